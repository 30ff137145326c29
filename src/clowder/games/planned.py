"""The games of the house that are not there yet: shown in the lobby, not to be played."""

from __future__ import annotations

from clowder.core.value import Value


class Planned(Value):
    name: str
    least: int  # players
    most: int
    minutes: int


PLANNED: tuple[Planned, ...] = ()
