"""The levels of Chabyrinthe that search: roll-outs or whole turns against opponents, plans where
turns count."""

from __future__ import annotations

import math
from itertools import product
from typing import Any, NamedTuple

from clowder.bots.budget import Budget, Clock
from clowder.bots.rooms.chabyrinthe.planning import best_plan
from clowder.bots.rooms.chabyrinthe.turns import END, best_turns
from clowder.bots.search import Option, SearchBot, pimc
from clowder.bots.search.fast import Tally
from clowder.bots.search.reasons import Lens, Measure
from clowder.bots.search.searches import options
from clowder.core.game import Ask, Seat
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.twin import Dice, Twin
from clowder.games.chabyrinthe.fast import ChaTwin
from clowder.games.chabyrinthe.options import counts_turns
from clowder.games.chabyrinthe.state import Adopting

SEEDS = 1 << 24
LOSS = 0.5  # weight of the next player's gain where moves are chosen for closer search
# Two who leave nothing to each other would play until CHA-20 ends the game. So a side that is not
# ahead builds ways that both may use after QUIET turns without a cat, one ahead after LONG_QUIET.
QUIET = 6
LONG_QUIET = 18
CAT = 1.0  # worth of any cat coming home then, in units of the chance to win


def soon(before: Twin, after: Twin, seat: Seat) -> float:
    """What one's side gains in a roll-out: points, or cats where turns count."""
    assert isinstance(before, ChaTwin)
    assert isinstance(after, ChaTwin)
    return float(after.score(seat) - before.score(seat))


def lead(before: Twin, after: Twin, seat: Seat) -> float:
    """What one's side gains in a roll-out (`soon`), less the gain of the best opponent."""
    assert isinstance(before, ChaTwin)
    others = (each for each in range(int(before.seats)) if not before.is_friend(seat, each))
    best = max((soon(before, after, Seat(each)) for each in others if each != seat), default=0.0)
    return soon(before, after, seat) - best


FOR_POINTS = Lens((Measure("soon", soon), Measure("lead", lead, "lead")))
FOR_CATS = Lens((Measure("cats", soon, "cats"),))


class Effort(NamedTuple):
    """How far a level looks."""

    wide: int  # how many moves are looked at closely
    worlds: int
    turns: int  # that a roll-out lasts, this one included
    beam: int  # how many plans are kept
    depth: int  # actions of a plan


