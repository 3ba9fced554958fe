"""Bytes as codes that a QR code holds densely, a shell leaves alone and a person can paste.

A code is ``TC1:`` and a body, or ``TC1.2.5:`` and a body for the second of five parts. The body is bytes in base 41
(two bytes as three of the QR's alphanumeric characters, like RFC 9285 but without the space and the characters that
mean something to a shell): how many bytes the data has (LEB128), of a part the CRC-32 of all parts' data together, the
data, and the CRC-32 of everything before it, the prefix included.
"""

import re
from collections.abc import Iterable, Iterator
from zlib import crc32

from models.base import RecordError

VERSION = 1
MAX_CHARACTERS = 970
"""What a QR code of version 20, level M, holds in alphanumeric mode."""

MAX_PARTS = 99
MAX_LENGTH = 4296
"""The longest part that is looked at: the largest QR code of all holds no more."""

_ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ+-./:"
_VALUE = {character: value for value, character in enumerate(_ALPHABET)}
_BASE = len(_ALPHABET)
_CODE = re.compile(r"TC([0-9]+)(?:\.([0-9]{1,2})\.([0-9]{1,2}))?:", re.ASCII)
_HEAD = r"TC[0-9]+(?:\.[0-9]+\.[0-9]+)?:"
_APART = re.compile(rf"(?<![0-9A-Z+\-./:]){_HEAD}", re.ASCII | re.IGNORECASE)
"""Where a code begins among words; inside a code the same characters may stand by chance."""
_AFTER_COLON = re.compile(rf"(?<=[:=]){_HEAD}", re.ASCII | re.IGNORECASE)
_NO_CODE = re.compile(r"[^0-9A-Z+\-./:\s]", re.ASCII | re.IGNORECASE)


