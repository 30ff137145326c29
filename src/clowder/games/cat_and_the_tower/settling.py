"""What follows when the tower has come to rest (TOW-25, TOW-26)."""

from __future__ import annotations

from clowder.core.value import put, replace
from clowder.games.cat_and_the_tower import contacts, turn_steps
from clowder.games.cat_and_the_tower.events import (
    Blocked,
    Collapsed,
    Event,
    Fell,
    GaveUp,
    Held,
    Returned,
    Settled,
    Slipped,
)
from clowder.games.cat_and_the_tower.falling import counted_walls, judge, taken_away
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Rest
from clowder.games.cat_and_the_tower.pieces import (
    COLLAPSE,
    LAST_TRY,
    WALLS,
    Name,
    is_floor,
    is_friend,
    kind_of,
)
from clowder.games.cat_and_the_tower.standings import Heights, move_paws
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Claiming,
    Climb,
    Counting,
    Petting,
    Placing,
    Settling,
    Slot,
    State,
    climbers,
    heights,
)
from clowder.games.cat_and_the_tower.tower import Tower, find, names, without
from clowder.games.cat_and_the_tower.turn_steps import Change, with_event


def after_settling(state: State, phase: Settling, move: Settle) -> Change:
    if move.blocked is not None:
        assert isinstance(phase.deed, Drop)
        assert isinstance(phase.then, Placing)
        event = Blocked(phase.then.seat, phase.deed.name, move.blocked)
        return with_event(event, fail(state, phase.then))
    rested = replace(state, tower=merged(state.tower, move), touches=move.touches)
    after, phase, events = take_slipped(rested, phase)
    settled: tuple[Event, ...] = (Settled(move.film), *events)
    after, more = judge_all(after, phase)
    return after, (*settled, *more)


def merged(tower: Tower, move: Settle) -> Tower:
    lies = {part.name: part for part in move.lies}
    there = {part.name for part in tower}
    new = tuple(part for part in move.lies if part.name not in there)
    return (*(lies.get(part.name, part) for part in tower), *new)


def take_slipped(state: State, phase: Settling) -> tuple[State, Settling, tuple[Event, ...]]:
    """What was let go and does not hold is in the hand again (TOW-13, TOW-26)."""
    name = phase.placed
    part = find(state.tower, name) if name else None
    if name is None or part is None:
        return state, phase, ()
    if is_held(state, phase):
        if is_friend(name):
            on = replace(part, floor=contacts.floor_of(state.touches, name))
            state = replace(state, tower=merged(state.tower, Settle((on,))))
        return state, phase, ()
    gone = replace(
        state,
        tower=without(state.tower, (name,)),
        touches=contacts.pruned(state.touches, (name,)),
    )
    return gone, replace(phase, placed=None, failed=True), (Slipped(phase.then.seat, name),)


def is_held(state: State, phase: Settling) -> bool:
    assert phase.placed is not None
    part = find(state.tower, phase.placed)
    assert part is not None
    if not contacts.holds(part, state.tower, state.touches):
        return False
    then = phase.then
    if isinstance(then, Placing) and isinstance(then.job, Befriend):
        return contacts.floor_of(state.touches, part.name) >= then.job.lowest
    return True


def judge_all(state: State, phase: Settling) -> Change:
    """Take away what fell, count walls, put back what left its place, settle again (TOW-25)."""
    verdict = judge(state, phase)
    seat = phase.then.seat
    if verdict.quiet:
        return conclude(state, phase)
    counted = counted_walls(state, verdict)
    after = taken_away(state, verdict)
    events: list[Event] = []
    if verdict.fallen or verdict.spared:
        names = tuple(sorted((*verdict.fallen, *verdict.spared)))
        events.append(Fell(names, counted, len(after.fallen)))
    if len(after.fallen) >= COLLAPSE:
        over = turn_steps.finish(after, "collapsed", seat, heights_before(state, phase))
        return over, (*events, Collapsed(seat))
    back = tuple(part for part in verdict.back if part.floor > 0)
    if back:
        events.append(Returned(tuple(part.name for part in back)))
    again = replace(phase, deed=Rest(back), round=phase.round + 1)
    return replace(after, phase=again), tuple(events)


