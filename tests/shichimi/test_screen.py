"""The shichimi tables without a browser: every moment drawn in every look, touches of the flag, secrets kept."""

import random
import re
from functools import partial
from typing import Any

import flet as ft
import pytest
from flet.controls.base_control import BaseControl

from companion.desk import Desk, Sitting
from companion.referee import turn
from companion.texts.shichimi import CARD_NAMES
from companion.together import Delay
from companion.together.flag import COUNTDOWN, SETTLE, FlagCall
from tests.shichimi.builders import NAMES, SEATS, Raw, cards, deal, flag, heap, peek, place, refill, spoiled
from tests.shichimi.tables import KaiTable, SlowTable
from tests.shichimi.test_selfplay import kai_move, slow_move
from tests.views.tree import drawn, taps, texts
from tests.views.windows import phone
from views.scene import Scene
from views.screens.log import Log
from views.screens.table import TablePage
from views.theme import Look

PHONE = Look(lang="ja", game="shichimi")
LOOKS = (
    PHONE,
    Look(lang="en", game="shichimi", dark=True, width=1180, height=820),
    Look(lang="en", game="shichimi", width=700, height=900),
    Look(lang="ja", game="shichimi", width=340, height=600, scale=2.0, contrast=True),
)


class Window:
    """A window that only remembers where it was sent."""

    guest = seat = None

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.look = PHONE
        self.lang = "ja"
        self.sent: list[str] = []

    def __getattr__(self, name: str) -> Any:
        return lambda *args, **more: self.sent.append(name)


def begin(desk: Desk, variant: str, *events: Raw, seats: int = 0, **options: Any) -> TablePage:
    names = NAMES[: seats or SEATS[variant]]
    shot = desk.create("shichimi", [Sitting(name) for name in names], {"variant": variant, **options})
    table = TablePage(Window(desk), shot.table_id)  # type: ignore[arg-type]
    table.once.seconds = 0
    for raw in events:
        assert table.enter(table.event(**raw)), raw
    return table


def clock(desk: Desk, table: TablePage) -> list[float]:
    """The seconds by which the call of the flag goes; a test moves them on."""
    now = [100.0]
    gathering = desk.gathering(table.table_id)
    gathering.call = FlagCall(gathering.tell, lambda: now[0])
    return now


def controls(table: TablePage, look: Look = PHONE) -> list[BaseControl]:
    return drawn(lambda: table.build(look))


def on_screen(table: TablePage) -> dict[str, Any]:
    """What can be tapped."""
    return dict(taps(controls(table)))


def read(found: list[BaseControl]) -> str:
    """All that is written and all that a screen reader says."""
    labels = [c.label for c in found if isinstance(c, ft.Semantics) and c.label]
    return "\n".join(texts(found) + labels)


def seen(table: TablePage) -> str:
    """What is read on a table, the keys for the cards drawn left out: they name every card there is."""
    return re.sub("引いた: .*", "", read(controls(table)))


def named(told: str) -> set[str]:
    """The cards whose names are told; 唐辛子 is a part of 焼唐辛子, which is looked for first."""
    found = set()
    for card in sorted(CARD_NAMES, key=lambda card: -len(CARD_NAMES[card].ja)):
        if CARD_NAMES[card].ja in told:
            found.add(card)
            told = told.replace(CARD_NAMES[card].ja, "")
    return found


def drawable(table: TablePage) -> None:
    for look in LOOKS:
        assert texts(controls(table, look))


# --- the flag race


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_a_race_of_any_size_can_be_drawn_from_the_start_to_the_winner(desk: Desk, seats: int) -> None:
    table = begin(desk, "versus" if seats == 2 else "party", seats=seats, target=1)
    drawable(table)
    now = clock(desk, table)
    table.screen.start()  # type: ignore[union-attr]
    for counts, is_open in ((3, False), (None, True)):
        assert (table.place.call.counts, table.place.call.open) == (counts, is_open)
        drawable(table)
        now[0] += COUNTDOWN
    assert table.enter(table.event(**flag(seats - 1, margin=40)))
    drawable(table)
    on_screen(table)["main-action"]()
    for seat in [seats - 1, *range(seats - 1)]:
        for card in cards("tabcdef" if seat == seats - 1 else "t"):
            table.screen.add(card)  # type: ignore[union-attr]
        if seat == seats - 1:
            drawable(table)
        on_screen(table)["main-action"]()
    assert table.over
    assert table.shot.winners == (seats - 1,)
    drawable(table)


