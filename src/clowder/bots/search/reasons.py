"""Why a move is the best: its roll-outs beside those of the next best, in the same worlds."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from typing import NamedTuple, TypeAlias

from clowder.bots.budget import Budget, Clock
from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.twin import Dice, Twin
from clowder.core.words import Say, say

FEWEST = 12  # roll-outs of each move, however little time there is
SECONDS = 1.5  # of CPU for all of them: where twins are compiled, none is left out
SEEDS = 1 << 24
CLEAR_RISK = 0.2  # a difference worth a sentence
Brings: TypeAlias = Callable[[Twin, Twin, Seat], float]  # before the move, and at the end


class Measure(NamedTuple):
    """Something that a roll-out brings, and the unit in which it is told."""

    unit: str  # the message `hint-<unit>` compares two moves in it
    brings: Brings
    worth: str = "points"  # the message `hint-worth-<worth>` tells what one move brings
    scale: float = 1.0  # what is told as one


class Risk(NamedTuple):
    """Something that may go wrong in a roll-out: the message `hint-risk-<name>`."""

    name: str
    happens: Callable[[Twin, Twin, Seat], bool]


class Outlook(NamedTuple):
    """What an action brought in each roll-out, by measure, and how often it went wrong."""

    action: int
    brought: tuple[list[float], ...]
    wrong: list[bool]


def estimate(_before: Twin, after: Twin, seat: Seat) -> float:
    return after.values()[seat]


CHANCE = Measure("chance", estimate, "chance", scale=0.1)  # in ten


class Lens(NamedTuple):
    """How a room looks at what its roll-outs bring: the measure that tells most comes first."""

    measures: tuple[Measure, ...] = (CHANCE,)
    trials: int = 48  # roll-outs of each move
    risk: Risk | None = None


class Imagined(NamedTuple):
    """Worlds that fit what a seat has seen."""

    worlds: Sequence[Twin]
    seat: Seat


def look_ahead(
    lens: Lens, imagined: Imagined, actions: Sequence[int], budget: Budget, rng: Rng
) -> list[Outlook]:
    """Every action in the same worlds with the same chance, as often as there is time for."""
    clock, seed = Clock(Budget(seconds=SECONDS)), rng.below(SEEDS)
    worlds, seat = imagined
    found = [Outlook(action, tuple([] for _ in lens.measures), []) for action in actions]
    most = lens.trials if budget.iterations is None else min(lens.trials, budget.iterations)
    for turn in range(max(2, most)):
        if turn >= FEWEST and not clock.take(1):
            break
        before = worlds[turn % len(worlds)]
        for outlook in found:
            after = before.copy()
            after.apply(seat, outlook.action)
            after.rollout(Dice((seed + turn) * 2654435761))
            for measure, brought in zip(lens.measures, outlook.brought, strict=True):
                brought.append(measure.brings(before, after, seat))
            outlook.wrong.append(lens.risk is not None and lens.risk.happens(before, after, seat))
    return found


class Reason(NamedTuple):
    sentence: Say
    actions: list[int]  # best first
    worths: list[Say]  # of them


def reason_for(lens: Lens, outlooks: Sequence[Outlook]) -> Reason:
    """Why the first is better than the next best, or that it is not."""
    first = outlooks[0]
    sure = False
    if lens.risk is not None:
        often, other = mean(first.wrong), min(mean(each.wrong) for each in outlooks[1:])
        if other - often >= CLEAR_RISK:
            told = say(f"hint-risk-{lens.risk.name}", often=tenths(often), other=tenths(other))
            return tell(lens, outlooks, told)
    for number, measure in enumerate(lens.measures):
        second = in_order(outlooks, number)[1]
        is_sure = is_more(first.brought[number], second.brought[number])
        sure = sure or is_sure
        best, next_best = (spoken(measure, each.brought[number]) for each in (first, second))
        if is_sure and best > next_best:
            told = say(f"hint-{measure.unit}", count=best, other=next_best)
            return tell(lens, outlooks, told, number)
    return tell(lens, outlooks, say("hint-little" if sure else "hint-equal"))


def tell(
    lens: Lens, outlooks: Sequence[Outlook], sentence: Say, number: int | None = None
) -> Reason:
    """In that measure; else in the first that does not speak for another move."""
    if number is None:
        fitting = (at for at in range(len(lens.measures)) if is_top(lens, outlooks, at))
        number = next(fitting, 0)
    measure, ordered = lens.measures[number], in_order(outlooks, number)
    counts = [spoken(measure, each.brought[number]) for each in ordered]
    worths = [say(f"hint-worth-{measure.worth}", count=count) for count in counts]
    return Reason(sentence, [each.action for each in ordered], worths)


def in_order(outlooks: Sequence[Outlook], number: int) -> list[Outlook]:
    """The best, and then the others by that measure."""
    first, *rest = outlooks
    return [first, *sorted(rest, key=lambda each: -mean(each.brought[number]))]


def is_top(lens: Lens, outlooks: Sequence[Outlook], number: int) -> bool:
    counts = [spoken(lens.measures[number], each.brought[number]) for each in outlooks]
    return counts[0] == max(counts)


def is_more(one: Sequence[float], other: Sequence[float]) -> bool:
    """More than chance would have it."""
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return mean(differences) > 2 * standard_error(differences)


def spoken(measure: Measure, brought: Sequence[float]) -> int:
    """A whole number, as people speak."""
    return round(mean(brought) / measure.scale)


def tenths(share: float) -> int:
    return round(10 * share)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
