"""Why a site could not be made."""

from typing import Literal

from companion.game import Lang
from companion.texts.site import TEXTS

Trouble = Literal["not-empty", "no-node", "no-wheels", "no-reader", "no-client", "compile"]


class SiteError(Exception):
    """trouble: which; detail: a folder, or what the other program said."""

    def __init__(self, trouble: Trouble, detail: str = "") -> None:
        super().__init__(trouble, detail)
        self.trouble: Trouble = trouble
        self.detail = detail

    def sentence(self, lang: Lang) -> str:
        """One sentence for the person at the command line."""
        return TEXTS[self.trouble].of(lang).format(detail=self.detail)
