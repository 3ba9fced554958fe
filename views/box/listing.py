"""The box: packs by game, the app's and one's own, and what can be done with each."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import flet as ft

from companion import explain, packs
from companion.desk import TableInfo, new_id
from companion.desk.in_use import tables_with_pack
from companion.game import GAMES
from companion.packs import editing, exchange
from companion.packs.editing import Draft, Words
from companion.texts.packs import facts_text, left_text
from views.box.address import address
from views.box.editor import row_tap, rows_card
from views.box.pictures import preview
from views.i18n import box as words
from views.i18n import common
from views.parts.base import card, icon_tap, named, text
from views.parts.fields import field, wide_button
from views.parts.glyphs import glyph
from views.parts.page import empty, header, page
from views.parts.sheets import menu, over, sheet
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import DARK_ACCENTS, LIGHT_ACCENTS, Look
from views.window import Screen, Window


@dataclass(frozen=True)
class Shown:
    """A pack of the list. body: as it is played with, None for a draft only; draft: what is being entered."""

    game: str
    id: str
    own: bool
    body: Any
    content: Draft
    being_changed: bool


class Box(Screen):
    """The list. chosen: the pack whose sheet is open; asking: what the sheet asks ("", "delete", "rename")."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.boxes = window.desk.boxes
        self.picker = ft.FilePicker()
        self.chosen: tuple[str, str] | None = None
        self.asking = ""
        self.making = False
        self.about_none = False
        self.searching = False
        self.query = ""
        self.title = ""
        self.told: tuple[str, bool] | None = None
        self.deleted: Any = None

    # --- what there is

    def packs(self, game: str) -> list[Shown]:
        """The packs of a game: the app's, then one's own."""
        shown = []
        for pack in packs.shipped_packs(game):
            body = pack.model_dump(mode="json", exclude_unset=True)
            shown.append(Shown(game, pack.id, False, body, editing.read(game, body), False))
        for own in self.boxes.own(game):
            if own.body is not None or own.draft is not None:
                content = editing.read(game, own.draft if own.draft is not None else own.body)
                shown.append(Shown(game, own.id, True, own.body, content, own.draft is not None))
        return shown

    def pack(self, chosen: tuple[str, str] | None) -> Shown | None:
        """The pack that is chosen, None for none."""
        return next((p for p in self.packs(chosen[0]) if p.id == chosen[1]), None) if chosen else None

    def using(self, shown: Shown) -> tuple[TableInfo, ...]:
        """The running tables that keep a pack from being deleted."""
        return tables_with_pack(self.window.desk, shown.game, shown.id)

    # --- what is done

    def choose(self, game: str, pack_id: str) -> None:
        """Opens the sheet of a pack."""
        self.chosen, self.asking, self.told = (game, pack_id), "", None
        self.redraw()

    def away(self) -> None:
        """Closes the sheet."""
        self.chosen, self.asking, self.making, self.about_none = None, "", False, False
        self.redraw()

    def ask(self, what: str) -> None:
        """The sheet asks for a name, or whether to delete."""
        shown = self.pack(self.chosen)
        self.asking = what
        self.title = shown.content.title.of(self.window.lang) if shown else ""
        self.redraw()

    def new(self) -> None:
        """Asks for which game."""
        self.making, self.told = True, None
        self.redraw()

    def about(self) -> None:
        """What playing boze without a box means."""
        self.about_none = True
        self.redraw()

    def search(self) -> None:
        """Opens or closes the search."""
        self.searching, self.query = not self.searching, ""
        self.redraw()

    def look_for(self, query: str) -> None:
        """The search, as typed."""
        self.query = query
        self.redraw()

    def make(self, game: str) -> None:
        """A new empty pack, opened in its editor."""
        pack_id = f"{game}/own-{new_id()[:8]}"
        taken = {p.content.title for p in self.packs(game)}
        usual, number = words.NEW_TITLE[game], 1
        title = Words(usual.ja, usual.en)
        while title in taken:
            number += 1
            title = Words(f"{usual.ja} {number}", f"{usual.en} {number}")
        draft = editing.blank(game, pack_id, title)
        self.boxes.save_draft(game, pack_id, draft.data())
        self.making = False
        self.edit_pack(game, pack_id)

    def edit_pack(self, game: str, pack_id: str) -> None:
        """Opens the editor of a pack."""
        self.chosen = None
        self.window.go(f"/box/{game}/{address(pack_id)}")

    def edit(self) -> None:
        """Opens the editor of the chosen pack."""
        if self.chosen:
            self.edit_pack(*self.chosen)

    def duplicate(self) -> None:
        """An own copy of the chosen pack, as far as it is entered."""
        shown = self.pack(self.chosen)
        if shown is None:
            return
        pack_id = f"{shown.game}/own-{new_id()[:8]}"
        old = shown.content.title
        title = Words(words.COPY_OF.ja.format(name=old.of("ja"))[:80], words.COPY_OF.en.format(name=old.of("en"))[:80])
        if shown.body is not None and not shown.being_changed:
            self.boxes.save(editing.copied(shown.body, pack_id, title))
        else:
            self.boxes.save_draft(shown.game, pack_id, editing.copied(shown.content.data(), pack_id, title))
        self.chosen = None
        self.told = (self.window.look.t(words.COPIED, name=title.of(self.window.lang)), True)
        self.redraw()

    def rename(self) -> None:
        """Gives the chosen pack the title that was typed."""
        shown, value = self.pack(self.chosen), self.title.strip()
        if shown is None or not value:
            return
        lang = self.window.lang
        if shown.body is not None:
            title = Words(**shown.body["title"]).said(lang, value)
            self.boxes.save({**shown.body, "title": title.data()})
        if shown.being_changed:
            content = shown.content
            self.boxes.save_draft(
                shown.game, shown.id, {**content.data(), "title": content.title.said(lang, value).data()}
            )
        self.away()

    def retitle(self, value: str) -> None:
        """The new title, as typed."""
        self.title = value

    def drop_draft(self) -> None:
        """Forgets what was changed since the pack was saved."""
        if self.chosen:
            self.boxes.save_draft(*self.chosen, None)
        self.away()

    def delete(self) -> None:
        """Deletes the chosen pack, unless a running table uses it; it can be put back."""
        shown = self.pack(self.chosen)
        if shown is None or not shown.own or self.using(shown):
            return
        self.deleted = self.boxes.delete(shown.game, shown.id)
        name = shown.content.title.of(self.window.lang)
        self.told = (self.window.look.t(words.DELETED, name=name), True)
        self.away()

    def put_back(self) -> None:
        """Undoes the last deletion."""
        self.boxes.put_back(self.deleted)
        self.deleted, self.told = None, None
        self.redraw()

    def pass_on(self) -> None:
        """Shows the chosen pack as QR codes."""
        if self.chosen:
            game, pack_id = self.chosen
            self.chosen = None
            self.window.go(f"/box/{game}/{address(pack_id)}/share")

    def export(self) -> None:
        """Writes the chosen pack into a file, where the person says."""
        shown = self.pack(self.chosen)
        if shown is None or shown.body is None:
            return
        data, name = exchange.file_of(shown.body), f"{shown.id.replace('/', '-')}.json"

        async def write() -> None:
            try:
                await self.picker.save_file(file_name=name, src_bytes=data)
            except Exception as error:
                self.told = (f"{self.window.look.t(words.FAILED)} ({type(error).__name__})", False)
            else:
                self.told = (self.window.look.t(words.EXPORTED), True)
            self.away()

        self.window.soon(write)

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape closes what is open; Ctrl+Z puts the deleted pack back."""
        if key == "Escape" and (self.chosen or self.making or self.about_none):
            self.away()
        elif key == "Escape":
            self.window.back()
        elif ctrl and key.lower() == "z" and self.deleted is not None:
            self.put_back()

    # --- the screen

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        head = header(
            look,
            look.t(words.BOX),
            look.t(words.BOX_NOTE),
            on_back=self.window.back,
            actions=[
                icon_tap(look, ft.Icons.SEARCH_ROUNDED, look.t(words.SEARCH), self.search, ident="search", size=28)
            ],
        )
        body: list[ft.Control] = []
        if self.searching:
            body.append(
                field(
                    look,
                    look.t(words.SEARCH),
                    self.query,
                    self.look_for,
                    ident="search-field",
                    autofocus=True,
                    glyph=ft.Icons.SEARCH_ROUNDED,
                )
            )
        if self.told:
            body.append(self._told(look, *self.told))
        groups = [self._group(look.on(game), game) for game in editing.GAMES]
        found = [group for group in groups if group is not None]
        body += found or [empty(look, look.t(words.NOTHING_FOUND), ft.Icons.SEARCH_OFF_ROUNDED)]
        if not self.query:
            body.append(self._without(look))
        bar = tray(
            look,
            MainAction(look.t(words.NEW), look.t(words.NEW_NOTE), None, self.new),
            [
                TrayAction("home", look.t(common.HOME), ft.Icons.HOME_ROUNDED, self.window.home),
                TrayAction(
                    "receive",
                    look.t(words.RECEIVE),
                    ft.Icons.QR_CODE_SCANNER_ROUNDED,
                    lambda: self.window.go("/box/receive"),
                ),
            ],
        )
        screen = page(look, head, body, bar, spacing=8)
        lying = self._sheet(look)
        return over(look, screen, lying, on_away=self.away)

    def _told(self, look: Look, message: str, good: bool) -> ft.Control:
        row: list[ft.Control] = [
            named(text(look, message, "strong", look.c.ok if good else look.c.ng), "told", live=True)
        ]
        if self.deleted is not None:
            row = [ft.Container(row[0], expand=True)]
            row.append(
                wide_button(look, look.t(common.UNDO), self.put_back, ident="put-back", glyph=ft.Icons.UNDO_ROUNDED)
            )
        return card(look, ft.Row(row, spacing=8), fill=look.c.ok_tint if good else look.c.ng_tint)

    def _group(self, look: Look, game: str) -> ft.Control | None:
        query = self.query.strip().casefold()
        shown = [p for p in self.packs(game) if query in f"{p.content.title.ja} {p.content.title.en}".casefold()]
        if query and not shown:
            return None
        rows = [self._row(look, pack) for pack in shown]
        if game == "boze" and not query:
            rows.insert(
                0,
                row_tap(
                    look,
                    glyph(game, 40, look.accent.fill),
                    look.t(words.NO_CARDS),
                    look.t(words.NO_CARDS_NOTE),
                    self.about,
                    ident="pack-none",
                    tag=_tag(look, look.t(words.CHOOSE), look.c.sunk, look.c.ink),
                ),
            )
        caption = ft.Row(
            [
                glyph(game, 22, look.accent.fill),
                named(
                    text(look, explain.texts_of(game).TITLE.of(look.lang), "title", look.c.ink2, size=16), header=True
                ),
            ],
            spacing=10,
        )
        return ft.Column(
            [ft.Container(caption, padding=ft.Padding.only(left=8, top=4)), rows_card(look, rows)],
            spacing=6,
            tight=True,
        )

    def _row(self, look: Look, pack: Shown) -> ft.Control:
        note = facts_text(pack.content, look.lang)
        if pack.body is None:
            wrong = editing.complaints(pack.content)
            if wrong:
                note = f"{note} · {left_text(wrong, look.lang)}"
        return row_tap(
            look,
            glyph(pack.game, 40, look.accent.fill),
            pack.content.title.of(look.lang) or look.t(words.BOX),
            note,
            lambda: self.choose(pack.game, pack.id),
            ident=f"pack-{pack.id}",
            tag=self._state(look, pack),
        )

    def _state(self, look: Look, pack: Shown) -> ft.Control:
        if not pack.own:
            return _tag(look, look.t(words.APPS), look.c.sunk, look.c.ink)
        if pack.body is None:
            return _tag(look, look.t(words.DRAFT), look.c.rule_tint, look.c.rule)
        if pack.being_changed:
            return _tag(look, look.t(words.CHANGED), look.c.rule_tint, look.c.rule)
        return _tag(look, look.t(words.OWN), look.accent.tint, look.accent.fill)

    def _without(self, look: Look) -> ft.Control:
        cards = []
        for game in GAMES:
            if game in editing.GAMES:
                continue
            fill = (DARK_ACCENTS if look.dark else LIGHT_ACCENTS)[game].fill
            title = explain.texts_of(game).TITLE.of(look.lang)
            cards.append(
                card(
                    look,
                    ft.Row(
                        [
                            glyph(game, 34, fill),
                            text(look, look.t(words.NEEDS_NONE, game=title), "strong", expand=True, lines=2),
                        ],
                        spacing=10,
                    ),
                    expand=True,
                )
            )
        return ft.Row(cards, spacing=8) if look.roomy else ft.Column([ft.Row([c]) for c in cards], spacing=8)

    def _sheet(self, look: Look) -> ft.Control | None:
        if self.making:
            rows = [
                row_tap(
                    look.on(game),
                    glyph(game, 40, look.on(game).accent.fill),
                    explain.texts_of(game).TITLE.of(look.lang),
                    words.NEW_TITLE[game].of(look.lang),
                    lambda game=game: self.make(game),
                    ident=f"make-{game}",
                )
                for game in editing.GAMES
            ]
            return sheet(look, rows_card(look, rows), title=look.t(words.NEW_WHICH))
        if self.about_none:
            return sheet(look, text(look, look.t(words.NO_CARDS_MORE)), title=look.t(words.NO_CARDS))
        shown = self.pack(self.chosen)
        if shown is None:
            return None
        on = look.on(shown.game)
        name = shown.content.title.of(look.lang)
        if self.asking == "rename":
            return sheet(on, self._rename(on), title=look.t(words.RENAME))
        if self.asking == "delete":
            return self._delete(on, shown, name)
        return sheet(on, self._actions(on, shown), title=name, note=facts_text(shown.content, look.lang))

    def _actions(self, look: Look, shown: Shown) -> ft.Control:
        items: list[tuple[str, str, ft.IconData, Any]] = []
        if shown.own:
            edit = words.EDIT if shown.body is not None else words.GO_ON
            items.append(("edit", look.t(edit), ft.Icons.EDIT_ROUNDED, self.edit))
        items.append(("duplicate", look.t(words.DUPLICATE), ft.Icons.CONTENT_COPY_ROUNDED, self.duplicate))
        if shown.own:
            items.append(("rename", look.t(words.RENAME), ft.Icons.BADGE_ROUNDED, lambda: self.ask("rename")))
        if shown.body is not None:
            items.append(("share", look.t(words.SHARE), ft.Icons.QR_CODE_2_ROUNDED, self.pass_on))
            items.append(("export", look.t(words.EXPORT), ft.Icons.UPLOAD_FILE_ROUNDED, self.export))
        if shown.own and shown.body is not None and shown.being_changed:
            items.append(("forget", look.t(words.FORGET), ft.Icons.RESTORE_ROUNDED, self.drop_draft))
        if shown.own:
            items.append(("delete", look.t(words.DELETE), ft.Icons.DELETE_OUTLINE_ROUNDED, lambda: self.ask("delete")))
        return ft.Column(
            [preview(look, shown.content), menu(look, items)],
            spacing=12,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    def _rename(self, look: Look) -> ft.Control:
        return ft.Column(
            [
                field(
                    look,
                    look.t(words.NAME),
                    self.title,
                    self.retitle,
                    ident="new-title",
                    max_length=80,
                    autofocus=True,
                    on_submit=self.rename,
                ),
                wide_button(look, look.t(common.DONE), self.rename, ident="rename-do", filled=True),
            ],
            spacing=12,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
        )

    def _delete(self, look: Look, shown: Shown, name: str) -> ft.Control:
        using = self.using(shown)
        if using:
            names = ("、" if look.lang == "ja" else ", ").join(table_name(table, look) for table in using[:3])
            content: Sequence[ft.Control] = [
                text(look, look.t(words.IN_USE_NOTE, tables=names)),
                wide_button(look, look.t(common.CLOSE), self.away, ident="delete-no", filled=True),
            ]
            return sheet(look, _column(content), title=look.t(words.IN_USE))
        content = [
            text(look, look.t(words.DELETE_NOTE)),
            wide_button(look, look.t(words.DELETE_DO), self.delete, ident="delete-do", glyph=ft.Icons.DELETE_ROUNDED),
            wide_button(look, look.t(words.DELETE_KEEP), self.away, ident="delete-no", filled=True),
        ]
        return sheet(look, _column(content), title=look.t(words.DELETE_ASK, name=name))


def table_name(table: TableInfo, look: Look) -> str:
    """A table by its title, else by who plays."""
    return table.title or ("・" if look.lang == "ja" else ", ").join(table.names)


def _column(content: Sequence[ft.Control]) -> ft.Control:
    return ft.Column(list(content), spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)


def _tag(look: Look, label: str, fill: str, ink: str) -> ft.Control:
    return ft.Container(
        text(look, label, "label", ink, size=15),
        bgcolor=fill,
        border_radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=7),
        border=ft.Border.all(1, look.c.line) if look.contrast else None,
    )
