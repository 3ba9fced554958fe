"""Whole games of shichimi by tapping: the flag race, slow with its secrets, kai."""

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from companion.texts.shichimi import CARD_NAMES
from tests.browser.conftest import OpenWindow
from tests.browser.play import PATIENCE, TABLET, Server, by_id, screen, tap
from tests.browser.tables import do, in_view, stored, tells, wait_for
from tests.shichimi.builders import after, cards, event, fresh

CASES = Path(__file__).parent.parent / "cases" / "shichimi"


SMALL = {"width": 390, "height": 664}
"""A phone's browser with its bars."""


def type_cards(page: Page, names: list[str]) -> None:
    for name in names:
        do(page, f"spice-{name}")


def open_table(page: Page, variant: str, *choices: str) -> str:
    """Sets a table up from the home screen; returns its id."""
    do(page, "new-shichimi")
    if variant != "versus":
        do(page, f"variant-{variant}")
    if choices:
        page.mouse.move(200, 400)
        page.mouse.wheel(0, 2000)
        page.wait_for_timeout(800)
    for choice in choices:
        tap(page, choice)  # what is chosen is not in the words on the screen
        page.wait_for_timeout(800)
    do(page, "main-action")
    page.wait_for_url("**/table/*")
    return page.url.rsplit("/", 1)[-1]


def events_of(server: Server, table_id: str) -> list[dict[str, Any]]:
    events: list[dict[str, Any]] = stored(server.data, table_id).record(times=False)["events"]
    return events


# --- the flag race


def test_a_flag_race_from_the_start_call_to_the_winner(page: Page, server: Server) -> None:
    table_id = open_table(page, "versus", "option-target-1")
    wait_for(page, "flag-0")
    do(page, "flag-1")
    tells(page, "まだです")
    assert events_of(server, table_id) == [], "and does not count"

    tap(page, "main-action")
    expect(page.get_by_role("button", name="席2: 旗を取る")).to_be_attached()
    first, second = by_id(page, "flag-1").bounding_box(), by_id(page, "flag-0").bounding_box()
    assert first
    assert second
    for box in (first, second):
        page.mouse.click(box["x"] + 60, box["y"] + box["height"] / 2)
    expect(page.get_by_role("button", name="席2: 旗を取った")).to_be_attached()
    expect(page.get_by_role("button", name="席2の山を数える 2人ぶん")).to_be_attached()
    (flag,) = events_of(server, table_id)
    assert (flag["type"], flag["player"]) == ("flag", 1)
    assert 0 <= flag.get("margin", 0) <= 300

    do(page, "main-action")
    type_cards(page, cards("tabcdef"))
    tells(page, "七味 完成!")
    do(page, "spice-habanero")
    tells(page, "ハバネロは 入っていません")
    do(page, "main-action")
    type_cards(page, cards("ttabcde"))
    tells(page, "ほかが6種に足りない")
    do(page, "spice-less")
    do(page, "spice-sansho")
    do(page, "main-action")
    shot = stored(server.data, table_id, lambda shot: shot.status == "finished")
    assert shot.winners == (1,)
    tells(page, "完成したのは この人だけ")
    do(page, "main-action")
    wait_for(page, "winner")


def test_two_touches_in_the_same_frame_give_one_flag_with_its_margin(open_window: OpenWindow, server: Server) -> None:
    page = open_window(server.url, has_touch=True)
    table_id = open_table(page, "versus", "option-target-1")
    wait_for(page, "flag-0")
    tap(page, "main-action")
    expect(page.get_by_role("button", name="席1: 旗を取る")).to_be_attached()
    fingers = []
    for seat in (1, 0):
        box = by_id(page, f"flag-{seat}").bounding_box()
        assert box
        fingers.append({"x": box["x"] + 60, "y": box["y"] + box["height"] / 2, "id": seat})
    touches = page.context.new_cdp_session(page)
    touches.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": fingers})
    touches.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.get_by_role("button", name=re.compile("^席[12]: 旗を取った"))).to_have_count(1)
    expect(page.get_by_role("button", name=re.compile("^席[12]の山を数える"))).to_be_attached()
    (flag,) = events_of(server, table_id)
    assert flag["type"] == "flag"
    assert 0 <= flag["margin"] <= 300, "the second touch came, and came second"
    other = 1 - flag["player"]
    tells(page, f"席{other + 1}: {flag['margin'] / 1000:.2f} 秒差で 2番")


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "ja"), (TABLET, "en")], ids=str)
def test_a_party_round_is_one_tap_a_player_and_shows_everybody(
    open_window: OpenWindow, server: Server, size: dict[str, int], lang: str
) -> None:
    page = open_window(server.url, size=size, lang=lang)
    table_id = open_table(page, "party")
    wait_for(page, "flag-2")
    tap(page, "main-action")
    name = "席1: 旗を取る" if lang == "ja" else "Seat 1: Take the flag"
    expect(page.get_by_role("button", name=name)).to_be_attached()
    tap(page, "flag-0")
    label = re.compile("席1の山を数える|Count Seat 1's heap")
    expect(page.get_by_role("button", name=label)).to_be_attached()
    do(page, "main-action")
    in_view(page, "spice-sansho", size["height"])
    for identifier in ("short-2", "short-no", "short-3"):
        do(page, identifier)
    stored(server.data, table_id, lambda shot: shot.state.wins == (0, 0, 1))
    for seat in (1, 2, 3):
        tells(page, f"席{seat}" if lang == "ja" else f"Seat {seat}")
    do(page, "main-action")
    wait_for(page, "flag-2")
    tells(page, "ハバネロ 1 枚を混ぜる" if lang == "ja" else "Habaneros to shuffle in: 1")


