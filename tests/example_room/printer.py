"""The table of Pounce: who has chosen, who has caught what, and the hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from clowder.core.game import Ask, Seat
from clowder.locales import Words
from tests.example_room.pounce.events import Event
from tests.example_room.pounce.moves import Choose
from tests.example_room.pounce.notation import spell
from tests.example_room.pounce.scoring import catcher
from tests.example_room.pounce.state import Choosing
from tests.example_room.pounce.view import View


class PouncePrinter:
    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names = names
        self.words = words

    def draw(self, view: View, moves: Sequence[Choose]) -> RenderableType:  # noqa: ARG002 (not needed here)
        players = (self.player(view, Seat(seat)) for seat in range(view.seats))
        return Group(*players, Text(), Text(spell(view.hand), "bold"))

    def player(self, view: View, seat: Seat) -> Text:
        waits = isinstance(view.phase, Choosing) and seat in view.phase.sealed.missing()
        caught = sum(catcher(cards) == seat for cards in view.turns)
        return Text(f"{'▸' if waits else ' '} {self.names[seat]} {'●' * caught}")

    def choices(self, moves: Sequence[Choose]) -> dict[int, Choose]:
        """A card is chosen by its own number."""
        return {move.card: move for move in moves}

    def list_choices(self, choices: Mapping[int, Choose]) -> RenderableType:
        return Text(" ".join(str(number) for number in choices))

    def after(self, event: Event) -> RenderableType | None:  # noqa: ARG002 (not needed here)
        return None

    def notation(self, typed: str) -> str:
        return typed

    def example(self, ask: Ask) -> str:
        return f"{ask.what} 4"
