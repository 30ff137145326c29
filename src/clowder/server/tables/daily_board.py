"""The board of a daily deal: who has played it how well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clowder.core.game import Seat
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.log.state import TableState
from clowder.server.store import results
from clowder.server.store.rows import ResultRow
from clowder.server.store.store import Store
from clowder.server.tables.daily_deals import closing
from clowder.server.tables.endings import result_after

BOARD_LINES = 100


class Placed(Value):
    """A result and its place; equals share one."""

    place: int
    row: ResultRow


async def read_board(store: Store, room: AnyRoom, day: str, session: str | None) -> list[Placed]:
    """The best of the day, and the guest's own result wherever it stands."""
    fewer = fewer_wins(room)
    best = list(placed(await results.find_best(store, room.name, day, fewer, BOARD_LINES)))
    if session is None or any(each.row.session == session for each in best):
        return best
    own = await results.find_own(store, room.name, day, session)
    if own is None:
        return best
    return [*best, Placed(1 + await results.count_better(store, own, fewer), own)]


def placed(rows: Sequence[ResultRow]) -> Iterator[Placed]:
    marks = [(row.rank, row.points) for row in rows]
    for row, mark in zip(rows, marks, strict=True):
        yield Placed(1 + marks.index(mark), row)


def fewer_wins(room: AnyRoom) -> bool:
    return room.daily is not None and room.daily.fewer


def result_of(table: TableState, entry: log.LogEntry, at: int) -> ResultRow | None:
    """What the last move of a daily table adds to the board, in the same commit."""
    day = table.opened.day
    if (
        day is None
        or not (isinstance(entry, log.Moved) and entry.last)
        or at >= closing(day) * 1000
    ):
        return None
    result = result_after(table, entry)
    assert result is not None
    standing, chair = result.standing(Seat(0)), table.chairs[0]
    assert chair.session is not None
    return ResultRow(
        table=table.name,
        game=table.opened.game,
        day=day,
        session=chair.session,
        name=chair.name,
        fur=chair.fur,
        rank=standing.rank,
        points=standing.points,
        unit=result.unit,
        how=result.how,
        at=at,
    )
