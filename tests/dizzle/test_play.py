"""Whole games of dizzle, played at random, with the laws that hold at every step."""

import json
import random
from collections.abc import Collection
from typing import Any

import pytest

from companion.packs import shipped, shipped_packs
from companion.records import read
from companion.referee import Position, advance, judge, referee, standings, stands, turn, winners
from companion.rules import dizzle
from companion.rules.dizzle import DICE, ROUNDS
from companion.rules.dizzle.sheet import cells_of
from models.dizzle import Cell, Pack, Record, SeatState, Sheet
from tests.dizzle.naive import Naive
from tests.dizzle.table import Json, fresh, mark, record
from tests.dizzle.table import pack as pack_of

NUMBERED_PLANETS = pack_of(
    ["X12P3", "4561X", "25.34", "P1623"],
    [mark("rocket", 0, 1), mark("rocket", 1, 1), mark("planet", 0, 2), mark("planet", 3, 1), mark("bomb", 2, 0)],
)
SHEETS = [pack.id for pack in shipped_packs("dizzle")]


def as_json(pack: Pack) -> Json:
    data: Json = pack.model_dump(mode="json", exclude_none=True)
    return json.loads(json.dumps(data))  # type: ignore[no-any-return]


def a_legal_event(position: Position, rng: random.Random) -> Json:
    """Some legal event, as the record writes it."""
    expected = turn(position)
    assert expected is not None
    kind = rng.choice(expected.expects)
    state = position.state
    event: Json = {"type": kind, "player": expected.player}
    if kind in ("roll", "reroll"):
        count = DICE[len(state.seats)] if kind == "roll" else len(state.pool)
        return {**event, "dice": [rng.randint(1, 6) for _ in range(count)]}
    if kind == "drop-out":
        return event
    options = dizzle.options(state)
    assert options, "the step that is due has no option"
    return {key: value for key, value in rng.choice(options).model_dump(mode="json").items() if value is not None}


def any_event(position: Position, rng: random.Random) -> Json:
    """Something a table might enter by mistake: any seat, any step, any cell."""
    state = position.state
    player = rng.randrange(len(state.seats))
    cell = list(rng.choice([*state.sheet.pips, *state.sheet.planets]))
    own = state.seats[player].dice
    if own and rng.random() < 0.5:
        cell = list(rng.choice(own).at)
    dice = [rng.randint(1, 6) for _ in range(rng.choice([len(state.pool), DICE[len(state.seats)]]))]
    kind = rng.choice(["roll", "take", "take", "take", "reroll", "give-back", "drop-out", "planet"])
    if kind == "planet" and state.sheet.planets:
        cell = list(rng.choice(sorted(state.sheet.planets)))
    more: Json = {
        "roll": {"dice": dice},
        "reroll": {"dice": dice},
        "take": {"die": rng.choice(state.pool or (1,)), "cell": cell},
        "drop-out": {},
    }.get(kind, {"cell": cell})
    return {"type": kind, "player": player, "ruling": "試し", **more}


def holds(position: Position, before: Position | None, ruled: bool) -> None:
    """The laws of one moment: dice, sheets and flags are accounted for, and nothing crossed is lost."""
    state = position.state
    lying = sum(len(seat.dice) for seat in state.seats)
    assert lying + len(state.pool) in (0, DICE[len(state.seats)])
    assert lying == 0 or state.pool
    assert 1 <= state.spin <= ROUNDS[len(state.seats)] * len(state.seats)
    if not state.pool:
        assert not any(seat.out for seat in state.seats)
    for player, seat in enumerate(state.seats):
        assert_index_follows(state.sheet, seat)
        assert len({die.at for die in seat.dice}) == len(seat.dice)
        assert {die.group for die in seat.dice} <= set(range(1, seat.group + 1))
        assert set(seat.ringed).isdisjoint(seat.flags_left)
        assert seat.planets_due <= len(state.sheet.planets - seat.crosses)
        assert state.sheet.printed <= seat.crosses
        if not ruled:
            assert seat.crosses.isdisjoint(seat.explosions)
            assert all(state.sheet.pips[die.at] == die.pips for die in seat.dice)
        if before is not None:
            assert before.state.seats[player].crosses <= seat.crosses
            assert before.state.seats[player].explosions <= seat.explosions


