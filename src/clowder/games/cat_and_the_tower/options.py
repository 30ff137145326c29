"""What can be agreed on before the game."""

from __future__ import annotations

from typing import Literal

from clowder.core.value import Value


class Options(Value):
    mode: Literal["together", "against"] = "together"  # TOW-1, TOW-20


def check_mix(options: Options, seats: int) -> None:
    """Raises ValueError where so many cannot play so."""
    if options.mode == "against" and seats < 2:
        raise ValueError("against each other, there must be two to five players")
