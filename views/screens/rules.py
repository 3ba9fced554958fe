"""The rules page of a game: search, chapters with counts, one open rule; a verdict and a score line open it at theirs.

Opened at a table it says what a rule comes to there; opened from a verdict it has that verdict on top, and the main
button leads back to it as it was left.
"""

from dataclasses import dataclass, replace
from functools import partial
from typing import Any

import flet as ft

from companion import explain
from companion.texts.base import Article, Chapter
from views.games import shown
from views.i18n import rules as own
from views.parts.base import card, heading, icon, named, rich, rule_off, tap, text
from views.parts.fields import field, pill
from views.parts.page import empty, header, page
from views.parts.seal import NAMES, seal
from views.parts.tray import MainAction, TrayAction, tray
from views.scene import Sized
from views.theme import Look, Verdict
from views.window import Screen, Window


@dataclass(frozen=True)
class Cause:
    """The verdict that a rule was opened from: what was entered, why it is judged so, and the board as it would be."""

    kind: Verdict
    rule: str
    what: str
    sentence: str
    board: Sized | None = None
    waits: bool = True
    """Its sheet waits to be answered: fix or ruling."""


class Rules(Screen):
    """The rules of a game in our own words. opened: the rule that is open, None for none.

    chapter: the one shown, None for all. shot: the table it was opened at; cause: the verdict it was opened from.
    """

    def __init__(
        self, window: Window, game: str, rule: str | None = None, shot: Any = None, cause: Cause | None = None
    ) -> None:
        super().__init__(window)
        self.game = game
        self.chapters = explain.chapters(game)
        self.opened = rule
        self.query = ""
        self.shot = shot
        self.cause = cause
        # At a table without a rule asked for: the chapter of the way that is played.
        known = rule or (shot.rules.turn_rule(shot.table.position.state) if shot is not None else None)
        self.chapter: str | None = self._chapter_of(known) or self.chapters[0].id

    def _chapter_of(self, rule: str | None) -> str | None:
        return next((c.id for c in self.chapters if any(a.id == rule for a in c.articles)), None)

    def search(self, query: str) -> None:
        """Shows the rules with these words."""
        self.query = query
        self.redraw()

    def open_chapter(self, chapter: str | None) -> None:
        """Shows a chapter, or all of them."""
        self.chapter, self.query = chapter, ""
        self.redraw()

    def show_all(self) -> None:
        """Shows every rule, chapter by chapter."""
        self.opened = None
        self.open_chapter(None)

    def open_rule(self, rule: str) -> None:
        """Opens a rule, or closes it."""
        self.opened = None if self.opened == rule else rule
        self.redraw()

    def found(self) -> list[Chapter]:
        """The rules shown, by chapter: one chapter, all, or what holds the words searched for."""
        if self.query.strip():
            hits = {article.id for article in explain.search(self.game or "", self.query)}
            kept = (replace(c, articles=tuple(a for a in c.articles if a.id in hits)) for c in self.chapters)
            return [chapter for chapter in kept if chapter.articles]
        return [chapter for chapter in self.chapters if self.chapter in (None, chapter.id)]

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back."""
        if key == "Escape":
            self.leave_page()

    def leave_page(self) -> None:
        """Back to where the rule was opened."""
        self.window.back(f"/table/{self.shot.table_id}" if self.shot else "/")

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        title = explain.texts_of(self.game or "").TITLE.of(look.lang)
        count = sum(len(chapter.articles) for chapter in self.chapters)
        head = header(look, look.t(own.TITLE), look.t(own.NOTE, game=title, count=count), on_back=self.leave_page)
        found = self.found()
        body: list[ft.Control] = [
            field(
                look, look.t(own.SEARCH), self.query, self.search, ident="rule-search", glyph=ft.Icons.SEARCH_ROUNDED
            ),
            self._chips(look),
        ]
        if self.cause is not None:
            body.append(_banner(look, self.cause))
        opened = next((article for chapter in found for article in chapter.articles if article.id == self.opened), None)
        if opened:
            body.append(self._open(look, opened))
        several = len(found) > 1
        for chapter in found:
            rest = [article for article in chapter.articles if article is not opened]
            if rest:
                body += [heading(look, chapter.title.of(look.lang))] if several else []
                body.append(self._rows(look, rest))
        if not found:
            body.append(empty(look, look.t(own.NOTHING), ft.Icons.SEARCH_OFF_ROUNDED))
        credit = explain.texts_of(self.game or "").CREDIT.of(look.lang)
        body.append(named(text(look, credit, "note", look.c.ink2, align=ft.TextAlign.CENTER), "credit"))
        return page(look, head, body, self._tray(look), spacing=12)

    def _chips(self, look: Look) -> ft.Control:
        return ft.Row(
            [
                pill(
                    look,
                    chapter.title.of(look.lang),
                    chapter.id == self.chapter and not self.query.strip(),
                    partial(self.open_chapter, chapter.id),
                    ident=f"chapter-{chapter.id}",
                    count=str(len(chapter.articles)),
                )
                for chapter in self.chapters
            ],
            spacing=8,
            scroll=ft.ScrollMode.HIDDEN,
        )

    def _rows(self, look: Look, articles: list[Article]) -> ft.Control:
        rows: list[ft.Control] = []
        for article in articles:
            if rows:
                rows.append(rule_off(look))
            rows.append(
                tap(
                    look,
                    ft.Row(
                        [
                            text(look, article.title.of(look.lang), "title", expand=True, lines=2),
                            icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 24, look.c.ink),
                        ],
                        spacing=8,
                    ),
                    partial(self.open_rule, article.id),
                    ident=f"rule-{article.id}",
                    label=article.title.of(look.lang),
                    radius=12,
                    padding=ft.Padding.symmetric(horizontal=8, vertical=14),
                )
            )
        return card(look, ft.Column(rows, spacing=0, tight=True), padding=6)

    def _tray(self, look: Look) -> ft.Control:
        waits = self.cause is not None and self.cause.waits
        label, note = (own.BACK_VERDICT, own.BACK_VERDICT_NOTE) if waits else (own.BACK, None)
        if self.shot is not None and not waits:
            label = own.BACK_TABLE
        return tray(
            look,
            MainAction(look.t(label), look.t(note) if note else "", ft.Icons.ARROW_BACK_ROUNDED, self.leave_page),
            left=TrayAction("contents", look.t(own.CONTENTS), ft.Icons.TOC_ROUNDED, self.show_all),
        )

    def _open(self, look: Look, article: Article) -> ft.Control:
        lines: list[ft.Control] = [
            tap(
                look,
                text(look, article.title.of(look.lang), "verdict"),
                lambda: self.open_rule(article.id),
                ident=f"rule-{article.id}",
                radius=10,
                padding=2,
                align=ft.Alignment.CENTER_LEFT,
            ),
            text(look, article.body.of(look.lang), "body", size=17),
        ]
        cause = self.cause if self.cause and self.cause.rule == article.id else None
        picture = shown(self.game).rule_pictures.get(article.id) if self.game else None
        room = min(look.width, 720) - 2 * look.margin - 60
        if picture and not (cause and cause.board):
            drawn = named(picture.draw(look, min(room, 420)), "rule-picture", picture.caption.of(look.lang), image=True)
            lines.append(
                _well(
                    look,
                    drawn,
                    [text(look, picture.caption.of(look.lang), "label", look.c.ink2, align=ft.TextAlign.CENTER)],
                    room,
                )
            )
        told = explain.at_table(self.shot.setup, article.id, look.lang) if self.shot else ()
        if cause or told:
            board = None
            if cause and cause.board:
                board = ft.Semantics(content=cause.board(min(room * 0.52, 260), 190), exclude_semantics=True)
            said: list[ft.Control] = [named(text(look, look.t(own.AT_TABLE), "title"), "rule-table", header=True)]
            if cause:
                said.append(rich(look, cause.sentence, "strong"))
            said += [text(look, line, "strong") for line in told]
            lines.append(_well(look, board, said, room))
        if article.ours:
            lines.append(_ours(look, article.ours.of(look.lang)))
        lines.append(
            ft.Row(
                [
                    icon(ft.Icons.MENU_BOOK_ROUNDED, 20, look.c.ink2),
                    text(look, article.source.of(look.lang), "note", look.c.ink2, expand=True),
                ],
                spacing=8,
            )
        )
        return named(
            card(
                look,
                ft.Column(lines, spacing=10, horizontal_alignment=ft.CrossAxisAlignment.STRETCH),
                edge=look.accent.fill,
                edge_width=3,
                padding=16,
            ),
            "rule-open",
        )


def rules_at(window: Window, table_id: str, rule: str | None = None) -> Rules | None:
    """The rules page opened at a table, None without the table; from a verdict where the window's table shows one."""
    shot = window.desk.find(table_id)
    if shot is None:
        return None
    cause = window.behind.cause_of(rule) if window.behind is not None and rule is not None else None
    return Rules(window, shot.game, rule, shot, cause)


