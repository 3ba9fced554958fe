"""Words for when something went wrong on a screen."""

from views.i18n import Text

FAILED = Text("この画面で不具合が起きました", "Something went wrong on this screen")
FAILED_NOTE = Text(
    "それまでに入れて 受けつけられたものは残っています。最後に入れたものが あるか、たしかめてください。",
    "What was accepted before is kept. Please check whether your last entry is there.",
)
NOT_KEPT = Text("データを読み書きできませんでした", "The data could not be read or written")
AGAIN = Text("この画面へもどる", "Back to this screen")
TO_HOME = Text("ホームへ", "To the home screen")
