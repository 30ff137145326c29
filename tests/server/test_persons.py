"""A guest who keeps a phrase or brings another device is the same person afterwards."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.tables.house import House
from clowder.server.tables.phrases import make_phrase, read_phrase
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import guest, open_house, seated_table
from tests.server.browsers import FIREFOX, Browser, code_of
from tests.server.daily import dated_house
from tests.server.doors import Line
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio


def test_a_phrase_is_read_however_it_is_spaced_and_a_slip_is_noticed() -> None:
    phrase = make_phrase()
    secret = read_phrase(phrase)

    assert secret is not None
    assert len(phrase.split()) == 6
    assert read_phrase(phrase.replace(" ", " - ").upper()) == secret
    assert read_phrase(phrase.replace(" ", "")) == secret
    assert read_phrase(phrase[:-1]) is None
    assert read_phrase(phrase.replace(phrase[0], "q")) is None
    words = phrase.split()
    swapped = [
        " ".join([*words[:at], *reversed(words[at : at + 2]), *words[at + 2 :]]) for at in range(5)
    ]
    assert sum(read_phrase(other) is None for other in swapped) >= 4  # one in 256 gets by


async def test_somebody_comes_back_by_a_phrase_and_has_their_tables(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        old, new = Browser(app), Browser(app)
        await old.enter("Milo")
        table, phrase = await old.open(), await old.phrase()

        back = await new.ask("POST", "/api/person/recover", phrase=phrase.upper())
        own = await new.ask("GET", f"/api/tables/{table}")

        assert back.json == {"type": "SessionInfo", "name": "Milo", "language": "en"}
        assert own.json["yours"] == [0]
        assert await new.tables() == {table}
        assert await old.name() == "Milo"


async def test_what_was_played_before_as_a_guest_on_a_device_comes_along(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        await phone.enter("Guest")
        first, second = await desk.open(), await phone.open()
        written = [row.entry for row in await house.store.log(second)]

        await phone.ask("POST", "/api/person/recover", phrase=await desk.phrase())

        assert await phone.name() == "Milo"
        assert await phone.tables() == await desk.tables() == {first, second}
        stood = await desk.ask("POST", f"/api/tables/{second}/stand", id="up", seat=0)
        assert (stood.status, stood.json["yours"]) == (200, [])
        rows = await house.store.log(second)
        assert [row.entry for row in rows][: len(written)] == written


async def test_a_person_is_present_and_plays_at_a_table_they_sat_down_at_as_a_guest(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        await phone.enter("Guest")
        table = await phone.open()
        await phone.ask("POST", f"/api/tables/{table}/bots", id="bot", seat=1)
        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])

        started = await desk.ask("POST", f"/api/tables/{table}/start", id="start")
        line = Line(app, table, desk.headers)
        line.say('{"type":"Look","seat":0,"since":0}')
        heard = await line.heard()
        await line.hang_up()

        assert started.status == 200
        assert any('"type":"Update"' in frame and '"hand":[' in frame for frame in heard)
        present = [frame for frame in heard if '"type":"Presence"' in frame]
        assert '"here":[true,false],"spectators":0' in present[-1]


async def test_somebody_with_a_way_back_of_their_own_is_never_swallowed(tmp_path: Path) -> None:
    """On a shared device: who comes back there takes the browser, not the other one's games."""
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, shared, other = Browser(app), Browser(app), Browser(app)
        await desk.enter("Milo")
        await shared.enter("Ann")
        table, anns = await shared.open(), await shared.phrase()

        await shared.ask("POST", "/api/person/recover", phrase=await desk.phrase())
        await other.ask("POST", "/api/person/recover", phrase=anns)

        assert (await shared.name(), await other.name()) == ("Milo", "Ann")
        assert (await shared.tables(), await other.tables()) == (set(), {table})


