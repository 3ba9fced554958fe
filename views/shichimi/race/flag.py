"""The flag: a zone a player and the strip between them, from "get ready" to who took it."""

from typing import TYPE_CHECKING

import flet as ft

from companion.rules.shichimi import race
from models.shichimi import Flag
from views.i18n import common
from views.i18n import shichimi as words
from views.scene import Scene
from views.shichimi.race.flag_zone import Zone, ZoneState
from views.shichimi.race.strip import due_main, strip, strip_height
from views.shichimi.race.zones import flag_zones, plan
from views.theme import Look

if TYPE_CHECKING:
    from views.shichimi.race.screen import RaceScreen


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
        main=due_main(t, look),
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
    width = plan(look, len(seats)).middle
    return flag_zones(look, zones, strip(t, look, width), strip_height(look, width), t.touch)


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
