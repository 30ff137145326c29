"""The table of the twin: what lies on it, and the stack of what is still to happen in this turn.

What happens now and later is a stack of records of `WIDTH` small integers, the present one on top:
a phase of state.py, and what it has to remember, unused places being 0.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Twin
from clowder.games.stray_cat.fast_ground import NOWHERE, FastGround

WIDTH: Final = 7
# kind             1        2         3       4      5        6
SEATING: Final = 0
DEALING: Final = 1
LOOKING: Final = 2  # seat
MOVING: Final = 3  # kitten by        left    how    came     barred
JUMPING: Final = 4  # seat  card
CHALLENGE: Final = 5  # attacker defender
FIGHTING: Final = 6  # attacker defender card  card
PARTING: Final = 7  # kitten by       barred
DRAWING: Final = 8  # seat  left      use     good   bad      bad
DISCARDING: Final = 9  # seat
REMEMBERING: Final = 10  # seat by
MISFORTUNE: Final = 11  # seat card   card
PICKING: Final = 12  # seat card
PECKING: Final = 13  # seat
BARKING: Final = 14  # seat
FLEEING: Final = 15  # kitten dog
GATHERING: Final = 16  # seat waiting waiting waiting
BLOCKING: Final = 17  # seat
OVER: Final = 18  # winner

WALKING: Final = 0  # how
FLIGHT: Final = 1
PUSHED: Final = 2
PARTED: Final = 3

BY_FOOD: Final = 0  # use of cards drawn
BY_FRIEND: Final = 1
BY_PRIZE: Final = 2

MEALS: Final = 24  # cards below this are meals,
HELD: Final = 32  # and those below this can be held; the others are bad luck
NO_CARD: Final = -1
IN_BOX: Final = [*range(37), 36]  # there are two roadworks
LIMIT: Final = 4
LAST_ROUND: Final = 200


class FastTable(Twin):
    """All that lies on the table, and how turns follow each other."""

    def __init__(self, ground: FastGround, seats: int) -> None:
        self.ground = ground
        self.seats = seats
        self.start = 0
        self.turn = 0
        self.round = 1
        self.fights = 0
        self.shown = 0  # cells, as bits
        self.works: int = NOWHERE
        self.seen = 0  # seats, as bits
        self.kittens: list[int] = []
        self.homes: list[int] = []  # features, as bits
        self.up: list[int] = []  # kinds of tokens, as bits
        self.excluded: list[int] = []  # features, as bits
        self.hands: list[int] = []  # cards, as bits
        self.held: list[int] = []  # how many
        self.pile: list[int] = []  # the top is last
        self.discards: list[int] = []
        self.known: list[int] = []  # at the end: tokens that lay face up
        self.stack: list[int] = []

    def copy_onto(self, other: FastTable) -> None:
        other.start = self.start
        other.turn = self.turn
        other.round = self.round
        other.fights = self.fights
        other.shown = self.shown
        other.works = self.works
        other.seen = self.seen
        other.kittens = self.kittens[:]
        other.homes = self.homes[:]
        other.up = self.up[:]
        other.excluded = self.excluded[:]
        other.hands = self.hands[:]
        other.held = self.held[:]
        other.pile = self.pile[:]
        other.discards = self.discards[:]
        other.known = self.known[:]
        other.stack = self.stack[:]

    def key(self) -> tuple[int, ...]:
        found = [self.seats, self.start, self.turn, self.round, self.fights, self.shown]
        found += [self.works, self.seen]
        for row in (self.kittens, self.homes, self.up, self.excluded, self.hands, self.pile):
            found += [len(row), *row]
        for row in (self.discards, self.known, self.stack):
            found += [len(row), *row]
        return tuple(found)

    # The stack.

    def push(  # noqa: PLR0913 (a record has so many numbers)
        self, kind: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0, f: int = 0
    ) -> None:
        self.stack += [kind, a, b, c, d, e, f]

    def pop(self) -> None:
        del self.stack[-WIDTH:]

    def kind(self) -> i64:
        return self.stack[i64(len(self.stack)) - WIDTH]

    def part(self, index: i64) -> i64:
        """A number of the present record."""
        return self.stack[i64(len(self.stack)) - WIDTH + index]

    def set_part(self, index: i64, value: int) -> None:
        self.stack[i64(len(self.stack)) - WIDTH + index] = value

    def go_on(self) -> None:
        """The phase is done: on with the next, or with the next turn (STR-5, STR-32)."""
        self.pop()
        if self.stack:
            return
        seat = (self.turn + 1) % self.seats
        if seat == self.start:
            if self.round == LAST_ROUND:
                self.end_game(NOWHERE)
                return
            self.round += 1
        self.turn = seat
        self.fights = 0
        self.push(LOOKING, seat)

    def end_game(self, winner: int) -> None:
        """Nothing stays hidden, the cards are gathered (STR-31)."""
        everyone = (1 << self.seats) - 1
        self.known = [(up & 1) + (up >> 1 & 1) + (up >> 2) for up in self.up]
        self.stack = []
        self.push(OVER, winner)
        self.shown = (1 << len(self.ground.places)) - 1
        self.up = [7] * self.seats
        self.seen = everyone
        self.hands = [0] * self.seats
        self.held = [0] * self.seats
        self.pile = IN_BOX[::-1]
        self.discards = []

    # Cards.

    def lay_down(self, seat: int, card: int) -> None:
        self.hands[seat] &= ~(1 << card)
        self.held[seat] -= 1
        self.discards.append(card)

    def take(self, seat: int, card: int) -> None:
        self.hands[seat] |= 1 << card
        self.held[seat] += 1

    def draw_card(self) -> None:
        """The next card of a row; the row ends, or waits for a new pile (STR-14, STR-18)."""
        seat, left, use = self.part(1), self.part(2), self.part(3)
        if left == 0:
            one, other = self.part(5), self.part(6)
            self.pop()
            if one != NO_CARD:
                self.push(MISFORTUNE, seat, one, other)
            self.push(DISCARDING, seat)
            return
        card = self.pile.pop()
        if card < HELD:
            self.take(seat, card)
            self.set_part(4, self.part(4) + 1)
            self.set_part(2, left - 1)
        elif use == BY_FOOD:
            self.set_part(5 if self.part(5) == NO_CARD else 6, card)
            self.set_part(2, left - 1)
        else:
            self.discards.append(card)
            last = left == 1 and self.part(4) == 0
            if use == BY_FRIEND and not last:  # a fourth bad one in a row does not end it
                self.set_part(2, left - 1)
