"""The tables of the store, and how an older file becomes a newer one. Nothing here is special to SQLite."""

from collections.abc import Callable

from sqlalchemy import (
    Column,
    Connection,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    PrimaryKeyConstraint,
    String,
    Table,
    Text,
    UniqueConstraint,
    delete,
    insert,
)

METADATA = MetaData()

VERSION = Table("schema_version", METADATA, Column("version", Integer, nullable=False))
"""One row: which of the migrations below the file has seen."""

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("game", String(32), nullable=False),
    Column("head", Text, nullable=False),
    Column("title", String(80)),
    Column("created", String(64), nullable=False),
    Column("updated", String(64), nullable=False),
    Column("rematch_of", String(64)),
    Column("archived", String(64)),
    Column("deleted", String(64)),
    Column("summary", Text),
)
"""A table: `head` is its record without events (JSON), `summary` a cache of what its log folds to (JSON)."""

ENTRIES = Table(
    "entries",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("entry_id", String(64), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seq"),
    UniqueConstraint("table_id", "entry_id"),
)
"""The log, append-only: `seq` counts from 0 within a table, `body` is the entry (JSON)."""

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("color", String(9)),
    Column("shape", String(32)),
    Column("created", String(64), nullable=False),
    Column("merged_into", String(64)),
    Column("deleted", String(64)),
)

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("player_id", String(64), ForeignKey("players.id"), nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("seats_by_player", "player_id"),
)
"""Which saved player sits where."""

SETTINGS = Table(
    "settings",
    METADATA,
    Column("key", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

PACKS = Table(
    "packs",
    METADATA,
    Column("game", String(32), nullable=False),
    Column("id", String(80), nullable=False),
    Column("body", Text),
    Column("draft", Text),
    Column("updated", String(64), nullable=False),
    PrimaryKeyConstraint("game", "id"),
)
"""Packs of this device's own: `body` is a pack that is right, `draft` what is still being made (both JSON)."""

DRAFTS = Table(
    "drafts",
    METADATA,
    Column("table_id", String(64), nullable=False),
    Column("key", String(64), nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "key"),
)
"""What is half entered at a table (JSON)."""


SHARES = Table(
    "shares",
    METADATA,
    Column("secret", String(64), primary_key=True),
    Column("table_id", String(64), ForeignKey("tables.id"), nullable=False, unique=True),
)
"""Results that can be looked at by an address of their own, by the secret in it."""


TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("id", String(64), primary_key=True),
    Column("head", Text, nullable=False),
    Column("wall", String(64), nullable=False, unique=True),
    Column("door", String(64), nullable=False, unique=True),
    Column("updated", String(64), nullable=False),
    Column("deleted", String(64)),
)
"""An event of many tables: `head` is what is said about it (JSON); `wall` and `door` are the secrets of its public pages."""

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament_id", String(64), ForeignKey("tournaments.id"), nullable=False),
    Column("number", Integer, nullable=False),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("tournament_id", "number"),
)
"""Who takes part in an event (JSON)."""

PAIRINGS = Table(
    "pairings",
    METADATA,
    Column("tournament_id", String(64), ForeignKey("tournaments.id"), nullable=False),
    Column("seq", Integer, nullable=False),
    Column("table_id", String(64)),
    Column("body", Text, nullable=False),
    PrimaryKeyConstraint("tournament_id", "seq"),
    Index("pairings_by_table", "table_id"),
)
"""Who sits at which table in which round of an event (JSON); no table is a bye."""


FIRST = (VERSION, TABLES, ENTRIES, PLAYERS, SEATS, SETTINGS, PACKS, DRAFTS)
"""What a file of the first version has."""


def _first(connection: Connection) -> None:
    METADATA.create_all(connection, FIRST)


def _second(connection: Connection) -> None:
    SHARES.create(connection)


def _third(connection: Connection) -> None:
    METADATA.create_all(connection, (TOURNAMENTS, ENTRANTS, PAIRINGS))


MIGRATIONS: tuple[Callable[[Connection], None], ...] = (_first, _second, _third)
"""The n-th makes a file of version n into one of version n + 1. A released one never changes."""

CURRENT = len(MIGRATIONS)


def migrate(connection: Connection, version: int) -> None:
    """Brings a file of this version (0: empty) to the current one, within the caller's transaction."""
    for step in MIGRATIONS[version:]:
        step(connection)
    if version < CURRENT:
        connection.execute(delete(VERSION))
        connection.execute(insert(VERSION).values(version=CURRENT))
