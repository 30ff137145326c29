"""What helps a seat to judge its position: the deduction sheet, and where its cards lead."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.stray_cat.ground import Ground, Place, Way, is_fog
from clowder.games.stray_cat.imagine import Worlds, token_worlds
from clowder.games.stray_cat.pieces import TOKENS, Feature, House, steps_of
from clowder.games.stray_cat.state import Moving, Over
from clowder.games.stray_cat.view import View, table_in

MOST_WAYS = 20  # that are known of a ground


class Clues(Value):
    """What the tokens of one player may still be, by all that the viewer knows."""

    seat: Seat
    shape: tuple[Feature, ...]
    roof: tuple[Feature, ...]
    garden: tuple[Feature, ...]

    def fit(self, house: House) -> bool:
        return house.shape in self.shape and house.roof in self.roof and house.garden in self.garden


class End(Value):
    """Where a way of a given length may end; a face-down tile ends what one can foresee."""

    place: Place
    way: tuple[Place, ...]  # one such way, without the place it begins at


class Reach(Value):
    """Where a kitten gets with so many steps."""

    steps: int
    ends: tuple[End, ...]


class Aids(Value):
    sheet: tuple[Clues, ...]  # by seat
    homes: tuple[Place, ...]  # the houses that lie open and may be one's own home
    kitten: Seat  # whose ways these are: one's own, or the one that is being led
    reach: tuple[Reach, ...]  # for each number of steps that one's meals make, or that are left


def aids_of(view: View) -> Aids | None:
    """None for a spectator, before the deal, and when it is over."""
    if view.seat is None or not view.squares or isinstance(view.phase, Over):
        return None
    sheet = clues_of(view)
    ground = table_in(view).ground
    leads = isinstance(view.phase, Moving) and view.phase.by == view.seat
    kitten = view.phase.kitten if leads and isinstance(view.phase, Moving) else view.seat
    return Aids(sheet, homes_of(ground, sheet[view.seat]), kitten, reach_of(view, ground))


def clues_of(view: View) -> tuple[Clues, ...]:
    features = [features_in(token_worlds(view, token)) for token in TOKENS]
    seats = range(view.seats)
    return tuple(Clues(Seat(seat), *(by_seat[seat] for by_seat in features)) for seat in seats)


@lru_cache(maxsize=4096)
def features_in(worlds: Worlds) -> tuple[tuple[Feature, ...], ...]:
    """What each seat has in some of the worlds, in order."""
    return tuple(
        tuple(sorted(set(column))) for column in zip(*(row for row, _ in worlds), strict=True)
    )


def homes_of(ground: Ground, clues: Clues) -> tuple[Place, ...]:
    return tuple(place for place, house in ground.houses if clues.fit(house))


def reach_of(view: View, ground: Ground) -> tuple[Reach, ...]:
    assert view.seat is not None
    phase = view.phase
    if isinstance(phase, Moving) and phase.by == view.seat:
        ends = ends_of(ground, view.kittens[phase.kitten], phase.left, phase.came, phase.barred)
        return (Reach(phase.left, ends),)
    own = view.kittens[view.seat]
    return tuple(
        Reach(steps, ends)
        for steps in sorted(sums(view))
        if (ends := ends_of(ground, own, steps)) and ground.far(own, None, steps) == steps
    )


def sums(view: View) -> set[int]:
    """The numbers of steps that one's meals make."""
    meals = [steps_of(card) for card in view.hand if steps_of(card)]
    rows = (row for size in range(1, len(meals) + 1) for row in combinations(meals, size))
    return {sum(row) for row in rows}


def ends_of(
    ground: Ground,
    place: Place,
    left: int,
    came: Place | None = None,
    barred: Place | None = None,
) -> tuple[End, ...]:
    """Every place where a way of that length may end. Those asked about last are known: most
    kittens stay where they are while one of them walks."""
    way = place, left, came, barred
    known: dict[Way, tuple[End, ...]] = ground.ways
    ends = known.pop(way, None)
    if ends is None:
        ends = find_ends(ground, *way)
    known[way] = ends
    if len(known) > MOST_WAYS:
        known.pop(next(iter(known)), None)
    return ends


def find_ends(
    ground: Ground, place: Place, left: int, came: Place | None, barred: Place | None
) -> tuple[End, ...]:
    """With the first way found to each."""
    ways: dict[Place, tuple[Place, ...]] = {}
    layer: dict[tuple[Place, Place | None], tuple[Place, ...]] = {(place, came): ()}
    while layer:
        following: dict[tuple[Place, Place | None], tuple[Place, ...]] = {}
        for (here, back), way in layer.items():
            for end, on in walk_on(ground, here, back, (left - len(way), barred)):
                if end:
                    ways.setdefault(on, (*way, on))
                else:
                    following.setdefault((on, here), (*way, on))
        layer = following
    return tuple(End(end, ways[end]) for end in sorted(ways))


def walk_on(
    ground: Ground, here: Place, back: Place | None, rest: tuple[int, Place | None]
) -> Iterator[tuple[bool, Place]]:
    """The good steps from here, and whether the way ends there as far as one can see."""
    left, barred = rest
    for on in ground.good_steps(here, back, left, barred):
        ends = is_fog(on) or not ground.good_steps(on, here, left - 1, barred)
        yield ends, on
