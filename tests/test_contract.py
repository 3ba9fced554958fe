"""What every game must have, walked over the list of games."""

import json
from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from importlib.util import find_spec
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from annotated_types import MaxLen, MinLen
from pydantic import BaseModel

from companion import games, sharing
from companion.explain import chapters, texts_of
from companion.game import GAMES, LANGS, game_of, models_of, rules_of, with_packs
from companion.packs import shipped_packs
from companion.records import read
from companion.referee import referee
from companion.statistics import facets
from companion.texts import common, errors
from companion.texts.base import Text
from models.base import Given, Model, RecordError
from models.record import RecordBase
from models.result import Result, Standing
from views.box.screens import BoxScreens, box_of
from views.games import Shown, shown

ROOT = Path(__file__).resolve().parent.parent


def every_text(value: Any) -> list[Text]:
    """All texts inside a table of texts, however nested."""
    if isinstance(value, Text):
        return [value]
    if isinstance(value, dict):
        return [text for item in value.values() for text in every_text(item)]
    if isinstance(value, tuple):
        return [text for item in value for text in every_text(item)]
    if is_dataclass(value):
        return [text for part in dataclass_fields(value) for text in every_text(getattr(value, part.name))]
    return []


def record_types(game: str) -> list[type[RecordBase]]:
    """Every kind of record of a game, one a variant."""
    module = models_of(game).__name__  # type: ignore[attr-defined]
    return [kind for kind in RecordBase.__subclasses__() if f"{kind.__module__}.".startswith(f"{module}.")]


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_in_every_place(game: str) -> None:
    for module in (f"views.{game}", f"views.i18n.{game}"):
        assert find_spec(module), module
    assert list((ROOT / "tests" / "cases" / game).glob("*.json"))
    assert list((ROOT / "tests" / game).glob("test_*.py"))
    assert list((ROOT / "tests" / "browser").glob(f"test_{game}*.py"))
    assert (Path(sharing.__file__).parent / "typical" / "1" / f"{game}.json").exists()
    assert isinstance(shown(game), Shown)
    assert game not in with_packs() or isinstance(box_of(game), BoxScreens)


def test_each_game_is_described_under_its_id_and_has_a_number_of_its_own() -> None:
    described = {path.stem for path in Path(games.__file__).parent.glob("*.py")} - {"__init__"}
    assert described == set(GAMES)
    assert [game_of(game).id for game in GAMES] == list(GAMES)
    numbers = [game_of(game).number for game in GAMES]
    assert len(set(numbers)) == len(numbers)
    assert all(1 <= number <= 255 for number in numbers)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_with_packs_ships_one_reads_them_and_can_edit_them(game: str) -> None:
    described = game_of(game)
    assert (described.read_pack is None) == (described.editing is None) == (shipped_packs(game) == ())
    assert (game in with_packs()) == (described.editing is not None)


@pytest.mark.parametrize("game", GAMES)
def test_the_described_number_of_players_is_what_its_records_allow(game: str) -> None:
    limits = [
        (least.min_length, most.max_length)
        for record in record_types(game)
        for least in record.model_fields["players"].metadata
        if isinstance(least, MinLen)
        for most in record.model_fields["players"].metadata
        if isinstance(most, MaxLen)
    ]
    assert len(limits) == len(record_types(game)) > 0
    assert game_of(game).people == (min(least for least, _ in limits), max(most for _, most in limits))


@pytest.mark.parametrize("game", GAMES)
def test_the_log_has_words_for_exactly_the_events_of_a_game(game: str) -> None:
    events = {
        kind for record in record_types(game) for kind in record.event_adapter.json_schema()["discriminator"]["mapping"]
    }
    assert {*texts_of(game).STEPS, *common.STEPS} == events


@pytest.mark.parametrize("game", GAMES)
def test_standings_carry_exactly_the_keys_that_are_described(game: str) -> None:
    for path in sorted((ROOT / "tests" / "cases" / game).glob("*.json")):
        raw = json.loads(path.read_text(encoding="utf-8"))["record"]
        try:
            result = referee(read(raw))
        except RecordError:
            continue
        for row in result.standings:
            assert tuple(row.extra) == game_of(game).extra
        for standing in result.as_json()["standings"]:
            assert list(standing) == ["player", "name", "rank", "total", "lines", *game_of(game).extra]


