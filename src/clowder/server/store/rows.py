"""The rows of the database, as values."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from clowder.core.value import Value
from clowder.server.log.entries import Fur, LogEntry

Status: TypeAlias = Literal["open", "playing", "over"]


class LogRow(Value):
    """An entry of a table's log as it is stored."""

    number: int  # counted from 1
    command: str  # the id of the command that added it
    entry: LogEntry
    at: int  # milliseconds since 1970


class TableRow(Value):
    """What the lobby lists of a table; its log is the truth."""

    table: str
    game: str
    public: bool
    status: Status
    host: str  # the session that opened it
    made_at: int
    code: str | None = None  # to be typed, until the game begins


class SeatedRow(Value):
    """A table at which somebody sits, or sat until it was over."""

    table: str
    game: str
    status: Status
    made_at: int
    ended_at: int | None
    ended: str | None  # who sat there and how it ended, where that was written down
    seats: tuple[int, ...]  # theirs


class ResultRow(Value):
    """The result of a daily deal."""

    table: str
    game: str
    day: str
    session: str
    name: str
    fur: Fur
    rank: int
    points: int
    unit: str
    how: str  # the game ended
    at: int


def columns_of(row: TableRow | ResultRow) -> dict[str, Any]:
    """The fields of a row, by the names of their columns."""
    columns: dict[str, Any] = msgspec.structs.asdict(row)  # type: ignore[arg-type]
    return columns
