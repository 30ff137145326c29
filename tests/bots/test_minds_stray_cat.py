"""The levels of Stray Cat beside greedy: they go home, and fight who stands in the way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.policy import bot_of
from clowder.bots.rooms.stray_cat import beginner, greedy
from clowder.bots.rooms.stray_cat.hands import SHORTCUT, number_of
from clowder.bots.rooms.stray_cat.homing import Homing
from clowder.bots.rooms.stray_cat.plan import Weights
from clowder.bots.rooms.stray_cat.planning import Planner, plan_of
from clowder.bots.rooms.stray_cat.searching import Searching, different_turns
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.stray_cat import ROOM, fast_estimates, fast_policy, reading
from clowder.games.stray_cat.events import Fought
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.state import State
from tests.games.stray_cat.position import after, position
from tests.laws.planted import plant

BASELINE, BEGINNER = bot_of(greedy.choose)(ROOM), bot_of(beginner.choose)(ROOM)
FEW = Budget(iterations=24)
KNOWN = "open 2 | at 2.C 16.o | home 0: one red fence | up 0: shape roof garden"


@pytest.fixture
def no_grounds() -> Iterator[None]:
    """Grounds are kept, and must not be those of another twin."""
    reading.ground_of.cache_clear()
    yield
    reading.ground_of.cache_clear()


def answer(bot: Bot, table: State, seat: int = 0, seed: int = 1) -> str:
    asked = [ask for ask in ROOM.asks(table) if ask.seat == seat]
    view, moves = ROOM.view(table, Seat(seat)), ROOM.moves(table, Seat(seat)) or ()
    return ROOM.write_move(bot.choose(view, asked[0], moves, FastRng(seed), FEW))


def repr_name(bot: Bot) -> str:
    return type(bot).__name__


def play_out(bots: list[Bot], seed: int) -> AnyMatch:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, Options(), len(bots), rng)
    while match.asks:
        ask = match.asks[0]
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        stream = rng.stream("bot", len(match.entries))
        assert match.play(ask.seat, bots[ask.seat].choose(view, ask, moves, stream, FEW)) is None
    return match


@pytest.mark.parametrize("bot", [Homing(ROOM), Planner(ROOM), Searching(ROOM)], ids=repr_name)
def test_with_home_known_it_walks_there_at_once(bot: Bot) -> None:
    table = position(f"{KNOWN} | hand 0: modest-1 nourishing-12 hearty-20")

    assert answer(bot, table) == "play nourishing-12"
    table = after(table, "0 play nourishing-12")
    assert answer(bot, table) == "step 2.N"
    table = after(table, "0 step 2.N")
    assert answer(bot, table) == "step 2.1"


@pytest.mark.parametrize("bot", [Homing(ROOM), Planner(ROOM)], ids=repr_name)
def test_it_keeps_meals_rather_than_hoard_luck(bot: Bot) -> None:
    hand = "modest-1 shortcut-27 shortcut-28 truck-31"
    table = after(position(f"open 2 | hand 0: {hand} | pile hearty-20"), "0 food")

    assert answer(bot, table) == "discard truck-31"


def test_a_plan_counts_the_turns_home() -> None:
    """From 2.C home is two steps away: with such a meal one turn; without one, first some food."""
    twin = reading.twin_of(position(f"{KNOWN} | hand 0: nourishing-12"))

    plan = plan_of(twin, 0, Weights())

    here = plan.ways.index[twin.kittens[0]]
    assert plan.turns[here, number_of([1])] == 1.0
    assert plan.turns[here, number_of([0, 0])] == 1.0
    assert 3.0 < plan.turns[here, number_of([])] < 6.0


def test_the_longest_walk_onto_a_new_tile_is_weighed() -> None:
    hand = "hearty-20 hearty-21 hearty-22 hearty-23"
    table = position(f"at 1.E 16.o | hand 0: {hand}")

    assert answer(Planner(ROOM), table).startswith(("play", "food"))


def test_a_shortcut_is_planned_with() -> None:
    table = position("open 2 3 | at 3.C 16.o | home 0: one red fence | up 0: shape roof garden")
    twin = reading.twin_of(table)

    plan = plan_of(twin, 0, Weights())

    here = plan.ways.index[twin.kittens[0]]
    assert plan.turns[here, number_of([0, SHORTCUT])] == 2.0  # onto 2.N, then home


def rival_before_home() -> State:
    known = "home 1: one red fence | up 1: shape roof garden"
    table = position(f"open 2 | at 1.C 2.S | {known} | hand 0: modest-1 | pile roadworks")
    return after(table, "0 food")


def test_roadworks_go_before_the_home_of_whoever_is_about_to_get_there() -> None:
    assert answer(Homing(ROOM), rival_before_home()) == "at 2.N"


def secret_home(home: str, looked: bool) -> State:
    table = position(f"open 2 | at 1.C 16.C | home 1: {home} | hand 0: modest-1 | pile roadworks")
    return after(replace(table, seen=(False, looked)), "0 food")


def test_roadworks_go_before_a_home_that_only_its_neighbour_has_looked_at() -> None:
    assert answer(Planner(ROOM), secret_home("one red fence", looked=True)) == "at 2.N"
    assert answer(Planner(ROOM), secret_home("two yellow flowers", looked=True)) == "at 2.S"


def test_nobody_bars_the_way_to_a_home_that_it_has_not_seen() -> None:
    homes = ("one red fence", "two yellow flowers")
    answers = {answer(Planner(ROOM), secret_home(home, looked=False)) for home in homes}

    assert len(answers) == 1


@pytest.mark.usefixtures("no_grounds")
def test_a_policy_that_hoards_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_estimates, "WAIT: Final = 1.4", "WAIT: Final = -9.0")
    table = position(f"{KNOWN} | hand 0: modest-1 nourishing-12 hearty-20")

    assert answer(Homing(ROOM), table) == "food"


@pytest.mark.usefixtures("no_grounds")
def test_a_policy_that_bars_any_road_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    plant(monkeypatch, fast_policy, "in doors + twin", "in twin")

    assert answer(Homing(ROOM), rival_before_home()) != "at 2.N"


def test_among_its_equals_somebody_gets_home_and_kittens_fight() -> None:
    matches = [play_out([Homing(ROOM)] * 4, seed) for seed in range(5)]
    events = [event for match in matches for step in match.steps for event in step.events]

    assert all(match.state.phase.winner is not None for match in matches)
    assert sum(isinstance(event, Fought) for event in events) >= len(matches)


def test_a_beginner_mostly_loses_and_finds_home_all_the_same() -> None:
    won = 0
    for seed in range(10):
        bots = [BASELINE, BASELINE]
        bots[seed % 2] = BEGINNER
        won += play_out(bots, seed).state.phase.winner == seed % 2

    assert 1 <= won <= 4


def test_by_iterations_a_search_is_repeatable() -> None:
    table = position("open 2 | at 2.C 16.o | hand 0: nourishing-12 modest-1 modest-2")

    assert len({answer(Searching(ROOM), table, seed=5) for _ in range(3)}) == 1


def test_of_cards_that_differ_in_their_numbers_alone_one_is_tried() -> None:
    table = position("open 2 | at 2.C 16.o | hand 0: modest-1 modest-2 modest-3")
    turns = different_turns(ROOM.moves(table, Seat(0)) or ())

    assert len(turns) == 4  # one, two or three modest meals, or food
