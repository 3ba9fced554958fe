"""The dizzle table: type or roll the dice, choose one, touch a lit cell; every sheet is a swipe away."""

from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import chance, explain, referee
from companion.rules import dizzle as rules
from companion.rules.dizzle import DICE, ROUNDS, Placing
from companion.texts.dizzle import TITLE, cell_text
from models.dizzle import Cell, SeatState, State
from models.verdict import Violation
from views.dizzle import dice as parts
from views.dizzle.board import MiniSheet, board, cell_views
from views.dizzle.lines import flag_strip, score_lines, score_strip
from views.i18n import common
from views.i18n import dizzle as words
from views.parts.base import tap, text
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said
from views.scene import Scene, Sheet, Sized
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.screens.table import Table


SWIPE = 48
"""How far a finger moves before it is a swipe, in pixels."""


@dataclass(frozen=True, slots=True)
class Draft:
    """What was chosen but not entered. die: the face chosen, 0 for none. typed: the dice of a roll so far, sorted.

    mode: ``reroll`` while a reroll is typed, ``give`` while a die to give back is chosen by a ruling. seen: the seat
    whose sheet is looked at, None for the one to act. scores: that seat's lines lie open.
    """

    die: int = 0
    typed: tuple[int, ...] = ()
    mode: str = ""
    seen: int | None = None
    scores: bool = False


