"""What is no record of umami: wrong shapes, ranges and keys, each with its place."""

from typing import Any

import pytest

from companion.game import read_pack
from companion.records import read
from companion.texts.errors import sentence
from models.base import RecordError
from models.umami import Record
from tests.umami.builders import Raw, area, claim, compensate, deal, end, fav, hand, secrets, steal, table, take


def refusal(raw: Raw) -> str:
    with pytest.raises(RecordError) as caught:
        read(raw)
    for lang in ("ja", "en"):
        text = sentence(caught.value, lang)
        assert text
        assert "{" not in text
    return f"{caught.value.place}: {caught.value.key}"


def without(raw: Raw, key: str) -> Raw:
    return {name: value for name, value in raw.items() if name != key}


def favourite(**changes: Any) -> Raw:
    return {**fav("rrg↓2"), **changes}


NO_EVENT: list[tuple[Raw, str]] = [
    (deal(("7*", "2s", "5f")), "area: too-few"),
    (deal(("7*", "2s", "5f", "3*", "3*")), "area: too-many"),
    (deal(favourites=("rrg↓2",)), "favourites: too-few"),
    (deal(favourites=("rrg↓2",) * 5), "favourites: too-many"),
    (deal(("0*", "2s", "5f", "3*")), "area[0]: pattern"),
    (deal(("7*", "10", "5f", "3*")), "area[1]: pattern"),
    (deal(("7*", "2s", "5F", "3*")), "area[2]: pattern"),
    (deal(("7*", "2s", "5f", "3*\n")), "area[3]: pattern"),
    ({**deal(), "player": 0}, "player: unknown-key"),
    (hand(0, "7", 0), "card: pattern"),
    (hand(0, "７*", 0), "card: pattern"),
    (hand(-1, "7*", 0), "player: too-small"),
    (hand(0, "7*", 5), "dish: too-large"),
    (hand(0, "7*", -1), "dish: too-small"),
    ({**hand(0, "7*", 0), "dish": True}, "dish: not-integer"),
    ({**hand(0, "7*", 0), "dish": "0"}, "dish: not-integer"),
    ({**hand(0, "7*", 0), "slot": 0}, "slot: unknown-key"),
    ({**hand(0, "7*", 0), "from": "deck"}, "from: not-one-of"),
    ({**hand(0, "7*", 0), "from": 1}, "from: not-one-of"),
    ({**hand(0, "7*", 0), "source": "hand"}, "source: unknown-key"),
    (without(hand(0, "7*", 0), "from"), "from: missing"),
    (without(hand(0, "7*", 0), "card"), "card: missing"),
    (without(hand(0, "7*", 0), "dish"), "dish: missing"),
    (without(hand(0, "7*", 0), "player"), "player: missing"),
    (hand(0, "7*", 0, discard=None), "discard: not-text"),
    (hand(0, "7*", 0, discard="x"), "discard: pattern"),
    (area(0, 4, 0), "slot: too-large"),
    (without(area(0, 3, 0), "slot"), "slot: missing"),
    ({**area(0, 3, 0), "card": "7*"}, "card: unknown-key"),
    ({**area(0, 3, 0), "victim": 1}, "victim: unknown-key"),
    (steal(0, 4, 1, "7*", 0, 0), "slot: too-large"),
    (steal(0, "5s", 1, "7*", 5, 0), "victim_dish: too-large"),
    (steal(0, "5s", 1, "7*", 0, 5), "dish: too-large"),
    (steal(0, "5s", -1, "7*", 0, 0), "victim: too-small"),
    (without(steal(0, "5s", 1, "7*", 0, 0), "card_taken"), "card_taken: missing"),
    ({**steal(0, "5s", 1, "7*", 0, 0), "slot": 1}, "slot: unknown-key"),
    ({**compensate(0, "5s", 0), "from": "hand"}, "from: not-one-of"),
    ({**compensate(0, "5s", 0), "slot": 1}, "slot: unknown-key"),
    (compensate(0, 4, 0), "slot: too-large"),
    (claim(0, 5, 0), "dish: too-large"),
    (claim(0, 0, -1), "favourite: too-small"),
    ({**claim(0, 0, 0), "owner": 1}, "owner: unknown-key"),
    (without(claim(0, 0, 0), "favourite"), "owner: missing"),
    (without(take(0, 0, 1, 0), "owner"), "owner: missing"),
    (without(take(0, 0, 1, 0), "owner_dish"), "owner_dish: missing"),
    (take(0, 0, 1, 5), "owner_dish: too-large"),
    (take(0, 0, -1, 0), "owner: too-small"),
    ({**take(0, 0, 1, 0), "favourite": None}, "favourite: not-integer"),
    (without(end(0, "7*"), "favourites"), "favourites: missing"),
    (without(end(0, "7*"), "area"), "area: missing"),
    ({**end(0), "area": None}, "area: not-list"),
    ({**end(0), "area": "7*"}, "area: not-list"),
    (end(0, "7x"), "area[0]: pattern"),
    ({**secrets("+1↑3"), "player": 0}, "player: unknown-key"),
    ({"type": "secrets"}, "favourites: missing"),
    ({"type": "draw", "player": 0}, "type: unknown-type"),
    ({**secrets(), "favourites": [favourite(stars=10)]}, "favourites[0].stars: too-large"),
    ({**secrets(), "favourites": [favourite(stars=-1)]}, "favourites[0].stars: too-small"),
    ({**secrets(), "favourites": [favourite(arrow="left")]}, "favourites[0].arrow: not-one-of"),
    ({**secrets(), "favourites": [favourite(name="")]}, "favourites[0].name: too-short"),
    ({**secrets(), "favourites": [favourite(name="あ" * 81)]}, "favourites[0].name: too-long"),
    ({**secrets(), "favourites": [favourite(name="a\nb")]}, "favourites[0].name: control-character"),
    ({**secrets(), "favourites": [favourite(name=None)]}, "favourites[0].name: not-text"),
    ({**secrets(), "favourites": [favourite(color="red")]}, "favourites[0].color: unknown-key"),
    ({**secrets(), "favourites": [without(favourite(), "stars")]}, "favourites[0].stars: missing"),
    ({**secrets(), "favourites": ["rrg"]}, "favourites[0]: not-object"),
]

