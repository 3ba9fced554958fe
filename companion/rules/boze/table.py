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
    ItemSlot,
    Lead,
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


def options_of(state: State) -> Options:
    """The table's options."""
    options: Options = state.setup.options
    return options


def character(state: State, card: CardId | PrintedCard) -> Card | None:
    """The character that an event names; None where the pack has no such id."""
    return _found(card, state.catalogue.characters if state.catalogue else {})


def item(state: State, card: CardId | PrintedItem) -> Card | None:
    """The item that an event names; None where the pack has no such id."""
    return _found(card, state.catalogue.items if state.catalogue else {})


def card_of(state: State, effect: Priced) -> Card | None:
    """The card that an effect brings; None where the pack has no such id."""
    if isinstance(effect, Recruit):
        return character(state, effect.recruit)
    if isinstance(effect, Buy):
        return item(state, effect.buy)
    return _found(effect.bonus, state.catalogue.bonuses if state.catalogue else {})


def _found(card: CardId | PrintedCard, pack: Mapping[str, Card]) -> Card | None:
    if isinstance(card, CardId):
        return pack.get(card.id)
    return Card(card.name, card.cost, card.points, card.slot if isinstance(card, PrintedItem) else "")


def price_of(card: Card, effect: Priced) -> int:
    """What the card costs here: its printed cost, or the price that a printed effect made of it."""
    return card.cost if effect.price is None else effect.price


def amount(payment: Payment | None) -> int:
    """What a payment is worth, in gold; an action card is worth 1."""
    if payment is None:
        return 0
    return payment.gold if isinstance(payment, GoldPayment) else payment.cards


def crowd_cost(state: State, player: int, category: Category) -> int:
    """What an action card of this category costs this seat now, in gold or cards (`boze.crowd`)."""
    if category == "ace":
        return 0
    own = options_of(state).crowd == "own"
    return sum(lies == category and (seat == player or not own) for lies, seat in state.table)


def owed(seat: SeatState) -> int:
    """What the seat owes at a shrine duty, in gold."""
    return DUTY_GOLD * len(seat.workers)


def duty_payments(state: State) -> tuple[int, ...]:
    """What each seat pays at a shrine duty held now: what it owes, or all it has."""
    return tuple(min(owed(seat), seat.gold) for seat in state.seats)


def ready(seat: SeatState) -> tuple[int, ...]:
    """The numbers of the seat's untapped characters."""
    return tuple(number for number, worker in enumerate(seat.workers) if not worker.tapped)


def fits(worker: Worker, slot: ItemSlot | str) -> bool:
    """Whether an item of this slot can be put on: one a slot, and `body` alone or the others."""
    worn = {card.slot for card in worker.items}
    return slot not in worn and not (worn if slot == "body" else "body" in worn)


def missing_open(state: State) -> tuple[int, int]:
    """How many characters and items are wanting until five of each lie open."""
    return max(0, OPEN - len(state.open_characters)), max(0, OPEN - len(state.open_items))


def in_decks(state: State) -> tuple[tuple[Card, ...], tuple[Card, ...]] | None:
    """The characters and items that can still be turned up, in the pack's order; None without a pack."""
    if state.catalogue is None:
        return None
    return (
        tuple(c for c in state.catalogue.characters.values() if not c.home and c.key not in state.seen_characters),
        tuple(c for c in state.catalogue.items.values() if c.key not in state.seen_items),
    )


def home_characters(state: State) -> tuple[Card, ...] | None:
    """The pack's home characters that still lie open; None without a pack, where their names are not known."""
    if state.catalogue is None:
        return None
    return tuple(c for c in state.catalogue.characters.values() if c.home and c.key not in state.homes)


def homes_left(state: State) -> int:
    """How many home characters still lie open."""
    homes = home_characters(state)
    return max(0, HOMES - len(state.homes)) if homes is None else len(homes)
