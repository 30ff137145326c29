"""How a turn goes on: cards are replaced, goals come up, the next player begins."""

from __future__ import annotations

from typing import Literal, TypeAlias

from clowder.core.game import Seat, left_of
from clowder.core.value import put, replace
from clowder.games.cat_and_the_tower.contacts import friends_on, pruned
from clowder.games.cat_and_the_tower.events import Climbed, Counted, Event, Shuffled, Turned
from clowder.games.cat_and_the_tower.goals import claims
from clowder.games.cat_and_the_tower.physics.deeds import Count, Rest, Tremor
from clowder.games.cat_and_the_tower.pieces import (
    FLOORS,
    SCENARIOS,
    TURNS,
    Action,
    Goal,
    Name,
    Pets,
    is_friend,
    kind_of,
)
from clowder.games.cat_and_the_tower.refusals import takeable
from clowder.games.cat_and_the_tower.standings import move_paws
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Cards,
    Choosing,
    Claiming,
    Climb,
    Counting,
    GoingOn,
    Over,
    Petting,
    Placing,
    Settling,
    Shuffling,
    State,
    Taking,
    colours_in,
    heights,
)
from clowder.games.cat_and_the_tower.tower import Part, without

Change: TypeAlias = tuple[State, tuple[Event, ...]]


def with_event(event: Event, after: Change) -> Change:
    state, events = after
    return state, (event, *events)


def pet_or_end(state: State, seat: Seat, friend: Name, pets: Pets) -> Change:
    """A friend is placed; now the others are petted, if the card says so (TOW-5)."""
    groups = groups_to_pet(state, friend, pets)
    if groups:
        return replace(state, phase=Petting(seat, groups)), ()
    return end_action(state, seat)


def groups_to_pet(state: State, friend: Name, pets: Pets) -> tuple[tuple[Name, ...], ...]:
    there = tuple(part.name for part in state.tower if is_friend(part.name))
    match pets:
        case "none":
            return ()
        case "floor":
            floor = state.height(friend)
            return tuple((name,) for name in friends_on(state.tower, state.touches, floor))
        case "other":
            others = tuple(name for name in there if name != friend)
            return (others,) if others else ()
        case "colours":
            return tuple(
                tuple(name for name in there if kind_of(name) == colour)
                for colour in colours_in(there)
            )


def go_on_petting(state: State, phase: Petting) -> Change:
    """Who has fallen meanwhile is passed over (TOW-5)."""
    there = {part.name for part in state.tower}
    groups = tuple(tuple(name for name in group if name in there) for group in phase.groups)
    left = tuple(group for group in groups if group)
    if left:
        return replace(state, phase=Petting(phase.seat, left)), ()
    return end_action(state, phase.seat)


def end_action(state: State, seat: Seat) -> Change:
    """Discard the action card and replace it (TOW-7); a new deck may be needed first (TOW-10)."""
    card = state.using
    assert card is not None
    cards = state.actions
    laid = Cards(
        cards.deck,
        tuple(other for other in cards.shown if other != card),
        (*cards.discards, card),
    )
    return turn_action(replace(state, actions=laid, using=None), seat)


def turn_action(state: State, seat: Seat) -> Change:
    if not state.actions.deck:
        return replace(state, phase=Shuffling(seat, "actions")), ()
    top, *rest = state.actions.deck
    cards = replace(state.actions, deck=tuple(rest), shown=(*state.actions.shown, top))
    return with_event(Turned("actions", top), after_action(replace(state, actions=cards), seat))


def after_action(state: State, seat: Seat) -> Change:
    if not state.together:
        phase = Taking(seat) if takeable(state, seat) else Claiming(seat)
        return replace(state, phase=phase), ()
    if claims(state, seat):
        return replace(state, phase=Claiming(seat)), ()
    return next_turn(state, seat)


def end_goal(state: State, seat: Seat, won: bool = False) -> Change:
    """Discard the goal and draw another (TOW-8, TOW-21)."""
    goal = state.spent
    assert goal is not None
    cards = state.goals
    laid = Cards(
        cards.deck,
        tuple(other for other in cards.shown if other != goal),
        (*cards.discards, goal),
    )
    hands = state.hands
    if not state.together:
        hands = put(hands, seat, tuple(other for other in hands[seat] if other != goal))
    return turn_goal(replace(state, goals=laid, hands=hands, spent=None), seat, won)


def turn_goal(state: State, seat: Seat, won: bool) -> Change:
    if not state.goals.deck:
        return replace(state, phase=Shuffling(seat, "goals", won)), ()
    top, *rest = state.goals.deck
    cards = replace(state.goals, deck=tuple(rest))
    if state.together:
        drawn = replace(state, goals=replace(cards, shown=(*cards.shown, top)))
        return with_event(Turned("goals", top), after_goal(drawn, seat, won))
    hands = put(state.hands, seat, (*state.hands[seat], top))
    drawn = replace(state, goals=cards, hands=hands)
    return with_event(Turned("goals", top, seat), next_turn(drawn, seat))


