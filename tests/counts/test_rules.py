"""What a count can break, told in both languages, and what a counted table allows."""

from typing import Any

import pytest

from companion.explain import describe, texts_of
from companion.game import GAMES, LANGS, rules_of
from companion.records import read
from companion.referee import start
from models.base import RecordError
from tests.boze.builders import BOX
from tests.boze.builders import rest as boze_rest
from tests.boze.builders import table as boze_table
from tests.dimsum.builders import deal as dimsum_deal
from tests.dimsum.builders import draw as dimsum_draw
from tests.dimsum.builders import exclude
from tests.dimsum.builders import table as dimsum_table
from tests.dizzle.table import mark, pack
from tests.dizzle.table import record as dizzle_record
from tests.dizzle.table import roll as dizzle_roll
from tests.play import last_violations, result, told
from tests.shichimi.builders import deal as shichimi_deal
from tests.shichimi.builders import flag, heap
from tests.shichimi.builders import table as shichimi_table
from tests.umami.builders import deal as umami_deal
from tests.umami.builders import fav
from tests.umami.builders import table as umami_table

Raw = dict[str, Any]
RULED = {"ruling": "みんなで決めた"}


def count(player: int, **carried: Any) -> Raw:
    return {"type": "count", "player": player, **carried}


def stomach(player: int, cells: str = "", **more: Any) -> Raw:
    """cells: each cell's cubes by first letters, ``-`` for an empty one; the rest is empty."""
    names = {"r": "red", "b": "blue", "g": "green", "y": "yellow"}
    stacks = [[names[cube] for cube in cell if cube != "-"] for cell in cells.split()]
    return count(player, **{"cells": stacks + [[]] * (14 - len(stacks)), "gauge": 0, "chips": 0, **more})


FULL = "r r r r b b b g g g y y y y"


def dishes(player: int, *dishes: tuple[str, str | None]) -> Raw:
    """Each dish as its cards and its favourite."""
    given = [{"cards": cards.split(), "favourite": favourite and fav(favourite)} for cards, favourite in dishes]
    return count(player, dishes=given)


def goods(player: int, **more: Any) -> Raw:
    return count(player, **{"characters": [], "items": [], "bonuses": [], "gains": 0, "unpaid": 0, **more})


def named(*ids: str) -> list[Raw]:
    return [{"id": id} for id in ids]


SHEET = pack(
    ["X123", "456P", "12.#"],
    [mark("bomb", 0, 1), mark("key", 0, 2, color="blue"), mark("lock", 0, 3, color="blue"), mark("flag", 1, 0)],
    flags=[9, 5, 2],
)
PLAIN = pack(["X12"])


def sheet(player: int, crosses: Any = (), explosions: Any = (), flags: Any = ()) -> Raw:
    return count(player, crosses=list(crosses), explosions=list(explosions), flags=list(flags))


def dizzle(*events: Raw, players: int = 2) -> Raw:
    return dizzle_record(SHEET, players, *events)


def versus(*events: Raw) -> Raw:
    return shichimi_table("versus", *events, target=3)


def slow(*events: Raw) -> Raw:
    return shichimi_table("slow", *events, habanero=True)


def kai(*events: Raw) -> Raw:
    return shichimi_table("kai", *events, lazy=True)


def spices(player: int, **more: Any) -> Raw:
    return count(player, **{"togarashi": 0, "victory": 0, "peeks": 0, **more})


def heaps(player: int, **more: Any) -> Raw:
    return count(player, **{"shichimi": 0, "ichimi": 0, "extra": 0, "habanero": 0, "deck": 0, **more})


DEALT_SLOW = shichimi_deal("tabc", "tabc")
DEALT_KAI = shichimi_deal("tabc", "tabc", "tabc")

