"""The flag race on one device: the start call, the first touch, the heaps counted one by one, the round decided.

Solo has a stopwatch in place of the flag. What is not entered yet (who touched first, half a heap) is a draft.
"""

import asyncio
import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.rules.shichimi import race
from companion.rules.shichimi.heap import judge
from companion.texts.shichimi import REASONS, VERDICTS, card_name
from models.shichimi import CARDS, Card, Cards, Flag, Heap, RaceState, Round, Void
from models.verdict import Violation
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import card as box
from views.parts.base import icon, tap, text
from views.parts.fields import choice_row, stepper, wide_button
from views.parts.marks import mark
from views.parts.seal import seal
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said, verdict_panel
from views.scene import Scene, Sheet, Sized
from views.shichimi.flags import Zone, ZoneState, flag_zones
from views.shichimi.tiles import heap_strip, pad
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import Table

SETTLE = 0.3
"""Seconds in which a second touch still gets its margin; then the flag is written."""

COUNTDOWN = 3


@dataclass(frozen=True, slots=True)
class Draft:
    """What is not entered yet. cards: of the heap being counted; counting: the flag's taken screen was left.

    seconds: what the stopwatch said, None where it did not run.
    """

    cards: Cards = ()
    counting: bool = False
    seconds: int | None = None


@dataclass(frozen=True, slots=True)
class Touch:
    """A touch of a flag zone. at: seconds on a monotonic clock."""

    seat: int
    at: float


