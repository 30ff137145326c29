"""Twins: a fast twin says and does in numbers what the readable rules say and do."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import cbrt, sqrt
from typing import Any

from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng, Rng
from clowder.core.room import AnyRoom, Numbering
from clowder.core.twin import NATURE_BIT, Dice, Twin
from clowder.testing.case import LawTable
from clowder.testing.games import moments, some_moments

IMAGINED = 2  # worlds that one game is played on from
STEPS = 12  # moves in such a world
DRAWS = 30  # of a position, for each allowed move
UNLIKELY = 5.5  # standard deviations from an even draw


def the_twin_plays_by_the_same_rules(table: LawTable, seed: int) -> None:
    """In a whole game, and on from worlds that somebody imagined on the way."""
    room, rng = table.room, FastRng(seed).stream("twin", 0)
    *_, match = moments(table, seed)
    before, twin = room.opening(table.options, table.seats), None
    views = {rng.below(len(match.entries)) for _ in range(IMAGINED)}
    for place, (entry, step) in enumerate(zip(match.entries, match.steps, strict=True)):
        if place in views:
            viewer = rng.choice(table.viewers())
            play_on(table, room.imagine(room.view(before, viewer), rng), rng)
        twin = follow(room, before, twin, entry.seat, entry.move)
        before = step.state
    check(room, before, twin)


def play_on(table: LawTable, world: Any, rng: Rng) -> None:
    """Some moves from an imagined world."""
    room, twin = table.room, None
    for _ in range(STEPS):
        asks = room.asks(world)
        if not asks:
            break
        seat = rng.choice(asks).seat
        move = room.sample(world, seat, rng)
        twin = follow(room, world, twin, seat, move)
        world = room.apply(world, seat, move).state
    check(room, world, twin)


def follow(room: AnyRoom, state: Any, twin: Twin | None, seat: Seat, move: Any) -> Twin | None:
    """The twin after the move; None where NATURE's draw has no number, and a twin begins anew."""
    twin = check(room, state, twin)
    number = numbering_of(room).number(move)
    if number is None:
        assert seat == NATURE, f"a player's move without a number: {move}"
        return None
    assert number in range(numbering_of(room).actions)
    before, kept = twin.key(), twin.copy()
    assert kept.key() == before
    twin.apply(seat, number)
    assert kept.key() == before, "a copy changed with the position it was made of"
    return twin


def check(room: AnyRoom, state: Any, twin: Twin | None) -> Twin:
    """The twin, or a new one, if it is equal to the state in all that it says."""
    assert room.twin is not None
    read = room.twin(state)
    if twin is None:
        twin = read
    assert twin.key() == read.key(), state
    asked = {ask.seat for ask in room.asks(state)}
    assert twin.asked() == sum(NATURE_BIT if seat == NATURE else 1 << seat for seat in asked)
    for seat in (NATURE, *map(Seat, range(len(twin.values())))):
        assert twin.legal(seat) == numbers(room, state, seat)
    if not asked:
        check_result(room, state, twin)
    return twin


def numbers(room: AnyRoom, state: Any, seat: Seat) -> list[int]:
    """The numbers of the allowed moves, ascending."""
    numbering, listed = numbering_of(room), room.moves(state, seat) or ()
    found = {move: numbering.number(move) for move in listed}
    for move, number in found.items():
        assert number is None or numbering.move(number) == move
    return sorted(number for number in found.values() if number is not None)


def check_result(room: AnyRoom, state: Any, twin: Twin) -> None:
    result = room.result(state)
    assert result is not None
    seats = sorted(seat for standing in result.standings for seat in standing.seats)
    standings = [result.standing(seat) for seat in seats]
    ranks = [standing.rank for standing in standings]
    assert twin.points() == [standing.points for standing in standings]
    assert twin.ranks() == ranks
    winners = ranks.count(1)
    assert twin.values() == [1 / winners if rank == 1 else 0.0 for rank in ranks]


def numbering_of(room: AnyRoom) -> Numbering[Any]:
    assert room.numbering is not None, f"{room.name} has a twin and no numbering"
    return room.numbering


def a_rollout_ends_and_can_be_repeated(table: LawTable, seed: int) -> None:
    """It stops where the game is over, or where NATURE is asked what is not worth drawing."""
    assert table.room.twin is not None
    for match in some_moments(table, seed, count=4):
        twins = [table.room.twin(match.state) for _ in range(2)]
        for twin in twins:
            twin.rollout(Dice(seed))
        assert twins[0].key() == twins[1].key()
        assert twins[0].asked() in (0, NATURE_BIT)
        assert not twins[0].asked() or not twins[0].draw(Dice(seed))
        assert all(0 <= value <= 1 for value in twins[0].values())


def the_twin_draws_evenly(table: LawTable, seed: int) -> None:
    """What it draws is allowed, and every allowed move is drawn about as often as any other."""
    assert table.room.twin is not None
    for match in some_moments(table, seed, count=4):
        twin = table.room.twin(match.state)
        before = twin.key()
        for ask in match.asks:
            legal, dice = twin.legal(ask.seat), Dice(seed)
            drawn = Counter(twin.sample(ask.seat, dice) for _ in range(DRAWS * len(legal)))
            assert drawn.keys() == set(legal), drawn.keys() ^ set(legal)
            assert unevenness([drawn[action] for action in legal]) < UNLIKELY, drawn
        assert twin.key() == before, "a draw changed the position"


def unevenness(counts: Sequence[int]) -> float:
    """How far counts are from equal ones: chi-square in standard deviations (Wilson, Hilferty)."""
    freedom = len(counts) - 1
    if freedom < 1:
        return 0.0
    even = sum(counts) / len(counts)
    square = sum((count - even) ** 2 / even for count in counts)
    return (cbrt(square / freedom) - 1 + 2 / (9 * freedom)) / sqrt(2 / (9 * freedom))
