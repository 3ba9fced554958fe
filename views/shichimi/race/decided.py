"""A round decided: who won it and why, and every heap with its verdict."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import flet as ft

from companion import referee
from companion.rules.shichimi import race
from companion.texts.base import listed
from companion.texts.shichimi import VERDICTS, reasons
from models.shichimi import Cards, Heap, Judgement, RaceState, Round
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import card, icon, text
from views.parts.marks import Seat, mark
from views.parts.seal import seal
from views.parts.tray import MainAction
from views.parts.verdict import verdict_panel
from views.scene import Scene
from views.shichimi.race.solo import clock
from views.shichimi.tiles import heap_strip
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.race.screen import RaceScreen


def decided_scene(t: "RaceScreen", look: Look) -> Scene:
    """The round that was decided last; before the first one the table was stopped."""
    table, rounds = t.table, t.state.rounds
    if not rounds:
        return _stopped_scene(t, look)
    number, played, flag = len(rounds), rounds[-1], t.state.race.flag
    winners = [table.seats[seat] for seat in played.winners]
    names = listed((seat.name for seat in winners), look.lang)
    rows = _rows(t, look, played, _heaps_of(t, number))

    def board(width: float, height: float) -> ft.Control:
        return ft.Column(rows, spacing=8, scroll=ft.ScrollMode.AUTO, height=height, width=min(width, 720))

    main = None
    if not table.over:
        main = MainAction(
            look.t(words.NEXT_ROUND, number=number + 1),
            look.t(words.NEXT_ROUND_NOTE),
            ft.Icons.ARROW_FORWARD_ROUNDED,
            t.next_round,
        )
    return Scene(
        head=t.head(look, number),
        subtitle=t.subtitle(look),
        seat=winners[0].index if winners else None,
        title=look.t(words.ROUND_OVER, number=number) if flag else table.seats[0].name,
        now=(names or look.t(common.NONE)) if flag else look.t(common.RESULT),
        glyph=ft.Icons.EMOJI_EVENTS_ROUNDED,
        choices=_verdict(t, look, played, names),
        board=board,
        chips=False,
        numbers=t.numbers(),
        main=main,
    )


def _stopped_scene(t: "RaceScreen", look: Look) -> Scene:
    def board(width: float, height: float) -> ft.Control:
        return ft.Container()

    winners = referee.winners(t.table.position)
    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        seat=winners[0] if winners else None,
        title=look.t(common.STOP_REASON),
        board=board,
        numbers=t.numbers(),
    )


def _verdict(t: "RaceScreen", look: Look, played: Round, names: str) -> ft.Control:
    if not t.state.race.flag:
        won, seconds = bool(played.winners), _stopwatch(t)
        said = look.t(words.STOPPED_CLOCK, time=clock(seconds)) if seconds is not None else ""
        return verdict_panel(look, "ok" if won else "ng", look.t(words.SOLO_WON if won else words.SOLO_LOST), said)
    why = why_round(look, played, t.table.seats)
    if played.winners:
        return verdict_panel(look, "ok", names, why)
    return verdict_panel(look, "no", look.t(words.ROUND_NOBODY, number=len(t.state.rounds)), why)


def _stopwatch(t: "RaceScreen") -> int | None:
    """What the stopwatch said with the last heap, None where it did not run."""
    seconds = [step.event.seconds for step in t.table.shot.table.steps if isinstance(step.event, Heap)]
    return seconds[-1] if seconds else None


def _heaps_of(t: "RaceScreen", number: int) -> list[Cards]:
    """The cards of a decided round's heaps, by seat (in solo by heap)."""
    found: list[Cards] = []
    before = None
    for step in t.table.shot.table.steps:
        after = step.after.state if step.after else step.before.state
        if len(step.before.state.rounds) == number - 1 and len(after.rounds) == number:
            before = step
    if before is None:
        return found
    state: RaceState = before.before.state
    event = before.event
    for place, cards in enumerate(state.heaps):
        own = isinstance(event, Heap) and cards is None
        own = own or (isinstance(event, Heap) and place == event.player and state.race.flag)
        found.append(event.cards if own else cards or ())
    return found


def _rows(t: "RaceScreen", look: Look, played: Round, heaps: Sequence[Cards]) -> list[ft.Control]:
    """A card a heap."""
    flag = t.state.race.flag
    width = min(look.width - 2 * look.margin - (372 if look.wide else 0), 720.0) - 28
    rows: list[ft.Control] = []
    for place, heap in enumerate(played.heaps):
        owner = place if flag else 0
        seat = t.table.seats[owner]
        name = seat.name if flag else look.t(words.HEAP_NUMBER, number=place + 1, total=len(played.heaps))
        won = flag and owner in played.winners
        content = [_row_head(look, seat, name, heap, took=owner == played.flag, won=won)]
        if place < len(heaps) and heaps[place]:
            content.append(heap_strip(look, heaps[place], width, 40))
        rows.append(
            card(
                look,
                ft.Column(content, spacing=8, tight=True),
                fill=look.accent.tint if won else None,
                edge=look.accent.fill if won else None,
                edge_width=3 if won else 1,
            )
        )
    return rows


def _row_head(look: Look, seat: Seat, name: str, heap: Judgement, *, took: bool, won: bool) -> ft.Control:
    """Whose heap, what it is, and who took the flag and won."""
    if heap.why:
        detail = reasons(heap.why, look.lang)
    else:
        detail = look.t(words.HEAP_LINE, verdict=VERDICTS[heap.verdict].of(look.lang), togarashi=heap.togarashi)
    lines: list[ft.Control] = [
        text(look, name, "title", lines=1),
        text(look, detail, "note", look.c.ink2, lines=2),
    ]
    head: list[ft.Control] = [mark(look, seat, 40), ft.Column(lines, spacing=0, expand=True, tight=True)]
    if took:
        head.append(icon(ft.Icons.FLAG_ROUNDED, 24, look.accent.fill))
    if won:
        head.append(icon(ft.Icons.EMOJI_EVENTS_ROUNDED, 26, look.c.kin if look.dark else "#7A5200"))
    head.append(seal(look, "ok" if heap.complete else "ng", 34))
    return ft.Row(head, spacing=10)


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