async def test_a_new_phrase_ends_the_one_before(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        first, second = await desk.phrase(), await desk.phrase()

        refused = await phone.ask("POST", "/api/person/recover", phrase=first)
        taken = await phone.ask("POST", "/api/person/recover", phrase=second)

        assert (refused.status, code_of(refused)) == (404, "no_such_phrase")
        assert taken.status == 200


@pytest.mark.parametrize("by", ["secret", "code"])
async def test_a_link_makes_one_more_device_yours_and_works_once(tmp_path: Path, by: str) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone, late = Browser(app), Browser(app, agent=FIREFOX), Browser(app)
        await desk.enter("Milo")
        link = await desk.link()

        joined = await phone.ask("POST", "/api/person/join", secret=link[by])
        again = [
            await late.ask("POST", "/api/person/join", secret=link[key]) for key in (by, "code")
        ]
        devices = (await phone.ask("GET", "/api/person")).json["devices"]

        assert (joined.status, joined.json["name"]) == (200, "Milo")
        assert [code_of(answer) for answer in again] == ["no_such_link"] * 2
        assert [(each["name"], each["here"]) for each in devices] == [
            ("", False),
            ("Firefox, Linux", True),
        ]


async def test_of_two_who_use_a_link_at_the_same_time_one_gets_in(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk = Browser(app)
        await desk.enter("Milo")
        link = await desk.link()
        askers = [Browser(app) for _ in range(5)]

        answers = await asyncio.gather(
            *(each.ask("POST", "/api/person/join", secret=link["secret"]) for each in askers)
        )

        assert sorted(answer.status for answer in answers) == [200, 404, 404, 404, 404]


async def test_a_link_ends_after_two_minutes(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        first = await desk.link()
        dial.shows = "2026-11-01 12:02"
        late = await phone.ask("POST", "/api/person/join", secret=first["secret"])
        second = await desk.link()
        dial.shows = "2026-11-01 12:03"
        in_time = await phone.ask("POST", "/api/person/join", secret=second["secret"])

    assert (first["seconds"], late.status, in_time.status) == (120, 404, 200)


async def test_a_device_is_ended_by_its_owner_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone, eve = Browser(app), Browser(app), Browser(app)
        await desk.enter("Milo")
        await eve.enter("Eve")
        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])
        [own, other] = (await desk.ask("GET", "/api/person")).json["devices"]

        eves = await eve.ask("POST", "/api/person/devices/end", id=other["id"])
        assert (eves.status, code_of(eves)) == (404, "no_such_device")
        assert await phone.name() == "Milo"
        owns = await desk.ask("POST", "/api/person/devices/end", id=other["id"])

        assert (own["here"], owns.status) == (True, 200)
        assert (await desk.name(), await phone.name()) == ("Milo", None)


async def test_a_deal_of_the_day_begun_as_a_guest_is_not_dealt_again(tmp_path: Path) -> None:
    async with dated_house(tmp_path, Sundial("2026-11-01 12:00")) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        await phone.enter("Guest")
        begun = await phone.ask("POST", "/api/games/chabyrinthe/daily")
        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])

        again = await desk.ask("POST", "/api/games/chabyrinthe/daily")
        board = await desk.ask("GET", "/api/games/chabyrinthe/daily")

        assert again.json["table"]["table"] == begun.json["table"]["table"]
        assert (board.json["yours"], board.json["table"]) == (
            "playing",
            begun.json["table"]["table"],
        )


async def test_others_at_the_table_cannot_tell_which_session_a_person_uses(
    tmp_path: Path,
) -> None:
    """Two worlds: in one of them Milo comes by another device that was a guest before."""
    shown = []
    for joins in (False, True):
        async with open_house(tmp_path / str(joins), fixed_seed="two worlds") as house:
            app = make_app(house)
            desk, phone, eve = Browser(app), Browser(app), Browser(app)
            await phone.enter("Milo")
            await eve.enter("Eve")
            table = await open_named(house, phone)
            if joins:
                await desk.enter("Milo")
                await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])
            line = Line(app, table, eve.headers)
            line.say('{"type":"Look","seat":null,"since":0}')
            player = Line(app, table, (desk if joins else phone).headers)
            await player.heard()
            seen = await eve.ask("GET", f"/api/tables/{table}")
            shown.append([*(await line.heard()), seen.json["table"]])
            await player.hang_up()
            await line.hang_up()

    assert shown[0] == shown[1]


async def open_named(house: House, browser: Browser) -> str:
    """A table of the same name in every house."""
    milo = await house.sessions.find_cookie(browser.headers["cookie"].partition("=")[2])
    assert milo is not None
    live = await house.open_table(milo, TableSettings("cat_in_the_box", 2), "sametable")
    await live.do(command("sit", decide.sit, milo, 0, ""))
    return live.table.name


async def test_pruning_keeps_whoever_has_a_phrase(tmp_path: Path) -> None:
    from clowder.server.store.upkeep import prune

    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await house.persons.make_phrase(ann)
        await seated_table(house, [await guest(house, "Eve")], bots=1)
        gone = await house.store.run(lambda connection: prune(connection, house.now_ms() + 1))

        assert gone.sessions == 1
        assert await house.persons.has_phrase(ann)
        assert not await house.persons.has_phrase(bo)
