"""The verdict sheet: why an entry was refused, its rule, repairs in one tap, and the table's ruling."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as words
from views.i18n import guests
from views.parts.base import Dashed, Handler, icon, named, rich, tap, text
from views.parts.fields import field
from views.parts.seal import StampedSeal, seal
from views.parts.sheets import footed
from views.parts.verdict import Answer, Objection, Repair
from views.theme import Look


@ft.component
def VerdictSheet(
    look: Look,
    refusal: Objection,
    answer: Answer,
    on_repair: Callable[[Repair], Any],
    on_ruling: Callable[[str], Any] | None,
    on_close: Handler,
    on_rule: Handler,
) -> ft.Control:
    """The sheet: headline, rule button, sentence, up to four repairs, and for an illegal entry the ruling frame.

    on_ruling: None where the table's ruling is not made on this device, which is told instead.
    """
    chosen, show_way = ft.use_state(answer.way)
    reason, show_reason = ft.use_state(answer.reason)
    writing, show_writing = ft.use_state(answer.writing)

    def choose(way: int) -> None:
        answer.way = way
        show_way(way)

    def set_reason(value: str) -> None:
        answer.reason = value
        show_reason(value)

    def set_writing(value: bool) -> None:
        answer.writing = value
        show_writing(value)

    fixed = (look.t(words.REASON_AGREED), look.t(words.REASON_SLIP))
    repairs = refusal.repairs[:4]

    headline = ft.Container(
        named(text(look, refusal.headline, "verdict"), "verdict-headline", refusal.headline, live=True, header=True),
        expand=True,
    )
    opens = rule_button(look, on_rule)
    first: list[ft.Control] = [StampedSeal(look, refusal.kind, 56), headline]
    # Large text: the headline has the row for itself.
    head: ft.Control = ft.Row([*first, opens] if look.roomy else first, spacing=14)
    if not look.roomy:
        head = ft.Column([head, ft.Row([opens])], spacing=8, tight=True)
    items: list[ft.Control] = [head, rich(look, by_sentence(look, refusal.sentence))]
    if refusal.also:
        items.append(text(look, refusal.also, "note", look.c.ink2))
    if repairs:
        # One or two are no wider than three would be.
        gap: list[ft.Control] = [ft.Container(expand=True)] * max(0, 3 - len(repairs))
        items.append(
            ft.Row(
                [*(_repair(look, repair, i, i == chosen, choose) for i, repair in enumerate(repairs)), *gap],
                spacing=8,
                vertical_alignment=ft.CrossAxisAlignment.STRETCH,
                intrinsic_height=True,
            )
        )
    if refusal.kind == "ng" and on_ruling is None:
        items.append(text(look, look.t(guests.HOST_RULES), "note", look.c.ink2))
    elif refusal.kind == "ng":
        items.append(_ruling_frame(look, fixed, reason, writing, set_reason, set_writing))
    elif refusal.kind == "no":
        items.append(
            ft.Row(
                [
                    icon(ft.Icons.BLOCK_ROUNDED, 20, look.c.no),
                    text(look, look.t(words.NO_RULING), "strong", look.c.no, expand=True),
                ],
                spacing=8,
            )
        )
    buttons: list[ft.Control] = []
    if refusal.kind == "ng":
        ready = bool(reason.strip())
        inner = ft.Row(
            [
                icon(
                    ft.Icons.GAVEL_ROUNDED if ready else ft.Icons.LOCK_ROUNDED,
                    20,
                    look.c.rule if ready else look.c.ink2,
                ),
                text(look, look.t(words.RULING_DO), "strong", look.c.rule if ready else look.c.ink2, lines=1),
            ],
            spacing=8,
            alignment=ft.MainAxisAlignment.CENTER,
        )
        ruling = tap(
            look,
            inner,
            (lambda: on_ruling(reason.strip())) if ready and on_ruling else None,
            ident="ruling-confirm",
            label=look.t(words.RULING_DO) if ready else f"{look.t(words.RULING_DO)}: {look.t(words.RULING_LOCKED)}",
            fill=look.c.rule_tint if ready else None,
            edge=look.c.rule if ready else None,
            edge_width=2,
            radius=26,
            padding=ft.Padding.symmetric(horizontal=10, vertical=14),
        )
        buttons.append(ruling if ready else Dashed(ruling, 26, look.c.edge))
    else:
        buttons.append(_plain(look, look.t(words.CANCEL), on_close, "verdict-close"))
    label = look.t(words.FIX_TO, way=repairs[chosen].label) if repairs else look.t(words.FIX_ENTRY)
    told = text(look, label, "strong", look.accent.on, size=18, lines=2)
    told.expand, told.expand_loose = True, True
    buttons.append(
        tap(
            look,
            ft.Row(
                [
                    icon(ft.Icons.CHECK_ROUNDED, 24, look.accent.on),
                    told,
                ],
                spacing=8,
                alignment=ft.MainAxisAlignment.CENTER,
            ),
            (lambda: on_repair(repairs[chosen])) if repairs else on_close,
            ident="verdict-fix",
            label=label,
            fill=look.accent.fill,
            radius=26,
            padding=ft.Padding.symmetric(horizontal=14, vertical=14),
            expand=True,
        )
    )
    if look.roomy:
        return footed(items, ft.Row(buttons, spacing=10))
    for button in buttons:
        button.expand = None
    stacked = ft.Column(buttons[::-1], spacing=8, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    return footed(items, stacked)


def rule_button(look: Look, on_rule: Handler) -> ft.Control:
    """Opens the rule of the verdict that it stands beside."""
    return tap(
        look,
        ft.Row(
            [
                icon(ft.Icons.MENU_BOOK_ROUNDED, 22, look.c.ink),
                text(look, look.t(words.RULE_BUTTON), "strong"),
                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 20, look.c.ink),
            ],
            spacing=4,
            tight=True,
        ),
        on_rule,
        ident="verdict-rule",
        label=look.t(words.RULE_BUTTON),
        fill=look.c.sunk,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def by_sentence(look: Look, value: str) -> str:
    """A Japanese text with a line for each sentence, so that it breaks less often inside a word."""
    return value.replace("。", "。\n").rstrip("\n") if look.lang == "ja" and look.roomy else value


def _repair(look: Look, repair: Repair, index: int, chosen: bool, choose: Callable[[int], Any]) -> ft.Control:
    inner: list[ft.Control] = [repair.picture(76, 62)] if repair.picture else []
    inner.append(text(look, repair.label, "strong", align=ft.TextAlign.CENTER, lines=2, size=15))
    return tap(
        look,
        ft.Column(
            inner,
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            alignment=ft.MainAxisAlignment.END,
        ),
        lambda: choose(index),
        ident=f"repair-{index}",
        label=repair.label,
        selected=chosen,
        fill=look.accent.tint if chosen else look.c.sheet,
        edge=look.accent.fill if chosen else look.c.edge,
        edge_width=3 if chosen else 1.5,
        radius=14,
        padding=6,
        expand=True,
    )


def _ruling_frame(
    look: Look,
    fixed: Sequence[str],
    reason: str,
    writing: bool,
    set_reason: Callable[[str], Any],
    set_writing: Callable[[bool], Any],
) -> ft.Control:
    def pick(value: str) -> None:
        set_writing(False)
        set_reason("" if reason == value else value)

    def write() -> None:
        set_reason("")
        set_writing(not writing)

    chips = [
        _reason_chip(look, value, reason == value, partial(pick, value), f"reason-{i}", None)
        for i, value in enumerate(fixed)
    ]
    chips.append(_reason_chip(look, look.t(words.REASON_WRITE), writing, write, "reason-write", ft.Icons.EDIT_ROUNDED))
    body: list[ft.Control] = [
        ft.Row(
            [
                seal(look, "rule", 32),
                text(look, look.t(words.RULING), "strong", expand=True),
                text(look, look.t(words.RULING_NEEDS), "note"),
            ],
            spacing=10,
        ),
        ft.Row(chips, spacing=8),
    ]
    if writing:
        body.append(
            field(
                look,
                look.t(words.REASON_FIELD),
                reason,
                set_reason,
                ident="reason-field",
                max_length=500,
                autofocus=True,
            )
        )
    return ft.Container(
        ft.Column(body, spacing=10, tight=True),
        bgcolor=look.c.rule_tint,
        border=ft.Border.all(2.5, look.c.rule),
        border_radius=18,
        padding=12,
    )


def _reason_chip(
    look: Look, label: str, on: bool, on_tap: Handler, ident: str, glyph: ft.IconData | None
) -> ft.Control:
    row: list[ft.Control] = []
    shown = ft.Icons.CHECK_ROUNDED if on else glyph
    if shown:
        row.append(icon(shown, 18, look.c.ink))
    row.append(text(look, label, "strong", align=ft.TextAlign.CENTER))
    return tap(
        look,
        ft.Row(row, spacing=4, alignment=ft.MainAxisAlignment.CENTER, tight=True),
        on_tap,
        ident=ident,
        label=label,
        selected=on,
        fill=look.c.sheet,
        edge=look.c.rule,
        edge_width=3 if on else 1.5,
        radius=24,
        padding=ft.Padding.symmetric(horizontal=8, vertical=13),
        expand=True,
    )


def _plain(
    look: Look, label: str, on_tap: Handler, ident: str, glyph: ft.IconData = ft.Icons.UNDO_ROUNDED
) -> ft.Control:
    return tap(
        look,
        ft.Row([icon(glyph, 22, look.c.ink), text(look, label, "strong")], spacing=8, tight=True),
        on_tap,
        ident=ident,
        label=label,
        edge=look.c.edge,
        edge_width=2,
        radius=26,
        padding=ft.Padding.symmetric(horizontal=18, vertical=14),
    )
