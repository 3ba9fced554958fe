"""The flag: a zone a player and the strip between them, from "get ready" to who took it."""

import flet as ft

from companion.rules.shichimi import race
from views.i18n import common
from views.i18n import shichimi as words
from views.scene import Scene
from views.shichimi.race.flag_zone import Zone, ZoneState
from views.shichimi.race.moment import Moment, Taps
from views.shichimi.race.strip import due_main, strip, strip_height
from views.shichimi.race.zones import flag_zones, plan
from views.theme import Look


def flag_scene(look: Look, now: Moment, taps: Taps, covered: bool) -> Scene:
    """Zones over the whole window, as long as nothing lies over the table (covered)."""

    def board(width: float, height: float) -> ft.Control:
        return ft.Container()

    return Scene(
        head=now.head(look),
        subtitle=now.subtitle(look),
        title=look.t(words.ROUND, number=race.current_round(now.state)),
        now=look.t(words.FLAG),
        glyph=ft.Icons.FLAG_ROUNDED,
        board=board,
        numbers=now.numbers,
        full=None if covered else _zones(look, now, taps),
        main=due_main(look, now, taps),
        menu=[("to-home", look.t(common.HOME), ft.Icons.HOME_ROUNDED, taps.home)],
    )


def _zones(look: Look, now: Moment, taps: Taps) -> ft.Control:
    state = now.state
    seats = [now.seats[now.own]] if now.own is not None else [s for s in now.seats if s.index not in now.elsewhere]
    zones = [
        Zone(
            seat,
            state.wins[seat.index],
            state.race.target,
            race.habaneros(state, seat.index),
            *_says(look, now, seat.index),
        )
        for seat in seats or now.seats
    ]
    width = plan(look, len(zones)).middle
    return flag_zones(look, zones, strip(look, now, taps, width), strip_height(look, width), taps.touch)


def _says(look: Look, now: Moment, seat: int) -> tuple[ZoneState, str, str]:
    """A zone's state, what stands in its middle, and the note below."""
    call = now.call
    taker = call.taker if now.state.flag is None else now.state.flag
    if taker is not None:
        if seat == taker:
            margin = _margin(now)
            return (
                "taken",
                look.t(words.TAKEN),
                "" if margin is None else look.t(words.MARGIN, seconds=_seconds(margin)),
            )
        if call.second and call.second[0] == seat:
            return "closed", look.t(words.SECOND, seconds=_seconds(call.second[1])), ""
        return "closed", look.t(words.CLOSED), ""
    if seat in now.elsewhere:
        return "closed", look.t(words.ON_PHONE), ""
    if seat in call.touched:
        return "closed", look.t(words.DECIDING), look.t(words.DECIDING_NOTE)
    if call.early == seat:
        return "early", look.t(words.EARLY), look.t(words.EARLY_NOTE)
    if call.counts is not None:
        return "count", str(call.counts), ""
    if call.open:
        return "open", look.t(words.FLAG), look.t(words.FLAG_HINT)
    return "wait", look.t(words.GET_READY), ""


def _seconds(milliseconds: int) -> str:
    return f"{milliseconds / 1000:.2f}"


def _margin(now: Moment) -> int | None:
    """The margin of the flag that was taken: from the record once it is written."""
    if now.state.flag is not None:
        return now.margin
    return now.call.second[1] if now.call.second else None
