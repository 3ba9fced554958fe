"""One moment of an umami table: the position and the draft together, the event that they make, and what taps do."""

from collections import Counter
from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any, Protocol

from companion import referee
from companion.rules import umami as rules
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
from views.scene import GameTable
from views.umami.draft import Draft


class Handlers(Protocol):
    """What taps on the boards, pads, sheets and buttons do."""

    def tap(self, ident: str) -> None:
        """Something on the board, the pads or a sheet was tapped."""

    def arrow(self, value: str) -> None:
        """The arrow of the favourite being copied was chosen."""

    def open_pad(self) -> None:
        """Types a hand card or a card off the deck."""

    def begin_steal(self) -> None:
        """The chosen steal card is discarded to steal."""

    def why_no_steal(self) -> None:
        """The locked steal button was tapped."""

    def look_at_others(self, seat: int | None = None) -> None:
        """Shows everybody's dishes, or what was there before."""

    def look_at_table(self) -> None:
        """Shows favourites and open ingredients while a card is typed, or the pad again."""

    def end_turn(self) -> None:
        """Ends the turn."""

    def enter_all(self) -> None:
        """Everything turned up is known."""

    def take_pick(self) -> None:
        """The favourite is copied."""

    def ask_name(self) -> None:
        """Opens or closes the name of the favourite."""

    def name_pick(self, name: str) -> None:
        """The favourite's name, as typed."""

    def close_asked(self) -> None:
        """Closes the open sheet."""

    def claim_asked(self, seat: int) -> None:
        """Claims the favourite asked about for a seat."""

    def undo(self) -> None:
        """What the undo button does."""

    def enter_for(self, seat: int) -> None:
        """Types a seat's secret favourite, which nobody enters at its own window."""

    def change_mine(self) -> None:
        """Takes the own secret favourite back, which is in already, to change it."""


@dataclass(frozen=True)
class Moment:
    """What the table is at and what was chosen so far. It enters nothing.

    do: what taps do. let_go: what the claims rest on that were let go. claim_at: which of several claims is shown.
    """

    table: GameTable
    now: Draft
    do: Handlers
    let_go: frozenset[str] = frozenset()
    claim_at: int = 0

    @property
    def state(self) -> State:
        """The game's state."""
        state: State = self.table.state
        return state

    @property
    def seat(self) -> int:
        """Who acts: the robbed seat while its new card is due, else the seat on turn."""
        return self.state.robberies[0][1] if self.state.robberies else self.state.to_act

    @property
    def shown(self) -> int:
        """Whose dishes are shown large: at a player's own phone the own ones, while others act."""
        place = self.table.place
        return self.seat if place.seat is None or place.may(self.seat) else place.seat

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
    def apart(self) -> bool:
        """Whether the secret favourites are entered each at its own window, unseen by the others."""
        table = self.table
        return self.part == "secrets" and table.fixing is None and table.place.apart(table.shot)

    @property
    def secret_of(self) -> int | None:
        """Whose secret favourite is typed here, None while this window waits for the others'."""
        place = self.table.place
        if place.seat is None:
            return self.now.whose if place.settles else None
        return None if place.seat in place.sealed(self.table.shot) else place.seat

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
        if typed is None or self.now.view or self.now.stealing or self.now.source not in (None, typed):
            return None
        if self.shown != self.seat:
            return None
        return typed

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
            return 0, 1 if self.apart else len(self.state.seats)
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

    @cached_property
    def claimable(self) -> tuple[rules.Claimable, ...]:
        """Every claim that is legal now, none once the game is over."""
        return () if self.table.over else rules.claimable(self.state)

    def seen(self) -> Counter[str]:
        """How often each ingredient came to light at this table: what was seen least is likeliest to come."""
        found = Counter[str]()
        for step in self.table.steps:
            event = step.event
            if isinstance(event, PlayFromHand | StealFromHand | CompensateFromDeck):
                found[event.card] += 1
            elif isinstance(event, End | Deal):
                found.update(event.area or ())
        return found

    def can_steal(self) -> bool:
        """Whether the chosen card may be discarded to steal."""
        card, state = self.card, self.state
        if self.part != "turn" or card is None or rules.icon(card) != "s" or not rules.steal_targets(state):
            return False
        return ("hand" if self.now.source == "hand" else "area") in rules.steal_sources(state)

    def any_open(self) -> int:
        """An own dish that is not set."""
        return next((i for i, dish in enumerate(self.dishes) if dish.favourite is None), 0)

    def only_dish(self, card: str | None) -> int | None:
        """The dish that is forced: the only open one, while it is not full."""
        open_dishes = [i for i, dish in enumerate(self.dishes) if dish.favourite is None]
        forced = len(open_dishes) == 1 and len(self.dishes[open_dishes[0]].cards) < DISH_SIZE
        return open_dishes[0] if forced and card is not None else None

    def candidates(self) -> tuple[str, ...]:
        """The four cards of which one is discarded."""
        if self.now.dish is None or self.coming is None:
            return ()
        return (*self.dishes[self.now.dish].cards, self.coming)

    def from_source(self, source: str) -> dict[str, Any]:
        """The keys of an event that say where its card comes from."""
        if source in ("hand", "deck"):
            return {"from": source, "card": self.now.typed}
        return {"from": "area", "slot": int(source)}

    def entry(self, **more: Any) -> Any:
        """The event that the draft makes; dish and card are known."""
        draft = self.now
        raw: dict[str, Any] = {
            "player": self.seat,
            **self.from_source(draft.source or "hand"),
            "dish": draft.dish,
            **more,
        }
        if self.part == "compensate":
            return self.table.event(type="compensate", **raw)
        if not draft.stealing or draft.victim is None:
            return self.table.event(type="play", **raw)
        victim, index = draft.victim
        return self.table.event(type="steal", **raw, victim=victim, victim_dish=index, card_taken=draft.taken)

    def completes(self) -> dict[int, Favourite]:
        """The own dishes with which a favourite could be claimed once the card lies there, each with that favourite."""
        found: dict[int, Favourite] = {}
        for index, dish in enumerate(self.dishes):
            if self.coming is None or dish.favourite is not None or len(dish.cards) != DISH_SIZE - 1:
                continue
            event = replace(self, now=replace(self.now, dish=index)).entry()
            if self.table.judge(event):
                continue
            after = referee.advance(self.table.position, event).state
            claims = [c for c in rules.claimable(after) if (c.player, c.dish) == (self.seat, index)]
            if claims:
                found[index] = claims[0].card(after)
        return found


def raw_favourite(card: Favourite) -> dict[str, Any]:
    """A favourite as it stands in an event."""
    return card.model_dump(mode="json", exclude_unset=True)
