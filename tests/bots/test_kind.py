"""The kind level of Cat in the Box: how it buries, what it imagines, what it does not count."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from clowder.bots.budget import Budget
from clowder.bots.levels import make_adviser
from clowder.bots.rooms.cat_in_the_box.opening import is_own
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep, Trials
from clowder.bots.rooms.cat_in_the_box.trained.kind import Kind
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.imagine import unseen_cards
from clowder.games.cat_in_the_box.moves import Bury
from clowder.games.cat_in_the_box.options import Options
from tests.bots.test_worlds import asked, begin_playing

FULL = (3, 4, 5)


def test_it_has_a_mind_of_its_own() -> None:
    """Its network differs from that of `deep`, and it reads nothing in the others' cards."""
    kind = Kind(ROOM)

    for seats in (2, 3, 4, 5):
        assert "peace" in kind.network(seats).header.figures["reward"]
        assert "peace" not in Deep(ROOM).network(seats).header.figures["reward"]
        assert kind.network(seats) is not Deep(ROOM).network(seats)
    assert not kind.weigh


def two_plays(stuck: list[list[int]]) -> Trials:
    """The first brings 5 points more than the others have, the second 3."""
    leads = np.array([[5.0, 3.0]] * len(stuck))
    shares = np.array([[0.7, 0.5]] * len(stuck))
    return Trials([(0, -1.0), (1, -1.0)], leads, leads, shares, np.array(stuck))


@pytest.mark.parametrize("seats", [2, 3])
def test_it_gives_points_for_a_round_without_a_paradox(seats: int) -> None:
    trials = two_plays([[1, -1]] * 3 + [[-1, -1]])

    deep, kind = Deep(ROOM).in_order(trials, seats), Kind(ROOM).in_order(trials, seats)

    assert [thought.broken for thought in deep] == [0.75, 0.0]
    assert [thought.paradox for thought in deep] == [0.0, 0.0]
    assert [thought.move for thought in deep[::-1]] == [thought.move for thought in kind]


@pytest.mark.parametrize("seats", FULL)
def test_it_counts_nothing_that_anothers_paradox_brings(seats: int) -> None:
    trials = two_plays([[1, -1], [2, 0], [-1, -1], [-1, -1]])

    thoughts = {t.broken: t.worth for t in Kind(ROOM, peace=0.0).in_order(trials, seats)}

    assert thoughts == {0.5: 2.5, 0.25: 3.0}  # its own paradox counts in full


@pytest.mark.parametrize("seats", FULL)
def test_no_two_of_it_bury_the_same_number(seats: int) -> None:
    """Every seat has numbers of its own to bury; of two that are alike the round would die."""
    bot, buried = Kind(ROOM), list[bool]()
    for seed in range(6):
        match = Match(ROOM, Options(), seats, FastRng(seed))
        for ask in match.asks:
            view, moves = match.view(ask.seat), match.moves(ask.seat)
            assert moves
            move = bot.choose(view, ask, moves, FastRng(1))
            assert isinstance(move, Bury)
            has_own = any(is_own(number, ask.seat, seats) for number in view.hand)
            assert is_own(move.number, ask.seat, seats) == has_own
            buried.append(has_own)

    assert buried.count(True) > 5 * seats


@pytest.mark.parametrize("seats", FULL)
def test_its_hints_bury_what_it_would_bury(seats: int) -> None:
    adviser, bot = make_adviser(ROOM, "kind"), Kind(ROOM)
    match = Match(ROOM, Options(), seats, FastRng(seats))
    for ask in match.asks:
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        assert moves

        advice = adviser.advise(view, ask, moves, FastRng(1), Budget(iterations=24))

        assert advice.move == bot.choose(view, ask, moves, FastRng(1))
        assert advice.others


@pytest.mark.parametrize("seats", FULL)
@pytest.mark.parametrize("plays", [0, 7])
def test_in_its_worlds_the_others_buried_numbers_of_their_own(seats: int, plays: int) -> None:
    for seed in range(4):
        view, ask, _ = asked(begin_playing(seats, seed, plays)[0])
        unseen = Counter(unseen_cards(view))
        ring = [Seat((ask.seat + place) % seats) for place in range(seats)]

        deal = Kind(ROOM).imagine(view, FastRng(seed), 8, np.random.default_rng(1))

        for hands, buried in zip(deal.hands, deal.buried, strict=True):
            assert hands.sum(1).tolist() == [view.counts[seat] for seat in ring]
            assert buried[0] + 1 == view.buried
            hidden = Counter({n + 1: int(count) for n, count in enumerate(hands[1:].sum(0))})
            assert hidden + Counter(int(column) + 1 for column in buried[1:]) == unseen
            for seat, column in zip(ring[1:], buried[1:], strict=True):
                could = any(is_own(number, seat, seats) for number in unseen)
                assert is_own(int(column) + 1, seat, seats) == could
