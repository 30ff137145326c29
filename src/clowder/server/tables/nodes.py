"""One of several nodes that share a database: it renews its life, claims tables to run, and
follows what the others write.

Any node may write any human's command: the number of an entry is unique, and whoever comes second
reads on and decides anew. What bots and clocks do is written by the one node that holds the lease
of the table, which is checked inside the commit.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Awaitable, Callable, Iterable
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

from clowder.core.value import from_json, to_json
from clowder.server.log.denied import Denied
from clowder.server.store import leases, presences, tables
from clowder.server.store.rows import Lease
from clowder.server.store.store import Conflict, Forgotten, StorageError
from clowder.server.tables.bus import Bus, TableHint
from clowder.server.tables.presence import Seen, people_in, seen_here
from clowder.server.tables.undaunted import try_once

if TYPE_CHECKING:
    from clowder.server.tables.house import House

LEASE_MS = 2_500  # after which a node that says nothing is taken for dead
RENEW_SECONDS = 0.8
LOOK_SECONDS = 1.0  # between two looks for news, should the bus have lost a hint
AT_ONCE = 200  # tables in one query

logger = logging.getLogger(__name__)


class Nodes:
    def __init__(self, house: House, bus: str) -> None:
        self.name = secrets.token_hex(8)
        self.house = house
        self.bus = Bus(bus, self._hear) if bus else None
        self.clock_ahead = 0.0  # seconds that the database's clock is ahead of ours
        self.held: dict[str, Lease] = {}
        self._wanted: set[str] = set()
        self._elsewhere: set[str] = set()  # tables that others run, when last asked
        self._unsure = False  # whether the database may say that this node runs more than is held
        self._claiming = asyncio.Event()
        self._shown: dict[str, Seen] = {}
        self._to_show: dict[str, str] = {}
        self._showing = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []
        self._around: set[asyncio.Task[None]] = set()

    async def open(self) -> None:
        await self._renew()
        if self.bus is not None:
            self.bus.open()
        loops = (self._renew_on, self._claim_on, self._look_on, self._show_on)
        self._tasks = [asyncio.create_task(loop(), name=loop.__name__) for loop in loops]

    async def close(self) -> None:
        tasks = [*self._tasks, *self._around]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self.bus is not None:
            await self.bus.close()
        with suppress(StorageError):  # then the others find out by themselves
            await leases.retire(self.house.store, self.name)

    # What live tables ask -----------------------------------------------------------------------

    def lease_of(self, table: str) -> Lease | None:
        lease = self.held.get(table)
        if lease is None and table not in self._wanted | self._elsewhere:
            self._wanted.add(table)
            self._claiming.set()
        return lease

    def lose(self, lease: Lease) -> None:
        if self.held.get(lease.table) == lease:
            del self.held[lease.table]

    def publish(self, table: str, number: int) -> None:
        if self.bus is not None:
            self.bus.publish(TableHint(table, number))

    def show(self, table: str, seen: Seen | None) -> None:
        if self._shown.get(table) == seen:
            return
        if seen is None:
            del self._shown[table]
        else:
            self._shown[table] = seen
        self._to_show[table] = "" if seen is None else to_json(seen).decode()
        self._showing.set()

    async def look_around(self, table: str) -> None:
        await self._look_around([table])

    async def rest(self, names: Iterable[str]) -> None:
        """Give up the leases of tables where nobody looks and nothing will happen by itself."""
        given = [self.held.pop(name) for name in names if name in self.held]
        await leases.give_back(self.house.store, given)
        await leases.forget(self.house.store)

    # What goes on ---------------------------------------------------------------------------------

    async def _renew_on(self) -> None:
        await self._every(RENEW_SECONDS, self._renew)

    async def _look_on(self) -> None:
        await self._every(LOOK_SECONDS, self._look)

    async def _claim_on(self) -> None:
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self._claiming.wait(), RENEW_SECONDS)
            self._claiming.clear()
            await self._try(self._claim)

    async def _show_on(self) -> None:
        while True:
            await self._showing.wait()
            self._showing.clear()
            await self._try(self._save_presences)
            if self._to_show:
                await asyncio.sleep(RENEW_SECONDS)  # the database is away
                self._showing.set()

    async def _save_presences(self) -> None:
        for table, seen in list(self._to_show.items()):
            try:
                await presences.save(self.house.store, self.name, table, seen, people_in(seen))
            except Conflict:  # the table was pruned
                pass
            except Forgotten:
                self._shown.pop(table, None)  # the next look shows whoever is left
            if self._to_show.get(table) == seen:
                del self._to_show[table]
            self.publish(table, 0)

    async def _every(self, seconds: float, work: Callable[[], Awaitable[None]]) -> None:
        while True:
            await self._try(work)
            await asyncio.sleep(seconds)

    async def _try(self, work: Callable[[], Awaitable[None]]) -> None:
        await try_once(work, "a periodic task of this node failed")

    async def _renew(self) -> None:
        before = self.house.clock()
        now_ms, was_dead = await leases.renew(self.house.store, self.name, LEASE_MS)
        self.clock_ahead = now_ms / 1000 - (before + self.house.clock()) / 2
        if was_dead and self.held:
            logger.warning("this node's leases have expired: other nodes may run its tables")
            self.held.clear()

    async def _claim(self) -> None:
        """Lease tables here that wait for a bot or a clock, and those whose node has ended."""
        here = {name for name, live in self.house.live.items() if live.wants_care}
        wanted = (here | self._wanted) - self.held.keys()
        orphans = await leases.find_orphans(self.house.store, AT_ONCE)
        if self._unsure:
            own = await leases.find_own(self.house.store, self.name)
            wanted.update(own - self.held.keys())
        self._unsure = True  # until all that was claimed is run
        all_run = True
        names = sorted(wanted.union(orphans))
        self._wanted.clear()
        self._elsewhere.clear()
        for start in range(0, len(names), AT_ONCE):
            some = names[start : start + AT_ONCE]
            claimed = await leases.claim(self.house.store, self.name, some)
            self._elsewhere.update(some)
            for lease in claimed:
                self._elsewhere.discard(lease.table)
                all_run &= await self._take_over(lease)
        self._unsure = not all_run
        if len(orphans) == AT_ONCE:
            self._claiming.set()  # there are more

    async def _take_over(self, lease: Lease) -> bool:
        """Run the table here, for which it must be in memory; False where that has to wait."""
        self.held[lease.table] = lease
        try:
            live = await self.house.find(lease.table)
        except Denied:  # of another version, or unreadable: the others go on
            return True
        except StorageError as error:
            logger.warning("table %s cannot be run for now: %s", lease.table, error)
            self.lose(lease)
            return False
        if lease.epoch > 1:
            live.clock.give_grace()
        live.arrange()
        return True

    async def _look(self) -> None:
        """Read from the database what the bus may have lost."""
        names = list(self.house.live)
        for start in range(0, len(names), AT_ONCE):
            some = names[start : start + AT_ONCE]
            for name, last in (await tables.find_last_numbers(self.house.store, some)).items():
                self._hear(TableHint(name, last))

        await self._look_around([name for name, live in self.house.live.items() if live.viewers])
        await self.house.kindness.look()

    async def _look_around(self, names: list[str]) -> None:
        for start in range(0, len(names), AT_ONCE):
            some = names[start : start + AT_ONCE]
            found = await presences.find_elsewhere(self.house.store, self.name, some)
            for name in some:
                live = self.house.live.get(name)
                if live is not None:
                    elsewhere = (from_json(text, Seen) for text in found.get(name, ()))
                    live.see_elsewhere(tuple(elsewhere))
                    self.show(name, seen_here(live))  # a pace may have changed

    def _hear(self, hint: TableHint) -> None:
        live = self.house.live.get(hint.table)
        if live is None:
            return
        if hint.number:
            live.hear(hint.number)
        else:
            looking = asyncio.create_task(self._try(partial(self.look_around, hint.table)))
            self._around.add(looking)
            looking.add_done_callback(self._around.discard)
