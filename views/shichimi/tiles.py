"""Spice tiles: the pad to type a heap, open cards large and small, what lies in a heap. Glyph and name, never colour alone."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import flet as ft

from companion.texts.shichimi import card_name
from models.shichimi import CARDS, HABANERO, SPICES, TOGARASHI, Card
from views.i18n import shichimi as words
from views.parts.base import Dashed, Handler, icon, part, tap, text
from views.parts.glyphs import SPICES as PAINT
from views.parts.glyphs import Spice, glyph
from views.theme import Look, mix

GAP = 8
PAD_ROWS = 4

PAD_HEIGHT = PAD_ROWS * 48 + (PAD_ROWS - 1) * GAP + 4
"""The height that the pad needs at least."""

CRAMPED = 26
"""Under so many pixels of height, and twice as many of width, a small card shows its letter alone."""


def spice_glyph(card: str, size: float, *, on_chip: bool = True) -> ft.Control:
    """A spice's picture in the colour that reads on its chip."""
    paint = PAINT[card]
    return glyph(card, size, paint.on_color if on_chip else paint.color)


BROKEN = {"Yakitogarashi": "Yaki-\ntogarashi"}
"""Names too long for one line of a small card."""


def _fitted(look: Look, name: str, room: float, most: float) -> tuple[str, float]:
    """A name, broken in two lines where it must be, and the size at which it has room on a card."""
    shown = BROKEN.get(name, name)
    return shown, min(most, room / max(2.9, max(map(len, shown.split("\n"))) * _letter(look)))


def _letter(look: Look) -> float:
    """How wide a letter of a card's name is, by its size."""
    return 1.04 if look.lang == "ja" else 0.66


def badge(look: Look, value: str, size: float) -> ft.Control:
    """A count on a dark disc."""
    return ft.Container(
        text(look, value, "value", look.c.on_urushi, size=size * 0.6, weight=800, fixed=True),
        width=max(size, len(value) * size * 0.55),
        height=size,
        border_radius=size / 2,
        bgcolor=look.c.urushi,
        border=ft.Border.all(2, look.c.paper),
        alignment=ft.Alignment.CENTER,
    )


