"""Drafts of the boze table: what is kept, what is refused, and an earlier entry taken up again."""

import random
from typing import Any

import pytest
from pydantic import TypeAdapter

from companion.desk import Desk, Sitting
from companion.packs import shipped
from companion.records import read
from models.boze import Card
from tests.boze.builders import NAMES, Raw, buy, card, cards, duty, gain, gold, market, mulligan, own, person, recruit
from tests.boze.builders import rest as resting
from tests.boze.selfplay import play
from tests.play import events_of
from views.boze.draft import Draft, draft_of
from views.screens.table import TablePage
from views.theme import Look


class Window:
    """As much of a window as a table asks for."""

    guest = seat = None
    lang = "ja"
    look = Look(lang="ja", game="boze")

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    def __getattr__(self, name: str) -> Any:
        return lambda *_, **__: None


@pytest.fixture
def desk(tmp_path: Any) -> Desk:
    return Desk.open(tmp_path)


def opened(desk: Desk, *events: Raw, pack: Any = None, fix: tuple[int, int] | None = None, **options: Any) -> Any:
    """A table screen on a table of two with these entries."""
    shot = desk.create("boze", [Sitting(name, None, None) for name in NAMES[:2]], {"market": False, **options}, pack)
    for event in events:
        assert desk.enter(shot.table_id, [event]).ok
    return TablePage(Window(desk), shot.table_id, fix).screen  # type: ignore[arg-type]


def test_a_draft_is_found_again_as_it_was(desk: Desk) -> None:
    screen = opened(desk)
    screen.tap_category("meeting")
    screen.choose_card("recruit", Card("ソラ", 2, 3))
    screen.table.leave()
    again = TablePage(Window(desk), screen.table.table_id).screen
    assert again is not None
    assert again.draft() == screen.draft()
    assert again.event() == screen.event()
    assert again.event().did[0].pay.cards == 2


@pytest.mark.parametrize(
    "kept",
    [
        3,
        {},
        {"worker": "first"},
        {"worker": 7},
        {"worker": 0, "how": "cooking", "did": [{"gold": 1}], "ways": [None]},
        {"worker": 0, "how": "meeting", "did": [{"recruit": {"id": "nobody"}}], "ways": [None]},
        {"worker": 0, "how": "own", "did": [{"win": 1}], "ways": [None]},
        {"characters": [{"id": "nobody"}]},
        {"gained": {"seat": 0, "gold": "much"}},
        {"price": {"number": 3, "price": 1}},
        {"paid": [1, 2, 3]},
    ],
)
def test_a_draft_that_does_not_fit_is_dropped(desk: Desk, kept: Any) -> None:
    screen = opened(desk, pack="boze/practice")
    screen.restore(kept)
    assert screen.draft() is None


def test_undo_drops_the_last_choice_first(desk: Desk) -> None:
    screen = opened(desk)
    screen.tap_category("training")
    screen.tap_amount("gold-3")
    assert screen.event() is not None
    assert screen.drop()
    assert screen.event() is None
    assert screen.drop()
    assert screen.draft() == {"worker": 0}
    assert screen.drop()
    assert not screen.drop()


def test_a_wrong_payment_is_repaired_in_every_way_that_is_legal(desk: Desk) -> None:
    screen = opened(desk, gain(0, gold=3))
    for pay, wanted in ((gold(1), [2, 2]), (cards(9), [2, 2])):
        wrong = screen.table.event(**own(0, recruit(person("ソラ", 2), pay)))
        repairs = screen.repairs([wrong], screen.table.judge(wrong), Look())
        assert [next(iter(r.events[0].did[0].pay.model_dump().values())) for r in repairs] == wanted
    poor = opened(desk)
    wrong = poor.table.event(**own(0, recruit(person("ソラ", 2), gold(2))))
    repairs = poor.repairs([wrong], poor.table.judge(wrong), Look())
    assert [r.events[0].did[0].pay.model_dump() for r in repairs] == [{"cards": 2}]


@pytest.mark.parametrize("pack", [None, "boze/practice"])
def test_an_entry_taken_up_for_correction_is_the_entry_it_was(desk: Desk, pack: str | None) -> None:
    game = play(random.Random(4), 2, pack and shipped("boze", pack), True, True, "anyone")  # type: ignore[arg-type]
    options = {key: value for key, value in game.raw["options"].items() if key != "market"}
    events = game.raw["events"][:60]
    screen = opened(desk, *events, pack=pack, **options, market=True)
    made = 0
    for number, (raw, event) in enumerate(zip(events, events_of(read(game.raw)), strict=False)):
        if raw["type"] != "move":
            continue
        again = TablePage(Window(desk), screen.table.table_id, (number, 1)).screen
        assert again is not None
        assert again.event() == event
        made += 1
    assert made > 20


@pytest.mark.parametrize(
    "raw",
    [
        resting(0, "draw"),
        mulligan(1, 3),
        gain(0, gold=-2, points=3),
        duty(2, 1),
        market([person("客", 2, 3)], []),
        card(0, "training", gold(2), extra=cards(1)),
        own(0, gold(4), recruit(person("客", 2, 3), gold(2)), buy(person("面") | {"slot": "mask"}, 1)),
    ],
)
def test_every_entry_becomes_a_draft_that_json_keeps(raw: Raw) -> None:
    draft = draft_of(raw)
    assert draft != Draft()
    drafts = TypeAdapter(Draft)
    assert drafts.validate_python(drafts.dump_python(draft, mode="json", exclude_defaults=True)) == draft
