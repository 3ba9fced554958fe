"""boze: which rules an event breaks (boze page, "Rules")."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence, Set
from itertools import islice
from typing import Any

from companion.rules.boze.course import AnyMove, Course
from companion.rules.boze.plan import Plan, Turned
from companion.rules.boze.plan import plan as planned
from companion.rules.boze.stall import Lying
from companion.rules.boze.table import (
    EACH_TOLD,
    KIND_OF,
    Effect,
    Payment,
    Priced,
    amount,
    crowd_cost,
    duty_payments,
    fits,
    missing_open,
    options_of,
    owed,
    price_of,
    ready,
)
from models.boze import (
    COMPANIONS,
    HOMES,
    OPEN,
    Buy,
    Card,
    CardMove,
    CardPayment,
    Category,
    Duty,
    Gain,
    GainDraw,
    GainGold,
    GoldPayment,
    Lead,
    Market,
    Mulligan,
    OwnMove,
    Recruit,
    Reshuffle,
    RestMove,
    State,
    Worker,
    card_name,
)
from models.record import Event
from models.verdict import Violation, illegal, impossible


def check(state: State, event: Event, plan: Plan = None) -> Iterable[Violation]:
    """Every rule the event breaks, with its facts.

    plan: what `plan` made of the event, where that was asked already; a move's is walked to its end here.
    """
    fresh = planned(state, event) if plan is None or (type(plan) is Course and plan.steps) else plan
    return _CHECKS[type(event)](state, event, fresh)


# --- moves ---------------------------------------------------------------------------------------------------


def _check_move(state: State, event: AnyMove, course: Course) -> Iterator[Violation]:
    player = event.player
    if state.due == "market":
        characters, items = missing_open(state.market)
        yield illegal("boze.market", "due", seat=player, characters=characters, items=items)
        return
    if state.due == "duty":
        yield illegal("boze.duty", "due", seat=player, number=state.duties + 1)
        return
    if player != state.to_act:
        yield illegal("boze.turn", seat=player, turn_seat=state.to_act)
    workers = state.seats[player].workers
    if event.character >= len(workers):
        yield impossible("boze.character", seat=player, number=event.character + 1, count=len(workers))
    elif event.character in state.seats[player].tapped:
        left = tuple(_name(workers[number]) for number in ready(state.seats[player]))
        worker = _name(workers[event.character])
        yield illegal("boze.tapped", "ready" if left else "", seat=player, worker=worker, ready=left)
    if type(event) is RestMove:
        if event.gain == "draw":
            yield from _check_draw(course, 1)
        return
    if type(event) is CardMove:
        yield from _check_category(event)
        yield from _check_action_card(state, event, course)
        course.lay_card(event)
    elif event.character < len(workers):
        card = workers[event.character].card
        if card is not None and card.own_action is False:
            yield illegal("boze.category", "own", seat=player, worker=card.key)
    told: set[str] = set()
    for number, effect in enumerate(event.did):  # type: ignore[union-attr]
        if type(effect) is GainDraw:
            found: Iterable[Violation] = _check_draw(course, effect.draw, told)
        elif type(effect) is GainGold or type(effect) is Lead:
            found = ()
        else:
            found = _check_priced(course, effect, told)
        for violation in found:
            yield violation
            if number >= EACH_TOLD:
                told.add(violation.rule)
        course.take(effect)


def _check_category(event: CardMove) -> Iterable[Violation]:
    category, stands_for = event.category, event.stands_for
    if category == "ace":
        if stands_for is None or stands_for == "ace":
            return (illegal("boze.category", "ace"),)
        category = stands_for
    elif stands_for is not None:
        return (illegal("boze.category", "as", category=category, other_category=stands_for),)
    kind, fitting = KIND_OF[category], False
    for effect in event.did:
        if type(effect) is kind:
            fitting = True
        elif type(effect) is not GainGold and type(effect) is not GainDraw:
            return (illegal("boze.category", "beside", category=category, other_category=_category_of(effect)),)
    return () if fitting else (illegal("boze.category", "missing", category=category, kind=category),)


def _category_of(effect: Effect) -> Category:
    return next(category for category, kind in KIND_OF.items() if type(effect) is kind)


def _check_action_card(state: State, event: CardMove, course: Course) -> Iterator[Violation]:
    """The card itself, its place in the hand and its crowd cost, before it is played."""
    player, category, extra = event.player, event.category, event.extra
    if event.card is not None and state.catalogue is not None:
        key = card_name(event.card)
        printed = state.catalogue.actions.get(key)
        if printed is None:
            yield impossible("boze.card", "action", action=key)
        elif printed != category:
            yield impossible("boze.card", "category", action=key, category=category, printed_category=printed)
    if course.hand == 0:
        yield illegal("boze.hand", "action", seat=player, category=category)
    cost = crowd_cost(state, player, category)
    if amount(extra) != cost:
        case = "ace" if category == "ace" else "own" if options_of(state).crowd == "own" else ""
        yield illegal("boze.crowd", case, seat=player, category=category, cost=cost, paid=amount(extra))
    if extra is not None:
        yield from _check_funds(course, extra, max(0, course.hand - 1))


def _check_funds(course: Course, payment: Payment, hand: int) -> Iterable[Violation]:
    """The seat has the gold, or the action cards, that it pays with."""
    player = course.player
    if type(payment) is GoldPayment:
        if payment.gold <= course.gold:
            return ()
        return (illegal("boze.pay", "gold", seat=player, paid=payment.gold, has=course.gold),)
    paid = amount(payment)
    if paid <= hand:
        return ()
    return (
        illegal("boze.pay", "cards", seat=player, paid=paid, has=hand),
        illegal("boze.hand", "paid", seat=player, paid=paid, has=hand),
    )


def _check_draw(course: Course, count: int, told: Set[str] = frozenset()) -> Iterable[Violation]:
    """Where the deck is counted, cards come out of it and the discards."""
    if course.deck is None or count <= course.deck + course.discards or "boze.deck" in told:
        return ()
    left = course.deck + course.discards
    return (impossible("boze.deck", "draw", seat=course.player, count=count, left=left),)


def _check_priced(course: Course, effect: Priced, told: Set[str]) -> Iterator[Violation]:
    """What an effect with a price breaks, but for the rules that were told already."""
    state, player = course.state, course.player
    card = course.card_of(effect)
    if card is None:
        if "boze.card" not in told:
            yield _unknown(effect)
    elif "boze.pay" not in told:
        price, paid = price_of(card, effect), amount(effect.pay)
        if paid != price:
            yield illegal("boze.pay", "price", seat=player, card=card.key, price=price, paid=paid)
    if "boze.pay" not in told or (type(effect.pay) is CardPayment and "boze.hand" not in told):
        yield from [found for found in _check_funds(course, effect.pay, course.hand) if found.rule not in told]
    if type(effect) is Recruit:
        if len(course.workers) > COMPANIONS and "boze.companions" not in told:
            yield illegal("boze.companions", seat=player, most=COMPANIONS)
        if card is not None and options_of(state).market and "boze.market" not in told:
            yield from _check_open_character(course, card)
    elif type(effect) is Buy:
        if effect.wearer >= len(course.workers):
            if "boze.character" not in told:
                count = len(course.workers)
                yield impossible("boze.character", "wearer", seat=player, number=effect.wearer + 1, count=count)
        elif card is not None and "boze.slots" not in told:
            yield from _check_slot(course, effect.wearer, card)
        if card is not None and options_of(state).market and "boze.market" not in told:
            items = course.stall().items
            if card not in items:
                yield _not_open("item", card, items)
    elif course.bonus_hand == 0 and "boze.hand" not in told:
        yield illegal("boze.hand", "bonus", seat=player)


def _unknown(effect: Priced) -> Violation:
    """The pack has no such card."""
    if type(effect) is Recruit:
        return impossible("boze.card", "character", card=card_name(effect.recruit))
    if type(effect) is Buy:
        return impossible("boze.card", "item", card=card_name(effect.buy))
    return impossible("boze.card", "bonus", card=card_name(effect.bonus))  # type: ignore[union-attr]


def _check_open_character(course: Course, card: Card) -> Iterator[Violation]:
    """A recruit lies open: turned up, or one of the six home characters, each once."""
    market, with_pack = course.stall(), course.state.catalogue is not None
    characters = market.characters
    if card in characters:
        return
    if characters.named(card.key) is not None:
        yield _not_open("character", card, characters)
    elif card.key in market.homes:
        yield illegal("boze.market", "home-taken", card=card.key)
    elif with_pack:
        if not card.home:
            yield _not_open("character", card, characters)
    elif card.key in market.seen_characters:
        yield _not_open("character", card, characters)
    elif market.homes_taken >= HOMES:
        yield illegal("boze.market", "no-home", card=card.key, homes=HOMES, open_cards=characters.keys())


def _not_open(what: str, card: Card, lie: Lying) -> Violation:
    """The card does not lie open, or the open one of its name is printed otherwise."""
    same = lie.named(card.key)
    if same is None:
        return illegal("boze.market", f"{what}-absent", card=card.key, open_cards=lie.keys())
    if same.slot != card.slot:
        return illegal("boze.market", "other-slot", card=card.key, slot=same.slot, given_slot=card.slot)
    return illegal(
        "boze.market",
        "other-print",
        card=card.key,
        cost=same.cost,
        points=same.points,
        given_cost=card.cost,
        given_points=card.points,
    )


def _check_slot(course: Course, number: int, card: Card) -> Iterator[Violation]:
    worn = course.worn(number)
    if fits(worn, card.slot):
        return
    case = "taken" if card.slot in worn else "body" if card.slot == "body" else "over-body"
    yield illegal(
        "boze.slots",
        case,
        seat=course.player,
        worker=_name(course.workers[number]),
        card=card.key,
        slot=card.slot,
        worn=tuple(worn.values()) if case == "body" else (worn.get(card.slot) or worn["body"],),
    )


def _name(worker: Worker) -> str | None:
    return None if worker.card is None else worker.card.key


# --- the other events ----------------------------------------------------------------------------------------


def _check_mulligan(state: State, event: Mulligan, _: None) -> Iterator[Violation]:
    player, hand = event.player, state.seats[event.player].hand
    if state.started:
        yield illegal("boze.turn", "mulligan-late", seat=player)
    elif player in state.mulligans:
        yield illegal("boze.turn", "mulligan-again", seat=player)
    elif state.mulligans and player < max(state.mulligans):
        yield illegal("boze.turn", "mulligan-order", seat=player, other=max(state.mulligans))
    if event.cards > hand:
        yield illegal("boze.hand", "mulligan", seat=player, cards=event.cards, has=hand)


def _check_market(state: State, event: Market, turned: Turned) -> Iterator[Violation]:
    yield from islice(_unknown_in(event, turned), EACH_TOLD)
    if not options_of(state).market:
        yield illegal("boze.market", "off")
        return
    if state.due != "market":
        yield illegal("boze.market", "not-due", turn_seat=state.to_act)
    market = state.market
    in_decks: tuple[int | None, int | None] = None, None
    if state.catalogue is not None:
        characters = set(state.catalogue.guests - market.seen_characters)
        items = set(state.catalogue.items.keys() - market.seen_items)
        in_decks = len(characters), len(items)
        yield from islice(_check_from_deck(turned.characters, characters), EACH_TOLD)
        yield from islice(_check_from_deck(turned.items, items), EACH_TOLD)
    for what, new, lie, left in (
        ("characters", turned.characters, market.characters, in_decks[0]),
        ("items", turned.items, market.items, in_decks[1]),
    ):
        wanted = max(0, OPEN - len(lie))
        if len(new) > wanted:
            yield illegal("boze.market", f"many-{what}", given=len(new), wanted=wanted, lie=len(lie))
        elif left is not None and len(new) < min(wanted, left):
            yield illegal("boze.market", f"few-{what}", given=len(new), wanted=min(wanted, left), lie=len(lie))


def _unknown_in(event: Market, turned: Turned) -> Iterator[Violation]:
    """What was turned up that the pack does not have."""
    for card, found in zip(event.characters, turned.characters, strict=True):
        if found is None:
            yield impossible("boze.card", "character", card=card_name(card))
    for thing, found in zip(event.items, turned.items, strict=True):
        if found is None:
            yield impossible("boze.card", "item", card=card_name(thing))


def _check_from_deck(new: Sequence[Card | None], left: set[str]) -> Iterator[Violation]:
    """What is turned up comes from the deck: no home character, and no card that has left it.

    left: the ids in the deck; each card that is turned up leaves it.
    """
    for card in new:
        if card is None:
            continue
        if card.home:
            yield illegal("boze.market", "home", card=card.key)
        elif card.key not in left:
            yield illegal("boze.market", "seen", card=card.key)
        left.discard(card.key)


def _check_reshuffle(state: State, event: Reshuffle, _: None) -> Iterator[Violation]:
    if state.deck is not None:
        yield impossible("boze.deck", "reshuffle", deck=state.deck)


def _check_duty(state: State, event: Duty, _: None) -> Iterator[Violation]:
    seats = len(state.seats)
    if len(event.paid) != seats:
        yield impossible("boze.duty", "length", given=len(event.paid), seats=seats)
        return
    if state.due != "duty":
        yield illegal("boze.duty", "not-due", number=state.duties + 1)
    for player, (given, right) in enumerate(zip(event.paid, duty_payments(state), strict=True)):
        if given != right:
            seat = state.seats[player]
            case = "all" if right == seat.gold < owed(seat) else ""
            yield illegal("boze.duty", case, seat=player, paid=given, right=right, has=seat.gold, owed=owed(seat))
            return


def _check_gain(state: State, event: Gain, _: None) -> Iterator[Violation]:
    player, seat = event.player, state.seats[event.player]
    if event.gold is not None and seat.gold + event.gold < 0:
        yield illegal("boze.pay", "loss", seat=player, loss=-event.gold, has=seat.gold)
    draw = event.draw or 0
    if draw > 0:
        if state.deck is not None and draw > state.deck + state.discards:
            yield impossible("boze.deck", "draw", seat=player, count=draw, left=state.deck + state.discards)
    elif -draw > seat.hand:
        yield illegal("boze.hand", "discard", seat=player, count=-draw, has=seat.hand)


_CHECKS: Mapping[type[Event], Callable[[State, Any, Any], Iterable[Violation]]] = {
    CardMove: _check_move,
    OwnMove: _check_move,
    RestMove: _check_move,
    Mulligan: _check_mulligan,
    Market: _check_market,
    Reshuffle: _check_reshuffle,
    Duty: _check_duty,
    Gain: _check_gain,
}
