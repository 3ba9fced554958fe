"""What was chosen on a boze table but not entered: a move in the making, a market half told, a form half filled."""

from dataclasses import asdict, dataclass, field, fields
from typing import Any

Raw = dict[str, Any]

PRICED = {"recruit": "meeting", "buy": "supplies", "bonus": "show"}
"""The effects with a price, and the category that is for each."""

KIND_KEYS = {
    "training": "gold",
    "meeting": "recruit",
    "supplies": "buy",
    "show": "bonus",
    "magic": "draw",
    "lead": "lead",
}
"""The effect each category is for."""


HOWS = (None, *KIND_KEYS, "ace", "own", "rest")
"""How a worker may act."""

FORMS = {
    "gain": frozenset({"seat", "gold", "draw", "points", "reason"}),
    "mulligan": frozenset({"seat", "cards"}),
    "price": frozenset({"number", "price", "why"}),
}
"""What the form of a sheet always holds."""


@dataclass(frozen=True)
class Draft:
    """worker: number of the character. how: a category, "own" or "rest". gain: of a rest.

    stands_for: of an ace. kind: which effect is being chosen, of an own action. did: raw effects without `pay`; ways:
    how each is paid, None for the way that offers itself; extra: how the crowd cost is paid. more: the next card comes
    beside the others. beside: extras are open. reopened: a done step that is open again. sheet: which sheet is open;
    form: what is typed in it. characters, items: what was turned up so far. paid: the duty as changed by hand.
    """

    worker: int | None = None
    how: str | None = None
    gain: str | None = None
    stands_for: str | None = None
    kind: str | None = None
    did: tuple[Raw, ...] = ()
    ways: tuple[str | None, ...] = ()
    extra: str | None = None
    more: bool = False
    beside: bool = False
    reopened: str | None = None
    sheet: str | None = None
    form: Raw = field(default_factory=dict)
    characters: tuple[Raw, ...] = ()
    items: tuple[Raw, ...] = ()
    tab: str = "characters"
    paid: tuple[int, ...] = ()

    def as_json(self) -> Raw | None:
        """The draft as JSON values, None where nothing was chosen."""
        return None if self == Draft() else asdict(self)

    @classmethod
    def from_json(cls, data: Any) -> "Draft":
        """A draft kept earlier. Raises TypeError, KeyError or ValueError where it is none."""
        lists = {"did", "ways", "characters", "items", "paid"}
        values = {f.name: tuple(data[f.name]) if f.name in lists else data[f.name] for f in fields(cls)}
        draft = cls(**values)
        if draft.sheet is not None and not FORMS.get(draft.sheet, frozenset()) <= set(draft.form):
            raise ValueError("a form without its fields")
        if draft.how not in HOWS or not all(set(KIND_KEYS.values()) & set(effect) for effect in draft.did):
            raise ValueError("an action that nobody can choose")
        return draft

    @property
    def category(self) -> str | None:
        """Which effect the move is for: the card's category, what an ace stands for, the kind of an own action."""
        if self.how == "own":
            return self.kind
        return self.stands_for if self.how == "ace" else self.how

    @property
    def complete(self) -> bool:
        """Whether all that the move needs was chosen."""
        if self.how == "rest":
            return self.gain is not None
        if self.how == "own":
            return bool(self.did)
        key = KIND_KEYS.get(self.category or "")
        return key is not None and any(key in effect for effect in self.did)

    def amount(self, key: str) -> int:
        """How much gold or how many cards the move gives so far; 0 for none."""
        return next((effect[key] for effect in self.did if key in effect), 0)


def key_of(effect: Raw) -> str:
    """Which of the six kinds an effect is."""
    return next(key for key in KIND_KEYS.values() if key in effect)


def draft_of(event: Raw) -> Draft:
    """An entry as the draft that would make it; nothing for one that a single tap makes."""
    match event["type"]:
        case "move" if event["how"] == "rest":
            return Draft(worker=event["character"], how="rest", gain=event["gain"])
        case "move":
            how = "own" if event["how"] == "own" else event["category"]
            return Draft(
                worker=event["character"],
                how=how,
                stands_for=event.get("as"),
                did=tuple({key: value for key, value in effect.items() if key != "pay"} for effect in event["did"]),
                ways=tuple(next(iter(effect.get("pay", {})), None) for effect in event["did"]),
                extra=next(iter(event.get("extra", {})), None),
            )
        case "market":
            return Draft(characters=tuple(event["characters"]), items=tuple(event["items"]))
        case "duty":
            return Draft(paid=tuple(event["paid"]))
        case "mulligan":
            return Draft(sheet="mulligan", form={"seat": event["player"], "cards": event["cards"]})
        case "gain":
            moved = {key: event.get(key, 0) for key in ("gold", "draw", "points")}
            return Draft(sheet="gain", form={"seat": event["player"], "reason": event["reason"], **moved})
    return Draft()
