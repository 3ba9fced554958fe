"""The app: fonts, theme, routes, and one `Window` for each open page."""

import asyncio
import gc
import logging
import re
import sys
from collections.abc import Awaitable, Callable
from functools import cache, partial
from typing import cast
from urllib.parse import unquote

import flet as ft

from companion.desk import Desk, StoreError
from companion.desk.gathering import Gathering
from companion.desk.guest import GuestDesk
from companion.game import GAMES, Lang, with_packs
from companion.serve import DEVICE_LANG, GUEST
from companion.texts.desk import not_opened_text, trouble_text
from views.box import Box, Receive, editor, passing
from views.event.evening import EventScreen
from views.event.listing import Events
from views.event.new import NewEvent
from views.event.wall import Wall
from views.games import accents
from views.i18n import app as app_words
from views.i18n import common as words
from views.parts.base import text
from views.parts.fields import wide_button
from views.parts.fonts import FONTS, UI
from views.parts.page import empty, header, page
from views.screens.arriving import Arriving
from views.screens.history import History
from views.screens.history.bin import Bin
from views.screens.home import Home
from views.screens.invite import Invite
from views.screens.joining import Ended, Joining
from views.screens.log import Log
from views.screens.names import Names
from views.screens.opening import Opening
from views.screens.player import Player
from views.screens.players import Players
from views.screens.result import Result
from views.screens.rules import Rules, rules_at
from views.screens.settings import Settings
from views.screens.setup import SetupScreen
from views.screens.share import Share
from views.screens.table import TablePage
from views.screens.troubles import Troubles
from views.theme import DARK, LIGHT, Look, Palette
from views.window import HOME, Screen, Window

log = logging.getLogger(__name__)

_ID = r"(?P<id>[A-Za-z0-9_.-]{1,64})"
_GAME = rf"(?P<game>{'|'.join(GAMES)})"
_RULE = r"(?P<rule>[a-z0-9.-]{1,80})"
_PACK_GAME = rf"(?P<game>{'|'.join(with_packs())})"
_PACK = r"(?P<pack>[A-Za-z0-9_-]{1,430})"

Make = Callable[[Window, re.Match[str]], Screen]

ROUTES: list[tuple[str, Make]] = [
    (r"/", lambda w, m: Home(w)),
    (rf"/new/{_GAME}", lambda w, m: SetupScreen(w, m["game"])),
    (rf"/new/{_GAME}/count", lambda w, m: SetupScreen(w, m["game"], counts=True)),
    (rf"/new/{_GAME}/like/{_ID}", lambda w, m: SetupScreen(w, m["game"], m["id"])),
    (rf"/table/{_ID}", lambda w, m: TablePage(w, m["id"])),
    (
        rf"/table/{_ID}/fix/(?P<at>\d{{1,6}})/(?P<drop>\d{{1,3}})",
        lambda w, m: TablePage(w, m["id"], (int(m["at"]), int(m["drop"]))),
    ),
    (rf"/table/{_ID}/log", lambda w, m: Log(w, m["id"])),
    (rf"/table/{_ID}/result", lambda w, m: Result(w, m["id"])),
    (rf"/table/{_ID}/names", lambda w, m: Names(w, m["id"])),
    (rf"/table/{_ID}/share", lambda w, m: Share(w, m["id"])),
    (rf"/table/{_ID}/invite", lambda w, m: Invite(w, m["id"])),
    (rf"/rules/{_GAME}", lambda w, m: Rules(w, m["game"])),
    (rf"/rules/{_GAME}/{_RULE}", lambda w, m: Rules(w, m["game"], m["rule"])),
    (rf"/table/{_ID}/rules", lambda w, m: rules_at(w, m["id"]) or Home(w)),
    (rf"/table/{_ID}/rules/{_RULE}", lambda w, m: rules_at(w, m["id"], m["rule"]) or Home(w)),
    (rf"/table/{_ID}/result/(?P<version>\d{{1,6}})", lambda w, m: Result(w, m["id"], int(m["version"]))),
    (r"/events", lambda w, m: Events(w)),
    (r"/event/new", lambda w, m: NewEvent(w)),
    (rf"/event/{_ID}", lambda w, m: EventScreen(w, m["id"])),
    (rf"/event/{_ID}/wall", lambda w, m: Wall(w, m["id"])),
    (r"/history", lambda w, m: History(w)),
    (r"/history/bin", lambda w, m: Bin(w)),
    (r"/players", lambda w, m: Players(w)),
    (r"/player/(?P<who>[^/]{1,80})", lambda w, m: Player(w, unquote(m["who"]))),
    (r"/open", lambda w, m: Opening(w)),
    (r"/box", lambda w, m: Box(w)),
    (r"/box/receive", lambda w, m: Receive(w)),
    (rf"/box/{_PACK_GAME}/{_PACK}", lambda w, m: editor(w, m["game"], m["pack"])),
    (rf"/box/{_PACK_GAME}/{_PACK}/share", lambda w, m: passing(w, m["game"], m["pack"])),
    (r"/troubles", lambda w, m: Troubles(w)),
    (r"/settings", lambda w, m: Settings(w)),
]
"""What each address shows; the first that matches. An address that matches none shows the home screen."""


