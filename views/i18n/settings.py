"""Words of the settings."""

from views.i18n import Text

LANGUAGE = Text("ことば", "Language")
AUTO = Text("端末と同じ", "As the device")
JAPANESE = Text("日本語", "日本語")
ENGLISH = Text("English", "English")
APPEARANCE = Text("見た目", "Appearance")
LIGHT = Text("明るい", "Light")
DARK = Text("暗い", "Dark")
CONTRAST = Text("はっきりした線", "Clear outlines")
CONTRAST_NOTE = Text("コントラストを上げる", "More contrast")
SIZE = Text("文字の大きさ", "Text size")
TIMES = Text("{scale} 倍", "× {scale}")
SAMPLE = Text("あ", "A")
AWAKE = Text("画面を消さない", "Keep the screen on")
AWAKE_NOTE = Text("卓をひらいている間(できる端末で)", "While a table is open, where the device can")
HAPTICS = Text("ふるえて知らせる", "Haptic signals")
HAPTICS_NOTE = Text("可は1回、否は2回 · スマホだけ", "One for legal, two for illegal · phones only")
LEFT = Text("左手で使う", "Left-handed")
LEFT_NOTE = Text("下のボタンの 左右を入れかえる", "Mirrors the buttons at the bottom")
COVERS = Text("わたすとき かくす", "Hide while passing on")
COVERS_NOTE = Text("見えては こまるものが あるときだけ", "Only where something is secret")
DATA = Text("データ", "Data")
DATA_NOTE = Text("{count}卓 · この端末の中だけ", "{count:table|tables} · on this device only")
EXPORT = Text("書き出す", "Export")
IMPORT = Text("読みこむ", "Import")
DATA_MORE = Text(
    "記録 · 箱 · なまえを 1つのファイルにします。読みこんでも、いまの記録は消えません。",
    "Tables, boxes and names as one file. Importing never deletes what is here.",
)
EXPORTED = Text("書き出しました", "Exported")
EXPORTED_BUT = Text(
    "書き出しました(伏せた札のある とちゅうの卓 {count}つは、終わるまで入りません)",
    "Exported, without {count} running tables whose cards are face down until they end",
)
IMPORTED = Text("{count}卓を 読みこみました", "Imported {count:table|tables}")
IMPORT_FAILED = Text("読みこめませんでした: {reason}", "It could not be imported: {reason}")
ABOUT = Text("卓上コンパニオン · MIT ライセンス", "Table Companion · MIT licence")
