"""Results and tables as plain text for a person at a terminal, and the schema for a program."""

import unicodedata
from collections.abc import Iterator
from typing import Any

from pydantic import TypeAdapter

from companion.desk.backup import Came, Report
from companion.explain import describe, say, score_line
from companion.explain import step as step_name
from companion.game import GAMES, Lang, game_of, models_of, rules_of
from companion.referee import Step, standings, verdict
from companion.texts.base import Counted, Text, minus
from companion.texts.common import COUNTED
from companion.texts.errors import sentence
from models.record import RecordBase
from models.result import Result, Standing

_STATUS = {
    "in_progress": Text("進行中", "in progress"),
    "finished": Text("終了", "finished"),
    "stopped": Text("途中で終えた", "stopped early"),
    "refused": Text("認められない手があります", "an entry was refused"),
}

_WHAT = {
    "player": Text("プレイヤー", "player"),
    "table": Text("卓", "table"),
    "pack": Text("箱", "pack"),
    "setting": Text("設定", "setting"),
    "event": Text("大会", "event"),
}
_CAME: dict[Came, Text] = {
    "added": Text("新しい", "added"),
    "extended": Text("続きが入った", "extended"),
    "restored": Text("もどした", "brought back"),
    "unchanged": Text("そのまま", "unchanged"),
    "conflict": Text("食いちがい (両方のこした)", "conflict (both kept)"),
    "refused": Text("読めない", "cannot be read"),
}


def plain(line: str) -> str:
    """A line for a terminal: what would move its cursor, change its colours or turn its text round shows as a �."""
    return "".join(c if c.isprintable() or c == " " else "\ufffd" for c in line)


def result(result: Result, lang: Lang) -> list[str]:
    """A result for a person: status, what was refused, rulings, the score table, winners, whose turn it is."""
    accepted = Counted(result.accepted)
    counted = f" ({COUNTED.of(lang)})" if "counts" in result.state else ""
    lines = [
        f"{result.game}: {_STATUS[result.status].of(lang)}{counted}, "
        + Text(f"{accepted}手", f"{accepted:entry|entries} accepted").of(lang)
    ]
    if result.problem:
        number = result.problem.event + 1
        lines.append(
            Text(f"{number}手め", f"Entry {number}").of(lang) + f" [{result.problem.rule}]: " + result.problem.message
        )
    for note in result.rulings:
        ruled = Text(f"{note.event + 1}手めは卓の裁定", f"Entry {note.event + 1} stands by a table ruling").of(lang)
        lines.append(f"{ruled} ({', '.join(note.rules)}): {note.reason}")
    lines += score_table(result.standings, result.game, lang)
    if result.winners:
        names = ", ".join(result.standings[seat].name for seat in result.winners)
        shared = len(result.winners) > 1
        lines.append(
            (Text("勝ち (分け合い)", "Shared win") if shared else Text("勝ち", "Winner")).of(lang) + f": {names}"
        )
    elif result.turn:
        who = Text("だれでも", "anyone") if result.turn.player is None else None
        name = who.of(lang) if who else result.standings[result.turn.player or 0].name
        todo = ", ".join(step_name(result.game, event, lang) for event in result.turn.expects)
        lines.append(f"{Text('つぎ', 'Next').of(lang)}: {name} ({todo})")
    return lines


