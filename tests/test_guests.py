"""Phones that were invited to one table: what the server lets them see and do, and what not."""

import re
import threading
from pathlib import Path
from typing import Any

import pytest

from companion.desk import Desk, Sitting, Snapshot
from companion.desk.guest import GuestDesk
from companion.serve.gate import Gate
from companion.serve.web import web_app
from models.base import RecordError
from tests.test_serve import LOCAL, RESULT, SECRET, ask, nothing
from views.screens import table as table_screens

TOKENS = ("a" * 24, "b" * 24, "c" * 24)


@pytest.fixture
def shot(desk: Desk) -> Snapshot:
    return desk.create("boze", [Sitting("あやか"), Sitting("Tom")], {"market": False})


def dimsum(desk: Desk) -> Snapshot:
    new = desk.create(
        "dimsum", [Sitting("あやか"), Sitting("Tom")], {"faces": ["healthy", "healthy"]}, "dimsum/practice"
    )
    return desk.enter(new.table_id, [{"type": "deal", "display": ["red-1", "blue-1", "green-1"]}]).snapshot


def guests(desk: Desk, table_id: str) -> list[GuestDesk]:
    """Two phones in the two seats, and one that watches."""
    secret, _ = desk.invite(table_id)
    found = [GuestDesk(desk, secret, token) for token in TOKENS]
    for seat, guest in zip((0, 1, None), found, strict=True):
        assert guest.sit(seat)
    return found


TAKE: dict[str, Any] = {"type": "take", "player": 0, "slot": 0, "refill": "yellow-1"}
PLACE: dict[str, Any] = {"type": "place", "player": 0, "cells": [1]}


def test_a_guest_has_one_table_and_no_other(desk: Desk, shot: Snapshot) -> None:
    other = dimsum(desk)
    first, *_ = guests(desk, shot.table_id)
    assert first.find(shot.table_id) is not None
    assert first.find(other.table_id) is None
    for what in (first.snapshot, lambda table: first.subscribe(table, print), first.draft):
        with pytest.raises(KeyError):
            what(other.table_id)
    assert not first.set_draft(other.table_id, {"a": 1})
    with pytest.raises(KeyError):
        first.enter(other.table_id, [TAKE])


@pytest.mark.parametrize("name", ["tables", "plays", "people", "boxes", "create", "export_all", "import_all", "setting", "set_setting", "delete", "share", "shared", "rematch", "invite", "put_out", "end_invitation"])  # fmt: skip
def test_a_guest_has_nothing_of_the_house(desk: Desk, shot: Snapshot, name: str) -> None:
    first, *_ = guests(desk, shot.table_id)
    assert not hasattr(first, name)


def test_each_phone_enters_for_its_own_seat_only(desk: Desk) -> None:
    shot = dimsum(desk)
    first, second, watcher = guests(desk, shot.table_id)
    for other in (second, watcher):
        outcome = other.enter(shot.table_id, [TAKE, PLACE])
        assert (outcome.kind, outcome.why) == ("refused", "not-yours")
        assert outcome.sentence("en").startswith("This phone enters for its own seat only")
    assert first.enter(shot.table_id, [TAKE, PLACE]).ok
    assert second.undo(shot.table_id).why == "not-yours", "an entry of another seat is not taken back either"
    assert first.undo(shot.table_id).ok


def test_an_open_table_lets_every_seated_phone_enter_for_anyone_and_no_watcher(desk: Desk) -> None:
    shot = dimsum(desk)
    _, second, watcher = guests(desk, shot.table_id)
    desk.enter_own(second.secret, own=False)
    assert watcher.enter(shot.table_id, [TAKE, PLACE]).why == "not-yours"
    assert second.enter(shot.table_id, [TAKE, PLACE]).ok


