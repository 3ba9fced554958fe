"""Which cards can have been in the deck, as far as the cards seen tell (dimsum page, `deck-count`)."""

from collections.abc import Sequence

from models.dimsum import KINDS, TURNS, State
from models.verdict import Violation, impossible

KIND_BASE = {2: 3, 3: 4, 4: 7}
"""How many cards of each kind are in the deck for certain, by players; the rest is drawn at random."""


def contradiction(state: State, new: Sequence[str]) -> Violation | None:
    """Why these cards cannot be turned up next, None where they can.

    A card is unknown, or comes more often than it is printed, or its kind more often than it can have been in the deck.
    """
    cards, seen, kinds, seats = state.cards, state.seen, state.kinds, len(state.seats)
    base = KIND_BASE[seats]
    for card_id in new:
        card = cards.get(card_id)
        if card is None:
            return impossible("dimsum.deck-count", "unknown", card=card_id, cards=tuple(cards))
        if seen.count(card_id) >= card.count:
            return impossible("dimsum.deck-count", "printed", card=card_id, count=card.count)
        seen, kinds = (*seen, card_id), (*kinds, card.kind)
        count, extra = kinds.count(card.kind), TURNS * seats - base * KINDS
        if count > base and sum(max(0, kinds.count(kind) - base) for kind in set(kinds)) > extra:
            return impossible(
                "dimsum.deck-count",
                "kind",
                card=card_id,
                kind=card.kind,
                seen=count,
                base=base,
                extra=extra,
                seats=seats,
            )
    return None


def possible_cards(state: State) -> tuple[str, ...]:
    """The cards that the deck can still hold, as far as the cards seen tell, in the pack's order."""
    if state.deck == 0 and state.dealt:
        return ()
    return tuple(card for card in state.cards if can_come(state, card))


def can_come(state: State, card_id: str) -> bool:
    """Whether this card can be the next one off the deck, which has cards."""
    return contradiction(state, (card_id,)) is None
