"""Two worlds that differ by what a viewer cannot see: every byte to the viewer must be the same.

Both are driven with the same commands of the viewer, and with commands of others that look the
same from outside. A pair ends early where play itself shows something hidden.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from itertools import takewhile
from pathlib import Path
from typing import Any

from cryptography.hazmat.primitives.asymmetric import ec
from sqlalchemy import delete, insert, update

from clowder.bots.budget import Budget
from clowder.core.game import NATURE, Seat
from clowder.core.record import Entry
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.games.stray_cat.moves import Peck
from clowder.server.http.app import make_app
from clowder.server.log import decide, undo
from clowder.server.log.commands import command
from clowder.server.store import hosts, schema, tables
from clowder.server.store.notices import SubscriptionRow
from clowder.server.store.rows import LogRow, TableRow
from clowder.server.tables.courier import Courier
from clowder.server.tables.daily_deals import DailyDeals
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.push import Outcome, Push
from clowder.server.tables.sessions import digest
from clowder.server.work import bots
from clowder.server.work.pool import Args, Found, WorkerPool
from clowder.server.work.turns import Turn
from tests.server.bench import do_not_wait_for_the_disk, lay_database, quick_settings
from tests.server.doors import Answer, Line, fetch
from tests.server.positions import SEED, SPECTATOR, Position, lines, session

Heard = list[str] | Answer
BODIES = {  # by the last part of the address
    "fork": '{"id":"wish","seat":0,"step":0}',
    "report": '{"id":"NAME","seat":1,"reason":"cheating","words":"What does he hold?"}',
    "mute": '{"how":"muted","seat":1}',
}
PACES = ("requests_per_minute", "replays_per_minute", "reports_per_session", "reports_per_address")
PEOPLE = (None, *range(5))  # somebody at each seat, and a spectator
NOW = 1_000_000_000.0


class StillHouse(House):
    """Time stands still, and bots think here: nothing differs between two runs but the cards."""

    def __init__(self, folder: Path) -> None:
        unlimited = dict.fromkeys(PACES, 10**9)
        limits = {"tables_per_session": 0, "notice_delay": 0.0, **unlimited}
        lay_database(folder)
        super().__init__(quick_settings(folder, **limits))
        self.bots = near_bots()

    def now(self) -> float:
        return NOW

    async def tidy(self) -> None:
        """Not while somebody compares."""


class HeardPush(Push):
    """What would be encrypted, which looks different every time, is compared before that."""

    def __init__(self, house: House) -> None:
        super().__init__(ec.derive_private_key(4, ec.SECP256R1()), "", (), house.now)
        self.heard: list[tuple[str, bytes, str]] = []

    async def send(self, to: SubscriptionRow, message: bytes, topic: str) -> Outcome:
        self.heard.append((to.session, message, topic))
        return "sent"


class NearPool(WorkerPool):
    """No processes: what is wanted is done here, at once."""

    def __init__(self) -> None:
        super().__init__(0, bots.prepare)

    async def run(
        self,
        turn: Turn,  # noqa: ARG002 (the protocol passes it)
        seconds: float,  # noqa: ARG002 (the protocol passes it)
        work: Callable[[*Args], Found],
        *args: *Args,
    ) -> Found:
        return work(*args)


def near_bots() -> bots.BotWorkers:
    found = bots.BotWorkers(NearPool(), 60.0)
    found.for_hints = Budget(iterations=2)  # thousands are asked for
    return found


class World:
    """One of the two: a house, and what the viewer hears from it."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.app = make_app(house)
        self.live: LiveTable
        self.line: Line
        self.viewer: Seat | None = None
        self.judged: list[tuple[Entry[Any], bool]] = []  # whether each showed something

    async def lay(self, name: str, position: Position, which: int, rng: FastRng) -> None:
        """Write the table's log, and let the viewer look at it."""
        listed = TableRow(name, position.room.name, True, "playing", session(0), made_at=0)
        rows = [
            LogRow(number, f"line{number}", line, int(NOW * 1000))
            for number, line in enumerate(lines(position, position.stories[which], rng), 1)
        ]
        await tables.create(self.house.store, listed, SEED, rows)
        self.forget_earlier_pairs()
        self.judged.clear()
        self.live = await self.house.find(name)
        self.viewer = position.viewer
        self.line = Line(self.app, name, self.key())

    def forget_earlier_pairs(self) -> None:
        """They may have parted, and the metrics count what they did."""
        self.house.store.written = self.house.store.commits = 0
        self.house.pool.runs.clear()
        self.house.pool.failures.clear()
        self.house.courier.sent = 0

    def key(self) -> dict[str, str]:
        return {"authorization": f"Bearer {session(self.viewer)}"}

    async def say(self, frame: object) -> list[str]:
        """A command of the viewer, and all that comes of it."""
        self.line.say(frame if isinstance(frame, (str, bytes)) else to_json(frame).decode())
        return await self.heard()

    async def heard(self) -> list[str]:
        heard = await self.line.heard()
        while self.live._tasks:  # a bot plays for a viewer who left
            await asyncio.gather(*self.live._tasks, return_exceptions=True)
            heard += await self.line.heard()
        return heard

    async def ask(self, method: str, path: str) -> Answer:
        headers = self.key() | {"content-type": "application/json"}
        path = path.replace("NAME", self.live.table.name)
        if "PARTNER" in path:
            known = (await fetch(self.app, "GET", "/api/people", headers, b"")).json
            path = path.replace("PARTNER", next((p["id"] for p in known["partners"]), "nobody"))
        sent = BODIES.get(path.rpartition("/")[2], '{"id":"wish","seat":0}')
        body = sent.replace("NAME", self.live.table.name).encode() if method == "POST" else b""
        return await fetch(self.app, method, path, headers, body)

    async def other_moves(self, seat: Seat, number: int, move: Any) -> list[str]:
        """Somebody else answers; the viewer hears of it."""
        table = self.live.table
        id = f"{session(seat)}/{table.last_number}"
        await self.live.do(command(id, decide.answer, seat, number, move))
        return [*await self.heard(), *await self.pushed()]

    async def pushed(self) -> list[str]:
        """What the viewer would be told who does not look."""
        push = self.house.courier.push
        assert isinstance(push, HeardPush)
        for viewer in self.live.viewers:
            viewer.attends = False
        await self.house.courier.deliver()
        for viewer in self.live.viewers:
            viewer.attends = True
        told, push.heard = push.heard, []
        return [f"{message!r} {topic}" for to, message, topic in told if to == session(self.viewer)]

    async def other_undoes(self, seat: Seat) -> list[str]:
        table = self.live.table
        id = f"{session(seat)}/undo{table.last_number}"
        await self.live.try_to(command(id, undo.take_back, seat))
        return await self.heard()

    def moves(self, seat: Seat) -> list[Any]:
        assert self.live.table.match is not None
        return list(self.live.table.match.moves(seat) or ())

    def revealed(self) -> int:
        """How often a move has shown something hidden; the end shows everything. NATURE's deals
        are the same in both worlds, but what the raven pecks comes from a hand (STR-21)."""
        match = self.live.table.match
        assert match is not None
        pairs = zip(self.judged, match.entries, strict=False)
        known = len(list(takewhile(lambda pair: pair[0][0] is pair[1], pairs)))
        del self.judged[known:]  # what was taken back
        for entry, step in zip(match.entries[known:], match.steps[known:], strict=True):
            own = entry.seat != NATURE or isinstance(entry.move, Peck)
            self.judged.append((entry, own and step.final))
        return sum(shown for _, shown in self.judged) + self.live.table.over

    async def clear(self) -> None:
        """Off the lobby and the lists of the viewer, so that the next pair finds them empty."""
        await self.line.hang_up()
        await self.live.stop()
        name = self.live.table.name
        gone = update(schema.tables).where(schema.tables.c.table == name).values(status="over")
        # What pages of the viewer show. It may have ended in one of the two alone.
        kept = (schema.seatings, schema.outcomes, schema.results, schema.invitations)
        cleared = [delete(each).where(each.c.table == name) for each in kept]
        statements = (gone, delete(schema.notices), *cleared)
        await self.house.store.write(*((statement, {}) for statement in statements))
        del self.house.live[name]


