"""The log of a table: every entry, newest first; undo, redo, and the correction of any entry."""

from typing import Any

import flet as ft

from companion import explain, referee
from companion.desk import Outcome, new_id
from companion.desk.sight import Sight
from companion.desk.snapshot import moment
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
from views.screens.mend import group_size
from views.theme import Look
from views.window import Screen, Window


class Log(Screen):
    """The entries of a table.

    chosen: the first event of the row opened; only: a seat, "rulings" or None for all; query: the words searched for,
    None while the search is closed.
    """

    def __init__(self, window: Window, table_id: str) -> None:
        super().__init__(window)
        self.desk = window.desk
        self.table_id = table_id
        self.shot: Any = self.desk.find(table_id)
        self.chosen: int | None = None
        self.only: int | str | None = None
        self.query: str | None = None
        self.ruling: str | None = None
        self.told: str | None = None
        self.sight = Sight()
        self._forget: Any = None
        if self.shot is not None:
            self.game = self.shot.game
            self.seats: tuple[Seat, ...] = seats_of(self.shot.names, self.shot.colors)
            self._forget = self.desk.subscribe(table_id, self._changed)

    def reread(self) -> None:
        """Takes the table as it is on disk."""
        self.shot = self.desk.find(self.table_id) or self.shot

    def leave(self) -> None:
        """Stops listening to the table."""
        if self._forget:
            self._forget()

    def _changed(self, shot: Any) -> None:
        async def take() -> None:
            if shot.version > self.shot.version:
                self.sight.changed(self.shot.version)
                self.shot, self.chosen = shot, None
                self.redraw()

        self.window.soon(take)

    def choose(self, index: int) -> None:
        """Opens a row, or closes it."""
        self.chosen, self.ruling = (None if self.chosen == index else index), None
        self.redraw()

    def show_only(self, which: int | str | None) -> None:
        """Shows one seat's entries, the rulings, or all."""
        self.only = which
        self.redraw()

    def toggle_search(self) -> None:
        """Opens the search field, or closes it and shows everything again."""
        self.query = "" if self.query is None else None
        self.redraw()

    def search(self, query: str) -> None:
        """Shows the entries with these words."""
        self.query = query
        self.redraw()

    def undo(self) -> None:
        """Takes back the last entry."""
        self._take(self.desk.undo(self.table_id, new_id(), self.seen_version))

    def redo(self) -> None:
        """Brings back what was undone last."""
        self._take(self.desk.redo(self.table_id, new_id(), self.seen_version))

    @property
    def seen_version(self) -> int:
        """The version of the table that the person has seen."""
        return self.sight.version(self.shot.version)

    def _take(self, outcome: Outcome) -> None:
        self.shot, self.chosen, self.ruling = outcome.snapshot, None, None
        self.told = None if outcome.ok else outcome.sentence(self.window.lang)
        self.redraw()

    def fix(self, index: int) -> None:
        """Goes to correct an entry."""
        self.window.go(f"/table/{self.table_id}/fix/{index}/{group_size(self.shot.table, index)}")

    def cut(self, index: int) -> None:
        """Takes back everything after an entry; undo brings it back."""
        end = index + group_size(self.shot.table, index)
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
        if self.chosen is None or not (self.ruling or "").strip():
            return
        self._take(
            self.desk.rule(self.table_id, self.chosen, self.ruling.strip(), new_id(), self.seen_version)  # type: ignore[union-attr]
        )

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Ctrl+Z and Ctrl+Y."""
        if self.shot is None:
            return
        if ctrl and key.lower() == "z":
            (self.redo if shift else self.undo)()
        elif ctrl and key.lower() == "y":
            self.redo()

    def rows(self, look: Look) -> list[Row]:
        """Entries in the order they were made, those entered as one in one row; what no longer fits comes last."""
        table = self.shot.table
        rows: list[Row] = []
        index = 0
        total = len(table.record)
        while index < total:
            size = group_size(table, index)
            steps = table.steps[index : index + size]
            events = [kept.event for kept in table.record[index : index + size]]
            seat = next((e.seat for e in events if e.seat is not None), None)
            said = [explain.describe(s.event, s.before.state, table.game.setup, look.lang) for s in steps]
            if len(steps) < size and table.misfit is not None:
                misfit = table.misfit
                said += [
                    explain.describe(e, misfit.before.state, table.game.setup, look.lang)
                    if e is misfit.event
                    else explain.step(self.game or "", e.type, look.lang)
                    for e in events[len(steps) :]
                ]
            # The first row that lacks a step is the one that no longer fits; those after it wait for it.
            fits = all(not row.waits for row in rows)
            stamp = table.log[table.record[index].number].at
            reason = next((e.ruling for e in events if e.ruling), None)
            rows.append(
                Row(
                    index,
                    self.seats[seat] if seat is not None and seat < len(self.seats) else None,
                    f"{moment(stamp):%H:%M}",
                    said[-1] if said else "",
                    said[0] if len(said) > 1 else "",
                    look.t(own.RULING_OF, reason=reason) if reason else "",
                    newest=index + size == total,
                    waits="" if len(steps) == size else look.t(own.MISFIT if fits else own.WAITS),
                )
            )
            index += size
        return rows

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if self.shot is None:
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
        rulings = sum(bool(row.ruling) for row in rows)
        filters: list[ft.Control] = [
            pill(look, look.t(own.ALL), self.only is None, lambda: self.show_only(None), ident="filter-all")
        ]
        filters += [
            pill(
                look,
                "",
                self.only == seat.index,
                lambda seat=seat: self.show_only(seat.index),
                ident=f"filter-{seat.index}",
                leading=mark(look, seat, 26),
                read=look.t(own.FILTER, name=seat.name),
            )
            for seat in self.seats
        ]
        if rulings:
            filters.append(
                pill(
                    look,
                    "",
                    self.only == "rulings",
                    lambda: self.show_only("rulings"),
                    ident="filter-rulings",
                    leading=seal(look, "rule", 28),
                    count=str(rulings),
                    read=look.t(own.RULED, count=rulings),
                )
            )
        shown = [
            row
            for row in reversed(rows)
            if (
                self.only is None
                or (self.only == "rulings" and row.ruling)
                or (row.seat is not None and row.seat.index == self.only)
            )
            and explain.holds(
                f"{row.seat.name if row.seat else ''} {row.title} {row.note} {row.ruling}", self.query or ""
            )
        ]
        lines: list[ft.Control] = []
        for place, row in enumerate(shown):
            if row.index == self.chosen:
                lines.append(open_row(look, row, self.choose, self._chosen(look, row, rows), look.t(own.CHOSEN)))
            else:
                lines.append(TimelineRow(look, row, False, self.choose, place == 0, place == len(shown) - 1))
        body: list[ft.Control] = []
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
        if self.told is not None:
            body.append(named(text(look, self.told, "strong", look.c.ng), "log-told", live=True))
        body.append(ft.Row(filters, spacing=8, scroll=ft.ScrollMode.HIDDEN))
        body.append(
            ft.Column(lines, spacing=0, tight=True)
            if lines
            else empty(look, look.t(own.NOTHING if rows else own.EMPTY), ft.Icons.HISTORY_ROUNDED)
        )
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
        form = ft.Column(
            [
                field(
                    look,
                    look.t(words.REASON_FIELD),
                    self.ruling,
                    self.write_ruling,
                    ident="ruling-reason",
                    max_length=500,
                    autofocus=True,
                ),
                wide_button(
                    look,
                    look.t(words.RULING_DO),
                    self.rule if self.ruling.strip() else None,
                    ident="ruling-do",
                    glyph=ft.Icons.GAVEL_ROUNDED,
                    filled=bool(self.ruling.strip()),
                ),
            ],
            spacing=12,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return over(
            look, screen, sheet(look, form, title=look.t(own.RULING_ASK), ident="ruling"), on_away=self.drop_ruling
        )

    def _chosen(self, look: Look, row: Row, rows: list[Row]) -> ft.Control:
        after = sum(other.index > row.index for other in rows)
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
        blocked = any(other.waits and other.index < row.index for other in rows)
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
