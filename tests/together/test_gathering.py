"""What the windows of one table share: who is here, the flag, and what every seat enters unseen by the others."""

import random
import threading
from typing import Any

import pytest

from companion.desk import Desk, Sitting, Snapshot
from companion.desk.guest import GuestDesk
from companion.desk.place import Place
from companion.store import StoreError
from companion.together import Delay, FlagCall
from companion.together.flag import COUNTDOWN
from models.base import RecordError
from tests.umami.test_selfplay import Cook
from views.parts.marks import seats_of
from views.screens.log_rows import LogRows
from views.theme import Look

NAMES = ("あやか", "Tom", "Maya")
WHOLE = ["togarashi", "asanomi", "keshi", "chinpi", "kurogoma", "shirogoma", "aonori"]
TWO_TOGARASHI = ["togarashi", *WHOLE]


class Table:
    """A table of three with a host's window and a phone in every seat that has one."""

    def __init__(self, desk: Desk, shot: Snapshot, seats: tuple[int, ...]) -> None:
        self.desk, self.id = desk, shot.table_id
        self.now = 10.0
        self.told = 0
        self.gathering = desk.gathering(self.id)
        self.gathering.call = FlagCall(self.gathering.tell, lambda: self.now)
        self.host = desk.place(self.id, "host", self._tell)
        secret, _ = desk.invite(self.id)
        self.guests = {seat: GuestDesk(desk, secret, f"token{seat}".ljust(20, "x")) for seat in seats}
        self.phones: dict[int, Place] = {}
        for seat, guest in self.guests.items():
            assert guest.sit(seat)
            guest.stay(f"phone {seat}")
            self.phones[seat] = guest.place(self.id, f"phone {seat}", self._tell)

    def _tell(self) -> None:
        self.told += 1

    @property
    def shot(self) -> Snapshot:
        return self.desk.snapshot(self.id)

    def take_flag(self, seat: int) -> None:
        self.host.start(self.shot.version)
        self.now += COUNTDOWN
        (self.phones.get(seat) or self.host).touch(seat)
        self.now += 3
        self.host.settle()
        assert self.shot.table.position.state.flag == seat


@pytest.fixture
def race(desk: Desk) -> Table:
    return Table(
        desk, desk.create("shichimi", [Sitting(name) for name in NAMES], {"variant": "party", "target": 2}), (1, 2)
    )


# --- who is here


def test_a_seat_with_a_phone_is_here_while_it_answers_and_away_while_it_does_not(race: Table) -> None:
    assert race.host.phones == {1: True, 2: True}
    race.phones[1].answers(False)
    assert race.host.phones == {1: False, 2: True}
    assert race.host.at_own == {2}
    race.phones[1].answers(True)
    race.gathering.depart("phone 2")
    assert race.host.phones == {1: True, 2: False}


def test_a_phone_that_reads_the_rules_is_still_at_the_table(race: Table) -> None:
    race.phones[1].leave()
    assert race.host.phones == {1: True, 2: True}


def test_a_table_that_everybody_left_is_forgotten(race: Table, desk: Desk) -> None:
    for seat, phone in race.phones.items():
        phone.leave()
        race.gathering.depart(f"phone {seat}")
    assert desk.gathering(race.id) is race.gathering
    race.host.leave()
    assert desk.gathering(race.id) is not race.gathering


def test_every_window_is_told_when_somebody_sits_down_or_is_put_out(race: Table, desk: Desk) -> None:
    before = race.told
    race.guests[1].sit(None)
    assert race.told > before
    assert race.host.phones == {2: True}
    before = race.told
    desk.put_out(race.guests[2].secret, race.guests[2].token)
    assert race.told > before
    assert race.host.phones == {}


# --- the flag


def test_a_phone_touches_for_its_own_seat_only(race: Table) -> None:
    race.host.start(race.shot.version)
    race.now += COUNTDOWN
    race.phones[1].touch(2)
    race.phones[1].touch(0)
    assert race.host.call.touched == ()
    race.phones[1].touch(1)
    assert race.host.call.touched == (1,)


def test_the_flag_goes_by_when_it_was_touched_not_by_when_that_came_in(race: Table) -> None:
    race.phones[1].measured(Delay(0.4, 0.05))
    race.host.start(race.shot.version)
    race.now += COUNTDOWN + 1
    race.phones[2].touch(2)
    race.now += 0.2
    race.phones[1].touch(1)
    race.host.settle()
    assert race.shot.table.position.state.flag is None, "touches may still be under way"
    race.now += 0.3
    race.host.settle()
    (flag,) = race.shot.table.steps
    assert (flag.event.player, flag.event.margin) == (1, 200)


