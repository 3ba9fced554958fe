"""The names at a table, put right while it goes on or after it is over."""

from functools import partial

import flet as ft

from companion import explain
from companion.desk import Snapshot, name_problems
from companion.texts.errors import reason
from models.base import RecordError
from views.i18n import common as words
from views.i18n import names as own
from views.parts.base import named, text
from views.parts.fields import field
from views.parts.marks import mark, seats_of
from views.parts.page import empty, header, page
from views.parts.tray import MainAction, tray
from views.theme import Look
from views.window import Screen, Window


class Names(Screen):
    """A field a seat. typed: the names as they stand in the fields; errors: what is wrong, by seat."""

    def __init__(self, window: Window, table_id: str) -> None:
        super().__init__(window)
        self.table_id = table_id
        self.shot: Snapshot | None = window.desk.find(table_id)
        self.typed = list(self.shot.names) if self.shot else []
        self.error: str | None = None
        if self.shot is not None:
            self.game = self.shot.game

    def type(self, seat: int, name: str) -> None:
        """A name, as typed."""
        self.typed[seat], self.error = name, None
        self.redraw()

    def keep(self) -> None:
        """Gives the seats the names that were changed and goes back."""
        assert self.shot is not None
        try:
            for seat, name in enumerate(self.typed):
                if name.strip() != self.shot.names[seat]:
                    self.shot = self.window.desk.rename_seat(self.table_id, seat, name)
        except RecordError as error:
            self.error = reason(error, self.window.lang)
            self.redraw()
        else:
            self.back()

    def back(self) -> None:
        """Returns to where this was opened."""
        self.window.back(f"/table/{self.table_id}")

    def key(self, key: str, *, ctrl: bool, shift: bool) -> None:
        """Escape goes back."""
        if key == "Escape":
            self.back()

    def build(self, look: Look) -> ft.Control:
        """The screen as controls."""
        shot = self.shot
        if shot is None:
            head = header(look, look.t(own.TITLE), on_back=self.window.home)
            return page(look, head, [empty(look, look.t(words.EMPTY))])
        title = shot.title or explain.texts_of(shot.game).TITLE.of(look.lang)
        head = header(look, look.t(own.TITLE), title, on_back=self.back, close=True)
        problems = name_problems(self.typed)
        body: list[ft.Control] = [text(look, look.t(own.NOTE), "note", look.c.ink2)]
        for seat in seats_of(shot.names, shot.colors):
            problem = problems[seat.index]
            body.append(
                ft.Row(
                    [
                        mark(look, seat, 42),
                        ft.Container(
                            field(
                                look,
                                look.t(own.SEAT, number=seat.index + 1),
                                self.typed[seat.index],
                                partial(self.type, seat.index),
                                ident=f"seat-name-{seat.index}",
                                error=reason(problem, look.lang) if problem else None,
                                max_length=40,
                            ),
                            expand=True,
                        ),
                    ],
                    spacing=12,
                    key=f"seat-{seat.index}",
                )
            )
        if self.error:
            body.append(named(text(look, self.error, "strong", look.c.ng), "names-error", live=True))
        changed = [name.strip() for name in self.typed] != list(shot.names)
        ready = changed and not any(problems)
        main = MainAction(
            look.t(own.KEEP),
            look.t(own.KEEP_NOTE if changed else own.NOTHING),
            ft.Icons.CHECK_ROUNDED,
            self.keep if ready else None,
        )
        return page(look, head, body, tray(look, main), spacing=12)
