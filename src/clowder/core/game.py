"""What every game promises. Read this file first."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, NewType, TypeVar

from clowder.core.rng import Rng
from clowder.core.value import Value

Seat = NewType("Seat", int)
NATURE = Seat(-1)  # shuffles, dice, gravity: whatever no player decides

State = TypeVar("State", bound=Value)
Move = TypeVar("Move", bound=Value)
Event = TypeVar("Event", bound=Value)
View = TypeVar("View", bound=Value)
Options = TypeVar("Options", bound=Value)


class Ask(Value):
    """An open question. Several at once are answered independently, in any order."""

    seat: Seat
    what: str  # "bury", "bid", "play": the verb of the notation; prompts and bots switch on it


class Piece(Value):
    """Something on the table that a refusal or a score line points at: ("colour", "red")."""

    what: str
    which: str | int


class Refusal(Value):
    """Why a move is not allowed; the words live in the locale files."""

    why: str  # a stable key, "cell_taken"
    rule: str  # the numbered rule behind it, "CIB-6"
    about: tuple[Piece, ...] = ()


def not_your_turn(rule: str, turn: Seat, seat: Seat) -> Refusal | None:
    """Nothing against it where the seat is the one on turn."""
    return None if seat == turn else Refusal("not_your_turn", rule, (Piece("seat", turn),))


def no_such_seat(rule: str, seats: int, seat: Seat) -> Refusal | None:
    """Nothing against it where the seat is at the table."""
    return None if seat in range(seats) else Refusal("no_such_seat", rule, (Piece("seat", seat),))


class Line(Value):
    """One line of a score sheet."""

    what: str
    points: int
    about: tuple[Piece, ...] = ()


class Standing(Value):
    seats: tuple[Seat, ...]  # one player, a team, or everyone when cooperating
    rank: int  # 1 is best, equals tie; losing together is rank 2
    points: int
    sheet: tuple[Line, ...] = ()


class Result(Value):
    how: str  # "rounds_played", "tower_fell"
    standings: tuple[Standing, ...]
    unit: str = "points"  # what the points of the standings are: "turns", in the room's words

    def standing(self, seat: Seat) -> Standing:
        return next(standing for standing in self.standings if seat in standing.seats)


class Step(Value, Generic[State, Event]):
    state: State
    events: tuple[Event, ...] = ()
    final: bool = False  # something hidden was shown: no undo past here


class Game(ABC, Generic[State, Move, Event, View, Options]):
    """The rules of one game: pure functions over values, no state of their own."""

    name: ClassVar[str]
    version: ClassVar[int]  # raised when an old record would replay differently
    seats: ClassVar[range]
    # What NATURE is asked that no chance decides, but long reckoning: "settle".
    reckoned: ClassVar[tuple[str, ...]] = ()

    @abstractmethod
    def setup(self, options: Options, seats: int) -> State:
        """The table before the first shuffle. Raises ValueError on a bad mix."""

    @abstractmethod
    def asks(self, state: State) -> tuple[Ask, ...]:
        """Who must decide what now; nobody once the game is over.

        NATURE is asked alone: chance is settled before anybody decides anything.
        """

    @abstractmethod
    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        """Why `move` is not allowed, or None. The only judge of legality.

        Any seat number may come, NATURE's and those beyond the table too.
        """

    @abstractmethod
    def moves(self, state: State, seat: Seat) -> Sequence[Move] | None:
        """Every allowed move, each once (NATURE's are equally likely); None if beyond listing.

        A seat that is not asked has none.
        """

    @abstractmethod
    def sample(self, state: State, seat: Seat, rng: Rng) -> Move:
        """Some allowed move; for NATURE, a fair one: the only use of chance."""

    @abstractmethod
    def apply(self, state: State, seat: Seat, move: Move) -> Step[State, Event]:
        """What follows an allowed move: deterministic, since chance is a move too."""

    @abstractmethod
    def result(self, state: State) -> Result | None:
        """The outcome, once nobody is asked anything."""

    @abstractmethod
    def view(self, state: State, seat: Seat | None) -> View:
        """All that `seat` may know and no more; None is a spectator."""

    @abstractmethod
    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        """The event as `seat` perceives it: whole, with blanks, or not at all."""

    @abstractmethod
    def imagine(self, view: View, rng: Rng) -> State:
        """A full state that would look like `view`: what bots think in."""

    def helps(self, view: View) -> bool:  # noqa: ARG002 (rooms with such an option read the view)
        """False where an option forbids listing moves and giving hints to a person."""
        return True

    def aids(self, view: View) -> Value | None:  # noqa: ARG002 (rooms that help read the view)
        """What helps the seat that looks to judge its own position; None where nothing does."""
        return None

    def foresee(self, view: View, move: Move) -> Value | None:  # noqa: ARG002 (likewise)
        """The aids as they would be once this allowed move is made, as far as the view tells."""
        return None


def check_seats(game: type[Game[State, Move, Event, View, Options]], seats: int) -> None:
    """Raises ValueError unless the game can be played by so many."""
    if seats not in game.seats:
        first, last = game.seats[0], game.seats[-1]
        raise ValueError(f"{game.name} is for {first} to {last} players, not {seats}")
