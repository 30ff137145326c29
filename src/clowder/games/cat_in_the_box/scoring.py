"""The score of a round and of the game (CIB-13 to CIB-15, CIB-17)."""

from __future__ import annotations

from clowder.core.game import Course, Line, Piece, Result, Seat, Standing, tie_break_in
from clowder.games.cat_in_the_box.pieces import Cell, neighbours
from clowder.games.cat_in_the_box.state import Over, Score, Sheet, State, won_by

MOST_TRICKS_FOR_TWO = 4  # CIB-17: with this many or fewer, a player of two earns the bonus


def score_round(state: State, paradox: Seat | None = None) -> Sheet:
    """What the round brings everyone; `paradox` is who caused one."""
    scores = tuple(
        score_seat(state, Seat(seat), caused_paradox=seat == paradox) for seat in range(state.seats)
    )
    shown = () if paradox is None else state.hands[paradox]
    return Sheet(scores, state.research, paradox, shown)


def score_seat(state: State, seat: Seat, caused_paradox: bool) -> Score:
    tricks = won_by(state.tricks, seat)
    trick_points = -tricks if caused_paradox else tricks  # CIB-13
    earned = not caused_paradox and kept_bid(state.bids[seat], tricks)
    group = largest_group(state.research, seat, state.columns) if earned else ()
    return Score(state.bids[seat], tricks, trick_points, group, trick_points + len(group))


def kept_bid(bid: int | None, tricks: int) -> bool:
    """Whether the tricks earn the bonus: as bid (CIB-14), or few enough for two (CIB-17)."""
    return tricks <= MOST_TRICKS_FOR_TWO if bid is None else tricks == bid


def largest_group(research: tuple[Seat | None, ...], seat: Seat, columns: int) -> tuple[Cell, ...]:
    """The most tokens of `seat` joined side by side (CIB-14); the topmost of equals."""
    left = {space for space, owner in enumerate(research) if owner == seat}
    groups = (take_group(space, left, columns) for space in sorted(left) if space in left)
    return max(groups, key=len, default=())


def take_group(space: Cell, left: set[Cell], columns: int) -> tuple[Cell, ...]:
    """Take all that can be reached from `space` by steps to a neighbour out of `left`."""
    left.remove(space)
    group = [space]
    for reached in group:  # the list grows while it is read
        for beside in neighbours(columns)[reached]:
            if beside in left:
                left.remove(beside)
                group.append(beside)
    return tuple(sorted(group))


def course(state: State) -> Course:
    """The points of the finished rounds, and how many those are."""
    seats = range(state.seats)
    points = tuple(sum(sheet.scores[seat].points for sheet in state.sheets) for seat in seats)
    return Course(points, len(state.sheets))


def result(state: State) -> Result | None:
    return final_result(state) if isinstance(state.phase, Over) else None


def final_result(state: State) -> Result:
    """Most points over all rounds; tie: more in the last round; then shared (CIB-15)."""
    marks = [final_mark(state, Seat(seat)) for seat in range(state.seats)]
    standings = (
        Standing(
            seats=(Seat(seat),),
            rank=1 + sum(other > mark for other in marks),
            points=mark[0],
            sheet=score_lines(state, Seat(seat)),
        )
        for seat, mark in enumerate(marks)
    )
    ranked = tuple(sorted(standings, key=lambda standing: standing.rank))
    return Result("rounds_played", ranked, tie_break=tie_break_in(marks, ("last_round",)))


def final_mark(state: State, seat: Seat) -> tuple[int, int]:
    """Points in all and in the last round: what players are ranked by."""
    points = [sheet.scores[seat].points for sheet in state.sheets]
    return sum(points), points[-1]


def score_lines(state: State, seat: Seat) -> tuple[Line, ...]:
    """The seat's score, line by line: tricks and bonus of each round."""
    lines = []
    for number, sheet in enumerate(state.sheets, start=1):
        score = sheet.scores[seat]
        what = "paradox" if sheet.paradox == seat else "tricks"
        lines.append(Line(what, score.trick_points, (Piece("round", number),)))
        if score.group:
            lines.append(Line("bonus", len(score.group), (Piece("round", number),)))
    return tuple(lines)
