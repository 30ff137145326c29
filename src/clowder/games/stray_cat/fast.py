"""The twin of Stray Cat: the same rules over small integers, for search and training alone.

The readable rules are the law; a test plays both side by side. What only views need (with which
pile a card came) is left out. Cards are numbered from 0 in the order of the box: those that can be
held first, so that a hand is a bit set, then bad luck.
"""

from __future__ import annotations

from typing import Final

from clowder.games.stray_cat.fast_ground import (
    NOWHERE,
    STEPS,
    TOKEN_MASKS,
    bits_of,
    sets_by_number,
)
from clowder.games.stray_cat.fast_table import (
    BARKING,
    BLOCKING,
    BY_FOOD,
    BY_FRIEND,
    BY_PRIZE,
    CHALLENGE,
    DEALING,
    DISCARDING,
    DRAWING,
    FIGHTING,
    FLEEING,
    FLIGHT,
    GATHERING,
    JUMPING,
    LIMIT,
    LOOKING,
    MISFORTUNE,
    MOVING,
    NO_CARD,
    OVER,
    PARTED,
    PARTING,
    PECKING,
    PICKING,
    PUSHED,
    REMEMBERING,
    SEATING,
    WALKING,
    WIDTH,
    FastTable,
)
from clowder.games.stray_cat.fights import MOST_FIGHTS
from clowder.games.stray_cat.numbering import (
    AT,
    CARD_INDEX,
    DISCARD,
    FIGHT,
    FOG,
    FOOD,
    GOOD,
    LUCK,
    MEALS,
    PECK,
    PICK,
    REMEMBER,
    SPOTS,
    STEP,
    SUFFER,
    SURPLUS,
    WALK,
)

FEEDING: Final = (1 << len(MEALS)) - 1  # the cards that are meals, as bits
FRIENDS: Final = CARD_INDEX["friend-25"], CARD_INDEX["friend-26"]
SHORTCUT: Final = CARD_INDEX["shortcut-27"]
TRUCK: Final = CARD_INDEX["truck-31"]
RAVEN: Final = CARD_INDEX["raven"]
DOG: Final = CARD_INDEX["dog"]
MOUSE: Final = CARD_INDEX["mouse"]
MEETING: Final = CARD_INDEX["meeting"]
WORKS: Final = CARD_INDEX["roadworks"]
NATURE_BIT: Final = 1 << 8
START_SPOT: Final = 10
FLEES: Final = 3  # steps, from the dog or the mouse, or as the loser of a fight

MEAL_SETS: Final = sets_by_number(len(MEALS), 4)
CARD_SETS: Final = sets_by_number(len(GOOD), SURPLUS)
MEAL_NUMBER: Final = {cards: number for number, cards in enumerate(MEAL_SETS)}
CARD_NUMBER: Final = {cards: number for number, cards in enumerate(CARD_SETS)}


