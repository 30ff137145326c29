"""The hand: where a piece comes to be when it is set down, and what is in its way."""

from __future__ import annotations

import pytest

from clowder.games.cat_and_the_tower.physics.deeds import Drop, Tremor
from clowder.games.cat_and_the_tower.physics.placement import (
    Blocked,
    Probe,
    beside,
    probe_for,
    set_down,
)
from clowder.games.cat_and_the_tower.pieces import Name
from clowder.games.cat_and_the_tower.tower import BASE, GRAIN, TWIST, Part, Tower

CALM = Tremor()


@pytest.mark.rule("TOW-6")
def test_one_look_serves_many_hands() -> None:
    """Whoever asks for several hands gets the answers that each would get for itself."""
    walls = (Drop(Name("brick1"), 1, -260, 0, 0, 100), Drop(Name("brick2"), 1, 260, 0, 180, 100))
    tower: Tower = (BASE,)
    for wall in walls:
        tower = (*tower, set_down(tower, wall, CALM))
    told = set()
    for x in (-260, 0, 430):
        drop = Drop(Name("grey1"), 1, x, 0, 20)
        probe = probe_for(tower, drop)
        for tremor in (CALM, Tremor(x=-4000, lean=700), Tremor(y=9000, turn=40_000)):
            answers = [set_down_or_not(tower, drop, tremor, each) for each in (probe, None)]
            assert answers[0] == answers[1]
            told.add(answers[0])

    assert len(told) > 4


def set_down_or_not(tower: Tower, drop: Drop, tremor: Tremor, probe: Probe | None) -> object:
    try:
        return set_down(tower, drop, tremor, probe)
    except Blocked as blocked:
        return blocked.by


def test_a_kitten_is_put_beside_whoever_stands_in_the_middle_if_there_is_room() -> None:
    alone = Drop(Name("grey1"), 1, 0, 0, 0)
    tower = (BASE, set_down((BASE,), alone, CALM))
    kitten = Part(Name("kitten0"), (0, 0, GRAIN, TWIST, 0, 0, 0), 1)
    found = beside(tower, kitten)

    assert found.pose[:2] != (0, 0)
    crowd = tuple(
        Part(Name(f"grey{n}"), (x * GRAIN, y * GRAIN, GRAIN, TWIST, 0, 0, 0), 1)
        for n, (x, y) in enumerate(((x, y) for x in range(-4, 5) for y in range(-4, 5)), start=1)
    )
    assert beside((BASE, *crowd), kitten) == kitten
