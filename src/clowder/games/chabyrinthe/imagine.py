"""Worlds that fit everything seen, each of them equally likely.

Moves tell nothing of what is hidden, since nobody knows more than the others: a bare shuffle of the
cards that are nowhere to be seen is fair.
"""

from __future__ import annotations

from collections import Counter

from clowder.core.rng import Rng
from clowder.games.chabyrinthe.pieces import CATS, Cat, Kind, sewer_cards
from clowder.games.chabyrinthe.state import Over, State
from clowder.games.chabyrinthe.view import View


def imagine(view: View, rng: Rng) -> State:
    """A full state that would look like `view`, drawn fairly from all that would."""
    cats = unseen_cats(view)
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        start=view.start,
        square=view.square,
        deck=imagine_deck(view, rng),
        hidden=view.hidden,
        strays=view.strays,
        guardians=view.guardians,
        cats=tuple(cats if isinstance(view.phase, Over) else rng.shuffled(cats)),
        taken=view.taken,
        turn=view.turn,
        last=view.last,
    )


def imagine_deck(view: View, rng: Rng) -> tuple[Kind, ...]:
    if view.top is None:  # before the deal
        return ()
    return (view.top, *rng.shuffled(unseen_sewers(view)), *view.under)


def unseen_sewers(view: View) -> list[Kind]:
    """The cards that must lie below the top of the deck, in no order."""
    unseen = Counter(sewer_cards())
    unseen.subtract(card.kind for card in view.square)
    unseen.subtract(view.under if view.top is None else (view.top, *view.under))
    return list(unseen.elements())


def unseen_cats(view: View) -> list[Cat]:
    """The cats in the deck, sorted; none before the deal."""
    seen = {stray.cat for stray in view.strays}.union(*view.taken)
    return sorted(cat for cat in CATS if cat not in seen) if view.square else []
