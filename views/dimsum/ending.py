"""The end of a game of dim sum: the bonus of the last turn but one, and the colours that are left out."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

import flet as ft

from companion import referee
from companion.rules import dimsum as rules
from views.dimsum.board import paints
from views.dimsum.stomachs import board_of, panels, status, subtitle
from views.i18n import common
from views.i18n import dimsum as words
from views.parts.base import card as box
from views.parts.base import tap, text
from views.parts.cubes import Cube
from views.parts.fields import choice_row
from views.parts.tray import MainAction
from views.scene import Scene
from views.theme import Look, minus

if TYPE_CHECKING:
    from views.dimsum.table import TableScreen


def bonus_scene(t: "TableScreen", look: Look) -> Scene:
    """The choice between the chip and the gauge back one step."""
    stomach, pack = t.stomach, t.pack
    before = pack.gauge[stomach.gauge - 1] if stomach.gauge else 0
    after = pack.gauge[stomach.gauge - 2] if stomach.gauge > 1 else 0
    rows = [
        choice_row(
            look,
            look.t(words.BONUS_CHIP),
            look.t(words.BONUS_CHIP_NOTE, points=minus(pack.chip_points, sign=True)),
            False,
            lambda: t.take_bonus("chip"),
            ident="bonus-chip",
            glyph=ft.Icons.TOLL_ROUNDED,
        ),
        choice_row(
            look,
            look.t(words.BONUS_GAUGE),
            look.t(words.BONUS_GAUGE_NOTE, before=minus(before), after=minus(after))
            if stomach.gauge
            else look.t(words.BONUS_NO_GAUGE),
            False,
            lambda: t.take_bonus("gauge"),
            ident="bonus-gauge",
            glyph=ft.Icons.SICK_ROUNDED,
        ),
    ]
    return Scene(
        subtitle=subtitle(t, look),
        seat=t.seat,
        done=look.t(words.PLACED),
        now=look.t(words.BONUS_STEP),
        choices=ft.Column(rows, spacing=8, tight=True),
        board=board_of(t, look, t.seat, taps=False),
        main=MainAction(look.t(words.BONUS_STEP), "", ft.Icons.TOUCH_APP_ROUNDED),
        panels=panels(t, look),
        status=status(t, look),
    )


def over_scene(t: "TableScreen", look: Look) -> Scene:
    """The winner's stomach, and the colours that may be chosen to be left out."""
    state = t.state
    winners = referee.winners(t.table.position)
    best = winners[0] if winners else 0
    names = [t.table.seats[s].name for s in winners]
    rows: list[ft.Control] = []
    for seat, stomach in enumerate(state.seats):
        common_colors = rules.most_common(stomach, t.pack)
        if len(common_colors) > 1 and not t.table.position.stopped:
            rows.append(_exclude_row(t, look, seat, common_colors, rules.left_out(stomach, t.pack)))
    choices: ft.Control | None = None
    if rows:
        choices = box(
            look,
            ft.Column([text(look, look.t(words.EXCLUDE_TITLE), "label", look.c.ink2), *rows], spacing=8, tight=True),
        )
    return Scene(
        subtitle=look.t(words.LAST_STEP),
        seat=best,
        title="・".join(names) if look.lang == "ja" else ", ".join(names),
        now=look.t(common.WON_SHARED if len(winners) > 1 else common.WON),
        choices=choices,
        board=board_of(t, look, best, taps=False),
        panels=panels(t, look),
        status=status(t, look),
    )


def _exclude_row(t: "TableScreen", look: Look, seat: int, colors: Sequence[str], chosen: str | None) -> ft.Control:
    paint = paints(t.pack, look)
    cubes: list[ft.Control] = [
        tap(
            look,
            Cube(look, color, paint[color].hex, paint[color].name, 34),
            lambda color=color: t.exclude(seat, color),
            ident=f"exclude-{seat}-{color}",
            label=look.t(words.EXCLUDE_DO, color=paint[color].name),
            selected=color == chosen,
            fill=look.accent.tint if color == chosen else None,
            edge=look.accent.fill if color == chosen else look.c.edge,
            edge_width=3 if color == chosen else 1.5,
            radius=14,
            padding=7,
        )
        for color in colors
    ]
    note = look.t(words.EXCLUDE_NOTE, name=t.table.seats[seat].name)
    return ft.Row([text(look, note, "strong", expand=True, lines=3), *cubes], spacing=8)
