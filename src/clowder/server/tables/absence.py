"""Players who are gone from a table that waits without a clock, and how the others vote about it.

Nothing of this is stored: after a restart everybody is waited for anew. What a majority of those
present decides is an entry of the log.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Container, Iterator, Mapping
from dataclasses import dataclass, field

from clowder.core.game import Seat
from clowder.server.log.denied import require, required
from clowder.server.log.state import TableState
from clowder.server.wire import messages
from clowder.server.wire.requests import VoteChoice


@dataclass
class Gone:
    since: float
    votes: dict[Seat, VoteChoice] = field(default_factory=dict)


class Absence:
    def __init__(self, table: TableState, now: Callable[[], float], grace: float) -> None:
        self._table = table
        self._now = now
        self._grace = grace
        self._gone: dict[Seat, Gone] = {}
        self._here: set[str] = set()  # sessions that look at the table

    def note(self, here: set[str]) -> None:
        """Somebody came or went: whoever is here again is waited for no more."""
        self._here = here
        missing = set(self._missing())
        self._gone = {seat: gone for seat, gone in self._gone.items() if seat in missing}
        for seat in missing - self._gone.keys():
            self._gone[seat] = Gone(self._now())

    def _missing(self) -> Iterator[Seat]:
        table = self._table
        if table.match is None or table.over or table.opened.clock.kind != "none":
            return  # a clock hands a seat over by itself
        for place, chair in enumerate(table.chairs):
            if chair.session is not None and not chair.away and chair.session not in self._here:
                yield Seat(place)

    def gone(self) -> tuple[messages.Gone, ...]:
        now = self._now()
        return tuple(
            messages.Gone(seat, now - gone.since, self._grace, dict(gone.votes))
            for seat, gone in sorted(self._gone.items())
        )

    def votes(self, here: Container[str | None]) -> dict[Seat, dict[Seat, VoteChoice]]:
        """The votes of the people whose sessions are `here`, by the seat that they are about."""
        own = {Seat(place) for place, it in enumerate(self._table.chairs) if it.session in here}
        found = {
            about: {voter: vote for voter, vote in gone.votes.items() if voter in own}
            for about, gone in self._gone.items()
        }
        return {about: votes for about, votes in found.items() if votes}

    def count(self, votes: Mapping[Seat, Mapping[Seat, VoteChoice]]) -> None:
        """Votes from another node; as with our own, none counts before its time."""
        for about, some in votes.items():
            gone = self._gone.get(about)
            if gone is not None and self._now() - gone.since >= self._grace:
                gone.votes.update(some)

    def vote(self, seat: Seat, about: Seat, choice: VoteChoice) -> VoteChoice | None:
        """Count a vote; what a majority of the people present wants, if there is one."""
        gone = required(self._gone.get(about), "not_gone")
        require(self._now() - gone.since >= self._grace, "not_gone")
        gone.votes[seat] = choice
        return self._settle(about)

    def decisions(self) -> Iterator[tuple[Seat, VoteChoice]]:
        """The absent seats about which a majority agrees by now, each with what is wanted."""
        for about in list(self._gone):
            decided = self._settle(about) if self._gone[about].votes else None
            if decided is not None:
                yield about, decided

    def _settle(self, about: Seat) -> VoteChoice | None:
        gone, chairs = self._gone[about], self._table.chairs
        present = {chair.session for chair in chairs} & self._here
        votes = {chairs[voter].session: vote for voter, vote in gone.votes.items()}
        counts = Counter(vote for session, vote in votes.items() if session in present)
        decided, most = max(counts.items(), key=lambda it: it[1], default=(None, 0))
        if 2 * most <= len(present):
            return None
        self._gone[about] = Gone(self._now())  # they may want to decide anew later
        return decided
