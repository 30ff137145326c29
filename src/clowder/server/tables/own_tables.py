"""The tables of one guest: those that go on, those where it is their turn first, and those over."""

from __future__ import annotations

import unicodedata
from collections.abc import AsyncIterator, Iterator
from contextlib import suppress
from typing import TYPE_CHECKING

from clowder.core.value import Value, replace, to_json
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.log.people import seated_at
from clowder.server.store import outcomes, tables
from clowder.server.store.rows import SeatedRow
from clowder.server.store.store import Conflict, Forgotten
from clowder.server.tables.endings import Ending, ending_of, read_ending
from clowder.server.tables.glances import look_closer
from clowder.server.tables.outcomes import outcomes_by
from clowder.server.wire.own_tables import FinishedTable, FinishedTables, RunningTable

if TYPE_CHECKING:
    from clowder.server.tables.house import House

MOST_RUNNING = 100
BOARDS = 4  # of the first so many, the board is shown
PAGE = 12  # finished tables at once
AT_ONCE = 50  # rows read at a time


async def find_running(house: House, guest: Guest) -> list[RunningTable]:
    """The tables that go on: where the guest is to move first, then by age; waiting ones last."""
    found = sorted(await glance_at(house, guest), key=order)
    boards = [look_closer(await house.find(each.table), each) for each in found[:BOARDS]]
    return boards + found[BOARDS:]


async def glance_at(house: House, guest: Guest) -> list[RunningTable]:
    rows = await tables.find_unfinished_of(house.store, guest.sessions, MOST_RUNNING)
    found = []
    for row in rows:
        with suppress(Denied):  # of another version
            found.append(replace(await house.glance(row.table), yours=row.seats))
    return found


async def count_awaited(house: House, guest: Guest) -> int:
    """How many tables wait for the guest; nobody else waits for a deal of the day."""
    found = await glance_at(house, guest)
    return sum(is_awaited(table) and table.day is None for table in found)


def order(table: RunningTable) -> tuple[bool, bool]:
    return not is_awaited(table), not table.started


def is_awaited(table: RunningTable) -> bool:
    return any(seat in table.yours for seat in table.asked)


class Wanted(Value):
    """Which of one's finished tables."""

    game: str | None = None  # any
    opponent: str = ""  # part of the name of somebody else who sat there


ANY = Wanted()


async def find_finished(
    house: House, guest: Guest, before: str | None, wanted: Wanted = ANY
) -> FinishedTables:
    """A page of finished tables; `before` is the `next` of the page before."""
    start = None if before is None else read_cursor(before)
    found: list[FinishedTable] = []
    async for table in search_finished(house, guest, start, wanted):
        found.append(table)
        if len(found) > PAGE:
            break
    return FinishedTables(
        tables=tuple(found[:PAGE]),
        count=await tables.count_finished_of(house.store, guest.sessions),
        next=write_cursor(found[PAGE - 1]) if len(found) > PAGE else None,
    )


async def search_finished(
    house: House, guest: Guest, start: tuple[int, str] | None = None, wanted: Wanted = ANY
) -> AsyncIterator[FinishedTable]:
    """All finished tables that are wanted, the last first, read some at a time."""
    name = plain(wanted.opponent)
    while True:
        rows = await tables.find_finished_of(
            house.store, guest.sessions, start, AT_ONCE, wanted.game
        )
        for row in rows:
            table = show(row, *await find_ending(house, row))
            if not name or any(name in plain(each) for each in opponents(table)):
                yield table
        if len(rows) < AT_ONCE:
            return
        start = (rows[-1].ended_at or 0, rows[-1].table)


def opponents(table: FinishedTable) -> Iterator[str]:
    return (face.name for seat, face in enumerate(table.seats) if seat not in table.yours)


def plain(name: str) -> str:
    """A name without accents and capitals: whoever searches types what is at hand."""
    letters = unicodedata.normalize("NFKD", name)
    return "".join(each for each in letters if not unicodedata.combining(each)).casefold().strip()


async def find_ending(house: House, row: SeatedRow) -> tuple[Ending, bool]:
    """The stored ending, and whether a game had begun; a table that ended before endings were
    stored gets one now."""
    if row.ended is not None:
        return read_ending(row.ended), row.begun
    try:
        table = (await house.find(row.table)).table
    except Denied:  # of another version: who sat there is not known any more
        return Ending((), None, None), False
    ending = ending_of(table)
    ended = to_json(ending).decode()
    found = outcomes_by(table, ended, row.ended_at or row.made_at)
    with suppress(Conflict, Forgotten):  # another page was quicker, or somebody is gone
        await outcomes.note_end(house.store, row.table, ended, found, seated_at(table))
    return ending, bool(found)


def show(row: SeatedRow, ending: Ending, begun: bool) -> FinishedTable:
    return FinishedTable(
        table=row.table,
        game=row.game,
        seats=ending.seats,
        yours=row.seats,
        begun=begun,
        result=ending.result,
        day=ending.day,
        ended_at=row.ended_at or row.made_at,
    )


def write_cursor(table: FinishedTable) -> str:
    return f"{table.ended_at}-{table.table}"


def read_cursor(text: str) -> tuple[int, str]:
    at, _, name = text.partition("-")
    return int(at), name
