"""A table that only counts the end: the frame round every game's counting screen.

The frame is the same in all games: whose end is entered (a chip chooses another player, a counted one is opened to be
changed), what it comes to so far line by line, each line a way to its rule, and the button that is tapped when a player is
done. A game says what is entered for one seat, in a frozen draft:

    @dataclass(frozen=True, slots=True)
    class Draft:
        heaps: int = 0

    class Count(CountScreen[Draft]):
        def empty(self) -> Draft:
            return Draft()

        def draft_of(self, events: Sequence[Any]) -> Draft:     # a count that is to be changed
            return Draft(heaps=events[0].heaps)

        def carried(self, draft: Draft) -> Mapping[str, Any]:   # the keys of the `count` event
            return {"heaps": draft.heaps}

        def board(self, look: Look, width: float, height: float) -> ft.Control:   # shows `self.now`
            return ...                                          # taps: self.put(replace(self.now, heaps=3))

`NumberCount` does all of that for a game whose end is a few numbers; `views.shichimi.count` shows it.
"""

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar

import flet as ft
from pydantic import ValidationError

from companion import explain
from companion.counting import CountedState, lines_of
from models.base import RecordError
from models.record import Tally
from models.result import Line
from views.games import shown
from views.i18n import counting as words
from views.parts.base import heading, icon, part, tap, text
from views.parts.numbers import NumberField, number_form
from views.parts.scores import ScoreRow, score_table
from views.parts.tray import MainAction
from views.parts.verdict import Said
from views.playing import Playing
from views.scene import BottomSheet, GameTable, Scene
from views.theme import SIDE_PANE, Layout, Look, minus

D = TypeVar("D")

STRIP = 50
"""How high the line of points under the board is."""