BROKEN: dict[str, Raw] = {
    "dimsum.count/again": dimsum_table(stomach(0), stomach(0)),
    "dimsum.count/counted": dimsum_table(stomach(0), dimsum_draw(0, "red-2")),
    "dimsum.count/begun": dimsum_table(dimsum_deal("red-2", "red-2", "blue-3"), stomach(0)),
    "dimsum.count/color": dimsum_table(count(0, cells=[["pink"]] + [[]] * 13, gauge=0, chips=0)),
    "dimsum.count/gauge": dimsum_table(stomach(0, "r", gauge=7)),
    "dimsum.count/chips": dimsum_table(stomach(0, "r", chips=3)),
    "dimsum.count/mixed": dimsum_table(stomach(0, "rb" + FULL[1:])),
    "dimsum.count/stack": dimsum_table(stomach(0, "rr b")),
    "dimsum.exclude-tied": dimsum_table(stomach(0, "r r b", excluded="blue")),
    "umami.count/again": umami_table(dishes(0), dishes(0)),
    "umami.count/counted": umami_table(dishes(0), umami_deal()),
    "umami.count/begun": umami_table(umami_deal(), dishes(0)),
    "umami.count/favourite": umami_table(dishes(0, ("7* 8f", "rrg↑2"))),
    "boze.count/again": boze_table(goods(0), goods(0)),
    "boze.count/counted": boze_table(goods(0), boze_rest(1)),
    "boze.count/begun": boze_table(boze_rest(0), goods(0)),
    "boze.count/character": boze_table(goods(0, characters=named("nobody")), pack=BOX),
    "boze.count/item": boze_table(goods(0, items=named("nothing")), pack=BOX),
    "boze.count/bonus": boze_table(goods(0, bonuses=named("none")), pack=BOX),
    "boze.count/twice": boze_table(goods(0, characters=named("guest-1", "guest-1")), pack=BOX),
    "boze.count/taken": boze_table(
        goods(0, characters=named("guest-1")), goods(1, characters=named("guest-1")), pack=BOX
    ),
    "boze.count/characters": boze_table(goods(0, characters=[{"points": 1}] * 5)),
    "dizzle.count/again": dizzle(sheet(0), sheet(0)),
    "dizzle.count/counted": dizzle(sheet(0), dizzle_roll(0, "1122334")),
    "dizzle.count/begun": dizzle(dizzle_roll(0, "1122334"), sheet(0)),
    "dizzle.count/field": dizzle(sheet(0, [[2, 2]])),
    "dizzle.count/no-bomb": dizzle(sheet(0, explosions=[[0, 2]])),
    "dizzle.count/crossed-bomb": dizzle(sheet(0, [[0, 1]], [[0, 1]])),
    "dizzle.count/no-flag": dizzle_record(PLAIN, 2, sheet(0, flags=[3])),
    "dizzle.count/flag": dizzle(sheet(0, flags=[4])),
    "dizzle.count/flag-twice": dizzle(sheet(0, flags=[5, 5])),
    "dizzle.count/flag-taken": dizzle(sheet(0, flags=[5]), sheet(1, flags=[5])),
    "dizzle.count/locked": dizzle(sheet(0, [[0, 3]])),
    "shichimi.count/again": versus(count(0, wins=1), count(0, wins=1)),
    "shichimi.count/counted": versus(count(0, wins=1), flag(0)),
    "shichimi.count/begun": versus(flag(0), count(0, wins=1)),
    "shichimi.count/wins": versus(count(0, wins=4)),
    "shichimi.count/target": versus(count(0, wins=2), count(1, wins=1)),
    "shichimi.count/heaps": shichimi_table("solo", count(0, heaps=3), heaps=2),
    "slow.count/again": slow(spices(0), spices(0)),
    "slow.count/counted": slow(spices(0), DEALT_SLOW),
    "slow.count/begun": slow(DEALT_SLOW, spices(0)),
    "slow.count/peeks": slow(spices(0, peeks=3)),
    "slow.count/togarashi": slow(spices(0, togarashi=20), spices(1, togarashi=3)),
    "kai.count/again": kai(heaps(0), heaps(0)),
    "kai.count/counted": kai(heaps(0), DEALT_KAI),
    "kai.count/begun": kai(DEALT_KAI, heaps(0)),
    "kai.count/deck": kai(heaps(0, deck=36)),
    "kai.count/heaps": kai(heaps(0, shichimi=6)),
    "kai.count/togarashi": kai(heaps(0, ichimi=2), heaps(1, ichimi=1, shichimi=1, extra=1)),
    "kai.count/habanero": kai(heaps(0, habanero=3), heaps(1, habanero=2)),
    "kai.count/first": kai(heaps(0, first=True), heaps(2, first=True)),
    "kai.count/extra": kai(heaps(0, extra=2)),
}
ILLEGAL = ("again", "counted", "begun", "mixed", "stack", "target", "extra", "locked", "dimsum.exclude-tied")


