"""Every word of the screens is there in both languages, with the same facts."""

import importlib
import inspect
import pkgutil
import re

import pytest

import views.i18n
from companion.texts.base import Text

MODULES = [module.name for module in pkgutil.iter_modules(views.i18n.__path__)]


def words(module: str) -> list[tuple[str, Text]]:
    found: list[tuple[str, Text]] = []
    for name, value in vars(importlib.import_module(f"views.i18n.{module}")).items():
        if isinstance(value, Text):
            found.append((name, value))
        elif isinstance(value, dict):
            found += [(f"{name}[{key}]", text) for key, text in value.items() if isinstance(text, Text)]
        elif isinstance(value, tuple):
            found += [(f"{name}[{key}]", text) for key, text in enumerate(value) if isinstance(text, Text)]
    return found


@pytest.mark.parametrize("module", MODULES)
def test_every_word_is_there_in_both_languages(module: str) -> None:
    assert words(module)
    for name, word in words(module):
        assert word.ja.strip(), name
        assert word.en.strip(), name


@pytest.mark.parametrize("module", MODULES)
def test_no_word_takes_the_name_of_another(module: str) -> None:
    source = inspect.getsource(importlib.import_module(f"views.i18n.{module}"))
    names = re.findall(r"^(\w+)(?::[^=]+)? = ", source, re.MULTILINE)
    assert len(names) == len(set(names)), sorted(names)


@pytest.mark.parametrize("module", MODULES)
def test_both_languages_are_filled_with_the_same_facts(module: str) -> None:
    for name, word in words(module):
        facts = [set(re.findall(r"\{(\w+)", text)) for text in word]
        assert facts[0] == facts[1], name


@pytest.mark.parametrize("module", MODULES)
def test_english_words_hold_no_japanese(module: str) -> None:
    sealed = {"APP_SEAL", "JAPANESE"}
    for name, word in words(module):
        assert name in sealed or not re.search(r"[\u3040-\u30ff\u4e00-\u9fff]", word.en), name


@pytest.mark.parametrize("module", MODULES)
def test_a_number_that_chooses_its_word_is_not_said_twice(module: str) -> None:
    for name, word in words(module):
        assert not re.search(r"\{(\w+)\}\s*\{\1:", word.en), name
