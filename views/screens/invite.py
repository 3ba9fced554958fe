"""Invites phones to a table: the code to scan, who came, and how to shut them out again."""

from collections.abc import Callable
from functools import partial

import flet as ft

from companion.desk import Snapshot
from companion.sharing.qr import qr_matrix
from models.invitation import Invitation
from views.i18n import Text
from views.i18n import common as words
from views.i18n import guests as own
from views.parts.base import card, heading, icon_tap, text
from views.parts.fields import readable, switch_row, wide_button
from views.parts.marks import mark, seats_of
from views.parts.page import empty, header, page
from views.parts.qr import qr_card
from views.theme import Look
from views.window import Screen, Window


class Invite(Screen):
    """The invitation to one table. It is made when this is opened first, and stays the same until it is ended."""

    def __init__(self, window: Window, table_id: str) -> None:
        super().__init__(window)
        self.table_id = table_id
        self.shot: Snapshot | None = window.desk.find(table_id)
        self.secret: str | None = None
        self.invitation: Invitation | None = None
        self._listening = [window.desk.on_guests(table_id, lambda: window.soon(self._changed))]
        if self.shot is not None:
            self._listening.append(window.desk.subscribe(table_id, lambda _: window.soon(self._changed)))
            self.game = self.shot.game
            if window.joins is not None:
                self.secret, self.invitation = window.desk.invite(table_id)

    async def _changed(self) -> None:
        self.shot = self.window.desk.find(self.table_id)
        found = self.window.desk.invitation(self.table_id)
        self.secret, self.invitation = found if found is not None else (None, None)
        self.redraw()

    def leave(self) -> None:
        """Stops listening."""
        for end in self._listening:
            end()

    def back(self) -> None:
        """Returns to the table."""
        self.window.back(f"/table/{self.table_id}")

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back."""
        if key == "Escape":
            self.back()

    def enter_own(self, value: bool) -> None:
        """Whether each phone enters for its own seat only."""
        if self.secret is not None:
            self.window.desk.enter_own(self.secret, value)

    def close_door(self, value: bool) -> None:
        """Whether only those may come in that came before."""
        if self.secret is not None:
            self.window.desk.close_door(self.secret, value)

    def put_out(self, token: str) -> None:
        """Shuts one phone out."""
        if self.secret is not None:
            self.window.desk.put_out(self.secret, token)

    def end(self) -> None:
        """Shuts all out, and goes back to the table."""
        self.window.desk.end_invitation(self.table_id)
        self.back()

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        shot = self.shot
        if shot is None:
            return page(
                look, header(look, look.t(own.TITLE), on_back=self.window.home), [empty(look, look.t(words.EMPTY))]
            )
        head = header(look, look.t(own.TITLE), shot.title or "", on_back=self.back, close=True)
        if self.window.joins is None or self.secret is None or self.invitation is None:
            return page(look, head, [text(look, look.t(own.UNSERVED), "body")])
        address = self.window.joins + self.secret
        room = min(look.width - 2 * look.margin - 14, max(200.0, look.height - 330), 420.0)
        invited = self.invitation

        def switch(
            name: Text, note: Text, glyph: ft.IconData, on: bool, change: Callable[[bool], None], ident: str
        ) -> ft.Control:
            return card(look, switch_row(look, look.t(name), look.t(note), glyph, on, change, ident=ident))

        code = qr_card(look, qr_matrix(address), room, None, look.t(own.BELOW))
        return page(
            look,
            head,
            [
                ft.Row([code], alignment=ft.MainAxisAlignment.CENTER),
                text(look, look.t(own.NOTE), "note", look.c.ink2),
                readable(look, look.t(own.ADDRESS), address, ident="join-address"),
                heading(look, look.t(own.WHO), ft.Icons.GROUPS_ROUNDED),
                self._who(look, shot, invited),
                switch(own.OWN, own.OWN_NOTE, ft.Icons.LOCK_PERSON_ROUNDED, invited.own, self.enter_own, "enter-own"),
                switch(
                    own.CLOSED,
                    own.CLOSED_NOTE,
                    ft.Icons.DOOR_FRONT_DOOR_ROUNDED,
                    invited.closed,
                    self.close_door,
                    "close-door",
                ),
                wide_button(look, look.t(own.END), self.end, ident="end-invitation", glyph=ft.Icons.LOGOUT_ROUNDED),
                text(look, look.t(own.END_NOTE), "note", look.c.ink2, align=ft.TextAlign.CENTER),
            ],
        )

    def _who(self, look: Look, shot: Snapshot, invitation: Invitation) -> ft.Control:
        phones = {phone.seat: token for token, phone in invitation.phones.items() if phone.seat is not None}
        rows: list[ft.Control] = []
        for seat in seats_of(shot.names, shot.colors):
            token = phones.get(seat.index)
            note = look.t(own.HERE if token else own.FREE)
            row: list[ft.Control] = [
                mark(look, seat, 40, faint=token is None),
                ft.Column(
                    [text(look, seat.name, "strong", lines=1), text(look, note, "note", look.c.ink2)],
                    spacing=0,
                    tight=True,
                    expand=True,
                ),
            ]
            if token is not None:
                row.append(
                    icon_tap(
                        look,
                        ft.Icons.PHONELINK_ERASE_ROUNDED,
                        look.t(own.PUT_OUT, name=seat.name),
                        partial(self.put_out, token),
                        ident=f"put-out-{seat.index}",
                    )
                )
            rows.append(ft.Row(row, spacing=12))
        watching = sum(phone.seat is None for phone in invitation.phones.values())
        if watching:
            rows.append(text(look, look.t(own.WATCHES, count=watching), "note", look.c.ink2))
        return card(look, ft.Column(rows, spacing=10, tight=True))
