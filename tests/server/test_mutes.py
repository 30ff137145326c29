"""Whom somebody mutes they hear no more, and whom they block they meet no more; nobody is told."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from clowder.core.game import Seat
from clowder.core.value import replace
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.store import persons
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.wire import frames, messages, requests
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, key_of, only, open_house, seated_table
from tests.server.daily import ask, dated_house
from tests.server.doors import Line
from tests.server.kind import mute, report, status_of
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio

VOICES = messages.ChatLine | messages.Reaction


def voices(heard: Iterable[messages.Reply]) -> list[str]:
    """What people have said in these frames, in words or by cats."""
    return [
        item.text if isinstance(item, messages.ChatLine) else item.cat
        for reply in heard
        if isinstance(reply, messages.Update | messages.EarlierNews)
        for item in reply.news
        if isinstance(item, VOICES)
    ]


async def talk(house: House, people: Iterable[tuple[Guest, int | None]], live: LiveTable) -> None:
    """Everybody says a word and holds up a cat."""
    for number, (person, seat) in enumerate(people):
        hand = Hand(house, live, person, seat)
        await hand.say(requests.Chat(f"chat{number}", f"{person.name} says hello"))
        await hand.say(requests.React(f"cat{number}", "purr"))
        live.viewers.discard(hand.socket)


async def test_a_reaction_is_heard_by_all_at_the_table_and_is_in_the_log(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        anns, bos = Hand(house, live, ann, 0), Hand(house, live, bo, 1)

        answered = await anns.say(requests.React("cat", "gasp"))

        update = only(messages.Update, bos.heard())
        assert update.news == (messages.Reaction("Ann", Seat(0), "gasp"),)
        assert only(messages.Done, answered).number == live.table.last_number
        [row] = await house.store.log(live.table.name, live.table.last_number - 1)
        assert to_dict(row.entry)["cat"] == "gasp"


def to_dict(value: Any) -> dict[str, Any]:
    return {name: getattr(value, name) for name in value.__struct_fields__}


async def test_cats_are_counted_with_chat(tmp_path: Path) -> None:
    async with open_house(tmp_path, chats_per_minute=2) as house:
        ann = await guest(house, "Ann")
        live = await seated_table(house, [ann, ann])
        hand = Hand(house, live, ann, 0)
        head = live.table.last_number

        heard = [
            *await hand.say(requests.React("one", "purr")),
            *await hand.say(requests.Chat("two", "Meow")),
            *await hand.say(requests.React("three", "purr")),
        ]

        assert only(messages.Failed, heard).code == "too_much_chat"
        assert live.table.last_number == head + 2


async def test_players_see_no_cats_of_spectators_until_the_game_is_over(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo])

        await talk(house, [(eve, None)], live)

        player, watcher = (frames.update(live.table, seat, 0, {}) for seat in (Seat(0), None))
        assert (voices([player]), voices([watcher])) == ([], ["Eve says hello", "purr"])
        await live.do(command("close", decide.close))
        assert voices([frames.update(live.table, Seat(0), 0, {})]) == ["Eve says hello", "purr"]


async def test_who_mutes_somebody_hears_no_more_of_them_at_any_table_and_by_any_device(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        first, other = [await seated_table(house, [ann, bo]) for _ in range(2)]
        for live in (first, other):
            await talk(house, [(ann, 0), (bo, 1)], live)
        open_still = Line(make_app(house), first.table.name, await key_of(house, ann))
        open_still.say('{"type":"Look","seat":0,"since":0}')
        assert "Bo says hello" in "".join(await open_still.heard())

        muted = await mute(house, ann, first, seat=1)
        again = await open_still.heard()
        anns, bos = Hand(house, first, ann, 0), Hand(house, first, bo, 1)
        await bos.say(requests.Chat("more", "Still there?"))
        await bos.say(requests.React("cat", "laugh"))
        news = await open_still.heard()

        assert muted.json == {"type": "Company", "name": "Bo", "how": "muted", "you": False}
        assert "Bo says hello" not in "".join(again)
        assert "Ann says hello" in "".join(again)
        assert not {"Still there?", "laugh"} & set("".join(news).split('"'))
        assert len([frame for frame in news if '"Update"' in frame]) == 2  # the numbers go on
        assert voices(bos.heard()) == []  # read as they came
        for live in (first, other):
            line = Line(make_app(house), live.table.name, await key_of(house, ann))
            line.say('{"type":"Look","seat":0,"since":0}')
            line.say('{"type":"Earlier","id":"x","before":1000,"seat":0}')
            heard = "".join(await line.heard())
            assert ("Bo says hello" in heard, "Ann says hello" in heard) == (False, True)
            await line.hang_up()
        assert "Still there?" in "".join(
            str(item) for item in frames.update(first.table, None, 0, {}).news
        )
        first.viewers.discard(anns.socket)
        await open_still.hang_up()


async def test_the_muted_one_can_not_tell(tmp_path: Path) -> None:
    """Two worlds: in one of them Ann has muted Bo."""
    shown = []
    for mutes in (False, True):
        folder, seed = tmp_path / str(mutes), "two worlds"
        async with dated_house(folder, Sundial(), fixed_seed=seed) as house:
            ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
            live = await house.open_table(ann, TableSettings("cat_in_the_box", 2), "sametable")
            for seat, person in enumerate((ann, bo)):
                await live.do(command(f"sit{seat}", decide.sit, person, seat, ""))
            await live.do(command("start", decide.start, ann))
            line = Line(make_app(house), "sametable", await key_of(house, bo))
            line.say('{"type":"Look","seat":1,"since":0}')
            heard = await line.heard()
            anns = Hand(house, live, ann, 0)
            if mutes:
                await mute(house, ann, live, seat=1)
            line.say('{"type":"Chat","id":"hi","text":"Hello?"}')
            line.say('{"type":"React","id":"cat","cat":"love"}')
            heard += await line.heard()
            await anns.say(requests.Chat("hm", "I wonder"))
            asked = [
                await ask(house, bo, "GET", path)
                for path in ("/api/tables/sametable", "/api/tables/sametable/company?seat=0")
            ]
            shown.append([*heard, *await line.heard(), *(answer.body for answer in asked)])
            await line.hang_up()

    assert shown[0] == shown[1]


async def test_a_mute_is_undone_and_the_past_is_heard_again(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        await talk(house, [(bo, 1)], live)
        await mute(house, ann, live, seat=1)
        hand = Hand(house, live, ann, 0)
        hand.socket.muted = await house.kindness.muted_by(ann)
        [listed] = (await status_of(house, ann))["mutes"]

        ended = await ask(house, ann, "POST", "/api/person/mutes/end", {"id": listed["id"]})

        assert (listed["name"], listed["blocked"], ended.status) == ("Bo", False, 200)
        assert voices(hand.heard()) == ["Bo says hello", "purr"]
        assert (await status_of(house, ann))["mutes"] == []


async def test_a_mute_holds_for_whatever_device_the_muted_one_brings_along(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, phone = [await guest(house, name) for name in ("Ann", "Bo", "Phone")]
        live = await seated_table(house, [ann, bo])
        watched = await seated_table(house, [ann, ann])
        await mute(house, ann, live, seat=1)
        made, _ = house.sessions.draw_cookie(phone.session, "")
        await persons.join(house.store, phone.session, bo.session, made)  # Bo is Phone's by now

        await talk(house, [(replace(phone, earlier=(bo.session,)), None)], watched)

        assert phone.session in await house.kindness.muted_by(ann)
        update = frames.update(watched.table, None, 0, {}, await house.kindness.muted_by(ann))
        assert voices([update]) == []


async def test_whoever_said_a_line_can_be_muted_by_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo])
        await talk(house, [(eve, None)], live)
        said = frames.update(live.table, None, 0, {}).news
        [line] = [each for each in said if isinstance(each, messages.ChatLine)]

        muted = await mute(house, ann, live, number=line.number)

        assert muted.json["name"] == "Eve"
        assert await house.kindness.muted_by(ann) == {eve.session}


NOBODY: tuple[tuple[dict[str, int], str], ...] = (
    ({"seat": 2}, "nobody_there"),  # a mouse
    ({"seat": 7}, "nobody_there"),
    ({"number": 1}, "nobody_there"),  # that the table was opened
    ({"number": 0}, "nobody_there"),
    ({"number": 10**6}, "nobody_there"),
    ({}, "nobody_there"),
    ({"seat": 0}, "oneself"),
)


async def test_neither_a_mouse_nor_nobody_nor_oneself_can_be_muted_or_reported(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path, bot_pause=3600, reports_per_session=99) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo], bots=1)

        for whom, code in NOBODY:
            muted = await mute(house, ann, live, "blocked", **whom)
            reported = await report(house, ann, live, **whom)

            assert (muted.json["code"], reported.json["code"]) == (code, code), whom
        assert (await status_of(house, ann))["mutes"] == []


async def test_nobody_sees_or_ends_the_mutes_of_somebody_else(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        live = await seated_table(house, [ann, bo])
        await mute(house, ann, live, seat=1)
        [listed] = (await status_of(house, ann))["mutes"]

        ended = await ask(house, eve, "POST", "/api/person/mutes/end", {"id": listed["id"]})
        company = await ask(house, eve, "GET", f"/api/tables/{live.table.name}/company?seat=1")

        assert (ended.status, ended.json["code"]) == (404, "no_such_mute")
        assert (company.json["how"], (await status_of(house, eve))["mutes"]) == ("none", [])
        assert bo.session not in str(await status_of(house, ann))
        assert len((await status_of(house, ann))["mutes"]) == 1
