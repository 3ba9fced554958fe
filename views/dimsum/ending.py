"""The end of a game of dim sum: the bonus of the last turn but one, and the colours that are left out."""

from collections.abc import Sequence
from functools import partial

import flet as ft

from companion.rules import dimsum as rules
from models.dimsum import SeatState
from views.dimsum.board import paints
from views.dimsum.moment import Moment
from views.dimsum.placing import others_stomachs
from views.dimsum.stomachs import board_of, panels, status, subtitle, tight
from views.dimsum.taps import Taps
from views.i18n import dimsum as words
from views.parts.base import card as box
from views.parts.base import tap, text
from views.parts.cubes import Cube
from views.parts.fields import choice_row
from views.parts.tray import MainAction
from views.scene import Scene
from views.theme import Look, minus


def bonus_scene(m: Moment, look: Look, taps: Taps) -> Scene:
    """The choice between the chip and the gauge back one step."""
    at, steps = m.stomach.gauge, (0, *m.pack.gauge)
    note = look.t(words.BONUS_NO_GAUGE)
    if at:
        note = look.t(words.BONUS_GAUGE_NOTE, before=minus(steps[at]), after=minus(steps[at - 1]))
    rows = [
        choice_row(
            look,
            look.t(words.BONUS_CHIP),
            look.t(words.BONUS_CHIP_NOTE, points=minus(m.pack.chip_points, sign=True)),
            False,
            partial(taps.bonus, "chip"),
            ident="bonus-chip",
            glyph=ft.Icons.TOLL_ROUNDED,
        ),
        choice_row(
            look,
            look.t(words.BONUS_GAUGE),
            note,
            False,
            partial(taps.bonus, "gauge"),
            ident="bonus-gauge",
            glyph=ft.Icons.SICK_ROUNDED,
        ),
    ]
    return Scene(
        subtitle=subtitle(m, look),
        seat=m.seat,
        done=look.t(words.PLACED),
        now=look.t(words.BONUS_STEP),
        choices=ft.Column(rows, spacing=8, tight=True),
        board=board_of(m, look, m.seat),
        main=MainAction(look.t(words.BONUS_STEP), "", ft.Icons.TOUCH_APP_ROUNDED),
        panels=panels(m, look),
        status=status(m, look),
        chips=not tight(look),
        on_chip=taps.look,
        keeps_line=not tight(look),
        menu=others_stomachs(m, look, taps),
    )


def over_scene(m: Moment, look: Look, taps: Taps) -> Scene:
    """The winner's stomach, and the colours that may be chosen to be left out.

    While a choice that makes a difference in points is open, nobody is called the winner.
    """
    rows: list[ft.Control] = []
    if m.position.phase == "finished":
        for seat, stomach in enumerate(m.state.seats):
            colors = rules.most_common(stomach, m.pack)
            if len(colors) > 1:
                rows.append(_exclude_row(m, look, taps, seat, colors, stomach))
    choices: ft.Control | None = None
    if rows:
        title = text(look, look.t(words.EXCLUDE_TITLE), "label", look.c.ink2)
        choices = box(look, ft.Column([title, *rows], spacing=8, tight=True))
    still_open = bool(rows) and any(rules.undecided(stomach, m.pack) for stomach in m.state.seats)
    return Scene(
        subtitle=look.t(words.LAST_STEP),
        seat=None if still_open else m.seat,
        title=look.t(words.COLORS_OPEN) if still_open else None,
        glyph=ft.Icons.PALETTE_ROUNDED if still_open else None,
        choices=choices,
        board=board_of(m, look, m.seen),
        panels=panels(m, look),
        status=status(m, look),
        on_chip=taps.look,
        menu=others_stomachs(m, look, taps),
    )


def _exclude_row(m: Moment, look: Look, taps: Taps, seat: int, colors: Sequence[str], stomach: SeatState) -> ft.Control:
    paint = paints(m.pack, look)
    chosen = None if rules.undecided(stomach, m.pack) else rules.left_out(stomach, m.pack)
    name = m.seats[seat].name
    cubes: list[ft.Control] = [
        tap(
            look,
            Cube(look, color, paint[color].hex, paint[color].name, 34),
            partial(taps.exclude, seat, color),
            ident=f"exclude-{seat}-{color}",
            label=f"{name}: {look.t(words.EXCLUDE_DO, color=paint[color].name)}",
            selected=color == chosen,
            fill=look.accent.tint if color == chosen else None,
            edge=look.accent.fill if color == chosen else look.c.edge,
            edge_width=3 if color == chosen else 1.5,
            radius=14,
            padding=7,
        )
        for color in colors
    ]
    lines: list[ft.Control] = [text(look, look.t(words.EXCLUDE_NOTE, name=name), "strong", lines=3)]
    if chosen is None:
        best = rules.left_out(stomach, m.pack) or ""
        lines.append(text(look, look.t(words.EXCLUDE_BEST, color=paint[best].name), "note", look.c.ink2, lines=3))
    return ft.Row([ft.Column(lines, spacing=0, tight=True, expand=True), *cubes], spacing=8)
