"""The records: every table by date, with filters, the course of points, and what can be done with a table."""

from typing import Any
from urllib.parse import quote

import flet as ft

from companion import explain
from companion.desk import TableInfo
from companion.history import Overview, Person, minutes_of, overview
from views.games import SHOWN
from views.i18n import common as words
from views.i18n import history as own
from views.parts.base import card, heading, icon, icon_tap, named, tap, text
from views.parts.fields import field, pill, wide_button
from views.parts.glyphs import glyph
from views.parts.marks import Seat, mark, seats_of
from views.parts.page import empty, header, page
from views.parts.plot import legend, line_plot
from views.parts.sheets import menu, over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.home import local, when_text
from views.theme import DARK_ACCENTS, LIGHT_ACCENTS, Look, minus
from views.window import Screen, Window


class History(Screen):
    """All tables of this device. only: a game's id, who: a person's key; None for all."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.only: str | None = None
        self.who: str | None = None
        self.chosen: TableInfo | None = None
        self.naming: str | None = None
        self.filtering = False
        self.older: tuple[Any, ...] = ()
        self.deleted: TableInfo | None = None

    # --- choosing

    def show_game(self, game: str | None) -> None:
        """Shows one game's tables, or all."""
        self.only = game
        self.redraw()

    def show_person(self, who: str | None) -> None:
        """Shows one person's tables, or everybody's."""
        self.who, self.filtering = who, False
        self.redraw()

    def filter(self) -> None:
        """Asks whose tables to show."""
        self.filtering = True
        self.redraw()

    def choose(self, table: TableInfo) -> None:
        """Opens what can be done with a table."""
        self.chosen, self.naming = table, None
        self.older = self.window.desk.finished_versions(table.table_id)[:-1] if not table.running else ()
        self.redraw()

    def away(self) -> None:
        """Closes whatever lies over the list."""
        self.chosen, self.naming, self.filtering, self.older = None, None, False, ()
        self.redraw()

    # --- doing

    def _chosen(self) -> TableInfo:
        assert self.chosen is not None
        return self.chosen

    def show(self) -> None:
        """Shows the result, or the running table."""
        table = self._chosen()
        self.window.go(f"/table/{table.table_id}" if table.running else f"/table/{table.table_id}/result")

    def entries(self) -> None:
        """Shows the entries, where each can be corrected."""
        self.window.go(f"/table/{self._chosen().table_id}/log")

    def rematch(self) -> None:
        """The same people once more; the start seat moves on by one."""
        shot = self.window.desk.rematch(self._chosen().table_id)
        self.window.go(f"/table/{shot.table_id}")

    def name_it(self) -> None:
        """Opens the field for the table's name."""
        self.naming = self._chosen().title or ""
        self.redraw()

    def type_name(self, value: str) -> None:
        """The name, as typed."""
        self.naming = value

    def keep_name(self) -> None:
        """Gives the table its name."""
        self.window.desk.rename(self._chosen().table_id, (self.naming or "").strip() or None)
        self.away()

    def delete(self) -> None:
        """Deletes the table; it can be brought back at once."""
        table = self._chosen()
        self.window.desk.delete(table.table_id)
        self.deleted = table
        self.away()

    def bring_back(self) -> None:
        """Brings the deleted table back."""
        if self.deleted is not None:
            self.window.desk.restore(self.deleted.table_id)
        self.deleted = None
        self.redraw()

    def show_older(self, version: int) -> None:
        """Shows the result as it was before a correction."""
        self.window.go(f"/table/{self._chosen().table_id}/result/{version}")

    # --- the screen

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        desk, window = self.window.desk, self.window
        everything = desk.tables()
        of_game = [table for table in everything if self.only in (None, table.game)]
        shown = [table for table in of_game if self.who is None or self.who in table.players]
        body: list[ft.Control] = []
        if self.deleted is not None:
            body.append(self._deleted(look, self.deleted))
        if everything:
            body.append(self._games(look))
        if not shown:
            body.append(empty(look, look.t(own.EMPTY_FILTER if everything else own.EMPTY), ft.Icons.INSIGHTS_ROUNDED))
        else:
            seen = overview(shown)
            if seen.plays:
                body += self._numbers(look, seen)
                if self.only is not None:
                    body.append(self._course(look, seen))
                body.append(self._wins(look, seen))
            else:
                body.append(text(look, look.t(own.EMPTY_STATS), "note", look.c.ink2))
            body += [self._row(look, table) for table in shown]
        head = header(
            look,
            look.t(words.HISTORY),
            look.t(own.COUNT, count=len(everything)),
            on_back=window.back,
            actions=[
                icon_tap(
                    look,
                    ft.Icons.GROUP_ROUNDED,
                    look.t(own.PEOPLE),
                    lambda: window.go("/players"),
                    ident="players",
                ),
                icon_tap(
                    look,
                    ft.Icons.DOWNLOAD_ROUNDED,
                    look.t(own.BACKUP),
                    lambda: window.go("/settings"),
                    ident="backup",
                ),
            ],
        )
        bar = tray(
            look,
            MainAction(look.t(own.ADD_QR), "", ft.Icons.QR_CODE_SCANNER_ROUNDED, lambda: window.go("/open")),
            [TrayAction("filter", look.t(own.FILTER), ft.Icons.FILTER_ALT_ROUNDED, self.filter)],
            left=TrayAction("home", look.t(words.HOME), ft.Icons.HOME_ROUNDED, window.home),
        )
        return over(look, page(look, head, body, bar, spacing=10), self._sheet(look), on_away=self.away)

    def _games(self, look: Look) -> ft.Control:
        accents = DARK_ACCENTS if look.dark else LIGHT_ACCENTS
        chips: list[ft.Control] = [
            pill(look, look.t(own.ALL), self.only is None, lambda: self.show_game(None), ident="game-all")
        ]
        for game in SHOWN:
            on = self.only == game
            title = explain.texts_of(game).TITLE.of(look.lang)
            chips.append(
                pill(
                    look,
                    title if on else "",
                    on,
                    lambda game=game: self.show_game(game),
                    ident=f"game-{game}",
                    leading=glyph(game, 28, look.c.paper if on else accents[game].fill),
                    read=title,
                )
            )
        return ft.Row(chips, spacing=8, scroll=ft.ScrollMode.AUTO)

    def _numbers(self, look: Look, seen: Overview) -> list[ft.Control]:
        cells = [(look.t(own.PLAYED), str(seen.plays), look.t(own.TABLES_UNIT))]
        if self.only is not None and seen.best is not None:
            cells.append((look.t(own.BEST), minus(seen.best), look.t(words.POINTS)))
        if seen.minutes is not None:
            cells.append((look.t(own.MINUTES), str(seen.minutes), look.t(own.MINUTES_UNIT)))
        return [ft.Row([ft.Container(number(look, *cell), expand=True) for cell in cells], spacing=8)]

    def _course(self, look: Look, seen: Overview) -> ft.Control:
        people = seats_for([course.person for course in seen.courses])
        read = " / ".join(
            f"{course.person.name} {', '.join('–' if p is None else minus(p) for p in course.points)}"
            for course in seen.courses
        )
        return card(
            look,
            ft.Column(
                [
                    heading(look, look.t(own.COURSE), ft.Icons.SHOW_CHART_ROUNDED),
                    legend(look, people),
                    line_plot(
                        look,
                        people,
                        [course.points for course in seen.courses],
                        [f"{day.astimezone().month}/{day.astimezone().day}" for day in seen.dates],
                        ident="course",
                        read=look.t(own.COURSE_READ, people=read),
                    ),
                ],
                spacing=8,
            ),
        )

    def _wins(self, look: Look, seen: Overview) -> ft.Control:
        shown = seen.records[:8]
        people = seats_for([person for person, _ in shown])
        rows: list[ft.Control] = [heading(look, look.t(own.WINS), ft.Icons.EMOJI_EVENTS_ROUNDED)]
        for seat, (person, record) in zip(people, shown, strict=True):
            rows.append(
                tap(
                    look,
                    win_bar(look, seat, record.wins, record.plays, record.shared),
                    lambda key=person.key: self.window.go(f"/player/{quote(key, safe='')}"),
                    ident=f"wins-{person.name}",
                    label=f"{person.name} {record.wins} {look.t(own.WINS_OF, count=record.plays)}",
                    radius=12,
                    padding=4,
                )
            )
        return card(look, ft.Column(rows, spacing=6))

    def _row(self, look: Look, table: TableInfo) -> ft.Control:
        seats = seats_of(table.names, table.colors)
        summary = table.summary
        accent = (DARK_ACCENTS if look.dark else LIGHT_ACCENTS)[table.game]
        best = [seats[seat] for seat in summary.winners] if summary else []
        lead: ft.Control = mark(look, best[0], 40) if len(best) == 1 else glyph(table.game, 40, accent.fill)
        facts = [when_text(look, table.updated), look.t(own.SEATS, count=len(seats))]
        if table.running:
            facts.append(look.t(own.REFUSED if summary and summary.status == "refused" else own.RUNNING))
        elif summary and summary.status == "stopped":
            facts.append(look.t(own.STOPPED))
        if summary and summary.rulings:
            facts.append(look.t(own.RULINGS, count=summary.rulings))
        if (length := minutes_of(table)) is not None:
            facts.append(look.t(own.LENGTH, count=length))
        title = table.title or explain.texts_of(table.game).TITLE.of(look.lang)
        points = " · ".join(minus(total) for total in summary.totals) if summary else ""
        narrow = len(seats) > (2 if look.width < 600 else 5) or not look.roomy
        lines: list[ft.Control] = [
            text(look, title, "title", lines=1),
            text(look, " · ".join(facts), "note", look.c.ink2, lines=2),
        ]
        if narrow and points:
            lines.append(text(look, points, "strong", lines=1))
        row: list[ft.Control] = [lead, ft.Column(lines, spacing=0, expand=True, tight=True)]
        if points and not narrow:
            row.append(text(look, points, "value", weight=800, lines=1))
        row.append(icon(ft.Icons.MORE_VERT_ROUNDED, 24, look.c.ink))
        return tap(
            look,
            ft.Row(row, spacing=12),
            lambda: self.choose(table),
            ident=f"table-{table.table_id}",
            label=f"{title}. {' · '.join(facts)}. {', '.join(table.names)}. {points}",
            fill=look.c.sheet,
            edge=look.c.line,
            edge_width=1,
            radius=18,
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        )

    def _deleted(self, look: Look, table: TableInfo) -> ft.Control:
        title = table.title or explain.texts_of(table.game).TITLE.of(look.lang)
        return card(
            look,
            ft.Row(
                [
                    ft.Container(
                        named(text(look, look.t(own.DELETED, name=title), "strong"), "deleted-told", live=True),
                        expand=True,
                    ),
                    wide_button(
                        look, look.t(own.BRING_BACK), self.bring_back, ident="bring-back", glyph=ft.Icons.UNDO_ROUNDED
                    ),
                ],
                spacing=10,
            ),
            fill=look.c.rule_tint,
        )

    # --- what lies over it

    def _sheet(self, look: Look) -> ft.Control | None:
        if self.filtering:
            return self._filter(look)
        if self.chosen is None:
            return None
        title = self.chosen.title or explain.texts_of(self.chosen.game).TITLE.of(look.lang)
        if self.naming is not None:
            form = ft.Column(
                [
                    field(
                        look,
                        look.t(own.TITLE),
                        self.naming,
                        self.type_name,
                        ident="table-title",
                        max_length=80,
                        autofocus=True,
                        on_submit=self.keep_name,
                    ),
                    wide_button(look, look.t(own.SAVE), self.keep_name, ident="title-save", filled=True),
                ],
                spacing=10,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            )
            return sheet(look, form, title=look.t(own.RENAME))
        running = self.chosen.running
        items = [
            (
                "do-show",
                look.t(own.CARRY_ON if running else own.SHOW),
                ft.Icons.PLAY_ARROW_ROUNDED if running else ft.Icons.EMOJI_EVENTS_ROUNDED,
                self.show,
            ),
            ("do-entries", look.t(own.LOG), ft.Icons.HISTORY_ROUNDED, self.entries),
            ("do-rematch", look.t(own.REMATCH), ft.Icons.REPLAY_ROUNDED, self.rematch),
            ("do-rename", look.t(own.RENAME), ft.Icons.EDIT_ROUNDED, self.name_it),
            ("do-delete", look.t(own.DELETE), ft.Icons.DELETE_ROUNDED, self.delete),
        ]
        for shot in self.older:
            stamp = shot.table.log[shot.version - 1].at
            items.append(
                (
                    f"do-version-{shot.version}",
                    look.t(own.VERSION, time=f"{local(stamp):%m/%d %H:%M}"),
                    ft.Icons.MANAGE_HISTORY_ROUNDED,
                    lambda version=shot.version: self.show_older(version),
                )
            )
        note = ", ".join(self.chosen.names)
        return sheet(look, menu(look, items), title=title, note=note)

    def _filter(self, look: Look) -> ft.Control:
        people = self.window.desk.people.all()
        chips: list[ft.Control] = [
            pill(look, look.t(own.EVERYONE), self.who is None, lambda: self.show_person(None), ident="who-all")
        ]
        chips += [
            pill(
                look,
                person.name,
                self.who == person.id,
                lambda key=person.id: self.show_person(key),
                ident=f"who-{person.name}",
            )
            for person in people
        ]
        return sheet(look, ft.Row(chips, wrap=True, spacing=8, run_spacing=8), title=look.t(own.FILTER_WHO))


