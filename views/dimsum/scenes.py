"""What the dim sum table shows at each moment: the deal, a turn, the bonus, the end."""

import flet as ft

from companion.texts.base import listed
from views.dimsum.board import paints
from views.dimsum.cards import CardTile, grid
from views.dimsum.ending import bonus_scene, over_scene
from views.dimsum.moment import Moment
from views.dimsum.placing import others_stomachs, turn_scene
from views.dimsum.stomachs import board_of, panels, status, subtitle
from views.dimsum.taps import Taps
from views.i18n import dimsum as words
from views.parts.tray import MainAction
from views.parts.verdict import Said
from views.scene import Scene
from views.theme import Look


def scene(m: Moment, look: Look, taps: Taps) -> Scene:
    """What is shown now."""
    if not m.state.dealt and not m.over:
        return deal_scene(m, look, taps)
    if m.over:
        return over_scene(m, look, taps)
    if m.state.bonus_due:
        return bonus_scene(m, look, taps)
    return turn_scene(m, look, taps)


def looking_scene(m: Moment, look: Look, taps: Taps, said: Said, main: MainAction) -> Scene:
    """Another seat's stomach. said, main: what is said of it, and the way back."""
    return Scene(
        subtitle=subtitle(m, look),
        seat=m.seat,
        board=board_of(m, look, m.seen),
        said=said,
        main=main,
        panels=panels(m, look),
        status=status(m, look),
        on_chip=taps.look,
        shows=m.seen,
        looking=True,
        menu=others_stomachs(m, look, taps),
    )


def deal_scene(m: Moment, look: Look, taps: Taps) -> Scene:
    """Which three cards lie open at the start."""
    dealt = m.draft.dealt
    pack, colors = m.pack, tuple(paints(m.pack, look).values())
    left = m.left(dealt)
    slots: list[ft.Control] = []
    for index in range(3):
        card = m.state.cards[dealt[index]] if index < len(dealt) else None
        slots.append(CardTile(look, f"dealt-{index}", card, colors, "open", None, "", 0, 88))
    ready = len(dealt) == 3
    if ready:
        names = listed((m.state.cards[card].name.of(look.lang) for card in dealt), look.lang)
        main = MainAction(look.t(words.DEAL_READY), names, ft.Icons.CHECK_ROUNDED, taps.deal)
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
                    taps.deal_card,
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
        now=None if ready else look.t(words.DEAL_STEP),
        glyph=ft.Icons.STYLE_ROUNDED,
        choices=ft.Row(slots, spacing=8),
        board=make,
        main=main,
        panels=[],
        status=status(m, look),
        chips=False,
        keeps_line=False,
    )
