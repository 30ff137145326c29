"""The rules: who is asked, what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Literal, TypeAlias

from clowder.core.game import NATURE, Ask, Seat
from clowder.core.rng import Rng
from clowder.games.stray_cat.cards import surplus
from clowder.games.stray_cat.ground import Place, cell_of
from clowder.games.stray_cat.luck import meeting_fields, victims, works_fields
from clowder.games.stray_cat.moves import (
    At,
    Discard,
    Fight,
    Food,
    Move,
    Peck,
    Pick,
    Play,
    Remember,
    Shuffle,
    Start,
    Step,
    Suffer,
)
from clowder.games.stray_cat.pieces import KIND, START, Card, steps_of
from clowder.games.stray_cat.setup import draw_deal
from clowder.games.stray_cat.state import (
    Barking,
    Blocking,
    Challenge,
    Dealing,
    Discarding,
    Drawing,
    Fighting,
    Fleeing,
    Gathering,
    Jumping,
    Looking,
    Misfortune,
    Moving,
    Over,
    Parting,
    Pecking,
    Phase,
    Picking,
    Remembering,
    Seating,
    State,
)
from clowder.games.stray_cat.walks import fitting, next_steps

Asked: TypeAlias = Literal[
    "start",
    "deal",
    "look",
    "step",
    "at",
    "shuffle",
    "discard",
    "remember",
    "suffer",
    "pick",
    "peck",
    "fight",
]


def asks(state: State) -> tuple[Ask, ...]:
    match state.phase:
        case Fighting(sealed=sealed):
            return tuple(Ask(seat, "fight") for seat in sealed.missing())
        case Over():
            return ()
        case phase:
            seat = who_decides(phase)
            return (Ask(seat, what_is_asked(phase)),)


def who_decides(phase: Phase) -> Seat:
    match phase:
        case Seating() | Dealing() | Drawing() | Pecking():
            return NATURE
        case Moving() | Remembering():
            return phase.by
        case _:
            # Where two seats are asked, nobody is, or the turn goes on by itself, no one decides.
            assert not isinstance(phase, Fighting | Over | Challenge | Parting | Fleeing)
            return phase.seat


ASKED: dict[type[Phase], Asked] = {
    Seating: "start",
    Dealing: "deal",
    Looking: "look",
    Moving: "step",
    Jumping: "at",
    Barking: "at",
    Gathering: "at",
    Blocking: "at",
    Drawing: "shuffle",
    Discarding: "discard",
    Remembering: "remember",
    Misfortune: "suffer",
    Picking: "pick",
    Pecking: "peck",
}


def what_is_asked(phase: Phase) -> Asked:
    return ASKED[type(phase)]


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    phase = state.phase
    match phase:
        case Over():
            return ()
        case Fighting(sealed=sealed):
            asked = seat in sealed.missing()
            return [Fight(card) for card in state.hands[seat]] if asked else ()
        case _ if seat != who_decides(phase):
            return ()
        case Dealing() | Drawing():
            return None
        case Seating():
            return [Start(Seat(start)) for start in range(state.seats)]
        case Pecking(seat=victim):
            return [Peck(card) for card in state.hands[victim]]
        case Looking():
            return [*plays(state, seat), Food()]
        case Moving():
            return [Step(to) for to in next_steps(state, phase)]
        case _:
            return choices(state, phase)


def choices(state: State, phase: Phase) -> list[Move]:
    match phase:
        case Jumping() | Barking() | Gathering() | Blocking():
            return [At(place) for place in targets(state, phase)]
        case Discarding(seat=seat):
            some = combinations(state.hands[seat], surplus(state, seat))
            return [Discard(cards) for cards in some]
        case Remembering():
            fit = fitting(state, phase)
            return [Remember(token) for token in fit] or [Remember(None)]
        case Misfortune(cards=cards):
            return [Suffer(card) for card in dict.fromkeys(cards)]
        case _:
            assert isinstance(phase, Picking)
            return [Pick(seat) for seat in victims(state, phase.seat, phase.card)]


def plays(state: State, seat: Seat) -> list[Move]:
    """Every luck card that leads somewhere, and every meal or meals that can be walked (STR-7)."""
    hand = state.hands[seat]
    meals = [card for card in hand if steps_of(card)]
    rows = [row for size in range(1, len(meals) + 1) for row in combinations(meals, size)]
    walks = [Play(row) for row in rows if can_walk(state, seat, row)]
    luck = [Play((card,)) for card in hand if not steps_of(card) and leads_on(state, seat, card)]
    return [*walks, *luck]


def can_walk(state: State, seat: Seat, meals: Sequence[Card]) -> bool:
    """Whether there is a walk of exactly that length (STR-8)."""
    steps = sum(map(steps_of, meals))
    return state.ground.far(state.kittens[seat], None, steps) == steps


def leads_on(state: State, seat: Seat, card: Card) -> bool:
    return KIND[card] == "friend" or bool(targets(state, Jumping(seat, card)))


def targets(state: State, phase: Jumping | Barking | Gathering | Blocking) -> tuple[Place, ...]:
    """The places to choose from."""
    match phase:
        case Jumping(seat=seat, card=card) if KIND[card] == "shortcut":
            return shortcut_fields(state, seat)
        case Jumping(seat=seat):
            places = (f"{cell}.{START}" for cell in state.board.starts)
            return tuple(place for place in places if place != state.kittens[seat])
        case Barking():
            ground = state.ground
            return tuple(p for cell in ground.open_cells() for p in ground.fields(cell))
        case Gathering(seat=seat):
            return meeting_fields(state, seat)
        case Blocking():
            return works_fields(state)


def shortcut_fields(state: State, seat: Seat) -> tuple[Place, ...]:
    """The walk fields of adjacent face-up neighbourhood tiles (STR-6, STR-15)."""
    near = state.board.adjacent(cell_of(state.kittens[seat]))
    ground = state.ground
    cells = (cell for cell in ground.open_cells() if cell in near)
    places = (place for cell in cells for place in ground.walk_fields(cell))
    return tuple(place for place in places if place != state.works)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    if listed is not None:
        return rng.choice(listed)
    if isinstance(state.phase, Dealing):
        return draw_deal(state, rng)
    return Shuffle(tuple(rng.shuffled(state.discards)))
