"""Boze counted at its end: the points of each card, a tap each, on a pad or in the box's list; gains, gold unpaid."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Annotated, Any, Literal, get_args

import flet as ft
from pydantic import Field

from companion.texts.boze import LINES, card_text
from models.boze import COMPANIONS, Card, CardId, CardsTally, Catalogue
from views.boze.effects import tile_width
from views.boze.parts import CATEGORY_ICONS, POINTS_ICON, figure
from views.counting import CountScreen
from views.i18n import boze as words
from views.i18n import common
from views.parts.base import icon, tap, text
from views.parts.numbers import typed
from views.theme import Look, ems, minus

Pile = Literal["characters", "items", "bonuses"]
Part = Literal["characters", "items", "bonuses", "gains", "duty"]
PILES: tuple[Pile, ...] = get_args(Pile)
PARTS: tuple[Part, ...] = get_args(Part)
MOST = 999
KEYS = 6
"""Keys of the pad side by side on a phone."""
ICONS: Mapping[Part, ft.IconData] = {
    "characters": CATEGORY_ICONS["meeting"],
    "items": CATEGORY_ICONS["supplies"],
    "bonuses": CATEGORY_ICONS["show"],
    "gains": POINTS_ICON,
    "duty": ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
}
Points = Annotated[int, Field(ge=0, le=MOST)]


@dataclass(frozen=True, slots=True)
class CountedCard:
    """A card that lies there: its id in the list, else its points, and its name where somebody told it."""

    points: Points = 0
    id: str = ""
    name: str = ""

    def as_event(self) -> Mapping[str, Any]:
        """The card as an event names it."""
        if self.id:
            return {"id": self.id}
        return {"points": self.points, **({"name": self.name} if self.name else {})}


@dataclass(frozen=True, slots=True)
class Draft:
    """at: what is entered next. fresh: the next digit of a number begins anew. long: the next card has points of two
    digits; tens: the first of them."""

    characters: tuple[CountedCard, ...] = ()
    items: tuple[CountedCard, ...] = ()
    bonuses: tuple[CountedCard, ...] = ()
    gains: Annotated[int, Field(ge=-MOST, le=MOST)] = 0
    unpaid: Points = 0
    at: Part = "characters"
    fresh: bool = True
    long: bool = False
    tens: Annotated[int, Field(ge=0, le=9)] | None = None

    def pile(self, name: Pile) -> tuple[CountedCard, ...]:
        """The cards of one kind."""
        return {"characters": self.characters, "items": self.items, "bonuses": self.bonuses}[name]

    def with_pile(self, name: Pile, cards: tuple[CountedCard, ...]) -> "Draft":
        """With these cards of one kind."""
        if name == "characters":
            return replace(self, characters=cards)
        return replace(self, items=cards) if name == "items" else replace(self, bonuses=cards)


class Count(CountScreen[Draft]):
    """What lies before a player at the end."""

    def empty(self) -> Draft:
        """Nothing counted."""
        return Draft()

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """The cards of a count."""
        tally: CardsTally = events[0]
        piles = [
            tuple(
                CountedCard(id=card.id) if isinstance(card, CardId) else CountedCard(card.points, "", card.name or "")
                for card in cards
            )
            for cards in (tally.characters, tally.items, tally.bonuses)
        ]
        return Draft(piles[0], piles[1], piles[2], tally.gains, tally.unpaid)

    def fits(self, draft: Draft) -> bool:
        """Whether the list has all the cards."""
        return all(
            (card.id in self._printed(pile)) if self._catalogue else not card.id
            for pile in PILES
            for card in draft.pile(pile)
        )

    def carried(self, draft: Draft) -> Mapping[str, Any]:
        """The keys of the event."""
        keys: dict[str, Any] = {pile: [card.as_event() for card in draft.pile(pile)] for pile in PILES}
        return {**keys, "gains": draft.gains, "unpaid": draft.unpaid}

    @property
    def _catalogue(self) -> Catalogue | None:
        pack = self.table.setup.pack
        return None if pack is None else pack.catalogue

    def _printed(self, pile: Pile) -> Mapping[str, Card]:
        """The list's cards of a kind by id, none without a list."""
        catalogue = self._catalogue
        if catalogue is None:
            return {}
        return {"characters": catalogue.characters, "items": catalogue.items, "bonuses": catalogue.bonuses}[pile]

    # --- taps

    def go_to(self, name: str) -> None:
        """What is entered next."""
        self.now = replace(self.now, at=name, fresh=True, long=False, tens=None)  # type: ignore[arg-type]
        self.table.changed_draft()

    def two_digits(self) -> None:
        """The next card has ten points or more, or one digit after all."""
        self.put(replace(self.now, long=not self.now.long, tens=None))

    def digit(self, number: int) -> None:
        """A digit: a card of so many points, or the next digit of a number."""
        draft, at = self.now, self.now.at
        if at == "gains":
            value = typed(abs(draft.gains), number, draft.fresh, MOST)
            self.put(replace(draft, gains=-value if draft.gains < 0 else value, fresh=False))
        elif at == "duty":
            self.put(replace(draft, unpaid=typed(draft.unpaid, number, draft.fresh, MOST), fresh=False))
        elif at == "characters" and len(draft.characters) >= COMPANIONS:
            self.table.say_why(self.table.window.look.t(words.COMPANIONS_MOST, count=COMPANIONS))
        elif draft.long and draft.tens is None:
            self.put(replace(draft, tens=number))
        else:
            card = CountedCard((draft.tens or 0) * 10 + number)
            self.put(replace(draft.with_pile(at, (*draft.pile(at), card)), long=False, tens=None))

    def step(self, by: int) -> None:
        """One more or less."""
        draft, at = self.now, self.now.at
        if at == "gains":
            self.put(replace(draft, gains=max(-MOST, min(MOST, draft.gains + by)), fresh=True))
        else:
            self.put(replace(draft, unpaid=max(0, min(MOST, draft.unpaid + by)), fresh=True))

    def take_out(self, pile: Pile, number: int) -> None:
        """A card that does not lie there."""
        cards = self.now.pile(pile)
        self.put(replace(self.now.with_pile(pile, (*cards[:number], *cards[number + 1 :])), at=pile))

    def tap_listed(self, pile: Pile, key: str) -> None:
        """A card of the list lies there, or does not after all."""
        cards = self.now.pile(pile)
        without = tuple(card for card in cards if card.id != key)
        if len(without) == len(cards) and pile == "characters" and len(cards) >= COMPANIONS:
            self.table.say_why(self.table.window.look.t(words.COMPANIONS_MOST, count=COMPANIONS))
            return
        with_it = (*cards, CountedCard(id=key))
        self.put(self.now.with_pile(pile, without if len(without) < len(cards) else with_it))

    # --- the board

    def scrolls(self, look: Look) -> bool:
        """The board has its own height."""
        return not look.wide

    def board(self, look: Look, width: float, height: float) -> ft.Control:
        """What is counted, each with its points; under it what is entered now."""
        at, width = self.now.at, min(width, 760.0)
        items: list[ft.Control] = [self._parts(look, width)]
        if at == "gains" or at == "duty":
            value = self.now.gains if at == "gains" else self.now.unpaid
            note = look.t(words.COUNT_GAINS if at == "gains" else words.COUNT_UNPAID)
            shown = text(look, minus(value), "score.l")
            items.append(ft.Row([text(look, note, "strong", look.c.ink2, expand=True), shown], spacing=12))
            items.append(self._pad(look, width))
        elif self._catalogue is not None:
            items.append(self._list(look, at, width))
        else:
            items += [self._laid(look, at), self._pad(look, width)]
        scroll = None if self.scrolls(look) and look.layout == "phone" else ft.ScrollMode.AUTO
        return ft.Container(ft.Column(items, spacing=10, tight=True, scroll=scroll), width=width)

    def _parts(self, look: Look, width: float) -> ft.Control:
        points = {line.id: line.points for line in self.lines}
        # Each as wide as its longest word asks, so that none is cut.
        needs = [max(map(ems, LINES[name].name.of(look.lang).split())) + 1.6 for name in PARTS]
        room = (width - 6 * (len(PARTS) - 1) - 2) / sum(needs)
        return ft.Row(
            [self._part(look, name, points.get(name, 0), room * need) for name, need in zip(PARTS, needs, strict=True)],
            spacing=6,
        )

    def _part(self, look: Look, name: Part, points: int, width: float) -> ft.Control:
        on = name == self.now.at
        label = LINES[name].name.of(look.lang)
        ink = look.accent.fill if on else look.c.ink2
        return tap(
            look,
            ft.Column(
                [
                    icon(ICONS[name], look.px(22), ink),
                    ft.Container(
                        text(look, label, "tag", look.c.ink2, lines=2, align=ft.TextAlign.CENTER),
                        height=look.px(30),
                        alignment=ft.Alignment.CENTER,
                    ),
                    text(look, minus(points), "value", look.c.ng if points < 0 else look.c.ink, weight=800),
                ],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            partial(self.go_to, name),
            ident=f"count-{name}",
            label=f"{label} {minus(points)}",
            selected=on,
            fill=look.accent.tint if on else look.c.sheet,
            edge=look.accent.fill if on else look.c.edge,
            edge_width=3 if on else 1.5,
            radius=14,
            padding=ft.Padding.symmetric(horizontal=1, vertical=6),
            width=width,
        )

    def _laid(self, look: Look, pile: Pile) -> ft.Control:
        """The cards told so far; a tap takes one away."""
        cards = self.now.pile(pile)
        if not cards:
            return text(look, look.t(words.COUNT_HOW[pile]), "strong", look.c.ink2)
        chips: list[ft.Control] = [
            tap(
                look,
                figure(look, POINTS_ICON, minus(card.points), look.c.rule, 20),
                partial(self.take_out, pile, number),
                ident=f"counted-{number}",
                label=look.t(words.COUNTED_CARD, number=number + 1, points=card.points),
                fill=look.c.sheet,
                edge=look.accent.fill,
                radius=14,
                padding=ft.Padding.symmetric(horizontal=12, vertical=10),
            )
            for number, card in enumerate(cards)
        ]
        return ft.Row(chips, spacing=6, run_spacing=6, wrap=True)

    def _pad(self, look: Look, width: float) -> ft.Control:
        per_row = 12 if width > 620 else KEYS
        wide = (width - 6 * (per_row - 1)) / per_row - 0.5
        keys = [
            self._key(look, str(number), f"digit-{number}", str(number), partial(self.digit, number), wide)
            for number in (1, 2, 3, 4, 5, 6, 7, 8, 9, 0)
        ]
        if self.now.at in PILES:
            shown = "10+" if not self.now.long else "_ _" if self.now.tens is None else f"{self.now.tens} _"
            label, wide = look.t(words.FORM_LONG), 2 * wide + 6
            keys.append(self._key(look, shown, "point-long", label, self.two_digits, wide, on=self.now.long))
        else:
            keys.append(self._key(look, "−", "point-less", look.t(common.MINUS), partial(self.step, -1), wide))
            keys.append(self._key(look, "+", "point-more", look.t(common.PLUS), partial(self.step, 1), wide))
        return ft.Row(keys, spacing=6, run_spacing=6, wrap=True)

    def _key(
        self, look: Look, sign: str, ident: str, label: str, on_tap: Any, width: float, on: bool = False
    ) -> ft.Control:
        return tap(
            look,
            text(look, sign, "value", weight=800, fixed=True),
            on_tap,
            ident=ident,
            label=label,
            selected=on,
            fill=look.accent.tint if on else look.c.sheet if sign.isdigit() else look.c.sunk,
            edge=look.accent.fill if on else look.c.edge,
            radius=14,
            padding=0,
            width=width,
            height=54,
        )

    def _list(self, look: Look, pile: Pile, width: float) -> ft.Control:
        """The list's cards; those that another player has are not among them."""
        chosen = {card.id for card in self.now.pile(pile)}
        taken = set() if pile == "bonuses" else self._taken(pile)
        wide = tile_width(look, width)
        return ft.Row(
            [
                self._listed(look, pile, card, card.key in chosen, wide)
                for card in self._printed(pile).values()
                if card.key not in taken
            ],
            spacing=8,
            run_spacing=8,
            wrap=True,
        )

    def _taken(self, pile: Pile) -> set[str]:
        return {
            card.id
            for seat, tally in enumerate(self.counts)
            if seat != self.seat and isinstance(tally, CardsTally)
            for card in getattr(tally, pile)
            if isinstance(card, CardId)
        }

    def _listed(self, look: Look, pile: Pile, card: Card, on: bool, width: float) -> ft.Control:
        name = card_text(card.key, self.table.setup, look.lang)
        return tap(
            look,
            ft.Column(
                [
                    text(look, name, "label", lines=2, align=ft.TextAlign.CENTER),
                    figure(look, POINTS_ICON, minus(card.points), look.c.rule, 17),
                ],
                spacing=1,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            partial(self.tap_listed, pile, card.key),
            ident=f"listed-{card.key}",
            label=look.t(words.LISTED_CARD, name=name, points=card.points),
            selected=on,
            fill=look.accent.tint if on else look.c.sheet,
            edge=look.accent.fill if on else look.c.edge,
            edge_width=4 if on else 1.5,
            radius=14,
            padding=ft.Padding.symmetric(horizontal=2, vertical=8),
            width=width,
        )
