"""A tried move is answered with the aids of the table as it would be then."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.aids import Aids
from clowder.games.chabyrinthe.pieces import CATS
from clowder.locales import Words
from clowder.server.log import entries as log
from clowder.server.log.state import TableState
from clowder.server.wire import frames, messages

# The first column leads down from the first cat; its last card has to be turned to the left.
SQUARE = "I0 L0 T0 L2 I0 L0 T0 L0 I0 L0 T0 L0 L0 L0 L0 I0"
DEAL = f"* deal {SQUARE} | I I I T T T X H H H | {' '.join(CATS)}"


def sewers() -> TableState:
    opened = log.Opened(
        game=ROOM.name,
        version=ROOM.version,
        seats=1,
        options={},
        public=False,
        clock=log.Clock(),
        host="agnes",
        commitment="c" * 64,
        fair=True,
    )
    table = TableState("atable", ROOM, opened, bytes(32))
    table.add(log.Sat(Seat(0), "agnes", "Agnes"))
    table.add(log.Started(("* start 0", DEAL)))
    return table


def judged(*moves: str) -> list[messages.Judged]:
    read = [ROOM.read_move(move) for move in moves]
    return list(frames.tried(sewers(), Seat(0), "try", read, Words("en")).answers)


def test_the_way_that_a_turn_would_open_is_told_with_it() -> None:
    left, right = judged("rotate 4 1 3", "rotate 4 1 1")

    assert isinstance(left.aids, Aids)
    assert isinstance(right.aids, Aids)
    assert (left.aids.reach[0].guardians, left.aids.reach[0].way) == (("edith",), (0, 4, 8, 12))
    assert right.aids.reach[0].guardians == ()


def test_nothing_is_foreseen_of_what_is_refused() -> None:
    [nowhere] = judged("rotate 5 1 1")

    assert nowhere.refused is not None
    assert nowhere.aids is None
