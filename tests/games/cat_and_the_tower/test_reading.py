"""How steep a floor may be before a piece goes: what gravity says, in a file that the browser's own
reading of a place is held against (web/src/games/cat_and_the_tower/reading.test.ts)."""

from __future__ import annotations

import json
import math
from pathlib import Path
from typing import Any

import pytest

from clowder.games.cat_and_the_tower.physics.deeds import Drop, Tremor
from clowder.games.cat_and_the_tower.physics.simulation import simulate
from clowder.games.cat_and_the_tower.pieces import Name
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part

WEB = Path(__file__).parents[3] / "web" / "src" / "games" / "cat_and_the_tower"
SLOPES = json.loads((WEB / "fixtures" / "slopes.json").read_text("utf-8"))
FAR, TIPPED = 1.5, 5.0  # cm, degrees: what moved no more has held


def sloping(degrees: float) -> Part:
    """A floor nailed down, its +x side lower."""
    half = math.radians(degrees) / 2
    twist = (round(TWIST * math.cos(half)), 0, round(TWIST * math.sin(half)), 0)
    return Part(Name("floor1"), (0, 0, 5 * GRAIN, *twist), 1)


def holds(case: dict[str, Any], slope: int) -> bool:
    """Whether the piece, let go in the middle by a hand that does not tremble, stays."""
    name = Name(f"{case['kind']}1")
    drop = Drop(name, 1, 0, 0, case["turn"], case["bend"])
    outcome = simulate((sloping(slope),), drop, Tremor())
    assert outcome.blocked is None
    [end] = [part for part in outcome.lies if part.name == name]
    _, i, j, k = (value / TWIST for value in end.pose[3:])
    w = end.pose[3] / TWIST
    up = (2 * (i * k + w * j), 2 * (j * k - w * i), 1 - 2 * (i * i + j * j))
    steep = math.radians(slope)
    upright = min(1.0, up[0] * math.sin(steep) + up[2] * math.cos(steep))
    way = math.hypot(end.pose[0] / GRAIN, end.pose[1] / GRAIN)
    return way < FAR and math.degrees(math.acos(upright)) < TIPPED


def check(case: dict[str, Any]) -> None:
    assert holds(case, case["held"]), case
    assert not holds(case, case["went"]), case


def test_a_pillar_and_a_portal_hold_and_go_where_the_browser_expects_it() -> None:
    for case in (SLOPES[0], SLOPES[4], SLOPES[-9]):
        check(case)


@pytest.mark.long
def test_every_piece_holds_and_goes_where_the_browser_expects_it() -> None:
    for case in SLOPES:
        check(case)
