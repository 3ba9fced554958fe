"""Typing as people do: key by key, and Japanese as it is composed."""

import time
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.play import PATIENCE, by_id, focused

COMPOSED = ("t", "た", "たr", "たろ", "たろu", "たろう", "太郎")
"""What stands in a composition while 太郎 is typed."""


def typed_in(page: Page, field: str) -> Any:
    """The field's own element."""
    return by_id(page, field).locator("textarea, input").first


def _listening(page: Page, field: str) -> None:
    """Waits until what is typed arrives in the field, and leaves it empty: the cursor shows a moment before that."""

    deadline = time.monotonic() + PATIENCE
    while typed_in(page, field).input_value() != "x":
        assert time.monotonic() < deadline, f"nothing typed arrives in {field}"
        page.keyboard.press("Control+a")
        page.keyboard.press("x")
        time.sleep(0.05)
    page.keyboard.press("Control+a")
    page.keyboard.press("Delete")
    expect(typed_in(page, field)).to_have_value("")


def _compose(page: Page, field: str, before: str) -> None:
    """Types 太郎 as an input method does: a composition that grows, then is taken."""
    keyboard = page.context.new_cdp_session(page)
    for step in COMPOSED:
        ends = {"selectionStart": len(step), "selectionEnd": len(step)}
        keyboard.send("Input.imeSetComposition", {"text": step, **ends})
        expect(typed_in(page, field)).to_have_value(before + step)
    keyboard.send("Input.insertText", {"text": COMPOSED[-1]})
    expect(typed_in(page, field)).to_have_value(before + COMPOSED[-1])


def write_out(page: Page, field: str) -> None:
    """Types Latin letters and a name that is composed, twice; each sign is in the field before the next is typed."""
    if not page.evaluate("document.activeElement?.matches('textarea, input')"):
        typed_in(page, field).click()
    focused(page)
    _listening(page, field)
    _compose(page, field, "")
    for end in range(1, len("Alexander") + 1):
        page.keyboard.press("Alexander"[end - 1])
        expect(typed_in(page, field)).to_have_value("太郎" + "Alexander"[:end])
    _compose(page, field, "太郎Alexander")
    page.keyboard.type("xyz")  # as fast as keys can come
    expect(typed_in(page, field)).to_have_value("太郎Alexander太郎xyz")
    focused(page)
