"""What connections may cost: how many there are, and how long a request may take to come.

Uvicorn waits for ever for the rest of a request, so a thousand unfinished ones would stop a server.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from struct import pack
from typing import Any, TypeAlias

import h11
from starlette.types import Receive, Scope, Send
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from clowder.server.http.addresses import client_at
from clowder.server.http.gate import Gate
from clowder.server.http.mailbox import Mailbox
from clowder.server.settings import Settings

WRITE_NOW = "clowder.write_now"  # the extension of the scope by which a frame is written at once
STAY = "clowder.stay"  # that by which a view goes on once every layer around it has returned
Stay: TypeAlias = Callable[[], Awaitable[None]]
WHOLE_TEXT, SHORT = 0x81, 126  # how a frame begins, and the first size that needs more than a byte
UNFINISHED = (h11.IDLE, h11.SEND_BODY)  # states of whoever sends a request, until it is whole


class Connections:
    """The open connections, by the client that they come from."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.open: Counter[str] = Counter()
        self.refused = 0

    def admit(self, address: str) -> bool:
        """Count one more, unless there are too many; a proxy of ours speaks for many people."""
        settings = self.settings
        client = client_at(address)
        crowded = self.open[client] >= settings.connections_per_address
        if (crowded and address not in settings.proxies) or len(self) >= settings.connections:
            self.refused += 1
            return False
        self.open[client] += 1
        return True

    def release(self, address: str) -> None:
        client = client_at(address)
        self.open[client] -= 1
        if not self.open[client]:
            del self.open[client]

    def __len__(self) -> int:
        return self.open.total()

    def protocols(self) -> dict[str, Any]:
        """For the configuration of uvicorn."""
        return {"http": partial(BoundedHttp, self), "ws": partial(BoundedSocket, self)}


class BoundedHttp(H11Protocol):
    """A connection that is counted, and given up where a request does not come to its end."""

    def __init__(self, counted: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._counted = counted
        self._address: str | None = None  # None: not admitted
        self._patience: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = address_of(transport)
        if not self._counted.admit(address):
            transport.abort()
            return
        self._address = address
        self._wait_for_request()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._address is not None:
            self._counted.release(self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._patience is None:
            self._wait_for_request()
        super().data_received(data)
        if self.conn.their_state not in UNFINISHED:
            self._stop_waiting()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_waiting()
        super().handle_websocket_upgrade(event)

    def _wait_for_request(self) -> None:
        seconds = self._counted.settings.request_seconds
        self._patience = self.loop.call_later(seconds, self.transport.abort)

    def _stop_waiting(self) -> None:
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None


class BoundedSocket(WebSocketsSansIOProtocol):
    """Takes the place of the connection that it was upgraded from, and is counted for it.

    There is one for each open view, so what it keeps is kept small.
    """

    # Those of uvicorn as well: more than thirty attributes, and the dictionary for them would take
    # two kilobytes.
    __slots__ = (
        *("_counted", "_stays"),
        *("app", "app_state", "asgi_version", "client", "close_sent", "close_timeout"),
        *("close_timer", "config", "conn", "connections", "curr_msg_data_type"),
        *("default_headers", "disconnected", "frames", "handshake_complete"),
        *("handshake_initiated", "initial_response", "last_ping_rtt", "logger", "loop"),
        *("pending_ping_payload", "ping_interval", "ping_sent_at", "ping_timeout", "ping_timer"),
        *("pong_timer", "queue", "read_paused", "request", "response", "root_path", "scheme"),
        *("scope", "server", "tasks", "transport", "writable"),
    )

    def __init__(self, counted: Connections, **given: Any) -> None:
        super().__init__(**given)
        self._counted = counted
        self._stays: Stay | None = None
        self.queue = Mailbox()  # type: ignore[assignment]
        self.writable = Gate()  # type: ignore[assignment]

    def connection_lost(self, exc: Exception | None) -> None:
        self._counted.release(address_of(self.transport))
        super().connection_lost(exc)

    def run_asgi(self) -> Coroutine[Any, Any, None]:
        self.scope["extensions"] |= {
            WRITE_NOW: {"write": self.write_now},
            STAY: {"stay": self.stay},
        }
        self.app = self.run_app
        return super().run_asgi()

    async def run_app(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer; what is to stay goes on without the layers that it came
        through, and without the scope."""
        try:
            await self.config.loaded_app(scope, receive, send)
        finally:
            scope.clear()  # what it leads to would keep the connection alive
            del self.app  # likewise
        if self._stays is not None:
            await self._go_on()

    def _go_on(self) -> Awaitable[None]:
        stays, self._stays = self._stays, None
        assert stays is not None
        return stays()

    def stay(self, stays: Stay) -> None:
        self._stays = stays

    async def send(self, message: Any) -> None:
        await super().send(message)
        if message["type"] == "websocket.accept":
            # A view stays open for hours, and its protocol would keep the handshake as long.
            self.request.headers.clear()
            del self.request, self.response

    def write_now(self, text: bytes) -> bool:
        """Write a frame without a task of its own; False where it would have to wait, or the
        connection is about to end: then it goes the usual way."""
        ready = self.writable.is_set() and not (self.disconnected or self.close_sent)
        if not ready or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(framed(text))
        return True


def framed(text: bytes) -> bytes:
    """A message in one frame, as a server sends it: without a mask (RFC 6455, 5.2)."""
    size = len(text)
    if size < SHORT:
        return bytes((WHOLE_TEXT, size)) + text
    if size < 2**16:
        return pack("!BBH", WHOLE_TEXT, SHORT, size) + text
    return pack("!BBQ", WHOLE_TEXT, SHORT + 1, size) + text


def address_of(transport: asyncio.BaseTransport) -> str:
    address = get_remote_addr(transport)  # type: ignore[arg-type]
    return address[0] if address else ""


def find_writer(websocket: object) -> Callable[[bytes], bool]:
    """How a frame is written at once, where the server beneath a socket can."""
    writer: Callable[[bytes], bool] = extension_of(websocket, WRITE_NOW).get("write", never)
    return writer


async def stay_open(websocket: object, stays: Stay) -> None:
    """Go on with a view, after everything around it has returned where the server beneath it
    lets that happen."""
    stay: Callable[[Stay], None] | None = extension_of(websocket, STAY).get("stay")
    if stay is None:
        await stays()
    else:
        stay(stays)


def extension_of(websocket: object, name: str) -> dict[str, Any]:
    found: dict[str, Any] = getattr(websocket, "scope", {}).get("extensions", {}).get(name, {})
    return found


def never(_frame: bytes) -> bool:
    return False
