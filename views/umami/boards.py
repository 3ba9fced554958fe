"""The boards of the umami table: favourites, open ingredients and dishes; the pad; everybody's dishes."""

from collections.abc import Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import flet as ft

from companion.rules import umami as rules
from companion.texts.base import listed
from models.umami import DISH_SIZE, Claim, FromArea, Steal, ToDish
from models.verdict import Violation
from views.i18n import Text, common
from views.i18n import umami as words
from views.parts.base import card, text
from views.parts.marks import mark
from views.scene import Sized
from views.theme import Layout, Look, minus
from views.umami.calls import called
from views.umami.dishes import DishView, dish_row, views_of
from views.umami.moment import Moment
from views.umami.pads import caption, ingredient_pad
from views.umami.pictures import FavouriteTile, Ingredient

GAP = 6


def _numbers(dishes: Sequence[int], look: Look) -> str:
    return listed((str(number) for number in dishes), look.lang)


# --- the own dishes ------------------------------------------------------------------------------------------------


def _own(t: Moment) -> tuple[DishView, ...]:
    """The dishes of the seat that acts, lit for the card that comes."""
    coming, chosen = t.coming, t.now.dish
    completed = t.completes()
    shown = []
    for index, view in enumerate(views_of(t.state.seats[t.shown].dishes)):
        if coming is None or view.favourite is not None:
            shown.append(view)
        elif index == chosen:
            ghost = coming if len(view.cards) < DISH_SIZE else None
            shown.append(replace(view, ghost=ghost, state="chosen"))
        elif index in completed:
            shown.append(replace(view, ghost=coming, state="match"))
        else:
            shown.append(replace(view, state="open"))
    return tuple(shown)


def open_numbers(t: Moment, look: Look) -> str:
    return _numbers([i + 1 for i, dish in enumerate(t.dishes) if dish.favourite is None], look)


def _count_note(t: Moment, look: Look) -> str:
    return count_text(look, rules.counts(t.state)[t.shown], rules.limit(t.state), words.COUNT)


def count_text(look: Look, count: int, limit: int, word: Text) -> str:
    """How many ingredients lie in a player's dishes, and how many bring the last round; from then on only how many."""
    return look.t(word, count=count, limit=limit) if count <= limit else look.t(words.COUNT_OVER, count=count)


def own_dishes(t: Moment, look: Look, width: float, height: float) -> list[ft.Control]:
    name = t.table.seats[t.shown].name
    title = look.t(words.DISHES, name=name)
    if t.coming is not None:
        title = look.t(words.WHERE_TO)
    return [
        caption(look, title, _count_note(t, look)),
        dish_row(look, _own(t), width, height, t.do.tap),
    ]


# --- boards --------------------------------------------------------------------------------------------------------


def fits(look: Look, items: list[ft.Control], width: float, height: float) -> ft.Control:
    """A board that scrolls where the room is too small for it; in its whole height where the screen itself scrolls."""
    if look.layout in (Layout.PHONE, Layout.NARROW) and (look.scale > 1.3 or look.height < 640):
        return ft.Column(items, spacing=GAP, width=width, tight=True)
    return ft.Column(items, spacing=GAP, width=width, height=height, scroll=ft.ScrollMode.HIDDEN)


def table_board(t: Moment, look: Look) -> Sized:
    """Favourites, open ingredients, the own dishes."""

    def make(width: float, height: float) -> ft.Control:
        line = look.px(20)
        if look.wide:
            half = (width - 24) / 2
            top = ft.Row(
                [
                    ft.Column(_favourites(t, look, half, 96), spacing=GAP, width=half),
                    ft.Column(_area(t, look, half, 96), spacing=GAP, width=half),
                ],
                spacing=24,
            )
            rest = max(150.0, min(340.0, height - 96 - 2 * line - 4 * GAP))
            return fits(look, [top, *own_dishes(t, look, width, rest)], width, height)
        favourites = max(64.0, min(92.0, height * 0.17))
        area = max(50.0, min(72.0, height * 0.13))
        rest = max(120.0, min(320.0, height - favourites - area - 3 * line - 6 * GAP))
        items = [
            *_favourites(t, look, width, favourites),
            *_area(t, look, width, area),
            *own_dishes(t, look, width, rest),
        ]
        return fits(look, items, width, height)

    return make


