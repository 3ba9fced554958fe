"""The people who play here, by id: a new name or colour leaves their history alone, and two can turn out to be one."""

from collections.abc import Callable, Iterable

from companion.store import Store
from companion.store.rows import stayed
from models.base import RecordError, same_name, validated
from models.library import SavedPlayer
from models.record import Player


class People:
    """Saved players."""

    def __init__(self, store: Store, now: Callable[[], str], new_id: Callable[[], str]) -> None:
        self._store = store
        self._now = now
        self._new_id = new_id

    def all(self) -> tuple[SavedPlayer, ...]:
        """Everybody who is neither deleted nor merged into another, the oldest first."""
        return tuple(p for p in self._store.players() if p.deleted is None and p.merged_into is None)

    def get(self, player_id: str) -> SavedPlayer | None:
        """The player of this id, deleted ones too; for one who was merged, the one who stayed."""
        known = {player.id: player for player in self._store.players()}
        merged = {player.id: player.merged_into for player in known.values() if player.merged_into}
        return known.get(stayed(merged, player_id), known.get(player_id))

    def named(self, name: str) -> SavedPlayer | None:
        """The player of this name (as `same_name` compares), None if nobody has it."""
        wanted = same_name(name)
        return next((player for player in self.all() if same_name(player.name) == wanted), None)

    def add(self, name: str, color: str | None = None, shape: str | None = None) -> SavedPlayer:
        """A new player. Raises RecordError for a name that cannot be one or that is taken."""
        fields = {"id": self._new_id(), "name": name, "color": color, "shape": shape, "created": self._now()}
        return self._save(fields)

    def change(self, player_id: str, **fields: str | None) -> SavedPlayer:
        """Changes name, color or shape. Raises RecordError as `add` does, and for an unknown player."""
        player = self.get(player_id)
        if player is None:
            raise RecordError("player", "unknown-player", value=player_id)
        return self._save({**player.model_dump(), **fields})

    def ensure(self, name: str, color: str | None = None) -> SavedPlayer:
        """The player of this name, made if there is none. Raises RecordError for a name that cannot be one."""
        return self.named(name) or self.add(name, color)

    def delete(self, player_id: str) -> None:
        """Takes a player off the list; the history stays, and `restore` brings the player back."""
        self._mark(player_id, self._now())

    def restore(self, player_id: str) -> None:
        """Undoes `delete`. Raises RecordError where the name has been given to somebody else."""
        player = self.get(player_id)
        if player is not None:
            self._save({**player.model_dump(), "deleted": None})

    def merge(self, lost: str, kept: str) -> None:
        """Two are the same person: all that `lost` played is `kept`'s, until `unmerge`.

        Raises RecordError where both sat at one table.
        """
        known = {player.id for player in self.all()}
        for player_id in (lost, kept):
            if player_id not in known:
                raise RecordError("player", "unknown-player", value=player_id)
        if lost == kept:
            raise RecordError("player", "merge-same")
        if not self._store.merge_players(lost, kept):
            raise RecordError("player", "merge-both-sat")

    def merged_into(self, player_id: str) -> tuple[SavedPlayer, ...]:
        """Who turned out to be this player; each can be taken apart again by `unmerge`."""
        return tuple(player for player in self._store.players() if player.merged_into == player_id)

    def unmerge(self, lost: str) -> SavedPlayer:
        """Undoes `merge`: what `lost` played is theirs again. Raises RecordError where the name is somebody else's now."""
        player = next((one for one in self._store.players() if one.id == lost), None)
        if player is None:
            raise RecordError("player", "unknown-player", value=lost)
        return self._save({**player.model_dump(), "merged_into": None})

    def _mark(self, player_id: str, deleted: str | None) -> None:
        player = self.get(player_id)
        if player is not None:
            self._store.put_player(player.model_copy(update={"deleted": deleted}))

    def _save(self, fields: dict[str, str | None]) -> SavedPlayer:
        player = validated(SavedPlayer, fields)
        taken = self.named(player.name)
        if taken is not None and taken.id != player.id:
            raise RecordError("name", "same-name", name=player.name)
        self._store.put_player(player)
        return player


def name_problems(names: Iterable[str]) -> tuple[RecordError | None, ...]:
    """For each name typed in at the set-up, what is wrong with it: its form, or that one before is the same."""
    seen: set[str] = set()
    problems: list[RecordError | None] = []
    for seat, name in enumerate(names):
        problem = None
        try:
            validated(Player, {"name": name}, ("players", seat))
        except RecordError as error:
            problem = error
        if problem is None and same_name(name) in seen:
            problem = RecordError(f"players[{seat}].name", "same-name", name=name.strip())
        seen.add(same_name(name))
        problems.append(problem)
    return tuple(problems)


__all__ = ["People", "name_problems", "same_name"]
