"""The tables of one guest: those that go on, those where it is their turn first, and those over."""

from __future__ import annotations

from contextlib import suppress

from clowder.core.value import replace, to_json
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.store import tables
from clowder.server.store.rows import SeatedRow
from clowder.server.tables.endings import Ending, ending_of, read_ending
from clowder.server.tables.glances import look_closer
from clowder.server.tables.house import House
from clowder.server.wire.own_tables import FinishedTable, FinishedTables, RunningTable

MOST_RUNNING = 100
BOARDS = 4  # of the first so many, the board is shown
PAGE = 12  # finished tables at once


async def find_running(house: House, guest: Guest) -> list[RunningTable]:
    """Those where the guest is to move first, then by age; waiting ones last."""
    rows = await tables.find_unfinished_of(house.store, guest.session, MOST_RUNNING)
    found = []
    for row in rows:
        with suppress(Denied):  # of another version
            found.append(replace(await house.glance(row.table), yours=row.seats))
    found.sort(key=order)
    boards = [look_closer(await house.find(each.table), each) for each in found[:BOARDS]]
    return boards + found[BOARDS:]


def order(table: RunningTable) -> tuple[bool, bool]:
    return not is_awaited(table), not table.started


def is_awaited(table: RunningTable) -> bool:
    return any(seat in table.yours for seat in table.asked)


async def find_finished(house: House, guest: Guest, before: str | None) -> FinishedTables:
    """A page of them; `before` is the `next` of the page before."""
    start = None if before is None else read_cursor(before)
    rows = await tables.find_finished_of(house.store, guest.session, start, PAGE + 1)
    page = rows[:PAGE]
    found = [show(row, await find_ending(house, row)) for row in page]
    return FinishedTables(
        tables=tuple(found),
        count=await tables.count_finished_of(house.store, guest.session),
        next=write_cursor(page[-1]) if len(rows) > PAGE else None,
    )


async def find_ending(house: House, row: SeatedRow) -> Ending:
    """As it was written down at the end; of a table that was over before that was done, once."""
    if row.ended is not None:
        return read_ending(row.ended)
    try:
        ending = ending_of((await house.find(row.table)).table)
    except Denied:  # of another version: who sat there is not known any more
        return Ending((), None, None)
    await tables.note_end(house.store, row.table, to_json(ending).decode())
    return ending


def show(row: SeatedRow, ending: Ending) -> FinishedTable:
    return FinishedTable(
        table=row.table,
        game=row.game,
        seats=ending.seats,
        yours=row.seats,
        result=ending.result,
        day=ending.day,
        ended_at=row.ended_at or row.made_at,
    )


def write_cursor(row: SeatedRow) -> str:
    return f"{row.ended_at or 0}-{row.table}"


def read_cursor(text: str) -> tuple[int, str]:
    at, _, name = text.partition("-")
    return int(at), name