class CountScreen(Playing[Any, D]):
    """A game's counting screen over the draft `D` of one seat: fields that are JSON values and have defaults."""

    def __init__(self, table: GameTable) -> None:
        self._chosen: int | None = None
        self._kept: dict[int, D] = {}
        self._past: list[D] = []
        super().__init__(table)
        self._counted = self.counts

    # --- what a game says

    @abstractmethod
    def carried(self, draft: D) -> Mapping[str, Any]:
        """The keys of the seat's `count` event, without type and player; always of the right form."""

    @abstractmethod
    def board(self, look: Look, width: float, height: float) -> ft.Control:
        """What is entered so far (`now`), to be tapped, in this much room."""

    def choices(self, look: Look) -> ft.Control | None:
        """What to enter with, under the chips: a palette, a pad. Nothing by itself."""
        return None

    def sheet(self, look: Look) -> BottomSheet | None:
        """What lies over the lower part. Nothing by itself."""
        return None

    def said(self, look: Look) -> Said | None:
        """What is said under the board. Nothing by itself."""
        return None

    def scrolls(self, look: Look) -> bool:
        """Whether the board has its natural height and the page scrolls."""
        return False

    # --- what there is

    @property
    def counts(self) -> tuple[Tally | None, ...]:
        """Each seat's count, None for one that is not counted."""
        state = self.table.state
        return state.counts if isinstance(state, CountedState) else (None,) * self.table.setup.seats

    @property
    def seat(self) -> int:
        """The seat that is counted."""
        fixing = self.table.fixing
        if isinstance(fixing, Tally):
            return fixing.player
        left = [seat for seat, tally in enumerate(self.counts) if tally is None]
        if self._chosen in left:
            assert self._chosen is not None
            return self._chosen
        return left[0] if left else super().seat

    @property
    def lines(self) -> tuple[Line, ...]:
        """What the draft comes to; nothing where it cannot be."""
        try:
            tally = self._event()
        except RecordError:
            return ()
        return lines_of(self.table.setup, tally) or ()

    def _event(self) -> Any:
        return self.table.event(type="count", player=self.seat, **self.carried(self.now))

    # --- taps

    def put(self, draft: D) -> None:
        """A tap changed the draft; undo takes taps back one by one."""
        self._past.append(self.now)
        super().put(draft)

    def count(self) -> None:
        """The seat is done."""
        self.table.enter(self._event(), typed=True)

    def choose(self, seat: int) -> None:
        """Counts this seat next; one that is counted is opened to be changed."""
        if self.counts[seat] is not None:
            self.table.change_count(seat)
        elif seat != self.seat and not isinstance(self.table.fixing, Tally):
            self._kept[self.seat] = self.now
            self._chosen, self._past = seat, []
            self.now = self._kept.pop(seat, self.empty())
            self.table.changed_draft()

    def read(self, line: str) -> None:
        """Opens a scoring line's rule."""
        self.table.read(explain.score_line(self.table.setup.game, line).article)

    # --- the draft

    def drop(self) -> bool:
        """Takes back the last tap; after the app was closed, the seat's whole draft."""
        if self._past:
            self.now = self._past.pop()
            return True
        if self.now != self.begin():
            self.now = self.begin()
            return True
        return False

    def entered(self) -> None:
        """The table moved on: the next seat; a count that was undone stands there again as it was."""
        for seat, (before, now) in enumerate(zip(self._counted, self.counts, strict=True)):
            if before is not None and now is None:
                self._kept[seat], self._chosen = self.draft_of((before,)), seat
        self._counted, self._past = self.counts, []
        self.now = self.begin()
        if self.table.fixing is None:
            self.now = self._kept.pop(self.seat, self.now)

    def draft(self) -> Any:
        """Every seat's draft, by its number, and the seat chosen; None where nothing was entered."""
        drafts = {**self._kept, self.seat: self.now}
        told = {
            str(seat): self._adapter.dump_python(draft, mode="json")
            for seat, draft in drafts.items()
            if draft != self.empty()
        }
        return {"seat": self.seat, "drafts": told} if told else None

    def restore(self, draft: Any) -> None:
        """Takes the drafts kept earlier that can be read and fit."""
        if not isinstance(draft, dict) or not isinstance(draft.get("drafts"), dict):
            return
        for seat in range(self.table.setup.seats):
            try:
                kept = self._adapter.validate_python(draft["drafts"].get(str(seat)))
            except ValidationError:
                continue
            if self.counts[seat] is None and self.fits(kept):
                self._kept[seat] = kept
        chosen = draft.get("seat")
        self._chosen = chosen if isinstance(chosen, int) else None
        self.now = self._kept.pop(self.seat, self.now)

    # --- the screen

    def scene(self, look: Look) -> Scene:
        """The frame with the game's board; once everybody is counted, the points side by side."""
        table, seat = self.table, self.seat
        over = table.over and table.fixing is None
        name = table.seats[seat].name
        lines = () if over else self.lines
        total = sum(line.points for line in lines)
        counted = [tally is not None for tally in self.counts]
        numbers = [minus(row.total) if done else "–" for row, done in zip(table.standings, counted, strict=True)]
        numbers[seat] = minus(table.standings[seat].total if over else total)
        note = look.t(words.SUBTITLE, count=sum(counted), seats=len(counted))
        if over:
            return Scene(
                subtitle=note,
                board=self._result(look),
                on_chip=self.choose,
                said=Said("ok", look.t(words.CHANGE_NOTE)),
                scrolls=True,
            )
        return Scene(
            subtitle=note,
            seat=seat,
            title=look.t(words.COUNT_OF, name=name),
            now=look.t(words.WHAT_LIES),
            choices=self.choices(look),
            board=self._board(look, lines),
            sheet=self.sheet(look),
            said=self.said(look),
            main=MainAction(
                look.t(words.DONE, name=name),
                look.t(words.DONE_NOTE, points=total),
                ft.Icons.CHECK_ROUNDED,
                self.count,
            ),
            numbers=numbers,
            notes=[look.t(words.COUNTED) if done else "" for done in counted] if len(counted) < 4 else (),
            on_chip=self.choose,
            keeps_line=False,
            scrolls=self.scrolls(look),
            side=self._side(look, lines, numbers) if look.wide else None,
        )

    def _board(self, look: Look, lines: tuple[Line, ...]) -> Any:
        def make(width: float, height: float) -> ft.Control:
            if look.wide:
                return self.board(look, width, height)
            board = self.board(look, width, max(80.0, height - STRIP - 8))
            strip = Lines(look, self.table.setup.game, lines, self.read)
            if look.layout == Layout.MIDDLE:
                return ft.Column([board, strip], spacing=8, expand=True, scroll=ft.ScrollMode.AUTO)
            free = not self.scrolls(look)
            return ft.Column(
                [ft.Container(board, expand=free, alignment=ft.Alignment.CENTER), strip],
                spacing=8,
                tight=not free,
                expand=free,
            )

        return make

    def _result(self, look: Look) -> Any:
        def make(width: float, height: float) -> ft.Control:
            table = self._table(look, width, None)
            return ft.Column([table], scroll=ft.ScrollMode.AUTO) if look.layout == Layout.MIDDLE else table

        return make

    def _side(self, look: Look, lines: tuple[Line, ...], numbers: Sequence[str]) -> ft.Control:
        return ft.Column(
            [
                heading(look, look.t(words.LINES), ft.Icons.CALCULATE_ROUNDED),
                self._table(look, SIDE_PANE - 40, lines),
                heading(look, look.t(words.CHANGE_NOTE)),
                ft.Row([self._seat_button(look, seat, numbers[seat]) for seat in range(len(numbers))], wrap=True),
            ],
            spacing=10,
            scroll=ft.ScrollMode.AUTO,
            expand=True,
        )

    def _seat_button(self, look: Look, seat: int, number: str) -> ft.Control:
        who = self.table.seats[seat]
        return tap(
            look,
            text(look, f"{who.name}  {number}", "strong"),
            partial(self.choose, seat),
            ident=f"count-{seat}",
            label=f"{who.name} {number}",
            selected=seat == self.seat,
            edge=look.c.ink if seat == self.seat else look.c.line,
            edge_width=3 if seat == self.seat else 1,
            fill=look.c.sheet,
            radius=24,
            padding=ft.Padding.symmetric(horizontal=14, vertical=12),
        )

    def _table(self, look: Look, width: float, lines: tuple[Line, ...] | None) -> ft.Control:
        """All seats' points line by line; lines: what the seat that is being counted has so far."""
        standings = self.table.standings
        shown_lines = [row.lines for row in standings]
        totals = [row.total for row in standings]
        if lines is not None:
            shown_lines[self.seat] = lines
            totals[self.seat] = sum(line.points for line in lines)
        rows = []
        for name in self.table.position.rules.LINES:
            cells = tuple(next((line.points for line in own if line.id == name), None) for own in shown_lines)
            if any(points is not None for points in cells):
                rows.append(
                    ScoreRow(name, _name(look, self.table.setup.game, name), _icon(self.table.setup.game, name), cells)
                )
        return score_table(look, self.table.seats, rows, totals, (), self.read, width=width)


