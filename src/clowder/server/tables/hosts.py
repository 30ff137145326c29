"""Hosts of the house: they see reports, close tables and bar persons; every act is written down.

Nothing here knows a view of a game: a host sees names, words and public chat."""

from __future__ import annotations

from collections.abc import Mapping
from contextlib import suppress

from clowder.server.log import decide
from clowder.server.log.commands import command
from clowder.server.log.decide import Guest
from clowder.server.log.denied import Denied, require, required
from clowder.server.store import hosts, mutes, reports, tables
from clowder.server.store.host_links import read_end
from clowder.server.store.hosts import ActRow, BarRow
from clowder.server.store.reports import ReportRow
from clowder.server.store.store import Conflict
from clowder.server.tables.house import House
from clowder.server.tables.mutes import list_own, sessions_of
from clowder.server.tables.reports import read_lines
from clowder.server.tables.sessions import ID_LENGTH, digest, house_key
from clowder.server.wire import kind
from clowder.server.wire.kind import HostDesk, PersonStatus, Term

MOST_OPEN, MOST_SETTLED, MOST_ACTS = 200, 50, 100
MOST_TABLES = 1000  # at which somebody can possibly wait
DAY_MS = 86_400_000
TERMS: dict[Term, int | None] = {"day": DAY_MS, "week": 7 * DAY_MS, "good": None}


async def enter(house: House, guest: Guest, secret: str) -> None:
    """Make them a host by the secret of a link; raises Denied."""
    now = house.now_ms()
    ends_at = required(read_end(await house_key(house.store), secret), "no_such_link")
    require(now < ends_at, "no_such_link")
    try:
        await hosts.use_link(house.store, digest(secret), ends_at, now)
    except Conflict:
        raise Denied("no_such_link") from None
    with suppress(Conflict):  # a host already
        await hosts.add_host(house.store, guest.session, now)


async def require_host(house: House, guest: Guest) -> None:
    require(await hosts.is_host(house.store, guest.sessions), "not_host")


async def settle(house: House, guest: Guest, report: str) -> None:
    row = await find_report(house, report)
    act = ActRow(house.now_ms(), guest.session, "settle", row.target, row.table)
    await reports.settle(house.store, report, act)


async def find_report(house: House, report: str) -> ReportRow:
    return required(await reports.find(house.store, report), "no_such_report")


async def close_table(house: House, guest: Guest, name: str) -> None:
    """End a table without a result; everybody there reads that a host has closed it."""
    live = await house.find(name)
    require(not live.table.over, "over")
    act = ActRow(house.now_ms(), guest.session, "close", None, name)
    await hosts.note_act(house.store, act)  # first: no act is without its line
    await live.do(command("closed by host", decide.close, True))


async def bar(house: House, guest: Guest, report: str, term: Term) -> None:
    """Bar the person whom a report is about, on all their devices, and settle the report."""
    row = await find_report(house, report)
    theirs = await sessions_of(house, row.target)
    require(not await hosts.is_host(house.store, theirs), "is_host")
    now, lasts = house.now_ms(), TERMS[term]
    until = None if lasts is None else now + lasts
    act = ActRow(now, guest.session, "bar", theirs[0], row.table, until)
    await hosts.set_bar(house.store, BarRow(theirs[0], row.reason, until, now), theirs, act)
    await settle(house, guest, report)
    await stand_up(house, theirs)
    await house.kindness.reread()


async def stand_up(house: House, theirs: tuple[str, ...]) -> None:
    """Seats at tables that wait are free again; in a running game they are gone, as anybody who
    does not come back is."""
    gone = Guest(theirs[0], "", "en", theirs[1:])
    for row in await tables.find_unfinished_of(house.store, theirs, MOST_TABLES):
        if row.status != "open":
            continue
        with suppress(Denied):  # of another version, or it has begun meanwhile
            live = await house.find(row.table)
            for seat in decide.seats_of(live.table, gone):
                purpose = f"barred/{live.table.last_number}/{seat}"
                await live.do(command(purpose, decide.stand, gone, int(seat)))


async def lift(house: House, guest: Guest, person: str) -> None:
    """Let them play again; raises Denied where nobody of that id is barred."""
    found = await hosts.find_bars(house.store, house.now_ms())
    barred = next((row for row in found if id_of(row.session) == person), None)
    theirs = await sessions_of(house, required(barred, "not_barred").session)
    act = ActRow(house.now_ms(), guest.session, "lift", theirs[0])
    await hosts.lift_bar(house.store, theirs, act)
    await house.kindness.reread()


