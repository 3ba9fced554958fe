"""Things to enter with: stepper, segmented choice, switch row, choice row, text field, chips."""

import re
import unicodedata
from collections.abc import Callable, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

import flet as ft

from views.i18n import common as words
from views.parts.base import Handler, icon, named, tap, text, text_style
from views.theme import Look, ems, minus


def stepper(
    look: Look,
    value: int,
    on_change: Callable[[int], Any],
    *,
    least: int,
    most: int,
    ident: str,
    label: str,
    sign: bool = False,
    glyph: ft.IconData | None = None,
) -> ft.Control:
    """A number with − and + beside it, between `least` and `most`."""

    def button(glyph_: ft.IconData, step: int, name: str) -> ft.Control:
        ok = least <= value + step <= most
        return tap(
            look,
            icon(glyph_, 24, look.c.ink if ok else look.c.line),
            (lambda: on_change(value + step)) if ok else None,
            ident=f"{ident}-{'plus' if step > 0 else 'minus'}",
            label=f"{label}: {name}",
            width=48,
            height=48,
            radius=24,
            padding=0,
        )

    shown: list[ft.Control] = [icon(glyph, 22, look.c.ink)] if glyph else []
    shown.append(named(text(look, minus(value, sign=sign), "value", weight=800), ident, f"{label} {value}", live=True))
    return ft.Row(
        [
            button(ft.Icons.REMOVE_ROUNDED, -1, look.t(words.MINUS)),
            ft.Row(shown, spacing=4, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            button(ft.Icons.ADD_ROUNDED, 1, look.t(words.PLUS)),
        ],
        spacing=6,
        tight=True,
    )


def number_field(
    look: Look,
    value: int,
    on_change: Callable[[int], Any],
    *,
    least: int,
    most: int,
    ident: str,
    label: str,
    on_submit: Handler | None = None,
) -> ft.Control:
    """A number that is typed, with − and + beside it, between `least` and `most`. What is no such number changes nothing."""

    def typed(text_: str) -> None:
        plain = unicodedata.normalize("NFKC", text_).replace("−", "-").strip()
        if re.fullmatch(r"-?[0-9]{1,4}", plain) and least <= int(plain) <= most:
            on_change(int(plain))

    def step(by: int, glyph: ft.IconData, name: str) -> ft.Control:
        ok = least <= value + by <= most
        return tap(
            look,
            icon(glyph, 24, look.c.ink if ok else look.c.line),
            partial(on_change, value + by) if ok else None,
            ident=f"{ident}-{'plus' if by > 0 else 'minus'}",
            label=f"{label}: {name}",
            width=48,
            height=48,
            radius=24,
            padding=0,
        )

    entry = field(
        look,
        "",
        str(value),
        typed,
        ident=ident,
        number=True,
        max_length=4,
        on_submit=on_submit,
        read=f"{label} {minus(value)}",
    )
    return ft.Row(
        [
            step(-1, ft.Icons.REMOVE_ROUNDED, look.t(words.MINUS)),
            ft.Container(entry, width=look.px(84)),
            step(1, ft.Icons.ADD_ROUNDED, look.t(words.PLUS)),
        ],
        spacing=4,
        tight=True,
    )


def segments(
    look: Look,
    choices: Sequence[tuple[str, str]],
    chosen: str,
    on_choose: Callable[[str], Any],
    *,
    ident: str,
    glyphs: Sequence[ft.IconData | None] = (),
    width: float | None = None,
) -> ft.Control:
    """One of two to four: (value, label) each; the chosen one inverted with a tick. width: of all, None for a page's."""
    cells: list[ft.Control] = []
    # On a phone each has its share of the width; what does not fit goes without its picture, then grows smaller.
    share = (width or min(look.width, 720.0) - 2 * look.margin) / len(choices) - 8
    size = 15.0 if look.roomy else 13.0
    longest = max(ems(label) for _, label in choices) * look.text_px(size)
    if longest + 20 > share:
        glyphs = ()
        size = max(12.0, size * min(1.0, (share - 20) / longest))
    for index, (value, label) in enumerate(choices):
        on = value == chosen
        ink = look.c.paper if on else look.c.ink
        glyph = ft.Icons.CHECK_ROUNDED if on else (glyphs[index] if glyphs else None)
        row: list[ft.Control] = [icon(glyph, 17, ink)] if glyph else []
        row.append(text(look, label, "strong", ink, align=ft.TextAlign.CENTER, size=size))
        cells.append(
            tap(
                look,
                ft.Row(
                    row,
                    spacing=3,
                    alignment=ft.MainAxisAlignment.CENTER,
                    tight=True,
                    wrap=not look.roomy,
                    run_spacing=0,
                ),
                partial(on_choose, value),
                ident=f"{ident}-{value}",
                label=label,
                selected=on,
                fill=look.c.ink if on else look.c.sheet,
                radius=24 if look.roomy else 16,
                padding=ft.Padding.symmetric(horizontal=2, vertical=13),
                expand=True,
            )
        )
    return ft.Container(
        ft.Row(cells, spacing=2, vertical_alignment=ft.CrossAxisAlignment.STRETCH, intrinsic_height=True),
        border=ft.Border.all(1.5, look.c.edge),
        border_radius=26 if look.roomy else 18,
        bgcolor=look.c.sheet,
        padding=1,
    )


def switch(look: Look, value: bool, on_change: Callable[[bool], Any] | None, *, ident: str, label: str) -> ft.Control:
    """A switch of 58 × 32 with a tick, in the game's accent."""
    accent = look.accent
    knob = ft.Container(
        icon(ft.Icons.CHECK_ROUNDED, 18, accent.fill if not look.dark else "#191110") if value else None,
        width=24,
        height=24,
        border_radius=12,
        bgcolor=("#FFFFFF" if not look.dark else "#FFF3DC") if value else look.c.edge,
        alignment=ft.Alignment.CENTER,
    )
    body = ft.Container(
        ft.Row([knob], alignment=ft.MainAxisAlignment.END if value else ft.MainAxisAlignment.START),
        width=58,
        height=32,
        border_radius=16,
        padding=ft.Padding.symmetric(horizontal=3),
        bgcolor=accent.fill if value else look.c.sheet,
        border=ft.Border.all(2, accent.fill if value else look.c.edge),
    )
    button = ft.TextButton(
        content=ft.Semantics(content=body, exclude_semantics=True),
        on_click=(lambda _: on_change(not value)) if on_change else None,
        disabled=on_change is None,
        style=ft.ButtonStyle(
            padding=8,
            overlay_color=ft.Colors.TRANSPARENT,
            shape=ft.RoundedRectangleBorder(radius=20),
            side={
                ft.ControlState.FOCUSED: ft.BorderSide(3 if look.keyed else 0, look.c.focus),
                ft.ControlState.DEFAULT: ft.BorderSide(0, ft.Colors.TRANSPARENT),
            },
        ),
    )
    return ft.MergeSemantics(
        content=ft.Semantics(content=button, identifier=ident, label=label, toggled=value, container=True)
    )


def switch_row(
    look: Look,
    title: str,
    note: str,
    glyph: ft.IconData,
    value: bool,
    on_change: Callable[[bool], Any] | None,
    *,
    ident: str,
) -> ft.Control:
    """An icon, a title with a note, and a switch."""
    lines: list[ft.Control] = [text(look, title, "strong", size=17)]
    if note:
        lines.append(text(look, note, "note", look.c.ink2))
    return ft.Row(
        [
            icon(glyph, 26, look.c.ink),
            ft.Column(lines, spacing=0, expand=True, tight=True),
            switch(look, value, on_change, ident=ident, label=title),
        ],
        spacing=12,
    )


def choice_row(
    look: Look,
    title: str,
    note: str,
    on: bool,
    on_tap: Handler | None,
    *,
    ident: str,
    glyph: ft.IconData | None = None,
    leading: ft.Control | None = None,
    fill: str | None = None,
    edge: str | None = None,
) -> ft.Control:
    """A row of a list with one to choose: picture, title with a note, a radio mark."""
    lines: list[ft.Control] = [text(look, title, "title")]
    if note:
        lines.append(text(look, note, "note", look.c.ink2))
    ink = look.accent.fill if on else look.c.ink
    first = leading or (icon(glyph, 28, ink) if glyph else None)
    row: list[ft.Control] = [first] if first else []
    row += [
        ft.Column(lines, spacing=0, expand=True, tight=True),
        icon(ft.Icons.CHECK_CIRCLE_ROUNDED if on else ft.Icons.RADIO_BUTTON_UNCHECKED_ROUNDED, 28, ink),
    ]
    return tap(
        look,
        ft.Row(row, spacing=14),
        on_tap,
        ident=ident,
        label=f"{title}. {note}" if note else title,
        selected=on,
        fill=fill or (look.accent.tint if on else look.c.sheet),
        edge=edge or (look.accent.fill if on else look.c.edge),
        edge_width=3 if on else 1.5,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=14, vertical=12),
    )


