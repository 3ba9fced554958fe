"""The kai table: four open heaps, everybody's open cards, what fits lit, habaneros passed at any time."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.rules.shichimi import kai
from companion.rules.shichimi.heap import OTHERS, judge, misfit, missing_kinds, missing_togarashi
from companion.texts.shichimi import VERDICTS, card_name, heap_mark
from models.shichimi import HABANERO, TOGARASHI, Card, Cards, KaiState
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import Dashed, Handler, heading, icon, part, tap, text
from views.parts.fields import choice_row
from views.parts.marks import mark
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene, Sheet, Sized
from views.screens.layout import recent
from views.shichimi.hands import Draft, HandsScreen
from views.shichimi.tiles import HotBlock, MiniCard, pad
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.screens.table import Table


@dataclass(frozen=True, slots=True)
class HeapView:
    """A heap as it is drawn. line: what stands on top, wrong: it says why the chosen card may not go there."""

    index: int
    togarashi: int
    others: tuple[str, ...]
    line: str
    wrong: bool = False
    lit: bool = False
    chosen: bool = False
    ghost: str | None = None


class KaiScreen(HandsScreen):
    """Turns taps on a kai table into events."""

    deck = kai.DECK
    pooled = True

    def __init__(self, table: "Table") -> None:
        super().__init__(table)

    def known(self) -> Sequence[str]:
        """What lies open, in heaps and among the collected counts against the box."""
        return kai.lying(self.state)

    # --- taps

    def choose_heap(self, heap: int) -> None:
        """A heap was tapped: with a card the place for it; where it does not fit the referee says so."""
        card = self.card
        if card is not None and misfit(card, self.state.heaps[heap]) is not None:
            event = self.table.event(type="place", player=self.seat, card=card, heap=heap)
            self.table.show_broken([event], self.table.judge(event), True)
            return
        self._set(replace(self._draft, heap=None if self._draft.heap == heap and card is None else heap))

    def place(self) -> None:
        """The chosen card onto the chosen heap; a heap that is complete by it is collected at once."""
        heap, card = self._draft.heap, self.card
        if heap is None or card is None:
            return
        events = [self.table.event(type="place", player=self.seat, card=card, heap=heap)]
        if judge((*self.state.heaps[heap], card)).complete:
            events.append(self.table.event(type="collect", player=self.seat, heap=heap))
        self.table.enter(*events)

    def collect(self) -> None:
        """Takes the first complete heap."""
        heaps = kai.complete_heaps(self.state)
        if heaps:
            self.table.enter(self.table.event(type="collect", player=self.seat, heap=heaps[0]))

    def reclaim(self) -> None:
        """Takes the chosen heap back."""
        look = self.table.window.look
        heap = self._draft.heap
        if heap is None:
            self.table.say(Said("no", look.t(words.RECLAIM_WAIT), look.t(words.RECLAIM_THEN)))
            return
        self.table.enter(self.table.event(type="reclaim", player=self.seat, heap=heap))

    def start_pass(self) -> None:
        """Opens the sheet to pass a habanero; with one giver that is settled."""
        givers = self.givers()
        self._set(Draft(passing=True, giver=givers[0] if len(givers) == 1 else None))

    def givers(self) -> tuple[int, ...]:
        """The seats with a habanero among their open cards."""
        return tuple(seat for seat, hand in enumerate(self.state.hands) if HABANERO in hand)

    def give_from(self, seat: int) -> None:
        """Whose habanero it is."""
        self._set(replace(self._draft, giver=seat))

    def give_to(self, seat: int) -> None:
        """Who gets it; from an empty deck nothing is drawn, so it is entered at once."""
        giver = self._draft.giver
        assert giver is not None
        event = self.table.event(type="pass-habanero", player=giver, to=seat, refill=None)
        if not self.state.decks[giver]:
            self.table.enter(event, typed=True)
            return
        broken = [v for v in self.table.judge(event) if v.rule == "kai.pass"]
        if broken:
            self.table.show_broken([event], broken, True)
            return
        self._set(replace(self._draft, to=seat))

    def give_card(self, card: Card) -> None:
        """The card that was drawn for it: the entry is whole."""
        draft = self._draft
        event = self.table.event(type="pass-habanero", player=draft.giver, to=draft.to, refill=card)
        self.table.enter(event, typed=True)

    def close_pass(self) -> None:
        """Closes the sheet."""
        self._set(Draft())

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state: KaiState = self.state
        if not state.dealt:
            return self.deal_scene(look)
        if self.table.over:
            return self._over_scene(look)
        if self._draft.drawing:
            return self.refill_scene(
                look, self._subtitle(look), numbers=self._numbers(), side=self._side(look) if look.wide else None
            )
        return self._turn_scene(look)

    def _subtitle(self, look: Look) -> str:
        return look.t(words.KAI_LAST if self.state.coming is not None else words.KAI_SUBTITLE)

    def _numbers(self) -> list[str]:
        return [minus(row.total) for row in self.table.standings]

    def _notes(self, look: Look) -> list[str]:
        return [look.t(words.DECK_IS, count=deck) for deck in self.state.decks]

    def _views(self, look: Look) -> tuple[HeapView, ...]:
        state: KaiState = self.state
        card, stuck = self.card, "reclaim" in self.table.expects
        views = []
        for index, cards in enumerate(state.heaps):
            case = misfit(card, cards) if card is not None else None
            chosen = self._draft.heap == index
            lit = case is None if card is not None else stuck and bool(cards)
            if card is not None and case is not None:
                line = look.t(words.FITS_NOT[case], card=card_name(card, look.lang))
            else:
                line = heap_line(look, cards)
            ghost = card if chosen and card is not None and case is None else None
            others = tuple(c for c in cards if c != TOGARASHI)
            views.append(
                HeapView(
                    index, cards.count(TOGARASHI), others, line, case is not None, lit, chosen and case is None, ghost
                )
            )
        return tuple(views)

    def _board(self, look: Look, hand: bool = True) -> Sized:
        views = self._views(look)

        def board(width: float, height: float) -> ft.Control:
            hand_height = max(60.0, min(104.0, height * 0.18)) if hand else 0.0
            room = height - (hand_height + 44 if hand else 0)
            one = (width - 10) / 2
            tall = max(96.0, min(210.0, (room - 10) / 2))
            heaps = [OpenHeap(look, view, one, tall, self.choose_heap) for view in views]
            items: list[ft.Control] = [ft.Row(heaps[:2], spacing=10), ft.Row(heaps[2:], spacing=10)]
            if hand:
                items.append(self.own_hand(look, min(width, 620.0), hand_height, self._card_notes(look)))
            return ft.Column(items, spacing=10, tight=True)

        return board

    def _card_notes(self, look: Look) -> list[str]:
        """Where each open card fits: ①③, "anywhere", "can be passed"."""
        notes = []
        for card in self.hand:
            heaps = kai.homes(self.state, card)
            if card == HABANERO:
                notes.append(look.t(words.CAN_PASS))
            elif len(heaps) == kai.HEAPS:
                notes.append(look.t(words.FITS_ANY))
            else:
                notes.append("".join(map(heap_mark, heaps)) or look.t(words.FITS_NONE))
        return notes

    def _turn_scene(self, look: Look) -> Scene:
        state: KaiState = self.state
        seats, expects = self.table.seats, self.table.expects
        others = [seats[(self.seat + step) % len(seats)] for step in range(1, len(seats))]
        choices = self.hands_row(look, [(seat, state.hands[seat.index]) for seat in others])
        said, main = self._step(look)
        card = self.card
        now = words.KAI_HEAP_STEP if card is not None else words.KAI_STEP
        if "reclaim" in expects:
            now = words.KAI_RECLAIM_STEP
        elif state.placed and card is None:
            now = words.REFILL
        return Scene(
            head=self.head(look),
            subtitle=self._subtitle(look),
            seat=self.seat,
            done=card_name(card, look.lang) if card is not None else look.t(words.PLACED) if state.placed else None,
            now=look.t(now),
            notes=self._notes(look),
            numbers=self._numbers(),
            choices=None if look.wide else choices,
            board=self._board(look),
            said=said,
            main=self.fitted(look, main) if self.givers() else main,
            others=self._others(look),
            sheet=self._pass_sheet(look),
            side=self._side(look) if look.wide else None,
        )

    def _step(self, look: Look) -> tuple[Said | None, MainAction]:
        """The verdict line and the main button of the moment."""
        state: KaiState = self.state
        heap, card, expects = self._draft.heap, self.card, self.table.expects
        name = self.table.seats[self.seat].name
        if card is not None and heap is not None:
            mark_ = heap_mark(heap)
            judged = judge((*state.heaps[heap], card))
            if judged.complete:
                kind = VERDICTS[judged.verdict].of(look.lang)
                number = len(state.collected[self.seat]) + 1
                word = words.NTH_WINS if number == kai.TO_WIN else words.NTH_HEAP
                said = Said(
                    "ok", look.t(words.COMPLETES, mark=mark_, kind=kind), look.t(word, number=number, name=name)
                )
                main = MainAction(
                    look.t(words.PLACE_COLLECT, mark=mark_),
                    f"{card_name(card, look.lang)} → {kind}",
                    ft.Icons.WORKSPACE_PREMIUM_ROUNDED,
                    self.place,
                )
                return said, main
            said = Said("ok", look.t(words.CAN_PLACE, mark=mark_), self._last_note(look))
            return said, MainAction(
                look.t(words.PLACE_ON, mark=mark_),
                card_name(card, look.lang),
                ft.Icons.ARROW_DOWNWARD_ROUNDED,
                self.place,
            )
        if card is not None:
            if card == HABANERO:
                said = Said("no", look.t(words.FITS_NOT["habanero"]), look.t(words.PASS_NOTE))
                return said, MainAction(
                    look.t(words.PASS), look.t(words.PASS_NOTE), ft.Icons.REDO_ROUNDED, self.start_pass
                )
            said = Said("ok", look.t(words.CHOOSE_HEAP), heaps_text(look, kai.homes(state, card)))
            return said, MainAction(look.t(words.CHOOSE_HEAP), card_name(card, look.lang), ft.Icons.TOUCH_APP_ROUNDED)
        complete = kai.complete_heaps(state)
        if complete:
            mark_ = heap_mark(complete[0])
            kind = VERDICTS[judge(state.heaps[complete[0]]).verdict].of(look.lang)
            said = Said("ok", look.t(words.HEAP_READY, kind=kind), mark_)
            return said, MainAction(
                look.t(words.COLLECT, mark=mark_), kind, ft.Icons.WORKSPACE_PREMIUM_ROUNDED, self.collect
            )
        if "reclaim" in expects and "refill" not in expects:
            said = Said("no", look.t(words.RECLAIM_WHY), look.t(words.RECLAIM_THEN))
            if heap is None:
                return said, MainAction(look.t(words.RECLAIM_WAIT), "", ft.Icons.TOUCH_APP_ROUNDED)
            count = len(state.heaps[heap])
            return said, MainAction(
                look.t(words.RECLAIM_ON, mark=heap_mark(heap)),
                look.t(words.RECLAIM_NOTE, count=count),
                ft.Icons.MOVE_DOWN_ROUNDED,
                self.reclaim,
            )
        if "refill" in expects:
            said = self._last_said(look) or Said("ok", look.t(words.MAY_LAY_MORE), "")
            return said, self.refill_main(look)
        said = self._last_said(look) or Said("ok", look.t(words.LAY_ONE), "")
        return said, MainAction(look.t(words.CHOOSE_CARD), look.t(words.KAI_STEP), ft.Icons.TOUCH_APP_ROUNDED)

    def _last_note(self, look: Look) -> str:
        return look.t(words.LAST_ROUND_SAID) if self.state.coming is not None else ""

    def _last_said(self, look: Look) -> Said | None:
        out = self.state.out
        if self.state.coming is None or out is None:
            return None
        name = self.table.seats[out].name
        return Said("rule", look.t(words.LAST_ROUND_SAID), look.t(words.LAST_ROUND_NOTE, name=name))

    def _others(self, look: Look) -> list[TrayAction]:
        label = look.t(words.RECLAIM)
        if "reclaim" in self.table.expects:
            back = TrayAction("reclaim", label, ft.Icons.MOVE_DOWN_ROUNDED, self.reclaim)
        else:
            back = self.locked("reclaim", label, ft.Icons.MOVE_DOWN_ROUNDED, look.t(words.RECLAIM_LOCK))
        actions = [back]
        if self.givers():
            actions.append(
                TrayAction(
                    "pass",
                    look.t(words.PASS if look.wide else words.PASS_SHORT),
                    ft.Icons.REDO_ROUNDED,
                    self.start_pass,
                )
            )
        return actions

    def _pass_sheet(self, look: Look) -> Sheet | None:
        draft, state = self._draft, self.state
        if not draft.passing:
            return None
        seats = self.table.seats
        if draft.giver is None:
            rows = [
                choice_row(
                    look,
                    seats[seat].name,
                    "",
                    False,
                    lambda seat=seat: self.give_from(seat),
                    ident=f"give-from-{seat}",
                    leading=mark(look, seats[seat], 40),
                )
                for seat in self.givers()
            ]
            return Sheet(look.t(words.PASS_FROM), ft.Column(rows, spacing=8, tight=True), away=self.close_pass)
        if draft.to is None:
            rows = []
            for seat in seats:
                if seat.index == draft.giver:
                    continue
                note = look.t(words.PASS_NOTE)
                if seat.index == state.to_act:
                    note = look.t(words.PASS_BEGUN if state.begun else words.PASS_SKIPPED)
                elif state.skips[seat.index]:
                    note = look.t(words.SKIPS)
                rows.append(
                    choice_row(
                        look,
                        seat.name,
                        note,
                        False,
                        lambda seat=seat: self.give_to(seat.index),
                        ident=f"give-to-{seat.index}",
                        leading=mark(look, seat, 40),
                    )
                )
            return Sheet(look.t(words.PASS_TO), ft.Column(rows, spacing=8, tight=True), away=self.close_pass)
        width = 528 if look.width >= 600 else look.width - 32
        known = list(self.known())
        known.remove(HABANERO)
        content = pad(look, Counter(), width, 330, self.give_card, self._nothing, faint=self._absent(known))
        return Sheet(look.t(words.PASS_DRAW, name=seats[draft.giver].name), content, away=self.close_pass)

    def _nothing(self) -> None:
        """One card only is drawn: there is nothing to take back in the sheet."""

    def _over_scene(self, look: Look) -> Scene:
        winners = referee.winners(self.table.position)
        names = ("・" if look.lang == "ja" else ", ").join(self.table.seats[seat].name for seat in winners)
        return Scene(
            head=self.head(look),
            subtitle=self._subtitle(look),
            seat=winners[0] if winners else 0,
            title=names,
            now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
            notes=self._notes(look),
            numbers=self._numbers(),
            board=self._board(look, hand=False),
            side=self._side(look) if look.wide else None,
        )

    def _side(self, look: Look) -> ft.Control:
        """Everybody's collected heaps, points, open cards and decks; then the latest entries."""
        state: KaiState = self.state
        items: list[ft.Control] = [
            heading(look, look.t(common.PLAYERS), ft.Icons.GROUPS_ROUNDED, look.t(words.PANEL_HEAD))
        ]
        for seat, row in zip(self.table.seats, self.table.standings, strict=True):
            index = seat.index
            status = ""
            if state.skips[index]:
                status = look.t(words.SKIPS)
            elif index == state.to_act and not self.table.over:
                status = look.t(words.HIS_TURN)
            items.append(
                SeatPanel(
                    look,
                    seat,
                    status,
                    minus(row.total),
                    len(state.collected[index]),
                    state.hands[index],
                    state.decks[index],
                    index == state.to_act and not self.table.over,
                )
            )
        items.append(heading(look, look.t(common.RECENT), ft.Icons.HISTORY_ROUNDED))
        items.append(recent(self.table, look, 3))
        return ft.Column(items, spacing=8, scroll=ft.ScrollMode.AUTO, expand=True)


