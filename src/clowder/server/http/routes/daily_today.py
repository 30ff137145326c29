"""The route of today: every deal of the day at once, and how faithful one has been."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request

from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.games import ROOMS
from clowder.server.http.dependencies import HouseHere, find_guest
from clowder.server.http.openapi import Json, documented
from clowder.server.http.routes.daily import WEEK, DailyLine, Stage, daily_of, own_line, stage_of
from clowder.server.log.decide import Guest
from clowder.server.store import results
from clowder.server.tables import daily_tables
from clowder.server.tables.daily_deals import day_before, longest_streak, streak
from clowder.server.tables.house import House

router = APIRouter(prefix="/api/daily")


class DailyGame(Value):
    """Today's deal of a game."""

    game: str
    seats: int  # of a table: yours, and those of its mice
    played: int  # results in all
    yours: Stage
    line: DailyLine | None  # your result
    streak: int  # days in a row on which you have played this game's deal
    last: DailyLine | None  # your result of yesterday
    last_played: int  # results of yesterday in all


class DailyToday(Value):
    """The deals of today, and the days on which you played one of whichever game."""

    day: str
    left: int  # seconds until the next deals
    streak: int  # days in a row
    longest: int  # that there ever were
    week: tuple[str, ...]  # the last of these days, the newest first
    games: tuple[DailyGame, ...]


@router.get("", **documented(DailyToday))
async def today(house: HouseHere, request: Request) -> Json:
    """All deals of today; nobody has to come in for them."""
    guest = await find_guest(house, request.headers, request.cookies)
    return Json(await show_today(house, guest))


async def show_today(house: House, guest: Guest | None) -> DailyToday:
    day, sessions = house.daily.today(), () if guest is None else guest.sessions
    by_game = await results.find_all_days(house.store, sessions) if sessions else {}
    days = sorted({each for some in by_game.values() for each in some}, reverse=True)
    counts = await results.count_all(house.store, day)
    before = await results.count_all(house.store, day_before(day))
    rooms = [room for room in ROOMS.values() if room.daily is not None]
    return DailyToday(
        day=day,
        left=house.daily.seconds_left(),
        streak=streak(days, day),
        longest=longest_streak(days),
        week=tuple(days[:WEEK]),
        games=tuple(
            [
                await show_game(house, room, guest, by_game.get(room.name, ()), (counts, before))
                for room in rooms
            ]
        ),
    )


async def show_game(
    house: House,
    room: AnyRoom,
    guest: Guest | None,
    days: Sequence[str],
    counts: tuple[dict[str, int], dict[str, int]],
) -> DailyGame:
    day, sessions = house.daily.today(), () if guest is None else guest.sessions
    own = None if guest is None else await daily_tables.find_own(house, guest, room, day)
    yesterday = day_before(day)
    line = await own_line(house, room, day, sessions) if day in days else None
    last = await own_line(house, room, yesterday, sessions) if yesterday in days else None
    return DailyGame(
        game=room.name,
        seats=daily_of(room).seats,
        played=counts[0].get(room.name, 0),
        yours=stage_of(own),
        line=line,
        streak=streak(days, day),
        last=last,
        last_played=counts[1].get(room.name, 0),
    )


SCHEMAS = (DailyToday,)
