"""A round decided: who won it and why, every player's heap with its verdict, and the rounds won so far."""

from collections.abc import Sequence

import flet as ft

from companion.rules.shichimi import race
from companion.rules.shichimi.heap import is_told
from companion.texts.base import listed
from companion.texts.shichimi import VERDICTS, reasons
from models.shichimi import Cards, Judgement, Round
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import card, icon, text
from views.parts.marks import Seat, mark
from views.parts.seal import seal
from views.parts.tray import MainAction
from views.parts.verdict import verdict_panel
from views.scene import Scene
from views.shichimi.race.moment import Moment, Taps
from views.shichimi.race.solo import clock
from views.shichimi.tiles import heap_strip
from views.theme import Look

GAP = 6

ROW = 40
"""The least height of a player's row."""

WITH_CARDS = 116
"""From this height on a row shows the cards too."""


def decided_scene(look: Look, now: Moment, taps: Taps) -> Scene:
    """The round that was decided last; before the first one the table was stopped."""
    rounds = now.state.rounds
    if not rounds:
        return _stopped_scene(look, now)
    number, played = len(rounds), rounds[-1]
    winners = [now.seats[seat] for seat in played.winners]
    names = listed((seat.name for seat in winners), look.lang)

    def board(width: float, height: float) -> ft.Control:
        width = min(width, 720.0)
        high = (height - GAP * (len(played.heaps) - 1)) / len(played.heaps)
        rows = [_row(look, now, played, place, width, max(ROW, min(130.0, high))) for place in range(len(played.heaps))]
        return ft.Column(rows, spacing=GAP, scroll=ft.ScrollMode.AUTO, height=height, width=width)

    main = None
    if not now.over:
        main = MainAction(
            look.t(words.NEXT_ROUND, number=number + 1),
            look.t(words.NEXT_ROUND_NOTE),
            ft.Icons.ARROW_FORWARD_ROUNDED,
            taps.next_round,
        )
    return Scene(
        head=now.head(look, number),
        subtitle=now.subtitle(look),
        seat=winners[0].index if winners else None,
        title=look.t(words.ROUND_OVER, number=number) if now.flag else now.seats[0].name,
        now=(names or look.t(common.NONE)) if now.flag else look.t(common.RESULT),
        glyph=ft.Icons.EMOJI_EVENTS_ROUNDED,
        choices=_verdict(look, now, played, names),
        board=board,
        chips=False,
        numbers=now.numbers,
        main=main,
        keeps_line=False,
    )


def _stopped_scene(look: Look, now: Moment) -> Scene:
    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
        title=look.t(common.STOP_REASON),
        board=lambda width, height: ft.Container(),
        numbers=now.numbers,
    )


def _verdict(look: Look, now: Moment, played: Round, names: str) -> ft.Control:
    if not now.flag:
        won, seconds = bool(played.winners), now.stopwatch
        said = look.t(words.STOPPED_CLOCK, time=clock(seconds)) if seconds is not None else ""
        return verdict_panel(look, "ok" if won else "ng", look.t(words.SOLO_WON if won else words.SOLO_LOST), said)
    why = why_round(look, played, now.seats)
    if played.winners:
        return verdict_panel(look, "ok", names, why)
    return verdict_panel(look, "no", look.t(words.ROUND_NOBODY, number=len(now.state.rounds)), why)


def _row(look: Look, now: Moment, played: Round, place: int, width: float, height: float) -> ft.Control:
    """A player's heap in the height there is: what it is and the rounds won so far, with room its cards too."""
    owner = place if now.flag else 0
    seat, heap = now.seats[owner], played.heaps[place]
    cards: Cards = now.laid[place] if place < len(now.laid) else ()
    won = now.flag and owner in played.winners
    name = seat.name if now.flag else look.t(words.HEAP_NUMBER, number=place + 1, total=len(played.heaps))
    content = [_head(look, now, seat, name, _detail(look, played, owner, heap, cards), owner == played.flag, won, heap)]
    if height >= WITH_CARDS and cards and not is_told(cards):
        content.append(heap_strip(look, cards, width - 28, 40))
    row = card(
        look,
        ft.Column(content, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        fill=look.accent.tint if won else None,
        edge=look.accent.fill if won else None,
        edge_width=3 if won else 1,
        padding=ft.Padding.symmetric(horizontal=12, vertical=2 if height < 64 else 8),
    )
    return ft.Container(row, height=height if look.roomy and height < WITH_CARDS else None)


def _detail(look: Look, played: Round, owner: int, heap: Judgement, cards: Cards) -> str:
    """What the heap is; one that nobody needed to count is not said to lack anything."""
    if not heap.why:
        return look.t(words.HEAP_LINE, verdict=VERDICTS[heap.verdict].of(look.lang), togarashi=heap.togarashi)
    if cards:
        return reasons(heap.why, look.lang)
    false = played.flag is not None and owner != played.flag and race.decided_by(played) == "not-complete"
    return look.t(words.NOT_COUNTED) if false else VERDICTS[heap.verdict].of(look.lang)


def _head(
    look: Look, now: Moment, seat: Seat, name: str, detail: str, took: bool, won: bool, heap: Judgement
) -> ft.Control:
    """Whose heap, what it is, who took the flag and won, and the rounds won so far."""
    head: list[ft.Control] = [
        mark(look, seat, 30),
        ft.Column(
            [text(look, name, "strong", lines=1), text(look, detail, "note", look.c.ink2, lines=2, size=13)],
            spacing=0,
            expand=True,
            tight=True,
        ),
    ]
    if took:
        head.append(icon(ft.Icons.FLAG_ROUNDED, 22, look.accent.fill))
    if won:
        head.append(icon(ft.Icons.EMOJI_EVENTS_ROUNDED, 24, look.c.kin if look.dark else "#7A5200"))
    if now.flag:
        head.append(text(look, look.t(words.WIN_COUNT, count=now.state.wins[seat.index]), "value", size=18))
    head.append(seal(look, "ok" if heap.complete else "ng", 28))
    return ft.Row(head, spacing=8)


def why_round(look: Look, played: Round, seats: Sequence[Seat]) -> str:
    """What decided a round, in one sentence."""
    word = {
        "not-complete": words.WHY_NOT_COMPLETE,
        "nobody": words.WHY_NOBODY,
        "only": words.WHY_ONLY,
        "most": words.WHY_MOST,
        "taker": words.WHY_TAKER,
        "shared": words.WHY_SHARED,
    }[race.decided_by(played)]
    return look.t(word, name=seats[played.flag].name if played.flag is not None else "")
