"""Random whole games of boze as a table would play them, with its own count of the action cards."""

import random
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from companion.records import read
from companion.referee import Position, advance, judge, start, turn
from models.boze import CATEGORIES, Pack, Record, State
from tests.boze.builders import (
    LEAD,
    RESHUFFLE,
    Raw,
    buy,
    card,
    cards,
    draw,
    duty,
    gain,
    gold,
    market,
    mulligan,
    own,
    person,
    recruit,
    rest,
    show,
    table,
    thing,
)

SLOTS = ("mask", "hands", "skirt", "body")


@dataclass
class Decks:
    """The physical decks: action cards as mere numbers, characters and items as raw cards to turn up."""

    actions: int
    discards: int = 0
    characters: list[Raw] = field(default_factory=list)
    items: list[Raw] = field(default_factory=list)

    def draws(self, count: int) -> bool:
        """Draws as a table does; says whether the deck was made anew."""
        anew = count > self.actions and self.discards > 0
        if anew:
            self.actions, self.discards = self.actions + self.discards, 0
        self.actions = max(0, self.actions - count)
        return anew


@dataclass
class Game:
    """A finished random game: its raw record and the position before each event and after the last.

    anew: the numbers of the events whose draw made the deck anew, by the generator's own count.
    """

    raw: Raw
    positions: list[Position]
    anew: set[int]


def play(rng: random.Random, players: int, pack: Pack | None, counted: bool, with_market: bool, crowd: str) -> Game:
    """A whole legal game to the fourth duty."""
    size = 5 * players + rng.randint(4, 12)
    decks = Decks(size - 5 * players, 0, *_decks(rng, pack))
    options: Raw = {"crowd": crowd, **({"actions": size} if counted else {})}
    empty = table(players=players, market=with_market, pack=pack and pack.model_dump(mode="json"), **options)
    positions, events, anew = [start(read(empty).setup)], list[Raw](), set[int]()

    def enter(raw: Raw) -> None:
        event = Record.read_event(raw)
        broken = judge(positions[-1], event)
        assert broken == (), (raw, broken)
        positions.append(advance(positions[-1], event))
        events.append(raw)

    while (due := turn(positions[-1])) is not None:
        raw = _next_event(rng, positions[-1].state, due.expects, decks, with_market)
        if _cards_move(positions[-1].state, raw, decks):
            if not counted:
                enter(RESHUFFLE)
            anew.add(len(events))
        enter(raw)
        if not positions[-1].state.table:
            decks.discards += len(positions[-2].state.table) + (raw.get("how") == "card")
    return Game({**empty, "events": events}, positions, anew)


def _decks(rng: random.Random, pack: Pack | None) -> tuple[list[Raw], list[Raw]]:
    if pack is None:
        people = [person(f"客{n}", rng.randint(0, 5), rng.randint(-1, 8)) for n in range(14)]
        items = [thing(f"物{n}", SLOTS[n % 4], rng.randint(0, 4), rng.randint(0, 6)) for n in range(14)]
    else:
        people = [{"id": card.id} for card in pack.characters if not card.home]
        items = [{"id": card.id} for card in pack.items]
    rng.shuffle(people)
    rng.shuffle(items)
    return people, items


def _next_event(
    rng: random.Random, state: State, expects: Sequence[str], decks: Decks, with_market: bool
) -> dict[str, Any]:
    if "mulligan" in expects and rng.random() < 0.5:
        left = [seat for seat in range(len(state.seats)) if seat > max(state.mulligans, default=-1)]
        return mulligan(rng.choice(left), rng.randint(0, 5))
    if "market" in expects:
        people = [decks.characters.pop() for _ in range(min(5 - len(state.market.characters), len(decks.characters)))]
        items = [decks.items.pop() for _ in range(min(5 - len(state.market.items), len(decks.items)))]
        return market(people, items)
    if "duty" in expects:
        return duty(*(min(seat.gold, 2 * len(seat.workers)) for seat in state.seats))
    if rng.random() < 0.05:
        return gain(rng.randrange(len(state.seats)), gold=rng.randint(0, 3), points=rng.randint(-2, 2))
    return _move(rng, state, decks, with_market)


