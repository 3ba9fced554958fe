"""Umami in the browser: a whole game of three by tapping, claims called out, a steal, cards typed on a keyboard."""

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser import play
from tests.browser.conftest import OpenWindow
from tests.browser.play import PATIENCE, TABLET, Server, by_id, tap
from tests.browser.tables import label, reads
from tests.play import record, result

NAMES = ("席1", "席2", "席3")
WANTS = {"rrg": ["red", "red", "green"], "ggg": ["green"] * 3, "yyr": ["yellow", "yellow", "red"]}


class Table:
    """Plays umami by tapping and keeps the events that must come of it."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.events: list[dict[str, Any]] = []

    def main(self, pattern: str) -> None:
        """Taps the main button once it reads so."""
        reads(self.page, "main-action", pattern)
        tap(self.page, "main-action")

    def type(self, card: str) -> None:
        """An ingredient in two taps."""
        tap(self.page, f"value-{card[0]}")
        tap(self.page, f"icon-{card[1]}")

    def turn_up(self, card: str) -> None:
        """A card that was turned up, in one tap."""
        by_id(self.page, f"card-{card}").wait_for(state="attached")
        tap(self.page, f"card-{card}")

    def copy(self, pattern: str, arrow: str, stars: int) -> dict[str, Any]:
        """A favourite in at most five taps."""
        by_id(self.page, "pattern-ggg").wait_for(state="attached")
        tap(self.page, f"pattern-{pattern.rstrip('≠')}")
        if pattern.endswith("≠"):
            tap(self.page, "differ")
        tap(self.page, f"arrow-{arrow}")
        tap(self.page, f"stars-{stars}")
        self.main(rf"このカードにする.*★{stars}")
        want: dict[str, Any] = {"step": int(pattern[1])} if pattern[0] == "+" else {"colors": WANTS[pattern[:3]]}
        if pattern.endswith("≠"):
            want["differ"] = True
        return {"want": want, "arrow": arrow, "stars": stars}

    def deal(self, area: list[str], favourites: list[tuple[str, str, int]]) -> None:
        for number, card in enumerate(area, 1):
            reads(self.page, f"fill-{number - 1}", f"{number}番め")
            self.turn_up(card)
        cards = [self.copy(*favourite) for favourite in favourites]
        self.main("この場で はじめる")
        self.events.append({"type": "deal", "area": area, "favourites": cards})

    def turn(self, player: int) -> None:
        reads(self.page, "noren", f"{NAMES[player]}の番")

    def pad(self) -> None:
        """The pad for the hand card lies open."""
        by_id(self.page, "value-1").wait_for(state="attached")

    def hand(self, player: int, card: str, dish: int) -> None:
        self.turn(player)
        self.pad()
        self.type(card)
        reads(self.page, "main-action", "料理をタップ")
        tap(self.page, f"dish-{dish}")
        self.entered()
        self.events.append({"type": "play", "player": player, "from": "hand", "card": card, "dish": dish})

    def entered(self) -> None:
        """A tap on a dish is the entry: no dish is asked for any more."""
        deadline = time.monotonic() + PATIENCE
        while "料理をタップ" in label(self.page, "main-action"):
            assert time.monotonic() < deadline, label(self.page, "main-action")
            time.sleep(0.05)

    def choose(self, ident: str) -> None:
        """Taps an open ingredient, again where the board had not settled yet."""
        deadline = time.monotonic() + PATIENCE
        while not re.search("料理をタップ", label(self.page, "main-action")):
            assert time.monotonic() < deadline, label(self.page, "main-action")
            tap(self.page, ident)
            for _ in range(100):
                if "料理をタップ" in label(self.page, "main-action"):
                    break
                time.sleep(0.1)

    def area(self, player: int, slot: int, dish: int) -> None:
        self.turn(player)
        self.choose(f"slot-{slot}")
        tap(self.page, f"dish-{dish}")
        self.entered()
        self.events.append({"type": "play", "player": player, "from": "area", "slot": slot, "dish": dish})

    def claim(self, player: int, dish: int, favourite: int) -> None:
        reads(self.page, "claim", f"獲得: {NAMES[player]}の料理{dish + 1}")
        tap(self.page, "claim")
        by_id(self.page, "claim").wait_for(state="detached")
        self.events.append({"type": "claim", "player": player, "dish": dish, "favourite": favourite})

    def end(self, player: int, *cards: str) -> None:
        reads(self.page, "noren", "新しい材料")
        for card in cards:
            self.turn_up(card)
        # With the last card the turn ends by itself.
        by_id(self.page, f"card-{cards[-1]}").wait_for(state="detached")
        self.events.append({"type": "end", "player": player, "area": list(cards), "favourites": []})

    def last_end(self, player: int) -> None:
        self.turn(player)
        self.main("手番を終える")
        self.events.append({"type": "end", "player": player})


def begin(page: Page, players: int, favourites: int) -> Table:
    """A new table of umami from the home screen, with so many favourites in play."""
    tap(page, "new-umami")
    by_id(page, "add-player").wait_for(state="attached")
    for number in range(2, players):
        tap(page, "add-player")
        by_id(page, f"seat-{number}").wait_for(state="attached")
    reads(page, "favourites", r"\d")
    while int(re.findall(r"\d+", label(page, "favourites"))[-1]) > favourites:
        before = label(page, "favourites")
        tap(page, "favourites-minus")
        deadline = time.monotonic() + PATIENCE
        while label(page, "favourites") == before and time.monotonic() < deadline:
            time.sleep(0.05)
    tap(page, "main-action")
    reads(page, "noren", "場を ならべる")
    return Table(page)


def test_a_whole_game_of_three_by_tapping(page: Page) -> None:
    table = begin(page, 3, 4)
    table.deal(["7*", "2s", "4f", "3*"], [("rrg", "down", 2), ("+1", "up", 3), ("ggg", "up", 1), ("yyr≠", "down", 4)])
    # First round: everybody lays two cards.
    table.hand(0, "9f", 0)
    table.area(0, 0, 0)
    table.end(0, "1s")
    table.area(1, 2, 0)
    table.hand(1, "5*", 0)
    table.end(1, "2f")
    table.hand(2, "6s", 0)
    table.area(2, 3, 1)
    table.end(2, "5s")
    # Second round: three favourites go.
    table.hand(0, "1*", 0)
    table.claim(0, 0, 0)
    table.area(0, 0, 1)
    table.end(0, "8s")
    table.hand(1, "6f", 0)
    table.claim(1, 0, 1)
    table.area(1, 1, 1)
    table.end(1, "9s")
    table.hand(2, "4s", 0)
    table.area(2, 0, 0)
    table.claim(2, 0, 3)
    table.end(2, "6s")
    # Third round: the last favourite, then the round is played out.
    table.hand(0, "2s", 1)
    table.area(0, 2, 1)
    table.claim(0, 1, 2)
    table.end(0, "1f")
    table.hand(1, "3s", 1)
    table.area(1, 0, 2)
    table.end(1, "7f")
    table.hand(2, "8*", 1)
    table.area(2, 1, 2)
    table.end(2, "7s")
    reads(page, "noren", "秘密のお気に入り")
    secret = [table.copy("rrg", "up", 2), table.copy("+2", "up", 1), table.copy("ggg", "down", 3)]
    table.main("みんなの秘密を公開")
    table.events.append({"type": "secrets", "favourites": secret})
    for card in ("7*", "8f", "3*"):
        table.hand(0, card, 2)
    table.claim(0, 2, 0)
    table.last_end(0)
    table.last_end(1)
    table.hand(2, "1s", 3)
    table.last_end(2)
    expected = result(record("umami", NAMES, table.events, options={"favourites": 4}))
    assert (expected.status, expected.problem) == ("finished", None)
    table.main("結果")
    for standing in expected.standings:
        reads(page, f"total-{standing.player}", rf"(?<!\d){standing.total}(?!\d)")
    winner = expected.standings[expected.winners[0]]
    page.get_by_text(re.compile(re.escape(winner.name))).first.wait_for(state="attached")


@pytest.fixture
def dealt(page: Page) -> Table:
    """A table of two after the deal."""
    table = begin(page, 2, 7)
    table.deal(["7*", "2s", "4f", "3*"], [("rrg", "down", 2), ("+1", "up", 3), ("ggg", "up", 1), ("yyr≠", "down", 4)])
    return table


def test_a_plain_turn_is_six_taps(dealt: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    taps: list[str] = []

    def counted(page: Page, ident: str) -> None:
        taps.append(ident)
        play.tap(page, ident)

    monkeypatch.setattr("tests.browser.test_umami.tap", counted)
    dealt.hand(0, "9f", 0)
    dealt.area(0, 0, 0)
    dealt.end(0, "1f")
    dealt.turn(1)
    # A tap is repeated where the board had not settled yet under a busy machine.
    counted_once = [ident for ident, before in zip(taps, ["", *taps], strict=False) if ident != before]
    assert len(counted_once) <= 6, taps


def test_a_value_and_an_icon_typed_on_a_keyboard_work_too(dealt: Table) -> None:
    page = dealt.page
    dealt.pad()
    for key in "7s":
        page.keyboard.press(key)
    reads(page, "main-action", r"7\(盗\)")
    page.keyboard.press("2")
    reads(page, "noren", "場から1枚")
    # Undo brings the card back to be changed; once more takes it away.
    tap(page, "undo")
    reads(page, "main-action", r"7\(盗\)")
    tap(page, "value-6")
    reads(page, "main-action", r"6\(盗\)")
    tap(page, "dish-1")
    reads(page, "dish-1", "料理2、6")
    tap(page, "undo")
    reads(page, "main-action", r"6\(盗\)")
    tap(page, "undo")
    reads(page, "main-action", "この場で はじめる")


def test_a_theft_takes_a_card_and_the_robbed_player_gets_a_new_one(dealt: Table) -> None:
    page = dealt.page
    dealt.hand(0, "9f", 0)
    dealt.area(0, 0, 0)
    dealt.end(0, "5*")
    dealt.turn(1)
    dealt.pad()
    dealt.type("8s")
    reads(page, "main-action", "料理をタップ")
    tap(page, "steal")
    reads(page, "noren", "だれから取る")
    tap(page, "their-0-0")
    by_id(page, "take-1").wait_for(state="attached")
    tap(page, "take-0")
    reads(page, "noren", "どの料理へ")
    tap(page, "dish-0")
    reads(page, "noren", "席1の番.*盗まれた分を取る")
    reads(page, "dish-0", "料理1、7")
    dealt.choose("slot-0")
    tap(page, "dish-0")
    reads(page, "noren", "席2の番.*場から1枚")
    reads(page, "dish-0", "料理1、9")
    tap(page, "steal")
    reads(page, "verdict", "いまは盗めません")


def test_claims_are_called_out_in_order_and_one_let_go_stays_so_until_something_changes(dealt: Table) -> None:
    page = dealt.page
    dealt.hand(0, "1s", 0)
    dealt.area(0, 1, 0)
    dealt.end(0, "5s")
    dealt.hand(1, "9s", 0)
    dealt.area(1, 0, 0)
    dealt.end(1, "6s")
    dealt.hand(0, "3f", 0)
    reads(page, "claim-next", "1 ?/ ?2")
    reads(page, "claim", r"席1の料理1で\+1 \+1")
    tap(page, "claim-next")
    reads(page, "claim", "席1の料理1で緑・緑・緑")
    tap(page, "claim-let-go")
    by_id(page, "claim-next").wait_for(state="detached")
    tap(page, "claim-let-go")
    by_id(page, "claim").wait_for(state="detached")
    # Touching a favourite says what everybody's nearest dish lacks, and claims where nothing does.
    tap(page, "fav-0")
    reads(page, "near-1", "料理1: あと 緑")
    page.keyboard.press("Escape")
    by_id(page, "near-1").wait_for(state="detached")
    tap(page, "fav-2")
    reads(page, "near-0", "獲得する")
    tap(page, "near-0")
    by_id(page, "near-0").wait_for(state="detached")
    reads(page, "dish-0", "セット済み")
    # A set dish takes nothing more: the referee says so, and another dish is offered.
    dealt.choose("slot-0")
    tap(page, "dish-0")
    reads(page, "verdict-headline", "料理1はセット済みです")
    by_id(page, "ruling-confirm").wait_for(state="attached")
    tap(page, "verdict-fix")
    reads(page, "noren", "新しい材料")


def test_the_tablet_shows_everybodys_dishes_in_english_and_dark(
    dealt: Table, server: Server, open_window: OpenWindow
) -> None:
    dealt.hand(0, "9f", 0)
    window = open_window(dealt.page.url, TABLET, "en", True)
    reads(window, "noren", r"席1's turn.*Area card")
    reads(window, "panel-0", "1 / 12 ingredients")
    reads(window, "fav-0", "red, red, green ↓")
    tap(window, "slot-0")
    tap(window, "dish-0")
    reads(dealt.page, "noren", "新しい材料")
