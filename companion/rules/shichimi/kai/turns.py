"""改: whose turn it is, what may be done in it, and when the game is over."""

from companion.rules.shichimi.heap import fits
from models.result import Turn
from models.shichimi import HABANERO, Card, KaiState


def turn_rule(state: KaiState) -> str:
    """Whose turn it is, and which seats exist."""
    return "kai.turn"


def end_rule(state: KaiState) -> str:
    """What comes after the end breaks the same rule."""
    return "kai.turn"


def is_over(state: KaiState) -> bool:
    """Three are collected, or the last round has been played."""
    return state.over


def homes(state: KaiState, card: Card) -> tuple[int, ...]:
    """The heaps (0 to 3) that the card fits."""
    return tuple([index for index, heap in enumerate(state.heaps) if fits(heap, card)])


def is_stuck(state: KaiState, seat: int) -> bool:
    """None of the seat's open cards fits any heap."""
    return not any(fits(heap, card) for card in state.hands[seat] for heap in state.heaps)


def may_reclaim(state: KaiState, seat: int) -> bool:
    """Whether a reclaim is legal: in the own turn, stuck, nothing placed or reclaimed, and a heap to take."""
    now = state.turn
    if seat != now.seat or now.placed or now.reclaimed:
        return False
    return is_stuck(state, seat) and any(heap.cards for heap in state.heaps)


def may_refill(state: KaiState, seat: int) -> bool:
    """A card has been placed in this turn, or nothing but habaneros is open."""
    if state.turn.placed and seat == state.turn.seat:
        return True
    return all(card == HABANERO for card in state.hands[seat])


def complete_heaps(state: KaiState) -> tuple[int, ...]:
    """The heaps (0 to 3) that can be collected."""
    return tuple([index for index, heap in enumerate(state.heaps) if heap.complete])


def turn(state: KaiState) -> Turn:
    """The seat whose turn it is and what it may do."""
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    seat = state.turn.seat
    steps = {
        "place": not is_stuck(state, seat),
        "reclaim": may_reclaim(state, seat),
        "collect": bool(complete_heaps(state)),
        "pass-habanero": HABANERO in state.hands[seat],
        "refill": may_refill(state, seat),
    }
    return Turn(player=seat, expects=tuple(step for step, open_now in steps.items() if open_now))
