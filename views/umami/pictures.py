"""Ingredients and favourites as they are drawn: colours, glyphs, tiles."""

from collections.abc import Callable
from typing import Any

import flet as ft
import flet.canvas as cv

from companion.rules import umami as rules
from companion.texts.umami import favourite_text
from models.umami import Favourite, Want
from views.i18n import umami as words
from views.parts.base import dash_rect, icon, named, part, tap, text
from views.theme import Look

PAINT = {"green": ("#2F6C36", "#FFFFFF"), "yellow": ("#DFA729", "#2B1D00"), "red": ("#B6312B", "#FFFFFF")}
"""Ground and ink of each colour; the ink reads on it at 4.5 or more."""

KIND_GLYPHS = {
    "green": ft.Icons.ECO_ROUNDED,
    "yellow": ft.Icons.RICE_BOWL_ROUNDED,
    "red": ft.Icons.SET_MEAL_ROUNDED,
}
ICON_GLYPHS = {
    "s": ft.Icons.BACK_HAND_ROUNDED,
    "f": ft.Icons.LOCAL_FLORIST_ROUNDED,
    "*": ft.Icons.STAR_ROUNDED,
    "-": ft.Icons.REMOVE_ROUNDED,
}

Taps = Callable[[str], Any]
"""Gets the ident of what was tapped."""


def read_card(look: Look, card: str) -> str:
    """An ingredient for screen readers."""
    kind = look.t(words.KINDS[rules.color(card)])
    return look.t(words.READ_CARD, value=card[0], kind=kind, icon=look.t(words.ICONS[rules.icon(card)]))


def read_favourite(look: Look, favourite: Favourite) -> str:
    """A favourite for screen readers."""
    return look.t(words.READ_FAVOURITE, name=favourite_text(favourite, look.lang), stars=favourite.stars)