class TableScreen:
    """Turns taps on a dizzle table into events."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._draft = Draft()
        self._rolled: tuple[int, tuple[int, ...]] = (0, ())
        self._from = 0.0

    # --- what there is

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.table.state
        return state

    @property
    def winners(self) -> tuple[int, ...]:
        """Who has won, once the game is over."""
        return referee.winners(self.table.position)

    @property
    def seat(self) -> int:
        """The seat to act; the first winner once the game is over."""
        return self.winners[0] if self.table.over else rules.due(self.state).player

    @property
    def step(self) -> str:
        """The step due: ``roll``, ``action``, ``give-back``, ``planet``, or ``over``."""
        return "over" if self.table.over else rules.due(self.state).step

    @property
    def seen(self) -> int:
        """The seat whose sheet is shown large."""
        return self._draft.seen if self._draft.seen is not None else self.seat

    @property
    def placings(self) -> tuple[Placing, ...]:
        """Every legal take."""
        return rules.takes(self.state) if self.step == "action" else ()

    @property
    def shown(self) -> tuple[Placing, ...]:
        """The legal takes of the die chosen, of all dice while none is."""
        return tuple(p for p in self.placings if self._draft.die in (0, p.die))

    @property
    def typing(self) -> int:
        """How many dice are to be typed now, 0 for none."""
        if self._draft.mode == "reroll":
            return len(self.state.pool)
        return DICE[self.table.setup.seats] if self.step == "roll" else 0

    # --- taps

    def _set(self, draft: Draft) -> None:
        self._draft = draft
        self.table.changed_draft()

    def type_face(self, face: int) -> None:
        """A face of the pad: the last one enters the roll."""
        typed = tuple(sorted((*self._draft.typed, face)))
        self._draft = replace(self._draft, typed=typed)
        if len(typed) < self.typing:
            self.table.changed_draft()
        else:
            self.enter_dice()

    def take_back(self, face: int) -> None:
        """A typed die was wrong."""
        typed = list(self._draft.typed)
        typed.remove(face)
        self._set(replace(self._draft, typed=tuple(typed)))

    def enter_dice(self) -> None:
        """The roll or reroll as typed."""
        self._enter_dice(self._draft.typed, {})

    def roll_by_app(self) -> None:
        """No dice at hand: the app rolls them, and the record says so."""
        self._enter_dice(tuple(sorted(chance.dice(self.typing))), {"chance": "app"})

    def _enter_dice(self, faces: tuple[int, ...], more: dict[str, str]) -> None:
        kind = "reroll" if self._draft.mode == "reroll" else "roll"
        if kind == "roll":
            self._rolled = (self.state.spin, faces)
        self.table.enter(self.table.event(type=kind, player=self.seat, dice=list(faces), **more), typed=True)

    def choose(self, face: int) -> None:
        """A die of the pool was tapped; one that fits nowhere says why."""
        if all(p.die != face for p in self.placings):
            look = self.table.window.look
            self.table.say(Said("no", look.t(words.NO_CELL, die=face), self._why(look)))
            return
        self._set(replace(self._draft, die=0 if self._draft.die == face else face, seen=None, mode=""))

    def tap_cell(self, at: Cell) -> None:
        """A cell was tapped: a die is placed, given back or a planet crossed; what cannot be is told."""
        step, player, event = self.step, self.seen, self.table.event
        if step in ("over", "roll") or self._draft.mode == "reroll":
            return
        cell = list(at)
        if step == "planet":
            self.table.enter(event(type="planet", player=player, cell=cell))
        elif step == "give-back" or self._draft.mode == "give":
            self.table.enter(event(type="give-back", player=player, cell=cell))
        else:
            self._place(player, at)

    def _place(self, player: int, at: Cell) -> None:
        pips = self.state.sheet.pips.get(at, 0)
        die = self._draft.die or (pips if pips in self.state.pool else next(iter(self.state.pool)))
        self.table.enter(self.table.event(type="take", player=player, die=die, cell=list(at)))

    def confirm(self) -> None:
        """The main button: the one thing that can be done."""
        only = self._only()
        if only is not None:
            self.tap_cell(only[1])

    def _only(self) -> tuple[int, Cell] | None:
        """The one cell that may be touched, with the die for it; None where there is a choice."""
        cells = self._touchable()
        if len(cells) != 1 or self.seen != self.seat:
            return None
        at = next(iter(cells))
        die = next((p.die for p in self.shown if p.cell == at), 0)
        return die, at

    def _touchable(self) -> dict[Cell, str]:
        """The cells of the seat to act that may be touched now, and how they are ringed."""
        step, own = self.step, self.state.seats[self.seat]
        if step == "planet":
            return dict.fromkeys(rules.planets_left(self.state, self.seat), "lit")
        if step == "give-back" or (step == "action" and self._draft.mode == "give"):
            return {die.at: "give" for die in own.dice}
        return {p.cell: "lit" for p in self.shown} if not self._draft.mode else {}

    def jump(self) -> None:
        """Chooses the next die that can jump."""
        jumping = sorted({p.die for p in self.placings if p.jump})
        if not jumping:
            look = self.table.window.look
            self.table.say(Said("no", look.t(words.JUMP_LOCKED), look.t(words.JOIN)))
            return
        later = [die for die in jumping if die > self._draft.die]
        self._set(replace(self._draft, die=(later or jumping)[0], seen=None))

    def reroll(self) -> None:
        """Opens the pad for a reroll; while a die fits it says why not."""
        if self.placings:
            look = self.table.window.look
            event = self.table.event(type="reroll", player=self.seat, dice=list(self.state.pool))
            told = self.table.judge(event)
            self.table.say(Said("ng", look.t(words.WHILE_FITS), explain.say(told[0], self.table.setup, look.lang)))
            return
        self._set(Draft(mode="reroll"))

    def type_reroll(self) -> None:
        """From the menu: a reroll by a ruling."""
        self.table.menu_open = False
        self._set(Draft(mode="reroll"))

    def give_by_ruling(self) -> None:
        """From the menu: a die goes back by a ruling."""
        self.table.menu_open = False
        self._set(Draft(mode="give"))

    def drop_out(self) -> None:
        """Out of this spin."""
        self.table.enter(self.table.event(type="drop-out", player=self.seat))

    def see(self, seat: int) -> None:
        """Shows a seat's sheet."""
        self._set(replace(self._draft, seen=None if seat == self.seat else seat, scores=False))

    def see_own(self) -> None:
        """Back to the sheet of the seat to act."""
        self.see(self.seat)

    def swipe_begins(self, event: ft.DragStartEvent[ft.GestureDetector]) -> None:
        """A finger begins to move over the board."""
        self._from = event.global_position.x

    def swipe(self, event: ft.DragEndEvent[ft.GestureDetector]) -> None:
        """A swipe over the board: the next or the previous seat's sheet."""
        moved = event.global_position.x - self._from
        count = self.table.setup.seats
        if abs(moved) >= SWIPE and count > 1:
            self.see((self.seen + (1 if moved < 0 else -1)) % count)

    def open_scores(self) -> None:
        """The lines of the sheet shown."""
        self._set(replace(self._draft, scores=not self._draft.scores))

    # --- the draft

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        draft = self._draft
        if draft.scores:
            self._draft = replace(draft, scores=False)
        elif draft.typed:
            self._draft = replace(draft, typed=draft.typed[:-1])
        elif draft.mode:
            self._draft = replace(draft, mode="")
        elif draft.seen is not None:
            self._draft = replace(draft, seen=None)
        elif draft.die:
            self._draft = replace(draft, die=0)
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on; a roll taken back lies typed again, so that one wrong die can be changed."""
        self._draft = Draft()
        spin, faces = self._rolled
        if self.step == "roll" and self.state.spin == spin and len(faces) == self.typing:
            self._draft = Draft(typed=faces)

    def draft(self) -> Any:
        """The draft as JSON."""
        kept = replace(self._draft, seen=None, scores=False)
        return asdict(kept) if kept != Draft() else None

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        try:
            kept = Draft(int(draft["die"]), tuple(int(face) for face in draft["typed"]), str(draft["mode"]))
        except (TypeError, KeyError, ValueError):
            return
        if kept.mode not in ("", "reroll", "give") or not {kept.die, *kept.typed} <= set(range(7)):
            return
        self._draft = kept
        if len(kept.typed) > self.typing or 0 in kept.typed or (kept.die and not self.shown):
            self._draft = Draft()

    def key(self, key: str) -> bool:
        """1 to 6 type or choose a die, left and right go from sheet to sheet."""
        if key in ("1", "2", "3", "4", "5", "6"):
            face = int(key)
            if self.typing:
                if len(self._draft.typed) < self.typing:
                    self.type_face(face)
            elif face in self.state.pool:
                self.choose(face)
            return True
        if key in ("Arrow Left", "Arrow Right") and self.table.setup.seats > 1:
            self.see((self.seen + (1 if key == "Arrow Right" else -1)) % self.table.setup.seats)
            return True
        return False

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

    def _why(self, look: Look) -> str:
        """What would fit now, as the reason why a die does not."""
        faces = rules.faces_fitting(self.state, self.seat)
        if not faces:
            return look.t(words.NO_FACE)
        return look.t(words.FACES_FIT, faces=("・" if look.lang == "ja" else ", ").join(map(str, faces)))

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

    def _scores_sheet(self, look: Look) -> Sheet | None:
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
                lambda line=line: self.table.window.go(f"/rules/dizzle/{line.rule}"),
                ident=f"score-{line.id}",
                label=f"{line.name} {line.progress} {minus(line.points)}",
                radius=12,
                padding=ft.Padding.symmetric(horizontal=4, vertical=10),
            )
            for line in lines
        ]
        title = look.t(words.SCORES_TITLE, name=self.table.seats[seat].name)
        return Sheet(
            title,
            ft.Column(rows, spacing=2, tight=True),
            f"{look.t(common.TOTAL)} {minus(row.total)}",
            self.open_scores,
        )

    def _panels(self, look: Look) -> list[ft.Control | None]:
        if not look.wide:
            return []
        panels: list[ft.Control | None] = []
        high = 132 if self.table.setup.seats < 4 else 112
        for index, row in enumerate(self.table.standings):
            seat = self._sheet_of(index)
            lines = score_lines(look, self.state.sheet, seat, row)
            if self.table.setup.seats < 4:
                told: ft.Control = ft.Column([line.row(look) for line in lines], spacing=1, tight=True, expand=True)
            else:
                told = ft.Row([line.short(look) for line in lines], spacing=12, wrap=True, run_spacing=3, expand=True)
            if index == self.seen:
                panels.append(ft.Row([line.short(look) for line in lines], spacing=10, wrap=True, run_spacing=2))
                continue
            picture = MiniSheet(look, cell_views(self.state.sheet, seat), 150, high)
            panels.append(ft.Row([picture, told], spacing=14, vertical_alignment=ft.CrossAxisAlignment.START))
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
