"""The slow table: three heaps that lie face down. Only their height shows; a declaration turns one over for all."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Any

import flet as ft

from companion import referee
from companion.rules.shichimi import slow
from companion.rules.shichimi.heap import is_spoiled, judge
from companion.texts.shichimi import REASONS, VERDICTS, card_name, heap_mark
from models.shichimi import TOGARASHI, Cards, Complete, Declaration, Peek, SlowPlace, SlowState, Spoiled
from models.shichimi import Refill as RefillEvent
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import Handler, icon, part, tap, text
from views.parts.base import card as box
from views.parts.fields import choice_row
from views.parts.glyphs import glyph
from views.parts.marks import mark
from views.parts.sheets import Cover
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said, verdict_panel
from views.scene import Scene
from views.shichimi.hands import Draft, HandsScreen
from views.shichimi.tiles import CardTile, HotBlock
from views.theme import Look

if TYPE_CHECKING:
    from views.screens.table import Table

BACKS = 12
"""At most so many backs are drawn of a heap."""


class SlowScreen(HandsScreen):
    """Turns taps on a slow table into events. covered: the cover hangs; told: the declarations already looked at."""

    deck = slow.DECK

    def __init__(self, table: "Table") -> None:
        super().__init__(table)
        self.covered = self.state.dealt
        self.told = len(self.state.declarations)
        self.peek_open = False

    def known(self) -> Sequence[str]:
        """Nothing: how often a card came is for the players to remember, so only the entry as a whole is judged."""
        return ()

    # --- taps

    def entered(self) -> None:
        """The table moved on: a new turn hangs the cover, a peek waits for its player."""
        state: SlowState = self.state
        last = self.table.shot.table.steps[-1] if self.table.shot.table.steps else None
        event = last.event if last else None
        before = last.before.state if last else state
        self._draft = Draft()
        self.peek_open = False
        self.told = min(self.told, len(state.declarations))
        if self.table.fix is not None:
            return
        if isinstance(event, RefillEvent) and before.to_act != state.to_act:
            self.covered = True
        elif isinstance(event, Peek):
            self._draft = Draft(peek=event.heap)
        elif not state.dealt:
            self.covered = False

    def uncover(self) -> None:
        """The next player holds the device."""
        self.covered = False
        self.table.redraw()

    def open_peek(self) -> None:
        """The one who peeks holds the device: the heap shows."""
        self.peek_open = True
        self.table.redraw()

    def hide_peek(self) -> None:
        """The heap is covered again."""
        self.peek_open = False
        self._set(Draft())

    def place(self) -> None:
        """The chosen card onto the chosen heap."""
        draft = self._draft
        heap = draft.heap
        if self.card is None or heap is None:
            return
        event = self.table.event(type="place", player=self.seat, card=self.card, heap=heap)
        if self.table.enter(event):
            self._set(Draft(heap=heap))

    def call(self, kind: str) -> None:
        """A declaration on the chosen heap."""
        look = self.table.window.look
        heap = self._draft.heap
        if heap is None:
            self.table.say(Said("no", look.t(words.CALL_NEEDS), look.t(words.CHOOSE_HEAP)))
            return
        self.table.enter(self.table.event(type=kind, player=self.seat, heap=heap))

    def spoiled(self) -> None:
        """台無し！"""
        self.call("spoiled")

    def complete(self) -> None:
        """七味完成！"""
        self.call("complete")

    def peek(self) -> None:
        """Spends a habanero on the chosen heap."""
        self.call("peek")

    def carry_on(self) -> None:
        """The declaration was looked at."""
        self.told = len(self.state.declarations)
        self.table.redraw()

    # --- the scene

    def scene(self, look: Look) -> Scene:
        """What is shown now."""
        state: SlowState = self.state
        old = self.fixing
        if state.dealt and isinstance(old, SlowPlace | Spoiled | Complete | Peek | RefillEvent):
            return self._fix_scene(look, old)
        if not state.dealt:
            return self.deal_scene(look)
        if self.table.fix is None and len(state.declarations) > self.told:
            return self._verdict_scene(look, state.declarations[-1])
        if self.table.over:
            return self._over_scene(look)
        if self._draft.peek is not None:
            return self._peek_scene(look, self._draft.peek)
        if self.covered and self.table.window.preferences.covers and not self.table.menu_open:
            return replace(self._turn_scene(look), full=self._cover(look))
        if self._draft.drawing:
            return self.refill_scene(look, self._subtitle(look), numbers=self._numbers())
        return self._turn_scene(look)

    def _cover(self, look: Look) -> ft.Control:
        seats = self.table.seats
        lines = look.t(words.COVER_LINES, name=seats[1 - self.seat].name)
        return Cover(look, seats[self.seat], lines, self.uncover, self.table.undo)

    def _subtitle(self, look: Look) -> str:
        state: SlowState = self.state
        down = sum(len(heap) for heap in state.heaps)
        return look.t(words.SLOW_SUBTITLE, calls=len(state.declarations), cards=down)

    def _numbers(self) -> list[str]:
        return [str(row.total) for row in self.table.standings]

    def _notes(self, look: Look) -> list[str]:
        return [look.t(words.DECK_IS, count=deck) for deck in self.state.decks]

    def _turn_scene(self, look: Look) -> Scene:
        state: SlowState = self.state
        draft, card = self._draft, self.card
        seats = self.table.seats
        other = 1 - self.seat
        laid = state.placed > 0

        def board(width: float, height: float) -> ft.Control:
            hand_height = max(72.0, min(110.0, height * 0.24))
            down = max(120.0, height - hand_height - 60)
            one = min(220.0, (width - 20) / 3)
            heaps = [
                FaceDown(
                    look,
                    index,
                    len(heap),
                    index == draft.heap,
                    one,
                    down,
                    self.choose_heap,
                )
                for index, heap in enumerate(state.heaps)
            ]
            caption: list[ft.Control] = [
                text(
                    look, look.t(words.OPEN_OF, name=seats[self.seat].name), "label", look.c.ink2, expand=True, lines=1
                )
            ]
            caption.append(self._peek_button(look) or text(look, look.t(words.LAY_COUNT), "label", look.c.ink2))
            return ft.Column(
                [
                    ft.Row(heaps, spacing=10, alignment=ft.MainAxisAlignment.CENTER),
                    ft.Row(caption, spacing=8),
                    self.own_hand(look, min(width, 560.0), hand_height),
                ],
                spacing=8,
                tight=True,
            )

        if card is not None and draft.heap is not None:
            mark_ = self.mark_of(draft.heap)
            said = Said("ok", look.t(words.CAN_PLACE, mark=mark_), "" if laid else look.t(words.SPOIL_FIRST))
            main = MainAction(
                look.t(words.PLACE_ON, mark=mark_),
                card_name(card, look.lang),
                ft.Icons.ARROW_DOWNWARD_ROUNDED,
                self.place,
            )
        elif card is not None:
            said = Said("ok", look.t(words.CHOOSE_HEAP), look.t(words.CHOOSE_HEAP_NOTE))
            main = MainAction(look.t(words.CHOOSE_HEAP), "", ft.Icons.TOUCH_APP_ROUNDED)
        elif slow.may_refill(state, self.seat):
            said = self._last_said(look) or Said("ok", look.t(words.MAY_LAY_MORE), look.t(words.LAY_COUNT))
            main = self.refill_main(look)
        else:
            said = self._last_said(look) or Said("ok", look.t(words.LAY_COUNT), look.t(words.SPOIL_FIRST))
            main = MainAction(look.t(words.CHOOSE_CARD), "", ft.Icons.TOUCH_APP_ROUNDED)
        return Scene(
            head=self.head(look),
            subtitle=self._subtitle(look),
            seat=self.seat,
            done=look.t(words.PLACED) if laid else None,
            now=look.t(words.KAI_STEP if laid else words.CALL_OR_PLACE),
            notes=self._notes(look),
            numbers=self._numbers(),
            choices=None if look.wide else self.other_hand(look, seats[other], state.hands[other]),
            board=board,
            said=said,
            main=self.fitted(look, main),
            others=self._calls(look),
            panels=[self._panel(look, seat) for seat in range(2)] if look.wide else (),
            status=self._notes(look),
        )

    def _last_said(self, look: Look) -> Said | None:
        if not self.state.last:
            return None
        return Said("rule", look.t(words.LAST_TURN), look.t(words.LAST_TURN_NOTE))

    def _panel(self, look: Look, seat: int) -> ft.Control | None:
        if seat == self.seat:
            return None
        return self.hands_row(look, [(self.table.seats[seat], self.state.hands[seat])])

    def _calls(self, look: Look) -> list[TrayAction]:
        expects = self.table.expects
        spoil, done = look.t(words.SPOILED), look.t(words.COMPLETE)
        if "spoiled" in expects:
            first = TrayAction("spoiled", spoil, ft.Icons.SENTIMENT_VERY_DISSATISFIED_ROUNDED, self.spoiled)
        else:
            why = look.t(words.SPOIL_LOCK if self.state.placed else words.CALL_LOCK)
            first = self.locked("spoiled", spoil, ft.Icons.LOCK_ROUNDED, why)
        if "complete" in expects:
            second = TrayAction("complete", done, ft.Icons.VERIFIED_ROUNDED, self.complete)
        else:
            second = self.locked("complete", done, ft.Icons.LOCK_ROUNDED, look.t(words.CALL_LOCK))
        return [first, second]

    def _peek_button(self, look: Look) -> ft.Control | None:
        state: SlowState = self.state
        if not state.setup.options.habanero:
            return None
        left = slow.PEEKS - state.peeks[self.seat]
        label = look.t(words.PEEK_LEFT, count=left) if left > 0 else look.t(words.PEEK_LOCK)
        return tap(
            look,
            ft.Row([glyph("habanero", 22, "#FF7A1A"), text(look, label, "label")], spacing=6, tight=True),
            self.peek if slow.may_peek(state, self.seat) else None,
            ident="peek",
            label=label,
            fill=look.c.sheet,
            edge=look.c.edge,
            radius=24,
            padding=ft.Padding.symmetric(horizontal=12, vertical=10),
        )

    def _peek_scene(self, look: Look, heap: int) -> Scene:
        seat = self.table.seats[self.seat]
        base = self._turn_scene(look)
        if not self.peek_open:
            lines = look.t(words.COVER_PEEK, mark=self.mark_of(heap), name=seat.name)
            return replace(base, full=Cover(look, seat, lines, self.open_peek, None))
        cards = self.state.heaps[heap]
        return Scene(
            head=self.head(look),
            subtitle=self._subtitle(look),
            seat=self.seat,
            title=look.t(words.PEEKING, mark=self.mark_of(heap)),
            now=look.t(words.PEEK_ONLY, name=seat.name),
            glyph=ft.Icons.VISIBILITY_ROUNDED,
            board=lambda width, height: laid_grid(look, cards, width, height, frozenset()),
            chips=False,
            main=MainAction(look.t(words.PEEK_HIDE), "", ft.Icons.VISIBILITY_OFF_ROUNDED, self.hide_peek),
            panels=[None, None],
        )

    def _verdict_scene(self, look: Look, call: Declaration) -> Scene:
        """A declaration turned over for all: verdict, the cards as laid, what decided it, where the togarashi go."""
        seats, state = self.table.seats, self.state
        name = look.t(words.SPOILED if call.claim == "spoiled" else words.COMPLETE)
        word = words.CALL_RIGHT if call.right else words.CALL_WRONG
        panel = verdict_panel(look, "ok" if call.right else "ng", look.t(word, call=name), why_call(look, call))
        gainer = call.player if call.right else 1 - call.player
        after = self.table.standings[gainer].total
        gained = slow.worth(call.cards)
        counts = Counter(call.cards)
        decided = frozenset(card for card, n in counts.items() if n > 1 and card != TOGARASHI)

        def board(width: float, height: float) -> ft.Control:
            return ft.Column(
                [
                    ft.Row(
                        [
                            text(
                                look,
                                look.t(words.TURNED_OVER, count=len(call.cards)),
                                "label",
                                look.c.ink2,
                                expand=True,
                            ),
                            text(look, look.t(words.LEAVES), "label", look.c.ink2),
                        ]
                    ),
                    laid_grid(look, call.cards, width, max(150.0, height - 150), decided, right=call.right),
                    self._gain(look, call.cards, gainer, after - gained, after),
                ],
                spacing=8,
                scroll=ft.ScrollMode.AUTO,
                height=height,
            )

        return Scene(
            head=self.head(look),
            subtitle=self._subtitle(look),
            seat=call.player,
            done=name,
            now=look.t(words.CARRY_ON),
            choices=panel,
            board=board,
            chips=False,
            main=MainAction(
                look.t(words.CARRY_ON), seats[state.to_act].name, ft.Icons.ARROW_FORWARD_ROUNDED, self.carry_on
            ),
            panels=[None, None],
        )

    def _gain(self, look: Look, cards: Cards, gainer: int, before: int, after: int) -> ft.Control:
        seat = self.table.seats[gainer]
        hot = cards.count(TOGARASHI)
        left: ft.Control = (
            HotBlock(look, hot, 110, 56, True) if hot else text(look, look.t(words.VICTORY_CARD), "title")
        )
        row = ft.Row(
            [
                left,
                icon(ft.Icons.ARROW_FORWARD_ROUNDED, 30, look.c.ink),
                ft.Container(expand=True),
                mark(look, seat, 34),
                text(look, seat.name, "title", lines=1),
                text(look, str(before), "value", look.c.ink2),
                icon(ft.Icons.ARROW_RIGHT_ROUNDED, 24, look.c.ink2),
                text(look, str(after), "score.l"),
            ],
            spacing=10,
        )
        return ft.Semantics(identifier="gain", container=True, content=box(look, row, padding=12))

    def _over_scene(self, look: Look) -> Scene:
        state: SlowState = self.state
        winners = referee.winners(self.table.position)
        names = ("・" if look.lang == "ja" else ", ").join(self.table.seats[seat].name for seat in winners)

        def board(width: float, height: float) -> ft.Control:
            one = min(220.0, (width - 20) / 3)
            heaps = [
                FaceDown(look, index, len(heap), False, one, min(height, 320.0), None)
                for index, heap in enumerate(state.heaps)
            ]
            return ft.Row(heaps, spacing=10, alignment=ft.MainAxisAlignment.CENTER)

        return Scene(
            head=self.head(look),
            subtitle=self._subtitle(look),
            seat=winners[0] if winners else 0,
            title=names,
            now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
            notes=self._notes(look),
            numbers=self._numbers(),
            board=board,
            panels=[None, None],
            status=self._notes(look),
        )

    def _fix_scene(self, look: Look, old: Any) -> Scene:
        """An earlier entry is corrected without showing what was laid: only the heap can be chosen anew."""
        seat = old.player

        def again(heap: int) -> None:
            self.table.enter(old.model_copy(update={"heap": heap, "ruling": None}), typed=True)

        if isinstance(old, RefillEvent):
            due = len(old.cards)
            drawn = self._draft.drawn
            ready = len(drawn) == due
            return Scene(
                head=self.head(look),
                subtitle=look.t(words.FIX_SECRET),
                seat=seat,
                title=look.t(words.REFILL_OF, name=self.table.seats[seat].name),
                now=look.t(words.REFILL_STEP, count=due),
                choices=self.slots(look, drawn, due, look.width - 2 * look.margin, "drawn"),
                board=self._pad(Counter(drawn), look, self._draw_fixed, frozenset()),
                chips=False,
                main=MainAction(
                    look.t(words.REFILL_DO, count=due) if ready else look.t(words.DEAL_WAIT),
                    "" if ready else look.t(words.DEAL_NOTE, count=due - len(drawn)),
                    ft.Icons.CHECK_ROUNDED,
                    self._refill_fixed if ready else None,
                ),
            )
        question = words.FIX_PLACE if isinstance(old, SlowPlace) else words.FIX_CALL
        rows = [
            choice_row(
                look,
                self.mark_of(heap),
                "",
                heap == old.heap,
                lambda heap=heap: again(heap),
                ident=f"fix-heap-{heap}",
                glyph=ft.Icons.LAYERS_ROUNDED,
            )
            for heap in range(slow.HEAPS)
        ]
        return Scene(
            head=self.head(look),
            subtitle=look.t(words.FIX_SECRET),
            seat=seat,
            title=look.t(question),
            now=look.t(words.CHOOSE_HEAP),
            board=lambda width, height: ft.Column(rows, spacing=8, width=min(width, 560.0)),
            chips=False,
            main=MainAction(look.t(words.CHOOSE_HEAP), look.t(words.FIX_SECRET), ft.Icons.TOUCH_APP_ROUNDED),
        )

    def _draw_fixed(self, card: Any) -> None:
        old = self.fixing
        if len(self._draft.drawn) < len(old.cards):
            self._set(replace(self._draft, drawn=(*self._draft.drawn, card)))

    def _refill_fixed(self) -> None:
        old = self.fixing
        self.table.enter(old.model_copy(update={"cards": self._draft.drawn, "ruling": None}), typed=True)


@part
def FaceDown(look: Look, index: int, count: int, chosen: bool, width: float, height: float, on_tap: Any) -> ft.Control:
    """A face-down heap: backs stacked 5 px a card, its number and how many lie there; never a hint of what they are."""
    shown = min(count, BACKS)
    back_width = min(width * 0.66, 96.0)
    back_height = min(back_width * 1.22, max(40.0, height - 60 - 5 * BACKS))
    backs: list[ft.Control] = []
    for n in range(shown):
        top = n == shown - 1
        backs.append(
            ft.Container(
                glyph("togarashi", back_width * 0.36, "#D9A08C") if top else None,
                bottom=5 * n,
                left=0,
                width=back_width,
                height=back_height,
                bgcolor="#7A1F14" if n % 2 else "#8A2B1C",
                border=ft.Border.all(2, "#FFF3DC"),
                border_radius=12,
                alignment=ft.Alignment.CENTER,
            )
        )
    pile = ft.Stack(backs, width=back_width, height=back_height + 5 * max(0, shown - 1))
    label = look.t(words.HEAP_DOWN_CHOSEN if chosen else words.HEAP_DOWN_LABEL, mark=heap_mark(index), count=count)
    content = ft.Column(
        [
            ft.Container(pile, expand=True, alignment=ft.Alignment.BOTTOM_CENTER),
            ft.Row(
                [
                    text(look, heap_mark(index), "value", size=24, weight=800, fixed=True),
                    text(look, look.t(words.TIMES, count=count), "value", size=22, weight=800, fixed=True, lines=1),
                ],
                spacing=8,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
        ],
        spacing=6,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    handler: Handler | None = (lambda: on_tap(index)) if on_tap else None
    return tap(
        look,
        content,
        handler,
        ident=f"heap-{index}",
        label=label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sunk,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=5 if chosen else 1.5,
        radius=18,
        padding=8,
        width=width,
        height=height,
    )


def laid_grid(
    look: Look, cards: Sequence[str], width: float, height: float, decided: frozenset[str], *, right: bool = True
) -> ft.Control:
    """Cards in the order they were laid, numbered; those that decided a declaration are ringed."""
    columns = 4 if width < 520 else 6
    width = min(width, 620.0)
    one = (width - 10 * (columns - 1)) / columns
    rows_needed = max(1, -(-len(cards) // columns))
    tall = max(64.0, min(96.0, height / rows_needed - 10))
    counts = Counter(cards)
    color = look.c.ok if right else look.c.ng
    rows: list[ft.Control] = []
    for start in range(0, len(cards), columns):
        row: list[ft.Control] = []
        for place in range(start, min(start + columns, len(cards))):
            card = cards[place]
            ringed = card in decided
            layers: list[ft.Control] = [
                ft.Container(
                    CardTile(look, card, f"laid-{place}", one - (8 if ringed else 0), tall - (8 if ringed else 0)),
                    border=ft.Border.all(4, color) if ringed else None,
                    border_radius=18,
                ),
                ft.Container(
                    text(look, str(place + 1), "label", fixed=True, size=14),
                    width=24,
                    height=24,
                    border_radius=12,
                    bgcolor=look.c.sheet,
                    border=ft.Border.all(1, look.c.edge),
                    alignment=ft.Alignment.CENTER,
                    left=-6,
                    top=-6,
                ),
            ]
            if ringed:
                layers.append(
                    ft.Container(
                        text(look, look.t(words.TIMES, count=counts[card]), "label", look.c.seal_text, fixed=True),
                        bgcolor=color,
                        border_radius=12,
                        padding=ft.Padding.symmetric(horizontal=8, vertical=2),
                        right=0,
                        bottom=0,
                    )
                )
            row.append(ft.Stack(layers, width=one, height=tall, clip_behavior=ft.ClipBehavior.NONE))
        rows.append(ft.Row(row, spacing=10))
    return ft.Container(ft.Column(rows, spacing=10, tight=True, width=width), padding=6)


def why_call(look: Look, call: Declaration) -> str:
    """What decided a declaration, with this heap's cards."""
    counts = Counter(call.cards)
    if call.claim == "complete":
        judged = judge(call.cards)
        if judged.complete:
            return f"{VERDICTS[judged.verdict].of(look.lang)} · {card_name(TOGARASHI, look.lang)} {judged.togarashi}"
        return " · ".join(REASONS[reason].of(look.lang) for reason in judged.why)
    doubled = [card for card, n in counts.items() if n > 1 and card != TOGARASHI]
    if doubled:
        names = ("・" if look.lang == "ja" else ", ").join(
            f"{card_name(card, look.lang)} {look.t(words.TIMES, count=counts[card])}" for card in doubled
        )
        return look.t(words.WHY_DOUBLE, cards=names)
    if is_spoiled(call.cards):
        return look.t(words.WHY_EIGHT, count=len(counts))
    return look.t(words.WHY_FINE)
