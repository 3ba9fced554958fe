"""Random games of boze to the fourth duty: gold, cards and characters are conserved; replay equals live."""

import json
import random
from collections import Counter
from itertools import product

import pytest

from companion.explain import describe
from companion.game import LANGS
from companion.packs import shipped
from companion.records import read
from companion.referee import referee
from companion.rules import boze as rules
from models.boze import Pack
from tests.boze.builders import RESHUFFLE, Raw
from tests.boze.selfplay import Game, play
from tests.play import events_of

PRACTICE: Pack = shipped("boze", "boze/practice")
TABLES = list(product([2, 3, 4], [None, PRACTICE], [True, False], [True, False], ["anyone", "own"]))
GAMES = 12


def games(players: int, pack: Pack | None, counted: bool, market: bool, crowd: str) -> list[Game]:
    seed = f"{players}{pack is None}{counted}{market}{crowd}"
    return [play(random.Random(seed + str(n)), players, pack, counted, market, crowd) for n in range(GAMES)]


def gold_moved(raw: Raw) -> Counter[str]:
    """What an event brings and takes, read off the raw event alone."""
    moved = Counter[str]()
    if raw["type"] == "duty":
        moved["out"] += sum(raw["paid"])
    if raw["type"] == "gain":
        moved["in"] += raw["gold"]
    if raw["type"] == "move":
        moved["in"] += raw.get("gain") == "gold"
        moved["out"] += raw.get("extra", {}).get("gold", 0)
        for effect in raw.get("did", ()):
            moved["in"] += effect.get("gold", 0)
            moved["out"] += effect.get("pay", {}).get("gold", 0)
    return moved


@pytest.mark.parametrize(("players", "pack", "counted", "market", "crowd"), TABLES)
def test_gold_cards_and_characters_are_conserved_to_the_fourth_duty(
    players: int, pack: Pack | None, counted: bool, market: bool, crowd: str
) -> None:
    for game in games(players, pack, counted, market, crowd):
        gold = sum((0, 0, 1, 2)[:players])
        brought = Counter[str]()
        events = game.raw["events"]
        for raw, before, after in zip(events, game.positions, game.positions[1:], strict=False):
            state = after.state
            gold += gold_moved(raw)["in"] - gold_moved(raw)["out"]
            assert sum(seat.gold for seat in state.seats) == gold
            if counted:
                hands = sum(seat.hand for seat in state.seats)
                assert hands + state.deck + state.discards + len(state.table) == game.raw["options"]["actions"]
            for effect in raw.get("did", ()):
                brought.update(key for key in ("recruit", "buy", "bonus") if key in effect)
            assert sum(len(seat.workers) - 1 for seat in state.seats) == brought["recruit"]
            assert sum(len(w.items) for seat in state.seats for w in seat.workers) == brought["buy"]
            assert sum(8 - seat.bonus_hand for seat in state.seats) == brought["bonus"]
            assert all(len(seat.workers) <= 5 for seat in state.seats)
            assert len(state.market.characters) <= 5
            assert len(state.market.items) <= 5
            if state.round == before.state.round + 1:
                assert not any(seat.tapped for seat in state.seats)
        assert game.positions[-1].phase == "finished"
        assert sum(raw["type"] == "duty" for raw in events) == 4


@pytest.mark.parametrize(("players", "pack", "counted", "market", "crowd"), TABLES)
def test_replay_equals_live_and_a_counted_deck_tells_the_same_duties_as_a_told_one(
    players: int, pack: Pack | None, counted: bool, market: bool, crowd: str
) -> None:
    game = games(players, pack, counted, market, crowd)[0]
    answer = referee(read(json.loads(json.dumps(game.raw))))
    assert (answer.status, answer.accepted) == ("finished", len(game.raw["events"]))
    assert answer.state == rules.public(game.positions[-1].state, "finished")
    if counted:
        told = referee(read(told_by_the_table(game)))
        assert told.status == "finished", told.problem
        assert [(s.total, s.lines) for s in told.standings] == [(s.total, s.lines) for s in answer.standings]
        assert told.state["duties"] == answer.state["duties"] == 4


def told_by_the_table(game: Game) -> Raw:
    """The same game without the count: the table says when the deck was made anew, before the event that needed it."""
    events = []
    for number, raw in enumerate(game.raw["events"]):
        events += [RESHUFFLE, raw] if number in game.anew else [raw]
    options = {key: value for key, value in game.raw["options"].items() if key != "actions"}
    return {**game.raw, "options": options, "events": events}


@pytest.mark.parametrize("pack", [None, PRACTICE])
def test_undoing_events_is_as_if_they_never_happened(pack: Pack | None) -> None:
    game = play(random.Random(7), 3, pack, True, True, "anyone")
    for count in range(0, len(game.raw["events"]), 7):
        answer = referee(read({**game.raw, "events": game.raw["events"][:count]}))
        assert answer.state == rules.public(game.positions[count].state, "in_progress")


@pytest.mark.parametrize("pack", [None, PRACTICE])
def test_every_event_reads_as_one_line_of_the_log(pack: Pack | None) -> None:
    for game in games(4, pack, False, True, "anyone"):
        record = read(game.raw)
        for event, before in zip(events_of(record), game.positions, strict=False):
            for lang in LANGS:
                line = describe(event, before.state, record.setup, lang)
                assert line
                assert "\n" not in line
                assert "None" not in line


@pytest.mark.parametrize("pack", [None, PRACTICE])
def test_events_survive_being_written_and_read_again(pack: Pack | None) -> None:
    game = play(random.Random(3), 2, pack, False, True, "own")
    for event, raw in zip(events_of(read(game.raw)), game.raw["events"], strict=True):
        assert event.model_dump(mode="json", exclude_unset=True) == raw


def test_the_duty_is_the_only_legal_payment() -> None:
    checked = 0
    for game in games(3, None, True, True, "anyone"):
        for position in game.positions:
            legal = rules.options(position.state)
            if legal is None:
                continue
            checked += 1
            seats = position.state.seats
            tries = product(
                *(range(max(0, min(s.gold, 2 * len(s.workers)) - 1), 2 + 2 * len(s.workers)) for s in seats)
            )
            accepted = [
                paid
                for paid in tries
                if not list(rules.check(position.state, legal[0].model_copy(update={"paid": paid})))
            ]
            assert accepted == [legal[0].paid]
    assert checked == 4 * GAMES
