"""High towers: with care they stand still, and what comes down comes down at once.

`twenty_floors.json` is what `build(20, seed=1)` of benchmarks/tower.py came to: two walls a storey
and a friend on every second floor, set down by a calm hand, which trembles too.
"""

from __future__ import annotations

import math
import os
import subprocess
import sys
from itertools import pairwise
from pathlib import Path

import pytest

from clowder.core.rng import FastRng, Rng
from clowder.core.value import from_json
from clowder.games.cat_and_the_tower.chance import HASTY, draw_tremor
from clowder.games.cat_and_the_tower.contacts import fallen
from clowder.games.cat_and_the_tower.moves import Settle
from clowder.games.cat_and_the_tower.physics import simulation
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Rest, Tremor
from clowder.games.cat_and_the_tower.physics.film import RATE, play_film
from clowder.games.cat_and_the_tower.physics.simulation import (
    Moving,
    Outcome,
    distance,
    simulate,
    touches_of,
)
from clowder.games.cat_and_the_tower.pieces import Name, floor_name, is_floor
from clowder.games.cat_and_the_tower.settling import merged
from clowder.games.cat_and_the_tower.tower import BASE, GRAIN, Tower, find, uprightness, without

FILE = Path(__file__).parent / "twenty_floors.json"
ANOTHER = """
import sys, pathlib
from clowder.core.value import from_json, to_json
from clowder.games.cat_and_the_tower.physics.deeds import Rest, Tremor
from clowder.games.cat_and_the_tower.physics.simulation import simulate
from clowder.games.cat_and_the_tower.tower import Tower, without
tower = from_json(pathlib.Path(sys.argv[1]).read_bytes(), Tower)
sys.stdout.buffer.write(to_json(simulate(without(tower, ["brick4"]), Rest(), Tremor())))
"""
MINUTE = 60.0
CREEP = 0.02  # cm


@pytest.fixture(scope="module")
def twenty() -> Tower:
    tower: Tower = from_json(FILE.read_bytes(), Tower)
    return tower


@pytest.fixture(scope="module")
def collapse(twenty: Tower) -> Outcome:
    return simulate(without(twenty, (Name("brick4"),)), Rest(), Tremor())


@pytest.mark.parametrize("seconds", [8.0, pytest.param(MINUTE, marks=pytest.mark.long)])
def test_a_careful_tower_of_twenty_floors_stands_without_creeping(
    twenty: Tower, seconds: float
) -> None:
    assert sum(is_floor(part.name) for part in twenty) == 20
    moving = Moving(twenty)
    moving.run(seconds)
    now = dict(zip((part.name for part in moving.scene), moving.poses(), strict=True))

    assert moving.seconds == seconds
    assert max(distance(part.pose, now[part.name]) for part in twenty) < CREEP
    assert not fallen(twenty, touches_of(twenty))
    assert not moving.heap.nailed.any()
    assert not moving.heap.tumbled


def test_without_a_wall_near_its_foot_it_comes_down(twenty: Tower, collapse: Outcome) -> None:
    lies = merged(without(twenty, (Name("brick4"),)), Settle(collapse.lies))
    gone = fallen(lies, collapse.touches)

    assert len(gone) > 0.8 * len(lies)
    assert BASE.name not in gone
    top = find(lies, Name("floor20"))
    assert top is not None
    assert top.pose[2] < 15 * GRAIN
    assert collapse.seconds <= simulation.LONGEST
    touching = {name for one, other, _ in collapse.touches for name in (one, other)}
    assert {part.name for part in lies} <= touching  # nothing was nailed in the air
    assert collapse.touches == touches_of(lies)  # also of what is nailed


def test_the_film_of_a_collapse_has_no_jumps_and_ends_where_all_lies(collapse: Outcome) -> None:
    shown = play_film(collapse.film)
    fastest = 500 / RATE * 200  # cm/s, in the grain of a film

    assert len(shown) > 50
    for poses in shown.values():
        assert all(math.dist(one[:3], two[:3]) < fastest for one, two in pairwise(poses))
        assert min(pose[2] for pose in poses) > -200  # nothing sinks into the table


def test_a_collapse_is_the_same_in_another_process(collapse: Outcome) -> None:
    """Whatever the order of sets there: records must go on the same way after a restart."""
    other = subprocess.check_output(
        [sys.executable, "-c", ANOTHER, str(FILE)],
        env={**os.environ, "PYTHONHASHSEED": "20", "PYTHONPATH": os.pathsep.join(sys.path)},
    )

    assert from_json(other, Outcome) == collapse


def test_what_lies_beside_the_tower_is_out_of_the_simulation(twenty: Tower) -> None:
    moving = Moving(without(twenty, (Name("brick4"),)))
    moving.settle()

    assert moving.heap.nailed.sum() > 0.7 * len(twenty)
    still = moving.poses()
    moving.run(1.0)
    lain = {moving.model.body(int(body)).name for body in moving.heap.bodies[moving.heap.nailed]}
    after = zip(moving.scene, still, moving.poses(), strict=True)
    assert all(distance(was, now) < 1e-3 for part, was, now in after if part.name in lain)


@pytest.mark.parametrize("seed", [1, *(pytest.param(s, marks=pytest.mark.long) for s in (2, 3))])
def test_a_careless_tower_leans_and_falls(seed: int) -> None:
    """In haste, the higher wall always on the same side, over the middle of the floor below."""
    tower, tilts, lost = build_carelessly(FastRng(seed), storeys=12)

    assert len(tilts) >= 4
    assert tilts == sorted(tilts)
    assert 10 < tilts[-1] < 45
    assert len(lost) > 1
    assert floor_name(2) not in lost
    assert floor_name(12) not in {part.name for part in tower}


def build_carelessly(rng: Rng, storeys: int) -> tuple[Tower, list[float], set[Name]]:
    """As far as it goes: the tower, how far each floor tilted once it lay, and what fell."""
    tower: Tower = (BASE,)
    tilts: list[float] = []
    for number in range(2, storeys + 1):
        for drop in careless_storey(tower, number):
            drawn = draw_tremor(HASTY, rng)
            tremor = Tremor(drawn.x, drawn.y, drawn.turn, drawn.lean, drawn.force)
            outcome = simulate(tower, drop, tremor)
            tower = merged(tower, Settle(outcome.lies))
            if lost := fallen(tower, outcome.touches):
                return tower, tilts, lost
        top = find(tower, floor_name(number))
        assert top is not None
        tilts.append(math.degrees(math.acos(uprightness(top.pose))))
    return tower, tilts, set()


def careless_storey(tower: Tower, number: int) -> tuple[Drop, Drop, Drop]:
    base = find(tower, floor_name(number - 1))
    assert base is not None
    x, y = (value * 100 // GRAIN for value in base.pose[:2])
    return (
        Drop(Name(f"brick{number}"), number - 1, x - 260, y, 0, 100),
        Drop(Name(f"window{number}"), number - 1, x + 260, y, 180, 100),
        Drop(floor_name(number), number, x, y, 0),
    )
