"""What can be agreed on before the game."""

from __future__ import annotations

from typing import Literal, TypeAlias, get_args

from clowder.core.fault import Fault
from clowder.core.value import Value
from clowder.core.words import say

Mode: TypeAlias = Literal["together", "against"]
MODES: tuple[Mode, ...] = get_args(Mode)


class Options(Value):
    mode: Mode = "together"  # TOW-1, TOW-20
    start: Literal["ground", "shaken"] = "ground"  # TOW-1, or some storeys that stand already


def check_mix(options: Options, seats: int) -> None:
    """Raises ValueError where so many cannot play so."""
    if options.mode == "against" and seats < 2:
        raise Fault(
            "against each other, there must be two to five players",
            say("fault-mix", name="mode", value=options.mode, fit="2, 3, 4, 5"),
        )