def test_the_first_touch_takes_the_flag_and_the_second_tells_its_margin(desk: Desk) -> None:
    table = begin(desk, "party", seats=4)
    screen: Any = table.screen
    now = clock(desk, table)
    screen.touch(2)
    assert table.place.call.early == 2
    screen.start()
    now[0] += COUNTDOWN
    assert not table.shot.table.steps, "a touch before the start does not count"
    for seat in (1, 1, 3, 0):
        screen.touch(seat)
        now[0] += 0.1
    assert "旗を取った!" in read(controls(table)), "on one device the first touch is the first"
    now[0] += SETTLE
    table.place.settle()
    table.reread()
    (step,) = table.shot.table.steps
    assert step.event.player == 1
    assert step.event.margin == 200, "the second touch of the same seat is none"
    told = read(controls(table))
    assert "旗を取った!" in told
    assert "0.20 秒差で 2番" in told


def test_every_moment_of_a_race_between_phones_can_be_drawn(desk: Desk) -> None:
    table = begin(desk, "party", seats=4, target=1)
    own = {seat: phone(desk, PHONE, table.table_id, seat) for seat in (1, 2)}
    every = (table, *own.values())
    now = clock(desk, table)

    def draw() -> None:
        for page in every:
            page.reread()
            drawable(page)

    draw()
    own[1].screen.start()  # type: ignore[union-attr]
    draw()
    now[0] += COUNTDOWN + 1
    draw()
    for page in every:
        page.place.measured(Delay(0.1, 0.1))
    own[1].screen.touch(1)  # type: ignore[union-attr]
    table.screen.touch(0)  # type: ignore[union-attr]
    draw()
    assert "くらべています" in read(controls(own[1]))
    now[0] += 3
    table.place.settle()
    draw()
    assert "ほとんど同時です" in read(controls(own[2]))
    assert "ミリ秒あと(誤差 ±200)" in read(controls(table))
    on_screen(table)["chose-1"]()
    draw()
    (step,) = table.shot.table.steps
    assert (step.event.player, step.event.ruling) == (1, "ほとんど同時(あやか 0 ± 200 ms)。みんなで決めました")
    for page in every:
        on_screen(page)["main-action"]()
    draw()
    assert "入れた人" in read(controls(table))
    for card in cards("tabcdef"):
        own[2].screen.add(card)  # type: ignore[union-attr]
    draw()
    on_screen(own[2])["main-action"]()
    draw()
    assert "そろうのを待っています" in read(controls(own[2]))
    on_screen(own[2])["change-mine"]()
    assert own[2].screen.now.cards == tuple(cards("tabcdef"))  # type: ignore[union-attr]
    on_screen(own[2])["main-action"]()
    own[1].place.answers(False)
    desk.gathering(table.table_id).depart("phone 1")
    draw()
    assert "スマホが応答しません" in read(controls(table))
    for seat in (1, 0, 3):
        on_screen(table)[f"enter-for-{seat}"]()
        on_screen(table)["short-1"]()
        draw()
    assert table.shot.table.position.state.rounds[-1].winners == (1,)


def test_enter_starts_the_call_of_the_flag_and_enters_nothing_left_from_before(desk: Desk) -> None:
    table = begin(desk, "versus", flag(0))
    on_screen(table)["main-action"]()
    controls(table)
    table.undo()
    controls(table)
    window: Any = table.window
    window.sent.clear()
    table.key("Enter", ctrl=False, shift=False)
    assert "soon" in window.sent, "the countdown runs"
    assert not table.shot.table.steps


