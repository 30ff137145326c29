"""The points that a play may bring: tricks, and the bonus for as many as were bid."""

from __future__ import annotations

from clowder.bots.rooms.cat_in_the_box.chances import binomial
from clowder.core.game import Seat
from clowder.games.cat_in_the_box.pieces import TRUMP, Colour, Number, cell
from clowder.games.cat_in_the_box.scoring import kept_bid, largest_group
from clowder.games.cat_in_the_box.state import Card, State, won_by
from clowder.games.cat_in_the_box.turn import strength
from clowder.games.cat_in_the_box.view import View

# Of those who could beat a card every other one does: some want no trick, or not at that price.
BEATS = 0.5

# Of the tokens that I still put down, two in five come to lie beside my largest group.
JOINS = 0.4


def points_to_hope_for(
    view: View, after: State, trick: tuple[Card, ...], unseen: tuple[Number, ...]
) -> float:
    """The points that my card, the last of `trick`, may bring if no paradox comes."""
    seat = trick[-1].seat
    won = won_by(view.tricks, seat)
    to_come = view.counts[seat] - 2  # tricks after this one; the last card is not played (CIB-11)
    bonus = len(largest_group(after.research, seat, after.columns)) + JOINS * to_come
    winning = chance_to_win(view, after, trick, unseen)
    return winning + bonus * (
        winning * chance_of_bonus(view, won + 1, to_come)
        + (1 - winning) * chance_of_bonus(view, won, to_come)
    )


def chance_of_bonus(view: View, won: int, to_come: int) -> float:
    """How likely the tricks match the bid (CIB-14, CIB-17), given an even share of the rest."""
    assert view.seat is not None
    bid = view.bids[view.seat]
    return sum(
        chance
        for more, chance in enumerate(binomial(to_come, 1 / view.seats))
        if kept_bid(bid, won + more)
    )


def chance_to_win(
    view: View, after: State, trick: tuple[Card, ...], unseen: tuple[Number, ...]
) -> float:
    """How likely nobody beats the last card of `trick` (CIB-10)."""
    *before, mine = trick
    led = trick[0].colour
    if any(strength(card, led) > strength(mine, led) for card in before):
        return 0.0
    chance = 1.0
    for turn in range(1, view.seats - len(before)):
        rival = Seat((mine.seat + turn) % view.seats)
        beating = numbers_that_beat(after, rival, trick)
        share = sum(number in beating for number in unseen) / len(unseen)
        chance *= 1 - BEATS * (1 - (1 - share) ** view.counts[rival])
    return chance


def numbers_that_beat(after: State, rival: Seat, trick: tuple[Card, ...]) -> list[Number]:
    """The numbers with which `rival` would beat the last card of `trick`."""
    mine, led = trick[-1], trick[0].colour
    # Who can follow will rather do so than give the colour up for a trump (CIB-9).
    colour: Colour = led if led in after.tokens[rival] else TRUMP
    if colour not in after.tokens[rival]:
        return []
    return [
        number
        for number in range(1, after.columns + 1)
        if after.research[cell(colour, number, after.columns)] is None
        and strength(Card(rival, number, colour), led) > strength(mine, led)
    ]
