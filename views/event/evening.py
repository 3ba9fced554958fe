"""The evening: who is here, the next round, the tables, the ranking; and what can be done with the event."""

import json
from collections.abc import Callable
from functools import partial
from typing import Literal

import flet as ft

from companion.sharing.qr import qr_matrix
from companion.texts.base import listed
from companion.texts.errors import reason
from companion.texts.tournament import WORDS, chain_text, note_text
from companion.tournament import evening
from companion.tournament.cards import cards_html
from companion.tournament.evening import Board
from companion.tournament.export import as_csv, as_json
from companion.tournament.ranking import CHAINS
from models.base import RecordError
from models.tournament import Entrant
from views.event.listing import facts_of
from views.event.parts import EventTable, rank_rows
from views.event.setting import setting_of
from views.event.watching import Watching
from views.i18n import common as words
from views.i18n import event as own
from views.parts.base import Handler, card, heading, icon_tap, named, text
from views.parts.fields import field, segments, wide_button
from views.parts.page import empty, header, page
from views.parts.picking import saved
from views.parts.qr import qr_card
from views.parts.sheets import menu, over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import Look
from views.window import Once, Window

Part = Literal["ranking", "tables", "people"]
Open = Literal["menu", "codes"]


class EventScreen(Watching):
    """One event. part: what is shown; typed: a name being entered; opened: the sheet that lies over it; chosen: the
    table whose sheet is open; seen: the round that was drawn last."""

    def __init__(self, window: Window, event_id: str) -> None:
        super().__init__(window, event_id)
        found = self.desk.tournament(event_id)
        self.part: Part = "people" if found is None or not found.pairings else "ranking" if found.finished else "tables"
        self.typed = ""
        self.error: str | None = None
        self.told = ""
        self.opened: Open | None = None
        self.chosen: str | None = None
        self.picker = ft.FilePicker()
        self.once = Once(1.0)
        self.seen = 0

    # --- what is done

    def show(self, part: str) -> None:
        """The ranking, the tables, or the people."""
        self.part = "ranking" if part == "ranking" else "tables" if part == "tables" else "people"
        self.redraw()

    def type_name(self, name: str) -> None:
        """A name as typed. Drawn at once: the field is emptied only of what it was seen to hold."""
        self.typed, self.error = name, None
        self.redraw()

    def add(self) -> None:
        """Somebody takes part."""
        if not self.typed.strip():
            return
        try:
            evening.check_in(self.desk, self.event_id, self.typed)
        except RecordError as error:
            self.error = reason(error, self.window.lang)
        else:
            self.typed = ""
        self.redraw()

    def drop(self, number: int) -> None:
        """Somebody leaves."""
        evening.drop_out(self.desk, self.event_id, number)
        self.redraw()

    def take_back(self, number: int) -> None:
        """Somebody is back."""
        evening.drop_out(self.desk, self.event_id, number, False)
        self.redraw()

    def make_round(self) -> None:
        """The next round: its tables are opened."""
        found = self.desk.tournament(self.event_id)
        if found is None or not self.once.ready():
            return
        look = self.window.look
        title = WORDS["table-of"].of(look.lang)
        setting = setting_of(self.window, found.game, found.variant)
        evening.make_round(
            self.desk,
            self.event_id,
            setting,
            lambda round_, number: title.format(round=round_, number=number),
            seen=self.seen,
        )
        self.part = "tables"
        self.redraw()

    def choose(self, table_id: str) -> None:
        """Opens what can be done with a table."""
        self.chosen = table_id
        self.redraw()

    def open_table(self) -> None:
        """Goes to the table, or to its result once it is over."""
        assert self.chosen is not None
        info = next((one for one in self.desk.tables(archived=None) if one.table_id == self.chosen), None)
        over_ = info is not None and not info.running
        self.window.go(f"/table/{self.chosen}" + ("/result" if over_ else ""))

    def void(self, void: bool) -> None:
        """The table counts for nobody, or counts again."""
        assert self.chosen is not None
        evening.make_void(self.desk, self.event_id, self.chosen, void)
        self.away()

    def wall(self) -> None:
        """Shows it large."""
        self.window.go(f"/event/{self.event_id}/wall")

    def finish(self, finished: bool) -> None:
        """Ends the event, or goes on with it."""
        evening.finish(self.desk, self.event_id, finished)
        self.part = "ranking"
        self.away()

    def door(self, is_open: bool) -> None:
        """Lets people enter their names themselves, or not."""
        evening.open_door(self.desk, self.event_id, is_open)
        self.away()

    def delete(self) -> None:
        """Takes the event off the list."""
        evening.delete(self.desk, self.event_id)
        self.window.back("/events")

    def save(self, name: str, make: Callable[[Board], bytes]) -> None:
        """Writes a file where the person says."""
        board = self.board()
        if board is None:
            return
        data = make(board)
        self.away()

        async def write() -> None:
            kept = await saved(self.picker, name, data)
            self.told = self.window.look.t(own.SAVED if kept else words.BROKEN)
            self.redraw()

        self.window.soon(write)

    def open_sheet(self, which: Open | None) -> None:
        """Opens the menu or the codes."""
        self.opened, self.told = which, ""
        self.redraw()

    def away(self) -> None:
        """Closes what lies over the screen."""
        self.opened = self.chosen = None
        self.redraw()

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if self.opened is None and self.chosen is None:
            return False
        self.away()
        return True

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes the sheet, then the event."""
        if key == "Escape" and not self.close_top():
            self.window.back("/events")

    # --- what is shown

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        board = self.board()
        if board is None:
            head = header(look, look.t(own.EVENTS), on_back=partial(self.window.back, "/events"))
            return page(look, head, [empty(look, look.t(own.GONE), ft.Icons.EMOJI_EVENTS_ROUNDED)])
        now = board.tournament
        self.seen = now.round
        actions = [
            icon_tap(look, ft.Icons.TV_ROUNDED, look.t(own.WALL), self.wall, ident="wall"),
            icon_tap(
                look, ft.Icons.MORE_VERT_ROUNDED, look.t(own.MORE), partial(self.open_sheet, "menu"), ident="event-menu"
            ),
        ]
        head = header(
            look, now.title, facts_of(look, now), on_back=partial(self.window.back, "/events"), actions=actions
        )
        parts = [("ranking", look.t(own.RANKING)), ("tables", look.t(own.TABLES)), ("people", look.t(own.PEOPLE))]
        body: list[ft.Control] = [segments(look, parts, self.part, self.show, ident="part")]
        if self.told:
            body.append(named(text(look, self.told, "strong", look.c.ok), "event-told", live=True))
        side: ft.Control | None = None
        if look.wide:
            ranking = ft.Column(self._ranking(look, board), spacing=8, scroll=ft.ScrollMode.AUTO, expand=True)
            shown = self.part if self.part != "ranking" else "tables"
            body[0] = segments(look, parts[1:], shown, self.show, ident="part")
            body += self._people(look, board) if shown == "people" else self._tables(look, board)
            side = ranking
        else:
            shows = {"ranking": self._ranking, "tables": self._tables, "people": self._people}
            body += shows[self.part](look, board)
        whole = page(look, head, body, self._tray(look, board), side=side, spacing=8)
        return over(look, whole, self._sheet(look, board), on_away=self.away)

    def _tray(self, look: Look, board: Board) -> ft.Control:
        now = board.tournament
        home = TrayAction("home", look.t(words.HOME), ft.Icons.HOME_ROUNDED, self.window.home)
        codes = TrayAction(
            "codes", look.t(own.DOOR_CODE), ft.Icons.QR_CODE_2_ROUNDED, partial(self.open_sheet, "codes")
        )
        end = TrayAction("finish", look.t(own.FINISH), ft.Icons.FLAG_ROUNDED, partial(self.finish, True))
        if now.finished is not None:
            main = MainAction(look.t(own.WALL), look.t(own.FINISHED), ft.Icons.TV_ROUNDED, self.wall)
            return tray(look, main, [], left=home)
        others = [codes, end] if board.tables and not board.running else [codes]
        return tray(look, self._main(look, board), others, left=home)

    def _main(self, look: Look, board: Board) -> MainAction:
        now = board.tournament
        if now.way != "free" and board.running:
            detail = look.t(own.WAIT_TABLES_NOTE, count=board.running)
            return MainAction(look.t(own.WAIT_TABLES, round=now.round), detail)
        if now.way == "robin" and board.tables and board.met_all:
            return MainAction(
                look.t(own.FINISH), look.t(own.ALL_MET), ft.Icons.FLAG_ROUNDED, partial(self.finish, True)
            )
        people = setting_of(self.window, now.game, now.variant).seats()
        sizes, byes = evening.next_draw(board, people)
        if not sizes:
            if now.way == "free" and board.running:
                return MainAction(look.t(own.WAIT_FREE))
            missing = max(2, people[0]) - len(board.waiting)
            return MainAction(look.t(own.WAIT_PEOPLE), look.t(own.WAIT_PEOPLE_NOTE, count=missing))
        label = look.t(own.MAKE_FREE) if now.way == "free" else look.t(own.MAKE, round=now.round + 1)
        counts = listed([str(size) for size in sorted(set(sizes), reverse=True)], look.lang)
        plan = own.PLAN_BYES if byes and now.way != "free" else own.PLAN
        detail = look.t(plan, tables=len(sizes), sizes=counts, byes=byes)
        return MainAction(label, detail, ft.Icons.SHUFFLE_ROUNDED, self.make_round)

    def _ranking(self, look: Look, board: Board) -> list[ft.Control]:
        if not board.rows:
            return [empty(look, look.t(own.NO_PEOPLE), ft.Icons.GROUPS_ROUNDED)]
        shown = rank_rows(look, board)
        shown.append(text(look, chain_text(CHAINS[board.tournament.main], look.lang), "note", look.c.ink2))
        shown += [
            card(look, named(text(look, note_text(note, board.name, look.lang), "body"), "note"), fill=look.c.rule_tint)
            for note in board.notes
        ]
        return shown

    def _tables(self, look: Look, board: Board) -> list[ft.Control]:
        if not board.tables:
            return [empty(look, look.t(own.NO_TABLES))]
        shown: list[ft.Control] = []
        for round_ in sorted({table.pairing.round for table in board.tables}, reverse=True):
            shown.append(heading(look, look.t(WORDS["round"], round=round_), ft.Icons.TABLE_RESTAURANT_ROUNDED))
            shown += [
                EventTable(look, table, tuple(board.name(one) for one in table.pairing.entrants), self.choose)
                for table in board.tables
                if table.pairing.round == round_
            ]
            if out := board.byes(round_):
                names = listed([board.name(one) for one in out], look.lang)
                shown.append(text(look, look.t(WORDS["bye"], names=names), "strong", look.c.ink2))
        return shown

    def _people(self, look: Look, board: Board) -> list[ft.Control]:
        shown: list[ft.Control] = []
        if board.tournament.finished is None:
            shown += [
                field(
                    look,
                    look.t(own.ADD_NAME),
                    self.typed,
                    self.type_name,
                    ident="entrant-name",
                    error=self.error,
                    max_length=24,
                    on_submit=self.add,
                ),
                wide_button(look, look.t(own.ADD), self.add, ident="entrant-add", glyph=ft.Icons.PERSON_ADD_ROUNDED),
            ]
        here = [one for one in board.tournament.entrants if not one.left]
        left = [one for one in board.tournament.entrants if one.left]
        shown.append(heading(look, look.t(own.HERE, count=len(here)), ft.Icons.GROUPS_ROUNDED))
        shown += [self._person(look, one) for one in here]
        if left:
            shown.append(heading(look, look.t(own.LEFT)))
            shown += [self._person(look, one) for one in left]
        return shown

    def _person(self, look: Look, one: Entrant) -> ft.Control:
        glyph, word, act = (
            (ft.Icons.UNDO_ROUNDED, own.BACK_IN, self.take_back)
            if one.left
            else (ft.Icons.LOGOUT_ROUNDED, own.DROP, self.drop)
        )
        ink = look.c.ink2 if one.left else look.c.ink
        return card(
            look,
            ft.Row(
                [
                    named(text(look, one.name, "title", ink, lines=1), f"entrant-{one.number}"),
                    ft.Container(expand=True),
                    icon_tap(
                        look, glyph, look.t(word, name=one.name), partial(act, one.number), ident=f"toggle-{one.number}"
                    ),
                ]
            ),
            padding=ft.Padding.only(left=16, right=6, top=2, bottom=2),
        )

    # --- sheets

    def _sheet(self, look: Look, board: Board) -> ft.Control | None:
        if self.chosen is not None:
            return self._table_sheet(look, board, self.chosen)
        if self.opened == "codes":
            return self._codes(look, board)
        return self._menu(look, board) if self.opened == "menu" else None

    def _table_sheet(self, look: Look, board: Board, table_id: str) -> ft.Control | None:
        table = next((one for one in board.tables if one.pairing.table_id == table_id), None)
        if table is None:
            return None
        items = []
        if table.info is not None and table.info.deleted is None:
            items.append(("event-open", look.t(own.OPEN_TABLE), ft.Icons.PLAY_ARROW_ROUNDED, self.open_table))
        if table.pairing.void:
            items.append(
                ("event-count", look.t(own.COUNT_AGAIN), ft.Icons.CHECK_CIRCLE_ROUNDED, partial(self.void, False))
            )
        else:
            items.append(("event-void", look.t(own.MAKE_VOID), ft.Icons.BLOCK_ROUNDED, partial(self.void, True)))
        title = look.t(WORDS["table-of"], round=table.pairing.round, number=table.pairing.number)
        names = listed([board.name(one) for one in table.pairing.entrants], look.lang)
        return sheet(look, menu(look, items), title=title, note=names)

    def _menu(self, look: Look, board: Board) -> ft.Control:
        now = board.tournament
        base = self.window.results
        items: list[tuple[str, str, ft.IconData, Handler]] = [
            ("event-csv", look.t(own.CSV), ft.Icons.TABLE_CHART_ROUNDED, partial(self.save, "event.csv", self._csv)),
            ("event-json", look.t(own.JSON), ft.Icons.DATA_OBJECT_ROUNDED, partial(self.save, "event.json", _json)),
        ]
        if base and board.tables:
            items.append(
                (
                    "event-cards",
                    look.t(own.CARDS),
                    ft.Icons.PRINT_ROUNDED,
                    partial(self.save, "table-cards.html", self._cards),
                )
            )
        if now.finished is not None:
            items.append(("event-go-on", look.t(own.GO_ON), ft.Icons.PLAY_ARROW_ROUNDED, partial(self.finish, False)))
        else:
            items.append(("event-finish", look.t(own.FINISH), ft.Icons.FLAG_ROUNDED, partial(self.finish, True)))
        items.append(("event-delete", look.t(own.DELETE), ft.Icons.DELETE_ROUNDED, self.delete))
        return sheet(look, menu(look, items), title=now.title, note=facts_of(look, now))

    def _codes(self, look: Look, board: Board) -> ft.Control:
        now, base = board.tournament, self.window.results
        title = look.t(own.ADDRESSES)
        if not base:
            return sheet(look, text(look, look.t(own.NOT_SERVED)), title=title)
        root = base.removesuffix("r/")
        room = min(look.width - 80, 260.0)
        items: list[ft.Control] = []
        door = look.t(own.CLOSE_DOOR if now.door_open else own.OPEN_DOOR)
        if now.door_open:
            code = qr_matrix(f"{root}c/{now.door}")
            items += [
                text(look, look.t(own.DOOR_NOTE), "strong"),
                _centered(qr_card(look, code, room, None, look.t(own.DOOR_CODE))),
            ]
        items += [
            wide_button(look, door, partial(self.door, not now.door_open), ident="door"),
            _centered(qr_card(look, qr_matrix(f"{root}e/{now.wall}"), room, None, look.t(own.WALL_CODE))),
            named(text(look, f"{root}e/{now.wall}", "note", look.c.ink2), "wall-address"),
        ]
        column = ft.Column(
            items,
            spacing=12,
            tight=True,
            scroll=ft.ScrollMode.AUTO,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        return sheet(look, column, title=title)

    def _csv(self, board: Board) -> bytes:
        return as_csv(board, self.window.lang)

    def _cards(self, board: Board) -> bytes:
        desk, joins = self.window.desk, self.window.joins

        def invitation(table_id: str) -> str:
            return f"{joins}{desk.invite(table_id)[0]}"

        return cards_html(board, invitation, self.window.lang).encode()


def _json(board: Board) -> bytes:
    return (json.dumps(as_json(board), ensure_ascii=False, indent=1) + "\n").encode()


def _centered(content: ft.Control) -> ft.Control:
    return ft.Row([content], alignment=ft.MainAxisAlignment.CENTER)
