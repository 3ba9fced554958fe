"""The events of this device."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.explain import texts_of
from companion.texts.tournament import WORDS
from models.tournament import Tournament
from views.games import pictogram
from views.i18n import common as words
from views.i18n import event as own
from views.parts.base import icon, part, tap, text
from views.parts.page import empty, header, page
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
    facts = [event.day, texts_of(event.game).TITLE.of(look.lang), look.t(WORDS["people"], count=len(event.present))]
    if event.finished is not None:
        facts.append(look.t(own.FINISHED))
    elif event.round:
        facts.append(look.t(WORDS["round"], round=event.round))
    return " · ".join(facts)


@part
def EventRow(look: Look, event: Tournament, on_tap: Callable[[str], Any]) -> ft.Control:
    """One event in a list; `on_tap` gets its id."""
    note = facts_of(look, event)
    return tap(
        look,
        ft.Row(
            [
                pictogram(look, event.game, 40),
                ft.Column(
                    [text(look, event.title, "title", lines=2), text(look, note, "note", look.c.ink2)],
                    spacing=0,
                    expand=True,
                    tight=True,
                ),
                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 26, look.c.ink),
            ],
            spacing=14,
        ),
        partial(on_tap, event.id),
        ident=f"event-{event.id}",
        label=f"{event.title}. {note}",
        fill=look.c.sheet,
        edge=look.c.line,
        edge_width=1,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )
