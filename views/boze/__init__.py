"""Boze: the table screen, the setup, and the icons of its score lines."""

import flet as ft

from views.boze.rule_pictures import RULE_PICTURES
from views.boze.start import StartScreen
from views.boze.table import TableScreen

LINE_ICONS = {
    "characters": ft.Icons.GROUP_ADD_ROUNDED,
    "items": ft.Icons.SHOPPING_BAG_ROUNDED,
    "bonuses": ft.Icons.CELEBRATION_ROUNDED,
    "gains": ft.Icons.STAR_ROUNDED,
    "duty": ft.Icons.TEMPLE_BUDDHIST_ROUNDED,
}

__all__ = ["LINE_ICONS", "RULE_PICTURES", "StartScreen", "TableScreen"]
