"""The routes of guests: their session, their name and language, and their API tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from clowder.core.value import Value
from clowder.locales import LANGUAGES
from clowder.server.http.dependencies import GuestHere, HouseHere, find_guest
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.log.denied import require
from clowder.server.tables import own_tables
from clowder.server.tables.sessions import COOKIE
from clowder.server.wire.bodies import Introduction
from clowder.server.wire.own_tables import FinishedTables, RunningTable

YEAR = 365 * 24 * 3600
router = APIRouter(prefix="/api")
Cursor = Annotated[str | None, Query(pattern="^[0-9]{1,16}-[a-z0-9]{1,32}$")]


class SessionInfo(Value):
    name: str
    language: str


class Token(Value):
    """Shown once; send it as `Authorization: Bearer …`."""

    token: str


@router.get("/session", **documented(SessionInfo))
async def session(guest: GuestHere) -> Json:
    """Who you are here."""
    return Json(SessionInfo(guest.name, guest.language))


@router.post("/session", **documented(SessionInfo, body=Introduction))
async def introduce(
    body: Annotated[Introduction, Depends(read_body(Introduction))],
    request: Request,
    house: HouseHere,
) -> Json:
    """Come in as a guest, or change your name and language."""
    require(body.language in LANGUAGES, "no_such_language")
    guest = await find_guest(house, request.headers, request.cookies)
    if guest is not None:
        changed = await house.sessions.change(guest, body.name, body.language)
        return Json(SessionInfo(changed.name, changed.language))
    made, cookie = await house.sessions.make(body.name, body.language, house.now_ms())
    answer = Json(SessionInfo(made.name, made.language))
    secure = house.settings.secure_cookies
    answer.set_cookie(COOKIE, cookie, YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


@router.get("/session/tables", **documented(tuple[RunningTable, ...]))
async def running(guest: GuestHere, house: HouseHere) -> Json:
    """Your tables that are not over, those where it is your turn first."""
    return Json(await own_tables.find_running(house, guest))


@router.get("/session/finished", **documented(FinishedTables))
async def finished(guest: GuestHere, house: HouseHere, before: Cursor = None) -> Json:
    """Your tables that are over, the last first, page by page."""
    return Json(await own_tables.find_finished(house, guest, before))


@router.post("/tokens", **documented(Token))
async def make_token(guest: GuestHere, house: HouseHere) -> Json:
    """A token for bots and scripts, with the rights of your session."""
    return Json(Token(await house.sessions.make_token(guest, house.now_ms())))


SCHEMAS = (
    Introduction,
    SessionInfo,
    Token,
    RunningTable,
    FinishedTables,
)
