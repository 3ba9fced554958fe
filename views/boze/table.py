"""The boze table: a move in four taps, the market, the shrine duty, and what card effects do besides."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import flet as ft

from companion.rules import boze as rules
from companion.rules.boze import prospects
from models.verdict import Violation
from views.boze import draft as drafts
from views.boze.draft import (
    CardForm,
    GainForm,
    Key,
    MulliganForm,
    PriceForm,
    RecountForm,
    Tab,
    Way,
)
from views.boze.duty import duty_scene, paid_text
from views.boze.market import market_scene
from views.boze.moment import Moment
from views.boze.move import move_scene
from views.boze.moving import Moving
from views.boze.panels import over_board, side, status_line, subtitle
from views.boze.pay import way_text
from views.boze.sheets import open_sheet
from views.i18n import boze as words
from views.parts.tray import TrayAction
from views.parts.verdict import Repair
from views.scene import Scene
from views.theme import Look

RECENT = 3
"""How many entries the right pane shows."""


class TableScreen(Moving):
    """Turns taps on a boze table into events (`taps.Taps`). What is shown is made of a `Moment`."""

    # --- sheets

    def pick(self, key: Key) -> None:
        """Opens the cards of the list."""
        self.put(replace(self.moment.draft, picking=key))

    def close_sheet(self) -> None:
        """Closes the sheet."""
        self.put(self.now.closed())

    def open_mulligan(self) -> None:
        """Opens the mulligan."""
        self.put(replace(self.now.closed(), mulligan=MulliganForm(next(iter(prospects.mulligan_seats(self.state)), 0))))

    def fill_mulligan(self, **told: Any) -> None:
        """Something was chosen in it."""
        if self.now.mulligan is not None:
            self.put(replace(self.now, mulligan=replace(self.now.mulligan, **told)))

    def enter_mulligan(self) -> None:
        """The cards were changed."""
        form = self.now.mulligan
        if form is not None:
            self.table.enter(self.table.event(type="mulligan", player=form.seat, cards=form.cards), typed=True)

    def open_gain(self) -> None:
        """Opens what a card's effect did."""
        self.put(replace(self.now.closed(), gained=GainForm(self.state.to_act)))

    def fill_gain(self, **told: Any) -> None:
        """Something was told in it."""
        if self.now.gained is not None:
            self.put(replace(self.now, gained=replace(self.now.gained, **told)))

    def enter_gain(self) -> None:
        """The effect is entered, without the numbers that did not move."""
        form = self.now.gained
        if form is not None:
            moved = {key: value for key in ("gold", "draw", "points") if (value := getattr(form, key))}
            event = self.table.event(type="gain", player=form.seat, reason=form.reason.strip(), **moved)
            self.table.enter(event, typed=True)

    def open_price(self, number: int) -> None:
        """Opens the price of the effect of this number."""
        m = self.moment
        effect = m.draft.did[number]
        form = PriceForm(number, effect.get("price", m.card_of(effect).cost), effect.get("why", ""))
        self.put(replace(m.draft, price=form))

    def fill_price(self, **told: Any) -> None:
        """Something was told in it."""
        if self.now.price is not None:
            self.put(replace(self.now, price=replace(self.now.price, **told)))

    def set_price(self) -> None:
        """The changed price and its reason were entered."""
        form = self.now.price
        if form is not None:
            effect = self.now.did[form.number]
            self._change(form.number, {**effect, "price": form.price, "why": form.why.strip()})

    def printed_price(self) -> None:
        """Back to the printed price."""
        form = self.now.price
        if form is not None:
            effect = self.now.did[form.number]
            self._change(form.number, {key: value for key, value in effect.items() if key not in ("price", "why")})

    def open_recount(self) -> None:
        """Opens the count of the action deck."""
        self.put(replace(self.now.closed(), recount=RecountForm(self.state.deck or 0)))

    def fill_recount(self, key: str, left: int, fresh: bool = True) -> None:
        """How many cards the deck holds, as it is typed."""
        self.put(replace(self.now, recount=RecountForm(left, fresh)))

    def set_recount(self) -> None:
        """The number told at the setup is put right, so that as many are left as were counted."""
        form, deck = self.now.recount, self.state.deck
        if form is not None and deck is not None:
            actions = self.table.setup.options.actions + form.left - deck
            if self.table.change_options(actions=actions):
                self.put(self.now.closed())

    def reshuffle(self) -> None:
        """The deck was made anew; what was chosen stays."""
        kept = self.now
        if self.table.enter(self.table.event(type="reshuffle")):
            self.put(kept)

    # --- market and duty

    def pick_open(self, ident: str) -> None:
        """A card of the list was turned up; tapped again it goes back."""
        raw, tab = {"id": ident.removeprefix("deck-")}, self.moment.tab
        cards = self.now.laid(tab)
        if raw in cards:
            self.put(replace(self.now.laying(tab, tuple(card for card in cards if card != raw)), tab=tab))
        else:
            self._lay(tab, raw)

    def take_out(self, ident: str) -> None:
        """A card that was written down is taken up again, to be changed."""
        _, name, number = ident.split("-")
        tab = cast(Tab, name)
        cards = self.now.laid(tab)
        raw = cards[int(number)]
        left = (*cards[: int(number)], *cards[int(number) + 1 :])
        printed = raw["cost"], raw["points"]
        form = CardForm(drafts.KEY_OF_TAB[tab], raw["name"], raw.get("slot"), *printed, below=raw["points"] < 0)
        self.put(replace(self.now.laying(tab, left), tab=tab, writing=form))

    def show_tab(self, tab: str) -> None:
        """Characters or items."""
        self.put(replace(self.now.closed(), tab=cast(Tab, tab)))

    def enter_market(self) -> None:
        """What was turned up is entered."""
        m = self.moment
        for key, raw in m.turned_up():
            self._remember(key, m.card(key, raw))
        event = self.table.event(type="market", characters=list(self.now.characters), items=list(self.now.items))
        self.table.enter(event, typed=True)

    def change_duty(self, player: int, gold: int) -> None:
        """What one seat paid was changed by hand."""
        paid = self.moment.paid
        self.put(replace(self.now, paid=(*paid[:player], gold, *paid[player + 1 :])))

    def edit_duty(self) -> None:
        """Opens the numbers of the duty for changing, or takes them as the rules say."""
        self.put(replace(self.now, paid=() if self.now.paid else self.moment.paid))

    def enter_duty(self) -> None:
        """The duty as shown."""
        self.table.enter(self.table.event(type="duty", paid=list(self.moment.paid)), typed=True)

    # --- keys

    def key(self, key: str) -> bool:
        """Left and right go from one ready worker to the next."""
        if (
            key not in ("Arrow Right", "Arrow Left")
            or self.state.due
            or self.table.over
            or self.now.closed() != self.now
        ):
            return False
        ready = rules.ready(self.state.seats[self.state.to_act])
        step = 1 if key == "Arrow Right" else -1
        at = ready.index(self.now.worker) + step if self.now.worker in ready else 0
        self.put(replace(self.now, worker=ready[at % len(ready)]))
        return True

    # --- verdicts

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """The same entry paid right: each price in gold or in cards; or the right duty."""
        event, m = events[0], self.moment
        legal = rules.options(self.state)
        if event.type == "duty" and legal:
            return [Repair(paid_text(m, legal[0].paid), legal)]
        if event.type != "move" or event.how == "rest":
            return ()
        return [Repair(self._payment_text(m, look, other, ways), (other,)) for other, ways in m.paid_otherwise(event)]

    def _payment_text(self, m: Moment, look: Look, event: Any, ways: Sequence[Way]) -> str:
        if len(set(ways)) == 1:
            return look.t(words.ALL_BY[ways[0]])
        told = []
        for (key, price), way in zip(m.payments(event), ways, strict=True):
            payment = way_text(look, way, price)
            told.append(
                look.t(words.CROWD_PAYS, payment=payment)
                if key is None
                else look.t(words.CARD_PAYS, name=m.name(key, look), payment=payment)
            )
        return " · ".join(told)

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        m = self.moment
        status = [status_line(look, m.state, seat, over=m.over) for seat in range(len(m.seats))]
        pane = side(m, look, self.table.recent(look, RECENT)) if look.wide else None
        if m.over:
            return Scene(
                subtitle=subtitle(m, look),
                board=lambda width, height: over_board(m, look, width),
                scrolls=True,
                side=pane,
                status=status,
            )
        if m.state.due == "market":
            scene = market_scene(m, self, look)
        elif m.state.due == "duty":
            scene = duty_scene(m, self, look)
        else:
            scene = move_scene(m, self, look)
        return replace(
            scene,
            sheet=open_sheet(m, self, look),
            side=pane,
            status=status,
            menu=self._menu(look),
            others=(*scene.others, *self._others(m, look)),
        )

    def _others(self, m: Moment, look: Look) -> list[TrayAction]:
        """What may be entered beside the step that is due, while no action is chosen; later the menu has it."""
        if m.draft.how is not None or m.state.due is not None:
            return []
        if prospects.mulligan_seats(m.state):
            return [TrayAction("mulligan", look.t(words.MULLIGAN), ft.Icons.SYNC_ALT_ROUNDED, self.open_mulligan)]
        if m.state.deck is None:
            return [TrayAction("reshuffle", look.t(words.RESHUFFLE_SHORT), ft.Icons.SHUFFLE_ROUNDED, self.reshuffle)]
        return []

    def _menu(self, look: Look) -> list[tuple[str, str, ft.IconData, Any]]:
        """The entries that are open at any time."""
        items: list[tuple[str, str, ft.IconData, Any]] = [
            ("menu-gain", look.t(words.GAIN), ft.Icons.AUTO_FIX_HIGH_ROUNDED, self.open_gain)
        ]
        if prospects.mulligan_seats(self.state):
            items.append(("menu-mulligan", look.t(words.MULLIGAN), ft.Icons.SYNC_ALT_ROUNDED, self.open_mulligan))
        if self.state.deck is not None and self.table.fixing is None:
            items.append(("menu-recount", look.t(words.RECOUNT), ft.Icons.LAYERS_ROUNDED, self.open_recount))
        if self.state.deck is None:
            items.append(("menu-reshuffle", look.t(words.RESHUFFLE), ft.Icons.SHUFFLE_ROUNDED, self.reshuffle))
        return items