def find(window: Window, route: str) -> Screen:
    """The screen of an address."""
    return _made(window, route, ROUTES) or Home(window)


def _made(window: Window, route: str, routes: list[tuple[str, Make]]) -> Screen | None:
    path = route.split("?", 1)[0].rstrip("/") or "/"
    for pattern, make in routes:
        match = re.fullmatch(pattern, path)
        if match:
            return make(window, match)
    return None


_TABLE = rf"/table/{_ID}"
_SEEN = {_TABLE, *(f"{_TABLE}/{part}" for part in ("log", "result", "rules", f"rules/{_RULE}"))}
FOR_GUESTS = [route for route in ROUTES if route[0] in _SEEN]
"""The screens of its one table that a guest's phone has."""


def find_for_guest(window: Window, route: str) -> Screen:
    """The screen of an address on a guest's phone: of its table, where to sit, or that the invitation has ended."""
    guest = window.guest
    table_id = guest.table_id if guest is not None else None
    if guest is not None and guest.lobby is not None:
        return Arriving(window, guest)
    if guest is None or table_id is None:
        return Ended(window)
    if route.split("?", 1)[0].rstrip("/") == "/seat" or not guest.chosen:
        return Joining(window, guest, table_id)
    mine = f"{route}/".startswith(f"/table/{table_id}/")
    return (_made(window, route, FOR_GUESTS) if mine else None) or TablePage(window, table_id)


@ft.component
def App(window: Window) -> ft.Control:
    """The whole window: the screen shown, drawn anew whenever the window says so."""
    _, set_count = ft.use_state(0)
    window.bind(lambda: set_count(lambda count: count + 1))
    look = window.look
    screen, failure = window.screen, window.failure
    if screen is None or failure is not None:
        return ft.Container(failed(window, look, failure), bgcolor=look.c.paper, expand=True, key="failed")
    try:
        shown = screen.build(look)
    except Exception as error:
        # A window must never stay blank: what was entered is on disk, and the home screen is one tap away.
        log.exception("screen %s could not be drawn", window.route)
        shown = failed(window, look, error)
    return ft.Container(shown, bgcolor=look.c.paper, expand=True, key=type(screen).__name__)


def failed(window: Window, look: Look, error: BaseException | None) -> ft.Control:
    """What is shown where a screen cannot be drawn or a tap could not be answered: why, and the ways on."""
    again = wide_button(
        look, look.t(app_words.AGAIN), window.again, ident="again", glyph=ft.Icons.REFRESH_ROUNDED, filled=True
    )
    home = wide_button(look, look.t(app_words.TO_HOME), window.home, ident="to-home", glyph=ft.Icons.HOME_ROUNDED)
    told = isinstance(error, StoreError)
    body = [
        empty(look, look.t(app_words.NOT_KEPT if told else app_words.FAILED), ft.Icons.ERROR_OUTLINE_ROUNDED),
        text(
            look,
            trouble_text(error, look.lang) if isinstance(error, StoreError) else look.t(app_words.FAILED_NOTE),
            "body",
            align=ft.TextAlign.CENTER,
        ),
        again,
        home,
    ]
    return page(look, header(look, look.t(words.APP)), body)


def tell_failures(window: Window) -> None:
    """Has the window tell what went wrong in answering an event; Flet would end the session instead."""

    def told(message: str) -> None:
        window.fail(sys.exc_info()[1] or RuntimeError(message))

    window.page.session.error = told  # type: ignore[method-assign]


def create(desk: Desk, lang: Lang | None = None, results: str | None = None) -> Callable[[ft.Page], Awaitable[None]]:
    """The app's entry for Flet. desk: the tables' service; lang: the language of devices that have not chosen one;
    results: what the address of one shared result begins with, None where no other device is served."""

    async def main(page: ft.Page) -> None:
        page.title = words.APP.of(lang or "en")
        page.padding = 0
        page.fonts = {} if page.web else FONTS
        window = _window(page, desk, results)
        window.device_lang = lang or await device_lang(page)
        await window.load_preferences()
        window.speak()
        page.title = words.APP.of(window.lang)
        dress(page)
        page.on_route_change = lambda e: window.routed(e.route)
        page.on_keyboard_event = window.pressed
        page.on_resize = lambda _: window.redraw()
        page.on_media_change = lambda _: window.redraw()
        page.on_platform_brightness_change = lambda _: window.redraw()
        page.on_connect = lambda _: window.came_back()
        page.on_disconnect = lambda _: window.out_of_view()
        page.on_app_lifecycle_state_change = lambda e: _in_view(window, e.state)
        page.on_close = lambda _: window.close()
        page.update()
        tell_failures(window)
        try:
            window.open(page.route or HOME)
        except StoreError as error:
            log.exception("%s could not be opened", page.route)
            window.failure = error
        page.render(App, window)
        await window.ask_motion()
        window.started()
        _settled()

    return main


