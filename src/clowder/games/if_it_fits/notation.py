"""Moves as a line of text, and back: `lay LT-m 2 -1 turned`, `settle 1 -1`, `oust 0 3`."""

from __future__ import annotations

from collections.abc import Callable

from clowder.core.game import Seat
from clowder.core.notation import whole_number
from clowder.games.if_it_fits.moves import (
    Deal,
    Discard,
    Draw,
    Give,
    Lay,
    Move,
    Oust,
    Pass,
    Settle,
    Sleep,
    Start,
)
from clowder.games.if_it_fits.pieces import CATS, FACES, SPECIALS, Card

FORMS = {
    "start": "start SEAT",
    "deal": "deal HAND | HAND … | PILE",
    "draw": "draw",
    "sleep": "sleep COLUMN ROW",
    "lay": "lay CARD COLUMN ROW [turned]",
    "settle": "settle COLUMN ROW",
    "pass": "pass",
    "give": f"give {'|'.join(SPECIALS)} COLUMN ROW",
    "oust": "oust COLUMN ROW",
    "discard": "discard",
}
BARE: dict[str, Move] = {"draw": Draw(), "pass": Pass(), "discard": Discard()}
PLACED: dict[str, Callable[[int, int], Move]] = {"sleep": Sleep, "settle": Settle, "oust": Oust}


def write_move(move: Move) -> str:
    match move:
        case Start(seat=seat):
            return f"start {seat}"
        case Deal(hands=hands, pile=pile):
            return f"deal {' | '.join(' '.join(cards) for cards in (*hands, pile))}"
        case Lay(card=card, column=column, row=row, turned=turned):
            return f"lay {card} {column} {row}{' turned' if turned else ''}"
        case Give(toy=toy, column=column, row=row):
            return f"give {toy} {column} {row}"
        case Sleep(column=column, row=row):
            return f"sleep {column} {row}"
        case Settle(column=column, row=row):
            return f"settle {column} {row}"
        case Oust(column=column, row=row):
            return f"oust {column} {row}"
        case Draw() | Pass() | Discard():
            return type(move).__name__.lower()


def read_move(text: str) -> Move:
    """Raises ValueError that says what was expected."""
    match text.split():
        case ["start", seat]:
            return Start(Seat(whole(seat)))
        case ["deal", *_] if "|" in text:
            return read_deal(text)
        case ["lay", card, column, row]:
            return Lay(read_card(card), False, whole(column), whole(row))
        case ["lay", card, column, row, "turned"]:
            return Lay(read_card(card), True, whole(column), whole(row))
        case ["give", toy, column, row]:
            return Give(read_card(toy), whole(column), whole(row))
        case [verb, column, row] if verb in PLACED:
            return PLACED[verb](whole(column), whole(row))
        case [verb] if verb in BARE:
            return BARE[verb]
        case [verb, *_] if verb in FORMS:
            raise ValueError(f"expected '{FORMS[verb]}', found '{text}'")
        case _:
            raise ValueError(f"expected a move ({', '.join(FORMS)}), found '{text}'")


def read_deal(text: str) -> Deal:
    *hands, pile = (
        tuple(read_card(card) for card in part.split())
        for part in text.strip().removeprefix("deal").split("|")
    )
    return Deal(tuple(hands), pile)


def read_card(text: str) -> Card:
    if text not in FACES or text in CATS:
        raise ValueError(f"expected a card such as LT-m, start or princess, found '{text}'")
    return text


def whole(text: str) -> int:
    return whole_number(text, signed=True)
