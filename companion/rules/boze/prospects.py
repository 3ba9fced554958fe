"""What a seat of boze could do and pay, for a screen that shows prices before the tap. Everything here asks the rules."""

from collections.abc import Iterable, Sequence
from typing import Any, Literal, NamedTuple

from companion.rules.boze.course import Course
from companion.rules.boze.table import (
    character,
    crowd_cost,
    duty_payments,
    fits,
    home_characters,
    homes_left,
    in_decks,
    item,
    lying,
    missing_open,
    options_of,
    owed,
    worn_by,
)
from models.boze import (
    CATEGORIES,
    DUTIES,
    UNPAID_POINTS,
    Buy,
    Card,
    CardMove,
    CardPayment,
    Category,
    GoldPayment,
    Market,
    OwnMove,
    PrintedCard,
    Recruit,
    RestMove,
    SeatState,
    Show,
    State,
)

Way = Literal["gold", "cards"]
WAYS: tuple[Way, ...] = ("gold", "cards")


class Offer(NamedTuple):
    """A category for the seat to use: cards of it on the table, what one more costs, and how that can be paid."""

    category: Category
    lying: int
    cost: int
    ways: tuple[Way, ...]


class Share(NamedTuple):
    """A seat's part in a shrine duty held now, in gold; points: what the missing gold costs (0 or less)."""

    workers: int
    owed: int
    held: int
    paid: int
    missing: int
    points: int


def ways_to_pay(state: State, player: int, price: int, *, spent_cards: int = 0) -> tuple[Way, ...]:
    """How the seat can pay a price now: with gold, with action cards, both, or not at all.

    spent_cards: action cards of the hand that are already meant for something else; without them there is no way.
    """
    seat = state.seats[player]
    if seat.hand < spent_cards:
        return ()
    has = {"gold": seat.gold, "cards": seat.hand - spent_cards}
    return tuple(way for way in WAYS if has[way] >= price)


def _begun(state: State, player: int, character: int = 0) -> State:
    """The table once the seat's next move has begun: the card that a first move in a round draws is in the hand."""
    course = Course(state, RestMove(type="move", player=player, character=character, how="rest", gain="gold"))
    return course.reached(course.seats(), state.to_act)


def before_acting(state: State, player: int) -> SeatState:
    """What the seat has when it is to move: with the card that a first move in a round draws."""
    return _begun(state, player).seats[player]


def reach(state: State, player: int, category: Category) -> int:
    """The highest price that the seat could pay after an action card of this category; -1 where it cannot play one."""
    seat, crowd = before_acting(state, player), crowd_cost(state, player, category)
    hand = seat.hand - 1
    if hand < 0:
        return -1
    by_gold = max(seat.gold - crowd, hand) if seat.gold >= crowd else -1
    by_cards = max(seat.gold, hand - crowd) if hand >= crowd else -1
    return max(by_gold, by_cards)


def most_payable(state: State, player: int) -> int:
    """The highest price that the seat can pay now, in gold or in action cards."""
    seat = state.seats[player]
    return max(seat.gold, seat.hand)


def offers(state: State, player: int, character: int = 0) -> tuple[Offer, ...]:
    """Every category as it stands for this seat's next move, after the card that a first move in a round draws."""
    table = _begun(state, player, character)
    return tuple(
        Offer(
            category,
            lying(state, player, category),
            crowd_cost(state, player, category),
            ways_to_pay(table, player, crowd_cost(state, player, category), spent_cards=1),
        )
        for category in CATEGORIES
    )


def during(state: State, move: CardMove | OwnMove, effects: int | None = None) -> State:
    """The table in the middle of a move: after its card is paid and as many of its effects (None: all)."""
    course = Course(state, move)
    course.finish(effects)
    return course.reached(course.seats(), state.to_act)


def duties_left(state: State) -> int:
    """How many shrine duties are still to come."""
    return DUTIES - state.duties


def next_round(state: State) -> int:
    """The number of the round after this one."""
    return state.round + 1


def market_wanted(state: State) -> tuple[int, int]:
    """How many characters and items are turned up now: up to five, with a pack no more than its decks hold."""
    wanted, decks = missing_open(state.market), in_decks(state)
    if decks is None:
        return wanted
    return min(wanted[0], len(decks[0])), min(wanted[1], len(decks[1]))


