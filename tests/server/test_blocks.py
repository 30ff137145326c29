"""Two of whom one has blocked the other do not meet at tables."""

from __future__ import annotations

from pathlib import Path

import pytest

from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.lobby import find_listed
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, open_house, seated_table
from tests.server.daily import ask
from tests.server.kind import mute, status_of

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize("who", ["blocked", "blocking"])
async def test_after_a_block_neither_sits_down_at_tables_of_the_other_or_sees_them(
    tmp_path: Path, who: str
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo])
        opened = await house.open_table(ann, TableSettings("cat_in_the_box", 3, public=True))
        sat_at = await house.open_table(eve, TableSettings("cat_in_the_box", 3, public=True))
        other = await house.open_table(eve, TableSettings("cat_in_the_box", 3, public=True))
        await sat_at.do(command("ann", decide.sit, ann, 0, ""))
        blocking, seat = (bo, 0) if who == "blocking" else (ann, 1)

        await mute(house, blocking, live, "blocked", seat=seat)
        refused = [await sit(house, bo, table) for table in (opened, sat_at, other)]

        assert refused == ["not_here", "not_here", None]
        seen = [info.table for info in await find_listed(house, bo)]
        assert seen == [other.table.name]
        assert len(await find_listed(house, eve)) == len(await find_listed(house)) == 3
        assert live.table.match is not None  # the game that they play goes on
        assert (await Hand(house, live, bo, 1).answer("go")) != []


async def sit(house: House, person: Guest, live: LiveTable) -> str | None:
    path = f"/api/tables/{live.table.name}/sit"
    answer = await ask(house, person, "POST", path, {"id": "sit"})
    return None if answer.status == 200 else str(answer.json["code"])


async def test_a_block_that_is_undone_lets_both_meet_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        waiting = await house.open_table(ann, TableSettings("cat_in_the_box", 3, public=True))
        await mute(house, ann, live, "blocked", seat=1)

        muted = await mute(house, ann, live, "muted", seat=1)

        assert muted.json["how"] == "muted"
        assert await sit(house, bo, waiting) is None
        assert [each["blocked"] for each in (await status_of(house, ann))["mutes"]] == [False]
        assert (await mute(house, ann, live, "none", seat=1)).json["how"] == "none"
        assert (await status_of(house, ann))["mutes"] == []
