"""Whether a round can still be played out, or somebody is bound to cause a paradox (CIB-12).

All cards must find a cell, but for the one that each player keeps to the end (CIB-11). A column
that cannot take all copies of its number is crowded. The round can be played out if the players
can relieve the crowded columns by keeping a card each.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from typing import TypeAlias

from clowder.bots.rooms.cat_in_the_box.worlds import Hands
from clowder.core.game import Seat
from clowder.core.value import Value, without
from clowder.games.cat_in_the_box.pieces import COLOURS, ROW, Colour, Number
from clowder.games.cat_in_the_box.state import State

Colours: TypeAlias = int  # a set of colours, a bit for each row of the board
Column: TypeAlias = tuple[Colours, tuple[Seat, ...]]  # its free cells, and who holds its number


class Board(Value):
    """The research board and the players' tokens, in the form that is quickest to look at."""

    free: tuple[Colours, ...]  # by column: the free cells
    tokens: tuple[Colours, ...]  # by seat


class World(Value):
    """One way in which the cards may lie."""

    holders: tuple[tuple[Seat, ...], ...]  # by column: who holds the copies of its number
    crowded: tuple[int, ...]  # the columns that are


def look_at(table: State) -> Board:
    columns, research = table.columns, table.research
    free = [0] * columns
    for space, owner in enumerate(research):
        if owner is None:
            free[space % columns] |= 1 << space // columns
    return Board(tuple(free), tuple([set_of(tokens) for tokens in table.tokens]))


def set_of(colours: tuple[Colour, ...]) -> Colours:
    return sum([1 << ROW[colour] for colour in colours])


def look_into(hands: Hands, board: Board) -> World:
    holders: list[tuple[Seat, ...]] = [()] * len(board.free)
    for seat, hand in enumerate(hands):
        for number in hand:
            holders[number - 1] += (Seat(seat),)
    crowded = tuple(
        [
            index
            for index, column in enumerate(zip(board.free, holders, strict=True))
            if is_crowded(column, board.tokens)
        ]
    )
    return World(tuple(holders), crowded)


def has_hope(world: World, board: Board) -> bool:
    """Whether the round can still be played out."""
    crowded = [(board.free[index], world.holders[index]) for index in world.crowded]
    return can_relieve(crowded, board.tokens, tuple(range(len(board.tokens))))


def has_hope_after(
    world: World, play: tuple[Seat, Number], touched: Collection[Number], after: Board
) -> bool:
    """The same once `play` has led to the board `after`; it changed the columns of `touched`."""
    seat, played = play
    crowded = [
        (after.free[index], world.holders[index])
        for index in world.crowded
        if index + 1 not in touched
    ]
    for number in touched:
        holders = world.holders[number - 1]
        left = without(holders, seat) if number == played else holders
        if is_crowded((after.free[number - 1], left), after.tokens):
            crowded.append((after.free[number - 1], left))
    return can_relieve(crowded, after.tokens, tuple(range(len(after.tokens))))


def is_crowded(column: Column, tokens: tuple[Colours, ...]) -> bool:
    free, holders = column
    return not fit(free, tuple([tokens[seat] & free for seat in holders]))


@cache
def fit(free: Colours, copies: tuple[Colours, ...]) -> bool:
    """Whether every copy finds a free cell of its own among the colours it may be declared in."""
    if not copies:
        return True
    first, *others = copies
    cells = [1 << row for row in range(len(COLOURS)) if first >> row & 1]
    return any(fit(free ^ cell, tuple([other & ~cell for other in others])) for cell in cells)


def can_relieve(
    crowded: list[Column], tokens: tuple[Colours, ...], keepers: tuple[int, ...]
) -> bool:
    """Whether `keepers` can keep a card each so that no column is crowded any more."""
    if not crowded:
        return True
    if len(crowded) > len(keepers):
        return False
    (free, holders), *others = crowded
    for seat in dict.fromkeys(holders):
        if seat in keepers:
            lighter = free, without(holders, seat)
            rest = [lighter, *others] if is_crowded(lighter, tokens) else others
            if can_relieve(rest, tokens, without(keepers, seat)):
                return True
    return False
