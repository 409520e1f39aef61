"""Bring the schema of a database up to date."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from domineum.kernel import DomineumError

FOLDER = Path(__file__).parent / "migrations"
LOCK = 0x646F6D69
"""Only one process at a time migrates a shared database."""


def upgrade(connection: Connection) -> None:
    """Run the migrations that the database lacks."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
    config = config_for(connection)
    script = ScriptDirectory.from_config(config)
    current = MigrationContext.configure(connection).get_current_revision()
    known = {revision.revision for revision in script.walk_revisions()}
    if current is not None and current not in known:
        raise DomineumError(
            f"the database has schema {current[:20]!r}, which is newer than this version knows"
        )
    if current != script.get_current_head():
        command.upgrade(config, "head")


def config_for(connection: Connection) -> Config:
    """The settings of alembic, without a file."""
    config = Config()
    config.set_main_option("script_location", str(FOLDER))
    config.attributes["connection"] = connection
    return config
