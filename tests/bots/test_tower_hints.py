"""What the far-sighted mice propose can be let go: nothing is refused, nothing in the way.

recorded_towers.json has straight towers and leaning ones, whose highest floors slope by 22 degrees.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from clowder.bots.budget import Budget
from clowder.bots.levels import make_adviser, make_bot
from clowder.bots.rooms.cat_and_the_tower import placing
from clowder.bots.rooms.cat_and_the_tower.balance import lying
from clowder.bots.rooms.cat_and_the_tower.company import (
    NEVER,
    Company,
    joined,
    needed,
    ways_to_join,
)
from clowder.bots.rooms.cat_and_the_tower.foresight import foresee
from clowder.bots.rooms.cat_and_the_tower.ground import Ground, gap, hull
from clowder.bots.rooms.cat_and_the_tower.plan import Plan
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng, Rng
from clowder.core.value import from_json, replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.actions import piece_of
from clowder.games.cat_and_the_tower.chance import CALM, draw_tremor
from clowder.games.cat_and_the_tower.moves import Claim, Pass
from clowder.games.cat_and_the_tower.obstacles import obstacle_of
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.physics.deeds import Drop, Tremor
from clowder.games.cat_and_the_tower.physics.placement import set_down
from clowder.games.cat_and_the_tower.physics.simulation import touches_of
from clowder.games.cat_and_the_tower.pieces import (
    COLOURS,
    GOAL_CARDS,
    TOTO,
    Action,
    Name,
    is_floor,
    kind_of,
)
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Cards,
    Claiming,
    Climb,
    Job,
    Placing,
    Slot,
    State,
)
from clowder.games.cat_and_the_tower.tower import Part, Tower
from clowder.locales import LANGUAGES, Words
from tests.games.cat_and_the_tower.position import table

HANDS = 4  # calm ones, each of which trembles otherwise
RECORDED = json.loads((Path(__file__).parent / "recorded_towers.json").read_text())


@cache
def recorded(kind: str) -> Tower:
    tower: Tower = from_json(json.dumps(RECORDED[kind]), tuple[Part, ...])
    return tower


def asked(tower: Tower, job: Job) -> State:
    dealt: State = Match(ROOM, Options(), 2, FastRng(1)).state
    return replace(
        dealt,
        tower=tower,
        touches=touches_of(tower),
        phase=Placing(Seat(0), job),
        using=dealt.actions.shown[0],
        turn=50,
    )


def proposal(state: State) -> Any:
    """The first that the bot would try, which it lets go if nothing speaks against it."""
    [ask] = ROOM.asks(state)
    bot = make_bot("planner", ROOM)
    return bot.choose(ROOM.view(state, Seat(0)), ask, None, FastRng(1), Budget(iterations=0))


def dropped(state: State, move: Any) -> Drop:
    phase = state.phase
    assert isinstance(phase, Placing)
    name, floor, bend = piece_of(state, phase, move)
    return Drop(name, floor, move.x, move.y, move.turn, bend)


def questions(tower: Tower) -> Iterator[State]:
    """A storey wall by wall, then its floor; a friend; Toto on every floor."""
    slots = [Slot("window"), Slot("portal")]
    grown = tower
    for _ in range(2):
        state = asked(grown, Build(tuple(slots)))
        yield state
        wall = set_down(grown, dropped(state, proposal(state)), Tremor())
        grown = (*grown, wall)
        slots = [
            Slot(slot.kind, wall.name) if slot.kind == kind_of(wall.name) else slot
            for slot in slots
        ]
    yield asked(grown, Build(tuple(slots)))
    yield asked(tower, Befriend(COLOURS))
    bare = tuple(part for part in tower if part.name != TOTO)
    for floor in range(1, state.top + 1):
        yield asked(bare, Climb(TOTO, floor, None))


@pytest.mark.parametrize("kind", RECORDED)
def test_no_proposal_is_refused_or_in_the_way(kind: str) -> None:
    tower, rng, told = recorded(kind), FastRng(5), 0
    for state in questions(tower):
        move = proposal(state)
        view = ROOM.view(state, Seat(0))
        assert ROOM.refusal(state, Seat(0), move) is None, move
        assert obstacle_of(view, move) is None, move
        for _ in range(HANDS):
            drawn = draw_tremor(CALM, rng)
            set_down(
                state.tower,
                dropped(state, move),
                Tremor(drawn.x, drawn.y, drawn.turn, drawn.lean, drawn.force),
            )  # raises Blocked where something is in the way
        told += 1

    assert told >= 9  # three of a storey, a friend, and Toto on five floors or more


def test_a_floor_lies_level_on_walls_of_one_height_and_leans_to_the_lower_one() -> None:
    left, right = [(-4.0, 0.0, 5.0), (-1.0, 3.0, 5.0), (-1.0, -3.0, 5.0)], [
        (4.0, 0.0, 5.0), (1.0, 3.0, 5.0), (1.0, -3.0, 5.0),
    ]  # fmt: skip
    level = lying([*left, *right], (0.0, 0.0))
    leans = lying([*left, *((x, y, z + 0.25) for x, y, z in right)], (0.0, 0.0))

    assert level is not None
    assert level.tilt == pytest.approx(0.0)
    assert leans is not None
    assert leans.tilt == pytest.approx(2.86, abs=0.05)  # a quarter of a centimetre on five
    assert lying([*left, *right], (4.5, 0.0)) is None  # it would tip


def test_outlines_keep_their_distance_however_they_lie() -> None:
    square = hull([(0.0, 0.0), (1.0, 0.0), (1.0, 1.0), (0.0, 1.0)])

    assert gap(square, [(x + 3, y) for x, y in square]) == pytest.approx(2.0)
    assert gap(square, [(x + 0.5, y) for x, y in square]) < 0


def test_a_spot_on_a_slope_is_where_the_piece_will_stand() -> None:
    """Whoever stands a wall on a slope aims uphill of its foot, since it leans."""
    tower = recorded("leaning")
    top = max(part.floor for part in tower)
    ground = Ground(tower, top)
    x, y = ground.spot((1.0, 0.5), height=5.0)
    bare = tuple(part for part in tower if part.floor < top or is_floor(part.name))
    wall = set_down(bare, Drop(Name("brick12"), top, x, y, 30, 100), Tremor())

    assert ground.slope[0] > 15
    assert ground.place_of(wall) == pytest.approx((1.0, 0.5), abs=0.1)


COMPANIES = [
    Company(2),
    joined(Company(2), "grey", "ground", ()),
    joined(joined(Company(2), "orange", "ground", ()), "orange", "beside", (Name("orange100"),)),
    joined(joined(Company(2), "grey", "ground", ()), "white", "back", (Name("grey100"),)),
]


@pytest.mark.parametrize("company", COMPANIES)
def test_a_goal_needs_one_friend_if_and_only_if_some_friend_meets_it(company: Company) -> None:
    for card in GOAL_CARDS.values():
        nexts = [
            needed(card, joined(company, colour, how, whom))
            for colour in COLOURS
            for how, whom in ways_to_join(company)
        ]
        if needed(card, company) not in (0, NEVER):
            assert needed(card, company) == 1 + min(nexts), card


TALL = "brick1@1 window1@1 floor2 brick2@2 window2@2 floor3 toto@1 orange1@2 orange2@2^orange1"


def claim(told: str, actions: tuple[int, int]) -> object:
    cards = Cards((), tuple(map(Action, actions)))
    state = table(told, phase=Claiming(Seat(0)), actions=cards)
    return Plan(state, Seat(0)).claim(ROOM.moves(state, Seat(0)) or ())


def test_it_climbs_as_far_as_the_goal_leads() -> None:
    climbs = claim(TALL, (16, 1))

    assert isinstance(climbs, Claim)
    assert climbs.floor == 3


def test_it_waits_for_floors_that_are_to_be_built_anyway() -> None:
    short = "brick1@1 window1@1 floor2 toto@1 orange1@2 orange2@2^orange1"

    assert claim(short, (16, 1)) == Pass()
    assert isinstance(claim(short, (16, 17)), Claim)  # where no card builds, it does not wait


def test_who_helps_nobody_sits_below() -> None:
    """The floor above Toto is kept for friends who serve a goal: two piles are wanted there."""
    state = table(
        "brick1@1 window1@1 floor2 brick2@2 window2@2 floor3 toto@2",
        goals=Cards((), (GOALS_OF_PILES[0], GOALS_OF_PILES[1])),
    )

    first = next(Plan(state, Seat(0)).aims(("white",)))

    assert first.floor == 1


GOALS_OF_PILES = [goal for goal, card in GOAL_CARDS.items() if card.test == "pile"]


@pytest.mark.parametrize(("kind", "tried"), [("straight", False), ("leaning", True)])
def test_the_patient_try_a_placing_only_where_the_tower_leans(
    kind: str, tried: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A trial takes as long as letting go, and everybody waits for both."""
    trials = []

    def watched(state: State, seat: Seat, move: Any, rng: Rng) -> tuple[float, int]:
        trials.append(move)
        return foresee(state, seat, move, rng)

    monkeypatch.setattr(placing, "foresee", watched)
    state = asked(recorded(kind), Build((Slot("window"), Slot("portal"))))
    [ask] = ROOM.asks(state)
    bot = make_bot("steady", ROOM)
    move = bot.choose(ROOM.view(state, Seat(0)), ask, None, FastRng(1), bot.budget)

    assert bool(trials) == tried
    assert ROOM.refusal(state, Seat(0), move) is None


