"""The twin of Stray Cat: the same rules over small integers, for search and training alone.

What only views need (with which pile a card came) is left out. Cards are numbered from 0 in the
order of the box: those that can be held first, so that a hand is a bit set, then bad luck.
"""

from __future__ import annotations

import math
from typing import Final

from clowder.core.twin import NATURE_BIT, Dice, indices
from clowder.games.stray_cat.fast_ground import NOWHERE, FastGround
from clowder.games.stray_cat.fast_policy import Policy
from clowder.games.stray_cat.fast_rules import Rules
from clowder.games.stray_cat.fast_table import DEALING, OVER, SEATING

SPREAD: Final = 3.5  # turns by which luck sets kittens apart, for `values`


class StrayCat(Rules):
    """A position of the game."""

    def __init__(self, ground: FastGround, seats: int) -> None:
        super().__init__(ground, seats)
        self.horizon: int = NOWHERE  # turns that a roll-out goes on; below 0: to the end

    def copy(self) -> StrayCat:
        other = StrayCat(self.ground, self.seats)
        self.copy_onto(other)
        other.horizon = self.horizon
        return other

    def advise(self, seat: int) -> int:
        """What the policy would do for a seat that is asked."""
        return Policy(self).choose(seat)

    def rollout(self, dice: Dice) -> None:
        """Play on by the policy, as far as the horizon."""
        policy = Policy(self)
        turn, turns = self.turn, self.horizon
        while turns:
            asked = self.asked()
            if asked == NATURE_BIT:
                if not self.draw(dice):
                    return
                continue
            if asked == 0:
                return
            seat = indices(asked)[0]
            self.apply(seat, policy.choose(seat))
            if self.turn != turn:
                turn = self.turn
                turns -= 1

    def values(self) -> list[float]:
        """Shares of the win, by the turns that everybody still has before them."""
        kind = self.kind()
        if kind in (SEATING, DEALING):
            return [1.0 / self.seats] * self.seats
        if kind == OVER:
            ranks = self.ranks()
            return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        policy = Policy(self)
        parts: list[float] = []
        for seat in range(self.seats):
            ahead = (seat - self.turn) % self.seats
            turns = policy.turns_left(seat) + ahead / self.seats
            parts.append(math.exp(-turns / SPREAD))
        whole = sum(parts)
        return [part / whole for part in parts]
