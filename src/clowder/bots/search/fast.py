"""The loops of search, over twins: flat roll-outs and a tree of information sets. For mypyc."""

from __future__ import annotations

import math
from typing import Final

from mypy_extensions import i64

from clowder.core.twin import NATURE_BIT, Dice, Twin, lowest

EXPLORE: Final = 0.5  # of values from 0 to 1
DEEPEST: Final = 400  # moves in a tree: far more than a search adds
LONGEST: Final = 2000  # moves by chance, after which a position is judged as it is


class Tally:
    """What an action brought so far."""

    __slots__ = ("action", "squares", "total", "visits")

    def __init__(self, action: int) -> None:
        self.action: i64 = action
        self.visits: i64 = 0
        self.total: float = 0.0
        self.squares: float = 0.0

    def add(self, value: float) -> None:
        self.visits += 1
        self.total += value
        self.squares += value * value

    def mean(self) -> float:
        return self.total / float(self.visits) if self.visits else 0.0

    def error(self) -> float:
        """The standard error of the mean; infinite while it cannot be known."""
        if self.visits < 2:
            return math.inf
        n = float(self.visits)
        spread = max(self.squares / n - (self.total / n) ** 2, 0.0)
        return math.sqrt(spread / (n - 1.0))


def roll_out(worlds: list[Twin], seat: i64, tallies: list[Tally], turns: int, seed: int) -> None:
    """Play each action out `turns` times, all in the same worlds and with the same chance."""
    first: i64 = seed
    for turn in range(i64(turns)):
        world = worlds[(first + turn) % i64(len(worlds))]
        for tally in tallies:
            twin = world.copy()
            twin.apply(seat, tally.action)
            twin.rollout(Dice((first + turn) * 2654435761))
            tally.add(twin.values()[seat])


def play_any(twin: Twin, most: i64, dice: Dice) -> i64:
    """Play random allowed moves until NATURE is to draw, at most `most`; returns how many."""
    made: i64 = 0
    asked = twin.asked()
    while asked != 0 and asked != NATURE_BIT and made < most:
        mover = lowest(asked)
        twin.apply(mover, twin.sample(mover, dice))
        made += 1
        asked = twin.asked()
    return made


def play_uniformly(root: Twin, games: int, most: int, seed: int) -> int:
    """Any allowed moves from here to the next draw of NATURE, again and again: how many moves.

    No search wants this; it is how twins are compared with other rules.
    """
    dice = Dice(seed)
    made: i64 = 0
    for _ in range(i64(games)):
        made += play_any(root.copy(), most, dice)
    return int(made)


class Node:
    """One action after another; its values are those of the seat that acted."""

    __slots__ = ("action", "chances", "children", "seat", "tally")

    def __init__(self, action: i64, seat: i64) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.chances: i64 = 1  # how often it could have been chosen
        self.tally = Tally(action)
        self.children: list[Node] = []

    def find(self, seat: i64, action: i64) -> Node | None:
        for child in self.children:
            if child.action == action and child.seat == seat:
                return child
        return None


def pick(node: Node, twin: Twin, seat: i64, dice: Dice) -> Node:
    """The child to try: any that is new, else the one with the highest upper confidence bound."""
    new: list[int] = []
    best: Node | None = None
    top = -math.inf
    for action in twin.legal(seat):
        child = node.find(seat, action)
        if child is None:
            new.append(action)
            continue
        child.chances += 1
        visits = float(child.tally.visits)
        bound = child.tally.mean() + EXPLORE * math.sqrt(math.log(float(child.chances)) / visits)
        if bound > top:
            top = bound
            best = child
    if best is None or new:
        best = Node(new[dice.below(len(new))], seat)
        node.children.append(best)
    return best


def grow(  # noqa: PLR0913 (what a search consists of)
    root: Node, worlds: list[Twin], seat: i64, turns: int, seed: int, by_chance: bool = False
) -> None:
    """Grow the tree of one seat's information: in every turn another world, one new node.

    Beyond the new node the twin's policy plays on, or chance does.
    """
    dice = Dice(seed)
    for turn in range(i64(turns)):
        twin = worlds[turn % i64(len(worlds))].copy()
        path = [root]
        mover: i64 = seat  # whoever else is asked at once answers after the searcher
        while twin.asked() and len(path) < DEEPEST:
            if twin.asked() == NATURE_BIT:
                if not twin.draw(dice):
                    break
                continue
            if len(path) > 1:
                mover = lowest(twin.asked())
            node = pick(path[-1], twin, mover, dice)
            twin.apply(mover, node.action)
            path.append(node)
            if node.tally.visits == 0:
                break
        if by_chance:
            play_any(twin, LONGEST, dice)
        else:
            twin.rollout(dice)
        values = twin.values()
        for node in path:
            if node.seat >= 0:
                node.tally.add(values[node.seat])
