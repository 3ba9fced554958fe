"""Claims on an umami table: calling them out, letting them go, asking how near everybody is."""

import json
from dataclasses import replace
from typing import TYPE_CHECKING, Any

from companion.rules import umami as rules
from companion.texts.umami import lack_text, reason_text
from models.umami import Favourite
from views.i18n import umami as words
from views.theme import Look
from views.umami.claims import CallOut, Near
from views.umami.moment import Moment

if TYPE_CHECKING:
    from views.screens.table import TablePage


class Calls(Moment):
    """Calls claims out and enters them."""

    def __init__(self, table: "TablePage") -> None:
        super().__init__(table)
        self._let_go: set[str] = set()
        self._claim = 0

    def _key_of(self, claim: rules.Claimable) -> str:
        """What a claim rests on: while that stays the same, one that was let go is not called out again."""
        state = self.state
        mine = state.seats[claim.player].dishes[claim.dish].cards
        theirs: tuple[str, ...] = ()
        if claim.owner is not None and claim.owner_dish is not None:
            theirs = state.seats[claim.owner].dishes[claim.owner_dish].cards
        return json.dumps([*claim, mine, theirs, claim.card(state).model_dump(mode="json")])

    def let_go(self) -> list[str]:
        """What the claims rest on that were let go and could still be made."""
        keys = (self._key_of(claim) for claim in rules.claimable(self.state)) if not self.table.over else ()
        return [key for key in keys if key in self._let_go]

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
            self.table.keep_draft()
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
