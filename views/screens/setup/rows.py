"""How the players of a table that is being set up look: a row a seat, opened for its name and mark."""

from typing import Any

import flet as ft

from models.library import SavedPlayer
from views.i18n import setup as own
from views.parts.base import icon, icon_tap, tap, text
from views.parts.fields import field, pill
from views.parts.marks import Mark, Seat, initial, mark
from views.screens.setup.chairs import NAME_SIZES, Chairs
from views.theme import SEATS, Look

SCROLL = ft.ScrollMode.AUTO
DRAGGED = ft.RoundedRectangleBorder(radius=16)


class ChairRows(Chairs):
    """The rows, and what is done by dragging one."""

    def _chair(self, look: Look, seat: Seat) -> ft.Control:
        index = seat.index
        open_ = self.editing == index
        problem = self.problem(index)
        place = look.t(own.FIRST) if index == 0 else look.t(own.NTH, number=index + 1)
        place_row: list[ft.Control] = []
        if index == 0:
            place_row.append(icon(ft.Icons.FLAG_ROUNDED, 18, look.accent.fill))
        place_row.append(text(look, place, "label", look.accent.fill if index == 0 else look.c.ink2))
        beside = self.start.beside(look, index)
        below = beside is not None and (self.apart if open_ else self._too_long(look, seat.name))
        size = NAME_SIZES[0] if beside is None or below else self._name_size(look, seat.name)
        lines: list[ft.Control] = [
            text(look, seat.name, "title", lines=1, size=size),
            ft.Row(place_row, spacing=4, tight=True),
        ]
        if problem and not open_:
            lines.append(text(look, problem, "min", look.c.ng))
        who = tap(
            look,
            ft.Row([mark(look, seat, 42), ft.Column(lines, spacing=0, expand=True, tight=True)], spacing=12),
            lambda: self.open_seat(index),
            ident=f"seat-{index}",
            label=f"{look.t(own.EDIT_SEAT, name=seat.name)}. {place}",
            radius=14,
            padding=ft.Padding.symmetric(horizontal=6, vertical=6),
            expand=True,
        )
        row: list[ft.Control] = [self._handle(look, seat), who]
        if beside and not below:
            row.append(beside)
        content: list[ft.Control] = [ft.Row(row, spacing=2)]
        if beside and below:
            content.append(ft.Row([beside], alignment=ft.MainAxisAlignment.END) if look.roomy else beside)
        if open_:
            # Known by its seat: it stays what it is, whatever changes above it, and another seat's is another.
            content.append(ft.Container(self._open(look, seat, problem), key=f"open-{index}"))
        box = ft.Container(
            ft.Column(content, spacing=10, tight=True),
            bgcolor=look.c.sheet,
            border=ft.Border.all(2 if open_ else 1, look.c.ink if open_ else look.c.line),
            border_radius=20,
            padding=ft.Padding.only(left=4, right=8, top=8, bottom=8 if not open_ else 12),
        )
        return ft.DragTarget(
            group="seats", content=box, on_accept=lambda e: self._dropped(e, index), key=f"seat-{index}"
        )

    def _handle(self, look: Look, seat: Seat) -> ft.Control:
        """What a seat is dragged by; a swipe anywhere else scrolls the page."""
        grip = ft.Container(
            icon(ft.Icons.DRAG_INDICATOR_ROUNDED, 22, look.c.ink2), width=28, height=48, alignment=ft.Alignment.CENTER
        )
        # A card gives the words of what is dragged their style: above the page there is none.
        dragged = ft.Card(
            ft.Container(mark(look, seat, 48), padding=4), bgcolor=look.c.sheet, elevation=4, shape=DRAGGED
        )
        return ft.Draggable(group="seats", data=seat.index, content=grip, content_feedback=dragged)

    def _dropped(self, event: Any, onto: int) -> None:
        moved = event.src.data
        if isinstance(moved, int) and moved != onto:
            self.chairs.insert(onto, self.chairs.pop(moved))
            self._edit(None)

    def _open(self, look: Look, seat: Seat, problem: str | None) -> ft.Control:
        index = seat.index
        content: list[ft.Control] = [
            field(
                look,
                look.t(own.NAME),
                self.chairs[index].typed,
                lambda value: self.rename(index, value),
                ident=f"name-{index}",
                error=problem,
                hint=self.chairs[index].unnamed,
                max_length=40,
                autofocus=True,
                on_submit=lambda: self.named(index),
            ),
        ]
        if self.offered:
            content.append(text(look, look.t(own.SAVED), "label", look.c.ink2))
            content.append(ft.Row([self._offer(look, index, person) for person in self.offered], scroll=SCROLL))
        content += self._marks(look, seat)
        least, _ = self.start.seats()
        tools: list[ft.Control] = [
            icon_tap(
                look, ft.Icons.ARROW_UPWARD_ROUNDED, look.t(own.UP), lambda: self.move(index, -1), ident=f"up-{index}"
            ),
            icon_tap(
                look,
                ft.Icons.ARROW_DOWNWARD_ROUNDED,
                look.t(own.DOWN),
                lambda: self.move(index, 1),
                ident=f"down-{index}",
            ),
        ]
        if len(self.chairs) > least:
            tools.append(
                icon_tap(
                    look,
                    ft.Icons.PERSON_REMOVE_ROUNDED,
                    look.t(own.REMOVE),
                    lambda: self.remove(index),
                    ident=f"remove-{index}",
                )
            )
        content.append(ft.Row(tools, spacing=8, alignment=ft.MainAxisAlignment.END))
        return ft.Column(content, spacing=8, tight=True)

    def _offer(self, look: Look, index: int, person: SavedPlayer) -> ft.Control:
        on = self.chairs[index].saved == person.id
        return pill(look, person.name, on, lambda: self.seat_saved(index, person), ident=f"saved-{person.id}")

    def _marks(self, look: Look, seat: Seat) -> list[ft.Control]:
        """The eight marks, four in a row on phones."""
        marks = [self._mark(look, seat, number) for number in range(len(SEATS))]
        in_row = len(SEATS) if look.width >= 600 else len(SEATS) // 2
        return [ft.Row(marks[start : start + in_row], spacing=4) for start in range(0, len(marks), in_row)]

    def _mark(self, look: Look, seat: Seat, number: int) -> ft.Control:
        style = SEATS[number]
        owner = next((i for i, chair in enumerate(self.chairs) if chair.style == number), None)
        mine = owner == seat.index
        taken = owner is not None and not mine
        letter = initial(self.chairs[owner].name if owner is not None else seat.name)
        name = (
            look.t(own.TAKEN, name=self.chairs[owner].name)
            if owner is not None and taken
            else look.t(own.MARK, color=number + 1)
        )
        inner: list[ft.Control] = [Mark(look, letter, style.color, style.shape, 36, False, taken)]
        if mine:
            inner.append(icon(ft.Icons.CHECK_CIRCLE_ROUNDED, 20, look.c.ink))
        return tap(
            look,
            ft.Row(inner, spacing=0, tight=True, alignment=ft.MainAxisAlignment.CENTER),
            lambda: self.style(seat.index, number),
            ident=f"mark-{seat.index}-{number}",
            label=name,
            selected=mine,
            fill=look.accent.tint if mine else None,
            radius=14,
            padding=8,
            height=54,
            expand=True,
        )
