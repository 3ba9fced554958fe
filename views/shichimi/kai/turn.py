"""A turn of kai: the heaps, the own cards with where they fit, what is due; the end."""

from collections.abc import Sequence

import flet as ft

from companion.rules.shichimi import kai
from companion.rules.shichimi.heap import judge
from companion.texts.shichimi import VERDICTS, card_name, heap_mark
from models.shichimi import CARDS, HABANERO, Card
from views.i18n import shichimi as words
from views.parts.base import icon, tap, text
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene, Sized
from views.shichimi.hands.cards import hands_row, in_room, own_hand, room_of
from views.shichimi.hands.scenes import draw_main, draw_pad, fitted, is_crowded, locked
from views.shichimi.kai.heaps import OpenHeap, heaps_text, views_of
from views.shichimi.kai.moment import Moment, Taps
from views.shichimi.kai.passing import pass_sheet
from views.shichimi.kai.side import side
from views.theme import Layout, Look

GAP = 8
"""Between the heaps, and above the own open cards."""

LEAST = 62
"""The least height of a heap in which its cards can be told."""

NOTE = 26
"""What the line under the own open cards needs."""

HAND_WIDTH = 400
"""The own open cards on wide screens."""

LOW = 760
"""Under so many pixels of height a phone leaves out the others' open cards."""


def _board(look: Look, now: Moment, taps: Taps, hand: bool = True) -> Sized:
    views = views_of(look, now)

    def board(width: float, height: float) -> ft.Control:
        own = max(50.0, min(104.0, height * 0.2)) if hand else 0.0
        one = (width - GAP) / 2
        tall = max(LEAST, min(210.0, (height - (own + NOTE + GAP if hand else 0) - GAP) / 2))
        heaps: list[ft.Control] = [OpenHeap(look, view, one, tall, taps.heap) for view in views]
        items: list[ft.Control] = [ft.Row(heaps[:2], spacing=GAP), ft.Row(heaps[2:], spacing=GAP)]
        if hand:
            items.append(_hand(look, now, taps, width, own))
        needed = 2 * LEAST + GAP + (own + NOTE + GAP if hand else 0)
        return in_room(ft.Column(items, spacing=GAP, tight=True), height, needed)

    return board


def _hand(look: Look, now: Moment, taps: Taps, width: float, height: float) -> ft.Control:
    """The own open cards; on wide screens between whose they are and the button that passes a habanero."""
    notes = _card_notes(look, now)
    if not look.wide:
        return own_hand(look, now.hand, now.draft.card, min(width, 620.0), height, taps.card, notes)
    cards = own_hand(look, now.hand, now.draft.card, HAND_WIDTH, height, taps.card, notes)
    row: list[ft.Control] = [
        text(look, look.t(words.OPEN_OF, name=now.seats[now.seat].name), "label", look.c.ink2, lines=3, expand=True),
        ft.Container(cards, width=HAND_WIDTH),
    ]
    row.append(
        ft.Container(_pass_button(look, taps), expand=True, alignment=ft.Alignment.CENTER_RIGHT)
        if now.givers
        else ft.Container(expand=True)
    )
    return ft.Row(row, spacing=12)


def _pass_button(look: Look, taps: Taps) -> ft.Control:
    label = look.t(words.PASS)
    content = ft.Row(
        [icon(ft.Icons.REDO_ROUNDED, 22, look.c.ink), text(look, label, "strong", lines=2, expand=True)], spacing=8
    )
    return tap(
        look,
        content,
        taps.begin_pass,
        ident="pass",
        label=label,
        fill=look.c.sheet,
        edge=look.c.edge,
        radius=18,
        height=60,
    )


