"""A turn at the dim sum table: take a card, place its cubes or stack them."""

from collections.abc import Iterable
from functools import partial

import flet as ft

from companion.rules import dimsum as rules
from companion.texts.base import listed
from companion.texts.dimsum import placed_text, told
from models.dimsum import Card
from views.dimsum.board import paints
from views.dimsum.choosing import aside, row, sheet
from views.dimsum.moment import WAITS, Moment
from views.dimsum.stomachs import board_of, panels, status, subtitle, tight
from views.dimsum.taps import Taps
from views.i18n import dimsum as words
from views.parts.base import Handler
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look


def turn_scene(m: Moment, look: Look, taps: Taps) -> Scene:
    """Take a card and place it, with a ghost of what would come of it."""
    card, cells = m.card, m.cells
    done, now = _steps(m, look)
    return Scene(
        subtitle=subtitle(m, look),
        seat=m.seat,
        done=done,
        now=now,
        choices=row(m, look, taps),
        choices_aside=aside(m, look, taps) if look.wide else None,
        board=board_of(
            m,
            look,
            m.seat,
            taps,
            ghosts=m.ghosts(),
            rings=_rings(m),
            can=m.targets,
            gauge=m.after(cells).gauge if cells is not None else None,
        ),
        said=_said(m, look),
        main=_main(m, look, taps),
        others=_others(m, look, taps),
        sheet=sheet(m, look, taps),
        panels=panels(m, look),
        status=status(m, look),
        chips=not tight(look),
        on_chip=taps.look,
        shows=m.seat,
        keeps_line=not tight(look),
        menu=[
            *([_free_hand(m, look, taps)] if card else []),
            *others_stomachs(m, look, taps),
        ],
    )


def _free_hand(m: Moment, look: Look, taps: Taps) -> tuple[str, str, ft.IconData, Handler]:
    """The menu entry that starts or ends placing freely."""
    label = look.t(words.FREE_END if m.draft.free else words.FREE_HAND)
    return "free-hand", label, ft.Icons.GESTURE_ROUNDED, taps.free


def others_stomachs(m: Moment, look: Look, taps: Taps) -> list[tuple[str, str, ft.IconData, Handler]]:
    """A menu entry for each other seat's stomach: chips may be folded away."""
    return [
        (
            f"stomach-{seat.index}",
            look.t(words.STOMACH_OF, name=seat.name),
            ft.Icons.VISIBILITY_ROUNDED,
            partial(taps.look, seat.index),
        )
        for seat in m.seats
        if seat.index != m.seat
    ]


def _rings(m: Moment) -> dict[int, str]:
    rings: dict[int, str] = {}
    if m.card is not None and not m.draft.free:
        if m.stacking:
            rings = dict.fromkeys(m.targets or {cell for cell in m.laid if cell}, "ink")
        elif m.free:
            rings = {m.free[0]: "ink"}
    if m.cursor is not None:
        rings[m.cursor] = "focus"
    return rings


def _colors(m: Moment, look: Look, colors: Iterable[str]) -> str:
    """Colours by name, each once."""
    paint = paints(m.pack, look)
    return listed(dict.fromkeys(paint[color].name for color in colors), look.lang)


def _steps(m: Moment, look: Look) -> tuple[str | None, str]:
    if m.card is None:
        return None, look.t(words.TAKE_STEP)
    if m.draft.asked is not None:
        return look.t(words.PLACED), look.t(words.NEW_CARD)
    if m.stacking and not m.draft.free:
        return look.t(words.TOOK), look.t(words.STACK_STEP, color=_colors(m, look, [c.color for c in m.card.cubes]))
    return look.t(words.TOOK), look.t(words.PLACE_STEP)


def _said(m: Moment, look: Look) -> Said | None:
    if m.card is None:
        return _opening(m, look)
    if m.draft.free:
        return Said("hint", look.t(words.FREE_HAND), look.t(words.FREE_HAND_NOTE))
    if m.stacking:
        return _said_stacking(m, look, m.card)
    if m.cells is None:
        return None
    if None in m.cells:
        title = look.t(words.OVERFLOWS) if m.free else look.t(words.OVERFLOW_ALL)
        return Said("ok", title, " · ".join(told(m.follows(m.cells), look.lang)), "dimsum.overflow")
    # Large text: the board needs the room more than the reason.
    reason = look.t(words.LOWEST, cell=m.free[0]) if look.roomy else ""
    return Said("ok", look.t(words.CAN_PLACE), reason, "dimsum.lowest-cell")


def _opening(m: Moment, look: Look) -> Said | None:
    """In the first round: what the points are made of so far."""
    if tight(look) or rules.round_number(m.state) > 1:
        return None
    return Said("hint", look.t(words.POINTS_SO_FAR), look.t(words.POINTS_SO_FAR_NOTE), "dimsum.exclude")


