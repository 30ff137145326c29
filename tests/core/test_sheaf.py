"""Sheaves: the same moves in the same order, in far fewer bytes."""

from __future__ import annotations

import msgspec
from hypothesis import given

from clowder.core.game import Seat
from clowder.core.sheaf import Sheaf, bind, loosen
from clowder.core.value import from_json, to_json
from clowder.games.if_it_fits.moves import Draw, Give, Lay, Settle, Sleep
from clowder.games.if_it_fits.rules import moves
from tests.games.if_it_fits.position import position
from tests.laws.tables import SEEDS, Table, every_table, some_moments


def test_what_neighbours_share_is_written_once() -> None:
    listed = [Draw(), Sleep(0, 1), Sleep(0, 2), Sleep(1, 1), Give("yarn", 0, 0)]

    assert bind(listed) == (
        Sheaf("Draw", (), ()),
        Sheaf("Sleep", ("column", "row"), ((0, (1, 2)), (1, (1,)))),
        Sheaf("Give", ("toy", "column", "row"), (("yarn", ((0, (0,)),)),)),
    )


def test_moves_keep_their_order() -> None:
    listed = [Settle(1, 1), Draw(), Settle(0, 0), Settle(1, 0), Settle(0, 1)]

    assert [msgspec.convert(one, Settle | Draw) for one in loosen(bind(listed))] == listed


def test_nothing_is_no_sheaf() -> None:
    assert bind([]) == ()
    assert loosen(()) == []


def test_hundreds_of_moves_weigh_little() -> None:
    cards = ", ".join(f"O {column} {row}" for column in range(10) for row in range(8))
    listed = moves(position(f"{cards} | hand 0: T L LT"), Seat(0)) or ()

    assert len(listed) == 3 * 2 * 36
    assert isinstance(listed[0], Lay)
    assert len(to_json(bind(listed))) < len(to_json(listed)) / 8


@every_table
@given(seed=SEEDS)
def test_the_moves_of_every_room_survive(table: Table, seed: int) -> None:
    for match in some_moments(table, seed, count=4):
        for ask in match.asks:
            listed = list(match.moves(ask.seat) or ())
            travelled = from_json(to_json(bind(listed)), tuple[Sheaf, ...])
            assert [msgspec.convert(one, table.room.move) for one in loosen(travelled)] == listed
