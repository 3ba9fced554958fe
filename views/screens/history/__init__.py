"""The records: every table by date, with filters, a search, figures, and what can be done with a table."""

from collections.abc import Sequence
from functools import partial
from urllib.parse import quote

import flet as ft

from companion import explain
from companion.desk import Snapshot, TableInfo
from companion.game import GAMES
from companion.history import Facet, Overview, by_date, everybody, facets, matches, overview, played_by
from companion.texts.base import Text
from companion.texts.errors import sentence
from models.base import RecordError
from views.i18n import common as words
from views.i18n import history as own
from views.parts.base import card, icon, icon_tap, named, text
from views.parts.fields import field, pill, wide_button
from views.parts.figures import course, facet_card, mean, numbers, wins
from views.parts.page import empty, header, page
from views.parts.sheets import menu, over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.history.rows import TableRow, game_chips, title_of
from views.screens.home import local
from views.theme import Look, minus
from views.window import Screen, Window

ROWS = 40
"""How many tables are listed at first, and how many more at a tap."""


class History(Screen):
    """All tables of this device. only: a game's id, who: a person's key, sought: words; None or "" for all."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.only: str | None = None
        self.who: str | None = None
        self.sought: str | None = None
        self.rows = ROWS
        self.chosen: TableInfo | None = None
        self.naming: str | None = None
        self.error: str | None = None
        self.filtering = False
        self.older: tuple[Snapshot, ...] = ()
        self.deleted: TableInfo | None = None
        self._seen: tuple[Sequence[TableInfo], Overview, tuple[Facet, ...]] | None = None

    # --- choosing

    def show_game(self, game: str | None) -> None:
        """Shows one game's tables, or all."""
        self.only, self.game, self.rows = game, game, ROWS
        self.redraw()

    def show_person(self, who: str | None) -> None:
        """Shows one person's tables, or everybody's."""
        self.who, self.filtering, self.rows = who, False, ROWS
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

    def show_more(self) -> None:
        """Lists more tables."""
        self.rows += ROWS
        self.redraw()

    def show_all(self) -> None:
        """Drops every filter."""
        self.only, self.game, self.who, self.sought = None, None, None, None
        self.redraw()

    def choose(self, table: TableInfo) -> None:
        """Opens what can be done with a table."""
        self.chosen, self.naming, self.error = table, None, None
        versions = self.window.desk.finished_versions(table.table_id) if table.summary is not None else ()
        self.older = versions if table.running else versions[:-1]
        self.redraw()

    def away(self) -> None:
        """Closes whatever lies over the list."""
        self.chosen, self.naming, self.filtering, self.older = None, None, False, ()
        self.redraw()

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes the sheet, then the search."""
        if key != "Escape":
            return
        if self.chosen is not None or self.filtering:
            self.away()
        elif self.sought is not None:
            self.search()

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
        titles = {game: _titles(game) for game in GAMES}
        return by_date(
            table
            for table in tables
            if self.only in (None, table.game) and (not self.sought or matches(table, self.sought, titles[table.game]))
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
        figures = self._cards(look, shown)
        if not look.wide:
            body += figures
        if shown:
            body += [TableRow(look, table, self.choose) for table in shown[: self.rows]]
        elif everything:
            body.append(empty(look, look.t(own.EMPTY_FILTER), ft.Icons.FILTER_ALT_OFF_ROUNDED))
            body.append(wide_button(look, look.t(own.SHOW_ALL), self.show_all, ident="show-all"))
        else:
            body.append(empty(look, look.t(own.EMPTY), ft.Icons.INSIGHTS_ROUNDED))
        if len(shown) > self.rows:
            more = look.t(own.MORE_TABLES, count=len(shown) - self.rows)
            body.append(wide_button(look, more, self.show_more, ident="more-tables"))
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
        if look.wide and figures:
            side = ft.Column(figures, spacing=12, scroll=ft.ScrollMode.AUTO, expand=True)
        return over(look, page(look, head, body, bar, side=side, spacing=10), self._sheet(look), on_away=self.away)

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
        if self.who is not None:
            person = next((p for p in everybody(everything, self.window.desk.people.all()) if p.key == self.who), None)
            name = person.name if person else self.who
            chip = pill(
                look,
                name,
                True,
                lambda: self.show_person(None),
                ident="who-shown",
                leading=icon(ft.Icons.CLOSE_ROUNDED, 20, look.c.paper),
                read=look.t(own.WHO_SHOWN, name=name),
            )
            rows.append(ft.Row([chip]))
        return rows

    def _cards(self, look: Look, shown: Sequence[TableInfo]) -> list[ft.Control]:
        """The figures of the tables listed; on a phone a search leads straight to the tables."""
        if not shown or (self.sought and not look.wide):
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
        return [*cards, sorted_card] if sorted_card is not None else cards

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
            return self._filter(look)
        if self.chosen is None:
            return None
        if self.naming is not None:
            return self._naming(look, self.naming)
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
                    look.t(own.VERSION, time=f"{local(stamp):%m/%d %H:%M}"),
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

    def _filter(self, look: Look) -> ft.Control:
        people = everybody(by_date(self.window.desk.tables()), self.window.desk.people.all())
        chips: list[ft.Control] = [
            pill(look, look.t(own.EVERYONE), self.who is None, lambda: self.show_person(None), ident="who-all")
        ]
        chips += [
            pill(
                look,
                person.name,
                self.who == person.key,
                partial(self.show_person, person.key),
                ident=f"who-{person.name}",
            )
            for person in people
        ]
        return sheet(look, ft.Row(chips, wrap=True, spacing=8, run_spacing=8), title=look.t(own.FILTER_WHO))


def _titles(game: str) -> tuple[str, str]:
    title: Text = explain.texts_of(game).TITLE
    return title.ja, title.en
