"""The colours keep the contrast that text and meaning need (WCAG 2.2: 4.5 for text, 3 for edges)."""

import pytest

from views.games import accents
from views.theme import (
    DARK,
    HOUSE,
    LIGHT,
    SEATS,
    Accent,
    Look,
    Palette,
    contrast,
    minus,
    on_color,
    palette,
    seat_color,
)

PALETTES = [LIGHT, DARK]
VERDICTS = ("ok", "ng", "no", "rule")


@pytest.mark.parametrize("colors", PALETTES, ids=["light", "dark"])
def test_text_reads_on_every_ground_it_stands_on(colors: Palette) -> None:
    for ground in (colors.paper, colors.sheet, colors.sunk):
        assert contrast(colors.ink, ground) >= 4.5
        assert contrast(colors.ink2, ground) >= 4.5
    assert contrast(colors.on_urushi, colors.urushi) >= 4.5
    assert contrast(colors.on_urushi2, colors.urushi2) >= 4.5
    assert contrast(colors.tray_off, colors.urushi) >= 4.5
    assert contrast(colors.claim_text, colors.claim) >= 4.5
    assert contrast(colors.cell_text, colors.cell) >= 4.5


@pytest.mark.parametrize("colors", PALETTES, ids=["light", "dark"])
@pytest.mark.parametrize("kind", VERDICTS)
def test_a_verdict_reads_on_its_tint_and_its_seal_on_its_colour(colors: Palette, kind: str) -> None:
    color, tint = colors.verdict(kind)  # type: ignore[arg-type]
    assert contrast(color, tint) >= 4.5
    assert contrast(colors.ink, tint) >= 4.5
    assert contrast(colors.seal_text, color) >= 4.5


@pytest.mark.parametrize("colors", PALETTES, ids=["light", "dark"])
def test_edges_and_the_focus_ring_can_be_seen(colors: Palette) -> None:
    for ground in (colors.paper, colors.sheet, colors.sunk):
        assert contrast(colors.edge, ground) >= 3
        assert contrast(colors.focus, ground) >= 3


@pytest.mark.parametrize("accent", [accent for both in (HOUSE, *accents().values()) for accent in both])
def test_an_accent_carries_its_text_and_reads_on_its_tint(accent: Accent) -> None:
    assert contrast(accent.on, accent.fill) >= 4.5
    assert contrast(accent.fill, accent.tint) >= 4.5


def test_white_reads_on_every_seat() -> None:
    for seat in SEATS:
        assert contrast("#FFFFFF", seat.color) >= 4.5


@pytest.mark.parametrize("own", ["#ffee00", "#FFFFFF", "#7fd", "#1F609C"])
def test_a_players_own_colour_is_darkened_until_white_reads(own: str) -> None:
    assert contrast("#FFFFFF", seat_color(own)) >= 4.5


def test_a_seat_colour_that_carries_white_stays() -> None:
    assert seat_color("#1F609C") == "#1F609C"


@pytest.mark.parametrize("ground", ["#F1BE3F", "#C2352B", "#2567A8", "#3A7D3B", "#F3E8CF"])
def test_the_symbol_on_a_cube_is_the_one_that_reads_better(ground: str) -> None:
    assert contrast(on_color(ground), ground) >= 3


def test_high_contrast_turns_hairlines_into_edges() -> None:
    assert palette(False, True).line == LIGHT.edge


@pytest.mark.parametrize(
    ("width", "height", "layout"),
    [
        (340, 700, "narrow"),
        (390, 844, "phone"),
        (844, 390, "middle"),
        (700, 700, "middle"),
        (820, 1180, "phone"),
        (1180, 820, "wide"),
        (1180, 400, "middle"),
    ],
)
def test_the_layout_goes_by_the_window(width: float, height: float, layout: str) -> None:
    assert Look(width=width, height=height).layout == layout


@pytest.mark.parametrize(
    ("points", "sign", "text"), [(-3, False, "−3"), (2, True, "+2"), (0, True, "0"), (5, False, "5")]
)
def test_a_number_has_a_real_minus(points: int, sign: bool, text: str) -> None:
    assert minus(points, sign=sign) == text


def test_a_tablet_held_upright_has_its_whole_width_for_board_and_choices() -> None:
    assert Look(width=820, height=1180).choices_width == 820 - 2 * 14
    assert Look(width=844, height=390).choices_width < 844 * 0.56
    assert Look(width=800, height=700).choices_width < 400
