"""A turn of kai: the heaps, the own cards with where they fit, what is due; the end."""

from typing import TYPE_CHECKING

import flet as ft

from companion import referee
from companion.rules.shichimi import kai
from companion.rules.shichimi.heap import judge
from companion.texts.base import listed
from companion.texts.shichimi import VERDICTS, card_name, heap_mark
from models.shichimi import HABANERO, Card, KaiState
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import icon, tap, text
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene, Sized
from views.shichimi.hands.cards import hands_row, in_room, own_hand
from views.shichimi.hands.scenes import fitted, refill_main
from views.shichimi.kai.heaps import OpenHeap, heaps_text, views_of
from views.shichimi.kai.passing import pass_sheet
from views.shichimi.kai.side import side
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.kai.screen import KaiScreen

GAP = 8
"""Between the heaps, and above the own open cards."""

NEEDED = 280
"""The height that the heaps and the own open cards need at least."""

LOW, ROW = 727, 50
"""Under so many pixels of height, and for each row of others' cards, a phone has to scroll."""

HAND_WIDTH = 400
"""The own open cards on wide screens."""


def _board(t: "KaiScreen", look: Look, hand: bool = True) -> Sized:
    views = views_of(t, look)

    def board(width: float, height: float) -> ft.Control:
        hand_height = max(54.0, min(104.0, height * 0.18)) if hand else 0.0
        room = height - (hand_height + 42 if hand else 0)
        one = (width - GAP) / 2
        tall = max(84.0, min(210.0, (room - GAP) / 2))
        heaps = [OpenHeap(look, view, one, tall, t.choose_heap) for view in views]
        items: list[ft.Control] = [ft.Row(heaps[:2], spacing=GAP), ft.Row(heaps[2:], spacing=GAP)]
        if hand:
            items.append(_hand(t, look, width, hand_height))
        return in_room(ft.Column(items, spacing=GAP, tight=True), height, NEEDED if hand else NEEDED - 96)

    return board


def _hand(t: "KaiScreen", look: Look, width: float, height: float) -> ft.Control:
    """The own open cards; on wide screens between whose they are and the button that passes a habanero."""
    notes = _card_notes(t, look)
    if not look.wide:
        return own_hand(t, look, min(width, 620.0), height, notes)
    row: list[ft.Control] = [
        text(look, look.t(words.OPEN_OF, name=t.table.seats[t.seat].name), "label", look.c.ink2, lines=3, expand=True),
        ft.Container(own_hand(t, look, HAND_WIDTH, height, notes), width=HAND_WIDTH),
    ]
    if t.givers():
        label = look.t(words.PASS)
        row.append(
            ft.Container(
                tap(
                    look,
                    ft.Row(
                        [
                            icon(ft.Icons.REDO_ROUNDED, 22, look.c.ink),
                            text(look, label, "strong", lines=2, expand=True),
                        ],
                        spacing=8,
                    ),
                    t.start_pass,
                    ident="pass",
                    label=label,
                    fill=look.c.sheet,
                    edge=look.c.edge,
                    radius=18,
                    height=60,
                ),
                expand=True,
                alignment=ft.Alignment.CENTER_RIGHT,
            )
        )
    else:
        row.append(ft.Container(expand=True))
    return ft.Row(row, spacing=12)


def _card_notes(t: "KaiScreen", look: Look) -> list[str]:
    """Where each open card fits: ①③, "anywhere", "can be passed"; the chosen one says so."""
    notes = []
    for place, card in enumerate(t.hand):
        heaps = kai.homes(t.state, card)
        if place == t.now.card and card != HABANERO:
            notes.append(look.t(words.CHOSEN))
        elif card == HABANERO:
            notes.append(look.t(words.CAN_PASS))
        elif len(heaps) == kai.HEAPS:
            notes.append(look.t(words.FITS_ANY))
        else:
            notes.append("".join(map(heap_mark, heaps)) or look.t(words.FITS_NONE))
    return notes


def turn_scene(t: "KaiScreen", look: Look) -> Scene:
    """What the seat on turn sees."""
    state: KaiState = t.state
    seats, expects = t.table.seats, t.table.expects
    others = [seats[(t.seat + step) % len(seats)] for step in range(1, len(seats))]
    choices = hands_row(look, [(seat, state.hands[seat.index]) for seat in others])
    said, main = _step(t, look)
    card = t.card
    now = words.KAI_HEAP_STEP if card is not None else words.KAI_STEP
    if "reclaim" in expects:
        now = words.KAI_RECLAIM_STEP
    elif state.turn.placed and card is None:
        now = words.REFILL
    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=t.seat,
        done=card_name(card, look.lang) if card is not None else look.t(words.PLACED) if state.turn.placed else None,
        now=look.t(now),
        notes=t.notes(look),
        numbers=t.numbers(),
        choices=None if look.wide else choices,
        board=_board(t, look),
        said=said,
        main=fitted(look, main) if t.givers() else main,
        others=_others(t, look),
        sheet=pass_sheet(t, look),
        scrolls=look.height < LOW + ROW * -(-len(others) // 2),
        side=side(t, look) if look.wide else None,
    )


