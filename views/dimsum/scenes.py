"""What the dim sum table shows at each moment: the deal, a turn, the bonus, the end."""

from typing import TYPE_CHECKING

import flet as ft

from views.dimsum.board import paints
from views.dimsum.cards import CardTile, grid
from views.dimsum.ending import bonus_scene, over_scene
from views.dimsum.placing import turn_scene
from views.dimsum.stomachs import status
from views.i18n import dimsum as words
from views.parts.tray import MainAction
from views.scene import Scene
from views.theme import Look

if TYPE_CHECKING:
    from views.dimsum.table import TableScreen


def scene(t: "TableScreen", look: Look) -> Scene:
    """What is shown now."""
    state = t.state
    if not state.dealt:
        return deal_scene(t, look)
    if t.table.over:
        return over_scene(t, look)
    if state.bonus_due:
        return bonus_scene(t, look)
    return turn_scene(t, look)


def deal_scene(t: "TableScreen", look: Look) -> Scene:
    """Which three cards lie open at the start."""
    dealt = t.chosen.dealt
    pack, colors = t.pack, tuple(paints(t.pack, look).values())
    left = t.left(dealt)
    slots: list[ft.Control] = []
    for index in range(3):
        card = t.state.cards[dealt[index]] if index < len(dealt) else None
        slots.append(CardTile(look, f"dealt-{index}", card, colors, "open", t.nothing, "", 0, 88))
    ready = len(dealt) == 3
    if ready:
        main = MainAction(
            look.t(words.DEAL_READY),
            "・".join(t.state.cards[c].name.of(look.lang) for c in dealt),
            ft.Icons.CHECK_ROUNDED,
            t.deal,
        )
    else:
        main = MainAction(
            look.t(words.DEAL_WAIT), look.t(words.DEAL_NOTE, number=len(dealt) + 1), ft.Icons.TOUCH_APP_ROUNDED
        )

    def make(width: float, height: float) -> ft.Control:
        return ft.Column(
            [
                grid(
                    look,
                    pack.cards,
                    colors,
                    left,
                    t.deal_card,
                    width=min(width, 760.0),
                    prefix="deal",
                    room=height,
                    closed=ready,
                )
            ],
            scroll=ft.ScrollMode.AUTO,
            height=height,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    return Scene(
        subtitle=look.t(words.DEAL),
        seat=None,
        title=look.t(words.DEAL_TITLE),
        now=None if ready else look.t(words.DEAL_WAIT),
        glyph=ft.Icons.STYLE_ROUNDED,
        choices=ft.Row(slots, spacing=8),
        board=make,
        main=main,
        panels=[],
        status=status(t, look),
        chips=False,
        keeps_line=False,
    )
