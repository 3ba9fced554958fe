"""What the referee says: the verdict line between board and tray, and what a verdict sheet is made of."""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import button_style, icon, named, part, text
from views.parts.seal import NAMES, seal
from views.theme import Look, Verdict


@dataclass(frozen=True)
class Said:
    """A verdict line: its kind, one sentence and one line of reason. rule: the entry of the rules page that it opens."""

    kind: Verdict
    sentence: str
    reason: str = ""
    rule: str = ""


@part
def VerdictLine(look: Look, said: Said, on_rule: Callable[[str], Any] | None = None) -> ft.Control:
    """The line between board and tray, on the verdict's tint. on_rule: opens the rule that it names."""
    color, tint = look.c.verdict(said.kind)
    return _line(look, said, look.c.ink, on_rule, fill=tint, edge=color if look.contrast else None)


@part
def TrayVerdict(look: Look, said: Said, on_rule: Callable[[str], Any] | None = None) -> ft.Control:
    """The same inside the floating tray of wide screens."""
    return _line(look, said, look.c.on_urushi, on_rule, most=2)


def _line(
    look: Look,
    said: Said,
    ink: str,
    on_rule: Callable[[str], Any] | None,
    *,
    fill: str | None = None,
    edge: str | None = None,
    most: int = 3,
) -> ft.Control:
    """Seal, sentence and reason; a tap opens the rule, where one is named."""
    opens = on_rule if said.rule else None
    lines: list[ft.Control] = [text(look, said.sentence, "strong", ink, lines=most, expand=bool(opens) or None)]
    if opens:
        lines = [ft.Row([*lines, icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 20, ink)], spacing=4)]
    if said.reason:
        lines.append(text(look, said.reason, "note", ink, size=15 if fill else None, lines=most))
    content: ft.Control = ft.Row(
        [seal(look, said.kind, 38), ft.Column(lines, spacing=1, expand=True, tight=True)],
        spacing=12,
        vertical_alignment=ft.CrossAxisAlignment.CENTER,
    )
    if said.kind == "no" and not look.calm:
        content = Shaken(content, said)
    label = f"{look.t(NAMES[said.kind])}. {said.sentence} {said.reason}".strip()
    padding = ft.Padding.symmetric(horizontal=12, vertical=8) if fill else ft.Padding.all(2)
    if not opens:
        frame = ft.Border.all(1.5, edge) if edge else None
        shown = ft.Container(content, bgcolor=fill, border=frame, border_radius=16, padding=padding)
        return named(shown, "verdict", label, live=True)
    return ft.MergeSemantics(
        content=ft.Semantics(
            content=ft.TextButton(
                content=ft.Semantics(content=content, exclude_semantics=True),
                on_click=lambda _: opens(said.rule),
                style=button_style(look, fill, edge, 1.5, 16, padding),
            ),
            identifier="verdict",
            label=f"{label} {look.t(words.RULES_OF)}",
            button=True,
            live_region=True,
            container=True,
        )
    )


@ft.component
def Shaken(content: ft.Control, said: Said) -> ft.Control:
    """What is refused on the spot shakes its head, once for each thing said."""
    shift, set_shift = ft.use_state(0.0)

    async def shake() -> None:
        for x in (0.02, -0.02, 0.01, 0.0):
            set_shift(x)
            await asyncio.sleep(0.06)

    ft.use_effect(shake, [said])
    return ft.Container(content, offset=ft.Offset(shift, 0), animate_offset=ft.Animation(60))


def verdict_panel(look: Look, kind: Verdict, headline: str, sentence: str = "") -> ft.Control:
    """A large verdict on top of a screen (a heap judged, a declaration turned over)."""
    color, tint = look.c.verdict(kind)
    lines: list[ft.Control] = [text(look, headline, "verdict")]
    if sentence:
        lines.append(text(look, sentence, "strong"))
    return named(
        ft.Container(
            ft.Row([seal(look, kind, 60), ft.Column(lines, spacing=2, expand=True, tight=True)], spacing=14),
            bgcolor=tint,
            border=ft.Border.all(3, color),
            border_radius=20,
            padding=14,
        ),
        "verdict",
        f"{look.t(NAMES[kind])}. {headline} {sentence}".strip(),
        live=True,
    )


@dataclass(frozen=True)
class Repair:
    """A legal entry in place of the refused one: its words, the events it enters, and a picture made for a size."""

    label: str
    events: tuple[Any, ...]
    picture: Callable[[float, float], ft.Control] | None = field(default=None, compare=False)


@dataclass(frozen=True)
class Objection:
    """What a verdict sheet shows of an entry that was refused."""

    kind: Verdict
    headline: str
    sentence: str
    repairs: tuple[Repair, ...] = ()
    also: str = ""


@dataclass
class Answer:
    """What was chosen on a verdict sheet so far; it outlives the sheet while the rule is read.

    way: the repair; reason: of a ruling; writing: it is typed.
    """

    way: int = 0
    reason: str = ""
    writing: bool = False
