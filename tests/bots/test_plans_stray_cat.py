"""What a plan of Stray Cat knows of homes, visits and tiles that nobody has seen."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.bots.rooms.stray_cat.hands import number_of
from clowder.bots.rooms.stray_cat.knowledge import Knowledge
from clowder.bots.rooms.stray_cat.plan import Plan, Weights
from clowder.bots.rooms.stray_cat.planning import PLANS, plan_of
from clowder.bots.rooms.stray_cat.tiles import HOUSE_AT
from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.games.stray_cat import ROOM, reading
from clowder.games.stray_cat.state import State
from tests.games.stray_cat.position import position

ONE, TWO, RED, YELLOW, BLUE, FENCE, TREE, FLOWERS = (1 << bit for bit in range(8))
NOTHING = Knowledge(
    0,
    (
        ((ONE, 0.5), (TWO, 0.5)),
        ((RED, 0.5), (YELLOW, 0.25), (BLUE, 0.25)),
        ((FENCE, 0.25), (TREE, 0.75)),
    ),
)
LAST = Knowledge(ONE | RED, (((FENCE, 0.25), (TREE, 0.75)),))
ROOF_AND_SHAPE = "home 0: one red fence | up 0: shape roof"


@pytest.fixture(autouse=True)
def no_plans() -> None:
    PLANS.clear()


def plan_in(table: State) -> Plan:
    return plan_of(reading.twin_of(table), 0, Weights())


def test_every_house_is_on_one_tile() -> None:
    assert len(HOUSE_AT) == 18
    assert len(set(HOUSE_AT.values())) == 18


@pytest.mark.parametrize("house", [ONE | RED | FENCE, TWO | BLUE | TREE, ONE | RED | FLOWERS])
@pytest.mark.parametrize("knows", [NOTHING, LAST])
def test_something_follows_every_visit(knows: Knowledge, house: int) -> None:
    after = list(knows.after(house))

    assert sum(chance for chance, _ in after) == pytest.approx(1)
    told = sum(chance for chance, then in after if then.missing < knows.missing)
    assert told == pytest.approx(knows.tells(house))


def test_the_neighbour_turns_over_but_one_token() -> None:
    after = list(NOTHING.after(ONE | RED | FENCE))

    assert {then.missing for _, then in after} == {2, 3}
    none = next(then for _, then in after if then.missing == 3)
    assert none == Knowledge(0, (((TWO, 1),), ((YELLOW, 0.5), (BLUE, 0.5)), ((TREE, 1),)))


def test_a_visit_that_tells_nothing_tells_what_home_is_not() -> None:
    assert list(LAST.after(TWO | BLUE | FENCE)) == [
        (0.75, Knowledge(ONE | RED, (((TREE, 1),),))),
        (0.25, Knowledge(ONE | RED | FENCE, ())),
    ]


def test_homes_that_may_be_hidden_are_counted() -> None:
    assert LAST.likely(frozenset({ONE | RED | TREE, TWO | RED | FENCE})) == 0.75
    assert NOTHING.likely(frozenset({ONE | YELLOW | FENCE})) == pytest.approx(1 / 32)


def test_a_plan_depends_on_what_lies_open_alone() -> None:
    table = position(f"open 2 | at 2.C 16.o | {ROOF_AND_SHAPE} | hand 0: modest-1")
    view = ROOM.view(table, Seat(0))
    worlds = [ROOM.imagine(view, FastRng(seed)) for seed in range(2)]
    assert worlds[0].tiles != worlds[1].tiles

    one, other = map(plan_in, worlds)
    PLANS.clear()
    again = plan_in(worlds[1])

    assert one is other
    np.testing.assert_allclose(one.turns, again.turns)


def test_a_house_that_may_be_home_is_better_than_one_that_only_tells() -> None:
    """The house on 2.N has all that is known, that on 2.S but the garden of another."""
    table = position(f"open 2 | at 2.C 16.o | {ROOF_AND_SHAPE} | hand 0: nourishing-12")
    plan = plan_in(table)

    ended = {field: plan.ended[plan.ways.index[place]] for field, place in houses_on(table)}

    assert ended["1"][number_of([])] < ended["2"][number_of([])]


def houses_on(table: State) -> list[tuple[str, int]]:
    twin = reading.twin_of(table)
    return [(f, twin.ground.house_places[1][i]) for i, f in enumerate("12")]


@pytest.mark.parametrize(
    "known", ["", "up 0: shape", "up 0: shape roof", "up 0: shape roof garden"]
)
def test_nobody_waits_for_what_does_not_come(known: str) -> None:
    """To count on makes nothing longer: else a plan would hope for better in every turn again."""
    plan = plan_in(position(f"open 2 3 7 | works 3.N | home 0: two blue tree | {known}"))
    counted = plan.turns

    plan.improve()

    assert (plan.turns - counted).max() < 0.2
