"""The home screen: carry on a running table, open a new one, open a code, records and boxes."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion import explain
from companion.browser import IN_BROWSER
from companion.desk import TableInfo
from companion.game import GAMES, game_of
from views.games import pictogram
from views.games import shown as games_shown
from views.i18n import backup as backup_words
from views.i18n import common as words
from views.i18n import counting as count_words
from views.i18n import event as event_words
from views.i18n import guests as guest_words
from views.i18n import home as own
from views.i18n import troubles as trouble_words
from views.parts.base import card, heading, icon, icon_tap, named, part, sign, tap, text
from views.parts.days import when_text
from views.parts.fields import wide_button
from views.parts.marks import seats_of
from views.parts.page import page
from views.parts.players import mark_row
from views.parts.seal import seal, stamp
from views.parts.sheets import over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.backup import Backup
from views.theme import Look, ems
from views.window import Screen, Window

SHOWN_TABLES = 3
EVENINGS = 3
"""After so many days of play without a backup one is offered."""

TALL = 760
"""From so many pixels on there is room for several running tables above the games."""
WOOD, WOOD_DARK = ("#EAD3A3", "#DDBD86"), ("#5A4327", "#46331D")


class Home(Screen):
    """Where the app opens."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.all = False
        self.choosing = False
        self.backup = Backup(window)

    def open_table(self, table_id: str) -> None:
        """Goes to a table."""
        self.window.go(f"/table/{table_id}")

    def drop_table(self, table_id: str) -> None:
        """Takes a table without any entry off the list."""
        self.window.desk.delete(table_id)
        self.redraw()

    def start(self, game: str) -> None:
        """Sets up a new table of a game."""
        self.window.go(f"/new/{game}")

    def choose(self) -> None:
        """Opens or closes the choice of the game that is only counted."""
        self.choosing = not self.choosing
        self.redraw()

    def events(self) -> None:
        """Goes to the events of many tables."""
        self.window.go("/events")

    def count(self, game: str) -> None:
        """Sets up a new table of a game of which only the end is entered."""
        self.window.go(f"/new/{game}/count")

    def show_all(self) -> None:
        """Shows every running table."""
        self.all = True
        self.redraw()

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        window = self.window
        running = window.desk.tables(running=True)
        shown = running if self.all else running[: SHOWN_TABLES if look.height >= TALL else 1]
        body: list[ft.Control] = [*self._troubles(look), *self._reminder(look)]
        known = bool(window.desk.tables(archived=None))
        if shown:
            body.append(heading(look, look.t(own.RESUME), ft.Icons.PLAY_CIRCLE_ROUNDED))
            for index, table in enumerate(shown):
                body.append(self._running(look, table, first=index == 0))
            if len(running) > len(shown):
                body.append(
                    tap(
                        look,
                        text(look, look.t(own.SHOW_ALL, count=len(running) - len(shown)), "strong"),
                        self.show_all,
                        ident="show-all",
                        edge=look.c.edge,
                        radius=24,
                        padding=12,
                    )
                )
        if known:
            body.append(heading(look, look.t(own.NEW), ft.Icons.TABLE_RESTAURANT_ROUNDED))
        else:
            body.append(named(text(look, look.t(own.PICK), "title", align=ft.TextAlign.CENTER), "pick", header=True))
        games = GAMES
        if look.lang == "ja" and look.roomy:
            body.append(self._plaques(look, games))
        else:
            body.append(ft.Column([GameRow(look, game, self.start) for game in games], spacing=8, tight=True))
        others_: list[ft.Control] = [
            wide_button(
                look,
                look.t(count_words.ONLY_SCORE),
                self.choose,
                ident="only-score",
                glyph=ft.Icons.CALCULATE_ROUNDED,
                expand=True,
            ),
            wide_button(
                look,
                look.t(event_words.EVENTS),
                self.events,
                ident="events",
                glyph=ft.Icons.EMOJI_EVENTS_ROUNDED,
                expand=True,
            ),
        ]
        body += [ft.Row(others_, spacing=8)] if look.roomy else [ft.Row([one]) for one in others_]
        open_code = TrayAction(
            "open-code", look.t(own.OPEN_QR), ft.Icons.QR_CODE_SCANNER_ROUNDED, lambda: window.go("/open")
        )
        others = [
            TrayAction("records", look.t(words.HISTORY), ft.Icons.INSIGHTS_ROUNDED, lambda: window.go("/history")),
            TrayAction("box", look.t(words.BOX), ft.Icons.INVENTORY_2_ROUNDED, lambda: window.go("/box")),
        ]
        # Before the first table a game is to be picked: nothing else is louder.
        bar = (
            tray(look, MainAction(open_code.label, look.t(own.OPEN_QR_NOTE), open_code.glyph, open_code.on_tap), others)
            if known
            else tray(look, None, [others[0], open_code, others[1]])
        )
        screen = page(look, self._head(look), body, bar, spacing=10)
        if not self.choosing:
            return screen
        rows = [GameRow(look, game, self.count, "count") for game in games]
        lying = sheet(
            look,
            ft.Column(rows, spacing=8, tight=True, scroll=ft.ScrollMode.AUTO),
            title=look.t(count_words.WHICH_GAME),
            ident="which-game",
        )
        return over(look, screen, lying, on_away=self.choose)

    def _troubles(self, look: Look) -> list[ft.Control]:
        """That some data cannot be read, as long as nobody has dismissed it."""
        found = self.window.desk.troubles()
        if not found:
            return []
        said = look.t(trouble_words.HOME, count=len(found.damaged) + len(found.set_asides))
        buttons: list[ft.Control] = [
            wide_button(
                look, look.t(trouble_words.SHOW), lambda: self.window.go("/troubles"), ident="troubles", expand=True
            ),
            wide_button(look, look.t(trouble_words.DISMISS), self.dismiss, ident="troubles-dismiss", expand=True),
        ]
        rows: list[ft.Control] = [
            ft.Row(
                [seal(look, "no", 38), ft.Container(named(text(look, said, "strong"), "troubles-told"), expand=True)],
                spacing=12,
            ),
            ft.Row(buttons, spacing=8) if look.roomy else ft.Column([ft.Row([one]) for one in buttons], spacing=8),
        ]
        color, tint = look.c.verdict("no")
        return [card(look, ft.Column(rows, spacing=10, tight=True), fill=tint, edge=color)]

    def _reminder(self, look: Look) -> list[ft.Control]:
        """After a few evenings, where all data is in one browser: to write it to a file; then how that went."""
        told = self.backup.told
        if not IN_BROWSER:
            return []
        if told is not None:
            message, good = told
            said = named(text(look, message, "strong", look.c.ok if good else look.c.ng), "backup-told", live=True)
            return [card(look, ft.Row([ft.Container(said, expand=True)]))]
        count = self.window.desk.evenings(self.window.preferences.reminded)
        if count < EVENINGS:
            return []
        buttons: list[ft.Control] = [
            wide_button(look, look.t(backup_words.EXPORT), self.backup.export, ident="backup-do", expand=True),
            wide_button(look, look.t(backup_words.LATER), self.put_off, ident="backup-later", expand=True),
        ]
        rows: list[ft.Control] = [
            named(text(look, look.t(backup_words.REMIND, count=count), "strong"), "backup-due"),
            ft.Row(buttons, spacing=8) if look.roomy else ft.Column([ft.Row([one]) for one in buttons], spacing=8),
        ]
        return [card(look, ft.Column(rows, spacing=10, tight=True))]

    def put_off(self) -> None:
        """No backup now; after as many evenings more it is offered again."""
        self.window.soon(self.window.restart_reminder)

    def dismiss(self) -> None:
        """Takes off what was told about data that cannot be read; it stays on its own page."""
        self.window.desk.dismiss_troubles()
        self.redraw()

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes the choice."""
        if key == "Escape":
            self.close_top()

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if not self.choosing:
            return False
        self.choose()
        return True

    def _head(self, look: Look) -> ft.Control:
        room = look.width - 2 * look.margin - 42 - 48 - 36
        size = min(30 if look.roomy else 24, max(20, room / ems(look.t(words.APP))))
        return ft.Container(
            ft.Row(
                [
                    stamp(look, words.APP_SEAL.ja, 42, look.c.ng if not look.dark else "#B0261C"),
                    ft.Container(
                        named(sign(look, look.t(words.APP), size, look.c.ink), None, look.t(words.APP), header=True),
                        expand=True,
                        alignment=ft.Alignment.CENTER_LEFT,
                    ),
                    icon_tap(
                        look,
                        ft.Icons.SETTINGS_ROUNDED,
                        look.t(words.SETTINGS),
                        lambda: self.window.go("/settings"),
                        ident="settings",
                        size=28,
                    ),
                ],
                spacing=12,
            ),
            padding=ft.Padding.only(left=18, right=8, top=10, bottom=2),
        )

    def _running(self, look: Look, table: TableInfo, *, first: bool) -> ft.Control:
        game = table.game
        accent = look.on(game).accent
        title = table.title or explain.texts_of(game).TITLE.of(look.lang)
        seats = seats_of(table.names, table.colors)
        summary = table.summary
        when = when_text(look, table.updated)
        note = f"{when} · {look.t(own.ENTRIES, count=summary.events if summary else 0)}"
        # Nothing was ever entered, so nothing can be lost.
        unused = (
            icon_tap(
                look,
                ft.Icons.CLOSE_ROUNDED,
                look.t(own.DROP),
                lambda: self.drop_table(table.table_id),
                ident=f"drop-{table.table_id}",
            )
            if summary and summary.version == 0
            else None
        )
        join = (
            icon_tap(
                look,
                ft.Icons.PHONELINK_ROUNDED,
                look.t(guest_words.PHONES),
                lambda: self.window.go(f"/table/{table.table_id}/invite"),
                ident=f"invite-{table.table_id}",
            )
            if self.window.joins is not None
            else None
        )
        beside = [one for one in (join, unused) if one is not None]
        if not first:
            row = tap(
                look,
                ft.Row(
                    [
                        pictogram(look, game, 40),
                        ft.Column(
                            [
                                text(
                                    look,
                                    look.t(own.WITH, game=title, count=len(seats)),
                                    "title",
                                    lines=2,
                                ),
                                text(look, note, "note", look.c.ink2, lines=1 if look.roomy else 2),
                            ],
                            spacing=0,
                            expand=True,
                            tight=True,
                        ),
                        icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 26, look.c.ink),
                    ],
                    spacing=14,
                ),
                lambda: self.open_table(table.table_id),
                ident=f"resume-{table.table_id}",
                fill=look.c.sheet,
                edge=look.c.line,
                edge_width=1,
                radius=20,
                padding=ft.Padding.symmetric(horizontal=16, vertical=10),
                expand=bool(beside),
            )
            return ft.Row([row, *beside], spacing=4) if beside else row
        turn = seats[summary.turn] if summary and summary.turn is not None else None
        label = look.t(words.TURN, name=turn.name) if turn else look.t(own.GO_ON)
        button = tap(
            look,
            ft.Row(
                [
                    icon(ft.Icons.PLAY_ARROW_ROUNDED, 24, look.c.on_urushi),
                    text(look, label, "title", look.c.on_urushi, lines=1),
                ],
                spacing=8,
                tight=True,
            ),
            lambda: self.open_table(table.table_id),
            ident=f"resume-{table.table_id}",
            label=f"{title}. {note}. {label}",
            fill=look.c.urushi,
            radius=28,
            padding=ft.Padding.symmetric(horizontal=20, vertical=14),
        )
        return card(
            look,
            ft.Column(
                [
                    ft.Container(
                        ft.Row(
                            [
                                pictogram(look, game, 40, accent.on),
                                ft.Column(
                                    [
                                        text(look, title, "value", accent.on, lines=1 if look.roomy else 2, weight=800),
                                        text(look, note, "note", accent.on, lines=1 if look.roomy else 2, size=15),
                                    ],
                                    spacing=0,
                                    expand=True,
                                    tight=True,
                                ),
                            ],
                            spacing=14,
                        ),
                        bgcolor=accent.fill,
                        padding=ft.Padding.symmetric(horizontal=18, vertical=12),
                        border_radius=ft.BorderRadius.only(top_left=19, top_right=19),
                    ),
                    ft.Container(
                        ft.Row(
                            [*beside, ft.Container(mark_row(look, seats), expand=True), button],
                            spacing=8,
                        )
                        if look.roomy
                        else ft.Column([mark_row(look, seats), ft.Row([*beside, button])], spacing=10, tight=True),
                        padding=ft.Padding.only(left=16, right=10, top=10, bottom=10),
                    ),
                ],
                spacing=0,
                tight=True,
            ),
            padding=0,
        )

    def _plaques(self, look: Look, games: Sequence[str]) -> ft.Control:
        width = min(720.0 if look.width > 800 else look.width, look.width) - 2 * look.margin
        one = min(120.0, (width - 8 * (len(games) - 1)) / max(1, len(games)))
        height = max(250.0, min(330.0, look.height * 0.36))
        return ft.Column(
            [
                ft.Container(height=8, bgcolor=look.c.urushi if not look.dark else "#6B4E3F", border_radius=4),
                ft.Row(
                    [Plaque(look, game, one, height, self.start) for game in games],
                    spacing=8,
                    alignment=ft.MainAxisAlignment.START,
                ),
            ],
            spacing=0,
            tight=True,
        )


@part
def Plaque(look: Look, game: str, width: float, height: float, on_tap: Any) -> ft.Control:
    """A wooden plaque with upright text; `on_tap` gets the game's id."""
    seats, sign_ja = game_of(game).people, games_shown(game).sign.ja
    accent = look.on(game).accent
    chars = "\n".join("｜" if c == "ー" else c for c in sign_ja)
    size = min(30.0, (height - 150) / max(4, len(sign_ja)))
    disc = min(56.0, width - 14)
    body = ft.Column(
        [
            ft.Container(
                pictogram(look, game, disc * 0.62, accent.on),
                width=disc,
                height=disc,
                border_radius=disc / 2,
                bgcolor=accent.fill,
                alignment=ft.Alignment.CENTER,
            ),
            ft.Container(sign(look, chars, size, look.c.ink, line=1.22), expand=True, alignment=ft.Alignment.CENTER),
            ft.Container(
                text(look, people(look, seats), "label", align=ft.TextAlign.CENTER, lines=1),
                bgcolor="#F4E6CB" if not look.dark else look.c.sheet,
                width=width,
                padding=ft.Padding.symmetric(vertical=6),
                alignment=ft.Alignment.CENTER,
                border_radius=ft.BorderRadius.only(bottom_left=12, bottom_right=12),
            ),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        expand=True,
    )
    title = explain.texts_of(game).TITLE.of(look.lang)
    return ft.Column(
        [
            ft.Container(width=4, height=16, bgcolor="#B0261C" if not look.dark else "#D0584A"),
            ft.Container(
                tap(
                    look,
                    ft.Container(body, padding=ft.Padding.only(top=12), height=height - 16, width=width),
                    lambda: on_tap(game),
                    ident=f"new-{game}",
                    label=f"{look.t(own.START, game=title)}. {people(look, seats)}",
                    edge="#9C7B45",
                    radius=14,
                    padding=0,
                    width=width,
                    height=height - 16,
                ),
                gradient=ft.LinearGradient(
                    colors=list(WOOD_DARK if look.dark else WOOD),
                    begin=ft.Alignment.TOP_CENTER,
                    end=ft.Alignment.BOTTOM_CENTER,
                ),
                border_radius=14,
                shadow=ft.BoxShadow(blur_radius=5, color=look.c.shadow, offset=ft.Offset(0, 2)),
            ),
        ],
        spacing=0,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        tight=True,
    )


@part
def GameRow(look: Look, game: str, on_tap: Any, prefix: str = "new") -> ft.Control:
    """A game as a row: disc, name, players; in English and with large text. prefix: of its name for tests."""
    seats = game_of(game).people
    accent = look.on(game).accent
    title = explain.texts_of(game).TITLE.of(look.lang)
    return tap(
        look,
        ft.Row(
            [
                ft.Container(
                    pictogram(look, game, 34, accent.on),
                    width=52,
                    height=52,
                    border_radius=26,
                    bgcolor=accent.fill,
                    alignment=ft.Alignment.CENTER,
                ),
                ft.Column(
                    [
                        text(look, title, "value", weight=800, lines=2),
                        text(look, explain.texts_of(game).TAGLINE.of(look.lang), "note", look.c.ink2, lines=2),
                    ],
                    spacing=0,
                    expand=True,
                    tight=True,
                ),
                text(look, people(look, seats), "label", look.c.ink2),
            ],
            spacing=14,
        ),
        lambda: on_tap(game),
        ident=f"{prefix}-{game}",
        label=f"{look.t(own.START, game=title)}. {people(look, seats)}",
        fill=look.c.sheet,
        edge=look.c.edge,
        radius=20,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def people(look: Look, span: tuple[int, int]) -> str:
    """How many can play: "2–4人"."""
    least, most = span
    return look.t(words.PEOPLE, least=least, most=most) if least != most else look.t(words.PEOPLE_ONE, count=least)
