"""The list of records: one row a table, and the chips that choose a game."""

from collections.abc import Callable
from functools import partial
from typing import Any

import flet as ft

from companion import explain
from companion.desk import TableInfo
from companion.game import GAMES, game_of
from companion.history import minutes_of, played
from views.games import pictogram
from views.i18n import counting as count_words
from views.i18n import history as own
from views.parts.base import icon, part, tap, text, text_style
from views.parts.days import when_text
from views.parts.fields import pill
from views.parts.marks import Seat, mark, seats_of
from views.theme import Look, minus


def title_of(look: Look, table: TableInfo) -> str:
    """What a table is called: its own name, else its game's."""
    return table.title or explain.texts_of(table.game).TITLE.of(look.lang)


@part
def TableRow(look: Look, table: TableInfo, on_tap: Callable[[TableInfo], Any]) -> ft.Control:
    """A table: who won or which game, what, when, who with how many points."""
    seats = seats_of(table.names, table.colors)
    summary = table.summary
    best = [seats[seat] for seat in summary.winners] if summary else []
    lead: ft.Control = mark(look, best[0], 40) if len(best) == 1 else pictogram(look, table.game, 40)
    title, facts = title_of(look, table), " · ".join(_facts(look, table))
    points = ", ".join(
        f"{name} {minus(total)}" for name, total in zip(table.names, summary.totals if summary else (), strict=False)
    )
    row: list[ft.Control] = [
        lead,
        ft.Column(
            [
                text(look, title, "title", lines=2),
                text(look, facts, "note", look.c.ink2, lines=3),
                *([_points(look, seats, table)] if summary else []),
            ],
            spacing=2,
            expand=True,
            tight=True,
        ),
        icon(ft.Icons.MORE_VERT_ROUNDED, 24, look.c.ink),
    ]
    return tap(
        look,
        ft.Row(row, spacing=12),
        lambda: on_tap(table),
        ident=f"table-{table.table_id}",
        label=f"{title}. {facts}. {points}",
        fill=look.c.sheet,
        edge=look.c.line,
        edge_width=1,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def _points(look: Look, seats: tuple[Seat, ...], table: TableInfo) -> ft.Control:
    """Every name with its points, the winners' in bold."""
    assert table.summary is not None
    won = table.summary.winners
    spans: list[ft.TextSpan] = []
    for seat, total in zip(seats, table.summary.totals, strict=True):
        first = seat.index in won
        gap = "   " if seat.index else ""
        spans.append(ft.TextSpan(f"{gap}{seat.name} ", text_style(look, "strong" if first else "body", size=15)))
        spans.append(ft.TextSpan(minus(total), text_style(look, "strong", weight=800 if first else None)))
    return ft.Text(spans=spans, style=text_style(look, "body", size=15), max_lines=4, overflow=ft.TextOverflow.ELLIPSIS)


def _facts(look: Look, table: TableInfo) -> list[str]:
    summary = table.summary
    facts = [when_text(look, played(table).isoformat()), look.t(own.SEATS, count=len(table.names))]
    if variant := game_of(table.game).variant(table.options):
        facts.insert(0, variant.of(look.lang))
    if table.title:
        facts.insert(0, explain.texts_of(table.game).TITLE.of(look.lang))
    if summary is None:
        facts.append(look.t(own.UNREADABLE))
    elif table.running:
        facts.append(look.t(own.REFUSED if summary.status == "refused" else own.RUNNING))
    elif summary.status == "stopped":
        facts.append(look.t(own.STOPPED))
    if summary and summary.counted:
        facts.append(look.t(count_words.MARKED))
    if summary and summary.rulings:
        facts.append(look.t(own.RULINGS, count=summary.rulings))
    if (length := minutes_of(table)) is not None:
        facts.append(look.t(own.LENGTH, count=length))
    return facts


def game_chips(look: Look, only: str | None, on_game: Callable[[str | None], Any]) -> ft.Control:
    """All games or one of them. only: the one chosen."""
    chips: list[ft.Control] = [pill(look, look.t(own.ALL), only is None, lambda: on_game(None), ident="game-all")]
    for game in GAMES:
        on = only == game
        title = explain.texts_of(game).TITLE.of(look.lang)
        chips.append(
            pill(
                look,
                title if on else "",
                on,
                partial(on_game, game),
                ident=f"game-{game}",
                leading=pictogram(look, game, 28, look.c.paper if on else None),
                read=title,
            )
        )
    return ft.Row(chips, spacing=8, scroll=ft.ScrollMode.AUTO)
