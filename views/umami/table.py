"""The umami table: type or choose a card, tap a dish; steals, new cards, refills; claims are called out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from companion import referee
from companion.rules import umami as rules
from models.umami import DISH_SIZE, Claim, Favourite
from models.verdict import Violation
from views.i18n import umami as words
from views.parts.verdict import Repair, Said
from views.scene import GameTable, Scene, Sized
from views.theme import Look
from views.umami import scenes
from views.umami.boards import verdict_board
from views.umami.calls import asked_favourite, called, claim_by, key_of, still_let_go
from views.umami.draft import SLOTS, Draft, draft_of
from views.umami.keys import Typing
from views.umami.moment import Moment, raw_favourite


class TableScreen(Typing):
    """Turns taps on an umami table into events."""

    def __init__(self, table: GameTable) -> None:
        self._undone: Draft | None = None
        self._seen: tuple[Any, ...] = ()
        self._let_go: set[str] = set()
        self._claim = 0
        super().__init__(table)

    @property
    def m(self) -> Moment:
        """The moment: the position and the draft."""
        return Moment(self.table, self.now, self, frozenset(self._let_go), self._claim)

    @property
    def seat(self) -> int:
        """Who acts: the robbed seat while its new card is due, else the seat on turn."""
        return self.m.seat

    # --- taps

    def tap(self, ident: str) -> None:
        """Something on the board, the pads or a sheet was tapped."""
        kind, _, rest = ident.partition("-")
        taps = {
            "slot": self._tap_slot,
            "fill": self._tap_fill,
            "fav": self._ask_favourite,
            "dish": self.tap_dish,
            "their": self._tap_their,
            "value": self._type_value,
            "icon": self._type_icon,
            "card": self._type_card,
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
        m = self.m
        if "area" not in m.sources:
            keys = m.from_source(rest)
            self.table.refuse_tap([self.table.event(type="play", player=m.seat, **keys, dish=m.any_open())])
            return
        if self.state.area[int(rest)] is not None:
            same = self.now.source == rest and not self.now.stealing
            if same:
                self.put(Draft(pick=self.last))
            else:
                self.come(Draft(source=SLOTS[int(rest)], pick=self.last))

    def open_pad(self) -> None:
        """Types a hand card or a card off the deck."""
        keep = self.now if self.now.source in ("hand", "deck") else Draft(pick=self.last)
        self.put(replace(keep, view=""))

    def tap_dish(self, rest: str) -> None:
        """An own dish: the card that is chosen goes there; without one a set dish tells who is near to take it away."""
        index = int(rest)
        dish = self.m.dishes[index]
        if self.m.coming is None:
            if dish.favourite is not None:
                self.put(replace(self.now, asked=f"held-{self.seat}-{index}"))
            return
        full = len(dish.cards) >= DISH_SIZE
        if full and dish.favourite is None:
            self.put(replace(self.now, dish=index, asked="fourth"))
            return
        self.now = replace(self.now, dish=index)
        self.enter_card(**({"discard": dish.cards[0]} if full else {}))

    def _tap_their(self, rest: str) -> None:
        seat, index = (int(part) for part in rest.split("-"))
        dish = self.state.seats[seat].dishes[index]
        if not self.now.stealing:
            if dish.favourite is not None:
                self.put(replace(self.now, asked=f"held-{seat}-{index}"))
            return
        if not dish.cards:
            return
        draft = replace(self.now, victim=(seat, index), taken=dish.cards[0])
        if dish.favourite is not None:
            before, self.now = self.now, replace(draft, dish=self.m.any_open())
            entry = self.m.entry()
            self.now = before
            self.table.enter(entry)
        elif len(dish.cards) == 1:
            self.come(draft)
        else:
            self.put(replace(self.now, victim=(seat, index), asked="take"))

    def _take(self, rest: str) -> None:
        assert self.now.victim is not None
        seat, index = self.now.victim
        card = self.state.seats[seat].dishes[index].cards[int(rest)]
        self.come(replace(self.now, taken=card, asked=None))

    def _discard(self, rest: str) -> None:
        self.enter_card(discard=self.m.candidates()[int(rest)])

    def enter_card(self, **more: Any) -> None:
        """The card comes to the dish that is chosen. With the last hand card of the last turn that turn ends too."""
        entry = self.m.entry(**more)
        end = self.table.event(type="end", player=self.seat)
        events = [entry]
        if self.state.phase == "secret" and not self.table.judge(entry, end):
            after = referee.advance(self.table.position, entry).state
            if rules.last_hand_left(after, self.seat) == 0 and not rules.claimable(after):
                events.append(end)
        if not self.table.enter(*events):
            self.table.redraw()

    def begin_steal(self) -> None:
        """The chosen steal card is discarded to steal."""
        if self.m.can_steal():
            self.put(replace(self.now, stealing=True, dish=None, victim=None, taken=None))

    def why_no_steal(self) -> None:
        """The locked steal button was tapped."""
        look = self.table.window.look
        possible = bool(rules.steal_sources(self.state)) and bool(rules.steal_targets(self.state))
        title = look.t(words.STEAL_LOCK_ICON if possible else words.STEAL_LOCK_NONE)
        self.table.say(Said("no", title, look.t(words.STEAL_LOCK_NOTE)))

    def _look_at(self, view: str) -> None:
        self.put(replace(self.now, view="" if self.now.view == view else view, asked=None))

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
            raw |= {"area": list(self.now.cards), "favourites": [raw_favourite(card) for card in self.now.favourites]}
        self.table.enter(self.table.event(**raw), typed=True)

    def enter_all(self) -> None:
        """Everything turned up is known: the deal, the secrets, or the end of the turn."""
        favourites = [raw_favourite(card) for card in self.now.favourites]
        part = self.m.part
        if part == "deal":
            deal = self.table.event(type="deal", area=list(self.now.cards), favourites=favourites)
            self.table.enter(deal, typed=True)
        elif part == "secrets" and self.m.apart:
            seat = self.m.secret_of
            if seat is not None:
                self.table.seal(seat, favourites[0])
        elif part == "secrets":
            self.table.enter(self.table.event(type="secrets", favourites=favourites), typed=True)
        else:
            self.end_turn()

    def enter_for(self, seat: int) -> None:
        """Types a seat's secret favourite."""
        self.put(replace(self.empty(), whose=seat))

    def change_mine(self) -> None:
        """Takes the own secret favourite back, to change it."""
        place = self.table.place
        part = place.part(self.table.shot)
        if place.seat is None or part is None:
            return
        place.unseal(place.seat)
        self.put(replace(self.empty(), favourites=(Favourite.model_validate(part),)))

    def undo(self) -> None:
        """What the undo button does."""
        self.table.undo()

    # --- claims

    def _claim_tap(self, rest: str) -> None:
        claims = called(self.m)
        if not claims:
            return
        if rest == "next":
            self._claim = (self._claim + 1) % len(claims)
            self.table.redraw()
            return
        claim = claims[int(rest.rpartition("-")[2]) % len(claims)]
        if rest.startswith("let-go"):
            self._let_go.add(key_of(self.m, claim))
            self.table.changed_draft()
        else:
            self.table.enter(self.table.event(type="claim", **claim.as_json()))

    def _ask_favourite(self, rest: str) -> None:
        self.put(replace(self.now, asked=f"fav-{rest}"))

    def close_asked(self) -> None:
        """Closes the open sheet."""
        dish = None if self.now.asked == "fourth" else self.now.dish
        self.put(replace(self.now, asked=None, dish=dish))

    def claim_asked(self, seat: int) -> None:
        """Claims the favourite asked about for a seat that can."""
        claim = claim_by(self.m, seat) if asked_favourite(self.m) is not None else None
        self.now = replace(self.now, asked=None)
        if claim is not None and not self.table.over:
            self.table.enter(self.table.event(type="claim", **claim.as_json()))
        else:
            self.table.changed_draft()

    # --- the draft

    def empty(self) -> Draft:
        """Nothing chosen."""
        return Draft(pick=self.last)

    def draft_of(self, events: Sequence[Any]) -> Draft:
        """What enters these events again, to be changed."""
        return replace(draft_of(events[0]), pick=self.last)

    def begin(self) -> Draft:
        """An empty draft; what was typed for an entry that is corrected, or that was just taken back."""
        before, self._undone = self._seen, None
        self._seen = tuple(step.event for step in self.table.steps)
        kept: Draft | None = getattr(self, "now", None)
        if kept is not None and len(self._seen) == len(before) + 1 and isinstance(self._seen[-1], Claim):
            # A claim comes in between: what was turned up already stays.
            return replace(self.empty(), cards=kept.cards, favourites=kept.favourites)
        if not self.table.replaced and before and self._seen == before[:-1]:
            self._undone = self.draft_of((before[-1],))
            return self._undone
        return super().begin()

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet.

        What an undo brought back to be typed again is no tap: undo then goes on to the entry before.
        """
        draft = self.now
        if draft == self._undone:
            self.now, self._undone = self.empty(), None
            return False
        if draft.asked is not None:
            self.now = replace(draft, asked=None, dish=None if draft.asked == "fourth" else draft.dish)
        elif draft.naming:
            self.now = replace(draft, naming=False)
        elif draft.view:
            self.now = replace(draft, view="")
        elif draft.slot is not None:
            self.now = replace(draft, slot=None, value="", icon="", pick=self.last)
        elif draft.dish is not None:
            self.now = replace(draft, dish=None)
        elif draft.taken is not None:
            self.now = replace(draft, taken=None, victim=None)
        elif draft.stealing:
            self.now = replace(draft, stealing=False)
        elif draft.value or draft.icon:
            self.now = replace(draft, value="", icon="", source=None)
        elif draft.pick.pattern:
            self.now = replace(draft, pick=self.last)
        elif draft.favourites:
            self.now = replace(draft, favourites=draft.favourites[:-1])
        elif draft.cards:
            self.now = replace(draft, cards=draft.cards[:-1])
        elif draft.source is not None or draft.whose is not None:
            self.now = self.empty()
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on."""
        self._claim = 0
        super().entered()

    def draft(self) -> Any:
        """The draft as JSON, with the claims that were let go."""
        kept = {} if self.now.empty else self.now.as_json()
        let_go = still_let_go(self.m)
        return kept | {"let_go": let_go} if let_go else kept or None

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        if isinstance(draft, dict):
            draft = dict(draft)
            let_go = draft.pop("let_go", ())
            self._let_go = {key for key in let_go if isinstance(key, str)} if isinstance(let_go, list) else set()
        try:
            kept = Draft.read(draft)
        except ValueError:
            return
        # Sheets and looks stay behind, what was typed or chosen comes back.
        self.now = replace(kept, asked=None, slot=None, naming=False, view="")
        if not self.fits(self.now):
            self.now = self.empty()

    def fits(self, draft: Draft) -> bool:
        """Whether what was chosen can still be chosen; `draft` is `now`."""
        m = self.m
        ingredients, favourites = m.need
        source = draft.source
        fits = len(draft.cards) <= ingredients and len(draft.favourites) <= favourites
        if source is not None:
            place = "area" if source.isdigit() else source
            fits = fits and place in m.sources and (place != "area" or m.card is not None)
        if draft.stealing:
            fits = fits and m.can_steal()
            if draft.victim is not None:
                fits = fits and draft.victim in rules.steal_targets(self.state)
                fits = fits and draft.taken in (None, *self._robbed_cards(draft.victim))
        if draft.dish is not None:
            fits = fits and draft.dish < len(m.dishes) and m.coming is not None
        return fits

    def _robbed_cards(self, victim: tuple[int, int]) -> tuple[str, ...]:
        return self.state.seats[victim[0]].dishes[victim[1]].cards

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
                out.append(Repair(label, (self.table.event(**_clean(other)),)))
        return out[:4]

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The dishes that the entry is about, with the card as a ghost and the dish ringed."""
        return verdict_board(self.m, events[-1], broken, look)

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        return scenes.scene(self.m, look)


def _clean(event: Any) -> dict[str, Any]:
    """An event's keys as they are entered."""
    raw: dict[str, Any] = event.model_dump(mode="json", exclude_none=True)
    return raw
