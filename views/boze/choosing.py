"""The move in the making on a boze table: what was chosen, what it would cost, and the taps that choose it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.rules.boze.prospects import Known, Offer
from companion.texts.boze import card_text
from models.boze import Card, SeatState, State
from views.boze.draft import PRICED, Draft, Raw, key_of
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import TablePage


class Choosing:
    """Keeps the draft of a boze table and turns taps into a move. `TableScreen` adds the other entries."""

    def __init__(self, table: "TablePage") -> None:
        self.table = table
        self._draft = Draft()
        self._named: dict[str, list[Card]] = {"recruit": [], "buy": [], "bonus": []}

    # --- what there is

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.table.state
        return state

    @property
    def player(self) -> int:
        """Whose move it is."""
        return self.state.to_act

    @property
    def seat(self) -> SeatState:
        """What lies before the seat to move."""
        return self.state.seats[self.player]

    @property
    def chosen(self) -> Draft:
        """The draft; where one worker alone is ready it is chosen already."""
        ready = rules.ready(self.seat)
        if self._draft.worker is None and len(ready) == 1 and self.state.due is None:
            return replace(self._draft, worker=ready[0])
        return self._draft

    @property
    def offers(self) -> tuple[Offer, ...]:
        """Every category as it stands for the seat to move."""
        return prospects.offers(self.state, self.player, self.chosen.worker or 0)

    @property
    def known(self) -> Known:
        """The cards that this table has named, those taken back by undo too."""
        found = prospects.known_cards(self.state, (step.event for step in self.table.shot.table.steps))
        return Known(
            *(tuple(dict.fromkeys((*cards, *self._named[key]))) for cards, key in zip(found, self._named, strict=True))
        )

    def name(self, key: str | None, look: Look) -> str:
        """What a card is called."""
        return card_text(key, self.table.setup, look.lang)

    def raw_card(self, card: Card) -> Raw:
        """A card as an event names it."""
        if self.state.catalogue is not None:
            return {"id": card.key}
        slot = {"slot": card.slot} if card.slot else {}
        return {"name": card.key, "cost": card.cost, "points": card.points, **slot}

    def card_of(self, effect: Raw) -> Card:
        """The card of a raw effect with a price."""
        key = key_of(effect)
        raw = effect[key]
        catalogue = self.state.catalogue
        if catalogue is not None:
            lists = {"recruit": catalogue.characters, "buy": catalogue.items, "bonus": catalogue.bonuses}
            return lists[key][raw["id"]]
        return Card(raw["name"], raw["cost"], raw["points"], raw.get("slot", ""))

    # --- the move in the making

    def raw_move(self, did: Sequence[Raw]) -> Raw:
        """The move as far as it is chosen, with these effects."""
        draft = self.chosen
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

    def crowd_way(self, offer: Offer) -> str:
        """How the crowd cost is paid: as chosen, else the first way that can be paid."""
        return self._draft.extra or next(iter(offer.ways), "gold")

    def ways(self, number: int) -> tuple[str, ...]:
        """How the effect of this number can be paid, after those before it."""
        return self._paid(number + 1)[1][number]

    def effects(self) -> list[Raw]:
        """The effects chosen, with how each is paid."""
        return self._paid(len(self.chosen.did))[0]

    def _paid(self, count: int) -> tuple[list[Raw], list[tuple[str, ...]]]:
        """The first effects with their payment, and the ways in which each could be paid."""
        done: list[Raw] = []
        ways: list[tuple[str, ...]] = []
        for effect, way in zip(self.chosen.did[:count], self.chosen.ways, strict=False):
            if key_of(effect) not in PRICED:
                done.append(effect)
                ways.append(())
                continue
            middle = prospects.during(self.state, self.table.event(**self.raw_move(done)))
            price = effect.get("price", self.card_of(effect).cost)
            open_ways = prospects.ways_to_pay(middle, self.player, price)
            ways.append(open_ways)
            done.append({**effect, "pay": {way or next(iter(open_ways), "gold"): price}})
        return done, ways

    def event(self) -> Any | None:
        """The move as an event, None while something is still to be chosen."""
        draft = self.chosen
        if draft.worker is None or not draft.complete:
            return None
        return self.table.event(**self.raw_move(self.effects()))

    def affordable(self, cards: Sequence[Card]) -> tuple[bool, ...]:
        """Which of these cards the seat could pay now, after its action card and what was chosen so far."""
        done = self.effects()
        kept = done if self.chosen.more else [effect for effect in done if key_of(effect) not in PRICED]
        middle = prospects.during(self.state, self.table.event(**self.raw_move(kept)))
        return tuple(bool(prospects.ways_to_pay(middle, self.player, card.cost)) for card in cards)

    def choices(self, key: str) -> tuple[Card, ...]:
        """The cards to choose from for an effect of this kind."""
        return prospects.choices(self.state, key, self.known)

    # --- taps of a move

    def set(self, draft: Draft) -> None:
        """Takes a draft and shows it."""
        self._draft = draft
        self.table.changed_draft()

    def tap_worker(self, ident: str) -> None:
        """A worker was tapped; one that is tapped already is told so."""
        number = int(ident.removeprefix("worker-"))
        if number in self.seat.tapped:
            self.table.refuse_tap(
                [self.table.event(type="move", player=self.player, character=number, how="rest", gain="gold")]
            )
            return
        self.set(replace(self._draft, worker=number, reopened=None))

    def tap_category(self, category: str) -> None:
        """A category was tapped."""
        self._start(category)

    def tap_own(self) -> None:
        """The own action was tapped."""
        self._start("own")

    def tap_rest(self, ident: str) -> None:
        """A rest was tapped: "rest-gold" or "rest-draw"."""
        self._draft = replace(self.chosen, how=None)
        self._start("rest", ident.removeprefix("rest-"))

    def _start(self, how: str, gain: str | None = None) -> None:
        draft = Draft(worker=self.chosen.worker, how=how, gain=gain)
        self.set(self._with(draft, {"lead": True}) if how == "lead" else draft)

    def tap_stands_for(self, ident: str) -> None:
        """What the ace stands for was tapped."""
        category = ident.removeprefix("as-")
        draft = replace(self.chosen, stands_for=category, did=(), ways=())
        self.set(self._with(draft, {"lead": True}) if category == "lead" else draft)

    def tap_kind(self, ident: str) -> None:
        """Which kind of effect an own action has was tapped; leading is chosen by that."""
        kind = ident.removeprefix("kind-")
        draft = replace(self.chosen, kind=kind)
        if kind == "lead":
            did = tuple(effect for effect in draft.did if "lead" not in effect)
            draft = (
                self._with(draft, {"lead": True})
                if did == draft.did
                else replace(draft, did=did, ways=(None,) * len(did))
            )
        self.set(draft)

    def tap_amount(self, ident: str) -> None:
        """How much gold ("gold-3") or how many cards ("draw-2") the action gave."""
        key, count = ident.split("-")
        self.set_amount(key, int(count))

    def set_amount(self, key: str, count: int) -> None:
        """Sets how much gold or how many cards come; 0 takes it out."""
        draft = self.chosen
        numbers = [i for i, effect in enumerate(draft.did) if key in effect]
        if not numbers:
            self.set(self._with(draft, {key: count}) if count else draft)
            return
        at = numbers[0]
        middle = ({key: count},) if count else ()
        ways = (*draft.ways[:at], *((None,) if count else ()), *draft.ways[at + 1 :])
        self.set(replace(draft, did=(*draft.did[:at], *middle, *draft.did[at + 1 :]), ways=ways, reopened=None))

    @staticmethod
    def _with(draft: Draft, effect: Raw) -> Draft:
        return replace(draft, did=(*draft.did, effect), ways=(*draft.ways, None), more=False, reopened=None)

    def tap_card(self, ident: str) -> None:
        """A card to recruit, buy or show was tapped: "recruit-0"; instead of the one before, unless one more was asked."""
        key, number = ident.split("-")
        self.choose_card(key, self.choices(key)[int(number)])

    def choose_card(self, key: str, card: Card) -> None:
        """A card was chosen for an effect of this kind."""
        draft = self.chosen
        effect: Raw = {key: self.raw_card(card)}
        if key == "buy":
            fit = prospects.wearers(self._after_others(key), self.player, card.slot)
            worker = draft.worker or 0
            effect["for"] = worker if worker in fit or not fit else fit[0]
        if not draft.more:
            kept = [i for i, e in enumerate(draft.did) if key not in e]
            draft = replace(draft, did=tuple(draft.did[i] for i in kept), ways=tuple(draft.ways[i] for i in kept))
        self.set(self._with(replace(draft, sheet=None, form={}), effect))

    def _after_others(self, key: str) -> State:
        """The table after what was chosen besides; without the effects of this kind unless one more comes."""
        draft = self.chosen
        done = [e for e in self.effects() if draft.more or key not in e]
        return prospects.during(self.state, self.table.event(**self.raw_move(done)))

    def wearers(self, number: int) -> tuple[int, ...]:
        """On whom the item of the effect of this number can be put."""
        middle = prospects.during(self.state, self.table.event(**self.raw_move(self.effects()[:number])))
        return prospects.wearers(middle, self.player, self.card_of(self.chosen.did[number]).slot)

    def tap_wearer(self, ident: str) -> None:
        """Who wears an item was tapped: "for-<effect>-<worker>"."""
        _, number, worker = ident.split("-")
        self._change(int(number), {**self.chosen.did[int(number)], "for": int(worker)})

    def _change(self, number: int, effect: Raw) -> None:
        draft = self.chosen
        self.set(replace(draft, did=(*draft.did[:number], effect, *draft.did[number + 1 :]), sheet=None, form={}))

    def tap_way(self, ident: str) -> None:
        """How something is paid was tapped: "pay-extra-gold" or "pay-0-cards"."""
        _, what, way = ident.split("-")
        draft = self.chosen
        if what == "extra":
            self.set(replace(draft, extra=way))
            return
        at = int(what)
        self.set(replace(draft, ways=(*draft.ways[:at], way, *draft.ways[at + 1 :])))

    def toggle_more(self) -> None:
        """The next card comes beside the others."""
        self.set(replace(self.chosen, more=not self.chosen.more))

    def toggle_beside(self) -> None:
        """Opens or closes what a card prints besides."""
        self.set(replace(self.chosen, beside=not self.chosen.beside))

    def reopen(self, step: str) -> None:
        """Opens a done step again, or folds it."""
        self.set(replace(self.chosen, reopened=None if self.chosen.reopened == step else step))

    def confirm(self) -> None:
        """The main button: the move as chosen."""
        event = self.event()
        if event is not None:
            self._remember(self.chosen.did)
            self.table.enter(event, typed=True)

    def _remember(self, effects: Sequence[Raw]) -> None:
        for effect in effects:
            key = key_of(effect)
            if key in PRICED and self.state.catalogue is None:
                self.remember(key, self.card_of(effect))

    def remember(self, key: str, card: Card) -> None:
        """A card that was named is offered after that, also when its entry was taken back."""
        if card not in self._named[key]:
            self._named[key].append(card)
