"""The bodies of HTTP requests."""

from __future__ import annotations

from clowder.core.value import Value
from clowder.server.wire.messages import CommandId, Number, SeatNumber


class Fork(Value):
    """Play on after so many entries, 0 for NATURE's beginning; without a seat, from your own."""

    id: CommandId
    step: Number
    seat: SeatNumber | None = None
