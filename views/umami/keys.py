"""Typing on an umami table: the pads' taps and a keyboard's keys."""

from dataclasses import replace
from typing import Any

from views.umami.calls import Calls
from views.umami.draft import LETTERS, Pick, as_listed

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


class Typing(Calls):
    """Turns taps on the pads, and keys, into the draft."""

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
