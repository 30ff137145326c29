"""Databases as older versions of the program left them."""

from __future__ import annotations

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection

from clowder.server.store import migrations


def downgrade(connection: Connection, to: str) -> None:
    config = Config()
    [folder] = migrations.__path__
    config.set_main_option("script_location", folder)
    config.attributes["connection"] = connection
    command.downgrade(config, to)