NO_WANT: list[tuple[Raw, str]] = [
    ({}, ".colors: missing"),
    ({"colors": ["red", "red"]}, ".colors: too-few"),
    ({"colors": ["red"] * 4}, ".colors: too-many"),
    ({"colors": ["red", "red", "blue"]}, ".colors[2]: not-one-of"),
    ({"colors": "red"}, ".colors: not-list"),
    ({"colors": None}, ".colors: not-list"),
    ({"colors": ["red", "red", "green"], "differ": False}, ".differ: differ-false"),
    ({"colors": ["red", "red", "green"], "differ": 1}, ".differ: not-bool"),
    ({"colors": ["red", "red", "green"], "differ": None}, ".differ: not-bool"),
    ({"colors": ["red", "red", "red"], "differ": True}, ".differ: differ-without-pair"),
    ({"colors": ["red", "yellow", "green"], "differ": True}, ".differ: differ-without-pair"),
    ({"step": 0}, ".step: too-small"),
    ({"step": 3}, ".step: too-large"),
    ({"step": True}, ".step: not-integer"),
    ({"step": 1, "differ": True}, ".differ: unknown-key"),
    ({"step": 1, "colors": ["red", "red", "green"]}, ".step: unknown-key"),
    ({"step": 1, "sum": 2}, ".sum: unknown-key"),
]


@pytest.mark.parametrize(("raw", "where"), NO_EVENT, ids=[where for _, where in NO_EVENT])
def test_an_event_of_another_shape_is_no_record(raw: Raw, where: str) -> None:
    assert refusal(table(deal(), raw)) == f"events[1].{where}"


@pytest.mark.parametrize(("want", "where"), NO_WANT, ids=[where for _, where in NO_WANT])
def test_a_favourite_wants_colours_or_a_step(want: Raw, where: str) -> None:
    raw = {**secrets(), "favourites": [favourite(want=want)]}
    assert refusal(table(raw)) == f"events[0].favourites[0].want{where}"


@pytest.mark.parametrize(
    ("keys", "where"),
    [
        ({"options": {"favourites": 3}}, "options.favourites: too-small"),
        ({"options": {"favourites": None}}, "options.favourites: not-integer"),
        ({"options": {"deck": 3}}, "options.deck: unknown-key"),
        ({"options": None}, "options: not-object"),
        ({"pack": "umami/practice"}, "pack: unknown-key"),
    ],
)
def test_the_game_has_one_option_and_no_pack(keys: Raw, where: str) -> None:
    assert refusal(table(**keys)) == where


def test_two_to_five_players_sit_at_the_table() -> None:
    assert refusal(table(players=1)) == "players: too-few"
    six = {**table(players=5), "players": [{"name": str(n)} for n in range(6)]}
    assert refusal(six) == "players: too-many"


def test_a_pack_is_refused() -> None:
    with pytest.raises(RecordError) as caught:
        read_pack("umami", {"id": "umami/mine"})
    assert (caught.value.place, caught.value.key) == ("pack", "unknown-key")


@pytest.mark.parametrize(
    "raw",
    [
        deal(),
        hand(0, "7*", 0),
        hand(0, "7*", 0, discard="8-", ruling="ok", at="2026-05-01T19:30:00+09:00", chance="app"),
        area(1, 3, 4),
        steal(0, "5s", 1, "7*", 0, 0),
        steal(0, 2, 1, "7*", 0, 0, discard="7*"),
        compensate(0, "5s", 0),
        compensate(0, 2, 0),
        claim(0, 4, 7),
        take(0, 0, 1, 4),
        end(0, "7*", favourites=("yyg≠↑1",)),
        {"type": "end", "player": 0},
        secrets("+1↑3", "gyr↓0"),
        {**secrets(), "favourites": [favourite(name="ラーメン")]},
    ],
)
def test_an_event_is_written_as_it_was_read(raw: Raw) -> None:
    assert Record.read_event(raw).model_dump(mode="json", exclude_unset=True) == raw