class Quick(SearchBot):
    """Roll-outs until the next player has moved; plans of some turns where turns count."""

    budget = Budget(iterations=40, seconds=0.15)
    effort = Effort(wide=6, worlds=12, turns=2, beam=12, depth=5)

    def __init__(self, room: AnyRoom) -> None:
        super().__init__(room, self.effort.worlds)

    def options(self, view: Any, ask: Ask, rng: Rng, budget: Budget) -> list[Option]:
        effort, worlds = self.effort, self.chaworlds(view, rng, budget)
        first = worlds[0]
        if isinstance(view.phase, Adopting):
            return pimc(worlds, ask.seat, first.adoptions(), budget, rng)
        if first.counts_turns:
            return self.plans(worlds, rng, budget)
        stuck = is_stuck(first)
        dice, loss = Dice(rng.below(SEEDS)), -LOSS if stuck else LOSS
        actions = rng.shuffled(first.looks())
        promises = {action: promise(first, action, dice, loss) for action in actions}
        likely = sorted(actions, key=lambda action: -promises[action])
        if stuck:
            return ways_on(worlds, likely, Clock(budget), dice)
        return pimc(worlds, ask.seat, likely[: effort.wide], budget, rng)

    def lens_in(self, world: Twin) -> Lens:
        assert isinstance(world, ChaTwin)
        return FOR_CATS if world.counts_turns else FOR_POINTS

    def chaworlds(self, view: Any, rng: Rng, budget: Budget) -> list[ChaTwin]:
        return [twin for twin in self.imagined(view, rng, budget) if isinstance(twin, ChaTwin)]

    def world(self, view: Any, rng: Rng) -> Twin:
        twin = super().world(view, rng)
        assert isinstance(twin, ChaTwin)
        twin.until = twin.number + self.effort.turns
        return twin

    def plans(self, worlds: list[ChaTwin], rng: Rng, budget: Budget) -> list[Option]:
        """The first actions of the best plans in some worlds, most cats first."""
        clock, found = Clock(budget), dict[int, list[float]]()
        beam = min(self.effort.beam, budget.iterations or self.effort.beam)
        for world in worlds[: 1 + self.effort.beam // 30]:
            if found and not clock.take(1):
                break
            dice = Dice(rng.below(SEEDS))
            plan = best_plan(world, self.effort.depth, beam, dice)
            found.setdefault(plan.first, []).append(plan.worth)
        best = sorted(found, key=lambda action: -sum(found[action]))
        return [Option(action, sum(found[action]), 0.0, len(found[action])) for action in best]


class Strong(Quick):
    """Whole turns with the best whole turn that follows; plans that reach further."""

    budget = Budget(iterations=60, seconds=1.5)
    effort = Effort(wide=10, worlds=40, turns=2, beam=60, depth=9)
    quiet = LONG_QUIET + 2  # whoever gives way first loses a cat by it: even a leader does before

    def options(self, view: Any, ask: Ask, rng: Rng, budget: Budget) -> list[Option]:
        if counts_turns(view.options, view.seats):
            return super().options(view, ask, rng, budget)
        world = self.world(view, rng)
        assert isinstance(world, ChaTwin)
        world.until = 0  # values tell who has won
        adopting = isinstance(view.phase, Adopting)
        actions = world.adoptions() if adopting else rng.shuffled(world.looks())
        dice, stuck = Dice(rng.below(SEEDS)), is_stuck(world, self.quiet)
        found = best_turns(world, actions, budget, dice, gives_way=stuck)
        return [Option(action, chance(world, worth), math.inf, 1) for action, worth in found]


def chance(world: ChaTwin, worth: float) -> float:
    """The chance to win, by the points that one's side will have."""
    rivals = (each for each in range(int(world.seats)) if not world.is_friend(world.turn, each))
    ahead = worth - max(float(world.score(each)) for each in rivals)
    return min(max(0.5 + ahead / (2 * END), 0.0), 1.0)


def is_stuck(world: ChaTwin, most: int = QUIET) -> bool:
    """Whether no cat has come home for so long that the side to act should give way."""
    quiet, own = world.number - world.last, world.score(world.turn)
    rivals = (each for each in range(int(world.seats)) if not world.is_friend(world.turn, each))
    ahead = all(own > world.score(each) for each in rivals)
    return bool(quiet >= (LONG_QUIET if ahead else most))


def ways_on(worlds: list[ChaTwin], actions: list[int], clock: Clock, dice: Dice) -> list[Option]:
    """The actions in the order of how many cats soon come home, whoever takes them; among equals
    by one's lead."""
    tallies = [Tally(action) for action in actions]
    for turn, tally in product(range(len(worlds)), tallies):
        if tallies[-1].visits and not clock.take(1):
            break
        twin = worlds[turn].copy()
        seat, before = twin.turn, twin.missing()
        twin.apply(seat, tally.action)
        twin.rollout(dice)
        tally.add(CAT * int(before - twin.missing()) + twin.values()[seat])
    return options(tallies)


def promise(world: ChaTwin, action: int, dice: Dice, loss: float) -> float:
    """The score after this action and the best one after it, less the weighted gain that is left to
    the next player."""
    seat, then = world.turn, world.after(action, dice)
    if then.asked() == 0:
        return float(then.score(seat))
    if then.turn == seat:
        return float(then.best_gain(seat, dice))
    following = then.turn
    left = int(then.best_gain(following, dice) - then.score(following))
    share = -LOSS if world.is_friend(seat, following) else loss
    return int(then.score(seat)) - share * left
