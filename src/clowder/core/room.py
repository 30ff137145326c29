"""Room: everything the house needs to know of one game, in one value."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeVar, get_args, get_type_hints

import msgspec

from clowder.core.game import Ask, Event, Game, Move, Options, Refusal, Seat, State, View
from clowder.core.lesson import Lesson
from clowder.core.value import Value
from clowder.core.words import Say

Told = TypeVar("Told", contravariant=True)
Made = TypeVar("Made", contravariant=True)
Seen = TypeVar("Seen", contravariant=True)


class Text(Protocol[Made, Told, Seen]):
    """The room's sentences. `names` are the players' names by seat; `viewer` is "you"."""

    def ask(self, ask: Ask, view: Seen) -> Say:
        """The question put to the seat that looks at `view`."""

    def move(self, move: Made) -> Say:
        """The move as an answer to choose."""

    def event(self, event: Told, names: Sequence[str], viewer: Seat | None) -> Say | None:
        """The event as a line of the log; None where the log has nothing to add."""

    def note(self, move: Made, view: Seen) -> Say | None:
        """What an allowed move brings, in a few words on its button; None where that is plain."""

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> Say | None:
        """Why not, in a few words on a button; None where only the whole reason will do."""


@dataclass(frozen=True)
class Daily:
    """The deal of the day: one player, everybody the same deal, and one board of results."""

    options: Mapping[str, Any] = field(default_factory=dict)  # that differ from the usual
    fewer: bool = False  # points are better: they are turns, or mistakes


@dataclass(frozen=True)
class Room(Generic[State, Move, Event, View, Options]):
    """A game with its types, its notation, its words and its pieces."""

    game: Game[State, Move, Event, View, Options]
    options: type[Options]
    state: type[State]
    view: type[View]
    move: Any  # the union of the room's moves, as msgspec decodes it
    event: Any  # the union of the room's events
    write_move: Callable[[Move], str]
    read_move: Callable[[str], Move]  # raises ValueError saying what was expected
    text: Text[Move, Event, View]
    prefix: str  # how its rule numbers and its messages begin: "cib"
    inventory: Callable[[State], tuple[str, ...]]  # every piece of the box, wherever it lies
    longest: int  # no game has more entries than this
    sections: tuple[tuple[str, tuple[str, ...]], ...]  # the rulebook: headings and rule numbers
    minutes: int  # about as long as a game takes
    aids: type[Value] | None = None  # what the game's aids are, where it has any
    lessons: tuple[Lesson, ...] = ()  # how to play, step by step
    daily: Daily | None = None  # where one can play alone, and the room likes to

    @property
    def name(self) -> str:
        return self.game.name

    def usual_options(self) -> dict[str, Any]:
        """The options by name, as they are if nobody changes them."""
        return {
            name: value
            for name, value in msgspec.to_builtins(self.options()).items()
            if name != "type"
        }

    def choices(self) -> dict[str, tuple[Any, ...]]:
        """Every value that each option can have; none are listed of what is written freely."""
        hints = get_type_hints(self.options)
        return {
            name: (False, True) if hints[name] is bool else get_args(hints[name])
            for name in self.usual_options()
        }

    def texts(self) -> tuple[str, ...]:
        """The options that are written freely."""
        return tuple(name for name, values in self.choices().items() if not values)

    def fitting_seats(self, options: dict[str, Any]) -> tuple[int, ...]:
        """How many can play so; nobody where the options do not go together."""
        return tuple(seats for seats in self.game.seats if self._can_play(options, seats))

    def _can_play(self, options: dict[str, Any], seats: int) -> bool:
        try:
            self.game.setup(self.make_options(options), seats)
        except ValueError:
            return False
        return True

    def make_options(self, changed: dict[str, Any]) -> Options:
        """The options with some of them changed; raises ValueError that names the bad one."""
        usual = self.usual_options()
        for option in changed:
            if option not in usual:
                raise ValueError(f"there is no option '{option}'; there is: {', '.join(usual)}")
        tag = {"type": self.options.__name__}
        return msgspec.convert(usual | changed | tag, self.options)


AnyRoom = Room[Any, Any, Any, Any, Any]
