"""The tokens of the look: colour roles, game accents, seats, type styles, measures. No control is made here.

A `Look` says how one window shows things (language, theme, size of the window and of the text). It is frozen and
handed down as the first argument of every part, so a memoized part is drawn anew only when what it shows changes.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from typing import Final, Literal, NamedTuple
from unicodedata import east_asian_width

from companion.game import Lang
from companion.texts.base import Counted, Text

Verdict = Literal["ok", "ng", "no", "rule", "hint"]
"""Legal 可, illegal 否, impossible 無, a table ruling 裁; a hint is no verdict and has no seal."""


@dataclass(frozen=True, slots=True)
class Palette:
    """Colour roles; every value is `#RRGGBB`, `scrim` `#AARRGGBB`."""

    paper: str
    sheet: str
    sunk: str
    ink: str
    ink2: str
    line: str
    edge: str
    urushi: str
    urushi2: str
    on_urushi: str
    on_urushi2: str
    tray_off: str
    kin: str
    ok: str
    ok_tint: str
    ng: str
    ng_tint: str
    no: str
    no_tint: str
    rule: str
    rule_tint: str
    seal_text: str
    claim: str
    claim_text: str
    claim_edge: str
    focus: str
    scrim: str
    shadow: str
    wall: str
    narrow: str
    narrow_edge: str
    cell: str
    cell_edge: str
    cell_text: str
    ivory: str

    def verdict(self, kind: Verdict) -> tuple[str, str]:
        """Colour and tint of a verdict."""
        return {
            "ok": (self.ok, self.ok_tint),
            "ng": (self.ng, self.ng_tint),
            "no": (self.no, self.no_tint),
            "rule": (self.rule, self.rule_tint),
            "hint": (self.ink2, self.sunk),
        }[kind]


LIGHT: Final = Palette(
    paper="#F4EBDB",
    sheet="#FFFAF0",
    sunk="#E8DCC6",
    ink="#2B1D16",
    ink2="#5C4A3D",
    line="#D9C9AF",
    edge="#857159",
    urushi="#2A1613",
    urushi2="#43261F",
    on_urushi="#FBF0DD",
    on_urushi2="#D9BFA4",
    tray_off="#A58F7D",
    kin="#E0AE4A",
    ok="#2C6534",
    ok_tint="#E2EBD3",
    ng="#B0261C",
    ng_tint="#F8DDD3",
    no="#4B4038",
    no_tint="#E4DACB",
    rule="#7F5200",
    rule_tint="#F7E5BC",
    seal_text="#FFF8EA",
    claim="#FBD77E",
    claim_text="#2B1D16",
    claim_edge="#8A5A00",
    focus="#1F5FA8",
    scrim="#8C1E100A",
    shadow="#483C1E0A",
    wall="#EFC6B4",
    narrow="#F3C3CF",
    narrow_edge="#9C3552",
    cell="#FFF6EA",
    cell_edge="#A9765F",
    cell_text="#7A4A38",
    ivory="#FFFDF7",
)
DARK: Final = Palette(
    paper="#191110",
    sheet="#271C18",
    sunk="#110B0A",
    ink="#F7ECDC",
    ink2="#CBB7A3",
    line="#463630",
    edge="#95806D",
    urushi="#0C0605",
    urushi2="#3A2822",
    on_urushi="#FBF0DD",
    on_urushi2="#D9BFA4",
    tray_off="#A58F7D",
    kin="#E6B757",
    ok="#9FD58C",
    ok_tint="#21331E",
    ng="#FF9C87",
    ng_tint="#47201A",
    no="#D8C9B8",
    no_tint="#3A302A",
    rule="#F2C66B",
    rule_tint="#40300F",
    seal_text="#191110",
    claim="#FBD77E",
    claim_text="#2B1D16",
    claim_edge="#8A5A00",
    focus="#8CC2FF",
    scrim="#9E000000",
    shadow="#59000000",
    wall="#5E352A",
    narrow="#5F2A3A",
    narrow_edge="#F09BB2",
    cell="#2B1C18",
    cell_edge="#B98D78",
    cell_text="#F0CDBB",
    ivory="#FFFDF7",
)
CREAM: Final = "#FFF3DC"
"""The main button in light, and whatever lies on coloured cloth."""

CREAM_INK: Final = "#2A1613"


class Accent(NamedTuple):
    """A game's colour: `fill` carries `on`, and works as text on paper and on `tint`."""

    fill: str
    tint: str
    on: str


class Accents(NamedTuple):
    """A game's colour on light and on dark ground."""

    light: Accent
    dark: Accent


HOUSE: Final = Accents(Accent("#17645C", "#D7E8E0", "#FFFFFF"), Accent("#7CCFC0", "#16322E", "#191110"))
"""The colour of everything outside a game."""

