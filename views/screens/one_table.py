"""What every screen of one table starts from: the snapshot, or that there is no such table."""

from companion.desk import Snapshot
from companion.desk.sight import Sight
from views.window import Screen, Window


class OneTable(Screen):
    """A screen of one table. `shot`: the table as this window knows it; it may only be read where it is not `missing`."""

    def __init__(self, window: Window, table_id: str) -> None:
        super().__init__(window)
        self.desk = window.desk
        self.table_id = table_id
        self._shot: Snapshot | None = self.desk.find(table_id)
        self.sight = Sight()

    @property
    def missing(self) -> bool:
        """There is no such table."""
        return self._shot is None

    @property
    def shot(self) -> Snapshot:
        """The table as this window knows it."""
        assert self._shot is not None
        return self._shot

    @shot.setter
    def shot(self, shot: Snapshot) -> None:
        self._shot = shot

    @property
    def seen_version(self) -> int:
        """The version of the table that the person has seen; an entry is made against that one."""
        return self.sight.version(self.shot.version)
