"""A dimsum pack being entered: cards drawn on a grid, faces numbered by touch, and the small values."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from string import hexdigits
from typing import Any, Literal, get_args

from companion.game import Lang
from companion.pack_draft import Beyond, Words
from companion.packs.editing.common import (
    NAMELESS,
    as_list,
    as_number,
    as_object,
    as_slug,
    as_square,
    as_text,
    as_words,
    free_id,
)
from models.dimsum import CARDS_OF_A_KIND, CELLS

Square = tuple[int, int]
Turning = Literal["fixed", "rotate", "rotate-flip"]
TURNINGS: tuple[Turning, ...] = get_args(Turning)
MOST_CUBES = 6
CARD_SIDE = 6
"""Six cubes in a row are the longest card."""

FACE_SIDE = 14
"""Fourteen squares in a row are the longest face without a gap."""

MOST_CARDS, MOST_FACES, MOST_STEPS = 120, 40, 20
"""What the editor has room for."""

STANDARD_COLORS = (
    ("red", "#D23B2E", Words("赤", "Red")),
    ("blue", "#2A6CB0", Words("青", "Blue")),
    ("green", "#3B7F3A", Words("緑", "Green")),
    ("yellow", "#F0BE3C", Words("黄", "Yellow")),
)
USUAL_NAMES = tuple(name for _, _, name in STANDARD_COLORS)
"""What the colours of a new box are called, until somebody says otherwise."""
SHADES = (
    "#D23B2E",
    "#E8912A",
    "#F0BE3C",
    "#8FAE3E",
    "#3B7F3A",
    "#1B7793",
    "#2A6CB0",
    "#74499C",
    "#B03A78",
    "#7A4A2A",
    "#F3E8CF",
    "#2E2724",
)
"""What a colour can be drawn with."""


@dataclass(frozen=True, slots=True)
class Color:
    """A cube colour."""

    id: str
    hex: str
    name: Words


@dataclass(frozen=True, slots=True)
class Cube:
    """A cube of a card on its square."""

    color: str
    at: Square


@dataclass(frozen=True, slots=True)
class Card:
    """A card as far as it is drawn. name: empty until somebody gives it one; it is then called by its cubes."""

    id: str
    kind: str
    count: int = 1
    name: Words = NAMELESS
    cubes: tuple[Cube, ...] = ()

    def touched(self, at: Square, color: str) -> "Card":
        """A square touched with a colour: a cube comes, changes its colour, or goes where it has it already.

        A seventh cube is not taken.
        """
        here = next((cube for cube in self.cubes if cube.at == at), None)
        if here is None:
            return self if len(self.cubes) == MOST_CUBES else replace(self, cubes=(*self.cubes, Cube(color, at)))
        if here.color == color:
            return replace(self, cubes=tuple(cube for cube in self.cubes if cube is not here))
        return replace(self, cubes=tuple(Cube(color, at) if cube is here else cube for cube in self.cubes))

    def at_corner(self) -> "Card":
        """The same shape in the upper left corner."""
        if not self.cubes:
            return self
        top, left = min(c.at[0] for c in self.cubes), min(c.at[1] for c in self.cubes)
        return replace(self, cubes=tuple(Cube(c.color, (c.at[0] - top, c.at[1] - left)) for c in self.cubes))


@dataclass(frozen=True, slots=True)
class Face:
    """A face as far as it is numbered. bottlenecks: (coloured cell, cell it blocks), by number from 1."""

    id: str
    name: Words = NAMELESS
    bonus: int = 0
    cells: tuple[Square, ...] = ()
    bottlenecks: tuple[tuple[int, int], ...] = ()

    def number(self, at: Square) -> int | None:
        """The number of a square, None where it has none."""
        return self.cells.index(at) + 1 if at in self.cells else None

    @property
    def left(self) -> int:
        """How many squares are still to be numbered."""
        return CELLS - len(self.cells)

    def with_cell(self, at: Square, before: int | None = None) -> "Face":
        """A free square gets the next number, or the number `before`, and those from there on move up by one.

        Nothing changes for a square that has a number, or where all fourteen are given.
        """
        if at in self.cells or not self.left:
            return self
        if before is None:
            return replace(self, cells=(*self.cells, at))
        cells = (*self.cells[: before - 1], at, *self.cells[before - 1 :])
        return replace(self, cells=cells, bottlenecks=self._renumbered(lambda n: n + 1 if n >= before else n))

    def without_cell(self, number: int) -> "Face":
        """A number taken away; those after it move down, and its bottlenecks go."""
        cells = self.cells[: number - 1] + self.cells[number:]
        kept = replace(self, bottlenecks=tuple(b for b in self.bottlenecks if number not in b))
        return replace(
            kept, cells=cells, bottlenecks=kept._renumbered(lambda n: n - 1 if n > number else n)
        )._with_fitting_bonus()

    def with_cell_moved(self, number: int, at: Square) -> "Face":
        """A number moved to another square; where that has a number they change places."""
        cells = list(self.cells)
        other = self.number(at)
        if other is not None:
            cells[other - 1] = cells[number - 1]
        cells[number - 1] = at
        return replace(self, cells=tuple(cells))

    def with_number(self, number: int, new: int) -> "Face":
        """A square given another number; those between move by one, and bottlenecks stay with their squares."""
        if not 1 <= new <= len(self.cells):
            return self
        order = list(range(1, len(self.cells) + 1))
        order.insert(new - 1, order.pop(number - 1))
        place = {old: at for at, old in enumerate(order, 1)}
        cells = tuple(self.cells[old - 1] for old in order)
        return replace(self, cells=cells, bottlenecks=tuple((place[a], place[b]) for a, b in self.bottlenecks))

    def shifted(self, rows: int, cols: int) -> "Face":
        """All squares moved; nothing changes where one would leave the grid."""
        cells = tuple((row + rows, col + cols) for row, col in self.cells)
        if all(0 <= row < FACE_SIDE and 0 <= col < FACE_SIDE for row, col in cells):
            return replace(self, cells=cells)
        return self

    def with_bottleneck(self, cell: int, blocks: int) -> "Face":
        """A bottleneck more, or less where it is there; the bonus follows (0 without one, else 2 to 4)."""
        if cell == blocks:
            return self
        pair = (cell, blocks)
        left = tuple(b for b in self.bottlenecks if b != pair)
        more = left if pair in self.bottlenecks else (*self.bottlenecks, pair)
        return replace(self, bottlenecks=more)._with_fitting_bonus()

    def _with_fitting_bonus(self) -> "Face":
        if not self.bottlenecks:
            return replace(self, bonus=0)
        return self if self.bonus else replace(self, bonus=2)

    def _renumbered(self, number: Any) -> tuple[tuple[int, int], ...]:
        return tuple((number(a), number(b)) for a, b in self.bottlenecks)


@dataclass(frozen=True, slots=True)
class PackDraft:
    """A dimsum pack being entered."""

    id: str
    title: Words
    colors: tuple[Color, ...] = field(default_factory=lambda: tuple(Color(*color) for color in STANDARD_COLORS))
    cards: tuple[Card, ...] = ()
    turning: Turning = "rotate"
    faces: tuple[Face, ...] = ()
    gauge: tuple[int, ...] = (-1, -2, -3, -4, -5, -6)
    chip_points: int = 1

    game = "dimsum"

    @property
    def kinds(self) -> tuple[str, ...]:
        """The kinds, each colour's own first, then what else the cards name."""
        return tuple(dict.fromkeys([*(color.id for color in self.colors), *(card.kind for card in self.cards)]))

    @property
    def sums(self) -> Mapping[str, int]:
        """How many cards there are of each kind; `CARDS_OF_A_KIND` are wanted."""
        sums = dict.fromkeys(self.kinds, 0)
        for card in self.cards:
            sums[card.kind] += card.count
        return sums

    def kind_name(self, kind: str, lang: Lang) -> str:
        """What a kind is called: like its colour where it has one."""
        return next((color.name.of(lang) for color in self.colors if color.id == kind), kind)

    def card_name(self, card: Card, lang: Lang) -> str:
        """A card's name; by its cubes where nobody gave it one ("赤2青1")."""
        return card.name.of(lang) or self._by_cubes(card, lang)

    def own_name(self, card: Card) -> Words:
        """The name somebody gave a card, empty where it is called by its cubes."""
        return NAMELESS if card.name == self._counted(card) else card.name

    def _counted(self, card: Card) -> Words:
        """A card by its cubes, by its id where it has none yet."""
        if not card.cubes:
            return Words(card.id, card.id)
        return Words(self._by_cubes(card, "ja"), self._by_cubes(card, "en"))

    def _by_cubes(self, card: Card, lang: Lang) -> str:
        parts = []
        for color in self.colors:
            count = sum(cube.color == color.id for cube in card.cubes)
            if count:
                name = color.name.of(lang)
                parts.append(f"{name}{count}" if lang == "ja" else f"{name} {count}")
        return ("" if lang == "ja" else " ").join(parts)

    def with_card(self, kind: str) -> "PackDraft":
        """One card more, to be drawn: of a kind, one copy. One too many is not taken."""
        if len(self.cards) >= MOST_CARDS:
            return self
        return replace(self, cards=(*self.cards, Card(free_id("card", {card.id for card in self.cards}), kind, 1)))

    def with_face(self) -> "PackDraft":
        """One face more, to be numbered. One too many is not taken."""
        if len(self.faces) >= MOST_FACES:
            return self
        return replace(self, faces=(*self.faces, Face(free_id("face", {face.id for face in self.faces}))))

    def with_step(self) -> "PackDraft":
        """One more step of the gauge, worse by one than the last. One too many is not taken."""
        if len(self.gauge) >= MOST_STEPS:
            return self
        return replace(self, gauge=(*self.gauge, (self.gauge[-1] if self.gauge else 0) - 1))

    def data(self) -> dict[str, Any]:
        """The pack's JSON, right or not."""
        return {
            "id": self.id,
            "game": self.game,
            "title": self.title.data(),
            "colors": [{"id": color.id, "hex": color.hex, "name": color.name.data()} for color in self.colors],
            "cards": [self._card_data(card) for card in self.cards],
            "turning": self.turning,
            "faces": [
                {
                    "id": face.id,
                    "name": face.name.data(),
                    "bonus": face.bonus,
                    "cells": [list(cell) for cell in face.cells],
                    "bottlenecks": [{"cell": cell, "blocks": blocks} for cell, blocks in face.bottlenecks],
                }
                for face in self.faces
            ],
            "gauge": list(self.gauge),
            "chip_points": self.chip_points,
        }

    def _card_data(self, card: Card) -> dict[str, Any]:
        name = card.name if card.name.ja or card.name.en else self._counted(card)
        return {
            "id": card.id,
            "kind": card.kind,
            "count": card.count,
            "name": name.data(),
            "cubes": [{"color": cube.color, "at": list(cube.at)} for cube in card.at_corner().cubes],
        }


