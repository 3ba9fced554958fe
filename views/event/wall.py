"""The wall: ranking and tables of an event, large, for a screen that everybody looks at."""

import flet as ft

from companion.texts.base import listed
from companion.texts.tournament import WORDS, chain_text, note_text
from companion.tournament.evening import Board
from companion.tournament.ranking import CHAINS
from views.event.listing import facts_of
from views.event.parts import EventTable, rank_rows
from views.event.watching import Watching
from views.i18n import common as words
from views.i18n import event as own
from views.parts.base import icon_tap, named, text
from views.parts.page import empty, header, page
from views.theme import Look

WIDE = 900
"""From so many pixels on ranking and tables stand side by side."""
HEAD = 170
"""What the title, and the line that says how it is ranked, take of the height."""
LINE, GAP, SMALLEST = 2.75, 8, 15.0
"""A line of the ranking is so many times as high as its letters; what lies between two; the smallest letters."""


class Wall(Watching):
    """Nothing is entered here; it follows what happens at the tables."""

    def back(self) -> None:
        """Returns to the event."""
        self.window.back(f"/event/{self.event_id}")

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back."""
        if key == "Escape":
            self.back()

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        board = self.board()
        if board is None:
            return page(look, header(look, look.t(own.EVENTS), on_back=self.back), [empty(look, look.t(own.GONE))])
        wide = look.width >= WIDE
        size = max(18.0, min(34.0, look.width / 62)) if wide else 18.0
        ranking = self._ranking(look, board, size)
        tables = self._tables(look, board, size, (look.width * 0.42 - 60) / 2 if wide else None)
        if wide:
            both: ft.Control = ft.Row(
                [_scrolling(ranking, 11), _scrolling(tables, 8)],
                spacing=size,
                expand=True,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
            )
        else:
            both = _scrolling([*ranking, *tables], 1)
        head = ft.Container(
            ft.Row(
                [
                    icon_tap(
                        look,
                        ft.Icons.ARROW_BACK_ROUNDED,
                        look.t(words.BACK),
                        self.back,
                        ident="back",
                        color=look.c.on_urushi,
                    ),
                    ft.Column(
                        [
                            named(
                                text(look, board.tournament.title, "turn", look.c.on_urushi, size=size * 1.3, lines=1),
                                "wall-title",
                                header=True,
                            ),
                            text(
                                look,
                                facts_of(look, board.tournament),
                                "note",
                                look.c.on_urushi2,
                                size=max(14, size * 0.7),
                            ),
                        ],
                        spacing=0,
                        tight=True,
                        expand=True,
                    ),
                ],
                spacing=8,
            ),
            bgcolor=look.c.urushi,
            padding=ft.Padding.symmetric(horizontal=8, vertical=8),
            border=ft.Border.only(bottom=ft.BorderSide(4, look.c.kin)),
        )
        inner = ft.Container(both, padding=ft.Padding.symmetric(horizontal=max(look.margin, size * 0.7)), expand=True)
        return ft.SafeArea(ft.Column([head, inner], spacing=size * 0.5, expand=True), expand=True)

    def _ranking(self, look: Look, board: Board, size: float) -> list[ft.Control]:
        if not board.rows:
            return [empty(look, look.t(own.NO_PEOPLE), ft.Icons.GROUPS_ROUNDED)]
        how = text(
            look, chain_text(CHAINS[board.tournament.main], look.lang), "note", look.c.ink2, size=max(14, size * 0.6)
        )
        if look.width < WIDE:
            return [*rank_rows(look, board, size), how]
        # As large as all of it can be seen at once; nobody scrolls a wall.
        room, count = look.height - HEAD, len(board.rows)
        columns = 1 if count * _height(size) <= room else 2
        size = max(SMALLEST, min(size, (room / -(-count // columns) - GAP) / LINE))
        rows = rank_rows(look, board, size)
        if columns == 1:
            return [*rows, how]
        half = -(-count // 2)
        parts = [_listed(rows[:half]), _listed(rows[half:])]
        return [ft.Row(parts, spacing=10, vertical_alignment=ft.CrossAxisAlignment.START), how]

    def _tables(self, look: Look, board: Board, size: float, width: float | None) -> list[ft.Control]:
        shown: list[ft.Control] = []
        for round_ in sorted({table.pairing.round for table in board.tables}, reverse=True):
            shown.append(text(look, look.t(WORDS["round"], round=round_), "title", look.c.ink2, size=size * 0.9))
            cards: list[ft.Control] = [
                EventTable(
                    look,
                    table,
                    tuple(board.name(one) for one in table.pairing.entrants),
                    None,
                    max(16, size * 0.72),
                    width,
                )
                for table in board.tables
                if table.pairing.round == round_
            ]
            shown.append(
                ft.Row(cards, spacing=10, run_spacing=10, wrap=True)
                if width
                else ft.Column(cards, spacing=8, tight=True)
            )
            if out := board.byes(round_):
                names = listed([board.name(one) for one in out], look.lang)
                shown.append(
                    text(look, look.t(WORDS["bye"], names=names), "strong", look.c.ink2, size=max(16, size * 0.7))
                )
        shown += [text(look, note_text(note, board.name, look.lang), "note", look.c.ink2) for note in board.notes]
        return shown


def _height(size: float) -> float:
    """How high a line of the ranking is, with the gap below it."""
    return size * LINE + GAP


def _listed(rows: list[ft.Control]) -> ft.Control:
    return ft.Column(rows, spacing=GAP, expand=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _scrolling(items: list[ft.Control], share: int) -> ft.Control:
    return ft.Column(
        [*items, ft.Container(height=12)],
        spacing=8,
        scroll=ft.ScrollMode.AUTO,
        expand=share,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
