"""Open cards: what slow and kai have in common."""

from collections.abc import Sequence
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
    missing = HAND - len(hand)
    return missing if missing < deck else deck


def check_draw(rule: str, player: int, hand: Cards, deck: int, cards: Sequence[Card]) -> tuple[Violation, ...]:
    """A refill draws exactly what it must. hand: the open cards before it; deck: cards left in the own deck."""
    given, due = len(cards), draws(hand, deck)
    if given == due:
        return ()
    case = "" if due == HAND - len(hand) else "deck"
    return (impossible(rule, case, seat=player, given=given, due=due, open=len(hand), deck=deck),)


def replaced(items: tuple[T, ...], index: int, item: T) -> tuple[T, ...]:
    """The tuple with one item replaced."""
    changed = list(items)
    changed[index] = item
    return tuple(changed)
