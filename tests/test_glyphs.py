"""The pictograms the app draws itself."""

from __future__ import annotations

import inspect
import math
from pathlib import Path
from xml.etree import ElementTree

import flet as ft
import flet.canvas as cv
import flet_web
import pytest
from fontTools.ttLib import TTFont

from companion.game import GAMES
from views.games import shown
from views.parts import glyphs
from views.parts.glyphs import contour, symbols
from views.parts.glyphs.spices import LIGHT

DRAWINGS = {**glyphs.DRAWINGS, **{game: shown(game).drawing for game in GAMES}}


def luminance(color: str) -> float:
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


@pytest.mark.parametrize("name", [*glyphs.SPICES, *glyphs.SEAT_SHAPES, "bomb", "poop"])
def test_every_pictogram_of_the_design_is_drawn(name: str) -> None:
    assert name in glyphs.DRAWINGS


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_stays_on_its_grid(name: str) -> None:
    for layer in DRAWINGS[name]:
        for x, y in contour.end_points(layer.segments):
            assert layer.stroke / 2 <= x <= contour.GRID - layer.stroke / 2
            assert layer.stroke / 2 <= y <= contour.GRID - layer.stroke / 2


@pytest.mark.parametrize("name", DRAWINGS)
def test_a_drawing_is_a_well_formed_svg_picture_in_the_colours_asked_for(name: str) -> None:
    root = ElementTree.fromstring(glyphs.svg(DRAWINGS[name], "#123456", "#ABCDEF"))
    inks = {path.get("fill") for path in root} | {path.get("stroke") for path in root}
    assert inks - {None, "none", "#ABCDEF"} == {"#123456"}
    assert ("#ABCDEF" in inks) == any(layer.second for layer in DRAWINGS[name])


def test_a_hole_runs_against_its_solid_so_that_it_is_cut_out() -> None:
    contours = contour.parse(contour.text(DRAWINGS["dizzle"][0].segments))
    areas = [contour.signed_area(one) for one in contours]
    assert areas[0] > 0 > areas[1]


def test_a_contour_turned_round_is_the_same_curve() -> None:
    (curve,) = contour.parse("M 1 2 L 9 2 C 9 5 7 9 4 9 Q 1 8 1 2 Z")
    turned = contour.turned_round(curve)
    assert contour.signed_area(turned) == pytest.approx(-contour.signed_area(curve))
    assert {*contour.end_points(turned)} == {*contour.end_points(curve)}
    assert contour.signed_area(contour.turned_round(turned)) == pytest.approx(contour.signed_area(curve))


def test_path_data_comes_back_as_it_was() -> None:
    data = "M 1.000 2.000 L 9.000 2.000 C 9.000 5.000 7.000 9.000 4.000 9.000 Q 1.000 8.000 1.000 2.000 Z"
    assert contour.text(contour.parse(data)[0]) == data


def test_an_alpha_colour_keeps_its_opacity() -> None:
    assert 'fill="#123456" fill-opacity="0.502"' in glyphs.svg("circle", "#80123456")


def test_an_outline_is_within_the_size() -> None:
    root = ElementTree.fromstring(glyphs.svg("circle", "#123456", outline="#FFF3DC", border=2))
    assert root.get("viewBox") == "-2.00 -2.00 52.00 52.00"
    assert root[0].get("stroke") == "#FFF3DC"
    assert root[0].get("stroke-width") == "4.00"


def test_a_glyph_is_decoration_for_screen_readers() -> None:
    picture = glyphs.glyph("bomb", 24, "#000000")
    assert picture.exclude_from_semantics
    assert (picture.width, picture.height) == (24, 24)


def test_an_unknown_glyph_is_refused() -> None:
    with pytest.raises(KeyError):
        glyphs.glyph("nothing", 24, "#000000")


@pytest.mark.parametrize("name", glyphs.DRAWINGS)
def test_a_drawing_on_a_canvas_lies_in_its_square(name: str) -> None:
    for path in glyphs.shapes(name, 100, 200, 24, "#000000"):
        for element in path.elements:
            if not isinstance(element, cv.Path.Close):
                assert 100 <= element.x <= 124
                assert 200 <= element.y <= 224


def test_a_quadratic_curve_is_the_same_as_a_cubic() -> None:
    start, curve = glyphs.path_elements(contour.parse("M 0 0 Q 24 48 48 0")[0], 0, 0, 48)
    assert isinstance(start, cv.Path.MoveTo)
    assert isinstance(curve, cv.Path.CubicTo)
    assert (curve.cp1x, curve.cp1y, curve.cp2x, curve.cp2y) == pytest.approx((16, 32, 32, 32))


@pytest.mark.parametrize("spice", glyphs.SPICES.values(), ids=list(glyphs.SPICES))
def test_text_on_a_spice_can_be_read(spice: glyphs.Spice) -> None:
    assert contrast(spice.color, spice.on_color) >= 5.2
    if luminance(spice.color) > 0.3:
        assert spice.on_color != LIGHT


def test_each_spice_has_its_own_colour_and_short_names() -> None:
    looks = glyphs.SPICES.values()
    for values in ({s.color for s in looks}, {s.short("ja") for s in looks}, {s.short("en") for s in looks}):
        assert len(values) == 13


@pytest.mark.parametrize("name", symbols.CODE_POINTS)
def test_a_symbol_is_where_the_icon_face_of_the_client_has_it(name: str) -> None:
    face = Path(inspect.getfile(flet_web)).parent / "web/assets/fonts/MaterialIcons-Regular.otf"
    assert TTFont(face).getBestCmap()[symbols.CODE_POINTS[name]] == name
    assert hasattr(ft.Icons, name.upper())
    assert glyphs.symbol(name, 0, 0, 20, "#000000").value == chr(symbols.CODE_POINTS[name])


@pytest.mark.parametrize("name", glyphs.SEAT_SHAPES)
def test_a_seats_outline_is_a_polygon_in_the_unit_square(name: str) -> None:
    points = glyphs.outline(name)
    assert len(points) > 8
    assert all(0 <= x <= 1 and 0 <= y <= 1 for x, y in points)
    width = max(x for x, _ in points) - min(x for x, _ in points)
    assert width > 0.75


def test_an_outline_follows_the_curve() -> None:
    for x, y in glyphs.outline("circle"):
        assert math.hypot(x - 0.5, y - 0.5) == pytest.approx(21 / 48, abs=0.001)
