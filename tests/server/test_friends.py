"""Friends are friends because both want it; nobody learns more of a stranger than play told."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from clowder.server.http.app import make_app
from clowder.server.log.decide import Guest
from clowder.server.store import persons
from clowder.server.tables import friends
from clowder.server.tables.house import House
from tests.server.bench import guest, open_house, seated_table
from tests.server.browsers import Browser
from tests.server.daily import ask, dated_house
from tests.server.doors import Answer
from tests.server.sundial import Sundial
from tests.server.test_past import finished_table, still_house

pytestmark = pytest.mark.anyio

PEOPLE = "/api/people"
INVITATIONS = f"{PEOPLE}/invitations"


async def people(house: House, person: Guest) -> Any:
    answer = await ask(house, person, "GET", PEOPLE)
    assert answer.status == 200, answer.body
    return answer.json


async def post(house: House, person: Guest, what: str, **body: str) -> Answer:
    return await ask(house, person, "POST", f"{PEOPLE}/{what}", body)


async def named(house: House, person: Guest, kind: str, name: str) -> str:
    """The id under which somebody stands in one of the lists."""
    rows = (await people(house, person))[kind]
    return str(next(row["id"] for row in rows if row["name"] == name))


async def names(house: House, person: Guest) -> dict[str, list[str]]:
    told = await people(house, person)
    kinds = ("friends", "asking", "asked", "partners")
    return {kind: [row["name"] for row in told[kind]] for kind in kinds if told[kind]}


async def ask_to_be_friends(house: House, one: Guest, name: str) -> None:
    answer = await post(house, one, "ask", id=await named(house, one, "partners", name))
    assert answer.status == 200, answer.body


async def befriended(house: House, one: Guest, other: Guest) -> None:
    """By a link, so that no game must be played for it."""
    link = await post(house, one, "link")
    answer = await post(house, other, "link/follow", secret=link.json["secret"])
    assert answer.status == 200, answer.body


async def asking(house: House, person: Guest) -> int:
    return int((await ask(house, person, "GET", INVITATIONS)).json["asking"])


async def test_those_who_have_played_can_become_friends_if_both_want(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        await finished_table(house, ann, bo)
        for _ in range(2):
            await seated_table(house, [ann, eve])
        assert await names(house, ann) == {"partners": ["Eve", "Bo"]}
        assert [row["games"] for row in (await people(house, ann))["partners"]] == [2, 1]

        await ask_to_be_friends(house, ann, "Bo")
        assert await names(house, ann) == {"asked": ["Bo"], "partners": ["Eve", "Bo"]}
        assert await names(house, bo) == {"asking": ["Ann"], "partners": ["Ann"]}
        assert await asking(house, bo) == 1
        await post(house, bo, "accept", id=await named(house, bo, "asking", "Ann"))

        assert await names(house, ann) == {"friends": ["Bo"], "partners": ["Eve"]}
        assert await names(house, bo) == {"friends": ["Ann"]}
        assert await names(house, eve) == {"partners": ["Ann"]}
        for reader in (ann, bo, eve):
            body = (await ask(house, reader, "GET", PEOPLE)).body.decode()
            assert not any(person.session in body for person in (ann, bo, eve))


async def test_a_no_is_told_to_nobody_and_is_not_asked_for_again(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await seated_table(house, [ann, bo])
        await ask_to_be_friends(house, ann, "Bo")
        before = await people(house, ann)

        await post(house, bo, "decline", id=await named(house, bo, "asking", "Ann"))
        assert await people(house, ann) == before
        assert await names(house, bo) == {"partners": ["Ann"]}
        assert await asking(house, bo) == 0
        await post(house, ann, "withdraw", id=before["asked"][0]["id"])
        assert await names(house, ann) == {"partners": ["Bo"]}
        await ask_to_be_friends(house, ann, "Bo")

        assert (await names(house, ann))["asked"] == ["Bo"]
        assert await names(house, bo) == {"partners": ["Ann"]}  # asked no second time
        await ask_to_be_friends(house, bo, "Ann")  # unless it is they who want it now
        assert (await names(house, bo), await names(house, ann)) == (
            {"friends": ["Ann"]},
            {"friends": ["Bo"]},
        )


async def test_an_ask_that_is_withdrawn_is_gone_for_both(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await seated_table(house, [ann, bo])
        await ask_to_be_friends(house, ann, "Bo")
        id = await named(house, bo, "asking", "Ann")

        await post(house, ann, "withdraw", id=await named(house, ann, "asked", "Bo"))
        late = await post(house, bo, "accept", id=id)

        assert (late.status, late.json["code"]) == (404, "no_such_ask")
        assert await names(house, bo) == {"partners": ["Ann"]}


async def test_of_two_who_ask_each_other_at_the_same_time_none_waits(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await seated_table(house, [ann, bo])

        await asyncio.gather(
            ask_to_be_friends(house, ann, "Bo"), ask_to_be_friends(house, bo, "Ann")
        )
        for one, name in ((ann, "Bo"), (bo, "Ann")):
            if "partners" in await names(house, one):
                await ask_to_be_friends(house, one, name)  # each saw the other too late

        assert (await names(house, ann), await names(house, bo)) == (
            {"friends": ["Bo"]},
            {"friends": ["Ann"]},
        )


async def test_nobody_asks_the_whole_town(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(friends, "MOST_ASKS", 2)
    async with open_house(tmp_path) as house:
        ann, *others = [await guest(house, name) for name in ("Ann", "Bo", "Cy", "Di")]
        for other in others:
            await seated_table(house, [ann, other])
        await ask_to_be_friends(house, ann, "Bo")
        await ask_to_be_friends(house, ann, "Cy")
        await ask_to_be_friends(house, ann, "Cy")  # the same again costs nothing

        refused = await post(house, ann, "ask", id=await named(house, ann, "partners", "Di"))

        assert (refused.status, refused.json["code"]) == (429, "too_many_asks")
        assert "asking" not in await names(house, others[2])


async def test_an_ask_is_forgotten_after_a_month(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, idle_days=400) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await seated_table(house, [ann, bo])
        await ask_to_be_friends(house, ann, "Bo")
        dial.shows = "2026-11-30 12:00"
        assert "asking" in await names(house, bo)
        dial.shows = "2026-12-02 12:00"

        assert await names(house, bo) == {"partners": ["Ann"]}
        assert await names(house, ann) == {"partners": ["Bo"]}


async def test_a_stranger_stays_as_they_were_at_the_table_under_each_of_their_names(
    tmp_path: Path,
) -> None:
    async with still_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        await finished_table(house, ann, bo)
        bob = await house.sessions.change(bo, "Bobby", "en")
        assert await names(house, ann) == {"partners": ["Bo"]}
        await finished_table(house, ann, bob)
        await house.sessions.change(bob, "Robert", "en")

        assert await names(house, ann) == {"partners": ["Bobby", "Bo"]}
        for name in ("Bo", "Bobby"):  # and what came of it is told of each alone
            id = await named(house, ann, "partners", name)
            told = (await ask(house, ann, "GET", f"{PEOPLE}/compare?id={id}")).json
            assert (told["name"], [each["games"] for each in told["duels"]]) == (name, [1])
        await ask_to_be_friends(house, ann, "Bo")
        asked = {row["name"]: row["asked"] for row in (await people(house, ann))["partners"]}
        assert asked == {"Bobby": False, "Bo": True}

        await post(house, bo, "accept", id=await named(house, bo, "asking", "Ann"))

        assert await names(house, ann) == {"friends": ["Robert"]}  # friends may know
        id = await named(house, ann, "friends", "Robert")
        told = (await ask(house, ann, "GET", f"{PEOPLE}/compare?id={id}")).json
        assert [each["games"] for each in told["duels"]] == [2]


async def test_two_who_know_the_same_person_cannot_tell_by_their_lists(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        await seated_table(house, [ann, bo, eve])
        for who in (ann, eve):
            await befriended(house, bo, who)

        anns, eves = [await named(house, who, "friends", "Bo") for who in (ann, eve)]
        taken = await ask(house, eve, "GET", f"{PEOPLE}/compare?id={anns}")

        assert anns != eves
        assert taken.json["code"] == "no_such_partner"
        partners = [(await people(house, who))["partners"] for who in (ann, bo)]
        assert [[row["name"] for row in rows] for rows in partners] == [["Eve"], []]


async def test_a_friend_who_joins_another_device_stays_a_friend(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo, desk = [await guest(house, name) for name in ("Ann", "Bo", "Bo's desk")]
        await befriended(house, ann, bo)
        made, cookie = house.sessions.draw_cookie(desk.session, "")
        await persons.join(house.store, desk.session, bo.session, made)
        whole = await house.sessions.find_cookie(cookie)
        assert whole is not None

        assert await names(house, ann) == {"friends": ["Bo's desk"]}
        assert await names(house, whole) == {"friends": ["Ann"]}
        await post(house, whole, "end", id=await named(house, whole, "friends", "Ann"))
        assert (await names(house, ann), await names(house, whole)) == ({}, {})


async def test_a_link_makes_friends_for_a_day_or_until_it_is_ended(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial) as house:
        ann, bo, cy, di = [await guest(house, name) for name in ("Ann", "Bo", "Cy", "Di")]
        secret = (await post(house, ann, "link")).json["secret"]
        shown = await post(house, bo, "link/look", secret=secret)
        assert shown.json["name"] == "Ann"
        assert (await post(house, bo, "link/follow", secret=secret)).status == 200
        assert (await post(house, bo, "link/follow", secret=secret)).status == 200
        own = await post(house, ann, "link/follow", secret=secret)
        dial.shows = "2026-11-02 11:59"
        assert (await post(house, cy, "link/follow", secret=secret)).status == 200
        dial.shows = "2026-11-02 12:00"
        late = await post(house, di, "link/follow", secret=secret)
        second = (await post(house, ann, "link")).json["secret"]
        await post(house, ann, "link/end")
        ended = await post(house, di, "link/follow", secret=second)

        assert own.json["code"] == "own_friend_link"
        assert [each.json["code"] for each in (late, ended)] == ["no_such_friend_link"] * 2
        assert await names(house, ann) == {"friends": ["Bo", "Cy"]}
        assert await names(house, di) == {}
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
    assert secret.encode() not in written


async def test_whoever_guesses_links_is_stopped(tmp_path: Path) -> None:
    async with open_house(tmp_path, wrong_codes_per_session=2) as house:
        ann, eve = await guest(house, "Ann"), await guest(house, "Eve")
        thief = Browser(make_app(house))  # one application, so that guesses add up
        await thief.enter("Thief")
        right = (await post(house, ann, "link")).json["secret"]
        path = f"{PEOPLE}/link/look"
        codes = [(await thief.ask("POST", path, secret="x")).status for _ in range(2)]
        refused = await thief.ask("POST", path, secret=right)

        assert (codes, refused.status, refused.json["code"]) == ([404] * 2, 429, "too_many_codes")
        assert (await post(house, eve, "link/look", secret=right)).status == 200


async def test_who_was_forgotten_is_nobodys_friend_and_no_partner(tmp_path: Path) -> None:
    async with still_house(tmp_path) as house:
        ann, bo, eve = [await guest(house, name) for name in ("Ann", "Bo", "Eve")]
        await finished_table(house, ann, bo)
        await seated_table(house, [ann, eve])
        await befriended(house, ann, bo)

        for person in (bo, eve):
            await ask(house, person, "POST", "/api/person/erase", {"sure": "erase"})

        assert await names(house, ann) == {}
        told = (await ask(house, ann, "GET", "/api/person/results")).json
        assert [each["games"] for each in told["figures"]] == [1]  # the game stays hers


async def test_who_turns_out_to_be_one_person_is_no_friend_of_theirs(tmp_path: Path) -> None:
    """A friend who was the same cat on another phone."""
    async with open_house(tmp_path) as house:
        app = make_app(house)
        desk, phone = Browser(app), Browser(app)
        await desk.enter("Milo")
        await phone.enter("Milo on the phone")
        secret = (await phone.ask("POST", "/api/people/link")).json["secret"]
        assert (await desk.ask("POST", "/api/people/link/follow", secret=secret)).status == 200
        table = await desk.open()
        [friend] = (await desk.ask("GET", "/api/people")).json["friends"]
        await desk.ask("POST", "/api/people/invite", id=friend["id"], table=table)
        await phone.ask("POST", f"/api/tables/{table}/mute", how="muted", seat=0)

        await phone.ask("POST", "/api/person/join", secret=(await desk.link())["secret"])

        assert (await desk.ask("GET", "/api/people")).json["friends"] == []
        assert (await desk.ask("GET", "/api/people/invitations")).json["invitations"] == []
        assert (await desk.ask("GET", "/api/person/status")).json["mutes"] == []
