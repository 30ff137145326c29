"""Gravity: what a placing, a touch or five seconds do to the tower, by rigid bodies in MuJoCo.

Pure: a tower, a deed and a tremor in, an outcome out; the same on the same build. A tower is a
value, so a snapshot is the tower itself. Every simulation begins from its whole numbers with no
memory of the last, so that a restored game goes the same way as a live one.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import mujoco
import numpy as np

from clowder.core.value import Value, replace
from clowder.games.cat_and_the_tower.physics import shapes
from clowder.games.cat_and_the_tower.physics.deeds import Count, Deed, Drop, Rest, Stroke, Tremor
from clowder.games.cat_and_the_tower.physics.film import RATE, Film, make_film
from clowder.games.cat_and_the_tower.physics.heap import Heap, speeds
from clowder.games.cat_and_the_tower.physics.placement import Blocked, set_down, set_up_again
from clowder.games.cat_and_the_tower.pieces import TABLE, Name, floor_name
from clowder.games.cat_and_the_tower.tower import GRAIN, TWIST, Part, Pose, Touch, Tower

QUIET_SPEED, QUIET_SPIN = 0.05, 0.01  # cm/s, rad/s: slower than this is at rest
QUIET_SECONDS = 0.5
STILL_FRAMES = 3  # pictures in which nothing gets anywhere: as far as what is slow for long creeps
GRAINS = np.array([GRAIN] * 3 + [TWIST] * 4)  # in one of each number of a pose
STILL = GRAIN // 1000, TWIST // 5000  # a hundredth of a millimetre, two hundredths of a degree
LEAST, LONGEST = 0.3, 4.0  # seconds: what leans may creep on for long
CHUNK = 4  # steps between two looks
FRAME = round(1 / shapes.STEP / RATE)  # steps between two pictures
STICTION = 0.03  # cm: what rested and moved less than this has not moved (leaning towers creep)
TOUCHING = 0.03  # cm
STEEP = 0.5  # a contact whose normal points up by more than this carries
FASTEST = 2000.0  # cm/s: more is no falling piece but an error of the solver
COUNT = 5.0  # seconds (TOW-18)
STROKE = 15.0  # cm/s: what a friend gets from a touch


# MuJoCo writes a log file into the current folder unless warnings have a handler of ours. They are
# counted by the solver, and raise SimulationError in `step`.
mujoco.set_mju_user_warning(lambda _: None)


class SimulationError(RuntimeError):
    """The solver diverged; nothing has happened to the tower."""


class Outcome(Value):
    """Where everything lies that has moved, who touches whom, and how it came to that."""

    lies: tuple[Part, ...] = ()
    touches: tuple[Touch, ...] = ()
    film: Film = Film()
    blocked: Name | None = None  # in the way of a placing, which was then not let go (TOW-6)
    seconds: float = 0.0  # of simulated time


def simulate(tower: Tower, deed: Deed, tremor: Tremor) -> Outcome:
    """What comes of a deed; raises SimulationError where the solver diverges."""
    scene, touched = tower, None
    if isinstance(deed, Drop):
        try:
            scene = (*tower, set_down(tower, deed, tremor))
        except Blocked as blocked:
            return Outcome(blocked=blocked.by)
    elif isinstance(deed, Rest):
        scene = set_up_again(tower, deed.back)
    elif isinstance(deed, Stroke):
        touched = deed
    return let_go(tower, scene, touched, tremor, isinstance(deed, Count))


def let_go(
    tower: Tower, scene: Tower, stroke: Stroke | None, tremor: Tremor, counting: bool
) -> Outcome:
    moved = Moving(scene)
    if stroke is not None:
        moved.push(stroke, tremor)
    frames = moved.count() if counting else moved.settle()
    before = {part.name: part for part in tower}
    ended = [replace(part, pose=pose) for part, pose in zip(scene, moved.poses(), strict=True)]
    if moved.quiet and keeps_still(ended, before):
        ended = [before.get(part.name, part) for part in ended]
    lies = tuple(part for part in ended if before.get(part.name) != part)
    film = make_film([part.name for part in scene], [*frames, [part.pose for part in ended]])
    return Outcome(lies, moved.touches(ended), film, seconds=moved.seconds)


def keeps_still(ended: list[Part], before: dict[Name, Part]) -> bool:
    """Whether nothing that rested has moved to speak of: then it has not moved at all."""
    return all(
        distance(part.pose, before[part.name].pose) <= STICTION
        for part in ended
        if part.name in before
    )


def distance(one: Pose, other: Pose) -> float:
    return math.dist(one[:3], other[:3]) / GRAIN


class Moving:
    """A tower in motion."""

    def __init__(self, scene: Tower) -> None:
        self.scene = scene
        self.model = mujoco.MjModel.from_xml_string(shapes.model_of(scene))
        self.data = mujoco.MjData(self.model)
        self.bodies = [self.model.body(part.name).id for part in scene]
        self.steps = 0
        self.quiet = False
        self.speeds = speeds(self.data)
        self.heap = Heap(self.model)
        mujoco.mj_forward(self.model, self.data)

    @property
    def seconds(self) -> float:
        return round(self.steps * shapes.STEP, 4)

    def push(self, stroke: Stroke, tremor: Tremor) -> None:
        joint = self.model.body(stroke.name).dofadr[0]
        speed = STROKE * (1 + tremor.force / 1000)
        angle = math.radians(stroke.side + tremor.turn / 1000)
        self.data.qvel[joint : joint + 2] = speed * math.cos(angle), speed * math.sin(angle)

    def settle(self) -> list[list[Pose]]:
        """Until all is quiet; the frames on the way."""
        frames, still = [self.poses()], 0.0
        while self.seconds < LONGEST and not self.quiet:
            self.step()
            still = still + CHUNK * shapes.STEP if self.is_slow() else 0.0
            self.quiet = still >= QUIET_SECONDS
            if self.steps % FRAME == 0:
                frames.append(self.poses())
                old = self.seconds >= LEAST  # what will fall is slow at first
                self.quiet = self.quiet or (old and keeps_its_place(frames, STILL_FRAMES))
        return frames

    def count(self) -> list[list[Pose]]:
        """Five seconds, but what has not stirred in one of them does not in the others."""
        frames = [self.poses()]
        while self.seconds < COUNT and not self.quiet:
            frames += self.run(1 / RATE)[1:]
            self.quiet = len(frames) > RATE and keeps_its_place(frames, RATE)
        return frames

    def run(self, seconds: float) -> list[list[Pose]]:
        """Just so long, whatever happens."""
        frames = [self.poses()]
        for _ in range(round(seconds * RATE)):
            for _ in range(FRAME // CHUNK):
                self.step()
            frames.append(self.poses())
        return frames

    def step(self) -> None:
        mujoco.mj_step(self.model, self.data, nstep=CHUNK)
        self.steps += CHUNK
        self.speeds = slides, spins = speeds(self.data)
        fastest = float(np.maximum(slides, spins).max(initial=0.0))
        if not fastest < FASTEST or self.data.warning.number.any():  # also where it is no number
            raise SimulationError(f"the simulation diverged after {self.seconds} s")
        self.heap.look(self.data, slides, spins)

    def is_slow(self) -> bool:
        slides, spins = self.speeds
        slow = (slides < QUIET_SPEED) & (spins < QUIET_SPIN)
        return bool((slow | self.heap.may_tremble(slides, spins)).all())

    def poses(self) -> list[Pose]:
        places = np.rint(self.data.xpos[self.bodies] * GRAIN).astype(int)
        twists = np.rint(self.data.xquat[self.bodies] * TWIST).astype(int)
        return [tuple(pose) for pose in np.hstack((places, twists)).tolist()]

    def touches(self, parts: Sequence[Part]) -> tuple[Touch, ...]:
        """Who touches whom once the pieces lie like that; it moves no more after this."""
        free = [part.pose for part in parts if part.name != floor_name(1)]
        self.data.qpos = (np.array(free).reshape(-1, 7) / GRAINS).ravel()
        self.heap.loosen()
        return touches_in(self.model, self.data, [part.name for part in parts])


def keeps_its_place(frames: list[list[Pose]], pictures: int) -> bool:
    """Whether nothing has got anywhere in so many pictures: under load some pieces tremble
    faster than `is_slow` allows, as long as one looks, and stay where they are."""
    lately = np.array(frames[-1 - pictures :])
    ways = np.abs(lately[:-1] - lately[-1])
    far, turn = (most * pictures / STILL_FRAMES for most in STILL)
    return bool((ways[..., :3] <= far).all() and (ways[..., 3:] <= turn).all())


def touches_of(tower: Tower) -> tuple[Touch, ...]:
    """Who touches whom, and who rests on whom, once each, in order."""
    model = mujoco.MjModel.from_xml_string(shapes.model_of(tower))
    return touches_in(model, mujoco.MjData(model), [part.name for part in tower])


def touches_in(model: Any, data: Any, pieces: Sequence[Name]) -> tuple[Touch, ...]:
    """The same where they lie by the positions in `data`; `pieces` are in the model's order."""
    mujoco.mj_kinematics(model, data)
    mujoco.mj_collision(model, data)
    names = (Name("world"), TABLE, *pieces)  # by body
    close = data.contact.dist <= TOUCHING
    bodies = model.geom_bodyid[data.contact.geom[close]].tolist()
    ups = data.contact.frame[close][:, 2].tolist()  # a normal points from the first to the second
    found: dict[tuple[Name, Name], bool] = {}
    for (first, second), up in zip(bodies, ups, strict=True):
        upper, lower = (names[first], names[second]) if up < 0 else (names[second], names[first])
        rests = abs(up) > STEEP
        if not rests and (lower, upper) in found:
            lower, upper = upper, lower
        found[upper, lower] = found.get((upper, lower), False) or rests
    return tuple(
        sorted(
            (one, other, rests)
            for (one, other), rests in found.items()
            if rests or not found.get((other, one), False)
        )
    )
