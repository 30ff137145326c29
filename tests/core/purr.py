"""Purr, the smallest game: without chance, and heard by nobody but oneself."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Game, Refusal, Result, Seat, Standing, Step, check_seats
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom, Room
from clowder.core.value import Value
from clowder.core.words import Say, say


class Options(Value):
    times: int = 2
    softly: bool = False


class Purring(Value):
    seats: int
    left: int


class Purr(Value):
    pass


class Purred(Value):
    seat: Seat


class PurrGame(Game[Purring, Purr, Purred, Purring, Options]):
    name = "purr"
    version = 3
    seats = range(1, 3)

    def setup(self, options: Options, seats: int) -> Purring:
        check_seats(type(self), seats)
        if options.softly and seats == 2:
            raise ValueError("two cannot purr softly")
        return Purring(seats, options.times)

    def asks(self, state: Purring) -> tuple[Ask, ...]:
        return (Ask(Seat(state.left % state.seats), "purr"),) if state.left else ()

    def refusal(self, state: Purring, seat: Seat, move: Purr) -> Refusal | None:  # noqa: ARG002
        asked = any(ask.seat == seat for ask in self.asks(state))
        return None if asked else Refusal("not_your_turn", "PUR-1")

    def moves(self, state: Purring, seat: Seat) -> Sequence[Purr]:
        return [Purr()] if self.refusal(state, seat, Purr()) is None else []

    def sample(self, state: Purring, seat: Seat, rng: Rng) -> Purr:
        return rng.choice(self.moves(state, seat))

    def apply(self, state: Purring, seat: Seat, move: Purr) -> Step[Purring, Purred]:  # noqa: ARG002
        return Step(Purring(state.seats, state.left - 1), (Purred(seat),))

    def result(self, state: Purring) -> Result | None:
        everyone = tuple(Seat(seat) for seat in range(state.seats))
        return None if state.left else Result("slept", (Standing(everyone, 1, 0),))

    def view(self, state: Purring, seat: Seat | None) -> Purring:  # noqa: ARG002
        return state

    def witness(self, event: Purred, seat: Seat | None) -> Purred | None:
        return event if event.seat == seat else None

    def imagine(self, view: Purring, rng: Rng) -> Purring:  # noqa: ARG002
        return view


class PurrText:
    def ask(self, ask: Ask, view: Purring) -> Say:  # noqa: ARG002
        return say(f"pur-ask-{ask.what}")

    def move(self, move: Purr) -> Say:  # noqa: ARG002
        return say("pur-move")

    def event(self, event: Purred, names: Sequence[str], viewer: Seat | None) -> None:
        """The log has nothing to add."""

    def note(self, move: Purr, view: Purring) -> None:
        """A purr says it all."""

    def short(self, refusal: Refusal, names: Sequence[str], viewer: Seat | None) -> None:
        """Nor is there a short way to say no."""


def read_move(text: str) -> Purr:
    if text != "purr":
        raise ValueError(f"expected 'purr', found '{text}'")
    return Purr()


PURR: AnyRoom = Room(
    game=PurrGame(),
    options=Options,
    state=Purring,
    view=Purring,
    move=Purr,
    event=Purred,
    write_move=lambda _: "purr",
    read_move=read_move,
    text=PurrText(),
    prefix="pur",
    inventory=lambda _: (),
    longest=9,
    sections=(),
    minutes=1,
)
