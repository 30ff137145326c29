"""What a seat, or a spectator, can see: all but the decks and the goals of others."""

from __future__ import annotations

from clowder.core.game import Seat
from clowder.core.value import Value, replace
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.pieces import Action, Goal, Name
from clowder.games.cat_and_the_tower.places import Place, places_in_hand, places_of
from clowder.games.cat_and_the_tower.state import Over, Phase, State
from clowder.games.cat_and_the_tower.tower import Touch, Tower


class GoalInHand(Value):
    """A goal in a hand; others know only from which shuffle it came."""

    goal: Goal | None
    epoch: int


class Revealed(Value):
    """What lies face down, from the top."""

    actions: tuple[Action, ...]
    goals: tuple[Goal, ...]


class View(Value):
    seat: Seat | None  # the viewer; None is a spectator
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
    places: tuple[Place, ...] | None  # what the viewer may place; None: is not asked to
    revealed: Revealed | None = None  # in a replay


def view_of(state: State, seat: Seat | None) -> View:
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
            goals_in_hand(state, Seat(owner), owner == seat or isinstance(state.phase, Over))
            for owner in range(len(state.hands))
        ),
        epochs=state.epochs,
        using=state.using,
        spent=state.spent,
        paws=state.paws,
        scenarios=state.scenarios,
        turn=state.turn,
        homes=state.homes,
        places=places_of(state, seat),
    )


def goals_in_hand(state: State, owner: Seat, shown: bool) -> tuple[GoalInHand, ...]:
    """A goal that is claimed lies open until it is put away."""
    return tuple(
        GoalInHand(goal if shown or goal == state.spent else None, state.epochs[goal - 1])
        for goal in state.hands[owner]
    )


def reveal(state: State) -> View:
    """The table with nothing hidden."""
    hands = (goals_in_hand(state, Seat(owner), True) for owner in range(len(state.hands)))
    return replace(
        view_of(state, None),
        hands=tuple(hands),
        places=places_in_hand(state),
        revealed=Revealed(state.actions.deck, state.goals.deck),
    )
