"""What a plan says for its choice of a card or a goal, and what the next best would be worth."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.advice import Advice, Alternative
from clowder.bots.rooms.cat_and_the_tower.plan import HELPS, Plan
from clowder.core.words import Say, say
from clowder.games.cat_and_the_tower.moves import Claim, Move, Pass, Swap, Use
from clowder.games.cat_and_the_tower.pieces import SIDES, Side
from clowder.games.cat_and_the_tower.state import colours_in, supply


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
