"""Conservation: no piece is ever lost or made."""

from __future__ import annotations

from clowder.core.rng import FastRng
from clowder.testing.case import LawTable
from clowder.testing.games import play_out, some_moments, states


def no_piece_is_lost_or_made(table: LawTable, seed: int) -> None:
    inventories = {table.room.inventory(state) for state in states(play_out(table, seed))}

    assert len(inventories) == 1


def imagined_and_redealt_worlds_have_the_same_pieces(table: LawTable, seed: int) -> None:
    rng, inventory = FastRng(seed), table.room.inventory

    for match in some_moments(table, seed, count=3):
        for viewer in table.viewers():
            world = table.room.imagine(match.view(viewer), rng)
            other = table.case.redeal(match.state, viewer, rng)
            assert inventory(world) == inventory(other) == inventory(match.state)
