"""What a seat cannot know: the order of both decks, and the goals in the hands of others.

All know which cards each shuffle was made of. So a hidden goal is one of those that came from the
same shuffle as it did, and nobody has seen since; which they are is told here by the story of the
shuffles, and not by what the view remembers.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.core.game import NATURE, Seat
from clowder.core.record import Entry
from clowder.core.rng import Rng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.moves import Deal, Shuffle
from clowder.games.cat_and_the_tower.pieces import Goal
from clowder.games.cat_and_the_tower.state import (
    Dealing,
    Over,
    Seating,
    Shuffling,
    State,
)


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    if isinstance(state.phase, Seating | Dealing | Over):
        return state
    actions = replace(state.actions, deck=tuple(rng.shuffled(state.actions.deck)))
    new = other_names(state, seat, rng)
    hands = tuple(
        hand if owner == seat else tuple(new.get(goal, goal) for goal in hand)
        for owner, hand in enumerate(state.hands)
    )
    deck = tuple(new[goal] for goal in state.goals.deck)
    return replace(state, actions=actions, hands=hands, goals=replace(state.goals, deck=deck))


def other_names(state: State, seat: Seat | None, rng: Rng) -> dict[Goal, Goal]:
    """For each hidden goal, another one of the same shuffle; one that is claimed lies open."""
    others = [hand for owner, hand in enumerate(state.hands) if owner != seat]
    hidden = list(state.goals.deck)
    hidden += [goal for hand in others for goal in hand if goal != state.spent]
    new: dict[Goal, Goal] = {}
    for epoch in set(state.epochs):
        group = sorted(goal for goal in hidden if state.epochs[goal - 1] == epoch)
        new |= dict(zip(group, rng.shuffled(group), strict=True))
    return new


def retell(entries: Sequence[Entry[Any]], state: State) -> list[Entry[Any]]:
    """The same story with other shuffles, so that it comes to `state`."""
    was, piles = followed(entries, state)
    if isinstance(was.phase, Seating | Dealing | Over):
        return list(entries)
    new = dict(zip(was.goals.deck, state.goals.deck, strict=True))
    for old_hand, hand in zip(was.hands, state.hands, strict=True):
        new |= dict(zip(old_hand, hand, strict=True))
    told = list(entries)
    last = max(place for place, pile in piles.items() if pile != "goals")
    told[last] = Entry(NATURE, with_actions(told[last].move, state))
    shuffles = sorted(place for place, pile in piles.items() if pile != "actions")
    for epoch, place in enumerate(shuffles):
        own = {old: goal for old, goal in new.items() if was.epochs[old - 1] == epoch}
        told[place] = Entry(NATURE, with_goals(told[place].move, own))
    return told


def followed(entries: Sequence[Entry[Any]], like: State) -> tuple[State, dict[int, str]]:
    """Where the story really ended, and which pile each of its shuffles was of."""
    state = ROOM.opening(like.options, like.seats)
    piles = {}
    for place, entry in enumerate(entries):
        if isinstance(entry.move, Deal):
            piles[place] = "both"
        elif isinstance(state.phase, Shuffling):
            piles[place] = state.phase.pile
        state = ROOM.apply(state, entry.seat, entry.move).state
    return state, piles


def with_actions(move: Deal | Shuffle, state: State) -> Deal | Shuffle:
    """The deck that is left now was the end of it."""
    deck = state.actions.deck
    if isinstance(move, Deal):
        return replace(move, actions=(*move.actions[: len(move.actions) - len(deck)], *deck))
    return Shuffle((*move.cards[: len(move.cards) - len(deck)], *deck))


def with_goals(move: Deal | Shuffle, new: dict[Goal, Goal]) -> Deal | Shuffle:
    if isinstance(move, Deal):
        return replace(move, goals=tuple(new.get(goal, goal) for goal in move.goals))
    return Shuffle(tuple(new.get(Goal(card), card) for card in move.cards))
