"""`clowder serve`: tables for everyone who has the address."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from pathlib import Path
from typing import Annotated, Any

import typer

from clowder.cli.errors import ContentError, usage

Host = Annotated[str | None, typer.Option(help="The address to listen on.")]
Port = Annotated[int | None, typer.Option(help="The port; 0 for any free one.")]
Database = Annotated[str | None, typer.Option(metavar="URL", help="A database; else SQLite.")]
Data = Annotated[str | None, typer.Option(metavar="DIR", help="Where the SQLite file lies.")]
Config = Annotated[Path | None, typer.Option(metavar="FILE", help="Settings as TOML.")]
Open = Annotated[bool, typer.Option("--open", help="Open it in a browser, where there is one.")]


def run(  # noqa: PLR0913 (one for every switch)
    host: Host = None,
    port: Port = None,
    db: Database = None,
    data: Data = None,
    config: Config = None,
    open_browser: Open = False,
) -> None:
    """Serve tables over the network."""
    from clowder.server.serving import announce, serve  # a server is slow to import
    from clowder.server.settings import load_settings
    from clowder.server.store.store import StorageError
    from clowder.server.store.upgrade import WrongDatabase

    given: dict[str, Any] = {"host": host, "port": port, "db": db, "data": data}
    with usage("settings"):
        settings = load_settings(config, {name: v for name, v in given.items() if v is not None})

    def on_listening(address: str) -> None:
        announce(address)
        if open_browser and has_desktop():
            show(address)

    try:
        serve(settings, on_listening)
    except (WrongDatabase, StorageError, OSError) as error:
        raise ContentError(str(error)) from None


def has_desktop() -> bool:
    """Without a desktop, a text browser would take over the terminal."""
    named = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    return bool(named) or sys.platform in ("darwin", "win32")


def show(address: str) -> None:
    """In a thread, since the call may block until the browser answers."""
    here = address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
