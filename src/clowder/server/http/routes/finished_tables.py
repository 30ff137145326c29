"""The routes of a table that is over: look at it again, check its chance, play on from it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.responses import PlainTextResponse, Response

from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch, write_text
from clowder.server.http.dependencies import GuestHere, HouseHere, TableAnswer, TableHere, about
from clowder.server.http.openapi import Json, JsonBytes, documented, failures, read_body
from clowder.server.log.denied import require, required
from clowder.server.log.state import TableState
from clowder.server.tables.daily_tables import shown_record
from clowder.server.wire import messages
from clowder.server.wire.bodies import ForkBody
from clowder.server.wire.check import Check, check_of

router = APIRouter(prefix="/api/tables/{name}")
ReplaySeat = Annotated[int | None, Query(ge=0, le=15)]


@router.get("/record", response_class=PlainTextResponse, responses=failures())
async def record(live: TableHere, house: HouseHere) -> Response:
    """The finished game as a `.game` file, all hands open, with the seed to verify it."""
    finished(live.table)
    text = write_text(live.table.room, shown_record(house, live.table))
    name = f"{live.table.opened.game}-{live.table.name}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/replay", **documented(messages.Replay))
async def replay(live: TableHere, house: HouseHere, seat: ReplaySeat = None) -> Response:
    """The finished game step by step: all hands revealed, or as one seat saw it."""
    match = finished(live.table)
    require(seat is None or seat < live.table.opened.seats, "not_your_seat")
    viewer = None if seat is None else Seat(seat)
    return JsonBytes(await house.replays.of_table(live.table, match, viewer))


@router.get("/check", **documented(Check))
async def check_chance(live: TableHere, house: HouseHere) -> Json:
    """What `clowder verify` finds about the finished game, draw by draw."""
    finished(live.table)
    return Json(check_of(live.table.room, shown_record(house, live.table)))


@router.post("/fork", **documented(TableAnswer, body=ForkBody))
async def fork(
    guest: GuestHere,
    live: TableHere,
    body: Annotated[ForkBody, Depends(read_body(ForkBody))],
    house: HouseHere,
) -> Json:
    """Play on from a moment of the finished game, against bots, at a table of your own."""
    return about(await house.fork(live, guest, body), guest)


def finished(table: TableState) -> AnyMatch:
    """The match of a table that is over; raises Denied while anything is secret."""
    require(table.over, "not_over")
    return required(table.match, "not_over")


SCHEMAS = (messages.Replay, Check, ForkBody)
