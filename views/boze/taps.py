"""What can be tapped on a boze table, by name. The parts of the screen are handed these and know no more of it."""

from typing import Any, Protocol

from models.boze import Card
from views.boze.draft import CardForm, Key, Step
from views.boze.form import FormTaps


class MoveTaps(FormTaps, Protocol):
    """The taps of a move in the making."""

    def tap_worker(self, ident: str) -> None:
        """A worker: "worker-2"."""

    def tap_category(self, category: str) -> None:
        """A category."""

    def tap_own(self, ident: str) -> None:
        """The own action: "own"."""

    def tap_rest(self, ident: str) -> None:
        """A rest: "rest-gold" or "rest-draw"."""

    def tap_stands_for(self, ident: str) -> None:
        """What an ace stands for: "as-magic"."""

    def tap_kind(self, ident: str) -> None:
        """Which kind of effect an own action has: "kind-training"."""

    def tap_amount(self, ident: str) -> None:
        """How much the action gave: "gold-3", "draw-2"."""

    def set_amount(self, key: str, count: int) -> None:
        """How much gold or how many cards come; 0 takes it out."""

    def tap_card(self, ident: str) -> None:
        """A card that is offered: "recruit-0"."""

    def tap_wearer(self, ident: str) -> None:
        """Who wears an item: "for-<effect>-<worker>"."""

    def tap_way(self, ident: str) -> None:
        """How something is paid: "pay-extra-gold", "pay-0-cards"."""

    def toggle_more(self) -> None:
        """The next card comes beside the others."""

    def toggle_beside(self) -> None:
        """What a card gives besides."""

    def reopen(self, step: Step) -> None:
        """A done step is opened again, or folded."""

    def confirm(self) -> None:
        """The move as chosen."""

    def pick(self, key: Key) -> None:
        """A sheet with the cards of the list."""

    def write(self, form: CardForm) -> None:
        """A card is written down, beginning with this."""

    def open_price(self, number: int) -> None:
        """The price of an effect is changed."""


class SheetTaps(Protocol):
    """The taps of the sheets."""

    def close_sheet(self) -> None:
        """Beside the sheet."""

    def tap_card(self, ident: str) -> None:
        """A card of the list."""

    def fill_price(self, **told: Any) -> None:
        """Something was told in the form of a changed price."""

    def set_price(self) -> None:
        """The changed price is taken."""

    def printed_price(self) -> None:
        """Back to the printed price."""

    def fill_mulligan(self, **told: Any) -> None:
        """Something was told in the form of a mulligan."""

    def enter_mulligan(self) -> None:
        """The mulligan is entered."""

    def fill_gain(self, **told: Any) -> None:
        """Something was told in the form of a printed effect."""

    def enter_gain(self) -> None:
        """The printed effect is entered."""

    def fill_recount(self, key: str, left: int, fresh: bool = True) -> None:
        """How many cards the deck holds, as it is typed."""

    def set_recount(self) -> None:
        """The deck was counted."""


class MarketTaps(FormTaps, Protocol):
    """The taps of the market."""

    def show_tab(self, tab: str) -> None:
        """Characters or items."""

    def pick_open(self, ident: str) -> None:
        """A card of the list was turned up, or goes back: "deck-<id>"."""

    def take_out(self, ident: str) -> None:
        """A card written down is taken up again: "out-characters-0"."""

    def lay_known(self, card: Card) -> None:
        """A card that was named before was turned up."""

    def enter_market(self) -> None:
        """What was turned up is entered."""


class DutyTaps(Protocol):
    """The taps of the shrine duty."""

    def change_duty(self, player: int, gold: int) -> None:
        """What one seat paid."""

    def edit_duty(self) -> None:
        """The numbers are opened for changing."""

    def enter_duty(self) -> None:
        """The duty as shown."""


class Taps(MoveTaps, SheetTaps, MarketTaps, DutyTaps, Protocol):
    """All of them."""
