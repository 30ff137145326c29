"""The twin's own way to play: by turns to home, its own and the others'."""

from __future__ import annotations

from typing import Final

from clowder.games.stray_cat.fast import FEEDING, RAVEN, SHORTCUT, TRUCK, Twin, MEAL_NUMBER
from clowder.games.stray_cat.fast_ground import FOG, NOWHERE, SPOTS, bits_of, STEPS
from clowder.games.stray_cat.fast_outlook import Outlook, signature
from clowder.games.stray_cat.fast_table import (
    BARKING, BLOCKING, DISCARDING, FIGHTING, GATHERING, JUMPING, LOOKING, MISFORTUNE, MOVING,
    PICKING, REMEMBERING, WALKING, FLIGHT
)
from clowder.games.stray_cat.fast_turns import (
    BASE, CARD_CODE, CHANCES, HANDS, TURNS, with_meal, total_of
)
from clowder.games.stray_cat.numbering import (
    AT, FIGHT, FOOD, LUCK, MEALS, PICK, REMEMBER, STEP, SUFFER, WALK, GOOD, DISCARD
)
from clowder.games.stray_cat.fast import CARD_SETS

KEPT: Final = 0.45  # turns that a step left in the hand saves after a visit
LUCKY: Final = 0.3  # turns that a drawn luck card may save
LUCK_CHANCE: Final = 8 / 38
LUCKY_END: Final = 0.7  # a walk on over an unseen tile may end in a house
LOST: Final = 2.0  # turns that a lost fight costs
AVERAGE: Final = (0, 1, 6, 7, 12)  # what a hand of so many cards may be, as a code
LIKED: Final = (2, 4, 3, 1, 0)  # bad luck: the lowest is liked best (raven, dog, mouse, ...)


