"""What the screen shows of a judged record: verified, ruled, or refused at an entry."""

import flet as ft

from companion import explain
from companion.opening import Opened
from companion.referee import verdict
from models.record import Adjust
from models.result import Result
from views.games import pictogram
from views.i18n import common as words
from views.i18n import opening as own
from views.parts.base import card, icon, named, rule_off, text
from views.parts.marks import Seat, mark, seats_of
from views.parts.seal import seal
from views.theme import Look, Verdict, minus

FEW_ENTRIES = 30
"""Up to so many entries the strip's ticks have a width of their own."""


def verified(look: Look, opened: Opened, result: Result, seats: tuple[Seat, ...], facts: str) -> list[ft.Control]:
    """A record that stands: the seal, what it is, the ranks, rulings and corrections."""
    ruled = bool(result.rulings)
    kind: Verdict = "rule" if ruled else "ok"
    color, tint = look.c.verdict(kind)
    headline = own.RUNNING if result.status == "in_progress" and not ruled else own.RULED if ruled else own.VERIFIED
    body: list[ft.Control] = [
        card(
            look,
            ft.Column(
                [
                    seal(look, kind, 92),
                    named(
                        text(look, look.t(headline), "verdict", align=ft.TextAlign.CENTER),
                        "open-verdict",
                        live=True,
                    ),
                    text(look, look.t(own.VERIFIED_NOTE, count=opened.entries), align=ft.TextAlign.CENTER),
                ],
                spacing=12,
                horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            ),
            fill=tint,
            edge=color,
            edge_width=3,
            padding=20,
        ),
        _about(look, opened, result, facts),
    ]
    rows: list[ft.Control] = []
    for standing in sorted(result.standings, key=lambda row: row.rank):
        if rows:
            rows.append(rule_off(look))
        rows.append(_standing(look, seats[standing.player], standing.rank, standing.total))
    body.append(card(look, ft.Column(rows, spacing=10)))
    body += [_ruling(look, opened, note.event, note.reason, note.rules) for note in result.rulings]
    if opened.corrections:
        said = look.t(own.CORRECTIONS, count=opened.corrections)
        rows = [ft.Row([icon(ft.Icons.EDIT_NOTE_ROUNDED, 24, look.c.rule), text(look, said, "strong")], spacing=8)]
        rows += [_adjusted(look, seats, adjust) for adjust in opened.adjusts]
        body.append(card(look, ft.Column(rows, spacing=8), fill=look.c.rule_tint))
    return body


def _adjusted(look: Look, seats: tuple[Seat, ...], adjust: Adjust) -> ft.Control:
    """Whose score the table corrected, by how much and why."""
    seat = seats[adjust.player]
    said = f"{seat.name} {minus(adjust.points, sign=True)} · {adjust.reason}"
    return named(ft.Row([mark(look, seat, 30), text(look, said, "strong", expand=True)], spacing=10), None, said)


def _about(look: Look, opened: Opened, result: Result, facts: str) -> ft.Control:
    record = opened.game.record
    lines: list[ft.Control] = [text(look, record.title or facts, "title")]
    more = [facts] if record.title else []
    if record.started:
        more.append(record.started[:10])
    pack = opened.game.setup.pack
    if pack is not None:
        more.append(pack.title.of(look.lang))
    if more:
        lines.append(text(look, " · ".join(more), "note", look.c.ink2))
    return card(
        look,
        ft.Row(
            [pictogram(look, result.game, 40, look.accent.fill), ft.Column(lines, spacing=2, expand=True, tight=True)],
            spacing=14,
        ),
    )


def refusal(look: Look, opened: Opened, result: Result, seats: tuple[Seat, ...]) -> list[ft.Control]:
    """A record that the rules stop: where, why, and how far it was looked at."""
    step, problem = opened.refused, result.problem
    assert step is not None
    assert problem is not None
    kind: Verdict = "no" if problem.kind == "impossible" else "ng"
    color, tint = look.c.verdict(kind)
    told = verdict(step.broken)
    assert told is not None
    setup = opened.game.setup
    seat = step.event.seat
    who: list[ft.Control] = [mark(look, seats[seat], 40)] if seat is not None and seat < len(seats) else []
    number = look.t(own.ENTRY, number=step.index + 1)
    return [
        card(
            look,
            ft.Row(
                [
                    seal(look, kind, 80),
                    ft.Column(
                        [
                            named(
                                text(look, look.t(own.REFUSED, number=step.index + 1), "verdict"),
                                "open-verdict",
                                live=True,
                            ),
                            text(look, look.t(own.REFUSED_NOTE), "strong"),
                        ],
                        spacing=4,
                        expand=True,
                        tight=True,
                    ),
                ],
                spacing=16,
            ),
            fill=tint,
            edge=color,
            edge_width=3,
            padding=16,
        ),
        card(
            look,
            ft.Column(
                [
                    ft.Row(
                        [
                            *who,
                            text(look, explain.headline(told, setup, look.lang), "title", expand=True),
                            ft.Container(
                                text(look, number, "strong", look.c.paper),
                                bgcolor=color,
                                border_radius=16,
                                padding=ft.Padding.symmetric(horizontal=12, vertical=6),
                            ),
                        ],
                        spacing=12,
                    ),
                    text(look, problem.message, "body"),
                ],
                spacing=10,
            ),
            edge=color,
            edge_width=3,
        ),
        _strip(look, result.accepted, opened.entries, color),
        card(
            look,
            ft.Row(
                [
                    icon(ft.Icons.LIGHTBULB_ROUNDED, 26, look.c.rule),
                    text(look, look.t(own.CHANGED), "strong", expand=True),
                ],
                spacing=12,
            ),
        ),
    ]


