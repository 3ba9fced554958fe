"""How each spice looks: the colour of its chip, the colour of what stands on it, and its short names."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DARK: Final = "#33240F"
LIGHT: Final = "#FFFFFF"


@dataclass(frozen=True)
class Spice:
    """One spice: its chip's colour, the text colour on it (contrast at least 5.2), and its one- or two-letter names."""

    color: str
    on_color: str
    kanji: str
    letters: str

    def short(self, language: str) -> str:
        """The short name in `ja` or `en`."""
        return self.kanji if language == "ja" else self.letters


SPICES: Final[dict[str, Spice]] = {
    "togarashi": Spice("#C0281C", LIGHT, "唐", "To"),
    "habanero": Spice("#FF7A1A", DARK, "ハ", "Hb"),
    "asanomi": Spice("#7B6A3E", LIGHT, "麻", "As"),
    "keshi": Spice("#D9C7A0", DARK, "芥", "Ke"),
    "chinpi": Spice("#E8912A", DARK, "陳", "Ch"),
    "kurogoma": Spice("#2E2724", LIGHT, "黒", "Kg"),
    "shirogoma": Spice("#F3E8CF", DARK, "白", "Sg"),
    "aonori": Spice("#1F6B4A", LIGHT, "青", "Ao"),
    "yakitogarashi": Spice("#6B1F16", LIGHT, "焼", "Ya"),
    "natane": Spice("#EFD03F", DARK, "菜", "Na"),
    "shoga": Spice("#E6C58B", DARK, "姜", "Sh"),
    "shiso": Spice("#7A3F78", LIGHT, "紫", "Si"),
    "sansho": Spice("#8FAE3E", "#1D1405", "椒", "Sa"),
}
"""By id, in the order of the tiles: togarashi and habanero first."""
