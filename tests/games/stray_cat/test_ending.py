"""The end (STR-31, STR-32)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.events import Ended
from clowder.games.stray_cat.pieces import CARDS
from clowder.games.stray_cat.state import Over, State
from tests.games.stray_cat.position import after, asked, last_step, position, told, why_not

HOME = "open 2 | home 0: one red fence"


def ranks(table: State) -> list[tuple[int, int]]:
    result = ROOM.result(table)
    assert result is not None
    standings = [result.standing(Seat(seat)) for seat in range(table.seats)]
    return [(standing.rank, standing.points) for standing in standings]


@pytest.mark.rule("STR-31")
def test_who_walks_home_with_all_known_wins_at_once() -> None:
    table = position(f"{HOME} | at 2.N 16.o | up 0: shape roof garden | hand 0: modest-1")
    step = last_step(table, "0 play modest-1, 0 step 2.1")

    assert step.state.phase == Over(Seat(0), (3, 0))
    assert step.final
    assert told(step, Ended)[0].winner == 0
    assert ranks(step.state) == [(1, 3), (2, 0)]
    assert ROOM.result(step.state).unit == "tokens"  # type: ignore[union-attr]
    assert asked(step.state) == ""
    assert why_not(step.state, "1 food") == "game_over STR-31"


@pytest.mark.rule("STR-31")
def test_the_third_token_turned_over_at_home_wins() -> None:
    table = position(f"{HOME} | at 2.N 16.o | up 0: shape roof | hand 0: modest-1")
    table = after(table, "0 play modest-1, 0 step 2.1, 1 remember garden")

    assert table.phase == Over(Seat(0), (3, 0))


@pytest.mark.rule("STR-31")
def test_who_is_carried_home_wins_before_any_fight() -> None:
    """The mouse leads seat 1 into its own house, where seat 2 already is."""
    table = position(
        "seats 3 | open 2 | at 16.C 2.E 2.1 | home 1: one red fence | up 1: shape roof garden"
        " | pile mouse | hand 0: modest-1 | hand 2: hearty-20"
    )
    table = after(table, "0 food, 0 pick 1, 0 step 2.C, 0 step 2.N, 0 step 2.1")
    assert table.phase == Over(Seat(1), (0, 3, 0))
    assert ranks(table) == [(2, 0), (1, 3), (2, 0)]  # the others share the last place


@pytest.mark.rule("STR-31")
def test_somebody_elses_house_is_not_home() -> None:
    table = position("open 2 | at 2.N 16.o | up 0: shape roof garden | hand 0: modest-1")

    assert after(table, "0 play modest-1, 0 step 2.1").phase != Over(Seat(0), (3, 0))


@pytest.mark.rule("STR-31", "STR-3")
def test_brother_and_sister_may_have_the_same_home() -> None:
    told_ = (
        f"{HOME} | home 1: one red fence | at 2.N 2.1 | up 0: shape roof garden | hand 0: modest-1"
    )
    table = after(position(told_), "0 play modest-1, 0 step 2.1")

    assert table.phase == Over(Seat(0), (3, 0))


@pytest.mark.rule("STR-31")
def test_at_the_end_nothing_is_hidden() -> None:
    table = position(f"{HOME} | at 2.N 16.o | up 0: shape roof garden | hand 0: modest-1")
    table = after(table, "0 play modest-1, 0 step 2.1")

    assert all(table.shown)
    assert (table.pile, table.hands) == (CARDS, ((), ()))
    for seat in (None, Seat(0), Seat(1)):
        assert ROOM.imagine(ROOM.view(table, seat), FastRng(1)) == table


@pytest.mark.rule("STR-32")
def test_after_two_hundred_rounds_the_best_memory_wins() -> None:
    table = position(
        "seats 3 | round 200 | turn 2 | up 0: roof | up 1: roof shape | up 2: roof"
        " | pile modest-1 modest-2"
    )
    table = after(table, "2 food")

    assert table.phase == Over(None, (1, 2, 1))
    assert ranks(table) == [(2, 1), (1, 2), (2, 1)]
    result = ROOM.result(table)
    assert result is not None
    assert result.how == "too_late"


@pytest.mark.rule("STR-32")
def test_the_last_round_is_played_to_its_end() -> None:
    table = after(position("round 200 | pile modest-1 modest-2"), "0 food")

    assert asked(table) == "1 look"
    assert after(position("round 199 | turn 1 | pile modest-1 modest-2"), "1 food").round == 200


@pytest.mark.rule("STR-31")
def test_at_the_end_every_kitten_has_a_way_home_along_the_roads() -> None:
    table = position(f"{HOME} | at 2.N 16.o | up 0: shape roof garden | hand 0: modest-1")
    step = last_step(table, "0 play modest-1, 0 step 2.1")
    near = step.state.ground.near

    [ended] = told(step, Ended)
    there, far = ended.ways

    assert there == ()
    assert far[-1] in {place for place, ways in near.items() if len(ways) == 1}  # a dead end
    house = step.state.ground.house_at(far[-1])
    home = step.state.homes[1]
    assert house is not None
    assert (house.shape, house.roof, house.garden) == (home.shape, home.roof, home.garden)
    assert all(to in near[place] for place, to in zip(("16.o", *far), far, strict=False))
