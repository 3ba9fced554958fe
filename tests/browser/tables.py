"""Tables of dim sum made beforehand, and what a person does on their screens."""

import re
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, expect

from companion.desk import Desk, Sitting, Snapshot
from tests.browser.play import PATIENCE, by_id, screen, tap

ONE_CUBE_EACH: list[list[dict[str, Any]]] = [
    [{"type": "deal", "display": ["red-1", "blue-1", "green-1"]}],
    [{"type": "take", "player": 0, "slot": 0, "refill": "yellow-1"}, {"type": "place", "player": 0, "cells": [1]}],
    [{"type": "take", "player": 1, "slot": 0, "refill": "red-2"}, {"type": "place", "player": 1, "cells": [1]}],
    [{"type": "take", "player": 0, "slot": 0, "refill": "blue-2"}, {"type": "place", "player": 0, "cells": [2, 5]}],
]
"""The first entries of a game of two on healthy faces; it is seat 1's turn then, with three cards open."""


def seeded(data: Path, entries: list[list[dict[str, Any]]], names: tuple[str, ...] = ("あやか", "Tom")) -> Snapshot:
    """A table in the data folder of a server, made by another program while the server runs."""
    desk = Desk.open(data)
    try:
        shot = desk.create(
            "dimsum", [Sitting(name) for name in names], {"faces": ["healthy"] * len(names)}, "dimsum/practice"
        )
        for events in entries:
            outcome = desk.enter(shot.table_id, events)
            assert outcome.ok, outcome.sentence("en")
            shot = outcome.snapshot
        return shot
    finally:
        desk.close()


def stored(data: Path, table_id: str, when: Callable[[Snapshot], bool] = lambda shot: True) -> Snapshot:
    """The table as it is on disk, once it is as `when` wants it."""
    deadline = time.monotonic() + PATIENCE
    while True:
        desk = Desk.open(data)
        try:
            shot = desk.snapshot(table_id)
        finally:
            desk.close()
        if when(shot):
            return shot
        assert time.monotonic() < deadline, f"{shot.status}, {len(shot.events)} events, {shot.standings}"
        time.sleep(0.05)


def more_than(events: int) -> Callable[[Snapshot], bool]:
    """For `stored`: once more than so many events stand in the record."""
    return lambda shot: len(shot.events) > events


def do(page: Page, identifier: str) -> None:
    """Taps something and waits until the screen has changed, and stands still again."""
    before = still(page)
    tap(page, identifier)
    deadline = time.monotonic() + PATIENCE
    while screen(page) == before:
        assert time.monotonic() < deadline, f"nothing changed after a tap on {identifier}:\n{before}"
        time.sleep(0.05)
    still(page)


def still(page: Page) -> str:
    """The screen, once it read the same three times in a row."""
    deadline = time.monotonic() + PATIENCE
    before, same = screen(page), 0
    while same < 2:
        time.sleep(0.05)
        now = screen(page)
        before, same = now, same + 1 if now == before else 0
        assert time.monotonic() < deadline, f"the screen never stands still:\n{now}"
    return before


def shows(page: Page, identifier: str) -> bool:
    """Whether it is on the screen now."""
    return by_id(page, identifier).count() > 0


def choices(page: Page, prefix: str) -> list[str]:
    """The identifiers on the screen now that start so and can be tapped."""
    nodes = page.locator(f'[flt-semantics-identifier^="{prefix}"][flt-tappable]')
    return [str(node.get_attribute("flt-semantics-identifier")) for node in nodes.all()]


def choice(page: Page, prefix: str) -> str:
    """The first identifier that starts so and can be tapped, once there is one."""
    deadline = time.monotonic() + PATIENCE
    while not (found := choices(page, prefix)):
        assert time.monotonic() < deadline, f"nothing to tap starts with {prefix}:\n{screen(page)}"
        time.sleep(0.05)
    return found[0]


def can_tap(page: Page, identifier: str) -> bool:
    """Whether it can be tapped now."""
    return by_id(page, identifier).first.get_attribute("flt-tappable") is not None


def wait_for(page: Page, identifier: str) -> None:
    """Waits until it is on the screen."""
    expect(by_id(page, identifier).first).to_be_attached()


def gone(page: Page, identifier: str) -> None:
    """Waits until it is no longer on the screen."""
    expect(by_id(page, identifier)).to_have_count(0)


def until(page: Page, there: Callable[[], bool]) -> None:
    """Waits until the screen is as it is meant to be after a tap: it may change in more than one step."""
    deadline = time.monotonic() + PATIENCE
    while not there():
        assert time.monotonic() < deadline, screen(page)
        time.sleep(0.05)


def tells(page: Page, *texts: str) -> None:
    """Waits until one of the texts stands on the screen."""
    deadline = time.monotonic() + PATIENCE
    while not any(text in (told := screen(page)) for text in texts):
        assert time.monotonic() < deadline, f"nothing reads {texts}:\n{told}"
        time.sleep(0.05)


def untold(page: Page, text: str) -> None:
    """Waits until a text no longer stands on the screen."""
    deadline = time.monotonic() + PATIENCE
    while text in (told := screen(page)):
        assert time.monotonic() < deadline, f"still reads {text!r}:\n{told}"
        time.sleep(0.05)


def label(page: Page, identifier: str) -> str:
    """What a node is called; one without a name by its text."""
    node = by_id(page, identifier).first
    return node.get_attribute("aria-label") or node.inner_text()


def reads(page: Page, identifier: str, pattern: str) -> None:
    """Waits until a node reads like the pattern."""
    deadline = time.monotonic() + PATIENCE
    by_id(page, identifier).first.wait_for(state="attached")
    while not re.search(pattern, found := label(page, identifier)):
        assert time.monotonic() < deadline, f"{identifier} reads {found!r}, not {pattern!r}"
        time.sleep(0.05)


def in_view(page: Page, identifier: str, low: int) -> None:
    """It lies wholly on the screen, without scrolling, as soon as the screen has come to rest."""
    wait_for(page, identifier)

    def within() -> bool:
        box = by_id(page, identifier).first.bounding_box()
        return box is not None and box["y"] >= 0 and box["y"] + box["height"] <= low + 1

    until(page, within)
