"""Every move by a number, for search, training and other programs.

The numbers of one kind of move follow each other; a set of cards is numbered by its size and then
by its rank among the sets of that size. Deals and shuffles are too many to be numbered.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import comb
from typing import Final

from clowder.core.game import Seat
from clowder.games.stray_cat.ground import Place
from clowder.games.stray_cat.moves import (
    At,
    Discard,
    Fight,
    Food,
    Move,
    Peck,
    Pick,
    Play,
    Remember,
    Start,
    Step,
    Suffer,
)
from clowder.games.stray_cat.pieces import (
    GOOD,
    HAND_LIMIT,
    NUMBER,
    SORTS,
    START_TILES,
    TILES,
    TOKENS,
    Card,
    steps_of,
)

LETTERS = "NESWCYab12o"  # every field that some tile has
FOG = len(LETTERS)  # stands for the field of a tile that lies face down
SPOTS = FOG + 1  # numbers of places per cell
MEALS = tuple(card for card in GOOD if steps_of(card))
BAD: tuple[Card, ...] = tuple(kind for kind, sort in SORTS.items() if not sort.first)
CARD_INDEX = {card: index for index, card in enumerate((*GOOD, *BAD))}  # as a twin counts them
SURPLUS = 4 - 1  # cards that can be too many: a cat friend brings four, and was one itself


def sets_below(cards: int, size: int) -> int:
    """How many sets of fewer cards than `size` there are, the empty one not counted."""
    return sum(comb(cards, fewer) for fewer in range(1, size))


SEATS: Final = len(START_TILES)
PLACES: Final = len(TILES) * SPOTS
FOOD: Final = 0
LUCK: Final = 1  # Play of the luck card with the lowest fight number
WALK: Final = LUCK + len(GOOD) - len(MEALS)  # Play of meals
STEP: Final = WALK + sets_below(len(MEALS), HAND_LIMIT + 1)
AT: Final = STEP + PLACES
FIGHT: Final = AT + PLACES
DISCARD: Final = FIGHT + len(GOOD)
REMEMBER: Final = DISCARD + sets_below(len(GOOD), SURPLUS + 1)
SUFFER: Final = REMEMBER + len(TOKENS) + 1
PICK: Final = SUFFER + len(BAD)
PECK: Final = PICK + SEATS
START: Final = PECK + len(GOOD)
ACTIONS: Final = START + SEATS


def place_number(place: Place) -> int:
    cell, _, field = place.partition(".")
    return (int(cell) - 1) * SPOTS + (LETTERS.index(field) if field else FOG)


def place_of(number: int) -> Place:
    cell, spot = number // SPOTS + 1, number % SPOTS
    return str(cell) if spot == FOG else f"{cell}.{LETTERS[spot]}"


def set_number(cards: Sequence[Card], among: int) -> int:
    """The rank of a set of cards, its cards in order."""
    ranks = (comb(NUMBER[card] - 1, index) for index, card in enumerate(cards, start=1))
    return sets_below(among, len(cards)) + sum(ranks)


def set_of(number: int, among: int) -> tuple[Card, ...]:
    size = 1
    while number >= sets_below(among, size + 1):
        size += 1
    number -= sets_below(among, size)
    cards: list[Card] = []
    for left in range(size, 0, -1):
        highest = next(c for c in range(among - 1, -1, -1) if comb(c, left) <= number)
        number -= comb(highest, left)
        cards.insert(0, GOOD[highest])
    return tuple(cards)


def number(move: Move) -> int | None:
    """Which action the move is; None for a deal or a shuffle."""
    match move:
        case Food():
            return FOOD
        case Play(cards=cards) if steps_of(cards[0]):
            return WALK + set_number(cards, len(MEALS))
        case Play(cards=(card,)):
            return LUCK + NUMBER[card] - 1 - len(MEALS)
        case Step(to=to):
            return STEP + place_number(to)
        case At(place=place):
            return AT + place_number(place)
        case Fight(card=card):
            return FIGHT + NUMBER[card] - 1
        case Discard(cards=cards):
            return DISCARD + set_number(cards, len(GOOD))
        case _:
            return number_rare(move)


def number_rare(move: Move) -> int | None:
    match move:
        case Remember(token=token):
            return REMEMBER + (len(TOKENS) if token is None else TOKENS.index(token))
        case Suffer(card=card):
            return SUFFER + BAD.index(card)
        case Pick(seat=seat):
            return PICK + seat
        case Peck(card=card):
            return PECK + NUMBER[card] - 1
        case Start(seat=seat):
            return START + seat
        case _:
            return None


def move(number: int) -> Move:
    """The move again; raises ValueError where no move has that number."""
    if number not in range(ACTIONS):
        raise ValueError(f"an action is a number from 0 to {ACTIONS - 1}, not {number}")
    if number == FOOD:
        return Food()
    if number < WALK:
        return Play((GOOD[number - LUCK + len(MEALS)],))
    if number < STEP:
        return Play(set_of(number - WALK, len(MEALS)))
    if number < AT:
        return Step(place_of(number - STEP))
    if number < FIGHT:
        return At(place_of(number - AT))
    if number < DISCARD:
        return Fight(GOOD[number - FIGHT])
    if number < REMEMBER:
        return Discard(set_of(number - DISCARD, len(GOOD)))
    return move_rare(number)


def move_rare(number: int) -> Move:
    if number < SUFFER:
        return Remember((*TOKENS, None)[number - REMEMBER])
    if number < PICK:
        return Suffer(BAD[number - SUFFER])
    if number < PECK:
        return Pick(Seat(number - PICK))
    if number < START:
        return Peck(GOOD[number - PECK])
    return Start(Seat(number - START))
