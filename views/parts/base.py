"""The smallest parts: text, icons, tappable things, dashed frames. Everything that is written or tapped passes here."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

import flet as ft
import flet.canvas as cv

from views.parts.fonts import FALLBACK, SIGN, ui_family
from views.theme import STYLES, TOUCH, Look

Handler = Callable[[], Any]
"""What a tap does; may be a coroutine function."""

_WEIGHTS = {500: ft.FontWeight.W_500, 700: ft.FontWeight.W_700, 800: ft.FontWeight.W_800}


def part(fn: Callable[..., ft.Control]) -> Callable[..., ft.Control]:
    """Makes a component that is drawn anew only when an argument changed.

    Arguments are compared with ``==``: hand over plain values, frozen models and bound methods, never lambdas, or it
    is drawn every time. For what repeats on a screen (cells, cards, panels).
    """
    made: Callable[..., ft.Control] = ft.memo(ft.component(fn))  # type: ignore[no-untyped-call]
    return made


@dataclass(frozen=True, slots=True, init=False)
class Later:
    """A control that is made only when the part it is handed to is drawn anew: what makes it, and of what.

    Two are equal when they would make the same, so a part can have one as an argument, where a control would have it
    drawn every time.
    """

    make: Callable[..., ft.Control]
    args: tuple[Any, ...]

    def __init__(self, make: Callable[..., ft.Control], *args: Any) -> None:
        object.__setattr__(self, "make", make)
        object.__setattr__(self, "args", args)

    def __call__(self) -> ft.Control:
        """Makes it."""
        return self.make(*self.args)


def text(
    look: Look,
    value: str,
    style: str = "body",
    color: str | None = None,
    *,
    size: float | None = None,
    weight: int | None = None,
    align: ft.TextAlign = ft.TextAlign.START,
    lines: int | None = None,
    expand: bool | int | None = None,
    struck: bool = False,
    fixed: bool = False,
    semantics: str | None = None,
) -> ft.Text:
    """The one part that makes text: it names the bundled face and its fallbacks.

    style: a key of `theme.STYLES`; size and weight override it. lines: at most so many, then an ellipsis.
    fixed: not scaled with the text (figures drawn to a cell's size).
    """
    kind = STYLES[style]
    return ft.Text(
        value,
        style=text_style(look, style, color, size=size, weight=weight, struck=struck, fixed=fixed),
        text_align=align,
        max_lines=lines,
        overflow=ft.TextOverflow.ELLIPSIS if lines else ft.TextOverflow.CLIP,
        expand=expand,
        no_wrap=lines == 1 and kind.size < 0,
        semantics_label=semantics,
    )


def text_style(
    look: Look,
    style: str = "body",
    color: str | None = None,
    *,
    size: float | None = None,
    weight: int | None = None,
    struck: bool = False,
    fixed: bool = False,
) -> ft.TextStyle:
    """A type style as Flet wants it, for text fields, spans and canvases."""
    kind = STYLES[style]
    pixels = (size or kind.size) if fixed else look.text_px(size or kind.size)
    return _text_style(pixels, kind.line, weight or kind.weight, color or look.c.ink, look.web, struck)


# Styles are never changed once they are made, so that the same one can serve wherever it is asked for: Flet then finds
# an object that it knows, where it would compare two field by field.
_kept = lru_cache(maxsize=4096)


@_kept
def _text_style(size: float, line: float | None, weight: int, color: str, web: bool, struck: bool) -> ft.TextStyle:
    return ft.TextStyle(
        size=size,
        height=line,
        weight=_WEIGHTS[weight],
        color=color,
        font_family=ui_family(weight, web=web),
        font_family_fallback=FALLBACK,
        decoration=ft.TextDecoration.LINE_THROUGH if struck else None,
    )


def sign(look: Look, value: str, size: float, color: str, *, line: float = 1.1) -> ft.Text:
    """A fixed string in the sign face: wordmark, plaques, seals. Never for names."""
    return ft.Text(
        value,
        style=ft.TextStyle(
            size=size,
            height=line,
            weight=ft.FontWeight.W_700,
            color=color,
            font_family=SIGN,
            font_family_fallback=FALLBACK,
        ),
        text_align=ft.TextAlign.CENTER,
    )


def rich(look: Look, value: str, style: str = "body", color: str | None = None) -> ft.Text:
    """A sentence in which ``**this**`` is set in bold."""
    spans = [
        ft.TextSpan(piece, text_style(look, style, color, weight=700 if index % 2 else None))
        for index, piece in enumerate(value.split("**"))
        if piece
    ]
    return ft.Text(spans=spans, style=text_style(look, style, color))


def icon(name: ft.IconData, size: float, color: str) -> ft.Icon:
    """A Material icon; give the rounded one."""
    return ft.Icon(name, size=size, color=color)


def named(
    content: ft.Control | None,
    ident: str | None = None,
    label: str | None = None,
    *,
    button: bool | None = None,
    selected: bool | None = None,
    live: bool | None = None,
    header: bool | None = None,
    image: bool | None = None,
) -> ft.Semantics:
    """Names a control for screen readers and tests; with a label the label is all that is read."""
    return ft.Semantics(
        content=content,
        identifier=ident,
        label=label,
        button=button,
        selected=selected,
        live_region=live,
        header=header,
        image=image,
        exclude_semantics=label is not None,
        container=True,
    )


def tap(
    look: Look,
    content: ft.Control,
    on_tap: Handler | None,
    *,
    ident: str | None = None,
    label: str | None = None,
    fill: str | None = None,
    edge: str | None = None,
    edge_width: float = 1.5,
    radius: float = 14,
    padding: ft.PaddingValue = 8,
    align: ft.Alignment = ft.Alignment.CENTER,
    on_hold: Handler | None = None,
    selected: bool | None = None,
    width: float | None = None,
    height: float | None = None,
    expand: bool | int | None = None,
    autofocus: bool = False,
) -> ft.Control:
    """A thing that can be tapped, by finger, by Enter when focused, and by a screen reader.

    ident: the stable name for tests. label: what is read, the texts inside where None. on_tap None: shown but dead.
    """
    quiet = ft.Semantics(content=content, exclude_semantics=True) if label is not None else content
    button = ft.TextButton(
        content=quiet,
        on_click=(lambda _: _call(on_tap)) if on_tap else None,
        on_long_press=(lambda _: _call(on_hold)) if on_hold else None,
        autofocus=autofocus,
        disabled=on_tap is None,
        width=width,
        height=height,
        style=button_style(look, fill, edge, edge_width, radius, padding, align),
        expand=True if expand and width is None else None,
    )
    return ft.MergeSemantics(
        content=ft.Semantics(
            content=button, identifier=ident, label=label, button=True, selected=selected, container=True
        ),
        expand=expand,
    )


def button_style(
    look: Look,
    fill: str | None,
    edge: str | None,
    edge_width: float,
    radius: float,
    padding: ft.PaddingValue,
    align: ft.Alignment = ft.Alignment.CENTER,
) -> ft.ButtonStyle:
    """The style of everything tappable: a focus ring of 3 px for who walks by keyboard, a light wash when pressed."""
    pad = padding if isinstance(padding, (int, float)) else (padding.left, padding.top, padding.right, padding.bottom)
    focus = look.c.focus if look.keyed else None
    return _button_style(fill, edge, edge_width, radius, pad, (align.x, align.y), focus, look.ms(80))


@_kept
def _button_style(
    fill: str | None,
    edge: str | None,
    edge_width: float,
    radius: float,
    padding: float | tuple[float, float, float, float],
    align: tuple[float, float],
    focus: str | None,
    milliseconds: int,
) -> ft.ButtonStyle:
    side = ft.BorderSide(edge_width, edge) if edge else ft.BorderSide(0, ft.Colors.TRANSPARENT)
    return ft.ButtonStyle(
        bgcolor=fill or ft.Colors.TRANSPARENT,
        overlay_color={
            ft.ControlState.PRESSED: "#22000000",
            ft.ControlState.HOVERED: "#0F000000",
            ft.ControlState.DEFAULT: "#00000000",
        },
        side={ft.ControlState.FOCUSED: ft.BorderSide(3, focus), ft.ControlState.DEFAULT: side} if focus else side,
        shape=ft.RoundedRectangleBorder(radius=radius),
        padding=ft.Padding(*padding) if isinstance(padding, tuple) else padding,
        alignment=ft.Alignment(*align),
        elevation=0,
        animation_duration=milliseconds,
        visual_density=ft.VisualDensity.STANDARD,
    )


def _call(handler: Handler) -> Any:
    return handler()


def icon_tap(
    look: Look,
    name: ft.IconData,
    label: str,
    on_tap: Handler | None,
    *,
    ident: str,
    size: float = 26,
    color: str | None = None,
) -> ft.Control:
    """A tappable icon of 48 × 48 with a name for screen readers."""
    return tap(
        look,
        icon(name, size, color or (look.c.ink if on_tap else look.c.ink2)),
        on_tap,
        ident=ident,
        label=label,
        width=TOUCH,
        height=TOUCH,
        radius=TOUCH / 2,
        padding=0,
    )


def dash_rect(
    x: float,
    y: float,
    width: float,
    height: float,
    radius: float,
    color: str,
    stroke: float,
    dash: Sequence[float] = (7, 5),
) -> cv.Rect:
    """A dashed rounded frame as a canvas shape; the stroke lies inside the rectangle."""
    return cv.Rect(
        x + stroke / 2,
        y + stroke / 2,
        width - stroke,
        height - stroke,
        border_radius=max(0, radius - stroke / 2),
        paint=ft.Paint(color=color, style=ft.PaintingStyle.STROKE, stroke_width=stroke, stroke_dash_pattern=list(dash)),
    )


def dashed(
    content: ft.Control, width: float, height: float, radius: float, color: str, stroke: float = 1.5
) -> ft.Control:
    """A dashed frame round a control of a known size: drawn at once, where `Dashed` has to ask the device first."""
    frame: list[cv.Shape] = [dash_rect(0, 0, width, height, radius, color, stroke)]
    return cv.Canvas(shapes=frame, content=content, width=width, height=height)


@ft.component
def Dashed(
    content: ft.Control, radius: float, color: str, stroke: float = 1.5, expand: bool | int | None = None
) -> ft.Control:
    """A dashed frame round a control whose size only the device knows."""
    size, set_size = ft.use_state((0.0, 0.0))
    width, height = size
    shapes: list[cv.Shape] = [dash_rect(0, 0, width, height, radius, color, stroke)] if width else []
    # A canvas that expands asks for endless height in a row, so a container takes the share instead.
    canvas = cv.Canvas(shapes=shapes, content=content, on_resize=lambda e: set_size((e.width, e.height)))
    return ft.Container(canvas, expand=expand)


def card(
    look: Look,
    content: ft.Control,
    *,
    padding: ft.PaddingValue = 12,
    radius: float = 20,
    fill: str | None = None,
    edge: str | None = None,
    edge_width: float = 1,
    expand: bool | int | None = None,
    width: float | None = None,
    height: float | None = None,
    shadow: bool = False,
) -> ft.Container:
    """A card: sheet colour, hairline, radius 20."""
    return ft.Container(
        content=content,
        padding=padding,
        border_radius=radius,
        bgcolor=fill or look.c.sheet,
        border=ft.Border.all(edge_width, edge or look.c.line),
        expand=expand,
        width=width,
        height=height,
        shadow=ft.BoxShadow(blur_radius=12, color=look.c.shadow, offset=ft.Offset(0, 8)) if shadow else None,
    )


def rule_off(look: Look, stroke: float = 1, color: str | None = None) -> ft.Container:
    """A horizontal hairline."""
    return ft.Container(height=stroke, bgcolor=color or look.c.line)


def heading(look: Look, value: str, glyph: ft.IconData | None = None, right: str | None = None) -> ft.Control:
    """A section's caption with an icon and a note at the right."""
    row: list[ft.Control] = []
    if glyph:
        row.append(icon(glyph, 20, look.c.ink2))
    row.append(named(text(look, value, "label", look.c.ink2, size=15), header=True))
    if right and not look.roomy:
        # Large text: the note has a line of its own.
        row[-1].expand = True
        return ft.Column(
            [ft.Row(row, spacing=8), text(look, right, "label", look.c.ink2, size=15)], spacing=2, tight=True
        )
    if right:
        row.append(text(look, right, "label", look.c.ink2, size=15, align=ft.TextAlign.RIGHT, expand=True))
    return ft.Row(row, spacing=8)
