"""Forgetting a person in mutes, reports, bars and what hosts did."""

from __future__ import annotations

import json
from collections.abc import Sequence

from sqlalchemy import Connection, delete, or_, select, update

from clowder.server.log.names import ERASED
from clowder.server.store import kind_schema

UNSAID = "…"  # in place of what they said
mutes = kind_schema.mutes.c
reports = kind_schema.reports.c
acts = kind_schema.host_acts.c


def forget_kindness(connection: Connection, session: str) -> None:
    """Reports about them go; what they reported of others stays, without them and their words."""
    drop_kindness(connection, (session,))
    said = select(reports.report, reports.chat).where(reports.chat.contains(session))
    for row in connection.execute(said).all():
        place = update(kind_schema.reports).where(reports.report == row.report)
        connection.execute(place.values(chat=without(row.chat, session)))


def without(chat: str, session: str) -> str:
    lines = json.loads(chat)
    for line in lines:
        if line["session"] == session:
            line |= {"session": "", "name": ERASED, "text": UNSAID}
    return json.dumps(lines, ensure_ascii=False)


def drop_kindness(connection: Connection, names: Sequence[str]) -> None:
    """What is kept of these sessions; acts of hosts stay, and name nobody any more."""
    either = or_(mutes.owner.in_(names), mutes.target.in_(names))
    connection.execute(delete(kind_schema.mutes).where(either))
    connection.execute(delete(kind_schema.reports).where(reports.target.in_(names)))
    made = update(kind_schema.reports).where(reports.reporter.in_(names))
    connection.execute(made.values(reporter=None, words=""))
    settled = update(kind_schema.reports).where(reports.settled_by.in_(names))
    connection.execute(settled.values(settled_by=None))
    for kept in (kind_schema.bars, kind_schema.hosts):
        connection.execute(delete(kept).where(kept.c.session.in_(names)))
    for column in (acts.host, acts.target):
        mentioned = update(kind_schema.host_acts).where(column.in_(names))
        connection.execute(mentioned.values({column: None}))


def prune_kindness(connection: Connection, before: int) -> None:
    """Reports that were settled, bars that ended and what hosts did before that time."""
    links = kind_schema.host_links
    connection.execute(delete(links).where(links.c.ends_at < before))
    connection.execute(delete(kind_schema.reports).where(reports.settled_at < before))
    bars = kind_schema.bars
    connection.execute(delete(bars).where(bars.c.until < before))
    connection.execute(delete(kind_schema.host_acts).where(acts.at < before))
