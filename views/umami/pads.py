"""Typing cards: an ingredient in two taps, a favourite in at most five."""

from collections.abc import Callable
from typing import Any

import flet as ft

from companion.texts.umami import want_text
from views.i18n import umami as words
from views.parts.base import heading, icon, icon_tap, named, part, tap, text
from views.parts.fields import segments
from views.theme import Look, darken
from views.umami.draft import Pick
from views.umami.pictures import (
    ICON_GLYPHS,
    KIND_GLYPHS,
    PAINT,
    Taps,
    blank,
    face,
    favourite_face,
    pattern,
    read_card,
)

ROWS = (("green", "123"), ("yellow", "456"), ("red", "789"))
ICON_LETTERS = "sf*"
"""Every printed ingredient has one of these icons."""

PATTERNS = ("ggg", "ggy", "ggr", "yyg", "yyy", "yyr", "rrg", "rry", "rrr", "gyr", "+1", "+2")
ICON_INKS = {"f": "#9C3552", "*": "#8A5A00"}


def ingredient_pad(
    look: Look,
    width: float,
    height: float,
    value: str,
    chosen_icon: str,
    on_tap: Taps,
    *,
    said: str = "",
    preview: bool = True,
) -> ft.Control:
    """Nine values in three coloured rows and three icons.

    on_tap gets "value-7", "icon-f" or "erase". said: a line about the card typed. preview: the card typed so far stands
    on top.
    """
    top = (74.0 if height >= 330 else 58.0) if preview else 0.0
    key = max(44.0, min(62.0, (height - top - (8 if preview else 0) - 4 * 8 - 2) / 4.1))
    items: list[ft.Control] = []
    if preview:
        items.append(_preview(look, width, top, value, chosen_icon, on_tap, said))
    margin = 66.0 if width >= 340 and look.roomy else 0.0
    each = (width - margin - 8 * (3 if margin else 2)) / 3
    for name, digits in ROWS:
        row: list[ft.Control] = []
        if margin:
            row.append(
                ft.Container(
                    ft.Column(
                        [
                            icon(KIND_GLYPHS[name], 24, PAINT[name][0] if not look.dark else look.c.ink),
                            text(look, look.t(words.KINDS[name]), "tag", look.c.ink2, lines=1),
                        ],
                        spacing=0,
                        tight=True,
                        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                    ),
                    width=margin,
                )
            )
        row += [ValueKey(look, digit, name, each, key, value == digit, on_tap) for digit in digits]
        items.append(ft.Row(row, spacing=8))
    wide = (width - 2 * 8) / 3
    icons: list[ft.Control] = [
        IconKey(look, letter, wide, max(48.0, key), chosen_icon == letter, on_tap) for letter in "sf*"
    ]
    items.append(ft.Row(icons, spacing=8))
    return ft.Column(items, spacing=8, tight=True)


