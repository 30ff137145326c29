"""Which card to take, where the friend is to sit, when to climb: with the next floors in mind."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence

from clowder.bots.rooms.cat_and_the_tower.company import (
    Company,
    company_on,
    joined,
    left,
    ways_to_join,
    worth_later,
    worth_now,
)
from clowder.bots.rooms.cat_and_the_tower.ground import Ground
from clowder.bots.rooms.cat_and_the_tower.perches import free_perches
from clowder.bots.rooms.cat_and_the_tower.placing import Aim
from clowder.bots.rooms.cat_and_the_tower.walls import foreseen_tilt
from clowder.core.game import Seat
from clowder.games.cat_and_the_tower.contacts import floor_of
from clowder.games.cat_and_the_tower.moves import Claim, Lift, Move, Pass, Pet, Swap, Use
from clowder.games.cat_and_the_tower.physics.shapes import KITTEN
from clowder.games.cat_and_the_tower.pieces import (
    FLOORS,
    GOAL_CARDS,
    SIDES,
    Colour,
    Goal,
    Name,
    Side,
)
from clowder.games.cat_and_the_tower.state import State, colours_in, supply
from clowder.games.cat_and_the_tower.turn_steps import next_scenario

AHEAD = 3  # floors above the climber that are thought about
LATER = (0.45, 0.3)  # what the floors after the next one count
BUILDING = 0.35  # what a floor is worth where enough are there, in floors that somebody climbs
SHORT = (0.5, 0.5, 0.25)  # more, where only so many are above the climber
TOO_HIGH = -0.4
STEEP, PER_DEGREE = 3.0, 0.08  # a floor that would lie worse than this is worth less
PETTING = {"none": 0.0, "other": 0.05, "floor": 0.1, "colours": 0.15}
ANY = 0.02  # what a card is worth kept, for each colour that it offers
WASTED = -0.05
HELPS = 0.06  # a friend who would gain less than this on a floor only takes its room
LIFTING = 0.1  # what it costs to take somebody from the tower, which is never quite safe


class Plan:
    """What a seat thinks of the table; companies are looked at once."""

    def __init__(self, state: State, seat: Seat) -> None:
        self.state, self.seat = state, seat
        self.height = state.height(state.climber(seat))
        self.target = next_scenario(state) or FLOORS if state.together else FLOORS
        self.goals: Sequence[Goal] = state.goals.shown if state.together else state.hands[seat]
        self._companies: dict[int, Company] = {}

    def company(self, floor: int) -> Company:
        if floor not in self._companies:
            self._companies[floor] = company_on(self.state, floor)
        return self._companies[floor]

    def worth(self, company: Company) -> float:
        """What the friends on a floor are worth, in floors to climb."""
        return worth_at(company, self.height, self)

    def aims(self, colours: Sequence[Colour], lowest: int = 1) -> Iterator[Aim]:
        """Where a friend could go, the best first; last, places on lower floors where it helps
        nobody and is in nobody's way."""
        found = []
        last = min(self.height + AHEAD, self.state.top)
        for floor in range(max(lowest, self.height + 1), last + 1):
            company = self.company(floor)
            before = self.worth(company)
            for how, whom in ways_to_join(company):
                for colour in colours:
                    gain = self.worth(joined(company, colour, how, whom)) - before
                    found.append(Aim(colour, floor, how, whom, gain))
        order = sorted(found, key=lambda aim: -aim.worth)
        yield from (aim for aim in order if aim.worth > HELPS)
        yield from self.wasted(colours, lowest)
        yield from (aim for aim in order if aim.worth <= HELPS)

    def wasted(self, colours: Sequence[Colour], lowest: int) -> Iterator[Aim]:
        """Where a friend that helps nobody can go: the lowest free floors that no goal looks at."""
        colour = max(colours, key=lambda c: sum(n.startswith(c) for n in supply(self.state)))
        last = self.height if self.state.together else 0
        for floor in range(lowest, min(last, self.state.top) + 1):
            if next(free_perches(Ground(self.state.tower, floor)), None):
                yield Aim(colour, floor, "ground", (), WASTED)

    def use(self, uses: Sequence[Use]) -> Use:
        return max(uses, key=lambda use: self.worth_of_side(SIDES[use.action][use.side - 1]))

    def worth_of_side(self, side: Side) -> float:
        if side.walls:
            return self.worth_of_floor(side)
        there = [colour for colour in side.colours if colour in colours_in(supply(self.state))]
        best = next(self.aims(there or side.colours), None)
        gain = best.worth if best else WASTED
        if not there:  # one of them is lifted (TOW-11)
            gain += self.relief(side.colours) - LIFTING
        return gain - PETTING[side.pets] - ANY * len(side.colours)

    def relief(self, colours: Sequence[Colour]) -> float:
        """What it is worth to take a friend away from where it only uses up room."""
        if self.height >= self.state.top:
            return 0.0
        company = self.company(self.height + 1)
        there = [name for name in company.friends if name.startswith(tuple(colours))]
        return max((-self.missed(company, name) for name in there), default=0.0)

    def missed(self, company: Company, name: Name) -> float:
        return self.worth(company) - self.worth(left(company, name))

    def worth_of_floor(self, side: Side) -> float:
        ahead = self.state.top - self.height
        if self.state.top >= self.target:
            return TOO_HIGH
        short = SHORT[ahead] if ahead < len(SHORT) else 0.0
        steep = max(0.0, foreseen_tilt(self.state, side.walls) - STEEP)
        return BUILDING + short - PER_DEGREE * steep

    def claim(self, moves: Sequence[Move]) -> Move:
        """The climb after which most is in reach; one that the top would cut short waits."""
        claims = [move for move in moves if isinstance(move, Claim)]
        if claims:
            best = max(claims, key=self.worth_of_claim)
            return Pass() if self.had_better_wait(best) else best
        swaps = [move for move in moves if isinstance(move, Swap)]
        return max(swaps, key=self.worth_of_swap, default=Pass())

    def worth_of_claim(self, claim: Claim) -> float:
        if claim.floor >= self.target:
            return 100 + claim.floor
        if next(free_perches(Ground(self.state.tower, claim.floor), KITTEN), None) is None:
            return -1.0  # there is no room for the climber
        goals = [goal for goal in self.goals if goal != claim.goal]
        ahead = 0.0
        if claim.floor < self.state.top:
            company = self.company(claim.floor + 1)
            limit = self.target - claim.floor
            ahead = worth_now(company, goals, limit) + 0.4 * worth_later(company, limit)
        spent = GOAL_CARDS[claim.goal].reward
        return claim.floor - self.height + 0.4 * ahead - 0.1 * spent

    def had_better_wait(self, claim: Claim) -> bool:
        """Whether to keep a goal until floors that are to be built anyway let it lead higher."""
        state = self.state
        reward = min(GOAL_CARDS[claim.goal].reward, self.target - self.height)
        can_build = any(side.walls for card in state.actions.shown for side in SIDES[card])
        short = claim.floor - self.height < reward and state.top < self.target
        return state.together and short and can_build

    def worth_of_swap(self, swap: Swap) -> float:
        """What swapping a goal away is worth: the harder it is to reach, the more."""
        floors = range(self.height + 1, self.state.top + 1)
        return -max((worth_now(self.company(f), (swap.goal,), FLOORS) for f in floors), default=0)

    def lift(self, lifts: Sequence[Lift]) -> Lift:
        """Take a friend from the tower that no goal needs and that carries nobody."""
        burdened = {lower for _, lower, rests in self.state.touches if rests}

        def cost(lift: Lift) -> float:
            floor = floor_of(self.state.touches, lift.friend)
            missed = 0.0
            if self.height < floor <= self.height + AHEAD:
                missed = self.missed(self.company(floor), lift.friend)
            return missed + 0.3 * (lift.friend in burdened) + 0.01 * floor

        return min(lifts, key=cost)

    def pet(self, pets: Sequence[Pet]) -> Pet:
        """Pet a friend on a low floor, one that carries nobody, pushing it towards the middle."""
        burdened = {lower for _, lower, rests in self.state.touches if rests}

        def cost(pet: Pet) -> tuple[float, ...]:
            floor = floor_of(self.state.touches, pet.friend)
            return (floor > self.height, pet.friend in burdened, floor, outward(self.state, pet))

        return min(pets, key=cost)


def worth_at(company: Company, height: int, plan: Plan) -> float:
    limit = plan.target - height
    if not plan.state.together:
        return worth_now(company, plan.goals, limit)
    ahead = company.floor - height
    if ahead == 1:
        reach = min(limit, plan.state.top - height + 1)
        return worth_now(company, plan.goals, reach)
    if ahead - 2 >= len(LATER) or company.floor > plan.target:
        return 0.0
    stays = worth_now(company, plan.goals, limit)  # goals that nobody claims meanwhile
    return LATER[ahead - 2] * (worth_later(company, limit) + stays) / 2


def outward(state: State, pet: Pet) -> float:
    """How much a touch pushes a friend away from the middle of its floor."""
    floor = floor_of(state.touches, pet.friend)
    ground = Ground(state.tower, max(floor, 1))
    part = next(part for part in state.tower if part.name == pet.friend)
    x, y = ground.place_of(part)
    angle = math.radians(pet.side)
    return x * math.cos(angle) + y * math.sin(angle)
