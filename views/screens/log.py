"""The log of a table: every entry, newest first; undo, redo, and the correction of any entry."""

from functools import partial
from typing import Any

import flet as ft

from companion import explain, referee
from companion.desk import Outcome, Snapshot, new_id
from views.i18n import common as words
from views.i18n import log as own
from views.parts.base import icon, icon_tap, named, text
from views.parts.fields import field, pill, wide_button
from views.parts.marks import Seat, mark, seats_of
from views.parts.page import empty, header, page
from views.parts.seal import seal
from views.parts.sheets import over, sheet
from views.parts.timeline import Row, TimelineRow, open_row
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.log_rows import LogRows
from views.screens.one_table import OneTable
from views.theme import Look
from views.window import Once, Window

ROWS = 60
"""How many entries are listed at first, and how many more at a tap."""


class Log(OneTable):
    """The entries of a table.

    chosen: the first event of the row opened; only: a seat, "rulings" or None for all; query: the words searched for,
    None while the search is closed; listed: how many rows are drawn.
    """

    def __init__(self, window: Window, table_id: str) -> None:
        super().__init__(window, table_id)
        self.chosen: int | None = None
        self.only: int | str | None = None
        self.query: str | None = None
        self.ruling: str | None = None
        self.told: str | None = None
        self.once = Once()
        self.listed = ROWS
        self._rows: LogRows | None = None
        self._forget: Any = None
        if not self.missing:
            self.game = self.shot.game
            self.seats: tuple[Seat, ...] = seats_of(self.shot.names, self.shot.colors)
            self._forget = self.desk.subscribe(table_id, self._changed)

    def reread(self) -> None:
        """Takes the table as it is on disk."""
        self._shot = self.desk.find(self.table_id) or self._shot

    def leave(self) -> None:
        """Stops listening to the table."""
        if self._forget:
            self._forget()

    def _changed(self, shot: Snapshot) -> None:
        async def take() -> None:
            if shot.version > self.shot.version:
                self.sight.changed(self.shot.version)
                self.shot, self.chosen = shot, None
                self.redraw()

        self.window.soon(take)

    def choose(self, index: int) -> None:
        """Opens a row, or closes it; a guest only reads."""
        if self.window.guest is not None:
            return
        self.chosen, self.ruling, self.told = (None if self.chosen == index else index), None, None
        self.redraw()

    def show_only(self, which: int | str | None) -> None:
        """Shows one seat's entries, the rulings, or all."""
        self.only, self.listed = which, ROWS
        self.redraw()

    def toggle_search(self) -> None:
        """Opens the search field, or closes it and shows everything again."""
        self.query, self.listed = ("" if self.query is None else None), ROWS
        self.redraw()

    def search(self, query: str) -> None:
        """Shows the entries with these words."""
        self.query, self.listed = query, ROWS
        self.redraw()

    def undo(self) -> None:
        """Takes back the last entry."""
        if self.once.ready():
            self._take(self.desk.undo(self.table_id, new_id(), self.seen_version))

    def redo(self) -> None:
        """Brings back what was undone last."""
        if self.once.ready():
            self._take(self.desk.redo(self.table_id, new_id(), self.seen_version))

    def _take(self, outcome: Outcome) -> None:
        self.shot, self.chosen, self.ruling = outcome.snapshot, None, None
        self.told = None if outcome.ok else outcome.sentence(self.window.lang)
        self.redraw()

    def close_top(self) -> bool:
        """Closes the field for a ruling's reason."""
        if self.ruling is None:
            return False
        self.drop_ruling()
        return True

    def fix(self, index: int) -> None:
        """Goes to correct an entry."""
        self.window.go(f"/table/{self.table_id}/fix/{index}/{len(self.shot.table.together(index))}")

    def cut(self, index: int) -> None:
        """Takes back everything after an entry; undo brings it back."""
        end = self.shot.table.together(index).stop
        if self.once.ready():
            self._take(self.desk.cut(self.table_id, end, new_id(), self.seen_version))

    def ask_ruling(self) -> None:
        """Opens the field for the reason of a ruling."""
        self.ruling = ""
        self.redraw()

    def write_ruling(self, reason: str) -> None:
        """The reason, as typed."""
        self.ruling = reason
        self.redraw()

    def drop_ruling(self) -> None:
        """Closes the field."""
        self.ruling = None
        self.redraw()

    def rule(self) -> None:
        """Marks the chosen entry as let stand by the table."""
        reason = (self.ruling or "").strip()
        if self.chosen is not None and reason and self.once.ready():
            self._take(self.desk.rule(self.table_id, self.chosen, reason, new_id(), self.seen_version))

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Ctrl+Z and Ctrl+Y."""
        if self.missing:
            return
        if ctrl and key.lower() == "z":
            (self.redo if shift else self.undo)()
        elif ctrl and key.lower() == "y":
            self.redo()

    def show_more(self) -> None:
        """Lists more entries."""
        self.listed += ROWS
        self.redraw()

    def rows(self, look: Look) -> LogRows:
        """The entries as rows, kept for as long as the table stays as it is."""
        rows = self._rows
        if rows is None or rows.shot is not self.shot or rows.lang != look.lang:
            rows = self._rows = LogRows(self.shot, self.seats, look)
        return rows

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if self.missing:
            return page(
                look, header(look, look.t(words.LOG), on_back=self.window.back), [empty(look, look.t(words.EMPTY))]
            )
        table = self.shot.table
        title = explain.texts_of(self.game or "").TITLE.of(look.lang)
        rows = self.rows(look)
        head = header(
            look,
            look.t(words.LOG),
            look.t(own.COUNT, game=title, count=len(rows)),
            on_back=lambda: self.window.back(f"/table/{self.table_id}"),
            actions=[
                icon_tap(
                    look,
                    ft.Icons.SEARCH_ROUNDED if self.query is None else ft.Icons.SEARCH_OFF_ROUNDED,
                    look.t(words.SEARCH if self.query is None else own.SEARCH_CLOSE),
                    self.toggle_search,
                    ident="search",
                    size=28,
                )
            ],
        )
        filters: list[ft.Control] = [
            pill(look, look.t(own.ALL), self.only is None, lambda: self.show_only(None), ident="filter-all")
        ]
        filters += [
            pill(
                look,
                "",
                self.only == seat.index,
                partial(self.show_only, seat.index),
                ident=f"filter-{seat.index}",
                leading=mark(look, seat, 26),
                read=look.t(own.FILTER, name=seat.name),
            )
            for seat in self.seats
        ]
        if rows.rulings:
            filters.append(
                pill(
                    look,
                    "",
                    self.only == "rulings",
                    lambda: self.show_only("rulings"),
                    ident="filter-rulings",
                    leading=seal(look, "rule", 28),
                    count=str(rows.rulings),
                    read=look.t(own.RULED, count=rows.rulings),
                )
            )
        found = rows.found(self.only, self.query or "")
        lines: list[ft.Control] = []
        for number, place in enumerate(found[: self.listed]):
            row = rows.at(place)
            if row.index == self.chosen:
                lines.append(open_row(look, row, self.choose, self._chosen(look, row, rows), look.t(own.CHOSEN)))
            else:
                lines.append(TimelineRow(look, row, False, self.choose, number == 0, number == len(found) - 1))
        body: list[ft.Control] = []
        if self.told is not None:
            body.append(named(text(look, self.told, "strong", look.c.ng), "log-told", live=True))
        if self.query is not None:
            body.append(
                field(
                    look,
                    look.t(own.SEARCH),
                    self.query,
                    self.search,
                    ident="log-search",
                    glyph=ft.Icons.SEARCH_ROUNDED,
                    autofocus=True,
                )
            )
        body.append(ft.Row(filters, spacing=8, scroll=ft.ScrollMode.HIDDEN))
        body.append(
            ft.Column(lines, spacing=0, tight=True)
            if lines
            else empty(look, look.t(own.NOTHING if rows else own.EMPTY), ft.Icons.HISTORY_ROUNDED)
        )
        if len(found) > len(lines):
            more = look.t(own.MORE_ENTRIES, count=len(found) - len(lines))
            body.append(wide_button(look, more, self.show_more, ident="more-entries"))
        turn = referee.turn(table.position)
        who = (
            look.t(words.TURN, name=self.seats[turn.player].name)
            if turn and turn.player is not None
            else look.t(own.OVER)
            if turn is None
            else ""
        )
        bar = tray(
            look,
            MainAction(
                look.t(own.TO_TABLE),
                who,
                ft.Icons.ARROW_BACK_ROUNDED,
                lambda: self.window.back(f"/table/{self.table_id}"),
            ),
            [
                TrayAction(
                    "undo",
                    look.t(own.UNDO_ONE),
                    ft.Icons.UNDO_ROUNDED,
                    self.undo,
                    locked=None if table.counted else look.t(words.NOTHING_UNDO),
                ),
                TrayAction(
                    "redo",
                    look.t(words.REDO),
                    ft.Icons.REDO_ROUNDED,
                    self.redo,
                    locked=None if table.undone else look.t(words.LOCKED),
                ),
            ],
        )
        screen = page(look, head, body, bar, spacing=10)
        if self.ruling is None:
            return screen
        ready = bool(self.ruling.strip())
        form = field(
            look,
            look.t(words.REASON_FIELD),
            self.ruling,
            self.write_ruling,
            ident="ruling-reason",
            max_length=500,
            autofocus=True,
        )
        confirm = wide_button(
            look,
            look.t(words.RULING_DO),
            self.rule if ready else None,
            ident="ruling-do",
            glyph=ft.Icons.GAVEL_ROUNDED,
            filled=ready,
        )
        return over(
            look,
            screen,
            sheet(look, form, title=look.t(own.RULING_ASK), ident="ruling", foot=confirm),
            on_away=self.drop_ruling,
        )

    def _chosen(self, look: Look, row: Row, rows: LogRows) -> ft.Control:
        after = len(rows) - row.number
        roomy = look.roomy and look.width >= 360
        change = wide_button(
            look,
            look.t(own.FIX),
            lambda: self.fix(row.index),
            ident="fix",
            glyph=ft.Icons.EDIT_ROUNDED,
            filled=True,
            expand=roomy,
        )
        rule = wide_button(look, look.t(own.RULE), self.ask_ruling, ident="rule", glyph=ft.Icons.GAVEL_ROUNDED)
        stretch = ft.CrossAxisAlignment.STRETCH
        pair: ft.Control = ft.Row([change, rule], spacing=8)
        if not roomy:
            pair = ft.Column([change, rule], spacing=8, tight=True, horizontal_alignment=stretch)
        # What waits for an entry before it cannot be judged yet.
        blocked = rows.waiting < row.index
        buttons: list[ft.Control] = [] if blocked else [pair]
        if after:
            buttons.append(
                wide_button(
                    look,
                    look.t(own.BACK_TO, count=after),
                    lambda: self.cut(row.index),
                    ident="cut",
                    glyph=ft.Icons.UNDO_ROUNDED,
                )
            )
            buttons.append(
                ft.Row(
                    [icon(ft.Icons.INFO_ROUNDED, 20, look.c.ink), text(look, look.t(own.KEEP), "strong", expand=True)],
                    spacing=8,
                )
            )
        return ft.Column(buttons, spacing=8, tight=True)
