"""One open window: its page, its preferences, the screen it shows, and the way from screen to screen."""

import json
import logging
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from contextvars import copy_context
from dataclasses import asdict, dataclass, replace
from types import MappingProxyType
from typing import Any, Literal

import flet as ft

from companion import browser
from companion.browser import IN_BROWSER
from companion.desk import Desk
from companion.desk.core import now
from companion.desk.guest import GuestDesk
from companion.game import Lang
from companion.together import Delay
from views.i18n import common as words
from views.i18n import guests as guest_words
from views.pulse import Pulse
from views.theme import Accents, Look

log = logging.getLogger(__name__)

PREFERENCES_KEY = "companion.preferences"
HOME = "/"
"""The address of the home screen."""
SCALES = (1.0, 1.3, 1.6, 2.0)
"""The text sizes one can choose."""
LOCALES: dict[Lang, ft.Locale] = {"ja": ft.Locale("ja", "JP"), "en": ft.Locale("en", "US")}


@dataclass(frozen=True, slots=True)
class Preferences:
    """What a person chose on this device; kept by the device, not with the tables."""

    lang: Literal["auto", "ja", "en"] = "auto"
    theme: Literal["auto", "light", "dark"] = "auto"
    contrast: bool = False
    scale: float = 1.0
    awake: bool = True
    haptics: bool = True
    left_handed: bool = False
    reminded: str = ""
    """When this device's data was last written to a file, or that was put off (RFC 3339)."""

    @classmethod
    def read(cls, data: str | None) -> "Preferences":
        """From what the device kept; whatever does not fit is left at its default."""
        try:
            raw = json.loads(data or "{}")
        except ValueError:
            return cls()
        if not isinstance(raw, dict):
            return cls()
        start = cls()
        kept: dict[str, Any] = {
            key: raw[key] for key, value in asdict(start).items() if key in raw and type(raw[key]) is type(value)
        }
        if kept.get("lang") not in ("auto", "ja", "en"):
            kept.pop("lang", None)
        if kept.get("theme") not in ("auto", "light", "dark"):
            kept.pop("theme", None)
        if kept.get("scale") not in SCALES:
            kept.pop("scale", None)
        return replace(start, **kept)


@dataclass(frozen=True, slots=True)
class Visit:
    """A screen the window came from. screen: kept as it is until the window returns, None to make it anew."""

    route: str
    screen: "Screen | None" = None


class Screen:
    """What a window shows. A screen keeps its own state in attributes and calls `redraw` when it changed.

    Bound methods are what parts get as handlers: they compare equal, so memoized parts stay as they are.
    """

    game: str | None = None
    """Whose accent the screen has."""

    def __init__(self, window: "Window") -> None:
        self.window = window

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        raise NotImplementedError

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """A key was pressed; Tab and what a text field takes do not come here."""

    def leave(self) -> None:
        """The window goes to another screen."""

    def reread(self) -> None:
        """The window was away: what it shows is to be read anew."""

    def close_top(self) -> bool:
        """Closes what lies over the screen (a sheet, the menu); False where nothing does. Back does this first."""
        return False

    def cause_of(self, rule: str) -> Any:
        """The verdict (`screens.rules.Cause`) that a rule is opened from here, None where it is none."""
        return None

    def redraw(self) -> None:
        """Draws the window anew; parts that show the same stay as they are."""
        self.window.redraw()


