"""Search on top of the network: the moves that it likes most, played on by it in many worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

import numpy as np

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget, Clock
from clowder.bots.rooms.cat_in_the_box.trained.actions import action_of, move_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import logits, network_for
from clowder.bots.rooms.cat_in_the_box.trained.features import Array, Sight, tests_for
from clowder.bots.rooms.cat_in_the_box.trained.sight import sight_of
from clowder.bots.rooms.cat_in_the_box.trained.weights import forward
from clowder.bots.rooms.cat_in_the_box.trained.worlds import Worlds, worlds_of
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.state import Playing
from clowder.games.cat_in_the_box.view import View

NEVER = -1e9
Aim: TypeAlias = Literal["win", "points"]
PART = 80  # roll-outs at once
TRUST = {"win": 0.0125, "points": 0.2}  # what the network's liking counts, a nat


class Thought(Value):
    """A move, and what came of it."""

    move: Move
    liked: float  # by the network: the logarithm of how likely it is
    worth: float  # mean of the roll-outs
    paradox: float  # share of them that ended by the one who thinks


class Deep(Bot):
    """Thinks about plays; burials and bids are the network's."""

    budget = Budget(iterations=320, seconds=1.5)

    def __init__(
        self,
        room: AnyRoom,
        width: int = 5,
        aim: Aim | None = None,
        rollouts: int = 320,
    ) -> None:
        """Without an `aim`, shares of the win for two players, and points for more."""
        super().__init__(room)
        self.width = width
        self._aim = aim
        self.budget = Budget(iterations=rollouts, seconds=1.5)

    def choose(
        self,
        view: View,
        _ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Move:
        assert moves
        if len(moves) == 1:
            return moves[0]
        if not isinstance(view.phase, Playing):
            found = logits(network_for(view.seats), view, moves)
            sizes = sizes_for(view.seats)
            return max(moves, key=lambda move: float(found[action_of(move, sizes)]))
        return self.think(view, moves, rng, budget or self.budget)[0].move

    def think(self, view: View, moves: Sequence[Move], rng: Rng, budget: Budget) -> list[Thought]:
        """The moves worth thinking about, best first."""
        sizes, sight = sizes_for(view.seats), sight_of(view, moves)
        liked = self.most_liked(view, moves)
        aim = self._aim or ("win" if view.seats == 2 else "points")
        actions = np.array([action for action, _ in liked])
        clock, chance = Clock(budget), np.random.default_rng(rng.below(2**31))
        worths, paradoxes = [], []
        while granted := clock.take(PART):
            count = max(1, granted // len(actions))
            worlds = self.imagine(view, sight, rng, count, len(actions))
            roll_out(worlds, np.tile(actions, count), view.seats, chance)
            worths.append(worth_of(worlds, aim).reshape(count, -1))
            paradoxes.append((worlds.paradox == 0).reshape(count, -1))
        if not worths:  # no time at all: the network alone
            return [Thought(move_of(action, sizes), like, 0.0, 0.0) for action, like in liked]
        worth, paradox = np.concatenate(worths).mean(0), np.concatenate(paradoxes).mean(0)
        thoughts = [
            Thought(move_of(action, sizes), like, float(worth[n]), float(paradox[n]))
            for n, (action, like) in enumerate(liked)
        ]
        return sorted(thoughts, key=lambda t: -(t.worth + TRUST[aim] * t.liked))

    def imagine(self, view: View, sight: Sight, rng: Rng, count: int, each: int) -> Worlds:
        """So many worlds, each of them so often."""
        assert view.seat is not None
        states = [self.room.imagine(view, rng) for _ in range(count)]
        return worlds_of(sight, [state for state in states for _ in range(each)], view.seat)

    def most_liked(self, view: View, moves: Sequence[Move]) -> list[tuple[int, float]]:
        """The actions that the network likes most, with the logarithm of how likely each is."""
        sizes = sizes_for(view.seats)
        said = logits(network_for(view.seats), view, moves)
        actions = [action_of(move, sizes) for move in moves]
        found = np.array([said[action] for action in actions], np.float64)
        found -= found.max()
        logs = found - np.log(np.exp(found).sum())
        return sorted(zip(actions, map(float, logs), strict=True), key=lambda p: -p[1])[
            : self.width
        ]


def worth_of(worlds: Worlds, aim: Aim) -> Array:
    """What the worlds brought the one who thinks."""
    if aim == "win":
        return worlds.shares()
    points = worlds.points()
    return points[:, 0] - points[:, 1:].mean(1) / 2


def roll_out(worlds: Worlds, first: Array, seats: int, chance: np.random.Generator) -> None:
    """Play `first`, then by the network to the end of the round."""
    network, tests = network_for(seats), tests_for(seats)
    worlds.play(first, worlds.legal())
    while not worlds.over:
        legal = worlds.legal()
        said = forward(network.layers, tests.features(np, worlds.facts(legal)))
        said = np.where(legal, said[:, : legal.shape[1]], NEVER)
        drawn = (said + chance.gumbel(size=said.shape)).argmax(1)
        worlds.play(drawn, legal)
