"""What a device keeps is read with care; seats get colours, shapes and letters; a double tap is one."""

import pytest

from views.parts.marks import initial, seats_of
from views.window import Once, Preferences


@pytest.mark.parametrize(
    "kept", [None, "", "{", "[]", '{"lang": "fr"}', '{"scale": 9.5}', '{"contrast": "yes"}', '{"theme": 3}']
)
def test_preferences_that_cannot_be_read_are_left_at_their_default(kept: str | None) -> None:
    assert Preferences.read(kept) == Preferences()


def test_preferences_are_taken_one_by_one() -> None:
    kept = Preferences.read('{"lang": "en", "scale": 2.0, "theme": "sepia", "left_handed": true}')
    assert kept == Preferences(lang="en", scale=2.0, left_handed=True)


@pytest.mark.parametrize(
    ("name", "letter"),
    [
        ("あやか", "あ"),
        ("tom", "T"),
        ("𠮷田", "𠮷"),
        ("김민수", "김"),
        ("👨‍👩‍👧 家", "👨‍👩‍👧"),
        ("が", "が"),
        (" 健", "健"),
    ],
)
def test_a_mark_shows_the_first_written_character(name: str, letter: str) -> None:
    assert initial(name) == letter


def test_seats_without_a_colour_get_different_ones() -> None:
    seats = seats_of(["a", "b", "c"], [None, "#AE2E3C", None])
    assert len({seat.color for seat in seats}) == 3
    assert len({seat.shape for seat in seats}) == 3
    assert seats[1].shape == "circle"


def test_a_seat_with_a_colour_of_its_own_keeps_a_free_shape() -> None:
    seats = seats_of(["a", "b"], ["#123456", "#123456"])
    assert seats[0].shape != seats[1].shape


def test_the_second_tap_of_a_double_tap_is_dropped() -> None:
    once = Once(60)
    assert once.ready()
    assert not once.ready()
    once.open()
    assert once.ready()