@pytest.mark.parametrize("event", [{"type": "stop", "reason": "late"}, {"type": "adjust", "player": 0, "points": 9, "reason": "me"}], ids=str)  # fmt: skip
def test_what_the_whole_table_decides_no_guest_enters(desk: Desk, shot: Snapshot, event: dict[str, Any]) -> None:
    first, *_ = guests(desk, shot.table_id)
    assert first.enter(shot.table_id, [event]).why == "not-yours"
    assert first.correct(shot.table_id, 0, 1, []).why == first.cut(shot.table_id, 0).why == "not-yours"


def test_no_guest_takes_back_what_the_host_corrected_or_cut(desk: Desk) -> None:
    shot = dimsum(desk)
    first, *_ = guests(desk, shot.table_id)
    assert first.enter(shot.table_id, [TAKE, PLACE]).ok
    assert desk.correct(shot.table_id, 1, 1, [{**TAKE, "refill": "green-1"}]).ok
    assert first.undo(shot.table_id).why == "not-yours"
    assert desk.adjust(shot.table_id, 1, 2, "late").ok
    assert desk.cut(shot.table_id, 3).ok
    assert first.undo(shot.table_id).why == "not-yours"


def test_a_seat_moves_to_the_phone_that_takes_it_last(desk: Desk, shot: Snapshot) -> None:
    first, second, watcher = guests(desk, shot.table_id)
    assert watcher.sit(0)
    assert first.phone is not None
    assert first.phone.seat is None
    assert watcher.taken == {1}
    assert second.taken == {0}


@pytest.mark.parametrize("seat", [2, -1, 99])
def test_a_seat_that_is_not_there_is_not_taken(desk: Desk, shot: Snapshot, seat: int) -> None:
    first, *_ = guests(desk, shot.table_id)
    assert not first.sit(seat)
    assert first.phone is not None
    assert first.phone.seat == 0


def test_a_phone_that_was_put_out_stays_out_and_its_seat_is_free(desk: Desk, shot: Snapshot) -> None:
    first, second, _ = guests(desk, shot.table_id)
    desk.put_out(first.secret, first.token)
    assert first.table_id is None
    assert first.find(shot.table_id) is None
    assert not first.sit(0)
    assert second.taken == frozenset()
    assert desk.phone(first.secret, first.token) is None


def test_an_invitation_that_ended_lets_nobody_in_and_the_next_one_has_another_secret(
    desk: Desk, shot: Snapshot
) -> None:
    first, *_ = guests(desk, shot.table_id)
    desk.end_invitation(shot.table_id)
    assert desk.invited(first.secret) is None
    assert first.find(shot.table_id) is None
    assert desk.invite(shot.table_id)[0] != first.secret


def test_a_table_in_the_bin_invites_nobody(desk: Desk, shot: Snapshot) -> None:
    first, *_ = guests(desk, shot.table_id)
    desk.delete(shot.table_id)
    assert first.table_id is None


def test_a_live_table_tells_a_guest_until_the_invitation_ends(desk: Desk) -> None:
    shot = dimsum(desk)
    first, *_ = guests(desk, shot.table_id)
    told: list[int] = []
    end = first.subscribe(shot.table_id, lambda now: told.append(now.version))
    desk.enter(shot.table_id, [TAKE, PLACE])
    desk.end_invitation(shot.table_id)
    desk.undo(shot.table_id)
    assert told == [2]
    end()


def test_half_made_entries_stay_on_their_own_phones(desk: Desk, shot: Snapshot) -> None:
    first, second, _ = guests(desk, shot.table_id)
    first.set_draft(shot.table_id, {"cards": ["keshi"]})
    assert second.draft(shot.table_id) is None
    assert desk.draft(shot.table_id) is None
    assert first.draft(shot.table_id) == {"cards": ["keshi"]}


def test_a_guest_names_its_own_seat(desk: Desk, shot: Snapshot) -> None:
    first, _, watcher = guests(desk, shot.table_id)
    renamed = first.rename("Maya")
    assert renamed is not None
    assert renamed.names == ("Maya", "Tom")
    assert watcher.rename("Nobody") is None
    with pytest.raises(RecordError):
        first.rename("Tom")


