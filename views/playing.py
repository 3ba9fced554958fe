"""What the screens of most games have in common: a draft that is kept, another seat's sheet, arrow keys, a plain setup.

A game's table screen is a `Playing[State, Draft]`; `views/__init__` shows how little is left to say.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import fields, replace
from functools import cached_property
from typing import Any, ClassVar, Generic, TypeVar, cast

import flet as ft
from pydantic import TypeAdapter, ValidationError

from companion import referee
from companion.game import Seating
from models.verdict import Violation
from views.i18n import common as words
from views.i18n import guests
from views.parts.tray import MainAction
from views.parts.verdict import Repair, Said
from views.scene import BottomSheet, GameSetup, GameTable, Scene, Sized
from views.theme import Look

S = TypeVar("S")
D = TypeVar("D")
C = TypeVar("C", bound=Hashable)


class Playing(ABC, Generic[S, D]):
    """A game's table screen over its state `S` and its draft `D`.

    `D` is a frozen dataclass of JSON-able fields that all have defaults, **the last tap's field first**: undo empties
    field by field in that order, of a tuple the last item. Fields of `PASSING` (what is merely looked at) go with undo
    too but are not kept on disk. Field types may carry pydantic constraints (`Annotated[int, Field(ge=1, le=6)]`): a
    draft kept by another version that breaks one is ignored.
    """

    PASSING: ClassVar[frozenset[str]] = frozenset()

    def __init__(self, table: GameTable) -> None:
        self.table = table
        self.now: D = self.begin()

    # --- what a game says

    @abstractmethod
    def empty(self) -> D:
        """The draft in which nothing was chosen."""

    @abstractmethod
    def scene(self, look: Look) -> Scene:
        """What is shown now: the table's position plus `now`. After the end the shared page names the winners."""

    def fits(self, draft: D) -> bool:
        """Whether a draft kept earlier can still be entered at this table."""
        return True

    def draft_of(self, events: Sequence[Any]) -> D:
        """The draft that would enter these events again, to be changed; empty where one tap enters them."""
        return self.empty()

    # --- what there is

    @property
    def state(self) -> S:
        """The game's own state."""
        return cast(S, self.table.state)

    @property
    def seat(self) -> int:
        """The seat to act; the first winner once the game is over."""
        winners = referee.winners(self.table.position)
        return winners[0] if winners else self.table.turn or 0

    # --- taps

    def put(self, draft: D) -> None:
        """A tap changed the draft: it is kept and shown. ``self.put(replace(self.now, die=3))``."""
        self.now = draft
        self.table.changed_draft()

    def enter(self, kind: str, **keys: Any) -> bool:
        """Enters an event of the seat to act; True when it was accepted. Raises RecordError for keys it has not."""
        return self.table.enter(self.table.event(type=kind, player=self.seat, **keys), typed=True)

    # --- the draft

    def begin(self) -> D:
        """The draft to start from: empty, while an earlier entry is corrected the one that entered it."""
        replaced = self.table.replaced
        return self.draft_of(replaced) if replaced else self.empty()

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet; False where there was none."""
        empty = self.empty()
        for field in fields(cast(Any, self.now)):
            value, none = getattr(self.now, field.name), getattr(empty, field.name)
            if value != none:
                less = value[:-1] if isinstance(value, tuple) and isinstance(none, tuple) else none
                self.now = replace(cast(Any, self.now), **{field.name: less})
                return True
        return False

    def entered(self) -> None:
        """The table moved on."""
        self.now = self.begin()

    @cached_property
    def _adapter(self) -> TypeAdapter[D]:
        return TypeAdapter(type(self.empty()))

    def draft(self) -> Any:
        """The draft as JSON, None where nothing was chosen."""
        data = self._adapter.dump_python(self.now, mode="json", exclude_defaults=True)
        return {key: value for key, value in data.items() if key not in self.PASSING} or None

    def restore(self, draft: Any) -> None:
        """Takes a draft kept earlier, if it can be read and fits."""
        if draft is None:
            return
        try:
            kept = self._adapter.validate_python(draft)
        except ValidationError:
            return
        if self.fits(kept):
            self.now = kept

    # --- what a game may do without

    def gathered(self) -> None:
        """The windows of this table share nothing that the game shows."""

    def key(self, key: str) -> bool:
        """No key of its own."""
        return False

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """Nothing to offer in place of a refused entry."""
        return ()

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board as it is."""
        return None


