"""How far one gets is known without walking."""

from __future__ import annotations

from clowder.core.game import Ask
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.aids import MOST_WAYS, ends_of, find_ends
from clowder.games.stray_cat.ground import Ground, Place, is_fog

LONGEST = 8


def walk_on(
    ground: Ground, place: Place, came: Place | None, limit: int, barred: Place | None
) -> int:
    """By trying all ways."""
    if limit == 0 or is_fog(place):
        return limit
    onward = ground.steps(place, came, barred)
    return max((1 + walk_on(ground, on, place, limit - 1, barred) for on in onward), default=0)


def test_one_gets_as_far_as_all_ways_say() -> None:
    rng = FastRng(3)
    match: AnyMatch = Match(ROOM, ROOM.types.options(), 4, rng)
    grounds: dict[Ground, None] = {}
    while match.asks and len(match.entries) < 1500:
        ask: Ask = rng.choice(match.asks)
        match.play(ask.seat, ROOM.sample(match.state, ask.seat, rng))
        grounds[match.state.ground] = None

    assert len(grounds) > 10
    assert any(ground.works is not None for ground in grounds)
    for ground in grounds:
        place = rng.choice(list(ground.near))
        barred = rng.choice((None, *ground.near))
        for came in (None, *(near for near in ground.near[place] if not is_fog(near))):
            for limit in range(LONGEST):
                for bar in (None, barred):
                    far = walk_on(ground, place, came, limit, bar)
                    assert ground.far(place, came, limit, bar) == far


def test_of_the_ways_on_a_ground_few_are_remembered() -> None:
    rng = FastRng(3)
    match: AnyMatch = Match(ROOM, ROOM.types.options(), 4, rng)
    ground = match.state.ground

    for _ in range(2):
        for place in ground.near:
            assert ends_of(ground, place, 3) == find_ends(ground, place, 3, None, None)

    assert len(ground.ways) == MOST_WAYS
