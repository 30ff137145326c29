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
        self.left = np.zeros(len(self.bodies), dtype=bool)  # far from where they were
        self.tumbled = False

    def look(self, data: Any, slides: Any, spins: Any) -> None:
        """After each stride; `slides` and `spins` are the speeds of the pieces by then."""
        if (slides > RUSHING).sum() >= MANY:
            self.model.opt.impratio, self.model.opt.tolerance = LOOSE, shapes.ROUGH
            self.tumbled = True
        at = data.qpos.reshape(-1, 7)[:, :3]
        self.left = ((at - self.homes) ** 2).sum(axis=1) > FAR**2
        if not self.left.any():  # as nearly always: then nothing lies beside the tower
            self.looks[:] = 0
            return
        beside = (np.abs(at[:, :2]).max(axis=1, initial=0.0) > BESIDE) & (at[:, 2] < LOW)
        lies = self.left & beside & (slides < LIES_SPEED) & (spins < LIES_SPIN)
        self.looks = np.where(lies, self.looks + 1, 0)
        new = (self.looks >= LIES_LOOKS) & ~self.nailed
        if new.any():
            self.nail(data, new)

    def nail(self, data: Any, new: Any) -> None:
        self.nailed |= new
        data.qvel.reshape(-1, 6)[new] = 0.0
        for mass in (self.model.dof_armature, self.model.dof_M0):
            mass.reshape(-1, 6)[new] = IMMOVABLE
        self.let_meet(new, shapes.MET)

    def loosen(self) -> None:
        """What was nailed meets everything again; how heavy it is makes no difference then."""
        if self.nailed.any():
            self.let_meet(self.nailed, shapes.MEETS)

    def let_meet(self, which: Any, whom: tuple[int, int]) -> None:
        of_them = np.isin(self.model.geom_bodyid, self.bodies[which])
        self.model.geom_contype[of_them], self.model.geom_conaffinity[of_them] = whom

    def may_tremble(self, slides: Any, spins: Any) -> Any:
        """Which pieces are at rest though they move a little: heaps never lie quite still."""
        trembles = (slides < TREMBLE_SPEED) & (spins < TREMBLE_SPIN)
        return trembles & (self.left | self.tumbled)


def speeds(data: Any) -> tuple[Any, Any]:
    """Of each piece, how fast it slides and how fast it turns."""
    each = np.abs(data.qvel.reshape(-1, 6))
    return each[:, :3].max(axis=1, initial=0.0), each[:, 3:].max(axis=1, initial=0.0)
