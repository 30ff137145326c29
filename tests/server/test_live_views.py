"""The door to live views: whoever is turned away hears why, and whoever has gone is no error."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message, Receive, Scope, Send

from clowder.server.http.live_views import LiveViews
from tests.server.bench import guest, key_of, open_house, seated_table

pytestmark = pytest.mark.anyio


def knock(path: str) -> dict[str, Any]:
    return {"type": "websocket", "path": path, "headers": [], "query_string": b""}


async def elsewhere(_scope: Scope, _receive: Receive, send: Send) -> None:
    await send({"type": "elsewhere"})


async def receive() -> Message:
    return {"type": "websocket.connect"}


async def test_the_door_is_for_live_views_alone(tmp_path: Path) -> None:
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async with open_house(tmp_path) as house:
        for path in ("/api/tables/abc/live", "/api/tables/abc/live/", "/api/tables/live"):
            await LiveViews(elsewhere, house)(knock(path), receive, send)

    assert [message["type"] for message in sent] == [
        *("websocket.accept", "websocket.close"),
        *("elsewhere", "elsewhere"),
    ]
    assert sent[1]["code"] == 4401  # nobody we know


async def test_a_view_that_stays_keeps_nothing_of_its_handshake(tmp_path: Path) -> None:
    waiting = [await receive(), {"type": "websocket.disconnect", "code": 1000}]
    seen: list[list[object]] = []
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        key = (await key_of(house, ann))["authorization"]
        scope = knock(f"/api/tables/{live.table.name}/live")
        scope["headers"] = [(b"authorization", key.encode())]

        async def hear() -> Message:
            seen.append(list(scope["headers"]))
            return waiting.pop(0)

        async def send(_message: Message) -> None:
            pass

        await LiveViews(elsewhere, house)(scope, hear, send)

    assert [len(headers) for headers in seen] == [1, 0]


async def test_whoever_has_gone_before_they_are_turned_away_is_no_error(tmp_path: Path) -> None:
    async def send(message: Message) -> None:
        if message["type"] == "websocket.close":
            raise OSError("gone")

    async with open_house(tmp_path) as house:
        await LiveViews(elsewhere, house)(knock("/api/tables/abc/live"), receive, send)
