"""What a move does: a bid that fits the hand, a token that joins one's group."""

from __future__ import annotations

from clowder.bots.rooms.cat_in_the_box.opening import expected_tricks
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.core.words import Say, say
from clowder.games.cat_in_the_box.moves import Bid, Move, Play
from clowder.games.cat_in_the_box.pieces import SEAT_COUNTS, cell
from clowder.games.cat_in_the_box.scoring import largest_group
from clowder.games.cat_in_the_box.view import View


def why(view: View, ask: Ask, move: Move, _rng: Rng) -> Say | None:
    match move:
        case Bid(tricks=tricks) if tricks == round(expected_tricks(view)):
            return say("hint-bid", count=tricks)
        case Play(number=number, colour=colour) if view.research is not None:
            columns = SEAT_COUNTS[view.seats].numbers
            after = list(view.research)
            after[cell(colour, number, columns)] = ask.seat
            before = len(largest_group(view.research, ask.seat, columns))
            grown = len(largest_group(tuple(after), ask.seat, columns))
            return say("hint-group", count=grown) if grown > max(1, before) else None
        case _:
            return None