def _move(rng: random.Random, state: State, decks: Decks, with_market: bool) -> Raw:
    """A legal move of the seat to act: a card, an own action or a rest, as its gold and cards allow."""
    player = state.to_act
    seat = state.seats[player]
    character = rng.choice([number for number in range(len(seat.workers)) if number not in seat.tapped])
    first = not seat.moved and not (player == 0 and state.round == 1)
    pile = decks.actions + decks.discards
    hand, pile = seat.hand + (first and pile > 0), pile - (first and pile > 0)
    category = rng.choice(CATEGORIES)
    lying = [c for c, who in state.table if state.setup.options.crowd == "anyone" or who == player].count(category)
    crowd = 0 if category == "ace" else lying
    extra = _payment(rng, crowd, seat.gold, hand - 1)
    if hand == 0 or extra is None or rng.random() < 0.2:
        card_of_seat = seat.workers[character].card
        may = card_of_seat is None or card_of_seat.own_action is not False
        if may and rng.random() < 0.4:
            return own(player, gold(rng.randint(0, 3)), character=character)
        return rest(player, "draw" if pile and rng.random() < 0.5 else "gold", character)
    spent_gold, spent_cards = extra.get("gold", 0), extra.get("cards", 0)
    stands_for = rng.choice(CATEGORIES[:-1])
    kind = stands_for if category == "ace" else category
    did = _effect(rng, state, kind, seat.gold - spent_gold, hand - 1 - spent_cards, pile + spent_cards, with_market)
    if did is None:
        return rest(player, "gold", character)
    keys = {"as": stands_for} if category == "ace" else {}
    return card(player, category, did, character=character, extra=extra if crowd else None, **keys)


def _effect(
    rng: random.Random, state: State, kind: str, purse: int, hand: int, pile: int, with_market: bool
) -> Raw | None:
    """One legal effect of this kind; None where the seat can do nothing of it."""
    seat = state.seats[state.to_act]
    if kind == "training":
        return gold(rng.randint(1, 3))
    if kind == "magic":
        return draw(min(pile, rng.randint(1, 3)))
    if kind == "lead":
        return LEAD
    name = f"札{rng.randrange(10**6)}"
    by_pack = state.catalogue is not None
    if kind == "show":
        found = rng.choice(list(state.catalogue.bonuses.values())) if state.catalogue else None
        raw = {"id": found.key} if found else person(name, rng.randint(0, 3), rng.randint(0, 5))
        pay = _payment(rng, found.cost if found else raw["cost"], purse, hand)
        return None if pay is None or seat.bonus_hand == 0 else show(raw, pay)
    if not with_market:
        return None
    lie = state.market.characters if kind == "meeting" else state.market.items
    if not lie:
        return None
    chosen = rng.choice(lie)
    raw = person(chosen.key, chosen.cost, chosen.points)
    pay = _payment(rng, chosen.cost, purse, hand)
    if pay is None:
        return None
    if kind == "meeting":
        return recruit({"id": chosen.key} if by_pack else raw, pay) if len(seat.workers) < 5 else None
    free = [n for n, w in enumerate(seat.workers) if _wears(chosen.slot, [item.slot for item in w.items])]
    raw = {"id": chosen.key} if by_pack else {**raw, "slot": chosen.slot}
    return buy(raw, rng.choice(free), pay) if free else None


def _wears(slot: str, worn: list[str]) -> bool:
    if slot == "body":
        return not worn
    return slot not in worn and "body" not in worn


def _payment(rng: random.Random, price: int, purse: int, hand: int) -> Raw | None:
    ways = [gold(price)] * (purse >= price) + [cards(price)] * (hand >= price)
    return rng.choice(ways) if ways else None


def _cards_move(state: State, raw: Raw, decks: Decks) -> bool:
    """Follows the action cards of an event on the physical decks; whether one of its draws made the deck anew."""
    anew = False
    if raw["type"] == "mulligan":
        decks.discards += raw["cards"]
        return decks.draws(raw["cards"])
    if raw["type"] != "move":
        return False
    player = raw["player"]
    if not state.seats[player].moved and not (player == 0 and state.round == 1):
        anew |= decks.draws(1)
    if raw["how"] == "rest":
        return anew | decks.draws(raw["gain"] == "draw")
    decks.discards += raw.get("extra", {}).get("cards", 0)
    for effect in raw["did"]:
        anew |= decks.draws(effect.get("draw", 0))
        decks.discards += effect.get("pay", {}).get("cards", 0)
    return anew
