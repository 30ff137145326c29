"""The board of a daily deal: who has played it how well."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from clowder.core.daily import PLAYER
from clowder.core.room import AnyRoom
from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.log.state import TableState
from clowder.server.store import results
from clowder.server.store.rows import ResultRow
from clowder.server.store.store import Store
from clowder.server.tables.daily_deals import closing
from clowder.server.tables.endings import match_after

BOARD_LINES = 100


class Placed(Value):
    """A result and its place; equals share one."""

    place: int
    row: ResultRow


async def read_board(
    store: Store, room: AnyRoom, day: str, sessions: Sequence[str]
) -> list[Placed]:
    """The best of the day, and the guest's own result wherever it stands."""
    best = list(placed(await results.find_best(store, room.name, day, BOARD_LINES)))
    if any(each.row.session in sessions for each in best):
        return best
    own = await results.find_own(store, room.name, day, sessions)
    if own is None:
        return best
    return [*best, Placed(1 + await results.count_better(store, own), own)]


def placed(rows: Sequence[ResultRow]) -> Iterator[Placed]:
    marks = [row.mark for row in rows]
    for row, mark in zip(rows, marks, strict=True):
        yield Placed(1 + marks.index(mark), row)


def result_of(table: TableState, entry: log.LogEntry, at: int) -> ResultRow | None:
    """What the last move of a daily table adds to the board, in the same commit."""
    day = table.opened.day
    if (
        day is None
        or not (isinstance(entry, log.Moved) and entry.last)
        or at >= closing(day) * 1000
    ):
        return None
    ended = match_after(table, entry)
    result, daily = ended.result(), table.room.daily
    assert result is not None
    assert daily is not None
    tally, chair = daily.tally(ended.state, result), table.chairs[PLAYER]
    assert chair.session is not None
    return ResultRow(
        table=table.name,
        game=table.opened.game,
        day=day,
        session=chair.session,
        name=chair.name,
        fur=chair.fur,
        rank=result.standing(PLAYER).rank,
        points=tally.points,
        unit=tally.unit,
        how=result.how,
        at=at,
        mark=tally.mark,
    )
