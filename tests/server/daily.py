"""A house whose day can be set, and guests who play its deal to the end at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.tables import daily_tables
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.work import bots
from tests.server.bench import quick_settings
from tests.server.doors import Answer, fetch
from tests.server.sundial import Sundial
from tests.server.worlds import near_bots

GAME = "chabyrinthe"
BOARD = f"/api/games/{GAME}/daily"
TODAY = "2026-11-15"
OPENED = "2026-11-16 01:00"  # an hour after the day


@asynccontextmanager
async def dated_house(folder: Path, dial: Sundial, **changes: Any) -> AsyncIterator[House]:
    changes = {"requests_per_minute": 10**6} | changes
    house = House(quick_settings(folder, **changes), dial)
    await house.open()
    house.bots = near_bots()
    try:
        yield house
    finally:
        await house.close()


async def begin(house: House, person: Guest) -> LiveTable:
    return await daily_tables.begin(house, person, ROOMS[GAME], "")


async def play_out(
    live: LiveTable, head: str = "cats", level: str = "baseline", most: int = 0
) -> int:
    """Answers as a bot would, to the end or for so many moves; how many there were."""
    table = live.table
    moves = 0
    while table.asks and not (most and moves == most):
        [(ask, number)] = table.asks.items()
        assert table.match is not None
        view = to_json(table.match.view(ask.seat))
        thought = bots.Thought(GAME, level, view, ask, f"{head}/{number}")
        move = table.room.read_move(bots.think(thought))
        answer = (ask.seat, number, move)
        await live.do(command(f"move/{table.last_number}", decide.answer, *answer))
        moves += 1
    return moves


async def finish(
    house: House, person: Guest, head: str = "cats", level: str = "baseline"
) -> LiveTable:
    live = await begin(house, person)
    await play_out(live, head, level)
    return live


async def key_of(house: House, person: Guest | None) -> dict[str, str]:
    if person is None:
        return {}
    return {"authorization": f"Bearer {await house.sessions.make_token(person, 0)}"}


async def ask(
    house: House, person: Guest | None, method: str, path: str, body: Any = None
) -> Answer:
    headers = await key_of(house, person) | {"content-type": "application/json"}
    content = b"" if body is None else to_json(body)
    return await fetch(make_app(house), method, path, headers, content)


async def board(house: House, person: Guest | None = None, day: str = "") -> Any:
    answer = await ask(house, person, "GET", BOARD + (f"?day={day}" if day else ""))
    assert answer.status == 200, answer.body
    return answer.json
