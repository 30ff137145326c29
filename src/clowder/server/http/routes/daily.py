"""The routes of the deal of the day: its board, and one's own table for it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Literal, TypeAlias

from fastapi import APIRouter, Depends, Query, Request

from clowder.core.daily import Daily
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.core.words import Say, say_ending, say_score
from clowder.server.http.dependencies import (
    GuestHere,
    HouseHere,
    RoomHere,
    TableAnswer,
    about,
    find_guest,
)
from clowder.server.http.errors import speak_to
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.log import entries as log
from clowder.server.log.decide import Guest
from clowder.server.log.denied import required
from clowder.server.store import results
from clowder.server.tables import daily_tables
from clowder.server.tables.daily_board import Placed, read_board
from clowder.server.tables.daily_deals import day_before, next_day, streak
from clowder.server.tables.daily_tables import OwnTable
from clowder.server.tables.house import House
from clowder.server.wire.bodies import DailyBody

router = APIRouter(prefix="/api/games/{game}/daily")
DayAsked = Annotated[str | None, Query(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}$")]


WEEK, YEARS = 7, 4000  # days
Stage: TypeAlias = Literal["none", "playing", "over"]  # of one's own table of a day


class DailyLine(Value):
    """A result on the board."""

    place: int  # equals share one
    rank: int  # at their own table: 1 is best, and losing alone is 2
    name: str
    fur: log.Fur
    points: int
    score: Say  # the points, in the unit of the game
    how: Say  # the game ended
    yours: bool
    table: str | None  # to be watched again, where you may


class DailyBoard(Value):
    """The deal of a day, in UTC, and who has played it how well."""

    game: str
    day: str
    today: str
    seats: int  # of a table: yours, and those of its mice
    first: str  # the oldest day with a result
    left: int  # seconds until the next deal
    commitment: str  # to this day's seed
    seed: str  # empty until the deal is public
    tomorrow: str  # the commitment to the seed of the deal after today's
    played: int  # results in all
    lines: tuple[DailyLine, ...]  # the best, and yours
    yours: Stage
    table: str | None  # yours of that day
    streak: int  # days in a row on which you have played, up to now
    week: tuple[str, ...]  # the last of your days, the newest first
    last: DailyLine | None  # your result of the day before this one
    last_played: int  # results of that day in all


@router.get("", **documented(DailyBoard))
async def board(room: RoomHere, house: HouseHere, request: Request, day: DayAsked = None) -> Json:
    """The board of today, or of an earlier day; nobody has to come in for it."""
    guest = await find_guest(house, request.headers, request.cookies)
    if guest is not None:
        speak_to(request, guest.language)
    daily_of(room)
    return Json(await show_board(house, room, house.daily.known(day or house.daily.today()), guest))


@router.post("", **documented(TableAnswer, body=DailyBody))
async def play(
    guest: GuestHere,
    room: RoomHere,
    house: HouseHere,
    body: Annotated[DailyBody, Depends(read_body(DailyBody))],
) -> Json:
    """Your table for the deal of today: begun now, or as you left it."""
    return about(await daily_tables.begin(house, guest, room, body.fur), guest)


async def show_board(house: House, room: AnyRoom, day: str, guest: Guest | None) -> DailyBoard:
    daily, game = house.daily, room.name
    own = None if guest is None else await daily_tables.find_own(house, guest, room, day)
    is_over = own is not None and own.status == "over"
    sessions = () if guest is None else guest.sessions
    public, today = daily.is_public(day), daily.today()
    placed = await read_board(house.store, room, day, sessions)
    mine = await results.find_days(house.store, game, sessions, YEARS)
    last = await own_line(house, room, day_before(day), sessions)
    return DailyBoard(
        game=game,
        day=day,
        today=today,
        seats=daily_of(room).seats,
        first=await results.find_first_day(house.store, game) or today,
        left=daily.seconds_left(),
        commitment=daily.commitment(game, day),
        seed=daily.seed(game, day).hex() if public else "",
        tomorrow=daily.commitment(game, next_day(today)),
        played=await results.count(house.store, game, day),
        lines=tuple(show_line(room, each, sessions, public or is_over) for each in placed),
        yours=stage_of(own),
        table=None if own is None else own.name,
        streak=streak(mine, today),
        week=tuple(mine[:WEEK]),
        last=last,
        last_played=0 if last is None else await results.count(house.store, game, day_before(day)),
    )


def stage_of(own: OwnTable | None) -> Stage:
    if own is None:
        return "none"
    return "over" if own.status == "over" else "playing"


def daily_of(room: AnyRoom) -> Daily:
    return required(room.daily, "no_daily")


async def own_line(
    house: House, room: AnyRoom, day: str, sessions: Sequence[str]
) -> DailyLine | None:
    row = await results.find_own(house.store, room.name, day, sessions)
    if row is None:
        return None
    place = 1 + await results.count_better(house.store, row)
    return show_line(room, Placed(place, row), sessions, True)


def show_line(room: AnyRoom, placed: Placed, sessions: Sequence[str], shown: bool) -> DailyLine:
    row = placed.row
    return DailyLine(
        place=placed.place,
        rank=row.rank,
        name=row.name,
        fur=row.fur,
        points=row.points,
        score=say_score(room.prefix, row.unit, row.points),
        how=say_ending(room.prefix, row.how),
        yours=row.session in sessions,
        table=row.table if shown else None,
    )


SCHEMAS = (DailyBody, DailyBoard)
