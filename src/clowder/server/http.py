"""The routes of the lobby: sessions, and tables up to their start; play goes over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from clowder.core.value import Value
from clowder.locales import LANGUAGES
from clowder.server import decide, frames, log, wire
from clowder.server.decide import require
from clowder.server.house import Wish
from clowder.server.openapi import Json, body, shows
from clowder.server.routing import (
    GuestHere,
    HouseHere,
    TableAnswer,
    TableHere,
    about,
    find_guest,
)
from clowder.server.sessions import COOKIE

YEAR = 365 * 24 * 3600
router = APIRouter(prefix="/api")


class Introduction(Value):
    """How a guest wants to be called and spoken to."""

    name: wire.GuestName = ""
    language: wire.LanguageCode = "en"


class SessionInfo(Value):
    name: str
    language: str


class Token(Value):
    """Shown once; send it as `Authorization: Bearer …`."""

    token: str


class Chair(Value):
    """A seat to sit down on; without a number, the first free one."""

    id: wire.CommandId
    seat: wire.SeatNumber | None = None
    given: wire.GivenBytes = ""  # your share of the table's chance: 32 random bytes
    fur: log.Fur = ""  # how you would like to look; another one where it is taken


class BotChair(Value):
    id: wire.CommandId
    level: wire.BotLevel = "greedy"
    seat: wire.SeatNumber | None = None


class SeatWish(Value):
    """Something about one seat: stand up, remove its bot."""

    id: wire.CommandId
    seat: wire.SeatNumber


class Command(Value):
    id: wire.CommandId


@router.get("/session", **shows(SessionInfo))
async def session(guest: GuestHere) -> Json:
    """Who you are here."""
    return Json(SessionInfo(guest.name, guest.language))


@router.post("/session", **shows(SessionInfo, takes=Introduction))
async def introduce(
    wish: Annotated[Introduction, Depends(body(Introduction))],
    request: Request,
    house: HouseHere,
) -> Json:
    """Come in as a guest, or change your name and language."""
    require(wish.language in LANGUAGES, "no_such_language")
    guest = await find_guest(house, request.headers, request.cookies)
    if guest is not None:
        changed = await house.sessions.change(guest, wish.name, wish.language)
        return Json(SessionInfo(changed.name, changed.language))
    made, cookie = await house.sessions.make(wish.name, wish.language, house.now_ms())
    answer = Json(SessionInfo(made.name, made.language))
    secure = house.settings.secure_cookies
    answer.set_cookie(COOKIE, cookie, YEAR, httponly=True, samesite="lax", secure=secure)
    return answer


@router.post("/tokens", **shows(Token))
async def make_token(guest: GuestHere, house: HouseHere) -> Json:
    """A token for bots and scripts, with the rights of your session."""
    return Json(Token(await house.sessions.make_token(guest, house.now_ms())))


@router.get("/tables", **shows(tuple[wire.TableInfo, ...]))
async def tables(house: HouseHere) -> Json:
    """Public tables that are not over."""
    return Json([frames.table_info(live.table) for live in await house.listed()])


@router.post("/tables", **shows(TableAnswer, takes=Wish))
async def open_table(
    guest: GuestHere, house: HouseHere, wish: Annotated[Wish, Depends(body(Wish))]
) -> Json:
    """Open a table. Whoever has its name can come: the name is the invitation."""
    return about(await house.open_table(guest, wish), guest)


@router.get("/tables/{name}", **shows(TableAnswer))
async def table(guest: GuestHere, live: TableHere) -> Json:
    return about(live, guest)


@router.post("/tables/{name}/sit", **shows(TableAnswer, takes=Chair))
async def sit(
    guest: GuestHere, live: TableHere, wish: Annotated[Chair, Depends(body(Chair))]
) -> Json:
    line = lambda: decide.sit(live.table, guest, wish.seat, wish.given, wish.fur)  # noqa: E731
    await live.do(f"{guest.session}/{wish.id}", line)
    return about(live, guest)


@router.post("/tables/{name}/stand", **shows(TableAnswer, takes=SeatWish))
async def stand(
    guest: GuestHere, live: TableHere, wish: Annotated[SeatWish, Depends(body(SeatWish))]
) -> Json:
    await live.do(f"{guest.session}/{wish.id}", lambda: decide.stand(live.table, guest, wish.seat))
    return about(live, guest)


@router.post("/tables/{name}/bots", **shows(TableAnswer, takes=BotChair))
async def seat_bot(
    guest: GuestHere, live: TableHere, wish: Annotated[BotChair, Depends(body(BotChair))]
) -> Json:
    line = lambda: decide.seat_bot(live.table, guest, wish.seat, wish.level)  # noqa: E731
    await live.do(f"{guest.session}/{wish.id}", line)
    return about(live, guest)


@router.post("/tables/{name}/bots/remove", **shows(TableAnswer, takes=SeatWish))
async def remove_bot(
    guest: GuestHere, live: TableHere, wish: Annotated[SeatWish, Depends(body(SeatWish))]
) -> Json:
    line = lambda: decide.remove_bot(live.table, guest, wish.seat)  # noqa: E731
    await live.do(f"{guest.session}/{wish.id}", line)
    return about(live, guest)


@router.post("/tables/{name}/start", **shows(TableAnswer, takes=Command))
async def start(
    guest: GuestHere, live: TableHere, wish: Annotated[Command, Depends(body(Command))]
) -> Json:
    await live.do(f"{guest.session}/{wish.id}", lambda: decide.start(live.table, guest))
    return about(live, guest)


@router.post("/tables/{name}/rematch", **shows(TableAnswer, takes=Command))
async def rematch(
    guest: GuestHere,
    live: TableHere,
    wish: Annotated[Command, Depends(body(Command))],
    house: HouseHere,
) -> Json:
    """The same game with the same bots; the first who asks opens the table for all."""
    return about(await house.rematch(live, guest, wish.id), guest)


TRAVELLING = (
    Introduction,
    SessionInfo,
    Token,
    Chair,
    BotChair,
    SeatWish,
    Command,
    TableAnswer,
    Wish,
    log.Clock,
    wire.TableInfo,
    wire.Failed,
)
