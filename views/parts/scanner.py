"""Reads codes into a screen: by the camera where the page may use it, from a photo, or as pasted text."""

import asyncio
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

import flet as ft
import flet_camera as fc

from companion.sharing.scan import MAX_IMAGE_BYTES, can_scan, scan_image
from models.base import RecordError
from views.i18n import codes as words
from views.i18n import common
from views.parts.base import named, text
from views.parts.fields import field, wide_button
from views.parts.picking import picked
from views.screens.setup import explain_error
from views.theme import Look
from views.window import Window

log = logging.getLogger(__name__)
PAUSE = 0.35
"""Seconds between two pictures of the camera."""


class Scanner:
    """The ways to read codes. on_codes: gets the texts found, as often as some are found."""

    def __init__(self, window: Window, on_codes: Callable[[Sequence[str]], Any]) -> None:
        self.window = window
        self.on_codes = on_codes
        self.picker = ft.FilePicker()
        self.camera: fc.Camera | None = None
        self.told: str | None = None
        self.typed = ""

    # --- the camera

    @property
    def may_see(self) -> bool:
        """Whether this page may use a camera: apps may, browsers on https or on this machine."""
        page = self.window.page
        if not page.web:
            return page.platform in (ft.PagePlatform.ANDROID, ft.PagePlatform.IOS)
        where = urlsplit(page.url or "")
        return where.scheme in ("https", "wss") or where.hostname in ("localhost", "127.0.0.1", "::1")

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
        """The screen goes: the camera with it."""
        self.camera = None

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
            back = [c for c in cameras if getattr(c.lens_direction, "value", "") == "back"]
            await camera.initialize(
                description=(back or cameras)[0], resolution_preset=fc.ResolutionPreset.MEDIUM, enable_audio=False
            )
            while self.camera is camera:
                picture = await camera.take_picture()
                with suppress(RecordError):  # most pictures hold no code
                    found = await asyncio.to_thread(scan_image, picture)
                    if self.camera is camera:
                        self.take(found)
                await asyncio.sleep(PAUSE)
        except Exception:
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

    # --- pictures and text

    def choose(self) -> None:
        """Asks for a picture and reads the codes in it."""

        async def read() -> None:
            self.told = None
            try:
                picture = await picked(
                    self.window.page, self.picker, MAX_IMAGE_BYTES, file_type=ft.FilePickerFileType.IMAGE
                )
                if picture is not None:
                    self.take(await asyncio.to_thread(scan_image, picture))
            except RecordError as error:
                self.told = explain_error(error, self.window.look)
            except OSError:
                self.told = self.window.look.t(common.BROKEN)
            self.window.redraw()

        self.window.soon(read)

    def type(self, value: str) -> None:
        """A pasted text: every code in it."""
        self.typed = value
        if value.strip():
            self.take([value])

    def take(self, found: Sequence[str]) -> None:
        """Hands on what was found."""
        self.told = None
        self.on_codes(found)

    # --- the screen

    def build(self, look: Look) -> list[ft.Control]:
        """The camera's picture or its button, the photo button, the field."""
        items: list[ft.Control] = []
        scans, sees = can_scan(), self.may_see
        if self.camera is not None:
            items.append(
                ft.Container(
                    self.camera,
                    height=min(320.0, look.height * 0.4),
                    border_radius=20,
                    clip_behavior=ft.ClipBehavior.HARD_EDGE,
                    bgcolor="#000000",
                )
            )
            items.append(text(look, look.t(words.CAMERA_AIM), "strong", align=ft.TextAlign.CENTER))
        if not scans:
            items.append(text(look, look.t(words.NO_SCANNER), "note", look.c.ink2))
        elif not sees:
            items.append(text(look, look.t(words.CAMERA_UNSAFE), "note", look.c.ink2))
        buttons: list[ft.Control] = []
        if scans and sees:
            buttons.append(
                wide_button(
                    look,
                    look.t(words.CAMERA_STOP if self.camera is not None else words.CAMERA),
                    self.see,
                    ident="scan-camera",
                    glyph=ft.Icons.PHOTO_CAMERA_ROUNDED,
                    filled=True,
                    expand=True,
                )
            )
        if scans:
            buttons.append(
                wide_button(
                    look,
                    look.t(words.PHOTO),
                    self.choose,
                    ident="scan-photo",
                    glyph=ft.Icons.IMAGE_ROUNDED,
                    expand=True,
                )
            )
        if buttons:
            items.append(ft.Row(buttons, spacing=8))
        if self.told:
            items.append(named(text(look, self.told, "strong", look.c.ng), "scan-told", live=True))
        items.append(field(look, look.t(words.FIELD), self.typed, self.type, ident="scan-field", lines=3))
        return items
