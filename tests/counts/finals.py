"""Finished games of every way to play, played at random, and what each seat has in front of it at their end."""

import random
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from companion.packs import shipped_packs
from companion.referee import Position, advance, turn
from models.dizzle import Record as DizzleRecord
from models.shichimi import SPICES
from tests.boze.selfplay import play as play_boze
from tests.boze.test_selfplay import PRACTICE as BOZE_BOX
from tests.dimsum.builders import table as dimsum_table
from tests.dimsum.test_selfplay import FACES, random_game
from tests.dizzle.table import fresh as dizzle_fresh
from tests.dizzle.table import record as dizzle_record
from tests.dizzle.test_play import a_legal_event
from tests.shichimi.builders import after, fresh
from tests.shichimi.builders import table as shichimi_table
from tests.shichimi.tables import KaiTable, SlowTable
from tests.shichimi.test_selfplay import MOST_TURNS, kai_move, slow_move
from tests.umami.test_selfplay import Cook

Raw = dict[str, Any]


class Final(NamedTuple):
    """A finished game: its record without events, its last position, each seat's count without type and player."""

    empty: Raw
    position: Position
    counts: list[Raw]


def dimsum(rng: random.Random) -> Final:
    faces = tuple(rng.choice(FACES) for _ in range(rng.randint(2, 4)))
    _, positions = random_game(rng, faces)
    seats = public(positions[-1])["seats"]
    counts = []
    for seat in seats:
        count = {key: seat[key] for key in ("cells", "gauge", "chips")}
        if seat["excluded"] is not None and rng.random() < 0.5:
            count["excluded"] = seat["excluded"]
        counts.append(count)
    return Final(dimsum_table(faces=faces), positions[-1], counts)


def umami(rng: random.Random) -> Final:
    cook = Cook(rng, rng.randint(2, 5))
    while cook.play_on():
        pass
    seats = public(cook.position)["seats"]
    counts = [
        {"dishes": [{key: dish[key] for key in ("cards", "favourite")} for dish in seat["dishes"]]} for seat in seats
    ]
    return Final({**cook.raw, "events": []}, cook.position, counts)


def boze(rng: random.Random) -> Final:
    """By id with the box, by points without; bonus cards and gains are read off the inner state, which alone has them."""
    pack = rng.choice([None, BOZE_BOX])
    game = play_boze(rng, rng.randint(2, 4), pack, rng.random() < 0.5, rng.random() < 0.8, "anyone")
    position = game.positions[-1]

    def named(card: Any) -> Raw:
        return {"id": card.key} if pack is not None else {"points": card.points, "name": card.key}

    counts = [
        {
            "characters": [named(worker.card) for worker in seat.workers if worker.card is not None],
            "items": [named(card) for worker in seat.workers for card in worker.items],
            "bonuses": [named(card) for card in seat.bonuses],
            "gains": seat.gains,
            "unpaid": seat.unpaid,
        }
        for seat in position.state.seats
    ]
    return Final({**game.raw, "events": []}, position, counts)


def dizzle(rng: random.Random) -> Final:
    sheet = rng.choice(shipped_packs("dizzle")).id
    players = rng.randint(1, 4)
    position = dizzle_fresh(sheet, players)
    while turn(position) is not None:
        position = advance(position, DizzleRecord.read_event(a_legal_event(position, rng)))
    counts = [
        {"crosses": seat["crosses"], "explosions": seat["explosions"], "flags": seat["flag"]}
        for seat in public(position)["seats"]
    ]
    return Final(dizzle_record(sheet, players), position, counts)


def race(rng: random.Random) -> Final:
    seats = rng.randint(2, 8)
    variant = "versus" if seats == 2 else "party"
    target = rng.randint(1, 4)
    position = fresh(variant, seats=seats, target=target)
    while position.phase == "in_progress":
        raws = [{"type": "flag", "player": rng.randrange(seats)}]
        raws += [{"type": "heap", "player": seat, "cards": some_heap(rng)} for seat in range(seats)]
        position = after(position, *raws)
    counts = [{"wins": seat["wins"]} for seat in public(position)["seats"]]
    return Final(shichimi_table(variant, seats=seats, target=target), position, counts)