def _card_notes(look: Look, now: Moment) -> list[str]:
    """Where each open card fits: ①③, "anywhere", "can be passed"; the chosen one says so."""
    notes = []
    for place, card in enumerate(now.hand):
        heaps = kai.homes(now.state, card)
        if place == now.draft.card and card != HABANERO:
            notes.append(look.t(words.CHOSEN))
        elif card == HABANERO:
            notes.append(look.t(words.CAN_PASS))
        elif len(heaps) == kai.HEAPS:
            notes.append(look.t(words.FITS_ANY))
        else:
            notes.append("".join(map(heap_mark, heaps)) or look.t(words.FITS_NONE))
    return notes


def turn_scene(look: Look, now: Moment, taps: Taps, absent: frozenset[str]) -> Scene:
    """What the seat on turn sees. absent: what cannot be drawn for a habanero that is passed."""
    said, main = _step(look, now, taps)
    crowded = is_crowded(look, bool(now.refills and now.due), LOW)
    placed = now.state.turn.placed
    step = words.KAI_HEAP_STEP if now.card is not None else words.KAI_STEP
    if now.must_reclaim:
        step = words.KAI_RECLAIM_STEP
    elif now.refills and now.card is None:
        step = words.DRAW_STEP
    return Scene(
        head=now.head,
        subtitle=_subtitle(look, now),
        seat=now.seat,
        done=card_name(now.card, look.lang) if now.card is not None else look.t(words.PLACED) if placed else None,
        now=look.t(step),
        notes=medals(look, now),
        numbers=now.totals,
        choices=_choices(look, now, taps),
        board=_board(look, now, taps),
        said=None if crowded and said is not None and said.kind == "ok" else said,
        chips=not crowded,
        main=fitted(look, main) if now.givers else main,
        others=_others(look, now, taps),
        sheet=pass_sheet(look, now, taps, absent),
        side=side(look, now, taps) if look.wide else None,
        keeps_line=look.height >= LOW,
    )


def medals(look: Look, now: Moment) -> list[str]:
    """A ring a heap to collect, filled where one was, and the cards left in the deck."""
    told = []
    for own, deck in zip(now.state.collected, now.state.decks, strict=True):
        rings = "●" * len(own) + "○" * (kai.TO_WIN - len(own))
        told.append(look.t(words.MEDALS, rings=rings, deck=deck))
    return told


def _choices(look: Look, now: Moment, taps: Taps) -> ft.Control | None:
    """The keys of the cards drawn, once the turn may end; before that the others' open cards, where there is room."""
    if now.refills and now.due:
        width = 360.0 if look.layout == Layout.MIDDLE else room_of(look)
        return draw_pad(look, now.draft.drawn, now.due, CARDS, now.absent, width, taps.drawn)
    if look.wide or look.height < LOW:
        return None
    others = [now.seats[(now.seat + step) % len(now.seats)] for step in range(1, len(now.seats))]
    return hands_row(look, [(seat, now.state.hands[seat.index]) for seat in others])


def _subtitle(look: Look, now: Moment) -> str:
    return look.t(words.KAI_LAST if now.state.end.coming is not None else words.KAI_SUBTITLE)


def _step(look: Look, now: Moment, taps: Taps) -> tuple[Said | None, MainAction]:
    """The verdict line and the main button of the moment."""
    if now.card is not None:
        return _where(look, now, taps, now.card)
    complete = kai.complete_heaps(now.state)
    if complete:
        mark = heap_mark(complete[0])
        kind = VERDICTS[judge(now.state.heaps[complete[0]].cards).verdict].of(look.lang)
        said = Said("ok", look.t(words.HEAP_READY, kind=kind), mark)
        return said, MainAction(
            look.t(words.COLLECT, mark=mark), kind, ft.Icons.WORKSPACE_PREMIUM_ROUNDED, taps.collect
        )
    if now.must_reclaim:
        return _reclaim(look, now, taps)
    if now.draft.heap is not None and not now.refills:
        said = Said("ok", look.t(words.HEAP_CHOSEN, mark=heap_mark(now.draft.heap)), "")
        return said, MainAction(look.t(words.CHOOSE_CARD), "", ft.Icons.TOUCH_APP_ROUNDED)
    last = _last_said(look, now)
    if now.refills:
        return last or Said("ok", look.t(words.MAY_LAY_MORE), ""), draw_main(
            look, now.due, len(now.draft.drawn), taps.end_turn
        )
    said = last or Said("ok", look.t(words.LAY_ONE), "")
    return said, MainAction(look.t(words.CHOOSE_CARD), look.t(words.KAI_STEP), ft.Icons.TOUCH_APP_ROUNDED)