class OtherSheets(Playing[S, D]):
    """A table where every seat has a sheet, and a chip shows another one's. Hand `see` to `Scene.on_chip`."""

    looked: int | None = None
    """The seat whose sheet is looked at in place of the one to act; it is not kept, and undo goes back from it first."""

    def __init__(self, table: GameTable) -> None:
        super().__init__(table)
        self.looked = self.resting

    @property
    def resting(self) -> int | None:
        """What is looked at when nothing else was chosen: at a player's own phone the own sheet, until it is to act."""
        own = self.table.place.seat
        if own is None or self.table.turn in (None, own) or self.table.over or self.table.fixing is not None:
            return None
        return own

    @property
    def seen(self) -> int:
        """The seat whose sheet is shown large."""
        return self.seat if self.looked is None else self.looked

    def see(self, seat: int) -> None:
        """Shows a seat's sheet."""
        self.looked = None if seat == self.seat else seat
        self.table.changed_draft()

    def see_own(self) -> None:
        """Back to the sheet of the seat to act."""
        self.see(self.seat)

    def drop(self) -> bool:
        """Goes back to what was looked at before first."""
        if self.looked != self.resting:
            self.looked = self.resting
            return True
        return super().drop()

    def entered(self) -> None:
        """The table moved on: the seat to act is shown."""
        super().entered()
        self.looked = self.resting

    def looking(self, look: Look) -> tuple[Said, MainAction]:
        """What is said, and the way back, while another sheet is looked at."""
        turn = self.table.seats[self.seat].name
        if self.seen == self.table.place.seat:
            said = Said("hint", look.t(guests.TURN_OF, name=turn), look.t(guests.OWN_BOARD))
            return said, MainAction(look.t(guests.SEE_TURN, name=turn), "", ft.Icons.VISIBILITY_ROUNDED, self.see_own)
        said = Said("hint", look.t(words.LOOKING, name=self.table.seats[self.seen].name))
        if not self.table.over:
            said = Said("hint", said.sentence, look.t(words.LOOKING_NOTE, turn=turn))
        return said, MainAction(look.t(words.BACK_TO, name=turn), "", ft.Icons.ARROW_BACK_ROUNDED, self.see_own)


class Cursor(Generic[C]):
    """The cell of a board that the arrow keys have reached; Enter taps it. on_move: the cell is to be ringed anew."""

    def __init__(self, on_move: Callable[[], Any], on_tap: Callable[[C], Any]) -> None:
        self.at: C | None = None
        self._on_move = on_move
        self._on_tap = on_tap

    def leave(self) -> None:
        """No cell is reached: the table moved on."""
        self.at = None

    def key(self, key: str, cells: Mapping[C, tuple[float, float]]) -> bool:
        """A key was pressed over these cells, each at its (row, column). True where it did something.

        Left and right go through all cells in reading order, round the ends, so that every cell is reached; up and
        down go to the nearest cell of the row above or below. The first arrow reaches the first cell.
        """
        if not cells or (self.at is not None and self.at not in cells):
            self.at = None
        if key in ("Enter", " ") and self.at is not None:
            self._on_tap(self.at)
            return True
        if not cells or key not in ("Arrow Left", "Arrow Right", "Arrow Up", "Arrow Down"):
            return False
        order = sorted(cells, key=lambda cell: cells[cell])
        if self.at is None:
            self.at = order[-1] if key in ("Arrow Left", "Arrow Up") else order[0]
        elif key in ("Arrow Left", "Arrow Right"):
            step = 1 if key == "Arrow Right" else -1
            self.at = order[(order.index(self.at) + step) % len(order)]
        else:
            row, column = cells[self.at]
            down = key == "Arrow Down"
            rows = {cells[cell][0] for cell in order if (cells[cell][0] > row if down else cells[cell][0] < row)}
            if rows:
                next_row = min(rows) if down else max(rows)
                line = [cell for cell in order if cells[cell][0] == next_row]
                self.at = min(line, key=lambda cell: abs(cells[cell][1] - column))
        self._on_move()
        return True


class PlainStart:
    """A setup with nothing to choose but the players. A subclass says only what is its own."""

    def __init__(self, setup: GameSetup) -> None:
        self.setup = setup

    def seats(self) -> tuple[int, int]:
        """The fewest and the most players of the game."""
        return self.setup.people

    def note(self, players: int) -> str:
        """No fact beside the count."""
        return ""

    def first(self, look: Look) -> Sequence[ft.Control]:
        """Nothing comes before the players."""
        return ()

    def beside(self, look: Look, seat: int) -> ft.Control | None:
        """Nothing stands beside a name."""
        return None

    def last(self, look: Look) -> Sequence[ft.Control]:
        """Nothing comes after the players."""
        return ()

    def sheet(self, look: Look) -> BottomSheet | None:
        """No choice opens a sheet."""
        return None

    def options(self, players: int) -> Any:
        """No options."""
        return {}

    def pack(self) -> Any:
        """No pack."""
        return None

    def recall(self, setup: Seating) -> None:
        """Nothing to take over from an earlier table."""
