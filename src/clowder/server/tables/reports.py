"""Reports to the hosts of the house: who, why, and what everybody at the table could read.

A report never holds a view, a hand or a seed, and no chat that only some at the table heard."""

from __future__ import annotations

from contextlib import suppress

from clowder.core.game import Seat
from clowder.core.value import Value, from_json, to_json
from clowder.server.log import entries as log
from clowder.server.log.decide import Guest
from clowder.server.log.denied import require
from clowder.server.log.names import ERASED
from clowder.server.log.state import TableState
from clowder.server.store import reports, sessions
from clowder.server.store.kind_erasing import UNSAID
from clowder.server.store.reports import ReportRow
from clowder.server.store.store import Conflict
from clowder.server.tables.house import House
from clowder.server.tables.mutes import find_person
from clowder.server.tables.sessions import digest
from clowder.server.wire.kind import OwnReport, ReportBody
from clowder.server.wire.sanitize import LONGEST_CHAT, clean
from clowder.server.wire.voices import render_voice, speaker

MOST_LINES = 20  # of chat
ID_LENGTH = 32


class KeptLine(Value):
    """A line of chat in a report; the session, so that it can be forgotten with its speaker."""

    session: str
    name: str
    seat: Seat | None
    text: str


async def report(house: House, guest: Guest, table: TableState, body: ReportBody) -> None:
    """Store a report; sent again under the same id, it is there once."""
    session, name = find_person(table, body.seat, body.number)
    require(session not in guest.sessions, "oneself")
    chat = await without_gone(house, public_lines(table))
    row = ReportRow(
        report=digest(f"report/{guest.session}/{body.id}")[:ID_LENGTH],
        table=table.name,
        reporter=guest.session,
        target=session,
        name=name,
        reason=body.reason,
        words=clean(body.words, LONGEST_CHAT),
        chat=to_json(chat).decode(),
        at=house.now_ms(),
    )
    with suppress(Conflict):
        people = {guest.session, session, *(line.session for line in chat)} - {""}
        await reports.add(house.store, row, people)


async def without_gone(house: House, lines: list[KeptLine]) -> list[KeptLine]:
    """The lines, without names and words of guests whom the house has forgotten since."""
    gone = await sessions.find_missing(house.store, {line.session for line in lines})
    return [
        KeptLine("", ERASED, line.seat, UNSAID) if line.session in gone else line for line in lines
    ]


def public_lines(table: TableState) -> list[KeptLine]:
    """The last lines of chat that everybody at the table could read, players as well."""
    said = [
        entry
        for number, news in enumerate(table.news, 1)
        if isinstance(entry := news.entry, log.Said)
        and render_voice(table, entry, Seat(0), number) is not None
    ]
    return [
        KeptLine(entry.session, speaker(table, entry), entry.seat, entry.text)
        for entry in said[-MOST_LINES:]
    ]


def read_lines(chat: str) -> list[KeptLine]:
    lines: list[KeptLine] = from_json(chat, list[KeptLine])
    return lines


async def list_made(house: House, guest: Guest) -> tuple[OwnReport, ...]:
    found = await reports.find_made_by(house.store, guest.sessions)
    return tuple(OwnReport(row.table, row.name, row.reason, row.words, row.at) for row in found)
