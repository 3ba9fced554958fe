"""A dizzle sheet painted like the paper: digits drawn over fields, marks, arrows, squares, values, a photo below."""

from collections.abc import Sequence
from typing import Any

import flet as ft

from companion.packs.editing import Complaint, PackDraft, dizzle
from companion.texts.dizzle import color_text
from models.base import RecordError
from models.dizzle import PIPS
from views.box.dizzle.palette import Palette
from views.box.dizzle.photo import MOST_BYTES, NoPhoto, Photo, photo_of
from views.box.dizzle.photo_card import photo_card
from views.box.dizzle.sheet import SheetPicture, between, cell_at, grid, measure
from views.box.dizzle.values import sheet_values
from views.box.editor import Editor
from views.i18n import box as words
from views.parts.page import page, scrolling_side
from views.parts.picking import picked
from views.parts.sheets import over, sheet
from views.parts.tray import TrayAction
from views.theme import SIDE_PANE, Look
from views.window import Window

Cell = tuple[int, int]
STORED = "companion.photo."


class DizzleEditor(Editor):
    """The painter. brush: a square's character, "arrow", "frame", a kind of mark, or "photo".

    down: where the finger came down; stroke: the squares drawn over so far; color, points: what the brush lays.
    """

    heading = words.DIZZLE_TITLE
    draft: dizzle.PackDraft

    def __init__(self, window: Window, game: str, pack_id: str) -> None:
        super().__init__(window, game, pack_id)
        self.brush = "1"
        self.color = dizzle.COLORS[0]
        self.points = {"jewel": 1, "arrow": 10, "frame": 10}
        self.down: Cell | None = None
        self.stroke: list[Cell] = []
        self.trying = False
        self.photo: Photo | None = None
        self.photo_bad = False
        self.dragged: tuple[float, float] | None = None
        self.picker = ft.FilePicker()
        self.storage = ft.SharedPreferences()
        self.palette = Palette(self)
        self.window.soon(self._find_photo)

    # --- painting

    def touch(self, cell: Cell) -> None:
        """A square was touched."""
        draft, brush = self.draft, self.brush
        if brush in dizzle.SQUARES:
            self.change(draft.painted([cell], brush))
        elif brush == "arrow":
            self.change(draft.with_arrow(cell, cell, self.points["arrow"]))
        elif brush == "frame":
            self.change(draft.with_square(cell, self.points["frame"]))
        elif brush != "photo":
            self.change(draft.marked(cell, self.mark))

    @property
    def mark(self) -> dizzle.Mark:
        """The mark that the brush lays."""
        kind: Any = self.brush
        color = self.color if kind in dizzle.COLORED else ""
        return dizzle.Mark(kind, color, self.points["jewel"] if kind == "jewel" else 0)

    def pressed(self, x: float, y: float) -> None:
        """A finger came down on the grid."""
        self.down = cell_at(self.measure, self.draft, x, y)
        self.dragged = (x, y)

    def started(self) -> None:
        """It begins to draw."""
        self.stroke = [self.down] if self.down is not None and self.draws else []
        if self.stroke:
            self.redraw()

    def drew(self, x: float, y: float) -> None:
        """It draws on."""
        if self.brush == "photo" and self.photo is not None and self.dragged is not None:
            width = self.measure.width
            self.photo = self.photo.moved((x - self.dragged[0]) / width, (y - self.dragged[1]) / width)
            self.dragged = (x, y)
            self.redraw()
            return
        cell = cell_at(self.measure, self.draft, x, y)
        if not self.stroke or cell == self.stroke[-1]:
            return
        if self.brush == "arrow":
            self.stroke = [self.stroke[0], cell]
        else:
            self.stroke += between(self.stroke[-1], cell)[1:]
        self.redraw()

    def lifted(self) -> None:
        """It is lifted: the stroke becomes one change."""
        stroke, self.stroke, self.down = self.stroke, [], None
        if self.brush == "photo":
            self.window.soon(self._keep_photo)
        elif stroke and self.brush == "arrow":
            self.change(self.draft.with_arrow(stroke[0], stroke[-1], self.points["arrow"]))
        elif stroke:
            self.change(self.draft.painted(stroke, self.brush))
        self.redraw()

    @property
    def draws(self) -> bool:
        """Whether the brush draws over squares."""
        return self.brush in dizzle.SQUARES or self.brush == "arrow"

    def lit(self) -> frozenset[Cell]:
        """What the stroke is drawn over."""
        if not self.stroke:
            return frozenset()
        if self.brush == "arrow":
            return frozenset(self.draft.line(self.stroke[0], self.stroke[-1]))
        return frozenset(self.stroke)

    def wrong(self) -> frozenset[Cell]:
        """What the checks complain about."""
        cells: set[Cell] = set()
        for complaint in self.complaints:
            match complaint.path:
                case ("marks", int(index), *_):
                    cells.add(self.draft.marks[index][0])
                case ("arrows" | "squares" as key, int(index), *_):
                    areas = self.draft.arrows if key == "arrows" else self.draft.squares
                    cells.update(areas[index].cells)
        return frozenset(cells)

    def take(self, brush: str) -> None:
        """Another brush."""
        self.brush = brush
        self.redraw()

    def take_color(self, color: str) -> None:
        """Another colour for puzzle pieces, keys and locks."""
        self.color = color
        self.redraw()

    def take_points(self, kind: str, points: int) -> None:
        """Other points for the jewels, arrows or squares drawn next."""
        self.points[kind] = points
        self.redraw()

    # --- the checks

    def reach(self, complaint: Complaint) -> None:
        """Takes the brush that puts it right."""
        if complaint.error.key == "lock-without-key":
            self.color = str(complaint.error.facts["value"])
            self.take("key")

    def repair(self, complaint: Complaint) -> PackDraft | None:
        """The obvious repair."""
        return dizzle.repaired(self.draft, complaint)

    def repair_label(self, look: Look, complaint: Complaint) -> str:
        """What it is called."""
        word = words.REPAIRS.get(complaint.error.key, words.REPAIR)
        return look.t(word, color=color_text(str(complaint.error.facts.get("value", "")), look.lang))

    def facts(self, look: Look) -> list[str]:
        """What is there: how often each number, and what each puzzle colour gives."""
        draft, counts = self.draft, self.draft.counts
        pips = [counts[pip] for pip in PIPS]
        if len(set(pips)) == 1:
            lines = [look.t(words.PIPS_EVEN, count=pips[0])]
        else:
            each = "、" if look.lang == "ja" else ", "
            said = each.join(f"{pip}: {count}" for pip, count in zip(PIPS, pips, strict=True))
            lines = [look.t(words.PIPS_LINE, fields=draft.fields, counts=said)]
        values = dict(draft.puzzles)
        for color in draft.colors("puzzle"):
            if color in values:
                count = sum(m.kind == "puzzle" and m.color == color for _, m in draft.marks)
                name = color_text(color, look.lang)
                lines.append(look.t(words.PUZZLE_LINE, color=name, count=count, points=values[color]))
        return lines

    # --- the photo

    async def _find_photo(self) -> None:
        kept = await self.window.quietly(self.storage.get(STORED + self.pack_id))
        self.photo = Photo.read(kept)
        if self.photo is not None:
            self.redraw()

    async def _keep_photo(self) -> None:
        key = STORED + self.pack_id
        if self.photo is None:
            await self.window.quietly(self.storage.remove(key))
        else:
            await self.window.quietly(self.storage.set(key, self.photo.kept()))

    def choose_photo(self) -> None:
        """Asks for a picture and lays it under the grid."""

        async def choose() -> None:
            try:
                data = await picked(self.window.page, self.picker, MOST_BYTES, file_type=ft.FilePickerFileType.IMAGE)
                if data is None:
                    return
                self.photo, self.photo_bad = await photo_of(data), False
            except (NoPhoto, RecordError, OSError):
                self.photo_bad = True
            else:
                self.brush = "photo"
                await self._keep_photo()
            self.redraw()

        self.window.soon(choose)

    def drop_photo(self) -> None:
        """Takes the photo away."""
        self.photo = None
        if self.brush == "photo":
            self.brush = "1"
        self.window.soon(self._keep_photo)
        self.redraw()

    def zoom_photo(self, steps: int) -> None:
        """Larger or smaller."""
        if self.photo is not None:
            self.photo = self.photo.zoomed(steps)
            self.window.soon(self._keep_photo)
            self.redraw()

    # --- the screen

    def try_it(self) -> None:
        """Shows the sheet as the table will, or closes that."""
        self.trying = not self.trying
        self.redraw()

    def close_part(self) -> bool:
        """Closes the picture of the sheet."""
        if self.trying:
            self.try_it()
            return True
        return False

    def facts_note(self, look: Look) -> str:
        """The sheet's name too: its field stands far below."""
        return f"{self.draft.title.of(look.lang) or look.t(words.BOX)} · {super().facts_note(look)}"

    def content(self, look: Look) -> Sequence[ft.Control]:
        """The palette; the name stands with the values."""
        return self.palette.build(look)

    def frame(self, look: Look) -> ft.Control:
        """Phones: the grid stays and the palette scrolls below it; wide screens: side by side."""
        wide = look.wide
        width = look.width - SIDE_PANE if wide else look.width
        height = look.height - 240 if wide else max(220.0, min(look.height * 0.42, look.height - 430))
        self.measure = at = measure(self.draft, width - 2 * look.margin, height)
        lit = self.lit()
        shown = self.draft if not lit or self.brush == "arrow" else self.draft.painted(lit, self.brush)
        board = ft.GestureDetector(
            content=grid(look, shown, at, lit, self.wrong(), self.photo, self.touch),
            on_pan_down=lambda e: self.pressed(e.local_position.x, e.local_position.y),
            on_pan_start=lambda _: self.started(),
            on_pan_update=lambda e: self.drew(e.local_position.x, e.local_position.y),
            on_pan_end=lambda _: self.lifted(),
            drag_interval=30,
            width=at.width,
            height=at.height,
        )
        lying = ft.Row([board], alignment=ft.MainAxisAlignment.CENTER)
        rest = [
            *self.content(look),
            self.checks(look, self.facts(look)),
            sheet_values(self, look),
            photo_card(self, look),
        ]
        others = [TrayAction("try", look.t(words.TRY), ft.Icons.VISIBILITY_ROUNDED, self.try_it)]
        bar = self.bar(look, others)
        if wide:
            screen = page(look, self.head(look), [lying], bar, side=scrolling_side(rest))
        else:
            top = ft.Column([self.head(look), lying], spacing=4, tight=True)
            screen = page(look, top, rest, bar, spacing=8)
        if not self.trying:
            return over(look, screen, None, on_away=None)
        picture = SheetPicture(look, self.draft.grid, self.draft.marks, 330, 400)
        small = ft.Row([picture], alignment=ft.MainAxisAlignment.CENTER)
        return over(look, screen, sheet(look, small, title=look.t(words.TRY_TITLE)), on_away=self.try_it)
