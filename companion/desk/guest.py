"""The desk as a guest's phone has it: one table, and of that what the invitation allows. It is the server that refuses;
the guest's screens only do not offer it."""

from collections.abc import Callable
from typing import Any, Final

from companion.desk import Desk
from companion.desk.entries import Events
from companion.desk.gathering import Gathering
from companion.desk.place import Place
from companion.desk.snapshot import Outcome, Snapshot
from companion.table import Preview
from models.base import RecordError, validated
from models.invitation import Invitation, Newcomer, Phone
from models.log import Entered

FOR_ALL: Final = frozenset({"stop", "adjust"})
"""What only the table as a whole decides: its host enters it."""


class GuestDesk:
    """What a guest may do. secret: of the invitation; token: the phone's own."""

    def __init__(self, desk: Desk, secret: str, token: str) -> None:
        self._desk, self.secret, self.token = desk, secret, token

    @property
    def _invitation(self) -> Invitation | None:
        return self._desk.admitted(self.secret, self.token)

    @property
    def phone(self) -> Phone | None:
        """This phone's place at the table, None where it may not look (any more)."""
        return self._desk.phone(self.secret, self.token)

    @property
    def table_id(self) -> str | None:
        """The table, None where the invitation has ended."""
        invitation = self._invitation
        return None if invitation is None else invitation.table

    @property
    def lobby(self) -> Invitation | None:
        """The table that is being set up, None where it is open already or the invitation has ended."""
        invitation = self._invitation
        return invitation if invitation is not None and invitation.table is None else None

    def come(self, name: str, style: int) -> bool:
        """Sits down at the table that is being set up. Raises RecordError for a name that cannot be one."""
        newcomer = validated(Newcomer, {"name": name, "style": style})
        return self._desk.come(self.secret, self.token, newcomer)

    def get_up(self) -> None:
        """Gets up again, before the table is opened."""
        self._desk.come(self.secret, self.token, None)

    @property
    def chosen(self) -> bool:
        """Whether this phone has taken a seat or chosen to watch."""
        invitation = self._invitation
        return invitation is not None and self.token in invitation.phones

    @property
    def taken(self) -> frozenset[int]:
        """The seats that other phones have."""
        invitation = self._invitation
        phones = invitation.phones if invitation is not None else {}
        return frozenset(
            phone.seat for token, phone in phones.items() if phone.seat is not None and token != self.token
        )

    def sit(self, seat: int | None) -> bool:
        """Takes a seat, or watches."""
        return self._desk.sit(self.secret, self.token, seat)

    def rename(self, name: str) -> Snapshot | None:
        """Gives the own seat a name. Raises RecordError for a name that cannot be one."""
        phone, table_id = self.phone, self.table_id
        if phone is None or phone.seat is None or table_id is None:
            return None
        return self._desk.rename_seat(table_id, phone.seat, name)

    # --- what the screens of a table use, for the one table only

    def find(self, table_id: str) -> Snapshot | None:
        """The table, None for every other."""
        return self._desk.find(table_id) if table_id == self.table_id else None

    def snapshot(self, table_id: str) -> Snapshot:
        """The table. Raises KeyError for every other."""
        self._mine(table_id)
        return self._desk.snapshot(table_id)

    def subscribe(self, table_id: str, callback: Callable[[Snapshot], None]) -> Callable[[], None]:
        """As `Desk.subscribe`, while the invitation lasts."""
        self._mine(table_id)

        def told(shot: Snapshot) -> None:
            if self.table_id == shot.table_id:
                callback(shot)

        return self._desk.subscribe(table_id, told)

    def stay(self, window: str) -> Gathering | None:
        """This phone's window is at the table from now on, None where the invitation has ended."""
        table_id = self.table_id
        if table_id is None:
            return None
        gathering = self._desk.gathering(table_id)
        gathering.arrive(window, lambda: self.phone.seat if self.phone is not None else None)
        return gathering

    def place(self, table_id: str, window: str, told: Callable[[], None]) -> Place:
        """This window's place among those of the table, with a guest's rights. Raises KeyError for every other table."""
        self._mine(table_id)
        return GuestPlace(self, self._desk.gathering(table_id), window, told)

    def draft(self, table_id: str, key: str = "") -> Any:
        """What is half entered on this phone."""
        self._mine(table_id)
        return self._desk.draft(table_id, self._draft_key(key))

    def set_draft(self, table_id: str, value: Any, key: str = "") -> bool:
        """Keeps what is half entered on this phone."""
        return table_id == self.table_id and self._desk.set_draft(table_id, value, self._draft_key(key))

    def enter(
        self, table_id: str, events: Events, entry_id: str | None = None, seen_version: int | None = None
    ) -> Outcome:
        """As `Desk.enter`, for events of the own seat."""
        shot = self.snapshot(table_id)
        if not all(self._may(event) for event in events):
            return Outcome("refused", shot, "not-yours")
        return self._desk.enter(table_id, events, entry_id, seen_version, self._by)

    def undo(self, table_id: str, entry_id: str | None = None, seen_version: int | None = None) -> Outcome:
        """As `Desk.undo`, for an entry of the own seat."""
        shot = self.snapshot(table_id)
        counted = shot.table.counted
        # What the host corrected, cut or ruled on stays, though the events behind it may be this seat's.
        last = shot.table.log[counted[-1]] if counted else None
        if last is not None and not (isinstance(last, Entered) and all(self._may(event) for event in last.events)):
            return Outcome("refused", shot, "not-yours")
        # What was looked at here is what is taken back, or nothing.
        seen = shot.version if seen_version is None else seen_version
        return self._desk.undo(table_id, entry_id, seen, self._by)

    def redo(self, table_id: str, entry_id: str | None = None, seen_version: int | None = None) -> Outcome:
        """Only the host brings back what was undone."""
        return Outcome("refused", self.snapshot(table_id), "not-yours")

    def correct(self, table_id: str, *_: Any) -> Outcome:
        """Only the host changes what was entered."""
        return Outcome("refused", self.snapshot(table_id), "not-yours")

    cut = rule = correct

    def change_options(self, table_id: str, **_: Any) -> Snapshot:
        """Only the host changes how the table was set up. Raises RecordError."""
        self._mine(table_id)
        raise RecordError("", "not-yours")

    def preview(self, table_id: str, *_: Any) -> Preview:
        """Only the host corrects: there is nothing to look at before. Raises RecordError."""
        self._mine(table_id)
        raise RecordError("", "not-yours")

    def may_enter(self, seat: int | None) -> bool:
        """Whether this phone may enter for a seat; None is whoever is due."""
        invitation = self._invitation
        phone = None if invitation is None else invitation.phones.get(self.token)
        if invitation is None or phone is None or phone.seat is None:
            return False
        return not invitation.own or seat is None or seat == phone.seat

    @property
    def _by(self) -> tuple[int, ...]:
        phone = self.phone
        return () if phone is None or phone.seat is None else (phone.seat,)

    def _may(self, event: Any) -> bool:
        """Whether this phone may enter an event: its own seat's, or what belongs to no seat while it sits at all."""
        kind, seat = (
            (event.get("type"), event.get("player"))
            if isinstance(event, dict)
            else (event.type, getattr(event, "seat", None))
        )
        ruling = event.get("ruling") if isinstance(event, dict) else event.ruling
        if ruling is not None:
            # What the rules forbid the table lets stand, not the one who wants it.
            return False
        return kind not in FOR_ALL and self.may_enter(seat)

    def _mine(self, table_id: str) -> None:
        if table_id != self.table_id:
            raise KeyError(table_id)

    def _draft_key(self, key: str) -> str:
        return f"{key}@{self.token}"


class GuestPlace(Place):
    """The place of a guest's window: it enters for whom its phone may, and sees its own part only."""

    def __init__(self, guest: GuestDesk, gathering: Gathering, window: str, told: Callable[[], None]) -> None:
        self._guest = guest
        super().__init__(gathering, window, told)

    def arrive(self) -> None:
        """A phone is at its table from the start on, whatever it shows (`GuestDesk.stay`)."""

    def leave(self) -> None:
        """It is still there when it shows something else."""
        self._end()

    @property
    def seat(self) -> int | None:
        phone = self._guest.phone
        return phone.seat if phone is not None else None

    @property
    def settles(self) -> bool:
        return False

    def may(self, seat: int | None) -> bool:
        return self._guest.may_enter(seat)
