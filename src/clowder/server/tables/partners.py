"""With whom a guest has played of late, as they looked then.

Nobody learns more of a stranger than sitting with them told: whoever played under two names is
listed under both, and a name that was changed since is not."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from contextlib import suppress

from clowder.core.value import Value, replace
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.log.entries import Fur
from clowder.server.log.names import ERASED
from clowder.server.store import outcomes, tables
from clowder.server.store.rows import OutcomeRow
from clowder.server.tables.house import House
from clowder.server.tables.statistics import by_table
from clowder.server.wire.own_tables import Face

RECENT = 100  # finished tables that are looked through
MOST_RUNNING = 50


class Met(Value):
    """Somebody at the last table that a guest has shared with them, and the guest there."""

    session: str
    name: str
    fur: Fur
    own_name: str
    own_fur: Fur
    game: str
    at: int | None  # None: the game goes on
    games: int = 1


async def find_met(house: House, guest: Guest) -> list[Met]:
    """Everybody a guest has played with of late, the last first."""
    met: dict[tuple[str, str], Met] = {}
    rows = await outcomes.find_of(house.store, guest.sessions, RECENT)
    found = [each for seats in by_table(rows) for each in met_over(seats, guest)]
    for each in (*found, *[each async for each in met_running(house, guest)]):
        before = met.pop((each.session, each.name), None)
        met[each.session, each.name] = (
            each if before is None else replace(each, games=before.games + 1)
        )
    return list(reversed(met.values()))


def met_over(seats: tuple[OutcomeRow, ...], guest: Guest) -> Iterator[Met]:
    own = next(row for row in seats if row.session in guest.sessions)
    for row in seats:
        if row.session is not None and row.session not in guest.sessions:
            mine = (own.name, own.fur)
            yield Met(row.session, row.name, row.fur, *mine, row.game, row.ended_at)


async def met_running(house: House, guest: Guest) -> AsyncIterator[Met]:
    rows = await tables.find_unfinished_of(house.store, guest.sessions, MOST_RUNNING)
    begun = [row.table for row in rows if row.status == "playing"]
    people = await tables.find_people(house.store, begun)
    for row in reversed(rows):
        with suppress(Denied):  # of another version
            if row.table in people:
                faces = (await house.glance(row.table)).seats
                for each in met_at(row.game, faces, people[row.table], guest):
                    yield each


def met_at(
    game: str, faces: tuple[Face, ...], people: dict[int, str], guest: Guest
) -> Iterator[Met]:
    own = next(faces[seat] for seat, session in people.items() if session in guest.sessions)
    for seat, session in people.items():
        if session not in guest.sessions and not faces[seat].name.startswith(ERASED):
            face = faces[seat]
            yield Met(session, face.name, face.fur, own.name, own.fur, game, None)
