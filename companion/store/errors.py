"""Why the data could not be read or written, told apart so that each can be said in its own sentence."""

import errno
import sqlite3
from pathlib import Path
from typing import Literal

Trouble = Literal["full", "busy", "read-only", "moved", "newer", "damaged", "away", "failed"]
"""full: no room on the disk. busy: another program holds the file. read-only: it may not be written. moved: the file was
moved or deleted while the app ran. newer: a newer version made it. damaged: it can no longer be read. away: the database server does not answer."""


class StoreError(Exception):
    """The data could not be read or written; nothing was half done.

    trouble: why; `companion.texts.desk.trouble_text` says it. path: the file or folder it is about.
    """

    def __init__(self, trouble: Trouble, detail: str = "", path: Path | None = None) -> None:
        super().__init__(f"{trouble}: {detail or path}")
        self.trouble: Trouble = trouble
        self.detail = detail
        self.path = path


_BY_CODE: dict[int, Trouble] = {
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "read-only",
    sqlite3.SQLITE_PERM: "read-only",
    sqlite3.SQLITE_CORRUPT: "damaged",
    sqlite3.SQLITE_NOTADB: "damaged",
}
_BY_ERRNO: dict[int | None, Trouble] = {
    errno.ENOSPC: "full",
    errno.EDQUOT: "full",
    errno.EACCES: "read-only",
    errno.EPERM: "read-only",
    errno.EROFS: "read-only",
}


def told(error: BaseException | None, path: Path) -> StoreError:
    """What SQLite or the system says as a `StoreError`."""
    trouble: Trouble = "failed"
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", None)
        trouble = _BY_CODE.get((code or 0) & 0xFF, "failed")
        if code is not None and code & 0xFF in (sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_IOERR) and not path.exists():
            trouble = "moved"
    elif isinstance(error, OSError):
        trouble = _BY_ERRNO.get(error.errno, "failed")
    return StoreError(trouble, str(error), path)
