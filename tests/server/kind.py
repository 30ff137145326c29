"""Guests who mute, report and look after a house."""

from __future__ import annotations

from typing import Any

from clowder.server.log.decide import Guest
from clowder.server.store.host_links import sign
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.sessions import house_key
from tests.server.daily import ask
from tests.server.doors import Answer


async def draw_link(house: House, seconds: int = 600) -> str:
    """The secret of a link, as the command line draws it."""
    return sign(await house_key(house.store), house.now_ms() + seconds * 1000)


async def enter(house: House, person: Guest, secret: str) -> Answer:
    return await ask(house, person, "POST", "/api/host/enter", {"secret": secret})


async def make_host(house: House, person: Guest) -> None:
    """By a link, as everybody."""
    entered = await enter(house, person, await draw_link(house))
    assert entered.status == 200, entered.body


async def mute(
    house: House, person: Guest, live: LiveTable, how: str = "muted", **whom: int
) -> Answer:
    path = f"/api/tables/{live.table.name}/mute"
    return await ask(house, person, "POST", path, {"how": how, **whom})


async def report(house: House, person: Guest, live: LiveTable, **more: Any) -> Answer:
    path = f"/api/tables/{live.table.name}/report"
    body = {"id": "one", "reason": "rude", "words": "Hisses at me", **more}
    return await ask(house, person, "POST", path, body)


async def desk_of(house: House, host: Guest) -> Any:
    answer = await ask(house, host, "GET", "/api/host")
    assert answer.status == 200, answer.body
    return answer.json


async def bar(house: House, host: Guest, term: str = "week") -> Answer:
    """Whoever was reported last."""
    reported = (await desk_of(house, host))["open"][0]["id"]
    return await ask(house, host, "POST", "/api/host/bar", {"report": reported, "term": term})


async def status_of(house: House, person: Guest) -> Any:
    return (await ask(house, person, "GET", "/api/person/status")).json
