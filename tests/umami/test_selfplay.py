"""Random games of umami to the end: what must hold whatever is played; claims against a search of its own."""

import random
from collections import Counter
from typing import Any

import pytest

from companion.explain import say
from companion.game import LANGS
from companion.records import read
from companion.referee import Position, advance, judge, start, turn
from companion.rules import umami as rules
from companion.sharing import decode, encode
from companion.sharing.qr import qr_matrix
from tests.play import result
from tests.umami import brute
from tests.umami.builders import Raw, event, fav, table

TYPES = ("deal", "play", "steal", "compensate", "claim", "end", "secrets")
PATTERNS = ("rrg", "rrg≠", "yyg", "yyg≠", "ggr", "ggy≠", "rry", "gyr", "yyr≠", "rrr", "ggg", "yyy", "+1", "+2")


def random_ingredient(rng: random.Random) -> str:
    return rng.choice("123456789") + rng.choice("sf*-")


def random_favourite(rng: random.Random) -> Raw:
    return fav(rng.choice(PATTERNS) + rng.choice("↑↓") + str(rng.randint(0, 4)))


class Cook:
    """Plays random legal events, read off the public state and its own notes; it looks at no rule."""

    def __init__(self, rng: random.Random, players: int, favourites: int | None = None) -> None:
        self.rng, self.players = rng, players
        keys = {} if favourites is None else {"options": {"favourites": favourites}}
        self.raw = table(players=players, **keys)
        self.position: Position = start(read(self.raw).setup)
        self.positions = [self.position]
        self.claim_rate = rng.choice([0.2, 0.9])

    def public(self) -> dict[str, Any]:
        return rules.public(self.position.state, self.position.phase)

    def enter(self, raw: Raw) -> None:
        entered = event(raw)
        assert judge(self.position, entered) == (), raw
        self.position = advance(self.position, entered)
        self.positions.append(self.position)
        self.raw["events"].append(raw)

    def play_on(self) -> bool:
        """Enters one more event; False once the game is over."""
        due = turn(self.position)
        if due is None:
            return False
        public, rng = self.public(), self.rng
        if public["claimable"] and rng.random() < self.claim_rate:
            self.enter({"type": "claim", **rng.choice(public["claimable"])})
            return True
        kinds = [kind for kind in due.expects if kind != "claim"]
        if kinds == ["play", "end"]:
            kinds = rng.choices(kinds, [4, 1])
        self.enter(self.made(rng.choice(kinds), due.player, public))
        return True

    def made(self, kind: str, player: int | None, public: dict[str, Any]) -> Raw:
        rng = self.rng
        if kind == "deal":
            favourites = [random_favourite(rng) for _ in range(4)]
            return {"type": "deal", "area": [random_ingredient(rng) for _ in range(4)], "favourites": favourites}
        if kind == "secrets":
            return {"type": "secrets", "favourites": [random_favourite(rng) for _ in range(self.players)]}
        assert player is not None
        if kind == "end":
            if public["phase"] == "secret":
                return {"type": "end", "player": player}
            new = min(public["favourites"].count(None), public["favourites_deck"])
            return {
                "type": "end",
                "player": player,
                "area": [random_ingredient(rng) for _ in range(public["area"].count(None))],
                "favourites": [random_favourite(rng) for _ in range(new)],
            }
        dishes = public["seats"][player]["dishes"]
        open_dishes = [index for index, dish in enumerate(dishes) if not dish["favourite"]]
        # Filling a few dishes makes claims likelier than spreading the cards.
        dish = rng.choice(open_dishes[: rng.choice([2, 3, 5])])
        raw: Raw = {"type": kind, "player": player, "dish": dish}
        slots = [slot for slot, card in enumerate(public["area"]) if card and (kind != "steal" or card[1] == "s")]
        state = self.position.state
        if kind == "compensate":
            sources = ["deck"] + ["area"] * bool(slots)
        else:
            hand_open = public["phase"] == "secret" or not state.hand_used
            area_open = bool(slots) and public["phase"] != "secret" and not state.area_used
            sources = ["hand"] * hand_open + ["area"] * area_open
        raw["from"] = rng.choice(sources)
        if raw["from"] == "area":
            raw["slot"] = rng.choice(slots)
            coming = public["area"][raw["slot"]]
        else:
            coming = raw["card"] = rng.choice("123456789") + ("s" if kind == "steal" else rng.choice("sf*-"))
        if kind == "steal":
            targets = [
                (victim, index, card)
                for victim, seat in enumerate(public["seats"])
                for index, theirs in enumerate(seat["dishes"])
                for card in theirs["cards"]
                if victim != player and not theirs["favourite"]
            ]
            raw["victim"], raw["victim_dish"], raw["card_taken"] = rng.choice(targets)
            coming = raw["card_taken"]
        if len(dishes[dish]["cards"]) >= 3:
            raw["discard"] = rng.choice([*dishes[dish]["cards"], coming])
        return raw


def count_cards(public: dict[str, Any]) -> int:
    return sum(len(dish["cards"]) for seat in public["seats"] for dish in seat["dishes"])


