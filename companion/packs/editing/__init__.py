"""Packs being entered, as pure functions on frozen drafts: nothing here is shown, and nothing is kept.

A draft may be unfinished in every way; `read` takes whatever was kept and leaves out what it cannot read, `data` gives
the pack's JSON, right or not, and `complaints` asks the models that guard imports what is still wrong with it. A pack
that is right is read whole, however large; `beyond` says whether an editor can show all of it. How a game's packs are
entered stands in ``companion/packs/editing/<game>.py`` and is found through the game's description.
"""

from typing import Any

from companion.game import game_of
from companion.pack_draft import Beyond, Complaint, Editing, PackDraft, Words

__all__ = ["Beyond", "Complaint", "PackDraft", "Words", "beyond", "blank", "complaints", "copied", "read"]


def blank(game: str, pack_id: str, title: Words) -> PackDraft:
    """An empty pack of a game."""
    draft: PackDraft = _of(game).blank(pack_id, title)
    return draft


def read(game: str, raw: Any) -> PackDraft:
    """A draft from what was kept, or a pack to go on from."""
    draft: PackDraft = _of(game).read(raw)
    return draft


def beyond(draft: PackDraft) -> Beyond | None:
    """What of a draft its editor has no room for: such a pack is played with as it is, and not edited."""
    return _of(draft.game).beyond(draft)


def copied(body: dict[str, Any], pack_id: str, title: Words) -> dict[str, Any]:
    """A pack's JSON under another id and title."""
    return {**body, "id": pack_id, "title": title.data()}


def complaints(draft: PackDraft) -> tuple[Complaint, ...]:
    """What is still wrong with a draft, in the order of the pack; none for one that can be played with."""
    return _of(draft.game).complaints(draft)


def _of(game: str) -> Editing[Any]:
    editing = game_of(game).editing
    if editing is None:
        raise KeyError(game)
    return editing
