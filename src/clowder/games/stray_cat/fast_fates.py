"""What comes over the twin's kittens: fights and bad luck (STR-21 to STR-30)."""

from __future__ import annotations

from mypy_extensions import i64

from clowder.games.stray_cat.fast_choices import (
    DOG,
    FLEES,
    MEETING,
    MOST_FIGHTS,
    RAVEN,
    WORKS,
    Choices,
)
from clowder.games.stray_cat.fast_ground import (
    NOWHERE,
    SPOTS,
)
from clowder.games.stray_cat.fast_table import (
    BARKING,
    BLOCKING,
    BY_PRIZE,
    CHALLENGE,
    DRAWING,
    FIGHTING,
    FLEEING,
    GATHERING,
    MOVING,
    NO_CARD,
    PARTED,
    PARTING,
    PECKING,
    PICKING,
    PUSHED,
    WIDTH,
)


class Fates(Choices):
    """Fights, one after the other, and bad luck."""

    def challenge(self) -> None:
        """A fight begins, if both are still there; who has no card loses at once (STR-29)."""
        one, other = self.part(1), self.part(2)
        if self.kittens[one] != self.kittens[other] or self.fights == MOST_FIGHTS:
            self.go_on()
            return
        self.fights += 1
        self.pop()
        if self.held[one] and self.held[other]:
            self.push(FIGHTING, one, other, NO_CARD, NO_CARD)
        elif self.held[one]:
            self.decide(one, other)
        elif self.held[other]:
            self.decide(other, one)
        else:
            self.give_up(one)
            self.give_up(other)
            self.push(PARTING, one, other, NOWHERE)
            self.push(MOVING, other, one, 1, PARTED, NOWHERE, NOWHERE)

    def hide_card(self, seat: int, card: int) -> None:
        """The second card opens both; the higher number wins (STR-26)."""
        self.set_part(3 if seat == self.part(1) else 4, card)
        one, other = self.part(1), self.part(2)
        first, second = self.part(3), self.part(4)
        if first == NO_CARD or second == NO_CARD:
            return
        self.lay_down(one, first)
        self.lay_down(other, second)
        self.pop()
        if first > second:
            self.decide(one, other)
        else:
            self.decide(other, one)

    def decide(self, winner: int, loser: int) -> None:
        """The winner draws, then moves the loser (STR-27, STR-28)."""
        self.give_up(loser)
        self.push(MOVING, loser, winner, FLEES, PUSHED, NOWHERE, NOWHERE)
        self.push(DRAWING, winner, 1, BY_PRIZE, 0, NO_CARD, NO_CARD)

    def give_up(self, seat: int) -> None:
        """Who does not win walks no further, attacks no more, and need not flee (STR-11)."""
        stack = self.stack
        below = len(stack) - WIDTH
        while below >= 0:
            if stack[below] in (CHALLENGE, MOVING, FLEEING) and stack[below + 1] == seat:
                del stack[below : below + WIDTH]
            below -= WIDTH

    def push_challenges(self, kitten: i64) -> bool:
        """Whoever is there is fought, clockwise from the attacker (STR-11)."""
        found = False
        here: i64 = self.kittens[kitten]
        seats: i64 = self.seats
        other: i64 = kitten
        for _ in range(seats - 1):  # the last to be fought first: it is a stack
            other = seats - 1 if other == 0 else other - 1
            if self.kittens[other] == here:
                self.push(CHALLENGE, kitten, other)
                found = True
        return found

    def fight_or_go_on(self, kitten: int) -> None:
        """The phase is done, and fights come next where others are."""
        below = len(self.stack)
        if self.push_challenges(kitten):
            del self.stack[below - WIDTH : below]
        else:
            self.go_on()

    def strike(self, card: int) -> None:
        """All bad luck that was drawn is discarded, and one card takes effect, if it can."""
        seat = self.part(1)
        self.discards.append(self.part(2))
        if self.part(3) != NO_CARD:
            self.discards.append(self.part(3))
        waiting = [NOWHERE, NOWHERE, NOWHERE]
        idle = card == DOG and self.open_cells() == 0
        if card == RAVEN:
            idle = self.held[seat] == sum(self.held)
        elif card == MEETING:
            met = self.met(seat)
            waiting[: len(met)] = met
            idle = not met
        if idle:
            self.go_on()
            return
        self.pop()
        if card == DOG:
            self.push(BARKING, seat)
        elif card == MEETING:
            self.push(GATHERING, seat, waiting[0], waiting[1], waiting[2])
        elif card == WORKS:
            self.push(BLOCKING, seat)
        else:
            self.push(PICKING, seat, card)

    def met(self, seat: int) -> list[int]:
        """The kittens on adjacent tiles, clockwise (STR-23)."""
        near = self.ground.touching[self.kittens[seat] // SPOTS]
        others = ((seat + ahead) % self.seats for ahead in range(1, self.seats))
        return [other for other in others if near >> self.kittens[other] // SPOTS & 1]

    def pick(self, victim: int) -> None:
        seat, card = self.part(1), self.part(2)
        self.pop()
        if card == RAVEN:
            self.push(PECKING, victim)
        else:
            self.push(MOVING, victim, seat, FLEES, PUSHED, NOWHERE, NOWHERE)

    def bark(self, seat: int, dog: int) -> None:
        """Every kitten on that tile flees, the drawer's first (STR-22)."""
        below = len(self.stack)
        for ahead in range(self.seats - 1, -1, -1):
            kitten = (seat + ahead) % self.seats
            if self.kittens[kitten] // SPOTS == dog // SPOTS:
                self.push(FLEEING, kitten, dog)
        if len(self.stack) > below:
            del self.stack[below - WIDTH : below]
        else:
            self.go_on()
