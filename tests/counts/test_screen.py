"""The counting screen without a browser: seats as steps, running totals, correcting, undo, stop and count."""

from functools import partial
from typing import Any

from companion.desk import Desk, Sitting
from companion.referee import standings
from tests.shichimi.test_screen import Window
from tests.views.tree import drawn, taps, texts
from views.counting import CountScreen
from views.screens.history.rows import TableRow
from views.screens.home import Home
from views.screens.result import Result
from views.screens.setup import SetupScreen
from views.screens.table import TablePage
from views.screens.table.base import COUNTED
from views.theme import Look

PHONE = Look(lang="ja", game="shichimi")
LOOKS = (
    PHONE,
    Look(lang="en", game="shichimi", dark=True, width=1180, height=820),
    Look(lang="en", game="shichimi", width=844, height=390),
    Look(lang="ja", game="shichimi", width=340, height=600, scale=2.0, contrast=True),
)
NAMES = ("あやか", "Tom", "健")


def page(desk: Desk, table_id: str, fix: tuple[int, int] | None = None) -> TablePage:
    table = TablePage(Window(desk), table_id, fix)  # type: ignore[arg-type]
    table.once.seconds = 0
    return table


def counting(desk: Desk, variant: str = "party", names: tuple[str, ...] = NAMES, **options: Any) -> TablePage:
    shot = desk.create("shichimi", [Sitting(name) for name in names], {"variant": variant, **options})
    desk.set_draft(shot.table_id, {}, COUNTED)
    return page(desk, shot.table_id)


def on_screen(table: TablePage, look: Look = PHONE) -> dict[str, Any]:
    return dict(taps(drawn(lambda: table.build(look))))


def do(table: TablePage, *idents: str) -> None:
    for ident in idents:
        on_screen(table)[ident]()


def numbers(table: TablePage) -> list[int]:
    return [row.total for row in standings(table.position)]


def test_every_player_is_counted_in_turn_and_the_result_is_one_tap_away(desk: Desk) -> None:
    table = counting(desk, target=3)
    do(table, "wins-3", "main-action", "wins-1", "main-action", "wins-2", "main-action")
    assert table.over
    assert numbers(table) == [3, 1, 2]
    do(table, "main-action")
    assert "go" in table.window.sent  # type: ignore[attr-defined]


def test_every_moment_of_it_can_be_drawn_in_every_look(desk: Desk) -> None:
    for variant, names, options in (
        ("solo", NAMES[:1], {"heaps": 3}),
        ("versus", NAMES[:2], {}),
        ("slow", NAMES[:2], {"habanero": True}),
        ("kai", NAMES, {"lazy": True}),
    ):
        table = counting(desk, variant, names, **options)
        for _ in names:
            for look in LOOKS:
                assert texts(drawn(partial(table.build, look)))
            if variant in ("solo", "versus"):
                do(table, "heaps-2" if variant == "solo" else "wins-3")
            do(table, "main-action")
        for look in LOOKS:
            assert texts(drawn(partial(table.build, look)))
        assert table.over


def test_the_running_total_is_told_line_by_line_and_each_line_opens_its_rule(desk: Desk) -> None:
    table = counting(desk, "kai", lazy=False)
    do(table, "digit-2", "digit-next", "digit-next", "digit-1", "digit-2", "deck", "digit-9")
    screen = table.screen
    assert isinstance(screen, CountScreen)
    assert [(line.id, line.points) for line in screen.lines] == [("shichimi", 20), ("extra", 12), ("deck", -9)]
    assert {"line-shichimi", "line-extra", "line-deck"} <= set(on_screen(table))
    do(table, "line-extra")
    assert table.window.sent[-1] == "go"  # type: ignore[attr-defined]


def test_a_player_may_be_counted_before_another_and_both_drafts_are_kept(desk: Desk) -> None:
    table = counting(desk)
    do(table, "wins-2", "chip-2", "wins-3", "chip-0")
    assert table.screen.draft()["drafts"].keys() == {"0", "2"}  # type: ignore[union-attr]
    table.leave()
    again = page(desk, table.table_id)
    do(again, "main-action")
    assert [row.total for row in again.standings] == [2, 0, 0]
    do(again, "chip-2", "main-action")
    assert [row.total for row in again.standings] == [2, 0, 3]


