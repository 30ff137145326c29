"""The table of Stray Cat: the neighbourhood, the players and their tokens, your cards and clues."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.text import Text

from clowder.core.game import Ask, Seat
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.aids import Clues, aids_of
from clowder.games.stray_cat.events import (
    DogCame,
    Event,
    Gathered,
    Jumped,
    Stepped,
    TileTurned,
    Visited,
    WorksPut,
)
from clowder.games.stray_cat.ground import Place, cell_of
from clowder.games.stray_cat.message_args import card_args
from clowder.games.stray_cat.moves import At, Move, Step
from clowder.games.stray_cat.pieces import BOX, TOKENS, House
from clowder.games.stray_cat.setup import features_of
from clowder.games.stray_cat.view import Lot, Square, View
from clowder.locales import Words

Spot = tuple[int, int]  # right and down from the middle of a tile
REACH = 2  # so far to each side
MANY = 12  # more choices than these stand in columns

# Where the fields of an unturned tile are drawn.
SPOTS: dict[str, Spot] = {
    "N": (0, -2), "E": (2, 0), "S": (0, 2), "W": (-2, 0),
    "C": (0, 0), "Y": (0, -1), "a": (1, -1), "b": (-1, 1), "o": (1, 1),
}  # fmt: skip
HOUSE_SPOTS: dict[str, Spot] = {
    "N": (1, -2), "E": (2, 1), "S": (-1, 2), "Y": (0, 0), "a": (2, -2), "b": (-2, 2),
}  # fmt: skip
ROOFS = {"red": "#fffcf4 on #bc2c14", "yellow": "#1c1b22 on #f9cf2a", "blue": "#fffcf4 on #0d4b96"}
GARDENS = {"fence": "#", "tree": "♣", "flowers": "*"}
KITTENS = ("#1c1b22 on #eba488", "#1c1b22 on #9fc9a5", "#1c1b22 on #b9b3e0", "#1c1b22 on #d5c9b7")
WORKS = "#1c1b22 on #f9cf2a"
CHANGED = "◂"  # behind the number of a tile on which something has changed


class StrayCatPrinter:
    def __init__(self, names: Sequence[str], words: Words) -> None:
        self.names = names
        self.words = words
        self.changed: set[Place] = set()  # since the table was drawn last

    def draw(self, view: View, moves: Sequence[Move]) -> RenderableType:
        if not view.squares:  # not dealt yet
            return self.heading(view)
        changed, self.changed = frozenset(self.changed), set()
        beside = Columns((draw_map(view, changed), self.around(view)), padding=(0, 3))
        parts: list[RenderableType] = [self.heading(view), beside]
        if view.seat is not None:
            parts.append(self.hand(view))
        if any(isinstance(move, Step) for move in moves):
            parts.append(Text(self.words("str-help-step"), style="dim"))
        return Group(*parts)

    def choices(self, moves: Sequence[Move]) -> dict[int, Move]:
        return dict(enumerate(moves, start=1))

    def list_choices(self, choices: Mapping[int, Move]) -> RenderableType:
        said = [Text(f"{n:>2}) {self.choice(move)}") for n, move in choices.items()]
        return (
            Columns(said, padding=(0, 3), column_first=True) if len(said) > MANY else Group(*said)
        )

    def choice(self, move: Move) -> str:
        """Where a move leads is found on the map by the number of the tile and the field."""
        said = self.words.say(ROOM.text.move(move))
        match move:
            case Step(to=place) | At(place=place):
                return f"{place}  {said}"
            case _:
                return said

    def after(self, event: Event) -> None:
        """Sentences name no field: the map shows where something has changed."""
        match event:
            case Stepped(to=place) | Jumped(to=place) | Gathered(to=place):
                self.changed.add(place)
            case DogCame(place=place) | WorksPut(place=place) | Visited(place=place):
                self.changed.add(place)
            case TileTurned(cell=cell):
                self.changed.add(str(cell))
            case _:
                pass

    def notation(self, typed: str) -> str:
        return typed

    def example(self, ask: Ask) -> str:
        return {"step": "7.N", "at": "7.N", "look": "food"}.get(ask.what, "1")

    def heading(self, view: View) -> Text:
        round_, pile = self.words("str-round", round=view.round), ""
        if view.squares:
            pile = f" · {self.words('str-pile', count=view.pile)}"
        return Text(f"{self.words('str-title')} · {round_}{pile}", "bold")

    def around(self, view: View) -> RenderableType:
        lines = [self.player(view, Seat(seat)) for seat in range(view.seats)]
        aids = aids_of(view)
        if aids is not None and view.seat is not None:
            lines += [Text(), *self.sheet(aids.sheet[view.seat])]
        return Group(*lines)

    def player(self, view: View, seat: Seat) -> Text:
        """The name, the cards, and the tokens that the viewer can see."""
        on_turn = seat == view.turn
        line = Text.assemble(mark_of(seat), " ")
        line.append(f"{self.names[seat]}  ", "bold" if on_turn else "")
        line.append(f"{self.words('str-counts', count=view.counts[seat])}  ", "dim")
        for feature, up in zip(features_of(view.homes[seat]), view.up[seat], strict=True):
            known = self.words("str-unknown")
            if feature is not None:
                known = self.words("str-feature", feature=feature)
            line.append(f"[{known}]", "" if up else "dim")
        return line

    def sheet(self, clues: Clues) -> Iterator[Text]:
        """What one's home may still be."""
        yield Text(self.words("str-sheet"), "bold")
        for token, may_be in zip(TOKENS, (clues.shape, clues.roof, clues.garden), strict=True):
            line = Text(f"  {self.words('str-token', token=token)}: ")
            for feature in BOX.tokens[token]:
                word = self.words("str-feature", feature=feature)
                line.append(f"{word}  ", "" if feature in may_be else "dim strike")
            yield line

    def hand(self, view: View) -> Text:
        line = Text(f"{self.words('str-hand')}  ", style="bold")
        for card in view.hand:
            name = self.words("str-move-fight", **card_args(card))
            line.append(f" {name} ", "#1c1b22 on #fffcf4").append(" ")
        return line


