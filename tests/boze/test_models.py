"""What is no boze record or pack: refused with its place, and only that."""

import copy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.game import LANGS
from companion.records import read
from companion.texts.errors import sentence
from models.base import RecordError
from models.boze import read_pack
from tests.boze.builders import (
    BOX,
    BOX_OPENING,
    OPENING,
    Raw,
    buy,
    card,
    cards,
    duty,
    gain,
    gold,
    market,
    mulligan,
    own,
    person,
    recruit,
    rest,
    show,
    table,
    thing,
)

MOVE: Raw = {"type": "move", "player": 0, "character": 0}


def refused(raw: Raw) -> str:
    """The place of the refusal; its sentence reads in both languages."""
    with pytest.raises(RecordError) as error:
        read(raw)
    for lang in LANGS:
        assert "{" not in sentence(error.value, lang)
    return error.value.place


@pytest.mark.parametrize(
    ("event", "place"),
    [
        ({"type": "deal"}, "type"),
        (MOVE, "how"),
        ({**MOVE, "how": "sleep"}, "how"),
        ({**MOVE, "how": "card", "did": []}, "category"),
        (card(0, "cooking"), "category"),
        ({**MOVE, "how": "card", "category": "lead"}, "did"),
        (card(0, "ace", **{"as": "cooking"}), "as"),
        (card(0, "ace", **{"as": None}), "as"),
        (card(0, "ace", stands_for="magic"), "stands_for"),
        (card(0, "lead", extra={"gold": 1, "cards": 1}), "extra.gold"),
        (card(0, "lead", extra={"gold": -1}), "extra.gold"),
        (card(0, "lead", {"lead": False}), "did[0].lead"),
        (card(0, "lead", {"lead": 1}), "did[0].lead"),
        (card(0, "lead", {}), "did[0]"),
        (card(0, "lead", {"win": 1}), "did[0]"),
        (card(0, "lead", gold(1), {"gold": True}), "did[1].gold"),
        (card(0, "lead", {"gold": 1, "draw": 1}), "did[0].draw"),
        (card(0, "lead", {"gold": -1}), "did[0].gold"),
        (own(0, category="lead"), "category"),
        (own(0, {"recruit": person("客")}), "did[0].pay"),
        (own(0, {"recruit": person("客"), "pay": {}}), "did[0].pay.gold"),
        (own(0, recruit({"name": "客", "cost": 1})), "did[0].recruit.points"),
        (own(0, recruit(person("客", -1))), "did[0].recruit.cost"),
        (own(0, recruit(person(" "))), "did[0].recruit.name"),
        (own(0, recruit(person("客" * 81))), "did[0].recruit.name"),
        (own(0, recruit(thing("客"))), "did[0].recruit.slot"),
        (own(0, recruit({"id": "guest-1"})), "did[0].recruit"),
        (own(0, {"buy": thing("面"), "pay": gold(0)}), "did[0].for"),
        (own(0, buy(thing("面", "head"))), "did[0].buy.slot"),
        (own(0, buy(person("面"))), "did[0].buy.slot"),
        (own(0, buy(thing("面"), -1)), "did[0].for"),
        (own(0, show(person("賞"), price=1)), "did[0].why"),
        (own(0, show(person("賞"), why="x")), "did[0].price"),
        (own(0, show(person("賞"), price=1, why=" ")), "did[0].why"),
        (rest(0, "points"), "gain"),
        (rest(0, character=-1), "character"),
        ({**rest(0), "did": []}, "did"),
        (mulligan(0, 6), "cards"),
        (mulligan(0, -1), "cards"),
        (market([person("客")], [person("面")]), "items[0].slot"),
        ({"type": "market", "items": []}, "characters"),
        ({"type": "reshuffle", "player": 0}, "player"),
        (duty(1, -1), "paid[1]"),
        ({"type": "duty", "paid": 2}, "paid"),
        (gain(0), ""),
        (gain(0, gold=100), "gold"),
        (gain(0, draw=-100), "draw"),
        (gain(0, points=None), "points"),
        ({"type": "gain", "player": 0, "gold": 1}, "reason"),
        (gain(-1, gold=1), "player"),
    ],
)
def test_an_event_of_another_form_is_refused_with_its_place(event: Raw, place: str) -> None:
    assert refused(table(event)) == f"events[0].{place}".rstrip(".")


