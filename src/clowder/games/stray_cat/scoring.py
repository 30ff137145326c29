"""How it ended: who is home, or how much everyone remembers (STR-31, STR-32)."""

from __future__ import annotations

from clowder.core.daily import NEXT, PLAYER, Tally, points_tally
from clowder.core.game import Line, Result, Seat, Standing
from clowder.games.stray_cat.state import Over, State


def result(state: State) -> Result | None:
    over = state.phase
    return final_result(state, over) if isinstance(over, Over) else None


def tally(state: State, result: Result) -> Tally:
    """Of a deal of the day: whoever is home is first, by rounds; then how much one remembers."""
    if result.how == "home" and result.standing(PLAYER).rank == 1:
        return Tally(state.round, "rounds", state.round - NEXT * NEXT)
    return points_tally(state, result)


def final_result(state: State, over: Over) -> Result:
    """Who is home wins, the others share the last place; else the most tokens win."""
    marks = [
        known if over.winner is None else int(seat == over.winner)
        for seat, known in enumerate(over.known)
    ]
    standings = (
        Standing(
            seats=(Seat(seat),),
            rank=1 + sum(other > marks[seat] for other in marks),
            points=over.known[seat],
            sheet=(Line("tokens", over.known[seat]),),
        )
        for seat in range(state.seats)
    )
    how = "too_late" if over.winner is None else "home"
    ranked = tuple(sorted(standings, key=lambda standing: standing.rank))
    return Result(how, ranked, unit="tokens")