def test_a_card_over_the_decks_count_is_refused_where_the_heap_is_judged(desk: Desk) -> None:
    table = begin(desk, "versus", flag(0))
    on_screen(table)["main-action"]()
    for _ in range(3):
        on_screen(table)["spice-shiso"]()
    told = read(controls(table))
    assert "紫蘇は2枚まで" in told
    assert table.screen.now.cards == ("shiso",) * 2  # type: ignore[union-attr]
    on_screen(table)["spice-togarashi"]()
    assert "紫蘇は2枚まで" not in read(controls(table))


def test_a_false_flag_ends_the_count_and_everybody_else_wins(desk: Desk) -> None:
    table = begin(desk, "party", flag(1), seats=5)
    on_screen(table)["main-action"]()
    on_screen(table)["short-no"]()
    assert table.state.rounds[-1].winners == (0, 2, 3, 4)
    told = read(controls(table))
    assert told.count("数えずに 決まり") == 4
    assert "唐辛子がない" not in told, "nothing is said of heaps that nobody counted"
    table.undo()
    assert not table.state.rounds, "it is one entry"


def test_a_round_of_four_is_four_taps_once_the_flag_is_down(desk: Desk) -> None:
    table = begin(desk, "party", flag(2), seats=4)
    for ident in ("main-action", "short-2", "short-no", "short-3", "short-1"):
        on_screen(table)[ident]()
    played = table.state.rounds[-1]
    assert [heap.togarashi for heap in played.heaps] == [3, 1, 2, 0]
    assert played.winners == (0,)
    assert "麻の実" not in read(controls(table)), "cards that only stand for a heap are not shown"


def test_the_result_of_a_round_shows_every_player_and_the_rounds_won(desk: Desk) -> None:
    table = begin(desk, "party", flag(0), *[heap(seat, "tabcdef") for seat in range(4)], seats=4)
    told = read(controls(table))
    for name in NAMES[:4]:
        assert name in told
    assert told.count("1勝") == 1
    assert told.count("0勝") == 3


@pytest.mark.parametrize("seats", [2, 3, 5, 8])
def test_who_adds_a_habanero_is_told_in_every_zone(desk: Desk, seats: int) -> None:
    events = [flag(0), *[heap(seat, "" if seat == 0 else "tabcdef") for seat in range(seats)]]
    table = begin(desk, "versus" if seats == 2 else "party", *events, seats=seats)
    on_screen(table)["main-action"]()
    for look in LOOKS:
        texts_of = read(controls(table, look))
        assert (
            texts_of.count("ハバネロ 1 枚を混ぜる" if look.lang == "ja" else "Habaneros to shuffle in: 1") >= seats - 1
        )


def test_a_round_is_voided_only_when_asked_twice(desk: Desk) -> None:
    table = begin(desk, "party", flag(0), seats=3)
    on_screen(table)["void"]()
    assert table.state.flag == 0
    on_screen(table)["main-action"]()
    assert table.state.flag is None


def test_solo_tells_its_time_and_how_many_heaps_are_complete(desk: Desk) -> None:
    done, less = heap(0, "tabcdef", seconds=75), heap(0, "tghij", seconds=75)
    table = begin(desk, "solo", done, less, heaps=2)
    told = read(controls(table))
    assert "1:15" in told
    assert "2つのうち 1つ 完成" in told
    drawable(table)


# --- slow


def test_a_running_slow_table_and_its_log_name_no_card_but_the_open_ones(desk: Desk) -> None:
    rng = random.Random(4)
    physical = SlowTable(rng)
    first = {"type": "deal", "hands": [list(hand) for hand in physical.hands]}
    table = begin(desk, "slow", first, habanero=True)
    heights = []
    while not table.over:
        raw = slow_move(rng, table.position, physical)
        physical.play(raw)
        assert table.enter(table.event(**raw))
        screen: Any = table.screen
        screen.told, screen.now = len(table.state.declarations), type(screen.now)()
        if table.over:
            break
        heights.append(max(len(heap) for heap in physical.heaps))
        if len(heights) % 4:
            continue
        tops = [heap[-1] for heap in physical.heaps if heap]
        assert named(seen(table)) <= {*physical.hands[0], *physical.hands[1], *tops}
        if len(heights) % 12:
            continue
        log = Log(table.window, table.table_id)
        assert named(read(drawn(lambda log=log: log.build(PHONE)))) == set()
    assert max(heights) > 2, "there was something to give away"


