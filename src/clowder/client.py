"""A small client: come in, find a table, play. A few lines make a player:

    async with Client("http://127.0.0.1:8642", "Milo") as client:
        table = await client.join("abcdefghjkmn")  # the name in the invite link
        bot, rng = make_bot("uniform", table.room), FastRng("Milo")
        async for _ in table.turns():
            await table.play(table.choose(bot, rng))

Answers are sent again after a broken connection, under the same command id, so that each takes
effect once.
"""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator
from types import TracebackType
from typing import Any

import httpx2
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from clowder.bots.bot import Bot
from clowder.core.game import Ask, Seat
from clowder.core.move_tree import unpack
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import to_json
from clowder.games import find_room
from clowder.server.wire import messages

SENT_AWAY = {
    4401: "no_session",
    4403: "daily_hidden",
    4404: "no_such_table",
    4429: "too_many_views",
}
TRIES = 60  # to reach a server that is away, a second apart at most


class Failure(Exception):
    """The server said no: a typed code, and words."""

    def __init__(self, code: str, text: str) -> None:
        super().__init__(f"{code}: {text}")
        self.code = code
        self.text = text


class RefusedMove(Exception):
    """The rules said no."""

    def __init__(self, refused: messages.Refused) -> None:
        super().__init__(f"{refused.why} ({refused.rule}): {refused.text}")
        self.refused = refused


class Client:
    """One guest: a new one, or the one whose token it is.

    Whoever comes with a token keeps the name and the language that are not given here.
    """

    def __init__(
        self, address: str, name: str | None = None, language: str | None = None, token: str = ""
    ) -> None:
        self.address = address.rstrip("/")
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.address}
        self.name = name
        self.language = language
        self._tables: list[RemoteTable] = []  # to be closed with the client
        self._http = httpx2.AsyncClient(base_url=self.address, headers=headers, timeout=30)

    async def __aenter__(self) -> Client:
        given = {"name": self.name, "language": self.language}
        told = {key: value for key, value in given.items() if value is not None}
        if not self._has_token():
            await self.ask("POST", "/api/session", **told)
        elif told:
            known = await self.ask("GET", "/api/session")
            kept = {key: known[key] for key in given}
            await self.ask("POST", "/api/session", **kept | told)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        for table in self._tables:
            await table.close()
        await self._http.aclose()

    async def open(self, game: str, seats: int, fur: str = "", **wishes: Any) -> RemoteTable:
        """Open a table and take its first seat; wishes are options, public, clock."""
        wish = {"id": secrets.token_hex(8), "game": game, "seats": seats} | wishes
        answer = await self.ask("POST", "/api/tables", **wish)
        return await self.join(answer["table"]["table"], fur=fur)

    async def daily(self, game: str, fur: str = "") -> RemoteTable:
        """The table for today's deal of a game that has one; the same again until tomorrow."""
        answer = await self.ask("POST", f"/api/games/{game}/daily", fur=fur)
        table = await self.watch(answer["table"]["table"])
        table.seat = Seat(0)
        return table

    async def join(self, name: str, seat: int | None = None, fur: str = "") -> RemoteTable:
        """Sit down at a table, with a share of its chance."""
        table = await self.watch(name)
        given = secrets.token_hex(32)
        answer = await table.ask("sit", seat=seat, given=given, fur=fur)
        table.seat = Seat(seat if seat is not None else answer["yours"][-1])
        return table

    async def watch(self, name: str) -> RemoteTable:
        """A table without sitting down."""
        answer = await self.ask("GET", f"/api/tables/{name}")
        table = RemoteTable(self, name, find_room(answer["table"]["game"]))
        self._tables.append(table)
        return table

    async def token(self) -> str:
        """A token with the rights of this session, for scripts."""
        return str((await self.ask("POST", "/api/tokens"))["token"])

    async def ask(self, method: str, path: str, **body: Any) -> Any:
        """Any route; raises Failure."""
        answer = await self._request(method, path, b"" if method == "GET" else to_json(body))
        if answer.status_code != 200:
            failed = msgspec.json.decode(answer.content, type=messages.Failed)
            raise Failure(failed.code, failed.text)
        if answer.headers["content-type"].startswith("text/plain"):
            return answer.text
        return msgspec.json.decode(answer.content)

    async def _request(self, method: str, path: str, content: bytes) -> httpx2.Response:
        """Sent again while the server is away: wishes carry an id, so each takes effect once."""
        headers = {"Content-Type": "application/json"}
        for attempt in range(TRIES):
            try:
                return await self._http.request(method, path, content=content, headers=headers)
            except httpx2.TransportError:
                await asyncio.sleep(pause(attempt))
        raise ConnectionError(f"no server at {self.address}")

    def _has_token(self) -> bool:
        return "authorization" in self._http.headers

    def headers(self) -> dict[str, str]:
        """What a socket needs to be known as the same guest."""
        if self._has_token():
            return {"Authorization": self._http.headers["authorization"]}
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        return {"Cookie": cookies, "Origin": self.address}


