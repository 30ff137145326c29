"""What this node knows of mutes, bars, devices that have ended and people who were forgotten:
all that matters to those who look at tables here.

All this is in the database. Whoever changes it leaves a mark there, and every node that finds
another mark than before reads anew."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING

from clowder.core.value import Value
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied, require
from clowder.server.store import hosts, mutes, sessions
from clowder.server.store.hosts import BarRow
from clowder.server.store.marks import CHANGED, FORGOTTEN, find_marks
from clowder.server.store.store import StorageError
from clowder.server.tables.erasure import forget_elsewhere
from clowder.server.tables.sessions import house_key
from clowder.server.tables.surroundings import Viewer

if TYPE_CHECKING:
    from clowder.server.tables.house import House

BARRED = 4423  # close code: may not play here
NOBODY: frozenset[str] = frozenset()  # one for all views: each would take 200 bytes
AGAIN = 1012  # close code: come again, if you are still known


class Admission(Value):
    """By which cookie or token somebody looks at a table, and whom they do not hear there."""

    credential: str = ""  # the hash of a cookie or token; empty: it cannot end
    muted: frozenset[str] = NOBODY  # sessions that they do not want to hear


ALWAYS = Admission()


class Kindness:
    def __init__(self, house: House) -> None:
        self._house = house
        self._marks: dict[str, bytes] = {}
        self._rereads = 0
        self._forgetting: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        store = self._house.store
        self._marks = {key: await house_key(store, key) for key in (CHANGED, FORGOTTEN)}

    async def look(self) -> None:
        """Read anew where another node has changed something."""
        marks, before = await find_marks(self._house.store), self._marks
        if marks[CHANGED] != before[CHANGED]:
            await self.reread()
        if marks[FORGOTTEN] != before[FORGOTTEN]:
            await forget_elsewhere(self._house)
        self._marks = marks  # last: what fails is done again

    def forget_soon(self) -> None:
        """Read anew soon: a table here still knows somebody who was forgotten on another node."""
        task = asyncio.create_task(self._forget(), name="forgetting")
        self._forgetting.add(task)
        task.add_done_callback(self._forgetting.discard)

    async def _forget(self) -> None:
        with suppress(StorageError):  # whoever is refused next tries again
            await forget_elsewhere(self._house)

    async def close(self) -> None:
        for task in self._forgetting:
            task.cancel()
        await asyncio.gather(*self._forgetting, return_exceptions=True)

    async def reread(self) -> None:
        """Apply mutes to everybody who looks at a table here; close the views of those who are
        barred, or whose cookie or token has ended."""
        store, viewers = self._house.store, list(self._viewers())
        self._rereads += 1
        muted = await mutes.find_muted(store, {it for viewer in viewers for it in viewer.sessions})
        good = await sessions.find_good(store, {viewer.credential for viewer in viewers})
        barred = {row.session for row in await hosts.find_bars(store, self._house.now_ms())}
        for viewer in viewers:
            if barred.intersection(viewer.sessions):
                viewer.drop(BARRED)
            elif viewer.credential and viewer.credential not in good:
                viewer.drop(AGAIN)
            else:
                viewer.mute(heard_no_more(muted, viewer.sessions))

    def _viewers(self) -> Iterator[Viewer]:
        return (viewer for live in self._house.live.values() for viewer in live.viewers)

    async def admit_viewer(self, guest: Guest, credential: str) -> Admission:
        """For somebody who is about to look at a table; raises Denied."""
        while True:
            before = self._rereads
            await self.admit(guest)
            good = await sessions.find_good(self._house.store, [credential])
            require(credential in good, "no_session")
            muted = await self.muted_by(guest)
            if before == self._rereads:  # else something may have changed since it was read
                return Admission(credential, muted)

    async def muted_by(self, guest: Guest) -> frozenset[str]:
        """Whom somebody does not want to hear."""
        found = await mutes.find_muted(self._house.store, guest.sessions)
        return heard_no_more(found, guest.sessions)

    async def bar_of(self, guest: Guest) -> BarRow | None:
        """The bar against somebody that holds longest, if there is one."""
        found = await hosts.find_bars(self._house.store, self._house.now_ms(), guest.sessions)
        return max(found, key=lambda row: row.until or 2**60, default=None)

    async def admit(self, guest: Guest) -> None:
        """Raises Denied where they may not play here."""
        if await self.bar_of(guest) is not None:
            raise Denied("barred")


def heard_no_more(muted: dict[str, frozenset[str]], sessions: Sequence[str]) -> frozenset[str]:
    heard = frozenset[str]().union(*(muted.get(each, frozenset()) for each in sessions))
    return heard or NOBODY
