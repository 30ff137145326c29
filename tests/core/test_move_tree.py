"""Move trees: the same moves in the same order, in far fewer bytes."""

from __future__ import annotations

import msgspec
from hypothesis import given

from clowder.core.game import Seat
from clowder.core.move_tree import MoveTree, pack, unpack
from clowder.core.value import from_json, to_json
from clowder.games.if_it_fits.moves import Draw, Give, Lay, Settle, Sleep
from clowder.games.if_it_fits.rules import moves
from clowder.testing import LawTable, seeds, some_moments
from tests.games.if_it_fits.position import position
from tests.laws.rooms import every_table


def test_what_neighbours_share_is_written_once() -> None:
    listed = [Draw(), Sleep(0, 1), Sleep(0, 2), Sleep(1, 1), Give("yarn", 0, 0)]

    assert pack(listed) == (
        MoveTree("Draw", (), ()),
        MoveTree("Sleep", ("column", "row"), ((0, (1, 2)), (1, (1,)))),
        MoveTree("Give", ("toy", "column", "row"), (("yarn", ((0, (0,)),)),)),
    )


def test_moves_keep_their_order() -> None:
    listed = [Settle(1, 1), Draw(), Settle(0, 0), Settle(1, 0), Settle(0, 1)]

    assert [msgspec.convert(one, Settle | Draw) for one in unpack(pack(listed))] == listed


def test_nothing_is_no_sheaf() -> None:
    assert pack([]) == ()
    assert unpack(()) == []


def test_hundreds_of_moves_weigh_little() -> None:
    cards = ", ".join(f"O {column} {row}" for column in range(10) for row in range(8))
    listed = moves(position(f"{cards} | hand 0: T L LT"), Seat(0)) or ()

    assert len(listed) == 3 * 2 * 36
    assert isinstance(listed[0], Lay)
    assert len(to_json(pack(listed))) < len(to_json(listed)) / 8


@every_table
@given(seed=seeds())
def test_the_moves_of_every_room_survive(table: LawTable, seed: int) -> None:
    for match in some_moments(table, seed, count=4):
        for ask in match.asks:
            listed = list(match.moves(ask.seat) or ())
            travelled = from_json(to_json(pack(listed)), tuple[MoveTree, ...])
            assert [
                msgspec.convert(one, table.room.types.move) for one in unpack(travelled)
            ] == listed
