"""The end, and what it is worth in each way to play (CHA-14, CHA-16 to CHA-18, CHA-20)."""

from __future__ import annotations

import pytest

from clowder.core.game import Line, Piece, Result, Seat
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.events import CatTaken
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.scoring import grade
from clowder.games.chabyrinthe.state import Acting, Over, State
from clowder.games.chabyrinthe.turn import ACTIONS, QUIET
from tests.games.chabyrinthe.position import after, last_step, position, why_not

LOOK = "0 rotate 1 1 2"
LAST = "I0 | cats 0 pickle | guardians 11 4 | litter"


def ended(told: str) -> Result:
    result = ROOM.result(after(position(f"{LAST} | {told}"), LOOK))
    assert result is not None
    return result


@pytest.mark.rule("CHA-14")
def test_the_last_cat_ends_the_game_in_the_middle_of_a_turn() -> None:
    step = last_step(position(f"{LAST} | seats 2"), LOOK)

    assert step.state.phase == Over()
    assert step.state.guardians == (11, 4)  # nobody moves any more
    assert [type(event) for event in step.events[1:]] == [CatTaken]
    assert step.final
    assert ROOM.asks(step.state) == ()
    assert why_not(step.state, LOOK) == "game_over CHA-14"


@pytest.mark.rule("CHA-14")
def test_the_last_two_cats_at_once_leave_nothing_to_choose() -> None:
    table = position("I0 | cats 0 pickle, 1 crumb | guardians 11 10 | litter | seats 2")

    assert after(table, LOOK).phase == Over()


@pytest.mark.rule("CHA-14")
def test_most_points_win() -> None:
    result = ended("seats 3 | taken 0: soot | taken 1: comet velvet | taken 2: moss rusty")

    assert result.how == "all_home"
    assert [(one.seats, one.rank, one.points) for one in result.standings] == [
        ((1,), 1, 10),
        ((2,), 2, 8),
        ((0,), 3, 6),
    ]
    assert result.standings[2].sheet == (Line("cats", 6, (Piece("count", 2), Piece("worth", 3))),)


@pytest.mark.rule("CHA-14")
@pytest.mark.parametrize(
    ("taken", "ranks"),
    [
        ("taken 0: soot button puddle | taken 1: moss rusty noodle", [1, 2]),  # 12 all, four cats
        ("taken 0: soot button moss | taken 1: crumb puddle thimble button", [1, 1]),
    ],
)
def test_a_tie_goes_to_more_cats_and_then_is_shared(taken: str, ranks: list[int]) -> None:
    result = ended(f"seats 2 | {taken}")

    assert [result.standing(Seat(seat)).rank for seat in (0, 1)] == ranks
    assert result.tie_break == ("cats" if ranks == [1, 2] else None)


@pytest.mark.rule("CHA-16")
@pytest.mark.parametrize(
    ("turns", "title"),
    [
        (1, 1),
        (7, 1),
        (8, 2),
        (9, 2),
        (10, 3),
        (11, 3),
        (13, 4),
        (14, 5),
        (17, 6),
        (18, 7),
        (999, 7),
    ],
)
def test_turns_are_graded(turns: int, title: int) -> None:
    assert grade(turns) == title


@pytest.mark.rule("CHA-16")
def test_alone_one_counts_turns_and_the_last_one_whole() -> None:
    result = ended("number 8 | taken 0: comet")

    assert result.how == "grade_2"
    [standing] = result.standings
    assert (standing.seats, standing.rank, standing.points) == ((0,), 1, 8)
    assert standing.sheet == (Line("turns", 8),)


@pytest.mark.rule("CHA-17")
def test_together_all_win_by_the_turns_of_all() -> None:
    result = ended("seats 3 | option way together | number 12 | taken 1: comet")

    assert result.how == "grade_4"
    [standing] = result.standings
    assert (standing.seats, standing.rank, standing.points) == ((0, 1, 2), 1, 12)


@pytest.mark.rule("CHA-18")
def test_partners_sit_side_by_side_and_add_up() -> None:
    told = "seats 4 | option way teams | taken 1: comet | taken 2: moss | taken 3: rusty"
    result = ended(told)  # 8 points each side, two cats each

    assert [(one.seats, one.rank, one.points) for one in result.standings] == [
        ((0, 1), 1, 8),
        ((2, 3), 1, 8),
    ]


@pytest.mark.rule("CHA-18")
def test_more_cats_decide_between_teams() -> None:
    taken = "taken 1: moss velvet | taken 2: soot button | taken 3: crumb puddle"
    result = ended(f"seats 4 | option way teams | {taken}")

    assert [(one.seats, one.rank) for one in result.standings] == [((2, 3), 1), ((0, 1), 2)]


def quiet(told: str) -> State:
    told = f"I0 | cats 1 pickle | guardians 11 4 | {told} | last 5 | done insert"
    return after(position(told), LOOK)


@pytest.mark.rule("CHA-20")
def test_two_hundred_turns_without_a_cat_end_the_game() -> None:
    assert quiet("number 204").phase == Acting(Seat(0))
    table = quiet("seats 2 | number 205 | taken 1: comet")

    assert table.phase == Over()
    assert table.hidden == 0
    assert table.cats == tuple(sorted(table.cats))
    result = ROOM.result(table)
    assert result is not None
    assert result.how == "gone_quiet"
    assert [(one.seats, one.rank) for one in result.standings] == [((1,), 1), ((0,), 2)]


@pytest.mark.rule("CHA-20")
@pytest.mark.parametrize("told", ["seats 1", "seats 2 | option way together"])
def test_without_an_opponent_that_is_lost(told: str) -> None:
    result = ROOM.result(quiet(f"{told} | number 205"))

    assert result is not None
    assert result.how == "lost"
    assert [standing.rank for standing in result.standings] == [2]


@pytest.mark.rule("CHA-20")
def test_a_cat_in_time_lets_the_game_go_on() -> None:
    told = "I0 | cats 0 pickle | guardians 11 4 | number 205 | last 5 | done insert"
    table = after(position(told), LOOK)

    assert (table.phase, table.turn, table.last) == (Acting(Seat(0)), 206, 205)


@pytest.mark.rule("CHA-20")
def test_the_longest_game_has_its_cats_as_late_as_may_be() -> None:
    # Fifteen cats, each in the last turn before the bound: a start, a deal, and at most one choice
    # for each cat.
    assert ROOM.longest == 2 + 15 * QUIET * ACTIONS + 15


@pytest.mark.rule("CHA-15", "CHA-16", "CHA-17", "CHA-18", "CHA-19")
@pytest.mark.parametrize(
    ("way", "seats", "offered"),
    [
        ("each", (1, 2, 3, 4), True),
        ("together", (2, 3, 4), True),
        ("together", (1,), False),
        ("teams", (4,), True),
        ("teams", (1, 2, 3), False),
        ("each", (0, 5), False),
    ],
)
@pytest.mark.parametrize("kittens", [False, True])
@pytest.mark.parametrize("first", [False, True])
def test_every_sensible_mix_is_offered(
    way: str, seats: tuple[int, ...], offered: bool, kittens: bool, first: bool
) -> None:
    chosen = {"way": way, "kittens": kittens, "first_edition": first}
    options: Options = ROOM.make_options(chosen)

    for count in seats:
        if offered:
            assert ROOM.opening(options, count).options == options
        else:
            reason = "players, not" if count in (0, 5) else f"option way={way}"
            with pytest.raises(ValueError, match=reason):
                ROOM.opening(options, count)
