"""Drawings on the rules page of boze, made of the app's own tiles."""

import flet as ft

from companion.texts.base import Text
from companion.texts.boze import CATEGORIES, SLOTS
from views.boze.parts import CATEGORY_ICONS, duty_dots
from views.boze.tiles import SLOT_ICONS, WorkerCard
from views.parts.base import card, icon, text
from views.scene import RulePicture
from views.theme import Look

OR = Text("または", "or")


def _tile(look: Look, glyph: ft.IconData, name: str, note: str = "") -> ft.Control:
    lines: list[ft.Control] = [icon(glyph, 28, look.accent.fill), text(look, name, "label", align=ft.TextAlign.CENTER)]
    if note:
        lines.append(text(look, note, "strong", weight=800))
    body = ft.Column(lines, spacing=2, tight=True, horizontal_alignment=ft.CrossAxisAlignment.CENTER)
    return card(look, body, padding=8, width=look.px(78))


def _crowd(look: Look, width: float) -> ft.Control:
    name, glyph = CATEGORIES["training"].of(look.lang), CATEGORY_ICONS["training"]
    return ft.Row(
        [_tile(look, glyph, name, note) for note in ("+0", "+1", "+2")], spacing=8, tight=True, wrap=not look.roomy
    )


def _slots(look: Look, width: float) -> ft.Control:
    tiles = {slot: _tile(look, SLOT_ICONS[slot], name.of(look.lang)) for slot, name in SLOTS.items()}
    several = ft.Row([tiles[slot] for slot in ("mask", "hands", "skirt")], spacing=6, tight=True)
    either = text(look, look.t(OR), "strong")
    return ft.Column(
        [several, either, tiles["body"]],
        spacing=6,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.CENTER,
    )


def _tapped(look: Look, width: float) -> ft.Control:
    first = "ボ" if look.lang == "ja" else "B"
    return ft.Row(
        [
            WorkerCard(look, "", first, "", False, False, 56, (), None),
            icon(ft.Icons.ARROW_FORWARD_ROUNDED, 26, look.c.ink),
            WorkerCard(look, "", first, "", True, False, 56, (), None),
        ],
        spacing=14,
        tight=True,
    )


def _duty(look: Look, width: float) -> ft.Control:
    return duty_dots(look, 2, True, 4)


RULE_PICTURES = {
    "boze.crowd": RulePicture(
        Text(
            "同じカテゴリの1枚めは無料、2枚めは1、3枚めは2かかります",
            "The first card of a category is free, the second costs 1, the third 2",
        ),
        _crowd,
    ),
    "boze.tapped": RulePicture(
        Text("行動したキャラは横にします", "A character that has acted lies on its side"), _tapped
    ),
    "boze.slots": RulePicture(Text("1人が装備できるもの", "What one character may wear"), _slots),
    "boze.duty": RulePicture(Text("4回めのお仕事で終わります", "The fourth duty ends the game"), _duty),
}
