"""At a table: undo and drafts, rulings, corrections, the keyboard, large text."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import OpenWindow
from tests.browser.play import Server, by_id, enable_semantics
from tests.browser.tables import ONE_CUBE_EACH, can_tap, do, gone, more_than, seeded, stored, tells, untold, wait_for


def test_undo_drops_the_draft_first_then_takes_back_entries(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    do(page, "slot-1")
    tells(page, "ここに置く")
    do(page, "undo")
    assert stored(server.data, shot.table_id).version == shot.version
    do(page, "undo")
    stored(server.data, shot.table_id, lambda now: len(now.events) == len(shot.events) - 2)
    do(page, "log")
    do(page, "redo")
    stored(server.data, shot.table_id, lambda now: len(now.events) == len(shot.events))


def test_a_draft_is_found_again_after_reloading(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    do(page, "slot-2")
    again = open_window(f"{server.url}table/{shot.table_id}")
    wait_for(again, "main-action")
    tells(again, "ここに置く 緑1")


def test_an_illegal_entry_is_explained_and_can_be_mended_in_one_tap(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    do(page, "slot-1")
    do(page, "cell-14")
    wait_for(page, "verdict-headline")
    tells(page, "2番のマスがあいています")
    assert not can_tap(page, "ruling-confirm")
    do(page, "verdict-fix")
    wait_for(page, "sheet-undo")
    do(page, "refill-yellow-2")
    events = stored(server.data, shot.table_id, more_than(len(shot.events))).events
    assert events[-2].refill == "yellow-2"
    assert events[-1].cells == (2,)
    assert events[-1].ruling is None


def test_a_ruling_needs_a_reason_and_is_kept_with_it(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    do(page, "slot-1")
    do(page, "cell-14")
    do(page, "reason-0")
    do(page, "ruling-confirm")
    wait_for(page, "sheet-undo")
    do(page, "refill-yellow-2")
    after = stored(server.data, shot.table_id, more_than(len(shot.events)))
    assert after.events[-2].refill == "yellow-2"
    assert after.events[-1].cells == (14,)
    assert after.events[-1].ruling == "みんな同意"
    do(page, "log")
    tells(page, "裁定:「みんな同意」")


def test_the_rule_of_a_verdict_is_one_tap_away_and_the_verdict_waits(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    do(page, "slot-1")
    do(page, "cell-14")
    do(page, "reason-1")
    do(page, "verdict-rule")
    wait_for(page, "rule-open")
    assert page.url.endswith(f"/table/{shot.table_id}/rules/dimsum.lowest-cell")
    tells(page, "Tom · 青1 → 14")
    tells(page, "14 に置くと 2 がのこります")
    do(page, "main-action")
    wait_for(page, "verdict-headline")
    do(page, "ruling-confirm")
    wait_for(page, "sheet-undo")
    do(page, "refill-yellow-2")
    stored(server.data, shot.table_id, lambda now: now.events[-1].ruling == "うっかり")


def test_what_the_verdict_line_says_can_be_opened_to_its_rule(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}", lang="en")
    do(page, "slot-1")
    do(page, "verdict")
    wait_for(page, "rule-open")
    tells(page, "At this table")
    do(page, "back")
    wait_for(page, "cell-2")
    tells(page, "Place here Blue 1")


def test_a_rule_is_shown_again_when_its_page_is_loaded_anew(open_window: OpenWindow, server: Server) -> None:
    page = open_window(f"{server.url}rules/dimsum/dimsum.stack")
    wait_for(page, "rule-open")
    page.reload()
    enable_semantics(page)
    wait_for(page, "rule-open")


def test_an_earlier_entry_is_corrected_and_what_follows_stays(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}/log")
    do(page, "entry-1")
    do(page, "fix")
    wait_for(page, "slot-1")
    do(page, "slot-1")
    do(page, "main-action")
    do(page, "refill-yellow-1")
    wait_for(page, "verdict")
    tells(page, "後の 4 手も そのまま")
    after = stored(server.data, shot.table_id, lambda now: now.version > shot.version)
    assert after.events[1].slot == 1
    assert len(after.events) == len(shot.events)
    assert after.misfit is None


def test_an_entry_being_corrected_is_chosen_as_it_was(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}/fix/5/2")
    wait_for(page, "main-action")
    tells(page, "赤2 → 2・5")
    expect(by_id(page, "main-action").first).to_have_accessible_name(re.compile("ここに置く 赤2 → 2・5"))


def test_the_log_marks_what_no_longer_fits(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}/fix/1/2")
    wait_for(page, "deck")
    do(page, "deck")
    do(page, "draw-green-2")
    do(page, "main-action")
    wait_for(page, "mend-headline")
    do(page, "mend-do")
    wait_for(page, "hand")
    do(page, "back")
    wait_for(page, "entry-5")
    tells(page, "合わなくなった手")
    do(page, "undo")
    untold(page, "合わなくなった手")
    stored(server.data, shot.table_id, lambda now: now.misfit is None)


def test_a_correction_after_which_an_entry_no_longer_fits_offers_three_ways(
    open_window: OpenWindow, server: Server
) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}/log")
    do(page, "entry-1")
    do(page, "fix")
    wait_for(page, "deck")
    do(page, "deck")
    do(page, "draw-green-2")
    do(page, "main-action")
    wait_for(page, "mend-headline")
    assert stored(server.data, shot.table_id).version == shot.version
    do(page, "verdict-rule")
    wait_for(page, "rule-open")
    assert page.url.endswith("/rules/dimsum.lowest-cell")
    do(page, "main-action")
    wait_for(page, "mend-headline")
    do(page, "mend-cut")
    do(page, "mend-do")
    wait_for(page, "slot-0")
    after = stored(server.data, shot.table_id, lambda now: now.version > shot.version)
    assert after.misfit is None
    assert after.events[1].card == "green-2"
    assert len(after.events) < len(shot.events)


def test_the_log_is_searched_and_shows_the_rulings_alone(open_window: OpenWindow, server: Server) -> None:
    ruled = {"type": "place", "player": 1, "cells": [9], "ruling": "うっかり"}
    shot = seeded(server.data, [*ONE_CUBE_EACH, [{"type": "take", "player": 1, "slot": 1, "refill": "green-2"}, ruled]])
    page = open_window(f"{server.url}table/{shot.table_id}/log")
    wait_for(page, "entry-7")
    do(page, "filter-rulings")
    wait_for(page, "entry-7")
    gone(page, "entry-5")
    do(page, "filter-all")
    do(page, "search")
    field = by_id(page, "log-search").get_by_role("textbox")
    field.click()
    page.keyboard.insert_text("赤2")
    expect(by_id(page, "entry-7").first).not_to_be_attached()
    wait_for(page, "entry-5")
    do(page, "search")
    wait_for(page, "entry-7")


def test_the_keyboard_alone_enters_a_card(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    wait_for(page, "slot-0")
    page.mouse.click(200, 70)
    page.keyboard.press("ArrowDown")
    expect(by_id(page, "main-action").first).to_have_accessible_name(re.compile("ここに置く"))
    page.keyboard.press("Enter")
    wait_for(page, "sheet-undo")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    stored(server.data, shot.table_id, lambda now: len(now.events) != len(shot.events))


@pytest.mark.parametrize("lang", ["ja", "en"])
def test_text_at_200_percent_leaves_every_control_in_reach(open_window: OpenWindow, server: Server, lang: str) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}settings", lang=lang)
    do(page, "scale-3")
    page.goto(f"{server.url}table/{shot.table_id}")
    enable_semantics(page)
    wait_for(page, "slot-0")
    for identifier in ("noren", "undo", "main-action", "slot-0", "deck", "cell-2", "more", "log", "back"):
        wait_for(page, identifier)
    for identifier in ("undo", "main-action"):
        box = by_id(page, identifier).first.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= 390
        assert box["y"] + box["height"] <= 844


def test_the_arrow_keys_reach_every_cell_of_a_card_placed_freely(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}", lang="en")
    do(page, "slot-1")
    do(page, "more")
    do(page, "free-hand")
    page.keyboard.press("ArrowLeft")
    expect(by_id(page, "main-action").first).to_have_accessible_name("On cell 2 Blue 1")
    page.keyboard.press("ArrowUp")
    expect(by_id(page, "main-action").first).to_have_accessible_name("On cell 5 Blue 1")
    page.keyboard.press("ArrowRight")
    expect(by_id(page, "main-action").first).to_have_accessible_name("On cell 6 Blue 1")
    page.keyboard.press("ArrowRight")
    expect(by_id(page, "main-action").first).to_have_accessible_name("On cell 1 Blue 1")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(by_id(page, "main-action").first).to_have_accessible_name("Place here Blue 1 → 2")


def test_the_keyboard_stays_inside_an_open_sheet(open_window: OpenWindow, server: Server) -> None:
    shot = seeded(server.data, ONE_CUBE_EACH)
    page = open_window(f"{server.url}table/{shot.table_id}")
    do(page, "slot-1")
    do(page, "main-action")
    wait_for(page, "sheet-undo")
    reached = set()
    for _ in range(24):
        page.keyboard.press("Tab")
        page.wait_for_timeout(150)
        reached.add(page.evaluate("document.activeElement.getAttribute('flt-semantics-identifier')"))
    assert {"refill-red-1", "sheet-undo"} <= reached
    assert all(name is None or name.startswith(("refill-", "sheet-")) for name in reached), reached
