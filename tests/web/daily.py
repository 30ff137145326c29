"""A house whose day can be set, and a guest whose deal of the day is played over the wire."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from anyio.from_thread import start_blocking_portal
from playwright.sync_api import Page

from clowder.client import Client
from clowder.core.daily import PLAYER
from clowder.core.game import Ask
from clowder.core.value import to_json
from clowder.server.work import bots
from tests.server.bench import guest
from tests.server.daily import dated_house, finish
from tests.server.dated import DatedServer, serving_on
from tests.server.sundial import Sundial
from tests.web.conftest import GENEROUS
from tests.web.party import Until
from tests.web.table import expect

GAME = "chabyrinthe"
PAGE = f"/games/{GAME}"
MICE = "baseline"  # who think for less long than those of the house


def fill(folder: Path, shows: str, *names: str, game: str = GAME) -> None:
    """Guests who have played the deal of that day, before the house is served."""
    with start_blocking_portal() as portal:
        portal.call(play_all, folder, shows, names, game)


async def play_all(folder: Path, shows: str, names: tuple[str, ...], game: str) -> None:
    async with dated_house(folder, Sundial(shows)) as house:
        for number, name in enumerate(names):
            await finish(house, await guest(house, name), f"{number % 3}", game=game)


@contextmanager
def house_on(folder: Path, shows: str) -> Iterator[DatedServer]:
    with serving_on(folder, shows, mice=MICE, **GENEROUS) as server:
        yield server


def begin_deal(page: Page, button: str = "Play today’s deal") -> str:
    """The name of the table that the one tap leads to."""
    page.get_by_role("button", name=button).click()
    expect(page.locator(".ask")).to_be_visible()
    return page.url.rpartition("/")[2]


def play_on(
    server: DatedServer, page: Page, until: Until = lambda _: False, head: str = "cats"
) -> None:
    """The guest before this page plays as a sharp mouse would, to the end or until that is so."""
    headers = {"Origin": server.address}
    answer = page.request.post(f"{server.address}/api/tokens", headers=headers, data={})
    table = page.url.rpartition("/")[2]
    with start_blocking_portal() as portal:
        portal.call(play, server.address, answer.json()["token"], table, until, head)


async def play(address: str, token: str, name: str, until: Until, head: str) -> None:
    table = await Client(address, token=token).watch(name)
    table.seat = PLAYER
    played = 0
    async for update in table.turns():
        if until(table.view):
            break
        ask = next(ask for ask in update.asks if ask.seat == PLAYER)
        view: Any = to_json(table.view)
        game = table.room.name
        thought = bots.Thought(game, "baseline", view, Ask(PLAYER, ask.what), f"{head}/{played}")
        await table.play(table.room.read_move(bots.think(thought)))
        played += 1
    await table.close()
    await table.client.__aexit__(None, None, None)