@pytest.mark.parametrize("key", BROKEN)
def test_each_way_is_told_in_both_languages_and_only_the_impossible_is_refused_for_good(key: str) -> None:
    raw = BROKEN[key]
    assert told(raw) == key
    broken = last_violations(raw)
    assert [violation.text_key for violation in broken] == [key]
    assert (broken[0].kind == "illegal") == key.endswith(ILLEGAL)
    last = len(raw["events"]) - 1
    ruled = result({**raw, "events": [*raw["events"][:-1], {**raw["events"][-1], **RULED}]})
    assert (ruled.problem is None) == (broken[0].kind == "illegal")
    assert [note.event for note in ruled.rulings] == ([last] if ruled.problem is None else [])


def test_every_way_is_tripped_and_the_count_is_the_last_rule_of_its_page() -> None:
    messages = [key for game in GAMES for key in texts_of(game).BOOK.messages]
    assert set(BROKEN) == {key for key in messages if ".count" in key or key == "dimsum.exclude-tied"}
    for game in GAMES:
        assert rules_of(game).RULES[-1].endswith(".count")
    shichimi = rules_of("shichimi").RULES
    for way in ("shichimi", "slow", "kai"):
        assert [rule for rule in shichimi if rule.startswith(f"{way}.")][-1] == f"{way}.count"


def test_a_set_dish_that_does_not_match_breaks_the_rule_of_matching() -> None:
    raw = umami_table(dishes(0, ("7* 8f 9s", "rrg↑2")))
    assert told(raw) == "umami.match/colors"


@pytest.mark.parametrize(
    ("raw", "place"),
    [
        (shichimi_table("slow", count(0, togarashi=0, victory=0), habanero=True), "events[0].peeks"),
        (shichimi_table("slow", spices(0)), "events[0].peeks"),
        (shichimi_table("kai", heaps(0, first=True)), "events[0].first"),
        (kai(heaps(0, first=1)), "events[0].first"),
        (versus(count(0, heaps=1)), "events[0].wins"),
        (shichimi_table("solo", count(0, wins=1)), "events[0].heaps"),
        (versus(count(0, wins=1000)), "events[0].wins"),
        (versus(count(0, wins=-1)), "events[0].wins"),
        (versus(count(0, wins=True)), "events[0].wins"),
        (dimsum_table(count(0, cells=[[]] * 13, gauge=0, chips=0)), "events[0].cells"),
        (dimsum_table(stomach(0, excluded=None)), "events[0].excluded"),
        (umami_table(dishes(0, *[("1*", None)] * 6)), "events[0].dishes"),
        (umami_table(dishes(0, ("1* 2* 3* 4*", None))), "events[0].dishes[0].cards"),
        (umami_table(count(0, dishes=[{"cards": []}])), "events[0].dishes[0].favourite"),
        (boze_table(goods(0, items=named("item-1"))), "events[0].items[0]"),
        (boze_table(goods(0, items=[{"points": 3}]), pack=BOX), "events[0].items[0]"),
        (boze_table(goods(0, gains=-1000)), "events[0].gains"),
        (dizzle(sheet(0, flags=[-1])), "events[0].flags[0]"),
        (dizzle(sheet(0, [[0, 1000]])), "events[0].crosses[0][1]"),
    ],
)
def test_what_the_page_bounds_makes_the_file_no_record(raw: Raw, place: str) -> None:
    with pytest.raises(RecordError) as caught:
        read(raw)
    assert caught.value.place == place


def test_the_turn_names_the_only_seat_left() -> None:
    assert result(dimsum_table(faces=("healthy",) * 3)).turn.expects == ("deal",)  # type: ignore[union-attr]
    one = result(dimsum_table(stomach(1), faces=("healthy",) * 3))
    assert one.turn is not None
    assert (one.turn.player, one.turn.expects) == (None, ("count",))
    two = result(dimsum_table(stomach(1), stomach(0), faces=("healthy",) * 3))
    assert two.turn is not None
    assert (two.turn.player, two.turn.expects) == (2, ("count",))


def test_a_second_count_by_a_ruling_replaces_the_first_even_after_the_last() -> None:
    told_twice = result(versus(count(0, wins=3), count(1, wins=1), {**count(1, wins=2), **RULED}))
    assert told_twice.status == "finished"
    assert [row.total for row in told_twice.standings] == [3, 2]
    assert told_twice.state == {"counts": [{"wins": 3}, {"wins": 2}]}
    assert [note.rules for note in told_twice.rulings] == [("shichimi.count",)]


