"""The levels of Chabyrinthe beside greedy: one that sees little, and two that plan ahead."""

from __future__ import annotations

from statistics import median

import pytest

from clowder.bots.budget import Budget
from clowder.bots.levels import make_adviser, make_bot
from clowder.bots.rooms.chabyrinthe.planning import best_plan
from clowder.bots.rooms.chabyrinthe.searching import Effort, Quick, Strong
from clowder.bots.simulation import Job, play_out
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.twin import Dice
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.moves import Rotate
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.reading import twin_of
from clowder.games.chabyrinthe.rules import asks, moves
from clowder.games.chabyrinthe.turn import apply
from clowder.games.chabyrinthe.view import view_of
from tests.games.chabyrinthe.position import position

TABLES = [
    (Options(kittens=True), 1),
    (Options(kittens=True), 2),
    (Options(kittens=True, first_edition=True, way="together"), 2),
    (Options(kittens=True, way="teams"), 4),
]


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("level", ["beginner", "quick", "strong"])
def test_it_plays_every_way_to_the_end(
    level: str, options: Options, seats: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    for bot in (Quick, Strong):
        monkeypatch.setattr(bot, "budget", Budget(iterations=4))
        monkeypatch.setattr(bot, "effort", Effort(wide=2, worlds=2, turns=1, beam=2, depth=2))
    bots = (level, *["beginner"] * (seats - 1))

    assert play_out(Job(ROOM.name, options, bots, 1)).state.missing == 0


@pytest.mark.parametrize("seed", range(3))
def test_a_longer_plan_brings_no_fewer_cats(seed: int) -> None:
    match: AnyMatch = Match(ROOM, Options(kittens=True), 1, FastRng(seed))
    world, dice = twin_of(match.state), Dice(seed)
    two = world.copy()
    two.play_turns(1, dice)

    plan = best_plan(world, 2, 30, dice)

    assert plan.worth >= int(two.score(0))  # with what one more action brings
    assert plan.first in world.looks()


@pytest.mark.parametrize("level", ["quick", "strong"])
def test_of_two_cats_it_takes_the_dearer_from_its_opponents(level: str) -> None:
    told = "I1 I1 " + "I0 " * 14 + "| seats 2 | done insert | deck H H H | cats 0 pickle, 1 comet"
    table = position(f"{told} | guardians 11 10")
    [ask] = asks(table)
    bot = make_bot(level, ROOM)
    world = twin_of(table)
    world.until = world.number + 1
    setattr(bot, "world", lambda view, rng: world)  # noqa: B010, ARG005 (told, not dealt)
    view, listed = view_of(table, ask.seat), moves(table, ask.seat)

    move = bot.choose(view, ask, listed, FastRng(1), Budget(iterations=12))

    assert "comet" in apply(table, ask.seat, move).state.taken[ask.seat]


@pytest.mark.parametrize(
    ("level", "seed"),
    [("quick", 4), ("quick", 11)],
)
def test_equals_do_not_undo_each_others_ways_for_ever(level: str, seed: int) -> None:
    table = play_out(Job(ROOM.name, Options(), (level, level), seed)).state

    assert table.missing == 0  # not ended by CHA-20
    assert table.turn <= 40


@pytest.mark.long
def test_equals_who_wait_long_come_to_an_end_too() -> None:
    assert play_out(Job(ROOM.name, Options(), ("strong", "strong"), 5)).state.missing == 0


def test_two_who_follow_the_hints_bring_all_cats_home() -> None:
    match: AnyMatch = Match(ROOM, Options(kittens=True), 2, FastRng(0))
    adviser, rng = make_adviser(ROOM), FastRng(0)
    while match.asks:
        [ask] = match.asks
        view, listed = match.view(ask.seat), match.moves(ask.seat)
        match.play(ask.seat, adviser.advise(view, ask, listed, rng, Budget(iterations=10)).move)

    assert match.state.missing == 0
    assert match.state.turn <= 40


def test_a_beginner_overlooks_what_a_second_look_would_show() -> None:
    square = "I0 I0 I0 I0 I1 I0 I0 I0 " + "I0 " * 8
    table = position(f"{square} | done insert | cats 0 pickle | guardians 11 6 | deck L L L")
    [ask] = asks(table)
    view, listed = view_of(table, ask.seat), moves(table, ask.seat)
    bot = make_bot("beginner", ROOM)

    found = [bot.choose(view, ask, listed, FastRng(seed)) for seed in range(30)]

    assert 5 <= sum(move in (Rotate(2, 1, 1), Rotate(2, 1, 3)) for move in found) < 30


@pytest.mark.long
def test_alone_it_needs_six_turns() -> None:
    turns = [play_out(Job(ROOM.name, Options(), ("strong",), seed)).state.turn for seed in range(7)]

    assert median(turns) <= 6


@pytest.mark.long
@pytest.mark.parametrize(("weak", "strong"), [("beginner", "baseline"), ("baseline", "strong")])
def test_each_level_beats_the_one_below_in_many_games(weak: str, strong: str) -> None:
    total, games = 0.0, 40
    for seed in range(games // 2):
        for seat in (0, 1):
            bots = (strong, weak) if seat == 0 else (weak, strong)
            result = play_out(Job(ROOM.name, Options(), bots, seed)).result()
            assert result is not None
            first = [one for one in result.standings if one.rank == 1]
            total += (result.standing(Seat(seat)).rank == 1) / len(first)

    assert total / games >= 0.6