def solo(rng: random.Random) -> Final:
    heaps = rng.randint(1, 3)
    raws = [
        {"type": "heap", "player": 0, "cards": ["togarashi", *spices] if rng.random() < 0.8 else ["togarashi"]}
        for spices in (SPICES[:6], SPICES[5:11], SPICES[:3] + SPICES[8:])[:heaps]
    ]
    position = after(fresh("solo", heaps=heaps), *raws)
    complete = sum(heap["verdict"] != "no" for heap in public(position)["rounds"][0]["heaps"])
    return Final(shichimi_table("solo", heaps=heaps), position, [{"heaps": complete}])


def slow(rng: random.Random) -> Final:
    habanero = rng.random() < 0.5
    physical = SlowTable(rng)
    deal: Raw = {"type": "deal", "hands": [list(hand) for hand in physical.hands]}
    position = after(fresh("slow", habanero=habanero), deal)
    while position.phase == "in_progress":
        raw = slow_move(rng, position, physical)
        physical.play(raw)
        position = after(position, raw)
    keys = ("togarashi", "victory", "peeks")[: 3 if habanero else 2]
    counts = [{key: seat[key] for key in keys} for seat in public(position)["seats"]]
    return Final(shichimi_table("slow", habanero=habanero), position, counts)


def kai(rng: random.Random) -> Final:
    """Whose deck ran out first the table remembers; the state does not tell it."""
    while True:
        seats, lazy = rng.randint(3, 5), rng.random() < 0.5
        physical = KaiTable(rng, seats)
        deal: Raw = {"type": "deal", "hands": [list(hand) for hand in physical.hands]}
        position, moves, first = after(fresh("kai", seats=seats, lazy=lazy), deal), 0, None
        while position.phase == "in_progress" and moves < MOST_TURNS:
            raw = kai_move(rng, physical)
            physical.play(raw)
            position, moves = after(position, raw), moves + 1
            if physical.queue is not None and first is None:
                first = physical.ran_out[0]
        if position.phase == "finished":
            break
    state = public(position)
    counts = [
        {
            **{key: seat[key] for key in ("shichimi", "ichimi", "extra")},
            "habanero": hand.count("habanero"),
            "deck": deck,
        }
        for seat, hand, deck in zip(state["seats"], state["hands"], state["decks"], strict=True)
    ]
    if lazy and first is not None:
        counts[first]["first"] = True
    return Final(shichimi_table("kai", seats=seats, lazy=lazy), position, counts)


def public(position: Position) -> Raw:
    return position.rules.public(position.state, position.phase)


def some_heap(rng: random.Random) -> list[str]:
    """A shichimi, an ichimi, or something that is neither."""
    kind = rng.random()
    if kind < 0.6:
        return ["togarashi"] * rng.randint(1, 5) + rng.sample(SPICES, 6)
    return ["togarashi"] * 7 if kind < 0.8 else rng.sample(SPICES, 3)


WAYS: dict[str, Callable[[random.Random], Final]] = {
    "dimsum": dimsum,
    "umami": umami,
    "boze": boze,
    "dizzle": dizzle,
    "race": race,
    "solo": solo,
    "slow": slow,
    "kai": kai,
}


def finals(way: str, count: int, seed: int = 0) -> Iterator[Final]:
    """Some finished games of one way to play."""
    rng = random.Random(f"{way} {seed}")
    return (WAYS[way](rng) for _ in range(count))


def counted(final: Final, order: list[int] | None = None) -> Raw:
    """The record that enters a final's counts, in this order of seats."""
    events = [{"type": "count", "player": seat, **final.counts[seat]} for seat in order or range(len(final.counts))]
    return {**final.empty, "events": events}


__all__ = ["WAYS", "Final", "counted", "finals", "public"]
