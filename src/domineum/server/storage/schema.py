"""The tables of the database, the same for SQLite and PostgreSQL."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s_%(referred_table_name)s",
        "pk": "pk_%(table_name)s",
    }
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", String(24), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", String(80), nullable=False),
    Column("content", String(80), nullable=False),
    Column("seed", String(40), nullable=False),
    Column("seeded", Boolean, nullable=False),
    Column("config", Text, nullable=False),
    Column("seq", Integer, nullable=False),
    Column("revision", Integer, nullable=False),
    Column("state", String(16), nullable=False),
    Column("problem", Text, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("spectators", Boolean, nullable=False),
    Column("hot_seat", Boolean, nullable=False),
    Column("imported", Boolean, nullable=False),
    Column("bots_waiting", Boolean, nullable=False),
    Column("name", String(80), nullable=False, server_default=""),
    Column("creator", String(40), nullable=False),
    Column("rematch", String(24), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Index("ix_tables_listed", "listed", "changed_at"),
    Index("ix_tables_creator", "creator", "state"),
    Index("ix_tables_changed", "state", "changed_at"),
    Index("ix_tables_bots_waiting", "bots_waiting", "changed_at"),
)
"""`seq` counts the entries, `revision` every change of the table and of its seats."""

SEATS = Table(
    "seats",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("name", String(80), nullable=False),
    Column("bot", String(40), nullable=False),
    Column("generation", Integer, nullable=False),
    Column("webhook", Text, nullable=False),
)
"""A link is valid for one `generation` of a seat: leaving or handing over starts the next."""

CHOICES = Table(
    "choices",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("changed", Text, nullable=False),
    Column("made_by", String(60), nullable=False),
    Column("request", String(80), nullable=False),
    Column("made_at", BigInteger, nullable=False),
)
"""Append-only. Undo and redo are entries like any other; `changed` proves the state after it."""

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("rules", String(80), nullable=False),
    Column("content", String(80), nullable=False),
    Column("data", LargeBinary, nullable=False),
)
"""Positions of a table on the way, with the log that people read: together the course of it."""

DAILY = Table(
    "daily_results",
    METADATA,
    Column("table_id", String(24), ForeignKey("tables.id"), primary_key=True),
    Column("day", String(10), nullable=False),
    Column("game", String(80), nullable=False),
    Column("setup", String(64), nullable=False),
    Column("player", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
    Index("ix_daily_results_player", "setup", "player", unique=True),
    Index("ix_daily_results_best", "setup", "won", "score"),
    Index("ix_daily_results_day", "day"),
)
"""Results of the days' games that people have entered. `setup` names the set-up that they played,
and `player` a browser on this day alone: nobody can find the same one on another day."""