def heights_before(state: State, phase: Settling) -> Heights:
    """How high everyone was before the event (TOW-24)."""
    return heights_on(phase.before, state, phase)


def heights_on(tower: Tower, state: State, phase: Settling) -> Heights:
    """How high everyone is; who is in the hand, where it was lifted from."""
    high = heights(replace(state, tower=tower))
    if not isinstance(phase.then, Placing) or not isinstance(phase.then.job, Climb):
        return high
    job = phase.then.job
    return put(high, climbers(state).index(job.name), job.was.floor if job.was else 0)


def conclude(state: State, phase: Settling) -> Change:
    """All is at rest: on with what was under way."""
    then = phase.then
    if isinstance(then, Placing):
        return conclude_placing(state, phase, then)
    state = move_paws(state, heights_before(state, phase), heights(state))
    match then:
        case Counting(seat=seat):
            return turn_steps.counted(state, seat)
        case Petting():
            return turn_steps.go_on_petting(state, then)
        case Claiming(seat=seat):
            return turn_steps.end_goal(state, seat)


def conclude_placing(state: State, phase: Settling, then: Placing) -> Change:
    job, was = then.job, heights_before(state, phase)
    if isinstance(job, Build):
        then = replace(then, job=refill(state, job, phase))
    if phase.placed is None or not isinstance(job, Climb):  # a climb that holds moves all paws
        state = move_paws(state, was, heights_on(state.tower, state, phase))
    if phase.failed:
        return fail(state, then)
    if phase.placed is None:  # something was lifted
        return take_in_hand(state, then)
    part = find(state.tower, phase.placed)
    assert part is not None
    held = Held(then.seat, part.name, part.floor)
    match job:
        case Build() if is_floor(part.name):
            return with_event(held, turn_steps.end_action(state, then.seat))
        case Build():
            return replace(state, phase=then), (held,)
        case Befriend(extra=True):
            return replace(state, phase=Claiming(then.seat)), (held,)
        case Befriend(pets=pets):
            return with_event(held, turn_steps.pet_or_end(state, then.seat, part.name, pets))
        case Climb():
            return turn_steps.climbed(state, then.seat, was)


def fail(state: State, then: Placing) -> Change:
    """One more failed try (TOW-26)."""
    tried = replace(then, tries=then.tries + 1)
    if tried.tries >= LAST_TRY:
        return with_event(GaveUp(then.seat), turn_steps.give_up(state, tried))
    return take_in_hand(state, tried)


def take_in_hand(state: State, then: Placing) -> Change:
    """On with the placing, unless no floor is left that is high enough for a friend (TOW-21)."""
    if isinstance(then.job, Befriend) and then.job.lowest > state.top:
        return with_event(GaveUp(then.seat), turn_steps.give_up(state, then))
    return replace(state, phase=then), ()


def refill(state: State, job: Build, phase: Settling) -> Build:
    """Walls that stand keep their place on the card; fallen ones are placed again (TOW-26)."""
    there = {part.name for part in state.tower}
    slots = tuple(slot if slot.wall in there else Slot(slot.kind) for slot in job.slots)
    if phase.placed is None or is_floor(phase.placed):
        return Build(slots)
    away = {*names(phase.before), *state.fallen}
    in_supply = {kind_of(wall) for wall in WALLS if wall not in away}  # when it was let go
    return Build(fill(slots, phase.placed, in_supply))


def fill(slots: tuple[Slot, ...], wall: Name, in_supply: set[str]) -> tuple[Slot, ...]:
    """The place on the card that a wall takes: its own, or that of a kind that ran out (TOW-11)."""
    empty = [n for n, slot in enumerate(slots) if slot.wall is None]
    own = [n for n in empty if slots[n].kind == kind_of(wall)]
    missing = [n for n in empty if slots[n].kind not in in_supply]
    place = (own or missing)[0]
    return put(slots, place, Slot(slots[place].kind, wall))
