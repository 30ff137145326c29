"""Moves as a line of text, and back: `rotate 2 3 1`, `insert 5 0`, `adopt 8 edith`."""

from __future__ import annotations

from typing import get_args

from clowder.core.game import Seat
from clowder.core.notation import whole_number
from clowder.games.chabyrinthe.moves import Adopt, Deal, Insert, Move, Rotate, Start
from clowder.games.chabyrinthe.pieces import CATS, SEWERS, Card, Cat, Guardian, Kind

FORMS = {
    "start": "start SEAT",
    "deal": "deal CARDS | DECK | CATS",
    "rotate": "rotate ROW COLUMN QUARTERS",
    "insert": "insert PLACE TURN",
    "adopt": f"adopt PLACE {'|'.join(get_args(Guardian))}",
}
KIND_OF: dict[str, Kind] = {sewer.letter: kind for kind, sewer in SEWERS.items()}


def write_move(move: Move) -> str:
    match move:
        case Start(seat=seat):
            return f"start {seat}"
        case Deal(square=square, deck=deck, cats=cats):
            letters = " ".join(SEWERS[kind].letter for kind in deck)
            return f"deal {' '.join(map(write_card, square))} | {letters} | {' '.join(cats)}"
        case Rotate(row=row, column=column, quarters=quarters):
            return f"rotate {row} {column} {quarters}"
        case Insert(place=place, turn=turn):
            return f"insert {place} {turn}"
        case Adopt(place=place, guardian=guardian):
            return f"adopt {place} {guardian}"


def read_move(text: str) -> Move:
    """Raises ValueError that says what was expected."""
    match text.split():
        case ["start", seat]:
            return Start(Seat(whole_number(seat)))
        case ["rotate", row, column, quarters]:
            return Rotate(whole_number(row), whole_number(column), whole_number(quarters))
        case ["insert", place, turn]:
            return Insert(whole_number(place), whole_number(turn))
        case ["adopt", place, ("agatha" | "edith") as guardian]:
            return Adopt(whole_number(place), guardian)
        case ["deal", *_] if text.count("|") == 2:
            return read_deal(text)
        case [verb, *_] if verb in FORMS:
            raise ValueError(f"expected '{FORMS[verb]}', found '{text}'")
        case _:
            raise ValueError(f"expected a move ({', '.join(FORMS)}), found '{text}'")


def read_deal(text: str) -> Deal:
    square, deck, cats = (part.split() for part in text.split("|"))
    return Deal(
        square=tuple(read_card(card) for card in square[1:]),
        deck=tuple(read_kind(letter) for letter in deck),
        cats=tuple(read_cat(cat) for cat in cats),
    )


def write_card(card: Card) -> str:
    return f"{SEWERS[card.kind].letter}{card.turn}"


def read_card(text: str) -> Card:
    return Card(read_kind(text[:1]), whole_number(text[1:]))


def read_kind(letter: str) -> Kind:
    if letter not in KIND_OF:
        raise ValueError(f"expected a sewer ({', '.join(KIND_OF)}), found '{letter}'")
    return KIND_OF[letter]


def read_cat(name: str) -> Cat:
    if name not in CATS:
        raise ValueError(f"expected a cat ({', '.join(CATS)}), found '{name}'")
    return name