def blank(pack_id: str, title: Words) -> PackDraft:
    """An empty box: the four usual colours, no cards, no faces."""
    return PackDraft(pack_id, title)


def read(raw: Any) -> PackDraft:
    """A draft from what was kept, or a pack to go on from; what cannot be read is left out."""
    data = as_object(raw)
    colors = []
    for index, item in enumerate(as_list(data.get("colors"), len(STANDARD_COLORS))):
        usual = STANDARD_COLORS[index]
        color = as_object(item)
        shade = as_text(color.get("hex"))
        full = len(shade) in (4, 5, 7, 9) and shade[0] == "#" and all(c in hexdigits for c in shade[1:])
        colors.append(
            Color(as_slug(color.get("id"), usual[0]), shade if full else usual[1], as_words(color.get("name")))
        )
    draft = PackDraft(
        as_text(data.get("id")),
        as_words(data.get("title")),
        cards=tuple(_card(item, number) for number, item in enumerate(as_list(data.get("cards")), 1)),
        turning=data["turning"] if data.get("turning") in TURNINGS else "rotate",
        faces=tuple(_face(item, number) for number, item in enumerate(as_list(data.get("faces")), 1)),
        gauge=tuple(as_number(step, -1) for step in as_list(data.get("gauge"))),
        chip_points=as_number(data.get("chip_points"), 1),
    )
    if len(colors) == len(STANDARD_COLORS):
        draft = replace(draft, colors=tuple(colors))
    # A name that only counts the cubes goes on following them.
    return replace(draft, cards=tuple(replace(c, name=draft.own_name(c)) for c in draft.cards))


