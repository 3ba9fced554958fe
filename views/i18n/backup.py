"""Words of writing everything out and bringing it in."""

from companion.desk.backup import Came, What
from views.i18n import Text

DATA = Text("データ", "Data")
DATA_NOTE = Text("{count}卓 · この端末の中だけ", "{count:table|tables} · on this device only")
EXPORT = Text("書き出す", "Export")
IMPORT = Text("読みこむ", "Import")
DATA_MORE = Text(
    "記録 · 箱 · プレイヤーを 1つのファイルにします。読みこんでも、いまの記録は消えません。",
    "Tables, boxes and players as one file. Importing never deletes what is here.",
)
ONLY_HERE = Text(
    "記録は このブラウザの中だけにあります。ブラウザの履歴とサイトのデータを消すと いっしょに消えます。",
    "They are in this browser only: whoever clears its site data deletes them too.",
)
NOBODY_JOINS = Text(
    "サーバーなしで動いているので、ほかのスマートフォンから同じ卓には入れません。卓は「わたす」のQRで となりへ移せます。",
    "The app runs here without a server, so other phones cannot join a table. Hand it on by its QR code instead.",
)
REMIND = Text(
    "{count}日 あそびました。記録は このブラウザの中だけにあります。ファイルにも のこしませんか。",
    "Played on {count:day|days} since the last backup, and it is all in this browser only. Save it as a file?",
)
LATER = Text("あとで", "Later")
EXPORTED = Text("書き出しました", "Exported")
EXPORTED_BUT = Text(
    "書き出しました(伏せた札のある とちゅうの卓 {count}つは、終わるまで入りません)",
    "Exported, without {count:running table|running tables} whose cards are face down until the end",
)
EXPORT_FAILED = Text("書き出せませんでした。{reason}", "It could not be exported. {reason}")
IMPORTED = Text("読みこみました", "Imported")
NOTHING_NEW = Text("新しいものは ありませんでした", "There was nothing new in it")
IMPORTING_FIRST = Text("読みこんでいます…", "Reading…")
IMPORTING = Text("読みこんでいます… {done} / {total}卓", "Reading… {done} of {total:table|tables}")
IMPORT_STOPPED = Text("やめました。何も加えていません", "Stopped: nothing was brought in")
IMPORT_FAILED = Text("読みこめませんでした。{reason}", "It could not be imported. {reason}")

WHAT: dict[What, Text] = {
    "table": Text("卓", "Tables"),
    "player": Text("プレイヤー", "Players"),
    "pack": Text("箱", "Boxes"),
    "setting": Text("設定", "Settings"),
    "event": Text("大会", "Events"),
}
CAME: dict[Came, Text] = {
    "added": Text("加えた {count}", "{count} added"),
    "extended": Text("つづきを足した {count}", "{count} continued"),
    "conflict": Text("食いちがい {count}", "{count} differing"),
    "restored": Text("消してあったのを もどした {count}", "{count} brought back from the bin"),
    "unchanged": Text("もうあった {count}", "{count} here already"),
    "refused": Text("読めない {count}", "{count} could not be read"),
}
NOT_READ = Text("「{name}」は読めないので 加えていません。{why}", "“{name}” was not added: it cannot be read. {why}")
DIFFERS: dict[What, Text] = {
    "table": Text(
        "卓「{name}」は この端末のとちがうので、別の卓として加えました。",
        "The table “{name}” differs from the one here: theirs was added beside it.",
    ),
    "player": Text(
        "{name} は ファイルでは ちがっていますが、この端末のほうを そのままにしました。",
        "{name} differs in the file: the one on this device stays as it is.",
    ),
    "pack": Text(
        "箱「{name}」は この端末のとちがうので、別の箱として加えました。",
        "The box “{name}” differs from the one here: theirs was added beside it.",
    ),
    "setting": Text(
        "設定「{name}」は この端末のほうを そのままにしました。",
        "The setting “{name}” differs: the one on this device stays as it is.",
    ),
    "event": Text(
        "大会「{name}」は この端末のとちがうので、別の大会として加えました。",
        "The event “{name}” differs from the one here: theirs was added beside it.",
    ),
}
TWO_ALIKE = Text(
    "{name} が 2人になりました。同じ人なら、プレイヤーの画面で まとめられます。",
    "There are two of {name} now. If they are the same person, merge them on the player's page.",
)
MORE_DIFFER = Text("ほかに {count}つ", "{count} more")
