"""The routes of the hosts of the house: reports, tables to be closed, persons to be barred."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from clowder.server.http.dependencies import GuestHere, HouseHere
from clowder.server.http.guard import client_of
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.http.routes.persons import guesses_of
from clowder.server.log.decide import Guest
from clowder.server.tables import hosts
from clowder.server.wire.kind import (
    BarBody,
    BarredId,
    ClosedTable,
    HostDesk,
    HostSecret,
    ReportId,
)

router = APIRouter(prefix="/api/host")


async def host_of(guest: GuestHere, house: HouseHere) -> Guest:
    await hosts.require_host(house, guest)
    return guest


HostHere = Annotated[Guest, Depends(host_of)]


@router.get("", **documented(HostDesk))
async def desk(_host: HostHere, house: HouseHere) -> Json:
    """Reports, who is barred, and what hosts did; nothing of any game."""
    return Json(await hosts.show_desk(house))


@router.post("/enter", **documented(HostDesk, body=HostSecret))
async def enter(
    guest: GuestHere,
    house: HouseHere,
    request: Request,
    body: Annotated[HostSecret, Depends(read_body(HostSecret))],
) -> Json:
    """Become a host, by the link that `clowder hosts --add` has printed."""
    async with guesses_of(request).limited(client_of(request.scope), guest.session):
        await hosts.enter(house, guest, body.secret)
    return Json(await hosts.show_desk(house))


@router.post("/settle", **documented(HostDesk, body=ReportId))
async def settle(
    host: HostHere, house: HouseHere, body: Annotated[ReportId, Depends(read_body(ReportId))]
) -> Json:
    """The report needs nothing more."""
    await hosts.settle(house, host, body.report)
    return Json(await hosts.show_desk(house))


@router.post("/close", **documented(HostDesk, body=ClosedTable))
async def close(
    host: HostHere, house: HouseHere, body: Annotated[ClosedTable, Depends(read_body(ClosedTable))]
) -> Json:
    """End a table without a result."""
    await hosts.close_table(house, host, body.table)
    return Json(await hosts.show_desk(house))


@router.post("/bar", **documented(HostDesk, body=BarBody))
async def bar(
    host: HostHere, house: HouseHere, body: Annotated[BarBody, Depends(read_body(BarBody))]
) -> Json:
    """Whom the report is about may not play here: for a day, a week, or for good."""
    await hosts.bar(house, host, body.report, body.term)
    return Json(await hosts.show_desk(house))


@router.post("/lift", **documented(HostDesk, body=BarredId))
async def lift(
    host: HostHere, house: HouseHere, body: Annotated[BarredId, Depends(read_body(BarredId))]
) -> Json:
    """They may play here again."""
    await hosts.lift(house, host, body.person)
    return Json(await hosts.show_desk(house))


SCHEMAS = (HostDesk, HostSecret, ReportId, ClosedTable, BarBody, BarredId)
