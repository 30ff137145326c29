"""Queries about the results of daily deals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import and_, func, insert, select

from clowder.server.store import schema
from clowder.server.store.rows import ResultRow, columns_of
from clowder.server.store.store import Store

results = schema.results.c


async def add(store: Store, row: ResultRow) -> None:
    """Store a result; raises Conflict where the guest has one of that day."""
    await store.write((insert(schema.results), columns_of(row)))


async def find_first_day(store: Store, game: str) -> str | None:
    """The oldest day with a result."""
    [row] = await store.read(select(func.min(results.day)).where(results.game == game))
    day: str | None = row[0]
    return day


async def find_best(store: Store, game: str, day: str, most: int) -> list[ResultRow]:
    """The best results first; among equals the earlier one."""
    query = select(schema.results).where(of_day(game, day))
    rows = await store.read(query.order_by(results.mark, results.at).limit(most))
    return [ResultRow(**row._mapping) for row in rows]


async def find_own(store: Store, game: str, day: str, sessions: Sequence[str]) -> ResultRow | None:
    """The guest's result of a day: the first, where two of their devices were strangers then."""
    query = select(schema.results).where(of_day(game, day), results.session.in_(sessions))
    rows = await store.read(query.order_by(results.at))
    return ResultRow(**rows[0]._mapping) if rows else None


async def find_days(store: Store, game: str, sessions: Sequence[str], most: int) -> list[str]:
    """The days on which the guest has a result, the last first."""
    own = and_(results.session.in_(sessions), results.game == game)
    query = select(results.day).where(own).distinct()
    return [row.day for row in await store.read(query.order_by(results.day.desc()).limit(most))]


async def find_all_days(store: Store, sessions: Sequence[str]) -> dict[str, list[str]]:
    """By game, the days on which the guest has a result, the last first."""
    query = select(results.game, results.day).where(results.session.in_(sessions)).distinct()
    days: dict[str, list[str]] = {}
    for row in await store.read(query.order_by(results.day.desc())):
        days.setdefault(row.game, []).append(row.day)
    return days


async def count_all(store: Store, day: str) -> dict[str, int]:
    """By game, how many results of a day there are."""
    query = select(results.game, func.count()).where(results.day == day)
    return {row[0]: row[1] for row in await store.read(query.group_by(results.game))}


async def count(store: Store, game: str, day: str) -> int:
    return await count_where(store, of_day(game, day))


async def count_better(store: Store, row: ResultRow) -> int:
    """How many results of the same day are better."""
    better = and_(of_day(row.game, row.day), results.mark < row.mark)
    return await count_where(store, better)


async def count_where(store: Store, condition: Any) -> int:
    counted = select(func.count()).select_from(schema.results).where(condition)
    [row] = await store.read(counted)
    return int(row[0])


def of_day(game: str, day: str) -> Any:
    return and_(results.game == game, results.day == day)
