"""Events of many tables as the desk keeps them; what is done at one is `companion.tournament.evening`."""

from collections.abc import Callable

from companion.desk.keeping import Keeping
from models.base import RecordError
from models.tournament import Tournament


class Hosting(Keeping):
    """Events."""

    def tournaments(self, *, deleted: bool = False) -> tuple[Tournament, ...]:
        """The events, the one changed last first. deleted: those that were deleted instead."""
        return tuple(one for one in self._store.tournaments() if (one.deleted is not None) == deleted)

    def tournament(self, tournament_id: str) -> Tournament | None:
        """The event of this id, None where there is none that can be read."""
        return self._read_tournament(id=tournament_id)

    def tournament_behind(self, *, wall: str | None = None, door: str | None = None) -> Tournament | None:
        """The event that one of its secrets leads to, None where there is none or it was deleted."""
        where = {name: secret for name, secret in (("wall", wall), ("door", door)) if secret is not None}
        found = self._read_tournament(**where)
        return None if found is None or found.deleted is not None else found

    def _read_tournament(self, **where: str) -> Tournament | None:
        try:
            return self._store.tournament(**where)
        except RecordError:
            return None

    def add_tournament(self, tournament: Tournament) -> None:
        """Keeps a new event."""
        with self._lock:
            self._store.put_tournament(tournament)

    def change_tournament(self, tournament_id: str, change: Callable[[Tournament], Tournament]) -> Tournament:
        """Changes an event, together with whatever `change` does at this desk: all of it, or nothing where it raises.

        Raises KeyError for an unknown id.
        """
        with self._lock, self._store.batch():
            before = self._store.tournament(id=tournament_id)
            if before is None:
                raise KeyError(tournament_id)
            after = change(before)
            if after != before:
                after = after.model_copy(update={"updated": self._now()})
                self._store.put_tournament(after)
            return after

    def generation(self) -> int:
        """A number that is another one after anything was written, by whatever window or program."""
        return self._store.generation()

    def now(self) -> str:
        """The time as entries carry it."""
        return self._now()
