"""How each room's table is drawn in the terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

from rich.console import RenderableType

from clowder.cli.tables.cat_and_the_tower import CatAndTheTowerTable
from clowder.cli.tables.cat_in_the_box import CatInTheBoxTable
from clowder.cli.tables.chabyrinthe import ChabyrintheTable
from clowder.cli.tables.if_it_fits import IfItFitsTable
from clowder.cli.tables.stray_cat import StrayCatTable
from clowder.core.game import Ask
from clowder.locales import Words


class Table(Protocol):
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


def find_table(game: str, names: Sequence[str], words: Words) -> Table:
    tables: dict[str, Callable[[Sequence[str], Words], Table]] = {
        "cat_in_the_box": CatInTheBoxTable,
        "chabyrinthe": ChabyrintheTable,
        "if_it_fits": IfItFitsTable,
        "stray_cat": StrayCatTable,
        "cat_and_the_tower": CatAndTheTowerTable,
    }
    return tables[game](names, words)
