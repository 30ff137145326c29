"""The rows of the database, as values."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec

from clowder.core.value import Value
from clowder.server.log.entries import Fur, LogEntry, NoticeKind

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
    info: str | None = None  # what is shown there; none was written by older versions


class SeatedRow(Value):
    """A table at which somebody sits, or sat until it was over."""

    table: str
    game: str
    status: Status
    made_at: int
    ended_at: int | None
    ended: str | None  # who sat there and how it ended, where that was written down
    begun: bool  # a game that is over was played there
    seats: tuple[int, ...]  # theirs


class Lease(Value):
    """That a node runs the bots and clocks of a table; the epoch grows with every change."""

    table: str
    node: str
    epoch: int


class ResultRow(Value):
    """The result of a daily deal."""

    table: str
    game: str
    day: str
    session: str
    name: str
    fur: Fur
    rank: int  # at the table
    points: int
    unit: str
    how: str  # the game ended
    at: int
    mark: int  # what it is ranked by: fewer is better


class OutcomeRow(Value):
    """What came of a game for one seat."""

    table: str
    seat: int
    session: str | None  # None: a bot
    name: str
    fur: Fur
    bot: str | None
    away: bool  # a bot played there in the end
    game: str
    seats: int
    day: str | None
    counted: bool
    side: int | None  # the same for partners; None, as the next, where there is no result
    rank: int | None
    points: int | None
    won: float | None  # 1, a share of it among equals, or 0
    sides: int
    unit: str
    ended_at: int


class NewNotice(Value):
    """Somebody is to be told of an entry, wherever they have asked for it."""

    kind: NoticeKind
    to: tuple[str, ...]  # sessions, as the log has them
    but: str  # the session of whoever did it
    due_at: int


class Following(Value):
    """What is written together with an entry of a log, since it follows from it."""

    ended: str | None = None  # how the game ended, where it is over with the entry
    result: ResultRow | None = None  # of a daily deal
    info: str | None = None  # for the lobby, where that changed
    outcomes: tuple[OutcomeRow, ...] = ()  # of a game that is over with the entry
    notice: NewNotice | None = None
    people: frozenset[str] = frozenset()  # the sessions that all this and the entry name


NOTHING_MORE = Following()


def columns_of(row: TableRow | ResultRow | OutcomeRow) -> dict[str, Any]:
    """The fields of a row, by the names of their columns."""
    columns: dict[str, Any] = msgspec.structs.asdict(row)  # type: ignore[arg-type]
    return columns
