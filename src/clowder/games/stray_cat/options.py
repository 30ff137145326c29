"""What the players may agree on before the game."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from clowder.core.value import Value
from clowder.games.stray_cat.pieces import BOX

Layout = Literal["corners", "centre", "long", "custom"]
First = Literal["by_lot", "first_seat"]
ShapeText = Annotated[str, msgspec.Meta(max_length=200)]


class Options(Value):
    layout: Layout = "corners"  # STR-1, STR-2
    shape: ShapeText = "1#2./####/.##./####/4#3."  # of the custom layout, rows from the top
    first: First = "by_lot"  # STR-5

    @property
    def drawn_as(self) -> str:
        """The layout as a drawing, whichever it is."""
        return self.shape if self.layout == "custom" else BOX.layouts[self.layout]
