"""What helps a seat to judge its position: where the ways of each cat lead, now or after a move."""

from __future__ import annotations

from clowder.core.value import Value
from clowder.games.chabyrinthe.homing import look
from clowder.games.chabyrinthe.moves import Insert, Move, Rotate
from clowder.games.chabyrinthe.pieces import Cell, Guardian, Place
from clowder.games.chabyrinthe.state import Acting, State
from clowder.games.chabyrinthe.tunnels import THROUGH, walk
from clowder.games.chabyrinthe.turn import after_action
from clowder.games.chabyrinthe.view import View, table_in


class Stretch(Value):
    """One way through a card."""

    cell: Cell
    sides: str  # the sides that it joins: "NE"


class Reach(Value):
    """All that an unbroken way joins to a place."""

    place: Place  # of a cat
    ways: tuple[Stretch, ...]
    guardians: tuple[Guardian, ...] = ()  # those it leads to
    way: tuple[Cell, ...] = ()  # to the first of them


class Aids(Value):
    reach: tuple[Reach, ...]  # of each cat outside the square


def aids_of(view: View) -> Aids | None:
    """None for a spectator, and before the deal."""
    return None if view.seat is None or not view.square else aids_on(table_in(view))


def aids_after(view: View, move: Move) -> Aids | None:
    """Right after an action, before anybody looks what is joined (CHA-8)."""
    if isinstance(move, Rotate | Insert) and isinstance(view.phase, Acting):
        return aids_on(after_action(table_in(view), move))
    return None


def aids_on(table: State) -> Aids:
    joined = {one.stray.place: (one.guardians, one.way) for one in look(table)}
    return Aids(
        tuple(
            Reach(stray.place, stretches(table, stray.place), *joined.get(stray.place, ((), ())))
            for stray in table.strays
        )
    )


def stretches(table: State, place: Place) -> tuple[Stretch, ...]:
    """The open ways one can walk from a place, each once."""
    reached = walk(table.square, table.size.side, place)
    joined = set()
    for port in reached.came:
        cell, entered = divmod(port, 4)
        outs = THROUGH[table.square[cell]][entered]
        if outs:
            joined.add((cell, tuple(sorted((entered, *outs)))))
    return tuple(
        Stretch(cell, "".join("NESW"[side] for side in way)) for cell, way in sorted(joined)
    )
