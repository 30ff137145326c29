"""What a room's table shows in the terminal, as plain text."""

from __future__ import annotations

from typing import Any

from rich.console import Console, RenderableType

from clowder.cli.printers import TablePrinter
from clowder.core.game import Seat
from clowder.core.room import AnyRoom


def shown(drawn: RenderableType, width: int = 80) -> str:
    console = Console(width=width, highlight=False, color_system=None)
    with console.capture() as capture:
        console.print(drawn)
    return capture.get()


def screen_of(
    room: AnyRoom, printer: TablePrinter, state: Any, seat: Seat | None, width: int = 80
) -> str:
    """The table as that seat sees it, with what it may do."""
    moves = () if seat is None else room.moves(state, seat) or ()
    return shown(printer.draw(room.view(state, seat), moves), width)
