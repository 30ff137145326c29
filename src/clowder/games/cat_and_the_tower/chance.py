"""What chance and gravity bring: shuffles, the tremor of a hand, where the tower comes to rest.

Also some placing for whoever has no better idea: `uniform` plays by it.
"""

from __future__ import annotations

from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import refusals, setup, start
from clowder.games.cat_and_the_tower.moves import (
    Floor,
    Friend,
    GiveUp,
    Move,
    Pile,
    Put,
    Settle,
    Tremble,
    Wall,
)
from clowder.games.cat_and_the_tower.physics.deeds import Drop
from clowder.games.cat_and_the_tower.pieces import TRIES, floor_name
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Cards,
    Climb,
    Dealing,
    Job,
    Placing,
    Planning,
    Raising,
    Settling,
    Shuffling,
    State,
    Trembling,
)
from clowder.games.cat_and_the_tower.tower import GRAIN, find

CALM, HASTY = 1, 4  # how much a hand trembles
OFF = 1000  # micrometres: about as far as a calm hand is off
TWISTED = 1500  # thousandths of a degree
LEANING = 400
PRESSED = 200  # thousandths
WILD = 250  # tenths of a millimetre: how far from sense a thoughtless hand may be
DRAWS = 6  # that a tremor is the sum of: small ones are likelier


def pile_of(state: State, pile: Pile) -> Cards[int]:
    cards: Cards[int] = state.actions if pile == "actions" else state.goals  # type: ignore[assignment]
    return cards


def propose(state: State, rng: Rng) -> Move:
    """What NATURE draws, or some placing."""
    match state.phase:
        case Dealing():
            return setup.draw_deal(state, rng)
        case Planning():
            return start.draw_plan(rng)
        case Raising():
            return raise_start(state, state.phase)
        case Shuffling(pile=pile):
            return setup.draw_shuffle(pile_of(state, pile).discards, rng)
        case Trembling(deed=deed):
            return draw_tremor(HASTY if isinstance(deed, Drop) and deed.hasty else CALM, rng)
        case Settling():
            return settle(state, state.phase)
        case Placing(tries=tries) if tries >= TRIES:
            return GiveUp()
        case Placing(job=job):
            return some_placing(state, job, rng)
        case phase:
            raise AssertionError(phase)


def draw_tremor(much: int, rng: Rng) -> Tremble:
    def drawn(sigma: int) -> int:
        """Bell-shaped, of that spread, from whole draws: the same on every machine."""
        wide = 1_000_000
        total = sum(rng.below(2 * wide + 1) - wide for _ in range(DRAWS))
        spread = 14  # in tenths: of the sum of six draws from -1 to 1
        return much * sigma * total * 10 // (spread * wide)

    return Tremble(drawn(OFF), drawn(OFF), drawn(TWISTED), drawn(LEANING), drawn(PRESSED))


def settle(state: State, phase: Settling) -> Settle:
    """Where everything comes to rest; raises SimulationError where the solver diverges."""
    from clowder.games.cat_and_the_tower.physics.simulation import simulate  # slow to load

    outcome = simulate(state.tower, phase.deed, phase.tremor)
    return Settle(outcome.lies, outcome.touches, outcome.film, outcome.blocked)


def raise_start(state: State, phase: Raising) -> Settle:
    """Where the start comes to rest; raises SimulationError likewise."""
    from clowder.games.cat_and_the_tower.physics.start import raise_tower  # slow to load

    outcome = raise_tower(state.tower, phase.drops, phase.side, phase.force)
    return Settle(outcome.lies, outcome.touches, outcome.film)


def some_placing(state: State, job: Job, rng: Rng) -> Move:
    """Where such a piece might stand, without a thought for what it does to the tower."""
    match job:
        case Build(slots=slots):
            kinds = refusals.kinds_allowed(state, slots)
            stands = [slot.wall for slot in slots if slot.wall]
            if len(stands) == len(slots):
                return Floor(*near(state, state.top, (0, 0), rng), rng.below(360))
            side = 200 if stands else -200
            x, y = near(state, state.top, (side, 0), rng)
            return Wall(rng.choice(kinds), x, y, rng.below(360), 60 + rng.below(110))
        case Befriend(lowest=lowest):
            floor = lowest + rng.below(state.top + 1 - lowest)
            colour = rng.choice(refusals.friends_allowed(state, job))
            x, y = near(state, floor, (0, 0), rng)
            return Friend(colour, floor, x, y, rng.below(360))
        case Climb(floor=floor):
            x, y = near(state, min(floor, state.top), (0, 0), rng)
            return Put(x, y, rng.below(360))


def near(state: State, floor: int, off: tuple[int, int], rng: Rng) -> tuple[int, int]:
    """About there on a floor, in the tenths of a millimetre of a move."""
    base = find(state.tower, floor_name(floor))
    assert base is not None
    x, y = (round(value * 100 / GRAIN) for value in base.pose[:2])
    return x + off[0] - WILD + rng.below(2 * WILD + 1), y + off[1] - WILD + rng.below(2 * WILD + 1)
