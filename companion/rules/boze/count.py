"""What lies before a player of boze, counted at the end (count page)."""

from collections.abc import Iterator, Mapping
from itertools import islice

from companion.counting import counted_seats
from companion.game import Counting, Counts
from companion.rules.boze.table import EACH_TOLD
from models.boze import COMPANIONS, Card, CardId, CardsTally, SeatState, State, TalliedCard, Worker
from models.verdict import Violation, impossible


def _check(start: State, others: Counts, tally: CardsTally) -> Iterator[Violation]:
    return islice(_broken(start, others, tally), EACH_TOLD)


def _broken(start: State, others: Counts, tally: CardsTally) -> Iterator[Violation]:
    for kind in ("character", "item", "bonus"):
        printed = _printed(start, kind)
        for card in _listed(tally, kind):
            if isinstance(card, CardId) and card.id not in printed:
                yield impossible("boze.count", kind, card=card.id)
    for kind in ("character", "item"):
        yield from _check_copies(others, tally, kind)
    if len(tally.characters) > COMPANIONS:
        yield impossible("boze.count", "characters", seat=tally.player, count=len(tally.characters), most=COMPANIONS)


def _check_copies(others: Counts, tally: CardsTally, kind: str) -> Iterator[Violation]:
    """Each character and item is one card. Bonus cards come from hands that nobody sees, as in a game that is entered."""
    owners = {id: seat for seat, other in counted_seats(others) for id in _ids(other, kind)}
    seen: set[str] = set()
    for id in _ids(tally, kind):
        if id in seen:
            yield impossible("boze.count", "twice", card=id, seat=tally.player)
        elif id in owners:
            yield impossible("boze.count", "taken", card=id, seat=tally.player, other=owners[id])
        seen.add(id)


def _ids(tally: CardsTally, kind: str) -> tuple[str, ...]:
    return tuple(card.id for card in _listed(tally, kind) if isinstance(card, CardId))


def _end(start: State, counts: Counts) -> State:
    return start._replace(seats=tuple(SeatState() if tally is None else _seat(start, tally) for tally in counts))


def _seat(start: State, tally: CardsTally) -> SeatState:
    """The items lie with the first character: who wears them makes no point."""
    first = Worker(items=_cards(start, tally, "item"))
    return SeatState(
        workers=(first, *map(Worker, _cards(start, tally, "character"))),
        bonuses=_cards(start, tally, "bonus"),
        gains=tally.gains,
        unpaid=tally.unpaid,
    )


def _cards(start: State, tally: CardsTally, kind: str) -> tuple[Card, ...]:
    printed = _printed(start, kind)
    return tuple(
        printed[card.id] if isinstance(card, CardId) else Card(card.name or "", 0, card.points)
        for card in _listed(tally, kind)
    )


def _listed(tally: CardsTally, kind: str) -> tuple[CardId | TalliedCard, ...]:
    return {"character": tally.characters, "item": tally.items, "bonus": tally.bonuses}[kind]


def _printed(start: State, kind: str) -> Mapping[str, Card]:
    """The pack's cards of a kind by id; none without a pack, where cards are told by their points."""
    catalogue = start.catalogue
    if catalogue is None:
        return {}
    return {"character": catalogue.characters, "item": catalogue.items, "bonus": catalogue.bonuses}[kind]


def counting(state: State) -> Counting:
    """How the cards before a player are counted."""
    return _COUNTING


_COUNTING = Counting("boze.count", _check, _end)
