"""The records: filters, deleting with a way back, a name, a rematch, a player's page."""

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from companion.desk import Desk
from tests.browser.handed import give, record_of, write
from tests.browser.play import PHONE, TABLET, Server, by_id, screen, tap
from tests.browser.tables import tells


@pytest.fixture
def played(own_server: Server) -> str:
    """A device with one finished table; its id."""
    desk = Desk.open(own_server.data)
    for name in ("あやか", "Tom"):
        desk.people.ensure(name)
    table_id = desk.keep(record_of("dimsum", "04-full-game")).table_id
    desk.close()
    return table_id


def test_a_table_is_named_deleted_and_brought_back(own_server: Server, open_window: Any, played: str) -> None:
    page = open_window(f"{own_server.url}history")
    expect(by_id(page, f"table-{played}")).to_be_attached()
    tap(page, f"table-{played}")
    tap(page, "do-rename")
    write(page, "table-title", "秋の合宿")
    page.keyboard.press("Enter")
    expect(page.get_by_text("秋の合宿").first).to_be_attached()
    tap(page, f"table-{played}")
    tap(page, "do-delete")
    expect(by_id(page, "deleted-told")).to_be_attached()
    expect(by_id(page, f"table-{played}")).not_to_be_attached()
    tap(page, "bring-back")
    expect(by_id(page, f"table-{played}")).to_be_attached()


@pytest.mark.parametrize(("size", "lang", "dark"), [(PHONE, "ja", False), (TABLET, "en", True)])
def test_a_players_page_shows_wins_and_where_points_come_from(
    own_server: Server, open_window: Any, played: str, size: Any, lang: str, dark: bool
) -> None:
    page = open_window(f"{own_server.url}players", size=size, lang=lang, dark=dark)
    tap(page, "player-Tom")
    expect(by_id(page, "source-betsubara")).to_be_attached()
    tells(page, "100 %")
    tap(page, "player-more")
    tap(page, "player-edit")
    write(page, "player-name", "Tomoko")
    page.wait_for_timeout(600)
    page.keyboard.press("Enter")
    expect(page.get_by_text("Tomoko").first).to_be_attached()
    tells(page, "100 %")


def test_a_rematch_seats_the_same_people_with_the_next_one_first(
    own_server: Server, open_window: Any, played: str
) -> None:
    page = open_window(f"{own_server.url}history")
    tap(page, f"table-{played}")
    tap(page, "do-rematch")
    expect(by_id(page, "undo")).to_be_attached()
    desk = Desk.open(own_server.data)
    (running,) = desk.tables(running=True)
    desk.close()
    assert running.names == ("Tom", "あやか")
    assert running.rematch_of == played


def test_the_records_are_filtered_by_game_and_player_and_searched(own_server: Server, open_window: Any) -> None:
    desk = Desk.open(own_server.data)
    names = {
        "full": desk.keep(record_of("dimsum", "04-full-game")),
        "cheap": desk.keep(record_of("dimsum", "09-exclude-cheapest")),
        "party": desk.keep(record_of("shichimi", "03-party-flag-too-early")),
        "versus": desk.keep(record_of("shichimi", "08-versus-first-to-three")),
    }
    desk.rename(names["cheap"].table_id, "秋の合宿")
    desk.close()
    page = open_window(f"{own_server.url}history")

    def shown() -> set[str]:
        return {key for key, shot in names.items() if by_id(page, f"table-{shot.table_id}").count()}

    def comes_to(*wanted: str) -> None:
        for key, shot in names.items():
            node = by_id(page, f"table-{shot.table_id}")
            if key in wanted:
                expect(node).to_be_attached()
            else:
                expect(node).not_to_be_attached()
        assert shown() == set(wanted)

    comes_to("full", "cheap", "party", "versus")
    tap(page, "game-shichimi")
    comes_to("party", "versus")
    tap(page, "part-figures")
    expect(by_id(page, "facet-versus")).to_be_attached()
    tap(page, "part-tables")
    tap(page, "filter")
    tap(page, "who-Tom")
    tap(page, "sheet-close")
    comes_to("party")
    tap(page, "who-shown")
    tap(page, "game-all")
    comes_to("full", "cheap", "party", "versus")
    tap(page, "search")
    write(page, "search-field", "合宿 tom")
    comes_to("cheap")
    write(page, "search-field", "だれもいない")
    comes_to()
    tap(page, "show-all")
    comes_to("full", "cheap", "party", "versus")


