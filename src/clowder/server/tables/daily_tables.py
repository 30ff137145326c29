"""Tables of the day: one for each guest and day, all with the same deal, seen by those who may."""

from __future__ import annotations

from contextlib import suppress

from clowder.core.game import Seat
from clowder.core.record_text import AnyRecord
from clowder.core.room import AnyRoom
from clowder.core.value import replace
from clowder.server.log import entries as log
from clowder.server.log.decide import Guest, runs_table
from clowder.server.log.denied import Denied, require
from clowder.server.log.state import TableState, first_draws
from clowder.server.store import tables
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable


async def begin(house: House, guest: Guest, room: AnyRoom, fur: log.Fur) -> LiveTable:
    """The guest's own table for the deal of today: begun now, or as they left it."""
    require(room.daily, "no_daily")
    day = house.daily.today()
    name = name_of(house, guest, room, day)
    with suppress(Denied):
        return await house.find(name)
    await house.check_quota(guest)
    table = TableState(name, room, agree(house, guest, room, day), house.daily.seed(room.name, day))
    # Nobody adds bytes of their own: everybody shall have the same deal.
    table.add(log.Sat(Seat(0), guest.session, guest.name, fur=fur))
    table.add(log.Started(first_draws(table)))
    return await house.write_table(table)


def agree(house: House, guest: Guest, room: AnyRoom, day: str) -> log.Opened:
    assert room.daily is not None
    return log.Opened(
        game=room.name,
        version=room.version,
        seats=1,
        options=dict(room.daily.options),
        public=False,
        clock=log.Clock(),
        host=guest.session,
        commitment=house.daily.commitment(room.name, day),
        fair=not house.settings.fixed_seed,
        day=day,
    )


def name_of(house: House, guest: Guest, room: AnyRoom, day: str) -> str:
    """The same for the same person: a second start finds the first."""
    return house.table_name("daily", room.name, day, guest.session)


async def status_of(house: House, guest: Guest, room: AnyRoom, day: str) -> str | None:
    """How far the guest is with the deal of that day: None, "playing" or "over"."""
    return await tables.find_status(house.store, name_of(house, guest, room, day))


async def may_see(house: House, table: TableState, guest: Guest | None) -> bool:
    """Nobody sees how others play a deal that they could still play themselves."""
    day = table.opened.day
    if day is None or house.daily.is_public(day):
        return True
    if guest is None:
        return False
    return runs_table(table, guest) or await status_of(house, guest, table.room, day) == "over"


def shown_record(house: House, table: TableState) -> AnyRecord:
    """The record as it may be shown: a day's seed is hidden while others play the same deal."""
    record = table.record()
    assert record.fairness is not None
    if house.daily.is_public(table.opened.day):
        return record
    return replace(record, fairness=replace(record.fairness, seed=""))
