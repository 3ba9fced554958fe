"""A seat at a glance: gold, hand, workers, what they wear, and what the next shrine duty takes."""

from collections.abc import Sequence

import flet as ft

from companion.rules import boze as rules
from companion.rules.boze import prospects
from companion.rules.boze.prospects import Share
from models.boze import DUTIES, SeatState, State
from models.result import Standing
from views.boze.moment import Moment
from views.boze.parts import GOLD_ICON, HAND_ICON, duty_dots, figure, gold_color
from views.boze.tiles import WorkerCard
from views.i18n import boze as words
from views.i18n import common
from views.parts.base import Later, card, heading, icon, named, part, text
from views.parts.marks import Seat, initial, mark
from views.parts.players import PlayerPanel
from views.theme import Look, minus

Named = tuple[tuple[str, tuple[tuple[str, str], ...]], ...]
"""For each character what it is called, and slot and name of what it wears."""


def letter(look: Look, name: str, first: bool) -> str:
    """What a small worker card shows."""
    return look.t(words.FIRST_LETTER) if first else initial(name)


def named_workers(m: Moment, player: int, look: Look) -> Named:
    """What a seat's characters and their items are called."""
    return tuple(
        (name, tuple((item.slot, m.name(item.key, look)) for item in worker.items))
        for name, worker in zip(m.names(player, look), m.state.seats[player].workers, strict=True)
    )


def workers_row(look: Look, seat: SeatState, called: Named, height: float = 44) -> ft.Control:
    """The seat's workers as small cards."""
    cards: list[ft.Control] = [
        WorkerCard(
            look,
            "",
            letter(look, name, worker.card is None),
            name,
            number in seat.tapped,
            False,
            height,
            worn,
            None,
        )
        for number, (worker, (name, worn)) in enumerate(zip(seat.workers, called, strict=True))
    ]
    return ft.Row(
        cards, spacing=6, run_spacing=4, wrap=True, tight=True, vertical_alignment=ft.CrossAxisAlignment.START
    )


def panel(look: Look, seat: SeatState, hand: int, called: Named, share: Share | None) -> ft.Control:
    """The small board of a seat's panel. hand: its action cards; share: in the next duty, None after the last one."""
    short = share is not None and share.missing > 0
    due: list[ft.Control] = (
        []
        if share is None
        else [
            icon(ft.Icons.TEMPLE_BUDDHIST_ROUNDED, look.px(18), look.c.ng if short else look.c.ink2),
            text(
                look,
                look.t(words.MISSING, count=share.missing) if short else str(share.owed),
                "label",
                look.c.ng if short else look.c.ink2,
            ),
        ]
    )
    facts = ft.Row(
        [
            figure(look, GOLD_ICON, str(seat.gold), gold_color(look), 20),
            figure(look, HAND_ICON, str(hand), look.c.ink, 20),
            ft.Row(due, spacing=3, tight=True),
        ],
        spacing=12,
        tight=True,
    )
    workers: list[ft.Control] = [workers_row(look, seat, called)]
    if share is not None:
        workers.append(text(look, look.t(words.READY, count=len(rules.ready(seat))), "note", look.c.ink2))
    return ft.Column(
        [facts, ft.Row(workers, alignment=ft.MainAxisAlignment.SPACE_BETWEEN, wrap=True)],
        spacing=6,
        tight=True,
    )


def hand_of(m: Moment, player: int) -> int:
    """The action cards a seat holds: who is to move has drawn already."""
    moves = player == m.player and m.state.due is None and not m.over
    return m.in_hand.hand if moves else m.state.seats[player].hand


def panels(m: Moment, look: Look) -> list[Later | None]:
    """A small board for each seat, on wide screens."""
    if not look.wide:
        return []
    none_left: Sequence[Share | None] = [None] * len(m.state.seats)
    shares = none_left if m.over else prospects.duty_shares(m.state)
    return [
        Later(panel, look, seat, hand_of(m, player), named_workers(m, player, look), share)
        for player, (seat, share) in enumerate(zip(m.state.seats, shares, strict=True))
    ]


