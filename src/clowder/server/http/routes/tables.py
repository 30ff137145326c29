"""The routes of tables up to their start; play goes over the socket."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Depends

from clowder.core.value import Value
from clowder.server.http.dependencies import (
    GuestHere,
    HouseHere,
    TableAnswer,
    TableHere,
    about,
)
from clowder.server.http.openapi import Json, body, shows
from clowder.server.log import decide
from clowder.server.log import entries as log
from clowder.server.tables.house import Wish
from clowder.server.wire import frames, messages

router = APIRouter(prefix="/api/tables")


class Chair(Value):
    """A seat to sit down on; without a number, the first free one."""

    id: messages.CommandId
    seat: messages.SeatNumber | None = None
    given: messages.GivenBytes = ""  # your share of the table's chance: 32 random bytes
    fur: log.Fur = ""  # how you would like to look; another one where it is taken


class BotChair(Value):
    id: messages.CommandId
    level: messages.BotLevel = "greedy"
    seat: messages.SeatNumber | None = None


class SeatWish(Value):
    """Something about one seat: stand up, remove its bot."""

    id: messages.CommandId
    seat: messages.SeatNumber


class Command(Value):
    id: messages.CommandId


@router.get("", **shows(tuple[messages.TableInfo, ...]))
async def tables(house: HouseHere) -> Json:
    """Public tables that are not over."""
    return Json([frames.table_info(live.table) for live in await house.listed()])


@router.post("", **shows(TableAnswer, takes=Wish))
async def open_table(
    guest: GuestHere, house: HouseHere, wish: Annotated[Wish, Depends(body(Wish))]
) -> Json:
    """Open a table. Whoever has its name can come: the name is the invitation."""
    return about(await house.open_table(guest, wish), guest)


@router.get("/{name}", **shows(TableAnswer))
async def table(guest: GuestHere, live: TableHere) -> Json:
    return about(live, guest)


@router.post("/{name}/sit", **shows(TableAnswer, takes=Chair))
async def sit(
    guest: GuestHere, live: TableHere, wish: Annotated[Chair, Depends(body(Chair))]
) -> Json:
    line = lambda: decide.sit(live.table, guest, wish.seat, wish.given, wish.fur)  # noqa: E731
    await live.do(f"{guest.session}/{wish.id}", line)
    return about(live, guest)


@router.post("/{name}/stand", **shows(TableAnswer, takes=SeatWish))
async def stand(
    guest: GuestHere, live: TableHere, wish: Annotated[SeatWish, Depends(body(SeatWish))]
) -> Json:
    await live.do(f"{guest.session}/{wish.id}", lambda: decide.stand(live.table, guest, wish.seat))
    return about(live, guest)


@router.post("/{name}/bots", **shows(TableAnswer, takes=BotChair))
async def seat_bot(
    guest: GuestHere, live: TableHere, wish: Annotated[BotChair, Depends(body(BotChair))]
) -> Json:
    line = lambda: decide.seat_bot(live.table, guest, wish.seat, wish.level)  # noqa: E731
    await live.do(f"{guest.session}/{wish.id}", line)
    return about(live, guest)


@router.post("/{name}/bots/remove", **shows(TableAnswer, takes=SeatWish))
async def remove_bot(
    guest: GuestHere, live: TableHere, wish: Annotated[SeatWish, Depends(body(SeatWish))]
) -> Json:
    line = lambda: decide.remove_bot(live.table, guest, wish.seat)  # noqa: E731
    await live.do(f"{guest.session}/{wish.id}", line)
    return about(live, guest)


@router.post("/{name}/start", **shows(TableAnswer, takes=Command))
async def start(
    guest: GuestHere, live: TableHere, wish: Annotated[Command, Depends(body(Command))]
) -> Json:
    await live.do(f"{guest.session}/{wish.id}", lambda: decide.start(live.table, guest))
    return about(live, guest)


@router.post("/{name}/rematch", **shows(TableAnswer, takes=Command))
async def rematch(
    guest: GuestHere,
    live: TableHere,
    wish: Annotated[Command, Depends(body(Command))],
    house: HouseHere,
) -> Json:
    """The same game with the same bots; the first who asks opens the table for all."""
    return about(await house.rematch(live, guest, wish.id), guest)


TRAVELLING = (
    Chair,
    BotChair,
    SeatWish,
    Command,
    TableAnswer,
    Wish,
    log.Clock,
    messages.TableInfo,
    messages.Failed,
)
