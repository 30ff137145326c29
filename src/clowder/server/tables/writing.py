"""Writes the entries of a table's log, and reads what others have written there first."""

from __future__ import annotations

from clowder.server.log import entries as log
from clowder.server.log.commands import Command
from clowder.server.log.denied import require
from clowder.server.log.people import named_in, seated_at
from clowder.server.log.state import TableState
from clowder.server.store.rows import Following, Lease, LogRow
from clowder.server.store.store import Conflict, Forgotten, LeaseLost
from clowder.server.tables import daily_board, endings, infos, notices, outcomes
from clowder.server.tables.surroundings import Services


async def write_entry(
    table: TableState, command: Command, entry: log.LogEntry, services: Services
) -> list[LogRow]:
    """Write the entry; returns what the disk has beyond the table now: this entry, or those of
    whoever was quicker.

    A conflict also comes from a commit of our own that went through though it had seemed to fail.
    Raises Denied, StorageError, and LeaseLost where another node runs the table."""
    at = int(services.now() * 1000)
    row = LogRow(table.last_number + 1, command.id, entry, at)
    following = following_from(table, command, entry, at, services)
    lease = lease_for(table, command, services)
    try:
        await services.store.append(table.name, row, following, lease)
    except Conflict:
        missed = await read_on(table, services)
        require(missed, "conflict")
        return missed
    except Forgotten:
        services.forget_gone()
        raise
    except LeaseLost:
        if lease is not None and services.nodes is not None:
            services.nodes.lose(lease)
        raise
    if services.nodes is not None:
        services.nodes.publish(table.name, row.number)
    return [row]


def following_from(
    table: TableState, command: Command, entry: log.LogEntry, at: int, services: Services
) -> Following:
    ended, info = endings.ended_by(table, entry), infos.info_after(table, entry)
    whole = seated_at(table) if ended is not None or info is not None else frozenset[str]()
    giver = frozenset((command.by,)) if command.by else frozenset[str]()
    return Following(
        ended=ended,
        outcomes=outcomes.outcomes_by(table, ended, at),
        result=daily_board.result_of(table, entry, at),
        info=info,
        notice=notices.notice_of(table, command, entry, notices.due_after(at, services.settings)),
        people=whole | giver | named_in(entry),
    )


def lease_for(table: TableState, command: Command, services: Services) -> Lease | None:
    """What a command of a bot or a clock needs where there are several nodes, else None.

    Raises LeaseLost where this node does not have it.
    """
    if services.nodes is None or not command.automatic:
        return None
    lease = services.nodes.lease_of(table.name)
    if lease is None:
        raise LeaseLost
    return lease


async def read_on(table: TableState, services: Services) -> list[LogRow]:
    """The entries that the disk has beyond the table."""
    return await services.store.log(table.name, table.last_number)
