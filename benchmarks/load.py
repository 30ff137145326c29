"""Scripted players: thousands of sockets that answer what they are asked, and time it."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Awaitable, Callable
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from clowder.core.game import Seat
from clowder.core.move_tree import MoveTree, unpack
from clowder.core.rng import FastRng
from clowder.core.value import to_json
from clowder.games import find_room

SEATS = 4
AT_ONCE = 50  # sockets that are opened together


class Ask(msgspec.Struct):
    number: int
    seat: int


class Frame(msgspec.Struct):
    """The little that a scripted player reads of a frame."""

    type: str
    id: str | None = None
    asks: tuple[Ask, ...] = ()
    moves: tuple[MoveTree, ...] | None = None
    view: msgspec.Raw = msgspec.Raw()


frames = msgspec.json.Decoder(Frame)


class Load:
    """All tables together, and what was measured."""

    def __init__(self, pace: float, room: str = "") -> None:
        self.pace = pace
        self.room = None if not room else find_room(room)
        self.acks: list[float] = []
        self.measuring = False
        self.moves = 0
        self.heard_bytes = 0
        self.sent_bytes = 0

    async def think(self) -> None:
        if self.pace:
            await asyncio.sleep(self.pace * random.uniform(0.5, 1.5))

    def hear(self, frame: bytes) -> None:
        if self.measuring:
            self.heard_bytes += len(frame)

    def note(self, started: float, sent: str) -> None:
        """An answer was acknowledged."""
        if self.measuring:
            self.acks.append(time.perf_counter() - started)
            self.moves += 1
            self.sent_bytes += len(sent)


class Player:
    """One socket at one seat: answers what is asked, and times the acknowledgement."""

    def __init__(self, load: Load, socket: ClientConnection, seat: int, turn: asyncio.Lock) -> None:
        self.load, self.socket, self.seat, self.turn = load, socket, seat, turn
        self.sent: dict[str, tuple[float, str]] = {}
        self.answered = 0

    async def run(self) -> None:
        assert self.load.room is not None
        lists_moves = not self.load.room.slow_asks  # where moves are beyond listing, one is drawn
        await self.socket.send(f'{{"type":"Look","seat":{self.seat}}}')
        while True:
            text = await self.socket.recv(decode=False)
            self.load.hear(text)
            if lists_moves and b'"moves":null' in text:
                continue  # nothing is asked here: the driver must not be the slow one
            frame = frames.decode(text)
            if frame.type == "Done" and frame.id in self.sent:
                self.load.note(*self.sent.pop(frame.id))
            elif frame.type == "Update":
                self.consider(frame)

    def consider(self, frame: Frame) -> None:
        number = next((ask.number for ask in frame.asks if ask.seat == self.seat), 0)
        if number > self.answered:
            self.answered = number
            asyncio.create_task(self.answer(number, frame))  # noqa: RUF006 (nobody waits for it)

    async def answer(self, number: int, frame: Frame) -> None:
        """Think for a second or so, as people do, then play anything allowed."""
        async with self.turn:
            await self.load.think()
            command = f"c{self.seat}-{number}"
            text = (
                f'{{"type":"Answer","id":"{command}","seat":{self.seat},"ask":{number},'
                f'"move":{to_json(self.choose(frame)).decode()}}}'
            )
            self.sent[command] = (time.perf_counter(), text)
            await self.socket.send(text)

    def choose(self, frame: Frame) -> Any:
        if frame.moves:
            return random.choice(unpack(frame.moves))
        room = self.load.room
        assert room is not None
        rng = FastRng(str(random.random()))
        view = msgspec.json.decode(frame.view, type=room.types.view)
        return room.sample(room.imagine(view, rng), Seat(self.seat), rng)


class Pusher:
    """One socket of a table at the floor, where any frame is answered."""

    def __init__(self, load: Load, socket: ClientConnection, text: str) -> None:
        self.load, self.socket, self.text = load, socket, text
        self.number = 0
        self.heard = asyncio.Event()

    async def run(self) -> None:
        while True:
            self.load.hear(await self.socket.recv(decode=False))
            self.heard.set()

    async def push(self) -> None:
        await self.load.think()
        self.number += 1
        text = f"{self.number}-{id(self)}-{self.text}"[: max(30, len(self.text))]
        self.heard.clear()
        started = time.perf_counter()
        await self.socket.send(text)
        await self.heard.wait()
        self.load.note(started, text)


async def push_in_turn(pushers: list[Pusher]) -> None:
    while True:
        for pusher in pushers:
            await pusher.push()


Sit = Callable[[ClientConnection, int, asyncio.Lock], Awaitable[None]]


async def open_sockets(urls: list[str], headers: dict[str, str]) -> list[ClientConnection]:
    """All of them, a few at a time."""
    gate = asyncio.Semaphore(AT_ONCE)

    async def open_one(url: str) -> ClientConnection:
        async with gate:
            return await connect(
                url,
                additional_headers=headers,
                compression=None,
                proxy=None,
                ping_interval=None,
                open_timeout=120,
            )

    return list(await asyncio.gather(*map(open_one, urls)))


async def seat_players(
    load: Load, address: str, token: str, names: list[str]
) -> list[asyncio.Task[None]]:
    """Four sockets a table."""
    urls = [f"ws://{address}/api/tables/{name}/live" for name in names for _ in range(SEATS)]
    sockets = await open_sockets(urls, {"Authorization": f"Bearer {token}"})
    turns = [asyncio.Lock() for _ in names]
    return [
        asyncio.create_task(
            Player(load, socket, place % SEATS, turns[place // SEATS]).run(),
        )
        for place, socket in enumerate(sockets)
    ]


async def seat_pushers(
    load: Load, address: str, tables: int, frame_bytes: int
) -> list[asyncio.Task[None]]:
    urls = [f"ws://{address}/t{table}" for table in range(tables) for _ in range(SEATS)]
    sockets = await open_sockets(urls, {})
    pushers = [Pusher(load, socket, "x" * frame_bytes) for socket in sockets]
    groups = [pushers[start : start + SEATS] for start in range(0, len(pushers), SEATS)]
    runs = [asyncio.create_task(pusher.run()) for pusher in pushers]
    return runs + [asyncio.create_task(push_in_turn(group)) for group in groups]


async def come_in(address: str) -> httpx2.AsyncClient:
    """A guest with a token, who will own every seat."""
    http = httpx2.AsyncClient(base_url=f"http://{address}", timeout=120)
    await post(http, "/api/session", {"name": "load"})
    http.headers["Origin"] = f"http://{address}"
    token = (await post(http, "/api/tokens", {}))["token"]
    http.headers["Authorization"] = f"Bearer {token}"
    return http


async def open_table(http: httpx2.AsyncClient, room: str) -> str:
    """A table whose four seats belong to one session."""
    answer = await post(http, "/api/tables", {"game": room, "seats": SEATS})
    name = str(answer["table"]["table"])
    for seat in range(SEATS):
        await post(http, f"/api/tables/{name}/sit", {"id": f"sit{seat}", "seat": seat})
    await post(http, f"/api/tables/{name}/start", {"id": "start"})
    return name


async def post(http: httpx2.AsyncClient, path: str, body: dict[str, Any]) -> Any:
    headers = {"Content-Type": "application/json"}
    answer = await http.post(path, content=to_json(body), headers=headers)
    assert answer.status_code == 200, answer.text
    return answer.json()
