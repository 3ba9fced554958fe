"""Boze: what it shows of itself."""

import flet as ft

from views.boze.count import Count
from views.boze.rule_pictures import RULE_PICTURES
from views.boze.start import StartScreen
from views.boze.table import TableScreen
from views.games import Shown
from views.i18n import Text
from views.parts.glyphs.drawings import MASK
from views.theme import Accent, Accents

__all__ = ["SHOWN", "StartScreen", "TableScreen"]

SHOWN = Shown(
    sign=Text("ボゼ祭り", "Boze festival"),
    accents=Accents(Accent("#515F14", "#E8EBCB", "#FFFFFF"), Accent("#C6D46F", "#2A3010", "#191110")),
    drawing=MASK,
    table=TableScreen,
    start=StartScreen,
    count=Count,
    line_icons={
        "characters": ft.Icons.GROUP_ADD_ROUNDED,
        "items": ft.Icons.SHOPPING_BAG_ROUNDED,
        "bonuses": ft.Icons.CELEBRATION_ROUNDED,
        "gains": ft.Icons.STAR_ROUNDED,
        "duty": ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
    },
    rule_pictures=RULE_PICTURES,
    score_rows=None,
    extra_lines={},
)
