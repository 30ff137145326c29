"""The pieces as bodies of a MuJoCo model: sizes, weights, friction. Centimetres, grams, seconds.

The numbers were found by trial (docs/adr/0014): solver steps are never to be cut, and the margins
of two bodies add up in this version of MuJoCo.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from functools import lru_cache

from clowder.games.cat_and_the_tower.pieces import (
    BRIM,
    HEIGHTS,
    HOLE,
    KINDS,
    Name,
    has_hole,
    is_floor,
    is_kitten,
    kind_of,
    number_of,
)
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part

STEP = 1 / 240
THICK = 0.2  # a floor
LEAF = 4.5  # the width of one leaf of a wall
CARD = 0.12  # the thickness of a wall's leaf
EDGE = 0.10  # the radius of the round rim that a wall stands on: half the contacts of a box
FLOOR_MASS, WALL_MASS, CAT_MASS, KITTEN_MASS = 9.0, 3.5, 4.0, 3.0
FRICTION = {"floor": 0.5, "wall": 0.5, "cat": 0.55}
Triple = tuple[float, float, float]
Stuff = tuple[float, float]  # mass and friction
KITTEN = 0.85  # as large as a friend, in each direction
BODY = (1.5, 0.65, 0.8)  # half sizes of a friend's body
HEAD = (0.45, 0.55, 0.45)
HEAD_AT = (1.7, 0.0, 0.55)  # seen from the middle of the body

MEETS, MET = (1, 3), (2, 0)  # contype and conaffinity: what is only met meets nothing of its kind

# How exactly the solver works. Less exact costs more: pieces that hardly rest shiver, and every
# step is solved anew. While many tumble there is no rest to be found (heap.py).
EXACT, ROUGH = 1e-12, 1e-10

HEADER = f"""
<option timestep="{STEP!r}" gravity="0 0 -981" solver="Newton" iterations="200"
  tolerance="{EXACT!r}" cone="elliptic" impratio="50" integrator="implicitfast">
  <flag autoreset="disable"/></option>
<size memory="64M"/>
<default><geom solref="0.0125 3" solimp="0.95 0.9998 0.01 0.5 2" condim="3" margin="0" gap="0.015"
  contype="{MEETS[0]}" conaffinity="{MEETS[1]}"/>
</default>
"""


def model_of(parts: Iterable[Part], loose: Name | None = None) -> str:
    """The model in MuJoCo's own words; with `loose`, all but that piece are nailed down."""
    bodies = "".join(body(part, loose is None or part.name == loose) for part in parts)
    met = f'contype="{MET[0]}" conaffinity="{MET[1]}"'
    plane = f'<geom type="plane" size="200 200 1" friction="0.5 0 0" {met}/>'
    table = f'<body name="table">{plane}</body>'
    return f"<mujoco>{HEADER}<worldbody>{table}{bodies}</worldbody></mujoco>"


def body(part: Part, free: bool) -> str:
    place = " ".join(repr(value / GRAIN) for value in part.pose[:3])
    twist = " ".join(repr(value / TWIST) for value in part.pose[3:])
    fixed = part.name == "floor1" or not free
    joint = "" if fixed else f'<joint type="free" damping="{mass_of(part.name)}"/>'
    inside = geoms(part.name, part.bend)
    return f'<body name="{part.name}" pos="{place}" quat="{twist}">{joint}{inside}</body>'


@lru_cache(256)
def geoms(name: Name, bend: int) -> str:
    return "".join(shapes_of(name, bend))


def shapes_of(name: Name, bend: int) -> Sequence[str]:
    if is_floor(name):
        return floor_geoms(number_of(name))
    if kind_of(name) in KINDS:
        return wall_geoms(height_of(name), bend)
    return cat_geoms(KITTEN if is_kitten(name) else 1.0)


def floor_geoms(number: int) -> list[str]:
    half, thin = BRIM / 2, THICK / 2
    if not has_hole(number):
        return [geom("box", (half, half, thin), (0, 0, 0), (FLOOR_MASS, FRICTION["floor"]))]
    rim, inner = (half - HOLE / 2) / 2, HOLE / 2
    out = half - rim
    sides = [
        ((half, rim, thin), (0.0, out, 0.0)),
        ((half, rim, thin), (0.0, -out, 0.0)),
        ((rim, inner, thin), (out, 0.0, 0.0)),
        ((rim, inner, thin), (-out, 0.0, 0.0)),
    ]
    area = sum(size[0] * size[1] for size, _ in sides)
    return [
        geom("box", size, at, (FLOOR_MASS * size[0] * size[1] / area, FRICTION["floor"]))
        for size, at in sides
    ]


def wall_geoms(height: float, bend: int) -> list[str]:
    """Two leaves that meet in a fold; the middle of the body is that of its outline."""
    made = []
    lean = math.radians(bend) / 2
    fold = -LEAF / 2 * math.cos(lean)
    for side in (1, -1):
        turn = math.degrees(side * lean)
        at = (fold + LEAF / 2 * math.cos(lean), side * LEAF / 2 * math.sin(lean))
        size = (LEAF / 2, CARD / 2, height / 2 - 0.15)
        made.append(geom("box", size, (*at, 0), (WALL_MASS / 2 * 0.8, FRICTION["wall"]), turn))
        for up in (1, -1):
            start, end = (
                (fold + EDGE * math.cos(lean), side * EDGE * math.sin(lean)),
                (
                    fold + (LEAF - EDGE) * math.cos(lean),
                    side * (LEAF - EDGE) * math.sin(lean),
                ),
            )
            z = up * (height / 2 - EDGE)
            line = " ".join(repr(value) for value in (*start, z, *end, z))
            made.append(
                f'<geom type="capsule" fromto="{line}" size="{EDGE}" '
                f'mass="{WALL_MASS / 2 * 0.1}" friction="{FRICTION["wall"]} 0 0"/>'
            )
    return made


def cat_geoms(scale: float) -> list[str]:
    mass = CAT_MASS if scale == 1.0 else KITTEN_MASS
    body, head, at = ((scale * x, scale * y, scale * z) for x, y, z in (BODY, HEAD, HEAD_AT))
    return [
        geom("box", body, (0, 0, 0), (mass * 0.85, FRICTION["cat"])),
        geom("box", head, at, (mass * 0.15, FRICTION["cat"])),
    ]


def geom(shape: str, size: Triple, at: Triple, stuff: Stuff, turn: float = 0.0) -> str:
    return (
        f'<geom type="{shape}" size="{spaced(size)}" pos="{spaced(at)}" euler="0 0 {turn!r}" '
        f'mass="{stuff[0]!r}" friction="{stuff[1]} 0 0"/>'
    )


def spaced(values: Triple) -> str:
    return " ".join(repr(float(value)) for value in values)


def height_of(name: Name) -> float:
    """From its lowest to its highest point, standing; of a cat without its ears."""
    kind = kind_of(name)
    if is_floor(name):
        return THICK
    for wall, height in HEIGHTS.items():
        if wall == kind:
            return height
    return 2 * BODY[2] * (KITTEN if is_kitten(name) else 1.0)


def mass_of(name: Name) -> float:
    if is_floor(name):
        return FLOOR_MASS
    if kind_of(name) in KINDS:
        return WALL_MASS
    return KITTEN_MASS if is_kitten(name) else CAT_MASS
