"""The fonts and pictures that come with the app."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path
from types import ModuleType

import pytest
from fontTools.ttLib import TTFont
from PIL import Image

from views.parts import fonts

ASSETS = Path(__file__).parent.parent / "assets"
WEB_FONTS = ASSETS / "assets"


def load_maker() -> ModuleType:
    spec = importlib.util.spec_from_file_location("make_fonts", ASSETS / "make_fonts.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="module")
def make_fonts() -> ModuleType:
    return load_maker()


@pytest.fixture(scope="module")
def manifest() -> list[dict[str, object]]:
    return json.loads((WEB_FONTS / "FontManifest.json").read_text(encoding="utf-8"))


def opened(name: str) -> TTFont:
    (file,) = (WEB_FONTS / "fonts").glob(f"{name}.*")
    return TTFont(file)


def characters(name: str) -> set[int]:
    return set(opened(name).getBestCmap())


@pytest.fixture(scope="module")
def ui_characters() -> set[int]:
    return characters("Rounded-500").union(*(characters(family) for family in fonts.FALLBACK))


def test_the_manifest_names_every_family_of_the_app_and_only_files_that_are_there(
    manifest: list[dict[str, object]],
) -> None:
    families = [entry["family"] for entry in manifest]
    assert families == ["MaterialIcons", fonts.UI, "Roboto", fonts.SIGN, *fonts.FALLBACK]
    for entry in manifest[1:]:  # the icons come with Flet
        for face in entry["fonts"]:
            assert (WEB_FONTS / face["asset"]).is_file()


def test_the_manifest_is_the_one_its_maker_writes(make_fonts: ModuleType, manifest: list[dict[str, object]]) -> None:
    assert manifest == make_fonts.manifest()


def test_an_app_outside_the_browser_finds_each_of_its_fonts() -> None:
    for file in fonts.FONTS.values():
        assert "glyf" in TTFont(ASSETS / file)
    assert {fonts.ui_family(weight, web=False) for weight in (500, 700, 800)} <= set(fonts.FONTS)


@pytest.mark.parametrize("weight", [500, 700, 800])
def test_figures_have_one_width(weight: int) -> None:
    font = opened(f"Rounded-{weight}")
    cmap, metrics = font.getBestCmap(), font["hmtx"].metrics
    assert len({metrics[cmap[ord(digit)]][0] for digit in "0123456789"}) == 1


@pytest.mark.parametrize("weight", [700, 800])
def test_each_weight_holds_the_same_characters(weight: int) -> None:
    assert characters(f"Rounded-{weight}") == characters("Rounded-500")


def test_every_character_of_jis_x_0208_and_0213_has_a_glyph(make_fonts: ModuleType, ui_characters: set[int]) -> None:
    wanted = make_fonts.japanese_characters()
    assert len(wanted) > 11_000
    missing = {chr(code) for code in wanted - ui_characters if code >= 0x20}
    assert not missing & {chr(code) for code in range(0x3400, 0x30000)}
    assert len(missing) < 30, missing


def test_every_modern_hangul_syllable_has_a_glyph(ui_characters: set[int]) -> None:
    assert set(range(0xAC00, 0xD7A4)) <= ui_characters


@pytest.mark.parametrize(
    "name",
    ["𠮷田", "髙橋", "辻󠄀", "﨑山", "김민준", "👨‍👩‍👧", "é ß Ω Ж", "Nguyễn", "王伟", "สมชาย", "דוד", "محمد", "−×→▶✓①⃠"],
)
def test_a_name_shows_no_box(name: str, ui_characters: set[int]) -> None:
    assert {character for character in name if ord(character) not in ui_characters} <= {"\u200d", "\U000e0100"}


def test_the_sign_face_holds_its_fixed_strings(make_fonts: ModuleType) -> None:
    text = set("卓上コンパニオン Table Companion 0123456789 可否無裁" + make_fonts.SIGN_TEXT)
    assert {*map(ord, text)} <= characters("Sign")


def test_the_fonts_stay_small_enough_to_be_loaded_over_a_home_network() -> None:
    assert sum(file.stat().st_size for file in (WEB_FONTS / "fonts").iterdir()) < 15_000_000


@pytest.mark.parametrize(
    ("name", "side"), [("icon.png", 1024), ("icon_android.png", 1024), ("icon_ios.png", 1024), ("favicon.png", 64)]
)
def test_the_icon_is_there_in_the_size_wanted(name: str, side: int) -> None:
    with Image.open(ASSETS / name) as picture:
        assert picture.size == (side, side)
        assert len(picture.convert("RGB").getcolors(maxcolors=1 << 20)) > 3


def test_an_ios_icon_has_no_see_through_part() -> None:
    with Image.open(ASSETS / "icon_ios.png") as picture:
        assert picture.mode == "RGB"


def test_every_icon_of_the_web_manifest_has_the_size_it_says() -> None:
    icons = json.loads((ASSETS / "manifest.json").read_text(encoding="utf-8"))["icons"]
    assert len(icons) == 4
    for icon in icons:
        with Image.open(ASSETS / icon["src"]) as picture:
            assert "{}x{}".format(*picture.size) == icon["sizes"]