def _said_stacking(m: Moment, look: Look, card: Card) -> Said:
    if all(cell is None for cell in m.laid):
        return Said("ok", look.t(words.STACK_NONE), look.t(words.STACK_NONE_NOTE), "dimsum.stack")
    colors = _colors(m, look, [cube.color for cube in card.cubes if rules.homes(m.stomach, cube.color)])
    laid = [cell for cell in m.laid if cell]
    note = [look.t(words.STACK_ON, cell=cell, count=laid.count(cell)) for cell in dict.fromkeys(laid)]
    if None in m.laid:
        homeless = [cube.color for cube, cell in zip(card.cubes, m.laid, strict=True) if cell is None]
        note.append(look.t(words.STACK_BACK, color=_colors(m, look, homeless)))
    if waiting := m.laid.count(WAITS):
        note.append(look.t(words.STACK_LEFT, count=waiting))
    return Said("ok", look.t(words.BETSUBARA, color=colors), " · ".join(note), "dimsum.stack")


def why_not(m: Moment, look: Look, number: int) -> Said:
    """Why a cell that was tapped is none of those that the rules offer for the card."""
    assert m.card is not None
    stack = m.stomach.cells[number - 1]
    paint = paints(m.pack, look)
    if m.stacking:
        colors = _colors(m, look, [cube.color for cube in m.card.cubes if rules.homes(m.stomach, cube.color)])
        here = look.t(words.MISS_COLOR, cell=number, color=paint[stack[0]].name) if stack else None
        note = look.t(words.MISS_COLOR_NOTE, color=colors) if colors else look.t(words.STACK_NONE)
        return Said("no", here or look.t(words.MISS_EMPTY, cell=number), note, "dimsum.stack")
    note = look.t(words.MISS_NOTE)
    if stack:
        return Said("no", look.t(words.MISS_FULL, cell=number), note, "dimsum.lowest-cell")
    if number in rules.blocked_cells(m.face, m.stomach):
        return Said("no", look.t(words.MISS_BLOCKED, cell=number), note, "dimsum.bottleneck")
    if not m.free:
        return Said("no", look.t(words.OVERFLOW_ALL), note, "dimsum.overflow")
    far = look.t(words.MISS_FAR, lowest=m.free[0])
    return Said("no", look.t(words.MISS_CELL, cell=number), f"{far} · {note}", "dimsum.lowest-cell")


def _main(m: Moment, look: Look, taps: Taps) -> MainAction:
    card, cells, draft = m.card, m.cells, m.draft
    if card is None:
        return MainAction(look.t(words.TAKE_WAIT), look.t(words.TAKE_WAIT_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
    name = card.name.of(look.lang)
    if m.cursor is not None:
        here = look.t(words.CURSOR, cell=m.cursor)
        return MainAction(here, name, ft.Icons.KEYBOARD_RETURN_ROUNDED, taps.cursor)
    if cells is not None:
        if m.stacking and not draft.free and all(cell is None for cell in cells):
            note = f"{name} · {look.t(words.STACK_NONE_NOTE)}"
            return MainAction(look.t(words.NO_PLACE), note, ft.Icons.REMOVE_CIRCLE_ROUNDED, taps.confirm)
        label = look.t(words.STACK_DO if m.stacking and not draft.free else words.PLACE_HERE)
        detail = f"{name} → {placed_text(cells, look.lang)}"
        return MainAction(label, detail, ft.Icons.CHECK_ROUNDED, taps.confirm)
    if draft.free:
        number = len(draft.cells) + 1
        return MainAction(look.t(words.FREE_STEP, number=number), look.t(words.PLACE_WAIT), ft.Icons.TOUCH_APP_ROUNDED)
    waiting = m.laid.count(WAITS)
    return MainAction(look.t(words.STACK_MORE, count=waiting), look.t(words.STACK_TAP), ft.Icons.LAYERS_ROUNDED)


def _others(m: Moment, look: Look, taps: Taps) -> list[TrayAction]:
    card = m.card
    if card is None:
        return []
    if m.draft.free:
        if m.cells is not None:
            return []
        return [TrayAction("free-null", look.t(words.FREE_NULL), ft.Icons.REMOVE_CIRCLE_ROUNDED, taps.null)]
    if m.stacking:
        if m.cells is not None:
            return []
        lock = look.t(words.NO_PLACE_LOCK)
        glyph = ft.Icons.REMOVE_CIRCLE_ROUNDED
        return [TrayAction("no-place", look.t(words.NO_PLACE), glyph, taps.can_stack, locked=lock)]
    count = len(m.ways)
    if count < 2:
        return []
    label = look.t(words.TURN_IT, number=m.way + 1, count=count)
    return [TrayAction("turn", label, ft.Icons.ROTATE_90_DEGREES_CW_ROUNDED, taps.turn)]
