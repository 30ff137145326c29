"""Daily: what a room says about its deal of the day, and what a board ranks by."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from clowder.core.game import Result, Seat
from clowder.core.value import Value

PLAYER = Seat(0)  # where the person sits; mice have the other seats
NEXT = 10_000  # more than what decides between equals ever comes to


class Tally(Value):
    """What the board of a day shows of a game, and what it ranks by."""

    points: int
    unit: str
    mark: int  # fewer is better


def points_tally(state: object, result: Result) -> Tally:  # noqa: ARG001 (a room's own reads it)
    """The more points the better; between equals, the fewer the best mouse has."""
    points = result.standing(PLAYER).points
    others = (other.points for other in result.standings if PLAYER not in other.seats)
    return Tally(points, result.unit, -points * NEXT + max(others, default=0))


def turns_tally(state: object, result: Result) -> Tally:  # noqa: ARG001 (likewise)
    """Whoever wins is before all who lose; the points are turns: the fewer the better."""
    own = result.standing(PLAYER)
    return Tally(own.points, result.unit, own.rank * NEXT + own.points)


@dataclass(frozen=True)
class Daily:
    """The deal of the day: one person, everybody the same deal, and one board of results.

    Where the game cannot be played alone, mice have the other seats. They are as good for
    everybody: what one answers follows from the day, its seat and what it can see.
    """

    options: Mapping[str, Any] = field(default_factory=dict)  # those that differ from the usual
    mice: tuple[str, ...] = ()  # the level of each; one that thinks by iterations
    tally: Callable[[Any, Result], Tally] = points_tally  # of a state that is over, and its result

    @property
    def seats(self) -> int:
        return 1 + len(self.mice)
