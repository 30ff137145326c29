"""What the routes share: who asks, about which table, and the usual answer."""

from __future__ import annotations

import re
from typing import Annotated, Any, cast

from fastapi import Depends, Path, Request
from starlette.requests import HTTPConnection

from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.games import ROOMS
from clowder.server.http.errors import language_of, speak_to
from clowder.server.http.openapi import Json
from clowder.server.log import decide
from clowder.server.log.decide import Guest
from clowder.server.log.denied import require, required
from clowder.server.tables.daily_tables import may_see
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable
from clowder.server.tables.sessions import COOKIE, SECURE_COOKIE, digest
from clowder.server.wire import frames, messages


def house_of(request: Request) -> House:
    return cast(House, request.app.state.house)


HouseHere = Annotated[House, Depends(house_of)]


# What somebody who is barred may still do: look, and see to what is theirs.
FOR_ALL = ("/api/session", "/api/person", "/api/tokens", "/api/client-errors")


async def guest_of(request: Request, house: HouseHere) -> Guest:
    found = await find_guest(house, request.headers, request.cookies)
    guest = required(found, "no_session")
    speak_to(request, guest.language)
    if request.method != "GET" and not request.url.path.startswith(FOR_ALL):
        await house.kindness.admit(guest)
    return guest


async def find_guest(house: House, headers: Any, cookies: Any) -> Guest | None:
    """Who asks: by API token, else by cookie."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    if kind == "Bearer":
        return await house.sessions.find(secret, "token")
    return await house.sessions.find_cookie(cookie_of(house, cookies))


def cookie_of(house: House, cookies: Any) -> str | None:
    """The cookie of a guest; one from before HTTPS counts, too, until it is replaced."""
    secure: str | None = cookies.get(SECURE_COOKIE) if house.settings.secure_cookies else None
    plain: str | None = cookies.get(COOKIE)
    return secure or plain


def credential_of(house: House, request: HTTPConnection) -> str:
    """The hash of the token or cookie by which somebody is known."""
    kind, _, secret = request.headers.get("authorization", "").partition(" ")
    if kind != "Bearer":
        cookie = cookie_of(house, request.cookies)
        secret = required(house.sessions.secret_in(cookie), "no_session")
    return digest(secret)


GuestHere = Annotated[Guest, Depends(guest_of)]
TableName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]


async def spoken_language(request: Request, house: HouseHere) -> str:
    """The language of the guest, where there is one; nobody has to come in first."""
    guest = await find_guest(house, request.headers, request.cookies)
    if guest is not None:
        speak_to(request, guest.language)
    return language_of(request.scope)


LanguageHere = Annotated[str, Depends(spoken_language)]


def room_of(
    game: Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z_]+$")],
) -> AnyRoom:
    require(game in ROOMS, "no_such_game")
    return ROOMS[game]


RoomHere = Annotated[AnyRoom, Depends(room_of)]


def is_table_name(name: str) -> bool:
    return re.fullmatch("[a-z0-9]{1,32}", name) is not None


async def table_of(name: TableName, house: HouseHere, request: Request) -> LiveTable:
    """A table that may be looked at; who asks matters only where a deal is still being played."""
    live = await house.find(name)
    if live.table.opened.day is not None:
        guest = await find_guest(house, request.headers, request.cookies)
        require(await may_see(house, live.table, guest), "daily_hidden")
    return live


TableHere = Annotated[LiveTable, Depends(table_of)]


class TableAnswer(Value):
    """The table, and which of its seats are yours."""

    table: messages.TableInfo
    yours: tuple[int, ...]
    number: int  # of the last entry of its log
    code: str  # to be typed by those who want to come; empty once the game has begun


def about(live: LiveTable, guest: Guest) -> Json:
    yours = tuple(int(seat) for seat in decide.seats_of(live.table, guest))
    table = live.table
    return Json(TableAnswer(frames.table_info(table), yours, table.last_number, table.code))
