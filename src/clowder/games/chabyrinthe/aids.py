"""What helps a seat to judge its position: where the ways of each cat and guardian lead."""

from __future__ import annotations

from clowder.core.value import Value
from clowder.games.chabyrinthe.pieces import Cell, Place
from clowder.games.chabyrinthe.view import View
from clowder.games.chabyrinthe.ways import THROUGH, walk


class Stretch(Value):
    """One way through a card."""

    cell: Cell
    sides: str  # the sides that it joins: "NE"


class Reach(Value):
    """All that an unbroken way joins to a place."""

    place: Place  # of a cat
    ways: tuple[Stretch, ...]


class Aids(Value):
    reach: tuple[Reach, ...]  # of each cat outside the square


def aids_of(view: View) -> Aids | None:
    """None for a spectator, and before the deal."""
    if view.seat is None or not view.square:
        return None
    return Aids(tuple(Reach(stray.place, stretches(view, stray.place)) for stray in view.strays))


def stretches(view: View, place: Place) -> tuple[Stretch, ...]:
    """The open ways one can walk from a place, each once."""
    reached = walk(view.square, view.options.side, place)
    joined = set()
    for port in reached.came:
        cell, entered = divmod(port, 4)
        outs = THROUGH[view.square[cell]][entered]
        if outs:
            joined.add((cell, tuple(sorted((entered, *outs)))))
    return tuple(
        Stretch(cell, "".join("NESW"[side] for side in way)) for cell, way in sorted(joined)
    )
