"""The best possible score of a sheet, found by search, and a game for one player that reaches it."""

import random
from itertools import combinations
from typing import Any

from models.dizzle import Pack

Cell = tuple[int, int]
Json = dict[str, Any]
SPINS, DICE = 10, 8
"""One player: ten rounds of one spin, eight dice."""


class Sheet:
    """What the search needs of a pack."""

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        squares = {(r, c): ch for r, line in enumerate(pack.grid) for c, ch in enumerate(line)}
        self.pips = {cell: int(ch) for cell, ch in squares.items() if ch in "123456"}
        self.printed = {cell for cell, ch in squares.items() if ch == "X"}
        self.planets = {cell for cell, ch in squares.items() if ch == "P"}
        self.of: dict[str, list[Any]] = {}
        for mark in pack.marks:
            self.of.setdefault(mark.kind, []).append(mark)

    def at(self, kind: str) -> set[Cell]:
        return {mark.at for mark in self.of.get(kind, ())}

    def open_to(self, cell: Cell, crosses: set[Cell]) -> bool:
        locks = {mark.at: mark.color for mark in self.of.get("lock", ())}
        keys = {mark.at for mark in self.of.get("key", ()) if mark.color == locks.get(cell)}
        return cell not in locks or bool(keys & crosses)


def around(cell: Cell) -> list[Cell]:
    return [(cell[0] - 1, cell[1]), (cell[0], cell[1] - 1), (cell[0], cell[1] + 1), (cell[0] + 1, cell[1])]


def reach(sheet: Sheet, shunned: set[Cell], planets: set[Cell]) -> set[Cell]:
    """Everything one can cross without ever entering `shunned`, with these planets."""
    crosses = set(sheet.printed)
    while True:
        landed = planets if crosses & sheet.at("rocket") else set()
        new = {
            cell
            for cell in sheet.pips.keys() - crosses - shunned
            if sheet.open_to(cell, crosses) and crosses & set(around(cell))
        } | (landed - crosses)
        if not new:
            return crosses
        crosses |= new


def points(sheet: Sheet, crosses: set[Cell]) -> int:
    """The score of a sheet on which these are crossed, nothing exploded and each flag reached in a spin of its own."""
    pack = sheet.pack
    total = sum(mark.points for mark in sheet.of.get("jewel", ()) if mark.at in crosses)
    total += sum(area.points for area in (*pack.arrows, *pack.squares) if set(area.cells) <= crosses)
    for color, worth in pack.puzzles.items():
        total += worth if {m.at for m in sheet.of["puzzle"] if m.color == color} <= crosses else 0
    total += sum((pack.flags or ())[: len(sheet.at("flag") & crosses)])
    return total + pack.poop_points * len(sheet.at("poop") & crosses)


def best(pack: Pack) -> tuple[int, set[Cell]]:
    """The highest score there can be and what is crossed for it; of equal ones the fewest crosses.

    All that costs points is poop, all that is scarce are planets: every choice of both is tried, and everything that
    can then be reached is crossed.
    """
    sheet = Sheet(pack)
    poops, rockets = sorted(sheet.at("poop")), len(sheet.at("rocket"))
    found = []
    for shun in range(len(poops) + 1):
        for shunned in combinations(poops, shun):
            for planets in combinations(sorted(sheet.planets), min(rockets, len(sheet.planets))):
                crosses = reach(sheet, set(shunned), set(planets))
                found.append((points(sheet, crosses), -len(crosses), sorted(crosses)))
    total, _, crosses_list = max(found)
    return total, set(crosses_list)


def landings(sheet: Sheet, crosses: set[Cell], path: list[Cell], group: list[Cell]) -> tuple[list[Cell], bool]:
    """Where the next die may go, whatever it shows, and whether that is a jump."""

    def beside(cells: Any) -> list[Cell]:
        return [
            cell
            for cell in sorted({n for at in cells for n in around(at)} & sheet.pips.keys())
            if cell not in crosses and cell not in path and sheet.open_to(cell, crosses)
        ]

    joined = beside(group or crosses)
    if joined or not group:
        return joined, False
    return [cell for cell in beside(crosses) if not set(around(cell)) & set(path)], True


def witness(pack: Pack, seed: int) -> list[Json] | None:
    """Events of one player who crosses exactly what `best` names, with lucky dice; None where the seed does not work."""
    sheet, rng = Sheet(pack), random.Random(seed)
    _, wanted = best(pack)
    crosses, events = set(sheet.printed), list[Json]()
    for _ in range(SPINS):
        if wanted <= crosses:
            break
        path, group = list[Cell](), list[Cell]()
        while True:
            cells, jump = landings(sheet, crosses, path, group)
            steps = [cell for cell in cells if cell in wanted]
            if len(path) == DICE or not steps:
                break
            # Into the corners first, so that nothing is left behind.
            step = min(steps, key=lambda c: (len(set(around(c)) & (wanted - crosses - set(path))), rng.random()))
            path.append(step)
            group = [step] if jump else [*group, step]
        dice = [sheet.pips[cell] for cell in path]
        events += [
            {"type": "take", "player": 0, "die": die, "cell": list(cell)} for die, cell in zip(dice, path, strict=True)
        ]
        if len(path) < DICE:
            idle = sorted(set(range(1, 7)) - {sheet.pips[cell] for cell in cells})
            if not idle:
                return None
            dice += idle[:1] * (DICE - len(path))
            events.append({"type": "drop-out", "player": 0})
        events.insert(len(events) - len(path) - (len(path) < DICE), {"type": "roll", "player": 0, "dice": dice})
        launched = len(sheet.at("rocket") & set(path))
        crosses |= set(path)
        for target in sorted((wanted & sheet.planets) - crosses)[:launched]:
            events.append({"type": "planet", "player": 0, "cell": list(target)})
            crosses.add(target)
    return events if wanted <= crosses else None