def side(m: Moment, look: Look, recent: ft.Control) -> ft.Control:
    """The right pane of wide screens: everybody's panel, the shrine duties, the action deck, the latest entries."""
    items: list[ft.Control] = [heading(look, look.t(common.PLAYERS), ft.Icons.GROUPS_ROUNDED)]
    for seat, standing, body in zip(m.seats, m.standings, panels(m, look), strict=True):
        on_turn = seat.index == m.player and m.state.due is None and not m.over
        status = status_line(look, m.state, seat.index, over=m.over)
        items.append(PlayerPanel(look, seat, status, minus(standing.total), body, on_turn, None))
    items.append(
        ft.Row(
            [
                icon(ft.Icons.TEMPLE_BUDDHIST_ROUNDED, 22, look.c.ink2),
                text(look, look.t(words.SHRINE_DUTY), "strong", look.c.ink2, expand=True),
                duty_dots(look, m.state.duties, m.state.reshuffled, DUTIES, 34),
            ],
            spacing=8,
        )
    )
    deck = text(look, deck_text(look, m.state), "strong", weight=800)
    items.append(
        ft.Row(
            [
                icon(ft.Icons.LAYERS_ROUNDED, 22, look.c.ink2),
                text(look, look.t(words.ACTION_DECK), "strong", look.c.ink2, expand=True),
                named(deck, "action-deck"),
            ],
            spacing=8,
        )
    )
    items += [heading(look, look.t(common.RECENT), ft.Icons.HISTORY_ROUNDED), recent]
    return ft.Column(items, spacing=9, scroll=ft.ScrollMode.AUTO, expand=True)


def deck_text(look: Look, state: State) -> str:
    """``7 left · 21 discarded``."""
    if state.deck is None:
        return look.t(words.DISCARDS, discards=state.discards)
    return look.t(words.ACTION_DECK_LEFT, deck=state.deck, discards=state.discards)


def strip(m: Moment, look: Look) -> ft.Control:
    """Every seat on a phone: mark, name, points, and what the next duty takes, in red where gold is wanting."""
    shares = prospects.duty_shares(m.state)
    cells: list[ft.Control] = [
        ft.Container(StripCell(look, seat, share, standing, seat.index == m.player), expand=True)
        for seat, share, standing in zip(m.seats, shares, m.standings, strict=True)
    ]
    return ft.Row(cells, spacing=6)


@part
def StripCell(look: Look, seat: Seat, share: Share, standing: Standing, on_turn: bool) -> ft.Control:
    """A seat in the strip."""
    short = share.missing > 0
    points = minus(standing.total)
    word = words.DUTY_SHORT if short else words.DUTY_NOTE
    label = look.t(words.STRIP, name=seat.name, points=points, owed=share.owed, missing=share.missing)
    duty = text(
        look,
        look.t(word, owed=share.owed, missing=share.missing),
        "tag",
        look.c.ng if short else look.c.ink2,
        lines=1,
        expand=True,
        align=ft.TextAlign.RIGHT,
    )
    content = ft.Column(
        [
            ft.Row([mark(look, seat, 20), text(look, seat.name, "tag", lines=1, expand=True)], spacing=4),
            ft.Row([text(look, points, "strong", weight=800, lines=1), duty], spacing=3),
        ],
        spacing=0,
        tight=True,
    )
    box = ft.Container(
        content,
        bgcolor=look.c.sheet,
        border=ft.Border.all(3 if on_turn else 1, _edge(look, seat) if on_turn else look.c.line),
        border_radius=16,
        padding=ft.Padding.only(left=4, right=6, top=4, bottom=4),
        expand=True,
    )
    return named(box, f"seat-{seat.index}", label)


def _edge(look: Look, seat: Seat) -> str:
    return look.c.ink if look.dark else seat.color


def status_line(look: Look, state: State, player: int, *, over: bool) -> str:
    """One line on a seat: whether it moves, waits or is done, and what it left unpaid; after the end only that."""
    seat = state.seats[player]
    found = []
    if player == state.lead and not over:
        found.append(look.t(words.STARTS))
    if state.due is None and not over:
        if player == state.to_act:
            found.append(look.t(words.TO_MOVE))
        elif not rules.ready(seat):
            found.append(look.t(words.PASSED))
    if seat.unpaid:
        found.append(look.t(words.UNPAID, count=seat.unpaid, points=minus(rules.unpaid_points(seat))))
    return " · ".join(found) or ("" if over else look.t(words.WAITS))


def subtitle(m: Moment, look: Look) -> str:
    """The round and the duties left."""
    state = m.state
    if m.over:
        return look.t(words.OVER)
    if state.due is not None and state.started:
        first = look.t(words.ROUND_END, number=state.round)
    else:
        word = words.ROUND if look.wide else words.ROUND_SHORT
        first = look.t(word, number=state.round, left=prospects.duties_left(state))
    return first


def over_board(m: Moment, look: Look, width: float) -> ft.Control:
    """Everybody's workers after the end."""
    rows: list[ft.Control] = []
    for player, seat in enumerate(m.state.seats):
        head = ft.Row(
            [mark(look, m.seats[player], 34), text(look, m.seats[player].name, "title")],
            spacing=10,
        )
        body = panel(look, seat, seat.hand, named_workers(m, player, look), None)
        rows.append(card(look, ft.Column([head, body], spacing=8, tight=True)))
    return ft.Column(rows, spacing=8, width=width)
