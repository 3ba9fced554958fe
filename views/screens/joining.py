"""What a phone sees that followed an invitation: the seats to choose from, and that an invitation has ended."""

from functools import partial

import flet as ft

from companion import explain
from companion.desk.guest import GuestDesk
from companion.texts.errors import reason
from models.base import RecordError
from views.i18n import common as words
from views.i18n import guests as own
from views.parts.base import tap, text
from views.parts.fields import field, wide_button
from views.parts.marks import Seat, mark, seats_of
from views.parts.page import empty, header, page
from views.parts.tray import MainAction, tray
from views.theme import Look
from views.window import Screen, Window


class Ended(Screen):
    """The invitation has ended, or this phone was shut out."""

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        body = [
            empty(look, look.t(own.ENDED), ft.Icons.DOOR_FRONT_DOOR_ROUNDED),
            text(look, look.t(own.ENDED_NOTE), "body", align=ft.TextAlign.CENTER),
        ]
        return page(look, header(look, look.t(words.APP)), body)


class Joining(Screen):
    """Chooses this phone's seat at its table, and gives it a name. name: as typed, None as it stands."""

    def __init__(self, window: Window, guest: GuestDesk, table_id: str) -> None:
        super().__init__(window)
        self.guest, self.table_id = guest, table_id
        self.name: str | None = None
        self.error: str | None = None
        shot = guest.find(table_id)
        if shot is not None:
            self.game = shot.game

    def sit(self, seat: int | None) -> None:
        """Takes a seat; None watches, and goes to the table."""
        self.guest.sit(seat)
        self.name = self.error = None
        if seat is None:
            self.window.go(f"/table/{self.table_id}")
        else:
            self.redraw()

    def type(self, name: str) -> None:
        """The own name, as typed."""
        self.name, self.error = name, None
        self.redraw()

    def done(self) -> None:
        """Keeps the name that was typed and goes to the table."""
        if self.name is not None and self.name.strip():
            try:
                self.guest.rename(self.name)
            except RecordError as error:
                self.error = reason(error, self.window.lang)
                self.redraw()
                return
        self.name = None
        self.window.go(f"/table/{self.table_id}")

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        shot, phone = self.guest.find(self.table_id), self.guest.phone
        if shot is None or phone is None:
            return Ended(self.window).build(look)
        title = shot.title or explain.texts_of(shot.game).TITLE.of(look.lang)
        head = header(look, look.t(own.JOIN), title)
        body: list[ft.Control] = []
        for seat in seats_of(shot.names, shot.colors):
            mine = phone.seat == seat.index
            body.append(self._seat(look, seat, mine))
            if mine:
                body.append(
                    field(
                        look,
                        look.t(own.NAME),
                        seat.name if self.name is None else self.name,
                        self.type,
                        ident="my-name",
                        error=self.error,
                        max_length=40,
                    )
                )
        body.append(
            wide_button(
                look, look.t(own.WATCH), partial(self.sit, None), ident="watch", glyph=ft.Icons.VISIBILITY_ROUNDED
            )
        )
        seated = phone.seat is not None
        main = MainAction(
            look.t(own.GO), look.t(own.GO_NOTE), ft.Icons.TABLE_RESTAURANT_ROUNDED, self.done if seated else None
        )
        return page(look, head, body, tray(look, main), spacing=10)

    def _seat(self, look: Look, seat: Seat, mine: bool) -> ft.Control:
        note = own.MINE if mine else own.TAKEN if seat.index in self.guest.taken else own.FREE
        row = ft.Row(
            [
                mark(look, seat, 44),
                ft.Column(
                    [text(look, seat.name, "title", lines=1), text(look, look.t(note), "note", look.c.ink2)],
                    spacing=0,
                    tight=True,
                    expand=True,
                ),
            ],
            spacing=14,
        )
        return tap(
            look,
            row,
            partial(self.sit, seat.index),
            ident=f"sit-{seat.index}",
            label=f"{look.t(own.SIT, name=seat.name)} ({look.t(note)})",
            fill=look.c.sheet,
            edge=seat.color if mine else look.c.edge,
            radius=18,
            padding=12,
        )