def favourites_seen(public: dict[str, Any]) -> int:
    held = sum(dish["favourite"] is not None for seat in public["seats"] for dish in seat["dishes"])
    return held + sum(card is not None for card in public["favourites"])


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_random_games_end_and_keep_every_card(players: int) -> None:
    rng = random.Random(players)
    seen: Counter[str] = Counter()
    for _ in range(30):
        cook = Cook(rng, players, rng.choice([None, None, 4, 6]))
        deck = cook.position.state.favourites_deck
        while cook.play_on():
            raw, public = cook.raw["events"][-1], cook.public()
            before = rules.public(cook.positions[-2].state, "in_progress")
            seen[raw["type"]] += 1
            secret = players if public["phase"] in ("secret", "over") else 0
            # Before the secrets every favourite lies in deck, area or dishes; after them the rest of the deck is out.
            if not secret:
                assert public["favourites_deck"] + favourites_seen(public) == deck
            elif raw["type"] == "secrets":
                assert favourites_seen(public) == favourites_seen(before) + players
            else:
                assert favourites_seen(public) == favourites_seen(before)
            came = {"play": 1, "compensate": 1}.get(raw["type"], 0) - ("discard" in raw)
            assert count_cards(public) == count_cards(before) + came
            for seat in public["seats"]:
                for dish in seat["dishes"]:
                    assert len(dish["cards"]) <= 3
                    if dish["favourite"]:
                        assert brute.wanted(dish["favourite"]["want"], dish["cards"])
        last = cook.public()
        assert (cook.position.phase, last["phase"]) == ("finished", "over")
        assert [raw["type"] for raw in cook.raw["events"]].count("secrets") == 1
    assert set(seen) == set(TYPES)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_claimable_is_what_a_search_finds_after_every_event(players: int) -> None:
    rng = random.Random(50 + players)
    found = taken = 0
    for _ in range(20):
        cook = Cook(rng, players)
        while cook.play_on():
            public, state = cook.public(), cook.position.state
            first = state.robberies[0][0] if state.robberies else state.to_act
            expected = [] if public["phase"] == "over" else brute.claims(public, first)
            assert public["claimable"] == expected
            found += len(expected)
            taken += sum("owner" in claim for claim in expected)
    assert found > 200
    assert taken > 10


@pytest.mark.parametrize("players", [2, 4])
def test_check_allows_exactly_the_claims_that_are_called_out(players: int) -> None:
    rng = random.Random(80 + players)
    for _ in range(3):
        cook = Cook(rng, players)
        while cook.play_on():
            if cook.position.phase != "in_progress" or rng.random() < 0.6:
                continue
            public = cook.public()
            legal = [raw for raw in brute.all_claims(public) if judge(cook.position, event(raw)) == ()]
            called = [{"type": "claim", **claim} for claim in public["claimable"]]
            assert {frozenset(raw.items()) for raw in legal} == {frozenset(raw.items()) for raw in called}
            assert len(legal) == len(called)


@pytest.mark.parametrize("players", [2, 3, 5])
def test_expects_names_exactly_the_types_with_a_legal_event(players: int) -> None:
    rng = random.Random(20 + players)
    for _ in range(3):
        cook = Cook(rng, players)
        while cook.play_on():
            due = turn(cook.position)
            if due is None or rng.random() < 0.8:
                continue
            seats = range(players) if due.player is None else [due.player]
            legal = {
                raw["type"]
                for seat in seats
                for raw in brute.some_events(cook.public(), seat)
                if judge(cook.position, event(raw)) == ()
            }
            # Before the deal nothing of this list is legal; the deal is tried elsewhere.
            assert due.expects == tuple(kind for kind in TYPES if kind in legal)


def test_replay_equals_the_live_state() -> None:
    rng = random.Random(5)
    for players in (2, 3, 4, 5) * 3:
        cook = Cook(rng, players)
        while cook.play_on():
            pass
        replayed = result(cook.raw)
        assert (replayed.status, replayed.problem) == ("finished", None)
        assert replayed.state == rules.public(cook.position.state, "finished")


def test_undoing_the_last_event_is_as_if_it_never_happened() -> None:
    cook = Cook(random.Random(6), 3)
    while cook.play_on():
        pass
    for count in range(len(cook.raw["events"])):
        cut = {**cook.raw, "events": cook.raw["events"][:count]}
        assert result(cut).state == rules.public(cook.positions[count].state, "in_progress")


@pytest.mark.parametrize("players", [2, 3, 5])
def test_whatever_is_entered_with_a_ruling_is_told_or_applied_and_claims_stay_exact(players: int) -> None:
    rng = random.Random(40 + players)
    stood: Counter[str] = Counter()
    for _ in range(12):
        cook = Cook(rng, players, 5)
        for _ in range(60):
            due = turn(cook.position)
            if due is None:
                break
            # A ruling can leave a seat with nothing to do, as with every dish set.
            if set(due.expects) - {"claim"} and rng.random() < 0.5:
                cook.play_on()
                continue
            tried = brute.some_events(cook.public(), rng.randrange(players))
            kind = rng.choice(TYPES[1:])
            raw = rng.choice([raw for raw in tried if raw["type"] == kind] or tried)
            entered = event({**raw, "ruling": "ok"})
            broken = judge(cook.position, entered)
            for violation in broken:
                for lang in LANGS:
                    assert "{" not in say(violation, cook.position.setup, lang)
            if broken and all(violation.kind == "illegal" for violation in broken):
                cook.position = advance(cook.position, entered)
                stood[raw["type"]] += 1
                state, public = cook.position.state, cook.public()
                first = state.robberies[0][0] if state.robberies else state.to_act
                over = public["phase"] == "over"
                assert public["claimable"] == ([] if over else brute.claims(public, first))
    assert set(stood) == {*TYPES} - {"deal"}


def test_a_finished_game_of_five_fits_one_code() -> None:
    rng = random.Random(9)
    for _ in range(6):
        cook = Cook(rng, 5)
        while cook.play_on():
            pass
        (code,) = encode(cook.raw)
        assert decode([code])["events"] == cook.raw["events"]
        # A version 20-M code has 97 modules a side.
        assert len(qr_matrix(code)) <= 97 + 2 * 4
