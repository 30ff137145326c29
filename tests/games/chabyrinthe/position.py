"""Positions in a few words: `I0 I0 … | cats 0 pickle, 8 crumb | guardians 4 11`.

The square comes first, row by row; three rows of three are a kittens' table. A single card fills
the whole square. If not spoken of, there is one seat, no cat outside, guardians where they begin, a
deck of straights that nobody has seen below its top, and all other cats in theirs. The parts:

    cats 0 pickle, 8 crumb      who is outside, and where
    guardians 4 11              agatha, edith
    deck L I T                  sewers, from the top
    hidden 2                    how many below the top were never seen
    litter noodle moss          the deck of cats, from the top; `litter` alone: it is empty
    taken 1: soot rusty         by that seat
    seats 2
    turn 1                      whose turn it is, otherwise 0
    done insert                 the actions of this turn
    number 7                    of this turn
    last 3                      the number of the last turn with a cat
    option first_edition true
"""

from __future__ import annotations

from typing import Any

from clowder.core.game import Seat
from clowder.core.value import from_json, put, replace
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.notation import read_card, read_kind
from clowder.games.chabyrinthe.pieces import CATS, SQUARE_SIZES, Kind
from clowder.games.chabyrinthe.state import Acting, State, Stray
from tests.games.told import Told


def position(told: str) -> State:
    first, *parts = (part.strip() for part in told.split("|"))
    table = bare_table(first.split())
    for part in parts:
        word, _, rest = part.partition(" ")
        table = tell(table, word, rest.strip())
    return spread_cats(table, "litter" in told)


_told = Told(ROOM)
after, last_step = _told.after, _told.last_step
why_not, read_line = _told.why_not, _told.read_line


def outside(table: State) -> dict[int, str]:
    """Who is at which place."""
    guardians = dict(zip(table.guardians, ("agatha", "edith"), strict=True))
    return {stray.place: stray.cat for stray in table.strays} | guardians


def bare_table(cards: list[str]) -> State:
    square = tuple(read_card(card) for card in cards)
    square = square * 16 if len(square) == 1 else square
    kittens = len(square) == 9
    straight: Kind = "straight"
    deck = (straight,) * (17 if kittens else 10)
    return State(
        options=ROOM.make_options({"kittens": kittens}),
        seats=1,
        phase=Acting(Seat(0)),
        square=square,
        deck=deck,
        hidden=len(deck) - 1,
        guardians=SQUARE_SIZES[3 if kittens else 4].guardians,
        taken=((),),
    )


def tell(table: State, word: str, rest: str) -> State:
    """The table with one more thing known of it."""
    words = rest.split()
    match word:
        case "cats":
            strays = [part.split() for part in rest.split(",")]
            return replace(table, strays=tuple(Stray(int(at), cat) for at, cat in strays))
        case "guardians":
            return replace(table, guardians=tuple(map(int, words)))
        case "deck":
            deck = tuple(map(read_kind, words))
            return replace(table, deck=deck, hidden=len(deck) - 1)
        case "litter":
            return replace(table, cats=tuple(words))
        case "taken":
            seat = int(words[0].removesuffix(":"))
            return replace(table, taken=put(table.taken, seat, tuple(words[1:])))
        case "seats":
            return replace(table, seats=int(rest), taken=((),) * int(rest))
        case "turn" | "done":
            return replace(table, phase=tell_turn(table, word, words))
        case "option":
            return tell_option(table, *words)
        case _:
            field = {"number": "turn", "hidden": "hidden", "last": "last"}[word]
            return replace(table, **{field: int(rest)})


def tell_turn(table: State, word: str, words: list[str]) -> Acting:
    assert isinstance(table.phase, Acting)
    if word == "turn":
        return Acting(Seat(int(words[0])))
    return replace(table.phase, done=tuple(words))


def tell_option(table: State, name: str, value: str) -> State:
    changed: Any = value if name == "way" else from_json(value, Any)
    return replace(table, options=replace(table.options, **{name: changed}))


def spread_cats(table: State, told: bool) -> State:
    """Cats that nobody has spoken of are in their deck, in order."""
    seen = {stray.cat for stray in table.strays}.union(*table.taken)
    left = tuple(cat for cat in CATS if cat not in seen)
    return table if told else replace(table, cats=left)
