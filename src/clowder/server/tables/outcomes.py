"""What came of a game for every seat: written down with the last entry of its log."""

from __future__ import annotations

from clowder.core.game import Result
from clowder.server.log.state import TableState
from clowder.server.store.rows import OutcomeRow
from clowder.server.tables.endings import read_ending


def outcomes_by(table: TableState, ended: str | None, at: int) -> tuple[OutcomeRow, ...]:
    """The outcomes to store with the entry that ends a game; `ended` is its ending. Empty for
    other entries, and where the game never began."""
    if ended is None or table.match is None:
        return ()
    result = read_ending(ended).result
    return tuple(outcome_of(table, seat, result, at) for seat in range(table.opened.seats))


def outcome_of(table: TableState, seat: int, result: Result | None, at: int) -> OutcomeRow:
    chair, opened = table.chairs[seat], table.opened
    standings = () if result is None else result.standings
    side = next((at for at, each in enumerate(standings) if seat in each.seats), None)
    standing = None if side is None else standings[side]
    winners = sum(each.rank == 1 for each in standings)
    return OutcomeRow(
        table=table.name,
        seat=seat,
        session=chair.session,
        name=chair.name,
        fur=chair.fur,
        bot=chair.bot,
        away=chair.away,
        game=opened.game,
        seats=opened.seats,
        day=opened.day,
        counted=standing is not None and not table.undone and opened.origin is None,
        side=side,
        rank=None if standing is None else standing.rank,
        points=None if standing is None else standing.points,
        won=None if standing is None else (standing.rank == 1) / max(winners, 1),
        sides=len(standings),
        unit="" if result is None else result.unit,
        ended_at=at,
    )