def test_a_peek_waits_under_a_cover_and_shows_one_heap(desk: Desk) -> None:
    table = begin(
        desk,
        "slow",
        deal("tabc", "defg"),
        place(0, "t", 0),
        refill(0, "h"),
        place(1, "g", 1),
        refill(1, "g"),
        habanero=True,
    )
    on_screen(table)["heap-0"]()
    on_screen(table)["peek"]()
    assert named(read(controls(table))) == set(), "the cover names no card"
    table.screen.open_peek()  # type: ignore[union-attr]
    assert named(read(controls(table))) == {"togarashi"}
    drawable(table)
    table.screen.hide_peek()  # type: ignore[union-attr]
    assert named(read(controls(table))) == set(cards("tabchdefg")), "the open cards and the top ones are left"


def test_a_turn_of_slow_needs_no_cover_and_shows_the_top_cards(desk: Desk) -> None:
    table = begin(desk, "slow", deal("tabc", "defg"), place(0, "t", 0), place(0, "a", 0), refill(0, "hh"))
    told = read(controls(table))
    assert "①、一番上は 麻の実、2枚" in told
    assert "heap-0" in on_screen(table)


def test_the_view_of_a_peek_ends_with_its_moment_and_the_peek_stays_counted(desk: Desk) -> None:
    start = (deal("tabc", "defg"), place(0, "t", 0), place(0, "a", 0), refill(0, "hi"))
    table = begin(desk, "slow", *start, habanero=True)
    on_screen(table)["heap-0"]()
    on_screen(table)["peek"]()
    screen: Any = table.screen
    screen.open_peek()
    assert named(read(controls(table))) == set(cards("ta"))
    table.undo()
    assert [seat.peeks for seat in table.state.seats] == [0, 1], "it cannot be taken back"
    screen.hide_peek()
    assert "togarashi" not in named(seen(table))
    again = TablePage(table.window, table.table_id)
    assert again.screen.opener is None  # type: ignore[union-attr]
    assert "togarashi" not in named(seen(again))
    other = begin(desk, "slow", *start, peek(1, 0), habanero=True)
    assert other.screen.opener is None, "only the window that peeked shows anything"  # type: ignore[union-attr]


def test_under_the_cover_of_a_peek_enter_twice_opens_it_and_no_key_reaches_the_table(desk: Desk) -> None:
    table = begin(desk, "slow", deal("tabc", "defg"), place(0, "t", 0), refill(0, "h"), habanero=True)
    on_screen(table)["heap-0"]()
    on_screen(table)["peek"]()
    steps = len(table.shot.table.steps)
    for key, hangs in (("Arrow Right", True), ("Enter", True), ("Enter", False), ("Arrow Right", False)):
        controls(table)
        table.key(key, ctrl=False, shift=False)
        assert (table.screen.opener is not None) is hangs  # type: ignore[union-attr]
    assert len(table.shot.table.steps) == steps


@pytest.mark.parametrize("call", ["spoiled", "complete"])
def test_a_called_heap_stays_called_whatever_undo_does(desk: Desk, call: str) -> None:
    table = begin(desk, "slow", deal("taab", "tdef"), *[place(0, x, 0) for x in "taa"], refill(0, "bcg"))
    on_screen(table)["heap-0"]()
    on_screen(table)[call]()
    on_screen(table)["call-confirm"]()
    assert table.state.declarations
    table.undo()
    assert table.state.declarations
    assert "もどすことも直すこともできません" in read(controls(table))


