"""A connection that has ended leaves nothing behind: collections of garbage are rare here."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial

import pytest
import uvicorn
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket
from websockets.asyncio.client import connect

from clowder.server.http.connections import BoundedSocket, Connections, stay_open
from clowder.server.serving import take_address
from clowder.server.settings import Settings
from tests.waiting import until

pytestmark = pytest.mark.anyio


async def accept(_scope: Scope, receive: Receive, send: Send) -> None:
    """Until the other side has had enough."""
    await send({"type": "websocket.accept"})
    while (await receive())["type"] != "websocket.disconnect":
        pass


@pytest.fixture
def no_collections() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.enable()


def sockets() -> list[BoundedSocket]:
    return [kept for kept in gc.get_objects() if type(kept) is BoundedSocket]


def handshakes() -> list[str]:
    """What sockets keep of them."""
    return [name for kept in sockets() for name in ("request", "response") if hasattr(kept, name)]


@asynccontextmanager
async def serving(app: ASGIApp) -> AsyncIterator[str]:
    """The address of a server that ends, too."""
    settings = Settings(port=0)
    config = uvicorn.Config(
        app, **Connections(settings).protocols(), log_level="error", lifespan="off"
    )
    server = uvicorn.Server(config)
    with take_address(settings) as listener:
        listener.listen()
        host, port = listener.getsockname()
        running = asyncio.create_task(server.serve([listener]))
        yield f"ws://{host}:{port}/"
        server.should_exit = True
        await running


@pytest.mark.usefixtures("no_collections")
async def test_a_socket_that_was_closed_needs_no_collection_to_be_gone() -> None:
    async with serving(accept) as address:
        async with connect(address, proxy=None):
            assert (len(sockets()), handshakes()) == (1, [])

        await until(lambda: not sockets(), "the socket to be gone", sockets)


@pytest.mark.usefixtures("no_collections")
async def test_a_view_stays_without_the_layers_that_it_came_through() -> None:
    around: list[str] = []
    scopes: list[Scope] = []

    async def show(scope: Scope, receive: Receive, send: Send) -> None:
        websocket = WebSocket(scope, receive, send)
        await websocket.accept()
        scopes.append(scope)
        await stay_open(websocket, partial(echo, websocket))

    async def layer(scope: Scope, receive: Receive, send: Send) -> None:
        around.append("came")
        await show(scope, receive, send)
        around.append("returned")

    async with serving(layer) as address:
        async with connect(address, proxy=None) as client:
            await client.send("meow")
            assert await client.recv() == "meow"

            assert around == ["came", "returned"]
            assert scopes == [{}]
            assert vars(sockets()[0]) == {}  # all that it keeps has its slot
        await until(lambda: not sockets(), "the socket to be gone", sockets)


async def echo(websocket: WebSocket) -> None:
    async for text in websocket.iter_text():
        await websocket.send_text(text)
