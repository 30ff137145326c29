"""Stray Cat by plans: the fewest turns to home over all ways to walk, rest and draw."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.bots.budget import Budget
from clowder.bots.rooms.stray_cat.hands import FARTHEST, FRIEND, SHORTCUT, number_of
from clowder.bots.rooms.stray_cat.homing import Homing
from clowder.bots.rooms.stray_cat.knowledge import knowledge_of
from clowder.bots.rooms.stray_cat.plan import Plan, Weights, drawn
from clowder.bots.rooms.stray_cat.stages import Stages, sight_of
from clowder.bots.rooms.stray_cat.ways import roads_of, ways_of
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.twin import indices
from clowder.games.stray_cat.fast import StrayCat
from clowder.games.stray_cat.fast_choices import (
    AT,
    CARD_SETS,
    DISCARD,
    FEEDING,
    FOOD,
    LUCK,
    MEAL_NUMBER,
    STEP,
    STEPS,
    TRUCK,
    WALK,
)
from clowder.games.stray_cat.fast_choices import SHORTCUT as FIRST_SHORTCUT
from clowder.games.stray_cat.fast_ground import NOWHERE
from clowder.games.stray_cat.fast_outlook import Outlook
from clowder.games.stray_cat.fast_policy import Policy
from clowder.games.stray_cat.fast_reach import Reach
from clowder.games.stray_cat.fast_table import (
    BLOCKING,
    DISCARDING,
    JUMPING,
    LOOKING,
    MEALS,
    MOVING,
    WALKING,
)
from clowder.games.stray_cat.moves import Move
from clowder.games.stray_cat.numbering import move
from clowder.games.stray_cat.view import View

KIND = (0,) * 11 + (1,) * 8 + (2,) * 5 + (FRIEND,) * 2 + (SHORTCUT,) * 4  # of a card
PLANS: dict[object, Plan] = {}
KEPT_PLANS = 16
ALL_UP = 7  # tokens, as bits
SPARE = 0.3  # turns that a second luck card of a kind may save,
TRUCK_KEPT = 0.1  # and a pickup truck


class Planner(Homing):
    """Plans its own turns; what it does to others is decided as Homing does."""

    weights = Weights()

    def choose(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (it does not search)
    ) -> Any:
        if moves and len(moves) == 1:
            return moves[0]
        twin = self.world(view, rng)
        return move(Thought(twin, ask.seat, self.weights).choose())


def plan_of(twin: StrayCat, seat: int, weights: Weights) -> Plan:
    """The plan of a seat; the last ones are reused, since little changes within a turn."""
    roads, knows = roads_of(twin), knowledge_of(Outlook(twin, seat))
    houses = tuple(twin.ground.house[place] for place in roads.places)
    key = (roads, houses, knows, weights)
    plan = PLANS.get(key)
    if plan is None:
        while len(PLANS) >= KEPT_PLANS:
            del PLANS[next(iter(PLANS))]
        stages = Stages(sight_of(twin, ways_of(roads)), weights)
        plan = PLANS[key] = stages.stage(knows).map
    return plan


class Thought:
    """One decision of a seat."""

    def __init__(self, twin: StrayCat, seat: int, weights: Weights) -> None:
        self.twin, self.seat, self.weights = twin, seat, weights
        self.policy = Policy(twin)

    def choose(self) -> int:
        twin, kind = self.twin, self.twin.kind()
        if kind == BLOCKING:
            return self.block()
        own = kind != MOVING or twin.part(1) == self.seat
        if not own or kind not in (LOOKING, MOVING, DISCARDING, JUMPING):
            return self.policy.choose(self.seat)
        self.plan = plan_of(twin, self.seat, self.weights)
        self.ways = self.plan.ways
        if kind == LOOKING:
            return self.look()
        if kind == MOVING:
            return STEP + self.step()
        if kind == DISCARDING:
            return self.discard()
        return AT + self.jump(twin.targets())[1]

    def block(self) -> int:
        """A place in front of the right neighbour's home, where its tokens have told which that is
        (STR-12); else what the policy chooses."""
        twin, legal = self.twin, self.twin.legal(self.seat)
        right = (self.seat - 1) % twin.seats
        home = twin.ground.home_places.get(twin.homes[right], NOWHERE)
        is_own = twin.up[self.seat] == ALL_UP and twin.homes[right] == twin.homes[self.seat]
        if twin.seen >> right & 1 and home != NOWHERE and not is_own:
            for door in twin.ground.near[home]:
                if AT + door in legal:
                    return AT + door
        return self.policy.choose(self.seat)

    def hand(self, cards: int) -> int:
        return number_of([KIND[card] for card in indices(cards) if card < TRUCK])

    def at(self, place: int, cards: int) -> float:
        return float(self.plan.turns[self.ways.index[place], self.hand(cards)])

    def look(self) -> int:
        twin, hand = self.twin, self.twin.hands[self.seat]
        found = {FOOD: self.food(hand)}
        for card in indices(hand & ~FEEDING):
            found[LUCK + card - MEALS] = self.luck(card, hand & ~(1 << card))
        meals = indices(hand & FEEDING)
        most = sum(STEPS[card] for card in meals)
        reach = Reach(twin, self.seat, NOWHERE, most, NOWHERE)
        tried: set[tuple[int, ...]] = set()
        for subset in range(1, 1 << len(meals)):
            played = [card for index, card in enumerate(meals) if subset >> index & 1]
            kinds = tuple(sorted(KIND[card] for card in played))
            steps = sum(STEPS[card] for card in played)
            if kinds in tried or not reach.whole(steps):
                continue
            tried.add(kinds)
            cards = sum(1 << card for card in played)
            found[WALK + MEAL_NUMBER[cards]] = self.end(reach, steps, hand & ~cards, True)[0]
        return min(found, key=lambda action: found[action])

    def food(self, hand: int) -> float:
        here = self.ways.index[self.twin.kittens[self.seat]]
        walk = self.twin.ground.walk[self.twin.kittens[self.seat]]
        few = walk or (not self.ways.houses[here] and self.twin.held[self.seat] > 0)
        row = drawn(self.plan.turns[here : here + 1])
        return float((row if few else drawn(row))[0, self.hand(hand)])

    def luck(self, card: int, rest: int) -> float:
        twin = self.twin
        here = twin.kittens[self.seat]
        if card >= TRUCK:
            return self.jump([p for p in twin.ground.start_places if p != here], rest)[0]
        if card >= FIRST_SHORTCUT:
            places = twin.shortcuts(here)
            return self.jump(places, rest)[0] if places else 99.0
        row = self.plan.turns[self.ways.index[here]][None, :]
        for _ in range(4):
            row = drawn(row)
        return float(row[0, self.hand(rest)])

    def jump(self, places: list[int], rest: int | None = None) -> tuple[float, int]:
        twin = self.twin
        cards = twin.hands[self.seat] if rest is None else rest
        best, found = 999.0, places[0]
        for place in places:
            turns = self.at(place, cards)
            if place in twin.kittens:
                turns = self.policy.fight_at(self.seat, place, turns, cards)
            if turns < best:
                best, found = turns, place
        return best, found

    def end(self, reach: Reach, steps: int, cards: int, walks: bool) -> tuple[float, int]:
        """The turns that are left at the best end of a walk, and the first step towards it."""
        hand = self.hand(cards)
        values = self.plan.ended if walks else self.plan.turns
        best, first = 999.0, NOWHERE
        for index in range(reach.offset[steps], reach.offset[steps + 1]):
            turns = float(values[self.ways.index[reach.places[index]], hand])
            if reach.met[index]:
                turns = self.policy.fight_at(self.seat, reach.met[index] - 1, turns, cards)
            if turns < best:
                best, first = turns, reach.firsts[index]
        for index in range(len(reach.fogs)):
            left = steps - reach.fog_steps[index]
            if left >= 0:
                turns = float(self.plan.fog[min(left, FARTHEST), hand])
                if reach.fog_met[index]:
                    turns = self.policy.fight_at(self.seat, reach.fog_met[index] - 1, turns, cards)
                if turns < best:
                    best, first = turns, reach.fog_firsts[index]
        return best, first

    def step(self) -> int:
        twin = self.twin
        left, legal = twin.part(3), twin.next_steps()
        reach = Reach(twin, self.seat, twin.part(5), left, twin.part(6))
        while not reach.whole(left):
            left -= 1
        first = self.end(reach, left, twin.hands[self.seat], twin.part(4) == WALKING)[1]
        return first if first in legal else legal[0]

    def discard(self) -> int:
        twin = self.twin
        here, hand = twin.kittens[self.seat], twin.hands[self.seat]

        def left(action: int) -> float:
            kept = hand & ~CARD_SETS[action - DISCARD]
            lucky = [KIND[card] if card < TRUCK else TRUCK for card in indices(kept & ~FEEDING)]
            spare = len(lucky) - len(set(lucky))
            saved = SPARE * spare + TRUCK_KEPT * (TRUCK in lucky) + 0.01 * indices(kept)[-1]
            return self.at(here, kept) - saved

        return min(twin.legal(self.seat), key=left)