def _in_view(window: Window, state: ft.AppLifecycleState) -> None:
    if state in (ft.AppLifecycleState.SHOW, ft.AppLifecycleState.RESUME):
        window.seen_again()
    elif state in (ft.AppLifecycleState.HIDE, ft.AppLifecycleState.PAUSE):
        window.out_of_view()


@cache
def _settled() -> None:
    """The first window stands, and all that the program consists of is loaded: no search for garbage need look at it
    again. Such a search takes longer than a tap may.
    """
    gc.freeze()


def _window(page: ft.Page, desk: Desk, results: str | None) -> Window:
    """The host's window, or that of a phone that was invited to one table."""
    told = page.session.store.get(GUEST)
    if told is None:
        return Window(page, desk, find, results, accents())
    guest = GuestDesk(desk, *told)
    # The desk of a guest has what the screens of one table use, and refuses the rest.
    window = Window(page, cast(Desk, guest), find_for_guest, None, accents(), guest)

    arrived = Arrived(window, guest, desk)
    window.started, window.ended = arrived.follow, arrived.leave
    return window


class Arrived:
    """A guest's window follows what becomes of its invitation: from the lobby to the table, until it has ended."""

    def __init__(self, window: Window, guest: GuestDesk, desk: Desk) -> None:
        self.window, self.guest, self.desk = window, guest, desk
        self.gathering: Gathering | None = None
        self._ends: list[Callable[[], None]] = []
        if guest.lobby is not None:
            self._ends.append(desk.on_guests(guest.secret, self._changed))
        self._sit_down()

    def _sit_down(self) -> None:
        table_id = self.guest.table_id
        if table_id is not None and self.gathering is None:
            self.gathering = self.guest.stay(self.window.ident)
            self._ends.append(self.desk.on_guests(table_id, self._changed))

    def _changed(self) -> None:
        self.window.soon(self._look_again)

    async def _look_again(self) -> None:
        table_id, lobby, screen = self.guest.table_id, self.guest.lobby, self.window.screen
        if table_id is not None and self.gathering is None:
            self._sit_down()
            self.follow()
            self.window.show(f"/table/{table_id}")
        elif table_id is None and lobby is None and not isinstance(screen, Ended):
            self.window.show("/")
        else:
            self.window.redraw()

    def follow(self) -> None:
        """Has the window's answers measured, from the moment that it is at the table."""
        gathering, ident = self.gathering, self.window.ident
        if gathering is not None:
            self.window.follow(
                lambda: gathering.call.now.running,
                lambda: False,
                partial(gathering.answers, ident),
                partial(gathering.measured, ident),
            )

    def leave(self) -> None:
        """The window is gone."""
        for end in self._ends:
            end()
        if self.gathering is not None:
            self.gathering.depart(self.window.ident)


def not_opened(error: StoreError) -> Callable[[ft.Page], Awaitable[None]]:
    """The entry for Flet where the data cannot be opened: says why, and nothing else."""

    async def main(page: ft.Page) -> None:
        lang = await device_lang(page)
        page.title = words.APP.of(lang)
        page.add(ft.SafeArea(ft.Text(not_opened_text(error, lang), size=18, selectable=True)))

    return main


def dress(page: ft.Page) -> None:
    """Themes for what Flet draws itself (fields, cursors); everything else takes its colours from the look."""
    page.theme, page.dark_theme = _theme(LIGHT), _theme(DARK)
    page.views[0].padding = 0
    page.views[0].spacing = 0


def _theme(palette: Palette) -> ft.Theme:
    return ft.Theme(
        font_family=UI,
        color_scheme=ft.ColorScheme(
            primary=palette.ink,
            on_primary=palette.paper,
            surface=palette.paper,
            on_surface=palette.ink,
            outline=palette.edge,
            error=palette.ng,
        ),
        scaffold_bgcolor=palette.paper,
        focus_color=ft.Colors.TRANSPARENT,
        page_transitions=ft.PageTransitionsTheme(
            android=ft.PageTransitionTheme.NONE,
            ios=ft.PageTransitionTheme.NONE,
            linux=ft.PageTransitionTheme.NONE,
            macos=ft.PageTransitionTheme.NONE,
            windows=ft.PageTransitionTheme.NONE,
        ),
    )


async def device_lang(page: ft.Page) -> Lang:
    """The device's language, English where it is neither of ours or cannot be read."""
    if page.session.store.contains_key(DEVICE_LANG):
        told: Lang = page.session.store.get(DEVICE_LANG)
        return told
    try:
        info = await asyncio.wait_for(page.get_device_info(), 2)
    except Exception:
        return "en"
    wanted = str(getattr(info, "language", None) or "")
    locales = getattr(info, "locales", None) or []
    if not wanted and locales:
        wanted = str(getattr(locales[0], "language_code", ""))
    return "ja" if wanted.lower().startswith("ja") else "en"
