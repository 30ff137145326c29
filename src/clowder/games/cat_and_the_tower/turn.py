"""What follows a move: cards, hands, and the events that the tower must bear."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat, Step
from clowder.core.value import put, replace
from clowder.games.cat_and_the_tower import flow, setup
from clowder.games.cat_and_the_tower.deeds import Drop, Rest, Stroke, Tremor
from clowder.games.cat_and_the_tower.events import (
    Claimed,
    Dealt,
    Event,
    GaveUp,
    LetGo,
    Lifted,
    Passed,
    Petted,
    SpokeUp,
    StartChosen,
    Swapped,
    Used,
)
from clowder.games.cat_and_the_tower.facts import pruned
from clowder.games.cat_and_the_tower.moves import (
    Claim,
    Deal,
    Discard,
    Floor,
    Friend,
    GiveUp,
    GoOn,
    Lift,
    Move,
    Pass,
    Pet,
    Put,
    Setting,
    Settle,
    Shuffle,
    Start,
    Swap,
    Tremble,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.pieces import SIDES, Name, Side, floor_name
from clowder.games.cat_and_the_tower.settling import after_settling
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Claiming,
    Climb,
    Dealing,
    GoingOn,
    Lifting,
    Petting,
    Placing,
    Settling,
    Shuffling,
    Slot,
    State,
    Taking,
    Then,
    Trembling,
    colours_in,
    first_of,
    supply,
)
from clowder.games.cat_and_the_tower.tower import find, without

After: TypeAlias = Step[State, Event]


def apply(state: State, seat: Seat, move: Move) -> After:
    """Every step is final: what was let go, drawn or chosen stays so (TOW-2)."""
    after, events = follow(state, seat, move)
    return Step(after, events, final=True)


def follow(state: State, seat: Seat, move: Move) -> flow.Flow:  # noqa: C901, PLR0911, PLR0912
    phase = state.phase
    match move:
        case Start(seat=start):
            return replace(state, phase=Dealing(), start=start), (StartChosen(start),)
        case Deal():
            table = setup.lay_out(state, move)
            return table, (Dealt(table.actions.shown, table.goals.shown, table.hands),)
        case Shuffle(cards=cards):
            assert isinstance(phase, Shuffling)
            return flow.shuffled(state, phase, cards)
        case Tremble():
            return tremble(state, move), ()
        case Settle():
            assert isinstance(phase, Settling)
            return after_settling(state, phase, move)
        case Use(action=card, side=number):
            used = replace(state, using=card)
            return begin(used, seat, SIDES[card][number - 1]), (Used(seat, card, number),)
        case Discard(action=card):
            return flow.told(Used(seat, card, 0), flow.end_action(replace(state, using=card), seat))
        case Wall() | Floor() | Friend() | Put():
            assert isinstance(phase, Placing)
            drop = drop_of(state, phase, move)
            then = with_colour(phase, move)
            return replace(state, phase=Trembling(drop, then)), (LetGo(seat, drop),)
        case Pet(friend=friend, side=side):
            assert isinstance(phase, Petting)
            return pet(state, phase, move), (Petted(seat, friend, side),)
        case Lift(friend=friend):
            return lift_friend(state, seat, friend), (Lifted(seat, friend),)
        case GiveUp():
            assert isinstance(phase, Placing)
            return flow.told(GaveUp(seat), flow.give_up(state, phase))
        case _:
            return follow_goals(state, seat, move)


def follow_goals(state: State, seat: Seat, move: Move) -> flow.Flow:
    match move:
        case Claim(goal=goal, floor=floor):
            return claim(state, seat, move), (Claimed(seat, goal, floor),)
        case Swap(goal=goal):
            return flow.told(Swapped(seat, goal), flow.end_goal(replace(state, spent=goal), seat))
        case Pass():
            if isinstance(state.phase, Taking):
                return replace(state, phase=Claiming(seat)), (Passed(seat),)
            return flow.told(Passed(seat), flow.next_turn(state, seat))
        case GoOn(further=further):
            return flow.told(SpokeUp(seat, further), say_further(state, seat, further))
        case _:
            raise AssertionError(move)


def begin(state: State, seat: Seat, side: Side) -> State:
    """Take up what the card says (TOW-2 to TOW-4)."""
    if side.walls:
        job = Build(tuple(Slot(kind) for kind in side.walls))
        return replace(state, phase=Placing(seat, job))
    friend = Befriend(side.colours, side.pets)
    if any(colour in side.colours for colour in colours_in(supply(state))):
        return replace(state, phase=Placing(seat, friend))
    return replace(state, phase=Lifting(seat, friend))


def drop_of(state: State, phase: Placing, move: Setting) -> Drop:
    name, floor, bend = piece_of(state, phase, move)
    return Drop(name, floor, move.x, move.y, move.turn, bend, move.hasty, state.turn)


def piece_of(state: State, phase: Placing, move: Setting) -> tuple[Name, int, int]:
    """The piece, the floor it goes to, and how it is bent."""
    match phase.job, move:
        case Build(), Wall(kind=kind, bend=bend):
            wall = first_of(kind, supply(state))
            assert wall is not None
            return wall, state.top, bend
        case Befriend(held=held), Friend(colour=colour, floor=floor):
            friend = held or first_of(colour, supply(state))
            assert friend is not None
            return friend, floor, 0
        case Climb(name=name, floor=floor), _:
            return name, min(floor, state.top), 0
        case _:
            return floor_name(state.top + 1), state.top + 1, 0


def with_colour(phase: Placing, move: Setting) -> Placing:
    """A friend that is tried again keeps its colour (TOW-26)."""
    if not isinstance(phase.job, Befriend) or not isinstance(move, Friend):
        return phase
    return replace(phase, job=replace(phase.job, colours=(move.colour,)))


def tremble(state: State, drawn: Tremble) -> State:
    phase = state.phase
    assert isinstance(phase, Trembling)
    tremor = Tremor(drawn.x, drawn.y, drawn.turn, drawn.lean, drawn.force)
    placed = phase.deed.name if isinstance(phase.deed, Drop) else None
    return replace(
        state, phase=Settling(phase.deed, tremor, phase.then, state.tower, placed=placed)
    )


def pet(state: State, phase: Petting, move: Pet) -> State:
    """Whoever was petted need not be again; of a group, one is enough (TOW-5)."""
    group = next(group for group in phase.groups if move.friend in group)
    rest = tuple(other for other in phase.groups if other is not group)
    stroke = Stroke(move.friend, move.side)
    return replace(state, phase=Trembling(stroke, Petting(phase.seat, rest)))


def lift_friend(state: State, seat: Seat, friend: Name) -> State:
    if isinstance(state.phase, Lifting):
        job = replace(state.phase.job, held=friend)
    else:
        lowest = state.height(state.climber(seat)) + 1
        colours = colours_in((friend,))
        job = Befriend(colours, lowest=lowest, held=friend, extra=True)
    return lift(state, friend, Placing(seat, job))


def lift(state: State, name: Name, then: Then) -> State:
    """Take a piece from the tower, which must bear that (TOW-25)."""
    before = without(state.tower, (name,))
    touches = pruned(state.touches, (name,))
    return replace(
        state, tower=before, touches=touches, phase=Settling(Rest(), Tremor(), then, before)
    )


def claim(state: State, seat: Seat, move: Claim) -> State:
    """Lift Toto, or the kitten, if it stands on the tower yet (TOW-27)."""
    name = state.climber(seat)
    was = find(state.tower, name)
    then = Placing(seat, Climb(name, move.floor, was))
    spent = replace(state, spent=move.goal)
    return replace(spent, phase=then) if was is None else lift(spent, name, then)


def say_further(state: State, seat: Seat, further: bool) -> flow.Flow:
    """On with the same tower if all agree (TOW-19)."""
    phase = state.phase
    assert isinstance(phase, GoingOn)
    answers = put(phase.answers, seat, further)
    if None in answers:
        return replace(state, phase=replace(phase, answers=answers)), ()
    if all(answers):
        return flow.next_turn(state, phase.seat)
    return flow.finish(state, "stopped"), ()
