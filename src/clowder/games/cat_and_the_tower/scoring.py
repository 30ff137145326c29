"""How it ended: scenarios won together, or the standings (TOW-17 to TOW-19, TOW-24, TOW-28)."""

from __future__ import annotations

from clowder.core.daily import NEXT, PLAYER, Tally
from clowder.core.game import Line, Piece, Result, Seat, Standing
from clowder.games.cat_and_the_tower.pieces import FLOORS
from clowder.games.cat_and_the_tower.state import Over, State


def result(state: State) -> Result | None:
    over = state.phase
    return final_result(state, over) if isinstance(over, Over) else None


def final_result(state: State, over: Over) -> Result:
    return scenarios_result(state, over) if state.together else race_result(state, over)


def tally(state: State, result: Result) -> Tally:
    """Of a deal of the day, alone: whether a scenario was won, the highest floor that counts, and
    the fewest turns."""
    over = state.phase
    assert isinstance(over, Over)
    floor = max((*over.heights, *state.scenarios))  # a scenario that was won stays won (TOW-19)
    won = result.standing(PLAYER).rank == 1
    return Tally(floor, "floors", -(floor + FLOORS * won) * NEXT + state.turn)


def scenarios_result(state: State, over: Over) -> Result:
    """Scenarios won before a collapse stay won (TOW-19)."""
    sheet = tuple(Line("scenario", 1, (Piece("floor", floor),)) for floor in state.scenarios)
    everyone = tuple(Seat(seat) for seat in range(state.seats))
    how = f"won_{over.how}" if sheet else f"lost_{over.how}"
    standing = Standing(everyone, 1 if sheet else 2, len(sheet), sheet)
    return Result(how, (standing,), unit="scenarios")


def race_result(state: State, over: Over) -> Result:
    """The paws count; who brought the tower down is last, and the ground is shared (TOW-24)."""
    high = over.heights
    order = [seat for seat in state.paws if seat != over.seat]
    marks = {seat: (0, place if high[seat] else state.seats) for place, seat in enumerate(order)}
    if over.seat is not None:
        marks[over.seat] = (1, 0)
    standings = (
        Standing(
            (seat,),
            1 + sum(other < marks[seat] for other in marks.values()),
            high[seat],
            (Line("height", high[seat], (Piece("floor", high[seat]),)),),
        )
        for seat in marks
    )
    ranked = tuple(sorted(standings, key=lambda standing: standing.rank))
    return Result(f"race_{over.how}", ranked, unit="floors")