@asynccontextmanager
async def open_worlds(folder: Path) -> AsyncIterator[tuple[World, World]]:
    houses = [StillHouse(folder / name) for name in ("one", "other")]
    for house in houses:
        await house.open()
        house.daily = DailyDeals(SEED, house.now)  # no secret of this inquiry
        house._key = SEED  # and as little the ids under which people are listed
        await house.courier.close()
        house.courier = Courier(house, HeardPush(house))
        house.courier._task.cancel()  # it goes when it is sent
        await do_not_wait_for_the_disk(house)
        await add_guests(house)
        for seat in PEOPLE:
            await hosts.add_host(house.store, session(seat), 0)  # who sees all that hosts see
    try:
        yield World(houses[0]), World(houses[1])
    finally:
        for house in houses:
            await house.close()


async def add_guests(house: House) -> None:
    """All whom the logs of positions name."""
    for seat in PEOPLE:
        await add_guest(house, session(seat))


async def add_guest(house: House, name: str) -> None:
    language = "cs" if name in (SPECTATOR, "player1") else "en"
    person = {"session": name, "name": name.title(), "language": language, "made_at": 0}
    token = {"hash": digest(name), "session": name, "kind": "token", "made_at": 0}
    told = {"id": name, "session": name, "credential": digest(name), "endpoint": "", "p256dh": ""}
    told |= {"auth": "", "device": "", "made_at": 0}  # type: ignore[dict-item]
    await house.store.write(
        (insert(schema.sessions), person),
        (insert(schema.credentials), token),
        (insert(schema.subscriptions), told),
    )


class Difference(AssertionError):
    """The viewer could tell the worlds apart."""


Act = Callable[[World], Any]  # something that the viewer hears of


def difference(one: str, other: str) -> str:
    """Where the two part, with some of what is around."""
    pairs = enumerate(zip(one, other, strict=False))
    place = next((at for at, (left, right) in pairs if left != right), min(len(one), len(other)))
    around = slice(max(0, place - 60), place + 60)
    return f"{one[around]!r} or {other[around]!r}"


class Pair:
    """Two worlds in step."""

    def __init__(self, one: World, other: World) -> None:
        self.one, self.other = one, other
        self.compared = 0  # bytes
        self._shown = (0, 0)

    async def lay(self, name: str, position: Position, seed: str) -> None:
        for which, world in enumerate((self.one, self.other)):
            await world.lay(name, position, which, FastRng(seed))
        self._shown = (self.one.revealed(), self.other.revealed())
        self.compare("welcome", await self.one.heard(), await self.other.heard())

    async def act(self, what: str, act: Act, other: Act | None = None) -> bool:
        """The same in both, or what looks the same; False once play itself shows a difference."""
        heard = [await act(self.one), await (other or act)(self.other)]
        if (self.one.revealed(), self.other.revealed()) != self._shown:
            return False
        self.compare(what, *heard)
        return True

    def compare(self, what: str, one: Heard, other: Heard) -> None:
        if one != other:
            raise Difference(f"after {what}: {difference(str(one), str(other))}")
        self.compared += len(repr(one))

    async def clear(self) -> None:
        await self.one.clear()
        await self.other.clear()
