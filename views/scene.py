"""What a game's screen hands to the shared table screen, and what the table gives it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from companion.desk import Snapshot
from companion.desk.place import Place
from companion.game import Seating
from companion.referee import Position, Step
from companion.texts.base import Text
from models.record import Event
from models.result import Standing
from models.verdict import Violation
from views.parts.base import Handler, Later
from views.parts.marks import Seat
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said
from views.theme import Look
from views.window import Window

Sized = Callable[[float, float], ft.Control]
"""Makes a control for a width and height in pixels."""


@dataclass(frozen=True)
class BottomSheet:
    """A bottom sheet that the step due needs. away: what closes it (handle, cross, a tap beside, Back); undo where None.

    content: scrolls where it is too high; foot: buttons that stay on the screen below it. tall: it takes all the room a
    sheet may have (80 % of the height) at once; else it is as high as its content.
    """

    title: str
    content: ft.Control
    note: str = ""
    away: Handler | None = None
    tall: bool = False
    foot: ft.Control | None = None


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
    shows: whose sheet it is that a chip can change; looking: it is merely looked at, and the main button goes elsewhere.
    scrolls: the board has its own height and all above the tray scrolls. least: the height under which the board's cells
    cannot be tapped well; where a phone has less, all above the tray scrolls and the board has this height.
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
    shows: int | None = None
    looking: bool = False
    scrolls: bool = False
    least: float = 0
    menu: Sequence[tuple[str, str, ft.IconData, Handler]] = ()


class GameTable(Protocol):
    """All that a game's screen may use of the page that it stands on.

    One window's view of one table: either of what there is now, or, while an earlier entry is corrected (`fixing`), of
    what there was before that entry; `enter` then replaces it.
    """

    # --- what there is

    @property
    def window(self) -> Window:
        """The window: its `look`, `preferences`, `buzz`, `soon`."""

    @property
    def setup(self) -> Seating:
        """Who plays, with which options and pack."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players as they are shown, in seat order."""

    @property
    def position(self) -> Position:
        """The table at the moment shown, for the functions of `companion.referee`."""

    @property
    def shot(self) -> Snapshot:
        """The table as this window knows it."""

    @property
    def place(self) -> Place:
        """This window's place among those of the table: the flag's call, what is entered apart, who is here."""

    @property
    def state(self) -> Any:
        """The game's own state at `position`."""

    @property
    def standings(self) -> tuple[Standing, ...]:
        """The score sheet at `position`, in seat order."""

    @property
    def turn(self) -> int | None:
        """The seat to act, None where several may or the game has ended."""

    @property
    def expects(self) -> tuple[str, ...]:
        """The event types that are due, none after the end."""

    @property
    def over(self) -> bool:
        """The game has ended or was stopped."""

    @property
    def steps(self) -> tuple[Step, ...]:
        """Every entry that stands, judged, the oldest first; in a correction also those after the one corrected."""

    @property
    def fixing(self) -> Any:
        """The first event that is being corrected, None outside a correction."""

    @property
    def replaced(self) -> tuple[Event, ...]:
        """All the events that the correction replaces (one entry may hold several); empty outside a correction."""

    @property
    def misfits(self) -> bool:
        """An earlier correction left entries that no longer fit: the page asks to mend them before anything else."""

    @property
    def covered(self) -> bool:
        """Something of the page (menu, dialog, verdict, mending) lies over the scene."""

    @property
    def left(self) -> bool:
        """The window has gone to another screen: what draws this one from time to time ends then."""

    # --- events

    def event(self, **data: Any) -> Any:
        """An event of this game from its keys, checked like one from outside. Raises RecordError."""

    def judge(self, *events: Any) -> tuple[Violation, ...]:
        """What the events break, one after the other, as far as the first that does not stand."""

    def enter(self, *events: Any, typed: bool = False) -> bool:
        """Enters events as one entry; True when they were accepted. The second of two quick taps does nothing.

        typed: it was typed or picked from a list, so an impossible one opens the verdict sheet too.
        """

    def seal(self, seat: int, part: Any) -> bool:
        """Enters a seat's part of what is entered apart; True when it is in."""

    def enter_now(self, events: Sequence[Any]) -> None:
        """Enters what a verdict sheet has settled (a repair, a ruling)."""

    def refuse_tap(self, events: Sequence[Any]) -> None:
        """Tells why something that was tapped cannot be done now."""

    def show_broken(
        self,
        events: Sequence[Any],
        broken: Sequence[Violation],
        typed: bool,
        settle: Callable[[Sequence[Any]], Any] | None = None,
    ) -> None:
        """Opens the verdict on events not entered yet. settle: takes them repaired or ruled on (else: enters them)."""

    # --- draft, words, ways

    def changed_draft(self) -> None:
        """The draft changed: it is kept on disk and the page drawn anew."""

    def change_count(self, seat: int) -> None:
        """Opens a seat's count to be changed, at a table that only counts the end."""

    def redraw(self) -> None:
        """Draws the page anew."""

    def change_options(self, **options: Any) -> bool:
        """Puts options that were told wrong at the setup right; False, and said why, where an entry would not fit."""

    def undo(self) -> None:
        """What the undo button does: the draft's last tap first."""

    def say(self, said: Said | None) -> None:
        """Shows a verdict line until the next tap."""

    def toggle_menu(self) -> None:
        """Opens or closes the ⋮ menu, for a scene that is `full`; an entry of it closes it by itself."""

    def say_why(self, why: str) -> None:
        """Says why a locked button cannot be used now."""

    def step(self, event_type: str) -> str:
        """What is to be done for an event type, short, in the window's language."""

    def describe(self, event: Event, before: Position) -> str:
        """One line of the log."""

    def read(self, rule: str) -> None:
        """Opens the rules page at a rule; the table waits as it is."""

    def recent(self, look: Look, count: int) -> ft.Control:
        """The latest entries, newest first, for a right pane of a game's own."""


class GameSetup(Protocol):
    """All that a game's start screen may use of the setup page."""

    @property
    def window(self) -> Window:
        """The window: its `look`, and `desk.boxes` with the packs."""

    @property
    def people(self) -> tuple[int, int]:
        """The fewest and the most players that the game allows."""

    @property
    def names(self) -> tuple[str, ...]:
        """What the seats are called, in seat order."""

    def redraw(self) -> None:
        """Draws the page anew."""

    def seat(self, least: int, most: int) -> None:
        """Adds or takes seats, at the end, until there are at least and at most so many."""


class GameScreen(Protocol):
    """A game's table: it turns taps into events. One instance a table and window; it keeps only drafts.

    Made from the `GameTable` it stands on. `views.playing.Playing` does most of this.
    """

    def scene(self, look: Look) -> Scene:
        """What is shown now: the table's position plus the draft. Called while drawing: parts can be made only then."""

    def drop(self) -> bool:
        """Drops the draft; False where there was none (undo then takes back an entry)."""

    def entered(self) -> None:
        """The table moved on, here or in another window: drafts that no longer fit go."""

    def gathered(self) -> None:
        """What the windows of the table share has changed: a touch of the flag, a part that is in, who is here."""

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
    """A game's part of the setup screen, made from the `GameSetup` it stands on; it keeps the game's own choices.

    `views.playing.PlainStart` does all of this for a game without any.
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
