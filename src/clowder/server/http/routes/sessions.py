"""The routes of guests: their session, their name and language, and their API tokens."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query, Request

from clowder.core.value import Value
from clowder.locales import LANGUAGES
from clowder.server.http.dependencies import GuestHere, HouseHere, cookie_of, find_guest
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.log.denied import require
from clowder.server.tables import own_tables
from clowder.server.tables.devices import device_name
from clowder.server.tables.house import House
from clowder.server.tables.own_tables import Wanted
from clowder.server.tables.sessions import COOKIE, SECURE_COOKIE, Token
from clowder.server.wire.bodies import Introduction, TokenBody
from clowder.server.wire.own_tables import FinishedTables, RunningTable

YEAR = 365 * 24 * 3600
router = APIRouter(prefix="/api")
GameName = Annotated[str | None, Query(min_length=1, max_length=32, pattern="^[a-z_]+$")]
Opponent = Annotated[str, Query(max_length=64)]
Cursor = Annotated[str | None, Query(pattern="^[0-9]{1,16}-[a-z0-9]{1,32}$")]


class SessionInfo(Value):
    name: str
    language: str


class NewToken(Value):
    """Shown once; send it as `Authorization: Bearer …`."""

    token: str


class Ended(Value):
    """Done, and nothing more to say."""


@router.get("/session", **documented(SessionInfo))
async def session(guest: GuestHere, request: Request, house: HouseHere) -> Json:
    """Who you are here. A cookie that is old is replaced."""
    answer = Json(SessionInfo(guest.name, guest.language))
    cookie = cookie_of(house, request.cookies)
    if cookie and "authorization" not in request.headers:
        outdated = house.settings.secure_cookies and SECURE_COOKIE not in request.cookies
        fresh = await house.sessions.rotate(cookie, at_once=outdated)
        if fresh is not None:
            set_cookie(answer, house, fresh)
    return answer


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
    made, cookie = await house.sessions.make(
        body.name, body.language, house.now_ms(), device_of(request)
    )
    answer = Json(SessionInfo(made.name, made.language))
    set_cookie(answer, house, cookie)
    return answer


def device_of(request: Request) -> str:
    return device_name(request.headers.get("user-agent", ""))


def set_cookie(answer: Json, house: House, cookie: str) -> None:
    secure = house.settings.secure_cookies
    name = SECURE_COOKIE if secure else COOKIE
    answer.set_cookie(name, cookie, YEAR, httponly=True, samesite="lax", secure=secure)


@router.post("/session/end", **documented(Ended))
async def end(_guest: GuestHere, request: Request, house: HouseHere) -> Json:
    """Log out: the cookie of this browser is worth nothing any more. Whoever has no other way
    back is a stranger afterwards."""
    await house.sessions.end(cookie_of(house, request.cookies))
    await house.kindness.reread()
    answer = Json(Ended())
    forget_cookie(answer)
    return answer


def forget_cookie(answer: Json) -> None:
    for name in (COOKIE, SECURE_COOKIE):
        secure = name == SECURE_COOKIE
        answer.delete_cookie(name, httponly=True, samesite="lax", secure=secure)


@router.get("/session/tables", **documented(tuple[RunningTable, ...]))
async def running(guest: GuestHere, house: HouseHere) -> Json:
    """Your tables that are not over, those where it is your turn first."""
    return Json(await own_tables.find_running(house, guest))


@router.get("/session/finished", **documented(FinishedTables))
async def finished(
    guest: GuestHere,
    house: HouseHere,
    before: Cursor = None,
    game: GameName = None,
    opponent: Opponent = "",
) -> Json:
    """Your tables that are over, the last first, page by page: of one game, or with somebody whose
    name has these letters in it."""
    wanted = Wanted(game, opponent)
    return Json(await own_tables.find_finished(house, guest, before, wanted))


@router.post("/tokens", **documented(NewToken))
async def make_token(guest: GuestHere, house: HouseHere) -> Json:
    """A token for bots and scripts, with the rights of your session."""
    return Json(NewToken(await house.sessions.make_token(guest, house.now_ms())))


@router.get("/tokens", **documented(tuple[Token, ...]))
async def tokens(guest: GuestHere, house: HouseHere) -> Json:
    """Your tokens, oldest first; the secrets themselves are stored nowhere."""
    return Json(await house.sessions.tokens(guest))


@router.post("/tokens/revoke", **documented(Ended, body=TokenBody))
async def revoke(
    guest: GuestHere, house: HouseHere, body: Annotated[TokenBody, Depends(read_body(TokenBody))]
) -> Json:
    """The token is worth nothing any more."""
    require(await house.sessions.revoke(guest, body.id), "no_such_token")
    await house.kindness.reread()
    return Json(Ended())


SCHEMAS = (
    Introduction,
    SessionInfo,
    NewToken,
    Token,
    TokenBody,
    Ended,
    RunningTable,
    FinishedTables,
)
