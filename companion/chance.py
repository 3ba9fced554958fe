"""Dice for a table that has none at hand. The rules never roll: what was rolled comes to them as an event."""

import secrets


def dice(count: int) -> tuple[int, ...]:
    """`count` faces, each 1 to 6 with the same chance, by the system's own randomness."""
    return tuple(secrets.randbelow(6) + 1 for _ in range(count))