class Twin(FastTable):
    """A table to think with; `apply` changes it in place."""

    def copy(self) -> Twin:
        other = Twin(self.ground, self.seats)
        self.copy_onto(other)
        return other

    def asked(self) -> int:
        """Who must decide, seats as bits, NATURE's by its own bit; 0 once the game is over."""
        kind = self.kind()
        if kind == OVER:
            return 0
        if kind in (SEATING, DEALING, DRAWING, PECKING):
            return NATURE_BIT
        if kind == FIGHTING:
            one = 1 << self.part(1) if self.part(3) == NO_CARD else 0
            other = 1 << self.part(2) if self.part(4) == NO_CARD else 0
            return one | other
        return 1 << self.part(2 if kind in (MOVING, REMEMBERING) else 1)

    # What is allowed.

    def legal(self, seat: int) -> list[int]:
        """Every allowed action of a seat that is asked, ascending; of NATURE those with a number."""
        kind = self.kind()
        if kind == LOOKING:
            return self.legal_looks(seat)
        if kind == MOVING:
            return [STEP + to for to in sorted(self.next_steps())]
        if kind == FIGHTING:
            return [FIGHT + card for card in bits_of(self.hands[seat])]
        if kind == DISCARDING:
            return self.legal_discards(seat)
        if kind == REMEMBERING:
            return [REMEMBER + token for token in self.fitting()] or [REMEMBER + 3]
        if kind == MISFORTUNE:
            return sorted({SUFFER + self.part(2) - len(GOOD), SUFFER + self.part(3) - len(GOOD)})
        if kind == PICKING:
            return [PICK + other for other in self.victims(seat)]
        if kind == PECKING:
            return [PECK + card for card in bits_of(self.hands[self.part(1)])]
        return [AT + place for place in self.targets()]

    def next_steps(self) -> list[int]:
        return self.ground.good_steps(
            self.shown,
            self.works,
            self.kittens[self.part(1)],
            self.part(5),
            self.part(3),
            self.part(6),
        )

    def legal_looks(self, seat: int) -> list[int]:
        """Food; luck that leads somewhere; meals that can be walked (STR-7)."""
        found = [FOOD]
        hand, here = self.hands[seat], self.kittens[seat]
        for card in bits_of(hand & ~FEEDING):
            leads = card < SHORTCUT or card >= TRUCK or bool(self.shortcuts(here))
            if leads:
                found.append(LUCK + card - len(MEALS))
        walks: list[int] = []
        most = self.ground.far(self.shown, self.works, here, NOWHERE, 12, NOWHERE)
        meals = bits_of(hand & FEEDING)
        for chosen in range(1, 1 << len(meals)):
            cards, steps = 0, 0
            for index, card in enumerate(meals):
                if chosen >> index & 1:
                    cards |= 1 << card
                    steps += STEPS[card]
            if steps <= most:
                walks.append(WALK + MEAL_NUMBER[cards])
        return found + sorted(walks)

    def legal_discards(self, seat: int) -> list[int]:
        cards = bits_of(self.hands[seat])
        surplus = len(cards) - LIMIT
        found: list[int] = []
        for chosen in range(1 << len(cards)):
            if bin(chosen).count("1") == surplus:
                bits = 0
                for index, card in enumerate(cards):
                    if chosen >> index & 1:
                        bits |= 1 << card
                found.append(DISCARD + CARD_NUMBER[bits])
        return sorted(found)

    def fitting(self) -> list[int]:
        """The face-down tokens that match the house (STR-12)."""
        seat = self.part(1)
        same = self.homes[seat] & self.ground.house[self.kittens[seat]]
        up = self.up[seat]
        return [t for t in range(3) if same & TOKEN_MASKS[t] and not up >> t & 1]

    def victims(self, seat: int) -> list[int]:
        mouse = self.part(2) == MOUSE
        return [o for o in range(self.seats) if o != seat and (mouse or self.held[o] > 0)]

    def targets(self) -> list[int]:
        """The places to choose from."""
        kind, here = self.kind(), self.kittens[self.part(1)]
        if kind == JUMPING:
            if self.part(2) < TRUCK:
                return self.shortcuts(here)
            return sorted(place for place in self.ground.start_places if place != here)
        if kind == BARKING:
            return [p for cell in bits_of(self.open_cells()) for p in self.ground.places[cell]]
        if kind == GATHERING:
            return self.free_places(1 << here // SPOTS)
        return self.free_places(self.shown)

    def free_places(self, cells: int) -> list[int]:
        """The walk fields with neither a kitten nor roadworks on them (STR-23, STR-25)."""
        return [
            place
            for cell in bits_of(cells)
            for place in self.ground.walk_places[cell]
            if place != self.works and place not in self.kittens
        ]

    def open_cells(self) -> int:
        return self.shown & ~self.ground.start_cells

    def shortcuts(self, here: int) -> list[int]:
        cells = self.open_cells() & self.ground.touching[here // SPOTS]
        return [
            place
            for cell in bits_of(cells)
            for place in self.ground.walk_places[cell]
            if place != self.works
        ]

    # What follows.

    def apply(self, seat: int, action: int) -> None:
        """Carry out an allowed action, and then everything that nobody has to decide."""
        kind = self.kind()
        if kind == LOOKING:
            self.look(seat, action)
        elif kind == MOVING:
            self.make_step(action - STEP)
        elif kind == FIGHTING:
            self.hide_card(seat, action - FIGHT)
        elif kind == DISCARDING:
            for card in bits_of(CARD_SETS[action - DISCARD]):
                self.lay_down(seat, card)
            self.go_on()
        elif kind == REMEMBERING:
            self.remember(action - REMEMBER)
        elif kind == MISFORTUNE:
            self.strike(action - SUFFER + len(GOOD))
        elif kind == PICKING:
            self.pick(action - PICK)
        elif kind == PECKING:
            self.lay_down(self.part(1), action - PECK)
            self.go_on()
        else:
            self.put_there(action - AT)
        self.settle()

    def reshuffle(self, pile: list[int]) -> None:
        """NATURE's new pile, from the top (STR-20)."""
        self.pile = pile[::-1]
        self.discards = []
        self.settle()

    def settle(self) -> None:
        """Everything that happens by itself."""
        while True:
            kind = self.kind()
            if kind == MOVING:
                if self.next_steps():
                    return
                self.end_move()
            elif kind == CHALLENGE:
                self.challenge()
            elif kind == PARTING:
                kitten, by, barred = self.part(1), self.part(2), self.part(3)
                self.pop()
                self.push(MOVING, kitten, by, 1, PUSHED, NOWHERE, barred)
            elif kind == FLEEING:
                kitten, dog = self.part(1), self.part(2)
                self.pop()
                self.push(MOVING, kitten, kitten, FLEES, FLIGHT, NOWHERE, dog)
            elif kind == DRAWING:
                if self.part(2) > 0 and not self.pile:
                    return
                self.draw()
            elif kind == DISCARDING:
                if self.held[self.part(1)] > LIMIT:
                    return
                self.go_on()
            elif kind == MISFORTUNE:
                if self.part(3) != NO_CARD:
                    return
                self.strike(self.part(2))
            else:
                return

    def look(self, seat: int, action: int) -> None:
        """Look for food, or play cards, which are discarded before their effect (STR-7)."""
        self.pop()
        if action == FOOD:
            here = self.kittens[seat]
            few = self.ground.walk[here] or (here % SPOTS == START_SPOT and self.held[seat] > 0)
            self.push(DRAWING, seat, 1 if few else 2, BY_FOOD, 0, NO_CARD, NO_CARD)
        elif action < WALK:
            card = action - LUCK + len(MEALS)
            self.lay_down(seat, card)
            if card in FRIENDS:
                self.push(DRAWING, seat, 4, BY_FRIEND, 0, NO_CARD, NO_CARD)
            else:
                self.push(JUMPING, seat, card)
        else:
            steps = 0
            for card in bits_of(MEAL_SETS[action - WALK]):
                self.lay_down(seat, card)
                steps += STEPS[card]
            self.push(MOVING, seat, seat, steps, WALKING, NOWHERE, NOWHERE)

    def make_step(self, to: int) -> None:
        """One step: turn a tile over, move, meet whoever is there (STR-9, STR-11)."""
        kitten = self.part(1)
        start, how = self.kittens[kitten], self.part(4)
        if to % SPOTS == FOG:
            self.shown |= 1 << to // SPOTS
            to = self.ground.entrance(start, to // SPOTS)
        self.set_part(3, self.part(3) - 1)
        self.set_part(5, start)
        self.kittens[kitten] = to
        if self.is_home(kitten):
            self.end_game(kitten)
        elif how == WALKING:
            self.push_challenges(kitten)
        else:
            self.after_push(kitten, how, to)

    def after_push(self, kitten: int, how: int, to: int) -> None:
        """Who is moved by a fight is not parted any more; its rival does not follow (STR-29)."""
        stack = self.stack
        below = len(stack) - 2 * WIDTH
        if how == PARTED:
            stack[below + 3] = to
        while below >= 0:
            if stack[below] == PARTING and stack[below + 1] == kitten:
                del stack[below : below + WIDTH]
            below -= WIDTH

    def push_challenges(self, kitten: int) -> bool:
        """Whoever is there is fought, clockwise from the attacker (STR-11)."""
        found = False
        for ahead in range(self.seats - 1, 0, -1):
            other = (kitten + ahead) % self.seats
            if self.kittens[other] == self.kittens[kitten]:
                self.push(CHALLENGE, kitten, other)
                found = True
        return found

    def end_move(self) -> None:
        """A walk may end in a house; who was moved fights where it lands (STR-12, STR-30)."""
        kitten = self.part(1)
        if self.part(4) == WALKING:
            if self.ground.house[self.kittens[kitten]] and self.up[kitten] != 7:
                self.pop()
                self.push(REMEMBERING, kitten, (kitten + 1) % self.seats)
                self.seen |= 1 << kitten
            else:
                self.go_on()
        elif self.part(5) == NOWHERE:
            self.go_on()
        else:
            self.fight_or_go_on(kitten)

    def fight_or_go_on(self, kitten: int) -> None:
        """The phase is done, and fights come next where others are."""
        below = len(self.stack)
        if self.push_challenges(kitten):
            del self.stack[below - WIDTH : below]
        else:
            self.go_on()

    def is_home(self, seat: int) -> bool:
        return self.up[seat] == 7 and self.ground.house[self.kittens[seat]] == self.homes[seat]

    def remember(self, token: int) -> None:
        """A token is turned over, or all learn what the home does not have (STR-12, STR-31)."""
        seat = self.part(1)
        if token == 3:
            house = self.ground.house[self.kittens[seat]]
            for kind in range(3):
                if not self.up[seat] >> kind & 1:
                    self.excluded[seat] |= house & TOKEN_MASKS[kind]
            self.go_on()
            return
        self.up[seat] |= 1 << token
        if self.is_home(seat):
            self.end_game(seat)
        else:
            self.go_on()

    def put_there(self, place: int) -> None:
        kind, seat = self.kind(), self.part(1)
        if kind == JUMPING:
            self.kittens[seat] = place
            self.fight_or_go_on(seat)
        elif kind == BARKING:
            self.bark(seat, place)
        elif kind == GATHERING:
            self.kittens[self.part(2)] = place
            rest = [self.part(3), self.part(4)]
            if rest[0] == NOWHERE:
                self.go_on()
            else:
                self.pop()
                self.push(GATHERING, seat, rest[0], rest[1], NOWHERE)
        else:
            self.works = place
            self.go_on()

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

    # Fights.

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
