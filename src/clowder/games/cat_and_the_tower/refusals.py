"""Why a move is not allowed, each reason with its rule."""

from __future__ import annotations

from clowder.core.game import Piece, Refusal, Seat
from clowder.games.cat_and_the_tower.contacts import friends_on
from clowder.games.cat_and_the_tower.goals import goal_holds
from clowder.games.cat_and_the_tower.moves import (
    Claim,
    Discard,
    Floor,
    Friend,
    Lift,
    Move,
    Pet,
    Setting,
    Settle,
    Swap,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Rest
from clowder.games.cat_and_the_tower.pieces import (
    FLOORS,
    KINDS,
    SIDES,
    TABLE,
    Colour,
    Goal,
    Kind,
    Name,
    Side,
    is_friend,
    is_wall,
    kind_of,
)
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Choosing,
    Claiming,
    Dealing,
    GoingOn,
    Lifting,
    Petting,
    Phase,
    Placing,
    Planning,
    Raising,
    Seating,
    Settling,
    Shuffling,
    Slot,
    State,
    Taking,
    Trembling,
    colours_in,
    first_of,
    supply,
)
from clowder.games.cat_and_the_tower.tower import names

REACH = 2000  # tenths of a millimetre: beyond, there is nothing to stand on
BENDS = range(40, 180)  # degrees; a wall that is not bent cannot stand
RULES: dict[type[Phase], str] = {
    Seating: "TOW-1", Dealing: "TOW-1", Planning: "TOW-1", Raising: "TOW-1",
    Shuffling: "TOW-10", Choosing: "TOW-2",
    Lifting: "TOW-11", Placing: "TOW-26", Petting: "TOW-5", Taking: "TOW-21",
    Claiming: "TOW-8", Trembling: "TOW-25", Settling: "TOW-25", GoingOn: "TOW-19",
}  # fmt: skip


def rule_of(phase: Phase) -> str:
    """The rule that says what the phase is for."""
    return RULES.get(type(phase), "TOW-17")


def is_usable(state: State, side: Side) -> bool:
    """A build needs a floor and two walls in the supply; friends there always are (TOW-11)."""
    walls = sum(map(is_wall, supply(state)))
    return not side.walls or (state.top < FLOORS and walls >= 2)


def kinds_allowed(state: State, slots: tuple[Slot, ...]) -> tuple[Kind, ...]:
    """What the card still asks for; any other wall where that has run out (TOW-11)."""
    left = [kind_of(name) for name in supply(state) if is_wall(name)]
    due = [slot.kind for slot in slots if slot.wall is None]
    kinds = [kind for kind in due if kind in left]
    if len(kinds) < len(due):
        kinds += [kind for kind in KINDS if kind in left]
    return tuple(dict.fromkeys(kinds))


def liftable(state: State, job: Befriend) -> tuple[Name, ...]:
    """The friends on the tower of which one is taken."""
    return tuple(
        part.name
        for part in state.tower
        if is_friend(part.name) and kind_of(part.name) in job.colours
    )


def takeable(state: State, seat: Seat) -> tuple[Name, ...]:
    """The friends on the floor of one's own kitten (TOW-21)."""
    floor = state.height(state.climber(seat))
    return friends_on(state.tower, state.touches, floor) if 0 < floor < state.top else ()


