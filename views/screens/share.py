"""The share sheet: the result for any phone as plain text, or the whole record as the app's own code."""

import json
from contextlib import suppress
from functools import partial

import flet as ft

from companion import explain, picture
from companion.desk import Snapshot
from companion.desk.snapshot import moment
from companion.game import Lang, game_of
from companion.referee import is_secret
from companion.sharing import encode
from companion.sharing.sheet import score_csv
from companion.sharing.text import result_text
from companion.texts.errors import sentence
from models.base import RecordError
from views.games import pictogram, shown
from views.i18n import common as words
from views.i18n import result as own
from views.parts.base import card, named, text
from views.parts.codes import Turning
from views.parts.device import is_secure
from views.parts.fields import readable, segments, switch_row, wide_button
from views.parts.glyphs import outline as outline_of
from views.parts.marks import Seat, seats_of
from views.parts.page import empty, header, page
from views.parts.picking import saved
from views.parts.qr import PADDING
from views.parts.sheets import menu, over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import Look, ems, minus
from views.window import Screen, Window

HEAD_PADDING = 14
"""Left and right of the words above the code."""
TALL = 760
"""From so many pixels on there is room for words above the code."""


class Share(Screen):
    """Hands a result over. kind: ranks and points (plain), the whole record (full), or the address of a page that
    shows this result (link)."""

    def __init__(self, window: Window, table_id: str) -> None:
        super().__init__(window)
        self.table_id = table_id
        self.shot: Snapshot | None = window.desk.find(table_id)
        self.kind = "plain"
        self.secure = is_secure(window.page)
        self.bright = False
        self.saving = False
        self.secret = False
        self.told = ""
        self.codes: list[str] = []
        self.failed: RecordError | None = None
        self.turning: Turning | None = None
        self._picker = ft.FilePicker()
        self._share = ft.Share()
        if self.shot is None:
            return
        position = self.shot.position
        self.game = self.shot.game
        self.secret = is_secret(position)
        self.seats: tuple[Seat, ...] = seats_of(self.shot.names, self.shot.colors)
        if self.secret:
            return
        try:
            self.codes = encode(self.shot.record(times=False))
        except RecordError as error:
            self.failed = error
        self._turn()

    # --- what is handed over

    @property
    def full(self) -> bool:
        """Whether the whole record is handed over."""
        return self.kind == "full"

    @property
    def plain(self) -> str:
        """The result as a few lines of text."""
        shot = self.shot
        assert shot is not None
        return result_text(
            shot.game,
            shot.standings,
            shot.winners,
            self.window.lang,
            date=shot.finished or shot.created,
            running=shot.status in ("in_progress", "refused"),
            rulings=len(shot.rulings),
            stopped=shot.status == "stopped",
            counted=shot.position.counted,
            options=shot.head.get("options"),
        )

    @property
    def value(self) -> str:
        """What is copied or given to another app: the text, the code or the address."""
        if self.kind == "link":
            return f"{self.window.results}{self.window.desk.share(self.table_id)}"
        return "\n".join(self.codes) if self.full else self.plain

    def choose(self, kind: str) -> None:
        """Plain text, the whole record or an address."""
        self.kind, self.told = kind, ""
        self._turn()
        self.redraw()

    def _turn(self) -> None:
        """Takes the codes that are to be shown now; several turn by themselves."""
        if self.turning is not None:
            self.turning.leave()
        codes = self.codes if self.full else [self.value]
        self.turning = Turning(self.window, codes) if codes else None

    def leave(self) -> None:
        """Stops turning, and gives the screen its brightness back."""
        if self.turning is not None:
            self.turning.leave()
        if self.bright:
            self.brighten(False)

    def brighten(self, on: bool) -> None:
        """Makes the screen bright, where the device lets an app do that."""
        self.bright = on

        async def change() -> None:
            screen = ft.ScreenBrightness()
            if on:
                await self.window.quietly(screen.set_application_screen_brightness(1.0))
            else:
                await self.window.quietly(screen.reset_application_screen_brightness())  # type: ignore[no-untyped-call]
            self.redraw()

        self.window.soon(change)

    def copy(self) -> None:
        """Puts the text or the code on the clipboard."""

        async def do() -> None:
            look = self.window.look
            self.told = look.t(own.COPIED) if await self.window.copy(self.value) else look.t(own.COPY_FAILED)
            self.redraw()

        self.window.soon(do)

    def send(self) -> None:
        """Hands the picture with the text, the record's file or the address to another app, where the device can."""

        async def do() -> None:
            if await self._sent():
                return
            # Many browsers have no share sheet; the clipboard does the same in two steps.
            look = self.window.look
            copied = await self.window.copy(self.value)
            self.told = look.t(own.COPIED) if copied else look.t(own.NO_SHARE)
            self.redraw()

        self.window.soon(do)

    async def _sent(self) -> bool:
        """Whether the device's share sheet took it: the file, else the text alone."""
        # Only a share sheet: what a browser would do without one (download it, write a mail) has a button of its own.
        if self.kind != "link":
            with suppress(Exception):
                text_ = None if self.full else self.value
                await self._share.share_files(
                    [await self._file()],
                    text=text_,
                    download_fallback_enabled=False,
                    mail_to_fallback_enabled=False,
                )
                return True
        with suppress(Exception):
            await self._share.share_text(self.value, download_fallback_enabled=False, mail_to_fallback_enabled=False)
            return True
        return False

    async def _file(self) -> ft.ShareFile:
        assert self.shot is not None
        name = f"{self.shot.game}-{self.shot.table_id}"
        if not self.full:
            drawn = await self.draw()
            return ft.ShareFile.from_bytes(drawn, mime_type="image/png", name=f"{name}.png")
        record = json.dumps(self.shot.record(), ensure_ascii=False).encode()
        # Browsers hand on texts, but no JSON; the app opens both.
        return ft.ShareFile.from_bytes(record, mime_type="text/plain", name=f"{name}.txt")

    def ask_save(self) -> None:
        """Asks what to save."""
        self.saving = True
        self.redraw()

    def away(self) -> None:
        """Closes what was asked."""
        self.saving = False
        self.redraw()

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes what was asked."""
        if key == "Escape":
            self.close_top()

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if not self.saving:
            return False
        self.away()
        return True

    def save(self, kind: str) -> None:
        """Saves the result as a picture (png), the record (json) or the score table (csv)."""
        self.away()

        async def do() -> None:
            look, shot = self.window.look, self.shot
            assert shot is not None
            if kind == "json":
                data = json.dumps(shot.record(), ensure_ascii=False).encode()
            elif kind == "csv":
                data = score_csv(shot.game, shot.standings, look.lang)
            else:
                data = await self.draw()
            kept = await saved(self._picker, f"{shot.game}-{shot.table_id}.{kind}", data)
            self.told = look.t(own.SAVED if kept else words.BROKEN)
            self.redraw()

        self.window.soon(do)

    async def draw(self) -> bytes:
        """The result as a PNG picture."""
        shot, lang = self.shot, self.window.lang
        assert shot is not None
        rows = [
            picture.Row(
                row.name,
                row.rank,
                row.total,
                self.seats[row.player].color,
                outline_of(self.seats[row.player].shape),
                row.player in shot.winners,
                tuple((explain.score_line(shot.game, line.id).name.of(lang), line.points) for line in row.lines),
            )
            for row in sorted(shot.standings, key=lambda row: (row.rank, row.player))
        ]
        when = moment(shot.finished or shot.created)
        game = game_of(shot.game)
        order = tuple(explain.score_line(shot.game, line).name.of(lang) for line in game.rules.LINES)
        about = " · ".join([f"{when:%Y-%m-%d}", *self._variant(lang), *([shot.title] if shot.title else [])])
        accent = shown(shot.game).accents.light.fill
        return await picture.png(picture.Card(game.title.of(lang), about, lang, accent, tuple(rows), order))

    def _variant(self, lang: Lang) -> list[str]:
        """What the way to play is called, nothing for a game with one way."""
        assert self.shot is not None
        variant = game_of(self.shot.game).variant(self.shot.head.get("options") or {})
        return [variant.of(lang)] if variant else []

    # --- the screen

    def back(self) -> None:
        """Returns to where this was opened."""
        self.window.back(f"/table/{self.table_id}/result")

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        shot = self.shot
        if shot is None:
            return page(
                look, header(look, look.t(own.SHARE), on_back=self.window.home), [empty(look, look.t(words.EMPTY))]
            )
        title = explain.texts_of(shot.game).TITLE.of(look.lang)
        running = [look.t(own.STILL_RUNNING)] if shot.position.phase == "in_progress" else []
        note = " · ".join([title, *self._variant(look.lang), *running])
        head = header(look, look.t(own.SHARE), note, on_back=self.back, close=True)
        if self.secret:
            return page(look, head, [empty(look, look.t(own.SECRET), ft.Icons.VISIBILITY_OFF_ROUNDED)])
        bar = None if self._beside(look) else self._tray(look)
        shown = page(look, head, self._body(look), bar, spacing=10)
        return over(look, shown, self._sheet(look), on_away=self.away)

    def _doing(self, look: Look) -> list[TrayAction]:
        """What can be done with it, the first thing first: copying and sending only where the device lets a page do it."""
        save = TrayAction("save", look.t(own.SAVE), ft.Icons.DOWNLOAD_ROUNDED, self.ask_save)
        if not self.secure:
            return [save]
        what = {"plain": own.COPY_TEXT, "full": own.COPY_CODE, "link": own.LINK}
        send = TrayAction("main-action", look.t(own.OTHER_APPS), ft.Icons.IOS_SHARE_ROUNDED, self.send)
        return [send, TrayAction("copy", look.t(what[self.kind]), ft.Icons.CONTENT_COPY_ROUNDED, self.copy), save]

    def _tray(self, look: Look) -> ft.Control:
        first, *others = self._doing(look)
        sent = {"plain": own.OTHER_TEXT, "full": own.OTHER_FILE, "link": own.LINK}[self.kind]
        detail = look.t(sent if self.secure else own.SAVE_KINDS)
        return tray(look, MainAction(first.label, detail, first.glyph, first.on_tap), others)

    def _buttons(self, look: Look) -> list[ft.Control]:
        return [
            wide_button(look, action.label, action.on_tap, ident=action.ident, glyph=action.glyph)
            for action in self._doing(look)
        ]

    def _body(self, look: Look) -> list[ft.Control]:
        # An address is of use only where other devices reach this program.
        link = [("link", look.t(own.LINK))] if self.window.results else []
        kinds = segments(
            look,
            [("plain", look.t(own.ANY_PHONE)), ("full", look.t(own.FULL)), *link],
            self.kind,
            self.choose,
            ident="share",
            glyphs=(ft.Icons.SMARTPHONE_ROUNDED, ft.Icons.RECEIPT_LONG_ROUNDED, ft.Icons.LINK_ROUNDED),
            width=look.width / 2 - 2 * look.margin if self._beside(look) else None,
        )
        note = ft.Row([text(look, self._note(look), "strong", align=ft.TextAlign.CENTER, expand=True)])
        code: list[ft.Control] = []
        if self.turning is not None:
            code = self._code(look, self.turning)
        elif self.failed is not None:
            code = [named(text(look, sentence(self.failed, look.lang), "strong", look.c.ng), "share-error", live=True)]
        told: list[ft.Control] = []
        if self.told:
            told.append(
                ft.Row(
                    [named(text(look, self.told, "strong", look.c.ok), "share-told", live=True)],
                    alignment=ft.MainAxisAlignment.CENTER,
                )
            )
        rest = [*told, *self._by_hand(look), *self._brightness(look)]
        if self._beside(look):
            doing = ft.Column(self._buttons(look), spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
            aside = ft.Column(
                [kinds, note, self._best(look, look.width / 2), doing, *rest],
                spacing=10,
                horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
            )
            row = ft.Row(
                [ft.Column(code, spacing=10, tight=True), ft.Container(aside, expand=True)],
                spacing=14,
                vertical_alignment=ft.CrossAxisAlignment.START,
            )
            return [row]
        # What the words take grows with them: the code comes first where it would not be seen whole below them.
        if look.roomy:
            return [kinds, note, *code, *rest] if look.height >= TALL else [kinds, *code, note, *rest]
        return [kinds, *code, note, *rest] if look.height >= TALL else [*code, kinds, note, *rest]

    def _beside(self, look: Look) -> bool:
        """Whether the code stands beside everything else: on phones that lie down."""
        return look.height < 560 <= look.width

    def _by_hand(self, look: Look) -> list[ft.Control]:
        """What the code holds as text that can be selected."""
        if self.turning is None:
            return []
        said = look.t(own.BY_HAND if self.secure else own.BY_HAND_ONLY)
        return [readable(look, said, self.value, ident="share-text")]

    def _brightness(self, look: Look) -> list[ft.Control]:
        if self.window.page.web:
            return []
        row = switch_row(
            look,
            look.t(own.BRIGHT),
            look.t(own.BRIGHT_NOTE),
            ft.Icons.BRIGHTNESS_HIGH_ROUNDED,
            self.bright,
            self.brighten,
            ident="bright",
        )
        return [card(look, row)]

    def _sheet(self, look: Look) -> ft.Control | None:
        if not self.saving:
            return None
        kinds = (
            ("png", own.SAVE_PICTURE, ft.Icons.IMAGE_ROUNDED),
            ("csv", own.SAVE_SHEET, ft.Icons.TABLE_CHART_ROUNDED),
            ("json", own.SAVE_RECORD, ft.Icons.DATA_OBJECT_ROUNDED),
        )
        items = [(f"save-{kind}", look.t(word), icon, partial(self.save, kind)) for kind, word, icon in kinds]
        return sheet(look, menu(look, items), title=look.t(own.SAVE_WHAT))

    def _note(self, look: Look) -> str:
        assert self.shot is not None
        if self.kind == "link":
            return look.t(own.LINK_NOTE)
        if not self.full:
            return look.t(own.ANY_NOTE)
        count = self.shot.table.entries
        if len(self.codes) > 1:
            return look.t(own.FULL_PARTS, count=count, parts=len(self.codes))
        return look.t(own.FULL_NOTE, count=count)

    def _code(self, look: Look, turning: Turning) -> list[ft.Control]:
        below = look.t(own.READ_IN_APP if self.full else own.POINT_CAMERA)
        room = self._room(look)
        return turning.build(look, below, room, None if self._beside(look) else self._best(look, room))

    def _room(self, look: Look) -> float:
        """How wide the code may be, so that it is seen whole without scrolling."""
        width = min(720.0 if look.width > 800 else look.width, look.width) - 2 * look.margin
        if self._beside(look):
            return min(width * 0.5, look.height - look.px(110))
        around = 290 + 140 * (look.scale - 1)
        if look.roomy and look.height >= TALL:
            around += 70
        elif not look.roomy and look.height < TALL:
            around -= 100
        return min(width - 2 * PADDING - 2, max(200.0, look.height - around))

    def _best(self, look: Look, room: float) -> ft.Control:
        """Who won and what the others have: in one line where that fits, else one under the other, never wider."""
        shot = self.shot
        assert shot is not None
        best = sorted(shot.standings, key=lambda row: (row.rank, row.player))
        first = look.t(own.FIRST, name=best[0].name, points=minus(best[0].total))
        rest = " · ".join(f"{row.name} {minus(row.total)}" for row in best[1:])
        light = Look(lang=look.lang, scale=min(look.scale, 1.3), game=shot.game, web=look.web, accents=look.accents)
        sign = pictogram(light, shot.game, 24)
        inner = room - 2 * HEAD_PADDING
        fits = 24 + 10 + light.text_px(18) * ems(first) + 16 + light.text_px(14) * ems(rest) <= inner
        winner = text(light, first, "title", lines=1, expand=not fits)
        line: list[ft.Control] = [sign, winner]
        if fits:
            line.append(text(light, rest, "label", lines=1, expand=True, align=ft.TextAlign.RIGHT))
        lines: list[ft.Control] = [ft.Row(line, spacing=10)]
        if rest and not fits:
            lines.append(text(light, rest, "label", lines=2 if look.height >= TALL else 1))
        return ft.Container(ft.Column(lines, spacing=2, tight=True), width=inner)
