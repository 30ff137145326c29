"""The routes of notices: where somebody wants to be told, of what, and when not."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from clowder.server.http.dependencies import GuestHere, HouseHere, credential_of
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.http.routes.sessions import device_of
from clowder.server.tables import subscribing
from clowder.server.tables.own_tables import count_awaited
from clowder.server.wire.notices import (
    NoticesBody,
    NoticesInfo,
    StopNoticesBody,
    SubscribeBody,
    WaitingCount,
)

router = APIRouter(prefix="/api")


@router.get("/person/notices", **documented(NoticesInfo))
async def notices(guest: GuestHere, house: HouseHere) -> Json:
    """How you are told that it is your turn; off unless you have asked for it."""
    return Json(await subscribing.notices_of(house, guest))


@router.post("/person/notices/subscribe", **documented(NoticesInfo, body=SubscribeBody))
async def subscribe(
    guest: GuestHere,
    house: HouseHere,
    request: Request,
    body: Annotated[SubscribeBody, Depends(read_body(SubscribeBody))],
) -> Json:
    """Be told on this device, until you stop it or log out there."""
    credential = credential_of(house, request)
    await subscribing.subscribe(house, guest, body, credential, device_of(request))
    return Json(await subscribing.notices_of(house, guest))


@router.post("/person/notices/stop", **documented(NoticesInfo, body=StopNoticesBody))
async def stop(
    guest: GuestHere,
    house: HouseHere,
    body: Annotated[StopNoticesBody, Depends(read_body(StopNoticesBody))],
) -> Json:
    """No more notices, on one device or on all."""
    await subscribing.stop(house, guest, body.id)
    return Json(await subscribing.notices_of(house, guest))


@router.post("/person/notices/settings", **documented(NoticesInfo, body=NoticesBody))
async def settings(
    guest: GuestHere,
    house: HouseHere,
    body: Annotated[NoticesBody, Depends(read_body(NoticesBody))],
) -> Json:
    """Which notices you want, and the hours in which they wait."""
    await subscribing.change(house, guest, body)
    return Json(await subscribing.notices_of(house, guest))


@router.get("/session/waiting", **documented(WaitingCount))
async def waiting(guest: GuestHere, house: HouseHere) -> Json:
    """How many of your tables wait for you."""
    return Json(WaitingCount(await count_awaited(house, guest)))


SCHEMAS = (NoticesInfo, SubscribeBody, StopNoticesBody, NoticesBody, WaitingCount)
