"""The levels of If It Fits beside greedy: one that overlooks much, and two that look ahead."""

from __future__ import annotations

import pytest

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.levels import make_bot
from clowder.bots.rooms.if_it_fits.searching import MARGIN, Quick
from clowder.bots.simulation import Job, play_out
from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.moves import Lay, Move, Oust, Settle
from clowder.games.if_it_fits.numbering import DRAW
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.reading import twin_of
from clowder.games.if_it_fits.rules import asks, moves
from clowder.games.if_it_fits.state import State
from clowder.games.if_it_fits.view import view_of
from tests.games.if_it_fits.position import position

LITTLE = Budget(iterations=48)


def knowing(level: str, table: State) -> Bot:
    """A bot that knows the whole table: no deal of the box leads to a told position."""
    bot = make_bot(level, ROOM)
    setattr(bot, "world", lambda view, rng: twin_of(table))  # noqa: B010, ARG005 (a method)
    return bot


def answer(level: str, table: State, seed: int = 1) -> Move:
    [ask] = asks(table)
    view, listed = view_of(table, ask.seat), moves(table, ask.seat)
    move: Move = knowing(level, table).choose(view, ask, listed, FastRng(seed), LITTLE)
    return move


@pytest.mark.parametrize("level", ["quick", "strong"])
def test_a_princess_goes_for_the_dearest_rival(level: str) -> None:
    told = "O-mm 0 0, O-m 1 0, L-f 5 5, O 6 5 | across 0 0 charlie, 5 5 charlie | ending"

    assert answer(level, position(f"{told} | hand 0: princess")) == Oust(0, 0)


def test_it_sees_that_the_last_card_decides() -> None:
    """Closed, the own box brings four points; any other place leaves the rival ahead."""
    told = "LTB-m 0 0, TB-m 1 0, O-y 0 5, T-yy 1 5 | across 0 0 lilly, 0 5 charlie"

    move = answer("quick", position(f"{told} | hand 0: LTB | ending"))

    assert isinstance(move, Lay)
    assert (move.column, move.row) == (2, 0)


def test_by_iterations_it_decides_the_same_again() -> None:
    table = position("O-m 0 0, O 1 0, L-y 0 1 | hand 0: O-m L-f T | pile O O-m T-y princess L")

    assert len({answer("strong", table, seed=7) for _ in range(2)}) == 1


def test_to_draw_is_always_looked_at() -> None:
    told = "O-mm 0 0, O-m 1 0, O-y 2 0, O 3 0, T-m 0 1 t | across 0 0 lilly, 2 0 charlie"
    table = position(f"{told} | choose")
    [ask] = asks(table)
    bot = knowing("quick", table)
    assert isinstance(bot, Quick)
    found = bot.options(view_of(table, ask.seat), ask, FastRng(1), LITTLE)

    assert len(found) == 6
    assert DRAW in {one.action for one in found}


def test_a_point_ahead_counts_a_little_where_it_is_wanted() -> None:
    match = play_out(Job(ROOM.name, Options(), ("baseline", "baseline"), 3))
    twin = twin_of(match.state)
    plain = twin.values()
    twin.margin = MARGIN
    ahead = twin.points()[0] - twin.points()[1]

    assert twin.values() == [plain[0] + MARGIN * ahead, plain[1] - MARGIN * ahead]


@pytest.mark.parametrize(("level", "seats"), [("beginner", 3), ("quick", 2)])
@pytest.mark.parametrize("advanced", [False, True])
def test_it_plays_to_the_end(
    level: str, seats: int, advanced: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Quick, "budget", Budget(iterations=8))
    bots = (level, *["baseline"] * (seats - 1))

    assert not play_out(Job(ROOM.name, Options(advanced), bots, 5)).asks


def test_a_beginner_sometimes_leaves_the_cat_at_home() -> None:
    table = position("O-mm 0 0, O-m 1 0 | settle 1 0 | pile O O")
    answers = [answer("beginner", table, seed) for seed in range(20)]

    assert 10 <= answers.count(Settle(0, 0)) < 20


@pytest.mark.parametrize(("weak", "strong", "games"), [("uniform", "beginner", 12)])
def test_each_level_beats_the_one_below(weak: str, strong: str, games: int) -> None:
    assert wins(weak, strong, games) >= 0.7


@pytest.mark.long
@pytest.mark.parametrize(
    ("weak", "strong"), [("beginner", "baseline"), ("baseline", "quick"), ("baseline", "strong")]
)
def test_each_level_beats_the_one_below_in_many_games(weak: str, strong: str) -> None:
    assert wins(weak, strong, 40) >= 0.6


def wins(weak: str, strong: str, games: int) -> float:
    """The share of `strong` at tables for two, on the same deals from both seats."""
    total = 0.0
    for seed in range(games // 2):
        for seat in (0, 1):
            bots = (strong, weak) if seat == 0 else (weak, strong)
            result = play_out(Job(ROOM.name, Options(), bots, seed)).result()
            assert result is not None
            first = [one for one in result.standings if one.rank == 1]
            total += (result.standing(Seat(seat)).rank == 1) / len(first)
    return total / games
