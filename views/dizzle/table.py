"""The dizzle table: type or roll the dice, choose one, touch a lit cell; every sheet is a swipe away."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion import explain
from companion.rules import dizzle as rules
from companion.rules.dizzle import ROUNDS, Placing
from companion.texts.dizzle import TITLE, cell_text
from models.dizzle import SeatState
from models.verdict import Violation
from views.dizzle import dice as parts
from views.dizzle.board import board
from views.dizzle.cells import cell_views
from views.dizzle.lines import Panel, flag_strip, score_lines, score_strip
from views.dizzle.mini import MiniSheet
from views.dizzle.moves import Moves
from views.i18n import common
from views.i18n import dizzle as words
from views.parts.base import Later, tap, text
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said
from views.scene import BottomSheet, Scene, Sized
from views.theme import Look, minus


class TableScreen(Moves):
    """Shows a dizzle table."""

    # --- verdicts

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """Legal takes in place of a refused one: of the same die if it fits anywhere, of the others if not."""
        event = events[-1]
        if event.type not in ("take", "drop-out", "reroll", "give-back") or event.player != self.seat:
            return ()
        own = [p for p in self.placings if p.die == getattr(event, "die", 0)] or list(self.placings)
        return [
            Repair(
                look.t(words.PLACE_AT, die=p.die, cell=cell_text(p.cell, look.lang)),
                (self.table.event(type="take", player=self.seat, die=p.die, cell=list(p.cell)),),
                self._small(look, p),
            )
            for p in own[:4]
        ]

    def _small(self, look: Look, placing: Placing) -> Sized:
        cells = cell_views(
            self.state.sheet,
            self._sheet_of(self.seat),
            ghosts={placing.cell: placing.die},
            states={placing.cell: "lit"},
        )
        return lambda width, height: MiniSheet(look, cells, width, height)

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The sheet with the refused die as a ghost on the cell, ringed."""
        event = events[-1]
        at = getattr(event, "cell", None)
        if at is None or event.player >= self.table.setup.seats:
            return None
        ghosts = {at: event.die} if event.type == "take" and 1 <= event.die <= 6 else {}
        sheet, seat = self.state.sheet, self._sheet_of(event.player)
        cells = cell_views(sheet, seat, look, ghosts=ghosts, states={at: "ng"})
        return lambda width, height: board(look, sheet, seat, cells, width, height, None)

    def _sheet_of(self, seat: int) -> SeatState:
        return self.state.seats[seat]

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state, step = self.state, self.step
        done, now = self._steps(look)
        typing = self.typing
        pad = self._pad(look) if typing and self._draft.seen is None else None
        aside = None
        choices: ft.Control | None = pad
        if pad is None and self.state.pool and step != "over":
            if look.wide:
                aside = self._aside(look)
            else:
                choices = self._row(look)
        winners = self.winners
        names = [self.table.seats[seat].name for seat in winners]
        return Scene(
            subtitle=self._where(look),
            head=look.t(words.HEAD, game=TITLE.of(look.lang), level=state.sheet.pack.level),
            seat=self.seat,
            title=("・" if look.lang == "ja" else ", ").join(names) if step == "over" else None,
            done=done if look.wide else None,
            now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON) if step == "over" else now,
            choices=choices,
            choices_aside=aside,
            board=self._board(look),
            said=self._said(look),
            main=self._main(look),
            others=self._others(look),
            sheet=self._scores_sheet(look),
            panels=self._panels(look),
            status=self._status(look),
            chips=step == "over" and not look.wide,
            on_chip=self.see,
            menu=self._menu(look) if state.pool and step != "over" else [],
        )

    def _where(self, look: Look) -> str:
        state = self.state
        count = self.table.setup.seats
        return look.t(
            words.WHERE,
            round=(state.spin - 1) // count + 1,
            rounds=ROUNDS[count],
            spin=(state.spin - 1) % count + 1,
        )

    def _steps(self, look: Look) -> tuple[str | None, str]:
        step = self.step
        if step == "roll":
            return None, look.t(words.ROLL_STEP)
        if self._draft.mode == "reroll":
            return None, look.t(words.REROLL)
        if step == "planet":
            return None, look.t(words.PLANET_STEP)
        rolled = look.t(words.ROLL_DONE)
        if step == "give-back" or self._draft.mode == "give":
            return look.t(words.REROLL), look.t(words.GIVE_STEP)
        if not self.placings:
            return rolled, look.t(words.STUCK_STEP)
        return f"{rolled} {self._draft.die}" if self._draft.die else rolled, look.t(words.PLACE_STEP)

    def _said(self, look: Look) -> Said | None:
        step, draft = self.step, self._draft
        if draft.seen is not None:
            name, turn = self.table.seats[self.seen].name, self.table.seats[self.seat].name
            return Said("ok", look.t(words.LOOKING, name=name), look.t(words.LOOKING_NOTE, turn=turn))
        if step in ("over", "roll") or draft.mode == "reroll":
            return None
        if step == "planet":
            return Said("ok", look.t(words.PLANET_SAID), look.t(words.PLANET_NOTE))
        if step == "give-back" or draft.mode == "give":
            if step == "give-back":
                return Said("ok", look.t(words.GIVE_SAID), look.t(words.GIVE_NOTE))
            return Said("rule", look.t(words.GIVE_MENU), look.t(words.GIVE_NOTE))
        shown = self.shown
        if not shown:
            return Said("ok", look.t(words.STUCK), self._why(look))
        if self.state.rerolled:
            note = look.t(words.AFTER_REROLL)
        elif shown[0].jump:
            note = look.t(words.JUMPS)
        else:
            note = look.t(words.JOIN if rules.joins(self.state, self.seat) else words.FIRST_DIE)
        one = len(shown) == 1
        if draft.die:
            return Said(
                "ok", look.t(words.CELLS_FOR_ONE if one else words.CELLS_FOR, die=draft.die, count=len(shown)), note
            )
        return Said("ok", look.t(words.CELLS_ALL_ONE if one else words.CELLS_ALL, count=len(shown)), note)

    def _main(self, look: Look) -> MainAction | None:
        step, draft = self.step, self._draft
        if draft.seen is not None:
            name = self.table.seats[self.seat].name
            return MainAction(look.t(words.BACK_TO, name=name), "", ft.Icons.ARROW_BACK_ROUNDED, self.see_own)
        if self.typing:
            left = self.typing - len(draft.typed)
            if left:
                return MainAction(
                    look.t(words.ROLL_WAIT, count=left), look.t(words.ROLL_WAIT_NOTE), ft.Icons.CASINO_ROUNDED
                )
            label = words.REROLL_READY if draft.mode == "reroll" else words.ROLL_READY
            return MainAction(look.t(label), "", ft.Icons.CHECK_ROUNDED, self.enter_dice)
        only = self._only()
        if only is not None:
            die, at = only
            where = cell_text(at, look.lang)
            if step == "planet":
                return MainAction(look.t(words.PLANET_HERE), where, ft.Icons.PUBLIC_ROUNDED, self.confirm)
            if step == "give-back" or draft.mode == "give":
                return MainAction(look.t(words.GIVE_HERE), where, ft.Icons.UNDO_ROUNDED, self.confirm)
            detail = look.t(words.PLACE_AT, die=die, cell=where)
            return MainAction(look.t(words.PLACE_HERE), detail, ft.Icons.CHECK_ROUNDED, self.confirm)
        if step == "planet":
            return MainAction(look.t(words.PLANET_STEP), look.t(words.PLANET_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
        if step == "give-back" or draft.mode == "give":
            return MainAction(look.t(words.GIVE_WAIT), "", ft.Icons.TOUCH_APP_ROUNDED)
        return None

    def _others(self, look: Look) -> list[TrayAction]:
        if self._draft.seen is not None or self.step in ("over", "planet", "give-back") or self._draft.mode == "give":
            return []
        if self.typing:
            return [TrayAction("app-roll", look.t(words.APP_ROLL), ft.Icons.CASINO_ROUNDED, self.roll_by_app)]
        if self._only() is not None:
            return []
        fits = self.placings
        jumps = any(p.jump for p in fits)
        wait = look.t(words.WHILE_FITS) if fits else None
        return [
            TrayAction(
                "jump",
                look.t(words.JUMP),
                ft.Icons.CALL_MISSED_OUTGOING_ROUNDED,
                self.jump,
                None if jumps else self._why(look) if not fits else look.t(words.JUMP_LOCKED),
            ),
            TrayAction("reroll", look.t(words.REROLL), ft.Icons.CASINO_ROUNDED, self.reroll, wait),
            TrayAction("drop-out", look.t(words.DROP_OUT), ft.Icons.LOGOUT_ROUNDED, self.drop_out, wait),
        ]

    def _menu(self, look: Look) -> list[tuple[str, str, ft.IconData, Any]]:
        items: list[tuple[str, str, ft.IconData, Any]] = [
            ("reroll-by-ruling", look.t(words.REROLL_MENU), ft.Icons.CASINO_ROUNDED, self.type_reroll)
        ]
        if self.state.seats[self.seat].dice:
            items.append(("give-back-by-ruling", look.t(words.GIVE_MENU), ft.Icons.UNDO_ROUNDED, self.give_by_ruling))
        return items

    # --- its parts

    def _pad(self, look: Look) -> ft.Control:
        count = self.typing
        title = words.REROLL_TITLE if self._draft.mode == "reroll" else words.ROLL_TITLE
        return parts.pad(look, self._draft.typed, count, look.t(title, count=count), self.type_face, self.take_back)

    def _others_seats(self) -> list[Any]:
        return [seat for seat in self.table.seats if seat.index != self.seat]

    def _row(self, look: Look) -> ft.Control:
        others = self._others_seats()
        points = [minus(row.total) for row in self.table.standings]
        side = max(66.0, 32.0 * len(others)) + 2
        faces = len(set(self.state.pool)) or 1
        room = look.width - 2 * look.margin - 24 - side
        size = max(26.0, min(46.0, room / faces - 11))
        fits = sorted({p.die for p in self.placings})
        tiles = parts.pool(look, self.state.pool, fits, self._draft.die, self.choose, size)
        return ft.Container(
            ft.Row(
                [
                    ft.Row(tiles, spacing=1, expand=True),
                    ft.Container(
                        parts.left(look, len(self.state.pool), others, points, self.see),
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

    def _aside(self, look: Look) -> ft.Control:
        fits = sorted({p.die for p in self.placings})
        size = max(30.0, min(56.0, (look.height - 420) / max(1, len(set(self.state.pool))) - 14))
        tiles = parts.pool(look, self.state.pool, fits, self._draft.die, self.choose, size)
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

    def _board(self, look: Look) -> Sized:
        state, seen = self.state, self.seen
        sheet, seat = state.sheet, self._sheet_of(seen)
        own = seen == self.seat
        states = self._touchable() if own and self.step != "over" else {}
        only = self._only()
        ghosts = {only[1]: only[0]} if only is not None and only[0] else {}
        cells = cell_views(sheet, seat, look, states=states, ghosts=ghosts)
        taps = self.tap_cell if self.step in ("action", "give-back", "planet") else None
        lines = score_lines(look, sheet, seat, self.table.standings[seen])
        flags = rules.flag_row(sheet, seat)

        def make(width: float, height: float) -> ft.Control:
            strip = 30.0 * (1 if look.roomy else look.scale)
            rows: list[ft.Control] = []
            if not look.wide:
                name = "" if own else self.table.seats[seen].name
                rows.append(
                    tap(
                        look,
                        score_strip(look, name, self.table.standings[seen].total, lines),
                        self.open_scores,
                        ident="scores",
                        label=self._read_scores(look, seen),
                        radius=12,
                        padding=0,
                        width=width,
                        height=strip,
                    )
                )
            if flags:
                rows.append(flag_strip(look, flags, width))
            room = height - sum(strip for _ in rows) - 4
            grid = board(look, sheet, seat, cells, width, max(80.0, room), taps)
            rows.insert(0 if look.wide else 1, ft.Row([grid], alignment=ft.MainAxisAlignment.CENTER))
            return ft.GestureDetector(
                ft.Column(
                    rows,
                    spacing=3,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    alignment=ft.MainAxisAlignment.CENTER,
                ),
                on_horizontal_drag_start=self.swipe_begins,
                on_horizontal_drag_end=self.swipe,
            )

        return make

    def _read_scores(self, look: Look, seat: int) -> str:
        row = self.table.standings[seat]
        lines = [
            look.t(
                words.LINE_READ,
                name=explain.score_line("dizzle", line.id).name.of(look.lang),
                points=minus(line.points),
            )
            for line in row.lines
        ]
        return look.t(words.SCORES_OF, name=row.name, points=minus(row.total), lines=", ".join(lines))

    def _scores_sheet(self, look: Look) -> BottomSheet | None:
        if not self._draft.scores:
            return None
        seat = self.seen
        row = self.table.standings[seat]
        lines = score_lines(look, self.state.sheet, self._sheet_of(seat), row)
        rows: list[ft.Control] = [
            tap(
                look,
                ft.Row(
                    [
                        line.picture(look, 24),
                        text(look, line.name, "strong", expand=True),
                        text(look, line.progress, "label", look.c.ink2),
                        text(look, minus(line.points), "value", weight=800),
                    ],
                    spacing=12,
                ),
                lambda line=line: self.table.read(line.rule),
                ident=f"score-{line.id}",
                label=f"{line.name} {line.progress} {minus(line.points)}",
                radius=12,
                padding=ft.Padding.symmetric(horizontal=4, vertical=10),
            )
            for line in lines
        ]
        title = look.t(words.SCORES_TITLE, name=self.table.seats[seat].name)
        return BottomSheet(
            title,
            ft.Column(rows, spacing=2, tight=True),
            f"{look.t(common.TOTAL)} {minus(row.total)}",
            self.open_scores,
        )

    def _panels(self, look: Look) -> list[Later | None]:
        if not look.wide:
            return []
        crowded = self.table.setup.seats > 3
        panels: list[Later | None] = []
        for index, row in enumerate(self.table.standings):
            seat = self._sheet_of(index)
            lines = score_lines(look, self.state.sheet, seat, row)
            cells = cell_views(self.state.sheet, seat) if index != self.seen else ()
            panels.append(Later(Panel, look, cells, lines, crowded))
        return panels

    def _status(self, look: Look) -> list[str]:
        state = self.state
        acting = self.seat
        following = [(acting + k) % len(state.seats) for k in range(1, len(state.seats))]
        after = next((seat for seat in following if not state.seats[seat].out), None)
        out = []
        for index, seat in enumerate(state.seats):
            if seat.out:
                out.append(look.t(words.OUT))
            elif index == after and state.pool:
                out.append(look.t(words.NEXT))
            elif index == rules.starter(state):
                out.append(look.t(words.STARTER))
            else:
                out.append("")
        return out
