"""Physical tables of slow and kai: real decks that are shuffled and drawn from, and the rules said a second time.

They share no code with the referee, so that the two can be held against each other.
"""

import random
from collections import Counter
from itertools import chain

from tests.shichimi.builders import Raw, full_deck


def is_shichimi(heap: list[str]) -> bool:
    others = sorted(card for card in heap if card != "togarashi")
    return "togarashi" in heap and len(others) == 6 and len(set(others)) == 6 and "habanero" not in heap


def is_complete(heap: list[str]) -> bool:
    return is_shichimi(heap) or (len(heap) >= 7 and set(heap) == {"togarashi"})


class SlowTable:
    """Two players, two decks of 33, three heaps."""

    def __init__(self, rng: random.Random) -> None:
        self.decks = [full_deck(habaneros=0) for _ in range(2)]
        for deck in self.decks:
            rng.shuffle(deck)
        self.hands = [[deck.pop() for _ in range(4)] for deck in self.decks]
        self.heaps: list[list[str]] = [[], [], []]
        self.points = [0, 0]
        self.peeks = [0, 0]
        self.gone: list[str] = []
        self.seat = 0
        self.laid = 0
        self.turns_left: int | None = None

    def legal(self, raw: Raw, habanero: bool) -> bool:
        """The page's rules for what the seat on turn does."""
        kind, hand = raw["type"], self.hands[self.seat]
        if kind == "spoiled":
            return self.laid == 0 and self.heaps[raw["heap"]] != []
        if kind == "complete":
            return self.heaps[raw["heap"]] != []
        if kind == "place":
            return raw["card"] in hand
        if kind == "peek":
            return habanero and self.peeks[self.seat] < 2
        need = min(4 - len(hand), len(self.decks[self.seat]))
        unseen = Counter(self.decks[self.seat])
        return (self.laid > 0 or hand == []) and len(raw["cards"]) == need and Counter(raw["cards"]) <= unseen

    def play(self, raw: Raw) -> None:
        kind, seat = raw["type"], self.seat
        if kind in ("spoiled", "complete"):
            heap, self.heaps[raw["heap"]] = self.heaps[raw["heap"]], []
            kinds = Counter(card for card in heap if card != "habanero")
            doubled = any(n > 1 for card, n in kinds.items() if card != "togarashi")
            right = is_complete(heap) if kind == "complete" else len(kinds) >= 8 or doubled
            self.points[seat if right else 1 - seat] += heap.count("togarashi") or 3
            self.gone += heap
        elif kind == "place":
            self.hands[seat].remove(raw["card"])
            self.heaps[raw["heap"]].append(raw["card"])
            self.laid += 1
        elif kind == "peek":
            self.peeks[seat] += 1
        else:
            self.hands[seat] += raw["cards"]
            if self.turns_left is not None:
                self.turns_left -= 1
            elif len(self.hands[seat]) < 4:
                self.turns_left = 1
            self.seat, self.laid = 1 - seat, 0

    def every_card(self) -> Counter[str]:
        return Counter(chain(*self.decks, *self.hands, *self.heaps, self.gone))


