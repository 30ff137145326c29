"""The routes of passkeys: one is made, comes back, or is removed, by the browser's own WebAuthn."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Depends, Request

from clowder.core.value import Value
from clowder.server.http.dependencies import GuestHere, HouseHere, cookie_of
from clowder.server.http.guard import client_of
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.http.routes.persons import asker, guesses_of, welcome
from clowder.server.http.routes.sessions import Ended, SessionInfo, device_of
from clowder.server.log.denied import required
from clowder.server.tables.passkeys import Site
from clowder.server.wire.bodies import DeviceBody, PasskeyBody

router = APIRouter(prefix="/api/person/passkeys")
Signed = Annotated[PasskeyBody, Depends(read_body(PasskeyBody))]


class PasskeyOptions(Value):
    """For `PublicKeyCredential.parseCreationOptionsFromJSON`, or `parseRequestOptionsFromJSON`."""

    options: dict[str, Any]


@router.post("/offer", **documented(PasskeyOptions))
async def offer(guest: GuestHere, house: HouseHere, request: Request) -> Json:
    """What a browser needs to make a passkey for you."""
    return Json(PasskeyOptions(await house.persons.passkeys.offer(guest, site_of(request))))


@router.post("/add", **documented(Ended, body=PasskeyBody))
async def add(guest: GuestHere, house: HouseHere, request: Request, body: Signed) -> Json:
    """The passkey that your browser has made leads to you from now on."""
    await house.persons.passkeys.add(guest, site_of(request), bytes(body.credential))
    return Json(Ended())


@router.post("/ask", **documented(PasskeyOptions))
async def ask(house: HouseHere, request: Request) -> Json:
    """What a browser needs to come back by a passkey."""
    return Json(PasskeyOptions(await house.persons.passkeys.ask(site_of(request))))


@router.post("/use", **documented(SessionInfo, body=PasskeyBody))
async def use(house: HouseHere, request: Request, body: Signed) -> Json:
    """Come back by a passkey. What you played here as a guest comes along."""
    cookie, device = cookie_of(house, request.cookies), device_of(request)
    signed, site = bytes(body.credential), site_of(request)
    async with guesses_of(request).limited(client_of(request.scope), await asker(house, request)):
        fresh = await house.persons.use_passkey(site, signed, cookie, device)
    return await welcome(house, fresh)


@router.post("/remove", **documented(Ended, body=DeviceBody))
async def remove(
    guest: GuestHere, house: HouseHere, body: Annotated[DeviceBody, Depends(read_body(DeviceBody))]
) -> Json:
    """The passkey leads nowhere any more."""
    await house.persons.passkeys.remove(guest, body.id)
    return Json(Ended())


def site_of(request: Request) -> Site:
    """The site that a browser is on; the guard has checked that it is ours. A script has none."""
    return Site(required(request.headers.get("origin"), "bad_passkey"))


SCHEMAS = (PasskeyOptions, PasskeyBody)
