"""The people who play here."""

import flet as ft

from companion.desk.snapshot import play_of
from companion.history import (
    over,
)
from companion.statistics import of_player
from views.i18n import history as own
from views.parts.base import icon, tap, text
from views.parts.marks import mark, seats_of
from views.parts.page import empty, header, page
from views.theme import Look
from views.window import Screen


class Players(Screen):
    """Everybody who is known on this device."""

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        window = self.window
        people = window.desk.people.all()
        tables = window.desk.tables()
        rows: list[ft.Control] = []
        for person in people:
            seat = seats_of([person.name], [person.color])[0]
            record = of_player([play_of(table) for table in over(tables)], person.id)
            note = f"{record.plays} {look.t(own.STAT_TABLES)} · {record.wins} {look.t(own.STAT_WINS)}"
            rows.append(
                tap(
                    look,
                    ft.Row(
                        [
                            mark(look, seat, 44),
                            ft.Column(
                                [
                                    text(look, person.name, "title", lines=1),
                                    text(look, note, "note", look.c.ink2),
                                ],
                                spacing=0,
                                expand=True,
                                tight=True,
                            ),
                            icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 26, look.c.ink),
                        ],
                        spacing=14,
                    ),
                    lambda key=person.id: window.go(f"/player/{key}"),
                    ident=f"player-{person.name}",
                    label=f"{person.name}. {note}",
                    fill=look.c.sheet,
                    edge=look.c.line,
                    edge_width=1,
                    radius=18,
                    padding=ft.Padding.symmetric(horizontal=14, vertical=10),
                )
            )
        body = rows or [empty(look, look.t(own.NO_PEOPLE), ft.Icons.GROUP_ROUNDED)]
        return page(look, header(look, look.t(own.PEOPLE), on_back=window.back), body, spacing=8)
