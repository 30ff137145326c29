"""What the players may agree on before the game."""

from __future__ import annotations

from typing import Literal

from clowder.core.fault import Fault
from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.core.words import say

Way = Literal["each", "together", "teams"]


class Options(Value):
    way: Way = "each"  # each for oneself (with one seat CHA-16), together (CHA-17), teams (CHA-18)
    kittens: bool = False  # CHA-15: a square of 3×3
    first_edition: bool = False  # CHA-19: one of the two actions is a rotation

    @property
    def side(self) -> int:
        return 3 if self.kittens else 4


PLAYERS: dict[Way, tuple[int, ...]] = {"each": (1, 2, 3, 4), "together": (2, 3, 4), "teams": (4,)}


def check_mix(options: Options, seats: int) -> None:
    """Raises ValueError where so many cannot play in that way."""
    if seats not in PLAYERS[options.way]:
        fit = ", ".join(str(count) for count in PLAYERS[options.way])
        raise Fault(
            f"the option way={options.way} is for {fit} players, not {seats}",
            say("fault-mix", name="way", value=options.way, fit=fit),
        )


def counts_turns(options: Options, seats: int) -> bool:
    """Whether turns count and points do not: alone (CHA-16) or together (CHA-17)."""
    return seats == 1 or options.way == "together"


def sides_of(options: Options, seats: int) -> tuple[tuple[Seat, ...], ...]:
    """Who wins or loses with whom; partners sit side by side (CHA-18)."""
    everyone = tuple(Seat(seat) for seat in range(seats))
    if counts_turns(options, seats):
        return (everyone,)
    if options.way == "teams":
        return (everyone[:2], everyone[2:])
    return tuple((seat,) for seat in everyone)
