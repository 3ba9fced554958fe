"""The sheets over the list of boxes: a box and what can be done with it, its new name, whether it goes."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion import explain
from companion.desk import TableInfo
from companion.game import with_packs
from companion.texts.base import listed
from companion.texts.packs import facts_text
from views.box.catalogue import BoxList, Shown
from views.box.editor import row_tap, rows_card
from views.box.screens import preview
from views.games import pictogram
from views.i18n import box as words
from views.i18n import common
from views.parts.base import text
from views.parts.fields import field, wide_button
from views.parts.sheets import menu, sheet
from views.theme import Look


def sheet_of(box: BoxList, look: Look) -> ft.Control | None:
    """What lies over the list: which game a new box is for, a box and what can be done with it."""
    if box.making:
        rows = [
            row_tap(
                look.on(game),
                pictogram(look, game, 40),
                explain.texts_of(game).TITLE.of(look.lang),
                words.NEW_TITLE[game].of(look.lang),
                partial(box.make, game),
                ident=f"make-{game}",
            )
            for game in with_packs()
        ]
        return sheet(look, rows_card(look, rows), title=look.t(words.NEW_WHICH))
    if box.about_none:
        return sheet(look, text(look, look.t(words.NO_CARDS_MORE)), title=look.t(words.NO_CARDS))
    shown = box.pack(box.chosen)
    if shown is None:
        return None
    on = look.on(shown.game)
    name = shown.content.title.of(look.lang)
    if box.asking == "rename":
        return sheet(on, _rename(box, on), title=look.t(words.RENAME))
    if box.asking == "delete":
        return _delete(box, on, shown, name)
    return sheet(on, _actions(box, on, shown), title=name, note=facts_text(shown.content, look.lang))


def _actions(box: BoxList, look: Look, shown: Shown) -> ft.Control:
    items: list[tuple[str, str, ft.IconData, Any]] = []
    if shown.own:
        edit = words.EDIT if shown.body is not None else words.GO_ON
        items.append(("edit", look.t(edit), ft.Icons.EDIT_ROUNDED, box.edit))
    items.append(("duplicate", look.t(words.DUPLICATE), ft.Icons.CONTENT_COPY_ROUNDED, box.duplicate))
    if shown.own:
        items.append(("rename", look.t(words.RENAME), ft.Icons.BADGE_ROUNDED, lambda: box.ask("rename")))
    if shown.body is not None:
        items.append(("share", look.t(words.SHARE), ft.Icons.QR_CODE_2_ROUNDED, box.pass_on))
        items.append(("export", look.t(words.EXPORT), ft.Icons.UPLOAD_FILE_ROUNDED, box.export))
    if shown.own and shown.body is not None and shown.being_changed:
        items.append(("forget", look.t(words.FORGET), ft.Icons.RESTORE_ROUNDED, box.drop_draft))
    if shown.own:
        items.append(("delete", look.t(words.DELETE), ft.Icons.DELETE_OUTLINE_ROUNDED, lambda: box.ask("delete")))
    return ft.Column(
        [preview(look, shown.game, shown.content), menu(look, items)],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _rename(box: BoxList, look: Look) -> ft.Control:
    return ft.Column(
        [
            field(
                look,
                look.t(words.NAME),
                box.title,
                box.retitle,
                ident="new-title",
                max_length=80,
                autofocus=True,
                on_submit=box.rename,
            ),
            wide_button(look, look.t(common.DONE), box.rename, ident="rename-do", filled=True),
        ],
        spacing=12,
        tight=True,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )


def _delete(box: BoxList, look: Look, shown: Shown, name: str) -> ft.Control:
    using = box.using(shown)
    if using:
        names = ("、" if look.lang == "ja" else ", ").join(table_name(table, look) for table in using[:3])
        content: Sequence[ft.Control] = [
            text(look, look.t(words.IN_USE_NOTE, tables=names)),
            wide_button(look, look.t(common.CLOSE), box.away, ident="delete-no", filled=True),
        ]
        return sheet(look, _column(content), title=look.t(words.IN_USE))
    content = [
        text(look, look.t(words.DELETE_NOTE)),
        wide_button(look, look.t(words.DELETE_DO), box.delete, ident="delete-do", glyph=ft.Icons.DELETE_ROUNDED),
        wide_button(look, look.t(words.DELETE_KEEP), box.away, ident="delete-no", filled=True),
    ]
    return sheet(look, _column(content), title=look.t(words.DELETE_ASK, name=name))


def table_name(table: TableInfo, look: Look) -> str:
    """A table by its title, else by who plays."""
    return table.title or listed(table.names, look.lang)


def _column(content: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(content), spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
