"""MoveTree: a long list of moves in few bytes; what neighbours have in common is written once."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any

import msgspec

from clowder.core.value import Value


class MoveTree(Value):
    """Moves of one kind, in their order, as a tree over their fields.

    A branch is a value of the first field and the tree of what follows it; the last field's tree
    is a list of values. Without fields there is one move, and an empty tree.
    """

    move: str  # the kind of the moves
    fields: tuple[str, ...]
    tree: tuple[Any, ...]


def pack(moves: Iterable[Any]) -> tuple[MoveTree, ...]:
    """The moves as trees; neighbours of one kind share a tree."""
    return tuple(
        MoveTree(kind.__name__, kind.__struct_fields__, tree_of([values_of(move) for move in run]))
        for kind, run in groupby(moves, key=kind_of)
    )


def unpack(trees: Iterable[MoveTree]) -> list[dict[str, Any]]:
    """The moves one by one, as JSON has them."""
    return [
        {"type": one.move, **dict(zip(one.fields, values, strict=True))}
        for one in trees
        for values in rows_of(one.tree, len(one.fields))
    ]


def kind_of(move: Any) -> Any:
    return type(move)


def values_of(move: Any) -> tuple[Any, ...]:
    return msgspec.structs.astuple(move)


def tree_of(rows: Sequence[tuple[Any, ...]]) -> tuple[Any, ...]:
    if len(rows[0]) < 2:
        return tuple(value for row in rows for value in row)
    branches = groupby(rows, key=itemgetter(0))
    return tuple((value, tree_of([row[1:] for row in run])) for value, run in branches)


def rows_of(tree: Sequence[Any], depth: int) -> Iterator[tuple[Any, ...]]:
    if depth == 0:
        yield ()
    elif depth == 1:
        yield from ((value,) for value in tree)
    else:
        for value, rest in tree:
            yield from ((value, *row) for row in rows_of(rest, depth - 1))
