"""How near everyone is to home, and what a fight may bring, in turns."""

from __future__ import annotations

from typing import Final

from clowder.core.twin import indices
from clowder.games.stray_cat.fast_choices import (
    FEEDING,
    FOOD,
)
from clowder.games.stray_cat.fast_ground import NOWHERE
from clowder.games.stray_cat.fast_outlook import Outlook, signature
from clowder.games.stray_cat.fast_rules import Rules
from clowder.games.stray_cat.fast_turns import (
    CARD_CODE,
    HANDS,
    TURNS,
)

KEPT: Final = 0.45  # turns that a step left in the hand saves after a visit
KEEP: Final = (0.8, 0.3, 0.1)  # turns that a friend, a shortcut, a truck in the hand may save
WAIT: Final = 1.4  # turns that looking for food costs: one, and a little against hoarding
LUCKY: Final = 0.3  # turns that a drawn luck card may save
LUCK_CHANCE: Final = 8 / 38
LUCKY_END: Final = 0.7  # a walk on over an unseen tile may end in a house
LOST: Final = 2.0  # turns that a lost fight costs
AVERAGE: Final = (0, 1, 6, 7, 12)  # what a hand of so many cards may be, as a code
LIKED: Final = (2, 4, 3, 1, 0)  # bad luck: the lowest is liked best (raven, dog, mouse, ...)


class Estimates:
    """By what everyone knows, and for oneself by one's own hand."""

    def __init__(self, twin: Rules) -> None:
        self.twin = twin
        self.outlooks: list[Outlook | None] = [None] * twin.seats
        self.best = 0.0  # of a turn: the turns that are left,
        self.chosen: int = FOOD  # if one does this

    def outlook(self, seat: int) -> Outlook:
        kept = self.outlooks[seat]
        if kept is not None and kept.signature == signature(self.twin, seat):
            return kept
        fresh = Outlook(self.twin, seat)
        self.outlooks[seat] = fresh
        return fresh

    def code_of(self, hand: int) -> int:
        code = 0
        for card in indices(hand & FEEDING):
            code += CARD_CODE[card]
        return code

    def eta(self, seat: int, place: int) -> float:
        """About how many turns another one is from home, if its kitten were there."""
        code = AVERAGE[min(self.twin.held[seat], 4)]
        return self.outlook(seat).cost(place, code, self.twin.ground.house[place] > 0)

    def turns_left(self, seat: int) -> float:
        """About how many turns one is from home, by its own hand."""
        place = self.twin.kittens[seat]
        code = self.code_of(self.twin.hands[seat])
        return self.outlook(seat).cost(place, code, self.twin.ground.house[place] > 0)

    def leader(self, seat: int) -> int:
        """The opponent who is nearest to home."""
        best, found = 999.0, NOWHERE
        for other in range(self.twin.seats):
            if other != seat:
                eta = self.eta(other, self.twin.kittens[other])
                if eta < best:
                    best, found = eta, other
        return found

    def inside(self, left: int, code: int) -> float:
        """The turns to a house on a tile just turned over, with so many steps left to walk."""
        near = TURNS.walk[max(2, 3 - left) * HANDS + code]
        return near if left < 2 else LUCKY_END * near

    def fight_at(self, seat: int, place: int, turns: float, hand: int) -> float:
        """The turns that are left, if one has to fight there first."""
        twin = self.twin
        for other in range(twin.seats):
            if other == seat or twin.kittens[other] != place:
                continue
            wins = self.wins(hand, twin.held[other])
            eta = self.eta(other, place)
            gain = (4.0 if eta <= 4.0 else 1.5) / (twin.seats - 1)
            here = twin.kittens[seat]
            lost = self.outlook(seat).cost(here, 0, False) + LOST
            turns = wins * (turns - gain) + (1.0 - wins) * max(lost, turns + LOST)
        return turns

    def wins(self, hand: int, cards: int) -> float:
        """How likely one's best card is the higher one."""
        if cards == 0:
            return 1.0 if hand else 0.5
        if hand == 0:
            return 0.0
        best = indices(hand)[-1] / 32.0
        return best if cards == 1 else best * best if cards == 2 else best * best * best
