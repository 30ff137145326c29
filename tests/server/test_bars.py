"""Who is barred is shown out, on every device, until the bar ends or is lifted."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from clowder.server.http.app import make_app
from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.store import persons
from clowder.server.tables.presence import presence_at
from clowder.server.wire.bodies import TableSettings
from tests.server.bench import Hand, guest, key_of, open_house, seated_table
from tests.server.daily import ask, dated_house
from tests.server.doors import Line
from tests.server.kind import (
    bar,
    desk_of,
    make_host,
    report,
    status_of,
)
from tests.server.sundial import Sundial

pytestmark = pytest.mark.anyio

ACTS: dict[tuple[str, str], Any] = {  # that a barred person tries
    ("POST", "/api/tables"): {"game": "cat_in_the_box", "seats": 2},
    ("POST", "/api/tables/NAME/sit"): {"id": "x"},
    ("POST", "/api/tables/NAME/stand"): {"id": "x", "seat": 0},
    ("POST", "/api/tables/NAME/bots"): {"id": "x"},
    ("POST", "/api/tables/NAME/start"): {"id": "x"},
    ("POST", "/api/tables/NAME/rematch"): {"id": "x"},
    ("POST", "/api/tables/NAME/fork"): {"id": "x", "step": 0},
    ("POST", "/api/tables/NAME/report"): {"id": "x", "reason": "rude", "seat": 1},
    ("POST", "/api/tables/NAME/mute"): {"how": "muted", "seat": 1},
    ("POST", "/api/games/chabyrinthe/daily"): {},
    ("POST", "/api/host/enter"): {"secret": "x"},
}


async def test_who_is_barred_is_shown_out_and_can_do_nothing_but_see_to_what_is_theirs(
    tmp_path: Path,
) -> None:
    dial = Sundial("2026-11-01 12:00")
    async with dated_house(tmp_path, dial, grace_seconds=0.0) as house:
        app = make_app(house)
        ann, bo, host = [await guest(house, name) for name in ("Ann", "Bo", "Host")]
        live = await seated_table(house, [ann, bo])
        waiting = await house.open_table(ann, TableSettings("cat_in_the_box", 3))
        await waiting.do(command("bo", decide.sit, bo, 0, ""))
        await make_host(house, host)
        await report(house, ann, live, seat=1)
        line = Line(app, live.table.name, await key_of(house, bo))
        await line.heard()

        barred = await bar(house, host, "week")

        assert barred.status == 200
        assert await line.ended() == 4423
        assert await Line(app, live.table.name, await key_of(house, bo)).ended() == 4423
        assert [chair.free for chair in waiting.table.chairs] == [True] * 3
        Hand(house, live, ann, 0)
        assert [gone.seat for gone in presence_at(live).gone] == [1]  # others may decide
        for (method, path), body in ACTS.items():
            answer = await ask(house, bo, method, path.replace("NAME", live.table.name), body)
            assert (answer.status, answer.json["code"]) == (403, "barred"), path
        assert (await status_of(house, bo))["bar"]["reason"] == "rude"
        assert (await ask(house, bo, "GET", "/api/person/export")).json["status"]["bar"]
        assert (await ask(house, bo, "POST", "/api/session", {"name": "Bo"})).status == 200
        desk = await desk_of(house, host)
        assert (desk["open"], desk["bars"][0]["name"]) == ([], "Bo")
        assert desk["settled"][0]["settled_by"] == "Host"
        assert [act["what"] for act in desk["acts"]] == ["settle", "bar", "host"]
        dial.shows = "2026-11-08 12:01"
        assert (
            await ask(house, bo, "POST", "/api/tables", ACTS[("POST", "/api/tables")])
        ).status == 200
        assert (await status_of(house, bo))["bar"] is None


async def test_a_bar_is_lifted_and_holds_for_every_device(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, phone, host = [await guest(house, each) for each in ("Ann", "Bo", "Ph", "Host")]
        live = await seated_table(house, [ann, bo])
        await make_host(house, host)
        await report(house, ann, live, seat=1)
        await bar(house, host, "good")
        made, _ = house.sessions.draw_cookie(phone.session, "")
        await persons.join(house.store, phone.session, bo.session, made)
        opening = ACTS[("POST", "/api/tables")]

        elsewhere = await ask(house, phone, "POST", "/api/tables", opening)
        [listed] = (await desk_of(house, host))["bars"]
        lifted = await ask(house, host, "POST", "/api/host/lift", {"person": listed["id"]})
        again = await ask(house, host, "POST", "/api/host/lift", {"person": listed["id"]})

        assert (elsewhere.json["code"], listed["until"]) == ("barred", None)
        assert (lifted.status, again.json["code"]) == (200, "not_barred")
        assert (await ask(house, phone, "POST", "/api/tables", opening)).status == 200


async def test_a_host_is_not_barred_by_another(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, bo, host = [await guest(house, name) for name in ("Ann", "Bo", "Host")]
        live = await seated_table(house, [ann, bo])
        for person in (bo, host):
            await make_host(house, person)
        await report(house, ann, live, seat=1)

        answer = await bar(house, host)

        assert (answer.status, answer.json["code"]) == (409, "is_host")
        assert (await desk_of(house, host))["bars"] == []
