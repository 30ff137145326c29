"""The lobby's list: the public tables that are not over."""

from __future__ import annotations

from contextlib import suppress

from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied, require
from clowder.server.log.people import seated_at
from clowder.server.store import mutes, tables
from clowder.server.store.store import Forgotten
from clowder.server.tables.house import House
from clowder.server.tables.infos import read_info, write_info
from clowder.server.tables.opening import is_playable
from clowder.server.wire.frames import table_info
from clowder.server.wire.messages import TableInfo

LISTED = 100  # tables at once


async def find_listed(house: House, guest: Guest | None = None) -> list[TableInfo]:
    """Newest first, without those of people whom the guest has blocked, or who have blocked the
    guest. Tables that are not in memory stay where they are."""
    sessions = () if guest is None else guest.sessions
    apart = await mutes.find_apart(house.store, sessions) if sessions else frozenset[str]()
    found = []
    for name, info in await tables.find_listed(house.store, LISTED, apart):
        with suppress(Denied):  # of another version, or unreadable
            found.append(await show(house, name, info))
    return found


async def show(house: House, name: str, info: str | None) -> TableInfo:
    """What is stored for the lobby; where there is nothing that can be read, since the table is
    older or its row is spoilt, that is read from its log, once.

    Raises Denied.
    """
    require(name not in house.unreadable, "unreadable_table")
    shown = None if info is None else read_info(info)
    if shown is None:
        table = (await house.find(name)).table
        shown = table_info(table)
        with suppress(Forgotten):  # then it is read once more the next time
            await tables.note_info(house.store, name, write_info(table), seated_at(table))
    require(is_playable(shown.game, shown.version), "other_version")
    return shown