class RemoteTable:
    """One table of the server, seen from one seat."""

    def __init__(self, client: Client, name: str, room: AnyRoom) -> None:
        self.client = client
        self.name = name
        self.room = room
        self.seat: Seat | None = None
        self.update: messages.Update | None = None
        self.chat: list[messages.ChatLine] = []
        self._socket: ClientConnection | None = None
        self._frames = msgspec.json.Decoder(messages.Reply)

    async def ask(self, what: str, **body: Any) -> Any:
        """A wish about the table: sit, stand, bots, start, rematch."""
        path = f"/api/tables/{self.name}/{what}"
        return await self.client.ask("POST", path, id=secrets.token_hex(8), **body)

    async def add_bots(self, *levels: str) -> None:
        for level in levels:
            await self.ask("bots", level=level)

    async def start(self) -> None:
        await self.ask("start")

    async def record(self) -> str:
        """The finished game as a `.game` text."""
        return str(await self.client.ask("GET", f"/api/tables/{self.name}/record"))

    @property
    def view(self) -> Any:
        """The room's own View; raises ValueError before the start."""
        if self.update is None or self.update.view is None:
            raise ValueError("the game has not begun")
        return msgspec.convert(self.update.view, self.room.types.view)

    @property
    def moves(self) -> list[Any] | None:
        """What may be played; None where it cannot be listed, or an option forbids that help."""
        if self.update is None or self.update.moves is None:
            return None
        return [msgspec.convert(move, self.room.types.move) for move in unpack(self.update.moves)]

    def asked(self) -> messages.OpenAsk | None:
        """The open question to this seat."""
        asks = self.update.asks if self.update is not None else ()
        return next((ask for ask in asks if ask.seat == self.seat), None)

    def choose(self, bot: Bot, rng: Rng) -> Any:
        """What the bot would answer to the open question."""
        ask = self.asked()
        if ask is None:
            raise ValueError("nothing is asked of this seat")
        return bot.answer(self.view, Ask(ask.seat, ask.what), rng)

    async def turns(self) -> AsyncIterator[messages.Update]:
        """The table, each time that this seat is asked something, until the game is over."""
        answered = None
        while self.update is None or not self.update.table.over:
            ask = self.asked()
            if ask is None or ask.number == answered:
                await self.receive()
                continue
            answered = ask.number
            assert self.update is not None
            yield self.update

    async def play(self, move: Any) -> int:
        """Answer the open question; the number of the line that is now on disk."""
        ask = self.asked()
        if ask is None or self.seat is None:
            raise ValueError("nothing is asked of this seat")
        answer = messages.Answer(
            secrets.token_hex(8), self.seat, ask.number, msgspec.Raw(to_json(move))
        )
        return await self.command(answer)

    async def say(self, text: str) -> int:
        return await self.command(messages.Chat(secrets.token_hex(8), text))

    async def command(self, request: Any) -> int:
        """Send until it is acknowledged; raises RefusedMove or Failure."""
        while True:
            try:
                socket = await self.connected()
                await socket.send(to_json(request).decode())
                while True:
                    reply = await self.receive_from(socket)
                    if getattr(reply, "id", None) == request.id:
                        return number_of(reply)
            except ConnectionClosed as closed:
                self._lose(closed)  # the same command again: it takes effect once

    async def receive(self) -> messages.Reply:
        """The next frame, over a new connection if need be."""
        while True:
            try:
                return await self.receive_from(await self.connected())
            except ConnectionClosed as closed:
                self._lose(closed)

    async def receive_from(self, socket: ClientConnection) -> messages.Reply:
        reply: messages.Reply = self._frames.decode(await socket.recv())
        if isinstance(reply, messages.Update):
            self.update = reply
            self.chat += [item for item in reply.news if isinstance(item, messages.ChatLine)]
        return reply

    def _lose(self, closed: ConnectionClosed) -> None:
        """A broken connection is made again; raises Failure where we were sent away."""
        self._socket = None
        code = closed.rcvd.code if closed.rcvd is not None else 0
        if code in SENT_AWAY:
            raise Failure(SENT_AWAY[code], "the server closed the live channel")

    async def connected(self) -> ClientConnection:
        """The socket; a new one asks for what was missed."""
        if self._socket is None:
            self._socket = await self._connect()
            since = self.update.number if self.update is not None else 0
            await self._socket.send(to_json(messages.Look(self.seat, since)).decode())
        return self._socket

    async def _connect(self) -> ClientConnection:
        address = self.client.address.replace("http", "ws", 1)
        for attempt in range(TRIES):
            try:
                return await connect(
                    f"{address}/api/tables/{self.name}/live",
                    additional_headers=self.client.headers(),
                    compression=None,
                    proxy=None,
                    close_timeout=1,  # whoever goes need not hear out what was still said
                )
            except (OSError, InvalidMessage):
                await asyncio.sleep(pause(attempt))
            except InvalidStatus as error:
                if error.response.status_code < 500:
                    raise
                await asyncio.sleep(pause(attempt))  # it is just going
        raise ConnectionError(f"no server at {address}")

    async def close(self) -> None:
        if self._socket is not None:
            await self._socket.close()
            self._socket = None


def pause(attempt: int) -> float:
    """Short at first, then a second, so that a returning server is not stormed."""
    return min(1.0, 0.05 * 2.0**attempt)


def number_of(reply: messages.Reply) -> int:
    match reply:
        case messages.Done(number=number):
            return number
        case messages.Refused():
            raise RefusedMove(reply)
        case messages.Failed(code=code, text=text):
            raise Failure(code, text)
        case _:
            return 0
