"""A person leaves for good: seats are left, secrets end, and every log forgets who they were.

One commit does it, and from then on no commit that names them is let through on any node
(`store/checks.py`). What still knows them is memory, which reads its logs again."""

from __future__ import annotations

from contextlib import suppress
from typing import TYPE_CHECKING

from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.log.people import named_by
from clowder.server.store import erasing, sessions, tables
from clowder.server.tables.live import LiveTable

if TYPE_CHECKING:
    from clowder.server.tables.house import House

GONE, AGAIN = 4401, 1012  # close codes: nobody any more; come again
MOST = 10_000  # tables at which somebody can possibly sit


async def erase(house: House, guest: Guest) -> None:
    """Nothing is left of them afterwards but games in which "a guest" has played. Until then they
    can come in: whoever is told that it failed can ask again. Raises StorageError."""
    dismiss(house, guest)
    for row in await tables.find_unfinished_of(house.store, guest.sessions, MOST):
        with suppress(Denied):  # of another version: it cannot be played anyway
            await leave(await house.find(row.table), guest)
    for name in await erasing.erase(house.store, guest.sessions):
        await read_again(house, name)
    dismiss(house, guest)  # who has come in once more meanwhile
    await forget_elsewhere(house)  # of a table that was being read from its log just then


def dismiss(house: House, guest: Guest) -> None:
    """Close all that they look at on this node."""
    for live in list(house.live.values()):
        for viewer in list(live.viewers):
            if viewer.session in guest.sessions:
                viewer.drop(GONE)


async def forget_elsewhere(house: House) -> None:
    """Read anew the tables on this node that still know somebody who was forgotten, here or on
    another node."""
    known = {name: named_by(live.table) for name, live in house.live.items()}
    everybody = {session for people in known.values() for session in people}
    gone = await sessions.find_missing(house.store, everybody)
    for name, people in known.items():
        if people & gone:
            await read_again(house, name)


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
            purpose = f"erased/{table.last_number}/{seat}"  # another one where it is asked again
            await live.do(command(purpose, decide.leave, guest, int(seat)))


async def read_again(house: House, name: str) -> None:
    """Forget a table in memory, which still knows the old log; its viewers come again at once."""
    house.glances.pop(name, None)
    live = house.live.pop(name, None)
    if live is None:
        return
    for viewer in list(live.viewers):
        viewer.drop(AGAIN)
    await live.stop()
    if live.table.match is not None and not live.table.over:
        (await house.find(name)).arrange()
