"""The rules page of a game: search, chapters with counts, one open rule; a verdict and a score line open it at theirs."""

import flet as ft

from companion import explain
from companion.texts.base import Entry
from views.i18n import rules as own
from views.parts.base import card, icon, named, rule_off, tap, text
from views.parts.fields import field, pill
from views.parts.page import empty, header, page
from views.parts.tray import MainAction, tray
from views.theme import Look
from views.window import Screen, Window


class Rules(Screen):
    """The rules of a game in our own words. opened: the rule that is open, None for none."""

    def __init__(self, window: Window, game: str, rule: str | None = None) -> None:
        super().__init__(window)
        self.game = game
        self.chapters = explain.chapters(game)
        self.opened = rule
        self.asked = rule
        self.query = ""
        self.chapter = next((c.id for c in self.chapters if any(e.id == rule for e in c.entries)), self.chapters[0].id)

    def search(self, query: str) -> None:
        """Shows the rules with these words."""
        self.query = query
        self.redraw()

    def open_chapter(self, chapter: str) -> None:
        """Shows a chapter."""
        self.chapter, self.query = chapter, ""
        self.redraw()

    def open_rule(self, rule: str) -> None:
        """Opens a rule, or closes it."""
        self.opened = None if self.opened == rule else rule
        self.redraw()

    def found(self, look: Look) -> tuple[Entry, ...]:
        """The rules shown: those of the chapter, or all that hold the words searched for."""
        wanted = self.query.strip().casefold()
        if not wanted:
            return next(c.entries for c in self.chapters if c.id == self.chapter)
        return tuple(
            entry
            for chapter in self.chapters
            for entry in chapter.entries
            if wanted in f"{entry.title.of(look.lang)} {entry.body.of(look.lang)}".casefold()
        )

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        title = explain.texts_of(self.game or "").TITLE.of(look.lang)
        count = sum(len(chapter.entries) for chapter in self.chapters)
        head = header(look, look.t(own.TITLE), look.t(own.NOTE, game=title, count=count), on_back=self.window.back)
        chapters = ft.Row(
            [
                pill(
                    look,
                    chapter.title.of(look.lang),
                    chapter.id == self.chapter and not self.query,
                    lambda chapter=chapter: self.open_chapter(chapter.id),
                    ident=f"chapter-{chapter.id}",
                    count=str(len(chapter.entries)),
                )
                for chapter in self.chapters
            ],
            spacing=8,
            scroll=ft.ScrollMode.AUTO,
        )
        found = self.found(look)
        body: list[ft.Control] = [
            field(
                look, look.t(own.SEARCH), self.query, self.search, ident="rule-search", glyph=ft.Icons.SEARCH_ROUNDED
            ),
            chapters,
        ]
        opened = next((entry for entry in found if entry.id == self.opened), None)
        if opened:
            body.append(self._open(look, opened))
        rest = [entry for entry in found if entry is not opened]
        if rest:
            rows: list[ft.Control] = []
            for entry in rest:
                if rows:
                    rows.append(rule_off(look))
                rows.append(
                    tap(
                        look,
                        ft.Row(
                            [
                                text(look, entry.title.of(look.lang), "title", expand=True, lines=2),
                                icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 24, look.c.ink),
                            ],
                            spacing=8,
                        ),
                        lambda entry=entry: self.open_rule(entry.id),
                        ident=f"rule-{entry.id}",
                        label=entry.title.of(look.lang),
                        radius=12,
                        padding=ft.Padding.symmetric(horizontal=8, vertical=14),
                    )
                )
            body.append(card(look, ft.Column(rows, spacing=0, tight=True), padding=6))
        if not found:
            body.append(empty(look, look.t(own.NOTHING), ft.Icons.SEARCH_OFF_ROUNDED))
        main = MainAction(look.t(own.BACK), "", ft.Icons.ARROW_BACK_ROUNDED, self.window.back)
        return page(look, head, body, tray(look, main), spacing=12)

    def _open(self, look: Look, entry: Entry) -> ft.Control:
        return named(
            card(
                look,
                ft.Column(
                    [
                        tap(
                            look,
                            text(look, entry.title.of(look.lang), "verdict"),
                            lambda: self.open_rule(entry.id),
                            ident=f"rule-{entry.id}",
                            radius=10,
                            padding=2,
                            align=ft.Alignment.CENTER_LEFT,
                        ),
                        text(look, entry.body.of(look.lang), "body", size=17),
                        ft.Row(
                            [
                                icon(ft.Icons.MENU_BOOK_ROUNDED, 20, look.c.ink2),
                                text(look, entry.source.of(look.lang), "note", look.c.ink2, expand=True),
                            ],
                            spacing=8,
                        ),
                    ],
                    spacing=10,
                ),
                edge=look.accent.fill,
                edge_width=3,
                padding=16,
            ),
            "rule-open",
        )
