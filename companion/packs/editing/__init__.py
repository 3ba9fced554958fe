"""Packs being entered, as pure functions on frozen drafts: nothing here is shown, and nothing is kept.

A draft may be unfinished in every way; `read` takes whatever was kept and leaves out what it cannot read, `data` gives
the pack's JSON, right or not, and `complaints` asks the models that guard imports what is still wrong with it. A pack
that is right is read whole, however large; `beyond` says whether an editor can show all of it.
"""

from typing import Any

from companion.packs.editing import boze, common, dimsum, dizzle
from companion.packs.editing.common import Beyond, Complaint, Words

PackDraft = dimsum.PackDraft | dizzle.PackDraft | boze.PackDraft

GAMES = ("dimsum", "dizzle", "boze")
"""The games that have packs."""

__all__ = [
    "GAMES",
    "Beyond",
    "Complaint",
    "PackDraft",
    "Words",
    "beyond",
    "blank",
    "boze",
    "complaints",
    "copied",
    "dimsum",
    "dizzle",
    "read",
]


def blank(game: str, pack_id: str, title: Words) -> PackDraft:
    """An empty pack of a game."""
    match game:
        case "dimsum":
            return dimsum.blank(pack_id, title)
        case "dizzle":
            return dizzle.blank(pack_id, title)
        case "boze":
            return boze.blank(pack_id, title)
    raise KeyError(game)


def read(game: str, raw: Any) -> PackDraft:
    """A draft from what was kept, or a pack to go on from."""
    match game:
        case "dimsum":
            return dimsum.read(raw)
        case "dizzle":
            return dizzle.read(raw)
        case "boze":
            return boze.read(raw)
    raise KeyError(game)


def beyond(draft: PackDraft) -> Beyond | None:
    """What of a draft its editor has no room for: such a pack is played with as it is, and not edited."""
    if isinstance(draft, dimsum.PackDraft):
        return dimsum.beyond(draft)
    return dizzle.beyond(draft) if isinstance(draft, dizzle.PackDraft) else boze.beyond(draft)


def copied(body: dict[str, Any], pack_id: str, title: Words) -> dict[str, Any]:
    """A pack's JSON under another id and title."""
    return {**body, "id": pack_id, "title": title.data()}


def complaints(draft: PackDraft) -> tuple[Complaint, ...]:
    """What is still wrong with a draft, in the order of the pack; none for one that can be played with."""
    return (
        dizzle.complaints(draft) if isinstance(draft, dizzle.PackDraft) else common.complaints(draft.game, draft.data())
    )
