"""The referee's seal: 可 round, 否 無 裁 square; in English ✓ ✕ ⃠ and the gavel."""

import asyncio
import math

import flet as ft

from views.i18n import common as words
from views.parts.base import icon, part, sign
from views.theme import Look, Verdict

_CHARS = {"ok": words.SEAL_OK, "ng": words.SEAL_NG, "no": words.SEAL_NO, "rule": words.SEAL_RULE}
_ICONS = {
    "ok": ft.Icons.CHECK_ROUNDED,
    "ng": ft.Icons.CLOSE_ROUNDED,
    "no": ft.Icons.DO_NOT_DISTURB_ALT_ROUNDED,
    "rule": ft.Icons.GAVEL_ROUNDED,
}
NAMES = {
    "ok": words.VERDICT_OK,
    "ng": words.VERDICT_NG,
    "no": words.VERDICT_NO,
    "rule": words.VERDICT_RULE,
    "hint": words.VERDICT_HINT,
}


def seal(look: Look, kind: Verdict, size: float) -> ft.Control:
    """A seal of this size, turned by three degrees; a lamp for a hint."""
    color, tint = look.c.verdict(kind)
    if kind == "hint":
        lamp = icon(ft.Icons.LIGHTBULB_OUTLINE_ROUNDED, size * 0.68, color)
        return ft.Container(
            lamp, width=size, height=size, bgcolor=tint, border_radius=size / 2, alignment=ft.Alignment.CENTER
        )
    return stamp(
        look, _CHARS[kind].ja, size, color, round_=kind == "ok", glyph=None if look.lang == "ja" else _ICONS[kind]
    )


@part
def StampedSeal(look: Look, kind: Verdict, size: float) -> ft.Control:
    """A seal that comes down with a short press when it appears; with reduced motion it only fades in."""
    return pressed(look, seal(look, kind, size))


def pressed(look: Look, content: ft.Control) -> ft.Control:
    """What comes down like a stamp when it appears: from a quarter larger to its size. Call it in a component."""
    down, set_down = ft.use_state(False)

    async def press() -> None:
        # The first frame shows it raised, so that there is something to move.
        await asyncio.sleep(0.02)
        set_down(True)

    ft.on_mounted(press)
    return ft.Container(
        content,
        scale=1.0 if down or look.calm else 1.25,
        opacity=1.0 if down else 0.0,
        animate_scale=ft.Animation(look.ms(160), ft.AnimationCurve.EASE_OUT),
        animate_opacity=ft.Animation(look.ms(80), ft.AnimationCurve.LINEAR),
    )


def stamp(
    look: Look, char: str, size: float, color: str, *, round_: bool = False, glyph: ft.IconData | None = None
) -> ft.Control:
    """A stamp with one character of the sign face, or an icon."""
    radius = size / 2 if round_ else size * 0.22
    inner: ft.Control = (
        icon(glyph, size * 0.6, look.c.seal_text)
        if glyph
        else sign(look, char, size * 0.56, look.c.seal_text, line=1.15)
    )
    return ft.Semantics(
        exclude_semantics=True,
        content=ft.Container(
            ft.Container(
                inner,
                border=ft.Border.all(max(1.0, size / 26), look.c.seal_text),
                border_radius=radius - size * 0.07 if not round_ else radius,
                alignment=ft.Alignment.CENTER,
            ),
            width=size,
            height=size,
            padding=size * 0.07,
            bgcolor=color,
            border_radius=radius,
            rotate=ft.Rotate(0 if round_ else -math.radians(3)),
        ),
    )
