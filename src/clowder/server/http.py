"""The HTTP routes: sessions, the lobby, replays. Live play goes over the socket."""

from __future__ import annotations

import re
from typing import Annotated, Any, cast

from fastapi import APIRouter, Depends, Path, Query, Request, Response
from starlette.responses import PlainTextResponse

from clowder.core.game import Seat
from clowder.core.game_file import write_text
from clowder.core.value import Value
from clowder.games import ROOMS
from clowder.locales import LANGUAGES
from clowder.server import decide, frames, log, wire
from clowder.server.decide import Guest, require
from clowder.server.failures import speak_to
from clowder.server.house import House, Wish
from clowder.server.live import LiveTable
from clowder.server.openapi import Json, body, failures, shows
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


class GameInfo(Value):
    name: str
    version: int
    seats: tuple[int, ...]
    options: dict[str, Any]


class Chair(Value):
    """A seat to sit down on; without a number, the first free one."""

    id: wire.CommandId
    seat: wire.SeatNumber | None = None
    given: wire.GivenBytes = ""  # your share of the table's chance: 32 random bytes


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


class TableAnswer(Value):
    """The table, and which of its seats are yours."""

    table: wire.TableInfo
    yours: tuple[int, ...]
    number: int  # of the last line of its log


def house_of(request: Request) -> House:
    return cast(House, request.app.state.house)


HouseHere = Annotated[House, Depends(house_of)]


async def guest_of(request: Request, house: HouseHere) -> Guest:
    guest = await find_guest(house, request.headers, request.cookies)
    require(guest, "no_session")
    assert guest is not None
    speak_to(request, guest.language)
    return guest


async def find_guest(house: House, headers: Any, cookies: Any) -> Guest | None:
    """By API token, else by cookie."""
    kind, _, secret = headers.get("authorization", "").partition(" ")
    if kind == "Bearer":
        return await house.sessions.find(secret, "token")
    return await house.sessions.find_cookie(cookies.get(COOKIE))


GuestHere = Annotated[Guest, Depends(guest_of)]
TableName = Annotated[str, Path(min_length=1, max_length=32, pattern="^[a-z0-9]+$")]


def is_table_name(name: str) -> bool:
    return re.fullmatch("[a-z0-9]{1,32}", name) is not None


async def table_of(name: TableName, house: HouseHere) -> LiveTable:
    return await house.find(name)


ReplaySeat = Annotated[int | None, Query(ge=0, le=15)]
TableHere = Annotated[LiveTable, Depends(table_of)]


@router.get("/games", **shows(tuple[GameInfo, ...]))
async def games() -> Json:
    """The games that can be played."""
    return Json([game_info(name) for name in ROOMS])


def game_info(name: str) -> GameInfo:
    room = ROOMS[name]
    return GameInfo(name, room.game.version, tuple(room.game.seats), room.usual_options())


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
    line = lambda: decide.sit(live.table, guest, wish.seat, wish.given)  # noqa: E731
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


@router.get("/tables/{name}/record", response_class=PlainTextResponse, responses=failures())
async def record(live: TableHere) -> Response:
    """The finished game as a `.game` file, all hands open, with the seed to verify it."""
    require(live.table.over and live.table.match is not None, "not_over")
    text = write_text(live.table.room, live.table.record())
    name = f"{live.table.opened.game}-{live.table.name}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/tables/{name}/replay", **shows(wire.Replay))
async def replay(live: TableHere, seat: ReplaySeat = None) -> Json:
    """The finished game step by step: all hands open, or through the eyes of one seat."""
    table = live.table
    require(table.over and table.match is not None, "not_over")
    assert table.match is not None
    require(seat is None or seat < table.opened.seats, "not_your_seat")
    return Json(frames.replay(table, table.match, None if seat is None else Seat(seat)))


def about(live: LiveTable, guest: Guest) -> Json:
    yours = tuple(int(seat) for seat in decide.seats_of(live.table, guest))
    return Json(TableAnswer(frames.table_info(live.table), yours, live.table.head))


TRAVELLING = (
    Introduction,
    SessionInfo,
    Token,
    GameInfo,
    Chair,
    BotChair,
    SeatWish,
    Command,
    TableAnswer,
    Wish,
    log.Clock,
    wire.TableInfo,
    wire.Replay,
    wire.Failed,
)
