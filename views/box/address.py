"""How a pack is named in an address: its id may hold any character, the address only letters, digits, ``-`` and ``_``."""

import base64
import binascii


def address(pack_id: str) -> str:
    """A pack's id as a part of an address."""
    return base64.urlsafe_b64encode(pack_id.encode("utf-8", "surrogatepass")).decode().rstrip("=")


def pack_id_of(part: str) -> str:
    """The id in a part of an address; empty where it is none."""
    try:
        return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4)).decode()
    except (binascii.Error, ValueError):
        return ""