def mulligan_seats(state: State) -> tuple[int, ...]:
    """The seats that may still change cards before the first move."""
    if state.started:
        return ()
    return tuple(range(max(state.mulligans, default=-1) + 1, len(state.seats)))


def payments(move: CardMove | OwnMove) -> tuple[int, int]:
    """What a move pays in all: gold, and action cards."""
    paid = [effect.pay for effect in move.did if isinstance(effect, Recruit | Buy | Show)]
    if isinstance(move, CardMove) and move.extra is not None:
        paid.append(move.extra)
    return (
        sum(payment.gold for payment in paid if isinstance(payment, GoldPayment)),
        sum(payment.cards for payment in paid if isinstance(payment, CardPayment)),
    )


def wearers(state: State, player: int, slot: str) -> tuple[int, ...]:
    """The seat's characters on whom an item of this slot can be put."""
    return tuple(number for number, worker in enumerate(state.seats[player].workers) if fits(worn_by(worker), slot))


def duty_shares(state: State) -> tuple[Share, ...]:
    """What a shrine duty held now would take from each seat, in seat order."""
    return tuple(
        Share(len(seat.workers), owed(seat), seat.gold, paid, owed(seat) - paid, UNPAID_POINTS * (owed(seat) - paid))
        for seat, paid in zip(state.seats, duty_payments(state), strict=True)
    )


def choices(state: State, key: str, known: "Known") -> tuple[Card, ...]:
    """The cards that may be recruited, bought or shown (key: "recruit", "buy" or "bonus"), as far as anybody knows.

    With the market what lies open, with a pack the home characters too. Without the market, or for bonus cards, what
    the pack has and nobody took; without a pack what this table has named, characters and bonus cards once each.
    """
    pack, with_market = state.catalogue, options_of(state).market
    if key == "buy":
        if with_market:
            return state.market.items
        return known.items if pack is None else (in_decks(state) or ((), ()))[1]
    if key == "bonus":
        shown = {card.key for seat in state.seats for card in seat.bonuses}
        return tuple(c for c in (known.bonuses if pack is None else pack.bonuses.values()) if c.key not in shown)
    if with_market:
        return (*state.market.characters, *(home_characters(state) or ()))
    taken = {worker.card.key for seat in state.seats for worker in seat.workers if worker.card is not None}
    return tuple(c for c in (known.characters if pack is None else pack.characters.values()) if c.key not in taken)


class Known(NamedTuple):
    """The cards that a table without a pack has named, each once, in the order they were named."""

    characters: tuple[Card, ...]
    items: tuple[Card, ...]
    bonuses: tuple[Card, ...]


def known_cards(state: State, events: Iterable[Any]) -> Known:
    """Every character, item and bonus card that these events name."""
    characters, items, bonuses = dict[Card, None](), dict[Card, None](), dict[Card, None]()
    for event in events:
        if isinstance(event, Market):
            characters.update(dict.fromkeys(_there(character(state, card) for card in event.characters)))
            items.update(dict.fromkeys(_there(item(state, card) for card in event.items)))
        elif isinstance(event, CardMove | OwnMove):
            for effect in event.did:
                if isinstance(effect, Recruit):
                    characters.update(dict.fromkeys(_there([character(state, effect.recruit)])))
                elif isinstance(effect, Buy):
                    items.update(dict.fromkeys(_there([item(state, effect.buy)])))
                elif isinstance(effect, Show) and isinstance(effect.bonus, PrintedCard):
                    bonuses[Card(effect.bonus.name, effect.bonus.cost, effect.bonus.points)] = None
    return Known(tuple(characters), tuple(items), tuple(bonuses))


def _there(cards: Iterable[Card | None]) -> Sequence[Card]:
    return [card for card in cards if card is not None]


__all__ = [
    "WAYS",
    "Known",
    "Offer",
    "Share",
    "before_acting",
    "choices",
    "during",
    "duties_left",
    "duty_shares",
    "homes_left",
    "known_cards",
    "market_wanted",
    "most_payable",
    "mulligan_seats",
    "next_round",
    "offers",
    "payments",
    "reach",
    "ways_to_pay",
    "wearers",
]
