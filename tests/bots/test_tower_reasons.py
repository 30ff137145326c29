"""What the far-sighted mice say of cards and goals in the tower is true, and is what they do."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.bots.advice import Advice
from clowder.bots.levels import make_adviser, make_bot
from clowder.bots.rooms.cat_and_the_tower.plan import HELPS, Plan
from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.core.words import say
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Claim, Pass, Swap, Use
from clowder.games.cat_and_the_tower.pieces import SIDES, Action
from clowder.games.cat_and_the_tower.state import Cards, Claiming, State
from clowder.locales import LANGUAGES, Words
from tests.games.cat_and_the_tower.position import table

LOW = "brick1@1 window1@1 floor2"
TALL = f"{LOW} brick2@2 window2@2 floor3"
PAIR = "orange1@2 orange2@2^orange1"
FRIENDLY = tuple(card for card, sides in SIDES.items() if not any(side.walls for side in sides))


def advised(state: State) -> Advice:
    """What a seat hears, after a look at what all hints promise."""
    [ask], seat = ROOM.asks(state), Seat(0)
    view, moves = ROOM.view(state, seat), ROOM.moves(state, seat)
    advice = make_adviser(ROOM).advise(view, ask, moves, FastRng(1))
    assert advice.move == make_bot("planner", ROOM).choose(view, ask, moves, FastRng(1))
    told = (advice.move, *(other.move for other in advice.others))
    assert len(set(told)) == len(told) <= 3
    assert set(told) <= set(moves or ())
    for language in LANGUAGES:
        words = Words(language)
        sayings = [advice.reason, advice.worth, *(other.worth for other in advice.others)]
        assert all("hint-" not in words.say(each) for each in sayings if each)
    return advice


def claiming(told: str, actions: tuple[int, int]) -> State:
    return table(told, phase=Claiming(Seat(0)), actions=Cards((), tuple(map(Action, actions))))


def floors(advice: Advice) -> list[int]:
    """In tenths: of the advised move, then of the others."""
    worths = [advice.worth, *(other.worth for other in advice.others)]
    figures: list[Any] = [dict(worth.args) for worth in worths if worth]
    return [10 * figure["whole"] + figure["tenth"] for figure in figures]


@pytest.mark.parametrize(("told", "above"), [(f"{LOW} toto@2", 0), (f"{LOW} toto@1", 1)])
def test_who_should_build_hears_how_few_floors_there_are_above(told: str, above: int) -> None:
    advice = advised(table(told))

    assert advice.reason == say("tow-hint-build", count=above)
    assert isinstance(advice.move, Use)
    assert SIDES[advice.move.action][advice.move.side - 1].walls
    assert len(floors(advice)) == 3
    assert floors(advice) == sorted(floors(advice), reverse=True)


def test_who_should_take_a_friend_hears_on_which_floor_it_helps() -> None:
    state = table(f"{TALL} toto@1 {PAIR}", actions=Cards((), FRIENDLY[:3]))
    advice = advised(state)

    assert isinstance(advice.move, Use)
    aim = next(Plan(state, Seat(0)).aims(SIDES[advice.move.action][advice.move.side - 1].colours))
    assert aim.worth > HELPS
    assert advice.reason == say("tow-hint-friend", floor=aim.floor)


def test_a_claim_says_how_far_it_leads() -> None:
    advice = advised(claiming(f"{TALL} toto@1 {PAIR}", (16, 1)))

    assert isinstance(advice.move, Claim)
    assert advice.reason == say("tow-hint-climb", count=advice.move.floor - 1)
    assert floors(advice)[0] == 10 * (advice.move.floor - 1)


def test_a_goal_that_is_kept_leads_further_later() -> None:
    advice = advised(claiming(f"{LOW} toto@1 {PAIR}", (16, 1)))

    assert (advice.move, advice.reason) == (Pass(), say("tow-hint-wait"))
    assert isinstance(advice.others[0].move, Claim)


def test_of_one_s_own_goals_the_hardest_is_swapped() -> None:
    state = table(f"{LOW} kitten0@1 kitten1@1", mode="against", phase=Claiming(Seat(0)))
    advice = advised(state)

    assert (type(advice.move), advice.reason, advice.others) == (Swap, say("tow-hint-swap"), ())
