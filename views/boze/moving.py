"""The move in the making on a boze table: the draft that is kept, and the taps that choose a move."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.rules.boze.prospects import Known
from models.boze import Card, State
from views.boze import draft as drafts
from views.boze.draft import CardForm, Draft, How, Key, Printed, Raw, Step, Tab, Way
from views.boze.moment import Moment
from views.playing import Playing
from views.scene import GameTable


class Moving(Playing[State, Draft]):
    """Keeps the draft of a boze table and turns taps into a move. `TableScreen` adds the other entries and the scene."""

    def __init__(self, table: GameTable) -> None:
        self._named: dict[Key, list[Card]] = {"recruit": [], "buy": [], "bonus": []}
        self._entered: tuple[Sequence[Any], Known] = (), Known((), (), ())
        super().__init__(table)

    # --- the draft

    def empty(self) -> Draft:
        """Nothing chosen."""
        return Draft()

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """The entry that is being corrected; nothing where another seat's is."""
        event = events[0]
        if event.type == "move" and event.player != self.state.to_act:
            return Draft()
        return drafts.draft_of(event.model_dump(mode="json", exclude_unset=True))

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        less = self.now.dropped()
        if less is not None:
            self.now = less
        return less is not None

    def fits(self, draft: Draft) -> bool:
        """Whether all that was chosen is there at this table."""
        if draft.worker is not None and draft.worker not in rules.ready(self.state.seats[self.state.to_act]):
            return False
        try:
            m = self._moment(draft)
            for effect in draft.did:
                if drafts.card_key(effect) is not None:
                    m.card_of(effect)
            for key, raw in m.turned_up():
                m.card(key, raw)
            if m.event is not None:
                m.judge(m.event)
        except (TypeError, KeyError, ValueError, AttributeError):
            return False
        priced = draft.price is None or draft.price.number in range(len(draft.did))
        return priced and len(draft.paid) in (0, len(self.table.seats))

    # --- the moment

    @property
    def moment(self) -> Moment:
        """The table as it is now, with what was chosen."""
        return self._moment(self.now)

    def _moment(self, draft: Draft) -> Moment:
        table = self.table
        return Moment(
            table.position,
            table.seats,
            table.standings,
            table.over,
            self._known,
            draft,
            table.event,
            table.judge,
        )

    @property
    def _known(self) -> Known:
        """The cards that this table has named, those taken back by undo too."""
        if self.state.catalogue is not None:
            return Known((), (), ())
        steps = self.table.steps
        if self._entered[0] is not steps:
            # Once an entry, not once a tap: a long table has named many cards.
            self._entered = steps, prospects.known_cards(self.state, (step.event for step in steps))
        found = zip(self._entered[1], self._named, strict=True)
        return Known(*(tuple(dict.fromkeys((*cards, *self._named[key]))) for cards, key in found))

    def event(self) -> Any | None:
        """The move as an event, None while something is still to be chosen."""
        return self.moment.event

    # --- taps of a move

    def tap_worker(self, ident: str) -> None:
        """A worker was tapped; one that is tapped already is told so."""
        number, state = int(ident.removeprefix("worker-")), self.state
        if number in state.seats[state.to_act].tapped:
            tried = self.table.event(type="move", player=state.to_act, character=number, how="rest", gain="gold")
            self.table.refuse_tap([tried])
            return
        self.put(replace(self.now, worker=number, reopened=None))

    def tap_category(self, category: str) -> None:
        """A category was tapped."""
        self._start(cast(How, category))

    def tap_own(self, ident: str) -> None:
        """The own action was tapped."""
        self._start("own")

    def tap_rest(self, ident: str) -> None:
        """A rest was tapped."""
        self.put(Draft(worker=self.moment.draft.worker, how="rest", gain="gold" if ident == "rest-gold" else "draw"))

    def _start(self, how: How) -> None:
        draft = Draft(worker=self.moment.draft.worker, how=how)
        self.put(draft.doing({"lead": True}) if how == "lead" else draft)

    def tap_stands_for(self, ident: str) -> None:
        """What the ace stands for was tapped."""
        kind = cast(drafts.Kind, ident.removeprefix("as-"))
        draft = replace(self.moment.draft, stands_for=kind, did=(), ways=(), writing=None)
        self.put(draft.doing({"lead": True}) if kind == "lead" else draft)

    def tap_kind(self, ident: str) -> None:
        """Which kind of effect an own action has was tapped; leading is chosen by that, and given up by it."""
        kind = cast(drafts.Kind, ident.removeprefix("kind-"))
        draft = replace(self.moment.draft, kind=kind, writing=None)
        if kind == "lead":
            did = tuple(effect for effect in draft.did if "lead" not in effect)
            led = did != draft.did
            draft = replace(draft, did=did, ways=(None,) * len(did)) if led else draft.doing({"lead": True})
        self.put(draft)

    def tap_amount(self, ident: str) -> None:
        """How much gold or how many cards the action gave."""
        key, count = ident.split("-")
        self.set_amount(key, int(count))

    def set_amount(self, key: str, count: int) -> None:
        """Sets how much gold or how many cards come; 0 takes it out."""
        draft = self.moment.draft
        numbers = [number for number, effect in enumerate(draft.did) if key in effect]
        if not numbers:
            self.put(draft.doing({key: count}) if count else draft)
            return
        at = numbers[0]
        middle: tuple[Raw, ...] = ({key: count},) if count else ()
        way: tuple[Way | None, ...] = (None,) if count else ()
        did, ways = (*draft.did[:at], *middle, *draft.did[at + 1 :]), (*draft.ways[:at], *way, *draft.ways[at + 1 :])
        self.put(replace(draft, did=did, ways=ways, reopened=None))

    def tap_card(self, ident: str) -> None:
        """A card was tapped; it comes instead of the one before, unless one more was asked."""
        key, number = ident.split("-")
        self.choose_card(cast(Key, key), self.moment.choices(cast(Key, key))[int(number)])

    def choose_card(self, key: Key, card: Card) -> None:
        """A card was chosen for an effect of this kind."""
        m = self.moment
        draft, effect = m.draft, cast(Raw, {key: m.raw_card(card)})
        if key == "buy":
            fit = prospects.wearers(m.after_others(key), m.player, card.slot)
            worker = draft.worker or 0
            effect["for"] = worker if worker in fit or not fit else fit[0]
        if not draft.more:
            kept = [number for number, other in enumerate(draft.did) if key not in other]
            draft = replace(draft, did=tuple(draft.did[n] for n in kept), ways=tuple(draft.ways[n] for n in kept))
        self.put(draft.doing(effect))

    def tap_wearer(self, ident: str) -> None:
        """Who wears an item was tapped."""
        _, number, worker = ident.split("-")
        self._change(int(number), {**self.now.did[int(number)], "for": int(worker)})

    def _change(self, number: int, effect: Raw) -> None:
        draft = self.moment.draft
        self.put(replace(draft.closed(), did=(*draft.did[:number], effect, *draft.did[number + 1 :])))

    def tap_way(self, ident: str) -> None:
        """How something is paid was tapped."""
        _, what, name = ident.split("-")
        draft, way = self.moment.draft, cast(Way, name)
        if what == "extra":
            self.put(replace(draft, extra=way))
            return
        at = int(what)
        self.put(replace(draft, ways=(*draft.ways[:at], way, *draft.ways[at + 1 :])))

    def toggle_more(self) -> None:
        """The next card comes beside the others."""
        self.put(replace(self.moment.draft, more=not self.now.more))

    def toggle_beside(self) -> None:
        """Opens or closes what a card gives besides."""
        self.put(replace(self.moment.draft, beside=not self.now.beside))

    def reopen(self, step: Step) -> None:
        """Opens a done step again, or folds it."""
        self.put(replace(self.moment.draft, reopened=None if self.now.reopened == step else step))

    def confirm(self) -> None:
        """The main button: the move as chosen."""
        m = self.moment
        if m.event is not None:
            for effect in m.draft.did:
                key = drafts.card_key(effect)
                if key is not None:
                    self._remember(key, m.card_of(effect))
            self.table.enter(m.event, typed=True)

    def _remember(self, key: Key, card: Card) -> None:
        """A card that was named is offered after that, also when its entry was taken back."""
        if self.state.catalogue is None and card not in self._named[key]:
            self._named[key].append(card)

    # --- cards without a list

    def write(self, form: CardForm) -> None:
        """A card is written down."""
        self.put(replace(self.now, writing=form))

    def tell(self, key: Key, name: str, value: Any) -> None:
        """A word that is printed on the card; the last thing that was missing uses it."""
        form = self._written(key)
        self._told(form, replace(form, **{name: value}))

    def digit(self, key: Key, name: Printed, number: int) -> None:
        """A digit of a number that is printed on it; the last one that was missing uses it."""
        form = self._written(key)
        self._told(form, form.with_digit(name, number))

    def two_digits(self, key: Key, name: Printed) -> None:
        """A number above nine comes, or one digit after all."""
        self.write(self._written(key).two_digits(name))

    def turn_points(self, key: Key) -> None:
        """Points below zero come, or above it after all."""
        self.write(self._written(key).turned())

    def _written(self, key: Key) -> CardForm:
        """The card that is being written down, a new one where that is of another kind."""
        form = self.now.writing
        return form if form is not None and form.key == key else CardForm(key)

    def _told(self, before: CardForm, form: CardForm) -> None:
        if form.whole and not before.whole:
            self._use(form)
        else:
            self.write(form)

    def use_written(self) -> None:
        """The card as it was told."""
        form = self.now.writing
        if form is not None and form.whole:
            self._use(form)

    def _use(self, form: CardForm) -> None:
        """A card written down is turned up, or what the move brings."""
        card = self.moment.written(form, self.table.window.look)
        if self.state.due == "market":
            self.lay_known(card)
        else:
            self.choose_card(form.key, card)

    def _lay(self, tab: Tab, raw: Raw) -> None:
        """A card was turned up."""
        laid = self.now.laying(tab, (*self.now.laid(tab), raw))
        full = self._moment(laid).short(tab) <= 0
        self.put(replace(laid.closed(), tab=None if full else tab))

    def lay_known(self, card: Card) -> None:
        """A card was turned up, without a list."""
        m = self.moment
        self._lay(m.tab, m.raw_card(card))
