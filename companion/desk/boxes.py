"""The packs of this device's own, beside the shipped ones. A started table keeps the pack it was started with."""

import json
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from companion import packs
from companion.game import GAMES, read_pack, unknown_game
from companion.records import parse_json
from companion.store import Store
from models.base import Model, RecordError, validated
from models.library import OwnPack


class Boxes:
    """Shipped and own packs."""

    def __init__(self, store: Store, now: Callable[[], str]) -> None:
        self._store = store
        self._now = now

    def find(self, game: str, pack_id: str) -> Model | None:
        """The pack of this id, a shipped one first: a `companion.records.PackFinder`."""
        shipped: Model | None = packs.shipped(game, pack_id)
        if shipped is not None:
            return shipped
        own = self._own(game, pack_id)
        return read_pack(game, own.body) if own and own.body is not None else None

    def of(self, game: str) -> tuple[Any, ...]:
        """Every pack a table of this game can be started with: the shipped ones, then this device's own."""
        own = []
        for pack in self.own(game):
            if pack.body is not None:
                # One that a newer version kept, or that is damaged, is not offered.
                with suppress(RecordError):
                    own.append(read_pack(game, pack.body))
        return (*packs.shipped_packs(game), *own)

    def own(self, game: str | None = None) -> tuple[OwnPack, ...]:
        """This device's own packs, drafts too."""
        return tuple(pack for pack in self._store.packs() if game in (None, pack.game))

    def body(self, game: str, pack_id: str) -> Mapping[str, Any] | None:
        """An own pack as JSON values, None where there is none or it is a draft only."""
        own = self._own(game, pack_id)
        return own.body if own else None

    def save(self, data: Any) -> Model:
        """Saves a pack (parsed JSON) under its own id, over an own one of that id; its draft is done with.

        Raises RecordError where it is no pack, or where a shipped one has its id.
        """
        game = data.get("game") if isinstance(data, dict) else None
        if game not in GAMES:
            raise unknown_game(game)
        pack: Any = read_pack(game, data)
        if packs.shipped(game, pack.id) is not None:
            raise RecordError("id", "shipped-pack", value=pack.id)
        self._store.put_pack(OwnPack(game=game, id=pack.id, body=data, updated=self._now()))
        saved: Model = pack
        return saved

    def save_draft(self, game: str, pack_id: str, draft: Any) -> None:
        """Keeps a pack as it is being edited, right or not; None forgets the draft.

        Raises RecordError for what JSON without fractions cannot say: a backup could not be read again.
        """
        parse_json(json.dumps(draft))
        fields = {"game": game, "id": pack_id, "body": self.body(game, pack_id), "draft": draft, "updated": self._now()}
        self._store.put_pack(validated(OwnPack, fields))

    def draft(self, game: str, pack_id: str) -> Any:
        """A pack as it is being edited, None where there is no draft."""
        own = self._own(game, pack_id)
        return own.draft if own else None

    def delete(self, game: str, pack_id: str) -> OwnPack | None:
        """Removes an own pack with its draft and returns it, so that `put_back` can undo it."""
        own = self._own(game, pack_id)
        if own is not None:
            self._store.put_pack(own.model_copy(update={"body": None, "draft": None}))
        return own

    def put_back(self, pack: OwnPack) -> None:
        """Undoes `delete`."""
        self._store.put_pack(pack)

    def _own(self, game: str, pack_id: str) -> OwnPack | None:
        return next((pack for pack in self._store.packs() if (pack.game, pack.id) == (game, pack_id)), None)
