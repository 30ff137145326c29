"""How it ended: the points of each box, and what breaks a tie (FIT-17 to FIT-20)."""

from __future__ import annotations

from collections.abc import Iterable

from clowder.core.game import Course, Line, Piece, Result, Seat, Standing, tie_break_in
from clowder.core.remember import remember_last
from clowder.games.if_it_fits.boxes import Box, extras_of, find_boxes, points_of
from clowder.games.if_it_fits.pieces import SPECIALS
from clowder.games.if_it_fits.state import Over, State, on_table


@remember_last  # a view for each seat, the points and the result
def boxes_of(state: State) -> tuple[Box, ...]:
    return find_boxes(state.laid, state.across, state.seats, state.options.advanced)


@remember_last  # likewise
def points_now(state: State) -> tuple[int, ...]:
    """What each would have if it ended now."""
    boxes = boxes_of(state)
    seats = (Seat(seat) for seat in range(state.seats))
    return tuple(points_of(boxes, seat, state.options.advanced) for seat in seats)


def course(state: State) -> Course:
    """The points if it ended now, and how many cards lie on the table."""
    return Course(points_now(state), len(on_table(state)))


def result(state: State) -> Result | None:
    return final_result(state) if isinstance(state.phase, Over) else None


def final_result(state: State) -> Result:
    """Most points win, then fewest minus points (FIT-20)."""
    boxes, seats = boxes_of(state), [Seat(seat) for seat in range(state.seats)]
    sheets = {seat: lines_of(boxes, seat, state.options.advanced) for seat in seats}
    points = {seat: sum(line.points for line in sheets[seat]) for seat in seats}
    marks = {seat: (points[seat], -minus_of(boxes, seat)) for seat in seats}
    standings = (
        Standing(
            seats=(seat,),
            rank=1 + sum(other > marks[seat] for other in marks.values()),
            points=points[seat],
            sheet=sheets[seat],
        )
        for seat in seats
    )
    ranked = tuple(sorted(standings, key=lambda standing: standing.rank))
    return Result("hands_empty", ranked, tie_break=tie_break_in(marks.values(), ("minus",)))


def minus_of(boxes: Iterable[Box], seat: Seat) -> int:
    """The minus points in the boxes that one won or tied for (FIT-20)."""
    won = (box for box in boxes if seat in box.winners)
    return sum(box.sprays * (1 if box.open else 2) for box in won)


def lines_of(boxes: Iterable[Box], seat: Seat, advanced: bool) -> tuple[Line, ...]:
    """A line for each box that one won, and one for cats beyond the first in a box."""
    won = tuple(
        Line("box" if box.open else "closed", box.worth, about_box(box))
        for box in boxes
        if seat in box.winners
    )
    extras = sum(extras_of(box, seat, advanced) for box in boxes)
    return (*won, Line("extras", extras)) if extras else won


def about_box(box: Box) -> tuple[Piece, ...]:
    """How large it is, its most frequent toy, and what counts in it."""
    most = max(box.toys)
    return (
        Piece("cards", len(box.cards)),
        Piece("toy", SPECIALS[box.toys.index(most)] if most else "none"),
        Piece("toys", most),
        Piece("sprays", box.sprays),
    )
