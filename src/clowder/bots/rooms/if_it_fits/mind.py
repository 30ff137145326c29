"""What a seat makes of its view: what boxes are worth to it, and a cat at home."""

from __future__ import annotations

from typing import NamedTuple

from clowder.bots.rooms.if_it_fits.board import Box, Change
from clowder.core.game import Seat
from clowder.games.if_it_fits.boxes import winners_of
from clowder.games.if_it_fits.grid import LEFT, RIGHT
from clowder.games.if_it_fits.pieces import BOX, FACES, Card
from clowder.games.if_it_fits.setup import parts_of
from clowder.games.if_it_fits.view import View

CLOSING = 0.75  # how likely one open side is to be closed, while there are cards
GROWTH = 0.35  # what each of a few open sides may still bring to whoever holds a box
CAT = 0.3  # what a cat at home is worth at the start
KEEP = 0.6  # what each toy of a card, and a seam beside it, is worth in hand at the start
SHARE = 1.0  # how much the others' points count, all of them together, beside one's own


class Mind(NamedTuple):
    seat: Seat
    seats: int
    advanced: bool
    hope: float  # how much of the game is left, from 1 to 0
    cat: float  # the price of laying one

    def worth(self, box: Box) -> float:
        """What a box brings to this seat, less what it brings to the others."""
        winners = winners_of(box.awake, box.asleep, self.advanced)
        points = self.prospect(box)
        own = points if self.seat in winners else 0.0
        others = points * (len(winners) - (self.seat in winners))
        if not self.advanced:
            extras = [max(cats - 1, 0) for cats in box.awake]
            own += extras[self.seat]
            others += sum(extras) - extras[self.seat]
        return own - SHARE * others / (self.seats - 1)

    def prospect(self, box: Box) -> float:
        """Its points now, and what may become of it."""
        points = max(box.toys) - box.sprays
        if not box.open:
            return 2.0 * points
        chance = self.hope * CLOSING**box.open
        return points * (1 + chance) + self.hope * GROWTH * min(box.open, 4)

    def keeping(self, card: Card) -> float:
        """What a card in hand may bring: its toys, and a seam for a cat."""
        face = FACES[card]
        sits = face.walls & (LEFT | RIGHT) != LEFT | RIGHT
        return self.hope * KEEP * (max(face.toys) - face.sprays + sits)

    def change(self, change: Change) -> float:
        return sum(map(self.worth, change.after)) - sum(map(self.worth, change.before))

    def settling(self, change: Change, seam: bool) -> float:
        """What a cat would add to the box just laid, if one may and should follow."""
        box = change.after[-1]
        cats = [up + down for up, down in zip(box.awake, box.asleep, strict=True)]
        if not seam or (any(cats) and not cats[self.seat]):
            return 0.0
        return max(self.worth(box.with_cat(self.seat)) - self.worth(box) - self.cat, 0.0)


def mind_of(view: View, seat: Seat) -> Mind:
    pile = sum(part.size for part in parts_of(view.options, view.seats))
    left = min(view.pile / pile, min(view.cats) / BOX.cats_each)  # either may end it (FIT-16)
    hope = 0.0 if view.ending else left
    price = CAT * hope if view.cats[seat] else 100.0
    return Mind(seat, view.seats, view.options.advanced, hope, price)
