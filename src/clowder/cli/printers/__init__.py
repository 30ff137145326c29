"""How each room's table is drawn in the terminal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol

from rich.console import RenderableType

from clowder.cli.general_printer import GeneralPrinter
from clowder.core.game import Ask
from clowder.core.room import AnyRoom
from clowder.locales import Words


class TablePrinter(Protocol):
    """Draws what a view holds; it knows no rules."""

    def draw(self, view: Any, moves: Sequence[Any]) -> RenderableType:
        """The whole table; `moves` are the ones to light up."""

    def choices(self, moves: Sequence[Any]) -> dict[int, Any]:
        """The moves by the number to type."""

    def list_choices(self, choices: Mapping[int, Any]) -> RenderableType:
        """The moves to choose from, with their numbers."""

    def after(self, event: Any) -> RenderableType | None:
        """What deserves more than a line in the log, such as a score sheet."""

    def notation(self, typed: str) -> str:
        """What was typed, in the words of the notation."""

    def example(self, ask: Ask) -> str:
        """An answer of the kind that is asked for, as it may be typed."""


def find_printer(room: AnyRoom, names: Sequence[str], words: Words) -> TablePrinter:
    """`PRINTER` of the module `cli/printers/<room>`, or the general one."""
    module = f"{__name__}.{room.name}"
    if find_spec(module) is None:
        return GeneralPrinter(room, names, words)
    printer: TablePrinter = import_module(module).PRINTER(names, words)
    return printer
