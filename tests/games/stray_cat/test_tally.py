"""The board of the day: whoever is home is first, by rounds; then how much one remembers."""

from __future__ import annotations

from clowder.core.daily import Tally
from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.state import Over


def tally(winner: int | None, known: tuple[int, ...], rounds: int) -> Tally:
    over = Over(None if winner is None else Seat(winner), known)
    state = replace(ROOM.opening(Options(), 3), phase=over, round=rounds)
    result = ROOM.result(state)
    assert ROOM.daily is not None
    assert result is not None
    return ROOM.daily.tally(state, result)


def test_home_counts_rounds_and_everything_else_tokens() -> None:
    """STR-31, STR-32"""
    quick, slow = tally(0, (1, 3, 3), 9), tally(0, (3, 0, 0), 40)
    much, little = tally(1, (3, 3, 0), 9), tally(None, (1, 2, 0), 200)

    assert (quick.points, quick.unit) == (9, "rounds")
    assert (much.points, much.unit) == (3, "tokens")
    assert quick.mark < slow.mark < much.mark < little.mark
