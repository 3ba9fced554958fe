"""Claims and legal events found by trying everything against the words of the rules; shares no code with them.

It reads the public state, as another program would.
"""

from itertools import product
from typing import Any

State = dict[str, Any]

TRIPLES_IN_STEPS = {step: {frozenset((n, n + step, n + 2 * step)) for n in range(1, 10 - 2 * step)} for step in (1, 2)}


def wanted(want: dict[str, Any], cards: list[str]) -> bool:
    """Whether the cards are what is wanted, by looking at every order of the colours."""
    values = [int(card[0]) for card in cards]
    if len(values) != 3:
        return False
    if "step" in want:
        return frozenset(values) in TRIPLES_IN_STEPS[want["step"]]
    bands = {"green": range(1, 4), "yellow": range(4, 7), "red": range(7, 10)}
    left = list(want["colors"])
    pairs: dict[str, list[int]] = {}
    for number in values:
        name = next(name for name, band in bands.items() if number in band)
        if name not in left:
            return False
        left.remove(name)
        pairs.setdefault(name, []).append(number)
    return not want.get("differ") or all(len(set(numbers)) == len(numbers) for numbers in pairs.values())


def beats(favourite: dict[str, Any], new: list[str], old: list[str]) -> bool:
    sign = 1 if favourite["arrow"] == "up" else -1
    worth = [
        (sign * sum(int(card[0]) for card in cards), sum(card[1] == "f" for card in cards)) for cards in (new, old)
    ]
    return worth[0] > worth[1]


def claims(state: State, first: int) -> list[dict[str, int]]:
    """Every legal claim in the order in which it is to be called out."""
    seats = state["seats"]
    count = len(seats)
    found = []
    for player in sorted(range(count), key=lambda seat: (seat - first) % count):
        for dish in range(5):
            mine = seats[player]["dishes"][dish]
            if mine["favourite"]:
                continue
            for slot, card in enumerate(state["favourites"]):
                if card and wanted(card["want"], mine["cards"]):
                    found.append({"player": player, "dish": dish, "favourite": slot})
            for owner, owner_dish in product(range(count), range(5)):
                theirs = seats[owner]["dishes"][owner_dish]
                card = theirs["favourite"]
                if not card or theirs["safe"] or not wanted(card["want"], mine["cards"]):
                    continue
                if beats(card, mine["cards"], theirs["cards"]):
                    found.append({"player": player, "dish": dish, "owner": owner, "owner_dish": owner_dish})
    return found


def all_claims(state: State) -> list[dict[str, Any]]:
    """Every claim that could be entered at all, legal or not."""
    count = len(state["seats"])
    entries: list[dict[str, Any]] = []
    for player, dish in product(range(count), range(5)):
        head = {"type": "claim", "player": player, "dish": dish}
        entries += [{**head, "favourite": slot} for slot in range(len(state["favourites"]) + 1)]
        entries += [
            {**head, "owner": owner, "owner_dish": owner_dish} for owner, owner_dish in product(range(count), range(5))
        ]
    return entries


def some_events(state: State, player: int) -> list[dict[str, Any]]:
    """Entries of one seat that are enough to find out of which types it has a legal one.

    One hand or deck card of each kind that matters stands for all: whether it may be played does not depend on it.
    """
    found: list[dict[str, Any]] = []
    dishes = state["seats"][player]["dishes"]
    sources: list[dict[str, Any]] = [{"from": "area", "slot": slot} for slot in range(4)]
    for dish in range(5):
        discards = [{}, *({"discard": card} for card in dishes[dish]["cards"])]
        for rest in discards:
            head = {"player": player, "dish": dish, **rest}
            found += [{"type": "play", **head, **source} for source in [*sources, {"from": "hand", "card": "5-"}]]
            deck = {"from": "deck", "card": "5-"}
            found += [{"type": "compensate", **head, **source} for source in [*sources, deck]]
            for victim, victim_dish in product(range(len(state["seats"])), range(5)):
                cards = state["seats"][victim]["dishes"][victim_dish]["cards"]
                for card in cards[:1]:
                    what = {"victim": victim, "victim_dish": victim_dish, "card_taken": card}
                    found += [
                        {"type": "steal", **head, **source, **what}
                        for source in [*sources, {"from": "hand", "card": "5s"}]
                    ]
    fills = state["area"].count(None)
    blank = {"want": {"step": 1}, "arrow": "up", "stars": 1}
    favourites = min(state["favourites"].count(None), state["favourites_deck"])
    found.append({"type": "end", "player": player, "area": ["5-"] * fills, "favourites": [blank] * favourites})
    found.append({"type": "end", "player": player})
    found.append({"type": "secrets", "favourites": [blank] * len(state["seats"])})
    found += [entry for entry in all_claims(state) if entry["player"] == player]
    return found
