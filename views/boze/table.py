"""The boze table: a move in four taps, the market, the shrine duty, and what printed effects do besides."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.rules.boze.prospects import Known, Offer
from companion.texts.boze import card_text
from models.boze import DUTIES, Card, SeatState, State
from models.verdict import Violation
from views.boze import duty, market, move, sheets
from views.boze.draft import KIND_KEYS, PRICED, Draft, Raw, draft_of, key_of
from views.boze.panels import over_board, panel, status_line
from views.i18n import boze as words
from views.i18n import common
from views.parts.tray import TrayAction
from views.parts.verdict import Repair
from views.scene import Scene, Sized
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import Table


class TableScreen:
    """Turns taps on a boze table into events."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._draft = self._earlier()
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

    def payable(self, price: int) -> bool:
        """Whether the seat could pay this price now, after its action card and what was chosen so far."""
        draft = self.chosen
        if draft.how in (None, "rest"):
            return True
        kept = self.effects() if draft.more else [e for e in self.effects() if key_of(e) not in PRICED]
        middle = prospects.during(self.state, self.table.event(**self.raw_move(kept)))
        return bool(prospects.ways_to_pay(middle, self.player, price))

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
        if self.seat.workers[number].tapped:
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

    # --- other entries

    def open_sheet(self, sheet: str, **form: Any) -> None:
        """Opens a sheet with what its form starts from."""
        self.table.menu_open = False
        self.set(replace(self.chosen, sheet=sheet, form=form))

    def close_sheet(self) -> None:
        """Closes the sheet."""
        self.set(replace(self.chosen, sheet=None, form={}))

    def fill(self, **values: Any) -> None:
        """Something was typed in the open form."""
        self.set(replace(self.chosen, form={**self.chosen.form, **values}))

    def open_mulligan(self) -> None:
        """Opens the change of cards before the first move."""
        seats = prospects.mulligan_seats(self.state)
        self.open_sheet("mulligan", seat=next(iter(seats), 0), cards=1)

    def open_gain(self) -> None:
        """Opens what a printed effect did."""
        self.open_sheet("gain", seat=self.player, gold=0, draw=0, points=0, reason="")

    def enter_mulligan(self) -> None:
        """The cards were changed."""
        form = self.chosen.form
        self.table.enter(self.table.event(type="mulligan", player=form["seat"], cards=form["cards"]), typed=True)

    def enter_gain(self) -> None:
        """The printed effect is entered, without the numbers that did not move."""
        form = self.chosen.form
        moved = {key: form[key] for key in ("gold", "draw", "points") if form[key]}
        self.table.enter(
            self.table.event(type="gain", player=form["seat"], reason=form["reason"].strip(), **moved), typed=True
        )

    def open_price(self, number: int) -> None:
        """Opens the price of the effect of this number."""
        effect = self.chosen.did[number]
        price = effect.get("price", self.card_of(effect).cost)
        self.open_sheet("price", number=number, price=price, why=effect.get("why", ""))

    def set_price(self) -> None:
        """The changed price and its reason were entered."""
        form = self.chosen.form
        effect = self.chosen.did[form["number"]]
        self._change(form["number"], {**effect, "price": form["price"], "why": form["why"].strip()})

    def printed_price(self) -> None:
        """Back to the printed price."""
        number = self.chosen.form["number"]
        effect = {key: value for key, value in self.chosen.did[number].items() if key not in ("price", "why")}
        self._change(number, effect)

    def reshuffle(self) -> None:
        """The deck was made anew."""
        kept = self._draft
        if self.table.enter(self.table.event(type="reshuffle")):
            self._draft = kept
            self.table.changed_draft()

    # --- market and duty

    def add_open(self, key: str, raw: Raw) -> None:
        """A card that was turned up: "characters" or "items"."""
        draft = self._draft
        cards = (*getattr(draft, key), raw)
        wanted = dict(zip(("characters", "items"), prospects.market_wanted(self.state), strict=True))
        tab = draft.tab
        if key == "characters" and len(cards) >= wanted[key]:
            tab = "items"
        self.set(replace(draft, **{key: cards}, tab=tab, form={}))

    def pick_open(self, ident: str) -> None:
        """A card of the pack was turned up: "deck-<id>"; tapped again it goes back."""
        raw, tab = {"id": ident.removeprefix("deck-")}, self._draft.tab
        cards = getattr(self._draft, tab)
        if raw in cards:
            self.take_out(f"out-{tab}-{cards.index(raw)}")
        else:
            self.add_open(tab, raw)

    def take_out(self, ident: str) -> None:
        """A card turned up by mistake: "out-characters-0"."""
        _, key, number = ident.split("-")
        cards = list(getattr(self._draft, key))
        del cards[int(number)]
        self.set(replace(self._draft, **{key: tuple(cards)}, tab=key))

    def show_tab(self, tab: str) -> None:
        """Characters or items."""
        self.set(replace(self._draft, tab=tab, form={}))

    def enter_market(self) -> None:
        """What was turned up is entered."""
        draft = self._draft
        for key, cards in self._turned_up():
            for raw in cards:
                if "name" in raw:
                    self.remember(key, Card(raw["name"], raw["cost"], raw["points"], raw.get("slot", "")))
        event = self.table.event(type="market", characters=list(draft.characters), items=list(draft.items))
        self.table.enter(event, typed=True)

    def _turned_up(self) -> tuple[tuple[str, tuple[Raw, ...]], tuple[str, tuple[Raw, ...]]]:
        return (("recruit", self._draft.characters), ("buy", self._draft.items))

    def change_duty(self, player: int, gold: int) -> None:
        """What one seat paid was changed by hand."""
        paid = list(self.paid)
        paid[player] = gold
        self.set(replace(self._draft, paid=tuple(paid)))

    @property
    def paid(self) -> tuple[int, ...]:
        """What each seat pays at the duty: as changed by hand, else what the rules say."""
        return self._draft.paid or tuple(share.paid for share in prospects.duty_shares(self.state))

    def edit_duty(self) -> None:
        """Opens the numbers of the duty for changing."""
        self.set(replace(self._draft, paid=() if self._draft.paid else self.paid))

    def enter_duty(self) -> None:
        """The duty as shown."""
        self.table.enter(self.table.event(type="duty", paid=list(self.paid)), typed=True)

    # --- the draft

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        draft = self._draft
        if draft.sheet:
            self._draft = replace(draft, sheet=None, form={})
        elif draft.did:
            self._draft = replace(draft, did=draft.did[:-1], ways=draft.ways[:-1])
            if draft.how == "lead":
                self._draft = Draft(worker=draft.worker)
        elif draft.stands_for:
            self._draft = replace(draft, stands_for=None)
        elif draft.how:
            self._draft = Draft(worker=draft.worker)
        elif draft.items:
            self._draft = replace(draft, items=draft.items[:-1], tab="items")
        elif draft.characters:
            self._draft = replace(draft, characters=draft.characters[:-1], tab="characters")
        elif draft != Draft():
            self._draft = Draft()
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on; while an earlier entry is corrected, that entry is what was chosen."""
        self._draft = self._earlier()

    def _earlier(self) -> Draft:
        """The entry that is being corrected as a draft; nothing where none is."""
        if self.table.fix is None:
            return Draft()
        event = self.table.shot.table.record[self.table.fix[0]].event
        if event.type == "move" and event.player != self.player:
            return Draft()
        return draft_of(event.model_dump(mode="json", exclude_unset=True))

    def draft(self) -> Any:
        """The draft as JSON."""
        return self._draft.as_json()

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        if draft is None:
            return
        try:
            self._draft = Draft.from_json(draft)
            if self._draft.worker is not None and self._draft.worker not in rules.ready(self.seat):
                raise ValueError("another seat's draft")
            self.event()
            opened = {key: [{key: raw} for raw in cards] for key, cards in self._turned_up()}
            for effect in (*opened["recruit"], *opened["buy"]):
                self.card_of(effect)
        except (TypeError, KeyError, ValueError, AttributeError, IndexError):
            self._draft = Draft()

    def key(self, key: str) -> bool:
        """Left and right go from one ready worker to the next."""
        if key not in ("Arrow Right", "Arrow Left") or self.state.due or self.table.over or self._draft.sheet:
            return False
        ready = rules.ready(self.seat)
        step = 1 if key == "Arrow Right" else -1
        at = ready.index(self._draft.worker) + step if self._draft.worker in ready else 0
        self.set(replace(self._draft, worker=ready[at % len(ready)]))
        return True

    # --- verdicts

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """The same entry with the right price, or the right duty."""
        event = events[0]
        if event.type == "duty" and self.state.due == "duty":
            right = [rules.options(self.state)]
            return [Repair(duty.paid_text(self, found[0].paid), found) for found in right if found]
        if event.type != "move" or event.how != "card":
            return ()
        offer = self.offer(event.category)
        found: list[Repair] = []
        if offer is not None and offer.cost and any(v.rule == "boze.crowd" for v in broken):
            for way in offer.ways:
                raw = event.model_dump(mode="json", exclude_unset=True)
                paid = self.table.event(**{**raw, "extra": {way: offer.cost}})
                if not self.table.judge(paid):
                    found.append(Repair(move.way_text(look, way, offer.cost), (paid,)))
        return found

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board stays as it is: the steps show the entry."""
        return None

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        if self.table.over:
            return self._over(look)
        if self.state.due == "market":
            scene = market.scene(self, look)
        elif self.state.due == "duty":
            scene = duty.scene(self, look)
        else:
            scene = move.scene(self, look)
        return replace(
            scene,
            sheet=sheets.sheet(self, look),
            panels=self.panels(look),
            status=[status_line(look, self.state, seat) for seat in range(len(self.state.seats))],
            menu=self.menu(look),
            others=(*scene.others, *self.others(look)),
        )

    def subtitle(self, look: Look) -> str:
        """The round, the duties left and the running deck: always in view."""
        state = self.state
        first = (
            look.t(words.ROUND, number=state.round, left=prospects.duties_left(state))
            if state.due is None or not state.started
            else look.t(words.ROUND_END, number=state.round)
        )
        if state.deck is None:
            deck = look.t(words.DISCARDS, discards=state.discards)
        else:
            deck = look.t(words.DECK_WIDE if look.wide else words.DECK, deck=state.deck, discards=state.discards)
        return f"{first} · {deck}"

    def panels(self, look: Look) -> list[ft.Control | None]:
        """A small board for each seat."""
        if not look.wide:
            return []
        shares = prospects.duty_shares(self.state)
        return [
            panel(look, seat, [self.name(w.card.key if w.card else None, look) for w in seat.workers], share)
            for seat, share in zip(self.state.seats, shares, strict=True)
        ]

    def others(self, look: Look) -> list[TrayAction]:
        """What may be entered beside the step that is due, while no action is chosen; later the menu has it."""
        if self.chosen.how is not None:
            return []
        found: list[TrayAction] = []
        if prospects.mulligan_seats(self.state) and self.state.due is None:
            found.append(TrayAction("mulligan", look.t(words.MULLIGAN), ft.Icons.SYNC_ALT_ROUNDED, self.open_mulligan))
        elif self.state.deck is None and self.state.due is None:
            found.append(TrayAction("reshuffle", look.t(words.RESHUFFLE), ft.Icons.SHUFFLE_ROUNDED, self.reshuffle))
        return found

    def menu(self, look: Look) -> list[tuple[str, str, ft.IconData, Any]]:
        """The entries that are open at any time."""
        items: list[tuple[str, str, ft.IconData, Any]] = [
            ("menu-gain", look.t(words.GAIN), ft.Icons.AUTO_FIX_HIGH_ROUNDED, self.open_gain)
        ]
        if prospects.mulligan_seats(self.state):
            items.append(("menu-mulligan", look.t(words.MULLIGAN), ft.Icons.SYNC_ALT_ROUNDED, self.open_mulligan))
        if self.state.deck is None:
            items.append(("menu-reshuffle", look.t(words.RESHUFFLE), ft.Icons.SHUFFLE_ROUNDED, self.menu_reshuffle))
        return items

    def menu_reshuffle(self) -> None:
        """The deck was made anew, from the menu."""
        self.table.menu_open = False
        self.reshuffle()

    def _over(self, look: Look) -> Scene:
        winners = referee.winners(self.table.position)
        names = [self.table.seats[seat].name for seat in winners]
        return Scene(
            subtitle=look.t(words.OVER),
            seat=winners[0] if winners else 0,
            title="・".join(names) if look.lang == "ja" else ", ".join(names),
            now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
            board=lambda width, height: over_board(self, look, width),
            scrolls=True,
            panels=self.panels(look),
            status=[status_line(look, self.state, seat) for seat in range(len(self.state.seats))],
        )

    @property
    def duties(self) -> int:
        """How many duties a game has."""
        return DUTIES

    @property
    def kinds(self) -> tuple[str, ...]:
        """The categories that an ace or an own action may stand for."""
        return tuple(KIND_KEYS)
