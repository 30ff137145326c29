"""Search on top of the network: the moves that it likes most, played on by it in many worlds."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, NamedTuple, TypeAlias

import numpy as np

from clowder.bots.advice import Advice, Alternative
from clowder.bots.bot import Bot
from clowder.bots.budget import Budget, Clock
from clowder.bots.rooms.cat_in_the_box.searching import LENS
from clowder.bots.rooms.cat_in_the_box.trained.actions import action_of, move_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import logits, network_for
from clowder.bots.rooms.cat_in_the_box.trained.features import Array, tests_for
from clowder.bots.rooms.cat_in_the_box.trained.history import History
from clowder.bots.rooms.cat_in_the_box.trained.likely import Slots, likely_deals
from clowder.bots.rooms.cat_in_the_box.trained.sight import sight_of
from clowder.bots.rooms.cat_in_the_box.trained.weights import Network, forward
from clowder.bots.rooms.cat_in_the_box.trained.worlds import Deal, Worlds, deal_of, worlds_of
from clowder.bots.search.bot import ADVISED
from clowder.bots.search.explained import Explained
from clowder.bots.search.reasons import Outlook, reason_for
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.core.words import say
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.state import Playing
from clowder.games.cat_in_the_box.view import View

NEVER = -1e9
Aim: TypeAlias = Literal["win", "points"]
NOBODY = -1
FEWEST = 2  # worlds at once, however small the budget
ENOUGH = 16  # worlds from which on those are chosen that explain what the others did
PART = 320  # roll-outs at once
# Weight of the network's log probability, per nat, by whether worlds are weighed (`weigh`): more
# where they are not, as search then errs more.
TRUST = {True: {"win": 0.003, "points": 0.1}, False: {"win": 0.0125, "points": 0.2}}
POINT = {"win": 0.0625, "points": 1.0}  # worth of a point, in the unit of the aim


class Thought(Value):
    """A move, and the figures of its roll-outs."""

    move: Move
    liked: float  # log probability by the network
    worth: float  # mean of the roll-outs
    paradox: float  # share of them that ended by the one who thinks
    broken: float  # share of them that ended by anybody's paradox


class Trials(NamedTuple):
    """Roll-outs of the moves worth thinking about: a row for each world, a column for each move."""

    liked: list[tuple[int, float]]  # actions, as in `Deep.most_liked`
    points: Array
    leads: Array  # points less half of the others' mean
    shares: Array  # of the win
    stuck: Array  # who caused a paradox, counted from the one who thinks

    def without_any(self) -> Trials:
        """Trials before the first roll-out: a single row of zeros."""
        nothing = np.zeros((1, len(self.liked)))
        return Trials(self.liked, nothing, nothing, nothing, nothing + NOBODY)

    def outlook(self, action: int) -> Outlook:
        """The roll-outs of that action, as `LENS` reads them."""
        column = [each for each, _ in self.liked].index(action)
        brought = self.points[:, column].tolist(), self.shares[:, column].tolist()
        return Outlook(action, brought, (self.stuck[:, column] == 0).tolist())


class Deep(Bot):
    """Thinks about plays; burials and bids are the network's."""

    budget = Budget(iterations=320, seconds=1.5)

    def __init__(  # noqa: PLR0913 (what can be tried without new code)
        self,
        room: AnyRoom,
        width: int = 5,
        aim: Aim | None = None,
        rollouts: int = 320,
        peace: float = 0.0,
        weigh: bool = True,
    ) -> None:
        """Without an `aim`, shares of the win for two players, and points for more.

        `peace` is how many points it would give for a round without a paradox. With `weigh` the
        worlds are as likely as what the others did makes them, else as the deal did.
        """
        super().__init__(room)
        self.width = width
        self._aim = aim
        self.peace, self.weigh = peace, weigh
        self.budget = Budget(iterations=rollouts, seconds=1.5)

    def network(self, seats: int) -> Network:
        """Raises UnfitWeights that says what is wrong with the file."""
        return network_for(seats)

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
            found = logits(self.network(view.seats), view, moves)
            sizes = sizes_for(view.seats)
            return max(moves, key=lambda move: float(found[action_of(move, sizes)]))
        return self.think(view, moves, rng, budget or self.budget)[0].move

    def advise(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Advice:
        """What it would do, and what became of its best three in the same imagined worlds.

        The network decides about burials and bids, and the twin says what they bring.
        """
        assert moves
        if len(moves) == 1:
            return super().advise(view, ask, moves, rng, budget)
        if not isinstance(view.phase, Playing):
            return Explained(self, LENS).advise(view, ask, moves, rng, budget)
        trials = self.look_ahead(view, moves, rng, budget or self.budget)
        best = self.in_order(trials, view.seats)[:ADVISED]
        if not len(trials.stuck):
            return Advice(best[0].move, say("hint-habit"))
        sizes = sizes_for(view.seats)
        outlooks = [trials.outlook(action_of(thought.move, sizes)) for thought in best]
        reason, ordered, (worth, *others) = reason_for(LENS, outlooks)
        first, *rest = (move_of(action, sizes) for action in ordered)
        return Advice(first, reason, worth, tuple(map(Alternative, rest, others)))

    def think(self, view: View, moves: Sequence[Move], rng: Rng, budget: Budget) -> list[Thought]:
        """The moves worth thinking about, best first."""
        return self.in_order(self.look_ahead(view, moves, rng, budget), view.seats)

    def look_ahead(self, view: View, moves: Sequence[Move], rng: Rng, budget: Budget) -> Trials:
        """Each of the moves worth thinking about in the same worlds, while there is time."""
        sight, liked = sight_of(view, moves), self.most_liked(view, moves)
        actions = np.array([action for action, _ in liked])
        assert view.seat is not None
        clock, chance = Clock(budget), np.random.default_rng(rng.below(2**31))
        none = np.zeros((0, len(actions)))
        points, shares, leads, stuck = [none], [none], [none], [none]
        while granted := clock.take(PART):
            count = max(FEWEST, granted // len(actions))
            deal = self.imagine(view, rng, count, chance)
            worlds = worlds_of(sight, Deal(*(np.repeat(each, len(actions), 0) for each in deal)))
            roll_out(worlds, np.tile(actions, count), self.network(view.seats), chance)
            scored = worlds.points()
            points.append(scored[:, 0].reshape(count, -1))
            leads.append((scored[:, 0] - scored[:, 1:].mean(1) / 2).reshape(count, -1))
            shares.append(worlds.shares().reshape(count, -1))
            stuck.append(worlds.paradox.reshape(count, -1))
        return Trials(liked, *map(np.concatenate, (points, leads, shares, stuck)))

    def in_order(self, trials: Trials, seats: int) -> list[Thought]:
        """The moves, best first; without any trials the network alone orders them."""
        aim = self.aim(seats)
        tried = trials if len(trials.stuck) else trials.without_any()
        worth = (tried.shares if aim == "win" else tried.leads).mean(0)
        own, anybody = (tried.stuck == 0).mean(0), (tried.stuck > NOBODY).mean(0)
        thoughts = [
            Thought(move_of(action, sizes_for(seats)), like, *map(float, found))
            for (action, like), *found in zip(trials.liked, worth, own, anybody, strict=True)
        ]
        return sorted(thoughts, key=lambda thought: -self.liking(thought, aim))

    def aim(self, seats: int) -> Aim:
        return self._aim or ("win" if seats == 2 else "points")

    def liking(self, thought: Thought, aim: Aim) -> float:
        peace = POINT[aim] * self.peace * thought.broken
        return thought.worth + TRUST[self.weigh][aim] * thought.liked - peace

    def imagine(self, view: View, rng: Rng, count: int, chance: np.random.Generator) -> Deal:
        """Draw so many worlds; from enough of them, those that explain the past best."""
        assert view.seat is not None
        states = [self.room.imagine(view, rng) for _ in range(count)]
        deal = deal_of(states, view.seat, sizes_for(view.seats).columns)
        if not self.weigh or count < ENOUGH:
            return deal
        layers = network_for(view.seats).layers
        down = np.array([state.down for state in states], np.int64).reshape(count, -1) - 1
        slots = Slots(deal, down.shape[1])

        def explain(deal: Deal) -> Array:
            return History(layers, view, deal).likelihoods()

        return likely_deals(slots, slots.cards(deal, down), explain, chance)

    def most_liked(self, view: View, moves: Sequence[Move]) -> list[tuple[int, float]]:
        """The actions that the network likes most, with the logarithm of how likely each is."""
        sizes = sizes_for(view.seats)
        said = logits(self.network(view.seats), view, moves)
        actions = [action_of(move, sizes) for move in moves]
        found = np.array([said[action] for action in actions], np.float64)
        found -= found.max()
        logs = found - np.log(np.exp(found).sum())
        return sorted(zip(actions, map(float, logs), strict=True), key=lambda p: -p[1])[
            : self.width
        ]


def roll_out(worlds: Worlds, first: Array, network: Network, chance: np.random.Generator) -> None:
    """Play `first`, then by the network to the end of the round."""
    tests = tests_for(worlds.seats)
    worlds.play(first, worlds.legal())
    while not worlds.over:
        legal = worlds.legal()
        said = forward(network.layers, tests.features(np, worlds.facts(legal)))
        said = np.where(legal, said[:, : legal.shape[1]], NEVER)
        drawn = (said + chance.gumbel(size=said.shape)).argmax(1)
        worlds.play(drawn, legal)
