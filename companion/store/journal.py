"""SQLite's write-ahead journal, looked at before the data file is opened.

SQLite itself believes whatever journal lies beside a file: it drops one without a word where the file is empty, lays one
over a file that was copied back from a backup, and passes over what follows a damaged place. All three are noticed here.
For the second the file's own fingerprint is kept beside it (``companion.db-state``) whenever the journal has been folded
in; while that is done, and after a start, the journal is believed.
"""

import hashlib
import json
import struct
from contextlib import suppress
from pathlib import Path
from typing import Literal

Doubt = Literal["journal-alone", "journal-of-another", "journal-damaged"]
"""Without its file; of another file than the one it lies beside; with a damaged place in it."""

_STATE = "-state"
_HEADER = 32
_FRAME_HEADER = 24
_MAGIC = 0x377F0682
_MOST_CHECKED = 64 * 1024 * 1024
"""A journal is folded in whenever the app is idle; one larger than this is not walked through."""


def doubt(path: Path) -> Doubt | None:
    """What is wrong with the journal of a data file, None for a sound one or none."""
    wal = path.with_name(path.name + "-wal")
    if not wal.exists() or wal.stat().st_size <= _HEADER:
        return None
    if not path.exists() or path.stat().st_size == 0:
        return "journal-alone"
    known = _fingerprint_known(path)
    if known is not None and known != fingerprint(path) and _is_database(path):
        return "journal-of-another"
    if wal.stat().st_size <= _MOST_CHECKED and _has_damage(wal.read_bytes()):
        return "journal-damaged"
    return None


def fingerprint(path: Path) -> str:
    """What tells a data file from every other."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def remember(path: Path, content: bytes) -> None:
    """Keeps the fingerprint of a data file whose journal has just been folded in.

    content: the file's bytes, as SQLite hands them out. While connections are open the file itself must not be opened
    and closed: that would take away all of this program's locks (https://www.sqlite.org/howtocorrupt.html, 2.2), and
    the next program to close the file would delete the journal under it.
    """
    _state(path).write_text(json.dumps({"sha256": hashlib.sha256(content).hexdigest()}), encoding="utf-8")


def forget(path: Path) -> None:
    """From now on the file may change while there is a journal."""
    with suppress(FileNotFoundError):
        _state(path).unlink()


def _is_database(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(16) == b"SQLite format 3\0"


def _state(path: Path) -> Path:
    return path.with_name(path.name + _STATE)


def _fingerprint_known(path: Path) -> str | None:
    try:
        known = json.loads(_state(path).read_text(encoding="utf-8"))["sha256"]
    except (OSError, ValueError, KeyError, TypeError):
        return None
    return known if isinstance(known, str) else None


def _has_damage(raw: bytes) -> bool:
    """Whether a commit of the journal's own generation stands behind the place where its checksums end to hold.

    What a broken-off write leaves at the end is no damage: nobody was told that it counts.
    https://www.sqlite.org/fileformat2.html#walformat
    """
    magic, _, page, _, *salts = struct.unpack(">6I", raw[:24])
    if magic & 0xFFFFFFFE != _MAGIC or not 512 <= page <= 65536:
        return True
    order = ">" if magic & 1 else "<"
    sums = _sums(raw[:24], order, (0, 0))
    if sums != struct.unpack(">2I", raw[24:32]):
        return True
    sound = True
    for at in range(_HEADER, len(raw) - _FRAME_HEADER - page + 1, _FRAME_HEADER + page):
        _, commit, *rest = struct.unpack(">6I", raw[at : at + _FRAME_HEADER])
        if rest[:2] != salts:
            # A leftover of an earlier generation, where this one is sound so far. Else it may be damaged itself.
            if sound:
                return False
            continue
        if sound:
            sums = _sums(raw[at : at + 8], order, sums)
            sums = _sums(raw[at + _FRAME_HEADER : at + _FRAME_HEADER + page], order, sums)
            sound = sums == tuple(rest[2:])
        elif commit:
            return True
    return False


def _sums(data: bytes, order: str, start: tuple[int, ...]) -> tuple[int, ...]:
    one, two = start
    words = struct.unpack(f"{order}{len(data) // 4}I", data)
    for first, second in zip(words[::2], words[1::2], strict=True):
        one = (one + first + two) & 0xFFFFFFFF
        two = (two + second + one) & 0xFFFFFFFF
    return one, two
