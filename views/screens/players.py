"""The people who play here."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.history import by_date, over, plays_of
from companion.statistics import PlayRecord, of_player
from models.library import SavedPlayer
from views.i18n import history as own
from views.parts.base import part
from views.parts.marks import Seat, mark, seats_of
from views.parts.page import empty, header, list_row, page
from views.theme import SEATS, Look
from views.window import Screen


class Players(Screen):
    """Everybody who is known on this device."""

    def show(self, player_id: str) -> None:
        """Shows a person's page."""
        self.window.go(f"/player/{player_id}")

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        desk = self.window.desk
        plays = plays_of(by_date(over(desk.tables())))
        people = desk.people.all()
        rows: list[ft.Control] = [
            PlayerRow(look, person.id, seat, of_player(plays, person.id), self.show)
            for person, seat in zip(people, _seats(people), strict=True)
        ]
        body = rows or [empty(look, look.t(own.NO_PEOPLE), ft.Icons.GROUP_ROUNDED)]
        head = header(look, look.t(own.PEOPLE), on_back=lambda: self.window.back("/history"))
        return page(look, head, body, spacing=8)


def _seats(people: Sequence[SavedPlayer]) -> list[Seat]:
    """People as marks, neighbours told apart where they have no colour of their own."""
    size = len(SEATS)
    rows = [people[start : start + size] for start in range(0, len(people), size)]
    return [seat for row in rows for seat in seats_of([p.name for p in row], [p.color for p in row])]


@part
def PlayerRow(look: Look, player_id: str, seat: Seat, record: PlayRecord, on_tap: Callable[[str], Any]) -> ft.Control:
    """One person with tables and wins."""
    note = look.t(own.PLAYS_AND_WINS, plays=record.plays, wins=record.wins)
    return list_row(
        look, mark(look, seat, 44), seat.name, note, partial(on_tap, player_id), ident=f"player-{seat.name}"
    )
