"""The faces of the app: which families there are, and where a phone or desktop app finds their files.

A browser has them all before the first frame: `assets/assets/FontManifest.json` names them. A phone or desktop app is
told with `page.fonts = FONTS`, and finds what `Rounded` lacks in the system's own faces.
"""

from typing import Final

UI: Final = "Rounded"
"""Text and figures (M PLUS Rounded 1c). In a browser one family with the weights 500, 700 and 800."""

UI_BOLD: Final = "RoundedBold"
UI_HEAVY: Final = "RoundedHeavy"
"""The same face at 700 and 800, for phone and desktop apps, where a family has one file."""

SIGN: Final = "Sign"
"""Fixed strings only: wordmark, plaques, seal characters (Kaisei Decol 700)."""

FALLBACK: Final = [
    "NotoJP",
    "NotoKR",
    "NotoEmoji",
    "NotoLatin",
    "NotoSymbols",
    "NotoSymbols2",
    "NotoThai",
    "NotoArabic",
    "NotoHebrew",
    "NotoDevanagari",
]
"""For `font_family_fallback` of every text: rare kanji and simplified characters, Hangul, one-coloured emoji, …"""

FONTS: Final = {
    UI: "assets/fonts/Rounded-500.ttf",
    UI_BOLD: "assets/fonts/Rounded-700.ttf",
    UI_HEAVY: "assets/fonts/Rounded-800.ttf",
    SIGN: "assets/fonts/Sign.ttf",
}
"""For `page.fonts` outside a browser: family to the file's place in `assets`."""


def ui_family(weight: int, *, web: bool) -> str:
    """The family to name for interface text of a weight (100 to 900), in a browser or in an app."""
    if web or weight < 600:
        return UI
    return UI_BOLD if weight < 750 else UI_HEAVY
