"""Dishes: a player's five columns, large to play on, small at a glance."""

from dataclasses import dataclass

import flet as ft
import flet.canvas as cv

from companion.rules import umami as rules
from companion.texts.umami import favourite_text
from models.umami import DISH_SIZE, Dish, Favourite
from views.i18n import umami as words
from views.parts.base import dash_rect, icon, part, tap, text
from views.theme import Look
from views.umami.pictures import Taps, blank, face, pattern, read_card


@dataclass(frozen=True, slots=True)
class DishView:
    """What one dish shows. ghost: a card that would come; state: "open" (may take it), "chosen", "bold", "off" or ""."""

    ident: str
    number: int
    cards: tuple[str, ...] = ()
    favourite: Favourite | None = None
    safe: bool = False
    ghost: str | None = None
    state: str = ""


def views_of(dishes: tuple[Dish, ...], prefix: str = "dish") -> tuple[DishView, ...]:
    """The dishes of a seat as they lie there."""
    return tuple(
        DishView(f"{prefix}-{index}", index + 1, dish.cards, dish.favourite, dish.safe)
        for index, dish in enumerate(dishes)
    )


def read_dish(look: Look, view: DishView) -> str:
    """A dish for screen readers."""
    joint = "、" if look.lang == "ja" else ", "
    cards = joint.join(read_card(look, card) for card in view.cards)
    if view.favourite is not None:
        return look.t(words.READ_SET, dish=view.number, name=favourite_text(view.favourite, look.lang), cards=cards)
    word = words.READ_DISH if view.cards else words.READ_DISH_EMPTY
    label = look.t(word, dish=view.number, cards=cards)
    return look.t(words.READ_CAN, dish=label) if view.state in ("open", "chosen", "bold") else label


@part
def DishColumn(look: Look, view: DishView, width: float, height: float, on_tap: Taps | None) -> ft.Control:
    """One dish as a column: number, up to three cards, sum and flowers; a set one with its lock, stars and wish."""
    is_set = view.favourite is not None
    ground, ink = _ground(look, view)
    head = _head(look, view, ink)
    # The cards share what head and foot leave; a set dish also shows what its favourite wants.
    wish = 24.0 if view.favourite is not None and height >= 150 else 0.0
    summed = height >= 126
    room = height - 28 - (22 if summed else 0) - wish - 8
    slots = max(DISH_SIZE, len(view.cards) + (view.ghost is not None))
    card_height = max(16.0, min(58.0, (room - 4 * (slots - 1)) / slots))
    inner = width - 10
    rows: list[ft.Control] = [head]
    if view.favourite is not None and wish:
        size = min(20.0, (inner - 10) / 3.4)
        rows.append(ft.Container(pattern(look, view.favourite.want, size, ink), height=wish - 4))
    rows += [face(look, card, inner, card_height) for card in view.cards]
    if view.ghost is not None:
        rows.append(_ghost(look, view.ghost, inner, card_height))
    elif not is_set and len(view.cards) < DISH_SIZE and view.state != "off":
        rows.append(blank(look, inner, card_height, "+" if view.state == "open" and not view.cards else ""))
    foot = _foot(look, view, ink, width) if summed else ft.Container()
    body = ft.Container(
        ft.Column(
            [
                ft.Column(rows, spacing=4, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER, expand=True),
                foot,
            ],
            spacing=2,
            width=width,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        width=width,
        height=height,
        padding=ft.Padding.only(top=4, bottom=3),
        bgcolor=ground,
        border_radius=14,
        border=_border(look, view),
    )
    layers: list[ft.Control] = [body]
    if view.state == "open":
        layers.append(cv.Canvas([dash_rect(0, 0, width, height, 14, look.accent.fill, 3)], width=width, height=height))
    content = ft.Stack(layers, width=width, height=height)
    if on_tap is None:
        return ft.Semantics(content=content, label=read_dish(look, view), exclude_semantics=True, container=True)
    return tap(
        look,
        content,
        lambda: on_tap(view.ident),
        ident=view.ident,
        label=read_dish(look, view),
        selected=view.state == "chosen",
        radius=14,
        padding=0,
        width=width,
        height=height,
    )


def _ground(look: Look, view: DishView) -> tuple[str, str]:
    if view.favourite is not None:
        return look.accent.fill, look.accent.on
    if view.state in ("open", "chosen"):
        return look.accent.tint, look.c.ink
    return (look.c.sunk if view.state == "off" else look.c.sheet), look.c.ink2


def _border(look: Look, view: DishView) -> ft.Border | None:
    if view.state == "chosen":
        return ft.Border.all(4, look.accent.fill)
    if view.state == "bold":
        return ft.Border.all(4, look.c.ink)
    if view.favourite is not None or view.state == "open":
        return None
    return ft.Border.all(1.5, look.c.line)


def _head(look: Look, view: DishView, ink: str) -> ft.Control:
    items: list[ft.Control] = []
    if view.favourite is not None:
        items.append(icon(ft.Icons.VERIFIED_ROUNDED if view.safe else ft.Icons.LOCK_ROUNDED, 17, ink))
    items.append(text(look, str(view.number), "label", ink, size=15, fixed=True))
    if view.favourite is not None:
        items += [
            icon(ft.Icons.STAR_ROUNDED, 15, ink),
            text(look, str(view.favourite.stars), "label", ink, size=15, fixed=True),
        ]
    return ft.Container(ft.Row(items, spacing=2, tight=True, alignment=ft.MainAxisAlignment.CENTER), height=22)


def _foot(look: Look, view: DishView, ink: str, width: float) -> ft.Control:
    """The sum, and the flowers that decide between equal sums."""
    if not view.cards:
        return ft.Container(height=20)
    items: list[ft.Control] = [
        text(look, look.t(words.SUM, total=rules.total(view.cards)), "label", ink, size=14, fixed=True)
    ]
    count = rules.flowers(view.cards)
    if count and width >= 56:
        flower = ink if view.favourite is not None else look.c.narrow_edge
        items += [
            icon(ft.Icons.LOCAL_FLORIST_ROUNDED, 16, flower),
            text(look, str(count), "label", flower, size=14, fixed=True),
        ]
    return ft.Container(ft.Row(items, spacing=3, tight=True, alignment=ft.MainAxisAlignment.CENTER), height=20)


def _ghost(look: Look, card: str, width: float, height: float) -> ft.Control:
    return ft.Stack(
        [
            face(look, card, width, height, faint=True),
            cv.Canvas(
                [dash_rect(0, 0, width, height, min(14, height * 0.26), look.accent.fill, 2.5)],
                width=width,
                height=height,
            ),
        ],
        width=width,
        height=height,
    )


def dish_row(
    look: Look, views: tuple[DishView, ...], width: float, height: float, on_tap: Taps | None, gap: float = 6
) -> ft.Control:
    """Five dishes side by side in the room given."""
    each = (width - gap * (len(views) - 1)) / len(views)
    return ft.Row([DishColumn(look, view, each, height, on_tap) for view in views], spacing=gap, tight=True)


@part
def MiniDishes(look: Look, views: tuple[DishView, ...], width: float, height: float) -> ft.Control:
    """Five dishes small and without taps, for the panels of wide screens."""
    return dish_row(look, views, width, height, None, gap=5)
