"""One open view of a table: reads commands, and sends what its viewer may see."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Sequence
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from clowder.core.game import Seat
from clowder.core.value import to_json
from clowder.locales import Words
from clowder.server.log import decide
from clowder.server.log.commands import Command, guest_command
from clowder.server.log.decide import Guest, MoveRefused
from clowder.server.log.denied import Denied, require
from clowder.server.settings import Settings
from clowder.server.store.store import StorageError
from clowder.server.tables.bot_pause import USUAL, Pace
from clowder.server.tables.live import LiveTable
from clowder.server.wire import frames, messages, requests
from clowder.server.wire.sanitize import LONGEST_CHAT, clean
from clowder.server.wire.strict import Malformed

TOO_LATE = ("stale", "conflict", "over")  # whoever hears this gets a fresh view
TOO_MANY = 1008  # close code: policy
TOO_SLOW = 1013  # close code: try again later
BROKEN = 1011  # close code: our own mistake
PARTING_SECONDS = 2.0  # for the close frame to somebody who does not read

logger = logging.getLogger(__name__)


class Bucket:
    """So many messages at once, and so many a second in the long run."""

    def __init__(self, rate: float, most: int) -> None:
        self.rate, self.most = rate, float(most)
        self.left, self.at = self.most, time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.most, self.left + (now - self.at) * self.rate) - 1
        self.at = now
        return self.left >= 0


class Socket:
    def __init__(
        self, websocket: WebSocket, live: LiveTable, guest: Guest, settings: Settings
    ) -> None:
        self.websocket = websocket
        self.live = live
        self.guest = guest
        self.session = guest.session
        self.seat: Seat | None = None
        self.looking = False
        self.pace: Pace = USUAL
        self.words = Words(guest.language)
        self._bucket = Bucket(settings.messages_per_second, settings.messages_at_once)
        self._chats = Bucket(settings.chats_per_minute / 60, settings.chats_per_minute)
        self._frames: asyncio.Queue[bytes | int] = asyncio.Queue(settings.queue_frames)
        self._queued = 0  # bytes of the frames that wait
        self._most_queued = settings.queue_bytes
        self._dropped = 0  # the close code, once we have had enough
        self._ended = asyncio.Event()
        self._new = True

    def send(self, frame: bytes) -> None:
        """Queue a frame; a viewer who does not read is dropped, not waited for."""
        if self._dropped:
            return
        self._queued += len(frame)
        if self._frames.full() or self._queued > max(self._most_queued, len(frame)):
            self._drop(TOO_SLOW)
        else:
            self._frames.put_nowait(frame)

    def _drop(self, code: int) -> None:
        self._dropped = code
        while not self._frames.empty():
            self._frames.get_nowait()
        self._frames.put_nowait(code)
        self._ended.set()

    async def run(self) -> None:
        """Until either side has had enough."""
        parts = (self._read(), self._write(), self._ended.wait())
        tasks = [asyncio.ensure_future(part) for part in parts]
        self.live.viewers.add(self)
        self.reply(
            messages.Welcome(tuple(decide.seats_of(self.live.table, self.guest)), self.guest.name)
        )
        self.live.announce_presence()
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            self.live.viewers.discard(self)
            self.live.announce_presence()
            for task in tasks:
                task.cancel()
            ends = await asyncio.gather(*tasks, return_exceptions=True)
            await self._close(ends)

    async def _close(self, ends: Sequence[object]) -> None:
        """Send the close code to a viewer who was dropped; internal errors are logged."""
        for end in ends:
            if isinstance(end, Exception) and not isinstance(end, WebSocketDisconnect):
                logger.error("socket closed after an internal error", exc_info=end)
                self._dropped = self._dropped or BROKEN
        if self._dropped:
            with suppress(TimeoutError, WebSocketDisconnect, RuntimeError):
                async with asyncio.timeout(PARTING_SECONDS):
                    await self.websocket.close(self._dropped)

    async def _write(self) -> None:
        while True:
            frame = await self._frames.get()
            if isinstance(frame, bytes):
                await self.websocket.send_text(frame.decode())
                self._queued -= len(frame)

    async def _read(self) -> None:
        while True:
            message = await self.websocket.receive()
            if message["type"] == "websocket.disconnect":
                return
            if not self._bucket.take():
                self._drop(TOO_MANY)
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
            await self.carry_out(request)
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
                self.reply(frames.earlier(self.live.table, viewer, id, before))
            case requests.KeepPace(pace=pace):
                self.pace = pace
            case requests.Ping():
                self.reply(messages.Pong())
            case requests.Try(seat=place):
                self.try_moves(request, self.own(place))
            case requests.Hint(id=id, seat=place):
                advice = await self.live.hint(self.own(place))
                self.reply(frames.hinted(self.live.table, id, advice))
            case requests.Vote(id=id, seat=place, gone=gone, choice=choice):
                voted = await self.live.vote(self.own(place), Seat(gone), choice)
                self.reply(messages.Done(id, voted))
            case _:
                number = await self.live.do(self.command_of(request))
                self.reply(messages.Done(request.id, number))

    def command_of(self, request: requests.Commanding) -> Command:
        """What the request does to the table; the seat must be the guest's own."""
        guest = self.guest
        match request:
            case requests.Answer(id=id, seat=place, ask=number, move=raw):
                move = requests.read_move(raw, self.live.table.room.types.move)
                return guest_command(guest, id, decide.answer, self.own(place), number, move)
            case requests.TakeBack(id=id, seat=place):
                return guest_command(guest, id, decide.take_back, self.own(place))
            case requests.Consent(id=id, seat=place, agree=agree):
                return guest_command(guest, id, decide.consent, self.own(place), agree)
            case requests.Leave(id=id, seat=place):
                return guest_command(guest, id, decide.leave, guest, place)
            case requests.Return(id=id, seat=place):
                return guest_command(guest, id, decide.come_back, guest, place)
            case requests.Chat(id=id, text=text):
                require(self._chats.take(), "too_much_chat")
                return guest_command(guest, id, decide.speak, guest, clean(text, LONGEST_CHAT))

    def own(self, seat: int) -> Seat:
        decide.own_seat(self.live.table, self.guest, seat)
        return Seat(seat)

    def look(self, seat: Seat | None, since: int) -> None:
        """Show the table from there; where `since` is of no entry there is, from the beginning."""
        self.seat, self.looking = seat, True
        known = since if since <= self.live.table.last_number else 0
        self.send(self.live.update(seat, known))

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

    def reply(self, value: messages.Reply) -> None:
        self.send(to_json(value))
