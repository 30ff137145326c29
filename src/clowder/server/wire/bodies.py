"""The bodies of HTTP requests."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from clowder.core.value import Value
from clowder.server.log import entries as log
from clowder.server.wire.fields import (
    BotLevel,
    CommandId,
    GivenBytes,
    GuestName,
    LanguageCode,
    Number,
    SeatNumber,
)

LONGEST_ERROR = 600  # characters of an error that are written into the log


class Introduction(Value):
    """How a guest wants to be called and spoken to."""

    name: GuestName = ""
    language: LanguageCode = "en"


class TokenBody(Value):
    """Which of one's own tokens, as the list of them says."""

    id: CommandId


class DeviceBody(Value):
    """Which of one's own devices, as the list of them says."""

    id: CommandId


class PhraseBody(Value):
    """A recovery phrase, however it is spaced."""

    phrase: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


class JoinBody(Value):
    """The secret of a link for one more device, or its code."""

    secret: CommandId


class PasskeyBody(Value):
    """What the browser's `PublicKeyCredential.toJSON()` gives."""

    credential: msgspec.Raw


class EraseBody(Value):
    """Forget me: said in a word, so that no slip does it."""

    sure: Literal["erase"]


class TableSettings(Value):
    """How a table shall be opened."""

    game: str
    seats: int
    options: dict[str, bool | int | str] = {}  # noqa: RUF012 (msgspec copies it)
    public: bool = False
    clock: log.Clock = log.Clock()
    id: CommandId = ""  # the same one again gives the same table


class OptionsBody(Value):
    """Options of a game; those left out are as usual."""

    options: dict[str, bool | int | str] = {}  # noqa: RUF012 (msgspec copies it)


class CommandBody(Value):
    id: CommandId


class SitBody(Value):
    """A seat to sit down on; without a number, the first free one."""

    id: CommandId
    seat: SeatNumber | None = None
    given: GivenBytes = ""  # your share of the table's chance: 32 random bytes
    fur: log.Fur = ""  # how you would like to look; another one where it is taken


class BotBody(Value):
    """A bot to be seated; without a number, on the last free seat."""

    id: CommandId
    level: BotLevel = ""  # the usual one of the game
    seat: SeatNumber | None = None


class SeatBody(Value):
    """Something about one seat: stand up, remove its bot."""

    id: CommandId
    seat: SeatNumber


class ForkBody(Value):
    """Play on after so many entries, 0 for NATURE's beginning; without a seat, from your own."""

    id: CommandId
    step: Number
    seat: SeatNumber | None = None


class DailyBody(Value):
    """Play the deal of today; sent again, it leads to the same table."""

    fur: log.Fur = ""


class LessonTry(Value):
    """A move in a lesson."""

    step: Number
    move: msgspec.Raw
    judge: bool = False  # only what would come of it: it is not made


class ClientError(Value):
    """An error of the client: the short code that its user saw, and what it was."""

    code: Annotated[str, msgspec.Meta(min_length=1, max_length=8, pattern="^[A-Z0-9]+(?!\\n)$")]
    text: Annotated[str, msgspec.Meta(max_length=2 * LONGEST_ERROR)]
