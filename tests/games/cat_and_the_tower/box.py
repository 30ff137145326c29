"""What the cards say (TOW-C4, TOW-C5), typed from the rules a second time; for the model."""

from __future__ import annotations

from itertools import permutations
from typing import Protocol

KINDS = ("brick", "window", "portal", "statue", "pillar")
COLOURS = ("orange", "grey", "white", "brown")
POWERS = dict.fromkeys(KINDS, 12) | {"pillar": 6} | dict.fromkeys(COLOURS, 4)

_LETTERS = dict(zip("BWPSI", KINDS, strict=True))
_TOLD = """
1 B+W; 2 any / W+P; 3 B+P; 4 W+S; 5 P+S; 6 I+I; 7 orange / B+S; 8 grey / B+W; 9 white / W+P;
10 brown / P+S; 11 orange / W+S; 12 grey / B+P; 13 any floor; 14 white / B+S; 15 brown / I+I;
16 orange / grey; 17 white / brown; 18 any other; 19 any colours; 20 any / W+P
"""
CARDS: dict[int, list[str]] = {}
for _card in _TOLD.replace("\n", " ").split(";"):
    _number, _, _sides = _card.strip().partition(" ")
    CARDS[int(_number)] = [
        f"build {_LETTERS[side[0]]} {_LETTERS[side[2]]}" if "+" in side else side
        for side in map(str.strip, _sides.split("/"))
    ]

REWARDS = dict(enumerate([2, 2, 3, 3, 3, 3, 3, 2, 2, 2, 2, 2, 1, 1, 1, 1], start=1))


class Cats(Protocol):
    def under(self, name: str) -> set[str]: ...
    def touching(self, name: str) -> set[str]: ...


def goal_is_met(goal: int, friends: list[str], cats: Cats) -> bool:
    """Whether the friends of one floor do what a goal card asks for."""

    def colour(name: str) -> str:
        return name[:-1]

    def on_back_of(high: str, low: str) -> bool:
        floors = {other for other in cats.touching(high) if other.startswith("floor")}
        return low in cats.under(high) and not floors

    pairs = list(permutations(friends, 2))
    if goal in (1, 2):
        return any(
            b in cats.touching(a) and (colour(a) == colour(b)) == (goal == 1) for a, b in pairs
        )
    if goal in (3, 4, 5, 6):
        own = [name for name in friends if colour(name) == COLOURS[goal - 3]]
        return any(on_back_of(a, b) and on_back_of(a, c) for a, b, c in permutations(own, 3))
    if goal == 7:
        trios = (t for t in permutations(friends, 3) if len(set(map(colour, t))) == 3)
        return any({a, c} <= cats.touching(b) for a, b, c in trios)
    if goal == 8:
        return any(on_back_of(a, b) for a, b in pairs)
    if goal <= 12:
        own_colour = COLOURS[goal - 9]
        return any(on_back_of(a, b) and colour(a) == own_colour != colour(b) for a, b in pairs)
    return any(colour(name) == COLOURS[goal - 13] for name in friends)
