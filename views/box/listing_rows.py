"""The rows of the list of boxes: by game, with their state; what was done last; the games that need none."""

import flet as ft

from companion import explain
from companion.game import GAMES, with_packs
from companion.packs import editing
from companion.texts.packs import facts_text, left_text
from views.box.catalogue import BoxList, Shown
from views.box.editor import row_tap, rows_card
from views.games import pictogram
from views.i18n import box as words
from views.i18n import common
from views.parts.base import card, named, text
from views.parts.fields import wide_button
from views.theme import Look


def told(box: BoxList, look: Look, message: str, good: bool) -> ft.Control:
    """What was done last, and its undo."""
    row: list[ft.Control] = [named(text(look, message, "strong", look.c.ok if good else look.c.ng), "told", live=True)]
    if box.deleted is not None:
        row = [ft.Container(row[0], expand=True)]
        row.append(wide_button(look, look.t(common.UNDO), box.put_back, ident="put-back", glyph=ft.Icons.UNDO_ROUNDED))
    return card(look, ft.Row(row, spacing=8), fill=look.c.ok_tint if good else look.c.ng_tint)


def group(box: BoxList, look: Look, game: str) -> ft.Control | None:
    """The boxes of a game under its name; None where the search leaves none."""
    query = box.query.strip().casefold()
    shown = [p for p in box.packs(game) if query in f"{p.content.title.ja} {p.content.title.en}".casefold()]
    if query and not shown:
        return None
    rows = [_row(box, look, pack) for pack in shown]
    if game == "boze" and not query:
        rows.insert(
            0,
            row_tap(
                look,
                pictogram(look, game, 40),
                look.t(words.NO_CARDS),
                look.t(words.NO_CARDS_NOTE),
                box.about,
                ident="pack-none",
                tag=_tag(look, look.t(words.CHOOSE), look.c.sunk, look.c.ink),
            ),
        )
    caption = ft.Row(
        [
            pictogram(look, game, 22),
            named(text(look, explain.texts_of(game).TITLE.of(look.lang), "title", look.c.ink2, size=16), header=True),
        ],
        spacing=10,
    )
    return ft.Column(
        [ft.Container(caption, padding=ft.Padding.only(left=8, top=4)), rows_card(look, rows)],
        spacing=6,
        tight=True,
    )


def _row(box: BoxList, look: Look, pack: Shown) -> ft.Control:
    note = facts_text(pack.content, look.lang)
    if pack.body is None and editing.beyond(pack.content) is None:
        wrong = editing.complaints(pack.content)
        if wrong:
            note = f"{note} · {left_text(wrong, look.lang)}"
    return row_tap(
        look,
        pictogram(look, pack.game, 40),
        pack.content.title.of(look.lang) or look.t(words.BOX),
        note,
        lambda: box.choose(pack.game, pack.id),
        ident=f"pack-{pack.id}",
        tag=_state(look, pack),
    )


def _state(look: Look, pack: Shown) -> ft.Control:
    if not pack.own:
        return _tag(look, look.t(words.APPS), look.c.sunk, look.c.ink)
    if pack.body is None and editing.beyond(pack.content) is None:
        return _tag(look, look.t(words.DRAFT), look.c.rule_tint, look.c.rule)
    if pack.being_changed:
        return _tag(look, look.t(words.CHANGED), look.c.rule_tint, look.c.rule)
    return _tag(look, look.t(words.OWN), look.accent.tint, look.accent.fill)


def without_boxes(look: Look) -> ft.Control:
    """The games that need no box."""
    cards: list[ft.Control] = []
    for game in GAMES:
        if game in with_packs():
            continue
        fill = look.on(game).accent.fill
        title = explain.texts_of(game).TITLE.of(look.lang)
        cards.append(
            card(
                look,
                ft.Row(
                    [
                        pictogram(look, game, 34, fill),
                        text(look, look.t(words.NEEDS_NONE, game=title), "strong", expand=True, lines=2),
                    ],
                    spacing=10,
                ),
                expand=True,
            )
        )
    return ft.Row(cards, spacing=8) if look.roomy else ft.Column([ft.Row([c]) for c in cards], spacing=8)


def _tag(look: Look, label: str, fill: str, ink: str) -> ft.Control:
    return ft.Container(
        text(look, label, "label", ink, size=15),
        bgcolor=fill,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=7),
        border=ft.Border.all(1, look.c.line) if look.contrast else None,
    )
