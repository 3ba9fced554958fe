"""What a player's page shows: the cloth with all games, one card a game, and the figures of the game chosen."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion import explain
from companion.history import Figures, Person, Portrait
from companion.statistics import Bin, HeadToHead, PlayRecord
from views.games import pictogram, shown
from views.i18n import common as words
from views.i18n import history as own
from views.parts.base import card, heading, icon, named, rule_off, tap, text
from views.parts.figures import mean
from views.parts.marks import Seat, mark, seats_of
from views.parts.plot import bars
from views.parts.seal import seal
from views.theme import SEATS, Look, minus

WHITE = "#FFFFFF"


def cloth(look: Look, me: Seat, seen: Portrait) -> ft.Control:
    """The person in their colour, with tables, wins and how long a game takes."""
    record = seen.record
    share = f"{round(100 * record.wins / record.contested)} %" if record.contested else "–"
    facts = [
        (str(record.plays), look.t(own.STAT_TABLES)),
        (str(record.wins), look.t(own.STAT_WINS)),
        (share, look.t(own.STAT_SHARE)),
    ]
    if seen.minutes is not None:
        facts.append((look.t(own.LENGTH, count=seen.minutes), look.t(own.STAT_TIME)))
    lines: list[ft.Control] = [text(look, me.name, "turn", WHITE, lines=2)]
    if seen.since:
        lines.append(text(look, look.t(own.SINCE, date=seen.since), "label", WHITE))
    numbers = ft.Row(
        [
            named(
                ft.Column(
                    [text(look, value, "value", WHITE, weight=800), text(look, label, "min", WHITE)],
                    spacing=0,
                    tight=True,
                    horizontal_alignment=ft.CrossAxisAlignment.CENTER,
                ),
                None,
                f"{value} {label}",
            )
            for value, label in facts
        ],
        spacing=18,
        run_spacing=6,
        wrap=True,
    )
    who = ft.Row([mark(look, me, 56, inverse=True), ft.Column(lines, spacing=0, tight=True, expand=True)], spacing=14)
    inner: ft.Control = ft.Column([who, numbers], spacing=10, tight=True)
    if look.wide and look.roomy:
        inner = ft.Row([ft.Container(who, expand=True), ft.Container(numbers)], spacing=20)
    return ft.Container(
        inner, bgcolor=me.color, border_radius=16, padding=ft.Padding.symmetric(horizontal=18, vertical=14)
    )


def games(
    look: Look, me: Seat, records: Sequence[tuple[str, PlayRecord]], chosen: str, on_game: Callable[[str], Any]
) -> ft.Control:
    """One card a game played: wins of so many; a tap shows its figures."""
    cells: list[ft.Control] = []
    for game, record in records:
        on = game == chosen
        title = explain.texts_of(game).TITLE.of(look.lang)
        won = look.t(own.GAME_WON, count=record.contested)
        cells.append(
            tap(
                look,
                ft.Column(
                    [
                        ft.Row(
                            [pictogram(look, game, 24), text(look, title, "label", lines=1, expand=True)],
                            spacing=6,
                        ),
                        ft.Row(
                            [text(look, str(record.wins), "value", weight=800), text(look, won, "label", look.c.ink2)],
                            spacing=6,
                        ),
                        _bar(look, me.color, record.wins, record.contested - record.wins, 8),
                    ],
                    spacing=3,
                    tight=True,
                ),
                partial(on_game, game),
                ident=f"game-{game}",
                label=f"{title} {record.wins} {won}",
                selected=on,
                fill=look.on(game).accent.tint if on else look.c.sheet,
                edge=look.on(game).accent.fill if on else look.c.edge,
                edge_width=3 if on else 1.5,
                radius=16,
                padding=10,
                width=165 if look.roomy else 230,
            )
        )
    return ft.Row(cells, spacing=8, scroll=ft.ScrollMode.AUTO)


def spread(look: Look, bins: Sequence[Bin]) -> ft.Control:
    """How often the person's scores lay where."""
    read = ", ".join(
        look.t(own.BIN_READ, low=b.low, high=b.high, count=b.count)
        if b.low != b.high
        else look.t(own.BIN_READ_ONE, low=b.low, count=b.count)
        for b in bins
        if b.count
    )
    return card(
        look,
        ft.Column(
            [
                heading(look, look.t(own.SPREAD), ft.Icons.BAR_CHART_ROUNDED),
                bars(look, bins, ident="spread", read=look.t(own.SPREAD_READ, bins=read)),
            ],
            spacing=8,
        ),
    )