def _preview(
    look: Look,
    width: float,
    height: float,
    value: str,
    chosen_icon: str,
    on_tap: Taps,
    said: str,
) -> ft.Control:
    """The card typed so far."""
    side = height - 14
    body: list[ft.Control] = [text(look, look.t(words.PAD_WAIT_NOTE), "strong", look.c.ink2)]
    if value or chosen_icon:
        card = value + chosen_icon
        whole = bool(value and chosen_icon)
        picture = face(look, card, 60, side) if whole else _half(look, value, chosen_icon, 60, side)
        title = read_card(look, card).replace("、", " · ").replace(", ", " · ") if whole else value or ""
        if not whole and chosen_icon:
            title = look.t(words.ICONS[chosen_icon])
        lines: list[ft.Control] = [text(look, title, "title", lines=1)]
        if said:
            lines.append(text(look, said, "strong", look.c.ink2, lines=1, size=15))
        body = [
            picture,
            named(ft.Column(lines, spacing=0, tight=True), "typed", f"{title} {said}".strip(), live=True),
            ft.Container(expand=True),
            icon_tap(look, ft.Icons.BACKSPACE_ROUNDED, look.t(words.ERASE), lambda: on_tap("erase"), ident="erase"),
        ]
    return ft.Container(
        ft.Row(body, spacing=10, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        height=height,
        width=width,
        bgcolor=look.c.sheet,
        border=ft.Border.all(1, look.c.line),
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
    )


def _half(look: Look, value: str, chosen_icon: str, width: float, height: float) -> ft.Control:
    """A card of which only the value or only the icon is known."""
    if value:
        name = next(name for name, digits in ROWS if value in digits)
        ground, ink = PAINT[name]
        return ft.Container(
            text(look, value, "value", ink, size=34, weight=800, fixed=True),
            width=width,
            height=height,
            bgcolor=ground,
            border_radius=14,
            alignment=ft.Alignment.CENTER,
        )
    return ft.Stack(
        [
            blank(look, width, height),
            ft.Container(
                icon(ICON_GLYPHS[chosen_icon], 28, look.c.ink),
                width=width,
                height=height,
                alignment=ft.Alignment.CENTER,
            ),
        ],
        width=width,
        height=height,
    )


@part
def ValueKey(look: Look, digit: str, name: str, width: float, height: float, chosen: bool, on_tap: Taps) -> ft.Control:
    """A key of the nine: value and glyph on its colour, a darker lower edge."""
    ground, ink = PAINT[name]
    body = ft.Container(
        ft.Row(
            [
                text(look, digit, "value", ink, size=min(34, height * 0.6), weight=800, fixed=True),
                icon(KIND_GLYPHS[name], min(26, height * 0.44), ink),
            ],
            spacing=12,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=True,
        ),
        width=width,
        height=height,
        bgcolor=ground,
        border_radius=16,
        border=ft.Border.only(bottom=ft.BorderSide(4, darken(ground, 0.18))),
        alignment=ft.Alignment.CENTER,
    )
    button = tap(
        look,
        body,
        lambda: on_tap(f"value-{digit}"),
        ident=f"value-{digit}",
        label=f"{digit} {look.t(words.KINDS[name])}",
        selected=chosen,
        radius=16,
        padding=0,
        width=width,
        height=height,
    )
    if not chosen:
        return button
    return ft.Container(button, border=ft.Border.all(4, look.c.ink), border_radius=21, padding=1.5, margin=-5.5)


@part
def IconKey(look: Look, letter: str, width: float, height: float, chosen: bool, on_tap: Taps) -> ft.Control:
    """One of the four icons with its word."""
    ink = ICON_INKS.get(letter, look.c.ink) if not look.dark else look.c.ink
    return tap(
        look,
        ft.Column(
            [
                icon(ICON_GLYPHS[letter], min(26.0, height * 0.44), ink),
                text(look, look.t(words.ICONS[letter]), "min", lines=1),
            ],
            spacing=0,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        lambda: on_tap(f"icon-{letter}"),
        ident=f"icon-{letter}",
        label=look.t(words.ICON_KEY, icon=look.t(words.ICONS[letter])),
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=4 if chosen else 1.5,
        radius=16,
        padding=0,
        width=width,
        height=height,
    )


def favourite_pad(
    look: Look,
    width: float,
    height: float,
    pick: Pick,
    on_tap: Taps,
    on_arrow: Callable[[str], Any],
) -> ft.Control:
    """A favourite to copy: pattern, ≠, arrow, stars.

    on_tap gets "pattern-rrg", "differ", "stars-3"; on_arrow "up" or "down". The list of patterns begins with ours.
    """
    columns = 6 if width >= 640 else 3
    rows = len(PATTERNS) // columns
    top, low, gap = 74.0, 48.0, 7.0
    key = max(46.0, min(62.0, (height - top - 3 * low - gap * (rows + 4)) / rows))
    each = (width - gap * (columns - 1)) / columns
    items: list[ft.Control] = [_copy(look, pick, top)]
    for start in range(0, len(PATTERNS), columns):
        items.append(
            ft.Row(
                [
                    PatternKey(look, name, each, key, pick.pattern == name, on_tap)
                    for name in PATTERNS[start : start + columns]
                ],
                spacing=gap,
            )
        )
    half = (width - gap) / 2
    unequal = tap(
        look,
        ft.Row(
            [
                text(look, "≠", "value", look.c.ink if pick.has_pair else look.c.edge, weight=800),
                text(
                    look,
                    look.t(words.UNEQUAL),
                    "min",
                    look.c.ink if pick.has_pair else look.c.ink2,
                    lines=2,
                    expand=True,
                ),
                *([icon(ft.Icons.CHECK_ROUNDED, 20, look.accent.fill)] if pick.differ and pick.has_pair else []),
            ],
            spacing=8,
        ),
        lambda: on_tap("differ"),
        ident="differ",
        label=look.t(words.UNEQUAL),
        selected=pick.differ and pick.has_pair,
        fill=look.accent.tint if pick.differ and pick.has_pair else look.c.sheet,
        edge=look.accent.fill if pick.differ and pick.has_pair else look.c.edge if pick.has_pair else look.c.line,
        edge_width=3 if pick.differ and pick.has_pair else 1.5,
        radius=16,
        padding=ft.Padding.symmetric(horizontal=10),
        width=half,
        height=low,
    )
    arrows = segments(
        look,
        [("up", look.t(words.ARROW_UP)), ("down", look.t(words.ARROW_DOWN))],
        pick.arrow,
        on_arrow,
        ident="arrow",
        glyphs=(ft.Icons.ARROW_UPWARD_ROUNDED, ft.Icons.ARROW_DOWNWARD_ROUNDED),
    )
    items.append(ft.Row([unequal, ft.Container(arrows, width=half)], spacing=gap))
    columns = 10 if width >= 640 else 5
    star = (width - gap * (columns - 1)) / columns
    for start in range(0, 10, columns):
        items.append(
            ft.Row(
                [
                    StarKey(look, count, star, low, pick.stars == count, on_tap)
                    for count in range(start, start + columns)
                ],
                spacing=gap,
            )
        )
    return ft.Column(items, spacing=gap, tight=True)


def _copy(look: Look, pick: Pick, height: float) -> ft.Control:
    """The card as copied so far, and what it says in words."""
    card = pick.favourite()
    picture: ft.Control = blank(look, 96, height - 4, "?")
    most = 1 if look.roomy else None
    lines: list[ft.Control] = [text(look, look.t(words.COPY_TITLE), "title", lines=most)]
    arrow = look.t(words.HIGHER if pick.arrow == "up" else words.LOWER)
    if card is not None:
        picture = ft.Container(
            favourite_face(look, card, 96),
            width=96,
            height=height - 4,
            border=ft.Border.all(2, look.c.ink),
            border_radius=14,
            alignment=ft.Alignment.CENTER,
        )
        lines.append(text(look, want_text(card.want, look.lang), "strong", look.c.ink2, lines=most, size=15))
    lines.append(text(look, arrow, "strong", look.c.ink2, lines=most, size=15))
    return ft.Row(
        [picture, ft.Column(lines, spacing=0, tight=True, expand=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )


@part
def PatternKey(look: Look, name: str, width: float, height: float, chosen: bool, on_tap: Taps) -> ft.Control:
    """One pattern of the picture list."""
    card = Pick(name).favourite()
    assert card is not None
    return tap(
        look,
        pattern(look, card.want, min(30.0, height * 0.6, (width - 12) / 3.2)),
        lambda: on_tap(f"pattern-{name}"),
        ident=f"pattern-{name}",
        label=want_text(card.want, look.lang),
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=4 if chosen else 1.5,
        radius=14,
        padding=0,
        width=width,
        height=height,
    )


@part
def StarKey(look: Look, count: int, width: float, height: float, chosen: bool, on_tap: Taps) -> ft.Control:
    """One number of stars."""
    ink = look.c.paper if chosen else look.c.ink
    return tap(
        look,
        ft.Row(
            [
                icon(ft.Icons.STAR_ROUNDED, 18, ink if chosen or look.dark else "#8A5A00"),
                text(look, str(count), "value", ink, size=20, weight=800, fixed=True),
            ],
            spacing=2,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        lambda: on_tap(f"stars-{count}"),
        ident=f"stars-{count}",
        label=look.t(words.STAR_COUNT, count=count),
        selected=chosen,
        fill=look.c.ink if chosen else look.c.sheet,
        edge=look.c.edge,
        radius=14,
        padding=0,
        width=width,
        height=height,
    )


def caption(look: Look, value: str, note: str = "") -> ft.Control:
    """A small heading over a row of cards, with a hint at the right."""
    return ft.Container(heading(look, value, right=note or None), height=look.px(20) if look.roomy else None)
