"""How it ended: points for each or each team, or turns for all together (CHA-14 to CHA-20)."""

from __future__ import annotations

from collections import Counter

from clowder.core.game import Course, Line, Piece, Result, Seat, Standing, tie_break_in
from clowder.games.chabyrinthe.options import counts_turns, sides_of
from clowder.games.chabyrinthe.pieces import BOX, WORTH, Cat
from clowder.games.chabyrinthe.state import Over, State


def course(state: State) -> Course:
    """What the cats taken so far are worth, and which turn it is."""
    return Course(tuple(points_of(cats) for cats in state.taken), state.turn)


def result(state: State) -> Result | None:
    return final_result(state) if isinstance(state.phase, Over) else None


def final_result(state: State) -> Result:
    if counts_turns(state.options, state.seats):
        return result_of_turns(state)
    piles = {side: cats_of(state, side) for side in sides_of(state.options, state.seats)}
    marks = {side: (points_of(cats), len(cats)) for side, cats in piles.items()}
    standings = (
        Standing(
            seats=side,
            rank=1 + sum(other > marks[side] for other in marks.values()),
            points=points_of(cats),
            sheet=lines_of(cats),
        )
        for side, cats in piles.items()
    )
    how = "gone_quiet" if state.missing else "all_home"
    ranked = tuple(sorted(standings, key=lambda standing: standing.rank))
    return Result(how, ranked, tie_break=tie_break_in(marks.values(), ("cats",)))


def result_of_turns(state: State) -> Result:
    """All win together, better or worse; with cats left over, all lose (CHA-16, CHA-17, CHA-20)."""
    [everyone] = sides_of(state.options, state.seats)
    how = "lost" if state.missing else f"grade_{grade(state.turn)}"
    rank = 2 if state.missing else 1
    standing = Standing(everyone, rank, state.turn, (Line("turns", state.turn),))
    return Result(how, (standing,), unit="turns")


def grade(turns: int) -> int:
    """How well so many turns are done, 1 being best (CHA-16)."""
    return 1 + sum(turns > most for most in BOX.grades)


def cats_of(state: State, side: tuple[Seat, ...]) -> tuple[Cat, ...]:
    return tuple(cat for seat in side for cat in state.taken[seat])


def points_of(cats: tuple[Cat, ...]) -> int:
    return sum(WORTH[cat] for cat in cats)


def lines_of(cats: tuple[Cat, ...]) -> tuple[Line, ...]:
    """A line for the cats of each worth."""
    counts = Counter(WORTH[cat] for cat in cats)
    return tuple(
        Line("cats", worth * count, (Piece("count", count), Piece("worth", worth)))
        for worth, count in sorted(counts.items())
    )
