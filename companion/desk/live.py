"""Live tables: windows are told of every change, their own program's at once, other programs' by looking often."""

import logging
import threading
from collections.abc import Callable, Mapping, Sequence

from companion.browser import IN_BROWSER
from companion.desk.snapshot import Snapshot
from companion.store import StoreError

POLL_SECONDS = 0.25
"""How often watched tables are looked at for what other programs wrote: one indexed query for all of them."""

NOTICE_SECONDS = 1.0
"""So long a notice is waited for before it is looked all the same: one may be lost with a connection."""

Callback = Callable[[Snapshot], None]

_LOG = logging.getLogger(__name__)


class Live:
    """Who watches which table, and what they were told last. alone: no other program writes here; wait: waits for what
    another program wrote, where it need not be looked for."""

    def __init__(
        self,
        versions: Callable[[Sequence[str]], Mapping[str, int]],
        find: Callable[[str], Snapshot | None],
        alone: bool = IN_BROWSER,
        wait: Callable[[float], None] | None = None,
    ) -> None:
        self._alone = alone
        self._wait = wait
        self._versions = versions
        self._find = find
        self._lock = threading.Lock()
        self._watching: dict[str, list[Callback]] = {}
        self._told: dict[str, int] = {}
        self._closed = threading.Event()
        self._watcher: threading.Thread | None = None

    def subscribe(self, table_id: str, version: int, callback: Callback) -> Callable[[], None]:
        """Calls back with each snapshot newer than `version`. Returns what ends it."""
        with self._lock:
            self._watching.setdefault(table_id, []).append(callback)
            self._told.setdefault(table_id, version)
            if self._watcher is None and not self._alone:
                self._watcher = threading.Thread(target=self._watch, name="live tables", daemon=True)
                self._watcher.start()

        def end() -> None:
            with self._lock:
                callbacks = self._watching.get(table_id, [])
                if callback in callbacks:
                    callbacks.remove(callback)
                if not callbacks:
                    self._watching.pop(table_id, None)
                    self._told.pop(table_id, None)

        return end

    def tell(self, snapshot: Snapshot, newer: bool = False) -> None:
        """Hands a snapshot to everybody who watches its table; one that is older than the last told is let go.

        newer: one that is as old is let go too. A label changes without a new version, an entry never does.
        """
        with self._lock:
            callbacks = list(self._watching.get(snapshot.table_id, ()))
            if not callbacks or snapshot.version < self._told[snapshot.table_id] + newer:
                return
            self._told[snapshot.table_id] = snapshot.version
        for callback in callbacks:
            try:
                callback(snapshot)
            except Exception:
                # A window that fails must not keep the entry from the others.
                _LOG.exception("a live table's window failed")

    def close(self) -> None:
        """Ends the watching."""
        self._closed.set()
        if self._watcher is not None and self._watcher is not threading.current_thread():
            self._watcher.join()

    def _pause(self) -> bool:
        """Waits until it is worth looking; whether it is closed."""
        if self._wait is None:
            return self._closed.wait(POLL_SECONDS)
        self._wait(NOTICE_SECONDS)
        return self._closed.is_set()

    def _watch(self) -> None:
        while not self._pause():
            with self._lock:
                told = dict(self._told)
            try:
                found = self._versions(list(told)) if told else {}
                for table_id, version in found.items():
                    if version > told[table_id] and (snapshot := self._find(table_id)) is not None:
                        self.tell(snapshot, newer=True)
            except StoreError:
                _LOG.exception("live tables could not be read; they are looked at again")
