"""Random games of every variant to the end: what must hold whatever is played, against tables kept a second time."""

import random
from collections import Counter
from itertools import combinations_with_replacement
from typing import Any

import pytest

from companion.records import read
from companion.referee import Position, advance, judge, referee, stands, start, turn
from models.shichimi import CARDS, SPICES
from tests.shichimi.builders import NAMES, RULED, Raw, after, event, fresh, full_deck, table
from tests.shichimi.tables import KaiTable, SlowTable, is_complete

MOST_TURNS = 400


def slow_move(rng: random.Random, position: Position, physical: SlowTable) -> Raw:
    due = turn(position)
    assert due is not None
    seat = due.player
    kind = rng.choice([step for step in due.expects if step != "refill"] or ["refill"])
    if "refill" in due.expects and rng.random() < 0.4:
        kind = "refill"
    heap = rng.choice([h for h in range(3) if physical.heaps[h]] or [0])
    if kind == "place":
        return {
            "type": "place",
            "player": seat,
            "card": rng.choice(physical.hands[physical.seat]),
            "heap": rng.randrange(3),
        }
    if kind == "refill":
        deck, hand = physical.decks[physical.seat], physical.hands[physical.seat]
        return {"type": "refill", "player": seat, "cards": [deck.pop() for _ in range(min(4 - len(hand), len(deck)))]}
    return {"type": kind, "player": seat, "heap": heap}


@pytest.mark.parametrize("habanero", [False, True])
def test_slow_games_end_with_every_card_where_a_second_table_has_it(habanero: bool) -> None:
    rng = random.Random(habanero)
    for number in range(150):
        physical = SlowTable(rng)
        box = Counter(full_deck(habaneros=0) * 2)
        raws: list[Raw] = [{"type": "deal", "hands": [list(hand) for hand in physical.hands]}]
        position = after(fresh("slow", habanero=habanero), raws[0])
        while position.phase == "in_progress":
            raw = slow_move(rng, position, physical)
            physical.play(raw)
            raws.append(raw)
            position = after(position, raw)
            state = position.state
            assert [list(hand) for hand in state.hands] == physical.hands
            assert [list(heap) for heap in state.heaps] == physical.heaps
            assert list(state.decks) == [len(deck) for deck in physical.decks]
            assert [seat.togarashi + 3 * seat.victory for seat in state.seats] == physical.points
            assert [seat.peeks for seat in state.seats] == physical.peeks
            assert physical.every_card() == box
            assert position.phase == "finished" or turn(position).player == physical.seat  # type: ignore[union-attr]
            assert len(raws) < MOST_TURNS
        assert physical.turns_left == 0
        if number < 20:
            replayed = referee(read(table("slow", *raws, habanero=habanero)))
            assert replayed.status == "finished"
            assert replayed.state == position.rules.public(position.state, "finished")


def kai_moves(physical: KaiTable) -> list[Raw]:
    """Every event there is, but for the cards drawn: those are a placeholder that the decks can always hold."""
    moves: list[Raw] = []
    for seat in range(physical.seats):
        hand = dict.fromkeys(physical.hands[seat])
        for heap in range(4):
            moves += [{"type": "place", "player": seat, "card": card, "heap": heap} for card in hand]
            moves += [{"type": kind, "player": seat, "heap": heap} for kind in ("reclaim", "collect")]
        refill = physical.decks[seat][0] if physical.decks[seat] else None
        moves += [{"type": "pass-habanero", "player": seat, "to": to, "refill": refill} for to in range(physical.seats)]
        deck, missing = physical.decks[seat], 4 - len(physical.hands[seat])
        moves.append({"type": "refill", "player": seat, "cards": deck[:missing]})
    return moves


