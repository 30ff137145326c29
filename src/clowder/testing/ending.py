"""Ending: every game ends in time, and has a result exactly when nobody is asked."""

from __future__ import annotations

from clowder.testing.case import LawTable
from clowder.testing.games import play_out, states


def a_game_ends_in_time(table: LawTable, seed: int) -> None:
    match = play_out(table, seed)

    assert not match.asks
    assert len(match.entries) <= table.room.longest


def there_is_a_result_exactly_when_nobody_is_asked(table: LawTable, seed: int) -> None:
    room = table.room

    for state in states(play_out(table, seed)):
        assert (room.result(state) is None) == bool(room.asks(state))


def everyone_stands_once_and_ranks_count_who_is_better(table: LawTable, seed: int) -> None:
    result = play_out(table, seed).result()

    assert result is not None
    seats = [seat for standing in result.standings for seat in standing.seats]
    assert sorted(seats) == list(range(table.seats))
    ranks = [standing.rank for standing in result.standings]
    assert ranks == sorted(ranks)
    if len(ranks) > 1:  # those who win or lose together are ranked by that alone
        assert ranks == [1 + sum(other < rank for other in ranks) for rank in ranks]
    for standing in result.standings:
        assert sum(line.points for line in standing.sheet) == standing.points
