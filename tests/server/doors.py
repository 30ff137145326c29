"""The doors of a house without a network: requests and sockets straight into the application."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple

import msgspec
from fastapi import FastAPI

from tests.server.bench import described
from tests.waiting import within

PING, PONG = '{"type":"Ping"}', '{"type":"Pong"}'


class Answer(NamedTuple):
    """All that came back, byte for byte."""

    status: int
    headers: tuple[tuple[str, str], ...]
    body: bytes

    def header(self, name: str) -> str:
        return next((value for key, value in self.headers if key == name.lower()), "")

    @property
    def json(self) -> Any:
        return msgspec.json.decode(self.body)


async def fetch(
    app: FastAPI,
    method: str,
    path: str,
    headers: Mapping[str, str] | None = None,
    body: bytes | Iterable[bytes] = b"",
) -> Answer:
    """One request; a body in several parts does not tell its length."""
    parts = [body] if isinstance(body, bytes) else list(body)
    length = {"content-length": str(len(body))} if isinstance(body, bytes) and body else {}
    messages = [{"type": "http.request", "body": part, "more_body": True} for part in parts]
    messages[-1]["more_body"] = False
    got: list[dict[str, Any]] = []

    async def receive() -> Any:
        return messages.pop(0) if messages else {"type": "http.disconnect"}

    async def send(message: Any) -> None:
        got.append(message)

    scope = scope_of("http", path, length | dict(headers or {})) | {"method": method}
    await app(scope, receive, send)
    start = got[0]
    sent = tuple((name.decode(), value.decode()) for name, value in start["headers"])
    return Answer(start["status"], sent, b"".join(part["body"] for part in got[1:]))


def scope_of(kind: str, path: str, headers: Mapping[str, str]) -> dict[str, Any]:
    path, _, query = path.partition("?")
    given = {"host": "cats.test"} | {name.lower(): value for name, value in headers.items()}
    client = given.pop("x-test-client", "10.0.0.1")
    return {
        "type": kind,
        "asgi": {"version": "3.0", "spec_version": "2.4"},
        "http_version": "1.1",
        "scheme": "http" if kind == "http" else "ws",
        "path": path,
        "raw_path": path.encode("utf-8", "replace"),
        "query_string": query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode("latin-1")) for name, value in given.items()],
        "client": (client, 4711),
        "server": ("cats.test", 80),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }


class Line:
    """A live view of a table, as the server's side of the network sees it."""

    def __init__(self, app: FastAPI, table: str, headers: Mapping[str, str] | None = None) -> None:
        scope = scope_of("websocket", f"/api/tables/{table}/live", headers or {})
        self.status = 0  # 101 once open; otherwise why the handshake failed
        self.code = 0  # that the server closed it with
        self.reads = asyncio.Event()  # cleared: the viewer does not read
        self.reads.set()
        self._got: asyncio.Queue[str] = asyncio.Queue()
        self._said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._said.put_nowait({"type": "websocket.connect"})
        self._app = asyncio.ensure_future(app(scope, self._said.get, self._send))

    async def _send(self, message: Any) -> None:
        await self.reads.wait()
        match message["type"]:
            case "websocket.accept":
                self.status = 101
            case "websocket.http.response.start":
                self.status = message["status"]
            case "websocket.send":
                self._got.put_nowait(message["text"])
            case "websocket.close":
                self.code = message["code"]
            case _:
                pass  # the body of a refused handshake

    def say(self, frame: str | bytes) -> None:
        kind = "text" if isinstance(frame, str) else "bytes"
        self._said.put_nowait({"type": "websocket.receive", kind: frame})

    async def heard(self) -> list[str]:
        """Everything that the server has sent until now."""
        self.say(PING)
        frames: list[str] = []
        while (frame := await within(self._got.get(), "a Pong", lambda: described(frames))) != PONG:
            frames.append(frame)
        return frames

    async def ended(self) -> int:
        """The close code, once the server has had enough."""
        waiting = self._got._queue  # type: ignore[attr-defined]
        await within(asyncio.shield(self._app), "the server to close", lambda: described(waiting))
        return self.code

    async def hang_up(self) -> None:
        self._said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self._app


def code_of(answer: Answer) -> tuple[int, str]:
    return answer.status, answer.json["code"]
