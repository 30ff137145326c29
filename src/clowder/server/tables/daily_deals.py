"""The deals of the days: which day it is, its seed and its seal, and the board of its results."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta
from typing import Any

from sqlalchemy import and_, func, insert, or_, select

from clowder.core.fairness import commitment, day_seed, deal_name
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.log.decide import Denied, require
from clowder.server.log.state import TableState
from clowder.server.store import schema
from clowder.server.store.store import Statement, Store

DAY_SECONDS = 86_400
GRACE_SECONDS = 3_600  # whoever began in time may finish, before anything is shown
BOARD_LINES = 100


class Placed(Value):
    """A line of the board: equals share a place."""

    place: int
    row: Any


class Deals:
    """A day is a day of UTC, as "2026-11-15"."""

    def __init__(self, store: Store, secret: bytes, now: Callable[[], float]) -> None:
        self._store = store
        self._secret = secret
        self._now = now

    def today(self) -> str:
        return datetime.fromtimestamp(self._now(), UTC).date().isoformat()

    def seconds_left(self) -> int:
        """Until the next deal."""
        return DAY_SECONDS - int(self._now()) % DAY_SECONDS

    def is_open(self, day: str | None) -> bool:
        """Whether its deal may be shown to everybody; a table without a day is nobody's secret."""
        return day is None or self._now() >= closing(day)

    def seed(self, game: str, day: str) -> bytes:
        return day_seed(self._secret, game, day)

    def seal(self, game: str, day: str) -> str:
        return commitment(deal_name(day), self.seed(game, day))

    def known(self, day: str) -> str:
        """A day that has begun; raises Denied."""
        try:
            date.fromisoformat(day)
        except ValueError:
            raise Denied("no_such_day") from None
        require(day <= self.today(), "no_such_day")
        return day

    async def first_day(self, game: str) -> str:
        """The oldest day with a result; today, while there is none."""
        results = schema.results.c
        [row] = await self._store.read(select(func.min(results.day)).where(results.game == game))
        return row[0] or self.today()

    async def count(self, game: str, day: str) -> int:
        return await self._count(of_day(game, day))

    async def board(self, room: AnyRoom, day: str, session: str | None) -> list[Placed]:
        """The best of the day, and the guest's own line wherever it stands."""
        results = schema.results.c
        better = results.points.asc() if fewer_wins(room) else results.points.desc()
        query = select(schema.results).where(of_day(room.name, day))
        best = query.order_by(results.rank, better, results.at).limit(BOARD_LINES)
        lines = list(placed(await self._store.read(best)))
        if any(line.row.session == session for line in lines):
            return lines
        own = await self._store.read(query.where(results.session == session))
        return [*lines, *[Placed(await self._place(room, row), row) for row in own]]

    async def _place(self, room: AnyRoom, row: Any) -> int:
        results = schema.results.c
        fewer = results.points < row.points
        ahead = fewer if fewer_wins(room) else results.points > row.points
        better = or_(results.rank < row.rank, and_(results.rank == row.rank, ahead))
        return 1 + await self._count(and_(of_day(room.name, row.day), better))

    async def _count(self, condition: Any) -> int:
        counted = select(func.count()).select_from(schema.results).where(condition)
        [row] = await self._store.read(counted)
        return int(row[0])


def closing(day: str) -> float:
    """From when on a day's deal is open, and results do not count any more."""
    begun = datetime.fromisoformat(day).replace(tzinfo=UTC)
    return begun.timestamp() + DAY_SECONDS + GRACE_SECONDS


def next_day(day: str) -> str:
    return (date.fromisoformat(day) + timedelta(days=1)).isoformat()


def fewer_wins(room: AnyRoom) -> bool:
    return room.daily is not None and room.daily.fewer


def of_day(game: str, day: str) -> Any:
    return and_(schema.results.c.game == game, schema.results.c.day == day)


def placed(rows: Sequence[Any]) -> Iterator[Placed]:
    marks = [(row.rank, row.points) for row in rows]
    for row, mark in zip(rows, marks, strict=True):
        yield Placed(1 + marks.index(mark), row)


def result_of(table: TableState, line: log.Line, at: int) -> list[Statement]:
    """What the last move of a daily table adds to the board, in the same commit."""
    day = table.opened.day
    if day is None or not (isinstance(line, log.Moved) and line.last) or at >= closing(day) * 1000:
        return []
    result = ended(table, line).result()
    assert result is not None
    standing, chair = result.standing(Seat(0)), table.chairs[0]
    row = {
        "table": table.name,
        "game": table.opened.game,
        "day": day,
        "session": chair.session,
        "name": chair.name,
        "fur": chair.fur,
        "rank": standing.rank,
        "points": standing.points,
        "unit": result.unit,
        "how": result.how,
        "at": at,
    }
    return [(insert(schema.results), row)]


def ended(table: TableState, line: log.Moved) -> Match[Any, Any, Any, Any, Any]:
    assert table.match is not None
    trial = table.match.fork()
    for entry in table.read_entries(line.entries):
        refusal = trial.play(entry.seat, entry.move)
        assert refusal is None, refusal
    return trial
