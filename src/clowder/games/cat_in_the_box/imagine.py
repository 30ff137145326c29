"""Worlds that fit everything a seat has seen, each of them equally likely."""

from __future__ import annotations

from collections import Counter

from clowder.core.game import Seat
from clowder.core.rng import Rng
from clowder.core.sealed import Sealed
from clowder.core.value import Value, put, replace, without
from clowder.games.cat_in_the_box.pieces import COLOURS, SEAT_COUNTS, TRUMP, Number, cell, deck
from clowder.games.cat_in_the_box.rules import can_play, trump_is_open
from clowder.games.cat_in_the_box.setup import fresh_research
from clowder.games.cat_in_the_box.state import Burying, Card, Playing, State
from clowder.games.cat_in_the_box.view import View

MOST_TRIES = (
    100_000  # far more than any view of a real game needs; a view that fits no deal ends here
)


class Forced(Value):
    """Somebody led red because nothing else could be declared: that tells of their hand."""

    seat: Seat
    numbers: tuple[Number, ...]  # no other card can have been in the hand (CIB-8)


def imagine(view: View, rng: Rng) -> State:
    """A full state that would look like `view`, drawn fairly from all that would."""
    table, forced = retrace(view)
    if not view.counts:  # between rounds there is nothing to imagine
        return table
    for _ in range(MOST_TRIES):
        world = deal_unseen(view, table, forced, rng)
        if is_possible(world):
            return world
    raise ValueError("no world fits this view")


def is_possible(world: State) -> bool:
    """Whoever is asked to play can play: else the round would have ended (CIB-12)."""
    return not isinstance(world.phase, Playing) or can_play(world, world.phase.seat)


def unseen_cards(view: View) -> list[Number]:
    """The deck less one's own cards and all that lies open."""
    unseen = Counter(deck(view.seats))
    unseen.subtract(view.hand)
    unseen.subtract(() if view.buried is None else (view.buried,))
    unseen.subtract(view.up)
    unseen.subtract(card.number for trick in tricks_seen(view) for card in trick)
    return list(unseen.elements())


def tricks_seen(view: View) -> list[tuple[Card, ...]]:
    """The cards of each trick of the round, the one on the table included."""
    on_table = [view.phase.trick] if isinstance(view.phase, Playing) else []
    return [trick.cards for trick in view.tricks] + on_table


def deal_unseen(view: View, table: State, forced: Forced | None, rng: Rng) -> State:
    """Hand out the unseen cards wherever one does not see what lies there."""
    cards = rng.shuffled(unseen_cards(view))
    hands = [view.hand if seat == view.seat else () for seat in range(view.seats)]
    others = [seat for seat in range(view.seats) if seat != view.seat]
    if forced is not None and forced.seat != view.seat:
        # Whoever is known to hold only certain numbers takes first. What they pass over must be
        # shuffled again, or its cards would be deeper in the pile than a fair draw puts them.
        hands[forced.seat] = take(cards, view.counts[forced.seat], forced.numbers)
        cards = rng.shuffled(cards)
        others.remove(forced.seat)
    for seat in others:
        hands[seat] = take(cards, view.counts[seat])
    down = take(cards, SEAT_COUNTS[view.seats].down)
    if isinstance(view.phase, Burying):
        table = replace(table, phase=Burying(seal_some(view.phase.sealed, hands)))
    else:
        table = replace(table, buried=tuple(own_or_taken(view, cards)))
    return replace(table, hands=tuple(tuple(sorted(hand)) for hand in hands), down=down)


def take(
    cards: list[Number], count: int, allowed: tuple[Number, ...] | None = None
) -> tuple[Number, ...]:
    """Take the first cards that may be taken off the pile."""
    taken = [number for number in cards if allowed is None or number in allowed][:count]
    for number in taken:
        cards.remove(number)
    return tuple(taken)


def seal_some(sealed: Sealed[Number], hands: list[tuple[Number, ...]]) -> Sealed[Number]:
    """Fill the closed envelopes: hands are still in random order, so any card is as likely."""
    answers = tuple(
        hand[0] if given and answer is None else answer
        for hand, given, answer in zip(hands, sealed.given, sealed.answers, strict=True)
    )
    return Sealed(answers, sealed.given)


def own_or_taken(view: View, cards: list[Number]) -> list[Number]:
    """The buried cards: one's own as it is, the others' off the pile."""
    return [
        view.buried if seat == view.seat and view.buried is not None else cards.pop()
        for seat in range(view.seats)
    ]


def retrace(view: View) -> tuple[State, Forced | None]:
    """Play the seen tricks again: the open part of the state, and what a red lead gave away.

    The board is rebuilt rather than read off the view, which does not show it in Schrödinger
    mode (CIB-18): whoever was at the table may remember it all the same.
    """
    table = State(
        options=view.options,
        seats=view.seats,
        phase=view.phase,
        start=view.start,
        sheets=view.sheets,
        bids=view.bids,
        tricks=view.tricks,
    )
    if not view.counts:
        return table, None
    forced = None
    table = replace(
        table,
        up=view.up,
        research=fresh_research(view.seats, view.up),
        tokens=(COLOURS,) * view.seats,
    )
    for trick in tricks_seen(view):
        for card in trick:
            if card is trick[0] and card.colour == TRUMP and not trump_is_open(table):
                forced = Forced(card.seat, numbers_without_colour(table, card.seat))
            table = put_down(table, card, trick[0])
    return table, forced


def put_down(table: State, card: Card, led: Card) -> State:
    """The token goes on the board; leaving the led colour costs its token (CIB-5, CIB-9)."""
    space = cell(card.colour, card.number, table.columns)
    tokens = table.tokens[card.seat]
    if card.colour != led.colour and led.colour in tokens:
        tokens = without(tokens, led.colour)
    return replace(
        table,
        research=put(table.research, space, card.seat),
        tokens=put(table.tokens, card.seat, tokens),
    )


def numbers_without_colour(table: State, seat: Seat) -> tuple[Number, ...]:
    """The numbers that `seat` could declare in no colour but red."""
    colours = [colour for colour in table.tokens[seat] if colour != TRUMP]
    return tuple(
        number
        for number in range(1, table.columns + 1)
        if all(
            table.research[cell(colour, number, table.columns)] is not None for colour in colours
        )
    )
