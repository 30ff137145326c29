"""Which server a command is about: the settings that `clowder serve` would have."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from clowder.cli.errors import usage
from clowder.core.fault import Fault
from clowder.core.words import say

if TYPE_CHECKING:
    from clowder.server.settings import Settings

Database = Annotated[str | None, typer.Option(metavar="url", help="cli-db")]
Bus = Annotated[str | None, typer.Option(metavar="url", help="cli-bus")]
Data = Annotated[str | None, typer.Option(metavar="folder", help="cli-data")]
Config = Annotated[Path | None, typer.Option(metavar="file", help="cli-config")]


def choose_settings(config: Path | None, **given: Any) -> Settings:
    from clowder.server.settings import load_settings  # a server is slow to import

    with usage("settings"):
        return load_settings(config, {name: v for name, v in given.items() if v is not None})


def database_file(settings: Settings) -> Path:
    """Raises Fault where the database is not a file: such a one has tools of its own."""
    from clowder.server.settings import database_url

    url = database_url(settings)
    if not url.startswith("sqlite:///"):
        raise Fault("this is for SQLite; use pg_dump for PostgreSQL", say("fault-backup-server"))
    return Path(url.removeprefix("sqlite:///"))
