"""What the twin may be asked, and which answers are allowed."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from clowder.core.twin import NATURE_BIT, Dice, any_of, bit, count, indices, nth
from clowder.games.stray_cat.fast_ground import (
    NOWHERE,
    SPOTS,
    TOKEN_MASKS,
    sets_by_number,
)
from clowder.games.stray_cat.fast_table import (
    BARKING,
    DEALING,
    DISCARDING,
    DRAWING,
    FIGHTING,
    GATHERING,
    HELD,
    JUMPING,
    LIMIT,
    LOOKING,
    MEALS,
    MISFORTUNE,
    MOVING,
    NO_CARD,
    OVER,
    PECKING,
    PICKING,
    REMEMBERING,
    SEATING,
    WIDTH,
    FastTable,
)

# Where the numbers of each kind of move begin: see numbering.py.
FOOD: Final = 0
LUCK: Final = 1
WALK: Final = 9
STEP: Final = 12959
AT: Final = 13151
FIGHT: Final = 13343
DISCARD: Final = 13375
REMEMBER: Final = 18863
SUFFER: Final = 18867
PICK: Final = 18872
PECK: Final = 18876
START: Final = 18908

STEPS: Final = (1,) * 11 + (2,) * 8 + (3,) * 5  # of the meals
RICHER: Final = 0xFFF800  # of more than one step, as bits,
RICHEST: Final = 0xF80000  # and of more than two
FEEDING: Final = 0xFFFFFF  # the cards that are meals, as bits
LUCK_CARDS: Final = 0xFF000000
SHORTCUTS: Final = 0x3C000000
FRIENDS: Final = (24, 25)
SHORTCUT: Final = 26  # the first of them
TRUCK: Final = 30
RAVEN: Final = 32
DOG: Final = 33
MOUSE: Final = 34
MEETING: Final = 35
WORKS: Final = 36
START_SPOT: Final = 10  # of a cell
FLEES: Final = 3  # steps, from the dog or the mouse, or as the loser of a fight
MOST_FIGHTS: Final = 20

MEAL_SETS: Final = sets_by_number(MEALS, 4)
CARD_SETS: Final = sets_by_number(HELD, 3)
MEAL_NUMBER: Final = {cards: number for number, cards in enumerate(MEAL_SETS)}
CARD_NUMBER: Final = {cards: number for number, cards in enumerate(CARD_SETS)}


def steps_of(cards: i64) -> i64:
    """What some meals bring together: one step each, the richer ones more (STR-C1)."""
    return count(cards) + count(cards & RICHER) + count(cards & RICHEST)


class Choices(FastTable):
    """Who must decide, and between what."""

    def asked(self) -> i64:
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

    def legal(self, seat: i64) -> list[int]:
        kind = self.kind()
        if seat < 0:
            return self.legal_draws(kind)
        if not self.asked() >> seat & 1:
            return []
        if kind == LOOKING:
            return self.legal_looks(seat)
        if kind == MOVING:
            return [STEP + to for to in sorted(self.next_steps())]
        if kind == FIGHTING:
            return [FIGHT + card for card in indices(self.hands[seat])]
        if kind == DISCARDING:
            return self.legal_discards(seat)
        if kind == REMEMBERING:
            return [REMEMBER + token for token in self.fitting()] or [REMEMBER + 3]
        if kind == MISFORTUNE:
            return sorted({SUFFER + self.part(2) - HELD, SUFFER + self.part(3) - HELD})
        if kind == PICKING:
            return [PICK + other for other in self.victims(seat)]
        return [AT + place for place in self.targets()]

    def sample(self, seat: i64, dice: Dice) -> i64:
        kind = self.kind()
        if kind == LOOKING:
            return self.any_look(seat, dice)
        if kind == MOVING:
            steps = self.next_steps()
            return STEP + steps[dice.below(len(steps))]
        if kind == FIGHTING:
            return FIGHT + any_of(self.hands[seat], dice)
        if kind == DISCARDING:
            return DISCARD + CARD_NUMBER[self.any_surplus(seat, dice)]
        choices = self.legal(seat)
        return choices[dice.below(len(choices))]

    def any_look(self, seat: i64, dice: Dice) -> i64:
        """Of `legal_looks`; any set of meals is allowed where all of them can be walked."""
        hand: i64 = self.hands[seat]
        luck: i64 = hand & LUCK_CARDS
        if luck & SHORTCUTS and not self.shortcuts(self.kittens[seat]):
            luck &= ~SHORTCUTS
        meals: i64 = hand & FEEDING
        steps: i64 = steps_of(meals)
        if self.walks_so_far(seat, steps) < steps:
            choices = self.legal_looks(seat)
            return choices[dice.below(len(choices))]
        lucky: i64 = count(luck)
        choice: i64 = dice.below(bit(count(meals)) + lucky)
        if choice < lucky:
            return LUCK + nth(luck, choice) - MEALS
        choice -= lucky  # of the meals, by bits; none of them is to look for food
        cards: i64 = 0
        while choice:
            if choice & 1:
                cards |= meals & -meals
            meals &= meals - 1
            choice >>= 1
        return WALK + MEAL_NUMBER[cards] if cards else FOOD

    def any_surplus(self, seat: i64, dice: Dice) -> i64:
        """As many cards of a hand as are too many."""
        hand: i64 = self.hands[seat]
        kept: i64 = hand
        while count(kept) > LIMIT:
            kept &= ~bit(any_of(kept, dice))
        return hand & ~kept

    def walks_so_far(self, seat: i64, steps: i64) -> i64:
        """How many steps a kitten can walk, of so many."""
        here = self.kittens[seat]
        return self.ground.far(self.shown, self.works, here, NOWHERE, steps, NOWHERE)

    def legal_draws(self, kind: int) -> list[int]:
        """NATURE's: deals and shuffles have no number."""
        if kind == SEATING:
            return [START + seat for seat in range(self.seats)]
        if kind == PECKING:
            return [PECK + card for card in indices(self.hands[self.part(1)])]
        return []

    def can_step(self) -> bool:
        """Whether there are next steps; which ones takes longer."""
        stack = self.stack  # of nearly every move: by its places, quicker than by `part`
        top: i64 = i64(len(stack)) - WIDTH
        if stack[top + 3] == 0:
            return False
        here = self.kittens[stack[top + 1]]
        return self.ground.leads_on(self.shown, self.works, here, stack[top + 5], stack[top + 6])

    def next_steps(self) -> list[int]:
        stack = self.stack
        top: i64 = i64(len(stack)) - WIDTH
        here = self.kittens[stack[top + 1]]
        came, left, barred = stack[top + 5], stack[top + 3], stack[top + 6]
        return self.ground.good_steps(self.shown, self.works, here, came, left, barred)

    def legal_looks(self, seat: int) -> list[int]:
        """Food; luck that leads somewhere; meals that can be walked (STR-7)."""
        found = [FOOD]
        hand, here = self.hands[seat], self.kittens[seat]
        for card in indices(hand & ~FEEDING):
            leads = card < SHORTCUT or card >= TRUCK or bool(self.shortcuts(here))
            if leads:
                found.append(LUCK + card - MEALS)
        walks: list[int] = []
        most = self.walks_so_far(seat, steps_of(hand & FEEDING))
        meals = indices(hand & FEEDING)
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
        cards = indices(self.hands[seat])
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
            return [p for cell in indices(self.open_cells()) for p in self.ground.places[cell]]
        if kind == GATHERING:
            return self.free_places(1 << here // SPOTS)
        return self.free_places(self.shown)

    def free_places(self, cells: int) -> list[int]:
        """The walk fields with neither a kitten nor roadworks on them (STR-23, STR-25)."""
        taken = [self.works, *self.kittens]
        barred = 0  # cells, as bits
        for place in taken:
            if place != NOWHERE:
                barred |= 1 << place // SPOTS
        found: list[int] = []
        for cell in indices(cells):
            places = self.ground.walk_places[cell]
            if barred >> cell & 1:
                places = [place for place in places if place not in taken]
            found += places
        return found

    def open_cells(self) -> int:
        return self.shown & ~self.ground.start_cells

    def shortcuts(self, here: int) -> list[int]:
        cells = self.open_cells() & self.ground.touching[here // SPOTS]
        return [
            place
            for cell in indices(cells)
            for place in self.ground.walk_places[cell]
            if place != self.works
        ]
