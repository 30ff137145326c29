"""What is written down of a table: its whole truth, one numbered entry after the other.

A table is what its log says. Nothing is shown to anybody before its entry is on disk, and a
restart reads the entries again.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from clowder.core.fairness import Origin
from clowder.core.game import Seat
from clowder.core.value import Value

Fur: TypeAlias = Literal["", "ginger", "smoke", "cream", "cocoa", "calico"]  # "": none, or any
Cat: TypeAlias = Literal["purr", "laugh", "gasp", "sleepy", "hiss", "love", "think", "bow"]


NoticeKind: TypeAlias = Literal["turn", "sat", "rematch"]  # what somebody is told who is not here
DAY_SECONDS = 86_400.0


class Clock(Value):
    """How long a player may think: no limit, some seconds, or some days for each move."""

    kind: Literal["none", "move", "days"] = "none"
    limit: int = 0  # seconds, or days
    holiday: int = 0  # days in all that each player may take off, where moves take days

    def seconds(self) -> float | None:
        match self.kind:
            case "none":
                return None
            case "move":
                return float(self.limit)
            case "days":
                return self.limit * DAY_SECONDS

    @property
    def is_slow(self) -> bool:
        """Whether nobody is expected to sit and wait."""
        return (self.seconds() or 0.0) >= DAY_SECONDS


class Opened(Value):
    """The first entry of every log: what was agreed."""

    game: str
    version: int
    seats: int
    options: dict[str, Any]
    public: bool  # listed for everyone, or found by its link alone
    clock: Clock
    host: str  # the session that opened it
    commitment: str  # to the house's seed
    fair: bool  # False where the seed was fixed for a test, or the past comes from elsewhere
    origin: Origin | None = None  # the table whose first entries this one began with
    day: str | None = None  # whose deal it has, the same as all other tables of that day
    code: str = ""  # six letters to be typed instead of its name, until the game begins


class Sat(Value):
    """A person sat down, with their share of the table's chance."""

    seat: Seat
    session: str
    name: str
    given: str = ""  # 32 bytes in hexadecimal, or nothing
    fur: Fur = ""  # the one asked for


class BotSat(Value):
    seat: Seat
    level: str
    fur: Fur = ""


class Stood(Value):
    """The seat is free again; only before the start."""

    seat: Seat


class Started(Value):
    """The game began; the entries are NATURE's first, after those of its origin."""

    entries: tuple[str, ...]


class Moved(Value):
    """A move and what NATURE answered, in notation: "0 bury 4"."""

    entries: tuple[str, ...]
    last: bool = False  # the game is over with it


class UndoAsked(Value):
    seat: Seat


class UndoDeclined(Value):
    seat: Seat


class UndoAgreed(Value):
    seat: Seat


class Undone(Value):
    """Moves were taken back; so many entries are left."""

    seat: Seat
    left: int


class Away(Value):
    """A bot plays on for a person who left, whose time ran out, or who is gone for long."""

    seat: Seat
    why: Literal["left", "time", "gone"]


class Back(Value):
    """The person took the seat again."""

    seat: Seat


class HolidayTaken(Value):
    """The clock of a seat stands still from one moment to another, in milliseconds since 1970."""

    seat: Seat
    began: int
    until: int


class HolidayEnded(Value):
    """The player is back before that."""

    seat: Seat
    at: int


class Said(Value):
    """A line of chat; while the game is on, what spectators say stays among them."""

    session: str
    name: str
    seat: Seat | None
    text: str


class Reacted(Value):
    """One of eight cats held up; heard by those who would hear a line of chat."""

    session: str
    name: str
    seat: Seat | None
    cat: Cat


class Rematched(Value):
    """The same players go on at another table."""

    table: str


class Closed(Value):
    """Given up: nobody can go on here, and the seed may be shown."""

    by_host: bool = False  # by a host of the house


LogEntry: TypeAlias = (
    Opened
    | Sat
    | BotSat
    | Stood
    | Started
    | Moved
    | UndoAsked
    | UndoDeclined
    | UndoAgreed
    | Undone
    | Away
    | Back
    | HolidayTaken
    | HolidayEnded
    | Said
    | Reacted
    | Rematched
    | Closed
)
