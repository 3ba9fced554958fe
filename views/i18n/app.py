"""Words for when something went wrong on a screen."""

from views.i18n import Text

FAILED = Text("この画面で不具合が起きました", "Something went wrong on this screen")
FAILED_NOTE = Text("入れたものは残っています。", "What was entered is kept.")
TO_HOME = Text("ホームへ", "To the home screen")
