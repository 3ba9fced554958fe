"""The ids under which tables, players and entries are kept."""

import hashlib
import re
import secrets

_SAFE_ID = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9_.-]{0,63}")


def new_id() -> str:
    """An id for a table, a player or an entry: 16 hexadecimal digits nobody else has."""
    return secrets.token_hex(8)


def new_secret() -> str:
    """192 random bits for an address that only those are to know who are given it."""
    return secrets.token_urlsafe(24)


def safe_id(own: str) -> str:
    """The id under which something with an id of its own is kept: that one where an address can hold it as it is."""
    if _SAFE_ID.fullmatch(own):
        return own
    return hashlib.sha256(f"id {own}".encode("utf-8", "surrogatepass")).hexdigest()[:16]
