"""The twin's own way to play: by turns to home, its own and the others'."""

from __future__ import annotations

from clowder.core.twin import indices
from clowder.games.stray_cat.fast_choices import (
    AT,
    CARD_SETS,
    DISCARD,
    FEEDING,
    FIGHT,
    FOOD,
    LUCK,
    MEAL_NUMBER,
    PICK,
    SHORTCUT,
    STEP,
    SUFFER,
    TRUCK,
    WALK,
)
from clowder.games.stray_cat.fast_estimates import (
    KEEP,
    KEPT,
    LIKED,
    LUCK_CHANCE,
    LUCKY,
    WAIT,
    Estimates,
)
from clowder.games.stray_cat.fast_ground import FOG, NOWHERE, SPOTS
from clowder.games.stray_cat.fast_reach import Reach
from clowder.games.stray_cat.fast_table import (
    BARKING,
    DISCARDING,
    FIGHTING,
    GATHERING,
    JUMPING,
    LOOKING,
    MEALS,
    MISFORTUNE,
    MOVING,
    PICKING,
    REMEMBERING,
    WALKING,
)
from clowder.games.stray_cat.fast_turns import (
    CARD_CODE,
    CHANCES,
    total_of,
    with_meal,
)


class Policy(Estimates):
    """Decides for every seat of one twin, each by what everyone knows and its own hand."""

    def choose(self, seat: int) -> int:
        twin = self.twin
        kind = twin.kind()
        if kind == LOOKING:
            return self.look(seat)
        if kind == MOVING:
            return STEP + self.step(seat)
        if kind == FIGHTING:
            return FIGHT + indices(twin.hands[seat])[-1]
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

    def look(self, seat: int) -> int:
        twin = self.twin
        self.best = self.food(seat, self.code_of(twin.hands[seat]))
        self.chosen = FOOD
        for card in indices(twin.hands[seat] & ~FEEDING):
            turns = 1.0 + self.luck(seat, card)
            if turns < self.best:
                self.best, self.chosen = turns, LUCK + card - MEALS
        self.walk(seat)
        return self.chosen

    def luck(self, seat: int, card: int) -> float:
        """The turns that are left after a luck card."""
        twin = self.twin
        here = twin.kittens[seat]
        if card >= TRUCK:
            return self.best_jump(seat, [p for p in twin.ground.start_places if p != here])[1]
        if card >= SHORTCUT:
            places = twin.shortcuts(here)
            return self.best_jump(seat, places)[1] if places else 99.0
        code = with_meal(with_meal(with_meal(self.code_of(twin.hands[seat]), 1), 2), 2)
        return self.outlook(seat).cost(here, code, twin.ground.house[here] > 0)

    def walk(self, seat: int) -> None:
        """Try every set of meals; of equal ones the cards that fight worst."""
        hand = self.twin.hands[seat]
        meals = indices(hand & FEEDING)
        reach = Reach(self.twin, seat, NOWHERE, total_of(self.code_of(hand)), NOWHERE)
        tried: set[int] = set()
        for subset in range(1, 1 << len(meals)):
            cards, part = 0, 0
            for index in range(len(meals)):
                if subset >> index & 1:
                    cards |= 1 << meals[index]
                    part += CARD_CODE[meals[index]]
            if part in tried or not reach.whole(total_of(part)):
                continue
            tried.add(part)
            turns = 1.0 + self.best_end(seat, reach, total_of(part), hand & ~cards, True)[0]
            if turns < self.best - 1e-9:
                self.best, self.chosen = turns, WALK + MEAL_NUMBER[cards]

    def food(self, seat: int, code: int) -> float:
        twin, outlook = self.twin, self.outlook(seat)
        here = twin.kittens[seat]
        house = twin.ground.house[here] > 0
        few = twin.ground.walk[here] or (not house and twin.held[seat] > 0)
        turns = WAIT
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
        self, seat: int, reach: Reach, steps: int, hand: int, walks: bool
    ) -> tuple[float, int]:
        """The turns that are left at the best end of a walk, and the first step towards it."""
        twin, outlook = self.twin, self.outlook(seat)
        code = self.code_of(hand)
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

    def step(self, seat: int) -> int:
        twin = self.twin
        kitten, left = twin.part(1), twin.part(3)
        legal = twin.next_steps()
        if len(legal) == 1:
            return legal[0]
        reach = Reach(twin, kitten, twin.part(5), left, twin.part(6))
        while not reach.whole(left):
            left -= 1
        if kitten == seat:
            hand = twin.hands[seat]
            walks = twin.part(4) == WALKING
            first = self.best_end(seat, reach, left, hand, walks)[1]
        else:
            first = self.worst_end(kitten, reach, left)
        return first if first in legal else legal[0]

    def worst_end(self, kitten: int, reach: Reach, steps: int) -> int:
        best, first = -1.0, NOWHERE
        for index in range(reach.offset[steps], reach.offset[steps + 1]):
            eta = self.eta(kitten, reach.places[index])
            if eta > best:
                best, first = eta, reach.firsts[index]
        return reach.fog_firsts[0] if first == NOWHERE else first

    def discard(self, seat: int, legal: list[int]) -> int:
        """Keep what leads on best; luck cards are worth a little too."""
        twin, outlook = self.twin, self.outlook(seat)
        here = twin.kittens[seat]
        house = twin.ground.house[here] > 0
        best, chosen = 999.0, legal[0]
        for action in legal:
            kept = twin.hands[seat] & ~CARD_SETS[action - DISCARD]
            turns = outlook.cost(here, self.code_of(kept), house)
            for card in indices(kept & ~FEEDING):
                turns -= KEEP[0] if card < SHORTCUT else KEEP[1] if card < TRUCK else KEEP[2]
            turns -= 0.01 * indices(kept)[-1]
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
