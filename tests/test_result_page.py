"""The page of one shared result."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk
from companion.game import LANGS, Lang
from companion.serve.result import result_html

CASES = Path(__file__).parent / "cases"
HOSTILE = ["<script>alert(1)", "\"' onload=x & {name}"]


def record(game: str, name: str) -> dict[str, Any]:
    kept: dict[str, Any] = json.loads((CASES / game / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return kept


def texts(page: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<style>.*?</style>|<[^>]*>", " ", page, flags=re.DOTALL))


@pytest.mark.parametrize("lang", LANGS)
def test_it_shows_ranks_totals_and_winners(desk: Desk, lang: Lang) -> None:
    shot = desk.keep(record("dimsum", "04-full-game"))
    page = result_html(shot, lang)
    assert f'<html lang="{lang}">' in page
    shown = texts(page)
    for row in shot.standings:
        head = f"{row.rank}位 {row.name} {row.total}点" if lang == "ja" else f"{row.rank}. {row.name} {row.total}"
        assert head in shown
    assert shot.winners
    assert ("優勝" if lang == "ja" else "Winner") in shown
    assert page.index("1位" if lang == "ja" else "1. ") < page.index("2位" if lang == "ja" else "2. ")


def test_a_ruling_is_shown_with_its_reason(desk: Desk) -> None:
    shot = desk.keep(record("dimsum", "05-ruling"))
    assert shot.rulings
    assert shot.rulings[0].reason in texts(result_html(shot, "ja"))


def test_the_winner_and_what_costs_points_stand_out(desk: Desk) -> None:
    shot = desk.keep(record("boze", "count-2"))
    page = result_html(shot, "ja")
    won = re.findall(r'<section class="won"[^>]*><h2><span>(.*?)</span>', page)
    assert won == [f"1位 {shot.names[seat]}" for seat in shot.winners]
    less = [line.points for row in shot.standings for line in row.lines if line.points < 0]
    assert page.count("<td class=less>") == len(less) > 0


def test_a_game_that_runs_says_so(desk: Desk) -> None:
    shot = desk.keep(record("dimsum", "01-first-turns"))
    assert "so far" in texts(result_html(shot, "en"))


def test_names_titles_and_reasons_are_text_never_markup(desk: Desk) -> None:
    hostile = record("dimsum", "05-ruling")
    for player, name in zip(hostile["players"], HOSTILE, strict=False):
        player["name"] = name
    hostile["title"] = "<img src=//evil.example>"
    for event in hostile["events"]:
        if "ruling" in event:
            event["ruling"] = "</ul><script>alert(2)</script>"
    page = result_html(desk.keep(hostile), "en")
    assert "&lt;script&gt;alert(1)" in page
    assert set(re.findall(r"<(\w+)", page)) <= {
        "html",
        "head",
        "meta",
        "title",
        "style",
        "body",
        "main",
        "header",
        "div",
        "h1",
        "h2",
        "p",
        "strong",
        "section",
        "span",
        "table",
        "tr",
        "th",
        "td",
        "ul",
        "li",
    }
    assert "onload" not in re.sub(r">[^<]*<", "><", page)


def test_only_the_tables_own_secret_opens_it(desk: Desk) -> None:
    shot = desk.keep(record("dimsum", "04-full-game"))
    assert desk.shared(shot.table_id) is None
    secret = desk.share(shot.table_id)
    assert len(secret) >= 22
    shown = desk.shared(secret)
    assert shown is not None
    assert shown.table_id == shot.table_id
    desk.unshare(shot.table_id)
    assert desk.shared(secret) is None
