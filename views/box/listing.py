"""The box: packs by game, the app's and one's own, and what can be done with each."""

from typing import Any

import flet as ft

from companion.desk import TableInfo
from companion.desk.in_use import tables_with_pack
from companion.game import with_packs
from companion.packs import editing, exchange
from companion.packs.editing import Words
from views.box.address import address
from views.box.catalogue import Catalogue, Shown
from views.box.listing_rows import group, told, without_boxes
from views.box.listing_sheets import sheet_of
from views.box.making import free_title, is_given, make, own_id, titles
from views.i18n import box as words
from views.i18n import common
from views.parts.base import icon_tap
from views.parts.fields import field
from views.parts.page import empty, header, page
from views.parts.sheets import over
from views.parts.tray import MainAction, TrayAction, tray
from views.theme import Look
from views.window import Screen, Window


class Box(Screen):
    """The list. chosen: the pack whose sheet is open; asking: what the sheet asks ("", "delete", "rename")."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self.boxes = window.desk.boxes
        self.catalogue = Catalogue(self.boxes)
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
        return self.catalogue.packs(game)

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
        self.making = False
        self.edit_pack(game, make(self.boxes, game))

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
        pack_id = own_id(shown.game)
        old = shown.content.title
        copy = Words(words.COPY_OF.ja.format(name=old.of("ja"))[:76], words.COPY_OF.en.format(name=old.of("en"))[:76])
        title = free_title(titles(self.boxes, shown.game), copy)
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
            old = Words(**shown.body["title"])
            title = old.said(lang, value, given=is_given(shown.game, old))
            self.boxes.save({**shown.body, "title": title.data()})
        if shown.being_changed:
            content = shown.content
            said = content.title.said(lang, value, given=is_given(shown.game, content.title))
            self.boxes.save_draft(shown.game, shown.id, {**content.data(), "title": said.data()})
        self.away()

    def retitle(self, value: str) -> None:
        """The new title, as typed."""
        self.title = value

    def drop_draft(self) -> None:
        """Forgets what was changed since the pack was saved."""
        shown = self.pack(self.chosen)
        if shown is not None:
            own = next((one for one in self.boxes.own(shown.game) if one.id == shown.id), None)
            self.boxes.save_draft(shown.game, shown.id, None)
            self.deleted = own
            self.told = (self.window.look.t(words.FORGOTTEN, name=shown.content.title.of(self.window.lang)), True)
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
        if key == "Escape":
            if not self.close_top():
                self.window.back()
        elif ctrl and key.lower() == "z" and self.deleted is not None:
            self.put_back()

    def close_top(self) -> bool:
        """Closes what lies over the screen; False where nothing does."""
        if not (self.chosen or self.making or self.about_none):
            return False
        self.away()
        return True

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
            body.append(told(self, look, *self.told))
        groups = [group(self, look.on(game), game) for game in with_packs()]
        found = [one for one in groups if one is not None]
        body += found or [empty(look, look.t(words.NOTHING_FOUND), ft.Icons.SEARCH_OFF_ROUNDED)]
        if not self.query:
            body.append(without_boxes(look))
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
        lying = sheet_of(self, look)
        return over(look, screen, lying, on_away=self.away)