def test_undo_takes_back_taps_one_by_one_and_then_opens_the_last_count_again(desk: Desk) -> None:
    table = counting(desk)
    do(table, "wins-1", "wins-2", "undo")
    do(table, "main-action")
    assert [row.total for row in table.standings] == [1, 0, 0]
    do(table, "undo")
    assert [row.total for row in table.standings] == [0, 0, 0]
    assert on_screen(table)["wins-3"]
    do(table, "main-action")
    assert [row.total for row in table.standings] == [1, 0, 0]


def test_a_counted_player_is_opened_and_changed(desk: Desk) -> None:
    table = counting(desk)
    do(table, "wins-3", "main-action", "wins-1", "main-action", "wins-1", "main-action")
    do(table, "chip-1")
    assert table.window.sent[-1] == "go"  # type: ignore[attr-defined]
    fix = page(desk, table.table_id, (1, 1))
    assert isinstance(fix.screen, CountScreen)
    do(fix, "wins-2", "main-action")
    assert [row.total for row in fix.standings] == [3, 2, 1]
    assert fix.fix is None


def test_what_nobody_can_have_reached_is_told_in_the_verdict_sheet_and_may_be_ruled_on(desk: Desk) -> None:
    table = counting(desk)
    do(table, "main-action", "main-action", "main-action")
    assert not table.over
    assert table.shown is not None
    assert table.shown.rule == "shichimi.count"
    table.rule("みんな同意")
    assert table.over


def test_an_empty_table_opened_again_is_still_one_that_is_counted(desk: Desk) -> None:
    table = counting(desk)
    assert isinstance(page(desk, table.table_id).screen, CountScreen)
    plain = desk.create("shichimi", [Sitting(name) for name in NAMES], {"variant": "party"})
    assert not isinstance(page(desk, plain.table_id).screen, CountScreen)


def test_a_running_table_is_stopped_and_counted_at_a_new_one_of_the_same_players(desk: Desk) -> None:
    shot = desk.create("shichimi", [Sitting(name) for name in NAMES], {"variant": "party", "target": 5})
    table = page(desk, shot.table_id)
    table.enter(table.event(type="flag", player=1))
    do(table, "more", "menu-count")
    old = desk.find(shot.table_id)
    assert old is not None
    assert old.status == "stopped"
    (info,) = [info for info in desk.tables() if info.table_id != shot.table_id]
    new = desk.find(info.table_id)
    assert new is not None
    assert (new.names, new.players, new.setup.options) == (old.names, old.players, old.setup.options)
    assert isinstance(page(desk, new.table_id).screen, CountScreen)


def test_at_an_empty_table_one_may_still_choose_between_playing_and_counting(desk: Desk) -> None:
    table = counting(desk)
    do(table, "more", "menu-play")
    assert not isinstance(table.screen, CountScreen)
    assert not isinstance(page(desk, table.table_id).screen, CountScreen)
    do(table, "more", "menu-count")
    assert isinstance(table.screen, CountScreen)
    assert isinstance(page(desk, table.table_id).screen, CountScreen)


def test_a_table_that_another_window_began_to_count_is_shown_so(desk: Desk) -> None:
    shot = desk.create("shichimi", [Sitting(name) for name in NAMES], {"variant": "party"})
    table = page(desk, shot.table_id)
    desk.enter(shot.table_id, [table.event(type="count", player=0, wins=1)])
    table.reread()
    assert isinstance(table.screen, CountScreen)
    do(table, "wins-3", "main-action")


def test_result_and_history_mark_a_counted_table(desk: Desk) -> None:
    table = counting(desk)
    do(table, "wins-3", "main-action", "main-action", "main-action")
    result = Result(Window(desk), table.table_id)  # type: ignore[arg-type]
    written = texts(drawn(lambda: result.build(PHONE)))
    assert any("点だけ" in line for line in written)
    assert "得点の動き" not in written
    (info,) = desk.tables(running=False)
    assert info.summary is not None
    assert info.summary.counted
    assert any("点だけ" in line for line in texts(drawn(lambda: TableRow(PHONE, info, print))))


def test_home_and_setup_offer_only_the_score(desk: Desk) -> None:
    home = Home(Window(desk))  # type: ignore[arg-type]
    dict(taps(drawn(lambda: home.build(PHONE))))["only-score"]()
    offered = dict(taps(drawn(lambda: home.build(PHONE))))
    offered["count-shichimi"]()
    setup = SetupScreen(Window(desk), "shichimi", counts=True)  # type: ignore[arg-type]
    assert {"mode-play", "mode-count"} <= set(dict(taps(drawn(lambda: setup.build(PHONE)))))
    setup.open()
    (info,) = desk.tables()
    assert isinstance(page(desk, info.table_id).screen, CountScreen)