@pytest.mark.parametrize("kind", RECORDED)
@pytest.mark.parametrize(
    "job", [Build((Slot("window"), Slot("portal"))), Befriend(COLOURS), Climb(TOTO, 2, None)]
)
def test_a_hint_for_a_placing_tells_those_of_the_next_two_that_hold(kind: str, job: Job) -> None:
    tower = recorded(kind)
    if isinstance(job, Climb):
        tower = tuple(part for part in tower if part.name != TOTO)
    state, trials = asked(tower, job), 3
    state = replace(state, spent=state.goals.shown[0] if isinstance(job, Climb) else None)
    [ask], view = ROOM.asks(state), ROOM.view(state, Seat(0))
    advice = make_adviser(ROOM).advise(view, ask, None, FastRng(1), Budget(iterations=trials))
    worths = [advice.worth, *(other.worth for other in advice.others)]

    told = {advice.move, *(other.move for other in advice.others)}
    slips = kind == "leaning" or isinstance(job, Climb)  # one of three, and is not told
    assert len(told) == len(worths) == trials - slips or len(told) == trials
    for move in (advice.move, *(other.move for other in advice.others)):
        assert ROOM.refusal(state, Seat(0), move) is None
        assert obstacle_of(view, move) is None
    for language in LANGUAGES:
        assert all(each and "hint-" not in Words(language).say(each) for each in worths)
    alone = make_adviser(ROOM).advise(view, ask, None, FastRng(1), Budget(iterations=1))
    assert (alone.worth, alone.others) == (None, ())