@part
def SpiceKey(
    look: Look,
    card: Card,
    count: int,
    width: float,
    height: float,
    on_tap: Callable[[Card], Any],
    on_hold: Callable[[Card], Any] | None,
    faint: bool = False,
) -> ft.Control:
    """A key of the pad: off it is paper with a colour chip, on it is wholly in the spice's colour with its count."""
    paint, name = PAINT[card], card_name(card, look.lang)
    on = count > 0
    ink = paint.on_color if on else look.c.ink
    shown, size = _fitted(look, name, width - 8, 16.0)
    side = min(height * 0.5, 40.0, height - 14 - 1.3 * size * (1 + shown.count("\n")))
    picture: ft.Control = ft.Container(
        spice_glyph(card, side * 0.8),
        width=side + 4,
        height=side + 4,
        bgcolor=None if on else paint.color,
        border_radius=10,
        alignment=ft.Alignment.CENTER,
    )
    label = text(look, shown, "strong", ink, lines=2, size=size, fixed=True, align=ft.TextAlign.CENTER)
    wide = width > height * 1.6
    beside = min(18.0, (width - side - 28) / (len(name) * _letter(look)))
    content: ft.Control = (
        ft.Row(
            [picture, text(look, name, "title", ink, lines=1, size=beside, fixed=True)],
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=8,
        )
        if wide
        else ft.Column(
            [picture, label],
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    )
    button = tap(
        look,
        content,
        lambda: on_tap(card),
        on_hold=(lambda: on_hold(card)) if on_hold else None,
        ident=f"spice-{card}",
        label=look.t(words.KEY_LABEL, card=name, count=count),
        selected=on,
        fill=paint.color if on else look.c.sheet,
        edge=look.c.ink if on else look.c.edge,
        edge_width=3 if on else 1.5,
        radius=16,
        padding=2,
        width=width,
        height=height,
    )
    layers: list[ft.Control] = [ft.Container(button, opacity=0.45 if faint and not on else 1)]
    if on:
        mark = min(34.0, height * 0.44)
        layers.append(ft.Container(badge(look, str(count), mark), right=-4, top=-6, ignore_interactions=True))
    return ft.Stack(layers, width=width, height=height, clip_behavior=ft.ClipBehavior.NONE)


@part
def DrawKey(
    look: Look, card: Card, width: float, height: float, on_tap: Callable[[Card], Any], faint: bool
) -> ft.Control:
    """A low key for a card that was drawn: its picture and its one-letter name."""
    paint = PAINT[card]
    return ft.Container(
        tap(
            look,
            _letters(look, paint, width, height, card),
            lambda: on_tap(card),
            ident=f"draw-{card}",
            label=look.t(words.DRAW_KEY, card=card_name(card, look.lang)),
            fill=paint.color,
            edge=mix(paint.color, look.c.ink, 0.3),
            radius=10,
            padding=0,
            width=width,
            height=height,
        ),
        opacity=0.4 if faint else 1,
    )


def pad(
    look: Look,
    counts: Counter[str],
    width: float,
    height: float,
    on_tap: Callable[[Card], Any],
    on_less: Handler | None = None,
    *,
    on_hold: Callable[[Card], Any] | None = None,
    faint: frozenset[str] = frozenset(),
) -> ft.Control:
    """Thirteen tiles: togarashi and habanero double and first, then rows of four; on_less: a key that takes one back."""
    width = min(width, 620.0)
    one = (width - 3 * GAP) / 4
    tall = max(48.0, min(84.0, (height - (PAD_ROWS - 1) * GAP - 4) / PAD_ROWS))

    def key(card: Card, wide: float) -> ft.Control:
        return SpiceKey(look, card, counts[card], wide, tall, on_tap, on_hold, card in faint)

    double = 2 * one + GAP
    rows: list[ft.Control] = [ft.Row([key(TOGARASHI, double), key(HABANERO, double)], spacing=GAP, tight=True)]
    for start in range(0, len(SPICES), 4):
        row = [key(card, one) for card in SPICES[start : start + 4]]
        if start + 4 >= len(SPICES) and on_less is not None:
            row.append(_less_key(look, on_less, one, tall))
        rows.append(ft.Row(row, spacing=GAP, tight=True))
    return ft.Column(rows, spacing=GAP, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)


def _less_key(look: Look, on_less: Handler, width: float, height: float) -> ft.Control:
    """The key that takes the last card back."""
    return Dashed(
        tap(
            look,
            ft.Column(
                [
                    icon(ft.Icons.BACKSPACE_ROUNDED, 24, look.c.ink),
                    text(look, look.t(words.ONE_LESS), "min", lines=1, align=ft.TextAlign.CENTER),
                ],
                spacing=2,
                alignment=ft.MainAxisAlignment.CENTER,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            on_less,
            ident="spice-less",
            label=look.t(words.ONE_LESS),
            radius=16,
            padding=2,
            width=width,
            height=height,
        ),
        16,
        look.c.edge,
    )


@part
def CardTile(
    look: Look,
    card: str,
    ident: str,
    width: float,
    height: float,
    state: str = "open",
    on_tap: Callable[[str], Any] | None = None,
    note: str = "",
) -> ft.Control:
    """An open card. state: "open", "chosen" (lifted, accent frame) or "faint"; on_tap gets `ident`; note: a line below."""
    paint, name = PAINT[card], card_name(card, look.lang)
    chosen = state == "chosen"
    read = "" if chosen else note
    if chosen:
        # The frame takes its room from the card, so that the row stays as wide as it was.
        width, height = width - 14, height - 8
    side = min(width, height) * 0.44
    shown, size = _fitted(look, name, width - 10, 18.0)
    body = ft.Column(
        [
            spice_glyph(card, side),
            text(look, shown, "strong", paint.on_color, lines=2, size=size, fixed=True, align=ft.TextAlign.CENTER),
        ],
        spacing=2,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    face: ft.Control
    if on_tap is None:
        face = ft.Semantics(
            label=name,
            exclude_semantics=True,
            content=ft.Container(
                body,
                width=width,
                height=height,
                bgcolor=paint.color,
                border_radius=min(16.0, width * 0.18),
                border=ft.Border.all(1, mix(paint.color, look.c.ink, 0.3)),
            ),
        )
    else:
        face = tap(
            look,
            body,
            lambda: on_tap(ident),
            ident=ident,
            label=" ".join(filter(None, [look.t(words.CARD_CHOSEN if chosen else words.CARD_OPEN, card=name), read])),
            selected=chosen,
            fill=paint.color,
            edge=mix(paint.color, look.c.ink, 0.3),
            edge_width=1.5,
            radius=16,
            padding=2,
            width=width,
            height=height,
        )
    framed = ft.Container(
        ft.Container(face, border=ft.Border.all(2, look.c.sheet) if chosen else None, border_radius=18),
        border=ft.Border.all(5, look.accent.fill) if chosen else None,
        border_radius=22,
        margin=ft.Margin.only(bottom=6) if chosen else None,
        opacity=0.5 if state == "faint" else 1,
        shadow=ft.BoxShadow(blur_radius=12, color="#403C1E0A", offset=ft.Offset(0, 8)) if chosen else None,
    )
    if not note:
        return framed
    return ft.Column(
        [
            framed,
            ft.Semantics(
                content=text(look, note, "min", look.c.ink2, lines=1, align=ft.TextAlign.CENTER),
                exclude_semantics=on_tap is not None,
            ),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@part
def MiniCard(look: Look, card: str, width: float, height: float, named: bool = True) -> ft.Control:
    """A small card: its picture and its name, or its one-letter name beside the picture."""
    paint = PAINT[card]
    full = card_name(card, look.lang)
    if named:
        shown, size = _fitted(look, full, width - 4, 13.0)
        inner: ft.Control = ft.Column(
            [
                spice_glyph(card, height * 0.46),
                text(look, shown, "tag", paint.on_color, lines=2, size=size, fixed=True, align=ft.TextAlign.CENTER),
            ],
            spacing=1,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    else:
        inner = _letters(look, paint, width, height, card)
    return ft.Semantics(
        label=full,
        exclude_semantics=True,
        content=ft.Container(
            inner,
            width=width,
            height=height,
            bgcolor=paint.color,
            border_radius=min(12.0, height * 0.22),
            border=ft.Border.all(1, mix(paint.color, look.c.ink, 0.3)),
        ),
    )


def _letters(look: Look, paint: Spice, width: float, height: float, card: str) -> ft.Control:
    """A spice's one-letter name with its picture above or beside it; alone where there is no room for both."""
    alone = height < CRAMPED and width < 2 * CRAMPED
    tall = height > width * 0.8
    size = min(16.0, height * (0.64 if alone else 0.36 if tall else 0.42), width * 0.46)
    short = text(look, paint.short(look.lang), "strong", paint.on_color, size=size, fixed=True)
    if alone:
        return ft.Row([short], alignment=ft.MainAxisAlignment.CENTER)
    if not tall:
        return ft.Row(
            [spice_glyph(card, min(height * 0.5, width * 0.42)), short],
            spacing=3,
            alignment=ft.MainAxisAlignment.CENTER,
        )
    return ft.Column(
        [spice_glyph(card, min(height * 0.42, width * 0.8)), short],
        spacing=1,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@part
def HotBlock(look: Look, count: int, width: float, height: float, beside: bool = False) -> ft.Control:
    """The togarashi of a heap as one block with ×n; dashed and 0 where there is none."""
    paint = PAINT[TOGARASHI]
    label = f"{card_name(TOGARASHI, look.lang)} ×{count}"
    ink = paint.on_color if count else look.c.ink2
    number = text(
        look, f"×{count}" if count else "0", "value", ink, size=min(34, height * 0.32), weight=800, fixed=True
    )
    picture = glyph(TOGARASHI, min(width, height) * (0.5 if beside else 0.4), ink)
    inner: ft.Control
    if beside:
        inner = ft.Row([picture, number], spacing=4, alignment=ft.MainAxisAlignment.CENTER)
    else:
        inner = ft.Column(
            [picture, number],
            spacing=2,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )
    box: ft.Control = ft.Container(
        inner,
        width=width,
        height=height,
        bgcolor=paint.color if count else None,
        border_radius=14,
        alignment=ft.Alignment.CENTER,
    )
    if not count:
        box = Dashed(box, 14, look.c.edge)
    return ft.Semantics(label=label, exclude_semantics=True, content=box)


def heap_strip(look: Look, cards: Sequence[str], width: float, height: float = 50) -> ft.Control:
    """What lies in a heap in one row: togarashi as one block, then every other card small; it scrolls if long."""
    hot = sum(card == TOGARASHI for card in cards)
    others = sorted((card for card in cards if card != TOGARASHI), key=CARDS.index)
    count = len(others)
    room = width - 70 - 6 * count
    one = max(30.0, min(48.0, room / max(1, count)))
    items: list[ft.Control] = [HotBlock(look, hot, 66, height, True)] if hot else []
    items += [
        ft.Semantics(
            label=card_name(card, look.lang),
            exclude_semantics=True,
            content=ft.Container(
                spice_glyph(card, min(one, height) * 0.62),
                width=one,
                height=height,
                bgcolor=PAINT[card].color,
                border_radius=10,
                alignment=ft.Alignment.CENTER,
                border=ft.Border.all(1, mix(PAINT[card].color, look.c.ink, 0.3)),
            ),
        )
        for card in others
    ]
    return ft.Container(ft.Row(items, spacing=6, scroll=ft.ScrollMode.HIDDEN), height=height)
