"""boze: which rules an event breaks (boze page, "Rules")."""

from collections.abc import Iterator, Sequence

from companion.rules.boze.changing import begun, card_played, with_effect
from companion.rules.boze.table import (
    KIND_OF,
    Effect,
    Payment,
    Priced,
    amount,
    card_of,
    character,
    crowd_cost,
    duty_payments,
    fits,
    homes_left,
    in_decks,
    item,
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
    Category,
    Duty,
    Gain,
    GainDraw,
    GainGold,
    GoldPayment,
    Market,
    Move,
    Mulligan,
    OwnMove,
    Recruit,
    Reshuffle,
    RestMove,
    Show,
    State,
    card_name,
)
from models.record import Event
from models.verdict import Violation, illegal, impossible


def check(state: State, event: Event) -> Iterator[Violation]:
    """Every rule the event breaks, with its facts."""
    if isinstance(event, Move):
        yield from _check_move(state, event)
    elif isinstance(event, Mulligan):
        yield from _check_mulligan(state, event)
    elif isinstance(event, Market):
        yield from _check_market(state, event)
    elif isinstance(event, Reshuffle):
        if state.deck is not None:
            yield impossible("boze.deck", "reshuffle", deck=state.deck)
    elif isinstance(event, Duty):
        yield from _check_duty(state, event)
    elif isinstance(event, Gain):
        yield from _check_gain(state, event)


# --- moves ---------------------------------------------------------------------------------------------------


def _check_move(state: State, event: Move) -> Iterator[Violation]:
    player = event.player
    if state.due == "market":
        characters, items = missing_open(state)
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
    elif workers[event.character].tapped:
        left = tuple(_worker(state, player, number) for number in ready(state.seats[player]))
        worker = _worker(state, player, event.character)
        yield illegal("boze.tapped", "ready" if left else "", seat=player, worker=worker, ready=left)
    table = begun(state, event)
    if isinstance(event, RestMove):
        if event.gain == "draw":
            yield from _check_draw(table, player, 1)
        return
    assert isinstance(event, CardMove | OwnMove)
    if isinstance(event, CardMove):
        yield from _check_category(event)
        yield from _check_action_card(table, event)
        table = card_played(table, event)
    elif event.character < len(workers):
        card = workers[event.character].card
        if card is not None and card.own_action is False:
            yield illegal("boze.category", "own", seat=player, worker=card.key)
    for effect in event.did:
        yield from _check_effect(table, player, effect)
        table = with_effect(table, player, effect)


def _check_category(event: CardMove) -> Iterator[Violation]:
    category, stands_for = event.category, event.stands_for
    if category == "ace":
        if stands_for is None or stands_for == "ace":
            yield illegal("boze.category", "ace")
            return
        category = stands_for
    elif stands_for is not None:
        yield illegal("boze.category", "as", category=category, other_category=stands_for)
        return
    kind = KIND_OF[category]
    beside = next((e for e in event.did if not isinstance(e, kind | GainGold | GainDraw)), None)
    if beside is not None:
        yield illegal("boze.category", "beside", category=category, other_category=_category_of(beside))
    elif not any(isinstance(effect, kind) for effect in event.did):
        yield illegal("boze.category", "missing", category=category, kind=category)


def _category_of(effect: Effect) -> Category:
    return next(category for category, kind in KIND_OF.items() if isinstance(effect, kind))


def _check_action_card(state: State, event: CardMove) -> Iterator[Violation]:
    """The card itself, its place in the hand and its crowd cost; `state` is the table before it is played."""
    player, seat, category = event.player, state.seats[event.player], event.category
    if event.card is not None and state.catalogue is not None:
        key = card_name(event.card)
        printed = state.catalogue.actions.get(key)
        if printed is None:
            yield impossible("boze.card", "action", action=key)
        elif printed != category:
            yield impossible("boze.card", "category", action=key, category=category, printed_category=printed)
    if seat.hand == 0:
        yield illegal("boze.hand", "action", seat=player, category=category)
    cost = crowd_cost(state, player, category)
    if amount(event.extra) != cost:
        case = "ace" if category == "ace" else "own" if options_of(state).crowd == "own" else ""
        yield illegal("boze.crowd", case, seat=player, category=category, cost=cost, paid=amount(event.extra))
    if event.extra is not None:
        yield from _check_funds(state, player, event.extra, max(0, seat.hand - 1))