def test_invitations_leave_the_device_in_no_backup_and_come_in_by_none(
    desk: Desk, shot: Snapshot, tmp_path: Path
) -> None:
    secret, _ = desk.invite(shot.table_id)
    everything = desk.export_all()
    assert secret not in str(everything)
    everything["settings"]["invitation:" + "x" * 24] = {"table": shot.table_id}
    other = Desk.open(tmp_path / "other")
    other.import_all(__import__("json").dumps(everything))
    assert other.invited("x" * 24) is None
    other.close()


def test_two_phones_that_act_at_once_are_both_judged_and_one_entry_is_made(desk: Desk) -> None:
    shot = dimsum(desk)
    first, second, _ = guests(desk, shot.table_id)
    desk.enter_own(first.secret, own=False)
    for _ in range(300):
        seen = desk.snapshot(shot.table_id).version
        outcomes: list[Any] = [None, None]
        start = threading.Barrier(2)

        def act(place: int, guest: GuestDesk, seen: int = seen, outcomes: list[Any] = outcomes, start: threading.Barrier = start) -> None:  # fmt: skip
            start.wait()
            outcomes[place] = guest.enter(shot.table_id, [TAKE, PLACE], seen_version=seen)

        threads = [threading.Thread(target=act, args=(place, guest)) for place, guest in enumerate((first, second))]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(outcome.kind for outcome in outcomes) in (["accepted", "refused"], ["accepted", "stale"])
        assert any(outcome.came_between for outcome in outcomes if not outcome.ok) or any(
            outcome.kind == "stale" for outcome in outcomes
        )
        assert desk.undo(shot.table_id).ok


# --- what this phone's screens ask for, and what only the host decides


def test_a_guests_desk_answers_to_all_that_a_tables_screens_ask_of_a_desk(desk: Desk, shot: Snapshot) -> None:
    """Found in the source: whatever a table's screens call must be there, be it to refuse."""
    first, *_ = guests(desk, shot.table_id)
    screens = Path(table_screens.__file__).parent
    read = [*screens.glob("*.py"), *(screens.parent / name for name in ("log.py", "log_rows.py", "mend.py", "one_table.py", "rules.py"))]  # fmt: skip
    asked = {
        name
        for path in read
        for name in re.findall(r"(?<!companion)\.?desk\.(\w+)\(", path.read_text(encoding="utf-8"))
    }
    assert {"enter", "undo", "preview", "change_options", "place"} <= asked
    only_host = {"create"}
    assert not {name for name in asked - only_host if not hasattr(first, name)}


def test_a_guest_changes_no_options_and_looks_into_no_correction(desk: Desk, shot: Snapshot) -> None:
    first, *_ = guests(desk, shot.table_id)
    for ask_for in (
        lambda: first.change_options(shot.table_id, market=True),
        lambda: first.preview(shot.table_id, 0, 1, []),
    ):
        with pytest.raises(RecordError, match="not-yours"):
            ask_for()
    assert desk.snapshot(shot.table_id).setup.options == shot.setup.options


def test_a_guest_lets_nothing_stand_that_a_rule_forbids(desk: Desk) -> None:
    shot = dimsum(desk)
    first, *_ = guests(desk, shot.table_id)
    wrong = {**PLACE, "cells": [9], "ruling": "I say so"}
    assert first.enter(shot.table_id, [TAKE, wrong]).why == "not-yours"
    desk.enter_own(first.secret, own=False)
    assert first.enter(shot.table_id, [TAKE, wrong]).why == "not-yours"
    assert desk.enter(shot.table_id, [TAKE, wrong]).kind in ("accepted", "refused")


