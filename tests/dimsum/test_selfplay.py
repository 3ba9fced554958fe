"""Random games of dimsum to the end: what must hold whatever is played; options against a search of its own."""

import random
from collections import Counter
from itertools import product
from typing import Any

import pytest

from companion.records import read
from companion.referee import Position, advance, judge, referee, stands, start, turn
from companion.rules import dimsum as rules
from models.dimsum import CELLS, Face, Place, SeatState, State, Take
from tests.dimsum.builders import PRACTICE, Raw, bonus, deal, draw, place, shuffled_deck, table, take
from tests.dimsum.test_rules import event

FACES = tuple(face.id for face in PRACTICE.faces)
CUBES = {card.id: Counter(cube.color for cube in card.cubes) for card in PRACTICE.cards}


def random_game(rng: random.Random, faces: tuple[str, ...]) -> tuple[list[Raw], list[Position]]:
    """A whole random legal game: its events and the position before each and after the last."""
    deck = shuffled_deck(rng, len(faces))
    events = [deal(deck.pop(), deck.pop(), deck.pop())]
    positions = [start(read(table(faces=faces)).setup)]
    while True:
        positions.append(advance(positions[-1], event(events[-1])))
        state: State = positions[-1].state
        due = turn(positions[-1])
        if due is None:
            return events, positions
        assert due.player is not None
        events.append(random_event(rng, state, due.player, due.expects[0], deck))
        assert judge(positions[-1], event(events[-1])) == ()


def random_event(rng: random.Random, state: State, player: int, due: str, deck: list[str]) -> Raw:
    if due == "place":
        return place(player, *rng.choice(rules.placements(state, player, state.seats[player].card or "")))
    if due == "bonus":
        return bonus(player, rng.choice(["chip", "gauge"]) if state.seats[player].gauge else "chip")
    slots: list[int | None] = [slot for slot, card in enumerate(state.display) if card]
    slot = rng.choice(slots + [None] * bool(deck))
    if slot is None:
        return draw(player, deck.pop())
    return take(player, slot, deck.pop() if deck else None)


def on_sheet(seat: SeatState) -> Counter[str]:
    return Counter(color for stack in seat.cells for color in stack)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_keep_cards_and_cubes(players: int) -> None:
    rng = random.Random(players)
    for _ in range(700):
        faces = tuple(rng.choice(FACES) for _ in range(players))
        events, positions = random_game(rng, faces)
        taken: list[Counter[str]] = [Counter() for _ in faces]
        turns = Counter[int]()
        for raw, before, after in zip(events, positions, positions[1:], strict=False):
            state, old = after.state, before.state
            if raw["type"] == "place":
                turns[raw["player"]] += 1
            in_hand = [seat.card for seat in state.seats if seat.card]
            on_table = state.deck + sum(card is not None for card in state.display)
            assert on_table + len(in_hand) + turns.total() == 7 * players
            if raw["type"] == "place":
                player = raw["player"]
                taken[player] += CUBES[old.seats[player].card]
                assert on_sheet(state.seats[player]) <= taken[player]
                grown = on_sheet(state.seats[player]) - on_sheet(old.seats[player])
                assert grown <= CUBES[old.seats[player].card]
                if None not in raw["cells"]:
                    assert grown == CUBES[old.seats[player].card]
            assert all(0 <= seat.gauge <= len(PRACTICE.gauge) for seat in state.seats)
        assert set(turns.values()) == {7}
        assert sum(seat.chips for seat in positions[-1].state.seats) in (1, 2)
        assert positions[-1].phase == "finished"


def test_replay_equals_the_live_state() -> None:
    rng = random.Random(5)
    for _ in range(60):
        faces = tuple(rng.choice(FACES) for _ in range(rng.choice([2, 3, 4])))
        events, positions = random_game(rng, faces)
        live = positions[-1]
        replayed = referee(read(table(*events, faces=faces)))
        assert replayed.status == "finished"
        assert replayed.state == rules.public(live.state, "finished")


def test_undoing_the_last_event_is_as_if_it_never_happened() -> None:
    events, positions = random_game(random.Random(6), ("gourd", "winding"))
    for count in range(len(events)):
        assert referee(read(table(*events[:count], faces=("gourd", "winding")))).state == rules.public(
            positions[count].state, "in_progress"
        )


# --- a search that shares no code with the rules ------------------------------------------------------------------


def turned(square: complex, quarter: int) -> complex:
    return square * (1j**quarter)


def lies_in_shape(squares: list[complex], where: dict[int, complex]) -> list[list[complex]]:
    """Every lie of the shape (quarter turns) that puts cube i on where[i]."""
    lies = []
    for quarter in range(4):
        shape = [turned(square, quarter) for square in squares]
        index, target = next(iter(where.items()))
        lie = [square - shape[index] + target for square in shape]
        if all(lie[i] == square for i, square in where.items()):
            lies.append(lie)
    return lies


