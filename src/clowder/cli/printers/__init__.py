"""How each room's table is drawn in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from clowder.cli.printers.cat_and_the_tower import CatAndTheTowerPrinter
from clowder.cli.printers.cat_in_the_box import CatInTheBoxPrinter
from clowder.cli.printers.chabyrinthe import ChabyrinthePrinter
from clowder.cli.printers.general import GeneralPrinter
from clowder.cli.printers.if_it_fits import IfItFitsPrinter
from clowder.cli.printers.stray_cat import StrayCatPrinter
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
    """The room's own printer, or the general one."""
    printers: dict[str, Callable[[Sequence[str], Words], TablePrinter]] = {
        "cat_in_the_box": CatInTheBoxPrinter,
        "chabyrinthe": ChabyrinthePrinter,
        "if_it_fits": IfItFitsPrinter,
        "stray_cat": StrayCatPrinter,
        "cat_and_the_tower": CatAndTheTowerPrinter,
    }
    own = printers.get(room.name)
    return GeneralPrinter(room, names, words) if own is None else own(names, words)
