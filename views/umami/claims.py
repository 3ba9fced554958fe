"""The claim call-out under the noren, and the sheet that says how near everybody is to a favourite."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

import flet as ft

from companion.texts.umami import favourite_text
from models.umami import Favourite
from views.i18n import umami as words
from views.parts.base import card, icon, icon_tap, named, tap, text
from views.parts.marks import Seat, mark
from views.theme import CREAM, Layout, Look
from views.umami.pictures import Taps, pattern


@dataclass(frozen=True)
class CallOut:
    """One legal claim as it is called out. line: who and which dish; why: what makes it better, "" from the area."""

    seat: Seat
    line: str
    favourite: Favourite
    why: str
    number: int
    count: int


def call_out(look: Look, shown: CallOut, on_tap: Taps, number: int = 0) -> ft.Control:
    """The claim, big. on_tap gets "claim-0", "claim-next" or "claim-let-go-0", with the claim's place.

    number: which of those shown together it is.
    """
    tail = f"-{number}" if number else ""
    ink = look.c.claim_text
    name = favourite_text(shown.favourite, look.lang)
    wish: ft.Control = pattern(look, shown.favourite.want, 24, ink)
    if shown.favourite.name is not None:
        wish = text(look, shown.favourite.name, "strong", ink, lines=1)
    lines: list[ft.Control] = [
        text(look, look.t(words.CLAIM_TITLE), "title", ink, size=20 if look.width >= 600 else 17, lines=2),
        ft.Row(
            [
                text(look, shown.line, "strong", ink),
                icon(ft.Icons.ARROW_FORWARD_ROUNDED, 20, ink),
                wish,
                icon(ft.Icons.STAR_ROUNDED, 18, ink),
                text(look, str(shown.favourite.stars), "strong", ink, weight=800),
                icon(
                    ft.Icons.ARROW_UPWARD_ROUNDED if shown.favourite.arrow == "up" else ft.Icons.ARROW_DOWNWARD_ROUNDED,
                    18,
                    ink,
                ),
            ],
            spacing=4,
            run_spacing=2,
            wrap=True,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        ),
    ]
    if shown.why:
        lines.append(text(look, shown.why, "note", ink, lines=2, weight=700))
    line = look.t(words.CLAIM_READ_LINE, line=shown.line, favourite=name)
    read = look.t(words.CLAIM_READ, line=line, why=shown.why)
    button = tap(
        look,
        text(look, look.t(words.CLAIM_DO), "main", CREAM),
        partial(on_tap, f"claim-{shown.number - 1}"),
        ident=f"claim{tail}",
        label=f"{look.t(words.CLAIM_DO)}: {line}",
        fill="#2A1613",
        radius=20,
        padding=ft.Padding.symmetric(horizontal=12),
        height=60 if look.roomy else None,
    )
    small: list[ft.Control] = [
        icon_tap(
            look,
            ft.Icons.CLOSE_ROUNDED,
            look.t(words.CLAIM_LET_GO),
            partial(on_tap, f"claim-let-go-{shown.number - 1}"),
            ident=f"claim-let-go{tail}",
            size=24,
            color=ink,
        )
    ]
    if shown.count > 1:
        small.append(
            tap(
                look,
                text(
                    look,
                    look.t(words.CLAIM_NUMBER, number=shown.number, count=shown.count),
                    "label",
                    ink,
                    lines=1,
                    fixed=True,
                ),
                lambda: on_tap("claim-next"),
                ident="claim-next",
                label=f"{look.t(words.CLAIM_NEXT)}, {shown.number} / {shown.count}",
                edge=ink,
                radius=24,
                padding=0,
                width=56,
                height=48,
            )
        )
    body = named(ft.Column(lines, spacing=0, tight=True), f"claim-line{tail}", read, live=True)
    said: list[ft.Control] = [mark(look, shown.seat, 40), ft.Container(body, expand=True)]
    content: ft.Control
    if look.layout == Layout.MIDDLE or not look.roomy:
        # A narrow pane, or large text: the buttons stand below.
        below = ft.Row([button, *reversed(small)], alignment=ft.MainAxisAlignment.END, spacing=6)
        content = ft.Column([ft.Row(said, spacing=8), below], spacing=4, tight=True)
    else:
        beside = ft.Column(small, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER)
        content = ft.Row(
            [*said, button, beside],
            spacing=6,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
    return ft.Container(
        content,
        bgcolor=look.c.claim,
        border=ft.Border.all(3, look.c.claim_edge),
        border_radius=20,
        padding=ft.Padding.only(left=10, right=2, top=6, bottom=6),
        shadow=ft.BoxShadow(blur_radius=6, spread_radius=3, color="#40B98A3A"),
    )


@dataclass(frozen=True)
class Near:
    """How near a seat is to a favourite. can: it can claim it now."""

    seat: Seat
    line: str
    can: bool


def near_list(look: Look, rows: Sequence[Near], on_seat: Callable[[int], Any]) -> ft.Control:
    """Every player's nearest dish; one that can claim is a button that does."""
    items: list[ft.Control] = []
    for near in rows:
        ink = look.c.claim_text if near.can else look.c.ink
        row: list[ft.Control] = [
            mark(look, near.seat, 40),
            ft.Column(
                [
                    text(look, near.seat.name, "label", ink, lines=1, size=15),
                    text(look, near.line, "strong", ink, lines=3),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
        ]
        if near.can:
            row.append(text(look, look.t(words.CLOSE_CLAIM), "strong", ink, weight=800))
            row.append(icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 24, ink))
        line = ft.Row(row, spacing=12, vertical_alignment=ft.CrossAxisAlignment.CENTER)
        label = f"{near.seat.name}: {near.line}"
        if not near.can:
            items.append(named(card(look, line, radius=18), f"near-{near.seat.index}", label))
            continue
        items.append(
            tap(
                look,
                line,
                partial(on_seat, near.seat.index),
                ident=f"near-{near.seat.index}",
                label=f"{label}. {look.t(words.CLOSE_CLAIM)}",
                fill=look.c.claim,
                edge=look.c.claim_edge,
                edge_width=3,
                radius=18,
                padding=ft.Padding.symmetric(horizontal=12, vertical=10),
            )
        )
    return ft.Column(items, spacing=8, tight=True)
