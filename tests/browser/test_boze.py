"""Boze in a browser: a round by tapping, a card named once, the shrine duty, a refusal and a ruling."""

import re
import time

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.play import PATIENCE, TABLET, Server, by_id

HOST = "flt-semantics-host"
ITEMS = ("straw-mask", "fan", "rope-skirt", "fish-suit", "gold-mask")


def press(page: Page, *identifiers: str) -> None:
    """Activates nodes one after the other, wherever they are scrolled to."""
    for identifier in identifiers:
        node = by_id(page, identifier).first
        node.wait_for(state="attached")
        node.dispatch_event("click")
        page.wait_for_timeout(500)


def shows(page: Page, words: str) -> None:
    expect(page.locator(HOST)).to_contain_text(re.compile(words))


def says(page: Page, identifier: str, words: str) -> None:
    """What a node is read as, whether that is a label or the texts inside."""
    deadline, read = time.monotonic() + PATIENCE, ""
    while not re.search(words, read):
        assert time.monotonic() < deadline, f"{identifier}: {words} expected, {read} read"
        page.wait_for_timeout(100)
        node = by_id(page, identifier).first
        read = node.aria_snapshot() if node.count() else ""


def main_says(page: Page, words: str) -> None:
    says(page, "main-action", words)


def enter(page: Page, words: str) -> None:
    """The main button, once it says what it will do."""
    main_says(page, words)
    page.wait_for_timeout(400)
    press(page, "main-action")


def new_table(page: Page, *choices: str) -> None:
    press(page, "new-boze")
    by_id(page, "box-none").first.wait_for(state="attached")
    press(page, *choices, "main-action")
    by_id(page, "noren").first.wait_for(state="attached")


@pytest.fixture
def with_box(page: Page) -> Page:
    """A table of two with the practice box, the market laid out."""
    new_table(page)
    for keys, tab in ((("sora", "riku", "nagi", "umi", "aki"), "characters"), (ITEMS, "items")):
        for number, key in enumerate(keys):
            says(page, f"market-tab-{tab}", f"{number} / 5")
            press(page, f"deck-{key}")
    enter(page, "ならべる")
    main_says(page, "カードを選ぶ")
    return page


@pytest.fixture
def without_box(page: Page) -> Page:
    """A table of two without a box, a market or a counted deck."""
    new_table(page, "box-none", "market")
    main_says(page, "カードを選ぶ")
    return page


def test_a_whole_round_in_four_taps_a_move(with_box: Page) -> None:
    page = with_box
    press(page, "category-training", "gold-3")
    enter(page, "修行する")
    says(page, "noren", "席2の番")
    press(page, "category-meeting", "recruit-0")
    says(page, "pay-0-gold", "払えない")
    enter(page, "ソラを 仲間にする.*札−2")
    shows(page, "場のカードは")
    press(page, "deck-rui")
    enter(page, "ならべる")
    shows(page, "第2ターン")
    says(page, "fact-gold", "人魂 3")
    press(page, "undo")
    shows(page, "第1ターンのおわり")


def test_prices_that_cannot_be_paid_say_so_and_the_duty_warns_of_what_is_missing(with_box: Page) -> None:
    page = with_box
    says(page, "fact-duty", "2")
    says(page, "seat-1", "不足 2")
    press(page, "category-meeting")
    says(page, "recruit-3", 'ウミ コスト4、5点"?$')
    press(page, "step-card", "category-supplies")
    expect(by_id(page, "buy-0").first).to_be_attached()


def test_a_crowd_cost_is_asked_and_a_refused_move_can_stand_by_a_ruling(with_box: Page) -> None:
    page = with_box
    press(page, "category-training", "gold-2")
    enter(page, "修行する")
    says(page, "category-training", "場に1枚")
    press(page, "category-training", "gold-2", "pay-extra-gold")
    says(page, "verdict", "人魂が足りません")
    enter(page, "修行する")
    by_id(page, "verdict-sheet").first.wait_for(state="attached")
    shows(page, "卓の裁定で通す")


def test_a_card_without_a_box_is_named_once_and_offered_after_it_was_taken_back(without_box: Page) -> None:
    page = without_box
    press(page, "category-show", "another-bonus")
    page.get_by_role("textbox").first.fill("夕日の賞")
    expect(by_id(page, "form-add").first).to_be_enabled()
    press(page, "form-points-plus", "form-add")
    enter(page, "夕日の賞を 出す")
    main_says(page, "カードを選ぶ")
    press(page, "undo")
    press(page, "category-show")
    says(page, "bonus-0", "夕日の賞")


def test_a_deck_made_anew_brings_the_duty_which_one_tap_pays(without_box: Page) -> None:
    page = without_box
    press(page, "rest-gold")
    enter(page, "休む")
    press(page, "reshuffle")
    shows(page, "このターンの終わりに 巫女のお仕事")
    press(page, "rest-gold")
    enter(page, "休む")
    shows(page, "巫女のお仕事")
    says(page, "duty-0", "2のうち1を払う、不足1")
    enter(page, "これで払う")
    shows(page, "第2ターン")
    says(page, "seat-0", "−3点")


def test_a_draft_survives_a_reload(with_box: Page) -> None:
    page = with_box
    press(page, "category-ace", "as-magic", "draw-2")
    main_says(page, "手品をする")
    page.reload()
    page.locator("flt-semantics-placeholder").wait_for(state="attached")
    page.locator("flt-semantics-placeholder").dispatch_event("click")
    main_says(page, "手品をする")


def test_a_tablet_shows_categories_workers_and_everybodys_next_duty_at_once(
    open_window: OpenWindow, server: Server
) -> None:
    page = open_window(server.url, size=TABLET, lang="en", dark=True)
    new_table(page, "box-none", "market")
    main_says(page, "Tap an action")
    expect(by_id(page, "worker-0").first).to_be_attached()
    expect(by_id(page, "duties").first).to_be_attached()
    press(page, "category-lead")
    enter(page, "Take the lead")
    main_says(page, "Tap an action")
    shows(page, "starts round")