def after_goal(state: State, seat: Seat, won: bool) -> Change:
    """A scenario that was just won comes first (TOW-19)."""
    if won:
        return replace(state, phase=GoingOn(seat, (None,) * state.seats)), ()
    return next_turn(state, seat)


def shuffled(state: State, phase: Shuffling, cards: tuple[int, ...]) -> Change:
    event = Shuffled(phase.pile)
    if phase.pile == "actions":
        anew = Cards(tuple(map(Action, cards)), state.actions.shown)
        return with_event(event, turn_action(replace(state, actions=anew), phase.seat))
    epoch = max(state.epochs) + 1
    epochs = tuple(epoch if n in cards else old for n, old in enumerate(state.epochs, start=1))
    fresh = Cards(tuple(map(Goal, cards)), state.goals.shown)
    again = replace(state, goals=fresh, epochs=epochs)
    return with_event(event, turn_goal(again, phase.seat, phase.won))


def climbed(state: State, seat: Seat, was: tuple[int, ...]) -> Change:
    """A climb holds: count together (TOW-18), or move the paw (TOW-23)."""
    name = state.climber(seat)
    event = Climbed(seat, name, state.height(name))
    if state.together:
        scenario = next_scenario(state)
        if scenario is not None and state.height(name) >= scenario:
            count = Settling(Count(), Tremor(), Counting(seat), state.tower)
            return replace(state, phase=count), (event,)
        return with_event(event, end_goal(state, seat))
    moved = move_paws(state, was, heights(state), seat)
    if all(height == FLOORS for height in heights(moved)):
        return finish(moved, "finished"), (event,)
    return with_event(event, end_goal(moved, seat))


def next_scenario(state: State) -> int | None:
    """The floor that the open scenario card wants (TOW-19)."""
    return next((floor for floor in SCENARIOS if floor not in state.scenarios), None)


def counted(state: State, seat: Seat) -> Change:
    """Five seconds are over, and the tower has not collapsed (TOW-18)."""
    height = state.height(state.climber(seat))
    won = tuple(floor for floor in SCENARIOS if floor <= height and floor not in state.scenarios)
    event = Counted(won)
    state = replace(state, scenarios=(*state.scenarios, *won))
    if next_scenario(state) is None:
        return finish(state, "finished"), (event,)
    return with_event(event, end_goal(state, seat, won=bool(won)))


def put_back(state: State, phase: Placing, part: Part) -> State:
    """Toto or a kitten goes back to where it was; the goal is spent (TOW-27)."""
    floor = min(part.floor, state.top)
    then = Claiming(phase.seat)
    deed = Rest((replace(part, floor=floor),))
    # As if it had never been lifted: if it stays at its height, its paw stays too (TOW-23).
    before = (*state.tower, part)
    return replace(state, phase=Settling(deed, Tremor(), then, before))


def next_turn(state: State, seat: Seat) -> Change:
    if state.turn >= TURNS:
        return finish(state, "bound"), ()
    following = left_of(seat, state.seats)
    homes = heights(state)
    turn = state.turn + 1
    return replace(state, phase=Choosing(following), turn=turn, homes=homes), ()


def give_up(state: State, phase: Placing) -> Change:
    """The walls of this turn, or the friend in hand, go to the supply (TOW-26)."""
    match phase.job:
        case Build(slots=slots):
            walls = [slot.wall for slot in slots if slot.wall]
            left = without(state.tower, walls)
            cleared = replace(state, tower=left, touches=pruned(state.touches, walls))
            return end_action(cleared, phase.seat)
        case Befriend(extra=True):
            return replace(state, phase=Claiming(phase.seat)), ()
        case Befriend():
            return end_action(state, phase.seat)
        case Climb(was=was):
            if was is None:
                return end_goal(state, phase.seat)
            return put_back(state, phase, was), ()


def finish(
    state: State,
    how: Literal["collapsed", "stopped", "finished", "bound"],
    seat: Seat | None = None,
    high: tuple[int, ...] | None = None,
) -> State:
    """Nothing is hidden any more: the hands are open, the decks in order."""
    high = heights(state) if high is None else high
    actions = replace(state.actions, deck=tuple(sorted(state.actions.deck)))
    order = sorted(state.goals.deck, key=lambda goal: (state.epochs[goal - 1], goal))
    goals = replace(state.goals, deck=tuple(order))
    return replace(state, phase=Over(how, high, seat), actions=actions, goals=goals)