def write(data: bytes) -> list[str]:
    """The data as one code, or as parts of at most 970 characters. Raises RecordError for more than 99 parts."""
    whole = _body(f"TC{VERSION}:", b"", data)
    if len(whole) <= MAX_CHARACTERS:
        return [whole]
    prefix = f"TC{VERSION}.99.99:"
    # Two bytes a length, four to tell the set, four to check; two bytes make three characters.
    room = (MAX_CHARACTERS - len(prefix)) // 3 * 2 - 10
    count = -(-len(data) // room)
    if count > MAX_PARTS:
        raise RecordError("", "code-too-many", limit=MAX_PARTS)
    size = -(-len(data) // count)
    together = crc32(data).to_bytes(4, "big")
    chunks = [data[at : at + size] for at in range(0, len(data), size)]
    return [_body(f"TC{VERSION}.{n}.{len(chunks)}:", together, chunk) for n, chunk in enumerate(chunks, 1)]


class Collector:
    """Takes codes in any order, the same one twice too, until the record is whole."""

    def __init__(self) -> None:
        self.count: int | None = None
        """How many parts there are, None before the first."""
        self._parts: dict[int, bytes] = {}
        self._together: bytes | None = None

    @property
    def missing(self) -> tuple[int, ...]:
        """The parts not seen yet, from 1."""
        return tuple(n for n in range(1, (self.count or 0) + 1) if n not in self._parts)

    @property
    def complete(self) -> bool:
        """Whether every part is there."""
        return self.count is not None and not self.missing

    def add(self, code: str) -> None:
        """One code. Raises RecordError, and is as it was, for one that is damaged, foreign or of another record."""
        number, count, together, data = _read(code)
        if self.count is not None and (count, together) != (self.count, self._together):
            raise RecordError("", "code-mixed")
        if number in self._parts and self._parts[number] != data:
            raise RecordError("", "code-mixed")
        self.count, self._together = count, together
        self._parts[number] = data

    def data(self) -> bytes:
        """The data of all parts. Raises RecordError while some are missing."""
        if self.count is None:
            raise RecordError("", "code-empty")
        if self.missing:
            raise RecordError("", "code-missing", missing=", ".join(map(str, self.missing)), count=self.count)
        data = b"".join(self._parts[number] for number in sorted(self._parts))
        if self._together is not None and crc32(data).to_bytes(4, "big") != self._together:
            raise RecordError("", "code-damaged")
        return data


def split(texts: Iterable[str]) -> Iterator[str]:
    """The single codes in what was pasted: one a line, several in one text, spaces inside and lower case forgiven.

    Words before and after a code, as a chat puts them, are left out; a text without any code comes out as it is.
    """
    for text in texts:
        text = text.strip().removeprefix("\ufeff")
        found = list(_APART.finditer(text)) or list(_AFTER_COLON.finditer(text))[:1]
        starts = [match.start() for match in found] or [0]
        for start, end in zip(starts, [*starts[1:], len(text)], strict=True):
            joined = _one(text[start:end]) if found else "".join(text.split()).upper()
            if joined:
                yield joined


def _one(text: str) -> str:
    """The code that a text begins with, without the words after it."""
    after = _NO_CODE.search(text)
    words = text[: after.start() if after else None].upper().split()
    joined = ""
    for word in words:
        joined += word
        if len(joined) == _wanted(joined):
            break
    return joined


def _wanted(code: str) -> int | None:
    """How long a code says that it is, None where it cannot be told."""
    match = _CODE.match(code)
    raw = _unpack(code[match.end() : match.end() + 6]) if match else None
    if match is None or not raw:
        return None
    size, at = _length(raw)
    whole = at + (4 if match[2] else 0) + size + 4
    return match.end() + -(-whole * 3 // 2)


def _read(code: str) -> tuple[int, int, bytes | None, bytes]:
    """Number, count, what ties the parts together, data. Raises RecordError."""
    match = _CODE.match(code)
    if match is None:
        raise RecordError("", "code-foreign")
    if match[1] != str(VERSION):
        newer = len(match[1]) < 6 and int(match[1]) > VERSION
        raise RecordError("", "code-version", version=match[1]) if newer else RecordError("", "code-foreign")
    number, count = int(match[2] or 1), int(match[3] or 1)
    if not 1 <= number <= count:
        raise RecordError("", "code-damaged")
    facts = {"part": number, "count": count}
    if len(code) > MAX_LENGTH:
        raise RecordError("", "code-long", **facts)
    body = code[match.end() :]
    raw = _unpack(body)
    if raw is None:
        raise RecordError("", "code-damaged-part", **facts)
    extra = 4 if match[2] else 0
    size, at = _length(raw)
    whole = at + extra + size + 4
    if len(raw) < whole:
        wanted = match.end() + -(-whole * 3 // 2)
        raise RecordError("", "code-cut", characters=len(code), wanted=wanted, **facts)
    if len(raw) > whole or crc32(match[0].encode() + raw[:-4]) != int.from_bytes(raw[-4:], "big"):
        raise RecordError("", "code-damaged-part", **facts)
    return number, count, raw[at : at + extra] or None, raw[at + extra : -4]


def _body(prefix: str, together: bytes, data: bytes) -> str:
    size = len(data)
    length = bytearray()
    while size >= 0x80:
        length.append(size & 0x7F | 0x80)
        size >>= 7
    length.append(size)
    raw = bytes(length) + together + data
    return prefix + _pack(raw + crc32(prefix.encode() + raw).to_bytes(4, "big"))


def _length(raw: bytes) -> tuple[int, int]:
    """The number that `raw` begins with, at most three bytes long, and where it ends."""
    size = 0
    for at, byte in enumerate(raw[:3]):
        size |= (byte & 0x7F) << 7 * at
        if byte < 0x80:
            return size, at + 1
    return size, 3


def _pack(raw: bytes) -> str:
    text = []
    for at in range(0, len(raw), 2):
        pair = raw[at : at + 2]
        value = int.from_bytes(pair, "big")
        for _ in range(len(pair) + 1):
            value, digit = divmod(value, _BASE)
            text.append(_ALPHABET[digit])
    return "".join(text)


def _unpack(text: str) -> bytes | None:
    """The bytes, what a cut-off last group says left out; None where a character or a group is no code's."""
    raw = bytearray()
    for at in range(0, len(text), 3):
        group = text[at : at + 3]
        value = 0
        for character in reversed(group):
            digit = _VALUE.get(character)
            if digit is None:
                return None
            value = value * _BASE + digit
        if value >> 8 * (len(group) - 1):
            if len(group) == 3:
                return None
            break
        if len(group) > 1:
            raw += value.to_bytes(len(group) - 1, "big")
    return bytes(raw)
