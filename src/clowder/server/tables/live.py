"""A live table: one command at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine, Iterable, Sequence
from typing import Any, TypeVar

from clowder.bots.advice import Advice
from clowder.core.game import Ask, Seat
from clowder.core.value import to_json
from clowder.server.failpoints import failpoint
from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.log.commands import Command, command
from clowder.server.log.decide import MoveRefused, Simulation
from clowder.server.log.denied import Denied, require
from clowder.server.log.state import TableState
from clowder.server.store.rows import LogRow
from clowder.server.store.store import Conflict, StorageError
from clowder.server.tables import bot_player, daily_board, endings, hints
from clowder.server.tables.absence import Absence
from clowder.server.tables.clock import MoveClock
from clowder.server.tables.surroundings import Services, Viewer
from clowder.server.wire import frames, messages, requests

SEATING = log.Sat | log.BotSat | log.Stood | log.Started | log.Away | log.Back
RETRY_SECONDS = 1.0  # until the disk is tried again
Done = TypeVar("Done")

logger = logging.getLogger(__name__)


class LiveTable:
    def __init__(self, table: TableState, rows: Iterable[LogRow], services: Services) -> None:
        """The rows are those of the log that the table was folded from."""
        self.table = table
        self.services = services
        self.viewers: set[Viewer] = set()
        self._commands: dict[str, int] = {}  # every command that took effect, and its entry
        self.clock = MoveClock(table, services.now)
        self.absence = Absence(table, services.now, services.settings.grace_seconds)
        self._lock = asyncio.Lock()
        self._simulating = asyncio.Lock()
        self._answering: Counter[tuple[Seat, int]] = Counter()  # whose moves are being simulated
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[tuple[Ask, int]] = set()
        self._note(rows)

    # Commands ---------------------------------------------------------------------------------

    async def do(self, command: Command) -> int:
        """Carry a command out once: the number of its entry, now or from the first time.

        Whoever gave it may go meanwhile: what is on its way to the disk takes effect all the same.
        """
        return await asyncio.shield(self._begin(self._carry_out(command)))

    async def _carry_out(self, command: Command) -> int:
        logger.debug("table %s: %s", self.table.name, command)
        while not self._is_done(command):
            async with self._lock:
                if self._is_done(command):
                    break
                decision = command.decision(self.table)
                if not isinstance(decision, Simulation):
                    await self._write(command, decision)
                    failpoint("before_ack")
                    continue
            await self._simulate_for((decision.seat, decision.number), command)
        self.arrange()
        return self._commands[command.id]

    def _is_done(self, command: Command) -> bool:
        return command.id in self._commands

    async def _simulate_for(self, answering: tuple[Seat, int], command: Command) -> None:
        """Meanwhile the clock of whoever has answered stands still."""
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
            if self._is_done(command):
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
                if entry is not None and not self._is_done(command):
                    await self._write(command, entry)
                    failpoint("before_ack")

    async def _write(self, command: Command, entry: log.LogEntry) -> None:
        at = int(self.services.now() * 1000)
        row = LogRow(self.table.last_number + 1, command.id, entry, at)
        try:
            result = daily_board.result_of(self.table, entry, at)
            ended = endings.ended_by(self.table, entry)
            await self.services.store.append(self.table.name, row, ended, result)
        except Conflict:
            await self._catch_up()
        else:
            self._take_in([row])

    async def _catch_up(self) -> None:
        """The disk knows more: a commit went through that had seemed to fail."""
        missed = await self.services.store.log(self.table.name, self.table.last_number)
        require(missed, "conflict")
        self._take_in(missed)

    def _take_in(self, rows: Sequence[LogRow]) -> None:
        """Fold what is on disk, and show it."""
        before = self.table.last_number
        for row in rows:
            self.table.add(row.entry)
        self._note(rows)
        self.announce(before)
        if any(isinstance(row.entry, SEATING) for row in rows):
            self.announce_presence()  # somebody who was watching has a seat now, or none

    def _note(self, rows: Iterable[LogRow]) -> None:
        for row in rows:
            self._commands[row.command] = row.number
            self.clock.note(row.number, row.at)

    async def try_to(self, command: Command) -> None:
        """What the table does by itself; a question may have been answered meanwhile."""
        while True:
            try:
                await self.do(command)
                return
            except (Denied, MoveRefused):
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)

    # Viewers ----------------------------------------------------------------------------------

    def announce(self, since: int) -> None:
        """Show everyone their own side; viewers at the same seat share one frame."""
        made: dict[Seat | None, bytes] = {}
        for viewer in self.viewers:
            if not viewer.looking:
                continue
            if viewer.seat not in made:
                made[viewer.seat] = self.update(viewer.seat, since)
            viewer.send(made[viewer.seat])

    def update(self, seat: Seat | None, since: int) -> bytes:
        return to_json(frames.update(self.table, seat, since, self.clock.seconds_left()))

    def announce_presence(self) -> None:
        frame = to_json(self.presence())
        for viewer in self.viewers:
            viewer.send(frame)

    def presence(self) -> messages.Presence:
        here = {viewer.session for viewer in self.viewers}
        seated = {chair.session for chair in self.table.chairs}
        self.absence.note(here)
        return messages.Presence(
            here=tuple(chair.session in here for chair in self.table.chairs),
            spectators=len(here - seated),
            gone=self.absence.gone(),
        )

    async def vote(self, seat: Seat, gone: Seat, choice: requests.VoteChoice) -> int:
        """Vote about a player who is gone, and carry out what the majority wants."""
        decided = self.absence.vote(seat, gone, choice)
        purpose = f"gone/{self.table.last_number}/{gone}"
        if decided == "bot":
            await self.do(command(purpose, decide.hand_over, gone))
        elif decided == "stop":
            await self.do(command(purpose, decide.close))
        self.announce_presence()
        return self.table.last_number

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
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.table.over:
            return
        for ask, number in self.table.asks.items():
            if self.waits_for_bot(ask, number) and (ask, number) not in self._thinking:
                self._thinking.add((ask, number))
                self._begin(self._let_bot_play(ask, number))
        left = self.clock.seconds_left()
        waiting = [number for _, number in self._waits_for_people()]
        if left and waiting:
            soonest = min(left[number] for number in waiting)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(soonest, lambda: self._begin(self._time_out()))

    def is_botlike(self, seat: Seat) -> bool:
        """Whether a bot answers there: its own seat, or one whose player is away."""
        return self.table.chairs[seat].bot is not None or self.table.chairs[seat].away

    def waits_for_bot(self, ask: Ask, number: int) -> bool:
        """Whether the question is still open, and for a bot to answer."""
        return self.table.asks.get(ask) == number and self.is_botlike(ask.seat)

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

    async def _time_out(self) -> None:
        """Hand over every seat whose time is up."""
        left = self.clock.seconds_left()
        for ask, number in self._waits_for_people():
            if left.get(number, 1) <= 0:
                await self.time_out(ask, number)
        self.arrange()

    async def time_out(self, ask: Ask, number: int) -> None:
        """Hand the seat over, unless it has answered by the time that this is decided."""
        purpose = f"time/{number}/{ask.seat}"
        await self.try_to(command(purpose, decide.time_out, ask, number, self._answering))

    def _begin(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def stop(self) -> None:
        """End what is under way; the log has everything that counts."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
