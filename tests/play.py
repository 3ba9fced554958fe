"""The test kit of a game: records from one-line builders, what trips which rule, self-play, one code.

In the browser `tests.browser.play` and `tests.browser.tables` do the same for tables on the screen.
"""

import json
import random
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from companion.explain import headline, say
from companion.game import LANGS
from companion.records import Match, read
from companion.referee import Position, advance, judge, referee, start, verdict
from companion.sharing import decode, encode
from companion.table import append, new
from companion.texts.base import RuleBook
from models.log import Entered, Redo, Undo
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


def untripped(book: RuleBook, broken: Mapping[str, Any]) -> set[str]:
    """Sentences of the rule book that no example trips, and examples of sentences that it does not have."""
    return set(book.messages) ^ set(broken)


def self_play(
    raw: dict[str, Any], choose: Callable[[Position, random.Random], dict[str, Any]], seed: int, most: int = 5000
) -> dict[str, Any]:
    """A record played on from `raw` to the end, with the events that `choose` gives for each position.

    Every event must stand; `choose` may give illegal ones with a ruling. At most `most` events.
    """
    rng = random.Random(seed)
    game = read(raw)
    position = position_after(raw)
    events = list(raw["events"])
    while position.phase == "in_progress":
        assert len(events) < most, "the game does not end"
        data = choose(position, rng)
        event = type(game.record).read_event(data)
        broken = judge(position, event)
        assert not broken or event.ruling, (data, broken)
        position = advance(position, event)
        events.append(data)
    return {**raw, "events": events}


def holds_together(raw: dict[str, Any]) -> Result:
    """Replay = live, undo = never happened, the file comes back equal, the code too: for a record whose events stand.

    Returns the referee's result.
    """
    game = read(raw)
    head = read({**raw, "events": []})
    log = [Entered(id=f"e{n}", at=_AT, events=(event,)) for n, event in enumerate(raw["events"])]
    live = new(head)
    for entry in log:
        live = append(live, entry)
    told = result(raw)
    assert live.position.state == position_after(raw).state == new(head, log).position.state
    assert (live.position.phase, told.accepted) == (told.status, len(raw["events"]))
    if log:
        undone = append(live, Undo(id="undo", at=_AT))
        assert undone.position.state == new(head, log[:-1]).position.state
        assert append(undone, Redo(id="redo", at=_AT)).position.state == live.position.state
    assert read(json.loads(json.dumps(raw))).record == game.record
    assert decode(encode(raw, times=True)) == raw
    return told


def characters(raw: dict[str, Any]) -> int:
    """The length of the one sharing code that this record takes."""
    (code,) = encode(raw)
    return len(code)


_AT = "2026-05-01T19:30:00+09:00"
