"""Every room that has a twin: both play the same games, seen in whole games and imagined worlds."""

from __future__ import annotations

import pytest

from clowder.testing import LawTable, all_tables
from clowder.testing.twins import (
    a_rollout_ends_and_can_be_repeated,
    the_twin_draws_evenly,
    the_twin_plays_by_the_same_rules,
    unevenness,
)
from tests.laws.rooms import HOUSE

TABLES = list(all_tables(*(case for case in HOUSE if case.room.twin)))
GAMES = 60  # of each room, spread over its tables
MANY = 2000

every_table = pytest.mark.parametrize("table", TABLES, ids=str)


def games_at(table: LawTable, games: int) -> int:
    """How many games this table has of those of its room, so that there are at least as many."""
    of_room = sum(other.room is table.room for other in TABLES)
    return -(-games // of_room)


@every_table
def test_a_twin_plays_by_the_same_rules(table: LawTable) -> None:
    for seed in range(games_at(table, GAMES)):
        the_twin_plays_by_the_same_rules(table, seed)


@pytest.mark.long
@every_table
def test_a_twin_plays_by_the_same_rules_in_many_games(table: LawTable) -> None:
    for seed in range(1000, 1000 + games_at(table, MANY)):
        the_twin_plays_by_the_same_rules(table, seed)


@every_table
def test_a_rollout_ends_and_can_be_repeated(table: LawTable) -> None:
    for seed in range(3):
        a_rollout_ends_and_can_be_repeated(table, seed)


@every_table
def test_a_twin_draws_evenly(table: LawTable) -> None:
    for seed in range(2):
        the_twin_draws_evenly(table, seed)


def test_unevenness_is_in_standard_deviations() -> None:
    """By tables of chi-square, 3.84 with one degree of freedom is the upper 5 %."""
    assert unevenness([50, 50]) < 0
    assert abs(unevenness([5098, 4902]) - 1.645) < 0.1
    assert unevenness([20] * 100 + [40] * 100) > 5
