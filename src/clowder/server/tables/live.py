"""A live table: one command at a time, on disk before anybody hears of it."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine, Sequence
from typing import Any, Protocol, TypeAlias, TypeVar

from clowder.core.game import Ask, Seat
from clowder.core.value import to_json
from clowder.server.failpoints import failpoint
from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.log.decide import Denied
from clowder.server.log.state import FALLBACK, TableState
from clowder.server.settings import Settings
from clowder.server.store.rows import LogRow, Status
from clowder.server.store.store import Conflict, StorageError, Store
from clowder.server.tables import daily_board
from clowder.server.wire import frames, messages
from clowder.server.work.bots import BotWorkers
from clowder.server.work.nature import NatureWorkers

RETRY_SECONDS = 1.0  # until the disk is tried again
ATTEMPTS = 3  # of a bot whose placing comes to no outcome
Done = TypeVar("Done")
Wished: TypeAlias = log.Line | Awaitable[log.Line]


class Viewer(Protocol):
    """Somebody who looks at the table."""

    seat: Seat | None
    looking: bool  # has said from where
    session: str

    def send(self, frame: bytes) -> None:
        """Never waits: a viewer who does not keep up is dropped."""


class Services(Protocol):
    """What a live table needs of the house."""

    store: Store
    bots: BotWorkers
    nature: NatureWorkers
    settings: Settings

    def now(self) -> float: ...


class LiveTable:
    def __init__(self, table: TableState, commands: dict[str, int], services: Services) -> None:
        self.table = table
        self.viewers: set[Viewer] = set()
        self._commands = commands  # every command that took effect, and its line
        self._services = services
        self._lock = asyncio.Lock()
        self._opened_at = {number: services.now() for number in table.asks.values()}
        self._timer: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._thinking: set[tuple[Ask, int]] = set()

    async def answer(self, command: str, seat: Seat, number: int, move: Any) -> int:
        """A move; where NATURE must reckon long, it does so away from here."""
        return await self.do(command, lambda: self._answer(seat, number, move))

    def _answer(self, seat: Seat, number: int, move: Any) -> Wished:
        if self.table.room.slow_asks:
            return self._answer_slowly(seat, number, move)
        return decide.answer(self.table, seat, number, move)

    async def _answer_slowly(self, seat: Seat, number: int, move: Any) -> log.Line:
        trial = decide.judge(self.table, seat, number, move)
        await self._services.nature.let_answer(self.table.room, trial, self.table.chance())
        return decide.moved(self.table, trial)

    async def do(self, command: str, wish: Callable[[], Wished]) -> int:
        """Carry a wish out once: the number of its line, now or from the first time.

        Whoever wished may go meanwhile: what is on its way to the disk takes effect all the same.
        """
        return await asyncio.shield(self._begin(self._do(command, wish)))

    async def _do(self, command: str, wish: Callable[[], Wished]) -> int:
        async with self._lock:
            if command in self._commands:
                return self._commands[command]
            while command not in self._commands:
                line = wish()
                await self._write(command, await line if isinstance(line, Awaitable) else line)
            failpoint("before_ack")
        self.arrange()
        return self._commands[command]

    async def _write(self, command: str, line: log.Line) -> None:
        row = LogRow(self.table.head + 1, command, line, int(self._services.now() * 1000))
        try:
            result = daily_board.result_of(self.table, line, row.at)
            await self._services.store.append(self.table.name, row, status_after(line), result)
        except Conflict:
            await self._catch_up()
        else:
            self._read([row])

    async def _catch_up(self) -> None:
        """The disk knows more: a commit went through that had seemed to fail."""
        missed = await self._services.store.log(self.table.name, self.table.head)
        decide.require(missed, "conflict")
        self._read(missed)

    def _read(self, rows: Sequence[LogRow]) -> None:
        """Take in what is on disk, and show it."""
        before = self.table.head
        for row in rows:
            self.table.read(row.line)
            self._commands[row.command] = row.number
        self._note_times()
        self.announce(before)
        if any(isinstance(row.line, log.Sat | log.BotSat | log.Stood) for row in rows):
            self.announce_presence()  # somebody who was watching has a seat now, or none

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
        return to_json(frames.update(self.table, seat, since, self.seconds_left()))

    def announce_presence(self) -> None:
        frame = to_json(self.presence())
        for viewer in self.viewers:
            viewer.send(frame)

    @property
    def idle(self) -> bool:
        """Nobody looks, and nothing will happen by itself."""
        return not (self.viewers or self._tasks or self._timer)

    def presence(self) -> messages.Presence:
        here = {viewer.session for viewer in self.viewers}
        seated = {chair.session for chair in self.table.chairs}
        return messages.Presence(
            here=tuple(chair.session in here for chair in self.table.chairs),
            spectators=len(here - seated),
        )

    # The clock --------------------------------------------------------------------------------

    def _note_times(self) -> None:
        now = self._services.now()
        self._opened_at = {n: self._opened_at.get(n, now) for n in self.table.asks.values()}

    def seconds_left(self) -> dict[int, float]:
        limit = self.table.opened.clock.seconds()
        if limit is None or self.table.over:
            return {}
        now = self._services.now()
        return {
            number: round(max(0.0, opened + limit - now), 1)
            for number, opened in self._opened_at.items()
        }

    def arrange(self) -> None:
        """Wake the bots that are asked, and set the clock for the people."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if self.table.over:
            return
        for ask, number in self.table.asks.items():
            if self.is_botlike(ask.seat) and (ask, number) not in self._thinking:
                self._thinking.add((ask, number))
                self._begin(self._let_bot_play(ask, number))
        left = self.seconds_left()
        waiting = [n for ask, n in self.table.asks.items() if not self.is_botlike(ask.seat)]
        if left and waiting:
            soonest = min(left[number] for number in waiting)
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(soonest, lambda: self._begin(self._time_out()))

    def is_botlike(self, seat: Seat) -> bool:
        """Whether a bot answers there: its own seat, or one whose player is away."""
        return self.table.chairs[seat].bot is not None or self.table.chairs[seat].away

    def _begin(self, work: Coroutine[Any, Any, Done]) -> asyncio.Task[Done]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _let_bot_play(self, ask: Ask, number: int) -> None:
        """Think, wait out the pause, answer: the time shown does not depend on the hand."""
        assert self.table.match is not None
        purpose = f"bot/{number}/{ask.seat}"
        try:
            for attempt in range(ATTEMPTS):
                again = f"{purpose}/{attempt}" if attempt else purpose
                move = await self._think(ask, self.table.head_for(again))
                if self.table.asks.get(ask) != number or not self.is_botlike(ask.seat):
                    return  # the player came back meanwhile
                await self.try_to(purpose, lambda move=move: self._answer(ask.seat, number, move))  # type: ignore[misc]
                if self.table.asks.get(ask) != number:
                    return
        finally:
            self._thinking.discard((ask, number))

    async def _think(self, ask: Ask, seed: str) -> Any:
        assert self.table.match is not None
        level = self.table.chairs[ask.seat].bot or FALLBACK
        view = self.table.match.view(ask.seat)
        pause = asyncio.sleep(self._services.settings.bot_pause)
        thought = self._services.bots.think(self.table.room, level, view, ask, seed)
        move, _ = await asyncio.gather(thought, pause)
        return move

    async def _time_out(self) -> None:
        """Hand over every seat whose time is up."""
        left = self.seconds_left()
        for ask, number in list(self.table.asks.items()):
            if left.get(number, 1) <= 0 and not self.is_botlike(ask.seat):
                await self.try_to(
                    f"time/{number}/{ask.seat}",
                    lambda ask=ask, number=number: decide.time_out(self.table, ask, number),  # type: ignore[misc]
                )
        self.arrange()

    async def try_to(self, command: str, wish: Callable[[], Wished]) -> None:
        """What the table does by itself; a question may have been answered meanwhile."""
        while True:
            try:
                await self.do(command, wish)
                return
            except (Denied, decide.Refused):
                return
            except StorageError:
                await asyncio.sleep(RETRY_SECONDS)

    async def hint(self, seat: Seat) -> object:
        """What the greedy bot would do there."""
        decide.require(self.table.opened.day is None, "daily_counts")
        match = self.table.match
        ask = next((ask for ask in self.table.asks if ask.seat == seat), None)
        decide.require(match is not None and ask is not None, "not_asked")
        assert match is not None
        assert ask is not None
        view = match.view(seat)
        decide.require(self.table.room.helps(view), "no_help")
        seed = f"hint/{self.table.name}/{self.table.asks[ask]}"  # depends on nothing hidden
        return await self._services.bots.think(self.table.room, FALLBACK, view, ask, seed)

    async def stop(self) -> None:
        """End what is under way; the log has everything that counts."""
        if self._timer is not None:
            self._timer.cancel()
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)


def status_after(line: log.Line) -> Status | None:
    """How the lobby must call the table from now on, if that changes."""
    match line:
        case log.Started():
            return "playing"
        case log.Closed():
            return "over"
        case log.Moved(last=True):
            return "over"
        case _:
            return None
