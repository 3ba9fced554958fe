"""An evening without browsers: tables that play at a game's pace, tables where an entry lies half made, and a program that
dies in the middle, whose windows the next one takes over, as a proxy would send them there."""

import asyncio
import random
import re
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from websockets.exceptions import ConnectionClosed

from companion.desk import Desk, Sitting
from tests.load.windows import PATIENCE, Window

SEATS: Final = ("Anna", "Ben")
CHOSEN: Final = "Red 1 Chosen"
"""What a screen says on which the first card is chosen, and nothing entered."""

TAKEN_BACK: Final = ("Z", "Anna, 0 points")
BROUGHT_AGAIN: Final = ("Y", "Anna, 1 points")
"""The keys with Ctrl, and what the screen says after them."""


@dataclass(frozen=True, slots=True)
class Program:
    """A running program: where it is, and its process."""

    url: str
    process: subprocess.Popen[str]

    def memory(self) -> int | None:
        """What it holds in memory (megabytes), None where the system does not say."""
        with suppress(OSError):
            status = Path(f"/proc/{self.process.pid}/status").read_text("ascii")
            if found := re.search(r"VmRSS:\s*(\d+)", status):
                return int(found[1]) // 1024
        return None


def playing_table(desk: Desk) -> str:
    """A table with one entry to take back and bring again."""
    shot = desk.create("boze", [Sitting(name) for name in SEATS], {"market": False})
    assert desk.enter(shot.table_id, [{"type": "adjust", "player": 0, "points": 1, "reason": "load"}]).ok
    return shot.table_id


def waiting_table(desk: Desk) -> str:
    """A table where a card lies open to be chosen."""
    faces = {"faces": ["healthy"] * len(SEATS)}
    shot = desk.create("dimsum", [Sitting(name) for name in SEATS], faces, "dimsum/practice")
    assert desk.enter(shot.table_id, [{"type": "deal", "display": ["red-1", "blue-1", "green-1"]}]).ok
    return shot.table_id


async def half_made(desk: Desk, table: str, window: Window) -> None:
    """Chooses a card at the window, and waits until the choice is kept."""
    await window.press("Arrow Down", ctrl=False)
    async with asyncio.timeout(PATIENCE):
        while await asyncio.to_thread(desk.draft, table) is None:
            await asyncio.sleep(0.1)
    await window.tells(CHOSEN)


@dataclass(slots=True)
class Evening:
    """The tables with their windows, and what became of them. playing, waiting: the windows of each table."""

    desk: Desk
    programs: Sequence[Program]
    playing: dict[str, list[Window]]
    waiting: dict[str, list[Window]]
    pace: float
    taken: list[list[float]] = field(default_factory=list)
    """For each entry the seconds from the key to the changed screen, window by window."""
    back: list[float] = field(default_factory=list)
    """For each window whose program died the seconds until it showed its table again."""
    drafts: int = 0
    """How many of those found a half-made entry."""
    silent: int = 0
    """Entries that no answer came to."""
    dead: str = ""
    """Where the program was that has died."""
    lost: int = 0
    """Tables that lack an entry which a window had shown."""

    @property
    def windows(self) -> list[Window]:
        """All windows."""
        return [window for opened in (self.playing | self.waiting).values() for window in opened]

    async def open(self) -> None:
        """Opens all windows, those of a table at once."""
        for opened in (self.playing | self.waiting).values():
            await asyncio.gather(*(window.open(SEATS[0]) for window in opened))
        for table, opened in self.waiting.items():
            await half_made(self.desk, table, opened[0])

    async def run(self, seconds: float, kill: bool) -> None:
        """Plays for so long. kill: the first program dies in the middle."""
        until = time.monotonic() + seconds
        async with asyncio.TaskGroup() as tasks:
            for table, opened in self.playing.items():
                tasks.create_task(self._play(table, opened, until))
            tasks.create_task(self._middle(seconds / 2, kill))
        await asyncio.gather(*(window.close() for window in self.windows))

    def memory(self, when: str) -> None:
        """Prints what the programs hold in memory."""
        held = [found for program in self.programs if (found := program.memory()) is not None]
        if held:
            print(f"memory of the programs at the {when}: {', '.join(map(str, held))} MB", flush=True)

    async def _middle(self, seconds: float, kill: bool) -> None:
        await asyncio.sleep(seconds)
        self.memory("middle")
        if kill:
            await self._kill(self.programs[0], self.programs[1:])

    async def _kill(self, dead: Program, others: Sequence[Program]) -> None:
        struck = [window for window in self.windows if window.url == dead.url]
        halves = {id(window) for opened in self.waiting.values() for window in opened}
        self.dead = dead.url
        dead.process.kill()
        began = time.perf_counter()

        async def take(number: int, window: Window) -> None:
            await window.lost.wait()
            half = id(window) in halves
            await window.move(others[number % len(others)].url, CHOSEN if half else SEATS[0])
            self.back.append(window.changed_at - began)
            self.drafts += half

        await asyncio.gather(*(take(number, window) for number, window in enumerate(struck)))

    async def _play(self, table: str, opened: list[Window], until: float) -> None:
        entries = 1
        await asyncio.sleep(random.uniform(0, self.pace))
        while time.monotonic() < until:
            # The entry before is taken back, or brought again.
            shown, cut = await self._enter(opened, *(TAKEN_BACK if entries % 2 else BROUGHT_AGAIN))
            entries += any(shown)
            if cut:
                # What a program wrote while it died no window may have shown yet.
                async with asyncio.timeout(PATIENCE):
                    await asyncio.gather(*(window.here.wait() for window in opened))
                kept = (await asyncio.to_thread(self.desk.snapshot, table)).version
                self.lost += kept < entries
                entries = kept
            elif not all(shown):
                self.silent += 1
                print(f"no answer at {table}", flush=True)
                break
            await asyncio.sleep(random.uniform(0.5, 1.5) * self.pace)
        self.lost += (await asyncio.to_thread(self.desk.snapshot, table)).version < entries

    async def _enter(self, opened: list[Window], key: str, says: str) -> tuple[list[bool], bool]:
        """Presses a key at one of the windows. Which of them said then what it does, and whether a program died."""
        hand, homes = random.choice(opened), [window.url for window in opened]
        changes = [asyncio.create_task(window.says(says)) for window in opened]
        losses = [asyncio.create_task(window.lost.wait()) for window in opened]
        await asyncio.sleep(0)
        pressed = time.perf_counter()
        with suppress(ConnectionClosed):
            pressed = await hand.press(key)
        answers = asyncio.create_task(asyncio.wait(changes))
        await asyncio.wait([answers, *losses], timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
        cut = self.dead in homes
        if cut and homes[opened.index(hand)] != self.dead:
            # The others' answers may never come, the own one does.
            await asyncio.wait([changes[opened.index(hand)]], timeout=PATIENCE)
        shown = [change.done() and home != self.dead for change, home in zip(changes, homes, strict=True)]
        if all(shown):
            self.taken.append([change.result() - pressed for change in changes])
        for task in (answers, *changes, *losses):
            task.cancel()
        await asyncio.gather(answers, *changes, *losses, return_exceptions=True)
        return shown, cut
