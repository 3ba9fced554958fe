"""What only a terminal needs: its language, and a QR code made of characters."""

import os
import sys

import qrcode
from qrcode.constants import ERROR_CORRECT_L

from companion.game import Lang

BLOCKS = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
BLACK_ON_WHITE, RESET = "\x1b[38;5;16;48;5;231m", "\x1b[0m"
MARGIN = 4


def terminal_lang() -> Lang:
    """Japanese where the terminal's locale is, else English."""
    locale = next((value for key in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(key))), "")
    return "ja" if locale.startswith("ja") else "en"


def qr_code(text: str, encoding: str | None = None) -> str:
    """A QR code for a terminal, two modules a character, in its own black and white: a camera reads it on a dark and
    on a light background. Empty where the terminal's encoding (by default that of standard output) has no blocks."""
    code = qrcode.QRCode(error_correction=ERROR_CORRECT_L, border=MARGIN)
    code.add_data(text)
    rows = code.get_matrix()
    rows += [[False] * len(rows[0])] * (len(rows) % 2)
    lines = [
        "".join(map(BLOCKS.__getitem__, zip(*pair, strict=True))) for pair in zip(rows[::2], rows[1::2], strict=True)
    ]
    try:
        "".join(BLOCKS.values()).encode(encoding or sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return ""
    return "\n".join(f"{BLACK_ON_WHITE}{line}{RESET}" for line in lines)
