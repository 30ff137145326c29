"""Fights, one after the other (STR-11, STR-26 to STR-30, STR-32)."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.sealed import unsealed
from clowder.core.value import replace
from clowder.games.stray_cat.cards import Outcome, lay_down, push
from clowder.games.stray_cat.events import Event, FightBegan, Fought
from clowder.games.stray_cat.onward import go_on
from clowder.games.stray_cat.pieces import NUMBER, Card
from clowder.games.stray_cat.state import (
    Challenge,
    Drawing,
    Fighting,
    Fleeing,
    Moving,
    Parting,
    Phase,
    State,
)

MOST_FIGHTS = 20  # in one turn (STR-32)
PUSH = 3  # steps that a loser is moved (STR-28)


def challenge(state: State) -> Outcome:
    """A fight begins, if both are still there; who has no card loses at once (STR-29)."""
    phase = state.phase
    assert isinstance(phase, Challenge)
    one, other = phase.attacker, phase.defender
    place = state.kittens[one]
    if place != state.kittens[other] or state.fights == MOST_FIGHTS:
        return go_on(state)
    state = replace(state, fights=state.fights + 1)
    began: Event = FightBegan(one, other, place)
    armed = [seat for seat in (one, other) if state.hands[seat]]
    if len(armed) == 2:
        sealed = Fighting(one, other, unsealed(state.seats, armed))
        return replace(state, phase=sealed), [began]
    winner = armed[0] if armed else None
    state, events = decide(state, phase, winner)
    return state, [began, Fought(one, other, (None, None), winner), *events]


def open_fight(state: State, phase: Fighting) -> Outcome:
    """Both cards are revealed and discarded; the higher number wins (STR-26)."""
    cards = {seat: card for seat, card in enumerate(phase.sealed.answers) if card is not None}
    one, other = phase.attacker, phase.defender
    winner = max(one, other, key=lambda seat: NUMBER[cards[seat]])
    for seat in (one, other):
        state = lay_down(state, seat, (cards[seat],))
    shown: tuple[Card, Card] = (cards[one], cards[other])
    state, events = decide(state, Challenge(one, other), winner)
    return state, [Fought(one, other, shown, winner), *events]


def decide(state: State, fight: Challenge, winner: Seat | None) -> Outcome:
    """The winner draws, then moves the loser; without cards each moves the other (STR-27 to 29)."""
    one, other = fight.attacker, fight.defender
    if winner is None:
        state = give_up(give_up(state, one), other)
        parted = Moving(other, one, 1, "parted")
        return push(state, parted, Parting(one, other)), []
    loser = other if winner == one else one
    state = give_up(state, loser)
    prize = Drawing(winner, 1, "prize")
    return push(state, prize, Moving(loser, winner, PUSH, "pushed")), []


def give_up(state: State, seat: Seat) -> State:
    """Who does not win walks no further, attacks no more, and need not flee (STR-11, STR-22)."""
    return replace(state, later=tuple(p for p in state.later if not is_plan_of(p, seat)))


def is_plan_of(phase: Phase, seat: Seat) -> bool:
    match phase:
        case Challenge(attacker=who) | Moving(kitten=who) | Fleeing(kitten=who):
            return who == seat
        case _:
            return False


def part(state: State) -> Outcome:
    """The attacker is moved a step, but not after the one it attacked (STR-29)."""
    phase = state.phase
    assert isinstance(phase, Parting)
    return push(state, Moving(phase.kitten, phase.by, 1, "pushed", barred=phase.barred)), []
