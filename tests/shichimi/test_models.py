"""Records of shichimi that are no records: one sentence with the place."""

from typing import Any

import pytest

from companion.game import LANGS, read_pack
from companion.records import read
from companion.texts.errors import sentence
from models.base import RecordError
from models.shichimi import VARIANTS
from tests.shichimi.builders import SEATS, Raw, deal, flag, give, heap, place, refill, table, void

NOT_A_RECORD: dict[str, tuple[Raw, str]] = {
    "no variant": ({**table("versus"), "options": {}}, "options.variant"),
    "an unknown variant": ({**table("versus"), "options": {"variant": "fast"}}, "options.variant"),
    "a variant that is no text": ({**table("versus"), "options": {"variant": 3}}, "options.variant"),
    "options that are no object": ({**table("versus"), "options": []}, "options"),
    "options null": ({**table("versus"), "options": None}, "options"),
    "an option of another variant": (table("versus", heaps=2), "options.heaps"),
    "a target in solo": (table("solo", target=2), "options.target"),
    "four solo heaps": (table("solo", heaps=4), "options.heaps"),
    "no solo heap": (table("solo", heaps=0), "options.heaps"),
    "a target of eleven": (table("party", target=11), "options.target"),
    "a target of nothing": (table("party", target=0), "options.target"),
    "a target that is no integer": (table("party", target=True), "options.target"),
    "lazy that is no bool": (table("kai", lazy=1), "options.lazy"),
    "habanero in kai": (table("kai", habanero=True), "options.habanero"),
    "two alone": (table("solo", seats=2), "players"),
    "three in versus": (table("versus", seats=3), "players"),
    "two in party": (table("party", seats=2), "players"),
    "six in kai": (table("kai", seats=6), "players"),
    "a pack": ({**table("kai"), "pack": "kai/box"}, "pack"),
    "an event of another variant": (table("slow", flag(0)), "events[0].type"),
    "a deal in the race": (table("versus", deal("tttt", "tttt")), "events[0].type"),
    "a margin over a minute": (table("versus", flag(0, margin=60_001)), "events[0].margin"),
    "a margin of null": (table("versus", flag(0, margin=None)), "events[0].margin"),
    "a negative margin": (table("versus", flag(0, margin=-1)), "events[0].margin"),
    "more seconds than a day": (table("solo", heap(0, "t", seconds=86_401)), "events[0].seconds"),
    "a victory card": (table("solo", {**heap(0, "tt"), "cards": ["togarashi", "victory"]}), "events[0].cards[1]"),
    "no cards": (table("solo", {"type": "heap", "player": 0}), "events[0].cards"),
    "a void of a seat": (table("versus", void(player=0)), "events[0].player"),
    "a negative seat": (table("versus", flag(-1)), "events[0].player"),
    "a fourth heap in slow": (table("slow", place(0, "t", 3)), "events[0].heap"),
    "a fifth heap in kai": (table("kai", place(0, "t", 4)), "events[0].heap"),
    "three open cards": (table("slow", deal("tttt", "ttt")), "events[0].hands[1]"),
    "five open cards": (table("kai", deal("tttt", "ttttt", "tttt")), "events[0].hands[1]"),
    "three hands in slow": (table("slow", deal("tttt", "tttt", "aabb")), "events[0].hands"),
    "a pass without its refill": (
        table("kai", {"type": "pass-habanero", "player": 0, "to": 1}),
        "events[0].refill",
    ),
    "a pass to nowhere": (table("kai", give(0, -1, None)), "events[0].to"),
    "a card in capitals": (table("slow", {**refill(0, "t"), "cards": ["Togarashi"]}), "events[0].cards[0]"),
}


@pytest.mark.parametrize("why", NOT_A_RECORD)
def test_it_is_no_record_and_the_place_is_named(why: str) -> None:
    raw, place_of = NOT_A_RECORD[why]
    with pytest.raises(RecordError) as caught:
        read(raw)
    assert caught.value.place == place_of
    for lang in LANGS:
        said = sentence(caught.value, lang)
        assert said.startswith(place_of)
        assert "{" not in said


@pytest.mark.parametrize(
    ("variant", "seats"), [("solo", 1), ("versus", 2), ("party", 3), ("party", 8), ("slow", 2), ("kai", 3), ("kai", 5)]
)
def test_every_variant_is_read_with_its_defaults(variant: str, seats: int) -> None:
    setup = read(table(variant, seats=seats)).setup
    assert setup.seats == seats
    defaults: dict[str, Any] = {
        "solo": {"heaps": 1},
        "versus": {"target": 3},
        "party": {"target": 3},
        "slow": {"habanero": False},
        "kai": {"lazy": False},
    }
    assert setup.options.model_dump() == {"variant": variant, **defaults[variant]}


def test_the_variants_are_those_of_the_page() -> None:
    assert list(VARIANTS) == list(SEATS) == ["solo", "versus", "party", "slow", "kai"]


def test_the_game_has_no_pack() -> None:
    with pytest.raises(RecordError) as caught:
        read_pack("shichimi", {"id": "shichimi/box"})
    assert (caught.value.place, caught.value.key) == ("pack", "unknown-key")


def test_times_margins_and_seconds_are_kept_as_they_were_written() -> None:
    raw = table("versus", flag(0, margin=180, at="2026-05-01T19:30:00+09:00"), heap(0, "t", seconds=75))
    first, second = read(raw).record.events  # type: ignore[attr-defined]
    assert (first.margin, first.at, second.seconds) == (180, "2026-05-01T19:30:00+09:00", 75)
