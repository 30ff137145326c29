"""The client: one guest of a server, over its HTTP routes."""

from __future__ import annotations

import asyncio
import secrets
from types import TracebackType
from typing import Any

import httpx2
import msgspec

from clowder.client.connection import TRIES, Failure, pause
from clowder.client.remote_table import RemoteTable
from clowder.core.game import Seat
from clowder.core.value import to_json
from clowder.games import find_room
from clowder.server.wire import messages


class Client:
    """One guest: a new one, or the one whose token it is.

    Whoever comes with a token keeps the name and the language that are not given here. A server
    that is away is tried so many times, a second apart at most; then ConnectionError is raised.
    """

    def __init__(
        self,
        address: str,
        name: str | None = None,
        language: str | None = None,
        token: str = "",
        tries: int = TRIES,
    ) -> None:
        self.address = address.rstrip("/")
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.address}
        self.name = name
        self.language = language
        self.tries = tries
        self._tables: list[RemoteTable] = []  # to be closed with the client
        self._http = httpx2.AsyncClient(base_url=self.address, headers=headers, timeout=30)

    async def __aenter__(self) -> Client:
        given = {"name": self.name, "language": self.language}
        changed = {key: value for key, value in given.items() if value is not None}
        if not self._has_token():
            await self.ask("POST", "/api/session", **changed)
        elif changed:
            known = await self.ask("GET", "/api/session")
            current = {key: known[key] for key in given}
            await self.ask("POST", "/api/session", **current | changed)
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

    async def open(self, game: str, seats: int, fur: str = "", **settings: Any) -> RemoteTable:
        """Open a table and take its first seat; settings are options, public, clock."""
        body = {"id": secrets.token_hex(8), "game": game, "seats": seats} | settings
        answer = await self.ask("POST", "/api/tables", **body)
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
        """Sent again while the server is away: bodies carry an id, so each takes effect once."""
        headers = {"Content-Type": "application/json"}
        for attempt in range(self.tries):
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