def _check_funds(state: State, player: int, payment: Payment, hand: int) -> Iterator[Violation]:
    """The seat has the gold, or the action cards, that it pays with."""
    gold = state.seats[player].gold
    if isinstance(payment, GoldPayment):
        if payment.gold > gold:
            yield illegal("boze.pay", "gold", seat=player, paid=payment.gold, has=gold)
    elif payment.cards > hand:
        yield illegal("boze.pay", "cards", seat=player, paid=payment.cards, has=hand)
        yield illegal("boze.hand", "paid", seat=player, paid=payment.cards, has=hand)


def _check_draw(state: State, player: int, count: int) -> Iterator[Violation]:
    """Where the deck is counted, cards come out of it and the discards."""
    if state.deck is not None and count > state.deck + state.discards:
        left = state.deck + state.discards
        yield impossible("boze.deck", "draw", seat=player, count=count, left=left)


def _check_effect(state: State, player: int, effect: Effect) -> Iterator[Violation]:
    if isinstance(effect, GainDraw):
        yield from _check_draw(state, player, effect.draw)
    elif isinstance(effect, Recruit | Buy | Show):
        yield from _check_priced(state, player, effect)


def _check_priced(state: State, player: int, effect: Priced) -> Iterator[Violation]:
    seat = state.seats[player]
    card = card_of(state, effect)
    if card is None:
        if isinstance(effect, Recruit):
            yield impossible("boze.card", "character", card=card_name(effect.recruit))
        elif isinstance(effect, Buy):
            yield impossible("boze.card", "item", card=card_name(effect.buy))
        else:
            yield impossible("boze.card", "bonus", card=card_name(effect.bonus))
    else:
        price = price_of(card, effect)
        if amount(effect.pay) != price:
            yield illegal("boze.pay", "price", seat=player, card=card.key, price=price, paid=amount(effect.pay))
    yield from _check_funds(state, player, effect.pay, seat.hand)
    if isinstance(effect, Recruit):
        if len(seat.workers) > COMPANIONS:
            yield illegal("boze.companions", seat=player, most=COMPANIONS)
        if card is not None and options_of(state).market:
            yield from _check_open_character(state, card)
    elif isinstance(effect, Buy):
        if effect.wearer >= len(seat.workers):
            yield impossible("boze.character", "wearer", seat=player, number=effect.wearer + 1, count=len(seat.workers))
        elif card is not None:
            yield from _check_slot(state, player, effect.wearer, card)
        if card is not None and options_of(state).market and card not in state.open_items:
            yield _not_open("item", card, state.open_items)
    elif seat.bonus_hand == 0:
        yield illegal("boze.hand", "bonus", seat=player)


def _check_open_character(state: State, card: Card) -> Iterator[Violation]:
    """A recruit lies open: turned up, or one of the six home characters, each once."""
    if card in state.open_characters:
        return
    if any(other.key == card.key for other in state.open_characters):
        yield _not_open("character", card, state.open_characters)
    elif card.key in state.homes:
        yield illegal("boze.market", "home-taken", card=card.key)
    elif state.catalogue is not None:
        if not card.home:
            yield _not_open("character", card, state.open_characters)
    elif card.key in state.seen_characters:
        yield _not_open("character", card, state.open_characters)
    elif homes_left(state) == 0:
        open_cards = tuple(other.key for other in state.open_characters)
        yield illegal("boze.market", "no-home", card=card.key, homes=HOMES, open_cards=open_cards)


def _not_open(what: str, card: Card, lie: Sequence[Card]) -> Violation:
    """The card does not lie open, or the open one of its name is printed otherwise."""
    same = next((other for other in lie if other.key == card.key), None)
    if same is None:
        return illegal("boze.market", f"{what}-absent", card=card.key, open_cards=tuple(other.key for other in lie))
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