def test_two_cards_on_one_heap_of_slow_are_five_taps(desk: Desk) -> None:
    table = begin(desk, "slow", deal("tabc", "defg"))
    for ident in ("heap-1", "hand-0", "hand-0", "draw-keshi", "draw-shiso"):
        on_screen(table)[ident]()
    assert table.state.heaps[1] == tuple(cards("ta"))
    assert table.state.to_act == 1


def test_a_correction_of_slow_names_no_card_that_was_laid(desk: Desk) -> None:
    laid = [place(0, "t", 0), place(0, "a", 1), refill(0, "hi"), place(1, "g", 1), refill(1, "g")]
    table = begin(desk, "slow", deal("tabc", "defg"), *laid, habanero=True)
    assert table.enter(table.event(**spoiled(0, 1)))
    for at, raw in enumerate(table.shot.table.steps):
        if raw.event.type in ("place", "spoiled"):
            fixing = TablePage(table.window, table.table_id, (at, 1))
            assert named(read(controls(fixing))) == set()
            offered = {f"fix-heap-{heap}" for heap in range(3)} & set(on_screen(fixing))
            assert len(offered) == (3 if raw.event.type == "place" else 0), "what was seen is not changed"


# --- kai


def test_a_turn_of_kai_with_one_card_is_three_taps_and_each_further_one_two(desk: Desk) -> None:
    table = begin(desk, "kai", deal("tabc", "defg", "hijk"))
    for ident in ("hand-0", "heap-2", "draw-keshi"):
        on_screen(table)[ident]()
    assert table.state.to_act == 1
    for ident in ("heap-2", "hand-0", "hand-0", "draw-keshi", "draw-shoga"):
        on_screen(table)[ident]()
    assert table.state.to_act == 2
    assert table.state.heaps[2].cards == tuple(cards("tde"))
    table.undo()
    assert table.state.to_act == 1, "undo takes the draw back"


def test_the_phone_tells_how_many_heaps_were_collected(desk: Desk) -> None:
    table = begin(desk, "kai", deal("tabc", "defg", "hijk"))
    assert read(controls(table)).count("○○○") >= 3


def test_a_card_that_fits_nowhere_is_not_offered_before_the_refill(desk: Desk) -> None:
    table = begin(desk, "kai", deal("Habt", "cdef", "ttgh"))
    broken = table.judge(table.event(**refill(0)))
    told = table.shot.say(next(v for v in broken if v.rule == "kai.place-one"), "ja")
    assert "ハバネロ" not in told


@pytest.mark.parametrize("seats", [3, 5])
def test_kai_can_be_drawn_at_every_moment_with_every_card_chosen(desk: Desk, seats: int) -> None:
    rng = random.Random(seats)
    physical = KaiTable(rng, seats)
    table = begin(desk, "kai", {"type": "deal", "hands": [list(hand) for hand in physical.hands]}, seats=seats)
    drawable(table)
    for _ in range(30):
        if turn(table.position) is None:
            break
        raw = kai_move(rng, physical)
        physical.play(raw)
        assert table.enter(table.event(**raw))
        found = on_screen(table)
        if "hand-0" in found:
            found["hand-0"]()
            assert texts(controls(table, rng.choice(LOOKS)))
            table.undo()
    drawable(table)


@pytest.mark.parametrize("variant", ["slow", "kai"])
def test_on_a_low_phone_chips_and_hints_make_room_for_heaps_and_hand_while_drawn_cards_are_typed(
    desk: Desk, variant: str
) -> None:
    table = begin(desk, variant, deal(*["tabc"] * SEATS[variant]), place(0, "t", 0))
    screen: Any = table.screen
    made: list[Scene] = []

    def make(height: int) -> ft.Control:
        made.append(screen.scene(Look(lang="ja", game="shichimi", width=390, height=height)))
        return ft.Text("")

    for height in (664, 844):
        drawn(partial(make, height))
    low, high = made
    assert not low.chips
    assert low.said is None
    assert high.chips
    assert high.said is not None
    assert low.choices is not None, "the keys of the cards drawn"
