"""The setup screen of every game: players, marks, order; the game's own choices come from its `StartScreen`.

`chairs` is who plays, `rows` how they look.
"""

from contextlib import suppress
from typing import Any

import flet as ft

from companion import explain, records
from companion.desk import Sitting, Snapshot
from companion.game import with_packs
from companion.packs import shipped
from companion.texts.errors import sentence
from models.base import RecordError
from models.record import FORMAT
from views.box.address import address
from views.box.making import make
from views.games import shown
from views.i18n import common as words
from views.i18n import counting as count_words
from views.i18n import guests
from views.i18n import setup as own
from views.parts.base import card, heading, icon, icon_tap, named, text
from views.parts.fields import segments, wide_button
from views.parts.marks import Seat
from views.parts.page import header, page
from views.parts.sheets import over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.setup.rows import ChairRows
from views.screens.table.base import COUNTED
from views.theme import SEATS, Look
from views.window import Once, Window

__all__ = ["SetupScreen"]


class SetupScreen(ChairRows):
    """A new table of a game."""

    def __init__(self, window: Window, game: str, like: str | None = None, counts: bool = False) -> None:
        """counts: only the end of the game is to be entered."""
        super().__init__(window, game)
        self.counts = counts
        self.error: str | None = None
        self.once = Once(1.0)
        self.known = self._boxes()
        self.start = shown(game).start(self)
        self.earlier = self.desk.find(like) if like else self._last()
        if like is not None and self.earlier is not None:
            self.same_again()
        else:
            least, _ = self.start.seats()
            for _ in range(least):
                self._sit()

    def _last(self) -> Snapshot | None:
        """The table of this game that was written to last."""
        tables = self.desk.tables(game=self.game, archived=None)
        return self.desk.find(tables[0].table_id) if tables else None

    # --- opening

    def open(self) -> None:
        """Opens the table."""
        if not self.once.ready():
            return
        try:
            seats = [Sitting(chair.name, SEATS[chair.style].color, chair.saved) for chair in self.chairs]
            shot = self.desk.create(self.game or "", seats, self.start.options(len(seats)), self.start.pack())
        except RecordError as error:
            self.once.open()
            self.error = sentence(error, self.window.lang)
            self.redraw()
            return
        if self.lobby is not None:
            phones = {chair.phone: seat for seat, chair in enumerate(self.chairs) if chair.phone is not None}
            self.lobby.open(shot.table_id, phones)
        if self.counts:
            self.desk.set_draft(shot.table_id, {}, COUNTED)
        self.window.keep_data()
        self.window.swap(f"/table/{shot.table_id}")

    def play_or_count(self, mode: str) -> None:
        """The moves are entered, or only the end."""
        self.counts = mode == "count"
        self.redraw()

    def _mode(self, look: Look) -> ft.Control:
        """Whether the moves are entered or only the end."""
        ways = (("play", look.t(count_words.PLAY)), ("count", look.t(count_words.ONLY_SCORE)))
        glyphs = (ft.Icons.TOUCH_APP_ROUNDED, ft.Icons.CALCULATE_ROUNDED)
        chosen = "count" if self.counts else "play"
        return segments(look, ways, chosen, self.play_or_count, ident="mode", glyphs=glyphs)

    def waiting(self, look: Look) -> tuple[str, str] | None:
        """Why the table cannot be opened yet, and what to do."""
        least, most = self.start.seats()
        count = len(self.chairs)
        if count < least:
            return look.t(own.TOO_FEW, count=least - count), look.t(own.TOO_FEW_NOTE)
        if count > most:
            return look.t(own.TOO_MANY, count=count - most), look.t(own.TOO_MANY_NOTE)
        for seat in range(count):
            problem = self.problem(seat)
            if problem:
                return look.t(own.CHECK_NAMES), problem
        return None

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes what is open."""
        if key == "Escape" and not self.close_top() and self.editing is not None:
            self.open_seat(self.editing)

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if self.inviting:
            self.invite()
            return True
        lying = self.start.sheet(self.window.look)
        if lying is None or lying.away is None:
            return False
        lying.away()
        return True

    def seats(self) -> tuple[Seat, ...]:
        """The seats as they will be shown."""
        return tuple(
            Seat(i, chair.name, SEATS[chair.style].color, SEATS[chair.style].shape)
            for i, chair in enumerate(self.chairs)
        )

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        title = explain.texts_of(self.game or "").TITLE.of(look.lang)
        head = header(
            look,
            title,
            look.t(own.NEW_TABLE),
            on_back=self.window.home,
            close=True,
            actions=[
                icon_tap(
                    look,
                    ft.Icons.HELP_OUTLINE_ROUNDED,
                    look.t(words.RULES_OF),
                    lambda: self.window.go(f"/rules/{self.game}", keep=True),
                    ident="help",
                    size=28,
                )
            ],
        )
        count = len(self.chairs)
        note = " · ".join(filter(None, [look.t(own.PEOPLE, count=count), self.start.note(count)]))
        _, most = self.start.seats()
        body: list[ft.Control] = [
            self._mode(look),
            *self.start.first(look),
            heading(look, look.t(own.ORDER), ft.Icons.GROUPS_ROUNDED, note),
            *(self._chair(look, seat) for seat in self.seats()),
            ft.Row(
                [
                    wide_button(
                        look,
                        look.t(own.ADD),
                        self.add if count < most else None,
                        ident="add-player",
                        glyph=ft.Icons.PERSON_ADD_ALT_1_ROUNDED,
                        expand=True,
                    ),
                    wide_button(
                        look,
                        look.t(own.SHUFFLE),
                        self.shuffle if count > 1 else None,
                        ident="shuffle",
                        glyph=ft.Icons.SHUFFLE_ROUNDED,
                        expand=True,
                    ),
                ],
                spacing=8,
            ),
            *self._by_phone(look),
            *self.start.last(look),
            *self._practice(look),
        ]
        if self.error:
            body.append(named(text(look, self.error, "strong", look.c.ng), "setup-error", live=True))
        waiting = self.waiting(look)
        if waiting:
            main = MainAction(*waiting, ft.Icons.TABLE_RESTAURANT_ROUNDED)
        else:
            first = self.chairs[0].name
            label, note = (
                (look.t(count_words.BEGIN), look.t(count_words.BEGIN_NOTE, name=first))
                if self.counts
                else (look.t(own.OPEN), look.t(own.OPEN_NOTE, name=first))
            )
            glyph = ft.Icons.CALCULATE_ROUNDED if self.counts else ft.Icons.TABLE_RESTAURANT_ROUNDED
            main = MainAction(label, note, glyph, self.open)
        same = TrayAction(
            "same-again",
            look.t(own.SAME),
            ft.Icons.REPLAY_ROUNDED,
            self.same_again,
            locked=None if self.earlier else look.t(words.LOCKED),
        )
        screen = page(look, head, body, tray(look, main, left=same), spacing=8)
        if self.inviting and self.lobby is not None:
            room = min(look.width - 2 * look.margin - 40, max(180.0, look.height - 420), 360.0)
            code = sheet(look, self.lobby.card(look, room), title=look.t(guests.INVITE), ident="lobby")
            return over(look, screen, code, on_away=self.invite)
        lying = self.start.sheet(look)
        if lying is None:
            return screen
        return over(look, screen, sheet(look, lying.content, title=lying.title, note=lying.note), on_away=lying.away)

    def _by_phone(self, look: Look) -> list[ft.Control]:
        """The way to seats that people take by their own phones, where other devices are served."""
        if self.window.joins is None:
            return []
        return [
            wide_button(look, look.t(guests.INVITE), self.invite, ident="by-phone", glyph=ft.Icons.PHONELINK_ROUNDED)
        ]

    def _practice(self, look: Look) -> list[ft.Control]:
        """Where the box chosen is the app's: that it is for practice, and the ways to the printed one."""
        game, chosen = self.game or "", self.start.pack()
        if game not in with_packs() or (chosen is not None and not self._is_shipped(chosen)):
            return []
        buttons: list[ft.Control] = [
            wide_button(
                look,
                look.t(own.COPY_BOX),
                self.copy_box,
                ident="copy-box",
                glyph=ft.Icons.EDIT_NOTE_ROUNDED,
                expand=True,
            ),
            wide_button(
                look,
                look.t(own.FRIENDS_BOX),
                self.receive_box,
                ident="friends-box",
                glyph=ft.Icons.QR_CODE_SCANNER_ROUNDED,
                expand=True,
            ),
        ]
        said = named(text(look, look.t(own.PRACTICE[game]), "strong"), "practice")
        rows: list[ft.Control] = [
            ft.Row([icon(ft.Icons.INVENTORY_2_ROUNDED, 26, look.c.rule), ft.Container(said, expand=True)], spacing=12),
            ft.Row(buttons, spacing=8) if look.roomy else ft.Column([ft.Row([button]) for button in buttons]),
            text(look, look.t(own.WAITS), "note", look.c.ink2),
        ]
        return [card(look, ft.Column(rows, spacing=10, tight=True), fill=look.c.rule_tint)]

    def _is_shipped(self, pack: Any) -> bool:
        return isinstance(pack, str) and shipped(self.game or "", pack) is not None

    def copy_box(self) -> None:
        """Opens a new box to copy the printed one into; this screen waits."""
        self.window.go(f"/box/{self.game}/{address(make(self.desk.boxes, self.game or ''))}", keep=True)

    def receive_box(self) -> None:
        """Takes in a box that somebody else has copied; this screen waits."""
        self.window.go("/box/receive", keep=True)

    def reread(self) -> None:
        """Takes up the boxes anew: one that has come since this screen was left is chosen."""
        if self.game not in with_packs():
            return
        chosen, options = self.start.pack(), self.start.options(len(self.chairs))
        before, self.known = self.known, self._boxes()
        came = [pack for pack in self.known if pack not in before]
        self.start = shown(self.game).start(self)
        head = {"format": FORMAT, "game": self.game, "players": [{"name": str(n)} for n in range(len(self.chairs))]}
        choice = {"options": options, "pack": came[-1] if came else chosen}
        record = {**head, **{key: value for key, value in choice.items() if value is not None}, "events": []}
        # A box that was changed meanwhile may lack what had been chosen: then its own first choices stand.
        with suppress(RecordError):
            self.start.recall(records.read(record, self.desk.boxes.find).setup)

    def _boxes(self) -> tuple[str, ...]:
        """The ids of this device's own boxes that can be played with."""
        return tuple(pack.id for pack in self.desk.boxes.own(self.game) if pack.body is not None)
