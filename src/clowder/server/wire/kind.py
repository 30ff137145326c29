"""What keeps a house kind, as it is sent: mutes, reports, and what its hosts see and do."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.server.log.reasons import Reason
from clowder.server.wire.fields import CommandId, Number, SeatNumber

How: TypeAlias = Literal["none", "muted", "blocked"]
Term: TypeAlias = Literal["day", "week", "good"]
TableNameField: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[a-z0-9]{1,32}(?!\n)$")]
FewWords: TypeAlias = Annotated[str, msgspec.Meta(max_length=600)]


class MuteBody(Value):
    """Whom you want to hear, or to meet: by their seat, or by the number of a line they said."""

    how: How
    seat: SeatNumber | None = None
    number: Number | None = None


class ReportBody(Value):
    """What you want the hosts of the house to know."""

    id: CommandId
    reason: Reason
    words: FewWords = ""
    seat: SeatNumber | None = None
    number: Number | None = None


class Company(Value):
    """Somebody at the table, and whether you want to hear or meet them."""

    name: str
    how: How
    you: bool  # it is you yourself


class Mute(Value):
    """Somebody whom you do not want to hear or, where blocked, to meet."""

    id: str
    name: str  # as it stood at the table then
    blocked: bool
    since: int  # milliseconds since 1970


class MuteId(Value):
    """Which of one's own mutes, as the list of them says."""

    id: CommandId


class Bar(Value):
    """Why you may not play here, and until when."""

    reason: Reason
    until: int | None  # milliseconds since 1970; None: for good


class PersonStatus(Value):
    """How you stand with the house: whether you are a host, may play, and whom you muted."""

    host: bool
    bar: Bar | None
    mutes: tuple[Mute, ...]


class OwnReport(Value):
    """A report that you have made."""

    table: str
    name: str  # of the one it is about, as it stood at the table
    reason: Reason
    words: str
    at: int


class ReportedLine(Value):
    """A line of chat that everybody at the table could read."""

    name: str
    seat: Seat | None
    text: str
    theirs: bool  # of the one who was reported


class ReportedPerson(Value):
    """Somebody who was reported: who they are in the house, and nothing of how they play."""

    id: str
    name: str  # as they are called now
    since: int
    reports: int  # about them, in all
    host: bool
    barred: bool
    until: int | None  # of the bar; None: for good, or there is none


class Report(Value):
    id: str
    table: str
    running: bool  # whether the table is not over yet
    name: str  # as it stood at the table
    person: ReportedPerson
    reason: Reason
    words: str
    chat: tuple[ReportedLine, ...]
    by: str  # the name of whoever reports; empty: somebody forgotten since
    at: int
    settled_at: int | None
    settled_by: str


class BarredPerson(Value):
    id: str
    name: str
    reason: Reason
    since: int
    until: int | None


class HostAct(Value):
    """What a host did."""

    at: int
    host: str  # the name; empty: the command line, or somebody forgotten since
    what: Literal["host", "revoke", "settle", "close", "bar", "lift"]
    name: str  # of the person it is about; empty where it is about nobody
    table: str
    until: int | None


class HostDesk(Value):
    """All that a host of the house sees."""

    open: tuple[Report, ...]  # the newest first
    settled: tuple[Report, ...]
    bars: tuple[BarredPerson, ...]
    acts: tuple[HostAct, ...]
    hosts: tuple[str, ...]  # their names


class HostSecret(Value):
    """The secret of a link that `clowder hosts --add` has printed."""

    secret: CommandId


class ReportId(Value):
    report: CommandId


class ClosedTable(Value):
    """A table to be closed, by its name."""

    table: TableNameField


class BarBody(Value):
    """Bar the person whom a report is about."""

    report: CommandId
    term: Term


class BarredId(Value):
    """Somebody who is barred, as the list of them says."""

    person: CommandId
