"""A dizzle sheet being painted, as its palette, its values and its photo need it."""

from typing import Protocol

import flet as ft

from companion.packs.editing import dizzle
from views.box.dizzle.photo import Photo
from views.theme import Look


class Painting(Protocol):
    """The painter. brush, color, points: what the next touch lays; photo: what lies under the grid."""

    draft: dizzle.PackDraft
    brush: str
    color: str
    points: dict[str, int]
    photo: Photo | None
    photo_bad: bool

    def change(self, draft: dizzle.PackDraft) -> None:
        """Takes a changed draft."""

    def take(self, brush: str) -> None:
        """Another brush."""

    def take_color(self, color: str) -> None:
        """Another colour for what is laid next."""

    def take_points(self, kind: str, points: int) -> None:
        """Other points for what is laid next."""

    def title_field(self, look: Look) -> ft.Control:
        """The name of the box."""

    def choose_photo(self) -> None:
        """Asks for a photo."""

    def drop_photo(self) -> None:
        """Takes the photo away."""

    def zoom_photo(self, steps: int) -> None:
        """Larger or smaller."""
