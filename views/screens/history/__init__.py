"""The records: every table by date, with filters, a search, figures, and what can be done with a table."""

import asyncio
from collections.abc import Sequence
from datetime import datetime
from functools import partial
from unicodedata import normalize
from urllib.parse import quote

import flet as ft

from companion.desk import Snapshot, TableInfo
from companion.desk.snapshot import moment
from companion.game import game_of
from companion.history import (
    Facet,
    Overview,
    by_date,
    everybody,
    facets,
    matches,
    minutes_of,
    overview,
    played,
    played_by,
    read_day,
    since,
)
from companion.sharing.sheet import plays_csv
from companion.texts.errors import reason, sentence
from models.base import RecordError
from views.event.listing import EventRow
from views.i18n import common as words
from views.i18n import history as own
from views.i18n import names as name_words
from views.parts.base import card, icon_tap, named, text
from views.parts.fields import field, segments, wide_button
from views.parts.figures import course, facet_card, mean, numbers, wins
from views.parts.page import empty, header, page
from views.parts.picking import saved
from views.parts.sheets import menu, over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.history.filters import Choice, chips_on, filter_sheet
from views.screens.history.rows import TableRow, game_chips, title_of
from views.screens.history.timing import time_sheet
from views.theme import Look, minus
from views.window import Screen, Window

ROWS = 40
"""How many tables are listed at first, and how many more at a tap."""
PARTS = (ft.Icons.LIST_ROUNDED, ft.Icons.INSIGHTS_ROUNDED)
CSV_NAME = "table-companion-plays.csv"


