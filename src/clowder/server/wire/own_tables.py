"""The tables of one guest as they are listed: those that go on, and those that are over."""

from __future__ import annotations

from typing import Any

from clowder.core.game import Result
from clowder.core.value import Value
from clowder.server.log.entries import Clock, Fur


class Face(Value):
    """Who sits in a box, small; nobody where the name is empty."""

    name: str
    fur: Fur
    bot: str | None


class RunningTable(Value):
    """A table of your own that is not over."""

    table: str
    game: str
    seats: tuple[Face, ...]
    yours: tuple[int, ...]  # seats
    clock: Clock
    options: dict[str, Any]
    started: bool
    asked: tuple[int, ...]  # whose answers everybody waits for
    asked_at: int | None  # since when, in milliseconds since 1970
    seconds: float | None  # left for the next of them, yours first
    day: str | None
    view: Any | None  # from your seat, of the first few tables; with several seats, from none


class FinishedTable(Value):
    """A table of your own that is over."""

    table: str
    game: str
    seats: tuple[Face, ...]
    yours: tuple[int, ...]
    begun: bool  # there was a game, so there is a record of it
    result: Result | None  # without sheets; None where the table was given up
    day: str | None
    ended_at: int  # milliseconds since 1970


class FinishedTables(Value):
    """Some of them, the last first."""

    tables: tuple[FinishedTable, ...]
    count: int  # in all
    next: str | None  # where the next page begins
