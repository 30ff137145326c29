"""A start that is given: a few storeys that stand, and that somebody has shaken."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.core.daily import Tally
from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Plan, Settle
from clowder.games.cat_and_the_tower.physics.start import is_whole
from clowder.games.cat_and_the_tower.pieces import START, TOTO, Name, is_wall
from clowder.games.cat_and_the_tower.state import Choosing, Over, State, supply
from clowder.games.cat_and_the_tower.tower import Touch
from tests.games.cat_and_the_tower.whims import WHIMSICAL

SHAKEN = ROOM.make_options({"start": "shaken"})


def begun(seed: str, room: Any = ROOM) -> Any:
    return Match(room, SHAKEN, 1, FastRng(seed))


def without(move: Settle, name: Name) -> tuple[Touch, ...]:
    """What touches what where that piece rests on nothing."""
    return tuple(touch for touch in move.touches if touch[0] != name)


def test_the_start_stands_and_the_first_player_chooses_a_card() -> None:
    """TOW-1: else all is as at any start; floor 1 is not alone."""
    match = begun("start")

    state: State = match.state
    assert isinstance(state.phase, Choosing)
    assert state.top == 1 + START
    assert is_whole(state.tower)
    assert sum(is_wall(part.name) for part in state.tower) == 2 * START
    assert state.height(TOTO) == 1
    assert not {part.name for part in state.tower} & set(supply(state))
    assert (state.turn, state.fallen) == (1, ())


def test_the_same_seed_gives_the_same_start_and_another_one_does_not() -> None:
    one, same, other = begun("one"), begun("one"), begun("other")

    assert one.entries == same.entries
    assert one.state.tower != other.state.tower


def test_a_record_replays_the_start_without_a_simulation(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = begun("start")
    monkeypatch.setattr("clowder.games.cat_and_the_tower.chance.raise_start", None)
    again = Match(ROOM, SHAKEN, 1)

    for entry in drawn.entries:
        assert again.play(entry.seat, ROOM.read_move(ROOM.write_move(entry.move))) is None

    assert again.state == drawn.state


def test_walls_of_the_start_count_when_they_fall() -> None:
    """TOW-14: they were placed in an earlier turn, as it were."""
    state: State = begun("start").state

    assert {part.turn for part in state.tower if is_wall(part.name)} == {0}
    assert state.turn > 0


@pytest.mark.parametrize("spoil", ["falls", "stranger", "half", "twice"])
def test_a_start_that_does_not_stand_is_refused(spoil: str) -> None:
    match = begun("start", WHIMSICAL)
    while len(match.entries[-1].move.lies) < 3:
        match = begun(f"start/{len(match.entries[-1].move.lies)}", WHIMSICAL)
    match, move = Match(ROOM, SHAKEN, 1), match.entries
    for entry in move[:-1]:
        match.play(entry.seat, entry.move)
    good: Settle = move[-1].move
    bad = {
        "falls": replace(good, touches=without(good, good.lies[0].name)),
        "stranger": replace(good, lies=(*good.lies, replace(good.lies[0], name=Name("grey1")))),
        "half": replace(good, lies=good.lies[:-1]),
        "twice": replace(good, lies=(*good.lies, good.lies[0])),
    }[spoil]

    assert ROOM.refusal(match.state, NATURE, good) is None
    refused = ROOM.refusal(match.state, NATURE, bad)
    assert refused is not None
    assert refused.why == "not_on_the_tower"


@pytest.mark.parametrize("change", [{"force": 9999}, {"placings": ()}])
def test_a_plan_has_walls_and_a_floor_for_every_storey(change: dict[str, Any]) -> None:
    drawn = begun("start", WHIMSICAL)
    match = Match(ROOM, SHAKEN, 1)
    for entry in drawn.entries[:2]:
        match.play(entry.seat, entry.move)
    plan = drawn.entries[2].move
    assert isinstance(plan, Plan)

    assert ROOM.refusal(match.state, NATURE, plan) is None
    refused = ROOM.refusal(match.state, NATURE, replace(plan, **change))
    assert refused is not None
    assert ROOM.refusal(match.state, Seat(0), plan) is not None


@pytest.mark.parametrize(
    ("height", "won", "floor"), [(6, (), 6), (11, (10,), 11), (4, (10, 13), 13)]
)
def test_the_board_counts_the_highest_floor_then_turns(
    height: int, won: tuple[int, ...], floor: int
) -> None:
    over = Over("collapsed", (height,), Seat(0))
    state = replace(ROOM.opening(SHAKEN, 1), phase=over, scenarios=won, turn=20)
    quicker = replace(state, turn=19)
    higher = replace(state, phase=replace(over, heights=(24,)))

    tally = tally_of(state)
    assert (tally.points, tally.unit) == (floor, "floors")
    assert tally_of(higher).mark < tally_of(quicker).mark < tally.mark


def tally_of(state: State) -> Tally:
    result = ROOM.result(state)
    assert ROOM.daily is not None
    assert result is not None
    return ROOM.daily.tally(state, result)
