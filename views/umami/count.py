"""Umami counted at its end: dish by dish, its ingredients on the pad, then the favourite that lies on it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Any, Literal

import flet as ft
from pydantic import Field, StringConstraints

from companion.rules import umami as rules
from companion.texts.umami import want_text
from models.umami import DISH_SIZE, DISHES, Dish, DishesTally, Favourite, Ingredient, Want
from views.counting import CountScreen
from views.i18n import umami as words
from views.parts.base import tap, text
from views.parts.fields import segments, wide_button
from views.theme import Layout, Look
from views.umami.dishes import dish_row, views_of
from views.umami.pads import StarKey, caption, ingredient_pad
from views.umami.pictures import pattern

GAP = 8


@dataclass(frozen=True, slots=True)
class TypedDish:
    """A dish as it was typed."""

    cards: Annotated[tuple[Ingredient, ...], Field(max_length=DISH_SIZE)] = ()
    favourite: Favourite | None = None
    passed: bool = False
    """It holds three ingredients and no favourite, and that was said."""

    @property
    def open(self) -> bool:
        """Whether something is still to be said of it."""
        return len(self.cards) < DISH_SIZE or (self.favourite is None and not self.passed)


@dataclass(frozen=True, slots=True)
class Draft:
    """at: the dish that is typed. value, icon: of its next ingredient, typed so far. want, arrow: of its favourite."""

    dishes: Annotated[tuple[TypedDish, ...], Field(min_length=DISHES, max_length=DISHES)] = (TypedDish(),) * DISHES
    at: Annotated[int, Field(ge=0, lt=DISHES)] = 0
    value: Annotated[str, StringConstraints(pattern="^[1-9]?$")] = ""
    icon: Annotated[str, StringConstraints(pattern="^[sf*-]?$")] = ""
    want: Annotated[int, Field(ge=0, le=3)] = 0
    arrow: Literal["up", "down"] = "up"

    @property
    def dish(self) -> TypedDish:
        """The dish that is typed."""
        return self.dishes[self.at]

    def with_dish(self, dish: TypedDish) -> "Draft":
        """With this dish in its place, nothing half typed; a dish of which all is said is left for the next open one."""
        dishes = (*self.dishes[: self.at], dish, *self.dishes[self.at + 1 :])
        at = self.at
        if not dish.open:
            at = next((i for i, other in enumerate(dishes) if i > at and other.open), at)
        return Draft(dishes, at)


class Count(CountScreen[Draft]):
    """A player's dishes at the end. Only those with a favourite make points; the others may be left out."""

    def empty(self) -> Draft:
        """No dish typed."""
        return Draft()

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """The dishes of a count."""
        tally: DishesTally = events[0]
        typed = [TypedDish(dish.cards, dish.favourite, dish.favourite is None) for dish in tally.dishes]
        return Draft((*typed, *[TypedDish()] * (DISHES - len(typed))))

    def carried(self, draft: Draft) -> Mapping[str, Any]:
        """The dishes that hold something."""
        return {
            "dishes": [
                {
                    "cards": list(dish.cards),
                    "favourite": dish.favourite and dish.favourite.model_dump(mode="json", exclude_unset=True),
                }
                for dish in draft.dishes
                if dish.cards
            ]
        }

    # --- taps

    def tap(self, ident: str) -> None:
        """A dish, a key of the pad, or a number of stars was tapped."""
        kind, _, rest = ident.partition("-")
        if kind == "dish":
            self.put(Draft(self.now.dishes, int(rest)))
        elif kind == "value":
            self._typed(replace(self.now, value=rest))
        elif kind == "icon":
            self._typed(replace(self.now, icon=rest or "-"))
        elif kind == "stars":
            want = self.wants[self.now.want]
            favourite = Favourite(want=want, arrow=self.now.arrow, stars=int(rest))
            self.put(self.now.with_dish(TypedDish(self.now.dish.cards, favourite)))

    def _typed(self, draft: Draft) -> None:
        if not draft.value or not draft.icon:
            self.put(draft)
            return
        self.put(draft.with_dish(TypedDish((*draft.dish.cards, draft.value + draft.icon))))

    def choose_want(self, number: int) -> None:
        """What the favourite wants."""
        self.put(replace(self.now, want=number))

    def choose_arrow(self, arrow: Any) -> None:
        """Whether the favourite is for the higher or the lower sum."""
        self.put(replace(self.now, arrow=arrow))

    def no_favourite(self) -> None:
        """Nothing lies on the dish."""
        self.put(self.now.with_dish(replace(self.now.dish, favourite=None, passed=True)))

    def clear(self) -> None:
        """The dish is typed anew."""
        self.put(self.now.with_dish(TypedDish()))

    def key(self, key: str) -> bool:
        """Digits and icon letters type a card; once there are three, a digit is the favourite's stars."""
        digit = key.removeprefix("Numpad ")
        full = len(self.now.dish.cards) == DISH_SIZE
        if len(digit) == 1 and digit.isascii() and digit.isdigit() and (full or digit != "0"):
            self.tap(f"{'stars' if full else 'value'}-{digit}")
            return True
        letter = {"s": "s", "f": "f", "*": "*"}.get(key.lower())
        if letter is None or full:
            return False
        self.tap(f"icon-{letter}")
        return True

    @property
    def wants(self) -> tuple[Want, ...]:
        """What a favourite on this dish can want."""
        return rules.wants_met(self.now.dish.cards)

    # --- the board

    def scrolls(self, look: Look) -> bool:
        """On a low phone the pad keeps its size and the page scrolls."""
        return look.layout in (Layout.PHONE, Layout.NARROW) and (look.height < 720 or not look.roomy)

    def board(self, look: Look, width: float, height: float) -> ft.Control:
        """The five dishes, and the pad for the one that is typed, or what lies on it."""
        if look.wide:
            half = (width - 24) / 2
            dishes = ft.Column(self._dishes(look, half, min(320.0, height - 60)), spacing=GAP)
            pad = ft.Column([self._entry(look, half, height)], scroll=ft.ScrollMode.HIDDEN)
            return ft.Row([dishes, ft.Container(pad, width=half)], spacing=24, width=width, height=height)
        rows = max(92.0, min(150.0, height * 0.3))
        rest = height - rows - look.px(20) - 2 * GAP
        items = [*self._dishes(look, width, rows), self._entry(look, width, rest)]
        if look.layout in (Layout.PHONE, Layout.NARROW) and not self.scrolls(look):
            return ft.Column(items, spacing=GAP, width=width, height=height, scroll=ft.ScrollMode.HIDDEN)
        return ft.Column(items, spacing=GAP, width=width, tight=True)

    def _dishes(self, look: Look, width: float, height: float) -> list[ft.Control]:
        name = self.table.seats[self.seat].name
        views = views_of(tuple(Dish(dish.cards, dish.favourite) for dish in self.now.dishes))
        shown = tuple(replace(view, state="chosen") if view.number - 1 == self.now.at else view for view in views)
        return [
            caption(look, look.t(words.DISHES, name=name), look.t(words.COUNT_NOTE) if look.roomy else ""),
            dish_row(look, shown, width, height, self.tap),
        ]

    def _entry(self, look: Look, width: float, height: float) -> ft.Control:
        if len(self.now.dish.cards) < DISH_SIZE:
            return ingredient_pad(look, width, height, self.now.value, self.now.icon, self.tap, preview=False)
        return self._favourite(look, width)

    def _favourite(self, look: Look, width: float) -> ft.Control:
        """What the three ingredients match, the arrow, and the stars, which are tapped last."""
        held = self.now.dish.favourite
        wants = self.wants
        chosen = (
            wants.index(held.want) if held is not None and held.want in wants else min(self.now.want, len(wants) - 1)
        )
        each = (width - GAP * (len(wants) - 1)) / max(1, len(wants))
        keys: list[ft.Control] = [
            tap(
                look,
                pattern(look, want, min(30.0, (each - 12) / 3.6)),
                partial(self.choose_want, number),
                ident=f"want-{number}",
                label=want_text(want, look.lang),
                selected=number == chosen,
                fill=look.accent.tint if number == chosen else look.c.sheet,
                edge=look.accent.fill if number == chosen else look.c.edge,
                edge_width=4 if number == chosen else 1.5,
                radius=14,
                padding=0,
                width=each,
                height=54,
            )
            for number, want in enumerate(wants)
        ]
        arrows = segments(
            look,
            [("up", look.t(words.ARROW_UP)), ("down", look.t(words.ARROW_DOWN))],
            held.arrow if held is not None else self.now.arrow,
            self.choose_arrow,
            ident="arrow",
            glyphs=(ft.Icons.ARROW_UPWARD_ROUNDED, ft.Icons.ARROW_DOWNWARD_ROUNDED),
        )
        star = (width - GAP * 4) / 5
        stars = [
            ft.Row(
                [
                    StarKey(look, count, star, 48, held is not None and held.stars == count, self.tap)
                    for count in range(start, start + 5)
                ],
                spacing=GAP,
            )
            for start in (0, 5)
        ]
        total = rules.total(self.now.dish.cards)
        title = look.t(words.COUNT_MATCHES, dish=self.now.at + 1, total=total)
        return ft.Column(
            [
                text(look, title, "strong", lines=2),
                ft.Row(keys, spacing=GAP),
                arrows,
                text(look, look.t(words.COUNT_STARS), "label", look.c.ink2),
                *stars,
                ft.Row(
                    [
                        wide_button(
                            look, look.t(words.COUNT_NONE), self.no_favourite, ident="no-favourite", expand=True
                        ),
                        wide_button(look, look.t(words.COUNT_CLEAR), self.clear, ident="clear-dish", expand=True),
                    ],
                    spacing=GAP,
                ),
            ],
            spacing=6,
            tight=True,
            width=width,
        )