def searched(state: State, player: int, card_id: str) -> set[tuple[int | None, ...]]:
    """Every legal `cells`, found by trying all of them against the words of the rule."""
    seat, face = state.seats[player], state.faces[player]
    card = next(card for card in PRACTICE.cards if card.id == card_id)
    entries: list[int | None] = [None, *range(1, CELLS + 1)]
    if seat.cells[13]:
        return {cells for cells in product(entries, repeat=len(card.cubes)) if stacks(seat, card.cubes, cells)}
    at = {number: complex(*square) for number, square in enumerate(face.cells, 1)}
    number = {square: cell for cell, square in at.items()}
    closed = {b.blocks for b in face.bottlenecks if seat.cells[b.cell - 1]}
    free = {cell for cell in at if not seat.cells[cell - 1] and cell not in closed}
    if not free:
        return {(None,) * len(card.cubes)}
    squares = [complex(*cube.at) for cube in card.cubes]
    whole, partly = set(), set()
    for cells in product(entries, repeat=len(squares)):
        given = {i: at[cell] for i, cell in enumerate(cells) if cell is not None}
        if min(free) not in cells or not {c for c in cells if c} <= free:
            continue
        lies = lies_in_shape(squares, given)
        if not lies:
            continue
        if None not in cells:
            whole.add(cells)
        nulls = [i for i, cell in enumerate(cells) if cell is None]
        if any(all(number.get(lie[i]) not in free for i in nulls) for lie in lies):
            partly.add(cells)
    return whole or partly


def stacks(seat: SeatState, cubes: Any, cells: tuple[int | None, ...]) -> bool:
    for cube, cell in zip(cubes, cells, strict=True):
        homes = [n for n in range(1, 15) if seat.cells[n - 1][:1] == (cube.color,)]
        if (cell not in homes) if homes else (cell is not None):
            return False
    return True


def midgame_positions(seed: int, games: int) -> list[Position]:
    rng = random.Random(seed)
    found = []
    for _ in range(games):
        faces = tuple(rng.choice(FACES) for _ in range(2))
        found += rng.sample(random_game(rng, faces)[1][1:-1], 6)
    return found


@pytest.mark.parametrize("seed", range(6))
def test_check_agrees_with_a_search_over_all_cells(seed: int) -> None:
    rng = random.Random(seed)
    cards = [card.id for card in PRACTICE.cards if len(card.cubes) <= 3]
    for position in midgame_positions(seed, 3):
        state, player = position.state, position.state.to_act
        card_id = state.seats[player].card
        if card_id not in cards:
            card_id = rng.choice(cards)
        seats = list(state.seats)
        seats[player] = seats[player]._replace(card=card_id)
        state = state._replace(seats=tuple(seats), bonus_due=False)
        size = len(CUBES_IN_ORDER[card_id])
        legal = {
            cells
            for cells in product([None, *range(1, 15)], repeat=size)
            if not list(rules.check(state, Place(type="place", player=player, cells=cells)))
        }
        assert legal == searched(state, player, card_id)


CUBES_IN_ORDER = {card.id: card.cubes for card in PRACTICE.cards}


@pytest.mark.parametrize("seed", range(20, 24))
def test_options_are_all_the_legal_events_and_only_those(seed: int) -> None:
    for position in midgame_positions(seed, 6):
        listed = position.rules.options(position.state)
        assert listed is not None
        assert listed
        assert all(judge(position, option) == () for option in listed)
        state = position.state
        due = turn(position)
        assert due is not None
        if due.expects == ("take",):
            player = due.player or 0
            tried = [Take(type="take", player=player, card=card.id) for card in PRACTICE.cards]
            tried += [
                Take(type="take", player=player, slot=slot, refill=refill)
                for slot in range(3)
                for refill in [None, *(card.id for card in PRACTICE.cards)]
            ]
            assert set(map(str, listed)) == {str(t) for t in tried if judge(position, t) == ()}
        elif due.expects == ("place",):
            assert {option.cells for option in listed} == searched(
                state, due.player or 0, state.seats[due.player or 0].card
            )


def test_random_entries_never_crash_the_referee() -> None:
    rng = random.Random(9)
    for _ in range(150):
        position = start(read(table(faces=("gourd", "winding", "healthy"))).setup)
        for _ in range(60):
            raw = random_noise(rng)
            broken = judge(position, event(raw))
            if stands(broken, event(raw)):
                position = advance(position, event(raw))
                position.rules.public(position.state, position.phase)


def random_noise(rng: random.Random) -> Raw:
    cards = list(CUBES)
    player = rng.randrange(4)
    raw = rng.choice(
        [
            deal(*rng.choices(cards, k=3)),
            draw(player, rng.choice(cards)),
            take(player, rng.randrange(3), rng.choice([None, *cards])),
            place(player, *(rng.choice([None, *range(16)]) for _ in range(rng.randint(1, 4)))),
            place(player, *(rng.choice([None, *range(1, 15)]) for _ in range(rng.randint(1, 4)))),
            bonus(player, rng.choice(["chip", "gauge"])),
            {"type": "exclude", "player": player, "color": rng.choice(["red", "blue", "pink"])},
        ]
    )
    return {**raw, "ruling": "みんな同意"} if rng.random() < 0.7 else raw


def test_the_practice_faces_hurt_in_their_own_ways() -> None:
    faces: dict[str, Face] = {face.id: face for face in PRACTICE.faces}
    assert faces["healthy"].bonus == 0
    assert not faces["healthy"].bottlenecks
    assert {face.bonus for face in faces.values()} == {0, 2, 3, 4}
    for face in faces.values():
        for bottleneck in face.bottlenecks:
            (row, col), (below, same) = face.cells[bottleneck.cell - 1], face.cells[bottleneck.blocks - 1]
            assert (below, same) == (row + 1, col), "a bottleneck blocks the cell right below it"