def kai_move(rng: random.Random, physical: KaiTable) -> Raw:
    legal = [move for move in kai_moves(physical) if physical.legal(move)]
    kinds = sorted({move["type"] for move in legal} - ({"pass-habanero"} if rng.random() < 0.8 else set()))
    kind = rng.choice(kinds or ["pass-habanero"])
    if "refill" in kinds and rng.random() < 0.3:
        kind = "refill"
    move = rng.choice([move for move in legal if move["type"] == kind])
    if kind == "refill":
        move["cards"] = physical.draw(move["player"], 4 - len(physical.hands[move["player"]]))
    elif kind == "pass-habanero":
        move["refill"] = next(iter(physical.draw(move["player"], 1)), None)
    return move


def expected_steps(physical: KaiTable) -> list[str]:
    kinds = {move["type"] for move in kai_moves(physical) if move["player"] == physical.seat and physical.legal(move)}
    return [kind for kind in ("place", "reclaim", "collect", "pass-habanero", "refill") if kind in kinds]


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_kai_games_end_with_every_card_where_a_second_table_has_it(seats: int) -> None:
    rng = random.Random(seats)
    box = Counter(full_deck(habaneros=4, decks=2))
    endings = Counter[bool]()
    for number in range(80):
        physical = KaiTable(rng, seats)
        raws: list[Raw] = [{"type": "deal", "hands": [list(hand) for hand in physical.hands]}]
        position = after(fresh("kai", seats=seats), raws[0])
        while position.phase == "in_progress" and len(raws) < MOST_TURNS:
            due = turn(position)
            assert due is not None
            assert (due.player, list(due.expects)) == (physical.seat, expected_steps(physical))
            raw = kai_move(rng, physical)
            physical.play(raw)
            raws.append(raw)
            position = after(position, raw)
            state = position.rules.public(position.state, position.phase)
            assert state["hands"] == physical.hands
            assert state["heaps"] == physical.heaps
            assert state["decks"] == [len(deck) for deck in physical.decks]
            assert state["last_round"] == (physical.queue is not None)
            assert [seat["skip"] for seat in state["seats"]] == physical.skip
            assert physical.every_card() == box
            assert (position.phase == "finished") == physical.over
            assert [sum(line.points for line in score.lines) for score in scores(position)] == [
                physical.total(seat) for seat in range(seats)
            ]
        endings[state["last_round"]] += position.phase == "finished"
        if number < 10:
            replayed = referee(read(table("kai", *raws, seats=seats)))
            assert replayed.problem is None
            assert replayed.state == state
    assert endings.total() > 60
    assert endings[True]


def scores(position: Position) -> tuple[Any, ...]:
    return position.rules.scores(position.state, position.phase).seats


@pytest.mark.parametrize("seed", range(3))
def test_kai_verdicts_agree_with_the_second_table_on_every_event(seed: int) -> None:
    rng = random.Random(100 + seed)
    for _ in range(6):
        physical = KaiTable(rng, 3)
        position = after(fresh("kai"), {"type": "deal", "hands": [list(hand) for hand in physical.hands]})
        while position.phase == "in_progress" and rng.random() < 0.98:
            for move in kai_moves(physical):
                assert (judge(position, event("kai", move)) == ()) == physical.legal(move), move
            raw = kai_move(rng, physical)
            physical.play(raw)
            position = after(position, raw)
        listed = position.rules.options(position.state)
        assert listed is not None
        every = every_kai_event(physical)
        legal = [event("kai", raw) for raw in every if not physical.over and physical.legal(raw)]
        assert Counter(map(str, listed)) == Counter(map(str, legal))


def every_kai_event(physical: KaiTable) -> list[Raw]:
    """All events with all cards drawn in the order of `CARDS`, legal or not."""
    events = [move for move in kai_moves(physical) if move["type"] not in ("refill", "pass-habanero")]
    for seat in range(physical.seats):
        for to in range(physical.seats):
            events += [{"type": "pass-habanero", "player": seat, "to": to, "refill": card} for card in (None, *CARDS)]
    for size in range(5):
        for drawn in combinations_with_replacement(CARDS, size):
            events.append({"type": "refill", "player": physical.seat, "cards": list(drawn)})
    return events


