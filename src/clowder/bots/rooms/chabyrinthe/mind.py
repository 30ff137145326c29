"""What a seat makes of its view: the board in numbers, the cards to come, who is on its side."""

from __future__ import annotations

from collections import Counter
from statistics import fmean
from typing import NamedTuple

from clowder.bots.rooms.chabyrinthe.board import LOOK, Board
from clowder.bots.rooms.chabyrinthe.search import Chances, best_gain
from clowder.core.game import Seat, left_of
from clowder.games.chabyrinthe.imagine import unseen_cats, unseen_sewers
from clowder.games.chabyrinthe.options import counts_turns, sides_of
from clowder.games.chabyrinthe.pieces import WORTH, Cat, Kind
from clowder.games.chabyrinthe.view import View

SHARE = 0.5  # weight of the next player's gain beside one's own


class Mind(NamedTuple):
    side: int
    tops: tuple[Chances, ...]  # the top card now, after an insert, after two
    bound: bool  # after an insert one must rotate (CHA-19)
    share: float  # weight of the next player's gain; negative for an opponent

    def then(self, board: Board, inserted: int, first: bool) -> float:
        """What the next action on this board may gain: one's own second one after a `first`, else
        the next player's, which counts by its share."""
        if not first:
            return self.share * best_gain(board, self.side, self.tops[inserted])
        return best_gain(board, self.side, () if self.bound and inserted else self.tops[inserted])


def mind_of(view: View, seat: Seat) -> Mind:
    sides = sides_of(view.options, view.seats)
    following = left_of(seat, view.seats)
    friend = any(seat in side and following in side for side in sides)
    return Mind(
        side=view.options.side,
        tops=tops_of(view),
        bound=view.options.first_edition,
        share=SHARE if friend else -SHARE,
    )


def tops_of(view: View) -> tuple[Chances, ...]:
    assert view.top is not None
    cards = unseen_sewers(view)
    unseen = tuple((kind, count / len(cards)) for kind, count in Counter(cards).items())
    known = [surely(kind) for kind in view.under]
    return (surely(view.top), *([unseen] * view.hidden + known)[:2])


def surely(kind: Kind) -> Chances:
    return ((kind, 1.0),)


def board_of(view: View) -> Board:
    """Cats count by points, or one each where only turns count."""
    unseen = [worth_to(view, cat) for cat in unseen_cats(view)]
    one, other = view.guardians
    return Board(
        square=tuple(LOOK[card] for card in view.square),
        guardians=(one, other),
        strays=tuple((stray.place, worth_to(view, stray.cat)) for stray in view.strays),
        cats=view.cats,
        worth=fmean(unseen) if unseen else 0.0,
    )


def worth_to(view: View, cat: Cat) -> float:
    return 1.0 if counts_turns(view.options, view.seats) else float(WORTH[cat])