def _hint(look: Look, word: Text) -> str:
    """What stands at the right of a caption, where there is room for more than the caption."""
    return look.t(word) if look.roomy and look.width >= 360 else ""


def _favourites(t: Moment, look: Look, width: float, height: float) -> list[ft.Control]:
    state = t.state
    claimed = {claim.favourite for claim in called(t)}
    count = max(4, len(state.favourites))
    each = max(72.0, (width - GAP * (count - 1)) / count)
    tiles: list[ft.Control] = [
        FavouriteTile(
            look, f"fav-{slot}", card, each, height, t.do.tap if card else None, "claim" if slot in claimed else ""
        )
        for slot, card in enumerate(state.favourites)
    ]
    row = ft.Row(tiles, spacing=GAP, scroll=ft.ScrollMode.HIDDEN if count > 4 else None)
    return [caption(look, look.t(words.FAVOURITES), _hint(look, words.FAVOURITES_NOTE)), row]


def _area(t: Moment, look: Look, width: float, height: float) -> list[ft.Control]:
    """The open ingredients; none in the last turns."""
    state = t.state
    if state.phase in ("secret", "over"):
        return []
    usable = "area" in t.sources
    note = (
        (look.t(words.AREA_NOTE) if look.roomy else "")
        if usable
        else look.t(words.AREA_USED)
        if state.area_used
        else ""
    )
    each = (width - 3 * GAP) / 4
    tiles: list[ft.Control] = [
        Ingredient(
            look,
            f"slot-{slot}",
            card,
            each,
            height,
            t.do.tap if card is not None else None,
            "chosen" if t.now.source == str(slot) else "" if usable else "faint",
            look.t(words.EMPTY),
        )
        for slot, card in enumerate(state.area)
    ]
    return [caption(look, look.t(words.AREA), note), ft.Row(tiles, spacing=GAP)]


def pad_board(t: Moment, look: Look) -> Sized:
    """The pad for the hand card or the card off the deck, the open ingredients while one may be taken, the own dishes."""
    takes = "area" in t.sources
    tools = partial(ingredient_pad, look)

    def make(width: float, height: float) -> ft.Control:
        line = look.px(20)
        if look.wide:
            half = (width - 24) * 0.46
            pad = tools(half, height, t.now.value, t.now.icon, t.do.tap)
            other = width - 24 - half
            area = _area(t, look, other, 64) if takes else []
            rest = max(130.0, min(300.0, height - 96 - (84 if takes else 0) - 3 * line - 4 * GAP))
            beside = [*_favourites(t, look, other, 96), *area, *own_dishes(t, look, other, rest)]
            right = fits(look, beside, other, height)
            return ft.Row([pad, right], spacing=24, vertical_alignment=ft.CrossAxisAlignment.START)
        area = _area(t, look, width, 50) if takes else []
        dishes_height = max(104.0, min(150.0, height * 0.26))
        room = height - dishes_height - line - 3 * GAP - (70 + GAP if takes else 0)
        pad = tools(width, room, t.now.value, t.now.icon, t.do.tap, preview=room >= 300)
        return fits(look, [*area, pad, *own_dishes(t, look, width, dishes_height)], width, height)

    return make


