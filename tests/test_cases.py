"""Example cases: records with known results, in ``tests/cases/<game>/``."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.records import read
from companion.referee import referee

FILES = sorted((Path(__file__).parent / "cases").glob("*/*.json"))


def differences(expected: Any, actual: Any, path: str = "") -> Iterator[str]:
    """A line for each place where `actual` lacks what `expected` asks; extra keys are fine."""
    if isinstance(expected, dict) and isinstance(actual, dict):
        for key, value in expected.items():
            if key not in actual:
                yield f"{path}.{key}: missing, expected {value!r}"
            else:
                yield from differences(value, actual[key], f"{path}.{key}")
    elif isinstance(expected, list) and isinstance(actual, list):
        if len(expected) != len(actual):
            yield f"{path}: {actual!r}, expected {expected!r}"
        for index, (wanted, found) in enumerate(zip(expected, actual, strict=False)):
            yield from differences(wanted, found, f"{path}[{index}]")
    elif expected != actual or isinstance(expected, bool) != isinstance(actual, bool):
        yield f"{path}: {actual!r}, expected {expected!r}"


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.stem}")
def test_the_referee_gives_the_known_result(file: Path) -> None:
    case = json.loads(file.read_text(encoding="utf-8"))
    result = referee(read(case["record"])).as_json()
    assert list(differences(case["expect"], result)) == []
