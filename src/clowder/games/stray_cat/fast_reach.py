"""Where a kitten of the twin can get, and whom it meets on the way."""

from __future__ import annotations

from clowder.games.stray_cat.fast_ground import FOG, NOWHERE, SPOTS
from clowder.games.stray_cat.fast_rules import Rules


class Reach:
    """Where a kitten can get, for every number of steps up to some."""

    def __init__(self, twin: Rules, kitten: int, came: int, most: int, barred: int) -> None:
        self.twin = twin
        self.barred = barred
        self.places: list[int] = [twin.kittens[kitten]]
        self.cames: list[int] = [came]
        self.firsts: list[int] = [NOWHERE]
        self.met: list[int] = [0]  # 1 + the place of the first other kitten on the way
        self.fogs: list[int] = []
        self.fog_steps: list[int] = []
        self.fog_firsts: list[int] = []
        self.fog_met: list[int] = []
        self.offset: list[int] = [0, 1]  # where the ends of so many steps begin
        self.others = 0
        for other in range(twin.seats):
            if other != kitten:
                self.others |= 1 << twin.kittens[other]
        for length in range(1, most + 1):
            self.lengthen(length)
            self.offset.append(len(self.places))

    def lengthen(self, length: int) -> None:
        """Every way by one step."""
        twin, seen = self.twin, {NOWHERE: 0}
        for index in range(self.offset[length - 1], self.offset[length]):
            here, back = self.places[index], self.cames[index]
            for to in twin.ground.steps(twin.shown, twin.works, here, back, self.barred):
                first = self.firsts[index] if length > 1 else to
                met = self.met[index]
                if to % SPOTS == FOG:
                    self.fogs.append(to)
                    self.fog_steps.append(length)
                    self.fog_firsts.append(first)
                    self.fog_met.append(met)
                    continue
                if not met and self.others >> to & 1:
                    met = to + 1
                known = seen.get(to * 256 + here, NOWHERE)
                if known == NOWHERE:
                    seen[to * 256 + here] = len(self.places)
                    self.places.append(to)
                    self.cames.append(here)
                    self.firsts.append(first)
                    self.met.append(met)
                elif self.met[known] and not met:
                    self.met[known] = 0
                    self.firsts[known] = first

    def whole(self, steps: int) -> bool:
        """Whether there is a way of that length, as far as one can see."""
        if self.offset[steps] < self.offset[steps + 1]:
            return True
        return len(self.fog_steps) > 0 and self.fog_steps[0] <= steps
