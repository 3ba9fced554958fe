"""The umami table: type or choose a card, tap a dish, confirm; steals, new cards, refills; claims are called out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion import referee
from companion.rules import umami as rules
from companion.texts.umami import lack_text, reason_text
from models.umami import (
    AREA,
    DISH_SIZE,
    CompensateFromDeck,
    Deal,
    Dish,
    End,
    Favourite,
    PlayFromHand,
    State,
    StealFromHand,
)
from models.verdict import Violation
from views.i18n import umami as words
from views.parts.verdict import Repair, Said
from views.scene import Scene, Sized
from views.theme import Look
from views.umami import scenes
from views.umami.claims import CallOut, Near
from views.umami.draft import LETTERS, Draft, Pick, as_listed, draft_of

if TYPE_CHECKING:
    from views.screens.table import Table

ICON_KEYS = {
    "S": "s",
    "F": "f",
    "*": "*",
    "T": "*",
    "-": "-",
    "N": "-",
    "Numpad Multiply": "*",
    "Numpad Subtract": "-",
    "Minus": "-",
    "Asterisk": "*",
}
"""The keys of a keyboard for the four icons: steal, flower, star, none."""


class TableScreen:
    """Turns taps on an umami table into events."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._draft = Draft()
        self._let_go: set[Any] = set()
        self._claim = 0
        self._last = Pick()
        self._undone: Draft | None = None
        self._seen: tuple[Any, ...] = ()
        self._begin()

    # --- what there is

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.table.state
        return state

    @property
    def now(self) -> Draft:
        """The draft."""
        return self._draft

    @property
    def seat(self) -> int:
        """Who acts: the robbed seat while its new card is due, else the seat on turn."""
        return self.state.robberies[0][1] if self.state.robberies else self.state.to_act

    @property
    def dishes(self) -> tuple[Dish, ...]:
        """The dishes of the seat that acts."""
        return self.state.seats[self.seat].dishes

    @property
    def part(self) -> str:
        """What the table is at: "deal", "over", "compensate", "secrets", "refill" or "turn"."""
        state = self.state
        if not state.dealt:
            return "deal"
        if self.table.over:
            return "over"
        if state.robberies:
            return "compensate"
        if state.secrets_due:
            return "secrets"
        if state.phase != "secret" and state.hand_used and state.area_used:
            return "refill"
        return "turn"

    @property
    def sources(self) -> tuple[str, ...]:
        """Where the next card may come from: "hand", "area", "deck"."""
        if self.part == "compensate":
            return ("area", "deck") if any(self.state.area) else ("deck",)
        return rules.open_sources(self.state) if self.part == "turn" else ()

    @property
    def typing(self) -> str | None:
        """The source whose card is typed now ("hand", "deck"), None while cards are chosen on the table."""
        typed = next((source for source in self.sources if source in ("hand", "deck")), None)
        if typed is None or self.now.view or self.now.stealing:
            return None
        only = len(self.sources) == 1
        return typed if self.now.pad or (only and self.now.source in (None, typed)) else None

    @property
    def card(self) -> str | None:
        """The card chosen or typed."""
        source = self.now.source
        if source in ("hand", "deck"):
            return self.now.typed
        return self.state.area[int(source)] if source is not None else None

    @property
    def coming(self) -> str | None:
        """The card that comes to an own dish: the one chosen, or what is stolen with it."""
        return self.now.taken if self.now.stealing else self.card

    @property
    def need(self) -> tuple[int, int]:
        """How many ingredients and favourites are to be entered in one go."""
        if self.part == "deal":
            return AREA, AREA
        if self.part == "secrets":
            return 0, len(self.state.seats)
        return rules.refill_due(self.state) if self.part == "refill" else (0, 0)

    @property
    def slot(self) -> int | None:
        """The place that is typed now, ingredients first, then favourites; None once all are known."""
        ingredients, favourites = self.need
        if self.now.slot is not None:
            return self.now.slot
        if len(self.now.cards) < ingredients:
            return len(self.now.cards)
        if len(self.now.favourites) < favourites:
            return ingredients + len(self.now.favourites)
        return None

    def recent(self) -> list[str]:
        """The ingredients typed last, the latest first, each once."""
        found: dict[str, None] = {}
        for step in reversed(self.table.shot.table.steps):
            event = step.event
            if isinstance(event, PlayFromHand | StealFromHand | CompensateFromDeck):
                found[event.card] = None
            elif isinstance(event, End | Deal):
                found.update(dict.fromkeys(reversed(event.area or ())))
            if len(found) >= 8:
                break
        return list(found)

    def can_steal(self) -> bool:
        """Whether the chosen card may be discarded to steal."""
        card, state = self.card, self.state
        if self.part != "turn" or card is None or rules.icon(card) != "s" or not rules.steal_targets(state):
            return False
        return ("hand" if self.now.source == "hand" else "area") in rules.steal_sources(state)

    # --- taps

    def _set(self, draft: Draft) -> None:
        self._draft = draft
        self.table.changed_draft()

    def tap(self, ident: str) -> None:
        """Something on the board, the pads or a sheet was tapped."""
        kind, _, rest = ident.partition("-")
        taps = {
            "slot": self._tap_slot,
            "fill": self._tap_fill,
            "fav": self._ask_favourite,
            "dish": self._tap_dish,
            "their": self._tap_their,
            "value": self._type_value,
            "icon": self._type_icon,
            "recent": self._type_recent,
            "erase": self._erase,
            "pattern": self._pattern,
            "differ": self._differ,
            "stars": self._stars,
            "discard": self._discard,
            "take": self._take,
            "claim": self._claim_tap,
        }
        taps[kind](rest)

    def _tap_slot(self, rest: str) -> None:
        if "area" not in self.sources:
            self.table.refuse_tap(
                [self._event(type="play", player=self.seat, **self._from(rest), dish=self._any_open())]
            )
            return
        if self.state.area[int(rest)] is not None:
            same = self.now.source == rest and not self.now.stealing
            self._set(Draft() if same else Draft(source=rest, dish=self._only_dish(self.state.area[int(rest)])))

    def _any_open(self) -> int:
        return next((i for i, dish in enumerate(self.dishes) if dish.favourite is None), 0)

    def _only_dish(self, card: str | None) -> int | None:
        """The dish that is forced: the only open one, while it is not full."""
        open_dishes = [i for i, dish in enumerate(self.dishes) if dish.favourite is None]
        forced = len(open_dishes) == 1 and len(self.dishes[open_dishes[0]].cards) < DISH_SIZE
        return open_dishes[0] if forced and card is not None else None

    def open_pad(self) -> None:
        """Types a hand card or a card off the deck."""
        source = "deck" if "deck" in self.sources else "hand"
        keep = self.now if self.now.source == source else Draft(pick=self._last)
        self._set(replace(keep, source=source, pad=True, view=""))

    def _tap_dish(self, rest: str) -> None:
        index = int(rest)
        dish = self.dishes[index]
        if self.coming is None:
            if dish.favourite is not None:
                self._set(replace(self.now, asked=f"held-{self.seat}-{index}"))
            return
        if self.now.dish == index:
            self.confirm()
            return
        if dish.favourite is not None:
            self._draft = replace(self.now, dish=index)
            discard = {"discard": dish.cards[0]} if len(dish.cards) >= DISH_SIZE else {}
            self.table.enter(self._entry(**discard))
            return
        full = len(dish.cards) >= DISH_SIZE
        self._set(replace(self.now, dish=index, asked="fourth" if full else None))

    def _tap_their(self, rest: str) -> None:
        seat, index = (int(part) for part in rest.split("-"))
        dish = self.state.seats[seat].dishes[index]
        if not self.now.stealing:
            if dish.favourite is not None:
                self._set(replace(self.now, asked=f"held-{seat}-{index}"))
            return
        if not dish.cards:
            return
        if dish.favourite is not None or len(dish.cards) == 1:
            draft = replace(self.now, victim=(seat, index), taken=dish.cards[0])
            if dish.favourite is not None:
                before, self._draft = self._draft, replace(draft, dish=self._any_open())
                entry = self._entry()
                self._draft = before
                self.table.enter(entry)
                return
            self._set(replace(draft, dish=self._only_dish(dish.cards[0])))
            return
        self._set(replace(self.now, victim=(seat, index), asked="take"))

    def _take(self, rest: str) -> None:
        assert self.now.victim is not None
        seat, index = self.now.victim
        card = self.state.seats[seat].dishes[index].cards[int(rest)]
        self._set(replace(self.now, taken=card, asked=None, dish=self._only_dish(card)))

    def candidates(self) -> tuple[str, ...]:
        """The four cards of which one is discarded."""
        if self.now.dish is None or self.coming is None:
            return ()
        return (*self.dishes[self.now.dish].cards, self.coming)

    def _discard(self, rest: str) -> None:
        self.table.enter(self._entry(discard=self.candidates()[int(rest)]))

    def confirm(self) -> None:
        """Puts the card on the chosen dish."""
        if self.now.dish is None or self.coming is None:
            return
        if len(self.dishes[self.now.dish].cards) >= DISH_SIZE:
            self._set(replace(self.now, asked="fourth"))
            return
        self.table.enter(self._entry())

    def begin_steal(self) -> None:
        """The chosen steal card is discarded to steal."""
        if self.can_steal():
            self._set(replace(self.now, stealing=True, dish=None, pad=False, victim=None, taken=None))

    def why_no_steal(self) -> None:
        """The locked steal button was tapped."""
        look = self.table.window.look
        possible = bool(rules.steal_sources(self.state)) and bool(rules.steal_targets(self.state))
        title = look.t(words.STEAL_LOCK_ICON if possible else words.STEAL_LOCK_NONE)
        self.table.say(Said("no", title, look.t(words.STEAL_LOCK_NOTE)))

    def _look_at(self, view: str) -> None:
        self.table.menu_open = False
        self._set(replace(self.now, view="" if self.now.view == view else view, asked=None))

    def look_at_others(self, seat: int | None = None) -> None:
        """Shows everybody's dishes, or what was there before."""
        self._look_at("others")

    def look_at_table(self) -> None:
        """Shows favourites and open ingredients while a card is typed, or the pad again."""
        self._look_at("table")

    def end_turn(self) -> None:
        """Ends the turn with what was turned up; the last turn without."""
        raw: dict[str, Any] = {"type": "end", "player": self.seat}
        if self.state.phase != "secret":
            raw |= {"area": list(self.now.cards), "favourites": [_raw(card) for card in self.now.favourites]}
        self.table.enter(self._event(**raw), typed=True)

    def enter_all(self) -> None:
        """Everything turned up is known: the deal, the secrets, or the end of the turn."""
        favourites = [_raw(card) for card in self.now.favourites]
        if self.part == "deal":
            self.table.enter(self._event(type="deal", area=list(self.now.cards), favourites=favourites), typed=True)
        elif self.part == "secrets":
            self.table.enter(self._event(type="secrets", favourites=favourites), typed=True)
        else:
            self.end_turn()

    # --- typing

    def _typed(self, **changes: Any) -> None:
        draft = replace(self.now, **changes)
        ingredients, _ = self.need
        if ingredients and self.slot is not None and self.slot < ingredients:
            self._set(draft.with_card(ingredients))
            return
        if self.part in ("turn", "compensate"):
            source = "deck" if self.part == "compensate" else "hand"
            draft = replace(draft, source=source, pad=True, stealing=False, taken=None, victim=None)
            dish = self._only_dish(draft.typed) if draft.typed else None
            draft = replace(draft, dish=draft.dish if draft.dish is not None else dish)
            self._set(draft)

    def _type_value(self, rest: str) -> None:
        self._typed(value=rest)

    def _type_icon(self, rest: str) -> None:
        self._typed(icon=rest or "-")

    def _type_recent(self, rest: str) -> None:
        self._typed(value=rest[0], icon=rest[1:] or "-")

    def _erase(self, _: str) -> None:
        self._set(replace(self.now, value="", icon="", dish=None))

    def _tap_fill(self, rest: str) -> None:
        """A card that was typed already is typed again."""
        index = int(rest)
        ingredients, _ = self.need
        draft = replace(self.now, slot=None, value="", icon="", naming=False)
        if index < len(self.now.cards) and index < ingredients:
            self._set(replace(draft, slot=index))
        elif ingredients <= index < ingredients + len(self.now.favourites):
            self._set(replace(draft, slot=index, pick=Pick.of(self.now.favourites[index - ingredients])))
        else:
            self._set(draft)

    def _pick(self, **changes: Any) -> None:
        self._set(replace(self.now, pick=replace(self.now.pick, **changes)))

    def _pattern(self, rest: str) -> None:
        self._pick(pattern=rest, differ=self.now.pick.differ and self.now.pick.pattern == rest)

    def _differ(self, _: str) -> None:
        if self.now.pick.has_pair:
            self._pick(differ=not self.now.pick.differ)

    def _stars(self, rest: str) -> None:
        self._pick(stars=int(rest))

    def arrow(self, value: str) -> None:
        """The arrow was chosen."""
        self._pick(arrow=value)

    def name_pick(self, name: str) -> None:
        """The favourite's name, as typed."""
        self._pick(name=name[:80])

    def ask_name(self) -> None:
        """Opens or closes the name of the favourite."""
        self._set(replace(self.now, naming=not self.now.naming))

    def take_pick(self) -> None:
        """The favourite is copied: on to the next."""
        try:
            card = self.now.pick.favourite()
        except ValueError:
            return
        if card is not None:
            self._last = Pick(arrow=card.arrow, stars=card.stars)
            self._set(self.now.with_favourite(card, self.need[0]))

    # --- claims

    def _key_of(self, claim: rules.Claimable) -> Any:
        """What a claim rests on: while that stays the same, one that was let go is not called out again."""
        state = self.state
        mine = state.seats[claim.player].dishes[claim.dish].cards
        theirs: tuple[str, ...] = ()
        if claim.owner is not None and claim.owner_dish is not None:
            theirs = state.seats[claim.owner].dishes[claim.owner_dish].cards
        return claim, mine, theirs, claim.card(state)

    def called(self) -> list[rules.Claimable]:
        """The claims to call out, in the order of the table, without those that were let go."""
        if self.table.over:
            return []
        return [claim for claim in rules.claimable(self.state) if self._key_of(claim) not in self._let_go]

    def call(self, look: Look) -> CallOut | None:
        """The claim that is shown."""
        claims = self.called()
        if not claims:
            return None
        at = self._claim % len(claims)
        claim = claims[at]
        seat = self.table.seats[claim.player]
        line = look.t(words.CLAIM_LINE, name=seat.name, dish=claim.dish + 1)
        why = "" if claim.owner is None else reason_text(self.state, claim, self.table.setup, look.lang)
        return CallOut(seat, line, claim.card(self.state), why, at + 1, len(claims))

    def _claim_tap(self, rest: str) -> None:
        claims = self.called()
        if not claims:
            return
        claim = claims[self._claim % len(claims)]
        if rest == "next":
            self._claim = (self._claim + 1) % len(claims)
            self.table.redraw()
        elif rest == "let-go":
            self._let_go.add(self._key_of(claim))
            self.table.redraw()
        else:
            self.table.enter(self._event(type="claim", **claim.as_json()))

    def asked_favourite(self) -> tuple[Favourite, tuple[int, int] | None] | None:
        """The favourite whose sheet is open, and the (seat, dish) that holds it."""
        kind, _, rest = (self.now.asked or "").partition("-")
        if kind == "fav":
            slot = int(rest)
            card = self.state.favourites[slot] if slot < len(self.state.favourites) else None
            return (card, None) if card is not None else None
        if kind == "held":
            seat, index = (int(part) for part in rest.split("-"))
            card = self.state.seats[seat].dishes[index].favourite
            return (card, (seat, index)) if card is not None else None
        return None

    def _ask_favourite(self, rest: str) -> None:
        self._set(replace(self.now, asked=f"fav-{rest}"))

    def close_asked(self) -> None:
        """Closes the open sheet."""
        dish = None if self.now.asked == "fourth" else self.now.dish
        self._set(replace(self.now, asked=None, dish=dish))

    def near(self, look: Look) -> list[Near]:
        """How near everybody is to the favourite asked about, from the seat that acts."""
        found = self.asked_favourite()
        if found is None:
            return []
        card, holder = found
        out = []
        players = len(self.state.seats)
        for offset in range(players):
            seat = (self.seat + offset) % players
            lack = rules.nearest(self.state, seat, card, holder)
            out.append(Near(self.table.seats[seat], lack_text(lack, card, look.lang), self._claim_by(seat) is not None))
        return out

    def _claim_by(self, seat: int) -> rules.Claimable | None:
        """The claim of a seat on the favourite asked about."""
        kind, _, rest = (self.now.asked or "").partition("-")
        for claim in rules.claimable(self.state):
            where = str(claim.favourite) if kind == "fav" else f"{claim.owner}-{claim.owner_dish}"
            if claim.player == seat and where == rest:
                return claim
        return None

    def claim_asked(self, seat: int) -> None:
        """Claims the favourite asked about for a seat, with its nearest dish; the referee tells if it cannot be."""
        found = self.asked_favourite()
        if found is None or self.table.over:
            return
        card, holder = found
        claim, asked = self._claim_by(seat), self.now.asked or ""
        self._draft = replace(self.now, asked=None)
        if claim is not None:
            self.table.enter(self._event(type="claim", **claim.as_json()))
            return
        lack = rules.nearest(self.state, seat, card, holder)
        raw: dict[str, Any] = {"type": "claim", "player": seat, "dish": lack.dish if lack is not None else 0}
        if holder is not None:
            raw |= {"owner": holder[0], "owner_dish": holder[1]}
        else:
            raw["favourite"] = int(asked.removeprefix("fav-"))
        self.table.enter(self._event(**raw))

    # --- entries

    def _event(self, **raw: Any) -> Any:
        return self.table.event(**raw)

    def _from(self, source: str) -> dict[str, Any]:
        if source in ("hand", "deck"):
            return {"from": source, "card": self.now.typed}
        return {"from": "area", "slot": int(source)}

    def _entry(self, **more: Any) -> Any:
        """The event that the draft makes; dish and card are known."""
        draft = self.now
        raw: dict[str, Any] = {"player": self.seat, **self._from(draft.source or "hand"), "dish": draft.dish, **more}
        if self.part == "compensate":
            return self._event(type="compensate", **raw)
        if not draft.stealing or draft.victim is None:
            return self._event(type="play", **raw)
        victim, index = draft.victim
        return self._event(type="steal", **raw, victim=victim, victim_dish=index, card_taken=draft.taken)

    def completes(self) -> Favourite | None:
        """The favourite that could be claimed once the card lies on the chosen dish."""
        draft = self.now
        if draft.dish is None or self.coming is None or len(self.dishes[draft.dish].cards) >= DISH_SIZE:
            return None
        event = self._entry()
        if self.table.judge(event):
            return None
        after = referee.advance(self.table.position, event).state
        claims = [c for c in rules.claimable(after) if (c.player, c.dish) == (self.seat, draft.dish)]
        return claims[0].card(after) if claims else None

    # --- the draft

    def _begin(self) -> None:
        """An empty draft; what was typed for an entry that is corrected, or that was just taken back."""
        before = self._seen
        self._seen = tuple(step.event for step in self.table.shot.table.steps)
        self._draft, self._undone = Draft(pick=self._last), None
        fix = self.table.fix
        if fix is not None:
            if fix[0] < len(self._seen):
                self._draft = replace(draft_of(self._seen[fix[0]]), pick=self._last)
        elif before and self._seen == before[:-1]:
            self._draft = replace(draft_of(before[-1]), pick=self._last)
            self._undone = self._draft

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet.

        What an undo brought back to be typed again is no tap: undo then goes on to the entry before.
        """
        draft = self._draft
        if draft == self._undone:
            self._draft, self._undone = Draft(pick=self._last), None
            return False
        if draft.asked is not None:
            self._draft = replace(draft, asked=None, dish=None if draft.asked == "fourth" else draft.dish)
        elif draft.naming:
            self._draft = replace(draft, naming=False)
        elif draft.view:
            self._draft = replace(draft, view="")
        elif draft.slot is not None:
            self._draft = replace(draft, slot=None, value="", icon="", pick=self._last)
        elif draft.dish is not None:
            self._draft = replace(draft, dish=None)
        elif draft.taken is not None:
            self._draft = replace(draft, taken=None, victim=None)
        elif draft.stealing:
            self._draft = replace(draft, stealing=False, pad=draft.source == "hand")
        elif draft.value or draft.icon:
            self._draft = replace(draft, value="", icon="")
        elif draft.pick.pattern:
            self._draft = replace(draft, pick=self._last)
        elif draft.favourites:
            self._draft = replace(draft, favourites=draft.favourites[:-1])
        elif draft.cards:
            self._draft = replace(draft, cards=draft.cards[:-1])
        elif draft.source is not None or draft.pad:
            self._draft = Draft(pick=self._last)
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on."""
        self._claim = 0
        self._begin()

    def draft(self) -> Any:
        """The draft as JSON."""
        return None if self._draft.empty else self._draft.as_json()

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        try:
            kept = Draft.read(draft)
        except ValueError:
            return
        # Sheets and looks stay behind, what was typed or chosen comes back.
        self._draft = kept = replace(kept, asked=None, slot=None, naming=False, view="")
        ingredients, favourites = self.need
        source = kept.source
        fits = len(kept.cards) <= ingredients and len(kept.favourites) <= favourites
        if source is not None:
            place = "area" if source.isdigit() else source
            fits = fits and place in self.sources and (place != "area" or self.card is not None)
        if kept.stealing:
            fits = fits and self.can_steal()
            if kept.victim is not None:
                fits = fits and kept.victim in rules.steal_targets(self.state)
                fits = fits and kept.taken in (None, *self._robbed_cards(kept.victim))
        if kept.dish is not None:
            fits = fits and kept.dish < len(self.dishes) and self.coming is not None
        if not fits:
            self._draft = Draft()

    def _robbed_cards(self, victim: tuple[int, int]) -> tuple[str, ...]:
        return self.state.seats[victim[0]].dishes[victim[1]].cards

    def key(self, key: str) -> bool:
        """Digits and icon letters type a card; in a favourite the colours, ↑ and ↓, = and the stars."""
        ingredients, _ = self.need
        if self.now.naming or self.now.asked is not None:
            return False
        digit = key.removeprefix("Numpad ")
        if self.slot is not None and self.slot >= ingredients:
            return self._key_favourite(key, digit)
        typing = self.slot is not None or any(source in ("hand", "deck") for source in self.sources)
        if not typing:
            return False
        if digit.isascii() and digit.isdigit() and digit != "0":
            if self.typing is not None and self.card is not None:
                return self._key_dish(int(digit))
            self._typed(value=digit)
            return True
        letter = ICON_KEYS.get(key if len(key) > 1 else key.upper())
        if letter is not None:
            self._typed(icon=letter)
            return True
        if key == "Backspace" and (self.now.value or self.now.icon):
            self._erase("")
            return True
        return False

    def _key_dish(self, number: int) -> bool:
        """With a whole card typed a digit names the dish."""
        if number <= len(self.dishes) and self.now.dish != number - 1:
            self._tap_dish(str(number - 1))
        return True

    def _key_favourite(self, key: str, digit: str) -> bool:
        pick = self.now.pick
        if key in ("Arrow Up", "Arrow Down"):
            self.arrow("up" if key == "Arrow Up" else "down")
        elif digit.isascii() and digit.isdigit() and len(digit) == 1:
            self._stars(digit)
        elif key.lower() in LETTERS:
            letters = pick.pattern if pick.pattern.isalpha() and len(pick.pattern) < 3 else ""
            self._pick(pattern=as_listed(letters + key.lower()))
        elif key == "+":
            self._pattern("+2" if pick.pattern == "+1" else "+1")
        elif key == "=":
            self._differ("")
        else:
            return False
        return True

    # --- verdicts

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """The same card on another dish, the same favourite with another dish, as far as that is legal."""
        event = events[-1]
        if event.type not in ("play", "steal", "compensate", "claim"):
            return ()
        out: list[Repair] = []
        for index, dish in enumerate(self.state.seats[event.player].dishes):
            full = event.type != "claim" and len(dish.cards) >= DISH_SIZE
            change: dict[str, Any] = {"dish": index}
            if event.type != "claim":
                change["discard"] = dish.cards[0] if full else None
            other = event.model_copy(update=change)
            if other != event and not full and not self.table.judge(other):
                label = look.t(words.DISH_NUMBERS, dishes=index + 1)
                out.append(Repair(label, (self._event(**_clean(other)),)))
        return out[:4]

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board as it is."""
        return None

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        return scenes.scene(self, look)


def _raw(card: Favourite) -> dict[str, Any]:
    return card.model_dump(mode="json", exclude_unset=True)


def _clean(event: Any) -> dict[str, Any]:
    """An event's keys as they are entered."""
    raw: dict[str, Any] = event.model_dump(mode="json", exclude_none=True)
    return raw
