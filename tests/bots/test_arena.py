"""The arena: fair seats, shared deals, honest intervals."""

from __future__ import annotations

import math
from collections import Counter
from itertools import product

import pytest

from clowder.bots.arena import (
    Estimate,
    arena_jobs,
    arrangements,
    by_deal,
    compare,
    share,
    win_share,
)
from clowder.bots.simulation import Job, Outcome, play_job
from clowder.core.game import NATURE, Line, Result, Seat, Standing
from clowder.core.record import Record
from clowder.core.record_text import AnyRecord
from clowder.games import find_room

ROOM = find_room("cat_in_the_box")
MIXES = [
    (bots, seats)
    for bots, seats in product((["a"], ["a", "b"], ["a", "b", "c"], ["a", "a", "b"]), range(2, 6))
    if len(bots) <= seats
]


@pytest.mark.parametrize(("bots", "seats"), MIXES)
def test_each_bot_has_each_seat_equally_often(bots: list[str], seats: int) -> None:
    rings = arrangements(bots, seats)

    for bot in bots:
        taken = Counter(seat for ring in rings for seat in range(seats) if ring[seat] == bot)
        assert len(set(taken.values())) == 1
        assert sorted(taken) == list(range(seats))


@pytest.mark.parametrize("seats", range(2, 6))
def test_bots_named_once_play_equally_often(seats: int) -> None:
    bots = ["a", "b", "c", "d", "e"][:seats]

    for count in range(1, seats + 1):
        played = Counter(bot for ring in arrangements(bots[:count], seats) for bot in ring)
        assert len(set(played.values())) == 1


@pytest.mark.parametrize(("bots", "seats"), MIXES)
def test_no_arrangement_is_played_twice_and_none_is_empty(bots: list[str], seats: int) -> None:
    rings = arrangements(bots, seats)

    assert len(rings) == len(set(rings))
    assert {len(ring) for ring in rings} == {seats}


@pytest.mark.parametrize("seats", range(2, 6))
def test_one_among_others_has_each_seat_once(seats: int) -> None:
    rings = arrangements(["a", *["b"] * (seats - 1)], seats)

    assert sorted(ring.index("a") for ring in rings) == list(range(seats))
    assert all(ring.count("a") == 1 for ring in rings)


def test_every_arrangement_plays_the_very_same_deals() -> None:
    rings = arrangements(["uniform", "baseline"], 3)
    outcomes = [
        play_job(job) for job in arena_jobs(ROOM.name, ROOM.types.options(), rings, range(4, 6))
    ]

    for seed in (4, 5):
        records = [outcome.record for outcome in outcomes if outcome.job.seed == seed]
        deals = {tuple(e.move for e in record.entries if e.seat == NATURE) for record in records}
        assert len(records) == len(rings) == 6
        assert len(deals) == 1


def outcome(seed: int, bots: tuple[str, ...], points: tuple[int, ...]) -> Outcome:
    """A game that ended with so many points by seat."""
    standings = [
        Standing(
            (Seat(seat),),
            rank=1 + sum(other > own for other in points),
            points=own,
            sheet=(Line("bonus", own),) if own else (),
        )
        for seat, own in enumerate(points)
    ]
    record: AnyRecord = Record(ROOM.name, 1, len(bots), ROOM.types.options(), ())
    return Outcome(
        Job(ROOM.name, ROOM.types.options(), bots, seed), record, Result("over", tuple(standings))
    )


def ended(bots: tuple[str, ...], *sides: tuple[tuple[int, ...], int]) -> Outcome:
    """A game in which some seats stand together, with the rank they share."""
    standings = tuple(Standing(tuple(map(Seat, seats)), rank, points=1) for seats, rank in sides)
    record: AnyRecord = Record(ROOM.name, 1, len(bots), ROOM.types.options(), ())
    return Outcome(Job(ROOM.name, ROOM.types.options(), bots, 0), record, Result("over", standings))


