"""Muting and blocking: whom somebody does not want to hear, or to meet.

People are pointed at by where they are seen, at a seat or by a line they said; who that is, is
looked up in the log of the table, and nobody learns of it."""

from __future__ import annotations

from clowder.server.log import entries as log
from clowder.server.log.decide import Guest
from clowder.server.log.denied import require, required
from clowder.server.log.state import TableState
from clowder.server.store import friends, mutes
from clowder.server.store.mutes import MuteRow
from clowder.server.tables.house import House
from clowder.server.tables.sessions import ID_LENGTH, digest
from clowder.server.wire.kind import Company, How, Mute, MuteBody, ReportBody
from clowder.server.wire.voices import speaker

MOST = 500  # mutes of one person
Pointing = MuteBody | ReportBody


def find_person(table: TableState, seat: int | None, number: int | None) -> tuple[str, str]:
    """The session and the name of whoever is pointed at; raises Denied where it is nobody, such as
    a mouse."""
    if number is not None:
        require(0 < number <= table.last_number, "nobody_there")
        said = table.news[number - 1].entry
        require(isinstance(said, log.Said), "nobody_there")
        assert isinstance(said, log.Said)
        return said.session, speaker(table, said)
    place = required(seat, "nobody_there")
    require(place < len(table.chairs), "nobody_there")
    chair = table.chairs[place]
    return required(chair.session, "nobody_there"), chair.name


async def find_company(
    house: House, guest: Guest, table: TableState, seat: int | None, number: int | None
) -> Company:
    session, name = find_person(table, seat, number)
    theirs = await sessions_of(house, session)
    own = [row for row in await mutes.find_own(house.store, guest.sessions) if row.target in theirs]
    return Company(name, how(own[0]) if own else "none", session in guest.sessions)


def how(row: MuteRow) -> How:
    return "blocked" if row.blocked else "muted"


async def sessions_of(house: House, session: str) -> tuple[str, ...]:
    """All sessions of the same person, their present one first."""
    return (await mutes.find_sessions(house.store, {session})).get(session, (session,))


async def set_mute(house: House, guest: Guest, table: TableState, body: MuteBody) -> Company:
    session, name = find_person(table, body.seat, body.number)
    require(session not in guest.sessions, "oneself")
    theirs = await sessions_of(house, session)
    if body.how == "none":
        await mutes.end_mute(house.store, guest.sessions, theirs)
    else:
        own = await mutes.find_own(house.store, guest.sessions)
        require(len(own) < MOST, "too_many_mutes")
        row = MuteRow(theirs[0], name, body.how == "blocked", house.now_ms())
        await mutes.set_mute(house.store, guest.sessions, row, theirs)
    if body.how == "blocked":
        await friends.part(house.store, guest.sessions, theirs)
    await house.kindness.reread()
    return Company(name, body.how, False)


async def list_own(house: House, guest: Guest) -> tuple[Mute, ...]:
    found = await mutes.find_own(house.store, guest.sessions)
    return tuple(
        Mute(id_of(guest, row.target), row.name, row.blocked, row.made_at) for row in found
    )


def id_of(guest: Guest, target: str) -> str:
    """An id for a session that only this guest gets, and from which it cannot be found."""
    return digest(f"mute/{guest.session}/{target}")[:ID_LENGTH]


async def end_mute(house: House, guest: Guest, id: str) -> None:
    """Hear somebody again; raises Denied where nobody of that id is muted."""
    found = await mutes.find_own(house.store, guest.sessions)
    target = next((row.target for row in found if id_of(guest, row.target) == id), None)
    await mutes.end_mute(house.store, guest.sessions, (required(target, "no_such_mute"),))
    await house.kindness.reread()


async def keep_apart(house: House, guest: Guest, table: TableState) -> None:
    """Raises Denied where somebody sits there, or has opened the table, whom they have blocked or
    by whom they are blocked."""
    apart = await mutes.find_apart(house.store, guest.sessions)
    around = {chair.session for chair in table.chairs} | {table.opened.host}
    require(not apart & around, "not_here")