class Window:
    """One open window. desk: the service that keeps tables; find: from a route to its screen; results: what the address
    of one shared result begins with, None where no other device is served; accents: the games' colours; guest: what a phone
    may do that was invited to one table, None for the host's windows."""

    def __init__(
        self,
        page: ft.Page,
        desk: Desk,
        find: "Callable[[Window, str], Screen]",
        results: str | None = None,
        accents: Mapping[str, Accents] = MappingProxyType({}),
        guest: GuestDesk | None = None,
    ) -> None:
        self.page = page
        self.desk = desk
        self.find = find
        self.results = results
        self.guest = guest
        self.ended: Callable[[], None] = _nothing
        """What is done when the window has gone."""
        self.started: Callable[[], None] = _nothing
        """What is done once the window stands."""
        self.closed = False
        self.pulse: Pulse | None = None
        self.accents = accents
        self.preferences = Preferences()
        self.device_lang: Lang = "en"
        self.route = "/"
        self.screen: Screen | None = None
        self.failure: BaseException | None = None
        """What went wrong since the screen was drawn last; it is told in the screen's place."""
        self.tabbing = False
        self._trail: list[Visit] = []
        self._past: list[str] = []
        self._storage = ft.SharedPreferences()
        self._haptics = ft.HapticFeedback()
        self._wakelock = ft.Wakelock()
        self._clipboard = ft.Clipboard()
        self._draw: Callable[[], None] = _nothing
        self._awake = False
        self._keyed = False
        self._semantics = ft.SemanticsService()
        self._calm = False

    @property
    def joins(self) -> str | None:
        """What the address of an invitation begins with, None where no other device is served."""
        return None if self.results is None else f"{self.results.removesuffix('r/')}j/"

    @property
    def seat(self) -> int | None:
        """The seat that a guest's phone has at its table."""
        phone = self.guest.phone if self.guest is not None else None
        return phone.seat if phone is not None else None

    def call(self, turn: bool) -> None:
        """Calls a guest whose turn it is, by the page's title until the turn is over."""
        title = f"● {self.look.t(guest_words.YOUR_TURN)}" if turn else words.APP.of(self.lang)
        if self.guest is not None and self.page.title != title:
            self.page.title = title
            self.page.update()

    # --- how things look

    @property
    def lang(self) -> Lang:
        """The window's language: the one chosen, else the device's."""
        return self.device_lang if self.preferences.lang == "auto" else self.preferences.lang

    @property
    def look(self) -> Look:
        """How this window shows things now."""
        page, own = self.page, self.preferences
        dark = page.platform_brightness == ft.Brightness.DARK if own.theme == "auto" else own.theme == "dark"
        return Look(
            lang=self.lang,
            dark=dark,
            width=float(page.width or 390),
            height=float(page.height or 844),
            scale=own.scale,
            contrast=own.contrast,
            left_handed=own.left_handed,
            haptics=own.haptics,
            calm=self._calm,
            game=self.screen.game if self.screen else None,
            web=bool(page.web),
            keyed=self._keyed,
            accents=self.accents,
        )

    async def prefer(self, **changes: Any) -> None:
        """Changes preferences, keeps them on the device and draws the window anew."""
        before = self.lang
        self.preferences = replace(self.preferences, **changes)
        if self.lang != before:
            self.speak()
            self.page.update()
        self.redraw()
        await self.quietly(self._storage.set(PREFERENCES_KEY, json.dumps(asdict(self.preferences))))

    async def load_preferences(self) -> None:
        """Reads what the device kept."""
        kept = await self.quietly(self._storage.get(PREFERENCES_KEY))
        self.preferences = Preferences.read(kept if isinstance(kept, str) else None)

    async def ask_motion(self) -> None:
        """Asks the device whether motion is to be reduced; a browser that does not tell leaves it as it is."""
        features = await self.quietly(self._semantics.get_accessibility_features())
        calm = features is not None and (features.disable_animations or features.reduce_motion)
        if calm != self._calm:
            self._calm = calm
            self.redraw()

    def speak(self) -> None:
        """Tells the client the window's language: for screen readers, and for what it says by itself."""
        self.page.locale_configuration = ft.LocaleConfiguration(list(LOCALES.values()), LOCALES[self.lang])

    # --- from screen to screen

    def show(self, route: str, kept: Screen | None = None) -> None:
        """Shows the screen of a route at once: the one kept, else a new one."""
        if self.screen is not None and all(visit.screen is not self.screen for visit in self._trail):
            self.screen.leave()
        self.route, self.failure = route, None
        try:
            if kept is not None:
                kept.reread()
            self.screen = kept or self.find(self, route)
        except Exception:
            self.screen = None
            raise
        self.redraw()

    def go(self, route: str, *, keep: bool = False) -> None:
        """Goes to a screen; `back` returns. keep: to this very screen as it is now, with what lies open on it."""
        if route != self.route:
            self._trail.append(Visit(self.route, self.screen if keep else None))
        self._navigate(route)

    def swap(self, route: str, behind: str | None = None) -> None:
        """Goes to a screen in place of this one. behind: the screen that `back` returns to from there."""
        if behind is not None:
            self._trail.append(Visit(behind))
        self._navigate(route)

    def back(self, otherwise: str = "/") -> None:
        """Returns to the screen before, or to another where this one was opened first."""
        visit = self._trail.pop() if self._trail else Visit(otherwise)
        self._navigate(visit.route, visit.screen)

    def rename(self, route: str) -> None:
        """The screen shown goes by another address from now on."""
        self.route = route
        self._push(route)

    def home(self) -> None:
        """Returns to the home screen."""
        self._forget()
        self._navigate("/")

    @property
    def behind(self) -> Screen | None:
        """The screen that was kept to return to, None where the last one was not."""
        return self._trail[-1].screen if self._trail else None

    @property
    def ident(self) -> str:
        """A name of this window among all of the program's."""
        session: str = self.page.session.id
        return session

    def follow(
        self,
        hurried: Callable[[], bool],
        over: Callable[[], bool],
        here: Callable[[bool], None],
        measured: Callable[[Delay], None],
    ) -> None:
        """Finds out from time to time whether the window answers, and how long its touches take to get here; a window of
        the host's only while a flag is called (hurried), and only where others may be at the table."""
        if self.guest is None and self.joins is None:
            return
        self.pulse = Pulse(
            self._semantics.get_accessibility_features,
            lambda: self.page.session.connection is not None,
            hurried,
            lambda: self.closed or over(),
            here,
            measured,
            always=self.guest is not None,
        )
        self.soon(self.pulse.beat)

    def close(self) -> None:
        """The window is gone."""
        self.closed = True
        self.ended()
        self._forget()
        if self.screen is not None:
            self.screen.leave()

    def _forget(self) -> None:
        """Leaves the screens that were kept to return to."""
        for visit in self._trail:
            if visit.screen is not None and visit.screen is not self.screen:
                visit.screen.leave()
        self._trail.clear()

    def _navigate(self, route: str, kept: Screen | None = None) -> None:
        self.show(route, kept)
        self._push(route)

    def _push(self, route: str) -> None:
        """The browser gets another address, and its history another entry: nothing can take one away from here."""
        self._past.append(route)
        self.page.navigate(route)

    def open(self, route: str) -> None:
        """Shows the screen of the address that the window was opened with."""
        self._past = [route]
        self.show(route)

    def routed(self, route: str) -> None:
        """The browser changed the address: its Back, or one that was typed.

        Back does what the app's own way back does, whatever the browser's history holds by then: it closes what lies
        over the screen, else returns to the screen before. At home it has nowhere to return to; the entries that the
        history still holds pass by until the browser leaves the app.
        """
        went_back = len(self._past) > 1 and self._past[-2] == route
        if went_back:
            self._past.pop()
        if route == self.route:
            return
        if not went_back:
            self._past.append(route)
            if self._trail and self._trail[-1].route == route:
                self.show(route, self._trail.pop().screen)
            else:
                self._trail.append(Visit(self.route))
                self.show(route)
            return
        if self.screen is not None and self.screen.close_top():
            self._push(self.route)
            return
        if not self._trail and self.route == HOME:
            return
        visit = self._trail.pop() if self._trail else Visit(HOME)
        self.show(visit.route, visit.screen)
        if visit.route != route:
            self._push(visit.route)

    def fail(self, error: BaseException) -> None:
        """Something went wrong in answering a tap: it is told, with a way back, in place of the screen."""
        self.failure = error
        self.redraw()

    def again(self) -> None:
        """Back to the screen as it is now, after something went wrong."""
        self.failure = None
        if self.screen is None:
            self.show(self.route)
            return
        self.screen.reread()
        self.redraw()

    def came_back(self) -> None:
        """The connection is there again: what changed meanwhile is read and drawn."""
        if self.pulse is not None:
            self.pulse.hide(False)
        if self.screen is not None:
            self.screen.reread()
            self.redraw()

    # --- drawing

    def bind(self, draw: Callable[[], None]) -> None:
        """Tells how the window is drawn anew."""
        self._draw = draw

    def redraw(self) -> None:
        """Draws the window anew; parts that show the same stay as they are."""
        self._draw()

    def soon(self, work: Callable[[], Awaitable[Any]]) -> None:
        """Runs a coroutine function in this window's loop; may be called from any thread.

        A window that lost its connection is left alone: `came_back` reads everything anew.
        """
        if self.page.session.connection is None:
            return
        # `run_task` makes its page the current one of whoever calls it: another window's handler, when it tells this one.
        # In a copy of the context that stays here, and the caller goes on to draw its own window.
        copy_context().run(self.page.run_task, work)

    # --- the device

    def buzz(self, times: int) -> None:
        """One light haptic for legal, two for illegal, where the device has them."""
        if not self.preferences.haptics or self.page.web:
            return

        async def shake() -> None:
            for _ in range(times):
                await self.quietly(self._haptics.light_impact())  # type: ignore[no-untyped-call]

        self.soon(shake)

    def stay_awake(self, awake: bool) -> None:
        """Keeps the screen on while a table is open, where the platform allows it and the setting is on."""
        awake = awake and self.preferences.awake
        if awake == self._awake:
            return
        self._awake = awake
        self.soon(self._hold_awake)

    async def _hold_awake(self) -> None:
        hold = self._wakelock.enable if self._awake else self._wakelock.disable
        await self.quietly(hold())  # type: ignore[no-untyped-call]

    def out_of_view(self) -> None:
        """The app is not seen any more, or its connection is lost."""
        if self.pulse is not None:
            self.pulse.hide(True)

    def seen_again(self) -> None:
        """The app is in view again: a browser gives the screen's wake lock back when its tab is hidden."""
        if self.pulse is not None:
            self.pulse.hide(False)
        if self._awake:
            self.soon(self._hold_awake)

    async def restart_reminder(self) -> None:
        """The data was written to a file just now, or that was put off."""
        await self.prefer(reminded=now())

    def keep_data(self) -> None:
        """There is a new table: at the first one a browser is asked not to clear its data away by itself. It may say no."""
        if IN_BROWSER and len(self.desk.tables(archived=None)) == 1:
            self.soon(self._ask_to_persist)

    async def _ask_to_persist(self) -> None:
        await self.quietly(browser.persist())

    async def copy(self, value: str) -> bool:
        """Puts a text on the clipboard; False where the device refuses."""
        try:
            await self._clipboard.set(value)
        except Exception:
            log.info("clipboard refused", exc_info=True)
            return False
        return True

    async def quietly(self, doing: Awaitable[Any]) -> Any:
        """What the device answers, None where it cannot: services differ from platform to platform."""
        with suppress(Exception):
            return await doing
        return None

    def pressed(self, event: ft.KeyboardEvent) -> None:
        """A key on the keyboard. After Tab, Enter and the arrows belong to the focused control."""
        if event.key == "Tab":
            self.tabbing = True
            if not self._keyed:
                # From now on the focus is shown: with a mouse alone its ring would look like a choice.
                self._keyed = True
                self.redraw()
            return
        if event.key.startswith("Arrow"):
            self.tabbing = False
        if self.screen is None or (self.tabbing and event.key in ("Enter", " ")):
            return
        self.screen.key(event.key, ctrl=event.ctrl or event.meta, shift=event.shift)


DOUBLE_TAP = 0.3
"""Seconds in which the devices themselves take two taps for a double tap; a longer time would swallow a quick player's."""


class Once:
    """Lets a tap through and drops the second one of a double tap; what would enter the same thing once more waits twice
    as long, for one taps again where the network is slow and nothing seems to happen."""

    def __init__(self, seconds: float = DOUBLE_TAP) -> None:
        self.seconds = seconds
        self._last = -1e9
        self._what = self._thing = ""

    def ready(self, what: str = "", thing: str = "") -> bool:
        """Whether enough time has passed since the last tap that was let through, or that one was for something else.

        thing: what would be entered, so that the same can be told from the next."""
        now = time.monotonic()
        wait = 2 * self.seconds if thing and thing == self._thing else self.seconds
        if what == self._what and now - self._last < wait:
            return False
        self._last, self._what, self._thing = now, what, thing
        return True

    def open(self) -> None:
        """Lets the next tap through at once."""
        self._last = -1e9


def _nothing() -> None:
    """Before the window is bound there is nothing to draw."""
