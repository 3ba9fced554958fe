"""What every game must have, walked over the list of games."""

from importlib.util import find_spec
from string import Formatter
from typing import Any

import pytest
from pydantic import BaseModel

from companion.explain import chapters, texts_of
from companion.game import GAMES, LANGS, models_of, rules_of
from companion.texts import errors
from companion.texts.base import Text
from models.base import Given, Model

BUILT = [game for game in GAMES if find_spec(f"companion.rules.{game}")]


def every_text(value: Any) -> list[Text]:
    """All texts inside a table of texts, however nested."""
    if isinstance(value, Text):
        return [value]
    if isinstance(value, dict):
        return [text for item in value.values() for text in every_text(item)]
    if isinstance(value, tuple):
        return [text for item in value for text in every_text(item)]
    if hasattr(value, "headline"):
        return [value.headline, value.sentence]
    return []


def fields(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name is not None}


@pytest.mark.parametrize("game", BUILT)
def test_every_rule_has_a_place_on_the_rules_page(game: str) -> None:
    entries = {entry.id for chapter in chapters(game) for entry in chapter.entries}
    assert set(rules_of(game).RULES) <= entries


@pytest.mark.parametrize("game", BUILT)
def test_every_rule_has_a_sentence(game: str) -> None:
    spoken = {key.split("/")[0] for key in texts_of(game).MESSAGES}
    assert spoken == set(rules_of(game).RULES)


@pytest.mark.parametrize("game", BUILT)
def test_every_score_line_has_a_name_and_opens_a_rule(game: str) -> None:
    entries = {entry.id for chapter in chapters(game) for entry in chapter.entries}
    lines = texts_of(game).LINES
    assert {*lines, "adjust"} == set(rules_of(game).LINES)
    assert {line.entry for line in lines.values()} <= entries


@pytest.mark.parametrize("game", BUILT)
def test_every_text_is_there_in_both_languages_with_the_same_facts(game: str) -> None:
    module = texts_of(game)
    tables = [module.TITLE, module.TAGLINE, module.MESSAGES, module.CHAPTERS, module.LINES, module.STEPS]
    texts = [text for table in tables for text in every_text(table)]
    assert texts
    for text in texts:
        assert all(text.of(lang).strip() for lang in LANGS), text
        assert fields(text.ja) == fields(text.en), text


def models_below(model: type[BaseModel]) -> list[type[BaseModel]]:
    return [model, *(deeper for below in model.__subclasses__() for deeper in models_below(below))]


@pytest.mark.parametrize("game", BUILT)
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
