"""A start that is given: NATURE has built some storeys, not very carefully, and shaken them.

Not in the rules of the box (TOW-1): an option of ours, for the deal of the day. What is drawn is a
plan of placings; where it comes to rest is simulated, as everything is, and recorded.
"""

from __future__ import annotations

from clowder.core.game import Refusal
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import contacts
from clowder.games.cat_and_the_tower.events import Event, Raised
from clowder.games.cat_and_the_tower.moves import Floor, Plan, Settle, Wall
from clowder.games.cat_and_the_tower.physics.deeds import Drop
from clowder.games.cat_and_the_tower.pieces import START, WALLS, Kind, Name, floor_name, kind_of
from clowder.games.cat_and_the_tower.refusals import BENDS, refuse_spot
from clowder.games.cat_and_the_tower.state import Choosing, Raising, State
from clowder.games.cat_and_the_tower.tower import Part, Tower

BUILT = 0  # the turn that its pieces are of: before the first
KINDS: tuple[Kind, ...] = ("brick", "window", "portal", "statue")  # pillars are for pairs
APART, BEND = 270, 100  # tenths of a millimetre from the middle to a wall; degrees
OFF, TURNED, BENT = 50, 14, 15  # how far a careless hand is off, at most
PUSHES = range(100, 301)  # thousandths of the touch that a friend gets


def draw_plan(rng: Rng) -> Plan:
    def about(value: int, off: int) -> int:
        return value - off + rng.below(2 * off + 1)

    placings: list[Wall | Floor] = []
    for _ in range(START):
        lower = rng.below(len(KINDS) - 1)
        for side, kind in zip((-1, 1), rng.shuffled(KINDS[lower : lower + 2]), strict=True):
            turn = about(0 if side < 0 else 180, TURNED) % 360
            place = about(side * APART, OFF), about(0, OFF)
            placings.append(Wall(kind, *place, turn, about(BEND, BENT)))
        placings.append(Floor(about(0, OFF), about(0, OFF), about(0, TURNED) % 360))
    return Plan(rng.below(360), PUSHES[rng.below(len(PUSHES))], tuple(placings))


def refuse_plan(plan: Plan) -> Refusal | None:
    """Two walls and a floor for each storey, as a hand can place them."""
    kinds = [type(placing) for placing in plan.placings]
    fits = kinds == [Wall, Wall, Floor] * START and plan.force in PUSHES
    walls = [placing for placing in plan.placings if isinstance(placing, Wall)]
    if not fits or any(wall.kind not in KINDS or wall.bend not in BENDS for wall in walls):
        return Refusal("not_the_box", "TOW-1")
    return next(filter(None, map(refuse_spot, plan.placings)), None)


def drops_of(plan: Plan) -> tuple[Drop, ...]:
    """The placings with the pieces that they are about: of each kind the first in the box."""
    left, drops = list(WALLS), []
    for number, placing in enumerate(plan.placings):
        floor = 1 + number // 3
        if isinstance(placing, Floor):
            name, floor, bend = floor_name(floor + 1), floor + 1, 0
        else:
            name = next(wall for wall in left if kind_of(wall) == placing.kind)
            bend = placing.bend
            left.remove(name)
        drops.append(Drop(name, floor, placing.x, placing.y, placing.turn, bend, False, BUILT))
    return tuple(drops)


def refuse_start(state: State, phase: Raising, move: Settle) -> Refusal | None:
    """Only pieces of the plan, and all of them stand: nothing falls before the first turn."""
    planned = {drop.name: drop for drop in phase.drops}
    there = {part.name for part in state.tower}
    lies = {part.name: part for part in move.lies}
    if len(lies) != len(move.lies) or set(lies) - planned.keys() - there or move.blocked:
        return Refusal("not_on_the_tower", "TOW-25")
    tower = raised_tower(state, move)
    known = {part.name for part in tower}
    if any({one, other} - known for one, other, _ in move.touches):
        return Refusal("not_on_the_tower", "TOW-25")
    new = [lies[name] for name in lies if name in planned]
    if any(is_other(part, planned[part.name]) for part in new) or len(new) % 3:
        return Refusal("not_on_the_tower", "TOW-25")
    return None if stands(tower, move.touches) else Refusal("not_on_the_tower", "TOW-12")


def is_other(part: Part, drop: Drop) -> bool:
    return (part.floor, part.turn) != (drop.floor, BUILT) or (part.bend > 0) != (drop.bend > 0)


def stands(tower: Tower, touches: contacts.Touches) -> bool:
    """Whether every piece is in its place."""
    return not contacts.fallen(tower, touches) and all(
        contacts.is_in_place(part, tower, touches) for part in tower
    )


def raised_tower(state: State, move: Settle) -> Tower:
    lies = {part.name: part for part in move.lies}
    old: set[Name] = {part.name for part in state.tower}
    kept = tuple(lies.get(part.name, part) for part in state.tower)
    return (*kept, *(part for part in move.lies if part.name not in old))


def raise_start(state: State, move: Settle) -> tuple[State, tuple[Event, ...]]:
    after = replace(
        state,
        tower=raised_tower(state, move),
        touches=move.touches,
        phase=Choosing(state.start),
    )
    return after, (Raised(after.top),)
