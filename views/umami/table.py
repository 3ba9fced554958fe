"""The umami table: type or choose a card, tap a dish, confirm; steals, new cards, refills; claims are called out."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.rules import umami as rules
from models.umami import DISH_SIZE
from models.verdict import Violation
from views.i18n import umami as words
from views.parts.verdict import Repair, Said
from views.scene import Scene, Sized
from views.theme import Look
from views.umami import scenes
from views.umami.draft import Draft, draft_of
from views.umami.keys import Typing
from views.umami.moment import raw_favourite

if TYPE_CHECKING:
    from views.screens.table import TablePage


class TableScreen(Typing):
    """Turns taps on an umami table into events."""

    def __init__(self, table: "TablePage") -> None:
        super().__init__(table)
        self._undone: Draft | None = None
        self._seen: tuple[Any, ...] = ()
        self._begin()

    # --- taps

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
            raw |= {"area": list(self.now.cards), "favourites": [raw_favourite(card) for card in self.now.favourites]}
        self.table.enter(self._event(**raw), typed=True)

    def enter_all(self) -> None:
        """Everything turned up is known: the deal, the secrets, or the end of the turn."""
        favourites = [raw_favourite(card) for card in self.now.favourites]
        if self.part == "deal":
            self.table.enter(self._event(type="deal", area=list(self.now.cards), favourites=favourites), typed=True)
        elif self.part == "secrets":
            self.table.enter(self._event(type="secrets", favourites=favourites), typed=True)
        else:
            self.end_turn()

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
        """The draft as JSON, with the claims that were let go."""
        kept = {} if self._draft.empty else self._draft.as_json()
        let_go = self.let_go()
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


def _clean(event: Any) -> dict[str, Any]:
    """An event's keys as they are entered."""
    raw: dict[str, Any] = event.model_dump(mode="json", exclude_none=True)
    return raw
