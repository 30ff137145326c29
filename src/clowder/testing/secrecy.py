"""Secrecy: nothing that a seat gets to see depends on what it cannot know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.core.game import Seat
from clowder.core.record import Entry
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.testing.case import LawTable, nothing_hidden
from clowder.testing.games import new_match, play_out, some_moments


def what_a_seat_sees_now_tells_nothing_hidden(table: LawTable, seed: int) -> None:
    rng = FastRng(seed)
    tries = [entry.move for entry in play_out(table, seed).entries]

    for match in some_moments(table, seed, count=3):
        for viewer in table.viewers():
            other = table.case.redeal(match.state, viewer, rng)
            some_tries = rng.shuffled(tries)[:20]
            assert seen(table, other, viewer, some_tries) == seen(
                table, match.state, viewer, some_tries
            )


def what_a_seat_has_witnessed_tells_nothing_hidden(table: LawTable, seed: int) -> None:
    rng = FastRng(seed)

    for match in some_moments(table, seed, count=2):
        for viewer in table.viewers():
            other = table.case.redeal(match.state, viewer, rng)
            rewritten = replayed(table, table.case.retell(match.entries, other))
            assert rewritten.state == other
            assert list(witnessed(rewritten, viewer)) == list(witnessed(match, viewer))


def most_moments_hide_something(table: LawTable, seed: int) -> None:
    """Of some games together: a redeal that changes nothing would let every secret pass."""
    rng = FastRng(seed)

    changed = [
        table.case.redeal(match.state, viewer, rng) != match.state
        for number in range(10)
        for match in some_moments(table, number, count=4)
        for viewer in table.viewers()
    ]

    assert table.case.redeal is nothing_hidden or changed.count(True) > 0.75 * len(changed)


def seen(table: LawTable, state: Any, viewer: Seat | None, tries: Sequence[Any]) -> list[bytes]:
    """View, aids, asks, moves, and what is said to moves, allowed or not; as bytes."""
    room, view = table.room, table.room.view(state, viewer)
    parts = [view, room.helps(view), room.aids(view), room.asks(state)]
    if viewer is not None:
        parts += [room.moves(state, viewer)]
        parts += [room.refusal(state, viewer, move) for move in tries]
        parts += [table.room.text.note(move, view) for move in tries]
    return [to_json(part) for part in parts]


def replayed(table: LawTable, entries: Sequence[Entry[Any]]) -> AnyMatch:
    match = new_match(table, None)
    for entry in entries:
        refusal = match.play(entry.seat, entry.move)
        assert refusal is None, refusal
    return match


def witnessed(match: AnyMatch, viewer: Seat | None) -> list[list[bytes]]:
    """Step by step: the events as `viewer` perceives them and the view after them; as bytes."""
    return [
        [to_json(match.room.view(step.state, viewer))]
        + [to_json(match.room.witness(event, viewer)) for event in step.events]
        for step in match.steps
    ]
