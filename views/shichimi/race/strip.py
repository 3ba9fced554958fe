"""The strip between the flag zones: the round, undo, void, menu, and the main button."""

from dataclasses import replace

import flet as ft

from companion.rules.shichimi import race
from views.i18n import shichimi as words
from views.parts.base import icon, tap, text
from views.parts.tray import MainAction, MainButton, SmallButton, TrayAction, undo_action
from views.shichimi.race.moment import Moment, Taps
from views.theme import TOUCH, Look

ONE_ROW = 620
"""From this width on everything stands in one row."""

TWO_ROWS = 300
"""Under this width the small buttons are icons in a row of their own."""

MOST_SCALE = 1.3
"""Text grows no more where the strip is so narrow, or its words would be cut."""

MAIN = 280
"""The main button's width in one row."""


def strip_height(look: Look, width: float) -> float:
    """How high a strip of this width is."""
    if _in_one_row(look, width):
        return 128.0
    return 148.0 if _in_two_rows(look, width) else 224.0 if look.roomy else 300.0


def _in_one_row(look: Look, width: float) -> bool:
    return look.roomy and width >= ONE_ROW


def _in_two_rows(look: Look, width: float) -> bool:
    return look.roomy and width >= TWO_ROWS


def strip(look: Look, now: Moment, taps: Taps, width: float) -> ft.Control:
    """The strip in one, two or three rows."""
    if width < TWO_ROWS:
        look = replace(look, scale=min(look.scale, MOST_SCALE))
    begun = now.call.running or now.state.flag is not None
    void = TrayAction(
        "void",
        look.t(words.VOID),
        ft.Icons.BLOCK_ROUNDED,
        taps.void if begun else None,
        locked=None if begun else look.t(words.VOID_LOCK),
    )
    menu = TrayAction("more", look.t(words.MENU), ft.Icons.MORE_HORIZ_ROUNDED, taps.menu)
    actions = [undo_action(look, taps.undo, nothing=not now.can_undo), void, menu]
    head = _head(look, now, " · " if width >= TWO_ROWS else "\n")
    rows: list[ft.Control]
    if _in_one_row(look, width):
        undo, flow, more = (SmallButton(look, action, None) for action in actions)
        main = ft.Container(ft.Row([MainButton(look, due_main(look, now, taps))]), width=MAIN)
        rows = [ft.Row([undo, flow, ft.Container(head, expand=True), main, more], spacing=10)]
    elif _in_two_rows(look, width):
        undo, flow, more = (SmallButton(look, action, None) for action in actions)
        rows = [
            ft.Row([undo, ft.Container(head, expand=True), flow, more], spacing=8),
            ft.Row([MainButton(look, due_main(look, now, taps))]),
        ]
    else:
        small = [_icon_button(look, action) for action in actions]
        rows = [
            head,
            ft.Row(small, spacing=6, alignment=ft.MainAxisAlignment.CENTER),
            ft.Row([MainButton(look, due_main(look, now, taps, tight=True))]),
        ]
    return ft.Container(
        ft.Column(
            rows,
            spacing=8,
            alignment=ft.MainAxisAlignment.CENTER,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        bgcolor=look.c.urushi,
        border=ft.Border.symmetric(vertical=ft.BorderSide(2, look.c.kin)),
        padding=ft.Padding.symmetric(horizontal=10, vertical=6),
        alignment=ft.Alignment.CENTER,
    )


def _head(look: Look, now: Moment, joint: str) -> ft.Control:
    """Which round it is, who touched first, and what wins. joint: between the notes."""
    state, seats = now.state, now.seats
    title = look.t(words.ROUND, number=race.current_round(state))
    notes = [look.t(words.RACE_NOTE, target=state.race.target)]
    if state.flag is not None:
        notes.insert(0, title)
        title = look.t(words.FIRST_TOUCH, name=seats[state.flag].name)
    elif len(seats) == 2:
        notes.append(look.t(words.SCORE_OF_TWO, a=state.wins[0], b=state.wins[1]))
    return ft.Column(
        [
            text(look, title, "title", look.c.on_urushi, lines=2, align=ft.TextAlign.CENTER),
            text(look, joint.join(notes), "label", look.c.on_urushi2, lines=2, align=ft.TextAlign.CENTER),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def due_main(look: Look, now: Moment, taps: Taps, tight: bool = False) -> MainAction:
    """What is due. tight: there is room for a few words only."""
    state, call = now.state, now.call
    if now.draft.voiding:
        main = MainAction(look.t(words.VOID_ASK), look.t(words.VOIDED), ft.Icons.BLOCK_ROUNDED, taps.void)
    elif state.flag is not None and now.due and now.own is not None:
        main = MainAction(look.t(words.MY_HEAP), look.t(words.MY_HEAP_NOTE), ft.Icons.ARROW_FORWARD_ROUNDED, taps.count)
    elif state.flag is not None and now.due:
        main = MainAction(look.t(words.TO_HEAPS), "", ft.Icons.ARROW_FORWARD_ROUNDED, taps.count)
    elif state.flag is not None:
        due = race.counting_order(state)
        note = look.t(words.COUNT_NOTE, count=len(due))
        if len(due) > 2:
            note += " · " + look.t(words.COUNTED_NEXT, name=now.seats[due[1]].name)
        main = MainAction(
            look.t(words.COUNT_HEAP, name=now.seats[state.flag].name), note, ft.Icons.ARROW_FORWARD_ROUNDED, taps.count
        )
    elif call.running:
        label = look.t(words.GO) if call.open else str(call.counts)
        main = MainAction(label, look.t(words.RUNNING), ft.Icons.FLAG_ROUNDED)
    else:
        main = MainAction(look.t(words.START), look.t(words.START_NOTE), ft.Icons.PLAY_ARROW_ROUNDED, taps.start)
    return MainAction(main.label, on_tap=main.on_tap) if tight else main


def _icon_button(look: Look, action: TrayAction) -> ft.Control:
    """A small button without its word."""
    off = action.locked is not None
    return tap(
        look,
        icon(action.glyph, 24, look.c.tray_off if off else look.c.on_urushi),
        action.on_tap,
        ident=action.ident,
        label=action.label if action.locked is None else f"{action.label}: {action.locked}",
        fill=None if off else look.c.urushi2,
        radius=18,
        padding=0,
        width=TOUCH,
        height=TOUCH,
    )
