"""Chances over many worlds: which of my cards, and which cells of the board, are left over."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache, reduce
from math import comb
from operator import or_
from typing import TypeAlias

from clowder.bots.rooms.cat_in_the_box.paradox import Board, Colours, World
from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.cat_in_the_box.pieces import BOX, COLOURS, Number

Chances: TypeAlias = tuple[float, ...]  # of none, one, two ...

# A cell that only I can fill may stay empty all the same: I have other cards to play, too.
PASSED_OVER = 0.2


class Others(Value):
    """What the others hold and can do, over all the worlds."""

    copies: tuple[Chances, ...]  # by column: how many copies of its number they hold
    cannot_fill: tuple[Chances, ...]  # by column and row: how likely none can fill the cell


def sum_up(worlds: Sequence[World], board: Board, me: Seat) -> Others:
    copies: list[Chances] = []
    cannot_fill: list[Chances] = []
    for column in range(len(board.free)):
        rivals = [[seat for seat in world.holders[column] if seat != me] for world in worlds]
        counted = Counter([len(seats) for seats in rivals])
        copies.append(tuple([counted[count] / len(worlds) for count in range(BOX.copies + 1)]))
        usable = [reduce(or_, [board.tokens[seat] for seat in seats], 0) for seats in rivals]
        cannot_fill.append(tuple([share_without(row, usable) for row in range(len(COLOURS))]))
    return Others(tuple(copies), tuple(cannot_fill))


def share_without(row: int, sets: Sequence[Colours]) -> float:
    """In how many of the sets the colour of that row is missing."""
    return sum([not colours >> row & 1 for colours in sets]) / len(sets)


def chance_of_two_stuck(after: Board, me: Seat, hand: Counter[Number], others: Others) -> float:
    """How likely two cards or more of the hand find no cell; one may stay (CIB-11)."""
    none, one = 1.0, 0.0
    for number, mine in hand.items():
        free = after.free[number - 1]
        usable = free & after.tokens[me]
        stuck = mixed(
            (chance, chances_in_race(mine, rivals, usable.bit_count(), free.bit_count()))
            for rivals, chance in enumerate(others.copies[number - 1])
            if chance
        )
        none, one = none * stuck[0], one * stuck[0] + none * stuck[1]
    return 1 - none - one


@cache
def chances_in_race(mine: int, rivals: int, usable: int, free: int) -> Chances:
    """The chances that 0, 1, 2 … of my copies of a number are left over.

    They and the rivals' come down in random order, mine on a cell I can use, theirs on any.
    """
    if mine == 0 or usable == 0:
        return tuple(float(stuck == mine) for stuck in range(BOX.copies + 1))
    i_come_next = mine / (mine + rivals)
    on_usable = usable / free
    outcomes = [(i_come_next, chances_in_race(mine - 1, rivals, usable - 1, free - 1))]
    if rivals:
        then = chances_in_race(mine, rivals - 1, usable - 1, free - 1)
        outcomes.append(((1 - i_come_next) * on_usable, then))
    if rivals and free > usable:
        then = chances_in_race(mine, rivals - 1, usable, free - 1)
        outcomes.append(((1 - i_come_next) * (1 - on_usable), then))
    return mixed(outcomes)


def mixed(outcomes: Iterable[tuple[float, Chances]]) -> Chances:
    """The chances in all outcomes together, weighted by how likely each outcome is."""
    weighted = [[chance * each for each in chances] for chance, chances in outcomes]
    return tuple(map(sum, zip(*weighted, strict=True)))


def lonely_cells(after: Board, me: Seat, hand: Counter[Number], others: Others) -> float:
    """How many free cells nobody can fill, on average: each is one card less that can be played."""
    lonely = 0.0
    for column, free in enumerate(after.free):
        for row, nobody_else in enumerate(others.cannot_fill[column]):
            if nobody_else and free >> row & 1:
                not_me = PASSED_OVER if after.tokens[me] >> row & 1 else 1.0
                lonely += nobody_else * not_me ** hand[column + 1]
    return lonely


@cache
def binomial(count: int, chance: float) -> Chances:
    return tuple(
        comb(count, hits) * chance**hits * (1 - chance) ** (count - hits)
        for hits in range(count + 1)
    )
