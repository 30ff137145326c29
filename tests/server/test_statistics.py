"""Figures about games do not pretend: what counts, how sure it is, and against whom."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.core.value import replace
from clowder.server.store.rows import OutcomeRow
from clowder.server.tables.statistics import head_to_head, results_of


def row(table: str, seat: int, session: str | None, points: int, **more: Any) -> OutcomeRow:
    """A game of two that Ann or Bo has won, unless more is said."""
    usual: dict[str, Any] = {
        "name": (session or "mouse").title(),
        "fur": "ginger",
        "bot": None if session else "baseline",
        "away": False,
        "game": "cat_in_the_box",
        "seats": 2,
        "day": None,
        "counted": True,
        "side": seat,
        "rank": 1,
        "won": 1.0,
        "sides": 2,
        "unit": "points",
        "ended_at": int(table.strip("t")),
    }
    return OutcomeRow(table, seat, session, points=points, **(usual | more))


def duel(number: int, anns: int, bos: int, **more: Any) -> list[OutcomeRow]:
    ranks = [1 + (anns < bos), 1 + (bos < anns)]
    share = 0.5 if anns == bos else 1.0
    won = [share * (rank == 1) for rank in ranks]
    return [
        row(f"t{number}", 0, "ann", anns, rank=ranks[0], won=won[0], **more),
        row(f"t{number}", 1, "bo", bos, rank=ranks[1], won=won[1], **more),
    ]


def test_few_games_or_equal_ones_give_no_interval() -> None:
    few = [each for number in range(9) for each in duel(number, number, 3)]
    alike = [each for number in range(20) for each in duel(number, 5, 3)]

    [some] = results_of(few, ["ann"]).figures
    [same] = results_of(alike, ["ann"]).figures

    assert (some.games, some.interval, some.share) == (9, None, None)
    assert (same.mean, same.interval) == (5, None)
    assert same.share is not None
    assert (same.share.high, 0.8 < same.share.low < 0.9) == (1.0, True)  # a sweep proves little


def test_a_shared_win_is_half_a_win() -> None:
    rows = [*duel(1, 5, 5), *duel(2, 6, 5), *duel(3, 1, 5)]

    [anns], [bos] = [results_of(rows, [who]).figures for who in ("ann", "bo")]

    assert (anns.wins, bos.wins) == (1.5, 1.5)


@pytest.mark.parametrize(
    ("why", "rows"),
    [
        ("others' moves were taken back", duel(1, 5, 3, counted=False)),
        (
            "there is no result",
            [replace(each, counted=False, rank=None, points=None) for each in duel(1, 5, 3)],
        ),
        ("a mouse played in the end", [row("t1", 0, "ann", 5, away=True), row("t1", 1, "bo", 3)]),
        ("two seats on one screen", [row("t1", 0, "ann", 5), row("t1", 1, "ann", 3)]),
    ],
)
def test_a_game_that_is_not_ones_own_does_not_count(why: str, rows: list[OutcomeRow]) -> None:
    told = results_of([*rows, *duel(2, 4, 1)], ["ann"])

    assert [each.games for each in told.figures] == [1], why
    assert told.uncounted == 1


def test_games_are_told_apart_by_seats_company_and_unit() -> None:
    rows = [
        *duel(1, 5, 3),
        row("t2", 0, "ann", 5),
        row("t2", 1, None, 3),  # with a mouse
        row("t3", 0, "ann", 5),
        row("t3", 1, "bo", 3, away=True),  # a mouse in the end
        row("t4", 0, "ann", 9, seats=1, sides=1, unit="turns", game="chabyrinthe"),
        *(row("t5", seat, who, 5, seats=3) for seat, who in enumerate(("ann", "bo", "eve"))),
    ]

    told = {
        (each.seats, each.company, each.unit): each for each in results_of(rows, ["ann"]).figures
    }

    assert {key: each.games for key, each in told.items()} == {
        (2, "people", "points"): 1,
        (2, "bots", "points"): 2,
        (1, "alone", "turns"): 1,
        (3, "people", "points"): 1,
    }
    assert told[1, "alone", "turns"].luck is None


def test_head_to_head_tells_duels_from_games_on_one_side() -> None:
    together = [
        row(f"t{number}", seat, who, 7, side=0, sides=2, won=1.0, seats=4)
        for number in (8, 9)
        for seat, who in enumerate(("ann", "bo"))
    ]
    rows = [*duel(1, 5, 3), *duel(2, 2, 6), *duel(3, 4, 4), *duel(4, 9, 1), *together]
    rows += duel(5, 1, 9, counted=False)

    told = head_to_head(rows, ["ann"], ["bo"], "Bo")

    [duels], [pairing] = told.duels, told.pairings
    assert (duels.games, duels.ahead, duels.level, duels.behind) == (4, 2, 1, 1)
    assert (duels.mean, duels.interval) == ((2 - 4 + 0 + 8) / 4, None)
    assert (pairing.seats, pairing.games, pairing.wins) == (4, 2, 2.0)
    mirrored = head_to_head(rows, ["bo"], ["ann"], "Ann").duels[0]
    assert (mirrored.ahead, mirrored.behind, mirrored.mean) == (1, 2, -duels.mean)
