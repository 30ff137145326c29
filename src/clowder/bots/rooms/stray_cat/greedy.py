"""Stray Cat: walk to the house that tells most, or home; keep strong cards for fights."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.bots.rooms.stray_cat.mind import Mind, mind_of
from clowder.bots.rooms.stray_cat.others import against
from clowder.core.game import Ask
from clowder.core.rng import Rng
from clowder.games.stray_cat.aids import ends_of
from clowder.games.stray_cat.ground import Place
from clowder.games.stray_cat.moves import At, Discard, Fight, Food, Move, Play, Step
from clowder.games.stray_cat.pieces import HAND_LIMIT, KIND, NUMBER, Card, steps_of
from clowder.games.stray_cat.state import Jumping, Moving
from clowder.games.stray_cat.view import View

CARD = 0.9  # what a card on the hand is worth, beside a house that surely tells something: 10
DRAWN = 1.6  # what a drawn card is worth while there is room for it
SURPLUS = 0.2  # and while there is none
FRIEND_DRAWS = 4  # cards that a cat friend brings (STR-14)
VALUE_IN_HAND = {
    "hearty": 3.0,
    "friend": 2.8,
    "nourishing": 2.5,
    "shortcut": 2.2,
    "modest": 2.0,
    "truck": 1,
}
FRIENDLY = 2  # a cat friend is called with so many other cards at most


def choose(view: View, ask: Ask, moves: Sequence[Move], rng: Rng) -> Move:
    """The move that this policy values most; of equals, any."""
    order = rng.shuffled(moves)
    mind = mind_of(view, ask.seat)
    if ask.what == "look":
        return max(order, key=lambda move: promise(view, mind, move))
    match order[0], view.phase:
        case Step(), Moving(kitten=kitten) if kitten == ask.seat:
            return Step(way_on(view, mind, view.phase))
        case At(), Jumping():
            return max(order, key=lambda move: mind.at(place_of(move)))
        case Fight(), _:
            return max(order, key=strength)
        case Discard(), _:
            return min(order, key=loss)
        case _:
            return against(view, mind, order)


def promise(view: View, mind: Mind, move: Move) -> float:
    """What this way to spend a turn may bring."""
    match move:
        case Play(cards=cards) if steps_of(cards[0]):
            steps = sum(map(steps_of, cards))
            ends = ends_of(mind.ground, mind.here, steps)
            left = len(view.hand) - len(cards)
            return max(mind.end(end.place, left) for end in ends) - CARD * len(cards)
        case Play(cards=(card,)):
            return promise_of_luck(view, mind, card)
        case _:
            assert isinstance(move, Food)
            room = HAND_LIMIT - len(view.hand)
            count = mind.meals_here(len(view.hand))
            return mind.near(mind.here) + sum(
                DRAWN if drawn < room else SURPLUS for drawn in range(count)
            )


def promise_of_luck(view: View, mind: Mind, card: Card) -> float:
    match KIND[card]:
        case "friend":
            few = len(view.hand) - 1 <= FRIENDLY
            return mind.near(mind.here) + (FRIEND_DRAWS * DRAWN - CARD if few else 0)
        case "shortcut":
            return max(mind.at(place) for place in mind.shortcuts()) - CARD
        case _:
            return max(mind.at(place) for place in mind.starts()) - CARD


def way_on(view: View, mind: Mind, phase: Moving) -> Place:
    """The first step to the best end, walking or fleeing."""
    ends = ends_of(mind.ground, mind.here, phase.left, phase.came, phase.barred)
    walks = phase.how == "walk"
    cards = len(view.hand)
    best = max(ends, key=lambda e: mind.end(e.place, cards) if walks else mind.at(e.place))
    return best.way[0]


def place_of(move: Move) -> Place:
    assert isinstance(move, At)
    return move.place


def strength(move: Move) -> int:
    assert isinstance(move, Fight)
    return NUMBER[move.card]


def loss(move: Move) -> float:
    """What the discarded cards are worth in a hand."""
    assert isinstance(move, Discard)
    return sum(VALUE_IN_HAND[KIND[card]] + 0.01 * NUMBER[card] for card in move.cards)
