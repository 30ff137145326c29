"""Room: what every game promises. Read this file first.

A room is one value: the rules of a game as pure functions over frozen values, and what the rest of
the program must know to offer, write down, describe and check that game. Nothing else in the
program knows a game by name.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar, get_args, get_type_hints

import msgspec

from clowder.core.daily import Daily
from clowder.core.fault import Fault
from clowder.core.game import (
    Ask,
    Course,
    Event,
    Move,
    Options,
    Refusal,
    Result,
    Seat,
    State,
    Step,
    View,
)
from clowder.core.lesson import Lesson
from clowder.core.rng import Rng
from clowder.core.twin import Twin
from clowder.core.value import Value
from clowder.core.words import Say, say

SomeMove = TypeVar("SomeMove", contravariant=True)
SomeEvent = TypeVar("SomeEvent", contravariant=True)
SomeView = TypeVar("SomeView", contravariant=True)


class Text(Protocol[SomeMove, SomeEvent, SomeView]):
    """The room's sentences. `names` are the players' names by seat; `viewer` is "you"."""

    def ask(self, ask: Ask, view: SomeView) -> Say:
        """The question put to the seat that looks at `view`."""

    def move(self, move: SomeMove) -> Say:
        """The move as an answer to choose."""

    def event(self, event: SomeEvent, names: Sequence[str], viewer: Seat | None) -> Say | None:
        """The event as a line of the log; None where the log has nothing to add."""

    def note(self, move: SomeMove, view: SomeView) -> Say | None:
        """What an allowed move brings, in a few words on its button; None where that is plain."""

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        """Why not, in a few words on a button; None where only the whole reason will do."""


@dataclass(frozen=True)
class Types(Generic[State, View, Options]):
    """The types of a room's values, by which msgspec decodes them."""

    options: type[Options]
    state: type[State]
    view: type[View]
    move: Any  # the union of the room's moves
    event: Any  # the union of the room's events
    aids: type[Value] | None = None  # None: the room has no aids
    asked: Any = str  # what an Ask may be about: a Literal of the words in `Ask.what`


@dataclass(frozen=True)
class Numbering(Generic[Move]):
    """The moves of a room as whole numbers, once for search, training and adapters."""

    actions: int  # numbers go from 0 to one less than this, whatever the seats and the options
    number: Callable[[Move], int | None]  # None: a move of NATURE that has none, such as a deal
    move: Callable[[int], Move]  # raises ValueError for a number that stands for no move


def always_helps(view: object) -> bool:  # noqa: ARG001 (the room's own function reads the view)
    return True


def no_aids(view: object) -> None:  # noqa: ARG001 (likewise)
    return None


def no_foresight(view: object, move: object) -> None:  # noqa: ARG001 (likewise)
    return None


def no_course(state: object) -> None:  # noqa: ARG001 (likewise)
    return None


def whole_log(events: Sequence[Event], view: object) -> Sequence[Event]:  # noqa: ARG001 (likewise)
    return events