def mark_of(seat: int) -> Text:
    return Text(f"▲{seat + 1}", KITTENS[seat])


def draw_map(view: View, changed: Collection[Place] = ()) -> Text:
    """Tile beside tile, each under its number; where something changed is marked."""
    columns = max(square.column for square in view.squares) + 1
    by_spot = {(square.row, square.column): square for square in view.squares}
    lines = []
    for row in sorted({square.row for square in view.squares}):
        drawn = [
            draw_square(view, by_spot.get((row, column)), changed) for column in range(columns)
        ]
        lines += [Text(" ").join(line) for line in zip(*drawn, strict=True)]
    return Text("\n").join(lines)


def draw_square(view: View, square: Square | None, changed: Collection[Place]) -> list[Text]:
    width = 2 * (2 * REACH + 1)
    if square is None:
        return [Text(" " * width) for _ in range(2 * REACH + 2)]
    fresh = any(cell_of(place) == square.cell for place in changed)
    name = f"{square.cell} {CHANGED}" if fresh else str(square.cell)
    head = Text(f"{name:<{width}}", "bold" if fresh else "dim")
    if square.lot is None:
        return [head, *(Text("░" * width, "dim") for _ in range(2 * REACH + 1))]
    inks = inks_of(view, square.cell, square.lot, changed)
    across = range(-REACH, REACH + 1)
    rows = [Text().join(inks.get((right, down), Text("  ")) for right in across) for down in across]
    return [head, *rows]


def inks_of(view: View, cell: int, lot: Lot, changed: Collection[Place] = ()) -> dict[Spot, Text]:
    """What stands on each field of a tile that lies face up."""
    spots = {field: SPOTS[field] for field in BOX.kinds[lot.kind].fields}
    houses = {house.field: house for house in lot.houses}
    spots |= {field: HOUSE_SPOTS[house.off] for field, house in houses.items()}
    if lot.kind == "start":
        spots["o"] = SPOTS["o"]
    inks = {}
    for field, spot in spots.items():
        ink = ink_of(view, f"{cell}.{field}", houses.get(field))
        if f"{cell}.{field}" in changed:
            ink.stylize("bold underline")
        inks[turned(spot, lot.turn)] = ink
    return inks


def ink_of(view: View, place: str, house: House | None) -> Text:
    for seat, kitten in enumerate(view.kittens):
        if kitten == place:
            return mark_of(seat)
    if place == view.works:
        return Text("××", WORKS)
    field = place.partition(".")[2]
    if house is not None:
        return Text(f"{field}{GARDENS[house.garden]}", ROOFS[house.roof])
    return Text(f"{field} ", "dim")


def turned(spot: Spot, quarters: int) -> Spot:
    for _ in range(quarters):
        spot = -spot[1], spot[0]
    return spot


PRINTER = StrayCatPrinter