def test_partners_win_and_learn_as_a_team() -> None:
    entrants = compare([ended(("a", "b", "c", "d"), ((2, 3), 1), ((0, 1), 2))])

    assert {entrant.bot: entrant.wins.mean for entrant in entrants} == {
        "a": 0,
        "b": 0,
        "c": 1,
        "d": 1,
    }
    ratings = {entrant.bot: entrant.rating.mean for entrant in entrants}
    assert ratings["a"] == ratings["b"] < ratings["c"] == ratings["d"]


@pytest.mark.parametrize("rank", [1, 2])
def test_nobody_is_better_where_all_win_or_lose_together(rank: int) -> None:
    one, other = compare([ended(("a", "b"), ((0, 1), rank))])

    assert one.rating == other.rating
    assert one.wins.mean == other.wins.mean == (rank == 1)


def test_points_and_wins_are_means_over_the_seats_taken() -> None:
    entrants = compare(
        [
            outcome(0, ("a", "b"), (4, 1)),
            outcome(0, ("b", "a"), (3, 3)),
            outcome(1, ("a", "b"), (5, 0)),
            outcome(1, ("b", "a"), (2, 6)),
        ]
    )

    first, second = entrants
    assert (first.bot, first.games, second.bot, second.games) == ("a", 4, "b", 4)
    assert first.points.mean == pytest.approx((4 + 3 + 5 + 6) / 4)
    assert second.points.mean == pytest.approx((1 + 3 + 0 + 2) / 4)
    assert (first.wins.mean, second.wins.mean) == pytest.approx((3.5 / 4, 0.5 / 4))
    assert second.lines["bonus"].mean == pytest.approx(3 / 4)


def test_every_interval_holds_its_mean() -> None:
    rings = arrangements(["uniform", "baseline"], 3)
    jobs = arena_jobs(ROOM.name, ROOM.types.options(), rings, range(8))

    for entrant in compare([play_job(job) for job in jobs]):
        figures = (entrant.points, entrant.wins, entrant.rating, *entrant.lines.values())
        assert all(figure.low <= figure.mean <= figure.high for figure in figures)
        assert entrant.wins.low >= 0
        assert entrant.wins.high <= 1


def test_a_shared_win_is_divided() -> None:
    result = outcome(0, ("a", "b", "c"), (3, 3, 1)).result

    assert [win_share(result, Seat(seat)) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_games_on_one_deal_count_as_one_witness() -> None:
    deals = [(0, 1.0), (1, 2.0), (2, 3.0), (3, 6.0)]

    once, often = by_deal(deals), by_deal(deals * 10)

    assert (once.mean, once.low, once.high) == pytest.approx((often.mean, often.low, often.high))
    assert once.mean == pytest.approx(3)
    assert once.high - once.mean == pytest.approx(1.96 * math.sqrt(14 / 3) / 2)


def test_a_single_deal_promises_nothing() -> None:
    assert by_deal([(0, 1.0), (0, 2.0)]) == Estimate(1.5, -math.inf, math.inf)


@pytest.mark.parametrize("won", [0.0, 1.0])
def test_a_clean_sweep_is_not_taken_for_certainty(won: float) -> None:
    estimate = share((seed, won) for seed in range(20))

    assert estimate.mean == won
    assert estimate.low <= won <= estimate.high
    assert estimate.high - estimate.low > 0.1


def test_wilsons_interval_is_the_one_in_the_books() -> None:
    estimate = share((seed, float(seed < 8)) for seed in range(10))

    assert (estimate.low, estimate.high) == pytest.approx((0.4902, 0.9433), abs=1e-3)


def test_the_better_bot_has_the_better_rating_whatever_its_seat() -> None:
    games = [
        outcome(deal, ring, (9, 1) if ring[0] == "good" else (1, 9))
        for deal in range(10)
        for ring in (("good", "bad"), ("bad", "good"))
    ]

    good, bad = compare(games)

    assert (good.bot, bad.bot) == ("good", "bad")
    assert good.rating.low > bad.rating.mean
    assert good.wins.mean == 1