def beyond(draft: PackDraft) -> Beyond | None:
    """What the editor has no room for; None where it can show and keep all of the draft."""
    lists = (
        ("cards", len(draft.cards), MOST_CARDS),
        ("faces", len(draft.faces), MOST_FACES),
        ("gauge", len(draft.gauge), MOST_STEPS),
    )
    for key, count, most in lists:
        if count > most:
            return Beyond((key,), count, most)
    for index, face in enumerate(draft.faces):
        side = max((max(cell) + 1 for cell in face.cells), default=0)
        if side > FACE_SIDE:
            return Beyond(("faces", index, "cells"), side, FACE_SIDE)
    return None


def _card(raw: Any, number: int) -> Card:
    data = as_object(raw)
    cubes = []
    for item in as_list(data.get("cubes"), MOST_CUBES):
        at = as_square(as_object(item).get("at"))
        if at is not None:
            cubes.append(Cube(as_slug(as_object(item).get("color"), "red"), at))
    card = Card(
        as_slug(data.get("id"), f"card-{number}"),
        as_slug(data.get("kind"), "red"),
        as_number(data.get("count"), 1, 0),
        as_words(data.get("name")),
        tuple(cubes),
    ).at_corner()
    return replace(card, cubes=tuple(c for c in card.cubes if max(c.at) < CARD_SIDE))


def _face(raw: Any, number: int) -> Face:
    data = as_object(raw)
    squares = [at for item in as_list(data.get("cells"), CELLS) if (at := as_square(item)) is not None]
    cells = tuple(dict.fromkeys(squares))
    if any(max(cell) >= FACE_SIDE for cell in cells):
        top, left = min(r for r, _ in cells), min(c for _, c in cells)
        cells = tuple((row - top, col - left) for row, col in cells)
    pairs = []
    for item in as_list(data.get("bottlenecks")):
        pair = as_object(item)
        numbers = (as_number(pair.get("cell"), 0), as_number(pair.get("blocks"), 0))
        if all(1 <= n <= len(cells) for n in numbers):
            pairs.append(numbers)
    return Face(
        as_slug(data.get("id"), f"face-{number}"),
        as_words(data.get("name")),
        as_number(data.get("bonus"), 0),
        cells,
        tuple(dict.fromkeys(pairs)),
    )


__all__ = ["CARDS_OF_A_KIND", "CELLS", "Card", "Color", "Cube", "Face", "PackDraft", "beyond", "blank", "read"]