class KaiTable:
    """Three to five players, two decks of 35 dealt out, four heaps."""

    def __init__(self, rng: random.Random, seats: int) -> None:
        self.rng, self.seats = rng, seats
        cards = full_deck(habaneros=4, decks=2)
        rng.shuffle(cards)
        self.decks = [cards[seat::seats] for seat in range(seats)]
        self.hands = [[deck.pop() for _ in range(4)] for deck in self.decks]
        self.heaps: list[list[str]] = [[], [], [], []]
        self.collected: list[list[list[str]]] = [[] for _ in range(seats)]
        self.skip = [False] * seats
        self.seat = 0
        self.acts: list[str] = []
        self.ran_out: list[int] = []
        self.queue: list[int] | None = None
        self.over = False

    def fits(self, card: str, heap: list[str]) -> bool:
        if card == "habanero":
            return False
        others = [lying for lying in heap if lying != "togarashi"]
        return card == "togarashi" or (card not in others and len(others) < 6)

    def stuck(self, seat: int) -> bool:
        return not any(self.fits(card, heap) for card in self.hands[seat] for heap in self.heaps)

    def legal(self, raw: Raw) -> bool:
        """The page's rules; cards that are drawn are judged by what can lie in the decks at all."""
        kind, seat = raw["type"], raw["player"]
        hand, drawn = self.hands[seat], raw.get("cards", [])
        if kind == "pass-habanero":
            if "habanero" not in hand or raw["to"] == seat:
                return False
            if raw["to"] == self.seat and any(act in ("place", "reclaim", "collect") for act in self.acts):
                return False
            if (raw["refill"] is None) != (self.decks[seat] == []):
                return False
            drawn = [card for card in [raw["refill"]] if card]
            hidden = Counter(chain(["habanero"], *self.decks))
            return Counter(drawn) <= hidden
        if seat != self.seat:
            return False
        if kind == "place":
            return raw["card"] in hand and self.fits(raw["card"], self.heaps[raw["heap"]])
        if kind == "reclaim":
            done = "place" in self.acts or "reclaim" in self.acts
            return not done and self.stuck(seat) and self.heaps[raw["heap"]] != []
        if kind == "collect":
            return is_complete(self.heaps[raw["heap"]])
        if "place" not in self.acts and set(hand) - {"habanero"}:
            return False
        need = min(4 - len(hand), len(self.decks[seat]))
        return len(drawn) == need and Counter(drawn) <= Counter(chain(*self.decks))

    def draw(self, seat: int, count: int) -> list[str]:
        """What is really drawn: taken from the deck here, put into the hand by `play`."""
        deck = self.decks[seat]
        self.rng.shuffle(deck)
        return [deck.pop() for _ in range(min(count, len(deck)))]

    def play(self, raw: Raw) -> None:
        kind, seat = raw["type"], raw["player"]
        if kind == "pass-habanero":
            self.hands[seat].remove("habanero")
            self.hands[seat] += [card for card in [raw["refill"]] if card]
            self.note(seat)
            self.decks[raw["to"]].append("habanero")
            self.note(raw["to"])
            self.skip[raw["to"]] = True
            begun = any(act in ("place", "reclaim", "collect") for act in self.acts)
            if raw["to"] == self.seat and not begun:
                self.end_of_turn(skipping=True)
            return
        self.acts.append(kind)
        if kind == "place":
            self.hands[seat].remove(raw["card"])
            self.heaps[raw["heap"]].append(raw["card"])
        elif kind == "reclaim":
            self.decks[seat] += self.heaps[raw["heap"]]
            self.heaps[raw["heap"]] = []
            self.note(seat)
        elif kind == "collect":
            self.collect(seat, raw["heap"])
        else:
            self.hands[seat] += raw["cards"]
            self.note(seat)
            for heap in range(4):
                if is_complete(self.heaps[heap]):
                    self.collect(seat, heap)
            if not self.over:
                self.end_of_turn(skipping=False)

    def collect(self, seat: int, heap: int) -> None:
        self.collected[seat].append(self.heaps[heap])
        self.heaps[heap] = []
        self.over = self.over or len(self.collected[seat]) == 3

    def note(self, seat: int) -> None:
        """When a deck ran out."""
        if self.decks[seat]:
            self.ran_out = [other for other in self.ran_out if other != seat]
        elif seat not in self.ran_out:
            self.ran_out.append(seat)

    def end_of_turn(self, skipping: bool) -> None:
        if skipping:
            self.skip[self.seat] = False
        if self.queue is None and self.ran_out:
            order = [*range(self.seat + 1, self.seats), *range(self.seat + 1)]
            self.queue = [seat for seat in order if seat != self.ran_out[0]]
        if self.queue == []:
            self.over = True
            return
        self.seat = self.queue.pop(0) if self.queue is not None else (self.seat + 1) % self.seats
        self.acts = []
        if self.skip[self.seat]:
            self.end_of_turn(skipping=True)

    def total(self, seat: int) -> int:
        points = 5 * self.hands[seat].count("habanero") - len(self.decks[seat])
        for heap in self.collected[seat]:
            hot = heap.count("togarashi")
            points += 10 + hot - 1 if is_shichimi(heap) else 7 + hot - 7
        return points

    def every_card(self) -> Counter[str]:
        collected = [card for own in self.collected for heap in own for card in heap]
        return Counter(chain(*self.decks, *self.hands, *self.heaps, collected))