def test_places_at_a_table_cannot_be_used_up_by_whoever_has_the_address(desk: Desk, shot: Snapshot) -> None:
    first, *_ = guests(desk, shot.table_id)
    for number in range(100):
        assert GuestDesk(desk, first.secret, f"stranger-{number:020}").sit(None)
    late = GuestDesk(desk, first.secret, "z" * 24)
    assert late.sit(1)
    assert late.phone is not None
    assert late.phone.seat == 1
    assert first.phone is not None
    assert first.phone.seat == 0, "whoever sits keeps the seat"


def test_behind_a_closed_door_only_those_come_in_that_came_before(desk: Desk, shot: Snapshot) -> None:
    first, second, _ = guests(desk, shot.table_id)
    desk.close_door(first.secret, closed=True)
    stranger = GuestDesk(desk, first.secret, "z" * 24)
    assert stranger.table_id is None
    assert not stranger.sit(0)
    assert second.table_id == shot.table_id
    desk.put_out(first.secret, second.token)
    assert GuestDesk(desk, first.secret, "y" * 24).table_id is None, "with another token neither"
    desk.close_door(first.secret, closed=False)
    assert stranger.table_id == shot.table_id


# --- before the table is opened


def lobby(desk: Desk, *names: str) -> tuple[str, list[GuestDesk]]:
    secret = desk.open_lobby()
    phones = [GuestDesk(desk, secret, token) for token in TOKENS]
    for number, (phone, name) in enumerate(zip(phones, names, strict=False)):
        assert phone.come(name, number)
    return secret, phones


def test_who_sits_down_at_setup_finds_the_own_seat_when_the_table_opens(desk: Desk, shot: Snapshot) -> None:
    secret, (first, second, watcher) = lobby(desk, "Maya", "Tom")
    told: list[str] = []
    end = desk.on_guests(secret, lambda: told.append("!"))
    assert first.table_id is None
    assert first.lobby is not None
    assert [one.name for one in first.lobby.came.values()] == ["Maya", "Tom"]
    assert second.come("Tomo", 5)
    second.get_up()
    assert second.come("Tomo", 5)
    assert watcher.lobby is not None
    desk.open_table(secret, shot.table_id, {first.token: 1, second.token: 0})
    assert len(told) == 4
    end()
    assert first.table_id == second.table_id == watcher.table_id == shot.table_id
    assert [phone.phone.seat if phone.phone else None for phone in (first, second, watcher)] == [1, 0, None]
    assert desk.invitation(shot.table_id) is not None, "the table goes on inviting by the same code"


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\nb", "\u200b"])
def test_nobody_sits_down_with_a_name_that_is_none(desk: Desk, name: str) -> None:
    _, (first, *_) = lobby(desk)
    with pytest.raises(RecordError):
        first.come(name, 0)
    assert first.lobby is not None
    assert not first.lobby.came


def test_a_lobby_has_eight_seats_and_no_more(desk: Desk) -> None:
    secret, _ = lobby(desk)
    came = [GuestDesk(desk, secret, f"phone-{number:020}").come(f"N{number}", number % 8) for number in range(10)]
    assert came == [True] * 8 + [False] * 2


def test_no_two_in_a_lobby_have_one_name_or_one_mark(desk: Desk) -> None:
    _, (first, second, _) = lobby(desk, "Maya")
    with pytest.raises(RecordError, match="same-name"):
        second.come("ＭＡＹＡ", 4)
    assert second.come("Tom", 0)
    assert first.lobby is not None
    assert [(one.name, one.style) for one in first.lobby.came.values()] == [("Maya", 0), ("Tom", 1)]
    assert first.come("Maya", 1), "another's mark is not taken over"
    assert first.lobby.came[first.token].style == 0


def test_in_a_full_lobby_nobody_else_sits_down_and_who_sits_may_still_change(desk: Desk) -> None:
    secret, (first, second, _) = lobby(desk, "Maya")
    desk.fill_lobby(secret, full=True)
    assert not second.come("Tom", 1)
    assert first.come("May", 3)
    first.get_up()
    desk.fill_lobby(secret, full=False)
    assert second.come("Tom", 1)


