"""The photo that lies under the grid of a dizzle sheet, as a card of the palette."""

import flet as ft

from views.box.dizzle.painting import Painting
from views.i18n import box as words
from views.parts.base import card, heading, icon_tap, named, text
from views.parts.fields import wide_button
from views.theme import Look


def photo_card(editor: Painting, look: Look) -> ft.Control:
    """The photo under the grid: chosen, moved, made larger or smaller, taken away."""
    rows: list[ft.Control] = [
        heading(look, look.t(words.PHOTO), ft.Icons.PHOTO_CAMERA_ROUNDED),
        text(look, look.t(words.PHOTO_NOTE), "note", look.c.ink2),
    ]
    if editor.photo_bad:
        rows.append(named(text(look, look.t(words.PHOTO_BAD), "strong", look.c.ng), "photo-told", live=True))
    choose = wide_button(
        look,
        look.t(words.PHOTO_TAKE),
        editor.choose_photo,
        ident="photo-take",
        glyph=ft.Icons.ADD_A_PHOTO_ROUNDED,
        expand=True,
    )
    if editor.photo is None:
        rows.append(ft.Row([choose]))
    else:
        moving = editor.brush == "photo"
        rows += [
            ft.Row(
                [
                    choose,
                    wide_button(
                        look,
                        look.t(words.PHOTO_REMOVE),
                        editor.drop_photo,
                        ident="photo-remove",
                        glyph=ft.Icons.DELETE_OUTLINE_ROUNDED,
                        expand=True,
                    ),
                ],
                spacing=8,
            ),
            ft.Row(
                [
                    wide_button(
                        look,
                        look.t(words.PHOTO_MOVE),
                        lambda: editor.take("1" if moving else "photo"),
                        ident="photo-move",
                        glyph=ft.Icons.OPEN_WITH_ROUNDED,
                        filled=moving,
                        expand=True,
                    ),
                    icon_tap(
                        look,
                        ft.Icons.ZOOM_OUT_ROUNDED,
                        look.t(words.PHOTO_SMALLER),
                        lambda: editor.zoom_photo(-1),
                        ident="photo-smaller",
                    ),
                    icon_tap(
                        look,
                        ft.Icons.ZOOM_IN_ROUNDED,
                        look.t(words.PHOTO_LARGER),
                        lambda: editor.zoom_photo(1),
                        ident="photo-larger",
                    ),
                ],
                spacing=8,
            ),
        ]
    return card(look, ft.Column(rows, spacing=8, tight=True))
