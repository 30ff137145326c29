"""The kind level of Cat in the Box: how it buries, and what it does not count."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep, Trials
from clowder.bots.rooms.cat_in_the_box.trained.kind import Kind
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Bury
from clowder.games.cat_in_the_box.options import Options


def test_it_gives_points_for_a_round_without_a_paradox() -> None:
    trials = Trials(
        [(0, -1.0), (1, -1.0)],
        points=np.array([[5.0, 3.0]] * 4),
        leads=np.array([[5.0, 3.0]] * 4),
        shares=np.array([[0.7, 0.5]] * 4),
        stuck=np.array([[2, -1]] * 3 + [[-1, -1]]),
    )

    deep, kind = Deep(ROOM).in_order(trials, 3), Kind(ROOM).in_order(trials, 3)

    assert [thought.broken for thought in deep] == [0.75, 0.0]
    assert [thought.paradox for thought in deep] == [0.0, 0.0]
    assert deep[::-1] == kind


def test_it_has_a_mind_of_its_own() -> None:
    """Its network differs from that of `deep`, and it imagines cards as the deal makes them."""
    kind = Kind(ROOM)

    for seats in (2, 3, 4, 5):
        assert "peace" in kind.network(seats).header.figures["reward"]
        assert "peace" not in Deep(ROOM).network(seats).header.figures["reward"]
        assert kind.network(seats) is not Deep(ROOM).network(seats)
    assert not kind.weigh


@pytest.mark.parametrize("seats", [3, 4])
def test_no_two_of_it_bury_the_same_number(seats: int) -> None:
    """Every seat has numbers of its own to bury; of two that are alike the round would die."""
    bot, buried = Kind(ROOM), list[tuple[int, int]]()
    for seed in range(6):
        match = Match(ROOM, Options(), seats, FastRng(seed))
        for ask in match.asks:
            moves = match.moves(ask.seat)
            assert moves
            move = bot.choose(match.view(ask.seat), ask, moves, FastRng(1))
            assert isinstance(move, Bury)
            buried.append(((move.number - 1) % seats, ask.seat))

    assert len(buried) == 6 * seats
    assert all(number == seat for number, seat in buried)
