"""The camera: Chromium's own false one films the codes that another window shows."""

import io
from collections.abc import Sequence
from pathlib import Path

import pytest
from PIL import Image

from companion.desk import Desk
from companion.packs import exchange
from companion.sharing.qr import qr_png
from tests.browser.conftest import OpenWindow
from tests.browser.handed import all_pictures, code_shown, finished, long_pack, picture_shown, running
from tests.browser.play import Server, screen, tap
from tests.browser.tables import wait_for

FRAMES = 40
"""How long the film stays on one picture."""


@pytest.fixture(scope="module")
def film(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The film that the false camera shows, over and over; it is read when a camera starts."""
    return tmp_path_factory.mktemp("film") / "film.mjpeg"


@pytest.fixture(scope="module")
def browser_options(film: Path) -> tuple[str, ...]:
    return (
        "--use-fake-ui-for-media-stream",
        "--use-fake-device-for-media-stream",
        f"--use-file-for-fake-video-capture={film}",
    )


def shoot(film: Path, pictures: Sequence[bytes]) -> None:
    """Makes a film of pictures, each seen as a phone held before a screen sees it: small, and a little grey."""
    frames = []
    for picture in pictures:
        seen = Image.open(io.BytesIO(picture)).convert("RGB")
        seen.thumbnail((1180, 680), Image.Resampling.LANCZOS)
        frame = Image.new("RGB", (1280, 720), "#77706A")
        frame.paste(seen, ((1280 - seen.width) // 2, (720 - seen.height) // 2))
        out = io.BytesIO()
        frame.save(out, "JPEG", quality=85)
        frames.append(out.getvalue() * FRAMES)
    film.write_bytes(b"".join(frames))


def test_the_camera_reads_the_code_that_another_device_shows(
    own_server: Server, other_server: Server, open_window: OpenWindow, film: Path
) -> None:
    shot = finished(own_server.data)
    giver = open_window(f"{own_server.url}table/{shot.table_id}/share")
    wait_for(giver, "qr")
    plain = code_shown(giver)
    tap(giver, "share-full")
    shoot(film, [picture_shown(giver, {plain})[1]])
    taker = open_window(f"{other_server.url}open")
    tap(taker, "scan-camera")
    wait_for(taker, "open-verdict")
    assert "きまり通りの勝負です" in screen(taker)


def test_the_camera_reads_several_codes_as_they_turn(
    own_server: Server, other_server: Server, open_window: OpenWindow, film: Path
) -> None:
    shot = running(own_server.data)
    giver = open_window(f"{own_server.url}table/{shot.table_id}/share", dark=True)
    wait_for(giver, "qr")
    plain = code_shown(giver)
    tap(giver, "share-full")
    shoot(film, list(all_pictures(giver, 2, plain).values()))
    taker = open_window(f"{other_server.url}open", lang="en")
    tap(taker, "scan-camera")
    wait_for(taker, "open-verdict")
    assert "By the rules so far" in screen(taker)


def test_the_box_takes_a_pack_in_by_camera(own_server: Server, open_window: OpenWindow, film: Path) -> None:
    pack = long_pack()
    shoot(film, [qr_png(code) for code in exchange.codes_of(pack)])
    page = open_window(f"{own_server.url}box/receive", lang="en")
    tap(page, "scan-camera")
    wait_for(page, "arrival")
    tap(page, "main-action")
    wait_for(page, "receive")
    desk = Desk.open(own_server.data)
    assert [own.body for own in desk.boxes.own("dizzle")] == [pack]
    desk.close()
