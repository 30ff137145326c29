"""Hosts of the house read reports, close tables and bar persons, and see nothing of any game."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from clowder.core.fault import Fault
from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.store import host_upkeep, hosts, persons
from clowder.server.store.kind_erasing import prune_kindness
from clowder.server.store.upkeep import prune
from clowder.server.wire import frames, messages, requests
from tests.server.bench import Hand, guest, key_of, open_house, seated_table
from tests.server.daily import ask, dated_house
from tests.server.doors import fetch
from tests.server.kind import (
    bar,
    desk_of,
    draw_link,
    enter,
    make_host,
    mute,
    report,
    status_of,
)
from tests.server.sundial import Sundial
from tests.server.test_leaving import ERASE, traces

pytestmark = pytest.mark.anyio

HOST_ROUTES: dict[tuple[str, str], Any] = {  # with bodies that are well-formed
    ("GET", "/api/host"): None,
    ("POST", "/api/host/settle"): {"report": "x"},
    ("POST", "/api/host/close"): {"table": "x"},
    ("POST", "/api/host/bar"): {"report": "x", "term": "day"},
    ("POST", "/api/host/lift"): {"person": "x"},
}


async def test_a_report_reaches_the_hosts_with_public_words_alone(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, eve, host = [await guest(house, name) for name in ("Ann", "Bo", "Eve", "Host")]
        live = await seated_table(house, [ann, bo])
        await make_host(house, host)
        for number, (person, seat) in enumerate(((bo, 1), (eve, None), (ann, 0))):
            hand = Hand(house, live, person, seat)
            await hand.say(requests.Chat(f"x{number}", f"{person.name} hisses"))

        first = await report(house, ann, live, seat=1)
        again = await report(house, ann, live, seat=1)
        answer = await ask(house, host, "GET", "/api/host")

        assert (first.status, again.status) == (200, 200)
        [shown] = answer.json["open"]
        assert [(line["name"], line["text"], line["theirs"]) for line in shown["chat"]] == [
            ("Bo", "Bo hisses", True),
            ("Ann", "Ann hisses", False),  # and Eve, who watches, was not heard by the players
        ]
        assert (shown["name"], shown["by"], shown["words"]) == ("Bo", "Ann", "Hisses at me")
        assert (shown["person"]["name"], shown["person"]["reports"]) == ("Bo", 1)
        assert (shown["table"], shown["running"]) == (live.table.name, True)
        assert live.table.match is not None
        assert live.table.seed.hex() not in answer.body.decode()
        for word in ('"hand', '"view"', '"deal', "bury", ann.session, bo.session):
            assert word not in answer.body.decode(), word


@pytest.mark.parametrize(
    ("limit", "told"),
    [("reports_per_session", [200, 200, 429]), ("reports_per_address", [200, 200, 429])],
)
async def test_reports_are_limited_by_guest_and_by_address(
    tmp_path: Path, limit: str, told: list[int]
) -> None:
    async with open_house(tmp_path, **{limit: 2}) as house:
        app = make_app(house)
        people = [await guest(house, name) for name in ("Ann", "Bo", "Eve", "Kit")]
        live = await seated_table(house, people)
        by = people[:3] if limit == "reports_per_address" else people[:1] * 3
        body = '{"id":"r%d","reason":"spam","seat":3}'

        got = []
        for number, person in enumerate(by):
            headers = await key_of(house, person) | {"content-type": "application/json"}
            path = f"/api/tables/{live.table.name}/report"
            answer = await fetch(app, "POST", path, headers, (body % number).encode())
            got.append(answer.status)

        assert got == told


async def test_only_hosts_have_the_pages_of_hosts(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        app = make_app(house)
        ann, bo, host = [await guest(house, name) for name in ("Ann", "Bo", "Host")]
        live = await seated_table(house, [ann, bo])
        await house.persons.make_phrase(bo)
        await report(house, ann, live, seat=1)
        routes = {
            (method.upper(), path)
            for path, methods in app.openapi()["paths"].items()
            for method in methods
            if path.startswith("/api/host")
        }
        assert routes == {*HOST_ROUTES, ("POST", "/api/host/enter")}

        for (method, path), body in HOST_ROUTES.items():
            body = body and body | {"table": live.table.name} if "close" in path else body
            for person in (ann, bo):  # a guest, and a person
                answer = await ask(house, person, method, path, body)
                assert (answer.status, answer.json["code"]) == (403, "not_host"), path
            headers = {"content-type": "application/json"}
            nobody = await fetch(app, method, path, headers, json.dumps(body).encode())
            assert (nobody.status, nobody.json["code"]) == (401, "no_session"), path
        assert not live.table.over
        await make_host(house, host)
        assert (await desk_of(house, host))["open"][0]["name"] == "Bo"
        assert (await status_of(house, host))["host"] is True


async def test_a_link_makes_one_host_within_some_minutes(tmp_path: Path) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        first, late = await draw_link(house), await draw_link(house)
        forged = late[:-1] + ("A" if late[-1] != "A" else "B")

        entered = await enter(house, ann, first)
        refused = [await enter(house, bo, secret) for secret in (first, forged, "x", "A" * 44)]
        dial.shows = "2026-11-01 12:10"
        refused.append(await enter(house, bo, late))

        assert entered.status == 200
        assert [answer.json["code"] for answer in refused] == ["no_such_link"] * 5
        assert (await ask(house, bo, "GET", "/api/host")).status == 403
        assert [act["what"] for act in (await desk_of(house, ann))["acts"]] == ["host"]


async def test_a_host_who_brings_another_device_is_a_host_there(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        host, phone = await guest(house, "Host"), await guest(house, "Phone")
        await make_host(house, host)
        made, _ = house.sessions.draw_cookie(phone.session, "")
        await persons.join(house.store, phone.session, host.session, made)

        assert (await ask(house, phone, "GET", "/api/host")).status == 200


async def test_a_closed_table_ends_without_a_result_and_everybody_reads_why(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, host = [await guest(house, name) for name in ("Ann", "Bo", "Host")]
        live = await seated_table(house, [ann, bo])
        await make_host(house, host)
        hand = Hand(house, live, ann, 0)

        closed = await ask(house, host, "POST", "/api/host/close", {"table": live.table.name})
        again = await ask(house, host, "POST", "/api/host/close", {"table": live.table.name})
        nowhere = await ask(house, host, "POST", "/api/host/close", {"table": "nowhere"})

        [update] = [reply for reply in hand.heard() if isinstance(reply, messages.Update)]
        assert update.news == (messages.TableMoved("shut"),)
        assert (update.table.over, update.table.shut, update.result) == (True, True, None)
        assert (closed.status, again.json["code"]) == (200, "over")
        assert nowhere.json["code"] == "no_such_table"
        acts = (await desk_of(house, host))["acts"]
        assert [(act["what"], act["host"], act["table"]) for act in acts] == [
            ("close", "Host", live.table.name),
            ("host", "Host", ""),
        ]
    async with open_house(tmp_path) as house:  # and after a restart
        assert frames.table_info((await house.find(live.table.name)).table).shut


@pytest.mark.parametrize("who", ["reported", "reporting", "host"])
async def test_who_is_forgotten_leaves_no_trace_in_mutes_reports_and_bars(
    tmp_path: Path, who: str
) -> None:
    async with open_house(tmp_path) as house:
        names = {"reporting": "Annabella", "reported": "Bohumil", "host": "Hostivit"}
        people = {role: await guest(house, name) for role, name in names.items()}
        ann, bo, host = people["reporting"], people["reported"], people["host"]
        live = await seated_table(house, [ann, bo])
        for seat, person in enumerate((ann, bo)):
            hand = Hand(house, live, person, seat)
            await hand.say(requests.Chat(f"said{seat}", f"{person.name} lives in Brno"))
            await hand.say(requests.React(f"cat{seat}", "hiss"))
            live.viewers.discard(hand.socket)
        await mute(house, ann, live, "blocked", seat=1)
        await mute(house, bo, live, seat=0)
        await make_host(house, host)
        await report(house, ann, live, seat=1, words="Annabella is cross")
        await bar(house, host)
        gone = people[who]

        answer = await ask(house, gone, "POST", "/api/person/erase", ERASE)

        assert answer.status == 200
        if who != "host":
            desk = await desk_of(house, host)
            assert len(desk["settled"]) == (0 if who == "reported" else 1)
            assert len(desk["acts"]) == 3
    assert await traces(tmp_path, gone.session, names[who]) == []
    others = [each.session for role, each in people.items() if role != who]
    assert await traces(tmp_path, *others) != []  # the search does find somebody


async def test_what_somebody_muted_and_reported_is_in_their_export(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo = await guest(house, "Ann"), await guest(house, "Bo")
        live = await seated_table(house, [ann, bo])
        await mute(house, ann, live, "blocked", seat=1)
        await report(house, ann, live, seat=1)
        await Hand(house, live, ann, 0).say(requests.React("cat", "bow"))

        own, others = [
            (await ask(house, person, "GET", "/api/person/export")).json for person in (ann, bo)
        ]

        assert [each["name"] for each in own["status"]["mutes"]] == ["Bo"]
        assert [(each["name"], each["words"]) for each in own["reports"]] == [
            ("Bo", "Hisses at me")
        ]
        assert own["reactions"] == 1
        assert (others["status"]["mutes"], others["reports"], others["reactions"]) == ([], [], 0)


async def test_pruning_keeps_hosts_and_barred_ones_and_forgets_what_is_settled(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, host = [await guest(house, name) for name in ("Ann", "Bo", "Host")]
        live = await seated_table(house, [ann, bo])
        await mute(house, ann, live, seat=1)
        await make_host(house, host)
        await report(house, ann, live, seat=1)
        await bar(house, host, "good")
        await report(house, ann, live, seat=1, id="two")
        later = house.now_ms() + 1000
        await live.do(command("close", decide.close))
        await live.stop()
        house.live.clear()

        await house.store.run(lambda connection: prune_kindness(connection, later))
        before = await desk_of(house, host)
        pruned = await house.store.run(lambda connection: prune(connection, later))

        assert (len(before["open"]), before["settled"], len(before["bars"])) == (1, [], 1)
        assert pruned.tables == 1
        kept = await desk_of(house, host)
        assert (kept["hosts"], [each["name"] for each in kept["bars"]]) == (["Host"], ["Bo"])
    assert await traces(tmp_path, ann.session) == []  # her mutes went with her


async def test_the_command_line_draws_links_lists_hosts_and_ends_them(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'clowder.db'}"
    async with open_house(tmp_path) as house:
        ann = await guest(house, "Ann")
        assert host_upkeep.list_hosts(url) == []

        entered = await enter(house, ann, host_upkeep.make_link(url))

        [(id, row)] = host_upkeep.list_hosts(url)
        assert (entered.status, row.name) == (200, "Ann")
        with pytest.raises(Fault, match="another server"):  # this house
            host_upkeep.revoke(url, id)
        assert (await ask(house, ann, "GET", "/api/host")).status == 200
    with pytest.raises(Fault, match="no host nobody"):
        host_upkeep.revoke(url, "nobody")
    assert host_upkeep.revoke(url, id) == "Ann"
    async with open_house(tmp_path) as house:
        assert (await ask(house, ann, "GET", "/api/host")).status == 403
        assert [act.what for act in await hosts.find_acts(house.store, 9)] == ["revoke", "host"]


def test_hosts_of_a_database_that_is_not_there_are_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="there is no"):
        host_upkeep.make_link(f"sqlite:///{tmp_path / 'clowder.db'}")
