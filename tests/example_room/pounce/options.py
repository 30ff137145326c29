"""What the players may agree on before the game."""

from __future__ import annotations

from typing import Literal

from clowder.core.value import Value


class Options(Value):
    mice: Literal[2, 3] = 3  # PNC-7
