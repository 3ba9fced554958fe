"""Typing on an umami table: the pads' taps and a keyboard's keys."""

from abc import abstractmethod
from dataclasses import replace
from typing import Any

from models.umami import State
from views.playing import Playing
from views.umami.calls import called
from views.umami.draft import LETTERS, Draft, Pick, Source, as_listed
from views.umami.moment import Moment

ICON_KEYS = {
    "S": "s",
    "F": "f",
    "*": "*",
    "T": "*",
    "Numpad Multiply": "*",
    "Asterisk": "*",
}
"""The keys of a keyboard for the three icons: steal, flower, star."""


class Typing(Playing[State, Draft]):
    """Turns taps on the pads, and keys, into the draft."""

    last: Pick = Pick()
    """The arrow and the stars of the favourite copied last: the next one begins with them."""

    @property
    @abstractmethod
    def m(self) -> Moment:
        """The moment: the position and the draft."""

    @abstractmethod
    def enter_all(self) -> None:
        """Everything turned up is known: it is entered."""

    @abstractmethod
    def enter_card(self, **more: Any) -> None:
        """The card comes to the dish that is chosen."""

    @abstractmethod
    def tap_dish(self, rest: str) -> None:
        """An own dish was tapped."""

    def come(self, draft: Draft) -> None:
        """A card is chosen or typed: where one dish alone can take it, it goes there; else the dish is asked for."""
        self.now = draft
        dish = self.m.only_dish(self.m.coming)
        if dish is not None and not self.m.can_steal() and self.m.part != "refill":
            self.now = replace(draft, dish=dish)
            self.enter_card()
        else:
            self.table.changed_draft()

    def fill(self, draft: Draft) -> None:
        """One more card that was turned up is known; with the last one the turn ends by itself, unless a claim waits."""
        waited = self.m.slot is not None and self.now.slot is None
        self.now = draft
        if waited and self.m.part == "refill" and self.m.slot is None and not called(self.m):
            self.enter_all()
        else:
            self.table.changed_draft()

    def _typed(self, **changes: Any) -> None:
        m, draft = self.m, replace(self.now, **changes)
        ingredients, _ = m.need
        if ingredients and m.slot is not None and m.slot < ingredients:
            self.fill(draft.with_card(ingredients))
            return
        if m.part in ("turn", "compensate"):
            source: Source = "deck" if m.part == "compensate" else "hand"
            draft = replace(draft, source=source, stealing=False, taken=None, victim=None, view="")
            if draft.typed is not None:
                self.come(draft)
            else:
                self.put(draft)

    def _type_value(self, rest: str) -> None:
        self._typed(value=rest)

    def _type_icon(self, rest: str) -> None:
        self._typed(icon=rest)

    def _type_card(self, rest: str) -> None:
        self._typed(value=rest[0], icon=rest[1:])

    def _erase(self, _: str) -> None:
        self.put(replace(self.now, value="", icon="", dish=None))

    def _tap_fill(self, rest: str) -> None:
        """A card that was typed already is typed again."""
        index = int(rest)
        ingredients, _ = self.m.need
        draft = replace(self.now, slot=None, value="", icon="", naming=False)
        if index < len(self.now.cards) and index < ingredients:
            self.put(replace(draft, slot=index))
        elif ingredients <= index < ingredients + len(self.now.favourites):
            self.put(replace(draft, slot=index, pick=Pick.of(self.now.favourites[index - ingredients])))
        else:
            self.put(draft)

    def _pick(self, **changes: Any) -> None:
        self.put(replace(self.now, pick=replace(self.now.pick, **changes)))

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
        self.put(replace(self.now, naming=not self.now.naming))

    def take_pick(self) -> None:
        """The favourite is copied: on to the next."""
        try:
            card = self.now.pick.favourite()
        except ValueError:
            return
        if card is not None:
            self.last = Pick(arrow=card.arrow, stars=card.stars)
            self.fill(self.now.with_favourite(card, self.m.need[0]))

    def key(self, key: str) -> bool:
        """Digits and icon letters type a card; in a favourite the colours, ↑ and ↓, = and the stars."""
        ingredients, _ = self.m.need
        if self.now.naming or self.now.asked is not None:
            return False
        digit = key.removeprefix("Numpad ")
        if self.m.slot is not None and self.m.slot >= ingredients:
            return self._key_favourite(key, digit)
        typing = self.m.slot is not None or any(source in ("hand", "deck") for source in self.m.sources)
        if not typing:
            return False
        if digit.isascii() and digit.isdigit() and digit != "0":
            if self.m.typing is not None and self.m.card is not None:
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
        if number <= len(self.m.dishes) and self.now.dish != number - 1:
            self.tap_dish(str(number - 1))
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
