"""Claims on an umami table: which are called out, which were let go, how near everybody is to a favourite."""

import json

from companion.rules import umami as rules
from companion.texts.umami import lack_text, reason_text
from models.umami import Favourite
from views.i18n import umami as words
from views.theme import Look
from views.umami.claims import CallOut, Near
from views.umami.moment import Moment


def key_of(m: Moment, claim: rules.Claimable) -> str:
    """What a claim rests on: while that stays the same, one that was let go is not called out again."""
    seats = m.state.seats
    mine = seats[claim.player].dishes[claim.dish].cards
    theirs: tuple[str, ...] = ()
    if claim.owner is not None and claim.owner_dish is not None:
        theirs = seats[claim.owner].dishes[claim.owner_dish].cards
    return json.dumps([*claim, mine, theirs, claim.card(m.state).model_dump(mode="json")])


def still_let_go(m: Moment) -> list[str]:
    """What the claims rest on that were let go and could still be made."""
    if not m.let_go:
        return []
    return [key for claim in m.claimable if (key := key_of(m, claim)) in m.let_go]


def called(m: Moment) -> list[rules.Claimable]:
    """The claims to call out, in the order of the table, without those that were let go."""
    if not m.let_go:
        return list(m.claimable)
    return [claim for claim in m.claimable if key_of(m, claim) not in m.let_go]


AT_ONCE = 3
"""So many claims are called out together where there is room."""


def calls(m: Moment, look: Look) -> list[CallOut]:
    """The claims that are shown: on wide screens the first few, else one of them."""
    claims = called(m)
    if not claims:
        return []
    if look.wide:
        return [_call(m, look, claim, place, 1) for place, claim in enumerate(claims[:AT_ONCE])]
    at = m.claim_at % len(claims)
    return [_call(m, look, claims[at], at, len(claims))]


def _call(m: Moment, look: Look, claim: rules.Claimable, at: int, count: int) -> CallOut:
    seat = m.table.seats[claim.player]
    line = look.t(words.CLAIM_LINE, name=seat.name, dish=claim.dish + 1)
    why = "" if claim.owner is None else reason_text(m.state, claim, m.table.setup, look.lang)
    return CallOut(seat, line, claim.card(m.state), why, at + 1, count)


def asked_favourite(m: Moment) -> tuple[Favourite, tuple[int, int] | None] | None:
    """The favourite whose sheet is open, and the (seat, dish) that holds it."""
    kind, _, rest = (m.now.asked or "").partition("-")
    if kind == "fav":
        slot = int(rest)
        card = m.state.favourites[slot] if slot < len(m.state.favourites) else None
        return (card, None) if card is not None else None
    if kind == "held":
        seat, index = (int(part) for part in rest.split("-"))
        card = m.state.seats[seat].dishes[index].favourite
        return (card, (seat, index)) if card is not None else None
    return None


def near(m: Moment, look: Look) -> list[Near]:
    """How near everybody is to the favourite asked about, from the seat that acts."""
    found = asked_favourite(m)
    if found is None:
        return []
    card, holder = found
    out = []
    players = len(m.state.seats)
    for offset in range(players):
        seat = (m.seat + offset) % players
        lack = rules.nearest(m.state, seat, card, holder)
        can = claim_by(m, seat) is not None
        out.append(Near(m.table.seats[seat], lack_text(lack, card, look.lang), can))
    return out


def claim_by(m: Moment, seat: int) -> rules.Claimable | None:
    """The claim of a seat on the favourite asked about."""
    kind, _, rest = (m.now.asked or "").partition("-")
    for claim in m.claimable:
        where = str(claim.favourite) if kind == "fav" else f"{claim.owner}-{claim.owner_dish}"
        if claim.player == seat and where == rest:
            return claim
    return None
