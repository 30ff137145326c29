"""Nobody acts for another person: on their devices, keys, friends, asks and invitations."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from clowder.server.http.app import make_app
from clowder.server.log.decide import Guest
from clowder.server.store import kind_schema, passkeys, schema
from clowder.server.store.passkeys import PasskeyRow
from clowder.server.tables.house import House
from tests.server.bench import guest, open_house, seated_table
from tests.server.daily import ask
from tests.server.push_service import Browser
from tests.server.test_friends import befriended, named, people
from tests.server.test_invitations import waiting_table

pytestmark = pytest.mark.anyio

GUARDED = (  # what must stay as it was
    schema.credentials,
    schema.phrases,
    schema.passkeys,
    schema.subscriptions,
    kind_schema.mutes,
    schema.friendships,
    schema.friend_asks,
    schema.friend_links,
    schema.invitations,
    schema.sessions,
)
BY_SECRET = {
    *(f"/api/people/link{what}" for what in ("", "/look", "/follow")),
    *(f"/api/person/{what}" for what in ("recover", "join", "passkeys/ask", "passkeys/use")),
}
OF_ONESELF = {
    *(f"/api/person/{what}" for what in ("phrase", "link", "erase")),
    *(f"/api/person/passkeys/{what}" for what in ("offer", "add")),
    *(f"/api/person/notices/{what}" for what in ("subscribe", "settings")),
}
Ids = dict[str, str]
# By path: which of Ann's ids is tried, and what Eve is told; None: it does nothing but to her own.
MATRIX: dict[str, tuple[str, str | None]] = {
    "/api/person/devices/end": ("device", "no_such_device"),
    "/api/person/passkeys/remove": ("passkey", "no_such_passkey"),
    "/api/person/notices/stop": ("told", "no_such_subscription"),
    "/api/person/mutes/end": ("mute", "no_such_mute"),
    "/api/tokens/revoke": ("token", "no_such_token"),
    "/api/people/ask": ("partner", "no_such_partner"),
    "/api/people/withdraw": ("asked", "no_such_ask"),
    "/api/people/accept": ("asking", "no_such_ask"),
    "/api/people/decline": ("asking", "no_such_ask"),
    "/api/people/end": ("friend", "no_such_friend"),
    "/api/people/invite": ("friend", "no_such_friend"),
    "/api/people/invitations/decline": ("", None),
    "/api/people/link/end": ("", None),
}


async def lives(house: House) -> tuple[Guest, Guest, Ids]:
    """Ann has a friend, has asked, is asked and is invited, and has what a person may have; Eve
    plays with nobody."""
    ann, bo, cy, di, eve = [await guest(house, name) for name in ("Ann", "Bo", "Cy", "Di", "Eve")]
    await befriended(house, ann, bo)
    for other in (cy, di):
        await seated_table(house, [ann, other])
    cy_id = await named(house, ann, "partners", "Cy")
    await ask(house, ann, "POST", "/api/people/ask", {"id": cy_id})
    anns = await named(house, di, "partners", "Ann")
    await ask(house, di, "POST", "/api/people/ask", {"id": anns})
    table = (await waiting_table(house, bo)).table.name
    own = await named(house, bo, "friends", "Ann")
    await ask(house, bo, "POST", "/api/people/invite", {"id": own, "table": table})
    await ask(house, ann, "POST", "/api/people/link", None)
    told = await people(house, ann)
    own_ids = await own_things(house, ann, table)
    token = (await house.sessions.tokens(ann))[0].id
    device = (await house.persons.devices(ann, None))[0].id
    ids = {kind: told[f"{kind}s"][0]["id"] for kind in ("friend", "partner")}
    ids |= {kind: told[kind][0]["id"] for kind in ("asked", "asking")}
    return ann, eve, ids | own_ids | {"device": device, "token": token, "table": table}


async def own_things(house: House, ann: Guest, table: str) -> Ids:
    """A passkey, a browser that is told, and somebody who is not heard."""
    await passkeys.add(house.store, PasskeyRow("anns-key", ann.session, b"key", 0, 0))
    [key] = await house.persons.passkeys.of(ann)
    asked = Browser("https://push.example/anns").subscription
    told = (await ask(house, ann, "POST", "/api/person/notices/subscribe", asked)).json
    body = {"how": "muted", "seat": 0}
    assert (await ask(house, ann, "POST", f"/api/tables/{table}/mute", body)).status == 200
    mutes = (await ask(house, ann, "GET", "/api/person/status")).json["mutes"]
    return {"passkey": key.id, "told": told["devices"][0]["id"], "mute": mutes[0]["id"]}


async def kept(house: House) -> dict[str, list[Any]]:
    """All but the tokens that asking itself makes."""
    found = {}
    for table in GUARDED:
        rows = await house.store.read(select(table))
        found[table.name] = sorted(
            tuple(row) for row in rows if getattr(row, "kind", "") != "token"
        )
    return found


async def body_of(path: str, ids: Ids) -> Any:
    if path.endswith("/invitations/decline"):
        return {"table": ids["table"]}
    if path.endswith("/link/end"):
        return None
    which = MATRIX[path][0]
    more = {"table": ids["table"]} if path.endswith("/invite") else {}
    return {"id": ids[which], **more}


async def test_a_request_about_what_belongs_to_somebody_else_changes_nothing(
    tmp_path: Path,
) -> None:
    async with open_house(tmp_path) as house:
        _ann, eve, ids = await lives(house)
        before = await kept(house)
        told = {}
        for path in MATRIX:
            body = await body_of(path, ids)
            eves = await ask(house, eve, "POST", path, body)
            nobodys = await ask(house, None, "POST", path, body)
            told[path] = (None if eves.status == 200 else eves.json["code"], nobodys.json["code"])
            assert await kept(house) == before, path

    assert told == {path: (code, "no_session") for path, (_, code) in MATRIX.items()}


@pytest.mark.parametrize("answer", ["accept", "decline"])
async def test_and_its_owner_can_do_it(tmp_path: Path, answer: str) -> None:
    """Else the matrix would hold for ids that never work."""
    other = {"accept": "decline", "decline": "accept"}[answer]
    last = ("/api/people/end", "/api/people/ask")  # after which other ids are worth nothing
    paths = [path for path in MATRIX if path not in last and not path.endswith(f"e/{other}")]
    async with open_house(tmp_path) as house:
        ann, _eve, ids = await lives(house)
        own = (await waiting_table(house, ann)).table.name

        for path in (*paths, *last):
            table = own if path.endswith("/invite") else ids["table"]
            body = await body_of(path, ids | {"table": table})
            done = await ask(house, ann, "POST", path, body)
            assert done.status == 200, (path, done.body)


PAGES = ("/api/people", "/api/people/invitations", "/api/person/results", "/api/person/export")


async def test_what_somebody_reads_of_themselves_tells_nothing_of_others(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve, ids = await lives(house)

        for path in PAGES:
            eves, nobodys = [await ask(house, who, "GET", path) for who in (eve, None)]

            assert eves.status == 200
            for hidden in ("Ann", "Bo", "Cy", "Di", ann.session, *ids.values()):
                assert f'"{hidden}"' not in eves.body.decode(), path
            assert nobodys.json["code"] == "no_session"


async def test_an_id_of_one_persons_list_is_worth_nothing_to_another(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve, ids = await lives(house)

        for kind in ("friend", "partner"):
            path = f"/api/people/compare?id={ids[kind]}"
            assert (await ask(house, ann, "GET", path)).status == 200
            refused = await ask(house, eve, "GET", path)
            assert refused.json["code"] == "no_such_partner"


async def test_only_who_runs_a_table_invites_to_it(tmp_path: Path) -> None:
    async with open_house(tmp_path) as house:
        ann, eve, ids = await lives(house)
        elsewhere = (await waiting_table(house, eve)).table.name
        begun = (await seated_table(house, [ann, ann])).table.name

        codes = [
            (await ask(house, ann, "POST", "/api/people/invite", body)).json["code"]
            for body in (
                {"id": ids["friend"], "table": elsewhere},
                {"id": ids["friend"], "table": begun},
                {"id": ids["friend"], "table": "nowhere"},
                {"id": ids["partner"], "table": elsewhere},
            )
        ]

        expected = ["not_seated", "already_started", "no_such_table", "no_such_friend"]
        assert codes == expected


async def test_every_route_of_people_is_in_the_matrix(tmp_path: Path) -> None:
    """Those that read, that work by a secret alone, or that speak of nobody but oneself are tried
    elsewhere."""
    async with open_house(tmp_path) as house:
        paths = make_app(house).openapi()["paths"]
    own = {
        path
        for path, methods in paths.items()
        if path.startswith(("/api/people", "/api/person")) and "post" in methods
    }

    assert own - BY_SECRET - OF_ONESELF == set(MATRIX) - {"/api/tokens/revoke"}
