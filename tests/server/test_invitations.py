"""Friends are asked to a table, and a rematch brings everybody along."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import func, select

from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.store import schema
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, open_house, seated_table
from tests.server.daily import ask
from tests.server.kind import mute
from tests.server.test_friends import (
    INVITATIONS,
    ask_to_be_friends,
    befriended,
    named,
    names,
    post,
)
from tests.server.test_past import still_house
from tests.server.test_play import play_on

pytestmark = pytest.mark.anyio


async def invitations(house: House, person: Guest) -> list[Any]:
    found: list[Any] = (await ask(house, person, "GET", INVITATIONS)).json["invitations"]
    return found


async def waiting_table(house: House, host: Guest, seats: int = 2) -> LiveTable:
    live = await house.open_table(host, TableSettings("cat_in_the_box", seats))
    await live.do(command("sit", decide.sit, host, 0, ""))
    return live


async def test_a_friend_is_invited_until_the_game_begins_or_they_say_no(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await befriended(house, ann, bo)
        first, second = await waiting_table(house, ann), await waiting_table(house, ann)
        id = await named(house, ann, "friends", "Bo")
        for live in (first, second, second):
            sent = await post(house, ann, "invite", id=id, table=live.table.name)
            assert sent.status == 200

        found = await invitations(house, bo)
        assert {each["table"] for each in found} == {first.table.name, second.table.name}
        assert {(each["name"], each["seat"]) for each in found} == {("Ann", None)}
        assert [face["name"] for face in found[0]["seats"]] == ["Ann", ""]
        await post(house, bo, "invitations/decline", table=first.table.name)
        assert [each["table"] for each in await invitations(house, bo)] == [second.table.name]
        await second.do(command("bo", decide.sit, bo, 1, ""))
        assert await invitations(house, bo) == []  # they have come


@pytest.mark.parametrize("how", ["full", "begun", "closed", "no friends any more"])
async def test_an_invitation_that_is_worth_nothing_is_not_shown(tmp_path: Path, how: str) -> None:
    async with open_house(tmp_path, bot_pause=3600) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await befriended(house, ann, bo)
        live = await waiting_table(house, ann)
        id = await named(house, ann, "friends", "Bo")
        await post(house, ann, "invite", id=id, table=live.table.name)
        assert len(await invitations(house, bo)) == 1
        if how in ("full", "begun"):
            await live.do(command("bot", decide.seat_bot, ann, 1, "baseline"))
        if how == "begun":
            await live.do(command("start", decide.start, ann))
        if how == "closed":
            await live.do(command("close", decide.close))
        if how == "no friends any more":
            await post(house, ann, "end", id=id)

        assert await invitations(house, bo) == []


async def test_a_rematch_brings_everybody_along_to_their_old_seats(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo, cy = [await guest(house, name) for name in ("Ann", "Bo", "Cy")]
        live = await seated_table(house, [ann, bo, cy], bots=1, level="uniform")
        hands = [Hand(house, live, person, seat) for seat, person in enumerate((ann, bo, cy))]
        await play_on(live, hands)
        old = live.table.opened

        answer = await ask(
            house, bo, "POST", f"/api/tables/{live.table.name}/rematch", {"id": "again"}
        )

        table = answer.json["table"]
        assert (table["options"], len(table["seats"])) == (old.options, 4)
        assert [chair["bot"] for chair in table["seats"]] == [None, None, None, "uniform"]
        assert [
            [(each["name"], each["seat"], each["table"]) for each in await invitations(house, who)]
            for who in (ann, bo, cy)
        ] == [[("Bo", 0, table["table"])], [], [("Bo", 2, table["table"])]]
        again = await ask(
            house, ann, "POST", f"/api/tables/{live.table.name}/rematch", {"id": "me-too"}
        )
        assert again.json["table"]["table"] == table["table"]
        assert await invitations(house, bo) == []
        count = select(func.count()).select_from(schema.invitations)
        assert (await house.store.read(count))[0][0] == 2


async def test_whom_one_blocks_is_no_friend_and_cannot_tell_why(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo, eve])
        await befriended(house, ann, bo)
        await befriended(house, bo, eve)
        link = await post(house, ann, "link")

        assert (await mute(house, ann, live, "blocked", seat=1)).status == 200

        assert await names(house, ann) == {"partners": ["Eve", "Bo"]}
        await ask_to_be_friends(house, bo, "Ann")
        assert await names(house, bo) == {"friends": ["Eve"], "asked": ["Ann"], "partners": ["Ann"]}
        assert "asking" not in await names(house, ann)
        followed = await post(house, bo, "link/follow", secret=link.json["secret"])
        assert followed.status == 404
        await live.do(command("end", decide.close))
        await house.rematch(live, ann)
        assert [len(await invitations(house, each)) for each in (bo, eve)] == [0, 1]