@part
def SeatPanel(
    look: Look, seat: Any, status: str, total: str, collected: int, hand: Cards, deck: int, on_turn: bool
) -> ft.Control:
    """A player of kai in the side pane: medals, points, open cards, cards left in the deck."""
    medals = [
        ft.Container(
            icon(ft.Icons.WORKSPACE_PREMIUM_ROUNDED, 18, look.accent.on) if n < collected else None,
            width=30,
            height=30,
            border_radius=15,
            bgcolor=look.accent.fill if n < collected else None,
            border=ft.Border.all(1.5, look.accent.fill if n < collected else look.c.edge),
            alignment=ft.Alignment.CENTER,
        )
        for n in range(kai.TO_WIN)
    ]
    names: list[ft.Control] = [text(look, seat.name, "title", lines=1)]
    if status:
        names.append(text(look, status, "min", look.c.ink2, lines=1))
    head = ft.Row(
        [
            mark(look, seat, 36),
            ft.Column(names, spacing=0, expand=True, tight=True),
            *medals,
            text(look, total, "score.l", size=28),
        ],
        spacing=6,
    )
    body = ft.Row(
        [
            *(MiniCard(look, card, 62, 56) for card in hand),
            ft.Container(expand=True),
            ft.Column(
                [icon(ft.Icons.LAYERS_ROUNDED, 18, look.c.ink), text(look, str(deck), "value", size=20)],
                spacing=0,
                tight=True,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
        ],
        spacing=6,
    )
    edge = seat.color if not look.dark else look.c.ink
    return ft.Semantics(
        identifier=f"panel-{seat.index}",
        container=True,
        content=ft.Container(
            ft.Column([head, body], spacing=8, tight=True),
            bgcolor=look.c.sheet,
            border=ft.Border.all(3 if on_turn else 1, edge if on_turn else look.c.line),
            border_radius=20,
            padding=10,
        ),
    )


@part
def OpenHeap(look: Look, view: HeapView, width: float, height: float, on_tap: Any) -> ft.Control:
    """A heap of kai: togarashi as one block on the left, six places on the right, a line that says what is missing."""
    head = 26.0
    inner_w, inner_h = width - 24, height - head - 26
    hot = min(inner_w * 0.3, inner_h * 1.1)
    cell_w, cell_h = (inner_w - hot - 18) / 3, (inner_h - 6) / 2
    shown = [*view.others]
    ghost = view.ghost
    cells: list[ft.Control] = []
    for place in range(max(OTHERS, len(shown))):
        if place < len(shown):
            cells.append(MiniCard(look, shown[place], cell_w, cell_h, cell_w >= 58 and cell_h >= 44))
        elif place == len(shown) and ghost is not None and ghost != TOGARASHI:
            cells.append(
                ft.Container(MiniCard(look, ghost, cell_w, cell_h, cell_w >= 58 and cell_h >= 44), opacity=0.5)
            )
        else:
            cells.append(Dashed(ft.Container(width=cell_w, height=cell_h), 10, look.c.edge))
    rows = [ft.Row(cells[start : start + 3], spacing=6, tight=True) for start in range(0, len(cells), 3)]
    hot_count = view.togarashi + (ghost == TOGARASHI)
    body = ft.Row(
        [
            ft.Container(HotBlock(look, hot_count, hot, inner_h), opacity=0.6 if ghost == TOGARASHI else 1),
            ft.Column(rows[:2], spacing=6, tight=True),
        ],
        spacing=6,
        tight=True,
    )
    line_row: list[ft.Control] = [text(look, heap_mark(view.index), "value", size=20, weight=800, fixed=True)]
    if view.wrong:
        line_row.append(icon(ft.Icons.BLOCK_ROUNDED, 16, look.c.ng))
    line_row.append(
        text(
            look,
            view.line,
            "strong",
            look.c.ng if view.wrong else look.c.ink,
            size=14,
            lines=1,
            expand=True,
            align=ft.TextAlign.RIGHT,
        )
    )
    label = look.t(
        words.HEAP_LABEL,
        mark=heap_mark(view.index),
        togarashi=view.togarashi,
        cards="・".join(card_name(card, look.lang) for card in view.others) or look.t(common.NONE),
        status=view.line,
    )
    handler: Handler = lambda: on_tap(view.index)  # noqa: E731
    return tap(
        look,
        ft.Column([ft.Row(line_row, spacing=4, height=head), body], spacing=4, tight=True),
        handler,
        ident=f"heap-{view.index}",
        label=label,
        selected=view.chosen,
        fill=look.accent.tint if view.lit else look.c.sheet,
        edge=look.accent.fill if view.lit or view.chosen else look.c.edge,
        edge_width=5 if view.chosen else 3 if view.lit else 1.5,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        width=width,
        height=height,
    )


def heap_line(look: Look, cards: Cards) -> str:
    """What a heap still misses, in a few words."""
    if not cards:
        return look.t(words.HEAP_FREE)
    judged = judge(cards)
    if judged.complete:
        return look.t(words.HEAP_READY, kind=VERDICTS[judged.verdict].of(look.lang))
    kinds, hot = missing_kinds(cards), missing_togarashi(cards)
    if kinds is None:
        return look.t(words.HEAP_RUINED)
    if kinds == 0:
        return look.t(words.NEEDS_HOT)
    if kinds == OTHERS and hot is not None:
        return look.t(words.ICHIMI_LEFT, count=hot)
    if kinds == 1 and judged.togarashi:
        return look.t(words.ONE_MORE, count=kinds)
    return look.t(words.KINDS_LEFT, count=kinds)


def heaps_text(look: Look, heaps: Sequence[int]) -> str:
    """The heaps that may be tapped: ①③."""
    return "".join(map(heap_mark, heaps)) or look.t(common.NONE)
