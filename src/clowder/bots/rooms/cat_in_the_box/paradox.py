"""Whether a round can still be played out, or somebody is bound to cause a paradox (CIB-12).

All cards must find a cell, but for the one that each player keeps to the end (CIB-11). A column
that cannot take all copies of its number is crowded. The round can be played out if the players
can relieve the crowded columns by keeping a card each.
"""

from __future__ import annotations

from collections.abc import Collection
from functools import cache, lru_cache, reduce
from itertools import combinations
from typing import TypeAlias

from clowder.bots.rooms.cat_in_the_box.worlds import Hands
from clowder.core.game import Seat
from clowder.core.value import Value, without
from clowder.games.cat_in_the_box.pieces import COLOURS, ROW, Colour, Number
from clowder.games.cat_in_the_box.state import State

Colours: TypeAlias = int  # a set of colours, a bit for each row of the board
Keepers: TypeAlias = int  # a set of seats, a bit for each
Column: TypeAlias = tuple[Colours, tuple[Seat, ...]]  # its free cells, and who holds its number

REMEMBERED = 1 << 15  # columns: those of a round come again and again


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
    free, tokens = board.free, board.tokens
    return can_relieve(
        tuple([reliefs(free[index], world.holders[index], tokens) for index in world.crowded])
    )


def has_hope_after(
    world: World, play: tuple[Seat, Number], touched: Collection[Number], after: Board
) -> bool:
    """`has_hope` after `play`, which led to the board `after` and changed the columns `touched`."""
    seat, played = play
    crowded = [
        reliefs(after.free[index], world.holders[index], after.tokens)
        for index in world.crowded
        if index + 1 not in touched
    ]
    for number in touched:
        holders = world.holders[number - 1]
        left = without(holders, seat) if number == played else holders
        crowded.append(reliefs(after.free[number - 1], left, after.tokens))
    return can_relieve(tuple(crowded))


def is_crowded(column: Column, tokens: tuple[Colours, ...]) -> bool:
    free, holders = column
    return not fit(free, tuple([tokens[seat] & free for seat in holders]))


@lru_cache(REMEMBERED)
def reliefs(
    free: Colours, holders: tuple[Seat, ...], tokens: tuple[Colours, ...]
) -> tuple[Keepers, ...]:
    """Who must keep a card of this column so that it is not crowded: the smallest groups.

    Nobody, if it is not crowded anyway; no group at all, if nothing helps.
    """
    found: list[Keepers] = []
    seats = tuple(dict.fromkeys(holders))
    for size in range(len(seats) + 1):
        for group in combinations(seats, size):
            keepers = sum([1 << seat for seat in group])
            if any(smaller & keepers == smaller for smaller in found):
                continue
            left = reduce(without, group, holders)
            if not is_crowded((free, left), tokens):
                found.append(keepers)
    return tuple(found)


@cache
def fit(free: Colours, copies: tuple[Colours, ...]) -> bool:
    """Whether every copy finds a free cell of its own among the colours it may be declared in."""
    if not copies:
        return True
    first, *others = copies
    cells = [1 << row for row in range(len(COLOURS)) if first >> row & 1]
    return any(fit(free ^ cell, tuple([other & ~cell for other in others])) for cell in cells)


@lru_cache(REMEMBERED)
def can_relieve(crowded: tuple[tuple[Keepers, ...], ...]) -> bool:
    """Whether each column can have a group of its own: nobody can keep two cards."""
    ways = {0}  # who keeps a card
    for groups in crowded:
        ways = {group | taken for group in groups for taken in ways if not group & taken}
    return bool(ways)
