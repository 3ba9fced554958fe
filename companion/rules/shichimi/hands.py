"""Open cards, decks and copies: what slow and kai (and the decks of the flag race) have in common."""

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import TypeVar

from models.shichimi import HAND, Card, Cards
from models.verdict import Violation, impossible

T = TypeVar("T")


def without(hand: Cards, card: Card) -> Cards:
    """The open cards after the first one of this name has left."""
    index = hand.index(card)
    return hand[:index] + hand[index + 1 :]


def draws(hand: Cards, deck: int) -> int:
    """How many cards a refill draws: back to four, or all that the deck has left."""
    return min(HAND - len(hand), deck)


def check_copies(rule: str, known: Sequence[Card], new: Sequence[Card], deck: Mapping[str, int]) -> Iterator[Violation]:
    """Broken by the first new card of which, with those known, there would be more than printed in `deck`."""
    if not new:
        return
    count = Counter(known)
    for card in new:
        count[card] += 1
        if count[card] > deck[card]:
            case = "" if deck[card] else "none"
            yield impossible(rule, case, card=card, printed=deck[card], given=count[card])
            return


def check_draw(rule: str, player: int, hand: Cards, deck: int, cards: Sequence[Card]) -> Iterator[Violation]:
    """A refill draws exactly what it must. hand: the open cards before it; deck: cards left in the own deck."""
    given, due = len(cards), draws(hand, deck)
    if given != due:
        case = "" if due == HAND - len(hand) else "deck"
        yield impossible(rule, case, seat=player, given=given, due=due, open=len(hand), deck=deck)


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    return (*items[:index], item, *items[index + 1 :])
