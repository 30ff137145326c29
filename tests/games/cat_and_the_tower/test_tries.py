"""Placings that fail, over touches that were recorded (TOW-6, TOW-26)."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Seat
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.pieces import Action, Name
from clowder.games.cat_and_the_tower.state import Befriend, Placing
from clowder.games.cat_and_the_tower.tower import Part
from tests.games.cat_and_the_tower.position import (
    LYING,
    ONE,
    asked,
    at,
    do,
    let_go,
    play,
    settled,
    table,
    why_not,
)


@pytest.mark.rule("TOW-6", "TOW-26")
def test_what_is_in_the_way_counts_as_a_failed_try_and_nothing_moves() -> None:
    state = let_go(play(table(ONE), "0 use 1 1"), "0 wall brick 0 0 0 90")
    after = ROOM.apply(state, NATURE, Settle(blocked=Name("toto"))).state

    assert isinstance(after.phase, Placing)
    assert after.phase.tries == 1
    assert after.tower == state.tower


@pytest.mark.rule("TOW-26")
def test_after_five_failed_tries_one_may_give_up() -> None:
    state = play(table(ONE), "0 use 1 1")
    for tries in range(5):
        assert why_not(state, "0 give_up") == "keep_trying TOW-26"
        state = let_go(state, "0 wall brick 0 0 0 90")
        state = ROOM.apply(state, NATURE, Settle(blocked=Name("toto"))).state
        assert isinstance(state.phase, Placing)
        assert state.phase.tries == tries + 1
    state = play(state, "0 give_up")

    assert asked(state) == "1 use"
    assert state.tower == table(ONE).tower


@pytest.mark.rule("TOW-26")
def test_the_twentieth_failed_try_gives_the_action_up() -> None:
    state = table(ONE, phase=Placing(Seat(0), Befriend(("grey",)), 19), using=Action(1))
    state = let_go(state, "0 friend grey 1 0 0 0")
    after = ROOM.apply(state, NATURE, Settle(blocked=Name("toto")))

    assert "GaveUp" in [type(event).__name__ for event in after.events]
    assert asked(after.state) == "1 use"


@pytest.mark.rule("TOW-26")
def test_a_wall_that_lies_does_not_hold() -> None:
    state = let_go(play(table(ONE), "0 use 1 1"), "0 wall brick 0 0 0 90")
    lying = Part(Name("brick2"), at(10, LYING), 2, 90, 5)
    after = ROOM.apply(state, NATURE, settled(f"{ONE} brick2@2", lying)).state

    assert isinstance(after.phase, Placing)
    assert after.phase.tries == 1
    assert not any(p.name == "brick2" for p in after.tower)


@pytest.mark.rule("TOW-26")
@pytest.mark.parametrize("blocked", [True, False])
def test_any_friend_keeps_its_colour_once_it_was_tried(blocked: bool) -> None:
    state = play(table(ONE), "0 use 2 1")
    assert ROOM.refusal(state, Seat(0), ROOM.read_move("friend white 1 0 0 0")) is None
    state = let_go(state, "0 friend grey 1 0 0 0")
    lying = Part(Name("grey1"), at(5, LYING), 1, 0, 5)
    failed = Settle(blocked=Name("toto")) if blocked else settled(f"{ONE} grey1@1", lying)
    state = do(state, failed)

    assert asked(state) == "0 friend"
    assert why_not(state, "0 friend white 1 0 0 0") == "other_colour TOW-4"
    assert asked(let_go(state, "0 friend grey 2 0 0 0")) == "-1 settle"
