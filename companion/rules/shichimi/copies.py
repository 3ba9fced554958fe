"""How many copies of each card there are, as one whole number: a byte for each card, in the order of `CARDS`.

Adding two such numbers counts two lots of cards together, and one addition tells whether any card comes more often
than it is printed: the referee asks that of every card that is drawn.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from models.shichimi import CARDS, Card, deck_of
from models.verdict import Violation, impossible

_BITS = 8
_TOP = 1 << _BITS - 1
UNIT: Mapping[str, int] = {card: 1 << _BITS * place for place, card in enumerate(CARDS)}
"""One copy of each card."""
_EVERY = sum(UNIT.values())


def copies(cards: Sequence[Card]) -> int:
    """These cards counted. At most 127 of them, so that no byte runs over."""
    count = 0
    for card in cards:
        count += UNIT[card]
    return count


@dataclass(frozen=True, slots=True)
class Deck:
    """How often each card is printed; `slack` added to a count sets a card's top bit where there are more."""

    printed: Mapping[str, int]
    slack: int

    @property
    def size(self) -> int:
        """How many cards it has."""
        return sum(self.printed.values())


@cache
def deck(habaneros: int, decks: int = 1) -> Deck:
    """A deck without victory cards. decks: shuffled into one."""
    printed = deck_of(habaneros, decks)
    return Deck(printed, sum((_TOP - 1 - printed[card]) * UNIT[card] for card in CARDS))


def check_copies(rule: str, known: int, new: Sequence[Card], printed: Deck) -> tuple[Violation, ...]:
    """Broken by the first new card of which, with those known, there would be more than printed.

    known: copies counted before, none of them more often than printed.
    """
    if len(new) < _TOP and not (known + copies(new) + printed.slack) & _EVERY * _TOP:
        return ()
    given = {card: known // UNIT[card] % (1 << _BITS) for card in CARDS}
    for card in new:
        given[card] += 1
        if given[card] > printed.printed[card]:
            case = "" if printed.printed[card] else "none"
            return (impossible(rule, case, card=card, printed=printed.printed[card], given=given[card]),)
    return ()
