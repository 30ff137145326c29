"""Where a walk leads: home, or to a house that may be home."""

from __future__ import annotations

from clowder.core.game import Ask, Seat
from clowder.core.rng import Rng
from clowder.core.words import Say, say
from clowder.games.stray_cat.aids import clues_of, ends_of, homes_of
from clowder.games.stray_cat.ground import Place
from clowder.games.stray_cat.moves import Move, Play, Step
from clowder.games.stray_cat.pieces import steps_of
from clowder.games.stray_cat.state import Moving
from clowder.games.stray_cat.view import View, table_in


def why(view: View, ask: Ask, move: Move, _rng: Rng) -> Say | None:
    reached = ends_after(view, ask.seat, move)
    houses = reached.intersection(homes_of(table_in(view).ground, clues_of(view)[ask.seat]))
    if not houses:
        return None
    return say("hint-home" if all(view.up[ask.seat]) else "hint-house")


def ends_after(view: View, seat: Seat, move: Move) -> set[Place]:
    """The places where one's own kitten may end its walk, as far as one can see."""
    ground, here = table_in(view).ground, view.kittens[seat]
    match move, view.phase:
        case Play(cards=cards), _ if all(map(steps_of, cards)):
            return {end.place for end in ends_of(ground, here, sum(map(steps_of, cards)))}
        case Step(to=to), Moving(kitten=kitten, left=1) if kitten == seat:
            return {to}
        case Step(to=to), Moving(kitten=kitten, left=left, barred=barred) if (
            kitten == seat and to in ground.near
        ):
            return {end.place for end in ends_of(ground, to, left - 1, here, barred)}
        case _:
            return set()
