"""Draw the app's icon in every size that the phones, the desktop and the browser want.

    python assets/make_icons.py [--out assets]

A lacquer tray with a gold lip, on it the app's seal: 卓, the table. Needs Pillow and `assets/fonts/Sign.ttf`.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

HERE = Path(__file__).parent
SIDE = 1024
FINE = 3
"""Everything is drawn this many times larger and brought down, for smooth edges."""

URUSHI, GOLD, RED, RED_DARK, CREAM = "#2A1613", "#E0AE4A", "#B0261C", "#7E1810", "#FFF8EA"


def rounded(side: int, inset: float, radius: float, color: str, width: float = 0) -> Image.Image:
    """A rounded square in the middle of a transparent picture; filled, or a frame where `width` is above 0."""
    picture = Image.new("RGBA", (side, side))
    box = (inset, inset, side - inset - 1, side - inset - 1)
    pen = ImageDraw.Draw(picture)
    if width:
        pen.rounded_rectangle(box, radius, outline=color, width=round(width))
    else:
        pen.rounded_rectangle(box, radius, fill=color)
    return picture


def seal(side: int) -> Image.Image:
    """The red seal with its inner rule and 卓, turned three degrees, on a transparent picture."""
    unit = side / 100
    picture = rounded(side, 8 * unit, 19 * unit, RED_DARK).transform(
        (side, side), Image.Transform.AFFINE, (1, 0, 0, 0, 1, -3 * unit)
    )
    picture.alpha_composite(rounded(side, 8 * unit, 19 * unit, RED))
    picture.alpha_composite(rounded(side, 13.5 * unit, 14.5 * unit, CREAM, 1.7 * unit))
    face, bold = ImageFont.truetype(str(HERE / "assets" / "fonts" / "Sign.ttf"), round(58 * unit)), round(0.8 * unit)
    left, top, right, bottom = face.getbbox("卓", stroke_width=bold)
    corner = (side - left - right) / 2, (side - top - bottom) / 2
    ImageDraw.Draw(picture).text(corner, "卓", CREAM, face, stroke_width=bold, stroke_fill=CREAM)
    return picture.rotate(3, Image.Resampling.BICUBIC)


def tray(side: int, *, bleed: bool) -> Image.Image:
    """The lacquer tray with its gold lip: to the edges of the picture where `bleed`, else with round corners."""
    unit = side / 100
    picture = Image.new("RGBA", (side, side), URUSHI) if bleed else rounded(side, 0, 23 * unit, URUSHI)
    inset = 12 if bleed else 5
    picture.alpha_composite(rounded(side, inset * unit, (23 - inset * 0.8) * unit, GOLD, 1.1 * unit))
    return picture


def icon(side: int, *, bleed: bool = False) -> Image.Image:
    """The whole icon. With `bleed` what matters is in the inner four fifths, for systems that cut a shape out."""
    large = max(side, 256) * FINE
    picture = tray(large, bleed=bleed)
    part = round(large * (0.62 if bleed else 0.76))
    picture.alpha_composite(seal(part), ((large - part) // 2, (large - part) // 2))
    return picture.resize((side, side), Image.Resampling.LANCZOS)


def small_icon(side: int) -> Image.Image:
    """The seal alone, for sizes at which the tray would be in the way."""
    return seal(1024).resize((side, side), Image.Resampling.LANCZOS)


def main() -> None:
    parser = argparse.ArgumentParser(description="Draw the app's icons.")
    parser.add_argument("--out", type=Path, default=HERE, help="assets folder to write to")
    out: Path = parser.parse_args().out
    pictures = {
        "icon.png": icon(SIDE),
        "icon_android.png": icon(SIDE, bleed=True),
        "icon_ios.png": icon(SIDE, bleed=True).convert("RGB"),
        "splash.png": small_icon(512),
        "favicon.png": small_icon(64),
        "icons/icon-192.png": icon(192),
        "icons/icon-512.png": icon(512),
        "icons/icon-maskable-192.png": icon(192, bleed=True),
        "icons/icon-maskable-512.png": icon(512, bleed=True),
        "icons/apple-touch-icon-192.png": icon(192, bleed=True).convert("RGB"),
        "icons/loading-animation.png": small_icon(400),
    }
    for name, picture in pictures.items():
        path = out / name
        path.parent.mkdir(parents=True, exist_ok=True)
        picture.save(path, optimize=True)
        print(f"{name:32} {picture.width:5} px {path.stat().st_size / 1024:7.1f} KB")


if __name__ == "__main__":
    main()
