"""The routes of a table that is over: look at it again, check its chance, play on from it."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Query
from starlette.responses import PlainTextResponse, Response

from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch, write_text
from clowder.core.value import Value
from clowder.core.verify import Draw, Verdict, check, rules_name
from clowder.server.http.dependencies import GuestHere, HouseHere, TableAnswer, TableHere, about
from clowder.server.http.openapi import Json, documented, failures, read_body
from clowder.server.log.denied import require, required
from clowder.server.log.state import TableState
from clowder.server.tables.daily_tables import shown_record
from clowder.server.wire import frames, messages
from clowder.server.wire.bodies import ForkBody

router = APIRouter(prefix="/api/tables/{name}")
ReplaySeat = Annotated[int | None, Query(ge=0, le=15)]


class Check(Value):
    """Whether chance was what it had to be, and all that it takes to see for oneself."""

    table: str  # what the seed serves: the table, or a whole day
    verdict: Verdict
    commitment: str
    seed: str  # empty while it is hidden
    given: tuple[str, ...]  # by seat; nothing from a bot
    rules: str  # the text that the draws depend on, besides the table and the bytes
    draws: tuple[Draw, ...]
    origin: str | None  # the table that the first entries come from
    day: str  # whose deal it was, the same for everybody; else nothing


@router.get("/record", response_class=PlainTextResponse, responses=failures())
async def record(live: TableHere, house: HouseHere) -> Response:
    """The finished game as a `.game` file, all hands open, with the seed to verify it."""
    finished(live.table)
    text = write_text(live.table.room, shown_record(house, live.table))
    name = f"{live.table.opened.game}-{live.table.name}.game"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return PlainTextResponse(text, headers=headers)


@router.get("/replay", **documented(messages.Replay))
async def replay(live: TableHere, seat: ReplaySeat = None) -> Json:
    """The finished game step by step: all hands revealed, or as one seat saw it."""
    match = finished(live.table)
    require(seat is None or seat < live.table.opened.seats, "not_your_seat")
    return Json(frames.replay(live.table, match, None if seat is None else Seat(seat)))


@router.get("/check", **documented(Check))
async def check_chance(live: TableHere, house: HouseHere) -> Json:
    """What `clowder verify` finds about the finished game, draw by draw."""
    finished(live.table)
    room, record = live.table.room, shown_record(house, live.table)
    checked, fairness = check(room, record), record.fairness
    assert fairness is not None
    return Json(
        Check(
            table=fairness.table,
            verdict=checked.finding.verdict,
            commitment=fairness.commitment,
            seed=fairness.seed,
            given=fairness.given,
            rules=rules_name(room, record),
            draws=checked.draws,
            origin=None if fairness.origin is None else fairness.origin.table,
            day=fairness.day,
        )
    )


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
