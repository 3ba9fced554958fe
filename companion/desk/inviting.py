"""Invitations: who may follow one to a table, and for which seat each phone enters.

An invitation is a secret address for one table. It is a setting of this device, and leaves it in no backup.
"""

import re
from collections.abc import Callable, Mapping
from typing import Final

from companion.desk.ids import new_secret
from companion.desk.keeping import Keeping
from models.base import RecordError, same_name, validated
from models.invitation import SETTING, Invitation, Newcomer, Phone

TOKEN: Final = re.compile(r"[A-Za-z0-9_-]{16,64}")
MOST_PHONES: Final = 40
"""At one table."""
MOST_SEATS: Final = 8
"""At a table of any game."""


class Inviting(Keeping):
    """Who is invited to which table."""

    def _standing(self) -> Mapping[str, Invitation]:
        """The invitations to tables by their secrets, read anew only after something was written: every window asks for
        them whenever it is drawn."""
        generation = self._store.generation()
        if self._invitations is None or self._invitations[0] != generation:
            read = {
                key.removeprefix(SETTING): _read(value)
                for key, value in self._store.settings().items()
                if key.startswith(SETTING)
            }
            self._invitations = generation, {secret: one for secret, one in read.items() if one is not None}
        return self._invitations[1]

    def invitation(self, table_id: str) -> tuple[str, Invitation] | None:
        """The secret of a table's invitation and what came of it, None where nobody is invited."""
        return next(((secret, one) for secret, one in self._standing().items() if one.table == table_id), None)

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
        if secret in self._lobbies:
            return self._lobbies[secret]
        found = self._standing().get(secret)
        if found is None or found.table is None:
            return None
        try:
            row = self._store.table(found.table)
        except RecordError:
            return None
        return found if row is not None and row.deleted is None else None

    def admitted(self, secret: str, token: str) -> Invitation | None:
        """The invitation by which a phone may look at its table now, None for one that may not."""
        found = self.invited(secret)
        if found is None or token in found.out or not TOKEN.fullmatch(token):
            return None
        return None if found.closed and token not in found.phones else found

    def phone(self, secret: str, token: str) -> Phone | None:
        """A phone that may look at the table now, None for one that may not."""
        found = self.admitted(secret, token)
        return None if found is None else found.phones.get(token, Phone())

    def sit(self, secret: str, token: str, seat: int | None) -> bool:
        """Gives a seat to a phone, None to watch; whoever had the seat watches from then on (the seat moved to another
        phone). False where the phone may not, or there are too many."""
        with self._lock:
            found = self.admitted(secret, token)
            if found is None or found.table is None:
                return False
            if seat is not None and not 0 <= seat < len(self._row(found.table).head["players"]):
                return False
            phones = {
                other: Phone() if phone.seat == seat and seat is not None else phone
                for other, phone in found.phones.items()
            }
            phones[token] = Phone(seat=seat)
            while len(phones) > MOST_PHONES:
                # Who holds the address cannot use the places up: those that only watch and came first make room.
                del phones[next(other for other, phone in phones.items() if phone.seat is None and other != token)]
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
            came = {other: one for other, one in found.came.items() if other != token}
            self._keep_invitation(secret, found.model_copy(update={"phones": phones, "out": out, "came": came}))
        self._tell_guests(found.table or secret)

    def close_door(self, secret: str, closed: bool) -> None:
        """Whether only those may come in that came before: whoever was put out and has the address stays out."""
        with self._lock:
            found = self.invited(secret)
            if found is not None:
                self._keep_invitation(secret, found.model_copy(update={"closed": closed}))
        if found is not None and found.table is not None:
            self._tell_guests(found.table)

    # --- before the table is opened

    def open_lobby(self) -> str:
        """The secret of an invitation to a table that is being set up. It lives as long as the program."""
        with self._lock:
            secret = new_secret()
            self._lobbies[secret] = Invitation()
        return secret

    def come(self, secret: str, token: str, newcomer: Newcomer | None) -> bool:
        """Somebody sits down in a lobby, changes name or mark, or gets up again (None). A mark that another has becomes
        the first free one. False where nobody can (any more): it is closed, or full. Raises RecordError for a name that
        another has."""
        with self._lock:
            found = self.admitted(secret, token)
            if found is None or secret not in self._lobbies:
                return False
            came = {other: one for other, one in found.came.items() if newcomer is not None or other != token}
            if newcomer is not None:
                if token not in came and (found.full or len(came) >= MOST_SEATS):
                    return False
                others = [one for other, one in came.items() if other != token]
                if same_name(newcomer.name) in {same_name(one.name) for one in others}:
                    raise RecordError("", "same-name", name=newcomer.name)
                used = {one.style for one in others}
                free = [number for number in range(MOST_SEATS) if number not in used]
                style = newcomer.style if newcomer.style in free else free[0]
                came[token] = newcomer.model_copy(update={"style": style})
            self._lobbies[secret] = found.model_copy(update={"came": came})
        self._tell_guests(secret)
        return True

    def fill_lobby(self, secret: str, full: bool) -> None:
        """Whether there is no seat left for anybody else."""
        with self._lock:
            found = self._lobbies.get(secret)
            if found is None or found.full == full:
                return
            self._lobbies[secret] = found.model_copy(update={"full": full})
        self._tell_guests(secret)

    def close_lobby(self, secret: str) -> None:
        """The table was not opened: whoever came is told so."""
        with self._lock:
            self._lobbies.pop(secret, None)
        self._tell_guests(secret)

    def open_table(self, secret: str, table_id: str, seats: Mapping[str, int]) -> None:
        """The table of a lobby is opened. seats: whose phone (token) sits where; the others watch."""
        with self._lock:
            found = self._lobbies.pop(secret, None)
            if found is None:
                return
            phones = {token: Phone(seat=seats.get(token)) for token in found.came}
            invitation = Invitation(table=table_id, phones=phones, closed=found.closed, out=found.out)
            self._keep_invitation(secret, invitation)
        self._tell_guests(secret)

    def enter_own(self, secret: str, own: bool) -> None:
        """Whether each phone enters for its own seat only, or anybody's for anyone."""
        with self._lock:
            found = self.invited(secret)
            if found is not None:
                self._keep_invitation(secret, found.model_copy(update={"own": own}))
        if found is not None and found.table is not None:
            self._tell_guests(found.table)

    def end_invitation(self, table_id: str) -> None:
        """Shuts all phones out that followed it; a new invitation has another secret."""
        with self._lock:
            found = self.invitation(table_id)
            if found is not None:
                self._store.drop_setting(SETTING + found[0])
        self._tell_guests(table_id)

    def on_guests(self, table_id: str, callback: Callable[[], None]) -> Callable[[], None]:
        """Calls back whenever a table's invitation changed, or a lobby (by its secret). Returns what ends it."""
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
        if invitation.table is None:
            self._lobbies[secret] = invitation
            return
        self._store.put_setting(SETTING + secret, invitation.model_dump(mode="json"))


def _read(value: object) -> Invitation | None:
    try:
        return validated(Invitation, value) if isinstance(value, dict) else None
    except RecordError:
        return None
