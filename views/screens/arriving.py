"""Phones that sit down while a table is being set up: the code on the host's screen, and what the phone shows."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk, name_problems
from companion.desk.guest import GuestDesk
from companion.sharing.qr import qr_matrix
from companion.texts.errors import reason
from models.base import RecordError
from models.invitation import Newcomer
from views.i18n import common as words
from views.i18n import guests as own
from views.parts.base import heading, tap, text
from views.parts.fields import field, readable, wide_button
from views.parts.marks import Mark, initial
from views.parts.page import empty, header, page
from views.parts.qr import qr_card
from views.parts.tray import MainAction, tray
from views.theme import SEATS, Look
from views.window import Screen, Window


class Lobby:
    """The invitation of a table that is being set up, made when its code is shown first. arrived: called when somebody
    sat down, changed name or mark, or got up."""

    def __init__(self, desk: Desk, joins: str, arrived: Callable[[], Any]) -> None:
        self._desk, self._joins = desk, joins
        self.secret = desk.open_lobby()
        self._end = desk.on_guests(self.secret, arrived)

    @property
    def came(self) -> dict[str, Newcomer]:
        """Who sat down, by token, in the order in which they came."""
        found = self._desk.invited(self.secret)
        return dict(found.came) if found is not None else {}

    def open(self, table_id: str, seats: dict[str, int]) -> None:
        """The table is opened: every phone finds its seat."""
        self._desk.open_table(self.secret, table_id, seats)

    def close(self) -> None:
        """The screen is left; where no table was opened nobody is invited any more."""
        self._end()
        self._desk.close_lobby(self.secret)

    def card(self, look: Look, room: float) -> ft.Control:
        """The code to scan, its address, and how many sat down."""
        address, came = self._joins + self.secret, self.came
        return ft.Column(
            [
                ft.Row(
                    [qr_card(look, qr_matrix(address), room, None, look.t(own.BELOW))],
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                text(look, look.t(own.LOBBY_NOTE), "note", look.c.ink2),
                readable(look, look.t(own.ADDRESS), address, ident="join-address"),
                text(look, look.t(own.CAME, count=len(came)) if came else look.t(own.NOBODY), "strong"),
            ],
            spacing=10,
            tight=True,
        )


class Arriving(Screen):
    """A phone at a table that is being set up: writes its name, chooses its mark and sits down.

    name, style: as chosen here, None as they stand at the table.
    """

    def __init__(self, window: Window, guest: GuestDesk) -> None:
        super().__init__(window)
        self.guest = guest
        mine = self.mine
        self.name = mine.name if mine is not None else ""
        self.style: int | None = mine.style if mine is not None else None
        self.error: str | None = None

    @property
    def mine(self) -> Newcomer | None:
        """This phone's player, None while it has not sat down."""
        lobby = self.guest.lobby
        return lobby.came.get(self.guest.token) if lobby is not None else None

    def type(self, name: str) -> None:
        """The name, as typed."""
        self.name, self.error = name, None
        self.redraw()

    def choose(self, style: int) -> None:
        """The mark; whoever sits changes it at once."""
        self.style = style
        if self.mine is not None:
            self.sit()
        self.redraw()

    def sit(self) -> None:
        """Sits down, or keeps what was changed."""
        lobby = self.guest.lobby
        if lobby is None:
            return
        others = [one.name for token, one in lobby.came.items() if token != self.guest.token]
        problem = name_problems([*others, self.name])[-1]
        if problem is not None:
            self.error = reason(problem, self.window.lang)
            self.redraw()
            return
        try:
            seated = self.guest.come(self.name, self._style())
        except RecordError as error:
            self.error = reason(error, self.window.lang)
        else:
            self.error = None if seated else self.window.look.t(own.FULL)
        self.redraw()

    def get_up(self) -> None:
        """Gets up again."""
        self.guest.get_up()
        self.redraw()

    def _style(self) -> int:
        """The mark chosen, else the first one that nobody has."""
        if self.style is not None:
            return self.style
        lobby = self.guest.lobby
        used = {one.style for one in lobby.came.values()} if lobby is not None else set[int]()
        return next((number for number in range(len(SEATS)) if number not in used), 0)

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        lobby, mine = self.guest.lobby, self.mine
        head = header(look, look.t(own.LOBBY), look.t(words.APP))
        if lobby is None:
            return page(look, head, [empty(look, look.t(own.ENDED), ft.Icons.DOOR_FRONT_DOOR_ROUNDED)])
        others = {one.style: one for token, one in lobby.came.items() if token != self.guest.token}
        marks = [self._mark(look, number, others.get(number)) for number in range(len(SEATS))]
        in_row = len(SEATS) if look.width >= 600 else len(SEATS) // 2
        body: list[ft.Control] = [
            field(
                look,
                look.t(own.NAME),
                self.name,
                self.type,
                ident="my-name",
                error=self.error,
                max_length=40,
                on_submit=self.sit,
            ),
            heading(look, look.t(own.MARK), ft.Icons.CATEGORY_ROUNDED),
            *(ft.Row(marks[at : at + in_row], spacing=6) for at in range(0, len(marks), in_row)),
        ]
        changed = mine is not None and mine.name != self.name.strip()
        if mine is not None:
            body.append(
                wide_button(look, look.t(own.GET_UP), self.get_up, ident="get-up", glyph=ft.Icons.EVENT_SEAT_ROUNDED)
            )
        if mine is not None and not changed:
            told = look.t(own.SEATED, name=mine.name)
            main = MainAction(told, look.t(own.SEATED_NOTE), ft.Icons.HOURGLASS_TOP_ROUNDED)
        elif mine is None and lobby.full:
            main = MainAction(look.t(own.FULL), "", ft.Icons.EVENT_SEAT_ROUNDED)
        else:
            ready = bool(self.name.strip())
            note = "" if ready else look.t(own.SIT_DOWN_NOTE)
            main = MainAction(look.t(own.SIT_DOWN), note, ft.Icons.EVENT_SEAT_ROUNDED, self.sit if ready else None)
        return page(look, head, body, tray(look, main), spacing=12)

    def _mark(self, look: Look, number: int, owner: Newcomer | None) -> ft.Control:
        style = SEATS[number]
        on = number == self._style()
        letter = initial(owner.name if owner is not None else self.name or "?")
        return tap(
            look,
            Mark(look, letter, style.color, style.shape, 44, False, owner is not None),
            partial(self.choose, number) if owner is None else None,
            ident=f"my-mark-{number}",
            label=look.t(own.MARK) + f" {number + 1}",
            selected=on,
            fill=look.c.sheet if on else None,
            edge=look.c.ink if on else None,
            radius=16,
            padding=8,
            expand=True,
        )
