"""The greedy policy for Stray Cat: it finds home, and makes use of its cards."""

from __future__ import annotations

from statistics import median

import pytest

from clowder.bots.levels import make_bot
from clowder.bots.rooms.stray_cat.greedy import choose
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.state import State
from tests.games.stray_cat.position import after, position
from tests.games.stray_cat.styles import MIXES


def answer(table: State, seat: int = 0) -> str:
    asked = [ask for ask in ROOM.asks(table) if ask.seat == seat]
    view, moves = ROOM.view(table, Seat(seat)), ROOM.moves(table, Seat(seat)) or ()
    return ROOM.write_move(choose(view, asked[0], moves, FastRng(1)))


def play_out(levels: list[str], seed: int, options: Options) -> AnyMatch:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, options, len(levels), rng)
    bots = [make_bot(level, ROOM) for level in levels]
    while match.asks:
        ask = match.asks[0]
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        move = bots[ask.seat].choose(view, ask, moves, rng.stream("bot", len(match.entries)))
        assert match.play(ask.seat, move) is None
    return match


def test_it_beats_chance() -> None:
    won = 0
    for seed in range(10):
        levels = ["uniform", "uniform"]
        levels[seed % 2] = "baseline"
        won += play_out(levels, seed, Options()).state.phase.winner == seed % 2

    assert won >= 9


@pytest.mark.parametrize("options", MIXES, ids=lambda options: options.layout)
def test_among_its_equals_somebody_is_home_soon(options: Options) -> None:
    rounds = [play_out(["baseline"] * seats, seats, options).state.round for seats in (2, 3, 4)]

    assert median(rounds) <= 40
    assert max(rounds) <= 80


def test_it_goes_home_when_it_knows_the_way() -> None:
    told = "open 2 | at 2.C 16.o | home 0: one red fence | up 0: shape roof garden"
    table = position(f"{told} | hand 0: modest-1 nourishing-12 hearty-20")

    assert answer(table) == "play nourishing-12"
    table = after(table, "0 play nourishing-12")
    assert answer(table) == "step 2.N"


def test_it_visits_a_house_that_may_tell_something_and_no_other() -> None:
    table = position("open 2 | at 2.C 16.o | hand 0: nourishing-12 modest-1 modest-2")

    assert answer(table).startswith("play")
    told = after(
        position("open 2 | at 2.N 16.o | hand 0: modest-1 | home 0: two blue tree"),
        "0 play modest-1, 0 step 2.1, 1 remember nothing, 1 food",
    )
    assert answer(told) == "food"


def test_a_hungry_kitten_with_a_friend_calls_it() -> None:
    assert answer(position("hand 0: friend-25")) == "play friend-25"


def test_it_fights_with_its_highest_card_and_discards_its_least() -> None:
    table = position("open 2 | at 1.E 2.W | hand 0: modest-1 hearty-20 modest-9 | hand 1: modest-2")
    table = after(table, "0 play modest-1, 0 step 2.W")
    assert answer(table) == "fight hearty-20"
    full = position("hand 0: modest-1 modest-2 modest-3 truck-31 | pile hearty-20")
    assert answer(after(full, "0 food")) == "discard truck-31"


def test_bad_luck_is_for_whoever_remembers_most() -> None:
    table = position(
        "seats 3 | open 2 | at 2.C 4.o 16.o | up 2: roof | pile mouse | hand 0: modest-1"
    )
    table = after(table, "0 food")

    assert answer(table) == "pick 2"
    dog = after(position("open 2 6 | at 2.C 6.1 | pile dog | hand 0: modest-1"), "0 food")
    assert answer(dog).startswith("at 6.")
