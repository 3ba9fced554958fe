"""Builders for tables of dizzle: packs, events and records in one line each."""

from typing import Any

from companion.records import Match, read
from companion.referee import Position, Step, referee, start, steps
from models.result import Result

NAMES = ("あやか", "Tom", "健", "Betty")
PATH = ["X1234", "12.56", "3456X"]
"""The little sheet most tests use."""

Json = dict[str, Any]


def pack(grid: list[str], marks: list[Json] | None = None, **more: Any) -> Json:
    """A sheet of the table's own."""
    return {
        "id": "mine/test",
        "game": "dizzle",
        "level": 1,
        "title": {"ja": "試し", "en": "Test"},
        "grid": grid,
        "marks": marks or [],
        "arrows": [],
        "squares": [],
        "puzzles": {},
        "bomb_points": -2,
        "poop_points": -3,
        **more,
    }


def mark(kind: str, row: int, col: int, **more: Any) -> Json:
    return {"at": [row, col], "kind": kind, **more}


def roll(player: int, dice: str, **more: Any) -> Json:
    return {"type": "roll", "player": player, "dice": [int(die) for die in dice], **more}


def reroll(player: int, dice: str, **more: Any) -> Json:
    return {"type": "reroll", "player": player, "dice": [int(die) for die in dice], **more}


def take(player: int, die: int, row: int, col: int, **more: Any) -> Json:
    return {"type": "take", "player": player, "die": die, "cell": [row, col], **more}


def give_back(player: int, row: int, col: int, **more: Any) -> Json:
    return {"type": "give-back", "player": player, "cell": [row, col], **more}


def out(player: int, **more: Any) -> Json:
    return {"type": "drop-out", "player": player, **more}


def planet(player: int, row: int, col: int, **more: Any) -> Json:
    return {"type": "planet", "player": player, "cell": [row, col], **more}


RULED = {"ruling": "みんなで決めた"}


def record(sheet: Json | str | list[str], players: int, *events: Json) -> Json:
    """A record on this pack, pack id or bare grid."""
    return {
        "format": "companion/1",
        "game": "dizzle",
        "players": [{"name": name} for name in NAMES[:players]],
        "options": {},
        "pack": pack(sheet) if isinstance(sheet, list) else sheet,
        "events": list(events),
    }


def game(sheet: Json | str | list[str], players: int, *events: Json) -> Match:
    return read(record(sheet, players, *events))


def judged(sheet: Json | str | list[str], players: int, *events: Json) -> Result:
    """The referee's result of a record."""
    return referee(game(sheet, players, *events))


def played(sheet: Json | str | list[str], players: int, *events: Json) -> Json:
    """The public state after events that all stand."""
    result = judged(sheet, players, *events)
    assert result.problem is None, result.problem
    return {**result.state, "turn": result.turn, "status": result.status, "rulings": result.rulings}


def last_step(sheet: Json | str | list[str], players: int, *events: Json) -> Step:
    """What the referee made of the last event; all before it stand."""
    judged_steps = list(steps(game(sheet, players, *events)))
    assert len(judged_steps) == len(events), judged_steps[-1].broken
    return judged_steps[-1]


def broken(sheet: Json | str | list[str], players: int, *events: Json) -> list[str]:
    """The rules the last event breaks; all events before it stand."""
    return [violation.rule for violation in last_step(sheet, players, *events).broken]


def fresh(sheet: Json | str, players: int) -> Position:
    """The position before the first roll."""
    return start(game(sheet, players).setup)
