"""Honest figures about a person's games: what counts, with intervals, and nothing from too few.

Games are counted by game, number of seats and unit, and those among people apart from those with
bots: their points are not comparable."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from statistics import fmean

from clowder.bots.estimates import FEW, Estimate, by_deal, share
from clowder.core.value import Value
from clowder.server.store import outcomes
from clowder.server.store.rows import OutcomeRow
from clowder.server.store.store import Store
from clowder.server.wire.results import (
    Company,
    Duel,
    Figures,
    HeadToHead,
    Interval,
    Pairing,
    Played,
    Results,
)

MOST = 5_000  # games that are read; older ones are left out
LAST = 200  # games that are listed one by one


class Mine(Value):
    """A finished game that counts, and the seat one had there."""

    own: OutcomeRow
    others: tuple[OutcomeRow, ...]


async def read_results(store: Store, sessions: Sequence[str]) -> Results:
    return results_of(await outcomes.find_of(store, sessions, MOST), sessions)


async def read_head_to_head(
    store: Store, sessions: Sequence[str], partner: Sequence[str], name: str, called: bool = False
) -> HeadToHead:
    """Games with a partner under all names of these sessions, or where they were `called` so."""
    rows = await outcomes.find_of(store, sessions, MOST)
    if called:
        named = {row.table for row in rows if row.session in partner and row.name == name}
        rows = [row for row in rows if row.table in named]
    return head_to_head(rows, sessions, partner, name)


def results_of(rows: Iterable[OutcomeRow], sessions: Sequence[str]) -> Results:
    games = list(by_table(rows))
    mine = [each for game in games if (each := counting(game, sessions)) is not None]
    kinds: dict[tuple[str, int, Company, str], list[Mine]] = {}
    for each in mine:
        own = each.own
        kinds.setdefault((own.game, own.seats, company(each), own.unit), []).append(each)
    figures = [figures_of(*kind, found) for kind, found in kinds.items()]
    figures.sort(key=lambda each: (-each.games, each.game, each.seats, each.company))
    return Results(tuple(figures), len(games) - len(mine), FEW)


def by_table(rows: Iterable[OutcomeRow]) -> Iterator[tuple[OutcomeRow, ...]]:
    """The seats of one table after the other, oldest first."""
    ordered = sorted(rows, key=lambda row: (row.ended_at, row.table, row.seat))
    for _, seats in groupby(ordered, key=lambda row: row.table):
        yield tuple(seats)


def counting(seats: Sequence[OutcomeRow], sessions: Sequence[str]) -> Mine | None:
    """The game as it counts for these sessions; None where the result is not their own: several
    played on one screen, or a bot played to the end."""
    own = [row for row in seats if row.session in sessions]
    if len(own) != 1 or own[0].away or not own[0].counted or own[0].points is None:
        return None
    return Mine(own[0], tuple(row for row in seats if row is not own[0]))


def company(mine: Mine) -> Company:
    if not mine.others:
        return "alone"
    return "bots" if any(row.bot is not None or row.away for row in mine.others) else "people"


def figures_of(game: str, seats: int, who: Company, unit: str, found: Sequence[Mine]) -> Figures:
    """Figures of the games of one kind, which are given oldest first."""
    rows = [each.own for each in found]
    points, won = [row.points or 0 for row in rows], [row.won or 0.0 for row in rows]
    enough = len(rows) >= FEW
    versus = all(row.sides > 1 for row in rows)
    return Figures(
        game=game,
        seats=seats,
        company=who,
        unit=unit,
        games=len(rows),
        wins=sum(won),
        share=shown(share(enumerate(won))) if enough else None,
        luck=fmean(1 / row.sides for row in rows) if versus else None,
        mean=fmean(points),
        interval=interval_of(points),
        spread=tuple(sorted(Counter(points).items())),
        last=tuple(
            Played(row.table, row.points or 0, row.won or 0.0, row.ended_at) for row in rows[-LAST:]
        ),
    )


def interval_of(figures: Sequence[int]) -> Interval | None:
    """None for too few, and where all are alike: without a spread there is nothing to judge by."""
    if len(figures) < FEW or len(set(figures)) == 1:
        return None
    return shown(by_deal(enumerate(figures)))


def shown(estimate: Estimate) -> Interval:
    return Interval(estimate.low, estimate.high)


def head_to_head(
    rows: Iterable[OutcomeRow], sessions: Sequence[str], partner: Sequence[str], name: str
) -> HeadToHead:
    """Figures of the games that count for both."""
    duels: dict[tuple[str, int, str], list[tuple[OutcomeRow, OutcomeRow]]] = {}
    pairings: dict[tuple[str, int], list[OutcomeRow]] = {}
    for game in by_table(rows):
        mine, theirs = counting(game, sessions), counting(game, partner)
        if mine is None or theirs is None:
            continue
        own, other = mine.own, theirs.own
        if own.side == other.side:
            pairings.setdefault((own.game, own.seats), []).append(own)
        else:
            duels.setdefault((own.game, own.seats, own.unit), []).append((own, other))
    return HeadToHead(
        name,
        tuple(duel_of(*kind, found) for kind, found in sorted(duels.items())),
        tuple(
            Pairing(*kind, len(found), sum(row.won or 0.0 for row in found))
            for kind, found in sorted(pairings.items())
        ),
        FEW,
    )


def duel_of(
    game: str, seats: int, unit: str, found: Sequence[tuple[OutcomeRow, OutcomeRow]]
) -> Duel:
    ranks = [(own.rank or 0) - (other.rank or 0) for own, other in found]
    points = [(own.points or 0) - (other.points or 0) for own, other in found]
    return Duel(
        game=game,
        seats=seats,
        unit=unit,
        games=len(found),
        ahead=sum(each < 0 for each in ranks),
        level=sum(each == 0 for each in ranks),
        behind=sum(each > 0 for each in ranks),
        mean=fmean(points),
        interval=interval_of(points),
    )
