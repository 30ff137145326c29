"""Purr, the smallest game: without chance, and heard by nobody but oneself."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Refusal, Result, Seat, Standing, Step
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom, Room, Types
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


def set_up(options: Options, seats: int) -> Purring:
    if options.softly and seats == 2:
        raise ValueError("two cannot purr softly")
    return Purring(seats, options.times)


def asks(state: Purring) -> tuple[Ask, ...]:
    return (Ask(Seat(state.left % state.seats), "purr"),) if state.left else ()


def refusal(state: Purring, seat: Seat, move: Purr) -> Refusal | None:  # noqa: ARG001 (the protocol passes it)
    asked = any(ask.seat == seat for ask in asks(state))
    return None if asked else Refusal("not_your_turn", "PUR-1")


def moves(state: Purring, seat: Seat) -> Sequence[Purr]:
    return [Purr()] if refusal(state, seat, Purr()) is None else []


def sample(state: Purring, seat: Seat, rng: Rng) -> Purr:
    return rng.choice(moves(state, seat))


def apply(state: Purring, seat: Seat, move: Purr) -> Step[Purring, Purred]:  # noqa: ARG001 (the protocol passes it)
    return Step(Purring(state.seats, state.left - 1), (Purred(seat),))


def result(state: Purring) -> Result | None:
    everyone = tuple(Seat(seat) for seat in range(state.seats))
    return None if state.left else Result("slept", (Standing(everyone, 1, 0),))


def witness(event: Purred, seat: Seat | None) -> Purred | None:
    return event if event.seat == seat else None


class PurrText:
    def ask(self, ask: Ask, view: Purring) -> Say:  # noqa: ARG002 (the protocol passes it)
        return say(f"pur-ask-{ask.what}")

    def move(self, move: Purr) -> Say:  # noqa: ARG002 (the protocol passes it)
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
    name="purr",
    version=3,
    seats=range(1, 3),
    package=__name__,
    types=Types(Options, Purring, Purring, Purr, Purred),
    setup=set_up,
    asks=asks,
    refusal=refusal,
    moves=moves,
    sample=sample,
    apply=apply,
    result=result,
    view=lambda state, _: state,
    reveal=lambda state: state,
    witness=witness,
    imagine=lambda view, _: view,
    write_move=lambda _: "purr",
    read_move=read_move,
    text=PurrText(),
    prefix="pur",
    inventory=lambda _: (),
    longest=9,
    sections=(),
    minutes=1,
)