def _ours(look: Look, told: str) -> ft.Control:
    """What the printed rules leave open and this app decides, marked as such."""
    return named(
        ft.Container(
            ft.Column(
                [text(look, look.t(own.OURS), "label", look.c.ink2), text(look, told, "body")],
                spacing=2,
                tight=True,
            ),
            border=ft.Border.only(left=ft.BorderSide(4, look.accent.fill)),
            padding=ft.Padding.only(left=12, top=2, bottom=2),
        ),
        "rule-ours",
        f"{look.t(own.OURS)}: {told}",
    )


def _banner(look: Look, cause: Cause) -> ft.Control:
    """The verdict on top of the page."""
    color, tint = look.c.verdict(cause.kind)
    title = look.t(own.FROM_VERDICT)
    return named(
        ft.Container(
            ft.Row(
                [
                    seal(look, cause.kind, 40),
                    ft.Column(
                        [text(look, title, "strong"), text(look, cause.what, "strong", weight=500)],
                        spacing=0,
                        expand=True,
                        tight=True,
                    ),
                ],
                spacing=14,
            ),
            bgcolor=tint,
            border=ft.Border.all(1.5, color) if look.contrast else None,
            border_radius=18,
            padding=ft.Padding.symmetric(horizontal=14, vertical=10),
        ),
        "rule-verdict",
        f"{look.t(NAMES[cause.kind])}. {title}. {cause.what}",
    )


def _well(look: Look, picture: ft.Control | None, said: list[ft.Control], room: float) -> ft.Control:
    """A picture and what is said beside it; under it where the words need the room."""
    beside = picture is not None and room >= 290 and look.roomy and len(said) > 1
    words = ft.Column(
        said,
        spacing=4,
        tight=True,
        expand=True if beside else None,
        horizontal_alignment=ft.CrossAxisAlignment.STRETCH,
    )
    content: list[ft.Control] = [picture] if picture else []
    inner: ft.Control
    if beside:
        inner = ft.Row([*content, words], spacing=14)
    else:
        rows = [ft.Row(content, alignment=ft.MainAxisAlignment.CENTER)] if content else []
        inner = ft.Column([*rows, words], spacing=8, tight=True)
    return ft.Container(inner, bgcolor=look.c.sunk, border_radius=16, padding=14)
