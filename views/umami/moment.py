"""One moment of an umami table: the position and the draft together, and the event that they make."""

from typing import TYPE_CHECKING, Any

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
from views.umami.draft import Draft, Pick

if TYPE_CHECKING:
    from views.screens.table import TablePage


class Moment:
    """What the table is at and what was chosen so far. It enters nothing."""

    def __init__(self, table: "TablePage") -> None:
        self.table = table
        self._draft = Draft()
        self._last = Pick()

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

    def _set(self, draft: Draft) -> None:
        self._draft = draft
        self.table.changed_draft()

    def _any_open(self) -> int:
        return next((i for i, dish in enumerate(self.dishes) if dish.favourite is None), 0)

    def _only_dish(self, card: str | None) -> int | None:
        """The dish that is forced: the only open one, while it is not full."""
        open_dishes = [i for i, dish in enumerate(self.dishes) if dish.favourite is None]
        forced = len(open_dishes) == 1 and len(self.dishes[open_dishes[0]].cards) < DISH_SIZE
        return open_dishes[0] if forced and card is not None else None

    def candidates(self) -> tuple[str, ...]:
        """The four cards of which one is discarded."""
        if self.now.dish is None or self.coming is None:
            return ()
        return (*self.dishes[self.now.dish].cards, self.coming)

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


def raw_favourite(card: Favourite) -> dict[str, Any]:
    """A favourite as it stands in an event."""
    return card.model_dump(mode="json", exclude_unset=True)
