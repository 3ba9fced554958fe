"""Make the app's fonts from their published sources.

    python assets/make_fonts.py --npm NODE_MODULES --noto DIR [--out assets]

`NODE_MODULES` is a folder holding the npm packages `@expo-google-fonts/m-plus-rounded-1c`, `…/kaisei-decol`,
`…/noto-emoji`, `…/noto-sans`, and of the latter `-symbols`, `-symbols-2`, `-thai`, `-arabic`, `-hebrew`, `-devanagari`;
`DIR` holds `NotoSansCJK-Bold.ttc` (Debian package `fonts-noto-cjk`). All are under the SIL Open Font License 1.1.
Needs the extra `assets` (fonttools). The same sources give the same bytes.

Written are `OUT/assets/fonts/*` and `OUT/assets/FontManifest.json`, which a browser loads before its first frame. The
files are plain, not WOFF2: unpacking that costs a browser more than half a second at every start, and desktop apps,
which load the same files, cannot read it.
"""

from __future__ import annotations

import argparse
import io
import json
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from fontTools.subset import Options, Subsetter
from fontTools.ttLib import TTFont

ROUNDED = "@expo-google-fonts/m-plus-rounded-1c"
ROUNDED_FILES = {
    500: f"{ROUNDED}/500Medium/MPLUSRounded1c_500Medium.ttf",
    700: f"{ROUNDED}/700Bold/MPLUSRounded1c_700Bold.ttf",
    800: f"{ROUNDED}/800ExtraBold/MPLUSRounded1c_800ExtraBold.ttf",
}
SIGN_FILE = "@expo-google-fonts/kaisei-decol/700Bold/KaiseiDecol_700Bold.ttf"
SMALL_FILES = {  # family: source, in the order of fallback
    "NotoEmoji": "@expo-google-fonts/noto-emoji/700Bold/NotoEmoji_700Bold.ttf",
    "NotoLatin": "@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf",
    "NotoSymbols": "@expo-google-fonts/noto-sans-symbols/700Bold/NotoSansSymbols_700Bold.ttf",
    "NotoSymbols2": "@expo-google-fonts/noto-sans-symbols-2/400Regular/NotoSansSymbols2_400Regular.ttf",
    "NotoThai": "@expo-google-fonts/noto-sans-thai/700Bold/NotoSansThai_700Bold.ttf",
    "NotoArabic": "@expo-google-fonts/noto-sans-arabic/700Bold/NotoSansArabic_700Bold.ttf",
    "NotoHebrew": "@expo-google-fonts/noto-sans-hebrew/700Bold/NotoSansHebrew_700Bold.ttf",
    "NotoDevanagari": "@expo-google-fonts/noto-sans-devanagari/700Bold/NotoSansDevanagari_700Bold.ttf",
}
FALLBACK_FAMILIES = ("NotoJP", "NotoKR", *SMALL_FILES)
CJK_FILE = "NotoSansCJK-Bold.ttc"
CJK_JAPANESE, CJK_KOREAN = 0, 1  # font numbers in the collection

SIGN_TEXT = (
    "卓上コンパニオン点心罪積み七味ならべ旨味ボゼ祭りディズル可否無裁"  # wordmark, plaques, seals
    "医食同源ウマウマホーダイみんなで改対戦遅勝負"
)
KANA = (*range(0x3041, 0x3097), *range(0x30A1, 0x30FF))
BASIC_LATIN = tuple(range(0x20, 0x7F))

CJK_START = 0x2E80
"""Where the East Asian blocks begin; of what lies beyond, only emoji and the CJK faces' own characters are kept."""

JOINERS = frozenset({0x200D, *range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0)})
"""Zero width joiner and the variation selectors."""

MARKS_AND_BASES = frozenset({*range(0x300, 0x370), 0x20, 0xA0, 0x25CC})
"""Combining marks, and the spaces and the circle they may sit on: only a face with all of a cluster sets it."""

NAME_KANJI = "𠮷𡈽𡌛𡑮𡢽𠮟𡚴𡸴𣇄𣗄𣜿𣝣𣳾𤟱𥒎𥔎𥝱𥧄𥶡𦫿𦹀𧃴𧚄𨉷𨏍𪆐𠂉𠅘𠍱𠔿𠘨𠤎𣘺𣘸𣏐𣏤𣏾𤭖𥱋𦊆𦚰𦥯𦨞𧄍𧏛𧥺𨛺𨨞𨵱𩊠𩸽𩷛"
"""Kanji beyond the Basic Multilingual Plane that stand in Japanese family and place names."""


def codec_characters(encoding: str, lead: bytes = b"", rows: Iterable[int] = range(0xA1, 0xFF)) -> Iterator[int]:
    """Every code point that stands for one two-byte cell of a legacy character set (after the bytes `lead`)."""
    for row in rows:
        for cell in range(0x40, 0xFF):
            try:
                text = (lead + bytes((row, cell))).decode(encoding)
            except UnicodeDecodeError:
                continue
            if len(text) == 1 and not 0xE000 <= ord(text) < 0xF900:  # no private use
                yield ord(text)


def japanese_characters() -> set[int]:
    """JIS X 0208, JIS X 0213 (both planes), the vendor kanji of code page 932, and kanji of names beyond them."""
    second_plane = (0xA1, *range(0xA3, 0xA6), 0xA8, *range(0xAC, 0xB0), *range(0xEE, 0xFF))
    return {
        *codec_characters("cp932", rows=range(0x81, 0xFD)),
        *codec_characters("euc_jisx0213"),
        *codec_characters("euc_jisx0213", lead=b"\x8f", rows=second_plane),
        *map(ord, NAME_KANJI),
    }


