"""The strip between the flag zones: the round, undo, void, menu, and the main button."""

from dataclasses import replace
from typing import TYPE_CHECKING

import flet as ft

from companion.rules.shichimi import race
from views.i18n import shichimi as words
from views.parts.base import icon, tap, text
from views.parts.tray import MainAction, MainButton, SmallButton, TrayAction, undo_action
from views.theme import TOUCH, Look

if TYPE_CHECKING:
    from views.shichimi.race.screen import RaceScreen

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


def strip(t: "RaceScreen", look: Look, width: float) -> ft.Control:
    """The strip in one, two or three rows."""
    if width < TWO_ROWS:
        look = replace(look, scale=min(look.scale, MOST_SCALE))
    table = t.table
    begun = t.call.running or t.state.flag is not None
    void = TrayAction(
        "void",
        look.t(words.VOID),
        ft.Icons.BLOCK_ROUNDED,
        t.void if begun else None,
        locked=None if begun else look.t(words.VOID_LOCK),
    )
    menu = TrayAction("more", look.t(words.MENU), ft.Icons.MORE_HORIZ_ROUNDED, table.toggle_menu)
    actions = [undo_action(look, table.undo, nothing=not table.can_undo), void, menu]
    head = _head(t, look, " · " if width >= TWO_ROWS else "\n")
    rows: list[ft.Control]
    if _in_one_row(look, width):
        undo, flow, more = (SmallButton(look, action, None) for action in actions)
        main = ft.Container(ft.Row([MainButton(look, due_main(t, look))]), width=MAIN)
        rows = [ft.Row([undo, flow, ft.Container(head, expand=True), main, more], spacing=10)]
    elif _in_two_rows(look, width):
        undo, flow, more = (SmallButton(look, action, None) for action in actions)
        rows = [
            ft.Row([undo, ft.Container(head, expand=True), flow, more], spacing=8),
            ft.Row([MainButton(look, due_main(t, look))]),
        ]
    else:
        small = [_icon_button(look, action) for action in actions]
        rows = [
            head,
            ft.Row(small, spacing=6, alignment=ft.MainAxisAlignment.CENTER),
            ft.Row([MainButton(look, due_main(t, look, tight=True))]),
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


def _head(t: "RaceScreen", look: Look, joint: str) -> ft.Control:
    """Which round it is, who touched first, and what wins. joint: between the notes."""
    state, seats = t.state, t.table.seats
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


def due_main(t: "RaceScreen", look: Look, tight: bool = False) -> MainAction:
    """What is due. tight: there is room for a few words only."""
    state, call = t.state, t.call
    if state.flag is not None:
        due = race.counting_order(state)
        note = look.t(words.COUNT_NOTE, count=len(due))
        if len(due) > 2:
            note += " · " + look.t(words.COUNTED_NEXT, name=t.table.seats[due[1]].name)
        main = MainAction(
            look.t(words.COUNT_HEAP, name=t.table.seats[state.flag].name), note, ft.Icons.ARROW_FORWARD_ROUNDED, t.count
        )
    elif call.running:
        label = look.t(words.GO) if call.open else str(call.counts)
        main = MainAction(label, look.t(words.RUNNING), ft.Icons.FLAG_ROUNDED)
    else:
        main = MainAction(look.t(words.START), look.t(words.START_NOTE), ft.Icons.PLAY_ARROW_ROUNDED, call.start)
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