def test_touches_that_cannot_be_told_apart_wait_for_the_hosts_word_and_the_record_keeps_it(race: Table) -> None:
    for phone in race.phones.values():
        phone.measured(Delay(0.1, 0.1))
    race.host.start(race.shot.version)
    race.now += COUNTDOWN + 1
    race.phones[2].touch(2)
    race.phones[1].touch(1)
    race.now += 3
    race.phones[1].settle()
    assert not race.shot.table.steps
    race.phones[1].choose(1, "mine")
    assert not race.shot.table.steps, "a guest does not decide it"
    race.host.choose(1, "Too close to call; the table decided")
    (flag,) = race.shot.table.steps
    assert flag.event.player == 1
    assert flag.event.ruling == "Too close to call; the table decided"
    assert flag.broken == ()


def test_of_many_windows_that_settle_at_once_one_enters_the_flag(race: Table) -> None:
    race.host.start(race.shot.version)
    race.now += COUNTDOWN
    race.phones[2].touch(2)
    race.now += 3
    places = [race.host, *race.phones.values()] * 4
    threads = [threading.Thread(target=place.settle) for place in places]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [step.event.type for step in race.shot.table.steps] == ["flag"]


def test_a_flag_that_cannot_be_entered_is_called_again(race: Table, desk: Desk) -> None:
    race.host.start(race.shot.version)
    race.now += COUNTDOWN
    race.phones[2].touch(2)
    assert desk.enter(race.id, [{"type": "stop", "reason": "rain"}]).ok
    race.now += 3
    race.host.settle()
    assert not race.host.call.running
    assert race.host.call.touched == ()


# --- heaps


def test_heaps_are_counted_apart_while_a_phone_is_here_and_become_one_entry_when_all_are_in(race: Table) -> None:
    assert not race.host.apart(race.shot)
    race.take_flag(2)
    shot = race.shot
    assert race.host.apart(shot)
    assert race.host.missing(shot) == (2, 0, 1)
    for place, seat, cards in (
        (race.phones[1], 1, WHOLE),
        (race.host, 0, TWO_TOGARASHI),
    ):
        outcome = place.seal(seat, cards)
        assert outcome is not None
        assert outcome.ok
    assert race.shot.version == shot.version, "nothing is entered yet"
    assert race.host.sealed(shot) == {0, 1}
    assert race.phones[2].seal(2, WHOLE).ok  # type: ignore[union-attr]
    played = race.shot
    assert [(step.event.player, len(step.event.cards)) for step in played.table.steps[1:]] == [(2, 7), (0, 8), (1, 7)]
    assert played.version == shot.version + 1
    assert played.table.position.state.rounds[-1].winners == (0,)


def test_the_log_says_at_whose_phones_an_entry_was_made(race: Table) -> None:
    race.take_flag(2)
    race.phones[1].seal(1, WHOLE)
    race.host.seal(0, WHOLE)
    race.phones[2].seal(2, WHOLE)
    assert [entry.by for entry in race.shot.table.log] == [(2,), (1, 2)]
    assert race.guests[1].enter(race.id, [{"type": "void"}]).kind == "accepted"
    assert race.shot.table.log[-1].by == (1,)
    kept = race.desk._store.entries(race.id, 0)
    assert [entry.by for entry in kept] == [(2,), (1, 2), (1,)], "it is on disk"
    rows = LogRows(race.shot, seats_of(race.shot.names, race.shot.colors), Look(lang="en"))
    assert [rows.at(place).phones for place in range(3)] == [
        "Phone: Maya",
        "Phone: Tom, Maya",
        "Phone: Tom",
    ]


def test_what_the_device_itself_enters_is_kept_as_it_always_was(desk: Desk) -> None:
    shot = desk.create("boze", [Sitting("Anna"), Sitting("Ben")], {"market": False})
    entry = desk.enter(shot.table_id, [{"type": "adjust", "player": 0, "points": 1, "reason": "x"}]).snapshot.table.log[
        0
    ]
    assert "by" not in entry.model_dump(mode="json")


def test_nobodys_heap_is_seen_from_another_window(race: Table) -> None:
    race.take_flag(1)
    race.phones[2].seal(2, WHOLE)
    assert race.phones[2].part(race.shot) == WHOLE
    assert race.phones[1].part(race.shot) is None
    assert race.host.part(race.shot) is None


