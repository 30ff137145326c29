"""A game that is over, or a record, step by step: nothing is secret any more.

A view is sent once, and after that what changed; the browser puts the views together again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

import msgspec

from clowder.core.delta import diff
from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch
from clowder.core.room import AnyRoom
from clowder.server.wire import messages


def render_steps(
    match: AnyMatch, names: Sequence[str], seat: Seat | None
) -> Iterator[messages.ReplayStep]:
    """Every entry and what it brought; with all hands shown, or as one seat saw it."""
    room, before = match.room, None
    for entry, step in zip(match.entries, match.steps, strict=True):
        view = room.reveal(step.state) if seat is None else room.view(step.state, seat)
        plain = msgspec.to_builtins(view)
        yield messages.ReplayStep(
            seat=entry.seat,
            say=room.text.move(entry.move),
            events=tuple(
                messages.GameEvent(event, room.text.event(event, names, seat))
                for event in witnessed(room, step.events, seat)
            ),
            view=diff(before, plain),
        )
        before = plain


def witnessed(room: AnyRoom, events: Sequence[Any], seat: Seat | None) -> Iterator[Any]:
    for event in events:
        seen = event if seat is None else room.witness(event, seat)
        if seen is not None:
            yield seen
