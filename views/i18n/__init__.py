"""The words of the screens, both languages side by side: one module for what is shared, one a screen, one a game.

Every word is a `Text(ja, en)` at the top of its module; ``look.t(words.UNDO)`` gives it in the window's language.
"""

from companion.texts.base import Text

__all__ = ["Text"]
