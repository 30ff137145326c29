"""Whom entries and tables name."""

from __future__ import annotations

from clowder.server.log import entries as log
from clowder.server.log.state import TableState


def named_in(entry: log.LogEntry) -> frozenset[str]:
    """The session that an entry names, where it names one."""
    match entry:
        case (
            log.Opened(host=session)
            | log.Sat(session=session)
            | log.Said(session=session)
            | log.Reacted(session=session)
        ):
            return frozenset((session,))
        case _:
            return frozenset()


def named_by(table: TableState) -> frozenset[str]:
    """All sessions that the log of a table names."""
    named = (named_in(news.entry) for news in table.news)
    return frozenset((table.opened.host,)).union(*named)


def seated_at(table: TableState) -> frozenset[str]:
    return frozenset(chair.session for chair in table.chairs if chair.session)
