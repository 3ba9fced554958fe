"""What slow and kai share: dealing the open cards, choosing a card and a heap, naming the cards that were drawn."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass, fields, replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules.shichimi.hands import check_copies, draws
from companion.texts.shichimi import card_name, heap_mark
from models.shichimi import CARDS, HAND, Card, Cards
from models.verdict import Violation
from views.i18n import shichimi as words
from views.parts.base import Dashed, text
from views.parts.marks import mark
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Repair, Said
from views.scene import Scene, Sized
from views.shichimi.tiles import CardTile, MiniCard, pad
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import Table


@dataclass(frozen=True, slots=True)
class Draft:
    """What was chosen and not entered. card: the place of an open card of the seat on turn; heap: the heap chosen.

    dealt: the first open cards so far, seat by seat. drawing, drawn: the refill and its cards so far. giver, to: a
    habanero being passed. peek: the heap that is being looked at.
    """

    card: int | None = None
    heap: int | None = None
    dealt: Cards = ()
    drawing: bool = False
    drawn: Cards = ()
    passing: bool = False
    giver: int | None = None
    to: int | None = None
    peek: int | None = None


class HandsScreen:
    """The common part of the slow and the kai table. A subclass makes the scene of a turn."""

    deck: dict[str, int]
    """How often each card is printed."""

    pooled = False
    """Whether all players' cards come out of one box that is counted together (kai)."""

    def __init__(self, table: "Table") -> None:
        self.table = table
        self._draft = Draft()

    # --- what there is

    @property
    def state(self) -> Any:
        """The game's state."""
        return self.table.state

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        seat: int = self.state.to_act
        return seat

    @property
    def hand(self) -> Cards:
        """The open cards of the seat on turn."""
        hand: Cards = self.state.hands[self.seat]
        return hand

    @property
    def card(self) -> Card | None:
        """The open card chosen."""
        place = self._draft.card
        return self.hand[place] if place is not None and place < len(self.hand) else None

    @property
    def due(self) -> int:
        """How many cards the refill draws."""
        return draws(self.hand, self.state.decks[self.seat])

    @property
    def fixing(self) -> Any:
        """The event that is corrected, None outside a correction."""
        fix = self.table.fix
        if fix is None or fix[0] >= len(self.table.shot.table.steps):
            return None
        return self.table.shot.table.steps[fix[0]].event

    def _set(self, draft: Draft) -> None:
        self._draft = draft
        self.table.changed_draft()

    # --- taps

    def choose(self, ident: str) -> None:
        """An open card of the seat on turn was tapped: "hand-0" to "hand-3"."""
        place = int(ident.removeprefix("hand-"))
        same = self._draft.card == place
        self._set(replace(self._draft, card=None if same else place, drawing=False))

    def choose_heap(self, heap: int) -> None:
        """A heap was tapped."""
        same = self._draft.heap == heap and self._draft.card is None
        self._set(replace(self._draft, heap=None if same else heap))

    def known(self) -> Sequence[str]:
        """The cards that count against what is printed while cards are typed."""
        return ()

    def _full(self, known: Sequence[str], card: Card) -> bool:
        """Refuses a card on the spot of which all copies are out."""
        broken: Violation | None = next(iter(check_copies("", known, (card,), self.deck)), None)
        if broken is None:
            return False
        look = self.table.window.look
        printed = self.deck[card]
        word = words.LIMIT if printed else words.LIMIT_NONE
        self.table.window.buzz(2)
        self.table.say(
            Said("no", look.t(word, card=card_name(card, look.lang), printed=printed), look.t(words.LIMIT_NOTE))
        )
        return True

    def deal_card(self, card: Card) -> None:
        """One more of the first open cards."""
        dealt = self._draft.dealt
        own = dealt if self.pooled else dealt[len(dealt) - len(dealt) % HAND :]
        if len(dealt) < HAND * self.table.setup.seats and not self._full(own, card):
            self._set(replace(self._draft, dealt=(*dealt, card)))

    def deal(self) -> None:
        """All first cards are known."""
        dealt = self._draft.dealt
        hands = [list(dealt[i : i + HAND]) for i in range(0, len(dealt), HAND)]
        self.table.enter(self.table.event(type="deal", hands=hands), typed=True)

    def refill(self) -> None:
        """Begins the refill; with nothing to draw it is entered at once."""
        if self.due == 0:
            self.table.enter(self.table.event(type="refill", player=self.seat, cards=[]))
        else:
            self._set(Draft(drawing=True))

    def draw_card(self, card: Card) -> None:
        """One of the cards drawn."""
        draft = self._draft
        if len(draft.drawn) < self.due and not self._full((*self.known(), *draft.drawn), card):
            self._set(replace(draft, drawn=(*draft.drawn, card)))

    def draw(self) -> None:
        """The cards drawn are known: the turn ends."""
        event = self.table.event(type="refill", player=self.seat, cards=list(self._draft.drawn))
        self.table.enter(event, typed=True)

    def less(self) -> None:
        """Takes the last typed card back."""
        draft = self._draft
        if draft.drawn:
            self._set(replace(draft, drawn=draft.drawn[:-1]))
        elif draft.dealt:
            self._set(replace(draft, dealt=draft.dealt[:-1]))

    # --- the draft

    def drop(self) -> bool:
        """Takes back the last tap that is no entry yet."""
        draft = self._draft
        if draft.drawn:
            self._draft = replace(draft, drawn=draft.drawn[:-1])
        elif draft.drawing:
            self._draft = replace(draft, drawing=False)
        elif draft.dealt:
            self._draft = replace(draft, dealt=draft.dealt[:-1])
        elif draft.passing:
            if draft.to is not None:
                self._draft = replace(draft, to=None)
            else:
                self._draft = replace(draft, passing=False, giver=None)
        elif draft.card is not None or draft.heap is not None:
            self._draft = Draft()
        else:
            return False
        return True

    def entered(self) -> None:
        """The table moved on."""
        self._draft = Draft()

    def draft(self) -> Any:
        """The draft as JSON."""
        return asdict(self._draft) if self._draft != Draft() else None

    def restore(self, draft: Any) -> None:
        """A draft kept earlier, if it still fits this table."""
        try:
            kept = Draft(**{**draft, "dealt": tuple(draft["dealt"]), "drawn": tuple(draft["drawn"])})
        except (TypeError, KeyError):
            return
        numbers = (kept.card, kept.heap, kept.giver, kept.to, kept.peek)
        sane = all(n is None or (type(n) is int and 0 <= n < 8) for n in numbers)
        room = len(kept.dealt) <= HAND * self.table.setup.seats and len(kept.drawn) <= HAND
        if sane and room and set(kept.dealt) | set(kept.drawn) <= set(CARDS) and len(fields(kept)) == len(draft):
            self._draft = kept

    def key(self, key: str) -> bool:
        """Left and right go from card to card, up and down from heap to heap."""
        draft, hand = self._draft, self.hand
        if not hand or self.table.over or draft.drawing or draft.passing:
            return False
        if key in ("Arrow Right", "Arrow Left"):
            step = 1 if key == "Arrow Right" else -1
            place = 0 if draft.card is None else (draft.card + step) % len(hand)
            self._set(replace(draft, card=place))
            return True
        if key in ("Arrow Up", "Arrow Down"):
            step = 1 if key == "Arrow Down" else -1
            heap = 0 if draft.heap is None else (draft.heap + step) % len(self.state.heaps)
            self._set(replace(draft, heap=heap))
            return True
        return False

    def repairs(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sequence[Repair]:
        """Nothing to offer but to choose again."""
        return ()

    def preview(self, events: Sequence[Any], broken: Sequence[Violation], look: Look) -> Sized | None:
        """The board stays as it is."""
        return None

    # --- what is shown

    def head(self, look: Look) -> str:
        """What the top of the screen says: the variant's name."""
        return look.t(words.HEADS[self.state.setup.options.variant])

    def slots(self, look: Look, cards: Sequence[str], count: int, width: float, ident: str) -> ft.Control:
        """The cards typed so far, and empty places for those still due."""
        one = min(96.0, (width - 8 * (count - 1)) / max(1, count))
        height = 84.0 if look.roomy else 100.0
        items: list[ft.Control] = []
        for place in range(count):
            if place < len(cards):
                items.append(CardTile(look, cards[place], f"{ident}-{place}", one, height))
            else:
                items.append(
                    Dashed(
                        ft.Container(
                            text(look, str(place + 1), "value", look.c.ink2),
                            width=one,
                            height=height,
                            alignment=ft.Alignment.CENTER,
                        ),
                        16,
                        look.c.edge,
                    )
                )
        return ft.Container(
            ft.Row(items, spacing=8, alignment=ft.MainAxisAlignment.CENTER), padding=ft.Padding.only(top=10)
        )

    def _pad(self, counts: Counter[str], look: Look, on_tap: Any, faint: frozenset[str]) -> Sized:
        def board(width: float, height: float) -> ft.Control:
            return pad(look, counts, width, height - 6, on_tap, self.less, faint=faint)

        return board

    def _absent(self, known: Sequence[str]) -> frozenset[str]:
        """The cards of which no copy can come any more."""
        return frozenset(c for c in CARDS if next(iter(check_copies("", known, (c,), self.deck)), None) is not None)

    def deal_scene(self, look: Look) -> Scene:
        """Which four cards lie open in front of each player?"""
        dealt, seats = self._draft.dealt, self.table.seats
        width = look.width - 2 * look.margin - (372 if look.wide else 0)
        full = len(dealt) == HAND * len(seats)
        index = min(len(dealt) // HAND, len(seats) - 1)
        own = dealt[HAND * index :]
        seat = seats[index]
        if full:
            main = MainAction(look.t(words.DEAL_DO), look.t(words.DEAL_DONE), ft.Icons.CHECK_ROUNDED, self.deal)
        else:
            main = MainAction(
                look.t(words.DEAL_WAIT), look.t(words.DEAL_NOTE, count=HAND - len(own)), ft.Icons.TOUCH_APP_ROUNDED
            )
        shown: list[ft.Control] = []
        if index:
            shown.append(self.hands_row(look, [(seats[i], dealt[HAND * i : HAND * (i + 1)]) for i in range(index)]))
        shown.append(self.slots(look, own, HAND, width, "dealt"))
        return Scene(
            head=self.head(look),
            subtitle=look.t(words.SUBTITLE_DEAL),
            seat=seat.index,
            title=look.t(words.DEAL_OF, name=seat.name),
            now=look.t(words.DEAL_STEP),
            choices=ft.Column(shown, spacing=8, tight=True),
            board=self._pad(Counter(own), look, self.deal_card, self._absent(dealt if self.pooled else own)),
            main=main,
            chips=False,
            panels=[None] * len(seats),
        )

    def refill_scene(self, look: Look, subtitle: str, **more: Any) -> Scene:
        """Which cards were drawn?"""
        drawn, due = self._draft.drawn, self.due
        width = look.width - 2 * look.margin - (372 if look.wide else 0)
        if len(drawn) == due:
            names = ("・" if look.lang == "ja" else ", ").join(card_name(card, look.lang) for card in drawn)
            main = MainAction(look.t(words.REFILL_DO, count=due), names, ft.Icons.CHECK_ROUNDED, self.draw)
        else:
            main = MainAction(
                look.t(words.DEAL_WAIT), look.t(words.DEAL_NOTE, count=due - len(drawn)), ft.Icons.TOUCH_APP_ROUNDED
            )
        faint = self._absent((*self.known(), *drawn))
        return Scene(
            head=self.head(look),
            subtitle=subtitle,
            seat=self.seat,
            title=look.t(words.REFILL_OF, name=self.table.seats[self.seat].name),
            done=look.t(words.PLACED),
            now=look.t(words.REFILL_STEP, count=due),
            choices=self.slots(look, drawn, due, width, "drawn"),
            board=self._pad(Counter(drawn), look, self.draw_card, faint),
            main=main,
            chips=False,
            **more,
        )

    def hands_row(self, look: Look, hands: Sequence[tuple[Any, Sequence[str]]]) -> ft.Control:
        """Other players' open cards, small: with names for one hand, else one-letter names, two hands a row on phones."""
        items: list[ft.Control] = []
        room = look.width - 2 * look.margin - (372 if look.wide else 0)
        roomy = len(hands) == 1 or room > 700
        wide = 58.0 if roomy else min(44.0, (room - 16) / 2 / HAND - 12)
        for seat, cards in hands:
            group: list[ft.Control] = [mark(look, seat, 30)]
            group += [MiniCard(look, card, wide, 46, roomy) for card in cards]
            items.append(
                ft.Semantics(
                    label=look.t(words.OPEN_OF, name=seat.name),
                    container=True,
                    content=ft.Row(group, spacing=4, tight=True),
                )
            )
        return ft.Row(items, spacing=16, run_spacing=6, wrap=True)

    def other_hand(self, look: Look, seat: Any, cards: Sequence[str]) -> ft.Control:
        """The opponent's open cards in one row."""
        return ft.Row(
            [
                text(look, look.t(words.OPEN_CARDS), "label", look.c.ink2, lines=1, expand=True),
                self.hands_row(look, [(seat, cards)]),
            ],
            spacing=8,
        )

    def fitted(self, look: Look, main: MainAction) -> MainAction:
        """The main button beside two others on a phone: there is no room for its icon."""
        if look.wide or look.width >= 480:
            return main
        return replace(main, glyph=None, detail=main.detail if main.on_tap else "")

    def own_hand(self, look: Look, width: float, height: float, notes: Sequence[str] = ()) -> ft.Control:
        """The open cards of the seat on turn, to choose from."""
        count = max(1, len(self.hand))
        one = min(116.0, (width - 10 * (HAND - 1)) / HAND)
        items = [
            CardTile(
                look,
                card,
                f"hand-{place}",
                one,
                height,
                "chosen" if self._draft.card == place else "open",
                self.choose,
                notes[place] if notes else "",
            )
            for place, card in enumerate(self.hand)
        ]
        return ft.Row(
            items,
            spacing=10 if count else 0,
            alignment=ft.MainAxisAlignment.CENTER,
            vertical_alignment=ft.CrossAxisAlignment.END,
        )

    def refill_main(self, look: Look) -> MainAction:
        """The main button that ends the turn."""
        due = self.due
        short = look.width < 480
        note = look.t(words.REFILL_SHORT if short else words.REFILL_NOTE, count=due)
        if not due:
            note = look.t(words.REFILL_NONE_SHORT if short else words.REFILL_NONE)
        return MainAction(look.t(words.REFILL), note, ft.Icons.STYLE_ROUNDED, self.refill)

    def mark_of(self, heap: int | None) -> str:
        """The circled number of a heap, a dash for none."""
        return "–" if heap is None else heap_mark(heap)

    def locked(self, ident: str, label: str, glyph: ft.IconData, why: str) -> TrayAction:
        """A tray button that cannot be used now; a tap says why."""
        return TrayAction(ident, label, glyph, lambda: self.table.say(Said("no", label, why)), locked=why)
