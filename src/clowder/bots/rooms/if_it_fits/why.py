"""What a move does to the boxes: one is closed, or one's own are worth more."""

from __future__ import annotations

from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.words import Say, say
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.events import BoxClosed
from clowder.games.if_it_fits.moves import Draw, Move, Pass
from clowder.games.if_it_fits.scoring import points_now
from clowder.games.if_it_fits.view import View


def why(view: View, ask: Ask, move: Move, rng: Rng) -> Say | None:
    """All boxes lie open, so an imagined table tells what they are worth."""
    if isinstance(move, Draw | Pass):
        return None
    table = ROOM.imagine(view, rng)
    step = ROOM.apply(table, ask.seat, move)
    gain = points_now(step.state)[ask.seat] - points_now(table)[ask.seat]
    if gain <= 0:
        return None
    closes = any(isinstance(event, BoxClosed) for event in step.events)
    return say("hint-box-closed" if closes else "hint-box", count=gain)
