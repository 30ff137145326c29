"""What a plan says for its choice of a card or a goal, and what the next best would be worth.

Of a placing the reason is left to why.py; what it and the next best are worth is tried.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import islice

from clowder.bots.advice import Advice, Alternative
from clowder.bots.budget import Budget, Clock
from clowder.bots.rooms.cat_and_the_tower.foresight import score, trial
from clowder.bots.rooms.cat_and_the_tower.placing import DEAR, FINE, clear_ones
from clowder.bots.rooms.cat_and_the_tower.plan import HELPS, Plan
from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.words import Say, say
from clowder.games.cat_and_the_tower.aids import lean_of
from clowder.games.cat_and_the_tower.goals import claims
from clowder.games.cat_and_the_tower.moves import Claim, Move, Pass, Setting, Swap, Use
from clowder.games.cat_and_the_tower.pieces import SIDES, Side, floor_name
from clowder.games.cat_and_the_tower.state import Claiming, Placing, State, colours_in, supply
from clowder.games.cat_and_the_tower.tower import find

SHOWN = 3  # placings, the advised one among them


def advise(plan: Plan, moves: Sequence[Move]) -> Advice | None:
    """None where a plan has nothing to say: of friends to lift or to pet."""
    uses = [move for move in moves if isinstance(move, Use)]
    if uses:
        return which_card(plan, uses)
    claims = [move for move in moves if isinstance(move, Claim)]
    best = plan.claim(moves)
    if isinstance(best, Pass) and claims:
        order = sorted(claims, key=plan.worth_of_claim, reverse=True)
        return Advice(best, say("tow-hint-wait"), None, led_by(plan, order[:2]))
    if isinstance(best, Claim):
        rest = sorted((c for c in claims if c != best), key=plan.worth_of_claim, reverse=True)
        climbed = say("tow-hint-climb", count=best.floor - plan.height)
        return Advice(best, climbed, in_floors(best.floor - plan.height), led_by(plan, rest[:2]))
    return Advice(best, say("tow-hint-swap")) if isinstance(best, Swap) else None


def which_card(plan: Plan, uses: Sequence[Use]) -> Advice:
    worths = {use: plan.worth_of_side(side_of(use)) for use in uses}
    best, *rest = sorted(uses, key=lambda use: -worths[use])
    others = tuple(Alternative(use, in_floors(worths[use])) for use in rest[:2])
    worth = in_floors(worths[best])
    equal = bool(others) and others[0].worth == worth
    reason = why_use(plan, best) or say("hint-equal" if equal else "hint-little")
    return Advice(best, reason, worth, others)


def side_of(use: Use) -> Side:
    return SIDES[use.action][use.side - 1]


def why_use(plan: Plan, use: Use) -> Say | None:
    side, state = side_of(use), plan.state
    if side.walls:
        above = state.top - plan.height
        return say("tow-hint-build", count=above) if state.top < plan.target else None
    there = [colour for colour in side.colours if colour in colours_in(supply(state))]
    aim = next(plan.aims(there or side.colours), None)
    return say("tow-hint-friend", floor=aim.floor) if aim and aim.worth > HELPS else None


def led_by(plan: Plan, claims: Sequence[Claim]) -> tuple[Alternative, ...]:
    return tuple(Alternative(claim, in_floors(claim.floor - plan.height)) for claim in claims)


def in_floors(worth: float) -> Say:
    """To a tenth of a floor; what does harm is worth nothing."""
    whole, tenth = divmod(max(0, round(10 * worth)), 10)
    return say("tow-hint-worth", whole=whole, tenth=tenth)


def which_place(
    state: State, seat: Seat, moves: Iterable[Setting], rng: Rng, budget: Budget
) -> Advice | None:
    """The best of those that are tried, all of them by the same hand, and the others that hold.

    What has slipped twice is left out, as by best_placing. None: nothing that was tried holds.
    """
    clock, spent, before = Clock(budget), 0, score(state, seat)
    assert isinstance(state.phase, Placing)
    held: list[tuple[float, Setting, State]] = []
    for move in islice(clear_ones(state, seat, moves), state.phase.tries // 2, None):
        if len(held) == SHOWN or spent > DEAR or not clock.take(1):
            break
        after, cost = trial(state, seat, move, rng.stream("hand", 0))
        spent += cost
        gained = score(after, seat) - before
        held += [(gained, move, after)] if gained > FINE else []
    if not held:
        return None
    held.sort(key=lambda each: -each[0])
    height = state.height(state.climber(seat))
    reaches = [reach_of(after, seat) for _, _, after in held]
    is_climb = max(reaches) > height
    worths = [
        in_floors(reach - height) if is_climb else lie_of(after)
        for reach, (_, _, after) in zip(reaches, held, strict=True)
    ]
    others = (Alternative(move, worth) for (_, move, _), worth in zip(held, worths, strict=True))
    best, *rest = others
    return Advice(best.move, say("hint-habit"), best.worth if rest else None, tuple(rest))


def reach_of(state: State, seat: Seat) -> int:
    """The highest floor to which a goal leads now; 0: none does."""
    if not isinstance(state.phase, Claiming):
        return 0
    return max((floor for _, floor in claims(state, seat)), default=0)


def lie_of(state: State) -> Say:
    """How the highest floor lies."""
    top = find(state.tower, floor_name(state.top))
    assert top is not None
    lean = lean_of(top)
    whole, tenth = divmod(lean.tilt, 10)
    return say("tow-hint-lie", whole=whole, tenth=tenth, off=lean.off)