def test_a_lobby_whose_table_was_not_opened_lets_nobody_in_any_more(desk: Desk) -> None:
    secret, (first, *_) = lobby(desk, "Maya")
    desk.close_lobby(secret)
    assert first.lobby is None
    assert first.table_id is None
    assert not first.come("Maya", 0)
    assert desk.invited(secret) is None


def test_a_guest_in_a_lobby_sees_no_table_and_enters_nothing(desk: Desk, shot: Snapshot) -> None:
    _, (first, *_) = lobby(desk, "Maya")
    assert first.find(shot.table_id) is None
    assert not first.sit(0)
    assert not first.may_enter(0)
    with pytest.raises(KeyError):
        first.enter(shot.table_id, [TAKE])


# --- at the gate

INVITED = LOCAL.__class__(
    port=8550,
    url=LOCAL.url,
    invitation="http://10.0.0.7:8550/k/" + SECRET,
    results="http://10.0.0.7:8550/r/",
    hosts=LOCAL.hosts,
    origins=LOCAL.origins,
    secret=SECRET,
)
GUEST = ("i" * 32, "t" * 24)


def application() -> Any:
    return web_app(nothing, INVITED, lambda secret, lang: RESULT[lang], guests=lambda *shown: shown == GUEST)


def cookie(value: str) -> tuple[str, str]:
    return "cookie", f"companion_guest_8550={value}"


def test_the_address_of_an_invitation_gives_a_cookie_of_its_own() -> None:
    opened = web_app(nothing, INVITED, lambda secret, lang: None, guests=lambda secret, token: secret == GUEST[0])
    answer = ask(opened, f"/j/{GUEST[0]}")
    assert answer.status == 200
    set_cookie = answer.headers["set-cookie"].lower()
    assert set_cookie.startswith(f"companion_guest_8550={GUEST[0]}.")
    assert "httponly" in set_cookie
    assert "samesite=strict" in set_cookie
    assert SECRET not in answer.headers["set-cookie"]


def test_a_phone_that_scans_again_keeps_its_token_and_so_its_seat() -> None:
    answer = ask(application(), f"/j/{GUEST[0]}", cookie(".".join(GUEST)))
    assert f"companion_guest_8550={'.'.join(GUEST)};" in answer.headers["set-cookie"]


@pytest.mark.parametrize("path", ["/j/" + "x" * 32, "/j/", "/j/" + GUEST[0] + "x"])
def test_another_secret_invites_nobody(path: str) -> None:
    assert ask(application(), path).status == 404


@pytest.mark.parametrize("value", ["", ".", GUEST[0], f"{GUEST[0]}.", f"{GUEST[0]}.{'u' * 24}", SECRET, f"{SECRET}.{SECRET}"])  # fmt: skip
def test_a_guests_cookie_that_is_none_opens_no_window(value: str) -> None:
    assert ask(application(), "/ws", cookie(value), kind="websocket").status == 403


def test_a_guest_sends_no_files_and_reaches_no_upload() -> None:
    assert ask(application(), "/upload/x", cookie(".".join(GUEST)), method="PUT").status == 404


def test_the_gate_tells_the_window_whose_phone_it_is() -> None:
    seen: list[Any] = []

    async def inside(scope: Any, receive: Any, send: Any) -> None:
        seen.append(scope.get("companion-guest"))
        await send({"type": "websocket.accept"})

    gate = Gate(inside, INVITED, None, lambda *shown: shown == GUEST)
    assert ask(gate, "/ws", cookie(".".join(GUEST)), kind="websocket").status == 101
    assert ask(gate, "/ws", ("cookie", f"companion_8550={SECRET}"), kind="websocket").status == 101
    assert seen == [GUEST, None]
