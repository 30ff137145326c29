"""What comes down: most of a collapse's cost is a heap beside the tower that decides nothing.

So a piece that lies there is nailed to the table; and once many tumble, sliding is held less
stiffly, and the end need not be waited for so long. What stands is looked at again, as finely as
ever, when the fallen have been taken away.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from clowder.games.cat_and_the_tower.physics import shapes

FAR = 5.0  # cm: what is so far from where it was has left its place
BESIDE, LOW = 8.0, 12.0  # cm: beyond floor 1, and about as high as a heap
LIES_SPEED, LIES_SPIN = 8.0, 6.0  # cm/s, rad/s: what falls is never so slow for long
LIES_LOOKS = 4
TREMBLE_SPEED, TREMBLE_SPIN = 2.0, 1.0
RUSHING = 30.0  # cm/s
MANY = 5  # pieces: where so many rush, some have fallen, and there is a second look
LOOSE = 2.0  # MuJoCo's impratio from then on; at 50 each step takes up to four times as long
IMMOVABLE = 1e9  # g


class Heap:
    """Looks on while the tower moves, and takes out of the simulation what has fallen."""

    def __init__(self, model: Any) -> None:
        self.model = model
        self.homes = model.qpos0.reshape(-1, 7)[:, :3].copy()
        self.bodies = model.dof_bodyid[::6]
        self.looks = np.zeros(len(self.bodies), dtype=int)
        self.nailed = np.zeros(len(self.bodies), dtype=bool)
        self.tumbled = False

    def look(self, data: Any) -> None:
        slides, spins = speeds(data)
        if (slides > RUSHING).sum() >= MANY:
            self.model.opt.impratio = LOOSE
            self.tumbled = True
        at = data.qpos.reshape(-1, 7)[:, :3]
        beside = (np.abs(at[:, :2]).max(axis=1, initial=0.0) > BESIDE) & (at[:, 2] < LOW)
        lies = self.have_left(data) & beside & (slides < LIES_SPEED) & (spins < LIES_SPIN)
        self.looks = np.where(lies, self.looks + 1, 0)
        new = (self.looks >= LIES_LOOKS) & ~self.nailed
        if new.any():
            self.nail(data, new)

    def nail(self, data: Any, new: Any) -> None:
        self.nailed |= new
        data.qvel.reshape(-1, 6)[new] = 0.0
        for mass in (self.model.dof_armature, self.model.dof_M0):
            mass.reshape(-1, 6)[new] = IMMOVABLE
        of_them = np.isin(self.model.geom_bodyid, self.bodies[new])
        self.model.geom_contype[of_them], self.model.geom_conaffinity[of_them] = shapes.MET

    def have_left(self, data: Any) -> Any:
        """Which pieces are far from where they were."""
        way = data.qpos.reshape(-1, 7)[:, :3] - self.homes
        return (way**2).sum(axis=1) > FAR**2

    def may_tremble(self, data: Any) -> Any:
        """Which pieces are at rest though they move a little: heaps never lie quite still."""
        slides, spins = speeds(data)
        trembles = (slides < TREMBLE_SPEED) & (spins < TREMBLE_SPIN)
        return trembles & (self.have_left(data) | self.tumbled)


def speeds(data: Any) -> tuple[Any, Any]:
    """Of each piece, how fast it slides and how fast it turns."""
    each = np.abs(data.qvel.reshape(-1, 6))
    return each[:, :3].max(axis=1, initial=0.0), each[:, 3:].max(axis=1, initial=0.0)
