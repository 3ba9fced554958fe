"""Players on a table: chips in a row on phones, panels in the side pane, marks in a row."""

from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import Later, part, tap, text
from views.parts.marks import Seat, mark
from views.theme import Look

TIGHT = 130
"""Under so many pixels a chip with its name is drawn close."""


@part
def PlayerChip(
    look: Look,
    seat: Seat,
    number: str,
    on_turn: bool,
    on_tap: Callable[[int], Any] | None,
    note: str = "",
    named: bool = True,
    tight: bool = False,
) -> ft.Control:
    """A pill of 48: mark, name, number; the seat on turn has a 3 px edge in its colour. on_tap gets the seat's index.

    named False: only mark and number are shown, where the seats are many; a screen reader still says the name.
    tight: three share a phone's width, so that every pixel goes to the name and the note.
    """
    edge = _edge(look, seat) if on_turn else look.c.line
    names: list[ft.Control] = [text(look, seat.name, "label", lines=1, size=13.5)] if named else []
    if note:
        names.append(text(look, note, "tag", look.c.ink2, lines=1, size=11 if tight else None))
    label = look.t(words.ON_TURN if on_turn else words.SEAT_POINTS, name=seat.name, points=number)
    return tap(
        look,
        ft.Row(
            [
                mark(look, seat, 24 if tight else 26),
                ft.Column(names, spacing=0, tight=True, expand=True),
                text(look, number, "value", weight=800, size=15 if tight and len(number) > 2 else 19),
            ],
            spacing=3 if tight else 4,
        ),
        (lambda: on_tap(seat.index)) if on_tap else None,
        ident=f"chip-{seat.index}",
        label=f"{label} {note}".strip(),
        fill=look.c.sheet,
        edge=edge,
        edge_width=3 if on_turn else 1,
        radius=30,
        padding=ft.Padding.only(left=4, right=6, top=7, bottom=7)
        if tight
        else ft.Padding.only(left=6, right=9, top=7, bottom=7),
        expand=True,
    )


def _edge(look: Look, seat: Seat) -> str:
    return seat.color if not look.dark else look.c.ink


def chip_row(
    look: Look,
    seats: Sequence[Seat],
    numbers: Sequence[str],
    turn: int | None,
    on_tap: Callable[[int], Any] | None,
    notes: Sequence[str] = (),
    *,
    room: float | None = None,
) -> ft.Control:
    """All seats' chips: side by side while they fit (many without names), else they scroll sideways to the one on turn.

    room: how wide the row is, the page where None.
    """
    notes = notes or [""] * len(seats)
    width = room or look.width - 2 * look.margin
    share = width / len(seats) / look.scale
    named = share >= 106 or share < 76
    fits = share >= 76
    chips: list[ft.Control] = [
        PlayerChip(look, seat, number, seat.index == turn, on_tap, note, named, named and fits and share < TIGHT)
        for seat, number, note in zip(seats, numbers, notes, strict=True)
    ]
    if fits:
        return ft.Row([ft.Container(chip, expand=True) for chip in chips], spacing=8)
    wide = 150 * look.scale
    at = next((place for place, seat in enumerate(seats) if seat.index == turn), 0)
    # The one on turn in the middle, the first and the last at their ends.
    start = min(max(0.0, at * (wide + 8) - (width - wide) / 2), max(0.0, len(seats) * (wide + 8) - 8 - width))
    return ScrolledChips(chips, wide, start)


@ft.component
def ScrolledChips(chips: list[ft.Control], width: float, start: float) -> ft.Control:
    """Chips of one width in a row that is scrolled to `start`, and again whenever that changes."""
    ref: ft.Ref[ft.Row] = ft.use_memo(ft.Ref, [])

    async def scroll() -> None:
        if ref.current is not None:
            await ref.current.scroll_to(offset=start, duration=200)

    ft.use_effect(scroll, [start])
    return ft.Row([ft.Container(chip, width=width) for chip in chips], spacing=8, scroll=ft.ScrollMode.HIDDEN, ref=ref)


@part
def PanelHead(look: Look, seat: Seat, status: str, total: str) -> ft.Control:
    """The first row of a panel."""
    return ft.Row(
        [
            mark(look, seat, 40),
            ft.Column(
                [
                    text(look, seat.name, "title", lines=1),
                    text(look, status, "label", look.c.ink2, weight=500, lines=1),
                ],
                spacing=0,
                expand=True,
                tight=True,
            ),
            text(look, total, "score.l"),
        ],
        spacing=12,
    )


@part
def PlayerPanel(
    look: Look,
    seat: Seat,
    status: str,
    total: str,
    body: Later | None,
    on_turn: bool,
    on_tap: Callable[[int], Any] | None,
) -> ft.Control:
    """A panel of the side pane: mark, name, one status line, total, then the game's own small board.

    on_tap gets the seat's index.
    """
    head = PanelHead(look, seat, status, total)
    label = look.t(words.ON_TURN if on_turn else words.SEAT_POINTS, name=seat.name, points=total)
    return tap(
        look,
        ft.Column([head, body()] if body else [head], spacing=8, tight=True),
        (lambda: on_tap(seat.index)) if on_tap else _nothing,
        ident=f"panel-{seat.index}",
        label=f"{label}. {status}",
        fill=look.c.sheet,
        edge=_edge(look, seat) if on_turn else look.c.line,
        edge_width=3 if on_turn else 1,
        radius=20,
        padding=12,
    )


def _nothing() -> None:
    """A panel without detail: a tap does nothing."""


def mark_row(look: Look, seats: Sequence[Seat], size: float = 34) -> ft.Control:
    """The marks of all seats in a row."""
    return ft.Row([mark(look, seat, size) for seat in seats], spacing=10, tight=True, wrap=True, run_spacing=6)
