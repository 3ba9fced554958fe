"""What a heap of cards is, and what it can still become: one judgement for all five variants."""

from collections import Counter
from functools import lru_cache

from companion.rules.shichimi.copies import UNIT, copies
from models.shichimi import CARDS, HABANERO, SPICES, TOGARASHI, Card, Cards, Judgement, OpenHeap

OTHERS = 6
"""Spices beside togarashi in a shichimi."""

ICHIMI = 7
"""Togarashi in an ichimi, at least."""

MOST_KINDS = 7
"""Kinds of spice in a heap that is not spoiled, togarashi counted as one."""


@lru_cache(maxsize=8192)
def judge(cards: Cards) -> Judgement:
    """The verdict on a heap, with every reason why it is not complete (shichimi page, at the top).

    A shichimi has at least one togarashi, exactly six other spices, one of each, and no habanero; an ichimi is seven
    or more togarashi and nothing else. A habanero is no spice.
    """
    togarashi, habaneros = cards.count(TOGARASHI), cards.count(HABANERO)
    if togarashi >= ICHIMI and togarashi == len(cards):
        return Judgement("ichimi", togarashi)
    others = len(set(cards)) - (togarashi > 0) - (habaneros > 0)
    if togarashi and others == OTHERS and len(cards) == togarashi + OTHERS:
        return Judgement("shichimi", togarashi)
    reasons = {
        "no-togarashi": togarashi == 0,
        "too-few": others < OTHERS,
        "too-many": others > OTHERS,
        "duplicate": len(cards) - togarashi - habaneros > others,
        "habanero": habaneros > 0,
    }
    return Judgement("no", togarashi, tuple(reason for reason, holds in reasons.items() if holds))


@lru_cache(maxsize=8192)
def is_spoiled(cards: Cards) -> bool:
    """台無し: eight or more kinds of spice, togarashi counted as one, or a spice other than togarashi twice."""
    return len(set(cards) - {HABANERO}) > MOST_KINDS or bool(doubled(cards))


def doubled(cards: Cards) -> frozenset[Card]:
    """The spices other than togarashi that lie in a heap more than once."""
    return frozenset(card for card, count in Counter(cards).items() if count > 1 and card not in (TOGARASHI, HABANERO))


def told_heap(togarashi: int | None) -> Cards:
    """Cards that stand for a heap of which only was told that it is a shichimi with so many togarashi.

    None: that it is not complete, which no card stands for.
    """
    return () if togarashi is None else (*((TOGARASHI,) * togarashi), *SPICES[:OTHERS])


def is_told(cards: Cards) -> bool:
    """Whether these cards may only stand for a shichimi, so that they are not shown as what lay there."""
    return cards == told_heap(cards.count(TOGARASHI))


_ANY = copies(CARDS) - UNIT[HABANERO]
_TOGARASHI = UNIT[TOGARASHI]
_LEFT = _ANY.bit_count() - OTHERS
"""So many would still fit once six spices beside togarashi lie there."""

EMPTY = OpenHeap((), _ANY)
"""An open heap before its first card."""


def fits(heap: OpenHeap, card: Card) -> bool:
    """Whether the heap can still become complete with this card."""
    return bool(heap.fits & UNIT[card])


def laid(heap: OpenHeap, card: Card) -> OpenHeap:
    """The open heap with one more card, which fits or was laid by a ruling."""
    cards, fitting = (*heap.cards, card), heap.fits
    if not fitting & UNIT[card]:
        return OpenHeap(cards, 0, False)
    if card == TOGARASHI:
        return OpenHeap(cards, fitting, fitting == _TOGARASHI or (fitting == _ANY and len(cards) >= ICHIMI))
    fitting -= UNIT[card]
    if fitting.bit_count() > _LEFT:
        return OpenHeap(cards, fitting, False)
    return OpenHeap(cards, _TOGARASHI, TOGARASHI in cards)


def misfit(card: Card, cards: Cards) -> str | None:
    """Why the heap can no longer become complete with this card, None if it still can.

    ``habanero`` fits nowhere; ``ruined``: a ruling spoilt the heap and nothing mends it; ``there``: the spice lies in
    it already; ``full``: it has six spices beside togarashi. Togarashi fits every heap that is not ruined.
    """
    if card == HABANERO:
        return "habanero"
    missing = missing_kinds(cards)
    if missing is None:
        return "ruined"
    if card == TOGARASHI:
        return None
    if card in cards:
        return "there"
    return "full" if missing == 0 else None


def missing_kinds(cards: Cards) -> int | None:
    """How many spices beside togarashi a shichimi out of this heap still needs, None if it can be none any more."""
    others = [card for card in cards if card != TOGARASHI]
    if HABANERO in others or len(set(others)) < len(others) or len(others) > OTHERS:
        return None
    return OTHERS - len(others)


def missing_togarashi(cards: Cards) -> int | None:
    """How many togarashi an ichimi out of this heap still needs, None where other cards lie in it."""
    return max(0, ICHIMI - len(cards)) if all(card == TOGARASHI for card in cards) else None