def refuse_spot(move: Setting) -> Refusal | None:
    if abs(move.x) > REACH or abs(move.y) > REACH:
        return Refusal("out_of_reach", "TOW-26", (Piece("reach", REACH // 100),))
    if move.turn not in range(360):
        return Refusal("no_such_turn", "TOW-26", (Piece("turn", move.turn),))
    return None


def refuse_wall(state: State, slots: tuple[Slot, ...], move: Wall) -> Refusal | None:
    if all(slot.wall for slot in slots):
        return Refusal("walls_stand", "TOW-3")
    if first_of(move.kind, supply(state)) is None:
        return Refusal("none_left", "TOW-11", (Piece("kind", move.kind),))
    if move.kind not in kinds_allowed(state, slots):
        return Refusal("other_wall", "TOW-3", (Piece("kind", move.kind),))
    if move.bend not in BENDS:
        about = Piece("least", BENDS[0]), Piece("most", BENDS[-1])
        return Refusal("no_such_bend", "TOW-C2", about)
    return refuse_spot(move)


def refuse_floor(slots: tuple[Slot, ...], move: Floor) -> Refusal | None:
    if not all(slot.wall for slot in slots):
        return Refusal("walls_first", "TOW-26")
    return refuse_spot(move)


def refuse_friend(state: State, job: Befriend, move: Friend) -> Refusal | None:
    if move.colour not in friends_allowed(state, job):
        return Refusal("other_colour", "TOW-4", (Piece("colour", move.colour),))
    if move.floor not in floors_allowed(state, job):
        about = Piece("least", job.lowest), Piece("most", state.top)
        return Refusal("no_such_floor", "TOW-21" if job.extra else "TOW-4", about)
    return refuse_spot(move)


def friends_allowed(state: State, job: Befriend) -> tuple[Colour, ...]:
    if job.held is not None:
        return colours_in((job.held,))
    return tuple(c for c in colours_in(supply(state)) if c in job.colours)


def floors_allowed(state: State, job: Befriend) -> range:
    return range(job.lowest, state.top + 1)


def why_not(state: State, seat: Seat, move: Move) -> Refusal:
    """The reason against a move that is not on the list."""
    match move:
        case Use(action=card) | Discard(action=card) if card not in state.actions.shown:
            return Refusal("not_open", "TOW-2", (Piece("card", card),))
        case Use(action=card, side=side) if side not in range(1, len(SIDES[card]) + 1):
            return Refusal("no_such_side", "TOW-2", (Piece("card", card),))
        case Use():
            return Refusal("cannot_build", "TOW-11")
        case Discard():
            return Refusal("usable", "TOW-11")
        case Lift(friend=friend):
            rule = "TOW-21" if isinstance(state.phase, Taking) else "TOW-11"
            return Refusal("not_that_friend", rule, (Piece("piece", friend),))
        case Pet(friend=friend):
            return Refusal("not_to_pet", "TOW-5", (Piece("piece", friend),))
        case Claim(goal=goal) | Swap(goal=goal):
            return why_no_goal(state, seat, move, goal)
        case _:
            return Refusal("answered", "TOW-19")


def why_no_goal(state: State, seat: Seat, move: Claim | Swap, goal: Goal) -> Refusal:
    cards = state.goals.shown if state.together else state.hands[seat]
    if goal not in cards:
        rule = "TOW-8" if state.together else "TOW-20"
        return Refusal("no_such_goal", rule, (Piece("card", goal),))
    if isinstance(move, Swap):
        return Refusal("no_swap", "TOW-21")
    if not goal_holds(state, seat, goal):
        rule = "TOW-8" if state.together else "TOW-22"
        return Refusal("does_not_hold", rule, (Piece("card", goal),))
    return Refusal("too_far", "TOW-8", (Piece("floor", move.floor),))


def refuse_settling(state: State, phase: Settling, move: Settle) -> Refusal | None:
    known = names(state.tower)
    match phase.deed:
        case Drop(name=name):
            known |= {name}
        case Rest(back=back):
            known |= names(back)
        case _:
            pass
    lying = [part.name for part in move.lies]
    touched = {name for touch in move.touches for name in touch[:2]}
    if set(lying) - known or len(lying) != len(set(lying)) or touched - known - {TABLE}:
        return Refusal("not_on_the_tower", "TOW-25")
    if move.blocked is not None and not isinstance(phase.deed, Drop):
        return Refusal("not_on_the_tower", "TOW-6")
    return None
