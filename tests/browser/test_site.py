"""The app as static files: it works, keeps what was entered, needs no network, and never runs twice on one data file."""

import os
import re
import shutil
import signal
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, Playwright, expect, sync_playwright

from companion.site.page import write_service_worker
from tests.browser.play import PATIENCE, PHONE, by_id, enable_semantics, wait_until
from tests.browser.tables import choice, do, gone, tells, wait_for
from tests.chromium import find_chromium
from tests.site.made import Site, made_site


@pytest.fixture(scope="module")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture
def site(tmp_path: Path) -> Iterator[Site]:
    """A copy of its own, under a sub-path of a host that sends no headers."""
    shutil.copytree(made_site(), tmp_path / "table-companion")
    served = Site(tmp_path / "table-companion", bare=True)
    yield served
    served.stop()


KILLS = int(os.environ.get("COMPANION_KILLS", "2"))


class Phone:
    """A browser with a profile of its own, which it keeps when it is killed."""

    def __init__(self, playwright: Playwright, profile: Path) -> None:
        self._playwright = playwright
        self._profile = profile
        self.context: BrowserContext = self._started()

    def _started(self) -> BrowserContext:
        context = self._playwright.chromium.launch_persistent_context(
            self._profile,
            executable_path=find_chromium(),
            args=["--no-sandbox"],
            viewport=PHONE,  # type: ignore[arg-type]
            locale="ja-JP",
        )
        context.set_default_timeout(PATIENCE * 1000)
        return context

    def open(self, url: str) -> Page:
        """A new tab with the app in it, ready to be tapped."""
        page = self.context.new_page()
        page.goto(url)
        return ready(page)

    def killed(self) -> None:
        """Kills every process of the browser where it stands, and starts it anew."""
        for folder in Path("/proc").glob("[0-9]*"):
            with suppress(OSError):  # it ended meanwhile
                if str(self._profile).encode() in (folder / "cmdline").read_bytes():
                    os.kill(int(folder.name), signal.SIGKILL)
        with suppress(Error):
            self.context.close()
        self.context = self._started()

    def again(self) -> None:
        """Closes the browser and starts it anew."""
        self.context.close()
        self.context = self._started()


def ready(page: Page) -> Page:
    """The page once the app stands; one that loads itself once more meanwhile is waited for again."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            wait_until(page, "document.getElementById('starting') === null")
            enable_semantics(page)
            page.get_by_role("button").first.wait_for(state="attached")
        except Error:
            if time.monotonic() > until:
                raise
        else:
            return page


@pytest.fixture
def phone(playwright: Playwright, tmp_path: Path) -> Iterator[Phone]:
    expect.set_options(timeout=PATIENCE * 1000)
    started = Phone(playwright, tmp_path / "profile")
    yield started
    started.context.close()


def kept(page: Page) -> None:
    """Waits until the browser keeps the app for use without a network."""
    wait_until(page, "/renderer=(?!none)/.test(navigator.serviceWorker.controller?.scriptURL)")


def a_card_taken(page: Page) -> None:
    """Sets a table of dim sum up and takes a card."""
    do(page, "new-dimsum")
    do(page, "main-action")
    for _ in range(3):
        do(page, choice(page, "deal-"))
    do(page, "main-action")
    do(page, choice(page, "slot-"))
    do(page, "main-action")
    do(page, choice(page, "refill-"))
    wait_for(page, "slot-0")


def test_an_entry_outlives_the_browser_and_the_app_needs_no_network(phone: Phone, site: Site) -> None:
    page = phone.open(site.url)
    assert page.evaluate("crossOriginIsolated"), "it draws in a thread of its own, also where the host sends no headers"
    kept(page)
    a_card_taken(page)
    address = page.url
    assert re.search(r"/#/table/[A-Za-z0-9_-]+$", address)
    said = by_id(page, "noren").first.aria_snapshot()
    site.stop()
    phone.again()
    page = phone.open(address)
    assert page.evaluate("crossOriginIsolated")
    tells(page, said.split('"')[1] if '"' in said else said)
    do(page, "undo")
    do(page, "undo")
    page.reload()
    ready(page)
    wait_for(page, "deal-red-1")
    site.start()


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="the browser's processes cannot be listed")
def test_what_was_accepted_outlives_a_browser_that_is_killed_right_after(phone: Phone, site: Site) -> None:
    """`COMPANION_KILLS=50` kills so often."""
    page = phone.open(site.url)
    a_card_taken(page)
    address = page.url
    for count in range(KILLS):
        tapped, told = ("redo", gone) if count % 2 else ("undo", wait_for)
        do(page, tapped)
        told(page, "redo")
        phone.killed()
        page = phone.open(address)
        wait_for(page, "noren")
        told(page, "redo")


def test_of_two_tabs_the_second_says_so_and_can_take_over(phone: Phone, site: Site) -> None:
    first = phone.open(site.url)
    second = phone.context.new_page()
    second.goto(site.url)
    box = second.locator("#stopped")
    expect(box).to_contain_text("ほかのタブで開いています")
    box.get_by_role("button").click()
    ready(second)
    expect(first.locator("#stopped")).to_contain_text("ほかのタブで開きました")
    do(second, "new-dimsum")


def test_a_new_version_is_told_and_taken_over_whole(phone: Phone, site: Site) -> None:
    page = phone.open(site.url)
    kept(page)
    before = app_of(page)
    newer(site.folder)
    page.reload()
    ready(page)
    assert app_of(page) == before, "a version that runs is not mixed with the new one"
    bar = page.locator("#newer")
    bar.wait_for(state="attached")
    with page.expect_event("framenavigated"):
        bar.get_by_role("button").first.click()
    ready(page)
    assert app_of(page) == f"{before}b"
    names = asked(page, "caches.keys()")
    assert len(names) == 1, names


def asked(page: Page, expression: str) -> Any:
    """What the page answers; a page that loads itself once more meanwhile is asked again."""
    until = time.monotonic() + PATIENCE
    while True:
        try:
            return page.evaluate(expression)
        except Error:
            if time.monotonic() > until:
                raise
            time.sleep(0.2)


def app_of(page: Page) -> str:
    """The folder that the page's scripts came from."""
    found = re.search(r"/(app-\w+)/boot\.js", asked(page, "document.scripts[0].src"))
    assert found
    return found[1]


def newer(folder: Path) -> None:
    """Makes another version of a site, whose parts have another name and one another content."""
    app = next(folder.glob("app-*"))
    app.rename(folder / f"{app.name}b")
    for name in ("index.html", "sw.js"):
        text = (folder / name).read_text("utf-8").replace(app.name, f"{app.name}b")
        (folder / name).write_text(text, encoding="utf-8")
    write_service_worker(folder, "b")


def test_a_browser_that_keeps_nothing_for_the_page_says_so(phone: Phone, site: Site) -> None:
    pool = next(site.folder.glob("app-*")) / "pool.js"
    pool.write_text(pool.read_text("utf-8").replace("navigator.storage.getDirectory()", "Promise.reject(1)"), "utf-8")
    page = phone.context.new_page()
    page.goto(site.url)
    expect(page.locator("#stopped")).to_contain_text("保存を許していません")


def test_a_browser_that_is_too_old_says_so(phone: Phone, site: Site) -> None:
    page = phone.context.new_page()
    page.add_init_script("Object.defineProperty(Navigator.prototype, 'locks', { value: undefined })")
    page.goto(site.url)
    expect(page.locator("#stopped")).to_contain_text("このブラウザでは動きません")
