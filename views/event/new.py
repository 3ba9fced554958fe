"""A new event: its name and day, what is played how, and how it is ranked."""

from datetime import datetime
from functools import partial
from typing import get_args

import flet as ft

from companion.explain import texts_of
from companion.game import GAMES, game_of
from companion.history import read_day
from companion.texts.errors import reason
from companion.texts.tournament import MAINS, MEASURE_NOTES, MEASURES, WAY_NOTES, WAYS, chain_text
from companion.tournament import evening
from companion.tournament.ranking import CHAINS
from models.base import RecordError
from models.tournament import Main, Way
from views.event.setting import seats_of, variants_of
from views.i18n import common as words
from views.i18n import event as own
from views.parts.base import card, heading, named, text
from views.parts.fields import choice_row, field, pill, segments
from views.parts.page import header, page
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import Look
from views.window import Once, Screen, Window


class NewEvent(Screen):
    """What is chosen so far."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.title = ""
        self.day = f"{datetime.now():%Y-%m-%d}"
        self.chosen: str = GAMES[0]
        self.variant: str | None = None
        self.way: Way = "swiss"
        self.main: Main = "wins"
        self.seats = 4
        self.error: str | None = None
        self.once = Once(1.0)
        self.take_game(self.chosen)

    def type_title(self, value: str) -> None:
        """The name as typed."""
        self.title, self.error = value, None
        self.redraw()

    def type_day(self, value: str) -> None:
        """The day as typed."""
        self.day, self.error = value, None
        self.redraw()

    def take_game(self, game: str) -> None:
        """Another game."""
        self.chosen = game
        variants = variants_of(self.window, game)
        self.take_variant(variants[0] if variants else None)

    def take_variant(self, variant: str | None) -> None:
        """Another way to play the game."""
        self.variant = variant
        least, most = seats_of(self.window, self.chosen, variant)
        self.seats = min(max(self.seats, least), most)
        self.redraw()

    def take_way(self, way: str) -> None:
        """Another kind of pairing."""
        self.way = next(one for one in get_args(Way) if one == way)
        self.redraw()

    def take_seats(self, seats: str) -> None:
        """So many sit at a table."""
        self.seats = int(seats)
        self.redraw()

    def take_main(self, main: str) -> None:
        """Another ranking."""
        self.main = next(one for one in MAINS if one == main)
        self.redraw()

    def create(self) -> None:
        """Makes the event and goes there."""
        if not self.once.ready():
            return
        look = self.window.look
        day = read_day(self.day, datetime.now().date())
        if day is None:
            self.error = look.t(own.BAD_DAY)
            self.redraw()
            return
        try:
            made = evening.new(
                self.window.desk,
                self.title,
                day.isoformat(),
                self.chosen,
                self.variant,
                self.way,
                self.main,
                self.seats,
            )
        except RecordError as error:
            self.error = reason(error, look.lang)
            self.redraw()
            return
        self.window.swap(f"/event/{made.id}", "/events")

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back."""
        if key == "Escape":
            self.window.back("/events")

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        body: list[ft.Control] = [
            field(
                look,
                look.t(own.TITLE),
                self.title,
                self.type_title,
                ident="event-title",
                max_length=80,
                hint=look.t(own.TITLE_HINT),
            ),
            field(look, look.t(own.DAY), self.day, self.type_day, ident="event-day", error=self.error, max_length=10),
            heading(look, look.t(own.GAME), ft.Icons.TABLE_RESTAURANT_ROUNDED),
            self._pills(look, [(one, texts_of(one).TITLE.of(look.lang)) for one in GAMES], self.chosen, "game"),
        ]
        variants = variants_of(self.window, self.chosen)
        if variants:
            names = game_of(self.chosen).variants
            body.append(heading(look, look.t(own.VARIANT)))
            body.append(
                self._pills(look, [(one, names[one].of(look.lang)) for one in variants], self.variant, "variant")
            )
        body.append(heading(look, look.t(own.WAY), ft.Icons.GROUPS_ROUNDED))
        ways = [(way, WAYS[way].of(look.lang)) for way in WAYS]
        body.append(segments(look, ways, self.way, self.take_way, ident="way"))
        body.append(text(look, WAY_NOTES[self.way].of(look.lang), "note", look.c.ink2))
        least, most = seats_of(self.window, self.chosen, self.variant)
        if most > least:
            body.append(heading(look, look.t(own.SEATS), ft.Icons.GROUP_ROUNDED))
            counts = [(str(count), str(count)) for count in range(least, most + 1)]
            body.append(segments(look, counts, str(self.seats), self.take_seats, ident="seats"))
        body.append(heading(look, look.t(own.RANKED), ft.Icons.EMOJI_EVENTS_ROUNDED))
        body += [
            choice_row(
                look,
                MEASURES[one].of(look.lang),
                MEASURE_NOTES[one].of(look.lang),
                one == self.main,
                partial(self.take_main, one),
                ident=f"main-{one}",
            )
            for one in MAINS
        ]
        chain = CHAINS[self.main]
        ties: list[ft.Control] = [text(look, chain_text(chain, look.lang), "strong")]
        ties += [
            text(look, f"{MEASURES[one].of(look.lang)}: {MEASURE_NOTES[one].of(look.lang)}", "note", look.c.ink2)
            for one in chain[1:]
        ]
        body.append(card(look, named(ft.Column(ties, spacing=4, tight=True), "ties")))
        ready = bool(self.title.strip())
        main = (
            MainAction(look.t(own.CREATE), look.t(own.CREATE_NOTE), ft.Icons.ARROW_FORWARD_ROUNDED, self.create)
            if ready
            else MainAction(look.t(own.NO_TITLE))
        )
        bar = tray(look, main, left=TrayAction("home", look.t(words.HOME), ft.Icons.HOME_ROUNDED, self.window.home))
        head = header(look, look.t(own.NEW), on_back=lambda: self.window.back("/events"), close=True)
        return page(look, head, body, bar, spacing=10)

    def _pills(self, look: Look, choices: list[tuple[str, str]], chosen: str | None, ident: str) -> ft.Control:
        take = self.take_game if ident == "game" else self.take_variant
        rows: list[ft.Control] = [
            pill(look, label, value == chosen, partial(take, value), ident=f"{ident}-{value}")
            for value, label in choices
        ]
        return ft.Row(rows, spacing=8, run_spacing=8, wrap=True)
