"""Tables of the day: one for each guest and day, all with the same deal, seen by those who may."""

from __future__ import annotations

from clowder.core.daily import PLAYER
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch, AnyRecord
from clowder.core.room import AnyRoom
from clowder.core.value import Value, replace
from clowder.server.log import entries as log
from clowder.server.log.decide import Guest, runs_table
from clowder.server.log.denied import required
from clowder.server.log.state import TableState, entries_since
from clowder.server.store import tables
from clowder.server.store.rows import Status
from clowder.server.tables.house import House
from clowder.server.tables.live import LiveTable


async def begin(house: House, guest: Guest, room: AnyRoom, fur: log.Fur) -> LiveTable:
    """The guest's own table for the deal of today: begun now, or as they left it."""
    daily = required(room.daily, "no_daily")
    day = house.daily.today()
    own = await find_own(house, guest, room, day)
    if own is not None:
        return await house.find(own.name)
    await house.check_quota(guest)
    name = name_of(house, guest.session, room, day)
    table = TableState(name, room, agree(house, guest, room, day), house.daily.seed(room.name, day))
    # Nobody adds bytes of their own: everybody shall have the same deal.
    table.add(log.Sat(PLAYER, guest.session, guest.name, fur=fur))
    for seat, level in enumerate(daily.mice, start=PLAYER + 1):
        table.add(log.BotSat(Seat(seat), level))
    match: AnyMatch = Match(room, table.options, table.opened.seats)
    await house.nature.let_answer(room, match, table.chance(), guest.session, name)
    table.add(log.Started(entries_since(room, match, 0)))
    live = await house.write_table(table)
    live.arrange()
    return live


def agree(house: House, guest: Guest, room: AnyRoom, day: str) -> log.Opened:
    assert room.daily is not None
    return log.Opened(
        game=room.name,
        version=room.version,
        seats=room.daily.seats,
        options=dict(room.daily.options),
        public=False,
        clock=log.Clock(),
        host=guest.session,
        commitment=house.daily.commitment(room.name, day),
        fair=not house.settings.fixed_seed,
        day=day,
    )


def name_of(house: House, session: str, room: AnyRoom, day: str) -> str:
    """It follows from session and day, so that whoever begins twice finds the same table."""
    return house.table_name("daily", room.name, day, session)


class OwnTable(Value):
    """The guest's table for the deal of a day."""

    name: str
    status: Status


async def find_own(house: House, guest: Guest, room: AnyRoom, day: str) -> OwnTable | None:
    for session in guest.sessions:  # also what was begun on a device that joined since
        name = name_of(house, session, room, day)
        status = await tables.find_status(house.store, name)
        if status is not None:
            return OwnTable(name, status)
    return None


async def may_see(house: House, table: TableState, guest: Guest | None) -> bool:
    """Nobody sees how others play a deal that they could still play themselves."""
    day = table.opened.day
    if day is None or house.daily.is_public(day):
        return True
    if guest is None:
        return False
    if runs_table(table, guest):
        return True
    own = await find_own(house, guest, table.room, day)
    return own is not None and own.status == "over"


def shown_record(house: House, table: TableState) -> AnyRecord:
    """The record as it may be shown: a day's seed is hidden while others play the same deal."""
    record = table.record()
    assert record.fairness is not None
    if house.daily.is_public(table.opened.day):
        return record
    return replace(record, fairness=replace(record.fairness, seed=""))
