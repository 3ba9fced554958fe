"""What is opened is judged: whole, ruled, or refused at an entry."""

import json
from pathlib import Path
from typing import Any

import pytest

from companion import sharing
from companion.opening import judged, pack_of, parsed
from companion.packs import shipped, shipped_packs
from models.base import RecordError

CASES = Path(__file__).parent / "cases" / "dimsum"


def record_of(name: str) -> dict[str, Any]:
    record: dict[str, Any] = json.loads((CASES / f"{name}.json").read_text(encoding="utf-8"))["record"]
    return record


def test_a_legal_game_is_refused_nowhere() -> None:
    opened = judged(record_of("04-full-game"), shipped)
    assert opened.refused is None
    assert (opened.entries, len(opened.steps)) == (30, 30)


def test_a_refused_entry_is_named_and_nothing_after_it_is_looked_at() -> None:
    record = record_of("12-lowest-cell")
    record["events"] += [{"type": "take", "player": 1, "card": "red-2"}]
    opened = judged(record, shipped)
    assert opened.refused is not None
    assert (opened.refused.index, len(opened.steps), opened.entries) == (2, 3, 4)


def test_corrections_of_the_score_are_counted() -> None:
    assert judged(record_of("32-adjust-turns-the-game"), shipped).corrections == 2


@pytest.mark.parametrize("lead", [b"", b"\xef\xbb\xbf", b"\n  "])
def test_a_file_is_a_record_or_the_parts_of_a_code(lead: bytes) -> None:
    record = record_of("04-full-game")
    assert parsed(b"\xef\xbb\xbf" + json.dumps(record).encode()) == record
    assert parsed(lead + "\n".join(sharing.encode(record)).encode()) == record


@pytest.mark.parametrize("content", [b"", b"hello", b"TC1:", "TC1:あ".encode(), b"\x89PNG\r\n", b"[]"])
def test_a_file_that_is_neither_is_refused(content: bytes) -> None:
    with pytest.raises(RecordError):
        judged(parsed(content), shipped)


def test_a_pack_that_comes_in_place_of_a_record_is_told_from_it() -> None:
    pack = shipped_packs("dimsum")[0].model_dump(mode="json", exclude_unset=True)
    assert pack_of(sharing.decode(sharing.encode(pack))) == pack
    for raw in (record_of("04-full-game"), {**record_of("04-full-game"), "pack": pack}, [], "TC1:", {"players": []}):
        assert pack_of(raw) is None
    with pytest.raises(RecordError, match="gauge"):
        pack_of({**pack, "gauge": []})


@pytest.mark.parametrize("version", [1, 2])
def test_a_backup_is_sent_to_its_own_place(version: int) -> None:
    with pytest.raises(RecordError) as caught:
        pack_of({"format": f"companion-backup/{version}", "exported": "2026-05-01T19:30:00Z"})
    assert caught.value.key == "is-backup"
