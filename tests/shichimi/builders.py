"""One-line builders of shichimi events and records; heaps in shorthand."""

from collections.abc import Iterable
from typing import Any

from companion.game import Seating
from companion.records import read
from companion.referee import Position, advance, judge, stands, start
from models.shichimi import CARDS, SPICES, VARIANTS
from tests.play import record

Raw = dict[str, Any]

NAMES = ("あやか", "Tom", "ベティ", "José", "Lee", "健", "Zoë", "𠮷野")
SEATS = {"solo": 1, "versus": 2, "party": 3, "slow": 2, "kai": 3}
"""The fewest players of each variant."""

LETTERS = dict(zip("tabcdefghijkH", CARDS, strict=True))
"""t togarashi, a to k the other spices in the page's order, H habanero."""

RULED = {"ruling": "みんな同意"}


def cards(letters: str) -> list[str]:
    """``"tta"``: two togarashi and an asanomi; spaces are passed over."""
    return [LETTERS[letter] for letter in letters if letter != " "]


SHICHIMI = "tabcdef"
ICHIMI = "t" * 7


def flag(player: int, **more: Any) -> Raw:
    return {"type": "flag", "player": player, **more}


def heap(player: int, letters: str, **more: Any) -> Raw:
    return {"type": "heap", "player": player, "cards": cards(letters), **more}


def void(**more: Any) -> Raw:
    return {"type": "void", **more}


def deal(*hands: str, **more: Any) -> Raw:
    return {"type": "deal", "hands": [cards(hand) for hand in hands], **more}


def place(player: int, letter: str, heap: int, **more: Any) -> Raw:
    return {"type": "place", "player": player, "card": LETTERS[letter], "heap": heap, **more}


def refill(player: int, letters: str = "", **more: Any) -> Raw:
    return {"type": "refill", "player": player, "cards": cards(letters), **more}


def spoiled(player: int, heap: int, **more: Any) -> Raw:
    return {"type": "spoiled", "player": player, "heap": heap, **more}


def complete(player: int, heap: int, **more: Any) -> Raw:
    return {"type": "complete", "player": player, "heap": heap, **more}


def peek(player: int, heap: int, **more: Any) -> Raw:
    return {"type": "peek", "player": player, "heap": heap, **more}


def reclaim(player: int, heap: int, **more: Any) -> Raw:
    return {"type": "reclaim", "player": player, "heap": heap, **more}


def collect(player: int, heap: int, **more: Any) -> Raw:
    return {"type": "collect", "player": player, "heap": heap, **more}


def give(player: int, to: int, drawn: str | None, **more: Any) -> Raw:
    card = None if drawn is None else LETTERS[drawn]
    return {"type": "pass-habanero", "player": player, "to": to, "refill": card, **more}


def stop(**more: Any) -> Raw:
    return {"type": "stop", "reason": "時間切れ", **more}


def adjust(player: int, points: int, **more: Any) -> Raw:
    return {"type": "adjust", "player": player, "points": points, "reason": "数え間違い", **more}


def table(variant: str, *events: Raw, seats: int | None = None, **options: Any) -> Raw:
    """A record of this variant; `seats` where it is not the fewest."""
    names = NAMES[: seats or SEATS[variant]]
    return record("shichimi", names, events, options={"variant": variant, **options})


def event(variant: str, raw: Raw) -> Any:
    """The validated event."""
    return VARIANTS[variant].read_event(raw)


def fresh(variant: str, seats: int | None = None, **options: Any) -> Position:
    """The position before the first event."""
    return start(read(table(variant, seats=seats, **options)).setup)


def after(position: Position, *raws: Raw) -> Position:
    """The position after events that all must stand."""
    for raw in raws:
        entered = event(variant_of(position.setup), raw)
        broken = judge(position, entered)
        assert stands(broken, entered), (raw, broken)
        position = advance(position, entered)
    return position


def broken(position: Position, raw: Raw) -> list[str]:
    """The text keys of everything that this event breaks."""
    return [violation.text_key for violation in judge(position, event(variant_of(position.setup), raw))]


def variant_of(setup: Seating) -> str:
    return str(setup.options.variant)


def full_deck(habaneros: int, decks: int = 1) -> list[str]:
    """The cards of the box, written down a second time: 11 togarashi and two of each spice a deck."""
    return ["togarashi"] * 11 * decks + [spice for spice in SPICES for _ in range(2 * decks)] + ["habanero"] * habaneros


def letters_of(names: Iterable[str]) -> str:
    """Cards back in shorthand."""
    back = {card: letter for letter, card in LETTERS.items()}
    return "".join(back[name] for name in names)