class History(Screen):
    """All tables of this device. only: a game's id, variant: a way to play it, who: a person's key, period: since when,
    sought: words; None, "all" or "" for all. figures: on a phone the sums are shown instead of the tables.
    """

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.only: str | None = None
        self.variant: str | None = None
        self.who: str | None = None
        self.period = "all"
        self.figures = False
        self.told = ""
        self.picker = ft.FilePicker()
        self.sought: str | None = None
        self.rows = ROWS
        self.chosen: TableInfo | None = None
        self.naming: str | None = None
        self.timing: tuple[str, str] | None = None
        self.error: str | None = None
        self.filtering = False
        self.older: tuple[Snapshot, ...] = ()
        self.deleted: TableInfo | None = None
        self._seen: tuple[Sequence[TableInfo], Overview, tuple[Facet, ...]] | None = None

    # --- choosing

    def show_game(self, game: str | None) -> None:
        """Shows one game's tables, or all."""
        self.only, self.game, self.variant, self.rows = game, game, None, ROWS
        self.redraw()

    def show_variant(self, variant: str) -> None:
        """Shows the tables of one way to play the game; "" for all."""
        self.variant, self.rows = variant or None, ROWS
        self.redraw()

    def show_period(self, period: str) -> None:
        """Shows the tables of a period, or of all times."""
        self.period, self.rows = period, ROWS
        self.redraw()

    def show_part(self, part: str) -> None:
        """On a phone: the tables, or what they come to."""
        self.figures = part == "figures"
        self.redraw()

    def show_person(self, who: str) -> None:
        """Shows one person's tables; "" for everybody's."""
        self.who, self.rows = who or None, ROWS
        self.redraw()

    def search(self) -> None:
        """Opens the search, or closes it."""
        self.sought = "" if self.sought is None else None
        self.redraw()

    def seek(self, words_: str) -> None:
        """What to search for, as typed."""
        self.sought, self.rows = words_, ROWS
        self.redraw()

    def filter(self) -> None:
        """Asks whose tables to show."""
        self.filtering = True
        self.redraw()

    def show_bin(self) -> None:
        """Shows the tables that were deleted."""
        self.window.go("/history/bin")

    def show_more(self) -> None:
        """Lists more tables."""
        self.rows += ROWS
        self.redraw()

    def show_all(self) -> None:
        """Drops every filter."""
        self.only, self.game, self.variant, self.who, self.sought = None, None, None, None, None
        self.period = "all"
        self.redraw()

    def choose(self, table: TableInfo) -> None:
        """Opens what can be done with a table."""
        self.chosen, self.naming, self.timing, self.error = table, None, None, None
        versions = self.window.desk.finished_versions(table.table_id) if table.summary is not None else ()
        self.older = versions if table.running else versions[:-1]
        self.redraw()

    def away(self) -> None:
        """Closes whatever lies over the list."""
        self.chosen, self.naming, self.timing, self.filtering, self.older = None, None, None, False, ()
        self.redraw()

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes the sheet, then the search."""
        if key == "Escape" and not self.close_top() and self.sought is not None:
            self.search()

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if self.chosen is None and not self.filtering:
            return False
        self.away()
        return True

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

    def share(self) -> None:
        """Hands the table over."""
        self.window.go(f"/table/{self._chosen().table_id}/share")

    def names(self) -> None:
        """Shows the names at the table, where each can be put right."""
        self.window.go(f"/table/{self._chosen().table_id}/names")

    def rematch(self) -> None:
        """The same people once more; the start seat moves on by one."""
        try:
            shot = self.window.desk.rematch(self._chosen().table_id)
        except RecordError as error:
            self.error = sentence(error, self.window.lang)
            self.redraw()
        else:
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
        try:
            self.window.desk.rename(self._chosen().table_id, (self.naming or "").strip() or None)
        except RecordError as error:
            self.error = sentence(error, self.window.lang)
            self.redraw()
        else:
            self.away()

    def time_it(self) -> None:
        """Opens the fields for the day of the table and its length."""
        table = self._chosen()
        self.timing = f"{played(table):%Y-%m-%d}", str(minutes_of(table) or "")
        self.redraw()

    def type_day(self, value: str) -> None:
        """The day, as typed."""
        assert self.timing is not None
        self.timing, self.error = (value, self.timing[1]), None

    def type_length(self, value: str) -> None:
        """The minutes, as typed."""
        assert self.timing is not None
        self.timing, self.error = (self.timing[0], value), None

    def keep_time(self) -> None:
        """Puts day and length right."""
        assert self.timing is not None
        look = self.window.look
        day = read_day(self.timing[0], datetime.now().astimezone().date())
        length = normalize("NFKC", self.timing[1]).strip()
        try:
            if day is None:
                self.error = look.t(own.PLAY_DAY_WRONG)
            elif not length.isdecimal():
                self.error = look.t(own.PLAY_LENGTH_WRONG)
            else:
                self.window.desk.put_time(self._chosen().table_id, day, int(length[:6]))
                self.away()
                return
        except RecordError as error:
            self.error = reason(error, look.lang)
        self.redraw()

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

    def show_player(self, who: str) -> None:
        """Shows a person's page."""
        self.window.go(f"/player/{quote(who, safe='')}")

    # --- the screen

    def _sift(self, everything: Sequence[TableInfo], look: Look) -> list[TableInfo]:
        """The tables that the filters leave, the newest first."""
        tables = everything if self.who is None else played_by(everything, self.who)
        start = since(self.period, datetime.now().astimezone())
        return by_date(
            table
            for table in tables
            if self.only in (None, table.game)
            and (self.variant is None or str(table.options.get("variant")) == self.variant)
            and (start is None or played(table) >= start)
            and (not self.sought or matches(table, self.sought, _titles(table)))
        )

    def _figures(self, shown: Sequence[TableInfo]) -> tuple[Overview, tuple[Facet, ...]]:
        """What the tables listed come to, worked out anew only when they changed."""
        if self._seen is None or self._seen[0] != shown:
            seen = overview(shown, self.window.desk.people.all())
            self._seen = (shown, seen, facets(shown) if self.only is not None else ())
        return self._seen[1:]

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        window = self.window
        everything = window.desk.tables()
        shown = self._sift(everything, look)
        body: list[ft.Control] = []
        if self.deleted is not None:
            body.append(self._deleted(look, self.deleted))
        if everything:
            body += self._filters(look, everything)
        if shown and not look.wide and not self.sought:
            parts = [("tables", look.t(own.TABLES)), ("figures", look.t(own.FIGURES))]
            body.append(
                segments(
                    look, parts, "figures" if self.figures else "tables", self.show_part, ident="part", glyphs=PARTS
                )
            )
        summed = self.figures and not look.wide and not self.sought
        figures = self._cards(look, shown) if look.wide or summed else []
        if not summed:
            body += self._events(look)
        if summed:
            body += figures
        elif shown:
            body += [TableRow(look, table, self.choose) for table in shown[: self.rows]]
        elif everything:
            body.append(empty(look, look.t(own.EMPTY_FILTER), ft.Icons.FILTER_ALT_OFF_ROUNDED))
            body.append(wide_button(look, look.t(own.SHOW_ALL), self.show_all, ident="show-all"))
        else:
            body.append(empty(look, look.t(own.EMPTY), ft.Icons.INSIGHTS_ROUNDED))
        binned = len(window.desk.tables(archived=None, deleted=True))
        if len(shown) > self.rows and not summed:
            more = look.t(own.MORE_TABLES, count=len(shown) - self.rows)
            body.append(wide_button(look, more, self.show_more, ident="more-tables"))
        if binned and not summed:
            label = look.t(own.BIN_COUNT, count=binned)
            body.append(wide_button(look, label, self.show_bin, ident="bin", glyph=ft.Icons.DELETE_OUTLINE_ROUNDED))
        head = header(
            look,
            look.t(words.HISTORY),
            look.t(own.COUNT, count=len(everything)),
            on_back=window.back,
            actions=self._actions(look),
        )
        bar = tray(
            look,
            MainAction(look.t(own.ADD_QR), "", ft.Icons.QR_CODE_SCANNER_ROUNDED, lambda: window.go("/open")),
            [TrayAction("filter", look.t(own.FILTER), ft.Icons.FILTER_ALT_ROUNDED, self.filter)],
            left=TrayAction("home", look.t(words.HOME), ft.Icons.HOME_ROUNDED, window.home),
        )
        side: ft.Control | None = None
        if look.wide:
            # There also while a search finds nothing: without it the page would be another, and the field with it.
            side = ft.Column(figures, spacing=12, scroll=ft.ScrollMode.AUTO, expand=True)
        return over(look, page(look, head, body, bar, side=side, spacing=10), self._sheet(look), on_away=self.away)

    def _events(self, look: Look) -> list[ft.Control]:
        """The events that are over, as long as nothing else is asked for."""
        if self.only is not None or self.who is not None or self.period != "all":
            return []
        found = (one for one in self.window.desk.tournaments() if one.finished is not None)
        sought = (self.sought or "").casefold()
        return [EventRow(look, one, self.show_event) for one in found if sought in one.title.casefold()]

    def show_event(self, event_id: str) -> None:
        """Goes to an event: its ranking, and its tables below."""
        self.window.go(f"/event/{event_id}")

    def _actions(self, look: Look) -> list[ft.Control]:
        window = self.window
        actions = [
            icon_tap(look, ft.Icons.SEARCH_ROUNDED, look.t(words.SEARCH), self.search, ident="search"),
            icon_tap(look, ft.Icons.GROUP_ROUNDED, look.t(own.PEOPLE), lambda: window.go("/players"), ident="players"),
        ]
        if look.roomy or look.width >= 600:  # large words leave no room; the settings are reached from home, too
            actions.append(
                icon_tap(
                    look, ft.Icons.DOWNLOAD_ROUNDED, look.t(own.BACKUP), lambda: window.go("/settings"), ident="backup"
                )
            )
        return actions

    def _filters(self, look: Look, everything: Sequence[TableInfo]) -> list[ft.Control]:
        rows: list[ft.Control] = []
        if self.sought is not None:
            rows.append(
                field(
                    look,
                    look.t(own.SEARCH_FOR),
                    self.sought,
                    self.seek,
                    ident="search-field",
                    autofocus=True,
                    glyph=ft.Icons.SEARCH_ROUNDED,
                )
            )
        rows.append(game_chips(look, self.only, self.show_game))
        chips = chips_on(look, self._choices(look, everything))
        if chips:
            rows.append(ft.Row(chips, spacing=8, wrap=True, run_spacing=8))
        return rows

    def _choices(self, look: Look, everything: Sequence[TableInfo]) -> list[Choice]:
        """What the tables can be filtered by beside the game."""
        periods = tuple((key, look.t(word)) for key, word in own.PERIODS.items())
        found = [Choice("period", look.t(own.FILTER_WHEN), periods, self.period, "all", self.show_period)]
        if self.only is not None and game_of(self.only).variants:
            variants = tuple((key, word.of(look.lang)) for key, word in game_of(self.only).variants.items())
            ways = (("", look.t(own.ALL)), *variants)
            found.append(Choice("variant", look.t(own.FILTER_VARIANT), ways, self.variant or "", "", self.show_variant))
        people = everybody(by_date(everything), self.window.desk.people.all())
        who = (("", look.t(own.EVERYONE)), *((person.key, person.name) for person in people))
        return [*found, Choice("who", look.t(own.FILTER_WHO), who, self.who or "", "", self.show_person)]

    def write_csv(self) -> None:
        """Writes the plays that the filters leave as a table for a spreadsheet, where the person says."""
        tables = self._sift(self.window.desk.tables(), self.window.look)

        async def write() -> None:
            look = self.window.look
            data = await asyncio.to_thread(plays_csv, tables, look.lang)
            kept = await saved(self.picker, CSV_NAME, data)
            self.told = look.t(own.CSV_SAVED if kept else words.BROKEN)
            self.redraw()

        self.window.soon(write)

    def _cards(self, look: Look, shown: Sequence[TableInfo]) -> list[ft.Control]:
        """The figures of the tables listed."""
        if not shown:
            return []
        seen, sorts = self._figures(shown)
        if not seen.plays:
            return [card(look, text(look, look.t(own.EMPTY_STATS), "strong", look.c.ink2))]
        cells = [(look.t(own.PLAYED), str(seen.plays), look.t(own.TABLE_UNIT if seen.plays == 1 else own.TABLES_UNIT))]
        if self.only is not None and seen.best is not None:
            cells.append((look.t(own.BEST), minus(seen.best), look.t(words.POINTS)))
            cells.append((look.t(own.AVERAGE), mean(seen.average), look.t(words.POINTS)))
        if seen.minutes is not None:
            cells.append((look.t(own.MINUTES), str(seen.minutes), look.t(own.MINUTES_UNIT)))
        cards = [numbers(look, cells[:2]), numbers(look, cells[2:])] if len(cells) > 3 else [numbers(look, cells)]
        if self.only is not None and seen.plays > 1:
            cards.append(course(look, seen, look.t(own.COURSE)))
        cards.append(wins(look, seen, self.show_player))
        sorted_card = facet_card(look, self.only, sorts, self.window.desk) if self.only is not None else None
        if sorted_card is not None:
            cards.append(sorted_card)
        cards.append(
            wide_button(
                look, look.t(own.PLAYS_CSV), self.write_csv, ident="plays-csv", glyph=ft.Icons.TABLE_CHART_ROUNDED
            )
        )
        if self.told:
            cards.append(named(text(look, self.told, "strong", look.c.ok), "csv-told", live=True))
        return cards

    def _deleted(self, look: Look, table: TableInfo) -> ft.Control:
        said = look.t(own.DELETED, name=title_of(look, table))
        back = wide_button(
            look, look.t(own.BRING_BACK), self.bring_back, ident="bring-back", glyph=ft.Icons.UNDO_ROUNDED
        )
        told = ft.Container(named(text(look, said, "strong"), "deleted-told", live=True), expand=True)
        inner = ft.Row([told, back], spacing=10) if look.roomy else ft.Column([ft.Row([told]), back], spacing=10)
        return card(look, inner, fill=look.c.rule_tint)

    # --- what lies over it

    def _sheet(self, look: Look) -> ft.Control | None:
        if self.filtering:
            return filter_sheet(look, self._choices(look, self.window.desk.tables()))
        if self.chosen is None:
            return None
        if self.naming is not None:
            return self._naming(look, self.naming)
        if self.timing is not None:
            return time_sheet(
                look, *self.timing, self.error, on_day=self.type_day, on_length=self.type_length, on_keep=self.keep_time
            )
        table = self.chosen
        items = [
            (
                "do-show",
                look.t(own.CARRY_ON if table.running else own.SHOW),
                ft.Icons.PLAY_ARROW_ROUNDED if table.running else ft.Icons.EMOJI_EVENTS_ROUNDED,
                self.show,
            ),
            ("do-entries", look.t(own.LOG), ft.Icons.HISTORY_ROUNDED, self.entries),
            (
                "do-share",
                look.t(own.SHARE_TABLE if table.running else words.SHARE),
                ft.Icons.QR_CODE_2_ROUNDED,
                self.share,
            ),
            ("do-rematch", look.t(own.REMATCH), ft.Icons.REPLAY_ROUNDED, self.rematch),
            ("do-names", look.t(name_words.TITLE), ft.Icons.BADGE_ROUNDED, self.names),
            *([] if table.running else [("do-time", look.t(own.RETIME), ft.Icons.EVENT_ROUNDED, self.time_it)]),
            ("do-rename", look.t(own.RENAME), ft.Icons.EDIT_ROUNDED, self.name_it),
            ("do-delete", look.t(own.DELETE), ft.Icons.DELETE_ROUNDED, self.delete),
        ]
        if table.summary is None:
            items = items[-2:]
        for shot in self.older:
            stamp = shot.table.log[shot.version - 1].at
            items.append(
                (
                    f"do-version-{shot.version}",
                    look.t(own.VERSION, time=f"{moment(stamp):%m/%d %H:%M}"),
                    ft.Icons.MANAGE_HISTORY_ROUNDED,
                    partial(self.show_older, shot.version),
                )
            )
        content: list[ft.Control] = [menu(look, items)]
        if self.error:
            content.insert(0, named(text(look, self.error, "strong", look.c.ng), "do-error", live=True))
        lines = ft.Column(content, spacing=10, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        return sheet(look, lines, title=title_of(look, table), note=", ".join(table.names))

    def _naming(self, look: Look, naming: str) -> ft.Control:
        form = ft.Column(
            [
                field(
                    look,
                    look.t(own.TITLE),
                    naming,
                    self.type_name,
                    ident="table-title",
                    error=self.error,
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


def _titles(table: TableInfo) -> list[str]:
    """What the game of a table and its way to play are called, in both languages."""
    game = game_of(table.game)
    variant = game.variant(table.options)
    return [*game.title, *(variant or ())]
