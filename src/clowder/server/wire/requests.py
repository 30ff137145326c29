"""What a client sends over the live channel, and strict reading of it.

docs/wire.md describes the protocol.
"""

from __future__ import annotations

from functools import cache
from typing import Annotated, Any, Literal, TypeAlias

import msgspec

from clowder.core.value import Value
from clowder.server.log.entries import Cat as Cat  # what a client needs of it is here
from clowder.server.wire.fields import ChatText, CommandId, Number, SeatNumber
from clowder.server.wire.strict import Malformed, decode

MOST_BYTES = 8 * 1024  # of a frame from a client

VoteChoice: TypeAlias = Literal["wait", "bot", "stop"]


class Answer(Value):
    """A move, quoting the number of the question it answers."""

    id: CommandId
    seat: SeatNumber
    ask: Number
    move: msgspec.Raw


class Try(Value):
    """Would these be allowed, each by itself? Nothing is played."""

    id: CommandId
    seat: SeatNumber
    moves: Annotated[tuple[msgspec.Raw, ...], msgspec.Meta(min_length=1, max_length=16)]


class Hint(Value):
    id: CommandId
    seat: SeatNumber


class TakeBack(Value):
    id: CommandId
    seat: SeatNumber


class Consent(Value):
    """Yes or no to another player's request to take a move back."""

    id: CommandId
    seat: SeatNumber
    agree: bool


class Leave(Value):
    id: CommandId
    seat: SeatNumber


class Return(Value):
    id: CommandId
    seat: SeatNumber


class TakeHoliday(Value):
    """For so many days from now on the clock of that seat stands still."""

    id: CommandId
    seat: SeatNumber
    days: Annotated[int, msgspec.Meta(ge=1, le=60)]


class EndHoliday(Value):
    """Back before that."""

    id: CommandId
    seat: SeatNumber


class Stop(Value):
    """End the game without a result: only for somebody alone among mice."""

    id: CommandId
    seat: SeatNumber


class Vote(Value):
    """What to do about a player who is gone: wait on, let a bot play, or end without a result."""

    id: CommandId
    seat: SeatNumber
    gone: SeatNumber
    choice: VoteChoice


class Chat(Value):
    id: CommandId
    text: ChatText


class React(Value):
    """Hold up one of the eight cats; counted with chat."""

    id: CommandId
    cat: Cat


class Look(Value):
    """See the table from one of one's own seats, or as a spectator; `since` is the last update."""

    seat: SeatNumber | None = None
    since: Number = 0


class Earlier(Value):
    """What happened up to entry `before`, where an update left out the beginning."""

    id: CommandId
    before: Number
    seat: SeatNumber | None = None


class KeepPace(Value):
    """How fast the bots at the table are to play; who takes it most calmly decides."""

    pace: Literal["calm", "brisk", "at_once"]


class Attend(Value):
    """Whether the table is before somebody's eyes, or in a window that nobody looks at."""

    here: bool


class Ping(Value):
    pass


Commanding: TypeAlias = (  # change the table
    Answer | TakeBack | Consent | Leave | Return | TakeHoliday | EndHoliday | Stop | Chat | React
)
Request: TypeAlias = Commanding | Try | Hint | Vote | Look | Earlier | KeepPace | Attend | Ping

_decoder = msgspec.json.Decoder(Request)


def read_request(frame: str | bytes) -> Request:
    """Decode strictly: size, types and depth; raises Malformed."""
    size = len(frame.encode("utf-8", "surrogatepass")) if isinstance(frame, str) else len(frame)
    if size > MOST_BYTES:
        raise Malformed(f"a frame has at most {MOST_BYTES} bytes")
    request: Request = decode(frame, _decoder)
    return request


def read_move(raw: msgspec.Raw, kind: Any) -> Any:
    return decode(bytes(raw), move_decoder(kind))


@cache
def move_decoder(kind: Any) -> msgspec.json.Decoder[Any]:
    return msgspec.json.Decoder(kind)
