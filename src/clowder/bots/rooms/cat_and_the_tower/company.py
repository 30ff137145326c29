"""The friends on a floor as goals see them: who could join, and how many each goal still needs.

Nothing is simulated here: what touches what is imagined, and judged as the rules do (goals.py).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import islice
from statistics import fmean

from clowder.bots.rooms.cat_and_the_tower.ground import Ground
from clowder.bots.rooms.cat_and_the_tower.perches import (
    backs,
    free_perches,
    pairs,
    perches_beside,
    room_on,
    spare_beside,
)
from clowder.bots.rooms.cat_and_the_tower.placing import How
from clowder.core.value import Value, replace
from clowder.games.cat_and_the_tower.contacts import Touches, friends_on, pruned
from clowder.games.cat_and_the_tower.goals import holds_among
from clowder.games.cat_and_the_tower.pieces import (
    GOAL_CARDS,
    Colour,
    Goal,
    GoalCard,
    Name,
    floor_name,
    kind_of,
)
from clowder.games.cat_and_the_tower.state import State

NEVER = 9  # stands for the friends a goal needs where there is no room to reach it
PATIENCE = 0.6  # factor on the worth of a goal for each friend that it still needs
SECOND = 0.4  # weight of the second best goal beside the best, and so on
LOOKS = 40  # free perches that are searched for one with room beside it


class Company(Value):
    floor: int
    friends: tuple[Name, ...] = ()
    touches: Touches = ()
    free: tuple[Name, ...] = ()  # on whose backs somebody could sit
    pairs: tuple[tuple[Name, Name], ...] = ()  # across whose backs somebody could sit
    sides: tuple[Name, ...] = ()  # beside whom somebody could sit
    room: int = 2  # how many more fit on the ground, at least
    doubles: bool = True  # whether there is room for two side by side


def company_on(state: State, floor: int) -> Company:
    ground = Ground(state.tower, floor)
    free = backs(state, ground)
    perches = [*islice(free_perches(ground), LOOKS)]
    doubles = any(spare_beside(ground, perch) > 0 for perch in perches)
    sides = tuple(name for name in free if perches_beside(state, ground, name))
    friends = friends_on(state.tower, state.touches, floor)
    near = tuple(pairs(state, ground, free))
    room = room_on(perches) + doubles if perches else 0
    return Company(floor, friends, state.touches, tuple(free), near, sides, room, doubles)


def ways_to_join(company: Company) -> list[tuple[How, tuple[Name, ...]]]:
    """How one more could sit: on free ground, beside one, on a back, across two."""
    ways: list[tuple[How, tuple[Name, ...]]] = []
    if company.room:
        ways.append(("ground", ()))
    ways += [("beside", (name,)) for name in company.sides]
    ways += [("back", (name,)) for name in company.free]
    return ways + [("across", pair) for pair in company.pairs]


def joined(company: Company, colour: Colour, how: How, whom: tuple[Name, ...]) -> Company:
    """The same company with one more friend of that colour."""
    new = Name(f"{colour}{100 + len(company.friends)}")
    friends = (*company.friends, new)
    if how in ("back", "across"):
        rests = tuple((new, lower, True) for lower in whom)
        return replace(
            company,
            friends=friends,
            touches=(*company.touches, *rests),
            free=tuple(name for name in company.free if name not in whom),
            pairs=tuple(pair for pair in company.pairs if not {*pair} & {*whom}),
            sides=tuple(name for name in company.sides if name not in whom),
        )
    room = max(company.room - 1, 0)
    sides = tuple(name for name in company.sides if room and name not in whom)
    doubles = company.doubles and how == "ground"
    return replace(
        company,
        friends=friends,
        touches=(*company.touches, (new, floor_name(company.floor), True)),
        free=(*company.free, new),
        pairs=(*company.pairs, *((name, new) for name in whom)),
        sides=(*sides, new) if doubles else sides,
        room=room,
        doubles=company.doubles and room > 2,
    )


def left(company: Company, name: Name) -> Company:
    """The same company without that friend; whoever sat on it is left where it was."""
    return replace(
        company,
        friends=tuple(friend for friend in company.friends if friend != name),
        touches=pruned(company.touches, (name,)),
        free=tuple(friend for friend in company.free if friend != name),
        pairs=tuple(pair for pair in company.pairs if name not in pair),
        sides=tuple(friend for friend in company.sides if friend != name),
        room=company.room + 1,
        doubles=company.doubles or name in company.free,
    )


def needed(card: GoalCard, company: Company) -> int:
    """How many more friends it takes until the goal holds there."""
    if holds_among(card, company.friends, company.touches):
        return 0
    kinds = [kind_of(name) for name in company.free]
    match card.test:
        case "there":
            return 1 if company.room or company.free else NEVER
        case "pile":
            couples = [pair for pair in company.pairs if {*map(kind_of, pair)} == {card.of}]
            one = card.of in map(kind_of, company.sides)
            return stacked(bool(couples), one, company.doubles)
        case "three":
            couples = [pair for pair in company.pairs if len({*map(kind_of, pair)}) == 2]
            return stacked(bool(couples), bool(company.sides), company.doubles)
        case _:
            others = [kind for kind in kinds if kind != card.of]
            return 1 if others else 2 if company.room else NEVER


def stacked(couple: bool, one: bool, room: bool) -> int:
    """Friends needed until one sits across two: 1 if both are there, 2 if one is and has room
    beside it, 3 if there is room for both."""
    return 1 if couple else 2 if one else 3 if room else NEVER


def worth_of(card: GoalCard, company: Company, limit: int) -> float:
    return min(card.reward, limit) * PATIENCE ** needed(card, company)


def worth_now(company: Company, goals: Sequence[Goal], limit: int) -> float:
    """What the company is worth to somebody just below, in floors."""
    worths = sorted((worth_of(GOAL_CARDS[goal], company, limit) for goal in goals), reverse=True)
    return sum(worth * SECOND**n for n, worth in enumerate(worths))


def worth_later(company: Company, limit: int) -> float:
    """What the company is worth on average, with goals that nobody knows yet."""
    return fmean(worth_of(card, company, limit) for card in GOAL_CARDS.values())
