"""The rules of Chabyrinthe over small integers, for the twin.

The readable rules are the law; a test plays both side by side. In which order cats were taken is
left out: nothing that follows depends on it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import NATURE_BIT, Dice, bit
from clowder.games.chabyrinthe import numbering
from clowder.games.chabyrinthe.fast_sewers import COUNT, FIRST, KIND, Sewers

SEATING: Final = 0
DEALING: Final = 1
ACTING: Final = 2
ADOPTING: Final = 3
OVER: Final = 4

INSERT: Final[int] = numbering.INSERT
ADOPT: Final[int] = numbering.ADOPT
FIRST_START: Final[int] = numbering.START
TURN: Final = 2  # actions
QUIET: Final = 200  # CHA-20
GONE: Final = -1  # the place of a cat that is not there


class Table(Sewers):
    """All but how it is played well, and who won."""

    def __init__(self, side: int, seats: int) -> None:
        super().__init__(side)
        self.seats: i64 = seats
        self.first_edition: bool = False
        self.teams: bool = False  # CHA-18
        self.counts_turns: bool = False  # CHA-16, CHA-17
        self.phase: i64 = SEATING
        self.turn: i64 = 0  # the seat that is asked
        self.start: i64 = 0
        self.done: i64 = 0  # actions of this turn
        self.inserted: bool = False  # one of them was an insert
        self.deck: list[int] = []  # kinds, from the bottom
        self.hidden: i64 = 0
        self.cats: list[int] = []  # worths, from the bottom of their deck
        # The two cats outside, by place; and those that were taken and are to be seen to.
        self.places: list[int] = [GONE, GONE]
        self.worths: list[int] = [0, 0]
        self.found: list[int] = [GONE, GONE]  # places
        self.homes: list[int] = [0, 0]  # which guardians each was joined to, as bits
        self.guardians: list[int] = [GONE, GONE]
        self.taken: list[int] = [0] * seats  # points
        self.count: list[int] = [0] * seats  # cats
        self.number: i64 = 1  # of this turn
        self.last: i64 = 0  # turn in which a cat was taken
        self.until: i64 = 0  # the turn with which roll-outs end, to who wants them short and good

    def copy_table(self, twin: Table) -> None:
        """Make another position like this one."""
        self.copy_square(twin)
        twin.first_edition = self.first_edition
        twin.teams = self.teams
        twin.counts_turns = self.counts_turns
        twin.phase = self.phase
        twin.turn = self.turn
        twin.start = self.start
        twin.done = self.done
        twin.inserted = self.inserted
        twin.deck = self.deck.copy()
        twin.hidden = self.hidden
        twin.cats = self.cats.copy()
        twin.places = self.places.copy()
        twin.worths = self.worths.copy()
        twin.found = self.found.copy()
        twin.homes = self.homes.copy()
        twin.guardians = self.guardians.copy()
        twin.taken = self.taken.copy()
        twin.count = self.count.copy()
        twin.number = self.number
        twin.last = self.last
        twin.until = self.until

    def asked(self) -> i64:
        if self.phase == OVER:
            return 0
        return NATURE_BIT if self.phase <= DEALING else bit(self.turn)

    def legal(self, seat: i64) -> list[int]:
        if self.phase == SEATING and seat == -1:
            return [FIRST_START + start for start in range(self.seats)]
        if self.phase <= DEALING or self.phase == OVER or seat != self.turn:
            return []
        if self.phase == ADOPTING:
            return self.adoptions()
        found: list[int] = []
        for cell in range(16):
            if cell % 4 < self.side and cell // 4 < self.side:
                found.extend([3 * cell, 3 * cell + 1, 3 * cell + 2])
        found.extend([INSERT + insert for insert in range(self.inserts())])
        return found

    def inserts(self) -> i64:
        """How many ways there are to push a card in."""
        return 0 if self.first_edition and self.inserted else 16 * self.side

    def sample(self, seat: i64, dice: Dice) -> i64:  # noqa: ARG002 (one seat is asked)
        if self.phase == ADOPTING:
            choices = self.adoptions()
            return choices[dice.below(len(choices))]
        turns: i64 = 3 * self.side * self.side
        action: i64 = dice.below(turns + self.inserts())
        if action >= turns:
            return INSERT + action - turns
        row: i64 = 3 * self.side  # of turns; numbered as if the square had four cards a row
        return action // row * 12 + action % row

    def adoptions(self) -> list[int]:
        """Which cat to see to next, and by whom (CHA-11)."""
        found: list[int] = []
        for one in range(2):
            if self.found[one] != GONE:
                for who in range(2):
                    if self.homes[one] >> who & 1:
                        found.append(ADOPT + 2 * self.found[one] + who)  # noqa: PERF401 (quicker)
        return found

    def apply(self, seat: i64, action: i64) -> None:
        if action < ADOPT:
            self.act(action)
            self.look()
        elif action < FIRST_START:
            place: i64 = (action - ADOPT) >> 1
            self.adopt(0 if self.found[0] == place else 1, (action - ADOPT) & 1)
        else:
            self.start = action - FIRST_START
            self.phase = DEALING
            return
        if self.phase == ACTING and self.done == TURN:
            self.end_turn(seat)

    def act(self, action: i64) -> None:
        """Turn a card, or push one in (CHA-5, CHA-6)."""
        self.done += 1
        if action < INSERT:
            cell: i64 = action // 3
            self.rotate(cell // 4 * self.side + cell % 4, action % 3 + 1)
            return
        self.inserted = True
        kind: i64 = self.deck.pop()
        look: i64 = FIRST[kind] + (action - INSERT) % 4 % COUNT[kind]
        out = self.push((action - INSERT) // 4, look)
        self.deck.insert(0, KIND[out])
        if self.hidden > 0:
            self.hidden -= 1

    def look(self) -> None:
        """Take and see to what is joined, again and again, until one must choose (CHA-10)."""
        while True:
            homes0: i64 = self.joined(0)
            homes1: i64 = self.joined(1)
            if homes0 == 0 and homes1 == 0:
                return
            self.last = self.number
            self.take(0, homes0)
            self.take(1, homes1)
            if not self.cats and self.places[0] == GONE and self.places[1] == GONE:
                self.end_game()
                return
            self.phase = ADOPTING
            if homes0 and homes1:
                return
            one: i64 = 0 if homes0 else 1
            if self.homes[one] == 3:
                return
            self.see_to(one, self.homes[one] >> 1)

    def joined(self, one: i64) -> i64:
        """Which guardians the way of a cat leads to, as bits (CHA-8)."""
        place: i64 = self.places[one]
        if place == GONE:
            return 0
        one_home: i64 = self.doors[self.guardians[0]]
        return self.joins_ports(self.doors[place], one_home, self.doors[self.guardians[1]])

    def take(self, one: i64, homes: i64) -> None:
        """A cat that is joined leaves its place, to be seen to (CHA-11)."""
        if homes == 0:
            return
        self.taken[self.turn] += self.worths[one]
        self.count[self.turn] += 1
        self.found[one] = self.places[one]
        self.homes[one] = homes
        self.places[one] = GONE
        self.worths[one] = 0

    def see_to(self, one: i64, who: i64) -> None:
        """The guardian moves on, and the next cat comes near the place of the one taken (CHA-9)."""
        place: i64 = self.found[one]
        self.found[one] = GONE
        self.homes[one] = 0
        self.guardians[who] = self.next_free(self.guardians[who])
        if self.found[1 - one] == GONE:
            self.phase = ACTING
        if not self.cats:
            return
        self.put_out(one, self.next_free(place), self.cats.pop())

    def put_out(self, one: i64, place: i64, worth: i64) -> None:
        """A new cat outside; the one of the lower place is the first of both."""
        self.places[one] = place
        self.worths[one] = worth
        if self.places[0] != GONE and self.places[1] != GONE and self.places[0] > self.places[1]:
            self.places.reverse()
            self.worths.reverse()

    def next_free(self, place: i64) -> i64:
        """One place clockwise, or the first after it that nobody is at (CHA-9)."""
        while True:
            place = (place + 1) % (4 * self.side)
            if place not in self.guardians and place not in self.places:
                return place

    def adopt(self, one: i64, who: i64) -> None:
        """See to one of the cats found, and to the other if there is nothing to choose."""
        self.see_to(one, who)
        other: i64 = 1 - one
        if self.found[other] != GONE and self.homes[other] != 3:
            self.see_to(other, self.homes[other] >> 1)
        if self.phase == ACTING:
            self.look()

    def end_turn(self, seat: i64) -> None:
        if self.number - self.last == QUIET:
            self.end_game()
            return
        self.turn = (seat + 1) % self.seats
        self.number += 1
        self.done = 0
        self.inserted = False

    def end_game(self) -> None:
        self.phase = OVER
        self.turn = 0
        self.done = 0
        self.inserted = False
        self.hidden = 0
        self.found = [GONE, GONE]
        self.homes = [0, 0]
        self.cats.sort()
