"""How a game together is won or lost (TOW-17 to TOW-19, TOW-28)."""

from __future__ import annotations

import pytest

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics.deeds import Count, Tremor
from clowder.games.cat_and_the_tower.pieces import Goal, Name
from clowder.games.cat_and_the_tower.scoring import final_result
from clowder.games.cat_and_the_tower.state import (
    Claiming,
    Climb,
    Counting,
    GoingOn,
    Over,
    Placing,
    Settling,
    State,
)
from clowder.games.cat_and_the_tower.tower import Part
from tests.games.cat_and_the_tower.position import (
    TWO,
    asked,
    at,
    let_go,
    on_table,
    part,
    petting,
    play,
    rest,
    settled,
    table,
    why_not,
)


@pytest.mark.rule("TOW-17")
def test_the_fifth_fallen_wall_loses_at_once() -> None:
    lost = tuple(Name(f"statue{n}") for n in range(1, 5))
    state = petting(f"{TWO} toto@1", fallen=lost)
    fell = on_table("brick2", "floor3")
    after = rest(state, settled(f"{TWO} toto@1", drop="brick2 floor3", extra=fell))

    assert isinstance(after.phase, Over)
    result = ROOM.result(after)
    assert result is not None
    assert (result.how, result.standings[0].rank) == ("lost_collapsed", 2)


def counting(height: int, scenarios: tuple[int, ...] = ()) -> State:
    walls = " ".join(f"brick{n}@{n} floor{n + 1}" for n in range(1, min(height, 12) + 1))
    state = table(f"{walls} toto@{height}", scenarios=scenarios, spent=Goal(1))
    return replace(state, phase=Settling(Count(), Tremor(), Counting(Seat(0)), state.tower))


@pytest.mark.rule("TOW-18", "TOW-19")
def test_ten_floors_and_five_seconds_win_and_all_are_asked_to_go_on() -> None:
    state = counting(10)
    won = rest(state, Settle((), state.touches))

    assert won.scenarios == (10,)
    assert isinstance(won.phase, GoingOn)
    assert asked(won) == "0 further 1 further"
    further = play(won, "1 further yes, 0 further yes")
    assert asked(further) == "1 use"
    stopped = play(won, "1 further yes, 0 further no")
    assert isinstance(stopped.phase, Over)
    result = ROOM.result(stopped)
    assert result is not None
    assert (result.how, result.standings[0].points) == ("won_stopped", 1)
    assert result.unit == "scenarios"
    assert why_not(play(won, "1 further no"), "1 further yes") == "answered TOW-19"


@pytest.mark.rule("TOW-19")
@pytest.mark.parametrize(
    ("height", "won", "all_won"),
    [
        (12, (), (10,)),
        (13, (), (10, 13)),
        (13, (10,), (10, 13)),
        (9, (), ()),
    ],
)
def test_one_count_wins_every_scenario_that_toto_has_reached(
    height: int, won: tuple[int, ...], all_won: tuple[int, ...]
) -> None:
    state = counting(height, won)

    assert rest(state, Settle((), state.touches)).scenarios == all_won


@pytest.mark.rule("TOW-18")
@pytest.mark.parametrize(
    ("floor", "won", "asked_then"),
    [
        (9, (), "1 use"),
        (10, (), "-1 settle"),
        (12, (10,), "1 use"),
        (13, (10,), "-1 settle"),
    ],
)
def test_a_climb_is_counted_only_where_the_next_scenario_is_reached(
    floor: int, won: tuple[int, ...], asked_then: str
) -> None:
    walls = " ".join(f"brick{n}@{n} floor{n + 1}" for n in range(1, 13))
    climb = Climb(Name("toto"), floor, None)
    state = table(walls, scenarios=won, spent=Goal(1), phase=Placing(Seat(0), climb), homes=(8,))
    toto = Part(Name("toto"), at(5 * floor), floor, 0, 5)
    state = rest(let_go(state, "0 put 0 0 0"), settled(f"{walls} toto@{floor}", toto))

    assert asked(state) == asked_then


@pytest.mark.rule("TOW-18")
def test_if_toto_falls_while_all_count_play_goes_on() -> None:
    state = counting(10)
    fell = tuple(t for t in state.touches if t[0] != "toto")
    after = rest(state, Settle((), tuple(sorted((*fell, *on_table("toto"))))))
    again = rest(
        replace(after, homes=(9,)),
        Settle(
            (replace(part(state, "toto"), floor=9),),
            tuple(sorted((*fell, (Name("toto"), Name("floor9"), True)))),
        ),
    )

    assert again.scenarios == ()
    assert asked(again) == "1 use"


@pytest.mark.rule("TOW-19")
def test_stories_won_before_a_collapse_stay_won() -> None:
    state = table(f"{TWO} toto@1", scenarios=(10,), phase=Over("collapsed", (1,), Seat(1)))
    result = final_result(state, Over("collapsed", (1,), Seat(1)))

    assert (result.how, result.standings[0].rank) == ("won_collapsed", 1)


@pytest.mark.rule("TOW-28")
def test_after_three_hundred_turns_the_game_ends() -> None:
    state = table(f"{TWO} toto@1", turn=300, phase=Claiming(Seat(0)))
    over = play(state, "0 pass")

    assert over.phase == Over("bound", (1,))
    result = ROOM.result(over)
    assert result is not None
    assert result.how == "lost_bound"


@pytest.mark.rule("TOW-19")
def test_after_the_last_scenario_the_game_is_over() -> None:
    state = counting(13, (10, 15, 17, 20))
    over = rest(state, Settle((), state.touches))

    assert over.phase == Over("finished", (13,))
