"""A house whose day can be set, and guests who play its deal to the end at once."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from clowder.core.daily import PLAYER
from clowder.core.game import Ask
from clowder.core.value import to_json
from clowder.games import ROOMS
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.state import TableState
from clowder.server.tables import daily_tables
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.work import bots
from tests.server.bench import (
    do_not_wait_for_the_disk,
    key_of,
    lay_database,
    quick_settings,
)
from tests.server.doors import Answer, fetch
from tests.server.sundial import Sundial
from tests.server.worlds import near_bots
from tests.waiting import until

GAME = "chabyrinthe"
BOARD = f"/api/games/{GAME}/daily"
TODAY = "2026-11-15"
OPENED = "2026-11-16 01:00"  # an hour after the day


@asynccontextmanager
async def dated_house(folder: Path, dial: Sundial, **changes: Any) -> AsyncIterator[House]:
    changes = {"requests_per_minute": 10**6} | changes
    lay_database(folder)
    house = House(quick_settings(folder, **changes), dial)
    await house.open()
    await do_not_wait_for_the_disk(house)
    house.bots = near_bots()
    try:
        yield house
    finally:
        await house.close()


async def begin(house: House, person: Guest, game: str = GAME) -> LiveTable:
    return await daily_tables.begin(house, person, ROOMS[game], "")


async def play_out(
    live: LiveTable, head: str = "cats", level: str = "baseline", most: int = 0, begun: int = 0
) -> int:
    """Answers as a bot would, to the end or for so many moves; how many there were. `begun`: how
    many there were before."""
    table = live.table
    moves = 0
    while not (most and moves == most):
        await until(lambda: table.over or asked_of(table), "the person's turn")
        if table.over:
            break
        ask, number = asked_of(table)[0]
        assert table.match is not None
        view = to_json(table.match.view(ask.seat))
        thought = bots.Thought(table.room.name, level, view, ask, f"{head}/{begun + moves}")
        move = table.room.read_move(bots.think(thought))
        answer = (ask.seat, number, move)
        await live.do(command(f"move/{table.last_number}", decide.answer, *answer))
        moves += 1
    return moves


def asked_of(table: TableState) -> list[tuple[Ask, int]]:
    """What the person is asked, who sits at the first seat."""
    return [(ask, number) for ask, number in table.asks.items() if ask.seat == PLAYER]


async def finish(
    house: House, person: Guest, head: str = "cats", level: str = "baseline", game: str = GAME
) -> LiveTable:
    live = await begin(house, person, game)
    await play_out(live, head, level)
    return live


def without_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cat in the Box as a room of somebody who offers no deal of the day."""
    room = ROOMS["cat_in_the_box"]
    monkeypatch.setitem(ROOMS, room.name, replace(room, daily=None))


async def ask(
    house: House, person: Guest | None, method: str, path: str, body: Any = None
) -> Answer:
    headers = await key_of(house, person) | {"content-type": "application/json"}
    content = b"" if body is None else to_json(body)
    return await fetch(make_app(house), method, path, headers, content)


async def board(house: House, person: Guest | None = None, day: str = "", game: str = GAME) -> Any:
    path = f"/api/games/{game}/daily"
    answer = await ask(house, person, "GET", path + (f"?day={day}" if day else ""))
    assert answer.status == 200, answer.body
    return answer.json
