"""Figures of games that are over, as cards: one number, points game by game, wins, faces and variants."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.desk import Desk
from companion.game import game_of
from companion.history import Facet, Overview, Person
from companion.statistics import PlayRecord
from views.i18n import history as words
from views.i18n import plot as plot_words
from views.parts.base import card, heading, named, tap, text
from views.parts.days import date_text
from views.parts.marks import Seat, mark, seats_of
from views.parts.plot import legend, line_plot
from views.theme import SEATS, Look, minus


def number(look: Look, label: str, value: str, unit: str) -> ft.Control:
    """A card with one number."""
    row: list[ft.Control] = [text(look, value, "score.l", lines=1)]
    if unit:
        row.append(text(look, unit, "strong", lines=1))
    return named(
        card(
            look,
            ft.Column(
                [
                    text(look, label, "label", look.c.ink2, lines=1),
                    ft.Row(row, spacing=4, wrap=True, run_spacing=0, vertical_alignment=ft.CrossAxisAlignment.END),
                ],
                spacing=2,
                tight=True,
            ),
            expand=True,
        ),
        None,
        f"{label} {value} {unit}",
    )


def numbers(look: Look, cells: Sequence[tuple[str, str, str]]) -> ft.Control:
    """Cards with one number each, side by side; under one another at a large text size."""
    items = [number(look, *cell) for cell in cells]
    if not look.roomy:
        return ft.Column(list(items), spacing=8, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return ft.Row(
        [ft.Container(item, expand=True) for item in items],
        spacing=8,
        intrinsic_height=True,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def mean(value: float | None) -> str:
    """An average with one decimal, – for none."""
    return "–" if value is None else f"{value:.1f}".replace("-", "−")


def seats_for(people: Sequence[Person]) -> tuple[Seat, ...]:
    """People as marks: their own colours, each with a shape of its own."""
    shown = people[: len(SEATS)]
    return seats_of([person.name for person in shown], [person.color for person in shown])


def course(look: Look, seen: Overview, title: str, first: str | None = None, height: float = 230) -> ft.Control:
    """Everybody's points game by game. first: the person whose line comes first."""
    courses = sorted(seen.courses, key=lambda line: line.person.key != first)
    people = seats_for([line.person for line in courses])
    read = " / ".join(
        f"{line.person.name} {', '.join('–' if points is None else minus(points) for points in line.points)}"
        for line in courses
    )
    plot = line_plot(
        look,
        people,
        [line.points for line in courses],
        [date_text(look, date) for date in seen.dates],
        ident="course",
        read=look.t(words.COURSE_READ, people=read),
        across=look.t(plot_words.GAMES),
        height=height,
    )
    return card(
        look, ft.Column([heading(look, title, ft.Icons.SHOW_CHART_ROUNDED), legend(look, people), plot], spacing=8)
    )


def wins(look: Look, seen: Overview, on_person: Callable[[str], Any]) -> ft.Control:
    """Everybody's wins as bars; a tap opens the person."""
    shown = [(person, record) for person, record in seen.records if record.contested][: len(SEATS)]
    rows: list[ft.Control] = [heading(look, look.t(words.WINS), ft.Icons.EMOJI_EVENTS_ROUNDED)]
    for seat, (person, record) in zip(seats_for([person for person, _ in shown]), shown, strict=True):
        said = f"{person.name} {record.wins} {look.t(words.WINS_OF, count=record.contested)}"
        shared = look.t(words.SHARED, count=record.shared) if record.shared else ""
        rows.append(
            tap(
                look,
                _win_bar(look, seat, record, shared),
                partial(on_person, person.key),
                ident=f"wins-{person.name}",
                label=f"{said}. {shared}" if shared else said,
                radius=12,
                padding=4,
            )
        )
    return card(look, ft.Column(rows, spacing=6))


def _win_bar(look: Look, seat: Seat, record: PlayRecord, shared: str) -> ft.Control:
    lost = record.contested - record.wins
    parts = [ft.Container(bgcolor=seat.color, border_radius=8, expand=record.wins, height=22)] if record.wins else []
    parts += [ft.Container(expand=lost, height=22)] if lost else []
    bar = ft.Container(ft.Row(list(parts), spacing=0), bgcolor=look.c.sunk, border_radius=8, height=22)
    lines: list[ft.Control] = [text(look, seat.name, "label", lines=1), bar]
    if shared:
        lines.append(text(look, shared, "note", look.c.ink2))
    return ft.Row(
        [
            mark(look, seat, 34),
            ft.Column(lines, spacing=2, expand=True, tight=True),
            ft.Row(
                [
                    text(look, str(record.wins), "value", weight=800),
                    text(look, look.t(words.WINS_OF, count=record.contested), "label", look.c.ink2),
                ],
                spacing=4,
                tight=True,
            ),
        ],
        spacing=10,
    )


def facet_card(look: Look, game: str, facets: Sequence[Facet], desk: Desk) -> ft.Control | None:
    """How each facet (face, variant, level) did, None for a game that has none."""
    grouping = game_of(game).facets
    if not facets or grouping is None:
        return None
    rows: list[ft.Control] = [heading(look, grouping.title.of(look.lang), ft.Icons.CATEGORY_ROUNDED)]
    for facet in facets:
        shot = desk.find(facet.table_id)
        record, name = facet.record, grouping.name(facet.key, shot.setup if shot else None, look.lang)
        said = look.t(words.FACET_ROW, plays=record.plays, wins=record.wins, average=mean(record.average))
        lost = record.contested - record.wins
        parts = [ft.Container(bgcolor=look.accent.fill, border_radius=6, expand=record.wins)] if record.wins else []
        parts += [ft.Container(expand=lost)] if lost else []
        bar = ft.Container(ft.Row(list(parts), spacing=0), bgcolor=look.c.sunk, border_radius=6, height=12)
        rows.append(
            named(
                ft.Column(
                    [
                        ft.Row(
                            [text(look, name, "strong"), text(look, said, "note", look.c.ink2)],
                            spacing=10,
                            wrap=True,
                            run_spacing=0,
                            alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                        ),
                        ft.Row([ft.Container(bar, expand=True)]),
                    ],
                    spacing=3,
                    tight=True,
                ),
                f"facet-{facet.key}",
                f"{name}. {said}",
            )
        )
    return card(look, ft.Column(rows, spacing=10))
