"""QR codes: dark on light, with the quiet zone, never denser than a phone reads from a screen at arm's length."""

import io

import qrcode
from qrcode.constants import ERROR_CORRECT_M
from qrcode.exceptions import DataOverflowError
from qrcode.util import MODE_8BIT_BYTE, MODE_ALPHA_NUM, QRData

from models.base import RecordError

MAX_VERSION = 20
BORDER = 4
"""The quiet zone in modules. It belongs to the code and stays light in dark mode."""

MAX_TEXT_BYTES = 666
"""What a code of version 20, level M, holds of UTF-8 text."""

_ALPHANUMERIC = frozenset("0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:")

Matrix = tuple[tuple[bool, ...], ...]


def qr_matrix(text: str) -> Matrix:
    """The modules row by row, True for dark, the border of 4 light modules included.

    Raises RecordError for a text that needs more than version 20 at level M.
    """
    dense = set(text) <= _ALPHANUMERIC
    code = qrcode.QRCode(error_correction=ERROR_CORRECT_M, border=BORDER)
    code.add_data(QRData(text.encode(), mode=MODE_ALPHA_NUM if dense else MODE_8BIT_BYTE, check_data=False))
    try:
        code.make(fit=True)
    except (DataOverflowError, ValueError):
        raise RecordError("", "qr-too-dense") from None
    if code.version > MAX_VERSION:
        raise RecordError("", "qr-too-dense")
    return tuple(tuple(bool(module) for module in row) for row in code.get_matrix())


def qr_png(text: str, module: int = 8) -> bytes:
    """The code as a PNG, black on white. module: pixels a module. Raises RecordError as `qr_matrix` does."""
    from PIL import Image

    matrix = qr_matrix(text)
    image = Image.new("1", (len(matrix), len(matrix)), 1)
    image.putdata([0 if dark else 1 for row in matrix for dark in row])
    out = io.BytesIO()
    image.resize((len(matrix) * module,) * 2, Image.Resampling.NEAREST).save(out, "PNG")
    return out.getvalue()


def qr_svg(text: str) -> str:
    """The code as an SVG, one unit a module, black on white. Raises RecordError as `qr_matrix` does."""
    matrix = qr_matrix(text)
    size = len(matrix)
    path = "".join(f"M{x} {y}h1v1h-1z" for y, row in enumerate(matrix) for x, dark in enumerate(row) if dark)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges">'
        f'<path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>'
    )
