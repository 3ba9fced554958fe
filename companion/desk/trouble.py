"""What is kept here and cannot be read: rows that are damaged or of a newer version, and files that were set aside.

None of it keeps anything else from working, and none of it is ever thrown away. A screen shows `Desk.troubles` (those not
dismissed yet) on the home screen, and `Desk.damaged` and `Desk.set_asides` on a page of its own, where each can be passed
on as a file (`file_of`; a `SetAside` is one) or tried again (`Desk.rescue`, `Desk.recover`). The sentences:
`companion.texts.errors.sentence(damaged.error, lang)` and `companion.texts.desk.set_aside_text(set_aside, lang)`.
"""

import json
import shutil
import sqlite3
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.desk import backup
from companion.store import Damaged, SetAside, Store
from companion.store.errors import told
from companion.store.files import FILE
from companion.store.salvage import salvage

DISMISSED = "dismissed-troubles"
"""The setting that names what the user has been told of and does not want to see on the home screen again."""


@dataclass(frozen=True, slots=True)
class Troubles:
    """What is still to be told on the home screen."""

    damaged: tuple[Damaged, ...] = ()
    set_asides: tuple[SetAside, ...] = ()

    def __bool__(self) -> bool:
        return bool(self.damaged or self.set_asides)


def key_of(trouble: Damaged | SetAside) -> str:
    """What a dismissed trouble is known by."""
    return trouble.path.name if isinstance(trouble, SetAside) else f"{trouble.what}:{trouble.id}"


def file_of(damaged: Damaged) -> bytes:
    """A damaged row as a JSON file, exactly as it lies there."""
    return (json.dumps(damaged.plain(), ensure_ascii=False, indent=1) + "\n").encode()


def recovered(found: SetAside, time: str) -> dict[str, Any]:
    """What can still be read of a file that was set aside, as a backup's JSON; the file stays as it is.

    Raises StoreError where there is no room for a copy.
    """
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder)
        try:
            for ending in ("", "-wal"):
                beside = found.path.with_name(found.path.name + ending)
                if beside.exists():
                    shutil.copy2(beside, path / f"damaged.db{ending}")
            store = Store.open(path)
            try:
                salvage(path / "damaged.db", path / FILE)
                return backup.export(store, time)
            finally:
                store.close()
        except (OSError, sqlite3.Error) as error:
            raise told(error, found.path) from error
