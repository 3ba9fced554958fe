"""The result as a picture."""

from __future__ import annotations

import asyncio
import io
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from companion import picture
from companion.picture import Card, Row, layout
from companion.picture.pen import clusters
from companion.picture.pillow import PillowPen, runs

SQUARE = ((0.1, 0.1), (0.9, 0.1), (0.9, 0.9), (0.1, 0.9))
LINES = (("胃袋", 8), ("満腹", 3), ("消化不良", -2))
AYAKA = Row("あやか", 1, 9, "#AE2E3C", SQUARE, winner=True, lines=LINES)
TOM = Row("Tom", 2, 8, "#1F609C", SQUARE, lines=LINES[:1])
CARD = Card("点心罪ホーダイ", "2026年11月30日", "ja", "#17645C", (AYAKA, TOM))


def png(card: Card) -> bytes:
    return asyncio.run(picture.png(card))


def opened(card: Card) -> Image.Image:
    return Image.open(io.BytesIO(png(card))).convert("RGB")


def test_the_card_is_an_upright_png_of_1080_by_1350() -> None:
    data = png(CARD)
    assert data.startswith(b"\x89PNG")
    assert opened(CARD).size == (1080, 1350)


def test_the_same_card_gives_the_same_bytes() -> None:
    assert png(CARD) == png(CARD)


def test_the_cloth_hangs_in_the_colour_of_the_one_winner() -> None:
    assert opened(CARD).getpixel((60, 380)) == (0xAE, 0x2E, 0x3C)


@pytest.mark.parametrize("winners", [0, 2])
def test_the_cloth_hangs_in_the_games_colour_where_nobody_or_several_won(winners: int) -> None:
    rows = tuple(replace(row, winner=winners == 2) for row in CARD.rows)
    assert opened(replace(CARD, rows=rows)).getpixel((60, 380)) == (0x17, 0x64, 0x5C)


def test_nothing_of_the_cloth_shows_below_its_strips() -> None:
    wide = replace(AYAKA, shape=((0, 0), (1, 0), (1, 1), (0, 1)))
    card = opened(replace(CARD, rows=(wide, TOM)))
    assert {card.getpixel((x, y)) for x in range(0, 1080, 7) for y in range(416, 444, 3)} == {(0xF4, 0xEB, 0xDB)}


@pytest.mark.parametrize("count", [0, 9])
def test_a_card_has_one_to_eight_rows(count: int) -> None:
    with pytest.raises(ValueError, match="1 to 8 rows"):
        png(replace(CARD, rows=(AYAKA,) * count))


def test_a_card_has_at_most_24_lines() -> None:
    lines = tuple((f"line {i}", i) for i in range(25))
    with pytest.raises(ValueError, match="24 lines"):
        png(replace(CARD, rows=(replace(AYAKA, lines=lines),)))


def test_lines_stand_in_the_order_in_which_the_seats_first_have_them() -> None:
    other = replace(TOM, lines=(("満腹", 1), ("修正", 2)))
    assert replace(CARD, rows=(AYAKA, other)).labels() == ("胃袋", "満腹", "消化不良", "修正")


@pytest.mark.parametrize(
    ("text", "pieces"),
    [
        ("辻󠄀本", ["辻󠄀", "本"]),
        ("👨‍👩‍👧a", ["👨‍👩‍👧", "a"]),
        ("👍🏽🇯🇵🇰🇷", ["👍🏽", "🇯🇵", "🇰🇷"]),
        ("e\u0301e", ["e\u0301", "e"]),
        ("か\u3099", ["か\u3099"]),
        ("1\ufe0f\u20e3", ["1\ufe0f\u20e3"]),
        ("", []),
    ],
)
def test_what_is_seen_as_one_character_stays_together(text: str, pieces: list[str]) -> None:
    assert list(clusters(text)) == pieces


@pytest.mark.parametrize(
    ("text", "file"),
    [
        ("あ", "Rounded-800.ttf"),
        ("𠮷", "Rounded-800.ttf"),
        ("髙", "Rounded-800.ttf"),
        ("辻󠄀", "Rounded-800.ttf"),
        ("彅", "NotoJP.otf"),
        ("김", "NotoKR.otf"),
        ("👨‍👩‍👧", "NotoEmoji.ttf"),
        ("م", "NotoArabic.ttf"),
    ],
)
def test_every_character_of_a_name_finds_a_face_that_has_it(text: str, file: str) -> None:
    assert {Path(font.path).name for _, font in runs(text, "heavy", 20)} == {file}


def test_a_long_name_is_set_smaller_and_then_cut() -> None:
    pen = PillowPen(layout.PAPER)
    full, size = pen.fitted("Ayaka", 40, "heavy", 1000)
    assert (full, size) == ("Ayaka", 40)
    cut, size = pen.fitted("W" * 24, 40, "heavy", 300)
    assert cut.endswith("…")
    assert size == pytest.approx(40 * 2 / 3)
    assert pen.width(cut, "heavy", size) <= 300


def test_a_card_of_eight_with_24_lines_in_english_is_drawn() -> None:
    lines = tuple((f"A line with a long label {i}", 1 - i) for i in range(24))
    rows = tuple(Row("W" * 24, i + 1, -i, "#4F4540", SQUARE, lines=lines) for i in range(8))
    assert opened(Card("A game", "30 Nov 2026", "en", "#515F14", rows)).size == (1080, 1350)


@pytest.mark.parametrize(
    ("rank", "ja", "en"), [(1, "1位", "1st"), (2, "2位", "2nd"), (3, "3位", "3rd"), (8, "8位", "8th")]
)
def test_a_rank_is_said_in_both_languages(rank: int, ja: str, en: str) -> None:
    assert (layout._rank(rank, "ja"), layout._rank(rank, "en")) == (ja, en)


def test_lines_stand_in_the_order_of_the_rules_where_that_is_given() -> None:
    lines = (replace(AYAKA, lines=(("b", 1), ("x", 2))), replace(TOM, lines=(("a", 1),)))
    assert replace(CARD, rows=lines, order=("a", "b", "c")).labels() == ("a", "b", "x")