def test_undo_goes_back_from_the_heaps_to_the_flag(page: Page, server: Server) -> None:
    table_id = open_table(page, "versus", "option-target-1")
    do(page, "main-action")
    expect(page.get_by_role("button", name="席1: 旗を取る")).to_be_attached()
    tap(page, "flag-0")
    expect(page.get_by_role("button", name="席1: 旗を取った")).to_be_attached()
    expect(page.get_by_role("button", name="席1の山を数える 2人ぶん")).to_be_attached()
    do(page, "main-action")
    type_cards(page, cards("ta"))
    for _ in range(2):
        do(page, "undo")
    assert len(events_of(server, table_id)) == 1, "the cards were a draft"
    do(page, "undo")
    stored(server.data, table_id, lambda shot: not shot.events)
    wait_for(page, "flag-0")


# --- slow


def hold_open(page: Page) -> None:
    """Holds the cover's button until it opens."""
    box = by_id(page, "cover-open").bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    expect(by_id(page, "cover-open")).to_have_count(0)
    page.mouse.up()


def no_card_is_named(page: Page) -> None:
    told = screen(page)
    assert not [names for names in CARD_NAMES.values() if names.ja in told]


def draw(page: Page, names: list[str]) -> None:
    for name in names:
        do(page, f"draw-{name}")


def enter(page: Page, server: Server, table_id: str, identifier: str) -> None:
    """Taps until an entry was made: on a low screen things move up while the tap before is drawn."""
    before = len(stored(server.data, table_id).events)
    deadline = time.monotonic() + PATIENCE
    while True:
        tap(page, identifier)
        patience = time.monotonic() + 10
        while time.monotonic() < patience:
            if len(stored(server.data, table_id).events) > before:
                return
            time.sleep(0.05)
        assert time.monotonic() < deadline, f"{identifier} enters nothing"


def test_a_slow_game_shows_the_top_cards_and_keeps_the_rest_to_itself(open_window: OpenWindow, server: Server) -> None:
    page = open_window(server.url, size=SMALL)
    table_id = open_table(page, "slow", "option-habanero")
    decks = [cards("t" * 11 + "abcdefghijk" * 2) for _ in range(2)]
    hands = [deck[:4] for deck in decks]
    decks = [deck[4:] for deck in decks]
    type_cards(page, [*hands[0], *hands[1]])
    do(page, "main-action")
    for place in range(4):
        in_view(page, f"hand-{place}", SMALL["height"])
    seat, turns = 0, 0
    while stored(server.data, table_id).status == "in_progress":
        if turns == 1:
            peek_and_cover(page)
        if turns == 2:
            look_at_the_log(page)
        # Seat 0 lays all its open cards, seat 1 one of them.
        laid = len(hands[seat]) if seat == 0 else 1
        do(page, f"heap-{seat}")
        for _ in range(laid):
            enter(page, server, table_id, "hand-0")
        hands[seat] = hands[seat][laid:]
        drawn = decks[seat][:laid]
        decks[seat], hands[seat] = decks[seat][laid:], hands[seat] + drawn
        if drawn:
            draw(page, drawn)
        else:
            do(page, "main-action")
        seat, turns = 1 - seat, turns + 1


def peek_and_cover(page: Page) -> None:
    """A peek is behind a cover, shows the heap once, and stays counted whatever is undone."""
    do(page, "heap-0")
    do(page, "peek")
    wait_for(page, "cover-open")
    no_card_is_named(page)
    hold_open(page)
    wait_for(page, "main-action")
    tells(page, "①の中")
    tells(page, "唐辛子")
    do(page, "main-action")
    expect(page.get_by_role("button", name="①、一番上は 唐辛子、4枚")).to_be_attached()
    do(page, "undo")
    tells(page, "見なかったことにできません")
    expect(page.get_by_role("button", name="のぞく(あと1回)")).to_be_attached()


def look_at_the_log(page: Page) -> None:
    """The log says how many cards went where; the table is not handed on while it runs."""
    tap(page, "log")
    wait_for(page, "filter-all")
    no_card_is_named(page)
    tells(page, "①に1枚")
    do(page, "back")
    wait_for(page, "heap-0")
    do(page, "more")
    do(page, "menu-share")
    tells(page, "終わるまで わたせません")


