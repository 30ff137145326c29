"""No byte to a viewer depends on what they may not know."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from clowder.bots.budget import Budget
from clowder.bots.levels import make_bot
from clowder.bots.search.explained import LOOK
from clowder.games.cat_in_the_box import ROOM
from clowder.server.http.app import make_app
from clowder.server.work.bots import BotWorkers
from tests.server import worlds
from tests.server.bench import open_house
from tests.server.inquiry import PAGES, inquire
from tests.server.leaks import LEAKS, Plant
from tests.server.worlds import Difference, NearPool

pytestmark = pytest.mark.anyio
LONG = pytest.mark.long

ENOUGH = 60  # pairs in which a leak must show
BATCHES, PAIRS = 5, 100  # 500 pairs in all
MANY = 1000  # in a longer run
LEAKY = ("cat_in_the_box",)  # the leaks are planted in its hands
WHOLE = 20  # pairs in which every hint is thought through

APART = (  # what tells of no table, and the code of one, which ends before anything is dealt
    "/api/games",
    "/api/games/{game}/lessons",
    "/api/games/{game}/lessons/answers",
    "/api/games/{game}/texts/{language}",
    "/api/codes/{code}",
)


async def test_every_page_is_looked_at_in_both_worlds(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        paths = make_app(house).openapi()["paths"]
    pages = {path for path, methods in paths.items() if "get" in methods}
    looked = {path.partition("?")[0].replace("NAME", "{name}") for _, path in PAGES}
    looked = {re.sub("/games/[a-z_]+/", "/games/{game}/", path) for path in looked}

    assert pages - set(APART) - looked == set()


@pytest.mark.parametrize(
    ("batch", "pairs"),
    [*((batch, PAIRS) for batch in range(BATCHES)), pytest.param("long", MANY, marks=LONG)],
)
async def test_a_viewer_cannot_tell_apart_two_worlds_that_differ_in_what_is_hidden(
    tmp_path: Path, batch: object, pairs: int
) -> None:
    found = [pair async for pair in inquire(tmp_path, pairs, f"batch {batch}")]

    changed = sum(pair.changed for pair in found)
    heard = sum(pair.compared for pair in found)
    print(f"{changed} of {pairs} pairs differed in what is hidden; {heard} bytes compared")
    assert changed >= 0.95 * pairs


@pytest.mark.parametrize("plant", LEAKS)
async def test_a_leak_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plant: Plant
) -> None:
    plant(monkeypatch)

    with pytest.raises(Difference):
        _ = [pair async for pair in inquire(tmp_path, ENOUGH, "leaks", LEAKY)]


@pytest.mark.long
@pytest.mark.parametrize("level", ["kind", "trained", "deep"])
async def test_whoever_thinks_as_deep_as_at_the_table_tells_nothing_either(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, level: str
) -> None:
    """Hints of each level by all its iterations, and by no seconds, which differ."""

    def thorough() -> BotWorkers:
        found = BotWorkers(NearPool(), 60.0, level)
        found.for_hints = Budget(make_bot(level, ROOM).budget.iterations or LOOK.iterations)
        return found

    monkeypatch.setattr(worlds, "near_bots", thorough)

    found = [pair async for pair in inquire(tmp_path, WHOLE, f"whole {level}", LEAKY)]

    assert sum(pair.changed for pair in found) >= 0.8 * WHOLE
