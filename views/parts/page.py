"""The frame of every page: header, scrolling body, tray; two panes on wide screens; empty states."""

from collections.abc import Callable, Sequence

import flet as ft

from views.i18n import common as words
from views.parts.base import Handler, icon, icon_tap, named, tap, text
from views.theme import SIDE_PANE, TOUCH, Look

LOW = 300
"""Under so many pixels a page has neither header nor tray of its own: a phone that lies down with its keyboard open."""


def header(
    look: Look,
    title: str,
    note: str = "",
    *,
    on_back: Handler | None = None,
    close: bool = False,
    actions: Sequence[ft.Control] = (),
) -> ft.Control:
    """The bar on top: back arrow or ×, title with a note, icons at the right."""
    look = look.bars
    left: list[ft.Control] = []
    if on_back:
        left.append(
            icon_tap(
                look,
                ft.Icons.CLOSE_ROUNDED if close else ft.Icons.ARROW_BACK_ROUNDED,
                look.t(words.CLOSE if close else words.BACK),
                on_back,
                ident="back",
                size=28,
            )
        )
    head = named(text(look, title, "title", lines=1 if look.roomy else 2), None, title, header=True)
    words_: ft.Control
    if look.wide and note:
        words_ = ft.Row([head, text(look, note, "note", look.c.ink2, size=16, lines=1)], spacing=14, expand=True)
    else:
        lines: list[ft.Control] = [head]
        if note:
            lines.append(text(look, note, "note", look.c.ink2, size=15, lines=1 if look.roomy else 2))
        words_ = ft.Column(lines, spacing=0, tight=True, expand=True)
    if not left:
        # Without a button the words begin where the page does, and the bar is as high as with one.
        left.append(ft.Container(width=max(0.0, look.margin - 6), height=TOUCH))
    return ft.Container(
        ft.Row([*left, words_, *actions], spacing=4, vertical_alignment=ft.CrossAxisAlignment.CENTER),
        padding=ft.Padding.only(left=6, right=8, top=0 if look.short else 6, bottom=0 if look.short else 4),
    )


def row_board(rows: Sequence[ft.Control]) -> Callable[[float, float], ft.Control]:
    """Rows one under the other as a table's board, made for its width and height."""

    def board(width: float, height: float) -> ft.Control:
        return ft.Column([*rows], spacing=8, scroll=ft.ScrollMode.AUTO, height=height, width=min(width, 620))

    return board


def page(
    look: Look,
    head: ft.Control,
    body: Sequence[ft.Control],
    tray: ft.Control | None = None,
    *,
    side: ft.Control | None = None,
    spacing: float = 14,
    center: bool = True,
) -> ft.Control:
    """A scrolling page under its header, the tray below. On wide screens the body is at most 720 wide, or has a side."""
    # Beside a keyboard there is room for the field alone: everything keeps its place in the tree, so that it stays
    # the field that is being typed in.
    low = look.height < LOW
    width = None
    if look.width > 800 and side is None and center:
        width = 720
    column = ft.Column(
        [*body, ft.Container(height=8), *([tray] if low and tray else [])],
        spacing=spacing,
        scroll=ft.ScrollMode.AUTO,
        expand=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    inner = ft.Container(
        column, padding=ft.Padding.symmetric(horizontal=look.margin), expand=width is None, width=width
    )
    main: list[ft.Control] = [_folded(head, low)]
    main.append(
        ft.Row(
            [inner],
            alignment=ft.MainAxisAlignment.CENTER,
            expand=True,
            vertical_alignment=ft.CrossAxisAlignment.STRETCH,
        )
        if width
        else inner
    )
    if tray:
        main.append(_folded(floating(look, tray), low))
    left = ft.Column(main, spacing=6, expand=True)
    if side is None or not look.wide:
        return ft.SafeArea(
            ft.Container(left, bgcolor=look.c.paper, expand=True), expand=True, avoid_intrusions_bottom=False
        )
    return ft.SafeArea(
        ft.Row([left, side_pane(look, side)], spacing=0, expand=True, vertical_alignment=ft.CrossAxisAlignment.STRETCH),
        expand=True,
    )


def _folded(content: ft.Control, folded: bool) -> ft.Control:
    return ft.Container(
        content if not folded else ft.Container(), height=0 if folded else None, clip_behavior=ft.ClipBehavior.NONE
    )


def floating(look: Look, tray: ft.Control) -> ft.Control:
    """The tray at the foot of a pane: floating with a margin on wide screens."""
    if not look.wide:
        return tray
    return ft.Container(tray, padding=ft.Padding.only(left=16, right=16, bottom=16))


def side_pane(look: Look, content: ft.Control) -> ft.Control:
    """The right pane of wide screens."""
    return ft.Container(
        content,
        width=SIDE_PANE,
        bgcolor=look.c.sunk,
        border=ft.Border.only(left=ft.BorderSide(1, look.c.line)),
        padding=ft.Padding.symmetric(horizontal=16, vertical=16),
    )


def scrolling_side(items: Sequence[ft.Control]) -> ft.Control:
    """What a right pane holds, one under the other; badges that stand out at the edges are not cut."""
    column = ft.Column(list(items), spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
    inset = ft.Container(column, padding=ft.Padding.only(top=6, right=6))
    return ft.Column([inset], scroll=ft.ScrollMode.AUTO, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def list_row(look: Look, leading: ft.Control, title: str, note: str, on_tap: Handler, *, ident: str) -> ft.Control:
    """A row of a list that leads further: a mark or picture, a title with a note."""
    return tap(
        look,
        ft.Row(
            [
                leading,
                ft.Column(
                    [text(look, title, "title", lines=2), text(look, note, "note", look.c.ink2)],
                    spacing=0,
                    expand=True,
                    tight=True,
                ),
                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 26, look.c.ink),
            ],
            spacing=14,
        ),
        on_tap,
        ident=ident,
        label=f"{title}. {note}",
        fill=look.c.sheet,
        edge=look.c.line,
        edge_width=1,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=14, vertical=10),
    )


def empty(look: Look, message: str, glyph: ft.IconData = ft.Icons.TABLE_RESTAURANT_ROUNDED) -> ft.Control:
    """What a list without entries shows."""
    return ft.Container(
        ft.Column(
            [icon(glyph, 56, look.c.ink2), text(look, message, "strong", look.c.ink2, align=ft.TextAlign.CENTER)],
            spacing=10,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
            tight=True,
        ),
        padding=40,
        alignment=ft.Alignment.CENTER,
    )