def test_a_phone_counts_its_own_heap_only_and_takes_back_its_own_only(race: Table) -> None:
    race.take_flag(1)
    assert race.phones[2].seal(1, WHOLE) is None
    race.phones[1].seal(1, WHOLE)
    race.phones[2].unseal(1)
    assert race.host.sealed(race.shot) == {1}
    race.phones[1].unseal(1)
    assert race.host.sealed(race.shot) == frozenset()


def test_a_heap_that_is_in_is_not_counted_over_by_somebody_else(race: Table) -> None:
    race.take_flag(1)
    race.phones[1].seal(1, WHOLE)
    late = race.host.seal(1, TWO_TOGARASHI)
    assert late is not None
    assert late.kind == "stale"
    assert race.phones[1].part(race.shot) == WHOLE


def test_a_false_flag_decides_the_round_at_once(race: Table) -> None:
    race.take_flag(1)
    assert race.phones[1].seal(1, ["togarashi"]).ok  # type: ignore[union-attr]
    assert race.shot.table.position.state.rounds[-1].winners == (0, 2)


def test_a_heap_no_deck_has_is_refused_by_the_rule_and_what_is_no_heap_at_all_by_its_place(race: Table) -> None:
    race.take_flag(1)
    outcome = race.phones[1].seal(1, ["shiso"] * 3)
    assert outcome is not None
    assert (outcome.kind, outcome.told.rule) == ("refused", "shichimi.deck-count")  # type: ignore[union-attr]
    with pytest.raises(RecordError):
        race.phones[1].seal(1, ["nonsense"])
    assert race.host.sealed(race.shot) == frozenset()


def test_a_phone_that_sleeps_never_blocks_the_table(race: Table) -> None:
    race.take_flag(2)
    race.phones[2].seal(2, WHOLE)
    race.phones[1].answers(False)
    race.host.seal(0, WHOLE)
    assert race.host.seal(1, WHOLE).ok  # type: ignore[union-attr]
    assert len(race.shot.table.position.state.rounds) == 1


def test_heaps_that_are_in_outlive_the_program_and_belong_to_their_flag(race: Table, desk: Desk) -> None:
    race.take_flag(2)
    race.phones[1].seal(1, WHOLE)
    again = Desk(desk._store)
    assert again.place(race.id, "host", lambda: None).sealed(race.shot) == {1}
    desk.enter(race.id, [{"type": "void"}])
    race.take_flag(2)
    assert race.host.sealed(race.shot) == frozenset(), "another flag, other heaps"


def test_a_heap_that_cannot_be_kept_is_not_said_to_be_in(
    race: Table, desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    race.take_flag(2)

    def full(*_: Any) -> None:
        raise StoreError("full")

    monkeypatch.setattr(desk._store, "put_draft", full)
    outcome = race.phones[1].seal(1, WHOLE)
    assert outcome is not None
    assert outcome.kind == "failed"


def test_every_seat_may_put_its_heap_in_at_the_same_moment(race: Table) -> None:
    race.take_flag(2)
    places = {0: race.host, **race.phones}
    threads = [threading.Thread(target=place.seal, args=(seat, WHOLE)) for seat, place in places.items()]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(race.shot.table.position.state.rounds) == 1
    assert len(race.shot.table.steps) == 4


# --- secret favourites


def test_secret_favourites_are_entered_each_at_its_own_phone_and_revealed_when_all_are_in(desk: Desk) -> None:
    cook = Cook(random.Random(3), 3, 4)
    while not cook.position.state.secrets_due or cook.position.state.robberies:
        assert cook.play_on()
    shot = desk.create("umami", [Sitting(name) for name in NAMES], {"favourites": 4})
    shot = desk.enter(shot.table_id, cook.raw["events"]).snapshot
    table = Table(desk, shot, (0, 1, 2))
    cards = [{"want": {"step": 1}, "arrow": "up", "stars": stars} for stars in (1, 2, 3)]
    assert table.host.apart(table.shot)
    for seat in (2, 0):
        assert table.phones[seat].seal(seat, cards[seat]).ok  # type: ignore[union-attr]
        assert all(place.part(table.shot) is None for other, place in table.phones.items() if other == 1)
    assert table.shot.version == shot.version
    assert table.phones[1].seal(1, cards[1]).ok  # type: ignore[union-attr]
    last = table.shot.table.steps[-1].event
    assert last.type == "secrets"
    assert [card.stars for card in last.favourites] == [1, 2, 3]