def others_board(t: Moment, look: Look) -> Sized:
    """Everybody's dishes at a glance; while stealing the ones that can be robbed stand out."""
    stealing = t.now.stealing
    targets = set(rules.steal_targets(t.state)) if stealing else set()
    standings = t.table.standings
    counts, limit = rules.counts(t.state), rules.limit(t.state)
    seats = [seat for seat in t.table.seats if not (stealing and seat.index == t.seat)]

    def panel(index: int, width: float, height: float) -> ft.Control:
        seat = t.table.seats[index]
        shown = []
        for number, view in enumerate(views_of(t.state.seats[index].dishes, f"their-{index}", seat.name)):
            if not stealing:
                shown.append(replace(view, state="" if view.cards else "off"))
            elif (index, number) in targets:
                chosen = t.now.victim == (index, number)
                shown.append(replace(view, state="chosen" if chosen else "bold"))
            else:
                shown.append(view if view.favourite is not None else replace(view, state="off"))
        head = ft.Row(
            [
                mark(look, seat, 34),
                text(look, seat.name, "title", lines=1),
                text(look, count_text(look, counts[index], limit, words.CHIP), "label", look.c.ink2, size=15),
                ft.Container(expand=True),
                text(look, minus(standings[index].total), "score.l", size=28),
                text(look, look.t(common.POINTS), "min"),
            ],
            spacing=10,
            vertical_alignment=ft.CrossAxisAlignment.CENTER,
        )
        inner = width - 24
        return card(
            look,
            ft.Column([head, dish_row(look, tuple(shown), inner, height, t.do.tap)], spacing=GAP, tight=True),
            padding=ft.Padding.symmetric(horizontal=12, vertical=8),
        )

    def make(width: float, height: float) -> ft.Control:
        columns = 2 if width >= 700 and len(seats) > 1 else 1
        rows = -(-len(seats) // columns)
        each = max(112.0, min(190.0, (height - GAP * (rows - 1)) / rows - 62))
        wide = (width - GAP * (columns - 1)) / columns
        lines: list[ft.Control] = [
            ft.Row([panel(seat.index, wide, each) for seat in seats[at : at + columns]], spacing=GAP)
            if columns > 1
            else panel(seats[at].index, wide, each)
            for at in range(0, len(seats), columns)
        ]
        return fits(look, lines, width, height)

    return make


def steal_board(t: Moment, look: Look) -> Sized:
    """The stolen card is known: which own dish does it go to?"""

    def make(width: float, height: float) -> ft.Control:
        favourites = max(64.0, min(96.0, height * 0.2))
        rest = max(120.0, min(340.0, height - favourites - 2 * look.px(20) - 4 * GAP))
        items = [*_favourites(t, look, width, favourites), *own_dishes(t, look, width, rest)]
        return fits(look, items, width, height)

    return make


def verdict_board(t: Moment, event: Any, broken: Sequence[Violation], look: Look) -> Sized | None:
    """The dishes that a refused entry is about: the card as a ghost where it would lie, the dish that is wrong ringed."""
    if event.seat is None or event.seat >= len(t.state.seats) or not isinstance(event, ToDish | Claim):
        return None
    seat, index = event.seat, event.dish
    coming = _coming(t, event)
    robbed = {"umami.steal-unset", "umami.card"} & {violation.rule for violation in broken}
    if isinstance(event, Steal) and robbed and event.victim < len(t.state.seats):
        seat, index, coming = event.victim, event.victim_dish, None
    shown = tuple(
        replace(view, state="wrong", ghost=coming) if view.number - 1 == index else view
        for view in views_of(t.state.seats[seat].dishes, "verdict")
    )
    name = t.table.seats[seat].name

    def make(width: float, height: float) -> ft.Control:
        room = min(width, 560.0)
        rows = max(96.0, min(220.0, height - look.px(20) - GAP))
        return ft.Column(
            [caption(look, look.t(words.DISHES, name=name)), dish_row(look, shown, room, rows, None)],
            spacing=GAP,
            width=room,
            tight=True,
        )

    return make


def _coming(t: Moment, event: Any) -> str | None:
    """The card that a refused entry would bring to a dish."""
    if isinstance(event, Steal):
        return event.card_taken
    if isinstance(event, FromArea):
        return t.state.area[event.slot]
    card: str | None = getattr(event, "card", None)
    return card
