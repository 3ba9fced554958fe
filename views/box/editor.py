"""What the editors of all games share: the draft with its undo, keeping it, judging it, and the frame round it."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import flet as ft

from companion.packs import editing
from companion.packs.editing import Complaint, PackDraft, Words
from companion.texts.errors import sentence
from companion.texts.packs import beyond_text, complaint_text, facts_text, left_text
from models.base import RecordError
from views.box.making import is_given
from views.i18n import Text, common
from views.i18n import box as words
from views.parts.base import Handler, card, heading, icon, icon_tap, named, rule_off, tap, text
from views.parts.fields import field, wide_button
from views.parts.page import empty, header, page
from views.parts.sheets import over, sheet
from views.parts.tray import MainAction, TrayAction, tray, undo_action
from views.theme import Look
from views.window import Once, Screen, Window

MOST_UNDO = 200
SHOWN_COMPLAINTS = 6


class Editor(Screen):
    """A pack being entered. Every change is kept at once as a draft; saving makes it a pack that can be played with.

    A game's editor says what is shown (`content`), how a complaint is reached (`reach`), and may lay a sheet over it.
    """

    heading: Text
    game: str

    def __init__(self, window: Window, game: str, pack_id: str) -> None:
        super().__init__(window)
        self.game = game
        self.boxes = window.desk.boxes
        self.pack_id = pack_id
        own = next((pack for pack in self.boxes.own(game) if pack.id == pack_id), None)
        self.there = own is not None
        self.body: Any = own.body if own else None
        raw = (own.draft if own.draft is not None else own.body) if own else None
        read: Any = editing.read(game, raw)
        self.draft: Any = replace(read, id=pack_id)
        self.beyond = editing.beyond(self.draft)
        self.before: list[PackDraft] = []
        self.told: str | None = None
        self.once = Once(0.6)
        self._kept = self._stored()
        self.overtaken = False
        self.asked = False
        self._judged: tuple[PackDraft, tuple[Complaint, ...]] | None = None

    # --- the draft

    def change(self, draft: PackDraft) -> None:
        """Takes a changed draft: it can be undone, it is kept, and it is shown."""
        if draft == self.draft:
            return
        self.before = [*self.before[1 - MOST_UNDO :], self.draft]
        self.told, self.asked = None, False
        self._take(draft)

    def undo(self) -> None:
        """Takes back one change."""
        if self.before:
            self._take(self.before.pop())

    def _take(self, draft: PackDraft) -> None:
        self.draft = draft
        if self.overtaken or self._stored() != self._kept:
            # Another window changed the box meanwhile: whose changes stay is the person's to say.
            self.overtaken = True
        else:
            self._keep()
        self.redraw()

    def _keep(self) -> None:
        data = self.draft.data()
        self.boxes.save_draft(self.game, self.pack_id, None if data == self.body else data)
        self._kept = self._stored()

    def _stored(self) -> tuple[Any, Any] | None:
        """The pack and its draft as they lie on disk now."""
        own = next((pack for pack in self.boxes.own(self.game) if pack.id == self.pack_id), None)
        return (own.body, own.draft) if own else None

    def take_theirs(self) -> None:
        """Goes on with the box as another window left it."""
        self.window.show(self.window.route)

    def keep_mine(self) -> None:
        """Keeps the box as it is in this window, over what another one changed."""
        self.overtaken = False
        stored = self._stored()
        self.body = stored[0] if stored else None
        self._keep()
        self.redraw()

    @property
    def complaints(self) -> tuple[Complaint, ...]:
        """What the models still have against the draft."""
        if self._judged is None or self._judged[0] is not self.draft:
            self._judged = (self.draft, editing.complaints(self.draft))
        return self._judged[1]

    @property
    def saved(self) -> bool:
        """Whether the draft is what is kept as the pack."""
        return bool(self.body is not None and self.draft.data() == self.body)

    def save(self) -> None:
        """Makes the draft the pack."""
        if not self.once.ready():
            return
        if self._stored() != self._kept:
            self.overtaken = True
            self.redraw()
            return
        try:
            self.boxes.save(self.draft.data())
        except RecordError as error:
            self.told = sentence(error, self.window.lang)
            self.redraw()
            return
        self.close()

    def retitle(self, value: str) -> None:
        """The name of the box, as typed."""
        self.change(replace(self.draft, title=self._titled(value)))

    def _titled(self, value: str) -> Words:
        title: Words = self.draft.title
        return title.said(self.window.lang, value, given=is_given(self.game, title))

    # --- what a game's editor says

    def content(self, look: Look) -> Sequence[ft.Control]:
        """What the page shows below the name."""
        raise NotImplementedError

    def is_empty(self) -> bool:
        """Whether nothing has been entered yet though nothing is wrong."""
        return False

    def reach(self, complaint: Complaint) -> None:
        """Opens what a complaint is about."""

    def repair(self, complaint: Complaint) -> PackDraft | None:
        """The draft with the obvious repair of a complaint, None where there is none."""
        return None

    def repair_label(self, look: Look, complaint: Complaint) -> str:
        """What the repair is called."""
        return look.t(words.REPAIR)

    def close(self) -> None:
        """Leaves the editor; what was entered is kept."""
        self.window.back("/box")

    def close_part(self) -> bool:
        """Closes the part that is open (a card, a face); False where none is."""
        return False

    def ask(self) -> None:
        """What is still missing, each with the way there; or closes that again."""
        self.asked = not self.asked
        self.redraw()

    def go_to(self, complaint: Complaint) -> None:
        """Closes what lies over the pack and opens what a complaint is about."""
        self.asked = False
        self.reach(complaint)
        self.redraw()

    def close_top(self) -> bool:
        """Back closes what lies over the pack, then the part that is open, before it leaves the editor."""
        if self.asked:
            self.ask()
            return True
        return self.close_part()

    def step_back(self) -> None:
        """The × of the header and Escape."""
        if not self.close_top():
            self.close()

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back, Ctrl+Z undoes."""
        if key == "Escape":
            self.step_back()
        elif ctrl and key.lower() == "z":
            self.undo()

    # --- the frame

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        if not self.there:
            return page(look, header(look, look.t(words.BOX), on_back=self.close), [empty(look, look.t(words.GONE))])
        if self.beyond is not None:
            why = beyond_text(self.draft, self.beyond, look.lang)
            return page(look, self.head(look), [empty(look, why, ft.Icons.INVENTORY_2_ROUNDED)])
        if not self.overtaken and not (self.asked and self.complaints):
            return self.frame(look)
        if not self.overtaken:
            missing = sheet(look, self.checks(look), title=look.t(words.MISSING), ident="missing")
            return over(look, self.frame(look), missing, on_away=self.ask)
        content: list[ft.Control] = [
            text(look, look.t(words.OVERTAKEN_NOTE)),
            wide_button(look, look.t(words.TAKE_THEIRS), self.take_theirs, ident="take-theirs", filled=True),
            wide_button(look, look.t(words.KEEP_MINE), self.keep_mine, ident="keep-mine"),
        ]
        lying = ft.Column(content, spacing=12, tight=True, horizontal_alignment=ft.CrossAxisAlignment.STRETCH)
        asked = sheet(look, lying, title=look.t(words.OVERTAKEN), ident="overtaken")
        return over(look, self.frame(look), asked, on_away=None)

    def frame(self, look: Look) -> ft.Control:
        """The pack as a whole."""
        body = [self.title_field(look), *self.content(look), self.checks(look)]
        return page(look, self.head(look), body, self.bar(look), spacing=10)

    def head(self, look: Look, title: str | None = None, note: str | None = None) -> ft.Control:
        """The header: what is being entered, and of which box."""
        name = self.draft.title.of(look.lang) or look.t(words.BOX)
        return header(
            look,
            title or look.t(self.heading),
            f"{name} · {note}" if note else self.facts_note(look),
            on_back=self.step_back,
            close=True,
            actions=[
                icon_tap(
                    look,
                    ft.Icons.HELP_OUTLINE_ROUNDED,
                    look.t(common.RULES_OF),
                    lambda: self.window.go(f"/rules/{self.game}"),
                    ident="help",
                    size=28,
                )
            ],
        )

    def facts_note(self, look: Look) -> str:
        """What the header says of the pack as a whole."""
        return facts_text(self.draft, look.lang)

    def title_field(self, look: Look) -> ft.Control:
        """The name of the box."""
        name = field(
            look,
            look.t(words.NAME),
            self.draft.title.of(look.lang),
            self.retitle,
            ident="box-title",
            max_length=80,
        )
        # Its label floats on its upper edge.
        return ft.Container(name, padding=ft.Padding.only(top=8))

    def bar(self, look: Look, others: Sequence[TrayAction] = ()) -> ft.Control:
        """The tray: undo, and saving as soon as nothing is missing."""
        return tray(look, self.save_action(look), others, left=self.undo_button(look))

    def undo_button(self, look: Look) -> TrayAction:
        """Undo, one change at a time."""
        return undo_action(look, self.undo, nothing=not self.before)

    def save_action(self, look: Look) -> MainAction:
        """The main button."""
        wrong = self.complaints
        if wrong:
            return MainAction(
                left_text(wrong, look.lang), complaint_text(self.draft, wrong[0], look.lang), on_wait=self.ask
            )
        if self.saved:
            note = look.t(words.STARTED_STAY)
            return MainAction(look.t(words.SAVED_ALREADY), note, ft.Icons.CHECK_ROUNDED, self.close)
        note = self.told or self.draft.title.of(look.lang)
        return MainAction(look.t(words.SAVE), note, ft.Icons.CHECK_ROUNDED, self.save)

    def checks(self, look: Look, good: Sequence[str] = ()) -> ft.Control:
        """The live checks: what is right, and what is wrong, where and why, with its repair."""
        rows: list[ft.Control] = [check_row(look, line) for line in good]
        wrong = self.complaints
        for number, complaint in enumerate(wrong[:SHOWN_COMPLAINTS]):
            rows.append(self._complaint(look, number, complaint))
        if len(wrong) > SHOWN_COMPLAINTS:
            more = look.t(words.MORE_COMPLAINTS, count=len(wrong) - SHOWN_COMPLAINTS)
            rows.append(text(look, more, "label", look.c.ink2))
        if not wrong and not good:
            empty_ = self.is_empty()
            rows.append(check_row(look, look.t(words.NOTHING_YET if empty_ else words.ALL_RIGHT), good=not empty_))
        return card(look, named(ft.Column(rows, spacing=6, tight=True), "checks", live=True))

    def _complaint(self, look: Look, number: int, complaint: Complaint) -> ft.Control:
        sentence = complaint_text(self.draft, complaint, look.lang)
        fixed = self.repair(complaint)
        go: Handler = (lambda: self.change(fixed)) if fixed is not None else (lambda: self.go_to(complaint))
        label = self.repair_label(look, complaint) if fixed is not None else look.t(words.GO_THERE)
        row: list[ft.Control] = [
            icon(ft.Icons.ERROR_ROUNDED, 24, look.c.ng),
            text(look, sentence, "strong", look.c.ng, expand=True),
        ]
        if fixed is not None or len(complaint.path) > 1:
            row.append(
                tap(
                    look,
                    text(look, label, "strong", look.accent.fill),
                    go,
                    ident=f"repair-{number}",
                    label=f"{label}: {sentence}",
                    radius=24,
                    padding=ft.Padding.symmetric(horizontal=10, vertical=8),
                )
            )
        return ft.Row(row, spacing=10)


