"""The screens where the program runs inside a browser: what is said and offered there and nowhere else."""

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk
from tests.benchmarks.headless import Bench
from tests.views.test_screens import LOOKS, stopped, window
from tests.views.tree import drawn, taps, texts
from views.i18n import backup as words
from views.screens import backup, home
from views.screens.backup import Backup
from views.screens.home import Home
from views.theme import Look

DAYS = [
    "2026-11-28T19:00:00+09:00",
    "2026-11-28T22:00:00+09:00",
    "2026-11-29T20:00:00+09:00",
    "2026-12-01T20:00:00+09:00",
]
"""When four tables were played: on three days."""


@pytest.fixture
def desk(tmp_path: Path) -> Iterator[Desk]:
    opened = Desk.open(tmp_path)
    for day in DAYS:
        opened._now = lambda day=day: day  # type: ignore[misc]
        stopped(opened)
    yield opened
    opened.close()


@pytest.fixture
def in_browser(monkeypatch: pytest.MonkeyPatch) -> None:
    for module in (home, backup):
        monkeypatch.setattr(module, "IN_BROWSER", True)


def idents(screen: Any, look: Look) -> set[str]:
    return {ident for ident, _ in taps(drawn(lambda: screen.build(look)))}


def test_days_of_play_are_counted_since_the_last_backup(desk: Desk) -> None:
    assert desk.evenings() == 3
    assert desk.evenings("2026-11-28T21:00:00+09:00") == 3
    assert desk.evenings("2026-11-28T23:00:00+09:00") == 2
    assert desk.evenings("2026-12-01T11:00:00Z") == 0


@pytest.mark.parametrize("look", LOOKS)
def test_after_three_evenings_in_one_browser_a_backup_is_offered(desk: Desk, in_browser: None, look: Look) -> None:
    screen = Home(window(desk, look))
    assert {"backup-do", "backup-later"} <= idents(screen, look)
    said = look.t(words.REMIND, count=3)
    assert said in texts(drawn(lambda: screen.build(look)))
    preferences: Any = screen.window.preferences
    screen.window.preferences = replace(preferences, reminded="2026-11-28T23:00:00+09:00")
    assert "backup-do" not in idents(screen, look)


def test_where_the_data_is_a_file_no_backup_is_offered(desk: Desk) -> None:
    look = LOOKS[0]
    assert "backup-do" not in idents(Home(window(desk, look)), look)


def test_the_settings_say_that_the_data_is_in_this_browser_and_that_nobody_can_join(
    desk: Desk, in_browser: None
) -> None:
    for look in LOOKS:
        card = Backup(window(desk, look))
        said = texts(drawn(lambda card=card, look=look: card.build(look)))
        assert {look.t(words.ONLY_HERE), look.t(words.NOBODY_JOINS)} <= set(said)
        card.reading = (1, 4)
        assert "import-stop" not in idents(card, look), "nothing would hear it"


class Picker:
    """A browser that takes every file."""

    saved: bytes | None = None

    async def save_file(self, *, file_name: str, src_bytes: bytes) -> None:
        self.saved = src_bytes


def test_a_backup_starts_the_counting_of_evenings_anew(desk: Desk) -> None:
    shown = window(desk)
    kept: list[str] = []

    async def restart() -> None:
        kept.append("now")

    works: list[Any] = []
    shown.soon = works.append  # type: ignore[method-assign]
    shown.restart_reminder = restart  # type: ignore[method-assign]
    card = Backup(shown)
    card.picker = Picker()  # type: ignore[assignment]
    card.export()
    asyncio.run(works.pop()())
    assert kept == ["now"]
    assert card.told == (LOOKS[0].t(words.EXPORTED), True)


def test_at_the_first_table_the_browser_is_asked_to_keep_the_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In Flet's own session: it refuses to run what is no coroutine function."""
    asked: list[int] = []

    async def persist() -> bool:
        asked.append(len(desk.tables(archived=None)))
        return False

    monkeypatch.setattr("views.window.IN_BROWSER", True)
    monkeypatch.setattr("companion.browser.persist", persist)
    desk = Desk.open(tmp_path)

    async def play() -> None:
        bench = await Bench.open(desk, "/new/shichimi")
        await bench.tap("main-action")

    asyncio.run(play())
    asyncio.run(play())
    assert asked == [1]
    assert len(desk.tables()) == 2
    desk.close()
