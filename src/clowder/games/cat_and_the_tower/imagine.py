"""Worlds that fit everything seen, each of them equally likely.

Moves tell nothing of the hidden goals but what they show. Everybody knows which cards each shuffle
was made of, so a hidden goal can only be one of the shuffle it was drawn from.
"""

from __future__ import annotations

from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower.pieces import ACTIONS, GOALS, Action, Goal
from clowder.games.cat_and_the_tower.state import Cards, Dealing, Over, Seating, State
from clowder.games.cat_and_the_tower.view import View


def imagine(view: View, rng: Rng) -> State:
    """A full state that would look like `view`, drawn fairly from all that would."""
    hands, goal_deck = imagine_goals(view, rng)
    return State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        start=view.start,
        tower=view.tower,
        touches=view.touches,
        fallen=view.fallen,
        actions=Cards(imagine_actions(view, rng), view.actions, view.action_discards),
        goals=Cards(goal_deck, view.goals, view.goal_discards),
        hands=hands,
        epochs=view.epochs,
        using=view.using,
        spent=view.spent,
        paws=view.paws,
        scenarios=view.scenarios,
        turn=view.turn,
        homes=view.homes,
    )


def imagine_actions(view: View, rng: Rng) -> tuple[Action, ...]:
    if isinstance(view.phase, Seating | Dealing):
        return ()
    seen = {*view.actions, *view.action_discards}
    hidden = [card for card in ACTIONS if card not in seen]
    return tuple(hidden if isinstance(view.phase, Over) else rng.shuffled(hidden))


def imagine_goals(view: View, rng: Rng) -> tuple[tuple[tuple[Goal, ...], ...], tuple[Goal, ...]]:
    """The hands, and what is left for the deck."""
    if isinstance(view.phase, Seating | Dealing):
        return imagine_hands(view, {}), ()
    own = [held.goal for hand in view.hands for held in hand if held.goal is not None]
    seen = {*view.goals, *view.goal_discards, *own}
    piles: dict[int, list[Goal]] = {}
    for goal in GOALS:
        if goal not in seen:
            piles.setdefault(view.epochs[goal - 1], []).append(goal)
    if not isinstance(view.phase, Over):
        piles = {epoch: rng.shuffled(cards) for epoch, cards in sorted(piles.items())}
    hands = imagine_hands(view, piles)
    return hands, tuple(goal for _, cards in sorted(piles.items()) for goal in cards)


def imagine_hands(view: View, piles: dict[int, list[Goal]]) -> tuple[tuple[Goal, ...], ...]:
    return tuple(
        tuple(held.goal if held.goal is not None else piles[held.epoch].pop() for held in hand)
        for hand in view.hands
    )
