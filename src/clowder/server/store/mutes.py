"""Queries about whom somebody does not want to hear, or to meet.

A mute names one session of a person; it holds for all that are theirs by now, which are looked up
when it is read."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from sqlalchemy import and_, delete, func, insert, or_, select

from clowder.core.value import Value
from clowder.server.store import kind_schema, schema
from clowder.server.store.index import Statement
from clowder.server.store.marks import CHANGED, leave_mark
from clowder.server.store.store import Store

AT_ONCE = 400  # sessions in one statement; SQLite has a limit
mutes = kind_schema.mutes.c
sessions = schema.sessions.c
root = func.coalesce(sessions.person, sessions.session)  # by which a person is known


class MuteRow(Value):
    """Somebody who is not to be heard or, where blocked, not to be met."""

    target: str
    name: str
    blocked: bool
    made_at: int


async def find_sessions(store: Store, of: Collection[str]) -> dict[str, tuple[str, ...]]:
    """All sessions of the persons whom these belong to, their present one first."""
    whose = select(sessions.session, root.label("root"))
    own = await store.read(whose.where(sessions.session.in_(sorted(of))))
    roots = sorted({row.root for row in own})
    found: dict[str, list[str]] = {each: [] for each in roots}
    everyone = or_(sessions.session.in_(roots), sessions.person.in_(roots))
    present_first = (sessions.person.is_not(None), sessions.session)
    for row in await store.read(whose.where(everyone).order_by(*present_first)):
        found[row.root].append(row.session)
    return {row.session: tuple(found[row.root]) for row in own}


async def set_mute(store: Store, owner: Sequence[str], row: MuteRow, also: Sequence[str]) -> None:
    """Store a mute, in place of any of `also`, the sessions of the same person."""
    columns = {"owner": owner[0], "target": row.target, "blocked": row.blocked}
    columns |= {"name": row.name, "made_at": row.made_at}
    added = insert(kind_schema.mutes), columns
    named = {owner[0], row.target}
    await store.write(unset(owner, also), added, leave_mark(CHANGED), people=named)


async def end_mute(store: Store, owner: Sequence[str], target: Sequence[str]) -> None:
    await store.write(unset(owner, target), leave_mark(CHANGED))


def unset(owner: Sequence[str], target: Sequence[str]) -> Statement:
    gone = and_(mutes.owner.in_(owner), mutes.target.in_(target))
    return delete(kind_schema.mutes).where(gone), {}


async def find_own(store: Store, owner: Sequence[str]) -> list[MuteRow]:
    """One's own mutes, the newest first."""
    columns = (mutes.target, mutes.name, mutes.blocked, mutes.made_at)
    query = select(*columns).where(mutes.owner.in_(owner)).order_by(mutes.made_at.desc())
    return [MuteRow(**row._mapping) for row in await store.read(query)]


async def find_muted(store: Store, owners: Collection[str]) -> dict[str, frozenset[str]]:
    """Whom each of these sessions does not want to hear: all sessions of those persons."""
    found: dict[str, set[str]] = {}
    names = sorted(owners)
    for start in range(0, len(names), AT_ONCE):
        some = names[start : start + AT_ONCE]
        query = select(mutes.owner, mutes.target).where(mutes.owner.in_(some))
        rows = await store.read(query)
        whose = await find_sessions(store, {row.target for row in rows}) if rows else {}
        for row in rows:
            found.setdefault(row.owner, set()).update(whose.get(row.target, ()))
    return {owner: frozenset(heard) for owner, heard in found.items()}


async def find_apart(store: Store, of: Sequence[str]) -> frozenset[str]:
    """All sessions of those who have blocked this person, or whom they have blocked."""
    either = or_(mutes.owner.in_(of), mutes.target.in_(of))
    query = select(mutes.owner, mutes.target).where(mutes.blocked, either)
    rows = await store.read(query)
    others = {each for row in rows for each in (row.owner, row.target)} - set(of)
    whose = await find_sessions(store, others) if others else {}
    return frozenset(session for found in whose.values() for session in found) - frozenset(of)
