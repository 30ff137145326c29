"""Moves as a line of text, and back: `bury 4`, `bid 2`, `play 7 red`."""

from __future__ import annotations

import re

from clowder.core.game import Seat
from clowder.core.notation import whole_number
from clowder.games.cat_in_the_box.moves import Bid, Bury, Deal, Move, Play, Start
from clowder.games.cat_in_the_box.pieces import COLOURS, Number

FORMS = {
    "start": "start SEAT",
    "deal": "deal HAND | HAND … [up CARDS down CARDS]",
    "bury": "bury NUMBER",
    "bid": "bid TRICKS",
    "play": f"play NUMBER {'|'.join(COLOURS)}",
}


def write_move(move: Move) -> str:
    match move:
        case Start(seat=seat):
            return f"start {seat}"
        case Deal(hands=hands, up=up, down=down):
            aside = f" up {spell(up)} down {spell(down)}" if up else ""
            return f"deal {' | '.join(spell(hand) for hand in hands)}{aside}"
        case Bury(number=number):
            return f"bury {number}"
        case Bid(tricks=tricks):
            return f"bid {tricks}"
        case Play(number=number, colour=colour):
            return f"play {number} {colour}"


def read_move(text: str) -> Move:
    """Raises ValueError that says what was expected."""
    match text.split():
        case ["start", seat]:
            return Start(Seat(whole_number(seat)))
        case ["bury", number]:
            return Bury(whole_number(number))
        case ["bid", tricks]:
            return Bid(whole_number(tricks))
        case ["play", number, colour] if colour in COLOURS:
            return Play(whole_number(number), colour)
        case ["deal", *_]:
            return read_deal(text)
        case [verb, *_] if verb in FORMS:
            raise ValueError(f"expected '{FORMS[verb]}', found '{text}'")
        case _:
            raise ValueError(f"expected a move ({', '.join(FORMS)}), found '{text}'")


def read_deal(text: str) -> Deal:
    parts = re.fullmatch(r"\s*deal ([\d |]+)(?:up ([\d ]+) down ([\d ]+))?\s*", text)
    if parts is None:
        raise ValueError(f"expected '{FORMS['deal']}', found '{text}'")
    hands, up, down = parts.groups(default="")
    return Deal(tuple(cards(hand) for hand in hands.split("|")), cards(up), cards(down))


def spell(numbers: tuple[Number, ...]) -> str:
    return " ".join(str(number) for number in numbers)


def cards(text: str) -> tuple[Number, ...]:
    return tuple(whole_number(number) for number in text.split())
