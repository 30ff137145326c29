"""A connection that has ended leaves nothing behind: collections of garbage are rare here."""

from __future__ import annotations

import asyncio
import gc
from collections.abc import Iterator

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from clowder.server.http.connections import BoundedSocket, Connections
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


@pytest.mark.usefixtures("no_collections")
async def test_a_socket_that_was_closed_needs_no_collection_to_be_gone() -> None:
    settings = Settings(port=0)
    config = uvicorn.Config(
        accept, **Connections(settings).protocols(), log_level="error", lifespan="off"
    )
    server = uvicorn.Server(config)
    with take_address(settings) as listener:
        listener.listen()
        host, port = listener.getsockname()
        serving = asyncio.create_task(server.serve([listener]))
        async with connect(f"ws://{host}:{port}/", proxy=None):
            assert (len(sockets()), handshakes()) == (1, [])

        await until(lambda: not sockets(), "the socket to be gone", sockets)

        server.should_exit = True
        await serving