def covered(look: Look, screen: ft.Control, part: ft.Control, key: str) -> ft.Control:
    """A part of the pack over the pack as a whole, which stays below, unread and where it was scrolled to."""
    below = ft.Semantics(content=screen, exclude_semantics=True, disabled=True, expand=True)
    return ft.Stack([below, ft.Container(part, bgcolor=look.c.paper, expand=True, key=key)], expand=True)


def check_row(look: Look, line: str, *, good: bool = True) -> ft.Control:
    """A line of the checks that is right, or a fact that is neither."""
    glyph = ft.Icons.CHECK_CIRCLE_ROUNDED if good else ft.Icons.INFO_ROUNDED
    return ft.Row(
        [icon(glyph, 24, look.c.ok if good else look.c.ink2), text(look, line, "strong", expand=True)], spacing=10
    )


def row_tap(
    look: Look,
    leading: ft.Control | None,
    title: str,
    note: str,
    on_tap: Handler,
    *,
    ident: str,
    tag: ft.Control | None = None,
    warn: bool = False,
) -> ft.Control:
    """A row of a list that opens something: picture, title with a note, a tag, an arrow."""
    lines: list[ft.Control] = [text(look, title, "title", lines=2)]
    if note:
        lines.append(text(look, note, "note", look.c.ng if warn else look.c.ink2, lines=2, size=15))
    if tag and not look.roomy:
        lines.append(ft.Row([tag]))
    row: list[ft.Control] = [ft.Container(leading, width=44, alignment=ft.Alignment.CENTER)] if leading else []
    row.append(ft.Column(lines, spacing=0, expand=True, tight=True))
    if tag and look.roomy:
        row.append(tag)
    row.append(icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 26, look.c.ink2))
    return tap(
        look,
        ft.Row(row, spacing=12),
        on_tap,
        ident=ident,
        radius=18,
        padding=ft.Padding.symmetric(horizontal=12, vertical=10),
    )


def beside(look: Look, buttons: Sequence[ft.Control]) -> ft.Control:
    """Buttons side by side, each `expand`; under one another where the text is large."""
    if look.roomy:
        return ft.Row(list(buttons), spacing=8)
    return ft.Column([ft.Row([button]) for button in buttons], spacing=8, tight=True)


def rows_card(look: Look, rows: Sequence[ft.Control]) -> ft.Control:
    """Rows under one another in a card, a hairline between."""
    items: list[ft.Control] = []
    for row in rows:
        if items:
            items.append(rule_off(look))
        items.append(row)
    return card(look, ft.Column(items, spacing=0, tight=True), padding=0)


def section(look: Look, title: str, rows: Sequence[ft.Control], right: str | None = None) -> ft.Control:
    """A caption and what stands below it, in a card."""
    return card(look, ft.Column([heading(look, title, None, right), *rows], spacing=8, tight=True))


__all__ = ["Editor", "beside", "check_row", "row_tap", "rows_card", "section"]
