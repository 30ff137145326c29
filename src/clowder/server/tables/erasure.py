"""A person leaves for good: seats are left, secrets end, and every log forgets who they were."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING

from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.log.state import TableState
from clowder.server.store import erasing, persons, sessions, tables
from clowder.server.tables.live import LiveTable

if TYPE_CHECKING:
    from clowder.server.tables.house import House

GONE, AGAIN = 4401, 1012  # close codes: nobody any more; come again
MOST = 10_000  # tables at which somebody can possibly sit
HEARD_SECONDS = 2.5  # by then every node has looked for news


async def erase(house: House, guest: Guest) -> None:
    """Nothing is left of them afterwards but games in which "a guest" has played."""
    await persons.end_all(house.store, guest.sessions)  # first: nobody comes in by them meanwhile
    for live in list(house.live.values()):
        for viewer in list(live.viewers):
            if viewer.session in guest.sessions:
                viewer.drop(GONE)
    for row in await tables.find_unfinished_of(house.store, guest.sessions, MOST):
        with suppress(Denied):  # of another version: it cannot be played anyway
            await leave(await house.find(row.table), guest)
    await forget(house, guest)
    if house.nodes is not None:  # another node may have written who they were meanwhile
        await asyncio.sleep(HEARD_SECONDS)
        await forget(house, guest)


async def forget(house: House, guest: Guest) -> None:
    for name in await erasing.erase(house.store, guest.sessions):
        await read_again(house, name)


async def forget_elsewhere(house: House) -> None:
    """On every node but the one that was asked: tables here that still know who they were."""
    known = {name: people_of(live.table) for name, live in house.live.items()}
    everybody = {session for people in known.values() for session in people}
    gone = await sessions.find_missing(house.store, everybody)
    for name, people in known.items():
        if people & gone:
            await read_again(house, name)


def people_of(table: TableState) -> set[str]:
    """All whom its log names."""
    entries = (news.entry for news in table.news)
    named = {each.session for each in entries if isinstance(each, log.Sat | log.Said | log.Reacted)}
    return named | {table.opened.host}


async def leave(live: LiveTable, guest: Guest) -> None:
    """A bot plays on where others play; a game among bots alone ends."""
    table = live.table
    others = [
        chair for chair in table.chairs if chair.session and chair.session not in guest.sessions
    ]
    if not others and table.match is not None:
        await live.do(command("erased", decide.close))
        return
    for seat in decide.seats_of(table, guest):
        with suppress(Denied):  # a bot plays there already
            await live.do(command(f"erased{seat}", decide.leave, guest, int(seat)))


async def read_again(house: House, name: str) -> None:
    """What stands in memory of a table is what its log said before; viewers come again at once."""
    house.glances.pop(name, None)
    live = house.live.pop(name, None)
    if live is None:
        return
    for viewer in list(live.viewers):
        viewer.drop(AGAIN)
    await live.stop()
    if live.table.match is not None and not live.table.over:
        (await house.find(name)).arrange()
