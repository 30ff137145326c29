"""Whole turns against opponents: both actions together, less the best whole turn that follows.

Nearly everything lies open, so one imagined world will do: only the next cards of both decks are
guessed.
"""

from __future__ import annotations

from typing import NamedTuple, TypeAlias

from clowder.bots.budget import Budget, Clock
from clowder.core.game import Seat
from clowder.core.twin import Dice
from clowder.games.chabyrinthe.fast import ChaTwin

END = 40.0  # what winning is worth, in points: no lead is larger
FLOW = 20.0  # that somebody takes a cat, to a side that gives way
HOPE = 0.25  # of what the greediest reply would leave: others look at what they leave

Position: TypeAlias = tuple[int, ...]


class Turn(NamedTuple):
    """What is left of a turn, in all ways that lead to the same position."""

    worth: float
    end: ChaTwin
    firsts: list[int]  # with which actions such a way begins


def by_worth(turn: Turn) -> float:
    """The key to sort by, so that the best comes first."""
    return -turn.worth


class Judge(NamedTuple):
    """What the end of a turn is worth to a side, in points."""

    seat: Seat
    had: int  # before the turn
    gives_way: bool  # lets cats come home, whoever takes them, and wants the next ones

    def roughly(self, end: ChaTwin, dice: Dice) -> float:
        """The worth of a turn, judged by the best action that is left to whoever is next."""
        if end.asked() == 0:
            return self.at_the_end(end)
        return self.worth(end, float(end.best_gain(end.turn, dice) - end.score(end.turn)))

    def closely(self, end: ChaTwin, dice: Dice) -> float:
        """The same, judged by the best turn that is left, and the one after it if one gives way."""
        if end.asked() == 0:
            return self.at_the_end(end)
        then, left = best_turn(end, dice)
        worth = self.worth(end, left)
        if self.gives_way and then.asked() and then.is_friend(self.seat, then.turn):
            worth += HOPE * best_turn(then, dice)[1]
        return worth

    def worth(self, end: ChaTwin, left: float) -> float:
        """The points of one's side, less what the next one gets; more, if that is a partner."""
        own = float(end.score(self.seat))
        if self.gives_way and (left or own > self.had):
            own += FLOW
        if end.is_friend(self.seat, end.turn):
            return own + left
        return own - left / rivals(end)

    def at_the_end(self, end: ChaTwin) -> float:
        return float(end.score(self.seat)) + END * (2 * end.values()[self.seat] - 1)


def rivals(end: ChaTwin) -> int:
    """How many sides play against one: what is left to the next may go to each of them."""
    return 1 if end.teams else int(end.seats) - 1


def best_turns(
    world: ChaTwin, actions: list[int], budget: Budget, dice: Dice, *, gives_way: bool
) -> list[tuple[int, float]]:
    """Each action with what the best turn that begins with it is worth, best first.

    All turns are ordered by a rough look; each iteration looks at one more of them closely. Where
    that takes half of the seconds, only the first actions are looked at.
    """
    clock, seat = Clock(budget), Seat(world.turn)
    judge = Judge(seat, int(world.score(seat)), gives_way)
    half = Clock(Budget(seconds=budget.seconds and budget.seconds / 2))
    rough = sorted(turns_of(world, actions, half, dice, judge), key=by_worth)
    close: list[Turn] = []
    for turn in rough:
        if close and not clock.take(1):
            break
        close.append(turn._replace(worth=judge.closely(turn.end, dice)))
    close.sort(key=by_worth)
    best: dict[int, float] = {}
    for turn in [*close, *rough[len(close) :]]:
        for first in turn.firsts:
            best.setdefault(first, turn.worth)
    return list(best.items())


def turns_of(
    world: ChaTwin, actions: list[int], clock: Clock, dice: Dice, judge: Judge
) -> list[Turn]:
    """All that a turn may lead to, or what there is time for."""
    found: dict[Position, Turn] = {}
    for first in actions:
        if found and not clock.take(1):
            break
        then = world.after(first, dice)
        ends = [then]
        if then.asked() and then.number == world.number:
            ends = [then.after(second, dice) for second in then.looks()]
        for end in ends:
            at = position(end, judge.seat)
            if at not in found:
                found[at] = Turn(judge.roughly(end, dice), end, [])
            if first not in found[at].firsts:
                found[at].firsts.append(first)
    return list(found.values())


def position(end: ChaTwin, seat: Seat) -> Position:
    """All that the next turn depends on, and what this one brought."""
    return (*end.square, *end.places, *end.guardians, end.deck[-1], end.score(seat))


def best_turn(at: ChaTwin, dice: Dice) -> tuple[ChaTwin, float]:
    """Where the turn leads that brings most to whoever is to act, and what it brings."""
    seat, then = at.turn, at.after(at.best_turn(dice), dice)
    if then.asked() and then.number == at.number:
        then = then.after(then.best_action(dice), dice)
    return then, float(then.score(seat) - at.score(seat))
