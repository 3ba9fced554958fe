"""A called heap laid open for all: verdict, the cards as laid, what decided it, where the togarashi go."""

from collections import Counter
from functools import partial

import flet as ft

from companion.rules.shichimi import slow
from companion.rules.shichimi.heap import doubled, is_spoiled, judge
from companion.texts.base import listed
from companion.texts.shichimi import VERDICTS, card_name, heap_mark, reasons
from models.shichimi import TOGARASHI, Cards, Declaration
from views.i18n import shichimi as words
from views.parts.base import card as box
from views.parts.base import icon, tap, text
from views.parts.marks import mark
from views.parts.tray import MainAction
from views.parts.verdict import verdict_panel
from views.scene import Scene
from views.shichimi.slow.moment import Moment, Taps
from views.shichimi.slow.piles import laid_grid
from views.shichimi.slow.turn import subtitle
from views.shichimi.tiles import HotBlock
from views.theme import Look


def declared_scene(look: Look, now: Moment, taps: Taps, call: Declaration, heap: int) -> Scene:
    """The heap of this declaration, until the players go on."""
    name = look.t(words.SPOILED if call.claim == "spoiled" else words.COMPLETE)
    word = words.CALL_RIGHT if call.right else words.CALL_WRONG
    gainer = call.player if call.right else 1 - call.player
    called = heap_mark(heap)

    def board(width: float, height: float) -> ft.Control:
        turned = look.t(words.TURNED_OVER, mark=called, count=len(call.cards))
        return ft.Column(
            [
                ft.Row(
                    [
                        text(look, turned, "label", look.c.ink2, expand=True),
                        text(look, look.t(words.LEAVES), "label", look.c.ink2),
                    ]
                ),
                laid_grid(look, call.cards, width, max(150.0, height - 150), doubled(call.cards), right=call.right),
                _gain(look, now, call.cards, gainer),
                _rule(look, now, taps, call),
            ],
            spacing=8,
            scroll=ft.ScrollMode.AUTO,
            height=height,
        )

    return Scene(
        head=now.head,
        subtitle=subtitle(look, now),
        seat=call.player,
        done=look.t(words.TURNED, mark=called),
        now=look.t(words.CARRY_ON),
        choices=verdict_panel(look, "ok" if call.right else "ng", look.t(word, call=name), why_call(look, call)),
        board=board,
        chips=False,
        main=MainAction(
            look.t(words.CARRY_ON), now.seats[now.seat].name, ft.Icons.ARROW_FORWARD_ROUNDED, taps.carry_on
        ),
        panels=[None, None],
        keeps_line=False,
    )


def _gain(look: Look, now: Moment, cards: Cards, gainer: int) -> ft.Control:
    """Who gets what the heap is worth, with the points before and after."""
    seat = now.seats[gainer]
    after = now.totals[gainer]
    before = after - slow.worth(cards)
    hot = cards.count(TOGARASHI)
    left: ft.Control = HotBlock(look, hot, 92, 52, True) if hot else text(look, look.t(words.VICTORY_CARD), "strong")
    row = ft.Row(
        [
            left,
            icon(ft.Icons.ARROW_FORWARD_ROUNDED, 24, look.c.ink),
            mark(look, seat, 34),
            text(look, seat.name, "title", lines=1, expand=True),
            text(look, str(before), "value", look.c.ink2),
            icon(ft.Icons.ARROW_RIGHT_ROUNDED, 24, look.c.ink2),
            text(look, str(after), "score.l"),
        ],
        spacing=8,
    )
    return ft.Semantics(identifier="gain", container=True, content=box(look, row, padding=12))


def _rule(look: Look, now: Moment, taps: Taps, call: Declaration) -> ft.Control:
    """What a wrong call would have meant, and the way to the rule."""
    label = look.t(words.WRONG_GIVES, name=now.seats[1 - call.player].name)
    row = ft.Row(
        [
            icon(ft.Icons.MENU_BOOK_ROUNDED, 22, look.c.ink),
            text(look, label, "strong", expand=True),
            icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 24, look.c.ink),
        ],
        spacing=12,
    )
    return tap(
        look,
        row,
        partial(taps.read, "slow.scoring.togarashi"),
        ident="call-rule",
        label=label,
        fill=look.c.sheet,
        edge=look.c.line,
        radius=20,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
        align=ft.Alignment.CENTER_LEFT,
    )


def why_call(look: Look, call: Declaration) -> str:
    """What decided a declaration, with this heap's cards."""
    if call.claim == "complete":
        judged = judge(call.cards)
        if judged.complete:
            return f"{VERDICTS[judged.verdict].of(look.lang)} · {card_name(TOGARASHI, look.lang)} {judged.togarashi}"
        return reasons(judged.why, look.lang)
    counts = Counter(call.cards)
    twice = [card for card in counts if card in doubled(call.cards)]
    if twice:
        names = (f"{card_name(card, look.lang)} {look.t(words.TIMES, count=counts[card])}" for card in twice)
        return look.t(words.WHY_DOUBLE, cards=listed(names, look.lang))
    if is_spoiled(call.cards):
        return look.t(words.WHY_EIGHT, count=len(counts))
    return look.t(words.WHY_FINE)