@pytest.mark.parametrize("habanero", [False, True])
def test_slow_options_are_what_the_second_table_finds_legal(habanero: bool) -> None:
    rng = random.Random(7)
    for _ in range(4):
        physical = SlowTable(rng)
        position = after(
            fresh("slow", habanero=habanero), {"type": "deal", "hands": [list(hand) for hand in physical.hands]}
        )
        for _ in range(rng.randrange(60)):
            if position.phase == "in_progress":
                raw = slow_move(rng, position, physical)
                physical.play(raw)
                position = after(position, raw)
        seat = physical.seat
        every: list[Raw] = []
        for heap in range(3):
            every += [{"type": kind, "player": seat, "heap": heap} for kind in ("spoiled", "complete", "peek")]
            every += [{"type": "place", "player": seat, "card": card, "heap": heap} for card in CARDS]
        for size in range(5):
            for drawn in combinations_with_replacement(CARDS, size):
                every.append({"type": "refill", "player": seat, "cards": list(drawn)})
        legal = [raw for raw in every if position.phase == "in_progress" and physical.legal(raw, habanero)]
        listed = position.rules.options(position.state)
        assert listed is not None
        assert Counter(map(str, listed)) == Counter(str(event("slow", raw)) for raw in legal)


# --- the flag race -------------------------------------------------------------------------------------------------


def round_winners(heaps: list[list[str]], taker: int) -> list[int]:
    """Who wins a round, said a second time."""
    if not is_complete(heaps[taker]):
        return [seat for seat in range(len(heaps)) if seat != taker]
    hot = [heap.count("togarashi") if is_complete(heap) else -1 for heap in heaps]
    return [taker] if hot[taker] == max(hot) else [seat for seat, n in enumerate(hot) if n == max(hot)]


def random_heap(rng: random.Random, habaneros: int) -> list[str]:
    """A heap out of a real deck, complete more often than not."""
    kind = rng.random()
    if kind < 0.6:
        return ["togarashi"] * rng.randint(1, 4) + rng.sample(SPICES, 6)
    if kind < 0.7:
        return ["togarashi"] * rng.randint(6, 9)
    deck = full_deck(habaneros)
    return rng.sample(deck, rng.randrange(12))


