"""What lies on the table of boze: cards found by name, prices, what is owed, what may still come."""

from collections.abc import Mapping

from models.boze import (
    DUTY_GOLD,
    HOMES,
    OPEN,
    Buy,
    Card,
    CardId,
    CardPayment,
    Category,
    GainDraw,
    GainGold,
    GoldPayment,
    Lead,
    MarketState,
    Options,
    PrintedCard,
    PrintedItem,
    Recruit,
    SeatState,
    Show,
    State,
    Worker,
)

Effect = GainGold | GainDraw | Recruit | Buy | Show | Lead
Priced = Recruit | Buy | Show
Payment = GoldPayment | CardPayment

KIND_OF: Mapping[Category, type[Effect]] = {
    "training": GainGold,
    "meeting": Recruit,
    "supplies": Buy,
    "show": Show,
    "magic": GainDraw,
    "lead": Lead,
}
"""The effect each category is for; an ace stands for one of them."""


EACH_TOLD = 16
"""Of so many of a move's effects everything is told that they break, of each further one only a rule that no such one
broke before; of a list of cards so many are told. A file may hold any number of either: verdict and rules stay the same,
since of a rule the first is told, and what a list breaks of one rule is always of one kind."""


def options_of(state: State) -> Options:
    """The table's options."""
    options: Options = state.setup.options
    return options


def character(state: State, card: CardId | PrintedCard) -> Card | None:
    """The character that an event names; None where the pack has no such id."""
    if type(card) is CardId:
        return state.catalogue.characters.get(card.id) if state.catalogue else None
    assert isinstance(card, PrintedCard)
    return Card(card.name, card.cost, card.points)


def item(state: State, card: CardId | PrintedItem) -> Card | None:
    """The item that an event names; None where the pack has no such id."""
    if type(card) is CardId:
        return state.catalogue.items.get(card.id) if state.catalogue else None
    assert isinstance(card, PrintedItem)
    return Card(card.name, card.cost, card.points, card.slot)


def card_of(state: State, effect: Priced) -> Card | None:
    """The card that an effect brings; None where the pack has no such id."""
    if type(effect) is Recruit:
        return character(state, effect.recruit)
    if type(effect) is Buy:
        return item(state, effect.buy)
    assert type(effect) is Show
    if type(effect.bonus) is CardId:
        return state.catalogue.bonuses.get(effect.bonus.id) if state.catalogue else None
    assert isinstance(effect.bonus, PrintedCard)
    return Card(effect.bonus.name, effect.bonus.cost, effect.bonus.points)


def price_of(card: Card, effect: Priced) -> int:
    """What the card costs here: its printed cost, or the price that a printed effect made of it."""
    return card.cost if effect.price is None else effect.price


def amount(payment: Payment | None) -> int:
    """What a payment is worth, in gold; an action card is worth 1."""
    if payment is None:
        return 0
    return payment.gold if type(payment) is GoldPayment else payment.cards  # type: ignore[union-attr]


def lying(state: State, player: int, category: Category) -> int:
    """How many cards of the category lie on the table that count for this seat (the option `crowd`)."""
    if options_of(state).crowd == "own":
        return state.table.count((category, player))
    return [lies for lies, _ in state.table].count(category)


def crowd_cost(state: State, player: int, category: Category) -> int:
    """What an action card of this category costs this seat now, in gold or cards (`boze.crowd`)."""
    return 0 if category == "ace" else lying(state, player, category)


def drawn(deck: int | None, discards: int, anew: bool, count: int) -> tuple[int | None, int, bool, int]:
    """Deck, discards and whether the deck was made anew, after `count` action cards were to be drawn; how many came.

    A counted deck that has too few is made anew from the discards; where it still has too few, what is there comes.
    """
    if deck is None:
        return None, discards, anew, count
    if count > deck and discards:
        deck, discards, anew = deck + discards, 0, True
    came = min(count, deck)
    return deck - came, discards, anew, came


def owed(seat: SeatState) -> int:
    """What the seat owes at a shrine duty, in gold."""
    return DUTY_GOLD * len(seat.workers)


def duty_payments(state: State) -> tuple[int, ...]:
    """What each seat pays at a shrine duty held now: what it owes, or all it has."""
    return tuple(min(owed(seat), seat.gold) for seat in state.seats)


def ready(seat: SeatState) -> tuple[int, ...]:
    """The numbers of the seat's untapped characters."""
    return tuple(number for number in range(len(seat.workers)) if number not in seat.tapped)


def worn_by(worker: Worker) -> dict[str, str]:
    """What a character wears, by slot."""
    return {card.slot: card.key for card in worker.items}


def fits(worn: Mapping[str, str], slot: str) -> bool:
    """Whether an item of this slot can be put on beside these: one a slot, and `body` alone or the others."""
    return slot not in worn and not (worn if slot == "body" else "body" in worn)


def missing_open(market: MarketState) -> tuple[int, int]:
    """How many characters and items are wanting until five of each lie open."""
    return max(0, OPEN - len(market.characters)), max(0, OPEN - len(market.items))


def in_decks(state: State) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """The characters and items that can still be turned up, in the pack's order; None without a pack."""
    if state.catalogue is None:
        return None
    market = state.market
    return (
        tuple(c for c in state.catalogue.characters.values() if not c.home and c.key not in market.seen_characters),
        tuple(c for c in state.catalogue.items.values() if c.key not in market.seen_items),
    )


def home_characters(state: State) -> tuple[Card, ...] | None:
    """The pack's home characters that still lie open; None without a pack, where their names are not known."""
    if state.catalogue is None:
        return None
    taken = state.market.homes
    return tuple(c for c in state.catalogue.characters.values() if c.home and c.key not in taken)


def homes_left(state: State) -> int:
    """How many home characters still lie open."""
    homes = home_characters(state)
    return max(0, HOMES - state.market.homes_taken) if homes is None else len(homes)
