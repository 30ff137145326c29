"""What the players may agree on before the game."""

from __future__ import annotations

from clowder.core.value import Value


class Options(Value):
    schrodinger: bool = False  # CIB-18: nobody is shown the research board during a round
