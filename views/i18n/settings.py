"""Words of the settings."""

from views.i18n import Text

LANGUAGE = Text("ことば", "Language")
AUTO = Text("端末と同じ", "Device")
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
AWAKE_NOTE = Text("卓をひらいている間だけ", "While a table is open")
AWAKE_UNSAFE = Text("この開き方 (http) では使えません", "Not available over http")
HAPTICS = Text("ふるえて知らせる", "Haptic signals")
HAPTICS_NOTE = Text("可は1回、否は2回 · スマホだけ", "One for legal, two for illegal · phones only")
LEFT = Text("左手で使う", "Left-handed")
LEFT_NOTE = Text("下のボタンの 左右を入れかえる", "Mirrors the buttons at the bottom")
ABOUT = Text("卓上コンパニオン · MIT ライセンス", "Table Companion · MIT licence")
