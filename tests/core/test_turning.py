"""When a game was decided: from where on nobody but the winner was ahead."""

from __future__ import annotations

import pytest

from clowder.core.game import Course, Result, Seat, Standing
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.turning import decided_at, points_of
from clowder.games import find_room


def result_of(*sides: tuple[int, ...], tie_break: str | None = None) -> Result:
    """The first side wins."""
    standings = (
        Standing(tuple(map(Seat, seats)), rank=1 if at == 0 else 2, points=0)
        for at, seats in enumerate(sides)
    )
    return Result("over", tuple(standings), tie_break=tie_break)


def courses(*points: tuple[int, ...]) -> list[Course]:
    """As the game went, turn by turn; latest first."""
    return [Course(each, at) for at, each in enumerate(points, start=1)][::-1]


ALONE = ((0,), (1,))


@pytest.mark.parametrize(
    ("result", "points", "at"),
    [
        (result_of(*ALONE), ((0, 0), (2, 0), (2, 3), (5, 3), (6, 3)), 4),  # the last change
        (result_of(*ALONE), ((0, 0), (2, 0), (2, 2), (3, 2)), 4),  # a tie is no lead
        (result_of(*ALONE), ((1, 0), (2, 0)), 1),
        (result_of((0, 1), (2, 3)), ((5, 0, 3, 3), (5, 2, 3, 3)), 2),  # partners add up
        (result_of(*ALONE, tie_break="cats"), ((2, 0), (2, 2)), None),
        (result_of((0, 1)), ((1, 1),), None),  # together
    ],
)
def test_the_last_change_of_the_lead_decides(
    result: Result, points: tuple[tuple[int, ...], ...], at: int | None
) -> None:
    assert decided_at(result, courses(*points)) == at


def test_nobody_decides_a_shared_win_or_a_game_that_goes_on() -> None:
    shared = Result("over", tuple(Standing((Seat(seat),), 1, 3) for seat in (0, 1)))

    assert decided_at(shared, courses((0, 0), (3, 3))) is None
    assert decided_at(None, courses((0, 0), (3, 0))) is None
    assert decided_at(result_of(*ALONE), [None]) is None


def played(game: str, seats: int, seed: int) -> AnyMatch:
    """A whole game by lot."""
    room, rng = find_room(game), FastRng(seed)
    match: AnyMatch = Match(room, room.types.options(), seats, FastRng(seed))
    while match.asks:
        seat = match.asks[0].seat
        assert match.decided() is None  # it is not over
        assert match.play(seat, room.sample(match.state, seat, rng)) is None
    return match


@pytest.mark.parametrize("game", ["cat_in_the_box", "chabyrinthe", "if_it_fits"])
def test_what_is_counted_on_the_way_is_what_is_counted_at_the_end(game: str) -> None:
    match = played(game, seats=3, seed=5)
    result, course = match.result(), match.room.course(match.state)

    assert result is not None
    assert course is not None
    for standing in result.standings:
        assert points_of(standing.seats, course) == standing.points
    at = match.decided()
    assert at is not None
    assert 1 <= at <= course.at
