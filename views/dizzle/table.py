"""The dizzle table: type or roll the dice, choose one, touch a lit cell; every sheet is a swipe away."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion import chance, explain
from companion.referee import Step
from companion.rules import dizzle as rules
from companion.rules.dizzle import Placing
from companion.texts.dizzle import TITLE, cell_text
from models.dizzle import HOLE, OBSTACLE, Cell, State
from models.verdict import Violation
from views.dizzle.board import board
from views.dizzle.cells import cell_views
from views.dizzle.dice import left, pool, tall_pad
from views.dizzle.lines import Panel, read_scores, score_lines, score_rows_sheet
from views.dizzle.mini import MiniSheet
from views.dizzle.moment import Draft, Mode, Moment
from views.dizzle.sheet import SheetView, sheet_view
from views.dizzle.telling import said_of, status_of, steps_of, where, why_not
from views.i18n import dizzle as words
from views.parts.base import Later, text
from views.parts.dice import pad
from views.parts.marks import Seat
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said
from views.playing import Cursor, OtherSheets
from views.scene import BottomSheet, GameTable, Scene, Sized
from views.theme import Look, minus

SWIPE = 48
"""How far a finger moves before it is a swipe, in pixels."""


class TableScreen(OtherSheets[State, Draft]):
    """Shows a dizzle table and turns taps on it into events."""

    PASSING = frozenset({"scores"})

    def __init__(self, table: GameTable) -> None:
        self.cursor: Cursor[Cell] = Cursor(table.redraw, self.tap_cell)
        self._rolled: tuple[int, tuple[int, ...]] = (0, ())
        self._from = 0.0
        super().__init__(table)

    # --- the draft

    def empty(self) -> Draft:
        """Nothing chosen."""
        return Draft()

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """A roll that is corrected lies typed; what is placed by one tap is chosen anew."""
        event = events[0]
        if event.type in ("roll", "reroll"):
            return Draft(typed=tuple(sorted(event.dice)), mode="reroll" if event.type == "reroll" else "")
        return Draft()

    def fits(self, draft: Draft) -> bool:
        """A die that can be placed, no more dice than are rolled."""
        now = self._moment(draft)
        return len(draft.typed) <= now.typing and (not draft.die or bool(now.shown))

    def entered(self) -> None:
        """The table moved on; a roll taken back lies typed again, so that one wrong die can be changed."""
        super().entered()
        self.cursor.leave()
        now, (spin, faces) = self.moment, self._rolled
        if now.step == "roll" and not self.now.typed and self.state.spin == spin and len(faces) == now.typing:
            self.now = Draft(typed=faces)

    def _moment(self, draft: Draft) -> Moment:
        return Moment(self.state, draft, self.seat, self.seen, self.table.over)

    @property
    def moment(self) -> Moment:
        """What is shown now."""
        return self._moment(self.now)

    # --- taps

    def see(self, seat: int) -> None:
        """Shows a seat's sheet."""
        self.cursor.leave()
        self.now = replace(self.now, scores=False)
        super().see(seat)

    def type_face(self, face: int) -> None:
        """A face of the pad: the last one enters the roll."""
        typed = tuple(sorted((*self.now.typed, face)))
        self.now = replace(self.now, typed=typed)
        if len(typed) < self.moment.typing:
            self.table.changed_draft()
        else:
            self.enter_dice()

    def take_back(self, face: int) -> None:
        """A typed die was wrong."""
        typed = list(self.now.typed)
        typed.remove(face)
        self.put(replace(self.now, typed=tuple(typed)))

    def enter_dice(self) -> None:
        """The roll or reroll as typed."""
        self._enter_dice(self.now.typed)

    def roll_by_app(self) -> None:
        """No dice at hand: the app rolls them, and the record says so."""
        self._enter_dice(tuple(sorted(chance.dice(self.moment.typing))), chance="app")

    def _enter_dice(self, faces: tuple[int, ...], **more: str) -> None:
        kind = "reroll" if self.now.mode == "reroll" else "roll"
        if kind == "roll":
            self._rolled = (self.state.spin, faces)
        self.enter(kind, dice=list(faces), **more)

    def choose(self, face: int) -> None:
        """A die of the pool was tapped; one that fits nowhere says why."""
        now = self.moment
        if face not in now.fitting_faces:
            look = self.table.window.look
            self.table.say(Said("no", look.t(words.NO_CELL, die=face), why_not(look, now)))
            return
        self.looked = None
        self.put(replace(self.now, die=0 if self.now.die == face else face, mode=""))

    def tap_cell(self, at: Cell) -> None:
        """A cell was tapped: a die is placed, given back or a planet crossed; what cannot be is told."""
        now, event = self.moment, self.table.event
        if now.step in ("over", "roll") or self.now.mode == "reroll":
            return
        if now.step == "planet":
            self.table.enter(event(type="planet", player=self.seen, cell=list(at)))
        elif now.gives:
            self.table.enter(event(type="give-back", player=self.seen, cell=list(at)))
        else:
            die = self.now.die or self.state.sheet.pips.get(at) or self.state.pool[0]
            self.table.enter(event(type="take", player=self.seen, die=die, cell=list(at)))

    def confirm(self) -> None:
        """The main button: the one thing that can be done."""
        only = self.moment.only
        if only is not None:
            self.tap_cell(only[1])

    def jump(self) -> None:
        """Lights every cell that any die can jump to."""
        look, now = self.table.window.look, self.moment
        if not any(p.jump for p in now.placings):
            self.table.say(Said("no", look.t(words.JUMP_LOCKED), look.t(words.JOIN)))
            return
        self.put(replace(self.now, die=0))
        self.table.say(Said("ok", look.t(words.JUMPS), look.t(words.JUMP_CELLS, count=len(now.placings))))

    def reroll(self) -> None:
        """Opens the pad for a reroll; while a die fits it says why not."""
        if self.moment.placings:
            look = self.table.window.look
            event = self.table.event(type="reroll", player=self.seat, dice=list(self.state.pool))
            told = self.table.judge(event)
            self.table.say(Said("ng", look.t(words.WHILE_FITS), explain.say(told[0], self.table.setup, look.lang)))
            return
        self.put(Draft(mode="reroll"))

    def by_ruling(self, mode: Mode) -> None:
        """From the menu: a reroll, or a die that goes back, by a ruling."""
        self.looked = None
        self.put(Draft(mode=mode))

    def drop_out(self) -> None:
        """Out of this spin."""
        self.enter("drop-out")

    def open_scores(self) -> None:
        """The lines of the sheet shown."""
        self.put(replace(self.now, scores=not self.now.scores))

    def swipe_begins(self, event: ft.DragStartEvent[ft.GestureDetector]) -> None:
        """A finger begins to move over the board."""
        self._from = event.global_position.x

    def swipe(self, event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        """A swipe over the board: the next or the previous seat's sheet."""
        moved = event.global_position.x - self._from
        if abs(moved) >= SWIPE:
            self._turn_over(1 if moved < 0 else -1)

    def _turn_over(self, step: int) -> None:
        count = self.table.setup.seats
        if count > 1:
            self.see((self.seen + step) % count)

    def key(self, key: str) -> bool:
        """1 to 6 type or choose a die, arrows go over the cells and Enter touches one, Page up and down turn sheets."""
        face = key.removeprefix("Numpad ")
        if face in ("1", "2", "3", "4", "5", "6"):
            typing = self.moment.typing
            if typing:
                if len(self.now.typed) < typing:
                    self.type_face(int(face))
            elif int(face) in self.state.pool:
                self.choose(int(face))
            return True
        if key in ("Page Up", "Page Down"):
            self._turn_over(1 if key == "Page Down" else -1)
            return True
        cells = {} if self.moment.typing or self.moment.over else self._cells_to_reach()
        return self.cursor.key(key, cells)

    def _cells_to_reach(self) -> dict[Cell, tuple[float, float]]:
        grid = self.state.sheet.pack.grid
        return {
            (row, col): (row, col)
            for row, line in enumerate(grid)
            for col, square in enumerate(line)
            if square not in (HOLE, OBSTACLE)
        }

    # --- verdicts

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """Legal takes in place of a refused one: of the same die if it fits anywhere, of the others if not."""
        event, placings = events[-1], self.moment.placings
        if event.type not in ("take", "drop-out", "reroll", "give-back") or event.player != self.seat:
            return ()
        own = [p for p in placings if p.die == getattr(event, "die", 0)] or list(placings)
        return [
            Repair(
                look.t(words.PLACE_AT, die=p.die, cell=cell_text(p.cell, look.lang)),
                (self.table.event(type="take", player=self.seat, die=p.die, cell=list(p.cell)),),
                self._small(look, p),
            )
            for p in own[:4]
        ]

    def _small(self, look: Look, placing: Placing) -> Sized:
        sheet, seat = self.state.sheet, self.moment.own
        cells = cell_views(sheet, seat, ghosts={placing.cell: placing.die}, states={placing.cell: "lit"})
        return lambda width, height: MiniSheet(look, cells, width, height)

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The sheet with the refused die as a ghost on the cell, ringed."""
        event = events[-1]
        at = getattr(event, "cell", None)
        if at is None or event.player >= self.table.setup.seats:
            return None
        ghosts = {at: event.die} if event.type == "take" and 1 <= event.die <= 6 else {}
        sheet, seat = self.state.sheet, self.state.seats[event.player]
        cells = cell_views(sheet, seat, look, ghosts=ghosts, states={at: "ng"})
        return lambda width, height: board(look, sheet, seat, cells, width, height, None)

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        now, step = self.moment, self.moment.step
        done, due = steps_of(look, now)
        running = bool(self.state.pool) and step != "over"
        said, main = said_of(look, now, self._entries()), self._main(look, now)
        if now.looking:
            said, main = self.looking(look)
        typing = bool(now.typing) and not now.looking
        return Scene(
            subtitle=where(look, self.state),
            head=look.t(words.HEAD, game=TITLE.of(look.lang), level=self.state.sheet.pack.level),
            seat=self.seat,
            done=done if look.wide else None,
            now=None if step == "over" else due,
            choices=None
            if look.wide
            else self._pad(look, now)
            if typing
            else self._row(look, now)
            if running
            else None,
            choices_aside=None if not look.wide else self._aside(look, now) if typing or running else None,
            board=self._board(look, now),
            said=said,
            main=main,
            others=self._others(look, now),
            sheet=self._scores_sheet(look, now),
            panels=self._panels(look, now),
            status=status_of(look, now),
            chips=step == "over" and not look.wide,
            on_chip=self.see,
            shows=self.seen,
            looking=now.looking,
            menu=self._menu(look, now) if running else [],
        )

    def _entries(self) -> Sequence[Step]:
        """The entries before this moment."""
        steps = self.table.steps
        if self.table.fixing is None:
            return steps
        first = next((index for index, step in enumerate(steps) if step.event is self.table.fixing), len(steps))
        return steps[:first]

    def _main(self, look: Look, now: Moment) -> MainAction | None:
        if now.typing:
            waiting = now.typing - len(self.now.typed)
            if waiting:
                return MainAction(
                    look.t(words.ROLL_WAIT, count=waiting), look.t(words.ROLL_WAIT_NOTE), ft.Icons.CASINO_ROUNDED
                )
            label = words.REROLL_READY if self.now.mode == "reroll" else words.ROLL_READY
            return MainAction(look.t(label), "", ft.Icons.CHECK_ROUNDED, self.enter_dice)
        if now.only is not None:
            die, at = now.only
            cell = cell_text(at, look.lang)
            if now.step == "planet":
                return MainAction(look.t(words.PLANET_HERE), cell, ft.Icons.PUBLIC_ROUNDED, self.confirm)
            if now.gives:
                return MainAction(look.t(words.GIVE_HERE), cell, ft.Icons.UNDO_ROUNDED, self.confirm)
            detail = look.t(words.PLACE_AT, die=die, cell=cell)
            return MainAction(look.t(words.PLACE_HERE), detail, ft.Icons.CHECK_ROUNDED, self.confirm)
        if now.step == "planet":
            return MainAction(look.t(words.PLANET_STEP), look.t(words.PLANET_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
        return MainAction(look.t(words.GIVE_WAIT), "", ft.Icons.TOUCH_APP_ROUNDED) if now.gives else None

    def _others(self, look: Look, now: Moment) -> list[TrayAction]:
        if now.looking or now.gives or now.step in ("over", "planet"):
            return []
        if now.typing:
            return [TrayAction("app-roll", look.t(words.APP_ROLL), ft.Icons.CASINO_ROUNDED, self.roll_by_app)]
        if now.only is not None:
            return []
        fits = now.placings
        no_jump = look.t(words.JUMP_LOCKED) if fits else why_not(look, now)
        wait = look.t(words.WHILE_FITS) if fits else None
        jumps = any(p.jump for p in fits)
        glyph = ft.Icons.CALL_MISSED_OUTGOING_ROUNDED
        return [
            TrayAction("jump", look.t(words.JUMP), glyph, self.jump, None if jumps else no_jump),
            TrayAction("reroll", look.t(words.REROLL), ft.Icons.CASINO_ROUNDED, self.reroll, wait),
            TrayAction("drop-out", look.t(words.DROP_OUT), ft.Icons.LOGOUT_ROUNDED, self.drop_out, wait),
        ]

    def _menu(self, look: Look, now: Moment) -> list[tuple[str, str, ft.IconData, Any]]:
        reroll, give = partial(self.by_ruling, "reroll"), partial(self.by_ruling, "give")
        items: list[tuple[str, str, ft.IconData, Any]] = [
            ("reroll-by-ruling", look.t(words.REROLL_MENU), ft.Icons.CASINO_ROUNDED, reroll)
        ]
        if now.own.dice:
            items.append(("give-back-by-ruling", look.t(words.GIVE_MENU), ft.Icons.UNDO_ROUNDED, give))
        return items

    # --- its parts

    def _pad(self, look: Look, now: Moment) -> ft.Control:
        title = words.REROLL_TITLE if self.now.mode == "reroll" else words.ROLL_TITLE
        named = look.t(title, count=now.typing)
        return pad(look, self.now.typed, now.typing, named, self.type_face, self.take_back)

    def _row(self, look: Look, now: Moment) -> ft.Control:
        others: list[Seat] = [seat for seat in self.table.seats if seat.index != self.seat]
        points = [minus(row.total) for row in self.table.standings]
        side = max(look.px(66), 32.0 * len(others)) + 2
        faces = len(set(self.state.pool)) or 1
        room = look.choices_width - 24 - side
        size = max(26.0, min(46.0, room / faces - 11))
        tiles = pool(look, self.state.pool, now.fitting_faces, self.now.die, self.choose, size)
        return ft.Container(
            ft.Row(
                [
                    ft.Row(tiles, spacing=1, expand=True),
                    ft.Container(
                        left(look, len(self.state.pool), others, points, self.see),
                        width=side,
                        alignment=ft.Alignment.CENTER,
                    ),
                ],
                spacing=4,
            ),
            bgcolor=look.c.sunk,
            border_radius=24,
            padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        )

    def _aside(self, look: Look, now: Moment) -> ft.Control:
        """Left of the board on wide screens: the pool, or the pad to type a roll on, so that the sheet keeps its size."""
        if now.typing and not now.looking:
            title = words.REROLL_TITLE if self.now.mode == "reroll" else words.ROLL_TITLE
            named = look.t(title, count=now.typing)
            return tall_pad(look, self.now.typed, now.typing, named, self.type_face, self.take_back)
        size = max(30.0, min(56.0, (look.height - 420) / max(1, len(set(self.state.pool))) - 14))
        tiles = pool(look, self.state.pool, now.fitting_faces, self.now.die, self.choose, size)
        head = ft.Row(
            [
                text(look, look.t(words.DICE_LEFT), "strong"),
                text(look, str(len(self.state.pool)), "value", weight=800),
            ],
            spacing=6,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        return ft.Container(
            ft.Column(
                [head, *tiles],
                spacing=4,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                scroll=ft.ScrollMode.HIDDEN,
            ),
            width=120,
        )

    def _board(self, look: Look, now: Moment) -> Sized:
        sheet, row = self.state.sheet, self.table.standings[self.seen]
        states = now.touchable if not now.looking and not now.over else {}
        ghosts = {now.only[1]: now.only[0]} if now.only is not None and now.only[0] else {}
        view = SheetView(
            cells=cell_views(sheet, now.sheet, look, states=states, ghosts=ghosts),
            lines=score_lines(look, sheet, now.sheet, row),
            flags=rules.flag_row(sheet, now.sheet),
            name=row.name if now.looking else "",
            total=row.total,
            read=read_scores(look, row),
            cursor=self.cursor.at,
        )
        taps = self.tap_cell if now.step in ("action", "give-back", "planet") else None

        def make(width: float, height: float) -> ft.Control:
            shown = sheet_view(look, sheet, now.sheet, view, width, height, taps, self.open_scores)
            return ft.GestureDetector(
                shown, on_horizontal_drag_start=self.swipe_begins, on_horizontal_drag_end=self.swipe
            )

        return make

    def _scores_sheet(self, look: Look, now: Moment) -> BottomSheet | None:
        if not self.now.scores:
            return None
        row = self.table.standings[self.seen]
        lines = score_lines(look, self.state.sheet, now.sheet, row)
        areas = rules.progress(self.state.sheet, now.sheet)
        title = look.t(words.SCORES_TITLE, name=row.name)
        total = look.t(words.TOTAL_OF, points=minus(row.total))
        return BottomSheet(title, score_rows_sheet(look, lines, areas, self.table.read), total, self.open_scores)

    def _panels(self, look: Look, now: Moment) -> list[Later | None]:
        if not look.wide:
            return []
        crowded = self.table.setup.seats > 3
        panels: list[Later | None] = []
        for index, row in enumerate(self.table.standings):
            seat, sheet = self.state.seats[index], self.state.sheet
            cells = cell_views(sheet, seat) if index != self.seen else ()
            flags = rules.flag_row(sheet, seat) if index == self.seen else ()
            panels.append(Later(Panel, look, cells, score_lines(look, sheet, seat, row), flags, crowded))
        return panels
