"""What is told of one bot among others: wins, points, and how rounds end."""

from __future__ import annotations

import pytest

from clowder.bots.simulation import Job, Outcome
from clowder.core.game import Line, Piece, Result, Seat, Standing
from clowder.core.record import Record
from clowder.core.record_text import AnyRecord
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options
from clowder.train.strength import figures, measure, rounds_of

ONE, OTHER = "quick", "baseline"


def tricks(points: int, number: int, what: str = "tricks") -> Line:
    return Line(what, points, (Piece("round", number),))


def game(first: tuple[Line, ...], second: tuple[Line, ...]) -> Outcome:
    sheets = (first, second)
    standings = tuple(
        Standing((Seat(seat),), 1 + seat, sum(line.points for line in sheet), sheet)
        for seat, sheet in enumerate(sheets)
    )
    job = Job(ROOM.name, Options(), (ONE, OTHER), 5)
    record: AnyRecord = Record(ROOM.name, ROOM.version, 2, Options())
    return Outcome(job, record, Result("rounds_played", standings))


def test_what_comes_of_others_paradoxes_is_told_apart() -> None:
    played_out = (tricks(4, 1), tricks(2, 1, "bonus")), (tricks(5, 1),)
    others = (tricks(3, 2),), (tricks(-4, 2, "paradox"),)
    outcome = game(played_out[0] + others[0], played_out[1] + others[1])

    found = {name: estimate.mean for name, estimate in figures([outcome], ONE).items()}

    assert found == pytest.approx(
        {
            "wins": 1.0,
            "gap": 4.0,
            "played out": 0.5,
            "own": 0.0,
            "others'": 0.5,
            "gap, played out": 0.5,
            "gap, own": 0.0,
            "gap, others'": 3.5,
        }
    )


def test_the_parts_of_real_games_add_up() -> None:
    outcomes = measure("beginner", OTHER, 3, range(1), 1)

    found = figures(outcomes, "beginner")
    ends = ("played out", "own", "others'")

    for outcome in outcomes:
        brought = zip(*(each.points for each in rounds_of(outcome)), strict=True)
        standings = [outcome.result.standing(Seat(seat)).points for seat in range(3)]
        assert [sum(points) for points in brought] == standings
    assert sum(found[end].mean for end in ends) == pytest.approx(1)
    assert sum(found[f"gap, {end}"].mean for end in ends) == pytest.approx(found["gap"].mean)
