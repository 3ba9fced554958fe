"""The events of this device."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.explain import texts_of
from companion.texts.tournament import facts_text
from models.tournament import Tournament
from views.games import pictogram
from views.i18n import common as words
from views.i18n import event as own
from views.parts.base import part
from views.parts.page import empty, header, list_row, page
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import Look
from views.window import Screen


class Events(Screen):
    """All events, the one changed last first."""

    def show(self, event_id: str) -> None:
        """Goes to an event."""
        self.window.go(f"/event/{event_id}")

    def new(self) -> None:
        """Makes a new one."""
        self.window.go("/event/new")

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        found = self.window.desk.tournaments()
        body: list[ft.Control] = [EventRow(look, one, self.show) for one in found]
        if not body:
            body = [empty(look, look.t(own.NONE), ft.Icons.EMOJI_EVENTS_ROUNDED)]
        head = header(look, look.t(own.EVENTS), on_back=self.window.back)
        bar = tray(
            look,
            MainAction(look.t(own.NEW), look.t(own.NEW_NOTE), ft.Icons.ADD_ROUNDED, self.new),
            left=TrayAction("home", look.t(words.HOME), ft.Icons.HOME_ROUNDED, self.window.home),
        )
        return page(look, head, body, bar, spacing=8)


def facts_of(look: Look, event: Tournament) -> str:
    """An event's day, game, people, and how far it is, in one line."""
    return facts_text(event, texts_of(event.game).TITLE.of(look.lang), look.lang)


@part
def EventRow(look: Look, event: Tournament, on_tap: Callable[[str], Any]) -> ft.Control:
    """One event in a list; `on_tap` gets its id."""
    return list_row(
        look,
        pictogram(look, event.game, 40),
        event.title,
        facts_of(look, event),
        partial(on_tap, event.id),
        ident=f"event-{event.id}",
    )