def field(
    look: Look,
    label: str,
    value: str,
    on_change: Callable[[str], Any],
    *,
    ident: str,
    error: str | None = None,
    on_submit: Handler | None = None,
    max_length: int | None = None,
    autofocus: bool = False,
    glyph: ft.IconData | None = None,
    lines: int = 1,
    hint: str | None = None,
    number: bool = False,
    read: str | None = None,
) -> ft.Control:
    """A text field; its error stands under it. autofocus: the cursor is in it as soon as it is there.

    It is known by `ident` among what stands beside it, so that it stays the control it was while someone types in it,
    whatever comes or goes before it. number: a keyboard of figures, all of it chosen when it is entered. read: what a
    screen reader calls it, where no label is shown.
    """
    props = {
        "label": label or None,
        "hint_text": hint,
        "on_submit": (lambda _: on_submit()) if on_submit else None,
        "error": text(look, error, "min", look.c.ng) if error else None,
        "max_length": max_length,
        "counter": "" if max_length else None,
        "multiline": lines > 1,
        "min_lines": lines if lines > 1 else None,
        "max_lines": lines if lines > 1 else None,
        "prefix_icon": glyph,
        "keyboard_type": ft.KeyboardType.NUMBER if number else ft.KeyboardType.TEXT,
        "text_style": text_style(look, "strong"),
        "label_style": text_style(look, "label", look.c.ink2),
        "hint_style": text_style(look, "body", look.c.ink2),
        "bgcolor": look.c.sheet,
        "border_color": look.c.edge,
        "focused_border_color": look.c.focus,
        "focused_border_width": 3,
        "border_radius": 16,
        "cursor_color": look.c.ink,
    }
    typed = Typed(value, on_change, autofocus, props)
    named_field = ft.Semantics(identifier=ident, label=read, container=True, content=typed)
    return ft.Row([ft.Container(named_field, expand=True)], key=f"field-{ident}")


