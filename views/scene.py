"""What a game's screen hands to the shared table screen, and what the table gives it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from companion.game import Seating
from companion.texts.base import Text
from models.verdict import Violation
from views.parts.base import Handler, Later
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said
from views.theme import Look

Sized = Callable[[float, float], ft.Control]
"""Makes a control for a width and height in pixels."""


@dataclass(frozen=True)
class BottomSheet:
    """A bottom sheet that the step due needs. away: a tap beside it; it also goes with undo.

    tall: it takes all the room a sheet may have (80 % of the height) at once; else it is as high as its content.
    """

    title: str
    content: ft.Control
    note: str = ""
    away: Handler | None = None
    tall: bool = False


@dataclass(frozen=True)
class RulePicture:
    """A drawing on the rules page, made for a width; caption: what it shows. A game exports `RULE_PICTURES` by rule."""

    caption: Text
    draw: Callable[[Look, float], ft.Control]


@dataclass(frozen=True)
class Scene:
    """One moment of a table, in the places that the shared screen has for it.

    head: what the top says (None: the game's name). subtitle: where the game is ("4枚めくり / 7"). seat: whose noren hangs, None "anyone". title: what the noren says
    (None: "…'s turn"). done, now: the step done and the step due. above: under the noren (a claim). choices: cards to
    choose, under the chips; on wide screens left of the board where `choices_aside`. board: made for the room there is.
    said: the verdict line. main, others: the tray. sheet: lies over the lower part. full: instead of everything
    (a cover, flag zones). panels: a small board for each seat's panel, in seat order. status: a line for each panel.
    numbers: what chips and panels show, in seat order (None: the totals). chips False: none on phones; on_chip: what a
    tap on a seat's chip does. keeps_line False: on phones the board may have the verdict line's place while it is empty.
    """

    subtitle: str
    board: Sized
    head: str | None = None
    seat: int | None = None
    title: str | None = None
    glyph: ft.IconData | None = None
    done: str | None = None
    now: str | None = None
    above: ft.Control | None = None
    choices: ft.Control | None = None
    choices_aside: ft.Control | None = None
    said: Said | None = None
    main: MainAction | None = None
    others: Sequence[TrayAction] = ()
    sheet: BottomSheet | None = None
    full: ft.Control | None = None
    panels: Sequence[Later | None] = ()
    status: Sequence[str] = ()
    numbers: Sequence[str] | None = None
    notes: Sequence[str] = ()
    chips: bool = True
    on_chip: Callable[[int], Any] | None = None
    keeps_line: bool = True
    side: ft.Control | None = None
    scrolls: bool = False
    menu: Sequence[tuple[str, str, ft.IconData, Handler]] = ()


class GameScreen(Protocol):
    """A game's table: it turns taps into events. One instance a table and window; it keeps only drafts.

    `views/<game>/` exports it as `TableScreen`; `__init__(self, table: views.screens.table.TablePage)`.
    """

    def scene(self, look: Look) -> Scene:
        """What is shown now: the table's position plus the draft. Called while drawing: parts can be made only then."""

    def drop(self) -> bool:
        """Drops the draft; False where there was none (undo then takes back an entry)."""

    def entered(self) -> None:
        """The table moved on, here or in another window: drafts that no longer fit go."""

    def draft(self) -> Any:
        """The draft as a JSON value, None where there is none; kept so that a killed app finds it again."""

    def restore(self, draft: Any) -> None:
        """Takes a draft kept earlier; one that cannot be read is ignored."""

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """Legal entries in place of a refused one, the best first; empty where there is none to offer."""

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board with the refused entry as a ghost and what is wrong ringed, None for the board as it is."""

    def key(self, key: str) -> bool:
        """An arrow or Escape; Enter presses the main button by itself. True where it did something."""


class StartScreen(Protocol):
    """A game's part of the setup screen. `views/<game>/` exports it as `StartScreen`.

    `__init__(self, setup: views.screens.setup.SetupScreen)`; it keeps the choices that are the game's own.
    """

    def seats(self) -> tuple[int, int]:
        """The fewest and the most players for what is chosen."""

    def note(self, players: int) -> str:
        """A short fact beside the count of players ("山札21枚"), empty for none."""

    def first(self, look: Look) -> Sequence[ft.Control]:
        """Cards above the players (a variant)."""

    def beside(self, look: Look, seat: int) -> ft.Control | None:
        """What stands beside a player's name (a face)."""

    def last(self, look: Look) -> Sequence[ft.Control]:
        """Cards below the players (boxes, options)."""

    def sheet(self, look: Look) -> BottomSheet | None:
        """A sheet that a choice opened."""

    def options(self, players: int) -> Any:
        """The record's `options` as JSON, None where the game has none."""

    def pack(self) -> Any:
        """The record's `pack`: a pack id or object, None where the game has none."""

    def recall(self, setup: Seating) -> None:
        """Takes over the choices of an earlier table ("the same again")."""
