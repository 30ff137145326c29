"""Stray Cat by search: each way to spend a turn is played on in imagined worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.bots.budget import Budget
from clowder.bots.rooms.stray_cat.homing import Homing
from clowder.bots.search import Option, pimc
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.stray_cat.fast import StrayCat
from clowder.games.stray_cat.moves import Food, Move, Play
from clowder.games.stray_cat.numbering import move, number
from clowder.games.stray_cat.pieces import KIND
from clowder.games.stray_cat.view import View

WORLDS = 24
ROUNDS = 8  # that a world is played on


class Searching(Homing):
    """Searches how to spend its turn; what comes up within a turn it answers as Homing does."""

    budget = Budget(iterations=192, seconds=0.8)

    def choose(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Any:
        turns = different_turns(moves or ())
        if ask.what != "look" or len(turns) == 1:
            return super().choose(view, ask, moves, rng)
        best, *_ = self.options(view, ask, turns, rng, budget or self.budget)
        return move(best.action)

    def options(
        self, view: View, ask: Ask, turns: Sequence[Move], rng: Rng, budget: Budget
    ) -> list[Option]:
        """The ways to spend the turn with what they are worth, best first."""
        worlds = [self.far_world(view, rng) for _ in range(WORLDS)]
        advised = worlds[0].advise(ask.seat)
        actions = [action for turn in turns if (action := number(turn)) is not None]
        # Of equals the first is taken: who can be home now does not put it off.
        actions.sort(key=lambda action: action != advised)
        return pimc(worlds, ask.seat, actions, budget, rng)

    def far_world(self, view: View, rng: Rng) -> StrayCat:
        world = self.world(view, rng)
        world.horizon = ROUNDS * view.seats
        return world


def different_turns(moves: Sequence[Move]) -> list[Move]:
    """One turn of each group that differs only in the fight numbers of the cards played."""
    found: dict[tuple[str, ...], Move] = {}
    for turn in moves:
        if isinstance(turn, Food | Play):
            kinds = tuple(KIND[card] for card in turn.cards) if isinstance(turn, Play) else ()
            found.setdefault(kinds, turn)
    return list(found.values())
