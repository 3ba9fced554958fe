"""Brings in what others hand on: codes seen by the camera, in a photo or pasted, or a file."""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from typing import Any

import flet as ft
import flet_camera as fc

from companion.sharing import Collector, split, whole
from companion.sharing.scan import MAX_IMAGE_BYTES, can_scan, scan
from companion.sharing.text import is_result
from companion.texts.errors import sentence
from models.base import RecordError
from views.i18n import codes as words
from views.i18n import common
from views.parts.base import card, named, part, text
from views.parts.codes import progress
from views.parts.device import is_secure
from views.parts.fields import field, wide_button
from views.parts.picking import picked
from views.parts.seal import seal
from views.theme import Look
from views.window import Window

log = logging.getLogger(__name__)
PAUSE = 0.35
"""Seconds between two pictures of the camera."""

MOST_TYPED = 2**20
"""How much of a pasted text is looked at: more than all codes of one record hold."""

FILES = ["json", "txt"]


class Scanner:
    """The ways in. on_codes: gets the data of the codes once all of them are there; on_file: gets a file's content, of
    at most `limit` bytes. What they cannot use they tell with a RecordError, and the screen says so.
    """

    def __init__(
        self,
        window: Window,
        on_codes: Callable[[bytes], Awaitable[None]],
        on_file: Callable[[bytes], Awaitable[None]],
        limit: int,
    ) -> None:
        self.window = window
        self.on_codes = on_codes
        self.on_file = on_file
        self.limit = limit
        self.collector = Collector()
        self.picker = ft.FilePicker()
        self.camera: Any = None
        self.told: str | None = None
        self.typed = ""

    # --- the camera

    def blocked(self, look: Look) -> str | None:
        """Why no camera can be used here, None where one can: apps may, browsers on https or on this machine."""
        page = self.window.page
        if not can_scan():
            return look.t(words.NO_SCANNER)
        if not page.web:
            return None if page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS) else look.t(words.NO_CAMERA)
        return None if is_secure(page) else look.t(words.CAMERA_UNSAFE)

    def see(self) -> None:
        """Starts the camera, or stops it."""
        if self.camera is not None:
            self.stop()
            return
        self.told = None
        self.camera = fc.Camera(expand=True)
        self.window.redraw()
        self.window.soon(self._watch)

    def stop(self) -> None:
        """Stops the camera."""
        self.camera = None
        self.window.redraw()

    def leave(self) -> None:
        """The screen goes, or has what it wants: the camera goes too."""
        self.camera = None

    def _uses(self, camera: fc.Camera) -> bool:
        """Whether this camera is still the one that is on."""
        return self.camera is camera

    async def _watch(self) -> None:
        camera = self.camera
        if camera is None:
            return
        try:
            cameras = await self._first_cameras(camera)
            if not cameras:
                self.told = self.window.look.t(words.CAMERA_NONE)
                self.stop()
                return
            back = [c for c in cameras if c.lens_direction == fc.CameraLensDirection.BACK]
            # The densest code has 105 modules across with its border: it needs more than a low resolution.
            await camera.initialize(
                description=(back or cameras)[0], resolution_preset=fc.ResolutionPreset.HIGH, enable_audio=False
            )
            while self._uses(camera):
                picture = await camera.take_picture()
                with suppress(RecordError):  # most pictures hold no code
                    found = await scan(picture)
                    if self._uses(camera):
                        await self._use(self._codes(found))
                await asyncio.sleep(PAUSE)
        except Exception:
            # The device decides: no permission, a camera in use, a browser that has none.
            if self.camera is camera:
                log.info("no camera", exc_info=True)
                self.told = self.window.look.t(words.CAMERA_REFUSED)
                self.stop()

    async def _first_cameras(self, camera: fc.Camera) -> list[Any]:
        # The control answers only once the device has drawn it.
        for _ in range(10):
            try:
                return list(await camera.get_available_cameras())
            except RuntimeError:
                await asyncio.sleep(0.3)
        return []

    # --- pictures, files and text

    def choose_picture(self) -> None:
        """Asks for a picture and reads the codes in it."""

        async def read() -> None:
            picture = await self._picked(MAX_IMAGE_BYTES, file_type=ft.FilePickerFileType.IMAGE)
            if picture is not None:
                await self._use(self._picture(picture))

        self.window.soon(read)

    async def _picture(self, picture: bytes) -> None:
        await self._codes(await scan(picture))

    def choose_file(self) -> None:
        """Asks for a file."""

        async def read() -> None:
            kinds = {"file_type": ft.FilePickerFileType.CUSTOM, "allowed_extensions": FILES}
            content = await self._picked(self.limit, **kinds)
            if content is not None:
                await self._use(self.on_file(content))

        self.window.soon(read)

    async def _picked(self, limit: int, **how: Any) -> bytes | None:
        """The chosen file's content; None where none was chosen or it could not be had, and then the screen says why."""
        self.told = None
        try:
            return await picked(self.window.page, self.picker, limit, **how)
        except RecordError as error:
            self._tell(error)
        except Exception:
            # The browser decides: there is nothing to choose with, or the file did not arrive.
            log.info("no file", exc_info=True)
            self.told = self.window.look.t(common.BROKEN)
        self.window.redraw()
        return None

    def type(self, value: str) -> None:
        """The field's text: pasted, it is read at once; typed, as soon as it is a whole code."""
        value = value[:MOST_TYPED]
        by_key = value[:-1] == self.typed or self.typed[:-1] == value
        self.typed = value
        if value.strip() and (not by_key or whole(value)):
            self.read()

    def read(self) -> None:
        """Reads the field: codes, or the text of a file."""
        typed = self.typed

        async def use() -> None:
            if typed.lstrip().startswith("{"):
                await self._use(self.on_file(typed.encode("utf-8", "replace")))
            else:
                await self._use(self._codes([typed]))

        self.window.soon(use)

    async def _codes(self, found: Sequence[str]) -> None:
        others = [text_ for text_ in found if (is_result(text_) or is_address(text_)) and not whole(text_)]
        if others and len(others) == len(found):
            raise RecordError("", "code-plain" if is_result(others[0]) else "code-address")
        for code in split(text_ for text_ in found if text_ not in others):
            self.collector.add(code)
        if self.collector.count is None:
            raise RecordError("", "code-empty")
        if self.collector.complete:
            complete, self.collector = self.collector, Collector()
            await self.on_codes(complete.data())

    async def _use(self, using: Awaitable[None]) -> None:
        """Waits until what was found is used; then the field is free for the next, or the screen says what is wrong."""
        self.told = None
        try:
            await using
            self.typed = ""
        except RecordError as error:
            self._tell(error)
        self.window.redraw()

    def again(self) -> None:
        """Forgets what was read, typed and told."""
        self.collector, self.typed, self.told = Collector(), "", None
        self.window.redraw()

    def _tell(self, error: RecordError) -> None:
        self.told = sentence(error, self.window.lang)

    # --- the screen

    def build(self, look: Look) -> list[ft.Control]:
        """The camera's picture or its button with what was read so far, and the other ways in."""
        return [
            ft.Column(self._seeing(look), spacing=10, tight=True, horizontal_alignment=_STRETCH),
            ft.Column(self._choosing(look), spacing=10, tight=True, horizontal_alignment=_STRETCH),
            card(
                look,
                ft.Column(
                    [
                        field(
                            look,
                            look.t(words.FIELD),
                            self.typed,
                            self.type,
                            ident="scan-field",
                            hint=look.t(words.FIELD_HINT),
                            lines=3,
                        ),
                        wide_button(
                            look,
                            look.t(words.READ),
                            self.read,
                            ident="scan-read",
                            glyph=ft.Icons.CONTENT_PASTE_GO_ROUNDED,
                        ),
                    ],
                    spacing=10,
                    tight=True,
                    horizontal_alignment=_STRETCH,
                ),
            ),
        ]

    def notice(self, look: Look) -> ft.Control | None:
        """What went wrong, for the foot of the page, where it is seen however far the page is scrolled; None for nothing."""
        if not self.told:
            return None
        color, tint = look.c.verdict("no")
        said = ft.Container(named(text(look, self.told, "strong"), "scan-told", live=True), expand=True)
        shown = card(look, ft.Row([seal(look, "no", 38), said], spacing=12), fill=tint, edge=color)
        return ft.Container(shown, padding=ft.Padding.only(left=look.margin, right=look.margin, bottom=14))

    def _seeing(self, look: Look) -> list[ft.Control]:
        read = progress(look, self.collector, self.again)
        blocked = self.blocked(look)
        if blocked:
            return [text(look, blocked, "note", look.c.ink2), *read]
        watching = self.camera is not None
        button = wide_button(
            look,
            look.t(words.CAMERA_STOP if watching else words.CAMERA),
            self.see,
            ident="scan-camera",
            glyph=ft.Icons.VIDEOCAM_OFF_ROUNDED if watching else ft.Icons.QR_CODE_SCANNER_ROUNDED,
            filled=not watching,
        )
        if not watching:
            return [button, *read]
        return [
            Viewfinder(self.camera, min(420.0, look.height * 0.45)),
            text(look, look.t(words.CAMERA_AIM), "strong", align=ft.TextAlign.CENTER),
            *read,
            button,
        ]

    def _choosing(self, look: Look) -> list[ft.Control]:
        file = wide_button(
            look, look.t(words.FILE), self.choose_file, ident="scan-file", glyph=ft.Icons.FOLDER_OPEN_ROUNDED
        )
        if not can_scan():
            return [file]
        photo = wide_button(
            look, look.t(words.PHOTO), self.choose_picture, ident="scan-photo", glyph=ft.Icons.PHOTO_LIBRARY_ROUNDED
        )
        return [photo, file]


def is_address(text_: str) -> bool:
    """Whether a code holds the address of a page."""
    return text_.strip().lower().startswith(("http://", "https://"))


@part
def Viewfinder(camera: fc.Camera, height: float) -> ft.Control:
    """The camera's picture. A part of its own: a camera that is drawn anew has gone."""
    return ft.Container(
        camera, height=height, border_radius=20, clip_behavior=ft.ClipBehavior.HARD_EDGE, bgcolor="#000000"
    )


_STRETCH = ft.CrossAxisAlignment.STRETCH
