"""Positions in a few words: `brick1@1 window1@1 floor2 orange1@2 toto@2`.

Each piece names the floor it stands on; floor 1 is always there. Touches follow: walls and cats
rest on their floor, a floor on the walls below it, `grey1@2^orange1` on the back of another.
"""

from __future__ import annotations

from typing import Any

from clowder.core.game import NATURE, Seat
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Move, Settle
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.physics.deeds import Rest, Tremor
from clowder.games.cat_and_the_tower.pieces import (
    ACTIONS,
    FIRST_ACTIONS,
    FIRST_GOALS,
    GOALS,
    TABLE,
    Action,
    Name,
    floor_name,
    is_floor,
    is_wall,
    number_of,
)
from clowder.games.cat_and_the_tower.state import (
    Cards,
    Choosing,
    Petting,
    Phase,
    Settling,
    State,
    heights,
)
from clowder.games.cat_and_the_tower.tower import BASE, GRAIN, TWIST, Part, Pose, Touch, Tower

UPRIGHT = (TWIST, 0, 0, 0)
LYING = (7071068, 7071068, 0, 0)
ONE = "brick1@1 window1@1 floor2 toto@1"
TWO = "brick1@1 window1@1 floor2 brick2@2 window2@2 floor3"


def table(told: str, seats: int = 2, mode: str = "together", **changes: Any) -> State:
    """A table in the middle of a game, the first player to choose a card."""
    options = Options(mode="together" if mode == "together" else "against")
    tower = read_tower(told)
    state = State(
        options=options,
        seats=seats,
        phase=Choosing(Seat(0)),
        tower=tower,
        touches=touches_in(told),
        actions=Cards(tuple(c for c in ACTIONS if c not in FIRST_ACTIONS), FIRST_ACTIONS),
        goals=Cards(tuple(g for g in GOALS if g not in FIRST_GOALS), FIRST_GOALS),
        turn=5,
        paws=() if mode == "together" else tuple(map(Seat, range(seats))),
    )
    if mode != "together":
        hands = tuple(GOALS[2 * seat : 2 * seat + 2] for seat in range(seats))
        state = replace(
            state,
            goals=Cards(GOALS[2 * seats :]),
            hands=hands,
            actions=Cards(ACTIONS[3:], ACTIONS[:3]),
        )
    return replace(replace(state, homes=heights(state)), **changes)


def read_tower(told: str) -> Tower:
    parts = [BASE]
    for number, word in enumerate(told.split(), start=1):
        name, _, rest = word.partition("@")
        floor = int(rest.partition("^")[0]) if rest else number_of(Name(name))
        parts.append(
            Part(Name(name), at(floor * 5.0 + number / 100), floor, 90 * is_wall(Name(name)))
        )
    return tuple(parts)


def at(z: float, twist: tuple[int, int, int, int] = UPRIGHT) -> Pose:
    return (0, 0, round(z * GRAIN), *twist)


def touches_in(told: str) -> tuple[Touch, ...]:
    found: list[Touch] = []
    walls = [
        (Name(w.partition("@")[0]), int(w.partition("@")[2]))
        for w in told.split()
        if is_wall(Name(w.partition("@")[0]))
    ]
    for word in told.split():
        name, _, rest = word.partition("@")
        floor, _, below = rest.partition("^")
        if is_floor(Name(name)):
            number = number_of(Name(name))
            found += [(Name(name), wall, True) for wall, on in walls if on == number - 1]
        elif below:
            found += [(Name(name), Name(other), True) for other in below.split("+")]
        else:
            found.append((Name(name), floor_name(int(floor)), True))
    return tuple(sorted(found))


def settled(told: str, *moved: Part, extra: tuple[Touch, ...] = (), drop: str = "") -> Settle:
    """The tower came to rest as told; `drop` names pieces whose touches are gone."""
    gone = set(drop.split())
    touches = [t for t in touches_in(told) if not gone & {t[0], t[1]}]
    return Settle(moved, tuple(sorted((*touches, *extra))))


def part(state: State, name: str) -> Part:
    return next(p for p in state.tower if p.name == name)


def play(state: State, told: str) -> State:
    """Play moves like `0 use 1 1, 0 wall brick 0 0 0 90`, each of them allowed."""
    for line in told.split(","):
        seat, text = line.strip().split(" ", 1)
        state = do(state, ROOM.read_move(text), NATURE if seat == "*" else Seat(int(seat)))
    return state


def do(state: State, move: Move, seat: Seat = NATURE) -> State:
    refused = ROOM.refusal(state, seat, move)
    assert refused is None, refused
    return ROOM.apply(state, seat, move).state


def happened(state: State, move: Move, seat: Seat = NATURE) -> list[str]:
    assert ROOM.refusal(state, seat, move) is None
    return [type(event).__name__ for event in ROOM.apply(state, seat, move).events]


def why_not(state: State, told: str) -> str:
    seat, text = told.split(" ", 1)
    refused = ROOM.refusal(state, Seat(int(seat)), ROOM.read_move(text))
    assert refused is not None, told
    return f"{refused.why} {refused.rule}"


def let_go(state: State, told: str) -> State:
    """A placing, and a hand that does not tremble."""
    return play(state, f"{told}, * tremble 0 0 0 0 0")


def asked(state: State) -> str:
    return " ".join(f"{ask.seat} {ask.what}" for ask in ROOM.asks(state))


def phase(state: State) -> Phase:
    return state.phase


def petting(told: str, **changes: Any) -> State:
    """A tower that is about to come to rest after a friend was petted."""
    state = table(told, using=Action(1), **changes)
    then = Petting(Seat(0), ())
    return replace(state, phase=Settling(Rest(), Tremor(), then, state.tower))


def on_table(*names: str) -> tuple[Touch, ...]:
    return tuple((Name(name), TABLE, True) for name in names)


def rest(state: State, move: Settle) -> State:
    assert ROOM.refusal(state, NATURE, move) is None
    return ROOM.apply(state, NATURE, move).state
