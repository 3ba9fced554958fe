"""What the desk says when an entry does not count for a reason other than the rules."""

import re
from collections.abc import Mapping

from companion.seating import Lang
from companion.store.errors import StoreError, Trouble
from companion.store.files import SetAside, Why
from companion.texts.base import Text

TROUBLES: Mapping[Trouble, Text] = {
    "full": Text(
        "端末のあきが足りなくて 書きのこせませんでした。いま入れたものは のこっていません。あきを作って、もういちど入れてください。",
        "There is no room left on this device, so this was not kept. Make some room and enter it again.",
    ),
    "busy": Text(
        "ほかのプログラムがデータのファイルを使っていて 書きのこせませんでした。少し待って、もういちど入れてください。",
        "Another program is using the data file, so this was not kept. Wait a moment and enter it again.",
    ),
    "read-only": Text(
        "データのファイルに書きこむことが ゆるされていないので 書きのこせませんでした。",
        "The data file may not be written to, so this was not kept.",
    ),
    "moved": Text(
        "データのファイルが 動かされたか消されたので 書きのこせませんでした。もとの場所にもどすか、アプリを始め直してください。",
        "The data file was moved or deleted, so this was not kept. Put it back, or start the app anew.",
    ),
    "newer": Text(
        "データは このアプリより新しい版で作られたものです。アプリを新しくすると開けます。ファイルには手をつけていません。",
        "The data was made by a newer version of the app. Update the app to open it; the file is left as it is.",
    ),
    "damaged": Text(
        "データのファイルが こわれていて 書きのこせませんでした。始め直すと、こわれたファイルは別の名前でのこります。",
        "The data file is damaged, so this was not kept. Start anew: the damaged file is then kept under another name.",
    ),
    "away": Text(
        "データベースに つながりません。いま入れたものは のこっていません。つながったら、もういちど入れてください。",
        "The database does not answer, so this was not kept. Enter it again once it does.",
    ),
    "failed": Text(
        "データのファイルを 読み書きできませんでした ({detail})。",
        "The data file could not be read or written ({detail}).",
    ),
}
"""By `StoreError.trouble`."""

NOT_OPENED: Mapping[Trouble, Text] = {
    "full": Text(
        "端末のあきが足りなくて データを開けません。あきを作って、始め直してください ({path})。",
        "There is no room left on this device to open the data. Make some room and start again ({path}).",
    ),
    "busy": Text(
        "ほかのプログラムがデータのファイルを使っています。それを閉じて、始め直してください ({path})。",
        "Another program is using the data file. Close it and start again ({path}).",
    ),
    "read-only": Text(
        "データのファイルや そのフォルダーに書きこむことが ゆるされていません ({path})。",
        "The data file or its folder may not be written to ({path}).",
    ),
    "moved": Text("データのフォルダーが見つかりません ({path})。", "The data folder cannot be found ({path})."),
    "newer": Text(
        "データは このアプリより新しい版で作られたものです。アプリを新しくすると開けます。ファイルには手をつけていません ({path})。",
        "The data was made by a newer version of the app. Update the app to open it; the file is left as it is ({path}).",
    ),
    "damaged": Text(
        "データのファイルがこわれていて開けません ({path})。", "The data file is damaged and cannot be opened ({path})."
    ),
    "away": Text(
        "データベースに つながりません ({path}: {detail})。",
        "The database does not answer ({path}: {detail}).",
    ),
    "failed": Text("データを開けません ({path}: {detail})。", "The data could not be opened ({path}: {detail})."),
}
"""The same where the app is just starting."""

SET_ASIDE: Mapping[Why, Text] = {
    "not-sqlite": Text("データのファイルではありませんでした", "It was no data file"),
    "corrupt": Text("データのファイルが こわれていました", "The data file was damaged"),
    "foreign": Text("ほかのプログラムのファイルでした", "It was the file of another program"),
    "journal-alone": Text(
        "データのファイルが消えていて、書きかけの控えだけがありました",
        "The data file was gone; only its journal was there",
    ),
    "journal-of-another": Text(
        "データのファイルが入れかえられていて、書きかけの控えと合いませんでした",
        "The data file had been replaced, and its journal did not fit it",
    ),
    "journal-damaged": Text(
        "書きかけの控えが こわれていて、終わりのほうの手がないかもしれません",
        "The journal was damaged: the last entries may be missing",
    ),
}
"""By `SetAside.why`."""


SEAT_NAME = Text("席{number}", "Seat {number}")
"""What a seat is called that nobody gave a name."""

_SEAT_NAME = re.compile("|".join(word.format(number="[0-9]{1,2}") for word in SEAT_NAME))


def is_seat_name(name: str) -> bool:
    """Whether a name is only a seat's number: nobody in particular sits there."""
    return _SEAT_NAME.fullmatch(name.strip()) is not None


def trouble_text(error: StoreError, lang: Lang) -> str:
    """Why the data could not be read or written, what of it is kept, and what can be done."""
    return TROUBLES[error.trouble].of(lang).format_map(_facts(error))


def not_opened_text(error: StoreError, lang: Lang) -> str:
    """Why the app cannot start with the data, and what can be done."""
    return NOT_OPENED[error.trouble].of(lang).format_map(_facts(error))


def _facts(error: StoreError) -> dict[str, str]:
    return {"path": _line(str(error.path)), "detail": _line(error.detail)}


def set_aside_text(found: SetAside, lang: Lang) -> str:
    """What was wrong with a file that was set aside."""
    return SET_ASIDE[found.why].of(lang)


def _line(text: str) -> str:
    return "".join(c if c.isprintable() else "�" for c in text)


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
    "not-yours": Text(
        "この端末からは、自分の席の手だけ入れられます。ほかの席と、卓ぜんたいのことは、卓をひらいた端末で入れます。",
        "This phone enters for its own seat only. Other seats, and what the whole table decides, are entered on the device "
        "that opened the table.",
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