def score_table(rows: tuple[Standing, ...], game: str, lang: Lang) -> list[str]:
    """Scoring lines down, seats across, totals last; columns line up with wide characters too."""
    given = {line.id for row in rows for line in row.lines}
    ids = [line_id for line_id in rules_of(game).LINES if line_id in given]
    table = [["", *(row.name for row in rows)]]
    for line_id in ids:
        points = [next((line.points for line in row.lines if line.id == line_id), None) for row in rows]
        table.append([score_line(game, line_id).name.of(lang), *("–" if p is None else minus(p) for p in points)])
    table.append([Text("合計", "Total").of(lang), *(minus(row.total) for row in rows)])
    table.append([Text("順位", "Rank").of(lang), *(str(row.rank) for row in rows)])
    widths = [max(_width(line[column]) for line in table) for column in range(len(table[0]))]
    return [
        "  ".join(
            cell + " " * (width - _width(cell)) if column == 0 else " " * (width - _width(cell)) + cell
            for column, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in table
    ]


def _width(text: str) -> int:
    return sum(2 if unicodedata.east_asian_width(c) in "WF" else not unicodedata.combining(c) for c in text)


def step(step: Step, lang: Lang) -> list[str]:
    """One event of a replay: what was entered, the verdict, and the table after it."""
    setup = step.before.setup
    seat = step.event.seat
    who = f"{setup.names[seat]}: " if seat is not None and seat < setup.seats else ""
    told = verdict(step.broken)
    if step.after is None:
        assert told is not None
        return [f"[{step.index + 1}] {who}{step.event.type}", f"    ✕ {told.rule}: {say(told, setup, lang)}"]
    lines = [f"[{step.index + 1}] {who}{describe(step.event, step.before.state, setup, lang)}"]
    if told is not None:
        ruling = Text("裁定", "ruling").of(lang)
        lines.append(f"    {ruling} ({step.event.ruling}): {say(told, setup, lang)}")
    after = step.after
    # A game whose state reads badly as keys and values has its own way to print a table.
    own = game_of(setup.game).table_lines
    if not after.counted:
        public = after.rules.public
        shown = own(after.state, after.phase, setup, lang) if own else _tree(public(after.state, after.phase))
        lines += (f"    {line}" for line in shown)
    totals = ", ".join(f"{row.name} {minus(row.total)}" for row in standings(after))
    lines.append(f"    = {totals}")
    return lines


def _tree(value: dict[str, Any]) -> Iterator[str]:
    """A state as short lines: scalars and lists on one, a list of objects one line each."""
    for key, item in value.items():
        if isinstance(item, list) and item and all(isinstance(child, dict) for child in item):
            for number, child in enumerate(item):
                yield f"{key}[{number}]: " + "  ".join(f"{k} {_flat(v)}" for k, v in child.items())
        else:
            yield f"{key}: {_flat(item)}"


def _flat(value: Any) -> str:
    if value is None:
        return "–"
    if isinstance(value, list):
        return "[" + " ".join(_flat(item) for item in value) + "]"
    if isinstance(value, dict):
        return "{" + " ".join(f"{key} {_flat(item)}" for key, item in value.items()) + "}"
    return str(value).lower() if isinstance(value, bool) else str(value)


def arrivals(report: Report, lang: Lang) -> list[str]:
    """What an import brought in: one line a thing that is new or in conflict, then the counts."""
    lines = [
        f"{_CAME[arrival.came].of(lang)}: {_WHAT[arrival.what].of(lang)} {arrival.name}"
        + (f" ({sentence(arrival.error, lang)})" if arrival.error else "")
        for arrival in report.arrivals
        if arrival.came != "unchanged"
    ]
    counts = (f"{name.of(lang)} {len(report.of(came))}" for came, name in _CAME.items())
    return [*lines, ", ".join(counts)]


def record_schema() -> dict[str, Any]:
    """The JSON Schema of the record, all games and all events."""
    for game in GAMES:
        models_of(game)
    adapter: TypeAdapter[Any] = TypeAdapter(_either(_record_classes(RecordBase)))
    schema = adapter.json_schema()
    return {"$schema": "https://json-schema.org/draft/2020-12/schema", "title": "companion/1", **schema}


def _record_classes(base: type[RecordBase]) -> list[type[RecordBase]]:
    """The classes that are read from files: those below `base` that nothing derives from."""
    below = sorted(base.__subclasses__(), key=lambda cls: (cls.__module__, cls.__name__))
    return [leaf for cls in below for leaf in (_record_classes(cls) or [cls])]


def _either(classes: list[type[RecordBase]]) -> Any:
    union: Any = classes[0]
    for cls in classes[1:]:
        union = union | cls
    return union
