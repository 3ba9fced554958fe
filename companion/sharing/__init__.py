"""The sharing code: a whole record in as few characters as one QR code holds, and back.

A record is coded by a model that has read typical records of its game (``typical/<version>/<game>.json``), so that
only what is special about this game costs much. Codes are versioned, checked and bounded; see `companion.sharing.parts`
for their form and `companion.sharing.walk` for what is in them.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from companion.sharing import parts
from companion.sharing.model import Learner, Model, Reader, Writer
from companion.sharing.parts import MAX_CHARACTERS, Collector
from companion.sharing.walk import MAX_BYTES, Walk
from models.base import RecordError

__all__ = ["MAX_CHARACTERS", "Collector", "decode", "decode_data", "encode", "split", "whole"]

split = parts.split

_GAMES = ("", "dimsum", "shichimi", "umami", "boze", "dizzle")
"""Their places are part of the code; a new game goes to the end. The first one stands for any other."""

_TYPICAL = Path(__file__).parent / "typical" / str(parts.VERSION)


def encode(record: Mapping[str, Any], times: bool = False) -> list[str]:
    """A record (parsed JSON) as one code, or as several parts of at most 970 characters.

    times: keep each event's `at`. Everything else comes back equal as parsed JSON. Raises RecordError for a record
    larger than 1 MiB, or one that 99 parts cannot hold.
    """
    game = str(record.get("game", ""))
    number = _GAMES.index(game) if game in _GAMES else 0
    events = record.get("events")
    if not times and isinstance(events, list):
        bare = [{k: v for k, v in event.items() if k != "at"} if isinstance(event, dict) else event for event in events]
        record = {**record, "events": bare}
    if len(json.dumps(record, ensure_ascii=False).encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise RecordError("", "too-big", limit=MAX_BYTES // 1024 // 1024)
    writer = Writer(Model(_model(number)))
    Walk(writer).record(record)
    return parts.write(bytes((number,)) + writer.finish())


def decode(codes: Iterable[str]) -> dict[str, Any]:
    """The record of these codes, in any order, several in one text too. It is parsed JSON, still to be validated.

    Raises RecordError, with the reason, for codes that are damaged, cut off, foreign, mixed up, missing or too big.
    """
    collector = Collector()
    for code in split(codes):
        collector.add(code)
    return decode_data(collector.data())


def decode_data(data: bytes) -> dict[str, Any]:
    """The record in the data of a complete `Collector`. Raises RecordError."""
    if not data or data[0] >= len(_GAMES):
        raise RecordError("", "code-damaged")
    record = Walk(Reader(Model(_model(data[0])), data[1:])).record(None)
    if not isinstance(record, dict):
        raise RecordError("", "code-damaged")
    return record


def whole(text: str) -> bool:
    """Whether a text is one or several undamaged codes of one record, and nothing else."""
    collector = Collector()
    try:
        for code in split([text]):
            collector.add(code)
    except RecordError:
        return False
    return collector.count is not None


@cache
def _model(number: int) -> Model:
    """The model that has read the typical records of a game. It is part of the code: never change what it reads."""
    model = Model()
    path = _TYPICAL / f"{_GAMES[number]}.json"
    if number and path.exists():
        for record in json.loads(path.read_text(encoding="utf-8")):
            Walk(Learner(model)).record(record)
    return model
