"""One open view of a table: reads commands, and sends what its viewer may see."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial

from starlette.websockets import WebSocket, WebSocketDisconnect

from clowder.core.game import Seat
from clowder.core.value import to_json
from clowder.locales import Words
from clowder.server.http.bucket import Bucket
from clowder.server.http.connections import find_writer
from clowder.server.http.frame_commands import command_of
from clowder.server.log import decide
from clowder.server.log.commands import guest_command
from clowder.server.log.decide import Guest, MoveRefused
from clowder.server.log.denied import Denied, require
from clowder.server.settings import Settings
from clowder.server.store.store import StorageError
from clowder.server.tables.bot_pause import USUAL, Pace
from clowder.server.tables.kindness import ALWAYS, Admission
from clowder.server.tables.live import LiveTable
from clowder.server.tables.presence import vote
from clowder.server.wire import frames, messages, requests
from clowder.server.wire.strict import Malformed

TOO_LATE = ("stale", "conflict", "over")  # whoever hears this gets a fresh view
TOO_MANY = 1008  # close code: policy
TOO_SLOW = 1013  # close code: try again later
BROKEN = 1011  # close code: our own mistake
GONE = 1006  # close code that is never sent: there is nobody to send it to
PARTING_SECONDS = 2.0  # for the close frame to somebody who does not read

logger = logging.getLogger(__name__)


class Socket:
    def __init__(
        self,
        websocket: WebSocket,
        live: LiveTable,
        guest: Guest,
        settings: Settings,
        admission: Admission = ALWAYS,
    ) -> None:
        self.websocket = websocket
        self.live = live
        self.guest = guest
        self.session = guest.session
        self.sessions = guest.sessions
        self.muted = admission.muted
        self.credential = admission.credential
        self.seat: Seat | None = None
        self.looking = False
        self.pace: Pace = USUAL
        self.attends = True
        self.words = Words(guest.language)
        self._bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._chats = Bucket(settings.chats_per_minute / 60, settings.chats_per_minute)
        self._frames: list[bytes | int] = []  # that wait: few; a number closes the socket
        self._most_frames = settings.queue_frames
        self._queued = 0  # bytes of the frames that wait
        self._most_queued = settings.queue_bytes
        self._dropped = 0  # the close code, once we have had enough
        self._reading: asyncio.Task[None] | None = None
        self._writing: asyncio.Task[None] | None = None  # only while frames wait
        self._write_now = find_writer(websocket)
        self._new = True

    def send(self, frame: bytes) -> None:
        """Write a frame, or queue it; a viewer who does not read is dropped, not waited for."""
        if self._dropped:
            return
        if not self._frames and self._writing is None and self._write_now(frame):
            return
        self._queued += len(frame)
        crowded = len(self._frames) >= self._most_frames
        if crowded or self._queued > max(self._most_queued, len(frame)):
            self.drop(TOO_SLOW)
            return
        self._frames.append(frame)
        if self._writing is None and self._reading is not None:
            self._writing = asyncio.get_running_loop().create_task(self._write())

    def drop(self, code: int) -> None:
        """Close the view; whoever waits for frames gets the code instead."""
        self._dropped = code
        self._frames.clear()
        self._frames.append(code)
        if self._reading is not None and self._reading is not asyncio.current_task():
            self._reading.cancel()

    def mute(self, muted: frozenset[str]) -> None:
        """Leave out what these sessions say from now on; a viewer who looks gets the past anew."""
        if muted != self.muted:
            self.muted = muted
            if self.looking:
                self.look(self.seat, 0)

    async def run(self, left: Callable[[], None]) -> None:
        """Read and answer frames until either side closes the socket; then `left` is called."""
        self._reading = asyncio.current_task()
        self.live.viewers.add(self)
        self.reply(
            messages.Welcome(tuple(decide.seats_of(self.live.table, self.guest)), self.guest.name)
        )
        self.live.announce_presence()
        try:
            await self._read()
        except asyncio.CancelledError:
            if not self._dropped:
                raise
            asyncio.current_task().uncancel()  # type: ignore[union-attr]
        except Exception as error:
            self._break(error)
        finally:
            left()
            self.live.viewers.discard(self)
            self.live.announce_presence()
            self._reading = None
            if self._writing is not None:
                self._writing.cancel()
                await asyncio.gather(self._writing, return_exceptions=True)
        await self._close()

    def _break(self, error: Exception) -> None:
        """Close after an internal error; that a viewer has just gone is none."""
        if isinstance(error, WebSocketDisconnect):
            self.drop(self._dropped or GONE)
            return
        logger.error("socket closed after an internal error", exc_info=error)
        self.drop(self._dropped or BROKEN)

    async def _close(self) -> None:
        """Send the close code to a viewer who was dropped."""
        if self._dropped:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(PARTING_SECONDS):
                    await self.websocket.close(self._dropped)

    async def _write(self) -> None:
        """Write the frames that could not be written at once, in their order."""
        try:
            while self._frames and isinstance(frame := self._frames[0], bytes):
                await self.websocket.send_text(frame.decode())
                if not self._dropped:
                    self._frames.pop(0)
                    self._queued -= len(frame)
        except Exception as error:
            self._break(error)
        finally:
            self._writing = None

    async def _read(self) -> None:
        while not self._dropped:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self.drop(TOO_MANY)
                return
            await self.hear(message.get("text") or message.get("bytes") or b"")

    async def hear(self, frame: str | bytes) -> None:
        """Answer one frame; whatever is wrong with it gets a typed reply."""
        try:
            request = requests.read_request(frame)
        except Malformed as error:
            self.fail(None, "malformed", str(error))
            return
        command = getattr(request, "id", None)
        try:
            await self.carry_out_freshly(request)
        except Malformed as error:
            self.fail(command, "malformed", str(error))
        except MoveRefused as refused:
            self.refuse(request, refused)
        except Denied as denied:
            self.fail(command, denied.code)
            if denied.code in TOO_LATE:
                self.look(self.seat, self.live.table.last_number)
        except StorageError:
            self.fail(command, "storage")

    async def carry_out_freshly(self, request: requests.Request) -> None:
        """Carry a request out; once more, where a refusal missed what another node has written."""
        try:
            await self.carry_out(request)
        except (Denied, MoveRefused):
            if not await self.live.catch_up():
                raise
            await self.carry_out(request)

    async def carry_out(self, request: requests.Request) -> None:
        match request:
            case requests.Look(seat=int(place), since=since):
                seat = self.own(place)
                self.look(seat, since)
                await self.welcome_back(seat)
            case requests.Look(since=since):
                self.look(None, since)
            case requests.Earlier(id=id, before=before, seat=place):
                viewer = None if place is None else self.own(place)
                self.reply(frames.earlier(self.live.table, viewer, id, before, self.muted))
            case requests.KeepPace() | requests.Attend() | requests.Ping():
                self.note(request)
            case requests.Try(seat=place):
                self.try_moves(request, self.own(place))
            case requests.Hint(id=id, seat=place):
                advice = await self.live.hint(self.own(place))
                self.reply(frames.hinted(self.live.table, id, advice))
            case requests.Vote(id=id, seat=place, gone=gone, choice=choice):
                voted = await vote(self.live, self.own(place), Seat(gone), choice)
                self.reply(messages.Done(id, voted))
            case _:
                if isinstance(request, requests.Chat | requests.React):
                    require(self._chats.take(), "too_much_chat")
                command = command_of(self.live, self.guest, request)
                await self.live.do(command, partial(self.acknowledge, request.id))

    def note(self, request: requests.KeepPace | requests.Attend | requests.Ping) -> None:
        """Note what concerns this view alone."""
        match request:
            case requests.KeepPace(pace=pace):
                self.pace = pace
            case requests.Attend(here=here):
                self.attends = here
            case requests.Ping():
                self.reply(messages.Pong())

    def own(self, seat: int) -> Seat:
        decide.own_seat(self.live.table, self.guest, seat)
        return Seat(seat)

    def look(self, seat: Seat | None, since: int) -> None:
        """Show the table from there; where `since` is of no entry there is, from the beginning."""
        self.seat, self.looking = seat, True
        known = since if since <= self.live.table.last_number else 0
        self.send(self.live.update(seat, known, self.muted))

    async def welcome_back(self, seat: Seat) -> None:
        """Whoever left and opens the table again takes over from the bot."""
        table, first, self._new = self.live.table, self._new, False
        if first and table.chairs[seat].away and not table.over:
            back = f"back-{table.last_number}"
            with suppress(Denied):  # another of their views was quicker
                await self.live.do(
                    guest_command(self.guest, back, decide.come_back, self.guest, seat)
                )

    def try_moves(self, request: requests.Try, seat: Seat) -> None:
        table = self.live.table
        require(table.match is not None, "not_started")
        moves = [requests.read_move(raw, table.room.types.move) for raw in request.moves]
        self.reply(frames.tried(table, seat, request.id, moves, self.words))

    def refuse(self, request: requests.Request, refused: MoveRefused) -> None:
        assert isinstance(request, requests.Answer)
        table, seat = self.live.table, Seat(request.seat)
        self.reply(frames.refused(table, seat, request.id, refused.refusal, self.words))

    def fail(self, command: str | None, code: str, detail: str = "") -> None:
        text = self.words(f"error-{code.replace('_', '-')}")
        self.reply(messages.Failed(command, code, f"{text} {detail}".strip()))

    def acknowledge(self, id: str, number: int) -> None:
        self.reply(messages.Done(id, number))

    def reply(self, value: messages.Reply) -> None:
        self.send(to_json(value))
