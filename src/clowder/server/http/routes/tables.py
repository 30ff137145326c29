"""The routes of tables up to their start; play goes over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends, Request

from clowder.server.http.dependencies import (
    GuestHere,
    HouseHere,
    TableAnswer,
    TableHere,
    about,
    find_guest,
)
from clowder.server.http.openapi import Json, documented, read_body
from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.log.commands import guest_command
from clowder.server.tables.lobby import find_listed
from clowder.server.tables.mutes import keep_apart
from clowder.server.wire import messages
from clowder.server.wire.bodies import BotBody, CommandBody, SeatBody, SitBody, TableSettings

router = APIRouter(prefix="/api/tables")
CommandSent = Annotated[CommandBody, Depends(read_body(CommandBody))]
SeatSent = Annotated[SeatBody, Depends(read_body(SeatBody))]


@router.get("", **documented(tuple[messages.TableInfo, ...]))
async def tables(house: HouseHere, request: Request) -> Json:
    """Public tables that are not over, without those of people whom you have blocked, or who have
    blocked you."""
    guest = await find_guest(house, request.headers, request.cookies)
    return Json(await find_listed(house, guest))


@router.post("", **documented(TableAnswer, body=TableSettings))
async def open_table(
    guest: GuestHere,
    house: HouseHere,
    settings: Annotated[TableSettings, Depends(read_body(TableSettings))],
) -> Json:
    """Open a table. Whoever has its name can come: the name is the invitation."""
    return about(await house.open_table(guest, settings), guest)


@router.get("/{name}", **documented(TableAnswer))
async def table(guest: GuestHere, live: TableHere) -> Json:
    return about(live, guest)


@router.post("/{name}/sit", **documented(TableAnswer, body=SitBody))
async def sit(
    guest: GuestHere,
    house: HouseHere,
    live: TableHere,
    body: Annotated[SitBody, Depends(read_body(SitBody))],
) -> Json:
    await keep_apart(house, guest, live.table)
    sat = (guest, body.seat, body.given, body.fur)
    await live.do(guest_command(guest, body.id, decide.sit, *sat))
    return about(live, guest)


@router.post("/{name}/stand", **documented(TableAnswer, body=SeatBody))
async def stand(guest: GuestHere, live: TableHere, body: SeatSent) -> Json:
    await live.do(guest_command(guest, body.id, decide.stand, guest, body.seat))
    return about(live, guest)


@router.post("/{name}/bots", **documented(TableAnswer, body=BotBody))
async def seat_bot(
    guest: GuestHere, live: TableHere, body: Annotated[BotBody, Depends(read_body(BotBody))]
) -> Json:
    await live.do(guest_command(guest, body.id, decide.seat_bot, guest, body.seat, body.level))
    return about(live, guest)


@router.post("/{name}/bots/remove", **documented(TableAnswer, body=SeatBody))
async def remove_bot(guest: GuestHere, live: TableHere, body: SeatSent) -> Json:
    await live.do(guest_command(guest, body.id, decide.remove_bot, guest, body.seat))
    return about(live, guest)


@router.post("/{name}/start", **documented(TableAnswer, body=CommandBody))
async def start(guest: GuestHere, live: TableHere, body: CommandSent) -> Json:
    await live.do(guest_command(guest, body.id, decide.start, guest))
    return about(live, guest)


@router.post("/{name}/rematch", **documented(TableAnswer, body=CommandBody))
async def rematch(guest: GuestHere, live: TableHere, _body: CommandSent, house: HouseHere) -> Json:
    """The same game with the same bots; the first who asks opens the table for all."""
    return about(await house.rematch(live, guest), guest)


SCHEMAS = (
    SitBody,
    BotBody,
    SeatBody,
    CommandBody,
    TableAnswer,
    TableSettings,
    log.Clock,
    messages.TableInfo,
    messages.Failed,
)
