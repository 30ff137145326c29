"""The table of Cat and the Tower: floors from the top down, how they lean, and who is there."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from clowder.core.game import Ask
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.aids import Lean, leans_of
from clowder.games.cat_and_the_tower.events import Counted, Event
from clowder.games.cat_and_the_tower.moves import Move
from clowder.games.cat_and_the_tower.pieces import COLLAPSE, SCENARIOS, is_floor, kitten_name
from clowder.games.cat_and_the_tower.rules import verb_of
from clowder.games.cat_and_the_tower.state import Placing
from clowder.games.cat_and_the_tower.text import piece, yes
from clowder.games.cat_and_the_tower.tower import find
from clowder.games.cat_and_the_tower.view import View
from clowder.locales import Words

EXAMPLES = {
    "wall": "wall brick -270 0 0 100",
    "floor": "floor 0 0 0",
    "friend": "friend grey 1 0 0 90",
    "put": "put 0 320 90",
    "pet": "pet grey1 90",
    "claim": "claim 1 2",
}


class CatAndTheTowerPrinter:
    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names = names
        self.words = words

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:  # noqa: ARG002 (none are lit)
        parts: list[RenderableType] = [self.heading(view)]
        parts += [self.floor(view, lean) for lean in reversed(leans_of(view))]
        parts += self.cards(view)
        parts += self.kittens(view)
        if isinstance(view.phase, Placing):
            verb = verb_of(view.phase.job)
            help_text = self.words(f"tow-help-{verb}", example=EXAMPLES[verb])
            parts.append(Text(help_text, style="dim"))
        return Group(*parts)

    def heading(self, view: View) -> Text:
        parts = [self.words("tow-title"), self.words("tow-turn", turn=view.turn)]
        scenario = next((floor for floor in SCENARIOS if floor not in view.scenarios), None)
        if view.options.mode == "together" and scenario is not None:
            parts.append(self.words("tow-scenario", floor=scenario))
        lost = len(view.fallen)
        parts.append(self.words("tow-walls-lost", count=lost, over=yes(lost > COLLAPSE)))
        return Text(" · ".join(parts), "bold")

    def floor(self, view: View, lean: Lean) -> Text:
        """A line for each floor: its number, its lean, and what stands on it."""
        tilt = round(lean.tilt / 10)
        title = self.words("tow-floor", floor=lean.floor)
        how = self.words("tow-lean", tilt=tilt, off=lean.off)
        there = [
            self.words("tow-piece", **piece(part.name))
            for part in view.tower
            if part.floor == lean.floor and not is_floor(part.name)
        ]
        line = Text(f"{title:>12}  ", "bold").append(f"{how:<28}", "dim not bold")
        return line.append(self.words.join(there) or self.words("tow-nothing"), "not bold")

    def cards(self, view: View) -> list[RenderableType]:
        own = view.hands[view.seat] if view.hands and view.seat is not None else ()
        held = [held.goal for held in own if held.goal is not None]
        goals = [*view.goals, *held]
        lines = [Text(self.words("tow-goals"), "bold")]
        lines += [Text(f"  {goal:>2}  {self.words('tow-goal', goal=goal)}") for goal in goals]
        decks = self.words("tow-decks", actions=view.action_deck, goals=view.goal_deck)
        return [*lines, Text(decks, "dim")]

    def kittens(self, view: View) -> list[RenderableType]:
        """The standings, where everyone has a kitten."""
        if view.options.mode == "together":
            return []
        lines = [Text(self.words("tow-standings"), "bold")]
        for seat in view.paws:
            part = find(view.tower, kitten_name(seat))
            height = self.words("tow-height", floor=part.floor if part else 0)
            lines.append(Text(f"  {self.names[seat]}: {height}"))
        return [*lines]

    def choices(self, moves: Sequence[Move]) -> dict[int, Move]:
        return dict(enumerate(moves, start=1))

    def list_choices(self, choices: Mapping[int, Move]) -> RenderableType:
        said = (f"{n:>2}) {self.words.say(ROOM.text.move(move))}" for n, move in choices.items())
        return Group(*map(Text, said))

    def after(self, event: Event) -> RenderableType | None:
        """The text of a scenario that was won."""
        if isinstance(event, Counted) and event.scenarios:
            texts = [self.words(f"tow-scenario-{floor}") for floor in event.scenarios]
            return Group(*(Text(text, "italic") for text in texts))
        return None

    def notation(self, typed: str) -> str:
        return typed

    def example(self, ask: Ask) -> str:
        return EXAMPLES.get(ask.what, "1")


PRINTER = CatAndTheTowerPrinter
