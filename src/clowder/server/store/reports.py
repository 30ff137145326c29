"""Queries about reports to the hosts of the house."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from sqlalchemy import func, insert, select, update

from clowder.core.value import Value
from clowder.server.log.reasons import Reason
from clowder.server.store import kind_schema
from clowder.server.store.hosts import ActRow, insert_act, named_in_act
from clowder.server.store.store import Store

reports = kind_schema.reports.c


class ReportRow(Value):
    report: str
    table: str
    reporter: str | None
    target: str
    name: str
    reason: Reason
    words: str
    chat: str  # lines that everybody at the table could read, as JSON
    at: int
    settled_at: int | None = None
    settled_by: str | None = None


async def add(store: Store, row: ReportRow, people: Collection[str]) -> None:
    """Store a report with all whom it names; raises Conflict where it is there already."""
    columns = {name: getattr(row, name) for name in row.__struct_fields__}  # type: ignore[attr-defined]
    await store.write((insert(kind_schema.reports), columns), people=people)


async def find(store: Store, report: str) -> ReportRow | None:
    rows = await store.read(select(kind_schema.reports).where(reports.report == report))
    return ReportRow(**rows[0]._mapping) if rows else None


async def find_open(store: Store, most: int) -> list[ReportRow]:
    """Reports that need something, the newest first."""
    query = select(kind_schema.reports).where(reports.settled_at.is_(None))
    return await read_rows(store, query.order_by(reports.at.desc()).limit(most))


async def find_settled(store: Store, most: int) -> list[ReportRow]:
    """Settled reports, the last settled first."""
    query = select(kind_schema.reports).where(reports.settled_at.is_not(None))
    return await read_rows(store, query.order_by(reports.settled_at.desc()).limit(most))


async def find_made_by(store: Store, of: Collection[str]) -> list[ReportRow]:
    """What somebody has reported, oldest first."""
    query = select(kind_schema.reports).where(reports.reporter.in_(sorted(of)))
    return await read_rows(store, query.order_by(reports.at))


async def read_rows(store: Store, query: Any) -> list[ReportRow]:
    return [ReportRow(**row._mapping) for row in await store.read(query)]


async def count_about(store: Store, of: Collection[str]) -> dict[str, int]:
    """How often each of these sessions was reported."""
    query = select(reports.target, func.count()).where(reports.target.in_(sorted(of)))
    return {row[0]: row[1] for row in await store.read(query.group_by(reports.target))}


async def settle(store: Store, report: str, act: ActRow) -> None:
    """Mark a report as settled; one that is settled already stays as it is."""
    open_still = update(kind_schema.reports).where(
        reports.report == report, reports.settled_at.is_(None)
    )
    settled = open_still.values(settled_at=act.at, settled_by=act.host)
    await store.write((settled, {}), insert_act(act), people=named_in_act(act))
