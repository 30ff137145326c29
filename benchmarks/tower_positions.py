"""Towers that somebody else has built, straight or leaning, with a question what to place where."""

from __future__ import annotations

from collections.abc import Iterator

from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng, Rng
from clowder.core.value import replace
from clowder.games import find_room
from clowder.games.cat_and_the_tower.chance import CALM, draw_tremor
from clowder.games.cat_and_the_tower.contacts import fallen, holds
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Tremor
from clowder.games.cat_and_the_tower.physics.simulation import simulate, touches_of
from clowder.games.cat_and_the_tower.pieces import (
    COLOURS,
    FRIENDS,
    GOALS,
    TOTO,
    WALLS,
    Kind,
    Name,
    floor_name,
    kind_of,
)
from clowder.games.cat_and_the_tower.settling import merged
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Climb,
    Job,
    Placing,
    Slot,
    State,
    first_of,
)
from clowder.games.cat_and_the_tower.tower import BASE, GRAIN, Part, Tower, find, names

STOREYS = 9
BUILDS: tuple[tuple[Kind, Kind], ...] = (
    ("brick", "window"), ("window", "portal"), ("brick", "portal"), ("window", "statue"),
)  # fmt: skip
SIDE = 200  # tenths of a millimetre: how far from the middle a friend is set down, at most

TOTO_STANDS = Part(TOTO, (-4 * GRAIN, 4 * GRAIN, round(0.88 * GRAIN), *BASE.pose[3:]), 1)


def positions(leaning: bool, count: int, seed: int) -> Iterator[State]:
    """So many questions, from as many towers as it takes."""
    told = 0
    while True:
        for state in questions(leaning, FastRng(seed)):
            yield state
            told += 1
            if told == count:
                return
        seed += 1


def questions(leaning: bool, rng: Rng) -> Iterator[State]:
    """One tower as it grows: a wall, the other, the floor, a friend, Toto."""
    room = find_room("cat_and_the_tower")
    dealt: State = Match(room, room.types.options(), 2, FastRng(rng.below(1000))).state
    tower: Tower = (BASE,)
    for storey in range(1, STOREYS):
        kinds = rng.choice(BUILDS) if leaning else (rng.choice(BUILDS)[0],) * 2
        walls = [part for part in (spare(tower, kind, n) for n, kind in enumerate(kinds)) if part]
        x, y = over(tower, storey, leaning, rng)
        slots = tuple(Slot(kind) for kind in kinds)
        if storey > 1:
            yield asked(dealt, tower, Build(slots), rng)
        for n, wall in enumerate(walls):
            side = 270 * (2 * n - 1)
            drop = Drop(wall, storey, x + side, y + jitter(leaning, rng), 180 * n, 100)
            grown = dropped(tower, drop, rng)
            if grown is None:
                return
            tower = grown
            slots = (Slot(kinds[0], walls[0]), Slot(kinds[1], walls[1] if n else None))
            if storey > 1:
                yield asked(dealt, tower, Build(slots), rng)
        grown = dropped(tower, Drop(floor_name(storey + 1), storey + 1, x, y, 0), rng)
        if grown is None:
            return
        tower = with_friends(grown, storey + 1, rng)
        yield asked(dealt, tower, Befriend(COLOURS), rng)
        yield asked(dealt, tower, Climb(TOTO, 1 + rng.below(storey + 1), None), rng)


def spare(tower: Tower, kind: Kind, nth: int) -> Name | None:
    left = [name for name in WALLS if kind_of(name) == kind and name not in names(tower)]
    return left[nth] if len(left) > nth else None


def over(tower: Tower, storey: int, leaning: bool, rng: Rng) -> tuple[int, int]:
    """Over the floor below, and in a straight tower back over the middle."""
    base = find(tower, floor_name(storey))
    assert base is not None
    x, y = (value * 100 // GRAIN for value in base.pose[:2])
    if leaning:
        return x + jitter(True, rng), y + jitter(True, rng)
    return x - max(-80, min(80, x)), y - max(-80, min(80, y))


def jitter(leaning: bool, rng: Rng) -> int:
    wide = 40 if leaning else 5
    return rng.below(2 * wide + 1) - wide


def with_friends(tower: Tower, floor: int, rng: Rng) -> Tower:
    """Up to three friends somewhere on the floor, where they hold."""
    for _ in range(rng.below(4)):
        friend = first_of(rng.choice(COLOURS), [f for f in FRIENDS if f not in names(tower)])
        base = find(tower, floor_name(floor))
        assert base is not None
        if friend:
            x, y = (
                value * 100 // GRAIN + rng.below(2 * SIDE + 1) - SIDE for value in base.pose[:2]
            )
            drop = Drop(friend, floor, x, y, rng.below(360))
            tower = dropped(tower, drop, rng) or tower
    return tower


def dropped(tower: Tower, drop: Drop, rng: Rng) -> Tower | None:
    """None where it was blocked, does not hold, or brings something down."""
    drawn = draw_tremor(CALM, rng)
    tremor = Tremor(drawn.x, drawn.y, drawn.turn, drawn.lean, drawn.force)
    outcome = simulate(tower, drop, tremor)
    after = merged(tower, Settle(outcome.lies))
    placed = find(after, drop.name)
    if placed is None or fallen(after, outcome.touches):
        return None
    return after if holds(placed, after, outcome.touches) else None


def asked(dealt: State, tower: Tower, job: Job, rng: Rng) -> State:
    """Seat 0 is to place something; Toto stands on floor 1, or is in the hand."""
    toto = () if isinstance(job, Climb) else (TOTO_STANDS,)
    whole = (*tower, *toto)
    some = rng.shuffled([goal for goal in GOALS if goal not in dealt.goals.shown])[0]
    goals = replace(dealt.goals, shown=(dealt.goals.shown[0], some))
    return replace(
        dealt,
        tower=whole,
        touches=touches_of(whole),
        phase=Placing(Seat(0), job),
        using=dealt.actions.shown[0],
        spent=dealt.goals.shown[0] if isinstance(job, Climb) else None,
        goals=goals,
        turn=50,
    )