def against(
    look: Look, me: Seat, duels: Sequence[tuple[Person, HeadToHead]], where: str, ident: str = "against"
) -> ft.Control:
    """Who was ahead of whom how often. where: in which games."""
    shown = duels[: len(SEATS) - 1]
    rows: list[ft.Control] = [heading(look, look.t(own.HEAD_TO_HEAD), ft.Icons.GROUPS_ROUNDED, where)]
    if not shown:
        rows.append(text(look, look.t(own.ALONE), "note", look.c.ink2))
    seats = seats_of([me.name, *(p.name for p, _ in shown)], [me.color, *(p.color for p, _ in shown)])[1:]
    for (person, both), seat in zip(shown, seats, strict=True):
        level = f" (＝{both.level})" if both.level else ""
        note = look.t(own.TOGETHER, count=both.together)
        rows.append(
            named(
                ft.Row(
                    [
                        mark(look, seat, 34),
                        ft.Column(
                            [
                                ft.Row(
                                    [
                                        text(look, person.name, "strong", lines=2, expand=True),
                                        text(
                                            look, f"{both.first_ahead}–{both.second_ahead}{level}", "value", weight=800
                                        ),
                                    ],
                                    spacing=8,
                                ),
                                _bar(look, me.color, both.first_ahead, both.level, 12, seat.color, both.second_ahead),
                                text(look, note, "note", look.c.ink2),
                            ],
                            spacing=3,
                            expand=True,
                            tight=True,
                        ),
                    ],
                    spacing=10,
                ),
                f"{ident}-{person.name}",
                look.t(
                    own.HEAD_READ,
                    name=person.name,
                    ahead=both.first_ahead,
                    behind=both.second_ahead,
                    level=both.level,
                ),
            )
        )
    return card(look, ft.Column(rows, spacing=10))


def _bar(
    look: Look, color: str, first: int, middle: int, height: float, other: str | None = None, last: int = 0
) -> ft.Control:
    """One bar in shares: `first` in a colour, `middle` empty, `last` in another colour."""
    shares = ((first, color), (middle, None), (last, other))
    parts: list[ft.Control] = [
        ft.Container(bgcolor=fill, expand=share, height=height, border_radius=4) for share, fill in shares if share
    ]
    return ft.Container(ft.Row(parts, spacing=2), bgcolor=look.c.sunk, border_radius=height / 2, height=height)


def sources(look: Look, game: str, seen: Figures) -> ft.Control:
    """Which scoring lines the points came from, with their sum and the average of a game."""
    most = max((abs(value) for value in seen.lines.values()), default=1)
    icons = shown(game).line_icons
    rows: list[ft.Control] = [heading(look, look.t(own.SOURCES), ft.Icons.RECEIPT_LONG_ROUNDED)]
    for line, value in seen.lines.items():
        name = explain.score_line(game, line).name.of(look.lang)
        share = max(1, round(100 * abs(value) / most))
        bar = ft.Container(
            ft.Row(
                [
                    ft.Container(
                        bgcolor=look.accent.fill if value > 0 else look.c.ng, height=12, expand=share, border_radius=6
                    ),
                    ft.Container(height=12, expand=101 - share),
                ],
                spacing=0,
            ),
            bgcolor=look.c.sunk,
            border_radius=6,
            width=100 if look.roomy and look.width >= 380 else 60,
        )
        glyph_ = ft.Icons.EDIT_NOTE_ROUNDED if line == "adjust" else icons.get(line)
        row: list[ft.Control] = [icon(glyph_, 22, look.c.ink2)] if glyph_ else []
        row += [text(look, name, "strong", expand=True), bar, _figure(look, minus(value))]
        rows.append(named(ft.Row(row, spacing=10), f"source-{line}", f"{name} {minus(value)}"))
    rows += [
        rule_off(look, 3, look.c.ink),
        _sum(look, look.t(own.OF_TABLES, count=seen.record.plays), minus(sum(seen.lines.values())), 26),
        _sum(look, look.t(own.AVERAGE_A_TABLE), mean(seen.record.average), 22),
    ]
    return card(look, ft.Column(rows, spacing=8))


def _figure(look: Look, value: str) -> ft.Control:
    return ft.Container(text(look, value, "value", weight=800, align=ft.TextAlign.RIGHT), width=look.text_px(22) * 2.6)


def _sum(look: Look, label: str, value: str, size: float) -> ft.Control:
    return ft.Row([text(look, label, "strong", expand=True), text(look, value, "value", size=size, weight=800)])


def table_calls(look: Look, seen: Portrait) -> ft.Control | None:
    """How many rulings and corrections there were at this person's tables, None for none."""
    lines: list[ft.Control] = []
    if seen.rulings:
        said = look.t(own.RULINGS_IN, tables=seen.record.plays, count=seen.rulings)
        lines.append(text(look, said, "strong"))
    if seen.corrections:
        said = look.t(own.CORRECTIONS, count=seen.corrections)
        lines.append(text(look, said, "note" if lines else "strong", look.c.ink2 if lines else None))
    if not lines:
        return None
    words_ = ft.Column(lines, spacing=2, tight=True, expand=True)
    lead = seal(look, "rule", 36) if seen.rulings else icon(ft.Icons.EDIT_NOTE_ROUNDED, 32, look.c.rule)
    return card(look, ft.Row([lead, words_], spacing=12))


def best_and_average(look: Look, record: PlayRecord) -> list[tuple[str, str, str]]:
    """The cells with a person's average and best in a game: label, value, unit."""
    return [
        (look.t(own.AVERAGE), mean(record.average), look.t(words.POINTS)),
        (look.t(own.BEST), "–" if record.best is None else minus(record.best), look.t(words.POINTS)),
    ]
