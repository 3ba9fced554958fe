"""The boze table: a move in four taps, the market, the shrine duty, and what printed effects do besides."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.rules import boze as rules
from companion.rules.boze import prospects
from models.boze import DUTIES, Card
from models.verdict import Violation
from views.boze import duty, market, move, sheets
from views.boze.choosing import Choosing
from views.boze.draft import KIND_KEYS, Draft, Raw, draft_of
from views.boze.panels import over_board, panel, status_line
from views.i18n import boze as words
from views.i18n import common
from views.parts.base import Later
from views.parts.tray import TrayAction
from views.parts.verdict import Repair
from views.scene import Scene, Sized
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import TablePage


class TableScreen(Choosing):
    """Turns taps on a boze table into events."""

    def __init__(self, table: "TablePage") -> None:
        super().__init__(table)
        self._draft = self._earlier()

    # --- other entries

    def open_sheet(self, sheet: str, **form: Any) -> None:
        """Opens a sheet with what its form starts from."""
        self.table.menu_open = False
        self.set(replace(self.chosen, sheet=sheet, form=form))

    def close_sheet(self) -> None:
        """Closes the sheet."""
        self.set(replace(self.chosen, sheet=None, form={}))

    def fill(self, **values: Any) -> None:
        """Something was typed in the open form."""
        self.set(replace(self.chosen, form={**self.chosen.form, **values}))

    def open_mulligan(self) -> None:
        """Opens the change of cards before the first move."""
        seats = prospects.mulligan_seats(self.state)
        self.open_sheet("mulligan", seat=next(iter(seats), 0), cards=1)

    def open_gain(self) -> None:
        """Opens what a printed effect did."""
        self.open_sheet("gain", seat=self.player, gold=0, draw=0, points=0, reason="")

    def enter_mulligan(self) -> None:
        """The cards were changed."""
        form = self.chosen.form
        self.table.enter(self.table.event(type="mulligan", player=form["seat"], cards=form["cards"]), typed=True)

    def enter_gain(self) -> None:
        """The printed effect is entered, without the numbers that did not move."""
        form = self.chosen.form
        moved = {key: form[key] for key in ("gold", "draw", "points") if form[key]}
        self.table.enter(
            self.table.event(type="gain", player=form["seat"], reason=form["reason"].strip(), **moved), typed=True
        )

    def open_price(self, number: int) -> None:
        """Opens the price of the effect of this number."""
        effect = self.chosen.did[number]
        price = effect.get("price", self.card_of(effect).cost)
        self.open_sheet("price", number=number, price=price, why=effect.get("why", ""))

    def set_price(self) -> None:
        """The changed price and its reason were entered."""
        form = self.chosen.form
        effect = self.chosen.did[form["number"]]
        self._change(form["number"], {**effect, "price": form["price"], "why": form["why"].strip()})

    def printed_price(self) -> None:
        """Back to the printed price."""
        number = self.chosen.form["number"]
        effect = {key: value for key, value in self.chosen.did[number].items() if key not in ("price", "why")}
        self._change(number, effect)

    def reshuffle(self) -> None:
        """The deck was made anew."""
        kept = self._draft
        if self.table.enter(self.table.event(type="reshuffle")):
            self._draft = kept
            self.table.changed_draft()

    # --- market and duty

    def add_open(self, key: str, raw: Raw) -> None:
        """A card that was turned up: "characters" or "items"."""
        draft = self._draft
        cards = (*getattr(draft, key), raw)
        wanted = dict(zip(("characters", "items"), prospects.market_wanted(self.state), strict=True))
        tab = draft.tab
        if key == "characters" and len(cards) >= wanted[key]:
            tab = "items"
        self.set(replace(draft, **{key: cards}, tab=tab, form={}))

    def pick_open(self, ident: str) -> None:
        """A card of the pack was turned up: "deck-<id>"; tapped again it goes back."""
        raw, tab = {"id": ident.removeprefix("deck-")}, self._draft.tab
        cards = getattr(self._draft, tab)
        if raw in cards:
            self.take_out(f"out-{tab}-{cards.index(raw)}")
        else:
            self.add_open(tab, raw)

    def take_out(self, ident: str) -> None:
        """A card turned up by mistake: "out-characters-0"."""
        _, key, number = ident.split("-")
        cards = list(getattr(self._draft, key))
        del cards[int(number)]
        self.set(replace(self._draft, **{key: tuple(cards)}, tab=key))

    def show_tab(self, tab: str) -> None:
        """Characters or items."""
        self.set(replace(self._draft, tab=tab, form={}))

    def enter_market(self) -> None:
        """What was turned up is entered."""
        draft = self._draft
        for key, cards in self._turned_up():
            for raw in cards:
                if "name" in raw:
                    self.remember(key, Card(raw["name"], raw["cost"], raw["points"], raw.get("slot", "")))
        event = self.table.event(type="market", characters=list(draft.characters), items=list(draft.items))
        self.table.enter(event, typed=True)

    def _turned_up(self) -> tuple[tuple[str, tuple[Raw, ...]], tuple[str, tuple[Raw, ...]]]:
        return (("recruit", self._draft.characters), ("buy", self._draft.items))

    def change_duty(self, player: int, gold: int) -> None:
        """What one seat paid was changed by hand."""
        paid = list(self.paid)
        paid[player] = gold
        self.set(replace(self._draft, paid=tuple(paid)))

    @property
    def paid(self) -> tuple[int, ...]:
        """What each seat pays at the duty: as changed by hand, else what the rules say."""
        return self._draft.paid or tuple(share.paid for share in prospects.duty_shares(self.state))

    def edit_duty(self) -> None:
        """Opens the numbers of the duty for changing."""
        self.set(replace(self._draft, paid=() if self._draft.paid else self.paid))

    def enter_duty(self) -> None:
        """The duty as shown."""
        self.table.enter(self.table.event(type="duty", paid=list(self.paid)), typed=True)

    # --- the draft

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        draft = self._draft
        if draft.sheet:
            self._draft = replace(draft, sheet=None, form={})
        elif draft.did:
            self._draft = replace(draft, did=draft.did[:-1], ways=draft.ways[:-1])
            if draft.how == "lead":
                self._draft = Draft(worker=draft.worker)
        elif draft.stands_for:
            self._draft = replace(draft, stands_for=None)
        elif draft.how:
            self._draft = Draft(worker=draft.worker)
        elif draft.items:
            self._draft = replace(draft, items=draft.items[:-1], tab="items")
        elif draft.characters:
            self._draft = replace(draft, characters=draft.characters[:-1], tab="characters")
        elif draft != Draft():
            self._draft = Draft()
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on; while an earlier entry is corrected, that entry is what was chosen."""
        self._draft = self._earlier()

    def _earlier(self) -> Draft:
        """The entry that is being corrected as a draft; nothing where none is."""
        if self.table.fix is None:
            return Draft()
        event = self.table.shot.table.record[self.table.fix[0]].event
        if event.type == "move" and event.player != self.player:
            return Draft()
        return draft_of(event.model_dump(mode="json", exclude_unset=True))

    def draft(self) -> Any:
        """The draft as JSON."""
        return self._draft.as_json()

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        if draft is None:
            return
        try:
            self._draft = Draft.from_json(draft)
            if self._draft.worker is not None and self._draft.worker not in rules.ready(self.seat):
                raise ValueError("another seat's draft")
            self.event()
            opened = {key: [{key: raw} for raw in cards] for key, cards in self._turned_up()}
            for effect in (*opened["recruit"], *opened["buy"]):
                self.card_of(effect)
        except (TypeError, KeyError, ValueError, AttributeError, IndexError):
            self._draft = Draft()

    def key(self, key: str) -> bool:
        """Left and right go from one ready worker to the next."""
        if key not in ("Arrow Right", "Arrow Left") or self.state.due or self.table.over or self._draft.sheet:
            return False
        ready = rules.ready(self.seat)
        step = 1 if key == "Arrow Right" else -1
        at = ready.index(self._draft.worker) + step if self._draft.worker in ready else 0
        self.set(replace(self._draft, worker=ready[at % len(ready)]))
        return True

    # --- verdicts

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """The same entry with the right price, or the right duty."""
        event = events[0]
        legal = rules.options(self.state)
        if event.type == "duty" and legal:
            return [Repair(duty.paid_text(self, legal[0].paid), legal)]
        if event.type != "move" or event.how == "rest":
            return ()
        found = []
        for way in prospects.WAYS:
            paid = self._paid_by(event.model_dump(mode="json", exclude_unset=True), way)
            if not self.table.judge(paid):
                found.append(Repair(look.t(words.ALL_BY[way]), (paid,)))
        return found

    def _paid_by(self, raw: Raw, way: str) -> Any:
        """The same move with the crowd cost and every price paid exactly, in one way."""
        did = [
            {**effect, "pay": {way: effect.get("price", self.card_of(effect).cost)}} if "pay" in effect else effect
            for effect in raw["did"]
        ]
        offer = self.offer(raw.get("category", ""))
        extra = {"extra": {way: offer.cost}} if offer is not None and offer.cost else {}
        kept = {key: value for key, value in raw.items() if key != "extra"}
        return self.table.event(**{**kept, **extra, "did": did})

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board stays as it is: the steps show the entry."""
        return None

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        if self.table.over:
            return self._over(look)
        if self.state.due == "market":
            scene = market.scene(self, look)
        elif self.state.due == "duty":
            scene = duty.scene(self, look)
        else:
            scene = move.scene(self, look)
        return replace(
            scene,
            sheet=sheets.sheet(self, look),
            panels=self.panels(look),
            status=[status_line(look, self.state, seat, over=False) for seat in range(len(self.state.seats))],
            menu=self.menu(look),
            others=(*scene.others, *self.others(look)),
        )

    def subtitle(self, look: Look) -> str:
        """The round, the duties left and the running deck: always in view."""
        state = self.state
        first = (
            look.t(words.ROUND, number=state.round, left=prospects.duties_left(state))
            if state.due is None or not state.started
            else look.t(words.ROUND_END, number=state.round)
        )
        if state.deck is None:
            deck = look.t(words.DISCARDS, discards=state.discards)
        else:
            deck = look.t(words.DECK_WIDE if look.wide else words.DECK, deck=state.deck, discards=state.discards)
        return f"{first} · {deck}"

    def panels(self, look: Look) -> list[Later | None]:
        """A small board for each seat."""
        if not look.wide:
            return []
        none_left = [None] * len(self.state.seats)
        shares = none_left if self.table.over else prospects.duty_shares(self.state)
        return [
            Later(
                panel, look, seat, tuple(self.name(w.card.key if w.card else None, look) for w in seat.workers), share
            )
            for seat, share in zip(self.state.seats, shares, strict=True)
        ]

    def others(self, look: Look) -> list[TrayAction]:
        """What may be entered beside the step that is due, while no action is chosen; later the menu has it."""
        if self.chosen.how is not None:
            return []
        found: list[TrayAction] = []
        if prospects.mulligan_seats(self.state) and self.state.due is None:
            found.append(TrayAction("mulligan", look.t(words.MULLIGAN), ft.Icons.SYNC_ALT_ROUNDED, self.open_mulligan))
        elif self.state.deck is None and self.state.due is None:
            found.append(TrayAction("reshuffle", look.t(words.RESHUFFLE), ft.Icons.SHUFFLE_ROUNDED, self.reshuffle))
        return found

    def menu(self, look: Look) -> list[tuple[str, str, ft.IconData, Any]]:
        """The entries that are open at any time."""
        items: list[tuple[str, str, ft.IconData, Any]] = [
            ("menu-gain", look.t(words.GAIN), ft.Icons.AUTO_FIX_HIGH_ROUNDED, self.open_gain)
        ]
        if prospects.mulligan_seats(self.state):
            items.append(("menu-mulligan", look.t(words.MULLIGAN), ft.Icons.SYNC_ALT_ROUNDED, self.open_mulligan))
        if self.state.deck is None:
            items.append(("menu-reshuffle", look.t(words.RESHUFFLE), ft.Icons.SHUFFLE_ROUNDED, self.menu_reshuffle))
        return items

    def menu_reshuffle(self) -> None:
        """The deck was made anew, from the menu."""
        self.table.menu_open = False
        self.reshuffle()

    def _over(self, look: Look) -> Scene:
        winners = referee.winners(self.table.position)
        names = [self.table.seats[seat].name for seat in winners]
        return Scene(
            subtitle=look.t(words.OVER),
            seat=winners[0] if winners else 0,
            title="・".join(names) if look.lang == "ja" else ", ".join(names),
            now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
            board=lambda width, height: over_board(self, look, width),
            scrolls=True,
            panels=self.panels(look),
            status=[status_line(look, self.state, seat, over=True) for seat in range(len(self.state.seats))],
        )

    @property
    def duties(self) -> int:
        """How many duties a game has."""
        return DUTIES

    @property
    def kinds(self) -> tuple[str, ...]:
        """The categories that an ace or an own action may stand for."""
        return tuple(KIND_KEYS)