class Policy:
    """Decides for every seat of one twin, each by what everyone knows and its own hand."""

    def __init__(self, twin: Twin) -> None:
        self.twin = twin
        self.outlooks: list[Outlook | None] = [None] * twin.seats

    def outlook(self, seat: int) -> Outlook:
        kept = self.outlooks[seat]
        if kept is not None and kept.signature == signature(self.twin, seat):
            return kept
        fresh = Outlook(self.twin, seat)
        self.outlooks[seat] = fresh
        return fresh

    def code_of(self, hand: int) -> int:
        code = 0
        for card in bits_of(hand & FEEDING):
            code += CARD_CODE[card]
        return code

    def eta(self, seat: int, place: int) -> float:
        """About how many turns another one is from home, if its kitten were there."""
        code = AVERAGE[min(self.twin.held[seat], 4)]
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

    def choose(self, seat: int) -> int:
        twin = self.twin
        kind = twin.kind()
        if kind == LOOKING:
            return self.look(seat)
        if kind == MOVING:
            return STEP + self.step(seat)
        if kind == FIGHTING:
            return FIGHT + bits_of(twin.hands[seat])[-1]
        legal = twin.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if kind == DISCARDING:
            return self.discard(seat, legal)
        if kind == JUMPING:
            return AT + self.best_jump(seat, [a - AT for a in legal])[0]
        if kind == PICKING:
            leader = PICK + self.leader(seat)
            return leader if leader in legal else legal[0]
        if kind == MISFORTUNE:
            return min(legal, key=lambda a: LIKED[a - SUFFER])
        if kind == REMEMBERING:
            return legal[0]
        return AT + self.harm(seat, kind, [a - AT for a in legal])

    # A turn.

    def look(self, seat: int) -> int:
        twin, outlook = self.twin, self.outlook(seat)
        hand, here = twin.hands[seat], twin.kittens[seat]
        code = self.code_of(hand)
        best, chosen = self.food(seat, code), FOOD
        for card in bits_of(hand & ~FEEDING):
            turns = 99.0
            if card < SHORTCUT:
                if twin.held[seat] <= 3:
                    drawn = with_meal(with_meal(with_meal(code, 1), 2), 2)
                    turns = outlook.cost(here, drawn, twin.ground.house[here] > 0)
            elif card < TRUCK:
                places = twin.shortcuts(here)
                if places:
                    turns = self.best_jump(seat, places)[1]
            else:
                turns = self.best_jump(seat, [p for p in twin.ground.start_places if p != here])[1]
            if turns + 1.0 < best:
                best, chosen = turns + 1.0, LUCK + card - len(MEALS)
        meals = bits_of(hand & FEEDING)
        if not meals:
            return chosen
        reach = Reach(twin, seat, here, NOWHERE, total_of(code), NOWHERE)
        tried: set[int] = set()
        for subset in range(1, 1 << len(meals)):
            cards, part = 0, 0
            for index in range(len(meals)):
                if subset >> index & 1:
                    cards |= 1 << meals[index]
                    part += CARD_CODE[meals[index]]
            if part in tried:
                continue
            tried.add(part)
            steps = total_of(part)
            if not reach.whole(steps):
                continue
            turns = 1.0 + self.best_end(seat, reach, steps, code - part, hand & ~cards, True)[0]
            if turns < best - 1e-9:
                best, chosen = turns, WALK + MEAL_NUMBER[cards]
        return chosen

    def food(self, seat: int, code: int) -> float:
        twin, outlook = self.twin, self.outlook(seat)
        here = twin.kittens[seat]
        house = twin.ground.house[here] > 0
        turns = 1.0
        few = twin.ground.walk[here] or (not house and twin.held[seat] > 0)
        for one in range(4):
            first = with_meal(code, one) if one else code
            if few:
                turns += CHANCES[one] * outlook.cost(here, first, house)
                continue
            for two in range(4):
                second = with_meal(first, two) if two else first
                turns += CHANCES[one] * CHANCES[two] * outlook.cost(here, second, house)
        room = 4 - twin.held[seat]
        return turns - LUCKY * LUCK_CHANCE * min(room, 1 if few else 2)

    def best_jump(self, seat: int, places: list[int]) -> tuple[int, float]:
        twin, outlook = self.twin, self.outlook(seat)
        code = self.code_of(twin.hands[seat])
        best, found = 999.0, places[0]
        for place in places:
            turns = outlook.cost(place, code, False)
            if place in twin.kittens:
                turns = self.fight_at(seat, place, turns, twin.hands[seat])
            if turns < best:
                best, found = turns, place
        return found, best

    def best_end(
        self, seat: int, reach: Reach, steps: int, code: int, hand: int, walks: bool
    ) -> tuple[float, int]:
        """The turns that are left at the best end of a walk, and the first step towards it."""
        twin, outlook = self.twin, self.outlook(seat)
        best, first = 999.0, NOWHERE
        for index in range(reach.offset[steps], reach.offset[steps + 1]):
            place = reach.places[index]
            turns = outlook.visit.get(place, -1.0) if walks else -1.0
            if turns >= 0.0:
                turns -= KEPT * total_of(code) if turns > 0.0 else 0.0
            else:
                turns = outlook.cost(place, code, twin.ground.house[place] > 0)
            if reach.met[index]:
                turns = self.fight_at(seat, reach.met[index] - 1, turns, hand)
            if turns < best:
                best, first = turns, reach.firsts[index]
        for index in range(len(reach.fogs)):
            left = steps - reach.fog_steps[index]
            if left >= 0:
                turns = outlook.fog_after + self.inside(left, code)
                if reach.fog_met[index]:
                    turns = self.fight_at(seat, reach.fog_met[index] - 1, turns, hand)
                if turns < best:
                    best, first = turns, reach.fog_firsts[index]
        return best, first

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
        best = bits_of(hand)[-1] / 32.0
        return best if cards == 1 else best * best if cards == 2 else best * best * best

    # A step, one's own or of another.

    def step(self, seat: int) -> int:
        twin = self.twin
        kitten, left = twin.part(1), twin.part(3)
        legal = twin.next_steps()
        if len(legal) == 1:
            return legal[0]
        here = twin.kittens[kitten]
        reach = Reach(twin, kitten, here, twin.part(5), left, twin.part(6))
        while not reach.whole(left):
            left -= 1
        if kitten == seat:
            hand = twin.hands[seat]
            walks = twin.part(4) == WALKING
            first = self.best_end(seat, reach, left, self.code_of(hand), hand, walks)[1]
        else:
            first = self.worst_end(kitten, reach, left)
        return first if first in legal else legal[0]

    def worst_end(self, kitten: int, reach: Reach, steps: int) -> int:
        best, first = -1.0, NOWHERE
        for index in range(reach.offset[steps], reach.offset[steps + 1]):
            eta = self.eta(kitten, reach.places[index])
            if eta > best:
                best, first = eta, reach.firsts[index]
        for index in range(len(reach.fogs)):
            if best < 0.0:
                best, first = 0.0, reach.fog_firsts[index]
        return first

    # The rest.

    def discard(self, seat: int, legal: list[int]) -> int:
        """Keep what leads on best; luck cards are worth a little too."""
        twin, outlook = self.twin, self.outlook(seat)
        here = twin.kittens[seat]
        house = twin.ground.house[here] > 0
        best, chosen = 999.0, legal[0]
        for action in legal:
            kept = twin.hands[seat] & ~CARD_SETS[action - DISCARD]
            turns = outlook.cost(here, self.code_of(kept), house)
            for card in bits_of(kept & ~FEEDING):
                turns -= 1.0 if card < SHORTCUT else 0.7 if card < TRUCK else 0.3
            turns -= 0.01 * bits_of(kept)[-1]
            if turns < best:
                best, chosen = turns, action
        return chosen

    def harm(self, seat: int, kind: int, places: list[int]) -> int:
        """Where dog, roadworks or a met kitten hinder the others most, and oneself least."""
        twin = self.twin
        if kind == GATHERING:
            kitten = twin.part(2)
            return max(places, key=lambda place: self.eta(kitten, place))
        leader = self.leader(seat)
        if kind == BARKING:
            own = twin.kittens[seat] // SPOTS
            cell = twin.kittens[leader] // SPOTS
            there = [place for place in places if place // SPOTS == cell != own]
            away = [place for place in places if place // SPOTS != own]
            return (there or away or places)[0]
        return self.block(seat, leader, places)

    def block(self, seat: int, leader: int, places: list[int]) -> int:
        """Before the leader's home, if that is known; else beside its kitten."""
        twin = self.twin
        own = self.outlook(seat).goals if twin.up[seat] == 7 else []
        closed = [near for goal in own if goal % SPOTS != FOG for near in twin.ground.near[goal]]
        outlook = self.outlook(leader)
        doors = [
            near
            for goal in sorted(outlook.visit, key=lambda goal: outlook.visit[goal])
            for near in twin.ground.near[goal]
        ]
        for place in doors + twin.ground.near[twin.kittens[leader]]:
            if place in places and place not in closed and place != twin.works:
                return place
        return places[0]


class Reach:
    """Where a kitten can get, for every number of steps up to some."""

    def __init__(
        self, twin: Twin, kitten: int, place: int, came: int, most: int, barred: int
    ) -> None:
        self.places: list[int] = [place]
        self.firsts: list[int] = [NOWHERE]
        self.met: list[int] = [0]  # 1 + the place of the first other kitten on the way
        self.fogs: list[int] = []
        self.fog_steps: list[int] = []
        self.fog_firsts: list[int] = []
        self.fog_met: list[int] = []
        self.offset: list[int] = [0, 1]  # where the ends of so many steps begin
        cames = [came]
        others = 0
        for other in range(twin.seats):
            if other != kitten:
                others |= 1 << twin.kittens[other]
        for length in range(1, most + 1):
            seen: dict[int, int] = {}
            fogs_seen: set[int] = set()
            for index in range(self.offset[length - 1], self.offset[length]):
                here, back = self.places[index], cames[index]
                for to in twin.ground.steps(twin.shown, twin.works, here, back, barred):
                    first = self.firsts[index] if length > 1 else to
                    met = self.met[index]
                    if to % SPOTS == FOG:
                        if to not in fogs_seen:
                            fogs_seen.add(to)
                            self.fogs.append(to)
                            self.fog_steps.append(length)
                            self.fog_firsts.append(first)
                            self.fog_met.append(met)
                        continue
                    if not met and others >> to & 1:
                        met = to + 1
                    key = to * 256 + here
                    known = seen.get(key, NOWHERE)
                    if known == NOWHERE:
                        seen[key] = len(self.places)
                        self.places.append(to)
                        cames.append(here)
                        self.firsts.append(first)
                        self.met.append(met)
                    elif self.met[known] and not met:
                        self.met[known] = 0
                        self.firsts[known] = first
            self.offset.append(len(self.places))

    def whole(self, steps: int) -> bool:
        """Whether there is a way of that length, as far as one can see."""
        if self.offset[steps] < self.offset[steps + 1]:
            return True
        for length in self.fog_steps:
            if length <= steps:
                return True
        return False
