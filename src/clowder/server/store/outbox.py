"""The statement that puts notices of an entry into the outbox, to be written with the entry."""

from __future__ import annotations

from sqlalchemy import BigInteger, Integer, String, func, insert, literal, select

from clowder.server.store import schema
from clowder.server.store.index import Statement
from clowder.server.store.rows import NewNotice

sessions = schema.sessions.c
subscriptions = schema.subscriptions.c
COLUMNS = ("table", "number", "subscription", "kind", "due_at", "tries")


def put_notice(table: str, number: int, notice: NewNotice) -> Statement:
    """A row for each device of those whom the notice is for; none where nobody has asked for it."""
    owner = func.coalesce(sessions.person, sessions.session)
    rows = (
        select(
            literal(table, String),
            literal(number, Integer),
            subscriptions.id,
            literal(notice.kind, String),
            literal(notice.due_at, BigInteger),
            literal(0, Integer),
        )
        .join_from(schema.subscriptions, schema.sessions, subscriptions.session == owner)
        .where(sessions.session.in_(notice.to), subscriptions.session != notice.but)
        .distinct()  # somebody may have sat down under two sessions
    )
    return insert(schema.notices).from_select(COLUMNS, rows), {}