Shape = Literal["circle", "square", "triangle", "diamond", "hexagon", "drop", "flower", "star"]


class SeatStyle(NamedTuple):
    """A seat's own colour (white reads on it) and its shape."""

    color: str
    shape: Shape


SEATS: Final = (
    SeatStyle("#AE2E3C", "circle"),
    SeatStyle("#1F609C", "square"),
    SeatStyle("#8F5D00", "triangle"),
    SeatStyle("#35702F", "diamond"),
    SeatStyle("#74499C", "hexagon"),
    SeatStyle("#0F6E73", "drop"),
    SeatStyle("#B03A78", "flower"),
    SeatStyle("#4F4540", "star"),
)


class Style(NamedTuple):
    """A type style: size in logical pixels at text scale 1, line height as a factor, weight 500 to 800."""

    size: float
    line: float
    weight: int


STYLES: Final = {
    "score.xl": Style(64, 1.0, 800),
    "flag": Style(40, 1.0, 800),
    "score.l": Style(33, 1.0, 800),
    "turn": Style(26, 1.15, 800),
    "turn.l": Style(32, 1.15, 800),
    "verdict": Style(24, 1.2, 800),
    "main": Style(20, 1.15, 800),
    "due": Style(18, 1.15, 800),
    "due.l": Style(21, 1.15, 800),
    "value": Style(22, 1.2, 700),
    "title": Style(18, 1.2, 800),
    "strong": Style(16, 1.3, 700),
    "body": Style(16, 1.35, 500),
    "label": Style(14, 1.2, 700),
    "note": Style(14, 1.3, 500),
    "min": Style(13, 1.2, 700),
    "tag": Style(12, 1.2, 700),
}


class Layout:
    """The four layouts by width (and a phone lying down)."""

    NARROW: Final = "narrow"
    PHONE: Final = "phone"
    MIDDLE: Final = "middle"
    WIDE: Final = "wide"


SIDE_PANE: Final = 372
MARGIN_PHONE: Final = 14
MARGIN_WIDE: Final = 24
ROOMY: Final = 1.3
"""The largest text scale at which fixed plaques and rows still hold their text."""
TOUCH: Final = 48


@dataclass(frozen=True, slots=True)
class Look:
    """How one window shows things.

    width, height: the window in logical pixels. scale: text scale, 1 to 2. calm: reduce motion. game: whose accent
    is used, None outside a game. web: shown by a browser, where fonts have weights. keyed: somebody walks over the
    screen by keyboard, so that the focus is shown. accents: the games' colours.
    """

    lang: Lang = "ja"
    dark: bool = False
    width: float = 390
    height: float = 844
    scale: float = 1.0
    contrast: bool = False
    calm: bool = False
    left_handed: bool = False
    haptics: bool = True
    game: str | None = None
    web: bool = True
    keyed: bool = False
    accents: Mapping[str, Accents] = field(default_factory=dict, compare=False, repr=False)

    @property
    def c(self) -> Palette:
        """The colour roles of this window."""
        return palette(self.dark, self.contrast)

    @property
    def accent(self) -> Accent:
        """The accent of the game shown, the house's outside a game."""
        both = self.accents.get(self.game, HOUSE) if self.game else HOUSE
        accent = both.dark if self.dark else both.light
        return accent._replace(tint=self.c.sheet) if self.contrast else accent

    @property
    def layout(self) -> str:
        """Which of the four layouts (`Layout`) the window gets."""
        if self.width >= 900:
            return Layout.WIDE if self.height >= 560 else Layout.MIDDLE
        if self.width >= 600 and self.width >= self.height * 0.9:
            return Layout.MIDDLE
        # A tablet held upright has the height for the board to stand under the choices, at its whole width.
        return Layout.PHONE if self.width >= 360 else Layout.NARROW

    @property
    def wide(self) -> bool:
        """Two panes."""
        return self.layout == Layout.WIDE

    @property
    def beside(self) -> bool:
        """A phone lying down: a sheet lies over the right half, so that the board stays in view."""
        return self.layout == Layout.MIDDLE and self.height < 480

    @property
    def short(self) -> bool:
        """A phone of little height (a browser's bars are there): noren, tray and header are drawn low."""
        return not self.wide and self.height < 720

    @property
    def sheet_width(self) -> float | None:
        """How wide a sheet is, None for the whole window."""
        if self.beside:
            return min(460.0, self.width * 0.56)
        return 560 if self.width >= 600 else None

    @property
    def sheet_room(self) -> float:
        """How wide the content of a sheet is (see `views.parts.sheets.over`)."""
        return (self.sheet_width or self.width) - (24 if self.beside else 32)

    @property
    def choices_width(self) -> float:
        """How wide what there is to choose from is: the pane beside the board, or the page without its margins."""
        if self.beside:
            return (self.sheet_width or 0.0) - 20
        width = self.width - 2 * self.margin
        return min(380.0, width * 0.45) if self.layout == Layout.MIDDLE else width

    @property
    def margin(self) -> int:
        """The page margin."""
        return MARGIN_WIDE if self.wide else MARGIN_PHONE

    @property
    def bars(self) -> "Look":
        """How header, noren and tray are drawn: on a low window large words leave the room to what lies between."""
        return replace(self, scale=min(self.scale, ROOMY)) if self.short else self

    @property
    def roomy(self) -> bool:
        """Whether fixed plaques and rows still hold their text."""
        return self.scale <= ROOMY

    def text_px(self, size: float) -> float:
        """A text size at this text scale: what is large already grows less, so that nothing is pushed off the screen."""
        part = 1.0 if size < 18 else 0.7 if size < 24 else 0.45 if size < 40 else 0.25
        return size * (1 + (self.scale - 1) * part)

    def px(self, size: float) -> float:
        """A text-bound measure at this text scale."""
        return size * self.scale

    def t(self, word: Text, **facts: object) -> str:
        """A word in the window's language, its `{names}` filled; ``{n:card|cards}`` counts."""
        value = word.of(self.lang)
        counted = {key: Counted(fact) if type(fact) is int else fact for key, fact in facts.items()}
        return value.format(**counted) if facts else value

    def on(self, game: str) -> "Look":
        """The same look with the accent of a game."""
        return self if game == self.game else replace(self, game=game)

    def ms(self, duration: int) -> int:
        """A duration of motion in milliseconds; with reduced motion everything takes 90."""
        return 90 if self.calm else duration


