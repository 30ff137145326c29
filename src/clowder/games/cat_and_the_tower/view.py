"""What a seat, or a spectator, can see: all but the decks and the goals of others."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.pieces import Action, Goal, Name
from clowder.games.cat_and_the_tower.state import Over, Phase, State
from clowder.games.cat_and_the_tower.tower import Touch, Tower


class GoalInHand(Value):
    """A goal in a hand; others know only from which shuffle it came."""

    goal: Goal | None
    epoch: int


class View(Value):
    seat: Seat | None  # whose eyes these are; None is a spectator
    options: Options
    seats: int
    phase: Phase
    start: Seat
    tower: Tower
    touches: tuple[Touch, ...]
    fallen: tuple[Name, ...]
    actions: tuple[Action, ...]  # face up
    action_deck: int
    action_discards: tuple[Action, ...]
    goals: tuple[Goal, ...]
    goal_deck: int
    goal_discards: tuple[Goal, ...]
    hands: tuple[tuple[GoalInHand, ...], ...]
    epochs: tuple[int, ...]  # the last shuffle that each goal was part of, for all to remember
    using: Action | None
    spent: Goal | None
    paws: tuple[Seat, ...]
    scenarios: tuple[int, ...]
    turn: int
    homes: tuple[int, ...]


def view_of(state: State, seat: Seat | None) -> View:
    is_open = isinstance(state.phase, Over)
    return View(
        seat=seat,
        options=state.options,
        seats=state.seats,
        phase=state.phase,
        start=state.start,
        tower=state.tower,
        touches=state.touches,
        fallen=state.fallen,
        actions=state.actions.shown,
        action_deck=len(state.actions.deck),
        action_discards=state.actions.discards,
        goals=state.goals.shown,
        goal_deck=len(state.goals.deck),
        goal_discards=state.goals.discards,
        hands=tuple(
            tuple(
                GoalInHand(goal if is_open or owner == seat else None, state.epochs[goal - 1])
                for goal in hand
            )
            for owner, hand in enumerate(state.hands)
        ),
        epochs=state.epochs,
        using=state.using,
        spent=state.spent,
        paws=state.paws,
        scenarios=state.scenarios,
        turn=state.turn,
        homes=state.homes,
    )
