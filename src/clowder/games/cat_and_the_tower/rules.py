"""The rules: who is asked, what is allowed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal, TypeAlias

from clowder.core.game import NATURE, Ask, Piece, Refusal, Seat, no_such_seat, not_your_turn
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import chance, refusals, start
from clowder.games.cat_and_the_tower.goals import claims
from clowder.games.cat_and_the_tower.moves import (
    Claim,
    Deal,
    Discard,
    Floor,
    Friend,
    GiveUp,
    GoOn,
    Lift,
    Move,
    Pass,
    Pet,
    Plan,
    Put,
    Settle,
    Shuffle,
    Start,
    Swap,
    Tremble,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.pieces import SIDES, TRIES
from clowder.games.cat_and_the_tower.setup import shuffled_cards
from clowder.games.cat_and_the_tower.state import (
    Befriend,
    Build,
    Choosing,
    Claiming,
    Climb,
    Dealing,
    GoingOn,
    Job,
    Lifting,
    Over,
    Petting,
    Phase,
    Placing,
    Planning,
    Raising,
    Seating,
    Settling,
    Shuffling,
    State,
    Taking,
    Trembling,
)

Asked: TypeAlias = Literal[
    "start",
    "deal",
    "plan",
    "raise",
    "shuffle",
    "tremble",
    "settle",
    "use",
    "lift",
    "pet",
    "take",
    "claim",
    "wall",
    "floor",
    "friend",
    "put",
    "further",
]
QUARTERS = tuple(range(0, 360, 45))  # the sides a friend can be touched from


def asks(state: State) -> tuple[Ask, ...]:
    match state.phase:
        case Placing(seat=seat, job=job):
            return (Ask(seat, verb_of(job)),)
        case GoingOn(answers=answers):
            return tuple(Ask(Seat(s), "further") for s, said in enumerate(answers) if said is None)
        case Over():
            return ()
        case Choosing(seat=seat) | Lifting(seat=seat) | Petting(seat=seat):
            return (Ask(seat, VERBS[type(state.phase)]),)
        case Taking(seat=seat) | Claiming(seat=seat):
            return (Ask(seat, VERBS[type(state.phase)]),)
        case phase:
            return (Ask(NATURE, VERBS[type(phase)]),)


VERBS: dict[type[Phase], Asked] = {
    Seating: "start",
    Dealing: "deal",
    Planning: "plan",
    Raising: "raise",
    Shuffling: "shuffle",
    Trembling: "tremble",
    Settling: "settle",
    Choosing: "use",
    Lifting: "lift",
    Petting: "pet",
    Taking: "take",
    Claiming: "claim",
}


def verb_of(job: Job) -> Asked:
    match job:
        case Build(slots=slots):
            return "floor" if all(slot.wall for slot in slots) else "wall"
        case Befriend():
            return "friend"
        case Climb():
            return "put"


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase, move:
        case Placing(seat=turn), Wall() | Floor() | Friend() | Put() | GiveUp():
            return not_your_turn("TOW-26", turn, seat) or refuse_placing(state, state.phase, move)
        case Choosing(seat=turn), Use() | Discard():
            return not_your_turn("TOW-2", turn, seat) or refuse_listed(state, seat, move)
        case Lifting(seat=turn), Lift():
            return not_your_turn("TOW-11", turn, seat) or refuse_listed(state, seat, move)
        case Petting(seat=turn), Pet():
            return not_your_turn("TOW-5", turn, seat) or refuse_listed(state, seat, move)
        case Taking(seat=turn), Lift() | Pass():
            return not_your_turn("TOW-21", turn, seat) or refuse_listed(state, seat, move)
        case Claiming(seat=turn), Claim() | Swap() | Pass():
            return not_your_turn("TOW-8", turn, seat) or refuse_listed(state, seat, move)
        case GoingOn(), GoOn():
            return no_such_seat("TOW-19", state.seats, seat) or refuse_listed(state, seat, move)
        case (
            (
                Seating()
                | Dealing()
                | Planning()
                | Raising()
                | Shuffling()
                | Trembling()
                | Settling()
            ),
            (Start() | Deal() | Plan() | Shuffle() | Tremble() | Settle()),
        ):
            return refuse_nature(state, seat, move)
        case phase, _:
            over = isinstance(phase, Over)
            return Refusal("game_over" if over else "not_now", refusals.rule_of(phase))


def refuse_listed(state: State, seat: Seat, move: Move) -> Refusal | None:
    listed = moves(state, seat)
    assert listed is not None
    return None if move in listed else refusals.why_not(state, seat, move)


def refuse_placing(state: State, phase: Placing, move: Move) -> Refusal | None:
    match phase.job, move:
        case _, GiveUp():
            short = Piece("count", TRIES - phase.tries)
            return Refusal("keep_trying", "TOW-26", (short,)) if phase.tries < TRIES else None
        case Build(slots=slots), Wall():
            return refusals.refuse_wall(state, slots, move)
        case Build(slots=slots), Floor():
            return refusals.refuse_floor(slots, move)
        case Befriend(), Friend():
            return refusals.refuse_friend(state, phase.job, move)
        case Climb(), Put():
            return refusals.refuse_spot(move)
        case _, _:
            return Refusal("other_piece", "TOW-26", (Piece("verb", verb_of(phase.job)),))


def refuse_nature(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Whether NATURE may say this; what it says is not judged beyond its form."""
    rule = refusals.rule_of(state.phase)
    if found := not_your_turn(rule, NATURE, seat):
        return found
    match state.phase, move:
        case Seating(), Start(seat=first):
            return no_such_seat(rule, state.seats, first)
        case Dealing(), Deal(actions=actions, goals=goals):
            wanted = shuffled_cards(state)
            fits = (tuple(sorted(actions)), tuple(sorted(goals))) == wanted
            return None if fits else Refusal("not_the_box", "TOW-C1")
        case Planning(), Plan():
            return start.refuse_plan(move)
        case Raising(), Settle():
            return start.refuse_start(state, state.phase, move)
        case Shuffling(pile=pile), Shuffle(cards=cards):
            same = sorted(cards) == sorted(chance.pile_of(state, pile).discards)
            return None if same else Refusal("not_the_discards", "TOW-10")
        case Trembling(), Tremble():
            return None
        case Settling(), Settle():
            return refusals.refuse_settling(state, state.phase, move)
        case _:
            return Refusal("not_now", rule)


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    if seat not in {ask.seat for ask in asks(state)}:
        return ()
    match state.phase:
        case Choosing():
            return uses(state)
        case Lifting(job=job):
            return [Lift(name) for name in refusals.liftable(state, job)]
        case Petting(groups=groups):
            friends = dict.fromkeys(name for group in groups for name in group)
            return [Pet(friend, side) for friend in friends for side in QUARTERS]
        case Taking():
            return [*map(Lift, refusals.takeable(state, seat)), Pass()]
        case Claiming():
            swaps = () if state.together else map(Swap, state.hands[seat])
            return [*(Claim(goal, floor) for goal, floor in claims(state, seat)), *swaps, Pass()]
        case GoingOn():
            return [GoOn(True), GoOn(False)]
        case Seating():
            return [Start(Seat(seat)) for seat in range(state.seats)]
        case _:
            return None


def uses(state: State) -> list[Move]:
    """Every usable side of the cards that lie open; where there is none, any card (TOW-11)."""
    usable: list[Move] = [
        Use(card, number)
        for card in state.actions.shown
        for number, side in enumerate(SIDES[card], start=1)
        if refusals.is_usable(state, side)
    ]
    return usable or [Discard(card) for card in state.actions.shown]


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    return chance.propose(state, rng) if listed is None else rng.choice(listed)