def _name(look: Look, game: str, line: str) -> str:
    return explain.score_line(game, line).name.of(look.lang)


def _icon(game: str, line: str) -> ft.IconData | None:
    return ft.Icons.EDIT_NOTE_ROUNDED if line == "adjust" else shown(game).line_icons.get(line)


@part
def Lines(look: Look, game: str, lines: tuple[Line, ...], on_line: Any) -> ft.Control:
    """What a draft comes to, a pill a line; a tap opens the line's rule. They scroll sideways where they are many."""
    if not lines:
        nothing = text(look, look.t(words.NO_LINES), "label", look.c.ink2)
        return ft.Container(nothing, height=STRIP, alignment=ft.Alignment.CENTER)
    return ft.Container(
        ft.Row([_pill(look, game, line, on_line) for line in lines], spacing=8, scroll=ft.ScrollMode.HIDDEN),
        height=STRIP,
    )


def _pill(look: Look, game: str, line: Line, on_line: Any) -> ft.Control:
    name, glyph = _name(look, game, line.id), _icon(game, line.id)
    items: list[ft.Control] = [icon(glyph, 20, look.c.ink2)] if glyph else []
    items += [text(look, name, "label"), text(look, minus(line.points), "value", weight=800, size=19)]
    return tap(
        look,
        ft.Row(items, spacing=6, tight=True),
        partial(on_line, line.id),
        ident=f"line-{line.id}",
        label=look.t(words.LINE, name=name, points=line.points),
        fill=look.c.sheet,
        edge=look.c.line,
        edge_width=1,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


@dataclass(frozen=True, slots=True)
class Numbers:
    """What was typed, by key; the field that the pad types into, and whether its next digit begins anew."""

    typed: tuple[tuple[str, int], ...] = ()
    at: str | None = None
    fresh: bool = True

    def of(self, key: str) -> int:
        """The number of a field, 0 where nothing was typed."""
        return dict(self.typed).get(key, 0)


class NumberCount(CountScreen[Numbers]):
    """A seat counted by a few numbers, typed on a pad or stepped; a game says which."""

    @abstractmethod
    def fields(self, look: Look) -> tuple[NumberField, ...]:
        """The numbers that are counted; each one's ident is its key in the event."""

    def empty(self) -> Numbers:
        """Nothing typed."""
        return Numbers()

    def draft_of(self, events: Sequence[Any]) -> Numbers:
        """The numbers of a count."""
        return Numbers(tuple((key, int(value)) for key, value in events[0].carried.items()))

    def fits(self, draft: Numbers) -> bool:
        """Every number is one that is asked here."""
        known = {field.ident: field for field in self.fields(self.table.window.look)}
        return all(key in known and 0 <= value <= known[key].most for key, value in draft.typed)

    def carried(self, draft: Numbers) -> Mapping[str, Any]:
        """Every field's number."""
        return {field.ident: draft.of(field.ident) for field in self.fields(self.table.window.look)}

    def change(self, key: str, value: int, fresh: bool = True) -> None:
        """A field has another number. fresh: the next digit begins anew."""
        typed = {**dict(self.now.typed), key: value}
        self.put(Numbers(tuple(sorted(typed.items())), key, fresh))

    def go_to(self, key: str) -> None:
        """The pad types into this field."""
        self.now = replace(self.now, at=key, fresh=True)
        self.table.changed_draft()

    def board(self, look: Look, width: float, height: float) -> ft.Control:
        """The fields and the pad."""
        fields = self.fields(look)
        return number_form(
            look,
            fields,
            {field.ident: self.now.of(field.ident) for field in fields},
            self.now.at or fields[0].ident,
            self.now.fresh,
            min(width, 560.0),
            on_change=self.change,
            on_field=self.go_to,
        )

    def scrolls(self, look: Look) -> bool:
        """The form has its own height."""
        return not look.wide
