"""The flag: a zone a player and the strip between them, from "get ready" to who took it."""

from typing import TYPE_CHECKING, Any

import flet as ft

from companion.rules.shichimi import race
from models.shichimi import Flag
from views.i18n import common
from views.i18n import shichimi as words
from views.parts.base import icon, tap, text
from views.parts.tray import MainAction
from views.scene import Scene
from views.shichimi.race.zones import Zone, ZoneState, flag_zones
from views.theme import CREAM, CREAM_INK, Look

if TYPE_CHECKING:
    from views.shichimi.race.screen import RaceScreen

NARROW = 700
"""Under this width the strip has two rows; with zones at its sides too, three."""


def flag_scene(t: "RaceScreen", look: Look) -> Scene:
    """Zones over the whole window, as long as nothing lies over the table."""
    table = t.table
    covered = table.menu_open or table.dialog is not None or table.shown is not None or table.mend is not None
    covered = covered or table.shot.table.misfit is not None

    def board(width: float, height: float) -> ft.Control:
        return ft.Container()

    return Scene(
        head=t.head(look),
        subtitle=t.subtitle(look),
        title=look.t(words.ROUND, number=race.current_round(t.state)),
        now=look.t(words.FLAG),
        glyph=ft.Icons.FLAG_ROUNDED,
        board=board,
        numbers=t.numbers(),
        full=None if covered else _zones(t, look),
        menu=[("to-home", look.t(common.HOME), ft.Icons.HOME_ROUNDED, table.window.home)],
    )


def _zones(t: "RaceScreen", look: Look) -> ft.Control:
    state, seats = t.state, t.table.seats
    zones = [
        Zone(
            seat,
            state.wins[seat.index],
            state.race.target,
            race.habaneros(state, seat.index),
            *_says(t, look, seat.index),
        )
        for seat in seats
    ]
    narrow = len(seats) > 3 and look.width < NARROW
    height = 148.0 if look.width < NARROW else 128.0
    return flag_zones(look, zones, _strip(t, look, narrow), height + (76 if narrow else 0), t.touch)


def _says(t: "RaceScreen", look: Look, seat: int) -> tuple[ZoneState, str, str]:
    """A zone's state, what stands in its middle, and the note below."""
    call = t.call
    taker = call.taker if t.state.flag is None else t.state.flag
    if taker is not None:
        if seat == taker:
            margin = _margin(t)
            return (
                "taken",
                look.t(words.TAKEN),
                "" if margin is None else look.t(words.MARGIN, seconds=_seconds(margin)),
            )
        if call.second and call.second[0] == seat:
            return "closed", look.t(words.SECOND, seconds=_seconds(call.second[1])), ""
        return "closed", look.t(words.CLOSED), ""
    if call.early == seat:
        return "early", look.t(words.EARLY), look.t(words.EARLY_NOTE)
    if call.counts is not None:
        return "count", str(call.counts), ""
    if call.open:
        return "open", look.t(words.FLAG), look.t(words.FLAG_HINT)
    return "wait", look.t(words.GET_READY), ""


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.2f}"


def _margin(t: "RaceScreen") -> int | None:
    """The margin of the flag that was taken: from the record once it is written."""
    if t.state.flag is None:
        return t.call.second[1] if t.call.second else None
    flags = [step.event for step in t.table.shot.table.steps if isinstance(step.event, Flag)]
    margin: int | None = flags[-1].margin if flags else None
    return margin


def _strip(t: "RaceScreen", look: Look, narrow: bool) -> ft.Control:
    """Between the zones: the round, undo, void, menu, and the main button."""
    table, state = t.table, t.state
    title = look.t(words.ROUND, number=race.current_round(state))
    if state.flag is not None:
        title = look.t(words.FIRST_TOUCH, number=race.current_round(state), name=table.seats[state.flag].name)
    note = look.t(words.RACE_NOTE, target=state.race.target)
    if len(table.seats) == 2:
        note += f" · {state.wins[0]} – {state.wins[1]}"
    head = ft.Column(
        [
            text(look, title, "title", look.c.on_urushi, lines=1, align=ft.TextAlign.CENTER),
            text(look, note, "label", look.c.on_urushi2, lines=1, align=ft.TextAlign.CENTER),
        ],
        spacing=0,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )
    small = [
        _strip_button(look, "undo", look.t(common.UNDO), ft.Icons.UNDO_ROUNDED, table.undo, narrow),
        _strip_button(look, "void", look.t(words.VOID), ft.Icons.BLOCK_ROUNDED, t.void, narrow),
        _strip_button(look, "more", look.t(words.MENU), ft.Icons.MORE_HORIZ_ROUNDED, table.toggle_menu, narrow),
    ]
    button = _strip_main(look, _main(t, look), narrow)
    if narrow:
        rows: list[ft.Control] = [
            head,
            ft.Row(small, spacing=6, alignment=ft.MainAxisAlignment.CENTER),
            ft.Row([button]),
        ]
    elif look.width < NARROW:
        rows = [ft.Row([small[0], ft.Container(head, expand=True), *small[1:]], spacing=8), ft.Row([button])]
    else:
        rows = [
            ft.Row([*small[:2], ft.Container(head, expand=True), ft.Container(button, width=300), small[2]], spacing=10)
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


def _main(t: "RaceScreen", look: Look) -> MainAction:
    state, call = t.state, t.call
    if state.flag is not None:
        return MainAction(
            look.t(words.COUNT_HEAP, name=t.table.seats[state.flag].name),
            look.t(words.COUNT_NOTE, count=len(race.heaps_due(state))),
            ft.Icons.ARROW_FORWARD_ROUNDED,
            t.count,
        )
    if call.running:
        return MainAction(
            look.t(words.GO) if call.open else str(call.counts), look.t(words.RUNNING), ft.Icons.FLAG_ROUNDED
        )
    return MainAction(look.t(words.START), look.t(words.START_NOTE), ft.Icons.PLAY_ARROW_ROUNDED, call.start)


def _strip_button(look: Look, ident: str, label: str, glyph: ft.IconData, on_tap: Any, tight: bool) -> ft.Control:
    shown: list[ft.Control] = [icon(glyph, 24, look.c.on_urushi)]
    if not tight:
        shown.append(text(look, label, "min", look.c.on_urushi, lines=1, fixed=True))
    return tap(
        look,
        ft.Column(
            shown,
            alignment=ft.MainAxisAlignment.CENTER,
            spacing=2,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        ),
        on_tap,
        ident=ident,
        label=label,
        fill=look.c.urushi2,
        radius=18,
        padding=2,
        width=48 if tight else 62,
        height=48 if tight else 60,
    )


def _strip_main(look: Look, main: MainAction, narrow: bool) -> ft.Control:
    ready = main.on_tap is not None
    ink = CREAM_INK if ready else look.c.on_urushi
    lines: list[ft.Control] = [
        text(look, main.label, "main", ink, lines=2 if narrow else 1, size=16 if narrow else 19, fixed=True)
    ]
    if not narrow:
        lines.append(text(look, main.detail, "min", ink if ready else look.c.on_urushi2, lines=1, fixed=True))
    items: list[ft.Control] = [] if narrow else [icon(main.glyph or ft.Icons.FLAG_ROUNDED, 26, ink)]
    items.append(ft.Column(lines, spacing=0, tight=True, expand=True))
    return tap(
        look,
        ft.Row(items, spacing=10),
        main.on_tap,
        ident="main-action",
        label=f"{main.label}. {main.detail}",
        fill=CREAM if ready else None,
        edge=None if ready else look.c.tray_off,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=6),
        height=60,
        expand=True,
    )
