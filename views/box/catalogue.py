"""What the list of boxes shows: the app's packs and this device's own, each read once."""

from dataclasses import dataclass
from typing import Any

from companion import packs
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
