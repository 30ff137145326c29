"""The routes by which everybody keeps the house kind: mute, block, report."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from clowder.server.http.dependencies import GuestHere, HouseHere, TableHere
from clowder.server.http.guard import client_of
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.http.reporting import Reporting
from clowder.server.http.routes.sessions import Ended
from clowder.server.tables import hosts, mutes, reports
from clowder.server.wire.kind import Company, MuteBody, MuteId, PersonStatus, ReportBody

router = APIRouter(prefix="/api")
SeatAsked = Annotated[int | None, Query(ge=0, le=15)]
NumberAsked = Annotated[int | None, Query(ge=0, le=2**31)]


@router.get("/tables/{name}/company", **documented(Company))
async def company(
    guest: GuestHere,
    house: HouseHere,
    live: TableHere,
    seat: SeatAsked = None,
    number: NumberAsked = None,
) -> Json:
    """Whether you want to hear or meet whoever sits there, or has said the line of that number."""
    return Json(await mutes.find_company(house, guest, live.table, seat, number))


@router.post("/tables/{name}/mute", **documented(Company, body=MuteBody))
async def mute(
    guest: GuestHere,
    house: HouseHere,
    live: TableHere,
    body: Annotated[MuteBody, Depends(read_body(MuteBody))],
) -> Json:
    """Hear somebody no more, at any table, or meet them no more; or hear them again. They are not
    told."""
    return Json(await mutes.set_mute(house, guest, live.table, body))


@router.post("/tables/{name}/report", **documented(Ended, body=ReportBody))
async def report(
    guest: GuestHere,
    house: HouseHere,
    live: TableHere,
    request: Request,
    body: Annotated[ReportBody, Depends(read_body(ReportBody))],
) -> Json:
    """Tell the hosts of the house about somebody. The last lines that everybody at the table could
    read go along, and nothing of the game."""
    reporting: Reporting = request.app.state.reporting
    await reporting.count(client_of(request.scope), guest.session)
    await reports.report(house, guest, live.table, body)
    return Json(Ended())


@router.get("/person/status", **documented(PersonStatus))
async def status(guest: GuestHere, house: HouseHere) -> Json:
    """How you stand with the house, and whom you have muted."""
    return Json(await hosts.find_status(house, guest))


@router.post("/person/mutes/end", **documented(Ended, body=MuteId))
async def end_mute(
    guest: GuestHere, house: HouseHere, body: Annotated[MuteId, Depends(read_body(MuteId))]
) -> Json:
    """Hear and meet somebody again."""
    await mutes.end_mute(house, guest, body.id)
    return Json(Ended())


SCHEMAS = (MuteBody, ReportBody, Company, PersonStatus, MuteId)
