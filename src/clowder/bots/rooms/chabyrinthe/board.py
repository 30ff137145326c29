"""The square in plain numbers, since thousands of actions are looked at in a turn."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple, TypeAlias

from clowder.games.chabyrinthe.pieces import LOOKS, SQUARE_SIZES, Kind, Place
from clowder.games.chabyrinthe.tunnels import THROUGH, doors, lane, neighbours

Look: TypeAlias = int  # a card as it lies: a kind and a turn
Square: TypeAlias = tuple[Look, ...]
Stray: TypeAlias = tuple[Place, float]  # a cat and what it is worth

CARDS = tuple(card for looks in LOOKS.values() for card in looks)
LOOK = {card: look for look, card in enumerate(CARDS)}
ALIKE = tuple(tuple(LOOK[card] for card in LOOKS[look.kind]) for look in CARDS)
LOOKS_OF: dict[Kind, tuple[Look, ...]] = {
    kind: tuple(LOOK[card] for card in looks) for kind, looks in LOOKS.items()
}
EXITS = tuple(outs for card in CARDS for outs in THROUGH[card])  # by look and side one enters


class Board(NamedTuple):
    """What joining depends on, and what it brings."""

    square: Square
    guardians: tuple[Place, Place]
    strays: tuple[Stray, ...]
    cats: int  # in their deck
    worth: float  # of a cat that nobody has seen, on average


class Fate(NamedTuple):
    """The board once every joined cat has been dealt with."""

    gain: float
    board: Board


def homes(square: Square, side: int, place: Place, guardians: tuple[Place, Place]) -> list[int]:
    """Which guardians a cat at `place` is joined to."""
    beyond = neighbours(side)
    first = doors(side)[place]
    if not EXITS[4 * square[first >> 2] + (first & 3)]:
        return []
    queue, seen, ends = [first], {first}, set()
    for port in queue:
        cell = port >> 2
        for out in EXITS[4 * square[cell] + (port & 3)]:
            reached = beyond[4 * cell + out]
            if reached < 0:
                ends.add(~reached)
            elif reached not in seen:
                seen.add(reached)
                queue.append(reached)
    return [who for who in (0, 1) if guardians[who] in ends]


def fates(board: Board, side: int) -> list[Fate]:
    """Every outcome of looking for homes and choosing among them (CHA-8 to CHA-11)."""
    joined = [
        (stray, found)
        for stray in board.strays
        if (found := homes(board.square, side, stray[0], board.guardians))
    ]
    if not joined:
        return [Fate(0.0, board)]
    gain = sum(stray[1] for stray, _ in joined)
    left = tuple(stray for stray in board.strays if all(stray is not one for one, _ in joined))
    taken = board._replace(strays=left)
    return [
        Fate(gain + fate.gain, fate.board)
        for after in adoptions(taken, [(stray[0], who) for stray, who in joined], side)
        for fate in fates(after, side)
    ]


def adoptions(board: Board, found: list[tuple[Place, list[int]]], side: int) -> Iterator[Board]:
    """Every order of the cats found, and every choice of guardians (CHA-11)."""
    if not found or not (board.strays or board.cats):
        yield board
        return
    for index, (place, guardians) in enumerate(found):
        rest = found[:index] + found[index + 1 :]
        for who in guardians:
            yield from adoptions(adopted(board, place, who, side), rest, side)


def adopted(board: Board, place: Place, who: int, side: int) -> Board:
    """The guardian moves on, and the next cat comes (CHA-9, CHA-13)."""
    places = SQUARE_SIZES[side].places
    used = {*board.guardians, *(stray[0] for stray in board.strays)}
    end = free_after(board.guardians[who], used, places)
    guardians = (end, board.guardians[1]) if who == 0 else (board.guardians[0], end)
    board = board._replace(guardians=guardians)
    if not board.cats:
        return board
    used = {*guardians, *(stray[0] for stray in board.strays)}
    came = (free_after(place, used, places), board.worth)
    return board._replace(strays=(*board.strays, came), cats=board.cats - 1)


def free_after(place: Place, used: set[Place], places: int) -> Place:
    place = (place + 1) % places
    while place in used:
        place = (place + 1) % places
    return place


def rotations(square: Square) -> Iterator[tuple[int, int, Square]]:
    """Each card in each of its other looks: the cell, the quarters, the square after."""
    for cell, look in enumerate(square):
        looks = ALIKE[look]
        here = looks.index(look)
        for quarters in range(1, len(looks)):
            other = looks[(here + quarters) % len(looks)]
            yield cell, quarters, (*square[:cell], other, *square[cell + 1 :])


def inserts(square: Square, kind: Kind, side: int) -> Iterator[tuple[Place, int, Square]]:
    """The card pushed in everywhere in each of its looks."""
    for place in range(4 * side):
        order = slide(side, place)
        pushed = [square[cell] for cell in order]
        gap = lane(side, place)[0]
        for turn, look in enumerate(LOOKS_OF[kind]):
            pushed[gap] = look
            yield place, turn, tuple(pushed)


@cache
def slide(side: int, place: Place) -> tuple[int, ...]:
    """For each cell, where its card comes from; the first of the lane is filled later."""
    order = list(range(side * side))
    cells = lane(side, place)
    for after, cell in zip(cells[1:], cells, strict=False):
        order[after] = cell
    return tuple(order)
