"""The timeline: newest on top, marks on a rail, the time left; a chosen entry opens in place."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import icon, part, tap, text
from views.parts.marks import Seat, mark
from views.parts.seal import seal
from views.theme import Look


@dataclass(frozen=True)
class Row:
    """A row: its number in the log, who, when, what, a second line, and the ruling's reason.

    waits: why the entry does not count now (it no longer fits, or one before it does not), empty where it does.
    number: as every screen counts entries. corrected: that it was changed later, and when. phones: whose own phones it
    was entered on, empty where it was the host's device.
    """

    index: int
    seat: Seat | None
    time: str
    title: str
    note: str = ""
    ruling: str = ""
    newest: bool = False
    waits: str = ""
    number: int = 0
    corrected: str = ""
    phones: str = ""


@part
def TimelineRow(
    look: Look, row: Row, chosen: bool, on_tap: Callable[[int], Any], first: bool, last: bool
) -> ft.Control:
    """One row; `on_tap` gets its index."""
    return _row(look, row, chosen, on_tap, None)


def open_row(look: Look, row: Row, on_tap: Callable[[int], Any], body: ft.Control, tag: str) -> ft.Control:
    """The chosen row, opened in place."""
    return _row(look, row, True, on_tap, body, tag)


def _row(
    look: Look, row: Row, chosen: bool, on_tap: Callable[[int], Any], body: ft.Control | None, tag: str = ""
) -> ft.Control:
    lines: list[ft.Control] = []
    head: list[ft.Control] = [text(look, row.title, "title", expand=True)]
    if row.newest and not chosen and not row.waits:
        head.append(text(look, "▶ " + look.t(words.NOW), "strong", look.accent.fill))
    elif chosen and tag:
        head.append(text(look, tag, "strong", look.accent.fill))
    if row.waits or row.ruling:
        head.append(seal(look, "ng" if row.waits else "rule", 36))
    if look.roomy:
        lines.append(ft.Row(head, spacing=8, vertical_alignment=ft.CrossAxisAlignment.START))
    else:
        head[0].expand = None
        lines += head
    if row.note:
        lines.append(text(look, row.note, "body", look.c.ink2))
    if row.ruling:
        lines.append(text(look, row.ruling, "strong"))
    if row.phones:
        told = text(look, row.phones, "label", look.c.ink2)
        lines.append(ft.Row([icon(ft.Icons.PHONE_IPHONE_ROUNDED, 16, look.c.ink2), told], spacing=4))
    if row.corrected:
        changed = text(look, row.corrected, "label", look.c.rule)
        lines.append(ft.Row([icon(ft.Icons.EDIT_ROUNDED, 16, look.c.rule), changed], spacing=4))
    if row.waits:
        lines.append(text(look, row.waits, "strong", look.c.ng))
    marked = look.c.ng_tint if row.waits else look.c.rule_tint if row.ruling else None
    fill = look.c.sheet if chosen else marked or (look.accent.tint if row.newest else None)
    top = tap(
        look,
        ft.Column(lines, spacing=0, tight=True),
        lambda: on_tap(row.index),
        ident=f"entry-{row.index}",
        label=" ".join(
            filter(
                None,
                [
                    row.time,
                    row.seat.name if row.seat else "",
                    row.title,
                    row.note,
                    row.ruling,
                    row.corrected,
                    row.waits,
                ],
            )
        ),
        radius=14,
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        align=ft.Alignment.CENTER_LEFT,
    )
    inside: list[ft.Control] = (
        [top, ft.Container(body, padding=ft.Padding.only(left=10, right=10, bottom=10))] if body else [top]
    )
    dot: ft.Control = (
        mark(look, row.seat, 32)
        if row.seat
        else ft.Container(width=14, height=14, border_radius=7, bgcolor=look.c.edge)
    )
    rail = ft.Stack(
        [
            ft.Container(width=3, bgcolor=look.c.line, left=20, top=0, bottom=0),
            ft.Container(dot, width=43, alignment=ft.Alignment.TOP_CENTER, padding=ft.Padding.only(top=8)),
        ],
        width=43,
        clip_behavior=ft.ClipBehavior.NONE,
    )
    return ft.Row(
        [
            ft.Container(
                ft.Column(
                    [
                        text(look, row.time, "note", look.c.ink2, size=14),
                        text(look, str(row.number), "tag", look.c.ink2),
                    ],
                    spacing=0,
                    tight=True,
                ),
                width=look.px(44),
                padding=ft.Padding.only(top=10),
            ),
            rail,
            ft.Container(
                ft.Column(inside, spacing=4, tight=True),
                expand=True,
                bgcolor=fill,
                border=ft.Border.all(3, look.accent.fill) if chosen else None,
                border_radius=16,
                margin=ft.Margin.only(bottom=8),
            ),
        ],
        spacing=8,
        vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        intrinsic_height=True,
    )
