"""Words about codes in several parts, and about reading codes."""

from views.i18n import Text

PART = Text("{number} / {count}", "{number} of {count}")
STOP = Text("とめる", "Stop")
GO_ON = Text("うごかす", "Go on")
BEFORE = Text("前のコード", "Code before")
AFTER = Text("つぎのコード", "Next code")

CAMERA = Text("カメラで読む", "Use the camera")
CAMERA_STOP = Text("カメラを止める", "Stop the camera")
CAMERA_AIM = Text("QRコードを うつします", "Point it at the QR code")
CAMERA_NONE = Text("カメラが 見つかりません", "No camera was found")
CAMERA_REFUSED = Text("カメラを 使えませんでした", "The camera could not be used")
CAMERA_UNSAFE = Text(
    "この画面では カメラを使えません(https か この機械の画面だけ)。写真を とって えらんでください。",
    "The camera can be used on https or on this machine only. Take a photo and choose it instead.",
)
NO_SCANNER = Text(
    "この機械では QRコードの写真を読めません(zxing-cpp が いります)。文字を はるか、ファイルを えらんでください。",
    "Pictures of codes cannot be read on this machine (it needs zxing-cpp). Paste the text or choose a file.",
)
PHOTO = Text("写真から読む", "From a photo")
FIELD = Text("コードの文字を はる", "Paste the text of a code")
PROGRESS = Text("{count}つのうち {done}つ 読みました", "Read {done} of {count}")
MISSING = Text("のこり: {numbers}", "Missing: {numbers}")
