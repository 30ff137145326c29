"""The levels of Chabyrinthe that search: roll-outs against opponents, plans where turns count."""

from __future__ import annotations

from typing import Any, NamedTuple

from clowder.bots.budget import Budget, Clock
from clowder.bots.rooms.chabyrinthe.planning import best_plan
from clowder.bots.search import Option, SearchBot, pimc
from clowder.bots.search.reasons import Lens, Measure
from clowder.core.game import Ask, Seat
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.twin import Dice, Twin
from clowder.games.chabyrinthe.fast import ChaTwin
from clowder.games.chabyrinthe.state import Adopting

SEEDS = 1 << 24
LOSS = 0.5  # how much what is left to the next player counts, when moves are chosen to look at


def soon(before: Twin, after: Twin, seat: Seat) -> float:
    """What one's side takes in the turns that are looked at: points, or cats where turns count."""
    assert isinstance(before, ChaTwin)
    assert isinstance(after, ChaTwin)
    return float(after.score(seat) - before.score(seat))


def lead(before: Twin, after: Twin, seat: Seat) -> float:
    """The same, less what the best of the others takes."""
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
    """Until the next player has moved, or two turns ahead."""

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
        dice = Dice(rng.below(SEEDS))
        promises = {action: promise(first, action, dice) for action in rng.shuffled(first.looks())}
        likely = sorted(promises, key=lambda action: -promises[action])[: effort.wide]
        return pimc(worlds, ask.seat, likely, budget, rng)

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
    """Two more turns ahead, and plans of four turns and more."""

    budget = Budget(iterations=100, seconds=1.5)
    effort = Effort(wide=10, worlds=40, turns=2, beam=60, depth=9)


def promise(world: ChaTwin, action: int, dice: Dice) -> float:
    """What one has by this action and the best after it, less what it leaves to the next."""
    seat, then = world.turn, world.after(action, dice)
    if then.asked() == 0:
        return float(then.score(seat))
    if then.turn == seat:
        return float(then.best_gain(seat, dice))
    following = then.turn
    loss = int(then.best_gain(following, dice) - then.score(following))
    share = -LOSS if world.is_friend(seat, following) else LOSS
    return int(then.score(seat)) - share * loss
