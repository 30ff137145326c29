"""What the lobby shows of a table: it lies in one row, written in the commit that changes it, so
that no log is read to list a table."""

from __future__ import annotations

import logging

from clowder.core.value import from_json, to_json
from clowder.server.log import entries as log
from clowder.server.log.state import TableState
from clowder.server.wire.frames import table_info
from clowder.server.wire.messages import TableInfo

# The entries that change what is shown of a table that is not over. Moves do not: most commits are
# of moves, and have nothing more to write.
SHOWN = (
    *(log.Sat, log.BotSat, log.Stood, log.Started, log.Away, log.Back, log.Undone),
    *(log.HolidayTaken, log.HolidayEnded),
)

logger = logging.getLogger(__name__)


def write_info(table: TableState) -> str:
    return to_json(table_info(table)).decode()


def read_info(written: str) -> TableInfo | None:
    """None where it makes no sense: the log says it all, too."""
    try:
        info: TableInfo = from_json(written, TableInfo)
    except ValueError as error:
        logger.warning("what the lobby shows of a table is read from its log: %s", error)
        return None
    return info


def info_after(table: TableState, entry: log.LogEntry) -> str | None:
    """What is to be stored with an entry; None where it changes nothing that is shown."""
    return write_info(table.after(entry)) if isinstance(entry, SHOWN) else None
