"""The deal of the day among mice: whoever plays alike meets the same answers."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clowder.bots.levels import make_bot
from clowder.core.daily import PLAYER
from clowder.core.game import NATURE
from clowder.core.record_reader import read_record
from clowder.core.verify import verify
from clowder.games import ROOMS
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.tables.live import LiveTable
from tests.server.bench import guest
from tests.server.daily import (
    OPENED,
    TODAY,
    ask,
    begin,
    board,
    dated_house,
    finish,
    play_out,
)
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio

AMONG_MICE = [room for room in ROOMS.values() if room.daily and room.daily.mice]
SOME = 6  # answers of the person, before and after the restart


def told(live: LiveTable) -> list[Any]:
    assert live.table.match is not None
    return live.table.match.entries


@pytest.mark.parametrize("room", AMONG_MICE, ids=lambda room: room.name)
async def test_mice_of_the_day_answer_alike_after_talk_and_a_restart(
    tmp_path: Path, room: Any
) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        anns = await begin(house, ann, room.name)
        await play_out(anns, most=2 * SOME)
        bos = await begin(house, bo, room.name)
        await bos.do(command("talk", decide.speak, bo, "Meow"))
        await play_out(bos, "cats", most=SOME)
    async with dated_house(tmp_path, Sundial()) as house:
        again = await begin(house, bo, room.name)
        await play_out(again, "cats", most=SOME, begun=SOME)

    both = min(len(told(anns)), len(told(again)))
    assert {entry.seat for entry in told(anns)[:both]} == {NATURE, *range(room.daily.seats)}
    assert told(again)[:both] == told(anns)[:both]


async def test_another_answer_meets_other_mice_but_the_same_deal(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial()) as house:
        lives = [
            await begin(house, await guest(house, name), "cat_in_the_box") for name in ("Ann", "Bo")
        ]
        for live, head in zip(lives, ("one", "two"), strict=True):
            await play_out(live, head, level="uniform", most=SOME)

        one, two = (told(live) for live in lives)
        assert one[:2] == two[:2]
        assert one != two


@pytest.mark.parametrize("room", AMONG_MICE, ids=lambda room: room.name)
def test_mice_of_the_day_think_by_iterations(room: Any) -> None:
    for level in room.daily.mice:
        budget = make_bot(level, room).budget

        assert budget.iterations is not None or budget.seconds is None


async def test_a_mouse_waits_for_the_person_where_both_are_asked(tmp_path: Path) -> None:
    """Who has set a card aside can be seen, so the order must not depend on who is quicker."""
    async with dated_house(tmp_path, Sundial()) as house:
        live = await begin(house, await guest(house, "Ann"), "cat_in_the_box")

        asked = live.table.asks
        assert {each.seat for each in asked} == {0, 1, 2}
        assert not any(live.waits_for_bot(*each) for each in asked.items())
        await play_out(live, most=2)
        players = [entry.seat for entry in told(live) if entry.seat != NATURE]
        assert players[:3] == [0, 1, 2]


async def test_a_whole_deal_among_mice_is_ranked_and_verifies(tmp_path: Path) -> None:
    dial = Sundial()
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await finish(house, ann, game="cat_in_the_box")
        other = await finish(house, bo, game="cat_in_the_box")
        shown = await board(house, ann, game="cat_in_the_box")
        dial.shows = OPENED
        record = (await ask(house, None, "GET", f"/api/tables/{live.table.name}/record")).body

    assert told(live) == told(other)  # the same answers, so the same game to its end
    assert live.table.match is not None
    result = live.table.match.result()
    assert result is not None
    standing = result.standing(PLAYER)
    assert [(line["place"], line["rank"], line["points"]) for line in shown["lines"]] == [
        (1, standing.rank, standing.points)
    ] * 2
    assert shown["seats"] == 3
    read, _ = read_record(record.decode(), ROOMS)
    assert verify(ROOMS["cat_in_the_box"], read).day == TODAY
