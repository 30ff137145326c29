"""Every answer: its headers, the language of its errors, and what becomes of our own mistakes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clowder.core.value import to_json
from clowder.server.http import socket
from clowder.server.http.app import make_app
from clowder.server.http.guard import HEADERS
from clowder.server.wire import frames, requests
from tests.server.bench import guest, key_of, open_house, seated_table
from tests.server.doors import Line, code_of, fetch

pytestmark = pytest.mark.anyio

JSON = {"content-type": "application/json"}
LOOK = to_json(requests.Look()).decode()
OPEN = b'{"game":"cat_in_the_box","seats":2}'


async def test_an_error_is_told_in_the_language_of_the_guest(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann", "hu")
        key = await key_of(house, ann)

        answer = await fetch(make_app(house), "GET", "/api/tables/nobody", key)

        assert answer.json["text"] == "Nincs ilyen asztal."


@pytest.mark.parametrize(
    ("method", "path", "headers", "body", "status"),
    [
        ("GET", "/api/games", {}, b"", 200),
        ("GET", "/healthz", {}, b"", 200),
        ("GET", "/readyz", {}, b"", 200),
        ("GET", "/metrics", {}, b"", 200),
        ("GET", "/api/docs", {}, b"", 200),
        ("GET", "/api/openapi.json", {}, b"", 200),
        ("POST", "/api/session", JSON, b"{}", 200),
        ("GET", "/api/session", {}, b"", 401),
        ("POST", "/api/session", {"origin": "http://evil.test"}, b"{}", 403),
        ("GET", "/nowhere", {}, b"", 404),
        ("GET", "/api/tables/none/record", {}, b"", 404),
        ("DELETE", "/api/games", {}, b"", 405),
        ("POST", "/api/session", JSON, b" " * 20_000, 413),
        ("POST", "/api/session", JSON, b"[", 422),
        ("GET", "/api/tables/ABC/record", {}, b"", 422),
    ],
)
async def test_every_answer_carries_the_strict_headers(  # noqa: PLR0913 (one case, told in full)
    tmp_path: Path, method: str, path: str, headers: dict[str, str], body: bytes, status: int
) -> None:
    async with open_house(tmp_path) as house:
        answer = await fetch(make_app(house), method, path, headers, body)

        assert answer.status == status
        assert {name: answer.header(name) for name in HEADERS} == HEADERS
        assert not answer.header("server")
        assert not answer.header("access-control-allow-origin")


async def test_even_our_own_mistake_is_typed_and_carries_the_strict_headers(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def breaks(_table: Any) -> None:
        raise ZeroDivisionError("seven of hearts")

    monkeypatch.setattr(frames, "table_info", breaks)
    async with open_house(tmp_path) as house:
        answer = await fetch(
            make_app(house),
            "POST",
            "/api/tables",
            JSON | await key_of(house, await guest(house, "Ann")),
            OPEN,
        )

    assert code_of(answer) == (500, "broken")
    assert b"hearts" not in answer.body
    assert {name: answer.header(name) for name in HEADERS} == HEADERS


async def test_our_own_mistake_in_a_live_view_closes_it_with_1011(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        line = Line(
            make_app(house), live.table.name, await key_of(house, await guest(house, "Ann"))
        )
        await line.heard()

        def breaks(*_args: Any) -> None:
            raise ZeroDivisionError

        monkeypatch.setattr(frames, "update", breaks)
        line.say(LOOK)

        assert await line.ended() == socket.BROKEN == 1011
        assert not live.viewers
