"""The twin of Chabyrinthe, for search and training: who won, and how to play on sensibly.

The readable rules are the law; a test plays both side by side.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import Dice
from clowder.games.chabyrinthe.fast_sewers import COUNT, FIRST, KIND
from clowder.games.chabyrinthe.fast_table import ACTING, ADOPTING, GONE, INSERT, OVER, Table

NO_ACTION: Final = -1
SCALE: Final = 40.0  # no lead is larger
TRIES: Final = 6  # of actions that bring the same, how many are looked at for what they leave


class ChaTwin(Table):
    def copy(self) -> ChaTwin:
        twin = ChaTwin(self.side, self.seats)
        self.copy_table(twin)
        return twin

    def draw(self, dice: Dice) -> bool:  # noqa: ARG002 (before the deal there is nothing to think)
        return False

    def missing(self) -> i64:
        """How many cats are not taken yet."""
        outside: i64 = (0 if self.places[0] == GONE else 1) + (0 if self.places[1] == GONE else 1)
        return outside + len(self.cats)

    def points(self) -> list[int]:
        if self.counts_turns:
            return [self.number] * self.seats
        return [mark // 100 for mark in self.marks()]

    def ranks(self) -> list[int]:
        """All win or lose together where turns count; else most points, then most cats."""
        if self.counts_turns:
            return [2 if self.missing() else 1] * self.seats
        marks = self.marks()
        sides = marks[::2] if self.teams else marks
        return [1 + sum([other > mark for other in sides]) for mark in marks]

    def marks(self) -> list[int]:
        """A hundred for each point and one for each cat, of all of a side."""
        marks = [100 * self.taken[seat] + self.count[seat] for seat in range(self.seats)]
        if self.teams:
            one: i64 = marks[0] + marks[1]
            other: i64 = marks[2] + marks[3]
            return [one, one, other, other]
        return marks

    def values(self) -> list[float]:
        if self.until == 0 and self.phase == OVER:
            ranks = self.ranks()
            return [1.0 / ranks.count(1) if rank == 1 else 0.0 for rank in ranks]
        return [self.prospect(seat) for seat in range(self.seats)]

    def prospect(self, seat: i64) -> float:
        """How far a side is ahead of the best other, as a chance to win; the end counts more."""
        if self.counts_turns:
            return float(sum(self.count)) / 30.0 + (0.5 if self.phase == OVER else 0.0)
        best: i64 = 0
        for other in range(self.seats):
            if other != seat and not (self.teams and other // 2 == seat // 2):
                best = max(best, self.score(other))
        ahead: i64 = self.score(seat) - best
        chance = 0.5 + 0.3 * float(ahead) / SCALE
        if self.phase == OVER and ahead != 0:
            chance += 0.2 if ahead > 0 else -0.2
        return min(max(chance, 0.0), 1.0)

    def score(self, seat: i64) -> i64:
        """What the side of a seat has: cats where turns count, points otherwise."""
        if self.counts_turns:
            return sum(self.count)
        if self.teams:
            first: i64 = seat // 2 * 2
            return self.taken[first] + self.taken[first + 1]
        return self.taken[seat]

    def looks(self) -> list[int]:
        """The actions that differ to the eye, without turns that change nothing."""
        found: list[int] = []
        for cell in range(self.side * self.side):
            action: i64 = 3 * (cell // self.side * 4 + cell % self.side)
            turns: i64 = COUNT[KIND[self.square[cell]]]
            found.extend([action + quarters for quarters in range(turns - 1)])
        if not (self.first_edition and self.inserted):
            turns = COUNT[self.deck[-1]]
            for place in range(4 * self.side):
                first: i64 = INSERT + 4 * place
                found.extend([first + turn for turn in range(turns)])
        return found

    def joins(self, action: i64) -> bool:
        """Whether an action joins any cat to a guardian; nothing changes."""
        if action < INSERT:
            cell: i64 = action // 3
            cell = cell // 4 * self.side + cell % 4
            look: i64 = self.square[cell]
            self.rotate(cell, action % 3 + 1)
            found = self.joined(0) != 0 or self.joined(1) != 0
            self.put(cell, look)
            return found
        place: i64 = (action - INSERT) // 4
        kind: i64 = self.deck[-1]
        out = self.push(place, FIRST[kind] + (action - INSERT) % 4 % COUNT[kind])
        found = self.joined(0) != 0 or self.joined(1) != 0
        self.pull(place, out)
        return found

    def after(self, action: i64, dice: Dice) -> ChaTwin:
        """The position after an action, all choices made that it asks for."""
        twin = self.copy()
        twin.apply(twin.turn, action)
        while twin.phase == ADOPTING:
            twin.apply(twin.turn, twin.best_adoption(dice))
        return twin

    def best_adoption(self, dice: Dice) -> i64:
        """The choice after which most cats come home at once; of equals, any."""
        seat = self.turn
        best: i64 = NO_ACTION
        top: i64 = -1
        for action in self.adoptions():
            score: i64 = 4 * self.after(action, dice).score(seat) + dice.below(4)
            if score > top:
                best, top = action, score
        return best

    def best_action(self, dice: Dice) -> i64:
        """The action that brings most at once; of equals, any."""
        seat = self.turn
        best: i64 = NO_ACTION
        top: i64 = -1
        ties: i64 = 1
        for action in self.looks():
            gain: i64 = 0
            if self.joins(action):
                gain = self.after(action, dice).score(seat) - self.score(seat)
            if gain > top:
                best, top, ties = action, gain, 1
            elif gain == top:
                ties += 1
                if dice.below(ties) == 0:
                    best = action
        return best

    def best_gain(self, seat: i64, dice: Dice) -> i64:
        """What the side of a seat has after the best of whoever acts now."""
        if self.phase != ACTING:
            return self.score(seat)
        return self.after(self.best_action(dice), dice).score(seat)

    def best_turn(self, dice: Dice) -> i64:
        """The first of the two actions that bring most together; of equals, any."""
        seat = self.turn
        best: i64 = NO_ACTION
        top: i64 = -1
        ties: i64 = 1
        for action in self.looks():
            then = self.after(action, dice)
            score = then.best_gain(seat, dice) if then.turn == seat else then.score(seat)
            if score > top:
                best, top, ties = action, score, 1
            elif score == top:
                ties += 1
                if dice.below(ties) == 0:
                    best = action
        return best

    def last_action(self, dice: Dice) -> i64:
        """The action that brings most, and of some equals leaves least to an opponent."""
        seat = self.turn
        best = self.best_action(dice)
        if not self.joins(best):
            actions = self.looks()
            least: i64 = 1000
            for _ in range(TRIES):
                action: i64 = actions[dice.below(len(actions))]
                if not self.joins(action):
                    then = self.after(action, dice)
                    if then.phase != ACTING:
                        continue
                    left: i64 = then.best_gain(then.turn, dice) - then.score(then.turn)
                    if self.is_friend(seat, then.turn):
                        left = -left
                    if left < least:
                        best, least = action, left
        return best

    def is_friend(self, seat: i64, other: i64) -> bool:
        return self.counts_turns or seat == other or (self.teams and seat // 2 == other // 2)

    def rollout(self, dice: Dice) -> None:
        """Whatever brings most at once, to the end; or two actions together, some turns long."""
        if self.until > 0:
            self.play_turns(self.until - self.number, dice)
            return
        while self.phase == ACTING or self.phase == ADOPTING:
            if self.phase == ADOPTING:
                self.apply(self.turn, self.best_adoption(dice))
            else:
                self.apply(self.turn, self.best_action(dice))

    def play_turns(self, turns: i64, dice: Dice) -> None:
        """So many turns, each for the two actions that bring most together."""
        last: i64 = self.number + turns
        while self.number < last and (self.phase == ACTING or self.phase == ADOPTING):
            if self.phase == ADOPTING:
                self.apply(self.turn, self.best_adoption(dice))
            elif self.done == 0:
                self.apply(self.turn, self.best_turn(dice))
            else:
                self.apply(self.turn, self.last_action(dice))

    def key(self) -> tuple[int, ...]:
        numbers: list[int] = [self.side, self.seats, self.first_edition, self.teams]
        numbers += [self.counts_turns, self.phase, self.turn, self.start, self.done]
        numbers += [self.inserted, self.hidden, self.number, self.last, *self.square]
        numbers += [len(self.deck), *self.deck, len(self.cats), *self.cats, *self.guardians]
        numbers += [*self.taken, *self.count]
        outside = [100 * self.places[one] + self.worths[one] for one in range(2)]
        numbers += [
            *sorted(outside),
            *sorted([4 * self.found[one] + self.homes[one] for one in range(2)]),
        ]
        return tuple(numbers)
