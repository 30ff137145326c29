"""The frames that the server sends over the live channel; docs/wire.md describes the protocol."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from clowder.core.game import Piece, Result, Seat
from clowder.core.move_tree import MoveTree
from clowder.core.value import Value
from clowder.core.words import Say
from clowder.server.log.entries import Cat, Clock, Fur
from clowder.server.wire.requests import VoteChoice

PROTOCOL = 3  # of the wire; raised when a client of the older one would not understand it


class ChairInfo(Value):
    """A seat as everyone sees it."""

    name: str  # a bot has one of its own; empty where the seat is free
    bot: str | None
    fur: Fur  # likewise
    free: bool
    away: bool
    given: str  # the share of the table's chance, shown to all
    holiday: int | None = None  # until when the last one lasts or lasted, ms since 1970
    days_off: int = 0  # of holiday that were taken so far


class TableInfo(Value):
    """What everyone may know of a table without sitting at it."""

    table: str
    game: str
    version: int
    options: dict[str, Any]
    seats: tuple[ChairInfo, ...]
    public: bool
    clock: Clock
    started: bool
    over: bool
    commitment: str
    fair: bool
    origin: str | None  # the table whose past this one goes on from
    rematch: str | None
    day: str | None  # whose deal it has: one player, the same deal for everybody
    undone: int = 0  # how often answers of others were taken back that had been seen
    shut: bool = False  # over without a result, since a host of the house closed it


class OpenAsk(Value):
    number: int
    seat: Seat
    what: str
    seconds: float | None  # left on the clock
    say: Say | None  # the question, to the viewer's own seat
    rests: float = 0.0  # seconds for which the clock stands still: the player is on holiday


class GameEvent(Value):
    """Something happened in the game, as the viewer witnessed it."""

    event: Any
    say: Say | None  # the sentence for the log on the screen, if there is anything to add


class ChairChanged(Value):
    """Somebody sat down, stood up, went away or came back, also from a holiday."""

    what: Literal["sat", "stood", "away", "back", "holiday", "rested"]
    seat: Seat
    why: str = ""


class TakenBack(Value):
    """Moves were taken back, or somebody asks for it, agrees or declines."""

    what: Literal["done", "asked", "agreed", "declined"]
    seat: Seat


class ChatLine(Value):
    name: str
    seat: Seat | None
    text: str
    number: int = 0  # of its entry, by which one says whose line is meant


class Reaction(Value):
    """Somebody held up one of the eight cats."""

    name: str
    seat: Seat | None
    cat: Cat


class TableMoved(Value):
    """The table opened, started, closed, or goes on elsewhere."""

    what: Literal["opened", "started", "closed", "shut", "rematch"]  # shut: by a host


class Undo(Value):
    """Somebody asks for a move to be taken back."""

    seat: Seat
    waits_for: tuple[Seat, ...]  # who has not agreed yet


NewsItem: TypeAlias = GameEvent | ChairChanged | TakenBack | ChatLine | Reaction | TableMoved


class Update(Value):
    """The table after entry `number` of its log, and what happened since entry `since`.

    Of a long past only the end is told: then `since` is 0, and the first entries, up to `earlier`,
    can be had by `Earlier`.
    """

    number: int
    since: int
    seat: Seat | None  # the viewer's; None for a spectator
    table: TableInfo
    news: tuple[NewsItem, ...]
    view: Any | None  # None before the start
    asks: tuple[OpenAsk, ...]
    moves: tuple[MoveTree, ...] | None  # the viewer's, where they can and may be listed
    aids: Any | None  # what helps the viewer, where that is allowed
    undo: Undo | None
    can_undo: bool  # whether the viewer could take a move back, or ask for it
    result: Result | None
    earlier: int = 0
    decided: int | None = None  # the round, turn or card from which on the winner was ahead


class EarlierNews(Value):
    """What happened before; where that was much, again without the entries up to `earlier`."""

    id: str
    news: tuple[NewsItem, ...]
    earlier: int


class ReplayStep(Value):
    """One entry, and the table after it."""

    seat: Seat
    say: Say  # the move in words, where no event says it
    events: tuple[GameEvent, ...]
    view: dict[str, Any] | list[Any]  # what changed since the step before, as `core/delta.py` says


class Replay(Value):
    """A game that is over, or a record: with all hands shown, or as one seat saw it."""

    game: str
    chairs: tuple[ChairInfo, ...]
    seat: Seat | None
    steps: tuple[ReplayStep, ...]
    result: Result | None
    table: TableInfo | None  # where it was played; None: it came as a file, which alone is believed


class Welcome(Value):
    """The first frame: which seats are yours."""

    seats: tuple[Seat, ...]
    name: str
    protocol: int = PROTOCOL


class Gone(Value):
    """A player who does not look at a table that waits without a clock."""

    seat: Seat
    seconds: float  # since they were last here, or the others chose to wait on
    grace: float  # seconds after which the others may vote
    votes: dict[Seat, VoteChoice]  # by the seat of whoever voted


class Presence(Value):
    """Who is looking at the table right now; not numbered, not stored."""

    here: tuple[bool, ...]
    spectators: int
    gone: tuple[Gone, ...] = ()


class Done(Value):
    """The command took effect and is on disk, as entry `number`.

    A vote is no entry itself: then it is the entry that the vote brought about, or the last one.
    """

    id: str
    number: int


class Refused(Value):
    """The rules say no: nothing has changed."""

    id: str
    why: str
    rule: str
    about: tuple[Piece, ...]
    text: str  # in the guest's language
    say: Say  # the same before it has a language
    short: Say | None  # in a few words, for a button


class Judged(Value):
    """What comes of one move of a Try: why not, or what it would bring."""

    refused: Refused | None
    note: Say | None
    aids: Any | None = None  # what would help once it is made
    say: Say | None = None  # the move itself, where it is allowed


class Tried(Value):
    """The answer to Try, move by move."""

    id: str
    answers: tuple[Judged, ...]


class NextBest(Value):
    """Another good move."""

    move: Any
    say: Say  # in words
    worth: Say


class Hinted(Value):
    """What to do, and why."""

    id: str
    move: Any
    say: Say  # in words
    reason: Say  # one sentence
    worth: Say | None = None  # what it would bring, in the unit of the next best
    others: tuple[NextBest, ...] = ()  # two at most


class Failed(Value):
    """The command was not carried out: a code to switch on, and words for a person."""

    id: str | None
    code: str
    text: str


class Pong(Value):
    pass


Reply: TypeAlias = (
    Update | EarlierNews | Welcome | Presence | Done | Refused | Tried | Hinted | Failed | Pong
)
