"""`clowder serve`: tables for everyone who has the address."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer

from clowder.cli.choices import Language, choose_words
from clowder.cli.errors import ContentError
from clowder.cli.server_choices import Bus, Config, Data, Database, choose_settings
from clowder.core.fault import Fault
from clowder.core.words import say

Host = Annotated[str | None, typer.Option(metavar="address", help="cli-host")]
Port = Annotated[int | None, typer.Option(metavar="number", help="cli-port")]
Open = Annotated[bool, typer.Option("--open", help="cli-open")]


def run(  # noqa: PLR0913 (one for every switch)
    host: Host = None,
    port: Port = None,
    db: Database = None,
    bus: Bus = None,
    data: Data = None,
    config: Config = None,
    open_browser: Open = False,
    lang: Language = None,
) -> None:
    choose_words(lang)  # of errors: what the server says is in the language of each guest
    from clowder.server.serving import announce, serve  # a server is slow to import
    from clowder.server.store.store import StorageError

    settings = choose_settings(config, host=host, port=port, db=db, bus=bus, data=data)

    def on_listening(address: str) -> None:
        announce(address)
        if open_browser and has_desktop():
            show(address)

    try:
        serve(settings, on_listening)
    except Fault as error:
        raise ContentError(error.sentence) from None
    except (StorageError, OSError) as error:
        raise ContentError(say("fault-storage", reason=str(error))) from None


def has_desktop() -> bool:
    """Without a desktop, a text browser would take over the terminal."""
    named = {"BROWSER", "DISPLAY", "WAYLAND_DISPLAY"} & os.environ.keys()
    return bool(named) or sys.platform in ("darwin", "win32")


def show(address: str) -> None:
    """In a thread, since the call may block until the browser answers."""
    here = address.replace("//0.0.0.0:", "//127.0.0.1:").replace("//[::]:", "//[::1]:")
    threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()
