"""Invitations: who may follow one to a table, and for which seat each phone enters.

An invitation is a secret address for one table. It is a setting of this device, and leaves it in no backup.
"""

import re
from collections.abc import Callable
from typing import Final

from companion.desk.ids import new_secret
from companion.desk.keeping import Keeping
from models.base import RecordError, validated
from models.invitation import SETTING, Invitation, Phone

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
MOST_PHONES: Final = 40
"""At one table."""


class Inviting(Keeping):
    """Who is invited to which table."""

    def invitation(self, table_id: str) -> tuple[str, Invitation] | None:
        """The secret of a table's invitation and what came of it, None where nobody is invited."""
        for key, value in self._store.settings().items():
            if key.startswith(SETTING):
                found = _read(value)
                if found is not None and found.table == table_id:
                    return key.removeprefix(SETTING), found
        return None

    def invite(self, table_id: str) -> tuple[str, Invitation]:
        """The invitation to a table, made where there is none. Raises KeyError for an unknown table."""
        with self._lock:
            self._row(table_id)
            found = self.invitation(table_id)
            if found is None:
                found = new_secret(), Invitation(table=table_id)
                self._keep_invitation(*found)
            return found

    def invited(self, secret: str) -> Invitation | None:
        """What a secret invites to, None where it invites to nothing (any more): the table may have been deleted."""
        if not TOKEN.fullmatch(secret):
            return None
        found = _read(self._store.setting(SETTING + secret))
        if found is None:
            return None
        try:
            row = self._store.table(found.table)
        except RecordError:
            return None
        return found if row is not None and row.deleted is None else None

    def admitted(self, secret: str, token: str) -> Invitation | None:
        """The invitation by which a phone may look at its table now, None for one that may not."""
        found = self.invited(secret)
        return None if found is None or token in found.out or not TOKEN.fullmatch(token) else found

    def phone(self, secret: str, token: str) -> Phone | None:
        """A phone that may look at the table now, None for one that may not."""
        found = self.admitted(secret, token)
        return None if found is None else found.phones.get(token, Phone())

    def sit(self, secret: str, token: str, seat: int | None) -> bool:
        """Gives a seat to a phone, None to watch; whoever had the seat watches from then on (the seat moved to another
        phone). False where the phone may not, or there are too many."""
        with self._lock:
            found = self.admitted(secret, token)
            if found is None:
                return False
            if seat is not None and not 0 <= seat < len(self._row(found.table).head["players"]):
                return False
            phones = {
                other: Phone() if phone.seat == seat and seat is not None else phone
                for other, phone in found.phones.items()
            }
            phones[token] = Phone(seat=seat)
            if len(phones) > MOST_PHONES:
                return False
            self._keep_invitation(secret, found.model_copy(update={"phones": phones}))
        self._tell_guests(found.table)
        return True

    def put_out(self, secret: str, token: str) -> None:
        """Shuts one phone out; its seat is free again."""
        with self._lock:
            found = self.invited(secret)
            if found is None:
                return
            phones = {other: phone for other, phone in found.phones.items() if other != token}
            out = (*found.out, token)[-64:]
            self._keep_invitation(secret, found.model_copy(update={"phones": phones, "out": out}))
        self._tell_guests(found.table)

    def enter_own(self, secret: str, own: bool) -> None:
        """Whether each phone enters for its own seat only, or anybody's for anyone."""
        with self._lock:
            found = self.invited(secret)
            if found is not None:
                self._keep_invitation(secret, found.model_copy(update={"own": own}))
        if found is not None:
            self._tell_guests(found.table)

    def end_invitation(self, table_id: str) -> None:
        """Shuts all phones out that followed it; a new invitation has another secret."""
        with self._lock:
            found = self.invitation(table_id)
            if found is not None:
                self._store.drop_setting(SETTING + found[0])
        self._tell_guests(table_id)

    def on_guests(self, table_id: str, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back whenever a table's invitation changed. Returns what ends it."""
        self._guest_watchers.setdefault(table_id, []).append(callback)

        def end() -> None:
            watching = self._guest_watchers.get(table_id, [])
            if callback in watching:
                watching.remove(callback)
            if not watching:
                self._guest_watchers.pop(table_id, None)

        return end

    def _tell_guests(self, table_id: str) -> None:
        for callback in list(self._guest_watchers.get(table_id, ())):
            callback()

    def _keep_invitation(self, secret: str, invitation: Invitation) -> None:
        self._store.put_setting(SETTING + secret, invitation.model_dump(mode="json"))


def _read(value: object) -> Invitation | None:
    try:
        return validated(Invitation, value) if isinstance(value, dict) else None
    except RecordError:
        return None