def _step(t: "KaiScreen", look: Look) -> tuple[Said | None, MainAction]:
    """The verdict line and the main button of the moment."""
    state: KaiState = t.state
    heap, card, expects = t.now.heap, t.card, t.table.expects
    if card is not None:
        return _onto(t, look, card, heap) if heap is not None else _where(t, look, card)
    complete = kai.complete_heaps(state)
    if complete:
        mark = heap_mark(complete[0])
        kind = VERDICTS[judge(state.heaps[complete[0]].cards).verdict].of(look.lang)
        said = Said("ok", look.t(words.HEAP_READY, kind=kind), mark)
        return said, MainAction(look.t(words.COLLECT, mark=mark), kind, ft.Icons.WORKSPACE_PREMIUM_ROUNDED, t.collect)
    if "reclaim" in expects and "refill" not in expects:
        said = Said("no", look.t(words.RECLAIM_WHY), look.t(words.RECLAIM_THEN))
        if heap is None:
            return said, MainAction(look.t(words.RECLAIM_WAIT), "", ft.Icons.TOUCH_APP_ROUNDED)
        note = look.t(words.RECLAIM_NOTE, count=len(state.heaps[heap].cards))
        return said, MainAction(
            look.t(words.RECLAIM_ON, mark=heap_mark(heap)), note, ft.Icons.MOVE_DOWN_ROUNDED, t.reclaim
        )
    if "refill" in expects:
        return _last_said(t, look) or Said("ok", look.t(words.MAY_LAY_MORE), ""), refill_main(t, look)
    said = _last_said(t, look) or Said("ok", look.t(words.LAY_ONE), "")
    return said, MainAction(look.t(words.CHOOSE_CARD), look.t(words.KAI_STEP), ft.Icons.TOUCH_APP_ROUNDED)


def _onto(t: "KaiScreen", look: Look, card: Card, heap: int) -> tuple[Said, MainAction]:
    """The chosen card onto the chosen heap, which may become complete by it."""
    mark, name = heap_mark(heap), card_name(card, look.lang)
    judged = judge((*t.state.heaps[heap].cards, card))
    if not judged.complete:
        note = look.t(words.LAST_ROUND_SAID) if t.state.end.coming is not None else ""
        said = Said("ok", look.t(words.CAN_PLACE, mark=mark), note)
        return said, MainAction(look.t(words.PLACE_ON, mark=mark), name, ft.Icons.ARROW_DOWNWARD_ROUNDED, t.place)
    kind = VERDICTS[judged.verdict].of(look.lang)
    number = len(t.state.collected[t.seat]) + 1
    word = words.NTH_WINS if number == kai.TO_WIN else words.NTH_HEAP
    said = Said(
        "ok",
        look.t(words.COMPLETES, mark=mark, kind=kind),
        look.t(word, number=number, name=t.table.seats[t.seat].name),
    )
    return said, MainAction(
        look.t(words.PLACE_COLLECT, mark=mark), f"{name} → {kind}", ft.Icons.WORKSPACE_PREMIUM_ROUNDED, t.place
    )


def _where(t: "KaiScreen", look: Look, card: Card) -> tuple[Said, MainAction]:
    """Where the chosen card may go; a habanero only to another player."""
    if card == HABANERO:
        said = Said("no", look.t(words.FITS_NOT["habanero"]), look.t(words.PASS_NOTE))
        return said, MainAction(look.t(words.PASS), look.t(words.PASS_NOTE), ft.Icons.REDO_ROUNDED, t.start_pass)
    said = Said("ok", look.t(words.CHOOSE_HEAP), heaps_text(look, kai.homes(t.state, card)))
    return said, MainAction(look.t(words.CHOOSE_HEAP), card_name(card, look.lang), ft.Icons.TOUCH_APP_ROUNDED)


def _last_said(t: "KaiScreen", look: Look) -> Said | None:
    """Why this is the last round, None before it."""
    out = t.state.end.out
    if t.state.end.coming is None or out is None:
        return None
    name = t.table.seats[out].name
    return Said("rule", look.t(words.LAST_ROUND_SAID), look.t(words.LAST_ROUND_NOTE, name=name))


def _others(t: "KaiScreen", look: Look) -> list[TrayAction]:
    label = look.t(words.RECLAIM)
    if "reclaim" in t.table.expects:
        back = TrayAction("reclaim", label, ft.Icons.MOVE_DOWN_ROUNDED, t.reclaim)
    else:
        back = t.locked("reclaim", label, ft.Icons.MOVE_DOWN_ROUNDED, look.t(words.RECLAIM_LOCK))
    actions = [back]
    if t.givers() and not look.wide:
        actions.append(TrayAction("pass", look.t(words.PASS_SHORT), ft.Icons.REDO_ROUNDED, t.start_pass))
    return actions


def over_scene(t: "KaiScreen", look: Look) -> Scene:
    """The game has ended: who won, and what is left in the heaps."""
    winners = referee.winners(t.table.position)
    names = listed((t.table.seats[seat].name for seat in winners), look.lang)
    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=winners[0] if winners else 0,
        title=names,
        now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
        notes=t.notes(look),
        numbers=t.numbers(),
        board=_board(t, look, hand=False),
        side=side(t, look) if look.wide else None,
    )
