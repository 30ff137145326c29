"""Imagination: an imagined world looks as the true one does, and could have come about."""

from __future__ import annotations

from clowder.core.rng import FastRng
from clowder.testing.case import LawTable
from clowder.testing.games import moments, some_moments
from clowder.testing.secrecy import replayed


def an_imagined_world_looks_the_same(table: LawTable, seed: int) -> None:
    room, rng = table.room, FastRng(seed)

    for match in some_moments(table, seed, count=12):
        for viewer in table.viewers():
            view = match.view(viewer)
            assert room.view(room.imagine(view, rng), viewer) == view


def an_imagined_world_could_have_come_about(table: LawTable, seed: int) -> None:
    rng = FastRng(seed)

    for match in some_moments(table, seed, count=3):
        for viewer in table.viewers():
            world = table.room.imagine(match.view(viewer), rng)
            rewritten = replayed(table, table.case.retell(match.entries, world))
            assert rewritten.state == world


def when_nothing_is_hidden_the_truth_is_imagined(table: LawTable, seed: int) -> None:
    *_, match = moments(table, seed)

    for viewer in table.viewers():
        assert table.room.imagine(match.view(viewer), FastRng(seed)) == match.state


def what_one_may_do_depends_on_what_one_knows(table: LawTable, seed: int) -> None:
    """Fair thinking: asks and moves of an imagined world are the true ones."""
    room, rng = table.room, FastRng(seed)

    for match in some_moments(table, seed, count=8):
        for ask in match.asks:
            world = room.imagine(match.view(ask.seat), rng)
            assert room.asks(world) == match.asks
            assert room.moves(world, ask.seat) == match.moves(ask.seat)