@pytest.mark.parametrize(
    ("keys", "place"),
    [
        ({"options": {"actions": 9}}, "options.actions"),
        ({"options": {"actions": -1}}, "options.actions"),
        ({"options": {"actions": "60"}}, "options.actions"),
        ({"options": {"market": 1}}, "options.market"),
        ({"options": {"crowd": "all"}}, "options.crowd"),
        ({"options": {"cards": 5}}, "options.cards"),
        ({"options": None}, "options"),
        ({"pack": None}, "pack"),
        ({"pack": "boze/none"}, "pack"),
        ({"pack": {"id": "x", "game": "boze"}}, "pack.title"),
        ({"players": [{"name": "一人"}]}, "players"),
        ({"players": [{"name": str(n)} for n in range(5)]}, "players"),
    ],
)
def test_a_table_of_another_form_is_refused_with_its_place(keys: Raw, place: str) -> None:
    assert refused({**table(), **keys}) == place


def test_options_have_defaults_and_may_be_absent() -> None:
    raw = {key: value for key, value in table().items() if key != "options"}
    options = read(raw).setup.options
    assert (options.actions, options.market, options.crowd) == (None, True, "anyone")
    assert read({**raw, "options": {"actions": 10}}).setup.options.actions == 10


def test_with_a_pack_cards_are_given_by_id_and_without_one_as_printed() -> None:
    read(table(BOX_OPENING, own(0, recruit({"id": "guest-1"}, cards(1))), pack=BOX, market=True))
    assert refused(table(OPENING, pack=BOX)) == "events[0].characters[0]"
    assert refused(table(own(0, show(person("賞"))), pack=BOX)) == "events[0].did[0].bonus"
    assert refused(table(own(0, buy(thing("面"))), pack=BOX)) == "events[0].did[0].buy"
    assert refused(table(BOX_OPENING)) == "events[0].characters[0]"


def test_an_action_card_is_named_by_its_id_or_its_name() -> None:
    read(table(card(0, "meeting", card="friend"), card(1, "meeting", card={"id": "friend"}), pack=BOX))
    read(table(card(0, "meeting", card="友達")))
    assert refused(table(card(0, "meeting", card={"id": "friend"}))) == "events[0].card"
    assert refused(table(card(0, "meeting", card=3))) == "events[0].card"


@pytest.mark.parametrize(
    ("at", "value", "place"),
    [
        (("characters", 1, "id"), "home-1", "characters[1]"),
        (("items", 1, "id"), "mask-1", "items[1]"),
        (("actions", 1, "id"), "friend", "actions[1]"),
        (("characters", 0, "id"), "Home 1", "characters[0].id"),
        (("characters", 0, "home"), 1, "characters[0].home"),
        (("characters", 0, "name"), "", "characters[0].name"),
        (("characters", 0, "name"), {"ja": "島"}, "characters[0].name.en"),
        (("characters", 0, "cost"), -1, "characters[0].cost"),
        (("items", 0, "slot"), "head", "items[0].slot"),
        (("actions", 0, "count"), 0, "actions[0].count"),
        (("actions", 0, "category"), "own", "actions[0].category"),
        (("bonuses",), None, "bonuses"),
        (("title",), "箱", "title"),
        (("game",), "dimsum", "game"),
    ],
)
def test_a_broken_pack_is_refused_with_its_place(at: tuple[Any, ...], value: Any, place: str) -> None:
    pack = copy.deepcopy(BOX)
    target: Any = pack
    for key in at[:-1]:
        target = target[key]
    target[at[-1]] = value
    with pytest.raises(RecordError) as error:
        read_pack(pack)
    assert error.value.place == place
    assert refused(table(pack=pack)) == f"pack.{place}"


@pytest.mark.parametrize("key", ["characters", "items", "bonuses", "actions"])
def test_all_four_lists_of_a_pack_are_there_possibly_empty(key: str) -> None:
    read_pack({**BOX, key: []})
    with pytest.raises(RecordError):
        read_pack({name: value for name, value in BOX.items() if name != key})


JSON = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 120) | st.sampled_from(["", "gold", "ace", "mask", "客"]),
    lambda inner: (
        st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(["gold", "cards", "id", "name"]), inner)
    ),
    max_leaves=6,
)
KEYS = ("type", "player", "character", "how", "category", "as", "extra", "did", "gain", "paid", "characters", "items")


@settings(max_examples=150, deadline=None)
@given(st.dictionaries(st.sampled_from(KEYS), JSON), st.sampled_from(["move", "market", "duty", "gain", "mulligan"]))
def test_whatever_comes_is_a_record_or_is_refused_with_a_sentence(keys: Raw, kind: str) -> None:
    raw = table({**keys, "type": kind})
    try:
        read(raw)
        told = "events[0]: fine"
    except RecordError as error:
        told = sentence(error, "en")
    assert told.startswith("events[0]")
