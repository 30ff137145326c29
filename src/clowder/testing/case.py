"""Case: a room under law, and the tables that are played to try it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import Any, Literal, NamedTuple, get_args, get_origin, get_type_hints

from clowder.core.game import Seat
from clowder.core.record import Entry
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom

Entries = Sequence[Entry[Any]]
Style = Callable[[AnyMatch, Seat, Rng], Any]  # some way to choose among the allowed moves


def any_move(match: AnyMatch, seat: Seat, rng: Rng) -> Any:
    return match.room.sample(match.state, seat, rng)


def nothing_hidden(state: Any, seat: Seat | None, rng: Rng) -> Any:  # noqa: ARG001 (a default)
    return state


def as_it_was(entries: Entries, state: Any) -> Entries:  # noqa: ARG001 (a default)
    return entries


class Case(NamedTuple):
    """A room, and what the laws must know of it independently of its own code."""

    room: AnyRoom
    # redeal(state, seat, rng): another state that `seat` cannot tell from this one, as different
    # from it as possible.
    redeal: Callable[[Any, Seat | None, Rng], Any] = nothing_hidden
    # retell(entries, state): the same entries as they must have been to end in a redealt state.
    retell: Callable[[Entries, Any], Entries] = as_it_was
    styles: tuple[Style, ...] = (any_move,)
    # The mixes of options to play, where an option has more values than can be listed.
    mixes: tuple[Any, ...] = ()
    # Where a game takes long: the seeds of the few that are played.
    seeds: tuple[int, ...] = ()
    # The fields of a view that only its own seat has, or has in another form than `reveal`.
    own_fields: tuple[str, ...] = ("seat", "hand")


class LawTable(NamedTuple):
    """A room with one number of seats and one mix of options."""

    case: Case
    seats: int
    options: Any

    @property
    def room(self) -> AnyRoom:
        return self.case.room

    def __str__(self) -> str:
        fields = self.options.__struct_fields__
        chosen = [f"{name}={getattr(self.options, name)}" for name in fields]
        return "-".join((self.room.name, str(self.seats), *chosen))

    def __repr__(self) -> str:
        return str(self)

    def __hash__(self) -> int:
        """A room has fields without a hash."""
        return hash(str(self))

    def viewers(self) -> tuple[Seat | None, ...]:
        """Everyone who looks on, the spectator last."""
        return (*(Seat(seat) for seat in range(self.seats)), None)


def all_tables(*cases: Case) -> Iterator[LawTable]:
    """Every room with every number of seats and every mix of options that it offers."""
    for case in cases:
        for seats, options in product(case.room.seats, case.mixes or all_options(case.room)):
            try:
                case.room.opening(options, seats)
            except ValueError:
                continue  # a mix that the room does not offer
            yield LawTable(case, seats, options)


def all_options(room: AnyRoom) -> Iterator[Any]:
    hints = get_type_hints(room.types.options)
    names = room.types.options.__struct_fields__
    for values in product(*(values_of(hints[name]) for name in names)):
        yield room.types.options(**dict(zip(names, values, strict=True)))


def values_of(kind: Any) -> tuple[Any, ...]:
    if kind is bool:
        return (False, True)
    if get_origin(kind) is not Literal:
        raise TypeError(f"{kind} has too many values to try them all: give the Case some `mixes`")
    return get_args(kind)


def rules_of(room: AnyRoom) -> set[str]:
    """The numbers of the rules, as the rulebook on screen has them."""
    return {number for _, numbers in room.sections for number in numbers}
