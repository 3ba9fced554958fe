"""One moment of a boze table: what there is, what was chosen, and what that would cost. Nothing here changes anything."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property
from itertools import product
from typing import Any

from companion.game import Seating
from companion.referee import Position
from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.rules.boze.prospects import Known, Offer
from companion.texts.boze import card_text
from models.boze import Card, SeatState, State
from models.result import Standing
from models.verdict import Violation
from views.boze.draft import KEY_OF_TAB, PRICED, CardForm, Draft, Key, Raw, Tab, Way, card_key
from views.i18n.boze import UNNAMED
from views.parts.marks import Seat
from views.theme import Look

REPAIRS = 4
"""A verdict sheet shows at most so many."""


@dataclass(frozen=True)
class Moment:
    """The table at one moment with the draft of what is entered next.

    read: makes an event of its keys; judge: what events break; known: the cards that were named at this table.
    """

    position: Position
    seats: tuple[Seat, ...]
    standings: tuple[Standing, ...]
    over: bool
    known: Known
    chosen: Draft
    read: Callable[..., Any]
    judge: Callable[..., tuple[Violation, ...]]

    # --- what there is

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.position.state
        return state

    @property
    def setup(self) -> Seating:
        """Who plays with what."""
        return self.position.setup

    @property
    def player(self) -> int:
        """Whose move it is."""
        return self.state.to_act

    @property
    def seat(self) -> SeatState:
        """What lies before the seat to move."""
        return self.state.seats[self.player]

    @property
    def listed(self) -> bool:
        """Whether the table plays with a list of its cards."""
        return self.state.catalogue is not None

    @property
    def with_market(self) -> bool:
        """Whether what lies open is entered."""
        market: bool = self.setup.options.market
        return market

    @cached_property
    def draft(self) -> Draft:
        """What was chosen; where one worker alone is ready it is chosen already."""
        ready = rules.ready(self.seat)
        if self.chosen.worker is None and len(ready) == 1 and self.state.due is None:
            return replace(self.chosen, worker=ready[0])
        return self.chosen

    @cached_property
    def in_hand(self) -> SeatState:
        """The seat to move with the card that its first move in a round draws: that one is in the hand already."""
        return prospects.before_acting(self.state, self.player)

    @cached_property
    def offers(self) -> tuple[Offer, ...]:
        """Every category as it stands for the seat to move."""
        return prospects.offers(self.state, self.player, self.draft.worker or 0)

    def name(self, key: str | None, look: Look) -> str:
        """What a card is called."""
        return card_text(key, self.setup, look.lang)

    def worker_name(self, number: int, look: Look) -> str:
        """What a character of the seat to move is called."""
        card = self.seat.workers[number].card
        return self.name(None if card is None else card.key, look)

    def names(self, player: int, look: Look) -> tuple[str, ...]:
        """What the characters of a seat are called."""
        workers = self.state.seats[player].workers
        return tuple(self.name(worker.card.key if worker.card else None, look) for worker in workers)

    # --- cards

    def raw_card(self, card: Card) -> Raw:
        """A card as an event names it."""
        if self.listed:
            return {"id": card.key}
        slot = {"slot": card.slot} if card.slot else {}
        return {"name": card.key, "cost": card.cost, "points": card.points, **slot}

    def card(self, key: Key, raw: Raw) -> Card:
        """The card that an event names."""
        catalogue = self.state.catalogue
        if catalogue is not None:
            lists = {"recruit": catalogue.characters, "buy": catalogue.items, "bonus": catalogue.bonuses}
            return lists[key][raw["id"]]
        return Card(raw["name"], raw["cost"], raw["points"], raw.get("slot", ""))

    def card_of(self, effect: Raw) -> Card:
        """The card of a raw effect with a price."""
        key = card_key(effect)
        assert key is not None
        return self.card(key, effect[key])

    def written(self, form: CardForm, look: Look) -> Card:
        """The card of a full form; without a name it is called by its kind and a number that no card has yet."""
        assert not form.missing
        name = form.name.strip() or self._unused_name(form.key, look)
        return Card(name, form.cost or 0, form.points or 0, form.slot or "")

    def _unused_name(self, key: Key, look: Look) -> str:
        word = UNNAMED[key].of(look.lang)
        used = {card.key for cards in self.known for card in cards}
        used |= {str(raw["name"]) for raw in (*self.draft.characters, *self.draft.items)}
        used |= {str(effect[key]["name"]) for effect in self.draft.did if key in effect}
        return next(name for number in range(1, 10_000) if (name := f"{word} {number}") not in used)

    def choices(self, key: Key) -> tuple[Card, ...]:
        """The cards to choose from for an effect of this kind."""
        return prospects.choices(self.state, key, self.known)

    # --- the market

    @cached_property
    def wanted(self) -> Mapping[Tab, int]:
        """How many of each kind are to be turned up."""
        characters, items = prospects.market_wanted(self.state)
        return {"characters": characters, "items": items}

    def short(self, tab: Tab) -> int:
        """How many of a kind are still to be told."""
        return self.wanted[tab] - len(self.draft.laid(tab))

    @property
    def tab(self) -> Tab:
        """The kind that is shown: as chosen, else the one that is short."""
        if self.chosen.tab is not None:
            return self.chosen.tab
        return "items" if self.short("characters") <= 0 < self.short("items") else "characters"

    def gone(self, tab: Tab) -> frozenset[str]:
        """What has left the deck of a kind, and what was turned up so far."""
        market = self.state.market
        seen = market.seen_characters | market.homes if tab == "characters" else market.seen_items
        return seen | {self.card(KEY_OF_TAB[tab], raw).key for raw in self.chosen.laid(tab)}

    def turned_up(self) -> tuple[tuple[Key, Raw], ...]:
        """What was turned up so far, each with the effect that may take it."""
        return tuple((KEY_OF_TAB[tab], raw) for tab in KEY_OF_TAB for raw in self.chosen.laid(tab))

    # --- the duty

    @property
    def paid(self) -> tuple[int, ...]:
        """What each seat pays at the duty: as changed by hand, else what the rules say."""
        return self.chosen.paid or tuple(share.paid for share in prospects.duty_shares(self.state))

    # --- the move in the making

    def raw_move(self, did: Sequence[Raw]) -> Raw:
        """The move as far as it is chosen, with these effects."""
        draft = self.draft
        base: Raw = {"type": "move", "player": self.player, "character": draft.worker or 0}
        if draft.how == "rest":
            return {**base, "how": "rest", "gain": draft.gain or "gold"}
        if draft.how == "own":
            return {**base, "how": "own", "did": list(did)}
        raw: Raw = {**base, "how": "card", "category": draft.how, "did": list(did)}
        if draft.stands_for is not None:
            raw["as"] = draft.stands_for
        offer = self.offer(draft.how or "")
        if offer is not None and offer.cost:
            raw["extra"] = {self.crowd_way(offer): offer.cost}
        return raw

    def offer(self, category: str) -> Offer | None:
        """A category as it stands, None for a rest or an own action."""
        return next((offer for offer in self.offers if offer.category == category), None)

    def crowd_way(self, offer: Offer) -> Way:
        """How the crowd cost is paid: as chosen, else the first way that can be paid."""
        way: Way = next(iter(offer.ways), "gold")
        return self.chosen.extra or way

    @property
    def effects(self) -> tuple[Raw, ...]:
        """The effects chosen, with how each is paid."""
        return self._paid[0]

    def ways(self, number: int) -> tuple[Way, ...]:
        """How the effect of this number can be paid, after those before it."""
        return self._paid[1][number]

    @cached_property
    def _paid(self) -> tuple[tuple[Raw, ...], tuple[tuple[Way, ...], ...]]:
        """The effects with their payment, and the ways in which each could be paid."""
        done: list[Raw] = []
        ways: list[tuple[Way, ...]] = []
        for effect, way in zip(self.draft.did, self.draft.ways, strict=False):
            if card_key(effect) is None:
                done.append(effect)
                ways.append(())
                continue
            price = effect.get("price", self.card_of(effect).cost)
            open_ways = prospects.ways_to_pay(self.after(done), self.player, price)
            ways.append(open_ways)
            done.append({**effect, "pay": {way or next(iter(open_ways), "gold"): price}})
        return tuple(done), tuple(ways)

    def after(self, did: Sequence[Raw]) -> State:
        """The table in the middle of the move, after its card is paid and these effects."""
        return prospects.during(self.state, self.read(**self.raw_move(did)))

    @cached_property
    def event(self) -> Any | None:
        """The move as an event, None while something is still to be chosen."""
        draft = self.draft
        if draft.worker is None or not draft.complete:
            return None
        return self.read(**self.raw_move(self.effects))

    @cached_property
    def broken(self) -> tuple[Violation, ...]:
        """What the move breaks."""
        return () if self.event is None else self.judge(self.event)

    def short_by(self, key: Key, cards: Sequence[Card]) -> tuple[int, ...]:
        """What the seat lacks to pay for each of these cards, 0 for one that can be paid: after what was chosen so far,
        or, while no such action was, after an action card for it."""
        if self.draft.category == PRICED[key]:
            most = prospects.most_payable(
                self.after([effect for effect in self.effects if self.draft.more or card_key(effect) is None]),
                self.player,
            )
        else:
            most = prospects.reach(self.state, self.player, PRICED[key])
        return tuple(max(0, card.cost - max(0, most)) or int(most < 0) for card in cards)

    def after_others(self, key: Key) -> State:
        """The table after what was chosen besides; without the effects of this kind unless one more comes."""
        return self.after([effect for effect in self.effects if self.draft.more or key not in effect])

    def wearers(self, number: int) -> tuple[int, ...]:
        """On whom the item of the effect of this number can be put."""
        middle = self.after(self.effects[:number])
        return prospects.wearers(middle, self.player, self.card_of(self.draft.did[number]).slot)

    # --- verdicts

    def paid_otherwise(self, event: Any) -> tuple[tuple[Any, tuple[Way, ...]], ...]:
        """The same move with every price paid exactly, in each way that is legal, and those ways in their order.

        A move that is paid in one way throughout comes first.
        """
        raw: Raw = event.model_dump(mode="json", exclude_unset=True)
        offer = self.offer(raw.get("category", ""))
        crowd = offer.cost if offer is not None else 0
        priced = [number for number, effect in enumerate(raw["did"]) if card_key(effect) is not None]
        payments = (1 if crowd else 0) + len(priced)
        if not payments:
            return ()
        found: list[tuple[Any, tuple[Way, ...]]] = []
        for some in sorted(product(prospects.WAYS, repeat=min(payments, REPAIRS)), key=lambda ways: len(set(ways))):
            ways = (*some, *(some[-1:] * (payments - len(some))))
            other = self._paying(raw, crowd, ways)
            if not self.judge(other):
                found.append((other, ways))
        return tuple(found[:REPAIRS])

    def _paying(self, raw: Raw, crowd: int, ways: Sequence[Way]) -> Any:
        left = list(ways)
        extra = {"extra": {left.pop(0): crowd}} if crowd else {}
        did = [
            effect
            if card_key(effect) is None
            else {**effect, "pay": {left.pop(0): effect.get("price", self.card_of(effect).cost)}}
            for effect in raw["did"]
        ]
        kept = {key: value for key, value in raw.items() if key != "extra"}
        return self.read(**{**kept, **extra, "did": did})

    def payments(self, event: Any) -> tuple[tuple[str | None, int], ...]:
        """What a move pays for and how much, in order: None is the crowd cost, else a card's key."""
        raw: Raw = event.model_dump(mode="json", exclude_unset=True)
        crowd = [(None, next(iter(raw["extra"].values())))] if "extra" in raw else []
        return (
            *crowd,
            *(
                (self.card_of(effect).key, next(iter(effect["pay"].values())))
                for effect in raw["did"]
                if card_key(effect) is not None
            ),
        )
