"""Ways to play that get somewhere: at random, few find home within the 200 rounds."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.record_text import AnyMatch
from clowder.core.rng import Rng
from clowder.games.stray_cat.aids import ends_of
from clowder.games.stray_cat.ground import Place, is_fog
from clowder.games.stray_cat.moves import At, Food, Move, Play, Step
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import steps_of
from clowder.games.stray_cat.setup import features_of
from clowder.games.stray_cat.state import Moving, State

QUARRELS = 10  # rounds, then everybody has had enough


def guided(match: AnyMatch, seat: Seat, rng: Rng) -> Move:
    """Somebody above the table points the way home, and is mostly heeded."""
    return lead(match, seat, rng, fights=False)


def quarrelsome(match: AnyMatch, seat: Seat, rng: Rng) -> Move:
    """The same, but other kittens are as good as houses."""
    return lead(match, seat, rng, fights=True)


def lead(match: AnyMatch, seat: Seat, rng: Rng, fights: bool) -> Move:
    listed: list[Move] = list(match.moves(seat) or ())
    goals = goals_of(match.state, seat, fights)
    if isinstance(listed[-1], Food):
        return begin(match.state, seat, listed, rng, goals)
    if not isinstance(listed[0], Step | At) or rng.below(8) == 0:
        return rng.choice(listed)
    led = way_to(match.state, goals)
    if led is not None:
        return led
    order = rng.shuffled(listed)
    return min(order, key=lambda move: distance(match.state, place_of(move), goals))


def begin(state: State, seat: Seat, listed: list[Move], rng: Rng, goals: set[Place]) -> Move:
    """Straight to a goal, if the meals lead there; else somewhere, or food."""
    here = state.kittens[seat]
    plays = [move for move in listed if isinstance(move, Play)]
    for move in plays:
        steps = sum(map(steps_of, move.cards))
        if any(end.place in goals for end in ends_of(state.ground, here, steps)):
            return move
    return rng.choice(plays) if plays and rng.below(4) else listed[-1]


def way_to(state: State, goals: set[Place]) -> Move | None:
    phase = state.phase
    if not isinstance(phase, Moving) or phase.by != phase.kitten:
        return None
    here = state.kittens[phase.kitten]
    ends = ends_of(state.ground, here, phase.left, phase.came, phase.barred)
    return next((Step(end.way[0]) for end in ends if end.place in goals), None)


def place_of(move: Move) -> Place:
    assert isinstance(move, Step | At)
    return move.to if isinstance(move, Step) else move.place


def goals_of(state: State, seat: Seat, fights: bool) -> set[Place]:
    """The houses with something new to remember; once all is known, the home."""
    goals = set()
    up, home = state.up[seat], features_of(state.homes[seat])
    for place in state.ground.near:
        house = state.ground.house_at(place)
        if house is not None:
            known = [house.has(f) for f in home if f is not None]
            new = any(fits and not shown for fits, shown in zip(known, up, strict=True))
            if all(known) if all(up) else new:
                goals.add(place)
    rivals = {place for other, place in enumerate(state.kittens) if other != seat}
    return goals | rivals if fights and state.round <= QUARRELS else goals


def distance(state: State, place: Place, goals: set[Place]) -> int:
    """Steps to the nearest goal; something unseen is nearly as good."""
    reached, layer, steps = {place}, [place], 0
    while layer and steps < 12:
        if any(here in goals for here in layer):
            return 2 * steps
        if any(map(is_fog, layer)):
            return 2 * steps + 5
        layer = [near for here in layer for near in state.ground.near[here] if near not in reached]
        reached.update(layer)
        steps += 1
    return 99


STYLES = (guided, quarrelsome)
MIXES = (
    Options(),
    Options(layout="centre", first="first_seat"),
    Options(layout="long"),
    Options(layout="custom", shape="1#2./####/.##./####/4#3."),
)
