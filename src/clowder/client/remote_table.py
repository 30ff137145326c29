"""A table of a server, seen from one seat, over its live channel."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import AsyncIterator, Iterable
from typing import TYPE_CHECKING, Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidMessage, InvalidStatus

from clowder.bots.bot import Bot
from clowder.client.connection import Failure, RefusedMove, pause
from clowder.core.game import Ask, Seat
from clowder.core.move_tree import unpack
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.core.value import to_json
from clowder.server.wire import messages, requests

if TYPE_CHECKING:
    from clowder.client.guest import Client

SENT_AWAY = {
    4401: "no_session",
    4403: "daily_hidden",
    4404: "no_such_table",
    4423: "barred",
    4429: "too_many_views",
}


class RemoteTable:
    """One table of the server, seen from one seat."""

    def __init__(self, client: Client, name: str, room: AnyRoom) -> None:
        self.client = client
        self.name = name
        self.room = room
        self.seat: Seat | None = None
        self.update: messages.Update | None = None
        self.chat: list[messages.ChatLine] = []
        self.earlier = 0  # how many entries of the log an update left out
        self._socket: ClientConnection | None = None
        self._frames = msgspec.json.Decoder(messages.Reply)

    async def ask(self, what: str, **body: Any) -> Any:
        """A command to the table: sit, stand, bots, start, rematch."""
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
        """Answer the open question; returns the number of the log entry that is now on disk."""
        ask = self.asked()
        if ask is None or self.seat is None:
            raise ValueError("nothing is asked of this seat")
        answer = requests.Answer(
            secrets.token_hex(8), self.seat, ask.number, msgspec.Raw(to_json(move))
        )
        return await self.command(answer)

    async def say(self, text: str) -> int:
        return await self.command(requests.Chat(secrets.token_hex(8), text))

    async def react(self, cat: requests.Cat) -> int:
        """Hold up one of the eight cats; those of others are `Reaction` in the news."""
        return await self.command(requests.React(secrets.token_hex(8), cat))

    async def command(self, request: Any) -> int:
        """Send until it is acknowledged; raises RefusedMove or Failure."""
        return number_of(await self._reply_to(request))

    async def read_earlier(self) -> None:
        """Everything that was said before what the first update told."""
        while self.earlier:
            asked = requests.Earlier(secrets.token_hex(8), self.earlier, self.seat)
            reply = await self._reply_to(asked)
            assert isinstance(reply, messages.EarlierNews), reply
            self.chat[:0] = chat_in(reply.news)
            self.earlier = reply.earlier

    async def _reply_to(self, request: Any) -> messages.Reply:
        while True:
            try:
                socket = await self.connected()
                await socket.send(to_json(request).decode())
                while True:
                    reply = await self.receive_from(socket)
                    if getattr(reply, "id", None) == request.id:
                        return reply
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
            if reply.since == 0:
                self.chat, self.earlier = [], reply.earlier
            self.chat += chat_in(reply.news)
        elif isinstance(reply, messages.Welcome) and reply.protocol != messages.PROTOCOL:
            versions = (
                f"the server speaks version {reply.protocol}, this client {messages.PROTOCOL}"
            )
            raise Failure("other_protocol", versions)
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
            await self._socket.send(to_json(requests.Look(self.seat, since)).decode())
        return self._socket

    async def _connect(self) -> ClientConnection:
        address = self.client.address.replace("http", "ws", 1)
        for attempt in range(self.client.tries):
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


def chat_in(news: Iterable[messages.NewsItem]) -> list[messages.ChatLine]:
    return [item for item in news if isinstance(item, messages.ChatLine)]


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
