"""The routes of persons: their recovery phrase, and the devices on which they are known."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request
from starlette.responses import Response, StreamingResponse

from clowder.core.value import Value
from clowder.server.http.dependencies import GuestHere, HouseHere, cookie_of
from clowder.server.http.guard import client_of
from clowder.server.http.guesses import Guesses
from clowder.server.http.openapi import Json, documented, failures, read_body
from clowder.server.http.routes.sessions import (
    Ended,
    SessionInfo,
    device_of,
    forget_cookie,
    set_cookie,
)
from clowder.server.log.denied import required
from clowder.server.tables import archive, erasure
from clowder.server.tables.archive import Kept
from clowder.server.tables.house import House
from clowder.server.tables.passkeys import Passkey
from clowder.server.tables.persons import Device, DeviceLink
from clowder.server.tables.statistics import read_results
from clowder.server.wire.bodies import DeviceBody, EraseBody, JoinBody, PhraseBody
from clowder.server.wire.results import Results

router = APIRouter(prefix="/api/person")


class PersonInfo(Value):
    """Which ways back to your games you have."""

    phrase: bool
    passkeys: tuple[Passkey, ...]
    devices: tuple[Device, ...]  # oldest first


class NewPhrase(Value):
    """Shown once: nobody can look it up again."""

    phrase: str


@router.get("", **documented(PersonInfo))
async def person(guest: GuestHere, house: HouseHere, request: Request) -> Json:
    """How you can come back, and on which devices you are known."""
    devices = await house.persons.devices(guest, cookie_of(house, request.cookies))
    phrase, passkeys = await house.persons.has_phrase(guest), await house.persons.passkeys.of(guest)
    return Json(PersonInfo(phrase, passkeys, devices))


@router.post("/phrase", **documented(NewPhrase))
async def make_phrase(guest: GuestHere, house: HouseHere) -> Json:
    """A recovery phrase; one that you had before ends."""
    return Json(NewPhrase(await house.persons.make_phrase(guest)))


@router.post("/recover", **documented(SessionInfo, body=PhraseBody))
async def recover(
    body: Annotated[PhraseBody, Depends(read_body(PhraseBody))], house: HouseHere, request: Request
) -> Json:
    """Come back by a recovery phrase. What you played here as a guest comes along."""
    cookie, device = cookie_of(house, request.cookies), device_of(request)
    async with guesses_of(request).limited(client_of(request.scope), await asker(house, request)):
        fresh = await house.persons.recover(body.phrase, cookie, device)
    return await welcome(house, fresh)


@router.post("/link", **documented(DeviceLink))
async def make_link(guest: GuestHere, house: HouseHere) -> Json:
    """A link for one more device; one that you made before ends."""
    return Json(await house.persons.make_link(guest))


@router.post("/join", **documented(SessionInfo, body=JoinBody))
async def join(
    body: Annotated[JoinBody, Depends(read_body(JoinBody))], house: HouseHere, request: Request
) -> Json:
    """Make this device one more of whoever made the link. What was played here as a guest comes
    along."""
    cookie, device = cookie_of(house, request.cookies), device_of(request)
    async with guesses_of(request).limited(client_of(request.scope), await asker(house, request)):
        fresh = await house.persons.join(body.secret, cookie, device)
    return await welcome(house, fresh)


@router.post("/devices/end", **documented(Ended, body=DeviceBody))
async def end_device(
    guest: GuestHere, house: HouseHere, body: Annotated[DeviceBody, Depends(read_body(DeviceBody))]
) -> Json:
    """Nobody is known on that device any more."""
    await house.persons.end_device(guest, body.id)
    await house.kindness.reread()
    return Json(Ended())


@router.get("/results", **documented(Results))
async def results(guest: GuestHere, house: HouseHere) -> Json:
    """What came of your finished games, in figures."""
    return Json(await read_results(house.store, guest.sessions))


@router.get("/export", **documented(Kept))
async def export(guest: GuestHere, house: HouseHere, request: Request) -> Json:
    """All that is kept about you."""
    return Json(await archive.collect(house, guest, cookie_of(house, request.cookies)))


@router.get("/archive", response_class=StreamingResponse, responses=failures())
async def whole_archive(guest: GuestHere, house: HouseHere, request: Request) -> Response:
    """The same, with the records of all your finished games, as a ZIP file."""
    kept = await archive.collect(house, guest, cookie_of(house, request.cookies))
    headers = {"Content-Disposition": 'attachment; filename="clowder.zip"'}
    parts = archive.write_archive(house, kept)
    return StreamingResponse(parts, media_type="application/zip", headers=headers)


@router.post("/erase", **documented(Ended, body=EraseBody))
async def erase(
    guest: GuestHere, house: HouseHere, _body: Annotated[EraseBody, Depends(read_body(EraseBody))]
) -> Json:
    """Forget you for good, on all devices. Games that others played with you stay, with "A guest"
    in your place."""
    await erasure.erase(house, guest)
    answer = Json(Ended())
    forget_cookie(answer)
    return answer


async def welcome(house: House, cookie: str) -> Json:
    """Set the cookie of the person; views that ended cookies have open are closed."""
    await house.kindness.reread()
    guest = required(await house.sessions.find_cookie(cookie), "no_session")
    answer = Json(SessionInfo(guest.name, guest.language))
    set_cookie(answer, house, cookie)
    return answer


def guesses_of(request: Request) -> Guesses:
    guesses: Guesses = request.app.state.guesses
    return guesses


async def asker(house: House, request: Request) -> str:
    """Under whose name wrong guesses are counted: the guest, or a stranger's address."""
    guest = await house.sessions.find_cookie(cookie_of(house, request.cookies))
    return client_of(request.scope) if guest is None else guest.session


SCHEMAS = (
    PersonInfo,
    NewPhrase,
    PhraseBody,
    DeviceLink,
    JoinBody,
    DeviceBody,
    Results,
    Kept,
    EraseBody,
)
