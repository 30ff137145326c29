"""Which notices follow from an entry of a log: who is to be told of it, and what about."""

from __future__ import annotations

from collections.abc import Iterable

from clowder.server.log import entries as log
from clowder.server.log.commands import Command
from clowder.server.log.state import Chair, TableState
from clowder.server.settings import Settings
from clowder.server.store.rows import NewNotice


def due_after(at: int, settings: Settings) -> int:
    """When to send it: a moment later, since whoever just reloads the page has seen it by then."""
    return at + int(settings.notice_delay * 1000)


def notice_of(
    table: TableState, command: Command, entry: log.LogEntry, due_at: int
) -> NewNotice | None:
    actor = command.id.partition("/")[0]
    match entry:
        case log.Sat(session=session):
            return notice_to("sat", (table.opened.host, *people(table.chairs)), session, due_at)
        case log.Rematched():
            return notice_to("rematch", people(table.chairs), actor, due_at)
        case log.HolidayTaken(seat=seat):  # sent once it is over, where it is their turn then
            return notice_to("turn", people([table.chairs[seat]]), "", due_at)
        case log.Started() | log.Moved() | log.Undone() if table.opened.clock.is_slow:
            return notice_to("turn", asked_by(table, entry), actor, due_at)
        case _:
            return None


def notice_to(
    kind: log.NoticeKind, sessions: Iterable[str], but: str, due_at: int
) -> NewNotice | None:
    to = tuple(sorted(set(sessions) - {but}))
    return NewNotice(kind, to, but, due_at) if to else None


def people(chairs: Iterable[Chair]) -> list[str]:
    return [chair.session for chair in chairs if chair.session is not None]


def asked_by(table: TableState, entry: log.LogEntry) -> list[str]:
    """The people whom the entry asks something."""
    after = table.after(entry)
    seats = {ask.seat for ask, number in after.asks.items() if number == after.last_number}
    return people(after.chairs[seat] for seat in seats if not after.chairs[seat].away)
