"""The sharing code: a whole record in as few characters as one QR code holds, and back.

A record is coded by a predictor that has read typical records of its game (``typical/<version>/<game>.json``), so that
only what is special about this game costs much. Codes are versioned, checked and bounded; see `companion.sharing.parts`
for their form and `companion.sharing.walk` for what is in them.
"""

import json
from collections.abc import Iterable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from companion.game import GAMES, game_of
from companion.sharing import parts
from companion.sharing.model import Learner, Predictor, Reader, Writer
from companion.sharing.parts import MAX_CHARACTERS, Collector
from companion.sharing.walk import MAX_BYTES, Walk
from models.base import RecordError

__all__ = ["MAX_CHARACTERS", "Collector", "decode", "decode_data", "encode", "split", "whole"]

split = parts.split

_ANY_GAME = 0
"""The number of whatever is of no game known here: nothing is known of it beforehand."""

_TYPICAL = files(__name__) / "typical" / str(parts.VERSION)


def encode(record: Mapping[str, Any], times: bool = False) -> list[str]:
    """A record (parsed JSON) as one code, or as several parts of at most 970 characters.

    times: keep each event's `at`. Everything else comes back equal as parsed JSON. Raises RecordError for a record
    larger than 1 MiB, or one that 99 parts cannot hold.
    """
    game = record.get("game")
    number = game_of(game).number if isinstance(game, str) and game in GAMES else _ANY_GAME
    events = record.get("events")
    if not times and isinstance(events, list):
        bare = [{k: v for k, v in event.items() if k != "at"} if isinstance(event, dict) else event for event in events]
        record = {**record, "events": bare}
    if len(json.dumps(record, ensure_ascii=False).encode("utf-8", "surrogatepass")) > MAX_BYTES:
        raise RecordError("", "too-big", limit=MAX_BYTES // 1024 // 1024)
    writer = Writer(Predictor(_primed(number)))
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
    if not data:
        raise RecordError("", "code-damaged")
    record = Walk(Reader(Predictor(_primed(data[0])), data[1:])).record(None)
    if not isinstance(record, dict):
        raise RecordError("", "code-damaged")
    return record


def whole(text: str) -> bool:
    """Whether a text holds one or several undamaged codes of one record; words may stand around them."""
    collector = Collector()
    try:
        for code in split([text]):
            collector.add(code)
    except RecordError:
        return False
    return collector.count is not None


@cache
def _primed(number: int) -> Predictor:
    """What has read the typical records of a game. It is part of the code: never change what it reads.

    Of a game without such records nothing is known beforehand. Raises RecordError for a game that only a newer app knows.
    """
    predictor = Predictor()
    if number == _ANY_GAME:
        return predictor
    game = next((game for game in GAMES if game_of(game).number == number), None)
    if game is None:
        raise RecordError("", "code-newer-game")
    typical = _TYPICAL / f"{game}.json"
    for record in json.loads(typical.read_text(encoding="utf-8")) if typical.is_file() else ():
        Walk(Learner(predictor)).record(record)
    return predictor