def chinese_characters() -> set[int]:
    """GB 2312: the simplified characters that Chinese names are written with."""
    return set(codec_characters("gb2312"))


def korean_characters() -> set[int]:
    """All 11,172 modern Hangul syllables and the compatibility jamo."""
    return {*range(0xAC00, 0xD7A4), *range(0x3131, 0x318F)}


def characters(font: TTFont) -> set[int]:
    """The code points a font has a glyph for."""
    return set(font.getBestCmap())


def without_variants(font: TTFont) -> None:
    """Let every variation sequence keep the plain glyph: it shows no box, and the variant glyphs stay out."""
    for table in font["cmap"].tables:
        if table.format == 14:
            table.uvsDict = {selector: [(base, None) for base, _ in bases] for selector, bases in table.uvsDict.items()}


def subset(
    font: TTFont, wanted: Iterable[int], *, features: Iterable[str] = ("ccmp", "liga", "mark", "mkmk")
) -> TTFont:
    """The font cut down to the code points wanted, without hints and names that nothing reads."""
    options = Options()
    options.layout_features = list(features)
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.drop_tables += ["BASE", "vhea", "vmtx", "VORG", "DSIG", "meta"]
    cutter = Subsetter(options)
    cutter.populate(unicodes=list(wanted))
    cutter.subset(font)
    return font


def write(font: TTFont, folder: Path, name: str) -> None:
    """Write a font with the suffix of its kind of outlines, and print the size."""
    path = folder / file_name(name)
    font.recalcTimestamp = False
    data = io.BytesIO()
    font.save(data, reorderTables=True)
    folder.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data.getvalue())
    print(f"{path.name:24} {len(font.getBestCmap()):6} characters {path.stat().st_size / 1024:9.1f} KB")


def file_name(name: str) -> str:
    """The file of a face: the two cut from the CJK collection have cubic outlines, all others quadratic ones."""
    return name + (".otf" if name in ("NotoJP", "NotoKR") else ".ttf")


def manifest() -> list[dict[str, object]]:
    """What the web client loads before its first frame: family, files and weights (Flutter's FontManifest.json)."""
    faces = [{"weight": weight, "asset": f"fonts/{file_name(f'Rounded-{weight}')}"} for weight in ROUNDED_FILES]
    single = [{"family": family, "fonts": [{"asset": f"fonts/{file_name(family)}"}]} for family in FALLBACK_FAMILIES]
    return [
        {"family": "MaterialIcons", "fonts": [{"asset": "fonts/MaterialIcons-Regular.otf"}]},
        {"family": "Rounded", "fonts": faces},
        # What Flutter writes in where no family is named: its own error screen, the first frame.
        {"family": "Roboto", "fonts": [{"asset": faces[0]["asset"]}]},
        {"family": "Sign", "fonts": [{"weight": 700, "asset": "fonts/Sign.ttf"}]},
        *single,
    ]


def make(npm: Path, noto: Path, out: Path) -> None:
    """Write the fonts and the manifest below `out`."""
    fonts = out / "assets" / "fonts"

    have: set[int] = set()
    for weight, file in ROUNDED_FILES.items():
        font = TTFont(npm / file)
        have |= characters(font)
        write(subset(font, characters(font) | JOINERS), fonts, f"Rounded-{weight}")

    sign = TTFont(npm / SIGN_FILE)
    write(subset(sign, {*map(ord, SIGN_TEXT), *KANA, *BASIC_LATIN}), fonts, "Sign")

    japanese = TTFont(noto / CJK_FILE, fontNumber=CJK_JAPANESE)
    without_variants(japanese)
    wanted = (japanese_characters() | chinese_characters()) - have
    write(subset(japanese, wanted | JOINERS), fonts, "NotoJP")

    korean = TTFont(noto / CJK_FILE, fontNumber=CJK_KOREAN)
    without_variants(korean)
    write(subset(korean, korean_characters()), fonts, "NotoKR")

    have |= wanted
    for family, file in SMALL_FILES.items():
        font = TTFont(npm / file)
        kept = characters(font) if family == "NotoEmoji" else {c for c in characters(font) - have if c < CJK_START}
        write(subset(font, kept | MARKS_AND_BASES, features=("*",)), fonts, family)
        have |= kept

    text = json.dumps(manifest(), indent=1, ensure_ascii=False)
    (out / "assets" / "FontManifest.json").write_text(text + "\n", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description="Make the app's fonts from their published sources.")
    parser.add_argument("--npm", type=Path, required=True, help="node_modules folder with the npm packages")
    parser.add_argument("--noto", type=Path, required=True, help=f"folder with {CJK_FILE}")
    parser.add_argument("--out", type=Path, default=Path(__file__).parent, help="assets folder to write to")
    arguments = parser.parse_args()
    npm_files = (*ROUNDED_FILES.values(), SIGN_FILE, *SMALL_FILES.values())
    for source in [arguments.noto / CJK_FILE, *(arguments.npm / name for name in npm_files)]:
        if not source.is_file():
            print(f"{source} is missing", file=sys.stderr)
            return 2
    make(arguments.npm, arguments.noto, arguments.out)
    return 0


if __name__ == "__main__":
    sys.exit(main())
