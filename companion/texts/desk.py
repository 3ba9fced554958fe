"""What the desk says when an entry does not count for a reason other than the rules."""

from companion.texts.base import Text

REFUSALS = {
    "misfit": Text(
        "前の手を直したので、{number}番めの手が合わなくなっています。先にそこを直すか、裁定を書くか、そこで切ってください。",
        "After the correction, entry {number} no longer fits. Fix it, rule on it, or cut there first.",
    ),
    "nothing-to-undo": Text("もどせる手はありません。", "There is nothing to undo."),
    "nothing-to-redo": Text("やり直せる手はありません。", "There is nothing to redo."),
    "no-such-event": Text("その手はもうありません。", "That entry is not there any more."),
    "no-change": Text("何も変わりません。", "That changes nothing."),
    "shown": Text(
        "見てしまったものは、見なかったことにできません。宣言と「のぞく」は、もどすことも直すこともできません。まちがいは、点の修正か、あとの手への裁定で正します。",
        "What was seen stays seen: a call or a peek is neither undone nor changed. Put a mistake right by adjusting the "
        "points, or by a ruling on what follows.",
    ),
    "turn": Text(
        "終わった番より前には、もどせません。重ねたカードの下が見えてしまいます。入れまちがいは、「これまでの手」でその手を選んで直します。",
        "There is no undo into a turn that is over: it would show what lies covered. To put an entry right, choose it in "
        "the log.",
    ),
    "overtaken": Text(
        "ほかの端末で先に入力されました。今の卓を見て、まだのときは もういちど入れてください。",
        "Another device was quicker. Look at the table as it is now, and enter it again if it is still missing.",
    ),
    "stale": Text(
        "ほかの端末で先に変わりました。今の卓を見て、もういちど選んでください。",
        "Another device changed the table first. Look at it as it is now and choose again.",
    ),
}
"""By `Outcome.why`."""