@pytest.mark.parametrize("seats", range(2, 9))
def test_flag_races_are_won_by_the_rounds_a_second_count_gives(seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(40):
        target = rng.randint(1, 4)
        variant = "versus" if seats == 2 else "party"
        position, raws = fresh(variant, seats=seats, target=target), []
        wins, number = [0] * seats, 1
        while position.phase == "in_progress":
            taker = rng.randrange(seats)
            heaps = [random_heap(rng, min(2, won)) for won in wins]
            order = rng.sample(range(seats), seats)
            entered: list[Raw] = [{"type": "flag", "player": taker}]
            entered += [{"type": "heap", "player": seat, "cards": heaps[seat]} for seat in order]
            if rng.random() < 0.2:
                entered = [*entered[: rng.randrange(seats + 1)], {"type": "void"}]
            raws += entered
            position = after(position, *entered)
            if entered[-1]["type"] != "void":
                won_by = round_winners(heaps, taker)
                wins = [won + (seat in won_by) for seat, won in enumerate(wins)]
                number += max(wins) < target
            state = position.rules.public(position.state, position.phase)
            assert [seat["wins"] for seat in state["seats"]] == wins
            assert [seat["habanero"] for seat in state["seats"]] == [min(2, won) for won in wins]
            assert state["round"] == number
            assert len(raws) < 3000
        replayed = referee(read(table(variant, *raws, seats=seats, target=target)))
        assert list(replayed.winners) == [seat for seat in range(seats) if wins[seat] >= target]
        assert [row.total for row in replayed.standings] == wins


@pytest.mark.parametrize("heaps", [1, 2, 3])
def test_solo_games_are_won_when_every_heap_is_complete(heaps: int) -> None:
    rng = random.Random(heaps)
    outcomes = Counter[bool]()
    for _ in range(300):
        deck = full_deck(habaneros=1)
        rng.shuffle(deck)
        laid: list[list[str]] = []
        for _ in range(heaps):
            # Laid by a player who mostly looks, out of what the other heaps have left.
            heap: list[str] = []
            for card in list(deck):
                if not is_complete(heap) and (card == "togarashi" or (card != "habanero" and card not in heap)):
                    heap.append(card)
                    deck.remove(card)
            laid.append(heap[: rng.choice([99, 99, 99, 3])])
        found = referee(read(table("solo", *({"type": "heap", "player": 0, "cards": h} for h in laid), heaps=heaps)))
        won = all(map(is_complete, laid))
        assert found.status == "finished"
        assert found.winners == ((0,) if won else ())
        assert found.standings[0].total == sum(map(is_complete, laid))
        outcomes[won] += 1
    assert min(outcomes[True], outcomes[False]) > 20


# --- noise ---------------------------------------------------------------------------------------------------------


def noise(rng: random.Random, variant: str, seats: int) -> Raw:
    """Any event of the variant's table, mostly wrong, mostly with a ruling."""
    seat, heap, card = rng.randrange(seats + 1), rng.randrange(3), rng.choice(CARDS)
    some = rng.choices(CARDS[:6], k=rng.randrange(5))
    hands = [rng.choices(CARDS, k=4) for _ in range(2 if variant == "slow" else rng.choice([seats, seats, 2]))]
    placing = {"type": "place", "player": seat, "card": card, "heap": heap}
    common = [{"type": "deal", "hands": hands}, placing, {"type": "refill", "player": seat, "cards": some}]
    on_heap = {"player": seat, "heap": heap}
    choices: list[Raw]
    if variant == "slow":
        choices = [*common, *({"type": kind, **on_heap} for kind in ("spoiled", "complete", "peek"))]
    elif variant == "kai":
        given = {"type": "pass-habanero", "player": seat, "to": rng.randrange(seats + 1)}
        choices = [*common, placing, *({"type": kind, **on_heap} for kind in ("reclaim", "collect"))]
        choices += [{**given, "refill": card}, {**given, "refill": None}]
    else:
        entered = {"type": "heap", "player": seat, "cards": rng.choice([some, []])}
        choices = [{"type": "flag", "player": seat, "margin": 3}, entered, entered, {"type": "void"}]
    raw = rng.choice(choices)
    return {**raw, **RULED} if rng.random() < 0.8 else raw


@pytest.mark.parametrize(
    ("variant", "seats"), [("solo", 1), ("versus", 2), ("party", 5), ("slow", 2), ("kai", 3), ("kai", 5)]
)
def test_random_entries_with_rulings_never_break_the_referee_or_lose_a_card(variant: str, seats: int) -> None:
    rng = random.Random(seats)
    for _ in range(60):
        position = start(read(table(variant, seats=seats)).setup)
        for _ in range(70):
            entered = event(variant, noise(rng, variant, seats))
            if stands(judge(position, entered), entered):
                position = advance(position, entered)
        state = position.rules.public(position.state, position.phase)
        if variant == "kai":
            lying = sum(map(len, state["hands"] + state["heaps"])) + sum(state["decks"])
            taken = sum(len(heap.cards) for own in position.state.collected for heap in own)
            assert lying + taken == 70
        elif variant == "slow":
            called = sum(len(call["cards"]) for call in state["declarations"])
            assert sum(map(len, state["hands"] + state["heaps"])) + sum(state["decks"]) + called == 66
        if position.phase == "in_progress":
            assert turn(position) is not None
        assert len(scores(position)) == seats == len(NAMES[:seats])
