"""What the list of boxes shows: the app's packs and this device's own, each read once."""

from dataclasses import dataclass
from typing import Any, Protocol

from companion import packs
from companion.desk import TableInfo
from companion.desk.boxes import Boxes
from companion.packs import editing
from companion.packs.editing import PackDraft


@dataclass(frozen=True)
class Shown:
    """A pack of the list. body: as it is played with, None for a draft only; draft: what is being entered."""

    game: str
    id: str
    own: bool
    body: Any
    content: PackDraft
    being_changed: bool


class Catalogue:
    """The packs by game; one that did not change is not read again."""

    def __init__(self, boxes: Boxes) -> None:
        self._boxes = boxes
        self._read: dict[tuple[str, str], tuple[Any, Shown]] = {}

    def packs(self, game: str) -> list[Shown]:
        """The packs of a game: the app's, then one's own."""
        shown = []
        for pack in packs.shipped_packs(game):
            body = pack.model_dump(mode="json", exclude_unset=True)
            shown.append(self._once(game, pack.id, pack, body, None, own=False))
        for own in self._boxes.own(game):
            if own.body is not None or own.draft is not None:
                shown.append(self._once(game, own.id, own, own.body, own.draft, own=True))
        return shown

    def _once(self, game: str, pack_id: str, source: Any, body: Any, draft: Any, *, own: bool) -> Shown:
        before = self._read.get((game, pack_id))
        if before is not None and before[0] == source:
            return before[1]
        content = editing.read(game, body if draft is None else draft)
        shown = Shown(game, pack_id, own, body, content, own and draft is not None)
        self._read[game, pack_id] = (source, shown)
        return shown


class BoxList(Protocol):
    """The list of boxes, as its rows and sheets need it: what is shown, and what a tap does."""

    query: str
    title: str
    chosen: tuple[str, str] | None
    asking: str
    making: bool
    about_none: bool
    deleted: Any

    def packs(self, game: str) -> list[Shown]:
        """The packs of a game."""

    def pack(self, chosen: tuple[str, str] | None) -> Shown | None:
        """The pack that is chosen."""

    def using(self, shown: Shown) -> tuple[TableInfo, ...]:
        """The running tables that keep a pack from being deleted."""

    def choose(self, game: str, pack_id: str) -> None:
        """Opens the sheet of a pack."""

    def away(self) -> None:
        """Closes the sheet."""

    def ask(self, what: str) -> None:
        """The sheet asks for a name, or whether to delete."""

    def about(self) -> None:
        """What playing without a box means."""

    def make(self, game: str) -> None:
        """A new empty pack."""

    def edit(self) -> None:
        """Opens the editor of the chosen pack."""

    def duplicate(self) -> None:
        """An own copy of the chosen pack."""

    def rename(self) -> None:
        """Gives the chosen pack the title that was typed."""

    def retitle(self, value: str) -> None:
        """The new title, as typed."""

    def drop_draft(self) -> None:
        """Forgets what was changed since the pack was saved."""

    def delete(self) -> None:
        """Deletes the chosen pack."""

    def put_back(self) -> None:
        """Undoes the last deletion."""

    def pass_on(self) -> None:
        """Shows the chosen pack as QR codes."""

    def export(self) -> None:
        """Writes the chosen pack into a file."""
