"""Dim sum: two to four players fill a stomach of fourteen numbered cells with cubes, seven cards each.

A turn is take a card, place its cubes, and near the end choose a bonus. Cubes cover the smallest free cell and
keep the card's shape; what does not fit overflows and moves the indigestion gauge. From a filled cell 14 on,
cubes are stacked on cubes of their colour. Points for cubes, but the most common colour seen from above is left out.

Not judged: which cards lie in the deck (only what the cards seen prove), and whether the cubes in reach suffice.
"""

from typing import Any, Literal

from companion.game import Seating
from companion.rulebooks.dimsum import BOOK
from companion.rules.dimsum.changing import apply
from companion.rules.dimsum.judging import check, check_cards_seen
from companion.rules.dimsum.scoring import left_out, lines, most_common, public, scores
from companion.rules.dimsum.shapes import distinct, legal_cells, outcome, overflows, placements
from companion.rules.dimsum.turns import due, is_over
from models.base import RecordError
from models.dimsum import TURNS, Bonus, Exclude, Pack, Place, SeatState, State, Take
from models.record import Event
from models.result import Turn

__all__ = [
    "LINES",
    "RULES",
    "apply",
    "check",
    "distinct",
    "due",
    "end_rule",
    "is_over",
    "left_out",
    "legal_cells",
    "lines",
    "may_follow_end",
    "most_common",
    "options",
    "outcome",
    "overflows",
    "placements",
    "possible_cards",
    "public",
    "scores",
    "start",
    "turn",
    "turn_rule",
]

RULES = BOOK.rules
LINES = ("stomach", "betsubara", "full", "colors", "face", "gauge", "chips", "adjust")


def start(setup: Seating) -> State:
    """The table before the deal. Raises RecordError where a face is not in the pack."""
    pack: Pack = setup.pack
    chosen: tuple[str, ...] = setup.options.faces
    if len(chosen) != setup.seats:
        raise RecordError("options.faces", "faces-per-seat", seats=setup.seats, value=len(chosen))
    faces = {face.id: face for face in pack.faces}
    for seat, face in enumerate(chosen):
        if face not in faces:
            raise RecordError(f"options.faces[{seat}]", "unknown-face", value=face)
    return State(
        setup=setup,
        faces=tuple(faces[face] for face in chosen),
        cards={card.id: card for card in pack.cards},
        display=(None, None, None),
        deck=TURNS * setup.seats,
        seats=(SeatState(),) * setup.seats,
    )


def turn_rule(state: State) -> str:
    """Whose turn it is, and which seats exist."""
    return "dimsum.turn"


def end_rule(state: State) -> str:
    """What comes after the end breaks the same rule."""
    return "dimsum.turn"


def may_follow_end(event: Event) -> bool:
    """Which colour is left out is said after the last turn."""
    return isinstance(event, Exclude)


def turn(state: State) -> Turn:
    """The seat whose turn it is and the step that is due; before the deal anyone may enter it."""
    if not state.dealt:
        return Turn(player=None, expects=("deal",))
    return Turn(player=state.to_act, expects=(due(state),))


def options(state: State) -> tuple[Any, ...]:
    """Every legal event now: the takes with each card that could be turned up, the ways to place, the bonuses."""
    if not state.dealt:
        return ()
    step, player = due(state), state.to_act
    if step == "take":
        return _takes(state, player)
    if step == "place":
        card = state.seats[player].card
        assert card is not None
        return tuple(Place(type="place", player=player, cells=cells) for cells in legal_cells(state, player, card))
    if is_over(state):
        return ()
    choices: tuple[Literal["chip", "gauge"], ...] = ("chip", "gauge") if state.seats[player].gauge else ("chip",)
    return tuple(Bonus(type="bonus", player=player, choice=choice) for choice in choices)


def possible_cards(state: State) -> tuple[str, ...]:
    """The cards that the deck can still hold, as far as the cards seen tell, in the pack's order."""
    if state.deck == 0 and state.dealt:
        return ()
    return tuple(card for card in state.cards if not any(check_cards_seen(state, (card,))))


def _takes(state: State, player: int) -> tuple[Take, ...]:
    drawn = possible_cards(state)
    takes = []
    for slot, card in enumerate(state.display):
        if card is not None:
            refills: tuple[str | None, ...] = drawn if state.deck else (None,)
            takes += [Take(type="take", player=player, slot=slot, refill=refill) for refill in refills]
    takes += [Take(type="take", player=player, card=card) for card in drawn]
    return tuple(takes)