@cache
def palette(dark: bool, contrast: bool) -> Palette:
    """The colour roles; with high contrast hairlines become edges and tints become sheets."""
    base = DARK if dark else LIGHT
    if not contrast:
        return base
    return replace(
        base,
        line=base.edge,
        ok_tint=base.sheet,
        ng_tint=base.sheet,
        no_tint=base.sheet,
        rule_tint=base.sheet,
    )


def ems(value: str) -> float:
    """About how wide a text is, in parts of its size: full-width characters 1, others as they are on average."""
    return sum(1.0 if east_asian_width(char) in "WFA" else 0.58 for char in value)


def luminance(color: str) -> float:
    """The relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2)."""
    channels = [int(color[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    r, g, b = (c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in channels)
    return 0.2126 * r + 0.7152 * g + 0.0722 * b


def contrast(one: str, other: str) -> float:
    """The contrast ratio of two `#RRGGBB` colours, 1 to 21 (WCAG 2.2)."""
    high, low = sorted((luminance(one), luminance(other)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def darken(color: str, by: float) -> str:
    """`#RRGGBB` mixed with black; `by` 0 leaves it, 1 is black."""
    return "#" + "".join(f"{round(int(color[i : i + 2], 16) * (1 - by)):02X}" for i in (1, 3, 5))


def mix(color: str, other: str, part: float) -> str:
    """`#RRGGBB` with a part (0 to 1) of another colour."""
    return "#" + "".join(
        f"{round(int(color[i : i + 2], 16) * (1 - part) + int(other[i : i + 2], 16) * part):02X}" for i in (1, 3, 5)
    )


def alpha(color: str, opacity: float) -> str:
    """`#RRGGBB` with an opacity, 0 to 1."""
    return f"#{round(opacity * 255):02X}{color[1:]}"


def opaque(color: str) -> str:
    """A CSS hex colour (`#RGB`, `#RGBA`, `#RRGGBB` or `#RRGGBBAA`) as `#RRGGBB`, without its transparency."""
    digits = color[1:4] if len(color) < 7 else color[1:7]
    return "#" + "".join(digit * (2 if len(digits) == 3 else 1) for digit in digits).upper()


@cache
def seat_color(color: str) -> str:
    """A player's own colour, darkened until white reads on it at 4.5."""
    full = opaque(color)
    while contrast(full, "#FFFFFF") < 4.5:
        full = darken(full, 0.06)
    return full.upper()


def on_color(color: str, choices: Sequence[str] = ("#FFFFFF", "#33240F")) -> str:
    """The text colour that reads best on a ground."""
    return max(choices, key=lambda choice: contrast(choice, color))


def minus(points: int, *, sign: bool = False) -> str:
    """A number with a real minus; `sign` also shows a plus."""
    if points < 0:
        return f"−{-points}"
    return f"+{points}" if sign and points > 0 else str(points)
