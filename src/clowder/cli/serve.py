"""`clowder serve`: tables for everyone who has the address."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from clowder.cli.trouble import Trouble, usage

Host = Annotated[str | None, typer.Option(help="The address to listen on.")]
Port = Annotated[int | None, typer.Option(help="The port; 0 for any free one.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="A database; else SQLite.")]
Data = Annotated[str | None, typer.Option(metavar="DIR", help="Where the SQLite file lies.")]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="Settings as TOML.")]


def run(
    host: Host = None,
    port: Port = None,
    db: Database = None,
    data: Data = None,
    config: Config = None,
) -> None:
    """Serve tables over the network."""
    from clowder.server.serving import serve  # a server is slow to import
    from clowder.server.settings import load_settings
    from clowder.server.store import StorageTrouble
    from clowder.server.upgrade import WrongDatabase

    given: dict[str, Any] = {"host": host, "port": port, "db": db, "data": data}
    with usage("settings"):
        settings = load_settings(config, {name: v for name, v in given.items() if v is not None})
    try:
        serve(settings)
    except (WrongDatabase, StorageTrouble, OSError) as error:
        raise Trouble(str(error)) from None
