"""How a result card looks: winner, ranks, points and score lines. It holds no rule: all of that comes from the referee."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from companion.game import Lang
from companion.picture.pen import WIDTH, Face, Pen, Point, clusters
from companion.texts.base import Text, minus

PAPER, SHEET, INK, INK2, LINE, NG = "#F4EBDB", "#FFFAF0", "#2B1D16", "#5C4A3D", "#D9C9AF", "#B0261C"
URUSHI, CREAM, WHITE = "#2A1613", "#FFF3DC", "#FFFFFF"

WINNER = Text("優勝", "Winner")
SHARED = Text("ならんで優勝", "Shared win")
RESULT = Text("結果", "Result")
TOTAL = Text("合計", "Total")
POINT, POINTS = Text("点", "pt"), Text("点", "pts")
NAME = Text("卓上コンパニオン", "Table Companion")

MAX_ROWS: Final = 8
MAX_LINES: Final = 24


@dataclass(frozen=True, slots=True)
class Row:
    """One seat's place on the card.

    color: `#RRGGBB`, white reads on it. shape: the outline of the seat's mark, x and y from 0 to 1, y downwards.
    lines: label and points of every line this seat has.
    """

    name: str
    rank: int
    total: int
    color: str
    shape: tuple[Point, ...]
    winner: bool = False
    lines: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Card:
    """What the picture shows. title: the game's. date: as it is to be read. rows: 1 to 8, best first. order: the labels
    of the lines in the rules' order."""

    title: str
    date: str
    lang: Lang
    accent: str
    """The game's colour, `#RRGGBB`; cream reads on it."""
    rows: tuple[Row, ...] = field(default_factory=tuple)
    order: tuple[str, ...] = ()

    def labels(self) -> tuple[str, ...]:
        """The labels of all lines, each once: in `order`, then as the seats first have them."""
        had = dict.fromkeys(label for row in self.rows for label, _ in row.lines)
        return tuple(dict.fromkeys([*(label for label in self.order if label in had), *had]))


def draw(card: Card, pen: Pen) -> None:
    """Draws the card on empty paper. Raises ValueError for no or more than 8 rows, or more than 24 lines."""
    labels = card.labels()
    if not 1 <= len(card.rows) <= MAX_ROWS or len(labels) > MAX_LINES:
        raise ValueError(f"a result card has 1 to {MAX_ROWS} rows and at most {MAX_LINES} lines")
    _noren(pen, card)
    _table(pen, card, labels)
    pen.text((WIDTH / 2, 1318), NAME.of(card.lang), 26, INK2, "sign", align="middle")


