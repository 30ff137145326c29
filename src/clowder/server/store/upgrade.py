"""Bring a database to the version of this program, or refuse it in one line."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from clowder.core.fault import Fault
from clowder.core.words import say
from clowder.server.failpoints import failpoint
from clowder.server.store.migrations import NEWEST

MIGRATING = 0x636C6F77646572  # any number that is ours alone


class WrongDatabase(Fault):
    """The database cannot be used by this program."""


def upgrade(connection: Connection) -> None:
    """Raises WrongDatabase if the database was made by a newer version."""
    if connection.dialect.name == "sqlite":
        # The driver would commit every step by itself, and a kill leave half of them behind.
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    elif connection.dialect.name == "postgresql":
        # Of several nodes that start together, one does it and the others wait.
        connection.execute(text("SELECT pg_advisory_xact_lock(:key)"), {"key": MIGRATING})
    found = version_of(connection)
    if found != NEWEST:
        migrate(connection, found)
    failpoint("before_migrated")


def version_of(connection: Connection) -> str | None:
    """None for a database without anything in it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def migrate(connection: Connection, found: str | None) -> None:
    from alembic import command  # slow to import, and seldom needed
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    config.attributes["connection"] = connection
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise WrongDatabase(
            f"the database is of version {found}, which this clowder does not know;"
            " it was made by a newer one: install that, or choose another with --db",
            say("fault-database-newer", version=found),
        )
    command.upgrade(config, "head")
