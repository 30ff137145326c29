"""After the tower has come to rest: what has fallen, what goes back (TOW-12 to TOW-16, TOW-25)."""

from __future__ import annotations

from clowder.core.value import Value, replace
from clowder.games.cat_and_the_tower import contacts
from clowder.games.cat_and_the_tower.pieces import (
    RETURNS,
    Name,
    is_floor,
    is_friend,
    is_kitten,
    is_wall,
    number_of,
)
from clowder.games.cat_and_the_tower.state import Settling, State, climbers
from clowder.games.cat_and_the_tower.tower import Part, Tower, names, without


class Verdict(Value):
    """What becomes of what did not stay in its place."""

    fallen: tuple[Name, ...] = ()  # taken away; walls of earlier turns are counted
    spared: tuple[Name, ...] = ()  # to the supply, uncounted: no place is left for them
    back: tuple[Part, ...] = ()  # put back, lowest first, then Toto or the kittens

    @property
    def quiet(self) -> bool:
        return not (self.fallen or self.spared or self.back)


def judge(state: State, settling: Settling) -> Verdict:
    """`state` has the tower as it lies now; the piece just let go is not judged here (TOW-13)."""
    tower = without(state.tower, [settling.placed] if settling.placed else ())
    fell = {name for name in contacts.fallen(tower, state.touches) if not is_kitten(name)}
    strayed = {
        part.name
        for part in tower
        if part.name not in fell
        and not is_kitten(part.name)
        and not contacts.is_in_place(part, tower, state.touches)
    }
    if settling.round >= RETURNS:  # what still leaves its place counts as fallen (TOW-16)
        fell, strayed = fell | strayed, set()
    fell, spared = spread(tower, fell, strayed, settling.before)
    gone = fell | spared
    stays = strayed - gone
    back = sorted((p for p in settling.before if p.name in stays), key=lambda p: p.pose[2])
    kittens = tuple(return_kittens(state, settling, tower, gone))
    return Verdict(tuple(sorted(fell)), tuple(sorted(spared)), (*back, *kittens))


def spread(
    tower: Tower, fell: set[Name], strayed: set[Name], before: Tower
) -> tuple[set[Name], set[Name]]:
    """What goes with what is gone: floors above a gap, all that stood on a floor (TOW-16)."""
    fell, spared = set(fell), set[Name]()
    while True:
        gone = fell | spared
        left = [part for part in tower if part.name not in gone]
        floors = {number_of(part.name) for part in left if is_floor(part.name)}
        above_gap = {
            part.name
            for part in left
            if is_floor(part.name) and part.floor > 1 and part.floor - 1 not in floors
        }
        bereft = {
            part.name
            for part in left
            if (is_wall(part.name) or is_friend(part.name)) and part.floor not in floors
        }
        homeless = {
            part.name
            for part in left
            if is_floor(part.name)
            and part.name in strayed
            and contacts.walls_on(before, part.floor - 1) & gone
        }
        if not above_gap | bereft | homeless:
            return fell, spared
        spared |= (bereft & strayed) | homeless
        fell |= (above_gap - homeless) | (bereft - strayed)


def return_kittens(state: State, settling: Settling, tower: Tower, gone: set[Name]) -> list[Part]:
    """Toto and kittens that left their floor go back to it; who fell, to where the turn began.

    Whoever does not stay after three returns goes lower and lower (TOW-12, TOW-15, TOW-16).
    """
    floors = {part.floor for part in tower if is_floor(part.name) and part.name not in gone}
    parts = {part.name: part for part in tower}
    was = {part.name: part for part in settling.before}
    fell = contacts.fallen(tower, state.touches)
    back = []
    for name, home in zip(climbers(state), state.homes, strict=True):
        part = parts.get(name)
        if part is None or (
            part.floor in floors and contacts.floor_of(state.touches, name) == part.floor
        ):
            continue
        highest = home if name in fell or part.floor not in floors else part.floor
        if settling.round >= RETURNS:
            highest = min(home, part.floor - 1)
        floor = max((floor for floor in floors if floor <= highest), default=0)
        back.append(replace(was.get(name, part), floor=floor))
    return back


def taken_away(state: State, verdict: Verdict) -> State:
    """The tower without what fell; walls of earlier turns are set aside (TOW-14)."""
    leaves = {*verdict.fallen, *verdict.spared, *names(verdict.back)}
    counted = counted_walls(state, verdict)
    return replace(
        state,
        tower=without(state.tower, leaves),
        touches=contacts.pruned(state.touches, leaves),
        fallen=(*state.fallen, *counted),
    )


def counted_walls(state: State, verdict: Verdict) -> tuple[Name, ...]:
    old = {part.name for part in state.tower if part.turn < state.turn}
    return tuple(name for name in verdict.fallen if is_wall(name) and name in old)