def _check_slot(state: State, player: int, number: int, card: Card) -> Iterator[Violation]:
    worker = state.seats[player].workers[number]
    if fits(worker, card.slot):
        return
    worn = {other.slot: other.key for other in worker.items}
    case = "taken" if card.slot in worn else "body" if card.slot == "body" else "over-body"
    yield illegal(
        "boze.slots",
        case,
        seat=player,
        worker=_worker(state, player, number),
        card=card.key,
        slot=card.slot,
        worn=tuple(worn.values()) if case == "body" else (worn.get(card.slot) or worn["body"],),
    )


def _worker(state: State, player: int, number: int) -> str | None:
    card = state.seats[player].workers[number].card
    return None if card is None else card.key


# --- the other events ----------------------------------------------------------------------------------------


def _check_mulligan(state: State, event: Mulligan) -> Iterator[Violation]:
    player, hand = event.player, state.seats[event.player].hand
    if state.started:
        yield illegal("boze.turn", "mulligan-late", seat=player)
    elif player in state.mulligans:
        yield illegal("boze.turn", "mulligan-again", seat=player)
    elif state.mulligans and player < max(state.mulligans):
        yield illegal("boze.turn", "mulligan-order", seat=player, other=max(state.mulligans))
    if event.cards > hand:
        yield illegal("boze.hand", "mulligan", seat=player, cards=event.cards, has=hand)


def _check_market(state: State, event: Market) -> Iterator[Violation]:
    characters = tuple(character(state, card) for card in event.characters)
    items = tuple(item(state, card) for card in event.items)
    for card, found in zip(event.characters, characters, strict=True):
        if found is None:
            yield impossible("boze.card", "character", card=card_name(card))
    for thing, found in zip(event.items, items, strict=True):
        if found is None:
            yield impossible("boze.card", "item", card=card_name(thing))
    if not options_of(state).market:
        yield illegal("boze.market", "off")
        return
    if state.due != "market":
        yield illegal("boze.market", "not-due", turn_seat=state.to_act)
    known_characters = tuple(card for card in characters if card is not None)
    known_items = tuple(card for card in items if card is not None)
    decks = in_decks(state)
    if decks is not None:
        yield from _check_from_deck(known_characters, decks[0])
        yield from _check_from_deck(known_items, decks[1])
    for what, new, lie, deck in (
        ("characters", event.characters, state.open_characters, decks and decks[0]),
        ("items", event.items, state.open_items, decks and decks[1]),
    ):
        wanted = max(0, OPEN - len(lie))
        if len(new) > wanted:
            yield illegal("boze.market", f"many-{what}", given=len(new), wanted=wanted, lie=len(lie))
        elif deck is not None and len(new) < min(wanted, len(deck)):
            yield illegal("boze.market", f"few-{what}", given=len(new), wanted=min(wanted, len(deck)), lie=len(lie))


def _check_from_deck(new: Sequence[Card], deck: Sequence[Card]) -> Iterator[Violation]:
    """What is turned up comes from the deck: no home character, and no card that has left it."""
    left = {card.key for card in deck}
    for card in new:
        if card.home:
            yield illegal("boze.market", "home", card=card.key)
        elif card.key not in left:
            yield illegal("boze.market", "seen", card=card.key)
        left.discard(card.key)


def _check_duty(state: State, event: Duty) -> Iterator[Violation]:
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


def _check_gain(state: State, event: Gain) -> Iterator[Violation]:
    player, seat = event.player, state.seats[event.player]
    if event.gold is not None and seat.gold + event.gold < 0:
        yield illegal("boze.pay", "loss", seat=player, loss=-event.gold, has=seat.gold)
    draw = event.draw or 0
    if draw > 0:
        yield from _check_draw(state, player, draw)
    elif -draw > seat.hand:
        yield illegal("boze.hand", "discard", seat=player, count=-draw, has=seat.hand)
