"""All that is kept about a person, and all their finished games, as one archive.

It is written while it is sent: nobody's thousand games stand in memory together."""

from __future__ import annotations

import asyncio
import json
import zipfile
from collections.abc import AsyncIterator
from datetime import UTC, datetime

from clowder.core.record_text import write_text
from clowder.core.value import Value, to_json
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied
from clowder.server.log.entries import NoticeKind
from clowder.server.store import notices, outcomes, persons, tables
from clowder.server.store.notices import SubscriptionRow
from clowder.server.store.rows import OutcomeRow, ResultRow
from clowder.server.tables import reports
from clowder.server.tables.daily_tables import shown_record
from clowder.server.tables.friends import read_people
from clowder.server.tables.hosts import find_status
from clowder.server.tables.house import House
from clowder.server.tables.invited import read_invitations
from clowder.server.tables.opening import fold_table
from clowder.server.tables.own_tables import MOST_RUNNING, search_finished
from clowder.server.tables.passkeys import Passkey
from clowder.server.tables.persons import Device
from clowder.server.tables.sessions import Token
from clowder.server.tables.subscribing import notices_of
from clowder.server.wire.kind import OwnReport, PersonStatus
from clowder.server.wire.notices import QuietHours
from clowder.server.wire.own_tables import FinishedTable
from clowder.server.wire.people import Invitation, People

OLDEST = (1980, 1, 1, 0, 0, 0)  # that an archive can say


class Saying(Value):
    """A line of chat."""

    table: str
    at: int
    text: str


class KeptNotices(Value):
    """Where you are told of what, when not, and what is still on its way."""

    devices: tuple[SubscriptionRow, ...]
    kinds: tuple[NoticeKind, ...]
    quiet: QuietHours | None
    waiting: tuple[tuple[str, NoticeKind], ...]  # tables, and what of them


class Kept(Value):
    """All that is kept about you. Secrets are not: of them there are hashes alone."""

    name: str
    language: str
    sessions: tuple[str, ...]  # under which you stand in the logs of tables
    since: int  # milliseconds since 1970, as everywhere
    phrase: bool
    passkeys: tuple[Passkey, ...]
    devices: tuple[Device, ...]
    tokens: tuple[Token, ...]
    running: tuple[str, ...]  # names of tables
    finished: tuple[FinishedTable, ...]
    results: tuple[ResultRow, ...]  # of daily deals
    said: tuple[Saying, ...]
    outcomes: tuple[OutcomeRow, ...]  # of your seats at tables that are over
    people: People  # friends, and who is to be one
    invitations: tuple[Invitation, ...]
    notices: KeptNotices
    reactions: int  # cats held up at tables
    status: PersonStatus  # whether you are a host or barred, and whom you have muted
    reports: tuple[OwnReport, ...]  # that you have made


async def collect(house: House, guest: Guest, cookie: str | None) -> Kept:
    rows = await tables.find_unfinished_of(house.store, guest.sessions, MOST_RUNNING)
    return Kept(
        name=guest.name,
        language=guest.language,
        sessions=guest.sessions,
        since=await persons.find_since(house.store, guest.session),
        phrase=await house.persons.has_phrase(guest),
        passkeys=await house.persons.passkeys.of(guest),
        devices=await house.persons.devices(guest, cookie),
        tokens=tuple(await house.sessions.tokens(guest)),
        running=tuple(row.table for row in rows),
        finished=tuple([each async for each in search_finished(house, guest)]),
        results=tuple(await persons.find_results(house.store, guest.sessions)),
        said=tuple(Saying(*line) for line in await persons.find_said(house.store, guest.sessions)),
        outcomes=tuple(await outcomes.find_own(house.store, guest.sessions)),
        people=await read_people(house, guest),
        invitations=await read_invitations(house, guest),
        notices=await collect_notices(house, guest),
        reactions=await persons.count_reactions(house.store, guest.sessions),
        status=await find_status(house, guest),
        reports=await reports.list_made(house, guest),
    )


async def collect_notices(house: House, guest: Guest) -> KeptNotices:
    info = await notices_of(house, guest)
    return KeptNotices(
        devices=tuple(await notices.find_subscriptions(house.store, guest.session)),
        kinds=info.kinds,
        quiet=info.quiet,
        waiting=tuple(await notices.find_waiting(house.store, guest.session)),
    )


class Pipe:
    """The file that the archive is written to: it only grows, and is emptied as it is sent."""

    def __init__(self) -> None:
        self._parts: list[bytes] = []

    def write(self, part: bytes) -> int:
        self._parts.append(bytes(part))
        return len(part)

    def flush(self) -> None:
        pass  # nothing is held back

    def take(self) -> bytes:
        taken, self._parts = b"".join(self._parts), []
        return taken


async def write_archive(house: House, kept: Kept) -> AsyncIterator[bytes]:
    pipe = Pipe()
    with zipfile.ZipFile(pipe, "w", zipfile.ZIP_DEFLATED) as archive:  # type: ignore[call-overload]
        about = json.dumps(json.loads(to_json(kept)), ensure_ascii=False, indent=2)
        archive.writestr(named("person.json", house.now_ms()), about)
        for table in kept.finished:
            record = await write_record(house, table)
            if record is not None:
                name = f"games/{table.game}-{table.table}.game"
                archive.writestr(named(name, table.ended_at), record)
            yield pipe.take()
            await asyncio.sleep(0)  # tables that are being played come first
    yield pipe.take()


def named(name: str, at: int) -> zipfile.ZipInfo:
    """A file in the archive, as old as what it tells of."""
    made = datetime.fromtimestamp(at / 1000, UTC)
    entry = zipfile.ZipInfo(name, max(made.timetuple()[:6], OLDEST))
    entry.compress_type = zipfile.ZIP_DEFLATED
    entry.external_attr = 0o644 << 16  # else nobody may read it once it is unpacked
    return entry


async def write_record(house: House, table: FinishedTable) -> str | None:
    """The record; None where the game never began, or was played by other rules."""
    try:
        seed = await tables.find_seed(house.store, table.table)
        state = fold_table(table.table, seed, await house.store.log(table.table))
    except Denied:
        return None
    if state.match is None:
        return None
    return write_text(state.room, shown_record(house, state))
