"""What the windows of each table share: `gathering` for one table, the guests' phones counted in."""

from collections.abc import Callable
from typing import Final

from companion.desk.core import now
from companion.desk.entering import Entering
from companion.desk.gathering import Gathering
from companion.desk.inviting import Inviting
from companion.desk.place import Place
from companion.store import Store
from models.apart import Kept
from models.base import RecordError, validated

APART: Final = "apart"
"""The key under which a table's drafts hold what was entered apart: it outlives the program."""


class Meeting(Entering, Inviting):
    """Where the windows of a table meet."""

    def __init__(self, store: Store, clock: Callable[[], str] = now) -> None:
        super().__init__(store, clock)
        self._gatherings: dict[str, Gathering] = {}

    def gathering(self, table_id: str) -> Gathering:
        """What the windows of a table share; the same for all of them."""
        with self._lock:
            return self._gatherings.setdefault(table_id, Gathering(table_id, self))

    def place(self, table_id: str, window: str, told: Callable[[], None]) -> Place:
        """A window of the host's comes to a table. told: called when anything changed that its windows share."""
        return Place(self.gathering(table_id), window, told)

    def gone_from(self, table_id: str) -> None:
        """The last window has left a table: what was shared and is on no disk is forgotten."""
        with self._lock:
            found = self._gatherings.get(table_id)
            if found is not None and found.empty:
                del self._gatherings[table_id]

    def _tell_guests(self, table_id: str) -> None:
        super()._tell_guests(table_id)
        found = self._gatherings.get(table_id)
        if found is not None:
            found.tell()

    def seats_of_phones(self, table_id: str) -> frozenset[int]:
        """The seats that invited phones have taken."""
        found = self.invitation(table_id)
        phones = found[1].phones.values() if found is not None else ()
        return frozenset(phone.seat for phone in phones if phone.seat is not None)

    def kept_apart(self, table_id: str) -> Kept | None:
        """What the seats entered apart, None where nothing was."""
        value = self._store.draft(table_id, APART)
        try:
            return None if value is None else validated(Kept, value)
        except RecordError:
            return None

    def keep_apart(self, table_id: str, kept: Kept | None) -> None:
        """Keeps what the seats entered apart. Raises StoreError."""
        self._store.put_draft(table_id, APART, None if kept is None else kept.model_dump(mode="json"))
