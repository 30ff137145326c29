"""What helps a player to judge the tower: how it leans, and which goals hold."""

from __future__ import annotations

import math

from clowder.core.rng import FastRng
from clowder.core.value import Value
from clowder.games.cat_and_the_tower.goals import claims
from clowder.games.cat_and_the_tower.imagine import imagine
from clowder.games.cat_and_the_tower.pieces import Goal, is_floor
from clowder.games.cat_and_the_tower.state import Dealing, Over, Seating
from clowder.games.cat_and_the_tower.tower import GRAIN, Part, uprightness
from clowder.games.cat_and_the_tower.view import View


class Lean(Value):
    """How a floor lies."""

    floor: int
    tilt: int  # tenths of a degree
    off: int  # millimetres from the middle of floor 1


class Aids(Value):
    leans: tuple[Lean, ...]  # from the lowest floor up
    goals: tuple[Goal, ...]  # that hold for the seat that looks


def aids_of(view: View) -> Aids | None:
    if view.seat is None or isinstance(view.phase, Seating | Dealing | Over):
        return None
    # The seat's own goals and the tower are all in its view, whatever is imagined for the rest.
    world = imagine(view, FastRng(0))
    held = dict.fromkeys(goal for goal, _ in claims(world, view.seat))
    return Aids(leans_of(view), tuple(held))


def leans_of(view: View) -> tuple[Lean, ...]:
    floors = sorted((p for p in view.tower if is_floor(p.name)), key=lambda part: part.floor)
    return tuple(map(lean_of, floors))


def lean_of(part: Part) -> Lean:
    tilt = math.degrees(math.acos(min(1.0, uprightness(part.pose))))
    off = math.hypot(*part.pose[:2]) * 10 / GRAIN
    return Lean(part.floor, round(10 * tilt), round(off))
