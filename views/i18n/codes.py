"""Words about codes in several parts, and about reading codes."""

from views.i18n import Text

PART = Text("{number} / {count}", "{number} of {count}")
STOP = Text("とめる", "Stop")
GO_ON = Text("うごかす", "Go on")
BEFORE = Text("前のコード", "Code before")
AFTER = Text("つぎのコード", "Next code")

CAMERA = Text("カメラで読む", "Use the camera")
CAMERA_STOP = Text("カメラを止める", "Stop the camera")
CAMERA_AIM = Text("QRに向けてください", "Point it at the code")
CAMERA_NONE = Text("カメラが見つかりません。", "No camera was found.")
CAMERA_REFUSED = Text(
    "カメラを使えませんでした。許可を確かめてください。", "The camera could not be used: check its permission."
)
CAMERA_UNSAFE = Text(
    "この開き方ではカメラを使えません(https か、この端末の中だけ)。QRの写真を撮って「写真から」で読めます。",
    "Opened this way the page may not use the camera (https or this device only). "
    "Take a photo of the code and read it from there.",
)
NO_CAMERA = Text(
    "この端末ではカメラで読めません。写真・ファイル・文字で読めます。",
    "The camera cannot be used on this device. Use a picture, a file or the text.",
)
NO_SCANNER = Text(
    "この端末では QRの画像を読めません(zxing-cpp がありません)。コードの文字を貼るか、ファイルをえらんでください。",
    "Pictures of codes cannot be read here (zxing-cpp is not installed). Paste the text or choose a file.",
)
PHOTO = Text("写真・スクリーンショットから", "From a photo or screenshot")
FILE = Text("ファイルから", "From a file")
FIELD = Text("コードを貼る", "Paste the code")
FIELD_HINT = Text("TC1: で始まる文字", "It starts with TC1")
READ = Text("読む", "Read it")
AGAIN = Text("はじめから", "Start over")
PROGRESS = Text("{count}枚のうち {done}枚 読みました", "Read {done} of {count} codes")
MISSING = Text("のこり: {numbers}", "Still missing: {numbers}")
