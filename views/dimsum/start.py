"""The setup of dim sum: which box, and a face for each seat."""

from collections.abc import Sequence
from functools import partial
from typing import Any

import flet as ft

from companion.game import Seating
from models.dimsum import TURNS, Face, Pack, SeatState
from views.dimsum.board import MiniBoard, paints, shape, views_of
from views.i18n import dimsum as words
from views.i18n import setup as setup_words
from views.parts.base import card, heading, icon, tap, text
from views.parts.fields import choice_row
from views.playing import PlainStart
from views.scene import BottomSheet, GameSetup
from views.theme import Look, minus


class StartScreen(PlainStart):
    """Box and faces. faces: by seat, as far as somebody chose."""

    def __init__(self, setup: GameSetup) -> None:
        super().__init__(setup)
        self.packs: tuple[Pack, ...] = tuple(setup.window.desk.boxes.of("dimsum"))
        self.chosen = 0
        self.faces: dict[int, str] = {}
        self.asking: int | None = None

    @property
    def box(self) -> Pack:
        """The box chosen."""
        return self.packs[self.chosen]

    def face(self, seat: int) -> Face:
        """The face of a seat; the first of the box where nobody chose."""
        faces = {face.id: face for face in self.box.faces}
        return faces.get(self.faces.get(seat, ""), self.box.faces[0])

    def note(self, players: int) -> str:
        """How many cards the deck has."""
        return self.setup.window.look.t(words.DECK_COUNT, count=TURNS * players)

    def ask(self, seat: int | None) -> None:
        """Opens the faces for a seat; None closes them."""
        self.asking = seat
        self.setup.redraw()

    def close(self) -> None:
        """Closes the faces."""
        self.ask(None)

    def choose(self, seat: int, face: str) -> None:
        """A face was chosen."""
        self.faces[seat] = face
        self.ask(None)

    def take_box(self, index: int) -> None:
        """A box was chosen."""
        self.chosen = index
        self.setup.redraw()

    def _picture(self, look: Look, face: Face, width: float, height: float) -> ft.Control:
        view = views_of(face, SeatState(), paints(self.box, look), frozenset(), look)
        return MiniBoard(look, face, view, width, height)

    def _box_picture(self, look: Look, pack: Pack) -> ft.Control:
        """The first faces of a box and a card of each kind, small."""
        colors = paints(pack, look)
        cards = list({card.kind: card for card in pack.cards}.values())[:4]
        views = [(face, views_of(face, SeatState(), colors, frozenset(), look)) for face in pack.faces[:2]]
        return ft.Column(
            [
                ft.Row([MiniBoard(look, face, view, 42, 46) for face, view in views], spacing=6, tight=True),
                ft.Row([shape(look, card, colors, 9) for card in cards], spacing=6, tight=True),
            ],
            spacing=4,
            tight=True,
            horizontal_alignment=ft.CrossAxisAlignment.CENTER,
        )

    def _bonus(self, look: Look, face: Face) -> str:
        return look.t(words.FACE_BONUS, bonus=face.bonus) if face.bonus else look.t(words.FACE_PLAIN)

    def beside(self, look: Look, seat: int) -> ft.Control:
        """The face of a seat; a tap opens the others."""
        face = self.face(seat)
        return tap(
            look,
            ft.Row(
                [
                    self._picture(look, face, 42, 52),
                    ft.Column(
                        [
                            text(look, face.name.of(look.lang), "strong", lines=1),
                            text(look, self._bonus(look, face), "note", lines=1, size=13),
                        ],
                        spacing=0,
                        expand=True,
                        tight=True,
                    ),
                    icon(ft.Icons.EXPAND_MORE_ROUNDED, 22, look.c.ink),
                ],
                spacing=8,
            ),
            partial(self.ask, seat),
            ident=f"face-{seat}",
            label=f"{look.t(words.FACE_TITLE, name=self.setup.names[seat])}: {face.name.of(look.lang)}. {self._bonus(look, face)}",
            fill=look.accent.tint,
            edge=look.c.edge if look.contrast else None,
            radius=16,
            padding=8,
            width=186 if look.roomy else None,
        )

    def last(self, look: Look) -> Sequence[ft.Control]:
        """The boxes, and what the chosen one says about turning and chips."""
        rows: list[ft.Control] = [heading(look, look.t(setup_words.BOX), ft.Icons.INVENTORY_2_ROUNDED)]
        for index, pack in enumerate(self.packs):
            cards = sum(c.count for c in pack.cards)
            rows.append(
                choice_row(
                    look,
                    pack.title.of(look.lang),
                    look.t(words.BOX_FACTS, colors=len(pack.colors), cards=cards),
                    index == self.chosen,
                    partial(self.take_box, index),
                    ident=f"box-{index}",
                    leading=self._box_picture(look, pack),
                )
            )
        house = look.t(
            words.HOUSE,
            turning=look.t(words.TURNING[self.box.turning]),
            chip=minus(self.box.chip_points, sign=True),
        )
        rule = tap(
            look,
            ft.Row(
                [
                    icon(ft.Icons.MENU_BOOK_ROUNDED, 26, look.c.ink),
                    text(look, house, "strong", expand=True, lines=2),
                    icon(ft.Icons.CHEVRON_RIGHT_ROUNDED, 24, look.c.ink),
                ],
                spacing=12,
            ),
            self._rules,
            ident="house-rules",
            label=house,
            fill=look.c.sheet,
            edge=look.c.line,
            edge_width=1,
            radius=20,
            padding=16,
        )
        return [card(look, ft.Column(rows, spacing=8, tight=True)), rule]

    def _rules(self) -> None:
        self.setup.window.go("/rules/dimsum/dimsum.shape", keep=True)

    def sheet(self, look: Look) -> BottomSheet | None:
        """The faces to choose from."""
        seat = self.asking
        if seat is None or seat >= len(self.setup.names):
            return None
        rows = [
            choice_row(
                look,
                face.name.of(look.lang),
                self._bonus(look, face),
                face is self.face(seat),
                partial(self.choose, seat, face.id),
                ident=f"pick-{face.id}",
                leading=ft.Container(self._picture(look, face, 112, 132), width=112, alignment=ft.Alignment.CENTER),
            )
            for face in self.box.faces
        ]
        title = look.t(words.FACE_TITLE, name=self.setup.names[seat])
        return BottomSheet(title, ft.Column(rows, spacing=8, tight=True), away=self.close)

    def options(self, players: int) -> Any:
        """The faces in seat order."""
        return {"faces": [self.face(seat).id for seat in range(players)]}

    def pack(self) -> Any:
        """The box: its id where the app or the store knows it."""
        return self.box.id

    def recall(self, setup: Seating) -> None:
        """The faces and the box of an earlier table."""
        self.faces = dict(enumerate(setup.options.faces))
        self.chosen = next((i for i, p in enumerate(self.packs) if p.id == setup.pack.id), self.chosen)
