"""A live table: one command at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Coroutine, Iterable, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from clowder.bots.advice import Advice
from clowder.core.game import Ask, Seat
from clowder.core.value import to_json
from clowder.server.failpoints import failpoint
from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.log.commands import Command, automatic_command
from clowder.server.log.decide import MoveRefused, Simulation
from clowder.server.log.denied import Denied
from clowder.server.log.state import TableState
from clowder.server.store.rows import LogRow
from clowder.server.store.store import LeaseLost, StorageError
from clowder.server.tables import bot_player, hints
from clowder.server.tables.absence import Absence
from clowder.server.tables.carried_out import CarriedOut
from clowder.server.tables.clock import MoveClock
from clowder.server.tables.daily_mice import is_next
from clowder.server.tables.presence import Seen, presence_at, seen_here, settle_votes
from clowder.server.tables.shielded import shielded
from clowder.server.tables.surroundings import Services, Viewer
from clowder.server.tables.writing import read_on, write_entry
from clowder.server.wire import frames

SEATING = log.Sat | log.BotSat | log.Stood | log.Started | log.Away | log.Back
RETRY_SECONDS = 1.0  # until the disk is tried again
Acknowledge = Callable[[int], object]  # is told the number of an entry that is on disk
Done = TypeVar("Done")

logger = logging.getLogger(__name__)


class LiveTable:
    def __init__(self, table: TableState, rows: Iterable[LogRow], services: Services) -> None:
        """`rows` are the log that the table was folded from."""
        self.table = table
        self.services = services
        self.viewers: set[Viewer] = set()
        self.elsewhere: tuple[Seen, ...] = ()
        self._carried_out = CarriedOut()
        self.clock = MoveClock(table, services.now)
        self.absence = Absence(table, services.now, services.settings.grace_seconds)
        self._lock = asyncio.Lock()
        self._simulating = asyncio.Lock()
        self._answering: Counter[tuple[Seat, int]] = Counter()  # whose moves are being simulated
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[tuple[Ask, int]] = set()
        self._stopped = False
        self._note(rows)
        if services.nodes is None:
            self.clock.give_grace()

    # Commands ---------------------------------------------------------------------------------

    async def do(self, command: Command, acknowledge: Acknowledge | None = None) -> int:
        """Carry a command out once: the number of its entry, now or from the first time.

        Whoever gave it may go meanwhile: what is on its way to the disk takes effect all the same.
        `acknowledge` is called in the same step of the loop in which the entry is shown, so that
        one write to the network takes both.
        """
        return await shielded(self._begin(self._carry_out(command, acknowledge)))

    async def _carry_out(self, command: Command, acknowledge: Acknowledge | None) -> int:
        logger.debug("table %s: %s", self.table.name, command)
        while (number := self._done(command)) is None:
            async with self._lock:
                if self._done(command) is not None:
                    continue
                decision = command.decision(self.table)
                if not isinstance(decision, Simulation):
                    await self._write(command, decision)
                    failpoint("before_ack")
                    continue
            await self._simulate_for((decision.seat, decision.number), command)
        self.arrange()
        if acknowledge is not None:
            acknowledge(number)
        return number

    def _done(self, command: Command) -> int | None:
        return self._carried_out.number_of(command.id)

    async def _simulate_for(self, answering: tuple[Seat, int], command: Command) -> None:
        """Simulate what follows an answer; meanwhile the clock of whoever gave it stands still."""
        self._answering[answering] += 1
        try:
            await self._simulate(command)
        finally:
            self._answering[answering] -= 1
            self.arrange()

    async def _simulate(self, command: Command) -> None:
        """Let NATURE answer in a worker, and write the entry of the move.

        Meanwhile the table is free for other commands. Where one of them changes the game, nothing
        is written, and the command is decided anew.
        """
        async with self._simulating:  # one at a time, and the next decides by what it brought
            if self._done(command) is not None:
                return
            decision = command.decision(self.table)
            if not isinstance(decision, Simulation):
                return
            table = self.table
            await self.services.nature.let_answer(
                table.room, decision.trial, table.chance(), table.opened.host, table.name
            )
            async with self._lock:
                entry = decide.simulated(self.table, decision)
                if entry is not None and self._done(command) is None:
                    await self._write(command, entry)
                    failpoint("before_ack")

    async def _write(self, command: Command, entry: log.LogEntry) -> None:
        self._take_in(await write_entry(self.table, command, entry, self.services))

    async def catch_up(self) -> bool:
        """Take in what other nodes have written: whether there was anything."""
        if self.services.nodes is None:
            return False
        async with self._lock:
            missed = await read_on(self.table, self.services)
            self._take_in(missed)
        if missed:
            self.arrange()
        return bool(missed)

    def hear(self, number: int) -> None:
        """Catch up where another node says that there is an entry of that number."""
        if number > self.table.last_number:
            self._begin(self._follow())

    async def _follow(self) -> None:
        with suppress(StorageError):  # the next look will do
            await self.catch_up()

    def _take_in(self, rows: Sequence[LogRow]) -> None:
        """Fold what is on disk, and show it: the only way in."""
        if not rows:
            return
        before = self.table.last_number
        assert [row.number for row in rows] == list(range(before + 1, before + 1 + len(rows)))
        for row in rows:
            self.table.add(row.entry)
        self._note(rows)
        self.announce(before)
        if any(isinstance(row.entry, SEATING) for row in rows):
            self.announce_presence()  # somebody who was watching has a seat now, or none

    def _note(self, rows: Iterable[LogRow]) -> None:
        for row in rows:
            self._carried_out.note(row.number, row.command)
            self.clock.note(row.number, row.at)
        self.clock.forget()

    async def try_to(self, command: Command) -> None:
        """Carry out what the table does by itself, unless the question was answered meanwhile."""
        while True:
            try:
                await self.do(command)
                return
            except (Denied, MoveRefused, LeaseLost):
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)

    # Viewers ----------------------------------------------------------------------------------

    def announce(self, since: int) -> None:
        """Show everyone their own side; viewers at the same seat share one frame, unless one of
        them does not want to hear somebody."""
        made: dict[tuple[Seat | None, frozenset[str]], bytes] = {}
        for viewer in self.viewers:
            if not viewer.looking:
                continue
            side = viewer.seat, viewer.muted & self.table.speakers
            if side not in made:
                made[side] = self.update(viewer.seat, since, side[1])
            viewer.send(made[side])

    def update(self, seat: Seat | None, since: int, muted: frozenset[str] = frozenset()) -> bytes:
        return to_json(frames.update(self.table, seat, since, self.clock.left(), muted))

    def announce_presence(self) -> None:
        frame = to_json(presence_at(self))
        for viewer in self.viewers:
            viewer.send(frame)
        if self.services.nodes is not None:
            self.services.nodes.show(self.table.name, seen_here(self))

    def see_elsewhere(self, elsewhere: tuple[Seen, ...]) -> None:
        """Note who looks at the table on other nodes."""
        if elsewhere != self.elsewhere:
            self.elsewhere = elsewhere
            self.announce_presence()
            self._begin(settle_votes(self))

    async def hint(self, seat: Seat) -> Advice:
        """What to do there, and why."""
        return await hints.hint(self, seat)

    # What the table does by itself ------------------------------------------------------------

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing will happen by itself."""
        return not (self.viewers or self._tasks or self._timer)

    def arrange(self) -> None:
        """Wake the bots that are asked, and set the clock for the people."""
        self._stop_timer()
        if self.table.over or self._stopped or not self.runs_here():
            return
        for ask, number in self.table.asks.items():
            if self.waits_for_bot(ask, number) and (ask, number) not in self._thinking:
                self._thinking.add((ask, number))
                self._begin(self._let_bot_play(ask, number))
        soonest = self.clock.next_look(ask for ask, _ in self._waits_for_people())
        if soonest is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(soonest, lambda: self._begin(self._time_out()))

    def runs_here(self) -> bool:
        """Whether this node runs the table's bots and clocks; where nobody does, it will."""
        nodes = self.services.nodes
        return nodes is None or not self.wants_care or nodes.lease_of(self.table.name) is not None

    @property
    def wants_care(self) -> bool:
        """Whether a bot or a clock has something to do."""
        if self.table.over or not self.table.asks:
            return False
        timed = self.table.opened.clock.kind != "none"
        return timed or any(self.is_botlike(ask.seat) for ask in self.table.asks)

    def is_botlike(self, seat: Seat) -> bool:
        """Whether a bot answers there: its own seat, or one whose player is away."""
        return self.table.chairs[seat].bot is not None or self.table.chairs[seat].away

    def waits_for_bot(self, ask: Ask, number: int) -> bool:
        """Whether the question is still open, and for a bot of this node to answer."""
        open_still = self.table.asks.get(ask) == number and self.is_botlike(ask.seat)
        return open_still and is_next(self.table, ask) and self.runs_here()

    def _waits_for_people(self) -> list[tuple[Ask, int]]:
        return [
            (ask, number)
            for ask, number in self.table.asks.items()
            if not self.is_botlike(ask.seat) and not self._answering[ask.seat, number]
        ]

    async def _let_bot_play(self, ask: Ask, number: int) -> None:
        try:
            await bot_player.play(self, ask, number)
        finally:
            self._thinking.discard((ask, number))

    def _stop_timer(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    async def _time_out(self) -> None:
        """Hand over every seat whose time is up."""
        for ask, number in self._waits_for_people():
            if self.clock.is_up(ask):
                await self.time_out(ask, number)
        self.arrange()

    async def time_out(self, ask: Ask, number: int) -> None:
        """Hand the seat over, unless it has answered by the time that this is decided."""
        purpose = f"time/{number}/{ask.seat}"
        spared = (self._answering, self.clock.is_resting)
        await self.try_to(automatic_command(purpose, decide.time_out, ask, number, *spared))

    def _begin(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """End what is under way, and begin nothing more; the log has everything that counts."""
        self._stopped = True
        self._stop_timer()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
