"""What taps on a dizzle table do: the draft, and the events that come of it."""

from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import chance, explain, referee
from companion.rules import dizzle as rules
from companion.rules.dizzle import DICE, Placing
from models.dizzle import Cell, State
from views.i18n import dizzle as words
from views.parts.verdict import Said
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import TablePage


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


class Moves:
    """Turns taps on a dizzle table into events; `views.dizzle.table` shows it."""

    def __init__(self, table: "TablePage") -> None:
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
        die = self._draft.die or pips or self.state.pool[0]
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

    def _why(self, look: Look) -> str:
        """What would fit now, as the reason why a die does not."""
        faces = rules.faces_fitting(self.state, self.seat)
        if not faces:
            return look.t(words.NO_FACE)
        return look.t(words.FACES_FIT, faces=("・" if look.lang == "ja" else ", ").join(map(str, faces)))

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