def face(look: Look, card: str, width: float, height: float, *, faint: bool = False) -> ft.Control:
    """An ingredient: its value, its colour's glyph and its icon; low ones leave the glyph out."""
    name = rules.color(card)
    ground, ink = PAINT[name]
    whole = height >= 38 and width >= 44
    size = min(height * 0.42, width * 0.3, 26) if whole else min(height * 0.82, width * 0.36, 24)
    mark = icon(ICON_GLYPHS[rules.icon(card)], size, ink)
    digit = min(height * 0.62, width * 0.46, 40) if whole else min(height * 0.76, width * 0.4, 24)
    value = text(look, card[0], "value", ink, size=digit, weight=800, fixed=True)
    side: ft.Control = mark
    if whole:
        glyph = icon(KIND_GLYPHS[name], min(height * 0.38, width * 0.3, 24), ink)
        side = ft.Column([glyph, mark], spacing=1, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return ft.Container(
        ft.Row(
            [value, side],
            spacing=max(4, width * 0.08),
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        width=width,
        height=height,
        bgcolor=ground,
        border=ft.Border.all(1.2, "#33000000"),
        border_radius=min(14, height * 0.26),
        alignment=ft.Alignment.CENTER,
        opacity=0.55 if faint else 1,
    )


def blank(look: Look, width: float, height: float, label: str = "", *, strong: bool = False) -> ft.Control:
    """A place for a card: a dashed frame, with a word or nothing in it."""
    radius = min(14, height * 0.26)
    color = look.accent.fill if strong else look.c.edge
    return ft.Stack(
        [
            ft.Container(
                text(
                    look,
                    label,
                    "label",
                    look.accent.fill if strong else look.c.ink2,
                    align=ft.TextAlign.CENTER,
                    lines=1,
                ),
                width=width,
                height=height,
                alignment=ft.Alignment.CENTER,
                bgcolor=look.accent.tint if strong else None,
                border_radius=radius,
            ),
            cv.Canvas(
                [dash_rect(0, 0, width, height, radius, color, 3 if strong else 1.5)], width=width, height=height
            ),
        ],
        width=width,
        height=height,
    )


@part
def Ingredient(
    look: Look,
    ident: str,
    card: str | None,
    width: float,
    height: float,
    on_tap: Taps | None,
    state: str = "",
    label: str = "",
) -> ft.Control:
    """A card that can be tapped. state: "chosen", "due" (an empty place that is next), "faint" or "".

    label: what stands in an empty place.
    """
    if card is None:
        body = blank(look, width, height, label, strong=state == "due")
        if on_tap is None:
            return named(body, ident, label or look.t(words.EMPTY))
    else:
        body = face(look, card, width, height, faint=state == "faint")
    chosen = state == "chosen"
    return ft.Container(
        tap(
            look,
            body,
            (lambda: on_tap(ident)) if on_tap else None,
            ident=ident,
            label=read_card(look, card) if card else label or look.t(words.EMPTY),
            selected=chosen,
            radius=min(14, height * 0.26),
            padding=0,
            width=width,
            height=height,
        ),
        border=ft.Border.all(3.5, look.accent.fill) if chosen else None,
        border_radius=min(14, height * 0.26) + 5,
        padding=2 if chosen else 0,
        margin=-5.5 if chosen else 0,
    )


def pattern(look: Look, want: Want, size: float, ink: str | None = None) -> ft.Control:
    """What a favourite wants, in pictures: three coloured squares, ≠ between a pair, or the steps."""
    if want.step is not None:
        word = f"+{want.step} +{want.step}"
        return text(look, word, "value", ink, size=size * 0.78, weight=800, fixed=True)
    pair = want.pair
    colors = sorted(want.colors or (), key=lambda name: (name != pair, (want.colors or ()).index(name)))
    row: list[ft.Control] = []
    for index, name in enumerate(colors):
        if index == 1 and pair is not None:
            row.append(text(look, "≠", "value", ink, size=size * 0.62, weight=800, fixed=True))
        ground, on = PAINT[name]
        row.append(
            ft.Container(
                icon(KIND_GLYPHS[name], size * 0.66, on),
                width=size,
                height=size,
                bgcolor=ground,
                border_radius=size * 0.26,
                border=ft.Border.all(1, "#33000000"),
                alignment=ft.Alignment.CENTER,
            )
        )
    return ft.Row(row, spacing=1.5, tight=True, alignment=ft.MainAxisAlignment.CENTER)


def favourite_face(look: Look, favourite: Favourite, width: float, ink: str | None = None) -> ft.Control:
    """A favourite card's inside: stars and arrow, what it wants, its name if it has one."""
    ink = ink or look.c.ink
    size = min(30.0, (width - 14) / (3.6 if favourite.want.differ else 3.1))
    arrow = ft.Icons.ARROW_UPWARD_ROUNDED if favourite.arrow == "up" else ft.Icons.ARROW_DOWNWARD_ROUNDED
    lines: list[ft.Control] = [
        ft.Row(
            [
                icon(ft.Icons.STAR_ROUNDED, 17, ink),
                text(look, str(favourite.stars), "value", ink, size=18, weight=800, fixed=True),
                icon(arrow, 20, ink),
            ],
            spacing=2,
            tight=True,
            alignment=ft.MainAxisAlignment.CENTER,
        ),
        pattern(look, favourite.want, size, ink),
    ]
    if favourite.name is not None:
        lines.append(text(look, favourite.name, "tag", ink, lines=1, align=ft.TextAlign.CENTER))
    return ft.Column(
        lines,
        spacing=2,
        tight=True,
        alignment=ft.MainAxisAlignment.CENTER,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


@part
def FavouriteTile(
    look: Look,
    ident: str,
    favourite: Favourite | None,
    width: float,
    height: float,
    on_tap: Taps | None,
    state: str = "",
    label: str = "",
) -> ft.Control:
    """A favourite that can be tapped. state: "claim" (somebody can claim it), "due", "old" or ""."""
    if favourite is None:
        body = blank(look, width, height, label, strong=state == "due")
        if on_tap is None:
            return named(body, ident, label or look.t(words.EMPTY))
        return tap(look, body, lambda: on_tap(ident), ident=ident, label=label, padding=0, width=width, height=height)
    claim = state == "claim"
    return tap(
        look,
        favourite_face(look, favourite, width, look.c.claim_text if claim else None),
        (lambda: on_tap(ident)) if on_tap else None,
        ident=ident,
        label=read_favourite(look, favourite),
        selected=claim,
        fill=look.c.claim if claim else look.c.sunk if state == "old" else look.c.sheet,
        edge=look.c.claim_edge if claim else look.c.edge,
        edge_width=3.5 if claim else 1.5,
        radius=14,
        padding=2,
        width=width,
        height=height,
    )
