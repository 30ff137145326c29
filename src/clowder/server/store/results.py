"""Queries about the results of daily deals."""

from __future__ import annotations

from typing import Any

from sqlalchemy import and_, func, insert, or_, select

from clowder.server.store import schema
from clowder.server.store.rows import ResultRow, columns_of
from clowder.server.store.store import Store

results = schema.results.c


async def add(store: Store, row: ResultRow) -> None:
    """Raises Conflict where the guest has a result of that day."""
    await store.write((insert(schema.results), columns_of(row)))


async def find_first_day(store: Store, game: str) -> str | None:
    """The oldest day with a result."""
    [row] = await store.read(select(func.min(results.day)).where(results.game == game))
    day: str | None = row[0]
    return day


async def find_best(
    store: Store, game: str, day: str, fewer_wins: bool, most: int
) -> list[ResultRow]:
    """The best results first; among equals the earlier one."""
    points = results.points.asc() if fewer_wins else results.points.desc()
    query = select(schema.results).where(of_day(game, day))
    rows = await store.read(query.order_by(results.rank, points, results.at).limit(most))
    return [ResultRow(**row._mapping) for row in rows]


async def find_own(store: Store, game: str, day: str, session: str) -> ResultRow | None:
    query = select(schema.results).where(of_day(game, day), results.session == session)
    rows = await store.read(query)
    return ResultRow(**rows[0]._mapping) if rows else None


async def find_days(store: Store, game: str, session: str, most: int) -> list[str]:
    """The days on which the guest has a result, the last first."""
    query = select(results.day).where(results.session == session, results.game == game)
    return [row.day for row in await store.read(query.order_by(results.day.desc()).limit(most))]


async def count(store: Store, game: str, day: str) -> int:
    return await count_where(store, of_day(game, day))


async def count_better(store: Store, row: ResultRow, fewer_wins: bool) -> int:
    """How many results of the same day are better."""
    fewer, more = results.points < row.points, results.points > row.points
    same_rank = and_(results.rank == row.rank, fewer if fewer_wins else more)
    better = or_(results.rank < row.rank, same_rank)
    return await count_where(store, and_(of_day(row.game, row.day), better))


async def count_where(store: Store, condition: Any) -> int:
    counted = select(func.count()).select_from(schema.results).where(condition)
    [row] = await store.read(counted)
    return int(row[0])


def of_day(game: str, day: str) -> Any:
    return and_(results.game == game, results.day == day)
