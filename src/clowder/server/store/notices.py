"""Queries about notices: who wants which of them where, and those that are due."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any

from sqlalchemy import ColumnElement, Connection, and_, delete, func, insert, or_, select, update

from clowder.core.value import Value
from clowder.server.log.entries import NoticeKind
from clowder.server.store import schema
from clowder.server.store.store import Store

KINDS: tuple[NoticeKind, ...] = ("turn", "sat", "rematch")
MOST_DEVICES = 10  # of one person; the oldest give way
sessions = schema.sessions.c
subscriptions = schema.subscriptions.c
settings = schema.notice_settings.c
notices = schema.notices.c


class SubscriptionRow(Value):
    """A browser to which notices are pushed."""

    id: str
    session: str
    credential: str  # the hash of the cookie or token it was made with
    endpoint: str
    p256dh: str
    auth: str
    device: str
    made_at: int


class WaitingNotice(Value):
    """A notice that is to be sent."""

    table: str
    number: int
    kind: NoticeKind
    tries: int  # with the one to come


class Due(Value):
    """All that is to be said to one browser now, and to whom."""

    subscription: SubscriptionRow
    sessions: tuple[str, ...]  # all that are theirs
    language: str
    kinds: tuple[NoticeKind, ...]
    quiet: str | None
    notices: tuple[WaitingNotice, ...]


async def subscribe(store: Store, row: SubscriptionRow) -> None:
    """Store a subscription; a browser, known by its endpoint, is that of whoever asked last."""

    def work(connection: Connection) -> None:
        connection.execute(delete(schema.subscriptions).where(subscriptions.id == row.id))
        connection.execute(insert(schema.subscriptions), columns(row))
        own = select(subscriptions.id).where(subscriptions.session == row.session)
        newest = own.order_by(subscriptions.made_at.desc(), subscriptions.id).offset(MOST_DEVICES)
        old = list(connection.scalars(newest))
        connection.execute(delete(schema.subscriptions).where(subscriptions.id.in_(old)))

    await store.run(work)


def columns(row: SubscriptionRow) -> dict[str, str | int]:
    return {column.name: getattr(row, column.name) for column in schema.subscriptions.columns}


async def find_subscriptions(store: Store, session: str) -> list[SubscriptionRow]:
    query = select(schema.subscriptions).where(subscriptions.session == session)
    rows = await store.read(query.order_by(subscriptions.made_at, subscriptions.id))
    return [SubscriptionRow(**row._mapping) for row in rows]


async def unsubscribe(store: Store, ids: Iterable[str]) -> None:
    """Delete a subscription, and what was still to be sent there."""
    await store.write((delete(schema.subscriptions).where(subscriptions.id.in_(list(ids))), {}))


async def find_settings(store: Store, session: str) -> tuple[tuple[NoticeKind, ...], str | None]:
    """Which kinds are wanted, and the quiet hours."""
    query = select(settings.kinds, settings.quiet).where(settings.session == session)
    rows = await store.read(query)
    return (read_kinds(rows[0].kinds), rows[0].quiet) if rows else (KINDS, None)


async def save_settings(
    store: Store, session: str, kinds: Iterable[NoticeKind], quiet: str | None
) -> None:
    row = {"session": session, "kinds": " ".join(kinds), "quiet": quiet}
    old = delete(schema.notice_settings).where(settings.session == session)
    await store.write((old, {}), (insert(schema.notice_settings), row))


def read_kinds(written: str | None) -> tuple[NoticeKind, ...]:
    """The kinds of notices that are wanted; all, for somebody who has changed nothing."""
    return KINDS if written is None else tuple(kind for kind in KINDS if kind in written.split())


async def find_waiting(store: Store, session: str) -> list[tuple[str, NoticeKind]]:
    """What is still to be said to somebody: about which table, and what."""
    query = select(notices.table, notices.kind).join_from(schema.notices, schema.subscriptions)
    own = query.where(subscriptions.session == session).distinct()
    rows = await store.read(own.order_by(notices.table, notices.kind))
    return [(row.table, row.kind) for row in rows]


async def take_due(store: Store, now: int, until: int, most: int) -> list[Due]:
    """All notices that are due, for so many browsers; nobody else takes them until then.

    Of two nodes that take at the same time, the second finds them taken."""

    def work(connection: Connection) -> dict[str, list[WaitingNotice]]:
        first = select(notices.subscription).where(notices.due_at <= now)
        by_age = first.group_by(notices.subscription).order_by(func.min(notices.due_at))
        wanted = list(connection.scalars(by_age.limit(most)))
        taken = (
            update(schema.notices)
            .where(notices.subscription.in_(wanted), notices.due_at <= now)
            .values(due_at=until, tries=notices.tries + 1)
            .returning(*schema.notices.columns)
        )
        found: dict[str, list[WaitingNotice]] = defaultdict(list)
        for row in connection.execute(taken):
            waiting = WaitingNotice(row.table, row.number, row.kind, row.tries)
            found[row.subscription].append(waiting)
        return found

    found = await store.run(work)
    return await address(store, found) if found else []


async def address(store: Store, found: dict[str, list[WaitingNotice]]) -> list[Due]:
    """Add the reader's sessions, language and settings to notices that are due."""
    theirs = schema.sessions.alias("theirs")
    owner = or_(theirs.c.session == subscriptions.session, theirs.c.person == subscriptions.session)
    query = (
        select(
            schema.subscriptions,
            *(sessions.language, settings.kinds, settings.quiet),
            theirs.c.session.label("other"),
        )
        .join_from(schema.subscriptions, schema.sessions)
        .join(theirs, owner)
        .outerjoin(schema.notice_settings, settings.session == subscriptions.session)
        .where(subscriptions.id.in_(list(found)))
        .order_by(subscriptions.made_at, subscriptions.id, theirs.c.session)
    )
    by_browser: dict[str, list[Any]] = defaultdict(list)
    for row in await store.read(query):
        by_browser[row.id].append(row)
    names = schema.subscriptions.columns.keys()
    return [
        Due(
            subscription=SubscriptionRow(**{name: getattr(rows[0], name) for name in names}),
            sessions=tuple(row.other for row in rows),
            language=rows[0].language,
            kinds=read_kinds(rows[0].kinds),
            quiet=rows[0].quiet,
            notices=tuple(sorted(found[id], key=lambda it: (it.table, it.number))),
        )
        for id, rows in by_browser.items()
    ]


async def remove(store: Store, subscription: str, some: Iterable[WaitingNotice]) -> None:
    """Delete notices that were sent, or that are out of date."""
    gone = [delete(schema.notices).where(is_row(subscription, each)) for each in some]
    if gone:
        await store.write(*((statement, {}) for statement in gone))


async def postpone(
    store: Store, subscription: str, some: Iterable[WaitingNotice], until: int, tried: bool
) -> None:
    """Do not send them before then: because sending failed, or because it is not the time yet."""
    later = [
        update(schema.notices)
        .where(is_row(subscription, each))
        .values(due_at=until, tries=each.tries if tried else each.tries - 1)
        for each in some
    ]
    if later:
        await store.write(*((statement, {}) for statement in later))


def is_row(subscription: str, waiting: WaitingNotice) -> ColumnElement[bool]:
    return and_(
        notices.table == waiting.table,
        notices.number == waiting.number,
        notices.subscription == subscription,
    )
