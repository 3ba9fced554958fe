"""A turn at the dim sum table: take a card, place its cubes or stack them."""

from typing import TYPE_CHECKING

import flet as ft

from companion.rules.dimsum import shapes
from companion.texts.dimsum import cells_text
from models.dimsum import Card
from views.dimsum.board import paints
from views.dimsum.choosing import aside, row, sheet
from views.dimsum.draft import Cells
from views.dimsum.stomachs import board_of, panels, status, subtitle
from views.i18n import dimsum as words
from views.parts.tray import MainAction, TrayAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look

if TYPE_CHECKING:
    from views.dimsum.table import TableScreen


def turn_scene(t: "TableScreen", look: Look) -> Scene:
    """Take a card and place it, with a ghost of what would come of it."""
    draft, card = t.chosen, t.card
    cells = t.cells()
    ghosts: dict[int, tuple[str, ...]] = {}
    gauge: int | None = None
    if card is not None:
        shown = cells
        if shown is None:
            taken = t.stacked(card, draft.cells) if t.stacking and not draft.free else draft.cells
            for cube, cell in zip(card.cubes, taken, strict=False):
                if cell is not None:
                    ghosts[cell] = (*ghosts.get(cell, ()), cube.color)
        else:
            ghosts = t.ghosts(shown)
            gauge = t.after(shown).state.seats[t.seat].gauge
    free = shapes.free_cells(t.face, t.stomach)
    rings: dict[int, str] = {}
    can: frozenset[int] = frozenset()
    if card is not None and t.stacking and not draft.free:
        done = t.stacked(card, draft.cells)
        if len(done) < len(card.cubes):
            can = frozenset(t.homes(card.cubes[len(done)].color))
        else:
            can = frozenset(c for c in done if c is not None)
        rings = dict.fromkeys(can, "ink")
    elif free and card is not None:
        rings = {free[0]: "ink"}
        can = frozenset(c for way in t.ways for c in way if c is not None)
    if t.cursor in t.targets:
        rings = {**rings, t.cursor: "focus"}
    done_word, now = _steps(t, look, card)
    return Scene(
        subtitle=subtitle(t, look),
        seat=t.seat,
        done=done_word,
        now=now,
        choices=row(t, look),
        choices_aside=aside(t, look) if look.wide else None,
        board=board_of(t, look, t.seat, ghosts=ghosts, rings=rings, can=can, gauge=gauge),
        said=_said(t, look, card, cells),
        main=_main(t, look, card, cells),
        others=_others(t, look, card),
        sheet=sheet(t, look),
        panels=panels(t, look),
        status=status(t, look),
        menu=[
            ("free-hand", look.t(words.FREE_HAND), ft.Icons.GESTURE_ROUNDED, t.toggle_free),
        ]
        if card is not None
        else [],
    )


def _steps(t: "TableScreen", look: Look, card: Card | None) -> tuple[str | None, str]:
    if card is None:
        return None, look.t(words.TAKE_STEP)
    if t.chosen.asking:
        return look.t(words.PLACED), look.t(words.NEW_CARD)
    if t.stacking and not t.chosen.free:
        names = dict.fromkeys(paints(t.pack, look)[c.color].name for c in card.cubes)
        return look.t(words.TOOK), look.t(words.STACK_STEP, color="・".join(names))
    return look.t(words.TOOK), look.t(words.PLACE_STEP)


def _said(t: "TableScreen", look: Look, card: Card | None, cells: Cells | None) -> Said | None:
    draft = t.chosen
    if card is None:
        return None
    if draft.free:
        return Said("rule", look.t(words.FREE_HAND), look.t(words.FREE_HAND_NOTE))
    if t.stacking:
        colors = "・".join(dict.fromkeys(paints(t.pack, look)[c.color].name for c in card.cubes))
        if cells is not None and all(c is None for c in cells):
            return Said("ok", look.t(words.STACK_NONE), look.t(words.STACK_NONE_NOTE), "dimsum.stack")
        done = t.stacked(card, draft.cells)
        laid = [f"{look.t(words.STACK_ON, cell=c, count=done.count(c))}" for c in dict.fromkeys(done) if c is not None]
        left = len(card.cubes) - len(done)
        note = " · ".join([*laid, *([look.t(words.STACK_LEFT, count=left)] if left else [])])
        return Said("ok", look.t(words.BETSUBARA, color=colors), note, "dimsum.stack")
    if cells is None:
        return None
    over = cells.count(None)
    free = shapes.free_cells(t.face, t.stomach)
    if over:
        title = look.t(words.OVERFLOWS) if free else look.t(words.OVERFLOW_ALL)
        return Said("ok", title, look.t(words.OVERFLOW_NOTE, count=over), "dimsum.overflow")
    return Said("ok", look.t(words.CAN_PLACE), look.t(words.LOWEST, cell=free[0]), "dimsum.lowest-cell")


def _main(t: "TableScreen", look: Look, card: Card | None, cells: Cells | None) -> MainAction:
    if card is None:
        return MainAction(look.t(words.TAKE_WAIT), look.t(words.TAKE_WAIT_NOTE), ft.Icons.TOUCH_APP_ROUNDED)
    draft = t.chosen
    if cells is not None:
        label = look.t(words.STACK_DO if t.stacking and not draft.free else words.PLACE_HERE)
        detail = f"{card.name.of(look.lang)} {cells_text(cells, look.lang)}"
        return MainAction(label, detail, ft.Icons.CHECK_ROUNDED, t.confirm)
    if t.cursor in t.targets:
        here = look.t(words.CURSOR, cell=t.cursor)
        return MainAction(here, card.name.of(look.lang), ft.Icons.KEYBOARD_RETURN_ROUNDED, t.tap_cursor)
    if draft.free:
        number = len(draft.cells) + 1
        return MainAction(look.t(words.FREE_STEP, number=number), look.t(words.PLACE_WAIT), ft.Icons.TOUCH_APP_ROUNDED)
    left = len(card.cubes) - len(t.stacked(card, draft.cells))
    return MainAction(look.t(words.STACK_MORE, count=left), look.t(words.STACK_TAP), ft.Icons.LAYERS_ROUNDED)


def _others(t: "TableScreen", look: Look, card: Card | None) -> list[TrayAction]:
    if card is None:
        return []
    draft = t.chosen
    if draft.free:
        return [TrayAction("free-null", look.t(words.FREE_NULL), ft.Icons.REMOVE_CIRCLE_ROUNDED, t.free_null)]
    if t.stacking:
        homes = any(t.homes(cube.color) for cube in card.cubes)
        return [
            TrayAction(
                "no-place",
                look.t(words.NO_PLACE),
                ft.Icons.REMOVE_CIRCLE_ROUNDED,
                t.confirm if not homes else t.can_stack,
                locked=look.t(words.NO_PLACE_LOCK) if homes else None,
            )
        ]
    ways = t.ways
    if len(ways) < 2:
        return []
    label = look.t(words.TURN_IT, number=draft.way % len(ways) + 1, count=len(ways))
    return [TrayAction("turn", label, ft.Icons.ROTATE_90_DEGREES_CW_ROUNDED, t.turn)]
