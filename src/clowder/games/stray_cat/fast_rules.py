"""What follows an answer in the twin: it is carried out, then everything that nobody decides."""

from __future__ import annotations

from mypy_extensions import i64

from clowder.core.twin import NATURE_BIT, Dice, indices, lowest
from clowder.games.stray_cat.fast_choices import (
    AT,
    CARD_SETS,
    DISCARD,
    FIGHT,
    FLEES,
    FOOD,
    FRIENDS,
    LUCK,
    MEAL_SETS,
    PECK,
    PICK,
    REMEMBER,
    START,
    START_SPOT,
    STEP,
    STEPS,
    SUFFER,
    WALK,
)
from clowder.games.stray_cat.fast_fates import Fates
from clowder.games.stray_cat.fast_ground import (
    FOG,
    NOWHERE,
    SPOTS,
    TOKEN_MASKS,
)
from clowder.games.stray_cat.fast_table import (
    BARKING,
    BY_FOOD,
    BY_FRIEND,
    CHALLENGE,
    DEALING,
    DISCARDING,
    DRAWING,
    FIGHTING,
    FLEEING,
    FLIGHT,
    GATHERING,
    HELD,
    JUMPING,
    LIMIT,
    LOOKING,
    MEALS,
    MISFORTUNE,
    MOVING,
    NO_CARD,
    PARTED,
    PARTING,
    PECKING,
    PICKING,
    PUSHED,
    REMEMBERING,
    SEATING,
    WALKING,
    WIDTH,
)


class Rules(Fates):
    """Turns, walks and visits."""

    def apply(self, seat: i64, action: i64) -> None:
        """Carry out an allowed action, and then everything that nobody has to decide."""
        kind = self.kind()
        if kind == LOOKING:
            self.look(seat, action)
        elif kind == MOVING:
            self.make_step(action - STEP)
        elif kind == FIGHTING:
            self.hide_card(seat, action - FIGHT)
        elif kind == DISCARDING:
            for card in indices(CARD_SETS[action - DISCARD]):
                self.lay_down(seat, card)
            self.go_on()
        elif kind >= REMEMBERING or kind == SEATING:
            self.apply_rare(kind, action)
        else:
            self.put_there(action - AT)
        self.settle()

    def apply_rare(self, kind: int, action: int) -> None:
        if kind == REMEMBERING:
            self.remember(action - REMEMBER)
        elif kind == MISFORTUNE:
            self.strike(action - SUFFER + HELD)
        elif kind == PICKING:
            self.pick(action - PICK)
        elif kind == PECKING:
            self.lay_down(self.part(1), action - PECK)
            self.go_on()
        elif kind == SEATING:
            self.start = action - START
            self.pop()
            self.push(DEALING)
        else:
            self.put_there(action - AT)

    def draw(self, dice: Dice) -> bool:
        """Shuffle, or pick the raven's card; nobody thinks beyond a deal."""
        kind = self.kind()
        if kind == PECKING:
            legal = self.legal_draws(kind)
            self.apply(-1, legal[dice.below(len(legal))])
            return True
        if kind != DRAWING:
            return False
        self.pile = self.discards
        self.discards = []
        for last in range(len(self.pile) - 1, 0, -1):
            other: int = dice.below(last + 1)
            card = self.pile[last]
            self.pile[last] = self.pile[other]
            self.pile[other] = card
        self.settle()
        return True

    def play_any(self, most: i64, dice: Dice) -> i64:
        """Nearly all moves are steps, or what a turn is spent on."""
        made: i64 = 0
        while made < most:
            kind = self.kind()
            if kind == MOVING:
                steps = self.next_steps()
                self.make_step(steps[dice.below(len(steps))])
                self.settle()
            elif kind == LOOKING:
                self.look(self.part(1), self.any_look(self.part(1), dice))
                self.settle()
            else:
                asked = self.asked()
                if asked == 0 or asked == NATURE_BIT:
                    break
                mover = lowest(asked)
                self.apply(mover, self.sample(mover, dice))
            made += 1
        return made

    def points(self) -> list[int]:
        return self.known[:]

    def ranks(self) -> list[int]:
        """Who is home wins; after the last round, whoever remembers most (STR-31, STR-32)."""
        marks = self.known
        if self.part(1) != NOWHERE:
            marks = [int(seat == self.part(1)) for seat in range(self.seats)]
        return [1 + sum([other > mark for other in marks]) for mark in marks]

    def settle(self) -> None:
        """Everything that happens by itself."""
        while self.happens(self.kind()):
            pass

    def happens(self, kind: int) -> bool:
        """One thing that happens by itself; False: somebody is asked, or nobody any more."""
        if kind == MOVING:
            if self.can_step():
                return False
            self.end_move()
        elif kind == CHALLENGE:
            self.challenge()
        elif kind == DRAWING:
            if self.part(2) > 0 and not self.pile:
                return False
            self.draw_card()
        elif kind == DISCARDING:
            if self.held[self.part(1)] > LIMIT:
                return False
            self.go_on()
        else:
            return self.happens_rarely(kind)
        return True

    def happens_rarely(self, kind: int) -> bool:
        if kind == MISFORTUNE and self.part(3) == NO_CARD:
            self.strike(self.part(2))
        elif kind == PARTING:
            kitten, by, barred = self.part(1), self.part(2), self.part(3)
            self.pop()
            self.push(MOVING, kitten, by, 1, PUSHED, NOWHERE, barred)
        elif kind == FLEEING:
            kitten, dog = self.part(1), self.part(2)
            self.pop()
            self.push(MOVING, kitten, kitten, FLEES, FLIGHT, NOWHERE, dog)
        else:
            return False
        return True

    def look(self, seat: int, action: int) -> None:
        """Look for food, or play cards, which are discarded before their effect (STR-7)."""
        self.pop()
        if action == FOOD:
            here = self.kittens[seat]
            few = self.ground.walk[here] or (here % SPOTS == START_SPOT and self.held[seat] > 0)
            self.push(DRAWING, seat, 1 if few else 2, BY_FOOD, 0, NO_CARD, NO_CARD)
        elif action < WALK:
            card = action - LUCK + MEALS
            self.lay_down(seat, card)
            if card in FRIENDS:
                self.push(DRAWING, seat, 4, BY_FRIEND, 0, NO_CARD, NO_CARD)
            else:
                self.push(JUMPING, seat, card)
        else:
            steps = 0
            for card in indices(MEAL_SETS[action - WALK]):
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