def id_of(session: str) -> str:
    """An id for a session, from which the session cannot be found."""
    return digest(f"person/{session}")[:ID_LENGTH]


async def find_status(house: House, guest: Guest) -> PersonStatus:
    """How somebody stands with the house."""
    found = await house.kindness.bar_of(guest)
    bar = None if found is None else kind.Bar(found.reason, found.until)
    is_host = await hosts.is_host(house.store, guest.sessions)
    return PersonStatus(is_host, bar, await list_own(house, guest))


class Identities:
    """Who the sessions on a host's page belong to, and what those people are called."""

    def __init__(
        self, whose: Mapping[str, tuple[str, ...]], names: Mapping[str, tuple[str, int]]
    ) -> None:
        self.whose = whose
        self._names = names

    def all_of(self, session: str) -> tuple[str, ...]:
        return self.whose.get(session, (session,))

    def name(self, session: str | None) -> str:
        """The name that a session has now; empty where nobody has it any more."""
        return "" if session is None else self._names.get(self.all_of(session)[0], ("", 0))[0]

    def since(self, session: str) -> int:
        known = (self._names[each][1] for each in self.all_of(session) if each in self._names)
        return min(known, default=0)


async def show_desk(house: House) -> HostDesk:
    store, now = house.store, house.now_ms()
    opened = await reports.find_open(store, MOST_OPEN)
    settled = await reports.find_settled(store, MOST_SETTLED)
    bars, acts = await hosts.find_bars(store, now), await hosts.find_acts(store, MOST_ACTS)
    rows = (*opened, *settled)
    about = {row.target for row in rows} | {row.session for row in bars}
    others = {each for row in rows for each in (row.reporter, row.settled_by)}
    others |= {each for act in acts for each in (act.host, act.target)}
    whose = await mutes.find_sessions(store, about | {each for each in others if each})
    everyone = {each for found in whose.values() for each in found}
    persons = Identities(whose, await hosts.find_names(store, everyone))
    found = await hosts.find_hosts(store)
    desk = Desk(house, persons, bars, {row.session for row in found})
    counts = await reports.count_about(store, everyone)
    return HostDesk(
        open=tuple([await desk.show_report(row, counts) for row in opened]),
        settled=tuple([await desk.show_report(row, counts) for row in settled]),
        bars=tuple(desk.show_bar(row) for row in bars),
        acts=tuple(desk.show_act(row) for row in acts),
        hosts=tuple(row.name for row in found),
    )


class Desk:
    """Shows the rows of the database to a host."""

    def __init__(
        self, house: House, persons: Identities, bars: list[BarRow], hosts: set[str]
    ) -> None:
        self._house = house
        self._persons = persons
        self._bars = {each: row for row in bars for each in persons.all_of(row.session)}
        self._hosts = hosts  # sessions of hosts

    async def show_report(self, row: ReportRow, counts: Mapping[str, int]) -> kind.Report:
        theirs = self._persons.all_of(row.target)
        status = await tables.find_status(self._house.store, row.table)
        return kind.Report(
            id=row.report,
            table=row.table,
            running=status not in (None, "over"),
            name=row.name,
            person=self.show_person(row.target, sum(counts.get(each, 0) for each in theirs)),
            reason=row.reason,
            words=row.words,
            chat=tuple(
                kind.ReportedLine(line.name, line.seat, line.text, line.session in theirs)
                for line in read_lines(row.chat)
            ),
            by=self._persons.name(row.reporter),
            at=row.at,
            settled_at=row.settled_at,
            settled_by=self._persons.name(row.settled_by),
        )

    def show_person(self, session: str, count: int) -> kind.ReportedPerson:
        theirs, persons = self._persons.all_of(session), self._persons
        barred = self._bars.get(theirs[0])
        return kind.ReportedPerson(
            id=id_of(theirs[0] if barred is None else barred.session),
            name=persons.name(session),
            since=persons.since(session),
            reports=count,
            host=bool(self._hosts.intersection(theirs)),
            barred=barred is not None,
            until=None if barred is None else barred.until,
        )

    def show_bar(self, row: BarRow) -> kind.BarredPerson:
        name = self._persons.name(row.session)
        return kind.BarredPerson(id_of(row.session), name, row.reason, row.made_at, row.until)

    def show_act(self, row: ActRow) -> kind.HostAct:
        host, name = self._persons.name(row.host), self._persons.name(row.target)
        return kind.HostAct(row.at, host, row.what, name, row.table or "", row.until)
