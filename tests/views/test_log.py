"""The log of a long table: only what is shown is told in words and drawn, and nothing is out of reach."""

from typing import Any

import pytest

from companion import explain
from companion.desk import Desk
from tests.views.tree import drawn, taps
from tests.views.windows import Window, page
from views.screens.log import ROWS, Log
from views.theme import Look

LOOK = Look(lang="en", game="shichimi")
ENTRIES = 3 * ROWS + 5


@pytest.fixture
def log(desk: Desk) -> Log:
    """A table of corrections: a little more than three pages hold, the second with a word that no other has."""
    events = [
        {"type": "adjust", "player": number % 3, "points": 1, "reason": "meteor" if number == 1 else "late"}
        for number in range(ENTRIES)
    ]
    shot = page(desk, LOOK, "shichimi", ("Aya", "Tom", "Mio"), *events, options={"variant": "kai"}).shot
    return Log(Window(desk, LOOK), shot.table_id)  # type: ignore[arg-type]


def entries(log: Log) -> list[str]:
    return [ident for ident, _ in taps(drawn(lambda: log.build(LOOK))) if ident.startswith("entry-")]


def test_a_long_log_tells_and_draws_only_what_is_shown(log: Log, monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[Any] = []
    describe = explain.describe

    def counting(event: Any, *more: Any) -> str:
        told.append(event)
        return describe(event, *more)

    monkeypatch.setattr(explain, "describe", counting)
    newest = [f"entry-{index}" for index in reversed(range(ENTRIES))]
    assert entries(log) == newest[:ROWS]
    assert len(told) == ROWS
    # What was told once is kept for as long as the table stays as it is.
    log.choose(ENTRIES - 1)
    assert entries(log) == newest[:ROWS]
    assert len(told) == ROWS


def test_the_oldest_entry_of_a_long_log_is_reached_page_by_page(log: Log) -> None:
    pages = 1
    while more := dict(taps(drawn(lambda: log.build(LOOK)))).get("more-entries"):
        more()
        pages += 1
    assert pages == 4
    assert entries(log)[-1] == "entry-0"
    assert log.rows(LOOK).at(0).number == 1


def test_a_search_finds_an_entry_that_is_not_listed_yet(log: Log) -> None:
    log.toggle_search()
    log.search("meteor")
    assert entries(log) == ["entry-1"]


def test_a_seats_entries_are_listed_by_pages_too(log: Log) -> None:
    log.show_only(1)
    assert entries(log) == [f"entry-{index}" for index in reversed(range(1, ENTRIES, 3))][:ROWS]


def test_rows_follow_the_table_when_something_is_taken_back(log: Log) -> None:
    assert log.rows(LOOK).at(ENTRIES - 1).newest
    log.once.seconds = 0
    log.undo()
    assert len(log.rows(LOOK)) == ENTRIES - 1
    assert entries(log)[0] == f"entry-{ENTRIES - 2}"
