"""Opening a record from outside: paste, file, picture or camera; judged before it is kept."""

import asyncio
from typing import Any

import flet as ft
import flet_camera as fc

from companion import explain, sharing
from companion.opening import Opened, from_file, judged
from companion.records import MAX_BYTES
from companion.sharing.scan import MAX_IMAGE_BYTES, can_scan, scan_image
from models.base import RecordError
from models.result import Result
from views.i18n import common as words
from views.i18n import opening as own
from views.parts.base import card, named, text
from views.parts.fields import field, wide_button
from views.parts.marks import seats_of
from views.parts.page import header, page
from views.parts.picking import picked
from views.parts.seal import seal
from views.parts.tray import MainAction, TrayAction, tray
from views.screens.opening.findings import entry_rows, refusal, verified
from views.screens.setup import explain_error
from views.theme import Look, Verdict
from views.window import Screen, Window

MAX_PASTED = 200_000
FRAME_SECONDS = 0.4


class Opening(Screen):
    """Gathers the parts of a code until the record is whole, then shows the referee's word on it."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.picker = ft.FilePicker()
        self.pasted = ""
        self.error: str | None = None
        self.collector = sharing.Collector()
        self.opened: Opened | None = None
        self.listed = False
        self.camera: fc.Camera | None = None
        self.camera_note: str | None = None

    def leave(self) -> None:
        """Stops the camera."""
        self.camera = None

    # --- what comes in

    def typed(self, value: str) -> None:
        """The code, as pasted."""
        self.pasted, self.error = value[:MAX_PASTED], None

    def read_pasted(self) -> None:
        """Reads what was pasted."""
        self._take([self.pasted])

    def _take(self, texts: list[str]) -> None:
        """Adds codes to what was gathered; opens the record once all parts are there."""
        try:
            for code in sharing.split(texts):
                self.collector.add(code)
            if self.collector.complete:
                self._open(judged(sharing.decode_data(self.collector.data()), self.window.desk.boxes.find))
            elif self.collector.count is None:
                raise RecordError("", "code-empty")
            else:
                self.pasted, self.error = "", None
        except RecordError as error:
            self._fail(error)
        self.redraw()

    def _open(self, opened: Opened) -> None:
        self.opened, self.error, self.camera = opened, None, None
        self.game = opened.game.setup.game

    def _fail(self, error: RecordError) -> None:
        self.error = explain_error(error, self.window.look)

    def again(self) -> None:
        """Drops what was read and starts anew."""
        self.opened, self.error, self.pasted, self.listed, self.game = None, None, "", False, None
        self.collector = sharing.Collector()
        self.redraw()

    async def _picked(self, limit: int, **how: Any) -> bytes | None:
        """The chosen file's content, None where none was chosen or it could not be had; then the screen says why."""
        try:
            return await picked(self.window.page, self.picker, limit, **how)
        except RecordError as error:
            self._fail(error)
        except Exception:
            # The browser decides: the choice was closed, or the file did not arrive.
            self.error = self.window.look.t(words.BROKEN)
        self.redraw()
        return None

    def from_file(self) -> None:
        """Opens a record or a code from a file."""

        async def read() -> None:
            kinds = {"allowed_extensions": ["json", "txt"], "file_type": ft.FilePickerFileType.CUSTOM}
            content = await self._picked(MAX_BYTES, **kinds)
            if content is None:
                return
            try:
                self._open(await asyncio.to_thread(from_file, content, self.window.desk.boxes.find))
            except RecordError as error:
                self._fail(error)
            self.redraw()

        self.window.soon(read)

    def from_picture(self) -> None:
        """Opens the codes in a photo or a screenshot."""

        async def read() -> None:
            content = await self._picked(MAX_IMAGE_BYTES, file_type=ft.FilePickerFileType.IMAGE)
            if content is None:
                return
            try:
                found = await asyncio.to_thread(scan_image, content)
            except RecordError as error:
                self._fail(error)
                self.redraw()
            else:
                self._take(list(found))

        self.window.soon(read)

    # --- the camera

    def camera_blocked(self, look: Look) -> str | None:
        """Why the camera cannot be used here, None where it can."""
        platform = self.window.page.platform
        if not can_scan():
            return explain_error(RecordError("", "scan-missing"), look)
        if not self.window.page.web:
            usable = platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
            return None if usable else look.t(own.CAMERA_NOT_HERE)
        address = self.window.page.url or ""
        near = ("http://127.0.0.1", "http://localhost", "http://[::1]", "ws://127.0.0.1", "ws://localhost")
        return None if address.startswith(("https:", "wss:", *near)) else look.t(own.CAMERA_HTTP)

    def start_camera(self) -> None:
        """Shows the camera and reads every frame until the record is whole."""
        look = self.window.look
        self.camera_note = self.camera_blocked(look)
        if self.camera_note:
            self.redraw()
            return
        camera = self.camera = fc.Camera(expand=True, preview_enabled=True)
        self.redraw()

        async def watch() -> None:
            try:
                cameras = await camera.get_available_cameras()
                if not cameras:
                    self.camera, self.camera_note = None, look.t(own.CAMERA_NONE)
                    return
                back = next((c for c in cameras if c.lens_direction == fc.CameraLensDirection.BACK), cameras[0])
                await camera.initialize(
                    description=back, resolution_preset=fc.ResolutionPreset.HIGH, enable_audio=False
                )
                while self.camera is camera:
                    picture = await camera.take_picture()
                    try:
                        found = await asyncio.to_thread(scan_image, picture)
                    except RecordError:
                        found = ()
                    if found and self.camera is camera:
                        self._take(list(found))
                    await asyncio.sleep(FRAME_SECONDS)
            except Exception:
                # The device decides: no permission, a camera in use, a browser that has none.
                if self.camera is camera:
                    self.camera, self.camera_note = None, look.t(own.CAMERA_DENIED)
            finally:
                self.redraw()

        self.window.soon(watch)

    def stop_camera(self) -> None:
        """Puts the camera away."""
        self.camera = None
        self.redraw()

    # --- what becomes of it

    def keep(self) -> None:
        """Keeps the record on this device and shows it."""
        assert self.opened is not None
        shot = self.window.desk.keep(self.opened.raw)
        running = shot.position.phase == "in_progress"
        self.window.swap(f"/table/{shot.table_id}" if running else f"/table/{shot.table_id}/result")

    def list_steps(self) -> None:
        """Shows the entries one under another, or the verdict again."""
        self.listed = not self.listed
        self.redraw()

    # --- the screen

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if self.opened is None:
            return self._gathering(look)
        return self._listed(look, self.opened) if self.listed else self._judged(look, self.opened)

    def _gathering(self, look: Look) -> ft.Control:
        body: list[ft.Control] = []
        if self.camera is not None:
            body.append(
                card(
                    look,
                    ft.Column(
                        [
                            ft.Container(self.camera, height=min(420, look.height * 0.5), border_radius=14),
                            text(look, look.t(own.CAMERA_AIM), "strong", align=ft.TextAlign.CENTER),
                            wide_button(look, look.t(own.CAMERA_STOP), self.stop_camera, ident="camera-stop"),
                        ],
                        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                    ),
                )
            )
        else:
            body.append(
                wide_button(
                    look,
                    look.t(own.CAMERA),
                    self.start_camera,
                    ident="camera",
                    glyph=ft.Icons.QR_CODE_SCANNER_ROUNDED,
                    filled=True,
                )
            )
        body += [
            wide_button(
                look, look.t(own.PHOTO), self.from_picture, ident="open-photo", glyph=ft.Icons.PHOTO_LIBRARY_ROUNDED
            ),
            wide_button(look, look.t(own.FILE), self.from_file, ident="open-file", glyph=ft.Icons.FOLDER_OPEN_ROUNDED),
            card(
                look,
                ft.Column(
                    [
                        field(
                            look,
                            look.t(own.PASTE),
                            self.pasted,
                            self.typed,
                            ident="open-code",
                            hint=look.t(own.PASTE_HINT),
                            lines=3,
                        ),
                        wide_button(
                            look,
                            look.t(own.READ),
                            self.read_pasted,
                            ident="open-read",
                            glyph=ft.Icons.CONTENT_PASTE_GO_ROUNDED,
                        ),
                    ],
                    spacing=10,
                    horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
                ),
            ),
        ]
        if self.camera_note:
            body.append(_notice(look, "rule", self.camera_note, "camera-note"))
        # Last, so that the text field above stays the control it was while someone types in it.
        if self.error:
            body.append(_notice(look, "no", self.error, "open-error"))
        if self.collector.count is not None:
            body.append(self._progress(look))
        return page(look, header(look, look.t(own.TITLE), look.t(own.NOTE), on_back=self.window.back), body)

    def _progress(self, look: Look) -> ft.Control:
        count, missing = self.collector.count or 0, self.collector.missing
        dots = [
            ft.Container(
                width=18,
                height=18,
                border_radius=9,
                bgcolor=look.c.line if number in missing else look.c.ok,
                border=ft.Border.all(1.5, look.c.edge),
            )
            for number in range(1, count + 1)
        ]
        said = look.t(own.PARTS, seen=count - len(missing), count=count)
        rest = look.t(own.PARTS_MISSING, missing=", ".join(map(str, missing)))
        return card(
            look,
            ft.Column(
                [
                    named(text(look, said, "title"), "open-parts", f"{said}. {rest}", live=True),
                    ft.Row(list(dots), wrap=True, spacing=6, run_spacing=6),
                    text(look, rest, "note", look.c.ink2),
                ],
                spacing=8,
            ),
        )

    def _judged(self, look: Look, opened: Opened) -> ft.Control:
        result = opened.result(look.lang)
        seats = seats_of(opened.game.setup.names, tuple(p.color for p in opened.game.record.players))
        title = explain.texts_of(result.game).TITLE.of(look.lang)
        people = look.t(own.PEOPLE, count=len(seats))
        if opened.refused is not None:
            body = refusal(look, opened, result, seats)
            main = MainAction(
                look.t(own.LOOK, count=result.accepted),
                look.t(own.LOOK_NOTE),
                ft.Icons.VISIBILITY_ROUNDED,
                self.list_steps,
            )
            bar = tray(
                look,
                main,
                [TrayAction("again", look.t(own.AGAIN), ft.Icons.QR_CODE_SCANNER_ROUNDED, self.again)],
                left=TrayAction("cancel", look.t(words.CANCEL), ft.Icons.CLOSE_ROUNDED, self.window.back),
            )
        else:
            body = verified(look, opened, result, seats, f"{title} · {people}")
            bar = tray(
                look,
                self._keep_action(look, opened, result),
                [],
                left=TrayAction("steps", look.t(own.STEPS), ft.Icons.HISTORY_ROUNDED, self.list_steps),
            )
        head = header(look, look.t(own.RECEIVED), f"{title} · {people}", on_back=self.window.back, close=True)
        return page(look, head, body, bar)

    def _keep_action(self, look: Look, opened: Opened, result: Result) -> MainAction:
        if self.window.desk.holds(opened.raw) is not None:
            return MainAction(
                look.t(own.KEEP_KNOWN), look.t(own.KNOWN_NOTE), ft.Icons.LIBRARY_ADD_CHECK_ROUNDED, self.keep
            )
        if result.status == "in_progress":
            return MainAction(look.t(own.CONTINUE), look.t(own.CONTINUE_NOTE), ft.Icons.PLAY_ARROW_ROUNDED, self.keep)
        return MainAction(look.t(own.KEEP), look.t(own.KEEP_NOTE), ft.Icons.LIBRARY_ADD_ROUNDED, self.keep)

    def _listed(self, look: Look, opened: Opened) -> ft.Control:
        bar = tray(look, MainAction(look.t(words.BACK), "", ft.Icons.ARROW_BACK_ROUNDED, self.list_steps))
        head = header(look, look.t(own.STEPS_TITLE), on_back=self.list_steps)
        return page(look, head, entry_rows(look, opened), bar, spacing=10)


def _notice(look: Look, kind: Verdict, message: str, ident: str) -> ft.Control:
    color, tint = look.c.verdict(kind)
    return card(
        look,
        ft.Row(
            [seal(look, kind, 38), ft.Container(named(text(look, message, "strong"), ident, live=True), expand=True)],
            spacing=12,
        ),
        fill=tint,
        edge=color,
    )
