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

FEWEST = 12  # roll-outs of each move, even where the time is up before
SECONDS = 1.5  # of CPU for all roll-outs together; compiled twins need less
SEEDS = 1 << 24
CLEAR_RISK = 0.2  # the difference between two risks from which on it is mentioned
Brings: TypeAlias = Callable[[Twin, Twin, Seat], float]  # of the twins before and after a roll-out


class Measure(NamedTuple):
    """Something that a roll-out brings, and the unit in which it is given."""

    unit: str  # the message `hint-<unit>` compares two moves in it
    brings: Brings
    worth: str = "points"  # the message `hint-worth-<worth>` tells what one move brings
    scale: float = 1.0  # the amount that counts as one unit in the message


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


CHANCE = Measure("chance", estimate, "chance", scale=0.1)  # in tenths


class Lens(NamedTuple):
    """What a room measures in its roll-outs, the most telling measure first."""

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
    """Play every action out in the same worlds with the same chance, as often as time allows."""
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
    """A sentence: why the first action is better than the next best, or that it is not."""
    first = outlooks[0]
    sure = False
    if lens.risk is not None:
        often, other = mean(first.wrong), min(mean(each.wrong) for each in outlooks[1:])
        if other - often >= CLEAR_RISK:
            sentence = say(f"hint-risk-{lens.risk.name}", often=tenths(often), other=tenths(other))
            return reason_in(lens, outlooks, sentence)
    for number, measure in enumerate(lens.measures):
        second = in_order(outlooks, number)[1]
        is_sure = is_more(first.brought[number], second.brought[number])
        sure = sure or is_sure
        best, next_best = (spoken(measure, each.brought[number]) for each in (first, second))
        if is_sure and best > next_best:
            sentence = say(f"hint-{measure.unit}", count=best, other=next_best)
            return reason_in(lens, outlooks, sentence, number)
    return reason_in(lens, outlooks, say("hint-little" if sure else "hint-equal"))


def reason_in(
    lens: Lens, outlooks: Sequence[Outlook], sentence: Say, number: int | None = None
) -> Reason:
    """The reason with the figures of that measure; without a number, of the first measure in
    which no other move is better."""
    if number is None:
        fitting = (at for at in range(len(lens.measures)) if is_top(lens, outlooks, at))
        number = next(fitting, 0)
    measure, ordered = lens.measures[number], in_order(outlooks, number)
    counts = [spoken(measure, each.brought[number]) for each in ordered]
    worths = [say(f"hint-worth-{measure.worth}", count=count) for count in counts]
    return Reason(sentence, [each.action for each in ordered], worths)


def in_order(outlooks: Sequence[Outlook], number: int) -> list[Outlook]:
    """The actions in the order to show: the best, and then the others by that measure."""
    first, *rest = outlooks
    return [first, *sorted(rest, key=lambda each: -mean(each.brought[number]))]


def is_top(lens: Lens, outlooks: Sequence[Outlook], number: int) -> bool:
    counts = [spoken(lens.measures[number], each.brought[number]) for each in outlooks]
    return counts[0] == max(counts)


def is_more(one: Sequence[float], other: Sequence[float]) -> bool:
    """Whether the difference is larger than chance explains."""
    differences = [mine - theirs for mine, theirs in zip(one, other, strict=True)]
    return mean(differences) > 2 * standard_error(differences)


def spoken(measure: Measure, brought: Sequence[float]) -> int:
    """A figure rounded to a whole number, for a sentence."""
    return round(mean(brought) / measure.scale)


def tenths(share: float) -> int:
    return round(10 * share)


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values)


def standard_error(values: Sequence[float]) -> float:
    middle = mean(values)
    return sqrt(sum((value - middle) ** 2 for value in values) / (len(values) - 1) / len(values))