class RaceScreen:
    """Turns touches and counted heaps into the events of solo, versus and party."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._draft = Draft()
        self.seen = len(self.state.rounds)
        self.started: float | None = None
        self.counts: int | None = None
        self.open = False
        self.early: int | None = None
        self.first: Touch | None = None
        self.second: tuple[int, int] | None = None
        self.asking: Card | None = None
        self._call = 0
        old = self.fixing
        if isinstance(old, Heap):
            self._draft = Draft(tuple(old.cards), True, old.seconds)

    # --- what there is

    @property
    def state(self) -> RaceState:
        """The game's state."""
        state: RaceState = self.table.state
        return state

    @property
    def fixing(self) -> Any:
        """The event that is corrected, None outside a correction."""
        fix = self.table.fix
        if fix is None or fix[0] >= len(self.table.shot.table.steps):
            return None
        return self.table.shot.table.steps[fix[0]].event

    @property
    def seat(self) -> int | None:
        """Whose heap is counted now; in a correction the seat of the entry that is changed."""
        old = self.fixing
        if isinstance(old, Heap):
            return old.player
        order = race.counting_order(self.state)
        return order[0] if order else None

    @property
    def cards(self) -> Cards:
        """The heap being counted."""
        return self._draft.cards

    # --- the start and the flag

    def start(self) -> None:
        """Counts down from three; the flag is open afterwards."""
        self._call += 1
        call = self._call

        async def count() -> None:
            for number in range(COUNTDOWN, 0, -1):
                self.counts = number
                self.table.redraw()
                await asyncio.sleep(1)
                if call != self._call or self.table.left:
                    return
            self.counts, self.open, self.early = None, True, None
            self.table.redraw()

        self.early = None
        self.table.window.soon(count)

    def touch(self, seat: int) -> None:
        """A zone was touched: too early, the first, the second, or too late."""
        now = time.monotonic()
        if self.state.flag is not None or self.table.over:
            return
        if not self.open:
            self.early = seat
            self.table.redraw()
        elif self.first is None:
            self.first = Touch(seat, now)
            self.table.redraw()
            self.table.window.soon(self._settle)
        elif self.second is None and seat != self.first.seat and now - self.first.at <= SETTLE:
            self.second = (seat, round((now - self.first.at) * 1000))
            self._write_flag()

    async def _settle(self) -> None:
        await asyncio.sleep(SETTLE)
        if self.first is not None and self.second is None and self.state.flag is None:
            self._write_flag()

    def _write_flag(self) -> None:
        assert self.first is not None
        margin = {"margin": self.second[1]} if self.second else {}
        first, second = self.first, self.second
        if self.table.enter(self.table.event(type="flag", player=first.seat, **margin)):
            self.second = second
            self.table.redraw()

    def void(self) -> None:
        """The round does not count."""
        self.table.enter(self.table.event(type="void"))

    def count(self) -> None:
        """From the flag to the heaps."""
        self._set(replace(self._draft, counting=True))

    def next_round(self) -> None:
        """From the decided round to the next one."""
        self.seen = len(self.state.rounds)
        self.table.redraw()

    # --- solo's clock

    def start_clock(self) -> None:
        """Starts the stopwatch and shows it every second."""
        self._call += 1
        call = self._call
        self.started = time.monotonic()

        async def run() -> None:
            while call == self._call and self.started is not None and not self.table.left:
                self.table.redraw()
                await asyncio.sleep(1)

        self.table.window.soon(run)

    def stop_clock(self) -> None:
        """Stops it; the heaps are counted next."""
        self._call += 1
        seconds = self.elapsed if self.started is not None else None
        self.started = None
        self._set(replace(self._draft, counting=True, seconds=seconds))

    @property
    def elapsed(self) -> int:
        """Whole seconds on the stopwatch."""
        return int(time.monotonic() - self.started) if self.started is not None else 0

    # --- counting a heap

    def _set(self, draft: Draft) -> None:
        self._draft = draft
        self.table.changed_draft()

    def add(self, card: Card) -> None:
        """One more of a card; over the deck's count it is refused on the spot."""
        self._put((*self._draft.cards, card), card)

    def _put(self, cards: Cards, card: Card) -> bool:
        seat = self.seat
        assert seat is not None
        broken = next(iter(race.check_heap(self.state, seat, cards)), None)
        if broken is None:
            self._set(replace(self._draft, cards=cards))
            return True
        look = self.table.window.look
        printed = broken.facts["printed"]
        word = words.LIMIT if printed else words.LIMIT_NONE
        self.table.window.buzz(2)
        self.table.say(
            Said("no", look.t(word, card=card_name(card, look.lang), printed=printed), look.t(words.LIMIT_NOTE))
        )
        return False

    def less(self) -> None:
        """Takes the last card back."""
        if self._draft.cards:
            self._set(replace(self._draft, cards=self._draft.cards[:-1]))

    def clear(self) -> None:
        """Begins this heap again."""
        self._set(replace(self._draft, cards=()))

    def ask(self, card: Card) -> None:
        """Opens the stepper of a card."""
        self.asking = card
        self.table.redraw()

    def close(self) -> None:
        """Closes the stepper."""
        self.asking = None
        self.table.redraw()

    def set_count(self, count: int) -> None:
        """So many of the card asked for."""
        card = self.asking
        assert card is not None
        others = tuple(c for c in self._draft.cards if c != card)
        self._put((*others, *([card] * count)), card)

    def confirm(self) -> None:
        """This heap is counted."""
        seat = self.seat
        if seat is None:
            return
        seconds = {} if self._draft.seconds is None else {"seconds": self._draft.seconds}
        self.table.enter(
            self.table.event(type="heap", player=seat, cards=list(self._draft.cards), **seconds), typed=True
        )

    def took(self, seat: int) -> None:
        """In a correction: who took the flag."""
        self.table.enter(self.table.event(type="flag", player=seat), typed=True)

    # --- the draft

    def drop(self) -> bool:
        """The stepper, the heap's cards, or an early touch; then nothing is left to drop."""
        if self.asking is not None:
            self.asking = None
        elif self._draft.cards:
            self._draft = replace(self._draft, cards=self._draft.cards[:-1])
        elif self.started is not None or self.open or self.counts is not None:
            self._reset_call()
        elif self._draft.counting and not self.state.race.flag and self.state == race.start(self.table.setup):
            self._draft = Draft()
        else:
            return False
        return True

    def _reset_call(self) -> None:
        self._call += 1
        self.counts, self.open, self.early, self.started, self.first = None, False, None, None, None

    def entered(self) -> None:
        """The table moved on."""
        state = self.state
        counting = self._draft.counting and (state.flag is not None or any(state.heaps))
        seconds = self._draft.seconds if any(heap is not None for heap in state.heaps) else None
        self._draft = Draft(counting=counting, seconds=seconds)
        self.asking = None
        self._reset_call()
        if state.flag is None:
            self.second = None
        self.seen = min(self.seen, len(state.rounds))
        old = self.fixing
        if isinstance(old, Heap):
            self._draft = Draft(tuple(old.cards), True, old.seconds)

    def draft(self) -> Any:
        """The draft as JSON."""
        return asdict(self._draft) if self._draft != Draft() else None

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        try:
            cards, counting, seconds = draft["cards"], draft["counting"], draft["seconds"]
            if set(cards) <= set(CARDS) and isinstance(counting, bool) and isinstance(seconds, int | None):
                self._draft = Draft(tuple(cards), counting, seconds)
        except (TypeError, KeyError):
            self._draft = Draft()

    def key(self, key: str) -> bool:
        """Backspace takes a card back."""
        if key == "Backspace" and self._draft.cards:
            self.less()
            return True
        return False

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """What is typed is typed again."""
        return ()

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board stays as it is."""
        return None

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state = self.state
        old = self.fixing
        if isinstance(old, Flag | Void):
            return self._who_scene(look)
        if self.table.fix is None:
            if self.table.over or len(state.rounds) > self.seen:
                return self._round_scene(look)
            if state.race.flag and (state.flag is None or not self._draft.counting):
                return self._flag_scene(look)
            if not state.race.flag and not self._draft.counting and not any(h is not None for h in state.heaps):
                return self._clock_scene(look)
        return self._heap_scene(look)

    def _subtitle(self, look: Look) -> str:
        state = self.state
        if not state.race.flag:
            return look.t(words.HEAP_NUMBER, number=self._heap_number(), total=state.race.heaps)
        return self._score(look)

    def _head(self, look: Look, played: int | None = None) -> str:
        name = look.t(words.HEADS[self.state.setup.options.variant])
        if not self.state.race.flag:
            return name
        return f"{name} · {look.t(words.ROUND, number=played or race.current_round(self.state))}"

    def _score(self, look: Look) -> str:
        wins, seats = self.state.wins, self.table.seats
        if len(seats) == 2:
            return look.t(words.RACE_SCORE, one=seats[0].name, a=wins[0], b=wins[1], other=seats[1].name)
        return look.t(words.RACE_NOTE, target=self.state.race.target)

    def _heap_number(self) -> int:
        place = race.place_for(self.state, 0)
        return self.state.race.heaps if place is None else place + 1

    def _numbers(self) -> list[str]:
        return [str(row.total) for row in self.table.standings]

    # the flag

    def _zones(self, look: Look) -> list[Zone]:
        state = self.state
        return [
            Zone(
                seat,
                state.wins[seat.index],
                state.race.target,
                race.habaneros(state, seat.index),
                *self._zone_says(look, seat.index),
            )
            for seat in self.table.seats
        ]

    def _zone_says(self, look: Look, seat: int) -> tuple[ZoneState, str, str]:
        taker = self.state.flag if self.state.flag is not None else self.first.seat if self.first else None
        if taker is not None:
            if seat == taker:
                margin = self._margin()
                return (
                    "taken",
                    look.t(words.TAKEN),
                    "" if margin is None else look.t(words.MARGIN, seconds=f"{margin / 1000:.2f}"),
                )
            if self.second and self.second[0] == seat:
                return "closed", look.t(words.SECOND, seconds=f"{self.second[1] / 1000:.2f}"), ""
            return "closed", look.t(words.CLOSED), ""
        if self.early == seat:
            return "early", look.t(words.EARLY), look.t(words.EARLY_NOTE)
        if self.counts is not None:
            return "count", str(self.counts), ""
        if self.open:
            return "open", look.t(words.FLAG), look.t(words.FLAG_HINT)
        return "wait", look.t(words.GET_READY), ""

    def _margin(self) -> int | None:
        """The margin of the flag that was taken: from the record once it is written."""
        if self.state.flag is None:
            return self.second[1] if self.second else None
        flags = [step.event for step in self.table.shot.table.steps if isinstance(step.event, Flag)]
        margin: int | None = flags[-1].margin if flags else None
        return margin

    def _flag_scene(self, look: Look) -> Scene:
        table, state = self.table, self.state
        covered = table.menu_open or table.dialog is not None or table.shown is not None or table.mend is not None
        covered = covered or table.shot.table.misfit is not None
        full = None if covered else self._zones_control(look)

        def board(width: float, height: float) -> ft.Control:
            return ft.Container()

        return Scene(
            head=self._head(look),
            subtitle=self._subtitle(look),
            title=look.t(words.ROUND, number=race.current_round(state)),
            now=look.t(words.FLAG),
            glyph=ft.Icons.FLAG_ROUNDED,
            board=board,
            numbers=self._numbers(),
            full=full,
            menu=[("to-home", look.t(common.HOME), ft.Icons.HOME_ROUNDED, table.window.home)],
        )

    def _zones_control(self, look: Look) -> ft.Control:
        narrow = len(self.table.seats) > 3 and look.width < 700
        height = 148.0 if look.width < 700 else 128.0
        strip = self._strip(look, narrow)
        return flag_zones(look, self._zones(look), strip, height + (76 if narrow else 0), self.touch)

    def _strip(self, look: Look, narrow: bool) -> ft.Control:
        table, state = self.table, self.state
        title = look.t(words.ROUND, number=race.current_round(state))
        note = " · ".join([look.t(words.RACE_NOTE, target=state.race.target)])
        if len(table.seats) == 2:
            note += f" · {state.wins[0]} – {state.wins[1]}"
        main: MainAction | None
        if state.flag is not None:
            name = table.seats[state.flag].name
            title = look.t(words.FIRST_TOUCH, number=race.current_round(state), name=name)
            main = MainAction(
                look.t(words.COUNT_HEAP, name=name),
                look.t(words.COUNT_NOTE, count=len(race.heaps_due(state))),
                ft.Icons.ARROW_FORWARD_ROUNDED,
                self.count,
            )
        elif self.open or self.counts is not None:
            main = MainAction(
                look.t(words.GO) if self.open else str(self.counts), look.t(words.RUNNING), ft.Icons.FLAG_ROUNDED
            )
        else:
            main = MainAction(look.t(words.START), look.t(words.START_NOTE), ft.Icons.PLAY_ARROW_ROUNDED, self.start)
        head = ft.Column(
            [
                text(look, title, "title", look.c.on_urushi, lines=1, align=ft.TextAlign.CENTER),
                text(look, note, "label", look.c.on_urushi2, lines=1, align=ft.TextAlign.CENTER),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
        small = [
            self._strip_button(look, "undo", look.t(common.UNDO), ft.Icons.UNDO_ROUNDED, table.undo, narrow),
            self._strip_button(look, "void", look.t(words.VOID), ft.Icons.BLOCK_ROUNDED, self.void, narrow),
            self._strip_button(
                look, "more", look.t(words.MENU), ft.Icons.MORE_HORIZ_ROUNDED, table.toggle_menu, narrow
            ),
        ]
        button = self._strip_main(look, main, narrow)
        if narrow:
            rows: list[ft.Control] = [
                head,
                ft.Row(small, spacing=6, alignment=ft.MainAxisAlignment.CENTER),
                ft.Row([button]),
            ]
        elif look.width < 700:
            rows = [ft.Row([small[0], ft.Container(head, expand=True), *small[1:]], spacing=8), ft.Row([button])]
        else:
            rows = [
                ft.Row(
                    [*small[:2], ft.Container(head, expand=True), ft.Container(button, width=300), small[2]], spacing=10
                )
            ]
        return ft.Container(
            ft.Column(
                rows,
                spacing=8,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            bgcolor=look.c.urushi,
            border=ft.Border.symmetric(vertical=ft.BorderSide(2, look.c.kin)),
            padding=ft.Padding.symmetric(horizontal=10, vertical=6),
            alignment=ft.Alignment.CENTER,
        )

    def _strip_button(
        self, look: Look, ident: str, label: str, glyph: ft.IconData, on_tap: Any, tight: bool
    ) -> ft.Control:
        shown: list[ft.Control] = [icon(glyph, 24, look.c.on_urushi)]
        if not tight:
            shown.append(text(look, label, "min", look.c.on_urushi, lines=1, fixed=True))
        return tap(
            look,
            ft.Column(
                shown,
                alignment=ft.MainAxisAlignment.CENTER,
                spacing=2,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            on_tap,
            ident=ident,
            label=label,
            fill=look.c.urushi2,
            radius=18,
            padding=2,
            width=48 if tight else 62,
            height=48 if tight else 60,
        )

    def _strip_main(self, look: Look, main: MainAction, narrow: bool) -> ft.Control:
        ready = main.on_tap is not None
        ink = "#2A1613" if ready else look.c.on_urushi
        lines: list[ft.Control] = [
            text(look, main.label, "main", ink, lines=2 if narrow else 1, size=16 if narrow else 19, fixed=True)
        ]
        if not narrow:
            lines.append(text(look, main.detail, "min", ink if ready else look.c.on_urushi2, lines=1, fixed=True))
        items: list[ft.Control] = [] if narrow else [icon(main.glyph or ft.Icons.FLAG_ROUNDED, 26, ink)]
        items.append(ft.Column(lines, spacing=0, tight=True, expand=True))
        row = ft.Row(items, spacing=10)
        return tap(
            look,
            row,
            main.on_tap,
            ident="main-action",
            label=f"{main.label}. {main.detail}",
            fill="#FFF3DC" if ready else None,
            edge=None if ready else look.c.tray_off,
            radius=18,
            padding=ft.Padding.symmetric(horizontal=12, vertical=6),
            height=60,
            expand=True,
        )

    def _who_scene(self, look: Look) -> Scene:
        """In a correction: who took the flag, or that the round was void."""
        rows = [
            choice_row(
                look,
                seat.name,
                "",
                False,
                lambda seat=seat: self.took(seat.index),
                ident=f"took-{seat.index}",
                leading=mark(look, seat, 40),
            )
            for seat in self.table.seats
        ]
        rows.append(
            choice_row(
                look,
                look.t(words.VOID),
                look.t(words.VOIDED),
                False,
                self.void,
                ident="took-void",
                glyph=ft.Icons.BLOCK_ROUNDED,
            )
        )

        def board(width: float, height: float) -> ft.Control:
            return ft.Column(rows, spacing=8, scroll=ft.ScrollMode.AUTO, height=height, width=min(width, 620))

        return Scene(
            head=self._head(look),
            subtitle=self._subtitle(look),
            title=look.t(words.WHO_TOOK),
            now=look.t(words.WHO_NOTE),
            glyph=ft.Icons.FLAG_ROUNDED,
            board=board,
            chips=False,
            main=MainAction(look.t(words.WHO_NOTE), "", ft.Icons.TOUCH_APP_ROUNDED),
        )

    # solo's clock

    def _clock_scene(self, look: Look) -> Scene:
        running = self.started is not None
        shown = clock(self.elapsed)

        def board(width: float, height: float) -> ft.Control:
            return ft.Container(
                ft.Column(
                    [
                        icon(ft.Icons.TIMER_ROUNDED, 64, look.c.ink2),
                        text(look, shown, "score.xl", size=84),
                        text(
                            look,
                            look.t(words.SOLO_RUNNING if running else words.SOLO_READY),
                            "strong",
                            look.c.ink2,
                            align=ft.TextAlign.CENTER,
                        ),
                    ],
                    alignment=ft.MainAxisAlignment.CENTER,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    spacing=12,
                ),
                height=height,
                width=width,
                alignment=ft.Alignment.CENTER,
            )

        if running:
            main = MainAction(
                look.t(words.SOLO_DONE), look.t(words.SOLO_DONE_NOTE), ft.Icons.STOP_CIRCLE_ROUNDED, self.stop_clock
            )
        else:
            main = MainAction(look.t(words.START), "", ft.Icons.PLAY_ARROW_ROUNDED, self.start_clock)
        return Scene(
            head=self._head(look),
            subtitle=self._subtitle(look),
            seat=0,
            now=look.t(words.SOLO_RUNNING if running else words.START),
            board=board,
            chips=False,
            main=main,
            others=[]
            if running
            else [TrayAction("no-clock", look.t(words.NO_CLOCK), ft.Icons.TIMER_OFF_ROUNDED, self.stop_clock)],
        )

    # a heap

    def _heap_scene(self, look: Look) -> Scene:
        seat = self.seat if self.seat is not None else 0
        cards = self.cards
        counts = Counter(self._draft.cards)
        judged = judge(cards)
        if not cards:
            panel = verdict_panel(look, "no", look.t(words.EMPTY_HEAP), look.t(words.EMPTY_HEAP_NOTE))
        elif judged.complete:
            others = len({card for card in cards if card != "togarashi"})
            panel = verdict_panel(
                look,
                "ok",
                look.t(words.COMPLETE_IS, kind=VERDICTS[judged.verdict].of(look.lang)),
                look.t(words.COMPLETE_NOTE, togarashi=judged.togarashi, others=others),
            )
        else:
            panel = verdict_panel(look, "ng", look.t(words.NOT_YET), reasons(look, judged.why))
        width = min(look.width - 2 * look.margin, 620.0)
        faint = frozenset() if race.habaneros(self.state, seat) else frozenset({"habanero"})

        def board(wide: float, high: float) -> ft.Control:
            return ft.Column(
                [
                    pad(look, counts, wide, high - 26, self.add, self.less, on_hold=self.ask, faint=faint),
                    text(look, look.t(words.TAP_HINT), "label", look.c.ink2, align=ft.TextAlign.CENTER),
                ],
                spacing=8,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                tight=True,
            )

        flag = self.state.race.flag
        if flag:
            done: str | None = look.t(words.FLAG_DONE)
        else:
            seconds = self._draft.seconds
            done = None if seconds is None else look.t(words.STOPPED_CLOCK, time=clock(seconds))
        return Scene(
            head=self._head(look),
            subtitle=self._subtitle(look),
            seat=seat,
            title=look.t(words.HEAP_OF, name=self.table.seats[seat].name),
            done=done,
            now=look.t(words.COUNT_CARDS),
            choices=ft.Column([panel, heap_strip(look, cards, width)], spacing=10, tight=True),
            board=board,
            chips=False,
            numbers=self._numbers(),
            main=self._heap_main(look, seat),
            others=[TrayAction("clear", look.t(words.CLEAR), ft.Icons.RESTART_ALT_ROUNDED, self.clear)],
            sheet=self._stepper(look),
        )

    def _heap_main(self, look: Look, seat: int) -> MainAction:
        note = look.t(words.CARDS_IN, count=len(self._draft.cards))
        if self.table.fix is not None:
            return MainAction(look.t(common.DONE), note, ft.Icons.CHECK_ROUNDED, self.confirm)
        order = race.counting_order(self.state)
        if not self.state.race.flag:
            last = self._heap_number() == self.state.race.heaps
            label = look.t(words.DECIDE_SOLO if last else words.TO_HEAP)
        elif len(order) > 1:
            label = look.t(words.TO_NEXT, name=self.table.seats[order[1]].name)
        else:
            label = look.t(words.DECIDE)
        return MainAction(label, note, ft.Icons.ARROW_FORWARD_ROUNDED, self.confirm)

    def _stepper(self, look: Look) -> Sheet | None:
        card = self.asking
        if card is None:
            return None
        count = self._draft.cards.count(card)
        row = ft.Row(
            [stepper(look, count, self.set_count, least=0, most=22, ident="count", label=card_name(card, look.lang))],
            alignment=ft.MainAxisAlignment.CENTER,
        )
        done = wide_button(look, look.t(common.DONE), self.close, ident="count-done", filled=True, expand=True)
        return Sheet(
            look.t(words.HOW_MANY, card=card_name(card, look.lang)),
            ft.Column([row, ft.Row([done])], spacing=14, tight=True),
            away=self.close,
        )

    # a round decided

    def _heaps_of(self, number: int) -> list[Cards]:
        """The cards of a decided round's heaps, by seat (in solo by heap)."""
        found: list[Cards] = []
        before = None
        for step in self.table.shot.table.steps:
            after = step.after.state if step.after else step.before.state
            if len(step.before.state.rounds) == number - 1 and len(after.rounds) == number:
                before = step
        if before is None:
            return found
        state: RaceState = before.before.state
        event = before.event
        for place, cards in enumerate(state.heaps):
            own = isinstance(event, Heap) and cards is None
            own = own or (isinstance(event, Heap) and place == event.player and state.race.flag)
            found.append(event.cards if own else cards or ())
        return found

    def _round_scene(self, look: Look) -> Scene:
        state, table = self.state, self.table
        number = len(state.rounds)
        if number == 0:
            return self._stopped_scene(look)
        played = state.rounds[-1]
        heaps = self._heaps_of(number)
        winners = [table.seats[seat] for seat in played.winners]
        rows = self._round_rows(look, played, heaps)

        def board(width: float, height: float) -> ft.Control:
            return ft.Column(rows, spacing=8, scroll=ft.ScrollMode.AUTO, height=height, width=min(width, 720))

        if not state.race.flag:
            title = look.t(words.SOLO_WON if winners else words.SOLO_LOST)
            panel = verdict_panel(look, "ok" if winners else "ng", title, "")
        elif winners:
            names = ("・" if look.lang == "ja" else ", ").join(seat.name for seat in winners)
            panel = verdict_panel(look, "ok", names, why_round(look, played, [s.name for s in table.seats]))
        else:
            panel = verdict_panel(
                look,
                "no",
                look.t(words.ROUND_NOBODY, number=number),
                why_round(look, played, [s.name for s in table.seats]),
            )
        main = None
        if not table.over:
            main = MainAction(
                look.t(words.NEXT_ROUND, number=number + 1),
                look.t(words.NEXT_ROUND_NOTE),
                ft.Icons.ARROW_FORWARD_ROUNDED,
                self.next_round,
            )
        names = ("・" if look.lang == "ja" else ", ").join(seat.name for seat in winners)
        now = (names or look.t(common.NONE)) if state.race.flag else look.t(common.RESULT)
        title = look.t(words.ROUND_OVER, number=number) if state.race.flag else table.seats[0].name
        return Scene(
            head=self._head(look, number),
            subtitle=self._subtitle(look),
            seat=winners[0].index if winners else None,
            title=title,
            now=now,
            glyph=ft.Icons.EMOJI_EVENTS_ROUNDED,
            choices=panel,
            board=board,
            chips=False,
            numbers=self._numbers(),
            main=main,
        )

    def _stopped_scene(self, look: Look) -> Scene:
        def board(width: float, height: float) -> ft.Control:
            return ft.Container()

        winners = referee.winners(self.table.position)
        return Scene(
            head=self._head(look),
            subtitle=self._subtitle(look),
            seat=winners[0] if winners else None,
            title=look.t(common.STOP_REASON),
            board=board,
            numbers=self._numbers(),
        )

    def _round_rows(self, look: Look, played: Round, heaps: Sequence[Cards]) -> list[ft.Control]:
        rows: list[ft.Control] = []
        width = min(look.width - 2 * look.margin - (372 if look.wide else 0), 720.0) - 28
        for place, heap in enumerate(played.heaps):
            owner = place if self.state.race.flag else 0
            seat = self.table.seats[owner]
            won = self.state.race.flag and owner in played.winners
            head: list[ft.Control] = [mark(look, seat, 40)]
            name = (
                seat.name
                if self.state.race.flag
                else look.t(words.HEAP_NUMBER, number=place + 1, total=len(played.heaps))
            )
            lines: list[ft.Control] = [text(look, name, "title", lines=1)]
            verdict = VERDICTS[heap.verdict].of(look.lang)
            detail = look.t(words.HEAP_LINE, verdict=verdict, togarashi=heap.togarashi)
            if heap.why:
                detail = reasons(look, heap.why)
            lines.append(text(look, detail, "note", look.c.ink2, lines=2))
            head.append(ft.Column(lines, spacing=0, expand=True, tight=True))
            if owner == played.flag:
                head.append(icon(ft.Icons.FLAG_ROUNDED, 24, look.accent.fill))
            if won:
                head.append(icon(ft.Icons.EMOJI_EVENTS_ROUNDED, 26, "#7A5200" if not look.dark else look.c.kin))
            head.append(seal(look, "ok" if heap.complete else "ng", 34))
            content: list[ft.Control] = [ft.Row(head, spacing=10)]
            if place < len(heaps) and heaps[place]:
                content.append(heap_strip(look, heaps[place], width, 40))
            rows.append(
                box(
                    look,
                    ft.Column(content, spacing=8, tight=True),
                    fill=look.accent.tint if won else None,
                    edge=look.accent.fill if won else None,
                    edge_width=3 if won else 1,
                )
            )
        return rows


def reasons(look: Look, why: Sequence[str]) -> str:
    """Why a heap is not complete, in one line."""
    return " · ".join(REASONS[reason].of(look.lang) for reason in why)


def why_round(look: Look, played: Round, names: Sequence[str]) -> str:
    """What decided a round, in one sentence."""
    word = {
        "not-complete": words.WHY_NOT_COMPLETE,
        "nobody": words.WHY_NOBODY,
        "only": words.WHY_ONLY,
        "most": words.WHY_MOST,
        "taker": words.WHY_TAKER,
        "shared": words.WHY_SHARED,
    }[race.decided_by(played)]
    return look.t(word, name=names[played.flag] if played.flag is not None else "")


def clock(seconds: int) -> str:
    """Minutes and seconds: 1:05."""
    return f"{seconds // 60}:{seconds % 60:02d}"
