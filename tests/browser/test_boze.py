"""Boze in a browser: a round by tapping, a card named once, the shrine duty, a refusal and a ruling."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import OpenWindow
from tests.browser.play import PATIENCE, TABLET, Server, by_id, tap
from tests.browser.tables import in_view, stored

HOST = "flt-semantics-host"
SLOTS = ("mask", "hands", "skirt", "body")
SMALL = {"width": 390, "height": 664}
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
    enter(page, "並べる")
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
    enter(page, "ソラを 仲間にする.*手札−2")
    says(page, "noren", "場のカード")
    press(page, "deck-rui")
    enter(page, "並べる")
    shows(page, "第2ターン")
    says(page, "fact-gold", "人魂 3")
    press(page, "undo")
    shows(page, "第1ターンのおわり")


def test_prices_that_cannot_be_paid_say_so_and_the_duty_warns_of_what_is_missing(with_box: Page) -> None:
    page = with_box
    says(page, "fact-duty", "お仕事 2")
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
    press(page, "category-show")
    page.get_by_role("textbox").first.fill("夕日の賞")
    tap(page, "form-cost-0")
    says(page, "form-add", "点を タップ")
    tap(page, "form-points-5")
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


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "ja"), (TABLET, "en")])
def test_a_market_without_a_list_is_entered_on_the_pad_and_an_item_bought_is_refilled_in_four_taps(
    open_window: OpenWindow, server: Server, size: Any, lang: str
) -> None:
    page = open_window(server.url, size=size, lang=lang)
    new_table(page, "box-none")
    words = {"ja": ("キャラ {} / 5", "アイテム {} / 5"), "en": ("Characters {} / 5", "Items {} / 5")}[lang]
    for number in range(5):
        says(page, "market-tab-characters", words[0].format(number))
        for key in (f"form-cost-{number}", "form-points-2"):
            tap(page, key)
    for number in range(5):
        says(page, "market-tab-items", words[1].format(number))
        for key in (f"form-slot-{SLOTS[number % 4]}", "form-cost-0", "form-points-3"):
            tap(page, key)
    main_says(page, {"ja": "並べる", "en": "Lay them out"}[lang])
    tap(page, "main-action")
    main_says(page, {"ja": "カードを選ぶ", "en": "Tap an action"}[lang])
    if size is SMALL:  # all that a character can do is seen at once
        for key in ("category-training", "own", "rest-draw"):
            in_view(page, key, size["height"] - 95)  # the tray lies below
    for key in ("category-supplies", "buy-0"):
        tap(page, key)
    main_says(page, {"ja": "アイテム 1を 買う", "en": "Buy Item 1"}[lang])
    tap(page, "main-action")
    says(page, "noren", {"ja": "席2の番", "en": "Seat 2"}[lang])
    tap(page, "rest-gold")
    main_says(page, {"ja": "休む", "en": "Rest"}[lang])
    tap(page, "main-action")
    main_says(page, {"ja": "アイテム あと1", "en": "1 item to go"}[lang])
    for key in ("form-slot-mask", "form-cost-1", "form-points-1"):
        tap(page, key)
    main_says(page, {"ja": "並べる", "en": "Lay them out"}[lang])
    tap(page, "main-action")
    main_says(page, {"ja": "カードを選ぶ", "en": "Tap an action"}[lang])


@pytest.mark.parametrize(("size", "lang"), [(SMALL, "ja"), (TABLET, "en")])
def test_four_players_are_counted_in_few_taps(open_window: OpenWindow, server: Server, size: Any, lang: str) -> None:
    page = open_window(server.url, size=size, lang=lang)
    press(page, "new-boze", "mode-count", "box-none", "add-player", "add-player", "main-action")
    by_id(page, "count-characters").first.wait_for(state="attached")
    table_id = page.url.rsplit("/", 1)[-1]
    taps = 0
    for player in range(4):
        says(page, "noren", str(player + 1))
        keys = ["digit-3", "digit-5", "count-items", "digit-2", "count-bonuses", "digit-4", "digit-6"]
        keys += ["count-duty", f"digit-{player}", "main-action"]
        for key in keys:
            tap(page, key)
        taps += len(keys)
    assert taps <= 60
    shot = stored(server.data, table_id, lambda shot: shot.status == "finished")
    assert [row.total for row in shot.standings] == [20, 17, 14, 11]