def test_a_move_in_a_counted_table_and_a_count_in_another_change_nothing_by_a_ruling() -> None:
    moved = result(versus(count(0, wins=3), {**flag(1), **RULED}, count(1, wins=1)))
    assert moved.state == {"counts": [{"wins": 3}, {"wins": 1}]}
    late = result(versus(flag(0), {**count(0, wins=3), **RULED}, heap(0, "tabcdef"), heap(1, "tabcdef")))
    assert late.status == "in_progress"
    assert late.standings[0].total == 1


def test_an_event_that_a_ruling_let_stand_begins_a_game_too() -> None:
    raw = dimsum_table({**dimsum_draw(0, "red-2"), **RULED}, stomach(0))
    assert told(raw) == "dimsum.count/begun"


def test_adjusts_come_before_and_after_and_make_no_game() -> None:
    adjust = {"type": "adjust", "player": 0, "points": 5, "reason": "ジュース"}
    table = result(versus(adjust, count(0, wins=3), count(1, wins=1), adjust))
    assert table.status == "finished"
    assert table.standings[0].total == 13
    assert table.winners == (0,)


def test_after_a_stop_nothing_is_counted() -> None:
    stop = {"type": "stop", "reason": "おそい"}
    raw = versus(count(0, wins=3), stop, count(1, wins=1))
    assert told(raw) == "shichimi.turn" or last_violations(raw)[0].rule == "shichimi.finished"
    assert last_violations(versus(stop, count(0, wins=3)))[0].rule == "shichimi.finished"


def test_a_stopped_race_is_won_by_points() -> None:
    stopped = result(versus(count(0, wins=2), {"type": "stop", "reason": "おそい"}))
    assert (stopped.status, stopped.winners) == ("stopped", (0,))


def test_the_colour_left_out_may_be_said_after_the_last_count_only() -> None:
    early = dimsum_table(stomach(0, "r b"), exclude(0, "red"))
    assert told(early) == "dimsum.count/counted"
    both = dimsum_table(stomach(0, "rr b b y g g g g g g g g g r"), stomach(1, "r b"))
    late = {**both, "events": [*both["events"], exclude(1, "blue")]}
    assert result(late).problem is None
    assert result(late).state == result(both).state
    assert told({**both, "events": [*both["events"], exclude(0, "red")]}) == "dimsum.exclude"
    assert told({**both, "events": [*both["events"], exclude(0, "pink")]}) == "dimsum.exclude/unknown"
    ruled = result({**both, "events": [*both["events"], {**exclude(0, "red"), **RULED}]})
    lines = {line.id: line.points for line in ruled.standings[0].lines}
    assert lines["stomach"] == 12


def test_togarashi_beyond_no_heap_count_by_a_ruling() -> None:
    ruled = result(kai({**heaps(0, extra=2, habanero=1), **RULED}))
    assert [(line.id, line.points) for line in ruled.standings[0].lines] == [("extra", 2), ("habanero", 5)]


def test_three_heaps_win_and_then_the_lazybones() -> None:
    three = result(kai(heaps(0, shichimi=3, deck=30), heaps(1, shichimi=2, extra=9), heaps(2, first=True)))
    assert three.winners == (0,)
    lazy = result(kai(heaps(0, shichimi=2), heaps(1, shichimi=1), heaps(2, first=True)))
    assert lazy.winners == (2,)
    busy = result(kai(heaps(0, shichimi=2), heaps(1, shichimi=1), heaps(2, first=True, ichimi=1)))
    assert busy.winners == (0,)


def test_printed_crosses_may_be_left_out_and_break_ties_all_the_same() -> None:
    table = result(dizzle(sheet(0, [[0, 0], [1, 1]]), sheet(1, [[1, 1], [1, 2]])))
    assert [row.total for row in table.standings] == [0, 0]
    assert table.winners == (0,)
    assert table.as_json()["standings"][0]["crosses"] == 2


@pytest.mark.parametrize("key", BROKEN)
def test_every_count_reads_as_one_line_of_the_log(key: str) -> None:
    """Also one that could not be: a log shows what stands behind an entry that no longer fits."""
    game = read(BROKEN[key])
    events: Any = game.record.events  # type: ignore[attr-defined]
    for event in events:
        if event.type == "count":
            for lang in LANGS:
                line = describe(event, start(game.setup).state, game.setup, lang)
                assert line
                assert "{" not in line