@dataclass(frozen=True)
class Room(Generic[State, Move, Event, View, Options]):
    """A game: its rules as pure functions without state of their own, its types and its texts."""

    name: str  # stable: records, addresses and locale files use it
    version: int  # raised when an old record would replay differently
    seats: range  # how many can play
    # The Python package of its code. Where it has a folder locales/<language>, the room's texts are
    # there; otherwise they are in clowder/locales.
    package: str

    types: Types[State, View, Options]

    # The rules. A `seat` of None is a spectator.

    setup: Callable[[Options, int], State]
    """setup(options, seats): the table before the first shuffle. Raises ValueError where these
    options do not go together or not with so many seats. Callers use `opening`, which also checks
    the number of seats."""

    asks: Callable[[State], tuple[Ask, ...]]
    """asks(state): who must decide what now; several are asked at once and answer in any order.
    Empty once the game is over. NATURE is asked alone: chance is settled before anybody decides."""

    refusal: Callable[[State, Seat, Move], Refusal | None]
    """refusal(state, seat, move): why the move is not allowed, or None. The only judge of legality.
    Any seat number may come, NATURE's and numbers beyond the table included."""

    moves: Callable[[State, Seat], Sequence[Move] | None]
    """moves(state, seat): every allowed move, each once (NATURE's are equally likely); None if
    there are too many to list; empty for a seat that is not asked."""

    sample: Callable[[State, Seat, Rng], Move]
    """sample(state, seat, rng): some allowed move of a seat that is asked. For NATURE a fair draw:
    the only use of chance in the rules."""

    apply: Callable[[State, Seat, Move], Step[State, Event]]
    """apply(state, seat, move): what follows an allowed move: the next state, the events, and
    whether something hidden was shown. Deterministic, since chance is a move too."""

    result: Callable[[State], Result | None]
    """result(state): the outcome once nobody is asked anything; None before."""

    # Who may know what.

    view: Callable[[State, Seat | None], View]
    """view(state, seat): all that the seat may know and remember, and no more."""

    reveal: Callable[[State], View]
    """reveal(state): the table with nothing hidden, seen from no seat: what a replay shows. Only
    for games that are over, and for records, which hide nothing."""

    witness: Callable[[Event, Seat | None], Event | None]
    """witness(event, seat): the event as the seat perceives it: whole, with blanks, or None."""

    imagine: Callable[[View, Rng], State]
    """imagine(view, rng): a full state that would look like the view, drawn fairly: each state that
    fits all that was seen is as likely as it should be. Bots think in such states."""

    # Moves as text, and sentences.

    write_move: Callable[[Move], str]
    """write_move(move): the move in notation, one line, the same each time."""

    read_move: Callable[[str], Move]
    """read_move(text): the move again; raises ValueError saying what was expected."""

    text: Text[Move, Event, View]
    prefix: str  # how its rule numbers and its message keys begin: "cib"
    sections: tuple[tuple[str, tuple[str, ...]], ...]  # the rulebook: headings and rule numbers
    minutes: int  # about as long as a game takes

    # What the laws check.

    inventory: Callable[[State], tuple[str, ...]]
    """inventory(state): every piece of the box, wherever it lies."""

    longest: int  # no game has more entries than this, NATURE's included

    # What only some rooms have.

    chapters: tuple[str, ...] = ()
    """The game told in the order one plays: PREFIX-chapter-KEY is a heading, and
    PREFIX-chapter-KEY-text its paragraphs."""

    helps: Callable[[View], bool] = always_helps
    """helps(view): False where an option forbids listing moves and giving hints to a person."""

    aids: Callable[[View], Value | None] = no_aids
    """aids(view): what helps the seat that looks to judge its own position; None where nothing."""

    log: Callable[[Sequence[Event], View], Sequence[Event]] = whole_log
    """log(events, view): which of the events that a seat has witnessed may still be read up; fewer
    where an option wants them remembered."""

    foresee: Callable[[View, Move], Value | None] = no_foresight
    """foresee(view, move): the aids as they would be after this allowed move, as far as the view
    tells."""

    course: Callable[[State], Course | None] = no_course
    """course(state): the points so far, and where the game is; None where nothing is counted before
    the end. By it `turning.py` tells when a game was decided."""

    # Kinds of asks whose answer is not drawn by chance but computed, so slowly that a server must
    # run `sample` in a worker process. Only NATURE is asked so: "settle".
    slow_asks: tuple[str, ...] = ()
    numbering: Numbering[Move] | None = None  # None: moves cannot be numbered, or were not yet
    twin: Callable[[State], Twin] | None = None
    """twin(state): the same position as a fast twin, which bots search in; needs `numbering`."""

    lessons: tuple[Lesson, ...] = ()  # how to play, step by step
    daily: Daily | None = None  # None: no deal of the day

    def opening(self, options: Options, seats: int) -> State:
        """The first state; raises ValueError where so many cannot play with these options."""
        if seats not in self.seats:
            first, last = self.seats[0], self.seats[-1]
            raise Fault(
                f"{self.name} is for {first} to {last} players, not {seats}",
                say("fault-seats", game=self.name, first=first, last=last, seats=str(seats)),
            )
        return self.setup(options, seats)

    def usual_options(self) -> dict[str, Any]:
        """The options by name, with their default values."""
        return {
            name: value
            for name, value in msgspec.to_builtins(self.types.options()).items()
            if name != "type"
        }

    def choices(self) -> dict[str, tuple[Any, ...]]:
        """Every value that each option can have; none for an option of free text."""
        hints = get_type_hints(self.types.options)
        return {
            name: (False, True) if hints[name] is bool else get_args(hints[name])
            for name in self.usual_options()
        }

    def texts(self) -> tuple[str, ...]:
        """The options of free text."""
        return tuple(name for name, values in self.choices().items() if not values)

    def fitting_seats(self, options: dict[str, Any]) -> tuple[int, ...]:
        """How many can play with these options; empty where they do not go together."""
        return tuple(seats for seats in self.seats if self._can_play(options, seats))

    def _can_play(self, options: dict[str, Any], seats: int) -> bool:
        try:
            self.opening(self.make_options(options), seats)
        except ValueError:
            return False
        return True

    def make_options(self, changed: dict[str, Any]) -> Options:
        """The options with some of them changed; raises ValueError that names the bad one."""
        usual = self.usual_options()
        for option in changed:
            if option not in usual:
                known = ", ".join(usual)
                raise Fault(
                    f"there is no option '{option}'; there is: {known}",
                    say("fault-game-option", name=option, known=known),
                )
        tag = {"type": self.types.options.__name__}
        try:
            return msgspec.convert(usual | changed | tag, self.types.options)
        except msgspec.ValidationError as error:
            # The message of the library ends with the path: "- at `$.way`".
            name = next((name for name in changed if f"$.{name}`" in str(error)), "")
            sentence = say("fault-value", name=name, value=str(changed.get(name, "")))
            raise Fault(str(error), sentence) from None


AnyRoom = Room[Any, Any, Any, Any, Any]
