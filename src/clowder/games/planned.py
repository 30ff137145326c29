"""The games of the house that are not there yet: shown in the lobby, not to be played."""

from __future__ import annotations

from clowder.core.value import Value


class Planned(Value):
    name: str
    least: int  # players
    most: int
    minutes: int


PLANNED = (
    Planned("if_it_fits", 2, 5, 30),
    Planned("stray_cat", 2, 4, 30),
)