def test_a_standing_carries_whatever_its_game_gives_it() -> None:
    row = Standing(player=0, name="Tom", rank=1, total=0, lines=(), extra={"zeros": 3})
    result = Result(
        game="yacht",
        status="finished",
        accepted=0,
        problem=None,
        rulings=(),
        turn=None,
        standings=(row,),
        winners=(0,),
        state={},
    )
    assert result.as_json()["standings"] == [
        {"player": 0, "name": "Tom", "rank": 1, "total": 0, "lines": [], "zeros": 3}
    ]


@pytest.mark.parametrize("game", GAMES)
def test_every_facet_and_variant_is_called_something_in_both_languages(game: str) -> None:
    described = game_of(game)
    for name in described.variants.values():
        assert all(name.of(lang).strip() for lang in LANGS)
    for path in sorted((ROOT / "tests" / "cases" / game).glob("*.json")):
        raw = json.loads(path.read_text(encoding="utf-8"))["record"]
        try:
            setup = read(raw).setup
        except RecordError:
            continue
        found = facets(setup)
        assert len(found) == setup.seats
        for facet in found:
            assert (facet == "") == (described.facets is None)
            if described.facets is not None:
                assert all(described.facets.name(facet, setup, lang).strip() for lang in LANGS)
                assert all(described.facets.name(facet, None, lang).strip() for lang in LANGS)


@pytest.mark.parametrize("game", GAMES)
def test_no_article_stands_twice_in_a_rule_book(game: str) -> None:
    ids = [article.id for chapter in chapters(game) for article in chapter.articles]
    assert len(ids) == len(set(ids))
    assert texts_of(game).BOOK.rules == rules_of(game).RULES


def test_rules_told_first_are_those_that_the_games_page_has_first() -> None:
    """Only where the rules page has another order than the game's page."""
    order = {game: [rule.partition(".")[2] for rule in rules_of(game).RULES] for game in ("umami", "boze")}
    assert order == {
        "umami": [
            "turn",
            "two-actions",
            "dish",
            "fourth",
            "card",
            "steal-icon",
            "steal-once",
            "steal-unset",
            "compensate",
            "match",
            "better",
            "final",
            "refill",
            "secrets",
            "hand",
            "count",
        ],
        "boze": [
            "turn",
            "card",
            "character",
            "tapped",
            "category",
            "crowd",
            "pay",
            "hand",
            "companions",
            "market",
            "slots",
            "duty",
            "deck",
            "count",
        ],
    }


@pytest.mark.parametrize("game", GAMES)
def test_every_score_line_has_a_name_and_opens_a_rule(game: str) -> None:
    articles = {article.id for chapter in chapters(game) for article in chapter.articles}
    lines = texts_of(game).LINES
    assert {*lines, "adjust"} == set(rules_of(game).LINES)
    assert {line.article for line in lines.values()} <= articles


@pytest.mark.parametrize("game", GAMES)
def test_every_text_is_there_in_both_languages_with_the_same_facts(game: str) -> None:
    module = texts_of(game)
    tables = [module.TITLE, module.TAGLINE, module.CREDIT, module.BOOK, module.LINES, module.STEPS]
    texts = [text for table in tables for text in every_text(table)]
    assert texts
    for text in texts:
        assert all(text.of(lang).strip() for lang in LANGS), text
        assert fields(text.ja) == fields(text.en), text


def models_below(model: type[BaseModel]) -> list[type[BaseModel]]:
    return [model, *(deeper for below in model.__subclasses__() for deeper in models_below(below))]


@pytest.mark.parametrize("game", GAMES)
def test_an_optional_keys_constraints_are_inside_its_given(game: str) -> None:
    models_of(game)
    for model in models_below(Model):
        for name, field in model.model_fields.items():
            if any(isinstance(mark, Given) for mark in field.metadata):
                assert len(field.metadata) == 1, f"{model.__name__}.{name}"


def test_every_error_is_there_in_both_languages() -> None:
    for key, text in errors.TEXTS.items():
        assert text.ja.strip(), key
        assert text.en.strip(), key
