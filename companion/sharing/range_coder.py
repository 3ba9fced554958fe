"""A range coder over whole symbols (Martin 1979, with Subbotin's byte-wise carry): about log2(total / size) bits each.

Integers only, so that every machine writes and reads the same bytes.
"""

_TOP = 1 << 32
_BOTTOM = 1 << 24

MAX_TOTAL = 1 << 20
"""The largest `total` a slice may be cut from."""


class Encoder:
    """Writes slices of a whole as bytes."""

    def __init__(self) -> None:
        self._low = 0
        self._range = _TOP - 1
        self._out = bytearray()

    def encode(self, start: int, size: int, total: int) -> None:
        """Writes the slice [start, start + size) of [0, total)."""
        step = self._range // total
        self._low += start * step
        self._range = size * step
        while self._range < _BOTTOM:
            self._shift()
            self._range <<= 8

    def finish(self) -> bytes:
        """The bytes written: as few as still say the last slice; the reader goes on with zeros."""
        for bits in range(32, -1, -1):
            rounded = -(-self._low >> bits) << bits
            if rounded < self._low + self._range:
                self._low = rounded
                break
        for _ in range(4):
            self._shift()
        return bytes(self._out).rstrip(b"\0")

    def _shift(self) -> None:
        if self._low >= _TOP:
            # A carry runs back over the bytes that are out already.
            at = len(self._out) - 1
            while self._out[at] == 0xFF:
                self._out[at] = 0
                at -= 1
            self._out[at] += 1
        self._out.append(self._low >> 24 & 0xFF)
        self._low = self._low << 8 & _TOP - 1


class Decoder:
    """Reads the slices that an `Encoder` wrote. Any bytes can be read; wrong ones give wrong slices."""

    def __init__(self, data: bytes) -> None:
        self._data = data
        self._at = 4
        self._code = int.from_bytes(data[:4].ljust(4, b"\0"), "big")
        self._range = _TOP - 1
        self._step = 1

    def target(self, total: int) -> int:
        """A number in the next slice of [0, total)."""
        self._step = self._range // total
        return min(total - 1, self._code // self._step)

    def consume(self, start: int, size: int) -> None:
        """Passes the slice that `target` fell into."""
        self._code -= start * self._step
        self._range = size * self._step
        while self._range < _BOTTOM:
            following = self._data[self._at] if self._at < len(self._data) else 0
            self._at += 1
            self._code = (self._code << 8 | following) & _TOP - 1
            self._range <<= 8
