"""Search over imagined worlds: repeatable, within its budget, and better than the baseline."""

from __future__ import annotations

from itertools import count
from typing import Literal, TypeAlias

import pytest

from clowder.bots import budget
from clowder.bots.search import Budget, Option, SearchBot, ismcts, pimc
from clowder.bots.search.fast import play_uniformly
from clowder.core.game import Ask, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.twin import Dice, Twin
from clowder.games import ROOMS, find_room
from clowder.games.cat_and_the_tower import ROOM as TOWER
from clowder.games.cat_in_the_box import ROOM
from tests.games.cat_in_the_box.position import position

# Seat 1 plays last and has bid one trick: a red card or the blue 6 wins it, and the bonus.
LAST_TRICK = position(
    "seats 3 | turn 0 | trick 2: 5 blue, 2 blue | hand 0: 3 | hand 1: 1 6 | hand 2: 4"
    " | won 0: 3 | won 2: 4 | bids 3 1 4 | taken 1: 6 green, 5 green"
)
Method: TypeAlias = Literal["pimc", "ismcts"]
METHODS: tuple[Method, ...] = ("pimc", "ismcts")


def opening(seats: int = 3, seed: int = 5) -> AnyMatch:
    return Match(ROOM, ROOM.types.options(), seats, FastRng(seed))


@pytest.mark.parametrize("method", METHODS)
def test_by_iterations_a_decision_can_be_repeated(method: Method) -> None:
    match = opening()
    ask, view = match.asks[0], match.view(match.asks[0].seat)
    bot = SearchBot(ROOM, worlds=6, method=method)

    first, second = (bot.options(view, ask, FastRng(3), Budget(iterations=200)) for _ in range(2))

    assert first == second
    assert {type(option) for option in first} == {Option}


@pytest.mark.parametrize("method", METHODS)
def test_by_seconds_it_thinks_no_longer(method: Method, monkeypatch: pytest.MonkeyPatch) -> None:
    match = opening(seats=4)
    ask, view = match.asks[0], match.view(match.asks[0].seat)
    bot = SearchBot(ROOM, worlds=2, method=method)
    seconds = count()  # one passes between two looks at the clock
    monkeypatch.setattr(budget, "process_time", lambda: next(seconds))

    options = bot.options(view, ask, FastRng(3), Budget(seconds=3))

    assert sum(option.visits for option in options) > 0
    assert next(seconds) == 4  # the look that found the time to be up was the last


@pytest.mark.parametrize("method", METHODS)
def test_the_trick_that_brings_the_bonus_is_taken(method: Method) -> None:
    view, ask = ROOM.view(LAST_TRICK, Seat(1)), Ask(Seat(1), "play")
    bot = SearchBot(ROOM, worlds=4, method=method)
    moves = ROOM.moves(LAST_TRICK, Seat(1))

    move = bot.choose(view, ask, moves, FastRng(1), Budget(iterations=300))

    assert ROOM.apply(LAST_TRICK, Seat(1), move).state.sheets[-1].scores[1].tricks == 1


def test_an_estimate_has_an_error_that_shrinks() -> None:
    match = opening()
    seat = match.asks[0].seat
    assert ROOM.twin is not None
    worlds = [ROOM.twin(ROOM.imagine(match.view(seat), FastRng(n))) for n in range(8)]
    actions = worlds[0].legal(seat)[:2]

    few = pimc(worlds, seat, actions, Budget(iterations=40), FastRng(1))
    many = pimc(worlds, seat, actions, Budget(iterations=1000), FastRng(1))

    assert few[0].visits < many[0].visits
    assert few[0].error > 2 * many[0].error > 0
    assert sum(option.visits for option in many) <= 1000


def test_the_tree_visits_the_best_most() -> None:
    match = opening()
    seat = match.asks[0].seat
    assert ROOM.twin is not None
    worlds = [ROOM.twin(ROOM.imagine(match.view(seat), FastRng(n))) for n in range(8)]

    options = ismcts(worlds, seat, Budget(iterations=400), FastRng(1))

    assert sum(option.visits for option in options) == 400
    assert sorted(option.action for option in options) == worlds[0].legal(seat)
    assert options[0].visits == max(option.visits for option in options)


def test_a_room_without_a_twin_cannot_be_searched() -> None:
    with pytest.raises(ValueError, match="no twin"):
        SearchBot(TOWER)


def test_nonsense_cannot_be_searched() -> None:
    with pytest.raises(ValueError, match="0 worlds"):
        SearchBot(ROOM, worlds=0)


@pytest.mark.parametrize("name", [room.name for room in ROOMS.values() if room.twin])
def test_uniform_play_counts_its_moves_and_leaves_the_position_alone(name: str) -> None:
    room = find_room(name)
    match: AnyMatch = Match(room, room.types.options(), 2, FastRng(1))
    assert room.twin is not None
    root = room.twin(match.state)
    before = root.key()

    one = play_uniformly(root, games=1, most=room.longest, seed=3)

    assert 0 < one <= room.longest
    assert play_uniformly(root, games=1, most=room.longest, seed=3) == one
    assert play_uniformly(root, games=5, most=4, seed=3) <= 20
    assert root.key() == before


@pytest.mark.parametrize("name", [room.name for room in ROOMS.values() if room.twin])
def test_a_loop_of_its_own_plays_the_same_moves_as_the_one_for_all(name: str) -> None:
    room = find_room(name)
    match: AnyMatch = Match(room, room.types.options(), 3, FastRng(1))
    assert room.twin is not None
    for most in (1, 7, room.longest):
        one, other = room.twin(match.state), room.twin(match.state)

        assert one.play_any(most, Dice(most)) == Twin.play_any(other, most, Dice(most))

        assert one.key() == other.key()
