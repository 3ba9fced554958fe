"""After a correction: which later entries still stand, the first that no longer fits, and three ways to mend it."""

from dataclasses import dataclass
from typing import Any, Protocol

import flet as ft

from companion import explain, referee
from companion.desk import Preview, Snapshot
from companion.game import Seating
from companion.referee import Position, Step
from companion.table import Table
from models.record import Event
from models.verdict import Violation
from views.i18n import common as words
from views.i18n import table as own
from views.parts.base import card, icon, named, tap, text
from views.parts.fields import choice_row, field
from views.parts.marks import Seat, mark
from views.parts.seal import StampedSeal, seal
from views.parts.sheets import footed
from views.parts.verdict_sheet import by_sentence, rule_button
from views.theme import Look
from views.window import Window

TICKS = 7
"""How many of the later entries are shown as ticks; the one that no longer fits is the last."""


@dataclass(frozen=True)
class Change:
    """A correction: `events` in place of the `drop` events from `at` on."""

    at: int
    drop: int
    events: tuple[Any, ...]


class Mended(Protocol):
    """What the sheet uses of the table screen that it lies over."""

    mend: "Mend | None"

    @property
    def window(self) -> Window:
        """The window."""

    @property
    def shot(self) -> Snapshot:
        """The table as it is."""

    @property
    def setup(self) -> Seating:
        """Who plays with what."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """The players as they are shown."""

    @property
    def fixed(self) -> str:
        """What is being corrected, as the log tells it."""

    def describe(self, event: Event, before: Position) -> str:
        """One line of the log."""

    def step(self, event_type: str) -> str:
        """What is to be done for an event type, short."""

    def read(self, rule: str) -> None:
        """Opens the rules page at a rule."""

    def redraw(self) -> None:
        """Draws the screen anew."""

    def commit(self, change: Change) -> bool:
        """Makes a correction; False where another window was faster."""

    def settle_misfit(self, index: int, reason: str | None) -> bool:
        """Rules on an entry, without a reason cuts it and what follows off; False as above."""

    def to_fix(self, at: int, drop: int) -> None:
        """Goes on to correct another entry."""

    def to_table(self) -> None:
        """Shows the table as it is."""


class Mend:
    """The sheet "what now?". change, preview: a correction looked at but not made; both None for one made earlier."""

    def __init__(self, table: Mended, change: Change | None, preview: Preview | None) -> None:
        self.table = table
        self.change = change
        self.preview = preview
        self.choice = "fix"
        self.reason = ""

    @property
    def after(self) -> Table:
        """The table as it would be."""
        return self.preview.after if self.preview else self.table.shot.table

    @property
    def misfit(self) -> Step:
        """The first entry that no longer fits."""
        step = self.after.misfit
        assert step is not None
        return step

    @property
    def told(self) -> Violation:
        """What that entry breaks, without naming cards where something is hidden."""
        told = referee.verdict(self.misfit.broken)
        assert told is not None
        hidden = referee.is_secret(self.table.shot.table.position)
        return explain.discreet(told, self.table.setup) if hidden else told

    @property
    def sentence(self) -> str:
        """Why it no longer fits."""
        return explain.say(self.told, self.table.setup, self.table.window.lang)

    @property
    def what(self) -> str:
        """What that entry was, as the log tells it."""
        return self.table.describe(self.misfit.event, self.misfit.before)

    def read(self) -> None:
        """Opens the rule that it breaks; the sheet waits."""
        self.table.read(self.told.rule)

    def choose(self, choice: str) -> None:
        """Picks one of the three ways."""
        self.choice = choice
        self.table.redraw()

    def write(self, reason: str) -> None:
        """The reason of the ruling."""
        self.reason = reason
        self.table.redraw()

    def close(self) -> None:
        """Leaves everything as it was."""
        self.table.mend = None
        self.table.redraw()

    def go(self) -> None:
        """Makes the correction, then what was chosen."""
        table, misfit = self.table, self.misfit
        if table.mend is not self:
            return  # the second of two quick taps
        if self.change is not None and not table.commit(self.change):
            return
        if self.choice == "fix":
            table.to_fix(misfit.index, len(table.shot.table.together(misfit.index)))
            return
        if table.settle_misfit(misfit.index, self.reason.strip() if self.choice == "rule" else None):
            table.to_table()

    def build(self, look: Look) -> ft.Control:
        """The sheet's content."""
        misfit, table = self.misfit, self.table
        first = self.change.at + len(self.change.events) if self.change else max(0, misfit.index - TICKS + 1)
        number = self.after.number(misfit.index)
        # Entries are counted as the log counts them.
        fits = number - self.after.number(first) if first <= misfit.index else 0
        may_rule = all(v.kind == "illegal" for v in misfit.broken)
        seat = table.seats[misfit.event.seat] if misfit.event.seat is not None else None
        head = (
            look.t(own.FIT_UNTIL, fits=fits, number=number)
            if self.change and fits
            else look.t(own.FIT_NONE)
            if self.change
            else look.t(own.MEND_WAITS)
        )
        ways: list[ft.Control] = [
            choice_row(
                look,
                look.t(own.MEND, number=number),
                look.t(own.MEND_NOTE),
                self.choice == "fix",
                lambda: self.choose("fix"),
                ident="mend-fix",
                glyph=ft.Icons.BUILD_CIRCLE_ROUNDED,
            )
        ]
        if may_rule:
            ways.append(
                choice_row(
                    look,
                    look.t(own.MEND_RULE),
                    look.t(own.MEND_RULE_NOTE),
                    self.choice == "rule",
                    lambda: self.choose("rule"),
                    ident="mend-rule",
                    leading=seal(look, "rule", 34),
                    fill=look.c.rule_tint,
                    edge=look.c.rule,
                )
            )
            if self.choice == "rule":
                ways.append(
                    # It has the cursor at once: below a low sheet's edge nobody would look for it.
                    field(
                        look,
                        look.t(words.REASON_FIELD),
                        self.reason,
                        self.write,
                        ident="mend-reason",
                        max_length=500,
                        autofocus=True,
                    )
                )
        ways.append(
            choice_row(
                look,
                look.t(own.MEND_CUT, number=number - 1) if number > 1 else look.t(own.MEND_CUT_ALL),
                look.t(own.MEND_CUT_NOTE),
                self.choice == "cut",
                lambda: self.choose("cut"),
                ident="mend-cut",
                glyph=ft.Icons.CONTENT_CUT_ROUNDED,
            )
        )
        ready = self.choice != "rule" or bool(self.reason.strip())
        do = {
            "fix": look.t(own.MEND_DO_FIX, number=number) if self.change else look.t(own.MEND, number=number),
            "rule": look.t(own.MEND_DO_RULE),
            "cut": look.t(own.MEND_DO_CUT),
        }[self.choice]
        told = text(look, do, "strong", look.accent.on if ready else look.c.ink2, size=18, lines=2)
        told.expand, told.expand_loose = True, True
        buttons = ft.Row(
            [
                tap(
                    look,
                    ft.Row(
                        [icon(ft.Icons.UNDO_ROUNDED, 22, look.c.ink), text(look, look.t(words.CANCEL), "strong")],
                        spacing=8,
                    ),
                    self.close,
                    ident="mend-close",
                    label=look.t(words.CANCEL),
                    edge=look.c.edge,
                    edge_width=2,
                    radius=26,
                    padding=ft.Padding.symmetric(horizontal=18, vertical=14),
                ),
                tap(
                    look,
                    ft.Row(
                        [
                            icon(ft.Icons.CHECK_ROUNDED, 24, look.accent.on if ready else look.c.ink2),
                            told,
                        ],
                        spacing=8,
                        alignment=ft.MainAxisAlignment.CENTER,
                    ),
                    self.go if ready else None,
                    ident="mend-do",
                    label=do,
                    fill=look.accent.fill if ready else look.c.sunk,
                    radius=26,
                    padding=14,
                    expand=True,
                ),
            ],
            spacing=10,
        )
        who = f"{seat.name} · {self.what}" if seat else self.what
        line = look.t(own.MISFIT_IS, number=number, what=who)
        sentence = by_sentence(look, self.sentence)
        why = ft.Column(
            [text(look, line, "strong"), text(look, sentence, "body")], spacing=2, tight=True, expand=look.roomy or None
        )
        button = rule_button(look, self.read)
        return footed(
            [
                *self._changed(look),
                ft.Row(
                    [
                        StampedSeal(look, "ng", 56),
                        ft.Container(
                            named(text(look, head, "verdict", size=22), "mend-headline", live=True), expand=True
                        ),
                    ],
                    spacing=14,
                ),
                self._ticks(look, first),
                ft.Row([why, button], spacing=8) if look.roomy else ft.Column([why, button], spacing=8, tight=True),
                *ways,
            ],
            buttons,
        )

    def _changed(self, look: Look) -> list[ft.Control]:
        """The entry as it was, struck, and what comes in its place."""
        if self.change is None:
            return []
        at, new = self.change.at, self.after.steps[self.change.at + len(self.change.events) - 1]
        was = text(look, self.table.fixed, "strong", look.c.ink2, struck=True, align=ft.TextAlign.CENTER)
        now = text(look, self.table.describe(new.event, new.before), "strong", align=ft.TextAlign.CENTER)
        seat = self.table.seats[new.event.seat] if new.event.seat is not None else None
        cells: list[ft.Control] = [mark(look, seat, 34)] if seat else []
        old = card(look, was, fill=look.c.sunk, radius=14, padding=10, expand=True)
        fresh = card(
            look, now, fill=look.accent.tint, edge=look.accent.fill, edge_width=3, radius=14, padding=10, expand=True
        )
        told = look.t(own.CHANGED_READ, number=self.after.number(at), was=self.table.fixed, now=now.value)
        arrow = icon(ft.Icons.ARROW_FORWARD_ROUNDED, 24, look.c.ink)
        return [named(ft.Row([*cells, old, arrow, fresh], spacing=8), "mend-changed", told)]

    def _ticks(self, look: Look, first: int) -> ft.Control:
        misfit = self.misfit
        start = max(first, misfit.index - TICKS + 1)
        cells: list[ft.Control] = []
        for step in self.after.steps[start : misfit.index]:
            cells.append(self._tick(look, step, True))
        cells.append(self._tick(look, misfit, False))
        return ft.Row(cells, spacing=6, scroll=ft.ScrollMode.HIDDEN)

    def _tick(self, look: Look, step: Step, ok: bool) -> ft.Control:
        color, tint = look.c.verdict("ok" if ok else "ng")
        seat = self.table.seats[step.event.seat] if step.event.seat is not None else None
        items: list[ft.Control] = [mark(look, seat, 26)] if seat else []
        items.append(text(look, self.table.step(step.event.type), "tag", lines=2, align=ft.TextAlign.CENTER))
        items.append(icon(ft.Icons.CHECK_ROUNDED if ok else ft.Icons.CLOSE_ROUNDED, 20, color))
        return ft.Container(
            ft.Column(items, spacing=4, horizontal_alignment=ft.CrossAxisAlignment.CENTER, tight=True),
            bgcolor=tint,
            border=ft.Border.all(3, color) if not ok else None,
            border_radius=12,
            padding=6,
            width=look.px(66 if look.lang == "ja" else 72),
        )