def _reclaim(look: Look, now: Moment, taps: Taps) -> tuple[Said, MainAction]:
    said = Said("no", look.t(words.RECLAIM_WHY), look.t(words.RECLAIM_THEN))
    heap = now.draft.heap
    if heap is None:
        return said, MainAction(look.t(words.RECLAIM_WAIT), "", ft.Icons.TOUCH_APP_ROUNDED)
    note = look.t(words.RECLAIM_NOTE, count=len(now.state.heaps[heap].cards))
    label = look.t(words.RECLAIM_ON, mark=heap_mark(heap))
    return said, MainAction(label, note, ft.Icons.MOVE_DOWN_ROUNDED, taps.reclaim)


def _where(look: Look, now: Moment, taps: Taps, card: Card) -> tuple[Said, MainAction]:
    """Where the chosen card may go, and which heap it completes; a habanero only to another player."""
    if card == HABANERO:
        said = Said("no", look.t(words.FITS_NOT["habanero"]), look.t(words.PASS_NOTE))
        return said, MainAction(look.t(words.PASS), look.t(words.PASS_NOTE), ft.Icons.REDO_ROUNDED, taps.begin_pass)
    heaps = kai.homes(now.state, card)
    said = Said("ok", look.t(words.CHOOSE_HEAP), _completes(look, now, card, heaps) or heaps_text(look, heaps))
    return said, MainAction(look.t(words.CHOOSE_HEAP), card_name(card, look.lang), ft.Icons.TOUCH_APP_ROUNDED)


def _completes(look: Look, now: Moment, card: Card, heaps: Sequence[int]) -> str:
    """That the card completes a heap, and what that would mean; empty where it does not."""
    for heap in heaps:
        judged = judge((*now.state.heaps[heap].cards, card))
        if judged.complete:
            number = len(now.state.collected[now.seat]) + 1
            word = words.NTH_WINS if number == kai.TO_WIN else words.NTH_HEAP
            kind = VERDICTS[judged.verdict].of(look.lang)
            told = look.t(words.COMPLETES, mark=heap_mark(heap), kind=kind)
            return f"{told} {look.t(word, number=number, name=now.seats[now.seat].name)}"
    return ""


def _last_said(look: Look, now: Moment) -> Said | None:
    """Why this is the last round, None before it."""
    end = now.state.end
    if end.coming is None or end.out is None:
        return None
    return Said("rule", look.t(words.LAST_ROUND_SAID), look.t(words.LAST_ROUND_NOTE, name=now.seats[end.out].name))


def _others(look: Look, now: Moment, taps: Taps) -> list[TrayAction]:
    label = look.t(words.RECLAIM)
    if "reclaim" in now.expects:
        back = TrayAction("reclaim", label, ft.Icons.MOVE_DOWN_ROUNDED, taps.reclaim)
    else:
        back = locked("reclaim", label, ft.Icons.MOVE_DOWN_ROUNDED, look.t(words.RECLAIM_LOCK), taps.say)
    actions = [back]
    if now.givers and not look.wide:
        actions.append(TrayAction("pass", look.t(words.PASS_SHORT), ft.Icons.REDO_ROUNDED, taps.begin_pass))
    return actions


def over_scene(look: Look, now: Moment, taps: Taps) -> Scene:
    """The game has ended: what is left in the heaps."""
    return Scene(
        head=now.head,
        subtitle=_subtitle(look, now),
        notes=medals(look, now),
        numbers=now.totals,
        board=_board(look, now, taps, hand=False),
        side=side(look, now, taps) if look.wide else None,
    )
