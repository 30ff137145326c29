"""What follows a move: cards, hands, and the events that the tower must bear."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat, Step
from clowder.core.value import put, replace
from clowder.games.cat_and_the_tower import actions, setup, start, turn_steps
from clowder.games.cat_and_the_tower.events import (
    Claimed,
    Dealt,
    Event,
    GaveUp,
    Lifted,
    Passed,
    Petted,
    SpokeUp,
    StartChosen,
    Swapped,
    Used,
)
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
    NatureMove,
    Pass,
    Pet,
    Plan,
    Put,
    Settle,
    Shuffle,
    Start,
    Swap,
    Tremble,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.pieces import SIDES
from clowder.games.cat_and_the_tower.settling import after_settling
from clowder.games.cat_and_the_tower.state import (
    Claiming,
    Dealing,
    GoingOn,
    Placing,
    Raising,
    Settling,
    Shuffling,
    State,
    Taking,
)
from clowder.games.cat_and_the_tower.turn_steps import Change, with_event

After: TypeAlias = Step[State, Event]


def apply(state: State, seat: Seat, move: Move) -> After:
    """Every step is final: what was let go, drawn or chosen stays so (TOW-2)."""
    after, events = follow(state, seat, move)
    return Step(after, events, final=True)


def follow(state: State, seat: Seat, move: Move) -> Change:
    match move:
        case Start() | Deal() | Plan() | Shuffle() | Tremble() | Settle():
            return follow_nature(state, move)
        case Wall() | Floor() | Friend() | Put():
            return actions.let_go(state, seat, move)
        case Use() | Discard() | Lift() | Pet() | GiveUp():
            return follow_action(state, seat, move)
        case Claim() | Swap() | Pass() | GoOn():
            return follow_goals(state, seat, move)


def follow_nature(state: State, move: NatureMove) -> Change:
    phase = state.phase
    match move:
        case Start(seat=first):
            return replace(state, phase=Dealing(), start=first), (StartChosen(first),)
        case Deal():
            table = setup.lay_out(state, move)
            return table, (Dealt(table.actions.shown, table.goals.shown, table.hands),)
        case Plan(side=side, force=force):
            return replace(state, phase=Raising(start.drops_of(move), side, force)), ()
        case Shuffle(cards=cards):
            assert isinstance(phase, Shuffling)
            return turn_steps.shuffled(state, phase, cards)
        case Tremble():
            return actions.tremble(state, move), ()
        case Settle() if isinstance(phase, Raising):
            return start.raise_start(state, move)
        case Settle():
            assert isinstance(phase, Settling)
            return after_settling(state, phase, move)


def follow_action(state: State, seat: Seat, move: Use | Discard | Lift | Pet | GiveUp) -> Change:
    match move:
        case Use(action=card, side=number):
            used = replace(state, using=card)
            return actions.begin(used, seat, SIDES[card][number - 1]), (Used(seat, card, number),)
        case Discard(action=card):
            put_away = turn_steps.end_action(replace(state, using=card), seat)
            return with_event(Used(seat, card, 0), put_away)
        case Lift(friend=friend):
            return actions.lift_friend(state, seat, friend), (Lifted(seat, friend),)
        case Pet(friend=friend, side=side):
            return actions.pet(state, move), (Petted(seat, friend, side),)
        case GiveUp():
            assert isinstance(state.phase, Placing)
            return with_event(GaveUp(seat), turn_steps.give_up(state, state.phase))


def follow_goals(state: State, seat: Seat, move: Claim | Swap | Pass | GoOn) -> Change:
    match move:
        case Claim(goal=goal, floor=floor):
            return actions.claim(state, seat, move), (Claimed(seat, goal, floor),)
        case Swap(goal=goal):
            spent = turn_steps.end_goal(replace(state, spent=goal), seat)
            return with_event(Swapped(seat, goal), spent)
        case Pass():
            if isinstance(state.phase, Taking):
                return replace(state, phase=Claiming(seat)), (Passed(seat),)
            return with_event(Passed(seat), turn_steps.next_turn(state, seat))
        case GoOn(further=further):
            return with_event(SpokeUp(seat, further), say_further(state, seat, further))


def say_further(state: State, seat: Seat, further: bool) -> Change:
    """On with the same tower if all agree (TOW-19)."""
    phase = state.phase
    assert isinstance(phase, GoingOn)
    answers = put(phase.answers, seat, further)
    if None in answers:
        return replace(state, phase=replace(phase, answers=answers)), ()
    if all(answers):
        return turn_steps.next_turn(state, phase.seat)
    return turn_steps.finish(state, "stopped"), ()
