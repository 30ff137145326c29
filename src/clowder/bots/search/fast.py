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


def play_uniformly(root: Twin, games: int, most: int, seed: int) -> int:
    """Any allowed moves from here to the next draw of NATURE, again and again: how many moves.

    No search wants this; it is how twins are compared with other rules.
    """
    dice = Dice(seed)
    made: i64 = 0
    for _ in range(i64(games)):
        made += root.copy().play_any(most, dice)
    return int(made)


def rank_of(seat: i64, action: i64) -> i64:
    """Where a child stands among its siblings: in the order of `Twin.legal` for each seat."""
    return seat << 32 | action


class Node(Tally):
    """One action after another; its values are those of the seat that acted.

    Its children are a chain in order of their actions, as `Twin.legal` lists them: one walk along
    both finds all that are allowed.
    """

    __slots__ = ("chances", "first", "following", "rank", "seat")

    def __init__(self, action: i64, seat: i64) -> None:
        super().__init__(action)
        self.seat: i64 = seat
        self.rank: i64 = rank_of(seat, action)
        self.chances: i64 = 1  # how often it could have been chosen
        self.first: Node | None = None  # of its children
        self.following: Node | None = None  # among those of its parent

    def children(self) -> list[Node]:
        found: list[Node] = []
        child = self.first
        while child is not None:
            found.append(child)
            child = child.following
        return found

    def bound(self) -> float:
        """The upper confidence bound of what it is worth."""
        visits = float(self.visits)
        return self.total / visits + EXPLORE * math.sqrt(math.log(float(self.chances)) / visits)


def pick(node: Node, twin: Twin, seat: i64, dice: Dice) -> Node:
    """The child to try: any that is new, else the one with the highest upper confidence bound."""
    legal = twin.legal(seat)
    new: i64 = 0
    best: Node | None = None
    top = -math.inf
    child = node.first
    for action in legal:
        rank = rank_of(seat, action)
        while child is not None and child.rank < rank:
            child = child.following
        if child is None or child.rank != rank:
            new += 1
            continue
        child.chances += 1
        if new == 0:
            bound = child.bound()
            if bound > top:
                top = bound
                best = child
    return add(node, legal, seat, dice.below(new)) if best is None or new else best


def add(node: Node, legal: list[int], seat: i64, skip: i64) -> Node:
    """A new child, for the allowed action that comes after `skip` others without one."""
    before: Node | None = None
    child = node.first
    for action in legal:
        rank = rank_of(seat, action)
        while child is not None and child.rank < rank:
            before = child
            child = child.following
        if child is not None and child.rank == rank:
            continue
        if skip == 0:
            break
        skip -= 1
    new = Node(action, seat)
    new.following = child
    if before is None:
        node.first = new
    else:
        before.following = new
    return new


def grow(  # noqa: PLR0913 (what a search consists of)
    root: Node, worlds: list[Twin], seat: i64, turns: int, seed: int, by_chance: bool = False
) -> None:
    """Grow the tree of one seat's information: in every turn another world, one new node.

    Beyond the new node the twin's policy plays on, or chance does.
    """
    dice = Dice(seed)
    for turn in range(i64(turns)):
        twin = worlds[turn % i64(len(worlds))].copy()
        path = descend(root, twin, seat, dice)
        if by_chance:
            twin.play_any(LONGEST, dice)
        else:
            twin.rollout(dice)
        values = twin.values()
        for node in path:
            if node.seat >= 0:
                node.add(values[node.seat])


def descend(root: Node, twin: Twin, seat: i64, dice: Dice) -> list[Node]:
    """From the root to the first node that is new, and the position along with it."""
    path = [root]
    mover: i64 = seat  # whoever else is asked at once answers after the searcher
    asked = twin.asked()
    while asked and len(path) < DEEPEST:
        if asked == NATURE_BIT:
            if not twin.draw(dice):
                break
        else:
            if len(path) > 1:
                mover = lowest(asked)
            node = pick(path[-1], twin, mover, dice)
            twin.apply(mover, node.action)
            path.append(node)
            if node.visits == 0:
                break
        asked = twin.asked()
    return path
