"""Small tools that tests of all games share: records from one-line builders, and playing random games."""

import json
from collections.abc import Iterable
from typing import Any

from companion.explain import headline, say
from companion.game import LANGS
from companion.records import Match, read
from companion.referee import Position, advance, judge, referee, start, verdict
from models.result import Result
from models.verdict import Violation


def record(game: str, names: Iterable[str], events: Iterable[dict[str, Any]], **keys: Any) -> dict[str, Any]:
    """A raw record of parsed JSON; `keys` are options, pack, title."""
    players = [{"name": name} for name in names]
    return {"format": "companion/1", "game": game, "players": players, **keys, "events": list(events)}


def result(raw: dict[str, Any]) -> Result:
    """The referee's result of a raw record that went through JSON."""
    return referee(read(json.loads(json.dumps(raw))))


def position_after(raw: dict[str, Any]) -> Position:
    """The position after a record all of whose events stand."""
    game = read(raw)
    position = start(game.setup)
    for event in events_of(game):
        position = advance(position, event)
    return position


def events_of(game: Match) -> tuple[Any, ...]:
    """The validated events of a record."""
    events: tuple[Any, ...] = game.record.events  # type: ignore[attr-defined]
    return events


def last_violations(raw: dict[str, Any]) -> tuple[Violation, ...]:
    """What the last event of a record breaks; the events before it stand, by their rulings if need be."""
    game = read(raw)
    position = start(game.setup)
    *before, last = events_of(game)
    for event in before:
        broken = judge(position, event)
        assert not broken or event.ruling, (event, broken)
        position = advance(position, event)
    return judge(position, last)


def apart_from_counts(keys: Iterable[str]) -> set[str]:
    """Those of a game's text keys that `tests.counts` does not trip."""
    return {key for key in keys if key.partition("/")[0].partition(".")[2] not in ("count", "exclude-tied")}


def told(raw: dict[str, Any]) -> str:
    """The text key of the violation that is told for the last event; its sentences read well in both languages."""
    broken = last_violations(raw)
    first = verdict(broken)
    assert first is not None, "the last event is legal"
    setup = read(raw).setup
    for violation in broken:
        for lang in LANGS:
            for text in (say(violation, setup, lang), headline(violation, setup, lang)):
                assert text
                assert "{" not in text, text
                assert "()" not in text, text
    return first.text_key
