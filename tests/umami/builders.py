"""One-line builders of umami events, favourites and records, and the table as a position."""

from typing import Any

from companion.records import read
from companion.referee import Position, advance, judge, start
from companion.rules import umami as rules
from models.umami import Dish, Favourite, Record, SeatState, State
from tests.play import record

Raw = dict[str, Any]

NAMES = ("あやか", "Tom", "健", "Zoë", "そら")
COLORS = {"g": "green", "y": "yellow", "r": "red"}


def fav(text: str) -> Raw:
    """``rrg↓2``: colours, arrow, stars; ``yyg≠↑1`` with different values; ``+1↑3`` and ``+2↓4`` by steps."""
    pattern, arrow, stars = text[:-2], text[-2], text[-1]
    if pattern[0] == "+":
        want: Raw = {"step": int(pattern[1])}
    else:
        want = {"colors": [COLORS[letter] for letter in pattern.rstrip("≠")]}
        if pattern.endswith("≠"):
            want["differ"] = True
    return {"want": want, "arrow": {"↑": "up", "↓": "down"}[arrow], "stars": int(stars)}


FAVOURITES = ("rrg↓2", "+1↑3", "yyg≠↑1", "+2↓4")
AREA = ("7*", "2s", "5f", "3*")


def deal(area: tuple[str, ...] = AREA, favourites: tuple[str, ...] = FAVOURITES, **more: Any) -> Raw:
    return {"type": "deal", "area": list(area), "favourites": [fav(text) for text in favourites], **more}


def hand(player: int, card: str, dish: int, **more: Any) -> Raw:
    return {"type": "play", "player": player, "from": "hand", "card": card, "dish": dish, **more}


def area(player: int, slot: int, dish: int, **more: Any) -> Raw:
    return {"type": "play", "player": player, "from": "area", "slot": slot, "dish": dish, **more}


def steal(
    player: int, source: str | int, victim: int, card_taken: str, victim_dish: int, dish: int, **more: Any
) -> Raw:
    """source: a hand card, or the slot of an area card."""
    where: Raw = {"from": "area", "slot": source} if isinstance(source, int) else {"from": "hand", "card": source}
    return {
        "type": "steal",
        "player": player,
        **where,
        "victim": victim,
        "card_taken": card_taken,
        "victim_dish": victim_dish,
        "dish": dish,
        **more,
    }


def compensate(player: int, source: str | int, dish: int, **more: Any) -> Raw:
    """source: the card drawn from the deck, or the slot of an area card."""
    where: Raw = {"from": "area", "slot": source} if isinstance(source, int) else {"from": "deck", "card": source}
    return {"type": "compensate", "player": player, **where, "dish": dish, **more}


def claim(player: int, dish: int, favourite: int, **more: Any) -> Raw:
    return {"type": "claim", "player": player, "dish": dish, "favourite": favourite, **more}


def take(player: int, dish: int, owner: int, owner_dish: int, **more: Any) -> Raw:
    """A claim from a set dish."""
    return {"type": "claim", "player": player, "dish": dish, "owner": owner, "owner_dish": owner_dish, **more}


def end(player: int, *new_area: str, favourites: tuple[str, ...] = (), **more: Any) -> Raw:
    return {
        "type": "end",
        "player": player,
        "area": list(new_area),
        "favourites": [fav(text) for text in favourites],
        **more,
    }


def last_end(player: int, **more: Any) -> Raw:
    """The end of a last turn, which fills nothing up."""
    return {"type": "end", "player": player, **more}


def secrets(*favourites: str, **more: Any) -> Raw:
    return {"type": "secrets", "favourites": [fav(text) for text in favourites], **more}


def table(*events: Raw, players: int = 2, **more: Any) -> Raw:
    return record("umami", NAMES[:players], events, **more)


def event(raw: Raw) -> Any:
    return Record.read_event(raw)


def seat(*dishes: str, last_hand_cards: int = 0) -> SeatState:
    """A seat by its dishes: ``"9f 7* 1-"``, set ``"9f 7* 1- =rrg↓2"``, safe ``"9f 7* 1- !rrg↓2"``."""
    found = []
    for text in dishes:
        words = text.split()
        favourite = Favourite.model_validate(fav(words[-1][1:])) if words and words[-1][0] in "=!" else None
        cards = tuple(words[:-1] if favourite else words)
        found.append(Dish(cards, favourite, bool(favourite) and words[-1][0] == "!"))
    return SeatState(tuple(found + [Dish()] * (5 - len(found))), last_hand_cards)


def at(*seats: SeatState, favourites: tuple[str | None, ...] = FAVOURITES, **state: Any) -> Position:
    """A dealt position: the seats given, the others empty; further fields of the state by name."""
    players = state.pop("players", max(2, len(seats)))
    position = start(read(table(players=players)).setup)
    begun: State = position.state._replace(dealt=True, area=AREA, favourites_deck=3)
    cards = tuple(Favourite.model_validate(fav(text)) if text else None for text in favourites)
    changed = begun._replace(seats=(*seats, *begun.seats[len(seats) :]), favourites=cards, **state)
    return Position(position.setup, rules, changed, (0,) * players)  # type: ignore[arg-type]


def undealt(players: int = 2, **more: Any) -> Position:
    return start(read(table(players=players, **more)).setup)


def broken(position: Position, raw: Raw) -> list[str]:
    return [violation.text_key for violation in judge(position, event(raw))]


def after(position: Position, *raws: Raw) -> Position:
    """The position after events that are legal or carry a ruling that lets them stand."""
    for raw in raws:
        entered = event(raw)
        found = judge(position, entered)
        assert not found or (entered.ruling and all(v.kind == "illegal" for v in found)), (raw, found)
        position = advance(position, entered)
    return position
