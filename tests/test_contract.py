"""What every game must have, walked over the list of games."""

from dataclasses import fields as dataclass_fields
from dataclasses import is_dataclass
from importlib.util import find_spec
from pathlib import Path
from string import Formatter
from typing import Any

import pytest
from pydantic import BaseModel

from companion.explain import chapters, texts_of
from companion.game import GAMES, LANGS, models_of, rules_of
from companion.packs import shipped_packs
from companion.texts import errors
from companion.texts.base import Text
from models.base import Given, Model
from views.games import SHOWN

WITH_PACKS = {"dimsum", "boze", "dizzle"}
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


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_in_every_place(game: str) -> None:
    for module in (
        f"models.{game}",
        f"companion.rules.{game}",
        f"companion.texts.{game}",
        f"views.{game}",
        f"views.i18n.{game}",
    ):
        assert find_spec(module), module
    assert list((ROOT / "tests" / "cases" / game).glob("*.json"))
    assert list((ROOT / "tests" / game).glob("test_*.py"))
    assert list((ROOT / "tests" / "browser").glob(f"test_{game}*.py"))
    assert bool(shipped_packs(game)) == (game in WITH_PACKS)
    assert game in SHOWN


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
    tables = [module.TITLE, module.TAGLINE, module.BOOK, module.LINES, module.STEPS]
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
