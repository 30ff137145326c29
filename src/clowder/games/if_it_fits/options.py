"""What the players may agree on before the game."""

from __future__ import annotations

from clowder.core.value import Value


class Options(Value):
    advanced: bool = False  # FIT-21
