"""Placings that fail, over touches that were recorded (TOW-6, TOW-26, TOW-28)."""

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
    let_go,
    play,
    settled,
    table,
    why_not,
)


@pytest.mark.rule("TOW-6", "TOW-26")
def test_what_is_in_the_way_counts_as_a_failed_try_and_nothing_moves() -> None:
    state = let_go(play(table(ONE), "0 use 1 1"), "0 wall brick 0 0 0 90")
    after = ROOM.game.apply(state, NATURE, Settle(blocked=Name("toto"))).state

    assert isinstance(after.phase, Placing)
    assert after.phase.tries == 1
    assert after.tower == state.tower


@pytest.mark.rule("TOW-26")
def test_after_five_failed_tries_one_may_give_up() -> None:
    state = play(table(ONE), "0 use 1 1")
    for tries in range(5):
        assert why_not(state, "0 give_up") == "keep_trying TOW-26"
        state = let_go(state, "0 wall brick 0 0 0 90")
        state = ROOM.game.apply(state, NATURE, Settle(blocked=Name("toto"))).state
        assert isinstance(state.phase, Placing)
        assert state.phase.tries == tries + 1
    state = play(state, "0 give_up")

    assert asked(state) == "1 use"
    assert state.tower == table(ONE).tower


@pytest.mark.rule("TOW-28")
def test_the_twentieth_failed_try_gives_the_action_up() -> None:
    state = table(ONE, phase=Placing(Seat(0), Befriend(("grey",)), 19), using=Action(1))
    state = let_go(state, "0 friend grey 1 0 0 0")
    after = ROOM.game.apply(state, NATURE, Settle(blocked=Name("toto")))

    assert "GaveUp" in [type(event).__name__ for event in after.events]
    assert asked(after.state) == "1 use"


@pytest.mark.rule("TOW-26")
def test_a_wall_that_lies_does_not_hold() -> None:
    state = let_go(play(table(ONE), "0 use 1 1"), "0 wall brick 0 0 0 90")
    lying = Part(Name("brick2"), at(10, LYING), 2, 90, 5)
    after = ROOM.game.apply(state, NATURE, settled(f"{ONE} brick2@2", lying)).state

    assert isinstance(after.phase, Placing)
    assert after.phase.tries == 1
    assert not any(p.name == "brick2" for p in after.tower)
