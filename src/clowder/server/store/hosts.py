"""Queries about the hosts of the house, whom they have barred, and what they did."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Literal, TypeAlias

from sqlalchemy import delete, insert, or_, select

from clowder.core.value import Value
from clowder.server.log.reasons import Reason
from clowder.server.store import kind_schema, schema
from clowder.server.store.index import Statement
from clowder.server.store.marks import CHANGED, leave_mark
from clowder.server.store.store import Store

ActKind: TypeAlias = Literal["host", "revoke", "settle", "close", "bar", "lift"]
hosts = kind_schema.hosts.c
links = kind_schema.host_links.c
bars = kind_schema.bars.c
acts = kind_schema.host_acts.c
sessions = schema.sessions.c


class HostRow(Value):
    session: str
    name: str
    made_at: int


class BarRow(Value):
    """That somebody may not play here."""

    session: str
    reason: Reason
    until: int | None  # milliseconds since 1970; None: for good
    made_at: int


class ActRow(Value):
    """What a host did, to whom, at which table."""

    at: int
    host: str | None
    what: ActKind
    target: str | None = None
    table: str | None = None
    until: int | None = None


def insert_act(row: ActRow) -> Statement:
    columns = ("at", "host", "what", "target", "table", "until")
    return insert(kind_schema.host_acts), {name: getattr(row, name) for name in columns}


def named_in_act(row: ActRow) -> set[str]:
    return {session for session in (row.host, row.target) if session is not None}


async def note_act(store: Store, row: ActRow) -> None:
    await store.write(insert_act(row), people=named_in_act(row))


async def find_acts(store: Store, most: int) -> list[ActRow]:
    """What hosts did, the newest first."""
    columns = (acts.at, acts.host, acts.what, acts.target, acts.table, acts.until)
    rows = await store.read(select(*columns).order_by(acts.act.desc()).limit(most))
    return [ActRow(**row._mapping) for row in rows]


async def use_link(store: Store, hashed: str, ends_at: int, now: int) -> None:
    """Use a link up; raises Conflict where it was used before. Ended links are forgotten."""
    ended = delete(kind_schema.host_links).where(links.ends_at <= now)
    row = {"hash": hashed, "ends_at": ends_at}
    await store.write((ended, {}), (insert(kind_schema.host_links), row))


async def add_host(store: Store, session: str, now: int) -> None:
    row = {"session": session, "made_at": now}
    await store.write((insert(kind_schema.hosts), row), insert_act(ActRow(now, session, "host")))


async def is_host(store: Store, of: Sequence[str]) -> bool:
    return bool(await store.read(select(hosts.session).where(hosts.session.in_(of))))


async def find_hosts(store: Store) -> list[HostRow]:
    """All hosts, the first to become one first."""
    return [HostRow(**row._mapping) for row in await store.read(all_hosts())]


def all_hosts() -> Any:
    columns = (hosts.session, sessions.name, hosts.made_at)
    query = select(*columns).join(schema.sessions, sessions.session == hosts.session)
    return query.order_by(hosts.made_at)


async def set_bar(store: Store, row: BarRow, also: Sequence[str], act: ActRow) -> None:
    """Store a bar, in place of any for the sessions of the same person."""
    names = ("session", "reason", "until", "made_at")
    columns = {name: getattr(row, name) for name in names}
    gone = delete(kind_schema.bars).where(bars.session.in_(also))
    added = insert(kind_schema.bars), columns
    written = insert_act(act), leave_mark(CHANGED)
    await store.write((gone, {}), added, *written, people=named_in_act(act))


async def lift_bar(store: Store, of: Sequence[str], act: ActRow) -> None:
    gone = delete(kind_schema.bars).where(bars.session.in_(of))
    written = insert_act(act), leave_mark(CHANGED)
    await store.write((gone, {}), *written, people=named_in_act(act))


async def find_bars(store: Store, now: int, of: Collection[str] | None = None) -> list[BarRow]:
    """Bars that hold, the newest first: against these sessions, or all."""
    columns = (bars.session, bars.reason, bars.until, bars.made_at)
    query = select(*columns).where(or_(bars.until.is_(None), bars.until > now))
    if of is not None:
        query = query.where(bars.session.in_(sorted(of)))
    rows = await store.read(query.order_by(bars.made_at.desc()))
    return [BarRow(**row._mapping) for row in rows]


async def find_names(store: Store, of: Collection[str]) -> dict[str, tuple[str, int]]:
    """What these sessions are called, and since when there are such guests."""
    columns = (sessions.session, sessions.name, sessions.made_at)
    rows = await store.read(select(*columns).where(sessions.session.in_(sorted(of))))
    return {row.session: (row.name, row.made_at) for row in rows}