def assert_index_follows(sheet: Sheet, seat: SeatState) -> None:
    """What is kept beside the crosses and dice is what they give, looked up square by square."""

    def beside(cells: Collection[Cell]) -> set[Cell]:
        return {(row + down, col + right) for row, col in cells for down, right in ((-1, 0), (0, -1), (0, 1), (1, 0))}

    shut = {cell for cell, color in sheet.locks.items() if not sheet.keys[color] & seat.crosses}
    open_fields = sheet.pips.keys() - seat.crosses - seat.explosions - shut
    group = {die.at for die in seat.dice if die.group == seat.group}
    kept = [set(cells_of(sheet, mask)) for mask in (seat.open, seat.edge, seat.lying, seat.grouped, seat.reach)]
    found = [open_fields, open_fields & beside(seat.crosses), {die.at for die in seat.dice}, group, beside(group)]
    assert kept == [cells & sheet.squares.keys() for cells in found]


def play(sheet: str | Json, players: int, seed: int, mistakes: float) -> tuple[list[Json], Position]:
    """A game to its end; every step is held against the plain implementation."""
    rng = random.Random(seed)
    position = fresh(sheet, players)
    pack = Pack.model_validate(sheet) if isinstance(sheet, dict) else shipped("dizzle", sheet)
    assert pack is not None
    plain = Naive(as_json(pack), players)
    events: list[Json] = []
    ruled = False
    while turn(position) is not None:
        event = any_event(position, rng) if rng.random() < mistakes else a_legal_event(position, rng)
        model = Record.read_event(event)
        broken = judge(position, model)
        if not event.get("ruling"):
            assert broken == (), broken
        if not stands(broken, model):
            continue
        ruled = ruled or bool(broken)
        before, position = position, advance(position, model)
        events.append(event)
        plain.do(event)
        holds(position, before, ruled)
        compare(position, plain)
        assert len(events) < 3000, "the game does not end"
    return events, position


def compare(position: Position, plain: Naive) -> None:
    state = position.rules.public(position.state, position.phase)
    assert state == plain.state()
    expected = turn(position)
    assert (expected and (expected.player, list(expected.expects))) == plain.expects()
    assert [row.total for row in standings(position)] == plain.totals()


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("sheet", SHEETS)
def test_random_games_agree_with_the_plain_implementation(sheet: str, players: int) -> None:
    for seed in range(3):
        events, position = play(sheet, players, seed, mistakes=0)
        assert position.phase == "finished"
        assert winners(position)
        assert referee(read(record(sheet, players, *events))).status == "finished"


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("sheet", SHEETS)
def test_random_games_with_rulings_agree_with_the_plain_implementation(sheet: str, players: int) -> None:
    for seed in range(100, 102):
        play(sheet, players, seed, mistakes=0.3)


@pytest.mark.parametrize("players", [1, 3])
def test_random_games_with_numbered_planets_agree_with_the_plain_implementation(players: int) -> None:
    for seed in range(4):
        play(NUMBERED_PLANETS, players, seed, mistakes=0.2 * (seed % 2))


@pytest.mark.parametrize("sheet", SHEETS)
def test_replay_equals_live(sheet: str) -> None:
    events, position = play(sheet, 2, 7, mistakes=0.1)
    result = referee(read(record(sheet, 2, *events)))
    assert result.problem is None
    assert result.accepted == len(events)
    assert result.state == position.rules.public(position.state, position.phase)
    assert result.standings == standings(position)
    assert result.winners == winners(position)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_options_are_exactly_the_events_that_break_no_rule(players: int) -> None:
    rng = random.Random(players)
    for sheet in SHEETS:
        position = fresh(sheet, players)
        for step in range(60):
            expected = turn(position)
            if expected is None:
                break
            options = dizzle.options(position.state)
            if options is not None and step % 6 == 0:
                assert set(map(key, options)) == set(map(key, legal_events(position, rng)))
            position = advance(position, Record.read_event(a_legal_event(position, rng)))


def key(event: Any) -> tuple[Any, ...]:
    return event.type, event.player, getattr(event, "die", None), getattr(event, "cell", None)


def legal_events(position: Position, rng: random.Random) -> list[Any]:
    """Every event with a cell that the referee has nothing against, by trying all of them."""
    rows, cols = len(position.state.sheet.pack.grid), len(position.state.sheet.pack.grid[0])
    legal = []
    for player in range(len(position.state.seats)):
        for row in range(rows + 1):
            for col in range(cols + 1):
                base = {"player": player, "cell": [row, col]}
                tried = [{"type": "take", "die": die, **base} for die in range(8)]
                tried += [{"type": kind, **base} for kind in ("give-back", "planet")]
                legal += [model for model in map(Record.read_event, tried) if judge(position, model) == ()]
    return legal
