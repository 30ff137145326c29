"""Browsers of guests, which keep their cookies, for tests."""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI

from clowder.core.value import to_json
from tests.server.doors import Answer, fetch

JSON = {"content-type": "application/json", "origin": "http://cats.test"}

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0"


class Browser:
    """One device: it keeps its cookie."""

    def __init__(self, app: FastAPI, address: str = "10.0.0.1", agent: str = "") -> None:
        self.app = app
        self.headers = JSON | {"x-test-client": address, "user-agent": agent}

    async def ask(self, method: str, path: str, **body: Any) -> Answer:
        written = to_json(body) if method == "POST" else b""
        answer = await fetch(self.app, method, path, self.headers, written)
        if cookie := answer.header("set-cookie").partition(";")[0]:
            self.headers["cookie"] = cookie
        return answer

    async def enter(self, name: str) -> None:
        answer = await self.ask("POST", "/api/session", name=name, language="en")
        assert answer.status == 200

    async def phrase(self) -> str:
        answer = await self.ask("POST", "/api/person/phrase")
        return str(answer.json["phrase"])

    async def link(self) -> dict[str, Any]:
        link: dict[str, Any] = (await self.ask("POST", "/api/person/link")).json
        return link

    async def name(self) -> str | None:
        answer = await self.ask("GET", "/api/session")
        return str(answer.json["name"]) if answer.status == 200 else None

    async def open(self, **settings: Any) -> str:
        """A table where the browser's guest has sat down."""
        answer = await self.ask("POST", "/api/tables", game="cat_in_the_box", seats=2, **settings)
        table = str(answer.json["table"]["table"])
        sat = await self.ask("POST", f"/api/tables/{table}/sit", id="sit", seat=0)
        assert sat.status == 200
        return table

    async def tables(self) -> set[str]:
        return {table["table"] for table in (await self.ask("GET", "/api/session/tables")).json}


def code_of(answer: Answer) -> str:
    return str(answer.json["code"])