def number(look: Look, label: str, value: str, unit: str) -> ft.Control:
    """A card with one number."""
    row: list[ft.Control] = [text(look, value, "score.l")]
    if unit:
        row.append(text(look, unit, "strong"))
    return named(
        card(
            look,
            ft.Column(
                [
                    text(look, label, "label", look.c.ink2, lines=1),
                    ft.Row(row, spacing=4, vertical_alignment=ft.CrossAxisAlignment.END),
                ],
                spacing=2,
                tight=True,
            ),
            expand=True,
        ),
        None,
        f"{label} {value} {unit}",
    )


def seats_for(people: list[Person]) -> tuple[Seat, ...]:
    """People as marks: their own colours, each with a shape of its own."""
    return seats_of([person.name for person in people][:8], [person.color for person in people][:8])


def win_bar(look: Look, seat: Seat, wins: int, plays: int, shared: int) -> ft.Control:
    """A person's wins as a bar."""
    line: list[ft.Control] = [
        text(look, str(wins), "value", weight=800),
        text(look, look.t(own.WINS_OF, count=plays), "label", look.c.ink2),
    ]
    filled = ft.Container(bgcolor=seat.color, border_radius=8, expand=max(wins, 0) or None, height=22)
    rest = ft.Container(expand=max(plays - wins, 0) or None, height=22)
    bar = ft.Container(
        ft.Row([part for part in (filled if wins else None, rest if plays > wins else None) if part], spacing=0),
        bgcolor=look.c.sunk,
        border_radius=8,
        expand=True,
    )
    rows: list[ft.Control] = [ft.Row([mark(look, seat, 34), bar, *line], spacing=10)]
    if shared:
        rows.append(text(look, look.t(own.SHARED, count=shared), "note", look.c.ink2))
    return ft.Column(rows, spacing=0, tight=True)
