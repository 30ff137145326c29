"""Today: every deal of the day at once, and the days in a row on which one played some deal."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clowder.games import ROOMS
from clowder.server.log.decide import Guest
from clowder.server.store import results
from clowder.server.store.rows import ResultRow
from clowder.server.tables.daily_deals import longest_streak
from clowder.server.tables.house import House
from tests.server.bench import guest
from tests.server.daily import GAME, ask, begin, dated_house, finish
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio


async def today(house: House, person: Guest | None = None) -> Any:
    answer = await ask(house, person, "GET", "/api/daily")
    assert answer.status == 200, answer.body
    return answer.json


def of_game(shown: Any, game: str) -> Any:
    return next(each for each in shown["games"] if each["game"] == game)


async def note_result(house: House, person: Guest, game: str, day: str) -> None:
    """As if the person had played that day's deal, at a table that there is anyway."""
    live = await begin(house, person, game)
    row = ResultRow(
        table=live.table.name,
        game=game,
        day=day,
        session=person.session,
        name=person.name,
        fur="",
        rank=1,
        points=9,
        unit="points",
        how="rounds_played",
        at=0,
        mark=9,
    )
    await results.add(house.store, row)


async def test_days_in_a_row_count_whichever_game_was_played(tmp_path: Path) -> None:
    dial = Sundial("2026-11-10 12:00")
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        played = (("10", GAME), ("11", "cat_in_the_box"), ("12", "stray_cat"), ("12", GAME))
        for day, game in played:
            dial.shows = f"2026-11-{day} 12:00"
            await note_result(house, ann, game, f"2026-11-{day}")

        shown = await today(house, ann)
        assert (shown["streak"], shown["longest"]) == (3, 3)
        assert shown["week"] == ["2026-11-12", "2026-11-11", "2026-11-10"]
        assert of_game(shown, GAME)["streak"] == of_game(shown, "stray_cat")["streak"] == 1
        assert of_game(shown, "cat_in_the_box")["last"]["yours"]
        dial.shows = "2026-11-14 12:00"
        later = await today(house, ann)
        assert (later["streak"], later["longest"]) == (0, 3)
        assert (await today(house, bo))["week"] == []


async def test_every_game_is_there_and_says_how_far_one_is(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann = await guest(house, "Ann")
        await finish(house, ann)
        await begin(house, ann, "cat_in_the_box")

        nobody, shown = await today(house), await today(house, ann)

        assert [each["game"] for each in shown["games"]] == list(ROOMS)
        assert {each["yours"] for each in nobody["games"]} == {"none"}
        assert of_game(nobody, GAME)["played"] == of_game(shown, GAME)["played"] == 1
        done, begun = of_game(shown, GAME), of_game(shown, "cat_in_the_box")
        assert (done["yours"], done["line"]["place"], done["seats"]) == ("over", 1, 1)
        assert (begun["yours"], begun["line"], begun["seats"]) == ("playing", None, 3)


@pytest.mark.parametrize(
    ("days", "most"),
    [((), 0), (("2026-11-03",), 1), (("2026-11-09", "2026-11-03", "2026-11-02"), 2)],
)
def test_the_longest_row_is_remembered(days: tuple[str, ...], most: int) -> None:
    assert longest_streak(days) == most
