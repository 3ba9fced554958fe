"""A box being entered: what its draft, its complaints and its words are to the rest of the house, whatever the game."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

from companion.seating import Lang
from companion.texts.base import Text
from models.base import RecordError

MOST_TEXT = 80

Place = tuple[str | int, ...]
"""Where in a pack, as keys and indexes of its JSON."""


class Words(NamedTuple):
    """A name in both languages; either may still be empty in a draft."""

    ja: str = ""
    en: str = ""

    def of(self, lang: Lang) -> str:
        """The name in this language, the other one where it is empty."""
        return (self.ja or self.en) if lang == "ja" else (self.en or self.ja)

    def said(self, lang: Lang, value: str, *, given: bool = False) -> "Words":
        """The name changed in one language; the other one follows as long as both were the same.

        given: nobody has chosen the name yet (the app gave it in both languages), so that it goes in both.
        """
        value = value[:MOST_TEXT]
        same = given or self.ja == self.en
        return Words(value if same or lang == "ja" else self.ja, value if same or lang == "en" else self.en)

    def data(self) -> dict[str, str]:
        """As it stands in a pack; what is missing is taken from the other language."""
        return {"ja": self.ja or self.en, "en": self.en or self.ja}


class Complaint(NamedTuple):
    """Why a draft is no pack yet. path: where; error: what the models say."""

    path: Place
    error: RecordError


class Beyond(NamedTuple):
    """What of a draft its editor has no room for: `path` as of a `Complaint`, how many there are, how many fit."""

    path: Place
    number: int
    most: int


class PackDraft(Protocol):
    """A pack being entered, of whatever game; frozen, and unfinished in every way."""

    @property
    def id(self) -> str:
        """The id under which it will be kept."""

    @property
    def title(self) -> Words:
        """What the box is called."""

    @property
    def game(self) -> str:
        """The game's id."""

    def data(self) -> dict[str, Any]:
        """The pack's JSON, right or not."""


D = TypeVar("D", bound=PackDraft)
D_contra = TypeVar("D_contra", bound=PackDraft, contravariant=True)


class BoxWords(Protocol[D_contra]):
    """The words of a game's box, ``companion/texts/<game>/box.py``."""

    @property
    def SHORT(self) -> Mapping[tuple[str, str], Text]:
        """What is wrong, by the key that a complaint is about and the models' reason."""

    @property
    def WHY(self) -> Mapping[str, Text]:
        """What is wrong, by the models' reason alone."""

    @property
    def MANY(self) -> Mapping[str, Text]:
        """What an editor has too much of, by the key of the list; `side` for the squares along a side."""

    def place(self, draft: D_contra, path: Place, lang: Lang) -> str:
        """What the thing at this place is called; empty for the pack as a whole."""

    def facts(self, draft: D_contra, error: RecordError, lang: Lang) -> Mapping[str, str | int]:
        """What the game's own sentences are filled with beside the error's facts, or in their place."""

    def summary(self, draft: D_contra, lang: Lang) -> str:
        """What is in a box, in a line."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Editing(Generic[D]):
    """How a game's packs are entered: pure functions on frozen drafts.

    blank: an empty pack of this id and title. read: a draft from whatever was kept, or a pack to go on from; what
    cannot be read is left out. beyond: what of a draft its editor has no room for. complaints: what is still wrong, in
    the order of the pack; none for one that can be played with.
    """

    blank: Callable[[str, Words], D]
    read: Callable[[Any], D]
    beyond: Callable[[D], Beyond | None]
    complaints: Callable[[D], tuple[Complaint, ...]]
    words: BoxWords[D]