class Kept:
    """What a field remembers from one drawing to the next. control: as drawn last; given: the value it was given then;
    reported: what it told last."""

    def __init__(self) -> None:
        self.control: ft.TextField | None = None
        self.given = ""
        self.reported: str | None = None

    def text(self, given: str) -> str:
        """What the field is to hold now: what was typed, unless it is given something that it did not tell itself.

        The device is ahead of what is drawn here: to send an older text back would throw away what was typed meanwhile
        and break off a composition (of kana, say).
        """
        own = given in (self.given, self.reported)
        self.given = given
        if own and self.control is not None:
            return self.control.value
        self.reported = None
        return given


@ft.component
def Typed(value: str, on_change: Callable[[str], Any], autofocus: bool, props: dict[str, Any]) -> ft.Control:
    """The field itself, which leaves to the device what is being typed."""
    ref: ft.MutableRef[Kept] = ft.use_ref(lambda: Kept())
    kept = ref.current
    assert kept is not None

    def changed(event: ft.Event[ft.TextField]) -> None:
        kept.reported = event.control.value
        on_change(event.control.value)

    async def take_focus() -> None:
        # A button that was tapped may hold the focus, so that the device's own autofocus would not take it.
        with suppress(Exception):
            if autofocus and kept.control is not None:
                await kept.control.focus()

    ft.use_effect(take_focus, [])
    control = ft.TextField(value=kept.text(value), on_change=changed, autofocus=autofocus, **props)
    kept.control = control
    return control


def readable(look: Look, label: str, value: str, *, ident: str, most_lines: int = 5) -> ft.Control:
    """A text that cannot be changed and can be selected by hand; it scrolls where it is longer than `most_lines`."""
    return ft.Column(
        [
            text(look, label, "note", look.c.ink2),
            ft.Semantics(
                identifier=ident,
                container=True,
                content=ft.TextField(
                    value=value,
                    read_only=True,
                    multiline=True,
                    min_lines=1,
                    max_lines=most_lines,
                    text_style=text_style(look, "body"),
                    bgcolor=look.c.sheet,
                    border_color=look.c.line,
                    focused_border_color=look.c.focus,
                    border_radius=16,
                ),
            ),
        ],
        spacing=4,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def pill(
    look: Look,
    label: str,
    on: bool,
    on_tap: Handler,
    *,
    ident: str,
    leading: ft.Control | None = None,
    count: str = "",
    read: str | None = None,
) -> ft.Control:
    """A filter chip; the chosen one is inverted with a tick."""
    ink = look.c.paper if on else look.c.ink
    row: list[ft.Control] = []
    if on and leading is None:
        row.append(icon(ft.Icons.CHECK_ROUNDED, 20, ink))
    if leading:
        row.append(leading)
    if label:
        row.append(text(look, label, "strong", ink))
    if count:
        row.append(text(look, count, "strong", ink))
    return tap(
        look,
        ft.Row(row, spacing=6, tight=True, alignment=ft.MainAxisAlignment.CENTER),
        on_tap,
        ident=ident,
        label=read or f"{label} {count}".strip(),
        selected=on,
        fill=look.c.ink if on else look.c.sheet,
        edge=look.c.edge,
        radius=26,
        padding=ft.Padding.symmetric(horizontal=16, vertical=10),
    )


def wide_button(
    look: Look,
    label: str,
    on_tap: Handler | None,
    *,
    ident: str,
    glyph: ft.IconData | None = None,
    filled: bool = False,
    expand: bool | None = None,
) -> ft.Control:
    """A button of the page: outlined, or filled with the accent."""
    ink = look.accent.on if filled else look.c.ink
    row: list[ft.Control] = [icon(glyph, 22, ink)] if glyph else []
    row.append(text(look, label, "strong", ink, lines=2))
    return tap(
        look,
        ft.Row(
            row,
            spacing=8,
            run_spacing=0,
            alignment=ft.MainAxisAlignment.CENTER,
            tight=not expand,
            wrap=not look.roomy,
        ),
        on_tap,
        ident=ident,
        label=label,
        fill=look.accent.fill if filled else look.c.sheet,
        edge=None if filled else look.c.edge,
        radius=26,
        padding=ft.Padding.symmetric(horizontal=10, vertical=13),
        expand=expand,
    )
