"""When a game was decided: from where on nobody but the winner was ahead."""

from __future__ import annotations

from collections.abc import Iterable

from clowder.core.game import Course, Result, Seat, Standing


def decided_at(result: Result | None, courses: Iterable[Course | None]) -> int | None:
    """The round, turn or card that put the winner ahead for good; `courses` come latest first.

    None where nobody or several win, where something else than points decided, or where a room
    counts nothing before the end.
    """
    if result is None or result.tie_break is not None or len(result.standings) < 2:
        return None
    winners = [standing for standing in result.standings if standing.rank == 1]
    if len(winners) != 1:
        return None
    since = None
    for course in courses:
        if course is None or not is_ahead(winners[0], result.standings, course):
            break
        since = course.at
    return since


def is_ahead(winner: Standing, standings: Iterable[Standing], course: Course) -> bool:
    """Alone, with more points than every other side."""
    own = points_of(winner.seats, course)
    others = (side for side in standings if side is not winner)
    return all(points_of(side.seats, course) < own for side in others)


def points_of(seats: tuple[Seat, ...], course: Course) -> int:
    return sum(course.points[seat] for seat in seats)
