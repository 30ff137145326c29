"""The house: opens tables, finds them again after a restart, and keeps them going."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from clowder.bots.budget import Budget
from clowder.bots.levels import add_bots
from clowder.core.fairness import commitment
from clowder.core.fault import Fault
from clowder.core.rng import length_prefixed
from clowder.core.words import say
from clowder.games import find_room
from clowder.server.log import decide, fork
from clowder.server.log import entries as log
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest, runs_table
from clowder.server.log.denied import Denied, require
from clowder.server.log.state import TableState
from clowder.server.settings import Settings, data_folder, database_url
from clowder.server.store import tables
from clowder.server.store.engine import make_engine
from clowder.server.store.rows import LogRow
from clowder.server.store.store import Conflict, StorageError, Store
from clowder.server.tables.codes import free_code
from clowder.server.tables.courier import Courier, open_courier
from clowder.server.tables.daily_deals import DailyDeals
from clowder.server.tables.glances import glance
from clowder.server.tables.kindness import Kindness
from clowder.server.tables.live import LiveTable
from clowder.server.tables.nodes import Nodes
from clowder.server.tables.opening import check_settings, first_rows, fold_table, seated_bots
from clowder.server.tables.persons import Persons, open_persons
from clowder.server.tables.rematching import invite_again
from clowder.server.tables.replays import Replays
from clowder.server.tables.sessions import Sessions, house_key
from clowder.server.tables.undaunted import try_once
from clowder.server.wire.bodies import ForkBody, TableSettings
from clowder.server.wire.own_tables import RunningTable
from clowder.server.work.bots import BotWorkers, prepare
from clowder.server.work.nature import NatureWorkers
from clowder.server.work.pool import WorkerPool

Clock: TypeAlias = Callable[[], float]
ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789"  # without letters that look alike
NAME_LENGTH = 12  # of a table: its link is the key to it
MOST_GLANCES = 10_000  # about a kilobyte each
TIDY_SECONDS = 60
logger = logging.getLogger(__name__)


class House:
    def __init__(self, settings: Settings, clock: Clock = time.time) -> None:
        add_bots(settings.bots)
        self.settings = settings
        self.clock = clock
        self.store = Store(make_engine(database_url(settings)))
        self.nodes = Nodes(self, settings.bus) if self.store.shared else None
        if settings.bus and self.nodes is None:
            raise Fault("--bus needs a database to share: --db", say("fault-bus-alone"))
        self.pool = WorkerPool(settings.workers, partial(prepare, settings.bots))
        self.bots = BotWorkers(self.pool, settings.bot_seconds, settings.adviser)
        if settings.hint_iterations:
            self.bots.for_hints = Budget(iterations=settings.hint_iterations)
        self.nature = NatureWorkers(self.pool, settings.nature_seconds)
        self.replays = Replays(settings.replay_workers, settings.replay_seconds)
        self.sessions: Sessions
        self.persons: Persons
        self.daily: DailyDeals
        self.courier: Courier
        self.kindness = Kindness(self)
        self.live: dict[str, LiveTable] = {}
        self.glances: dict[str, RunningTable] = {}  # of tables that nobody looks at
        self.unreadable: set[str] = set()  # names of tables whose logs make no sense
        self.views: Counter[str] = Counter()  # how many views of tables each guest has open
        self._finding = asyncio.Lock()

    def now(self) -> float:
        """The time in seconds; that of the database, where several nodes share one."""
        return self.clock() + (0.0 if self.nodes is None else self.nodes.clock_ahead)

    def now_ms(self) -> int:
        return int(self.now() * 1000)

    async def open(self) -> None:
        """Bring the database up to date, and let the games in progress go on."""
        data_folder(self.settings).mkdir(parents=True, exist_ok=True)
        await self.store.open()
        self._key = await house_key(self.store)
        self.sessions = Sessions(self.store, self._key, self.now_ms)
        self.persons = await open_persons(self.store, self.sessions)
        await self.kindness.open()
        secret = self._fixed_seed() or await house_key(self.store, "daily_secret")
        self.daily = DailyDeals(secret, self.now)
        self.courier = await open_courier(self)
        if self.nodes is None:
            for name in await tables.find_playing(self.store):
                with suppress(Denied):  # of another version, or unreadable: the others go on
                    (await self.find(name)).arrange()
        else:
            await self.nodes.open()
        self._tidying = asyncio.create_task(self.tidy_on(), name="tidying")

    async def close(self) -> None:
        self._tidying.cancel()
        await asyncio.gather(self._tidying, return_exceptions=True)
        await self.courier.close()
        await self.kindness.close()
        await asyncio.gather(*(live.stop() for live in self.live.values()))
        if self.nodes is not None:
            await self.nodes.close()
        await self.pool.close()
        await self.replays.pool.close()
        await self.store.close()

    def forget_gone(self) -> None:
        self.kindness.forget_soon()

    def begin_view(self, session: str) -> None:
        self.views[session] += 1

    def end_view(self, session: str) -> None:
        self.views[session] -= 1
        if not self.views[session]:
            del self.views[session]

    async def tidy_on(self) -> None:
        """Forget tables that nobody looks at, and close those that were given up."""
        while True:
            await asyncio.sleep(TIDY_SECONDS)
            await try_once(self.tidy, "tables could not be tidied up")

    async def tidy(self) -> None:
        idle = [live for live in self.live.values() if live.idle]
        for live in idle:
            self._forget(live)
        if self.nodes is not None:
            await self.nodes.rest([live.table.name for live in idle])
        given_up = self.now_ms() - self.settings.idle_days * 86_400_000
        for name in await tables.find_idle(self.store, given_up):
            with suppress(Denied):
                live = await self.find(name)
                if not live.clock.is_running:  # else it goes on by itself
                    await live.do(command("close", decide.close))

    def _forget(self, live: LiveTable) -> None:
        """Drop a table from memory; its log brings it back, and lists still know who is to move."""
        name = live.table.name
        del self.live[name]
        if not live.table.over and self.nodes is None:  # else others may go on with it
            self.glances[name] = glance(live)
        if len(self.glances) > MOST_GLANCES:  # of the one put away first, the log is read again
            del self.glances[next(iter(self.glances))]

    async def open_table(
        self,
        guest: Guest,
        settings: TableSettings,
        name: str = "",
        bots: Iterable[log.BotSat] = (),
    ) -> LiveTable:
        """A new table, or the existing one where that name or id was used before."""
        check_settings(settings)
        name = name or self.table_name(guest.session, settings.id or secrets.token_hex(16))
        with suppress(Denied):
            return await self.find(name)
        await self.check_quota(guest)
        seed = self._draw_seed()
        opened = log.Opened(
            game=settings.game,
            version=find_room(settings.game).version,
            seats=settings.seats,
            options=dict(settings.options),
            public=settings.public,
            clock=settings.clock,
            host=guest.session,
            commitment=commitment(name, seed),
            fair=not self.settings.fixed_seed,
            code=await free_code(self.store),
        )
        table = TableState(name, find_room(settings.game), opened, seed)
        for bot in bots:
            table.add(bot)
        return await self.write_table(table)

    async def fork(self, live: LiveTable, guest: Guest, body: ForkBody) -> LiveTable:
        """A table of one's own that goes on from a moment of one that is over."""
        name = self.table_name("fork", guest.session, body.id)
        with suppress(Denied):
            return await self.find(name)
        require(self.daily.is_public(live.table.opened.day), "daily_counts")
        past = fork.past_of(live.table, body.step)
        await self.check_quota(guest)
        seed = self._draw_seed()
        opened = fork.opening(live.table, guest, past, commitment(name, seed))
        table = TableState(name, live.table.room, opened, seed)
        for entry in fork.sitting(live.table, guest, body.seat):
            table.add(entry)
        resumed = fork.resume(table, past)
        await self.nature.let_answer(table.room, resumed, table.chance(), guest.session, name)
        table.add(fork.started(table, resumed))
        fresh = await self.write_table(table)
        fresh.arrange()
        return fresh

    def _fixed_seed(self) -> bytes:
        fixed = self.settings.fixed_seed
        return hashlib.sha256(fixed.encode()).digest() if fixed else b""

    def _draw_seed(self) -> bytes:
        return self._fixed_seed() or secrets.token_bytes(32)

    def table_name(self, *parts: str) -> str:
        """A name that nobody can guess, the same for the same parts."""
        text = length_prefixed(*(part.encode() for part in parts))
        drawn = hmac.digest(self._key, text, "sha256")[:NAME_LENGTH]
        return "".join(ALPHABET[byte % len(ALPHABET)] for byte in drawn)

    async def write_table(self, table: TableState) -> LiveTable:
        """Write all its entries in one commit; where another was first, the table it made."""
        listed, rows = first_rows(table, self.now_ms())
        try:
            await tables.create(self.store, listed, table.seed, rows)
        except Conflict:
            return await self.find(table.name)
        return self._add(table, rows)

    async def rematch(self, live: LiveTable, guest: Guest) -> LiveTable:
        """The table where the same players go on; opened by the first who asks.

        Its name follows from the old table's and its bots come with it in one commit, so that
        nothing depends on who asks first, or on when the server was ended meanwhile."""
        table = live.table
        require(table.over, "not_over")
        if table.rematch is None:
            require(runs_table(table, guest), "not_seated")
            old = table.opened
            settings = TableSettings(old.game, old.seats, old.options, old.public, old.clock)
            name = self.table_name("rematch", table.name)
            await self.open_table(guest, settings, name, seated_bots(table))
            await invite_again(self.store, table, guest, name, self.now_ms())
            with suppress(Denied):  # somebody else was quicker
                await live.do(command("rematch", decide.rematch, name))
        assert table.rematch is not None
        return await self.find(table.rematch)

    async def find(self, name: str) -> LiveTable:
        """The table of that name, read from its log if need be; raises Denied."""
        if name in self.live:
            live = self.live[name]
            await live.catch_up()
            return self.live.setdefault(name, live)  # it may just have been forgotten
        async with self._finding:
            if name in self.live:
                return self.live[name]
            return await self._read_table(name)

    async def _read_table(self, name: str) -> LiveTable:
        require(name not in self.unreadable, "unreadable_table")
        try:
            written = await self.store.log(name)
            require(written, "no_such_table")
            table = fold_table(name, await tables.find_seed(self.store, name), written)
        except (Denied, StorageError):
            raise
        except Exception:  # whatever is wrong with one table, the others go on
            self.unreadable.add(name)
            logger.exception("table %s is unreadable and was set aside", name)
            raise Denied("unreadable_table") from None
        return self._add(table, written)

    def _add(self, table: TableState, rows: Sequence[LogRow]) -> LiveTable:
        """Keep one live table for each name, though a repeated command may read it twice."""
        self.glances.pop(table.name, None)
        return self.live.setdefault(table.name, LiveTable(table, rows, self))

    async def glance(self, name: str) -> RunningTable:
        """How the table stands, by itself; no log is read for one that was in use since the start.

        Raises Denied."""
        if name in self.glances:
            return self.glances[name]
        return glance(await self.find(name))

    async def check_quota(self, guest: Guest) -> None:
        count = await tables.count_unfinished(self.store, guest.session)
        require(count < self.settings.tables_per_session, "too_many_tables")
