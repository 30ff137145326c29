"""Determinism: the same seed gives the same game."""

from __future__ import annotations

from collections.abc import Iterator

from clowder.core.record_text import write_text
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.testing.case import LawTable
from clowder.testing.games import entries_of, play_out, played, some_moments


def the_same_seed_gives_the_same_game(table: LawTable, seed: int) -> None:
    *_, anew = played(table, seed)
    assert tuple(anew.entries) == entries_of(table, seed)
    assert list(everything(table, seed)) == list(everything(table, seed))


def everything(table: LawTable, seed: int) -> Iterator[bytes]:
    """All that a game says and shows."""
    rng = FastRng(seed)
    for match in some_moments(table, seed, count=6):
        yield to_json([match.state, match.asks, match.result()])
        for viewer in table.viewers():
            view = match.view(viewer)
            yield to_json([view, table.room.imagine(view, rng)])
        for ask in match.asks:
            yield to_json(match.moves(ask.seat))
    match = play_out(table, seed)
    yield to_json([step.events for step in match.steps])
    yield write_text(table.room, match.record()).encode()
