"""Dizzle once more, slow and plain, on the record's own JSON: what the rules are held against. Shares no code with them.

Every sheet is a dict from (row, col) to what one sees there: a digit (open field), "X" (cross), "*" (explosion),
"P" (planet), "#" or "."; dice lie in a second dict. Nothing is cached, everything is looked for by brute force.
"""

from typing import Any

Json = dict[str, Any]
DICE = [8, 7, 10, 13]
ROUNDS = [10, 6, 4, 3]


class Naive:
    """A table that believes every event it is given."""

    def __init__(self, pack: Json, players: int) -> None:
        self.pack, self.n = pack, players
        printed = {(r, c): ch for r, line in enumerate(pack["grid"]) for c, ch in enumerate(line)}
        self.seen = [dict(printed) for _ in range(players)]
        self.printed = printed
        self.dice: list[dict[tuple[int, int], tuple[int, int]]] = [{} for _ in range(players)]
        self.group = [0] * players
        self.out = [False] * players
        self.ringed: list[list[int]] = [[] for _ in range(players)]
        self.flags = [list(pack.get("flags", [])) for _ in range(players)]
        self.due = [0] * players
        self.exploded: list[set[tuple[int, int]]] = [set() for _ in range(players)]
        self.pool: list[int] = []
        self.spin, self.seat, self.again, self.over = 1, 0, False, False

    def marked(self, kind: str) -> list[Json]:
        return [mark for mark in self.pack["marks"] if mark["kind"] == kind]

    @staticmethod
    def around(cell: tuple[int, int]) -> list[tuple[int, int]]:
        return [(cell[0] + dr, cell[1] + dc) for dr, dc in ((0, 1), (1, 0), (0, -1), (-1, 0))]

    def free(self, p: int, cell: tuple[int, int]) -> bool:
        if self.seen[p].get(cell, ".") not in "123456" or cell in self.dice[p]:
            return False
        for lock in self.marked("lock"):
            if tuple(lock["at"]) == cell:
                keys = [key for key in self.marked("key") if key["color"] == lock["color"]]
                return any(self.seen[p][tuple(key["at"])] == "X" for key in keys)
        return True

    def moves(self, p: int) -> list[Json]:
        """Every die of the pool on every cell of the grid, those kept that the rules allow."""
        found = []
        own = {cell for cell, (_, number) in self.dice[p].items() if number == self.group[p]}
        walled = bool(own) and not any(self.free(p, next_to) for cell in own for next_to in self.around(cell))
        for die in range(1, 7):
            if die not in self.pool:
                continue
            for cell in sorted(self.printed):
                if not self.free(p, cell) or self.seen[p][cell] != str(die):
                    continue
                cross = any(self.seen[p].get(next_to) == "X" for next_to in self.around(cell))
                joins = any(next_to in own for next_to in self.around(cell))
                touches = any(next_to in self.dice[p] for next_to in self.around(cell))
                if joins or (not own and cross):
                    found.append({"die": die, "cell": list(cell)})
                elif walled and cross and not touches:
                    found.append({"die": die, "cell": list(cell), "jump": True})
        return found

    def waiting(self) -> int | None:
        """The seat that owes a planet."""
        return next((p for p in range(self.n) if self.due[p]), None)

    def options(self) -> list[Json]:
        return [] if self.over or not self.pool else self.moves(self.seat)

    def expects(self) -> tuple[int, list[str]] | None:
        if self.over:
            return None
        owed = self.waiting()
        if owed is not None:
            return owed, ["planet"]
        if not self.pool:
            return (self.spin - 1) % self.n, ["roll"]
        if self.moves(self.seat):
            return self.seat, ["take"]
        return self.seat, ["give-back"] if self.again else ["reroll", "drop-out"]

    def do(self, event: Json) -> None:
        p, kind = event["player"], event["type"]
        cell = tuple(event.get("cell", ()))
        ends = False
        if self.over:
            return
        if kind == "roll":
            if self.waiting() is not None:
                self.due = [0] * self.n
                self.move_on()
                if self.over:
                    return
            if not self.pool:
                self.seat = (self.spin - 1) % self.n
            self.pool, self.again = sorted(event["dice"]), False
        elif kind == "take":
            own = {at for at, (_, number) in self.dice[p].items() if number == self.group[p]}
            if own and not any(next_to in own for next_to in self.around(cell)):
                self.group[p] += 1
            self.group[p] = self.group[p] or 1
            self.dice[p][cell] = (event["die"], self.group[p])
            self.pool.remove(event["die"])
            ends = p == self.seat or not self.pool
        elif kind == "give-back":
            self.pool = sorted([*self.pool, self.dice[p].pop(cell)[0]])
            ends = p == self.seat and self.again
        elif kind == "reroll" and self.pool:
            self.pool = sorted(event["dice"])
            self.again = self.again or p == self.seat
        elif kind == "drop-out" and self.pool:
            self.out[p] = True
            ends = p == self.seat
        elif kind == "planet":
            self.seen[p][cell] = "X"
            owed = self.waiting()
            self.due[p] = min(max(0, self.due[p] - 1), self.planets(p))
            if owed is not None and self.waiting() is None:
                self.move_on()
        if ends:
            self.end_action()
        while self.pool and self.again and not self.dice[self.seat] and not self.moves(self.seat):
            self.end_action()

    def planets(self, p: int) -> int:
        numbered = [tuple(mark["at"]) for mark in self.marked("planet")]
        return sum(seen == "P" or (at in numbered and seen != "X") for at, seen in self.seen[p].items())

    def end_action(self) -> None:
        self.again = False
        still_in = [(self.seat + k) % self.n for k in range(1, self.n) if not self.out[(self.seat + k) % self.n]]
        if self.pool and still_in:
            self.seat = still_in[0]
        elif not self.pool or self.n > 1 or self.out[0]:
            self.end_spin()

    def end_spin(self) -> None:
        was = [dict(seen) for seen in self.seen]
        new = [{cell for cell in self.dice[p] if was[p][cell] != "X"} for p in range(self.n)]
        for p in range(self.n):
            for cell in self.dice[p]:
                self.seen[p][cell] = "X"
        for bomb in self.marked("bomb"):
            at = tuple(bomb["at"])
            if any(at in crossed for crossed in new):
                for p in range(self.n):
                    if self.seen[p][at] != "X":
                        self.seen[p][at] = "*"
                        self.exploded[p].add(at)
        flags = [tuple(mark["at"]) for mark in self.marked("flag")]
        arrived = [any(flag in crossed for flag in flags) for crossed in new]
        for p in range(self.n):
            if arrived[p]:
                self.ringed[p] += self.flags[p][:1]
            self.flags[p] = self.flags[p][1 if arrived[p] else sum(arrived) :]
            rockets = [mark for mark in self.marked("rocket") if tuple(mark["at"]) in new[p]]
            self.due[p] = min(len(rockets), self.planets(p))
        self.dice = [{} for _ in range(self.n)]
        self.group = [0] * self.n
        self.out = [False] * self.n
        self.pool = []
        if self.waiting() is None:
            self.move_on()

    def move_on(self) -> None:
        full = any(
            all(self.seen[p][cell] in "X*" for cell, ch in self.printed.items() if ch in "123456")
            for p in range(self.n)
        )
        if full or self.spin == ROUNDS[self.n - 1] * self.n:
            self.over = True
        else:
            self.spin += 1

    def state(self) -> Json:
        """The public state, as the page names it."""
        return {
            "round": (self.spin + self.n - 1) // self.n,
            "spin": self.spin,
            "starter": (self.spin - 1) % self.n,
            "pool": self.pool,
            "seats": [
                {
                    "crosses": [list(cell) for cell, seen in sorted(self.seen[p].items()) if seen == "X"],
                    "dice": [
                        {"at": list(cell), "die": die, "group": number}
                        for cell, (die, number) in sorted(self.dice[p].items())
                    ],
                    "explosions": [list(cell) for cell in sorted(self.exploded[p])],
                    "flag": self.ringed[p],
                    "flags_left": self.flags[p],
                    "out": self.out[p],
                }
                for p in range(self.n)
            ],
            "options": self.options(),
        }

    def totals(self) -> list[int]:
        """Each seat's points."""
        pack, exploded = self.pack, self.exploded
        totals = []
        for p in range(self.n):

            def crossed(cell: list[int], p: int = p) -> bool:
                return self.seen[p][tuple(cell)] == "X"

            points = sum(self.ringed[p]) + pack["bomb_points"] * len(exploded[p])
            for area in [*pack["arrows"], *pack["squares"]]:
                points += area["points"] if all(map(crossed, area["cells"])) else 0
            for mark in pack["marks"]:
                if crossed(mark["at"]):
                    points += {"jewel": mark.get("points", 0), "poop": pack["poop_points"]}.get(mark["kind"], 0)
            for color in {mark["color"] for mark in self.marked("puzzle")}:
                if all(crossed(mark["at"]) for mark in self.marked("puzzle") if mark["color"] == color):
                    points += pack["puzzles"][color]
            totals.append(points)
        return totals
