"""Moves as a line of text, and back: `play modest-3 hearty-20`, `step 7.N`, `remember roof`."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import get_args

import msgspec

from clowder.core.game import Seat
from clowder.games.stray_cat.ground import Laid, Place
from clowder.games.stray_cat.moves import (
    At,
    Deal,
    Discard,
    Fight,
    Food,
    Home,
    Move,
    Peck,
    Pick,
    Play,
    Remember,
    Shuffle,
    Start,
    Step,
    Suffer,
)
from clowder.games.stray_cat.pieces import KIND, Card, Token, in_order
from clowder.games.stray_cat.setup import features_of

FORMS = {
    "start": "start SEAT",
    "deal": "deal TILES | HOMES | HANDS | PILE",
    "shuffle": "shuffle CARD…",
    "peck": "peck CARD",
    "play": "play CARD…",
    "food": "food",
    "step": "step CELL.FIELD, or step CELL onto a face-down tile",
    "at": "at CELL.FIELD",
    "fight": "fight CARD",
    "discard": "discard CARD…",
    "remember": f"remember {'|'.join(get_args(Token))}|nothing",
    "suffer": "suffer CARD",
    "pick": "pick SEAT",
}
CARD = {card: card for card in KIND}
PLACE = re.compile(r"[0-9]{1,2}(\.[A-Za-z0-9])?")
LAID = re.compile(r"([0-9]{1,2})/([0-9])")


def write_move(move: Move) -> str:
    match move:
        case Play(cards=cards) | Discard(cards=cards) | Shuffle(pile=cards):
            return " ".join((type(move).__name__.lower(), *cards))
        case Fight(card=card) | Suffer(card=card) | Peck(card=card):
            return f"{type(move).__name__.lower()} {card}"
        case Start(seat=seat) | Pick(seat=seat):
            return f"{type(move).__name__.lower()} {seat}"
        case Food():
            return "food"
        case Step(to=place):
            return f"step {place}"
        case At(place=place):
            return f"at {place}"
        case Remember(token=token):
            return f"remember {token or 'nothing'}"
        case Deal():
            return write_deal(move)


def write_deal(deal: Deal) -> str:
    tiles = " ".join(f"{laid.tile}/{laid.turn}" for laid in deal.tiles)
    homes = ", ".join(" ".join(str(f) for f in features_of(home)) for home in deal.homes)
    hands = ", ".join(" ".join(hand) for hand in deal.hands)
    return f"deal {tiles} | {homes} | {hands} | {' '.join(deal.pile)}"


def read_move(text: str) -> Move:
    """Raises ValueError that says what was expected."""
    verb, _, rest = text.strip().partition(" ")
    if verb not in FORMS:
        raise ValueError(f"expected a move ({', '.join(FORMS)}), found '{text}'")
    words = rest.split()
    if verb == "deal" and text.count("|") == 3:
        return read_deal(rest)
    if verb in ROWS:
        return ROWS[verb](words)
    if verb == "food" and not words:
        return Food()
    if verb in SINGLE and len(words) == 1:
        return SINGLE[verb](words[0])
    raise ValueError(f"expected '{FORMS[verb]}', found '{text}'")


def read_cards(words: list[str]) -> tuple[Card, ...]:
    return in_order([read_card(word) for word in words])


def read_card(word: str) -> Card:
    if word not in CARD:
        raise ValueError(f"expected a card such as modest-3 or dog, found '{word}'")
    return CARD[word]


@cache  # as with cards, a table keeps no names of its own
def read_place(word: str) -> Place:
    if PLACE.fullmatch(word) is None:
        raise ValueError(f"expected a place such as 7.N, found '{word}'")
    return word


def read_token(word: str) -> Token | None:
    for token in get_args(Token):
        if word == token:
            return token  # type: ignore[no-any-return]
    if word == "nothing":
        return None
    raise ValueError(f"expected '{FORMS['remember']}', found '{word}'")


def read_seat(word: str) -> Seat:
    """Plain digits; int() alone would also take '1_0' and '٣'."""
    if re.fullmatch(r"[0-9]{1,2}", word) is None:
        raise ValueError(f"expected a seat, found '{word}'")
    return Seat(int(word))


def read_deal(text: str) -> Deal:
    tiles, homes, hands, pile = text.split("|")
    return Deal(
        tiles=tuple(map(read_laid, tiles.split())),
        homes=tuple(map(read_home, homes.split(","))),
        hands=tuple(read_cards(hand.split()) for hand in hands.split(",")),
        pile=tuple(map(read_card, pile.split())),
    )


def read_laid(word: str) -> Laid:
    found = LAID.fullmatch(word)
    if found is None:
        raise ValueError(f"expected a tile and its turn such as 7/0, found '{word}'")
    return Laid(int(found[1]), int(found[2]))


def read_home(text: str) -> Home:
    words = text.split()
    fields = dict(zip(("shape", "roof", "garden"), words, strict=False))
    if len(words) != 3:
        raise ValueError(f"expected a shape, a roof and a garden, found '{text.strip()}'")
    return msgspec.convert({"type": "Home", **fields}, Home)


ROWS: dict[str, Callable[[list[str]], Move]] = {
    "play": lambda words: Play(read_cards(words)),
    "discard": lambda words: Discard(read_cards(words)),
    "shuffle": lambda words: Shuffle(tuple(map(read_card, words))),
}
SINGLE: dict[str, Callable[[str], Move]] = {
    "start": lambda word: Start(read_seat(word)),
    "pick": lambda word: Pick(read_seat(word)),
    "peck": lambda word: Peck(read_card(word)),
    "fight": lambda word: Fight(read_card(word)),
    "suffer": lambda word: Suffer(read_card(word)),
    "step": lambda word: Step(read_place(word)),
    "at": lambda word: At(read_place(word)),
    "remember": lambda word: Remember(read_token(word)),
}
