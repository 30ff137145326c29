"""Counts of move sequences from given positions: a change of any rule changes some of them."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import pytest

from clowder.core.game import NATURE
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.state import State
from tests.games.cat_in_the_box.position import after


class Perft(NamedTuple):
    name: str
    position: State
    counts: list[tuple[int, int]]  # how many moves, how many sequences of them

    def __repr__(self) -> str:
        return self.name


def read_perfts(file: Path) -> list[Perft]:
    blocks = file.read_text("utf-8").split("\n\n")
    return [read_perft(block) for block in blocks if block.startswith("id ")]


def read_perft(block: str) -> Perft:
    name, seats, *lines = block.strip().splitlines()
    state = ROOM.opening(Options(), int(seats.removeprefix("seats ")))
    counts = []
    for line in lines:
        if line.startswith("perft "):
            _, depth, count = line.split()
            counts.append((int(depth), int(count)))
        else:
            state = after(state, line)
    return Perft(name.removeprefix("id "), state, counts)


@pytest.mark.parametrize("perft", read_perfts(Path(__file__).with_name("perft.txt")), ids=repr)
def test_there_are_as_many_ways_to_go_on(perft: Perft) -> None:
    for depth, count in perft.counts:
        assert (depth, sequences(perft.position, depth)) == (depth, count)


def sequences(state: State, depth: int) -> int:
    """How many sequences of so many moves there are before NATURE is asked again."""
    asks = ROOM.asks(state)
    if depth == 0:
        return 1
    if not asks or asks[0].seat == NATURE:
        return 0
    seat = asks[0].seat
    moves = ROOM.moves(state, seat) or ()
    if depth == 1:
        return len(moves)
    steps = (ROOM.apply(state, seat, move) for move in moves)
    return sum(sequences(step.state, depth - 1) for step in steps)