def _strip(look: Look, stood: int, entries: int, color: str) -> ft.Control:
    """The entries as ticks: green those that stand, a tall one where it stopped, the rest pale."""
    ticks = [
        ft.Container(
            expand=entries > FEW_ENTRIES,
            width=None if entries > FEW_ENTRIES else 9,
            height=46 if number == stood else 30,
            border_radius=2,
            bgcolor=look.c.ok if number < stood else color if number == stood else look.c.line,
        )
        for number in _sampled(entries, stood)
    ]
    return ft.Column(
        [
            ft.Semantics(content=ft.Row(list(ticks), spacing=2), exclude_semantics=True),
            ft.Row(
                [
                    text(look, look.t(own.STOOD, count=stood), "strong", look.c.ink2),
                    *(
                        [text(look, look.t(own.UNSEEN, count=entries - stood - 1), "strong", look.c.ink2)]
                        if entries - stood > 1
                        else []
                    ),
                ],
                alignment=ft.MainAxisAlignment.SPACE_BETWEEN,
                wrap=True,
            ),
        ],
        spacing=6,
    )


def entry_rows(look: Look, opened: Opened) -> list[ft.Control]:
    """The entries that stand, one under another."""
    setup = opened.game.setup
    seats = seats_of(setup.names, tuple(p.color for p in opened.game.record.players))
    rows: list[ft.Control] = []
    for step in opened.steps:
        if step.after is None:
            break
        seat = step.event.seat
        who: ft.Control = mark(look, seats[seat], 32) if seat is not None else ft.Container(width=32)
        lines: list[ft.Control] = [
            text(look, explain.describe(step.event, step.before.state, setup, look.lang), "strong")
        ]
        if step.broken:
            lines.append(text(look, f"{look.t(words.VERDICT_RULE)}: {step.event.ruling}", "note", look.c.rule))
        rows.append(
            ft.Row(
                [
                    text(look, str(step.index + 1), "label", look.c.ink2),
                    who,
                    ft.Column(lines, spacing=0, expand=True, tight=True),
                ],
                spacing=10,
            )
        )
    return rows


def _sampled(entries: int, stood: int, most: int = 60) -> list[int]:
    """At most `most` entry numbers that stand for all, the one where it stopped among them."""
    if entries <= most:
        return list(range(entries))
    step = entries / most
    return sorted({*(int(index * step) for index in range(most)), stood})


def _standing(look: Look, seat: Seat, rank: int, total: int) -> ft.Control:
    return named(
        ft.Row(
            [
                mark(look, seat, 44),
                ft.Column(
                    [
                        text(look, seat.name, "title", lines=1),
                        text(look, look.t(own.RANK, rank=rank), "note", look.c.ink2),
                    ],
                    spacing=0,
                    expand=True,
                    tight=True,
                ),
                text(look, minus(total), "score.l"),
                text(look, look.t(words.POINTS), "note", look.c.ink2),
            ],
            spacing=12,
        ),
        f"open-seat-{rank}-{seat.name}",
    )


def _ruling(look: Look, opened: Opened, index: int, reason: str, rules: tuple[str, ...]) -> ft.Control:
    game = opened.game.setup.game
    titles = [article.title.of(look.lang) for rule in rules if (article := explain.article(game, rule))]
    return card(
        look,
        ft.Row(
            [
                seal(look, "rule", 36),
                ft.Column(
                    [
                        text(look, f"{look.t(own.ENTRY, number=index + 1)} · {reason}", "strong"),
                        text(look, " · ".join(titles), "note", look.c.ink2),
                    ],
                    spacing=0,
                    expand=True,
                    tight=True,
                ),
            ],
            spacing=12,
        ),
        fill=look.c.rule_tint,
    )