def test_a_corrected_game_keeps_its_older_result(own_server: Server, open_window: Any, played: str) -> None:
    desk = Desk.open(own_server.data)
    assert desk.adjust(played, 0, 7, "数えちがい").ok
    version = desk.finished_versions(played)[0].version
    desk.close()
    page = open_window(f"{own_server.url}history")
    tap(page, f"table-{played}")
    tap(page, f"do-version-{version}")
    expect(by_id(page, "older-version")).to_be_attached()
    tells(page, "Tom, 16")
    tap(page, "main-action")
    expect(by_id(page, "older-version")).not_to_be_attached()
    expect(by_id(page, "adjusts")).to_be_attached()
    tells(page, "あやか, 19")


def test_two_who_sat_at_one_table_are_not_merged_and_two_others_are(
    own_server: Server, open_window: Any, played: str
) -> None:
    desk = Desk.open(own_server.data)
    desk.people.ensure("ベティ")
    desk.close()
    page = open_window(f"{own_server.url}players")
    tap(page, "player-Tom")
    tap(page, "player-more")
    tap(page, "player-merge")
    tap(page, "merge-あやか")
    tap(page, "merge-do")
    expect(by_id(page, "merge-error")).to_be_attached()
    tells(page, "ふたりが同じ卓に着いたことがある")
    tap(page, "merge-no")
    tap(page, "merge-ベティ")
    tap(page, "merge-do")
    expect(by_id(page, "merged-told")).to_be_attached()
    desk = Desk.open(own_server.data)
    assert {person.name for person in desk.people.all()} == {"あやか", "Tom"}
    desk.close()


@pytest.mark.both_ways
def test_everything_goes_to_another_device_as_one_file_with_a_report(
    own_server: Server, other_server: Server, open_window: Any, played: str
) -> None:
    page = open_window(f"{own_server.url}settings", lang="en")
    with page.expect_download() as download:
        tap(page, "export")
    data = Path(download.value.path()).read_bytes()
    other = open_window(f"{other_server.url}settings", lang="en")
    give(other, "import", "table-companion.json", data)
    expect(by_id(other, "came-table")).to_be_attached()
    assert "Tables: 1 added" in screen(other)
    assert "Players: 2 added" in screen(other)
    give(other, "import", "table-companion.json", data)
    expect(other.get_by_text("There was nothing new in it").first).to_be_attached()
    assert "Tables: 1 here already" in screen(other)
    give(other, "import", "game.json", json.dumps(record_of("dimsum", "04-full-game")).encode())
    expect(other.get_by_text("read it with “Open a code”").first).to_be_attached()
    desk = Desk.open(other_server.data)
    assert [table.table_id for table in desk.tables()] == [played]
    desk.close()


def test_somebody_nobody_is_linked_to_becomes_a_player(own_server: Server, open_window: Any) -> None:
    desk = Desk.open(own_server.data)
    desk.keep(record_of("dimsum", "04-full-game"))
    desk.close()
    page = open_window(f"{own_server.url}history")
    tap(page, "part-figures")
    tap(page, "wins-Tom")
    tap(page, "player-more")
    tap(page, "player-adopt")
    expect(by_id(page, "merged-told")).to_be_attached()
    tells(page, "100 %")
    desk = Desk.open(own_server.data)
    (tom,) = desk.people.all()
    assert desk.tables()[0].players == (None, tom.id)
    desk.close()
