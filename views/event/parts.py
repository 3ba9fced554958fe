"""What the screens of an event are made of: a line of the ranking, a table with its people and points."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion.texts.tournament import MEASURES, WORDS, value_text
from companion.tournament.evening import Board, TableShown
from companion.tournament.ranking import CHAINS, Row
from models.tournament import Measure
from views.i18n import event as own
from views.parts.base import icon, named, part, tap, text
from views.theme import Look, minus


@part
def RankRow(look: Look, row: Row, name: str, chain: tuple[Measure, ...], size: float = 18) -> ft.Control:
    """A line of the ranking: rank, name, the main measure large, the next ones below the name."""
    others = "  ".join(
        look.t(own.VALUE, measure=MEASURES[one].of(look.lang), value=minus_text(row, one)) for one in chain[1:3]
    )
    if row.by is not None and row.by != chain[0]:
        # Level in the main measure: what put this one behind.
        others += f"  {look.t(WORDS['by'], measure=MEASURES[row.by].of(look.lang))}"
    value = minus_text(row, chain[0])
    first = row.rank == 1 and row.tables + row.byes > 0
    read = f"{look.t(WORDS['rank-of'], rank=row.rank)} {name}. {MEASURES[chain[0]].of(look.lang)} {value}. {others}"
    ink = look.c.claim_text if first else look.c.ink
    line = ft.Row(
        [
            ft.Container(
                text(look, str(row.rank), "score.l", ink, size=size * 1.35, align=ft.TextAlign.RIGHT),
                width=look.px(size * 2.2),
            ),
            ft.Column(
                [
                    text(look, name, "title", ink, size=size, lines=1),
                    text(look, others, "note", ink if first else look.c.ink2, size=max(13, size * 0.72), lines=1),
                ],
                spacing=0,
                tight=True,
                expand=True,
            ),
            text(look, value, "score.l", ink, size=size * 1.35),
        ],
        spacing=size * 0.8,
    )
    framed = ft.Container(
        line,
        padding=ft.Padding.symmetric(horizontal=size * 0.7, vertical=size * 0.35),
        bgcolor=look.c.claim if first else look.c.sheet,
        border_radius=16,
        border=ft.Border.all(1.5, look.c.claim_edge) if first else ft.Border.all(1, look.c.line),
    )
    return named(framed, f"rank-{row.entrant}", read)


def minus_text(row: Row, measure: Measure) -> str:
    """A measure of an entrant, with a true minus sign."""
    return value_text(row.values[measure]).replace("-", "−")


def rank_rows(look: Look, board: Board, size: float = 18, most: int | None = None) -> list[ft.Control]:
    """The ranking line by line."""
    chain = CHAINS[board.tournament.main]
    return [RankRow(look, row, board.name(row.entrant), chain, size) for row in board.rows[:most]]


@part
def EventTable(
    look: Look,
    table: TableShown,
    names: tuple[str, ...],
    on_tap: Callable[[str], Any] | None,
    size: float = 16,
    width: float | None = None,
) -> ft.Control:
    """A table: its number, whether it runs, its people with their points. `on_tap` gets its id."""
    state = table.played.state
    number = look.t(WORDS["table"], number=table.pairing.number)
    told = look.t(WORDS[state])
    points = [minus(value) for value in table.played.points] or [""] * len(names)
    running, void = state == "running", state == "void"
    ink = look.c.ink2 if void else look.c.ink
    glyph = (
        ft.Icons.PLAY_CIRCLE_ROUNDED if running else ft.Icons.BLOCK_ROUNDED if void else ft.Icons.CHECK_CIRCLE_ROUNDED
    )
    rows: list[ft.Control] = [
        ft.Row(
            [
                icon(glyph, size * 1.25, ink),
                text(look, number, "title", ink, size=size * 1.1, expand=True, lines=1),
                text(look, told, "label", look.c.ink2, size=size * 0.9),
            ],
            spacing=8,
        )
    ]
    rows += [
        ft.Row(
            [
                text(look, name, "strong", ink, size=size, expand=True, lines=1),
                text(look, value, "strong", ink, size=size, weight=800),
            ],
            spacing=8,
        )
        for name, value in zip(names, points, strict=True)
    ]
    body = ft.Column(rows, spacing=2, tight=True)
    read = f"{number}. {told}. " + ", ".join(f"{name} {value}" for name, value in zip(names, points, strict=True))
    edge, stroke = (look.c.ink, 3.0) if running else (look.c.edge if on_tap else look.c.line, 1.5)
    if on_tap is None:
        return named(
            ft.Container(
                body,
                bgcolor=look.c.sheet,
                border=ft.Border.all(stroke, edge),
                border_radius=18,
                padding=12,
                width=width,
            ),
            None,
            read,
        )
    return tap(
        look,
        body,
        partial(on_tap, table.pairing.table_id or ""),
        ident=f"event-table-{table.pairing.round}-{table.pairing.number}",
        label=read,
        fill=look.c.sheet,
        edge=edge,
        edge_width=stroke,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        width=width,
    )
