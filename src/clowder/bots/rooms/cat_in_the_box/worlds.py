"""What the others may hold: deals that fit what they have shown."""

from __future__ import annotations

from typing import TypeAlias

from clowder.bots.rooms.cat_in_the_box.opening import is_own
from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.value import Value
from clowder.games.cat_in_the_box.imagine import put_down, take, tricks_seen, unseen_cards
from clowder.games.cat_in_the_box.pieces import COLOURS, Number, cell
from clowder.games.cat_in_the_box.setup import fresh_research
from clowder.games.cat_in_the_box.state import Card, State
from clowder.games.cat_in_the_box.view import View

Hands: TypeAlias = tuple[tuple[Number, ...], ...]  # by seat


class Memory(Value):
    """The board as it was played, drawn or not (CIB-18), and what the play has shown."""

    table: State
    lacking: Hands  # the numbers that each seat does not seem to hold


def remember(view: View) -> Memory:
    """Play the seen tricks again."""
    table = State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        research=fresh_research(view.seats, view.up),
        tokens=(COLOURS,) * view.seats,
    )
    lacking: list[tuple[Number, ...]] = [()] * view.seats
    for trick in tricks_seen(view):
        for card in trick:
            if seems_unable(table, card, trick[0]):
                lacking[card.seat] += numbers_to_follow(table, trick[0])
            table = put_down(table, card, trick[0])
    return Memory(table, tuple(lacking))


def seems_unable(table: State, card: Card, led: Card) -> bool:
    """Whoever gives the led colour up (CIB-9) could hardly follow.

    Unless the very card they played could have: that was a choice and tells nothing.
    """
    gives_up = card.colour != led.colour and led.colour in table.tokens[card.seat]
    return gives_up and table.research[cell(led.colour, card.number, table.columns)] is not None


def numbers_to_follow(table: State, led: Card) -> tuple[Number, ...]:
    """The numbers whose cell in the led colour is still free."""
    numbers = range(1, table.columns + 1)
    return tuple(n for n in numbers if table.research[cell(led.colour, n, table.columns)] is None)


def deal_worlds(view: View, lacking: Hands, count: int, rng: Rng) -> list[Hands]:
    """Some ways in which the unseen cards may lie in the hands."""
    unseen = unseen_cards(view)
    return [deal_world(view, lacking, unseen, rng) for _ in range(count)]


def deal_world(view: View, lacking: Hands, unseen: list[Number], rng: Rng) -> Hands:
    """Shuffle, take the buried cards off the pile, then fill the hands."""
    pile = rng.shuffled(unseen)
    others = [Seat(seat) for seat in range(view.seats) if seat != view.seat]
    for seat in others:
        own = (place for place, n in enumerate(pile) if is_own(n, seat, view.seats))
        pile.pop(next(own, -1))
    hands = [view.hand if seat == view.seat else () for seat in range(view.seats)]
    # Whoever lacks most takes first, or only wrong cards might be left for them.
    for seat in sorted(others, key=lambda seat: -len(lacking[seat])):
        if lacking[seat]:
            allowed = tuple(set(pile) - set(lacking[seat]))
            hands[seat] = take(pile, view.counts[seat], allowed)
            pile = rng.shuffled(pile)  # what was passed over must not lie on top
    for seat in others:  # the rest; if giving a colour up was a choice, any card will do
        hands[seat] += take(pile, view.counts[seat] - len(hands[seat]))
    return tuple(hands)
