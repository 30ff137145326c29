"""Replays take long to make, so none is made on the event loop.

That of a table is made in a thread. A file may be anybody's: it is read, judged and played again
in a worker process, which is ended where that takes too long.
"""

from __future__ import annotations

import anyio
import anyio.to_thread

from clowder.core.bad_record import BadRecord
from clowder.core.game import Seat
from clowder.core.record_reader import load, read_record
from clowder.core.record_text import AnyMatch
from clowder.core.value import to_json
from clowder.core.words import say
from clowder.games import ROOMS
from clowder.locales import Words
from clowder.server.log.denied import Denied
from clowder.server.log.state import FURS, TableState
from clowder.server.wire import frames, messages
from clowder.server.wire.check import check_of
from clowder.server.wire.replay import render_steps
from clowder.server.work.pool import WorkerPool, WorkFailed
from clowder.server.work.turns import Turn

ANYBODY = Turn("replay", guest="", table="")  # files come from whoever has one


class Replays:
    def __init__(self, workers: int, seconds: float) -> None:
        # Apart from where tables think: a file may be made to take long.
        self.pool = WorkerPool(workers, nothing)
        self.seconds = seconds
        # A thread shares the interpreter with the event loop: more of them would slow it down.
        self._limiter = anyio.CapacityLimiter(1)

    async def of_table(self, table: TableState, match: AnyMatch, seat: Seat | None) -> bytes:
        """A Replay as JSON; the table must be over."""
        return await anyio.to_thread.run_sync(
            lambda: to_json(frames.replay(table, match, seat)), limiter=self._limiter
        )

    async def of_file(self, file: bytes, seat: Seat | None, language: str) -> bytes:
        """A Replay as JSON; raises BadRecord, or Denied where it takes too long."""
        try:
            found = await self.pool.run(ANYBODY, self.seconds, replay_file, file, seat, language)
        except WorkFailed:
            raise Denied("record_slow") from None
        return or_raise(found)

    async def check_file(self, file: bytes) -> bytes:
        """A Check as JSON; raises likewise."""
        try:
            found = await self.pool.run(ANYBODY, self.seconds, check_file, file)
        except WorkFailed:
            raise Denied("record_slow") from None
        return or_raise(found)


def nothing() -> None:
    """Run in a new worker so that it imports this module, which is all that it needs."""


def or_raise(found: bytes | BadRecord) -> bytes:
    """Raise what a worker found to be wrong with a file. There it is handed back as a value, since
    an exception counts as a failure of the worker."""
    if isinstance(found, BadRecord):
        raise found
    return found


def replay_file(file: bytes, seat: Seat | None, language: str) -> bytes | BadRecord:
    """Runs in the worker. Nothing is believed but the entries, and those only if they are legal."""
    try:
        match = load(as_text(file), ROOMS)
    except BadRecord as error:
        return error
    if not match.entries:
        return BadRecord("record", "it has no entries", say("fault-record-empty"))
    if seat is not None and seat >= match.seats:
        return BadRecord("record", f"there is no seat {seat}", say("refusal-no-such-seat"))
    names = [Words(language)(f"fur-{number}") for number in range(len(FURS))]
    chairs = tuple(chair_of(number, names) for number in range(match.seats))
    steps = tuple(render_steps(match, [chair.name for chair in chairs], seat))
    return to_json(messages.Replay(match.room.name, chairs, seat, steps, match.result(), None))


def check_file(file: bytes) -> bytes | BadRecord:
    """Runs in the worker."""
    try:
        record, _ = read_record(as_text(file), ROOMS)
    except BadRecord as error:
        return error
    return to_json(check_of(ROOMS[record.game], record))


def as_text(file: bytes) -> str:
    """The file as text; bytes that are no UTF-8 stay in it, so that the reader says where."""
    return file.decode("utf-8", "surrogateescape")


def chair_of(seat: int, names: list[str]) -> messages.ChairInfo:
    """A record knows no names: players are called by their cats."""
    fur, lap = seat % len(FURS), seat // len(FURS)
    name = f"{names[fur]} {lap + 1}" if lap else names[fur]
    return messages.ChairInfo(name, None, FURS[fur], free=False, away=False, given="")
