"""A house without a network: real tables, real disk, and sockets one can hold in the hand."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import msgspec

from clowder.core.game import Seat
from clowder.core.value import to_json
from clowder.server.http.socket import Socket
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.settings import Settings
from clowder.server.store.engine import is_shared, make_engine
from clowder.server.store.upgrade import upgrade
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import messages, requests
from clowder.server.wire.bodies import TableSettings
from clowder.server.work.pool import WorkerPool

replies = msgspec.json.Decoder(messages.Reply)


def quick_settings(folder: Path, **changes: Any) -> Settings:
    """Bots answer at once and nobody is too fast, unless a test says otherwise."""
    usual: dict[str, Any] = {
        "data": str(folder),
        "bot_pause": 0.0,
        "workers": 1,
        "messages_per_second": 1e6,
        "messages_at_once": 10**6,
        "chats_per_minute": 10**6,
        "queue_frames": 10**6,
        "queue_bytes": 10**9,
    }
    return Settings(**(usual | changes))


@asynccontextmanager
async def open_house(folder: Path, **changes: Any) -> AsyncIterator[House]:
    if "db" not in changes:
        lay_database(folder)
    house = House(quick_settings(folder, **changes))
    await house.open()
    await do_not_wait_for_the_disk(house)
    try:
        yield house
    finally:
        await house.close()


def lay_database(folder: Path) -> None:
    """An empty one, where there is none. To make it takes ten times as long as to open it."""
    file = folder / "clowder.db"
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_bytes(empty_database())


@cache
def empty_database() -> bytes:
    """As the migrations make it."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "clowder.db"
        engine = make_engine(f"sqlite:///{file}")
        with engine.connect() as connection:
            upgrade(connection)
            connection.commit()
        engine.dispose()  # what was written is then in the one file
        return file.read_bytes()


async def do_not_wait_for_the_disk(house: House) -> None:
    """Many small commits, and none of them has to survive a power cut."""
    if not is_shared(house.store.engine):
        await house.store.run(
            lambda connection: connection.exec_driver_sql("PRAGMA synchronous=OFF")
        )


@asynccontextmanager
async def open_pool(workers: int, prepare: Callable[[], None]) -> AsyncIterator[WorkerPool]:
    """Closed at the end: asyncio waits for ever where a loop ends while a process is starting."""
    pool = WorkerPool(workers, prepare)
    try:
        yield pool
    finally:
        await pool.close()


async def guest(house: House, name: str, language: str = "en") -> Guest:
    made, _ = await house.sessions.make(name, language, house.now_ms())
    return made


async def key_of(house: House, person: Guest | None) -> dict[str, str]:
    """What a script of that guest sends along."""
    if person is None:
        return {}
    return {"authorization": f"Bearer {await house.sessions.make_token(person, 0)}"}


async def seated_table(
    house: House, guests: Iterable[Guest], bots: int = 0, level: str = "baseline", **settings: Any
) -> LiveTable:
    """A table that has started, with the guests on the first seats and bots behind them."""
    people = list(guests)
    game = settings.pop("game", "cat_in_the_box")
    live = await house.open_table(people[0], TableSettings(game, len(people) + bots, **settings))
    for seat, person in enumerate(people):
        await live.do(command(f"sit{seat}", decide.sit, person, seat, ""))
    for number in range(bots):
        await live.do(command(f"bot{number}", decide.seat_bot, people[0], None, level))
    await live.do(command("start", decide.start, people[0]))
    return live


class Hand:
    """A view of a table without a network: say something, read what comes back."""

    def __init__(
        self, house: House, live: LiveTable, person: Guest, seat: int | None = None
    ) -> None:
        self.live = live
        self.socket = Socket(None, live, person, house.settings)  # type: ignore[arg-type]
        self.socket.seat = None if seat is None else Seat(seat)
        self.socket.looking = True
        self.seat = seat
        self.last: Any = None  # the move played last, to be sent again
        live.viewers.add(self.socket)

    def frames(self) -> list[bytes | int]:
        """What has been sent and not read yet; a number closes the socket."""
        waiting = self.socket._frames
        self.socket._queued = 0
        return [waiting.pop(0) for _ in range(len(waiting))]

    def heard(self) -> list[messages.Reply]:
        return [replies.decode(frame) for frame in self.frames() if isinstance(frame, bytes)]

    async def say(self, request: object) -> list[messages.Reply]:
        """Send a frame and read everything that is there afterwards."""
        text = request if isinstance(request, (str, bytes)) else to_json(request)
        await self.socket.hear(text)
        return self.heard()

    async def answer(
        self, command: str, move: Any = None, ask: int | None = None
    ) -> list[messages.Reply]:
        """Play a move (or the first allowed one) as an answer to the open question."""
        table = self.live.table
        assert table.match is not None
        assert self.seat is not None
        seat = Seat(self.seat)
        number = (
            next((n for a, n in table.asks.items() if a.seat == seat), 0) if ask is None else ask
        )
        chosen = self.last if move is None and not table.match.moves(seat) else move
        if chosen is None:
            chosen = (table.match.moves(seat) or [None])[0]
        self.last = chosen
        return await self.say(requests.Answer(command, seat, number, msgspec.Raw(to_json(chosen))))


def only(kind: Any, heard: Iterable[messages.Reply]) -> Any:
    """The one reply of that kind."""
    replies = list(heard)
    found = [reply for reply in replies if isinstance(reply, kind)]
    assert len(found) == 1, f"{len(found)} of {kind.__name__} among {described(replies)}"
    return found[0]


def described(heard: Iterable[object]) -> str:
    """What was heard, each in one short line."""
    return "\n".join(["what was heard:", *(f"  {reply!r:.300}" for reply in heard)])