def _tint(color: str, over: str, share: float) -> str:
    """`color` laid over another with an opacity of `share`."""
    parts = [(int(color[i : i + 2], 16), int(over[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a * share + b * (1 - share)):02X}" for a, b in parts)


def _rank(rank: int, lang: Lang) -> str:
    if lang == "ja":
        return f"{rank}位"
    ending = {1: "st", 2: "nd", 3: "rd"}.get(rank, "th")  # ranks end at MAX_ROWS
    return f"{rank}{ending}"


def _middle(shape: Sequence[Point]) -> float:
    """How far down the middle of gravity of an outline lies."""
    area = weighted = 0.0
    for (x0, y0), (x1, y1) in zip(shape, [*shape[1:], shape[0]], strict=True):
        part = x0 * y1 - x1 * y0
        area += part
        weighted += (y0 + y1) * part
    return weighted / (3 * area) if area else 0.5


def _mark(pen: Pen, row: Row, x: float, y: float, size: float, fill: str, letter: str) -> None:
    """The seat's shape with the first letter of the name, which sits at the height of its middle of gravity."""
    pen.shape(row.shape, x, y, size, fill)
    first = next(clusters(row.name))
    pen.text(
        (x + size / 2, y + size * (_middle(row.shape) + 0.155)),
        first,
        size * 0.44,
        letter,
        "heavy",
        align="middle",
        room=size * 0.6,
    )


def _noren(pen: Pen, card: Card) -> None:
    """The cloth on top, in the winner's colour (the game's where there is none or several): title, winner, points."""
    winners = [row for row in card.rows if row.winner]
    cloth = winners[0].color if len(winners) == 1 else card.accent
    left, top, width, strips = 40, 62, WIDTH - 80, 5
    height, gap = 350, 5
    strip = (width - gap * (strips - 1)) / strips
    pen.box(left, top, width, height - 20, cloth)
    if len(winners) == 1:
        shade = _tint(WHITE, cloth, 0.09)
        pen.shape(winners[0].shape, WIDTH - 420, top - 40, 420, shade)
        pen.box(WIDTH - 40, top, 40, height + 72, PAPER)
        pen.box(0, 0, WIDTH, top, PAPER)
    pen.box(left, top + height - 38, width, 110, PAPER)
    for i in range(strips):
        x = left + i * (strip + gap)
        pen.box(x, top + height - 60, strip, 60, cloth, 14)
    pen.box(left, top + height - 62, width, 26, cloth)
    pen.box(24, 46, WIDTH - 48, 18, URUSHI, 9)

    face: Face = "sign" if pen.has("sign", card.title) else "heavy"
    pen.text((80, 130), card.title, 44, CREAM, face, room=620)
    pen.text((WIDTH - 80, 130), card.date, 28, CREAM, align="right", room=280)
    word = (RESULT, WINNER, SHARED)[min(len(winners), 2)].of(card.lang)
    if len(winners) == 1:
        row = winners[0]
        _mark(pen, row, 80, 190, 132, CREAM, cloth)
        number, unit = minus(row.total), (POINT if abs(row.total) == 1 else POINTS).of(card.lang)
        unit_width = pen.text((WIDTH - 80, 312), unit, 36, WHITE, "heavy", align="right")
        number_width = pen.text((WIDTH - 92 - unit_width, 312), number, 132, WHITE, "heavy", align="right")
        pen.text((240, 226), word, 34, WHITE, "heavy")
        pen.text((240, 306), row.name, 74, WHITE, "heavy", room=WIDTH - 92 - unit_width - number_width - 270)
    else:
        pen.text((80, 226), word, 34, WHITE, "heavy")
        joint = " ・ " if card.lang == "ja" else " & "
        pen.text((80, 306), joint.join(row.name for row in winners), 66, WHITE, "heavy", room=WIDTH - 160)


def _table(pen: Pen, card: Card, labels: Sequence[str]) -> None:
    """The score table: a column a seat, best first, a row a line, totals below."""
    top, left, right, head, foot, most = 446, 40, WIDTH - 40, 168, 118, 832
    row_height = min(80.0, (most - head - foot) / max(len(labels), 1))
    text_size = min(32.0, row_height * 0.52)
    last = top + head + row_height * len(labels)
    pen.box(left, top, right - left, last + foot - top, LINE, 36)
    pen.box(left + 2, top + 2, right - left - 4, last + foot - top - 4, SHEET, 34)

    count = len(card.rows)
    column = min(190.0, (right - left - 300) / count)
    start = right - 24 - column * count
    room = start - left - 44
    centers = [start + column * (i + 0.5) for i in range(count)]

    for row, x in zip(card.rows, centers, strict=True):
        if row.winner:
            tint = _tint(row.color, SHEET, 0.14)
            pen.box(x - column / 2 + 4, top + 14, column - 8, last + foot - top - 22, tint, 24)
    for row, x in zip(card.rows, centers, strict=True):
        size = min(64, column * 0.62)
        _mark(pen, row, x - size / 2, top + 26, size, row.color, WHITE)
        pen.text((x, top + 122), row.name, 26, INK, "heavy", align="middle", room=column - 18)
        pen.text((x, top + 153), _rank(row.rank, card.lang), 24, INK2, "heavy", align="middle")
    pen.box(left + 28, top + head, right - left - 56, 5, INK, 2)

    for i, label in enumerate(labels):
        base = top + head + row_height * (i + 0.5) + text_size * 0.36
        pen.text((left + 36, base), label, text_size, INK, "heavy", room=room)
        for row, x in zip(card.rows, centers, strict=True):
            values = dict(row.lines)
            number = minus(values[label]) if label in values else "–"
            color = INK2 if label not in values else NG if values[label] < 0 else INK
            pen.text((x, base), number, text_size * 1.1, color, "heavy", align="middle", room=column - 12)
        if i:
            pen.box(left + 28, top + head + row_height * i, right - left - 56, 2, LINE)

    if labels:
        pen.box(left + 28, last, right - left - 56, 5, INK, 2)
    pen.text((left + 36, last + 74), TOTAL.of(card.lang), 36, INK, "heavy", room=room)
    for row, x in zip(card.rows, centers, strict=True):
        pen.text((x, last + 80), minus(row.total), 56, INK, "heavy", align="middle", room=column - 12)
