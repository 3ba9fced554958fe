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
    """What one dish shows. ghost: a card that would come; owner: whose it is, where several players' dishes stand together.

    state: "open" (may take it), "match" (would match a favourite with it), "chosen", "bold", "off", "wrong" (what a verdict is about) or "".
    """

    ident: str
    number: int
    cards: tuple[str, ...] = ()
    favourite: Favourite | None = None
    safe: bool = False
    ghost: str | None = None
    state: str = ""
    owner: str = ""


def views_of(dishes: tuple[Dish, ...], prefix: str = "dish", owner: str = "") -> tuple[DishView, ...]:
    """The dishes of a seat as they lie there. owner: the player's name, read before each."""
    return tuple(
        DishView(f"{prefix}-{index}", index + 1, dish.cards, dish.favourite, dish.safe, owner=owner)
        for index, dish in enumerate(dishes)
    )


def read_dish(look: Look, view: DishView) -> str:
    """A dish for screen readers."""
    told = _read(look, view)
    return look.t(words.READ_OF, owner=view.owner, dish=told) if view.owner else told


def _read(look: Look, view: DishView) -> str:
    joint = "、" if look.lang == "ja" else ", "
    cards = joint.join(read_card(look, card) for card in view.cards)
    if view.favourite is not None:
        arrow = look.t(words.HIGHER if view.favourite.arrow == "up" else words.LOWER)
        name = favourite_text(view.favourite, look.lang)
        return look.t(words.READ_SET, dish=view.number, name=name, cards=cards, arrow=arrow)
    word = words.READ_DISH if view.cards else words.READ_DISH_EMPTY
    label = look.t(word, dish=view.number, cards=cards)
    if view.state == "match":
        return look.t(words.READ_MATCHES, dish=label)
    return look.t(words.READ_CAN, dish=label) if view.state in ("open", "chosen", "bold") else label


@part
def DishColumn(look: Look, view: DishView, width: float, height: float, on_tap: Taps | None) -> ft.Control:
    """One dish as a column: number, up to three cards, sum and flowers; a set one with its lock, stars and wish."""
    is_set = view.favourite is not None
    ground, ink = _ground(look, view)
    head = _head(look, view, ink, width)
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
    if view.state == "match":
        return look.c.claim, look.c.claim_text
    if view.state in ("open", "chosen"):
        return look.accent.tint, look.c.ink
    return (look.c.sunk if view.state == "off" else look.c.sheet), look.c.ink2


def _border(look: Look, view: DishView) -> ft.Border | None:
    if view.state == "chosen":
        return ft.Border.all(4, look.accent.fill)
    if view.state == "match":
        return ft.Border.all(3, look.c.claim_edge)
    if view.state == "wrong":
        return ft.Border.all(4, look.c.ng)
    if view.state == "bold":
        return ft.Border.all(4, look.c.ink)
    if view.favourite is not None or view.state == "open":
        return None
    return ft.Border.all(1.5, look.c.line)


def _head(look: Look, view: DishView, ink: str, width: float) -> ft.Control:
    """The dish's number; on a set one its lock before it, and apart from it the stars."""
    number = text(look, str(view.number), "label", ink, size=15, fixed=True)
    if view.favourite is None:
        return ft.Container(number, height=22, alignment=ft.Alignment.CENTER)
    lock = icon(ft.Icons.VERIFIED_ROUNDED if view.safe else ft.Icons.LOCK_ROUNDED, 15, ink)
    stars = ft.Row(
        [
            icon(ft.Icons.STAR_ROUNDED, 15, ink),
            text(look, str(view.favourite.stars), "label", ink, size=15, fixed=True),
        ],
        spacing=0,
        tight=True,
    )
    row = ft.Row(
        [ft.Row([lock, number], spacing=1, tight=True), stars], alignment=ft.MainAxisAlignment.SPACE_BETWEEN, spacing=0
    )
    return ft.Container(row, height=22, width=width, padding=ft.Padding.symmetric(horizontal=4))


def _foot(look: Look, view: DishView, ink: str, width: float) -> ft.Control:
    """The sum, on a set dish with the arrow that says what takes it away, and the flowers that decide between equals."""
    if not view.cards:
        return ft.Container(height=20)
    if view.state == "match":
        word = text(look, look.t(words.MATCHES), "label", ink, size=14, fixed=True, lines=1)
        return ft.Container(word, height=20, alignment=ft.Alignment.CENTER)
    items: list[ft.Control] = [
        text(look, look.t(words.SUM, total=rules.total(view.cards)), "label", ink, size=14, fixed=True)
    ]
    if view.favourite is not None:
        up = view.favourite.arrow == "up"
        items.append(icon(ft.Icons.ARROW_UPWARD_ROUNDED if up else ft.Icons.ARROW_DOWNWARD_ROUNDED, 15, ink))
    count = rules.flowers(view.cards)
    if count and width >= (74 if view.favourite is not None else 56):
        flower = ink if view.favourite is not None else look.c.narrow_edge
        items += [
            icon(ft.Icons.LOCAL_FLORIST_ROUNDED, 15, flower),
            text(look, str(count), "label", flower, size=14, fixed=True),
        ]
    return ft.Container(ft.Row(items, spacing=1, tight=True, alignment=ft.MainAxisAlignment.CENTER), height=20)


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
