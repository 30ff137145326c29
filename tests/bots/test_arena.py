"""The arena: fair seats, shared deals, honest intervals."""

from __future__ import annotations

from collections import Counter
from itertools import product

import pytest

from clowder.bots.arena import (
    arena_jobs,
    arrangements,
    compare,
    differences,
    seatings,
    win_share,
)
from clowder.bots.simulation import Ended, Job, Thought, play_and_time, play_job
from clowder.core.game import NATURE, Line, Result, Seat, Standing
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


def game(seed: int, bots: tuple[str, ...], points: tuple[int, ...]) -> Ended:
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
    return ended(seed, bots, *standings)


def ended(seed: int, bots: tuple[str, ...], *standings: Standing) -> Ended:
    thoughts = tuple(Thought(2, 0.1 * (seat + 1), 0.3) for seat in range(len(bots)))
    job = Job(ROOM.name, ROOM.types.options(), bots, seed)
    return Ended(job, Result("over", standings), thoughts)


def teams(bots: tuple[str, ...], *sides: tuple[tuple[int, ...], int]) -> Ended:
    """A game in which some seats stand together, with the rank they share."""
    standings = (Standing(tuple(map(Seat, seats)), rank, points=1) for seats, rank in sides)
    return ended(0, bots, *standings)


def test_partners_win_and_learn_as_a_team() -> None:
    entrants = compare([teams(("a", "b", "c", "d"), ((2, 3), 1), ((0, 1), 2))])

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
    one, other = compare([teams(("a", "b"), ((0, 1), rank))])

    assert one.rating == other.rating
    assert one.wins.mean == other.wins.mean == (rank == 1)


def test_points_and_wins_are_means_over_the_seats_taken() -> None:
    entrants = compare(
        [
            game(0, ("a", "b"), (4, 1)),
            game(0, ("b", "a"), (3, 3)),
            game(1, ("a", "b"), (5, 0)),
            game(1, ("b", "a"), (2, 6)),
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

    for entrant in compare([play_and_time(job) for job in jobs]):
        figures = (entrant.points, entrant.wins, entrant.rating, *entrant.lines.values())
        assert all(figure.low <= figure.mean <= figure.high for figure in figures)
        assert entrant.wins.low >= 0
        assert entrant.wins.high <= 1


def test_a_shared_win_is_divided() -> None:
    result = game(0, ("a", "b", "c"), (3, 3, 1)).result

    assert [win_share(result, Seat(seat)) for seat in range(3)] == [0.5, 0.5, 0.0]


def test_the_better_bot_has_the_better_rating_whatever_its_seat() -> None:
    games = [
        game(deal, ring, (9, 1) if ring[0] == "good" else (1, 9))
        for deal in range(10)
        for ring in (("good", "bad"), ("bad", "good"))
    ]

    good, bad = compare(games)

    assert (good.bot, bad.bot) == ("good", "bad")
    assert good.rating.low > bad.rating.mean
    assert good.wins.mean == 1


def test_a_bot_is_told_how_long_it_thinks() -> None:
    (one, other) = compare([game(0, ("a", "b"), (1, 2)), game(0, ("b", "a"), (1, 2))])

    for entrant in (one, other):
        assert entrant.seconds.mean == pytest.approx((0.1 + 0.2) / 4)
        assert entrant.seconds.worst == 0.3


def test_the_clock_of_a_game_counts_every_decision() -> None:
    (job,) = arena_jobs(ROOM.name, ROOM.types.options(), [("uniform", "baseline")], range(1))
    played = play_and_time(job)
    entries = play_job(job).record.entries

    for seat in (0, 1):
        assert played.thoughts[seat].decisions == sum(entry.seat == seat for entry in entries)
        assert 0 < played.thoughts[seat].worst <= played.thoughts[seat].seconds


def test_each_seat_has_its_own_figures() -> None:
    games = [game(deal, ring, (9, 1)) for deal in range(3) for ring in (("a", "b"), ("b", "a"))]

    for entrant in compare(games):
        assert [(one.seat, one.games) for one in entrant.seats] == [(0, 3), (1, 3)]
        assert [one.wins.mean for one in entrant.seats] == [1, 0]
        assert [one.points.mean for one in entrant.seats] == [9, 1]


def two_bots(deals: int, better: int) -> list[Ended]:
    """Deals of two games; `a` wins both of each of the first `better` ones, else one of them."""
    return [
        game(deal, ring, (5, 3) if deal >= better or ring[0] == "a" else (3, 5))
        for deal in range(deals)
        for ring in (("a", "b"), ("b", "a"))
    ]


def test_a_difference_is_taken_within_each_deal() -> None:
    deals = [(10, 8), (100, 97), (1, 0)] * 4  # the luck of a deal is far more than the skill
    games = [
        game(deal, ring, points if ring[0] == "a" else points[::-1])
        for deal, points in enumerate(deals)
        for ring in (("a", "b"), ("b", "a"))
    ]

    (pair,) = differences(games)
    first, _ = compare(games)

    assert (pair.bot, pair.other, pair.deals) == ("a", "b", 12)
    assert pair.points.mean == pytest.approx(2)
    assert pair.points.high - pair.points.low < 2 < first.points.high - first.points.low
    assert (pair.wins.mean, pair.verdict) == (1, "better")


@pytest.mark.parametrize(
    ("deals", "better", "verdict"),
    [(20, 15, "better"), (20, 1, "open"), (20, 0, "open"), (9, 9, "few"), (1, 1, "few")],
)
def test_too_few_deals_are_not_taken_for_certainty(deals: int, better: int, verdict: str) -> None:
    (pair,) = differences(two_bots(deals, better))

    assert pair.verdict == verdict


def test_who_is_worse_is_told_too() -> None:
    games = [game(deal, ("a", "b"), (1, 2)) for deal in range(12)]

    (pair,) = differences(games)

    assert pair.verdict == "worse"


def test_an_open_question_names_the_deals_that_might_tell() -> None:
    (seldom,) = differences(two_bots(20, 1))
    (never,) = differences(two_bots(20, 0))

    assert seldom.wanted is not None
    assert seldom.wanted > 20
    (more,) = differences(two_bots(10 * seldom.wanted, seldom.wanted // 2))
    assert more.verdict == "better"
    assert never.wanted is None


def test_bots_that_never_met_are_not_compared() -> None:
    games = [game(0, ("a", "b"), (1, 2)), game(0, ("b", "c"), (1, 2))]

    assert [(pair.bot, pair.other) for pair in differences(games)] == [("a", "b"), ("b", "c")]


def test_a_bot_on_two_seats_counts_by_their_mean() -> None:
    (pair,) = differences([game(0, ("a", "b", "b"), (6, 4, 1))])

    assert pair.points.mean == pytest.approx(6 - 2.5)
    assert [one.bot for one in seatings(game(0, ("a", "b", "b"), (6, 4, 1)))] == ["a", "b", "b"]
