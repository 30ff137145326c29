"""Chabyrinthe: take the most cats in this turn's actions, then think of who is next."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.chabyrinthe.board import adopted, adoptions, fates
from clowder.bots.rooms.chabyrinthe.mind import Mind, board_of, mind_of
from clowder.bots.rooms.chabyrinthe.search import Prospect, prospects
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.chabyrinthe.moves import Action, Adopt, Insert, Move
from clowder.games.chabyrinthe.pieces import GUARDIANS
from clowder.games.chabyrinthe.state import Acting, Adopting
from clowder.games.chabyrinthe.view import View


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    """The best move by its own measure; of equals, any."""
    match view.phase:
        case Acting():
            return choose_action(view, view.phase, ask, rng)
        case Adopting():
            order = [move for move in rng.shuffled(moves) if isinstance(move, Adopt)]
            return choose_adoption(view, view.phase, ask, order)
        case _:
            raise ValueError(f"nothing is asked in {view.phase}")


def choose_action(view: View, phase: Acting, ask: Ask, rng: Rng) -> Action:
    """By what it takes, and by what can be taken after it."""
    mind = mind_of(view, ask.seat)
    first = not phase.done
    top = None if mind.bound and "insert" in phase.done else view.top

    def score(prospect: Prospect) -> float:
        inserted = int(isinstance(prospect.action, Insert))
        return prospect.gain + mind.then(prospect.board, inserted, first)

    return max(rng.shuffled(prospects(board_of(view), mind.side, top)), key=score).action


def choose_adoption(view: View, phase: Adopting, ask: Ask, moves: Sequence[Adopt]) -> Adopt:
    """By what it leads to, in this turn and the next."""
    mind = mind_of(view, ask.seat)
    return max(moves, key=lambda adoption: promise(view, phase, mind, adoption))


def promise(view: View, phase: Adopting, mind: Mind, adoption: Adopt) -> float:
    """What may follow if this cat is dealt with first."""
    first = len(phase.done) == 1
    rest = [
        (found.place, [GUARDIANS.index(one) for one in found.guardians])
        for found in phase.found
        if found.place != adoption.place
    ]
    who = GUARDIANS.index(adoption.guardian)
    board = adopted(board_of(view), adoption.place, who, mind.side)
    ends = (fate for after in adoptions(board, rest, mind.side) for fate in fates(after, mind.side))
    return max(fate.gain + mind.then(fate.board, 0, first) for fate in ends)