def test_a_call_lays_the_heap_open_for_all_and_cannot_be_taken_back(page: Page, server: Server) -> None:
    table_id = open_table(page, "slow")
    type_cards(page, cards("taab" + "tdef"))
    do(page, "main-action")
    do(page, "heap-1")
    for _ in range(3):
        do(page, "hand-0")
    draw(page, cards("bcg"))
    do(page, "heap-1")
    do(page, "spoiled")
    do(page, "call-confirm")
    tells(page, "台無し！ 当たり")
    tells(page, "麻の実 2枚")
    shot = stored(server.data, table_id)
    assert [row.total for row in shot.standings] == [0, 1]
    do(page, "undo")
    tells(page, "見なかったことにできません")
    assert [row.total for row in stored(server.data, table_id).standings] == [0, 1]
    do(page, "main-action")
    expect(page.get_by_role("button", name="②、空いています")).to_be_attached()


# --- kai


def test_a_game_of_kai_to_the_third_ichimi(open_window: OpenWindow, server: Server) -> None:
    page = open_window(server.url, size=TABLET, lang="en")
    table_id = open_table(page, "kai")
    case = json.loads((CASES / "43-kai-three-collected-ends-at-once.json").read_text(encoding="utf-8"))
    position = fresh("kai")
    for raw in case["record"]["events"]:
        if position.phase != "in_progress" or raw["type"] == "adjust":
            break
        state = position.state
        if raw["type"] == "deal":
            type_cards(page, [card for hand in raw["hands"] for card in hand])
            do(page, "main-action")
        elif raw["type"] == "refill":
            draw(page, raw["cards"])
            if not raw["cards"]:
                do(page, "main-action")
        elif raw["type"] == "place":
            do(page, f"hand-{state.hands[raw['player']].index(raw['card'])}")
            do(page, f"heap-{raw['heap']}")
        elif not state.heaps[raw["heap"]].cards:
            continue  # collected with the card that completed it
        position = after(position, raw)
        if raw["type"] == "place" and position.state.heaps[raw["heap"]].complete:
            position = after(position, {"type": "collect", "player": raw["player"], "heap": raw["heap"]})
    shot = stored(server.data, table_id)
    assert (shot.status, shot.winners) == ("finished", (0,))
    entered = [event("kai", raw) for raw in events_of(server, table_id)]
    assert [e.heap for e in entered if e.type == "collect"] == [0, 1, 2]
    do(page, "main-action")
    wait_for(page, "winner")


@pytest.mark.parametrize(
    ("size", "lang"),
    [
        (SMALL, "ja"),
        ({"width": 360, "height": 640}, "en"),
        ({"width": 844, "height": 390}, "ja"),
        (TABLET, "en"),
    ],
    ids=str,
)
def test_a_turn_of_kai_is_three_taps_and_each_further_card_two(
    open_window: OpenWindow, server: Server, size: dict[str, int], lang: str
) -> None:
    page = open_window(server.url, size=size, lang=lang)
    table_id = open_table(page, "kai")
    type_cards(page, cards("tabc" + "defg" + "hijk"))
    do(page, "main-action")
    for identifier in ("hand-0", "hand-3", "heap-0", "heap-3"):
        in_view(page, identifier, size["height"])
    tap(page, "hand-0")
    tells(page, "えらんだ", "Chosen", "chosen")
    for identifier in ("heap-2", "draw-keshi"):
        enter(page, server, table_id, identifier)
    stored(server.data, table_id, lambda shot: shot.state.to_act == 1)
    tells(page, "席2の番", "席2's turn", "Seat 2's turn")
    tap(page, "heap-2")
    tells(page, "置くカードをタップ", "a card to lay on")
    enter(page, server, table_id, "hand-0")
    enter(page, server, table_id, "hand-0")
    do(page, "draw-keshi")
    enter(page, server, table_id, "draw-shoga")
    shot = stored(server.data, table_id, lambda shot: shot.state.to_act == 2)
    assert shot.state.heaps[2].cards == tuple(cards("tde"))
    if size["width"] <= 600:
        tells(page, "○○○")


def test_a_habanero_is_passed_at_any_time_and_the_receiver_skips(page: Page, server: Server) -> None:
    table_id = open_table(page, "kai")
    type_cards(page, cards("tabc" + "defg" + "hijH"))
    do(page, "main-action")
    do(page, "pass")
    do(page, "give-to-0")
    do(page, "spice-keshi")
    wait_for(page, "heap-0")
    stored(server.data, table_id, lambda shot: shot.state.hands[2] == tuple(cards("hijb")))
    tells(page, "席2の番. カードを置く")


def test_a_card_that_does_not_fit_is_told_and_can_stand_by_a_ruling(page: Page, server: Server) -> None:
    table_id = open_table(page, "kai")
    type_cards(page, cards("aabc" + "defg" + "hijH"))
    do(page, "main-action")
    do(page, "hand-0")
    do(page, "heap-0")
    do(page, "hand-0")
    do(page, "heap-0")
    expect(by_id(page, "verdict-headline").first).to_be_attached()
    tells(page, "麻の実はもうあります")
    do(page, "reason-0")
    page.wait_for_timeout(400)
    do(page, "ruling-confirm")
    shot = stored(server.data, table_id, lambda shot: len(shot.rulings) == 1)
    assert shot.state.heaps[0].cards == tuple(cards("aa"))
