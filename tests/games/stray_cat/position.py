"""Positions in a few words: `open 2 3 | at 2.C 3.N | hand 0: modest-1 | home 0: one red fence`.

If not spoken of, there are two seats in the usual layout, kittens on their start fields, tiles 1 to
12 unturned and face down by cell, empty hands, every home two storeys, blue roof, fence, no token
face up, and all other cards in the pile, in the order of the box. The parts:

    seats 3
    open 2 3:7/1                cells face up; 3:7/1 puts tile 7 there, turned once
    at 2.C 3.N                  kittens, by seat
    hand 0: modest-1 dog        cards of a seat
    home 0: one red fence       tokens of a seat
    up 0: shape roof            which of them lie face up
    pile dog modest-3           what lies on top of the pile; `only` before: and nothing else
    works 2.N
    turn 1                      whose turn it is, otherwise 0
    round 200
    fights 19
    layout long                 or a shape of its own: 123############4
"""

from __future__ import annotations

from typing import Any

from clowder.core.game import Seat
from clowder.core.value import put, replace
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.ground import Laid
from clowder.games.stray_cat.moves import Deal, Home
from clowder.games.stray_cat.notation import read_cards, read_home, read_laid
from clowder.games.stray_cat.pieces import CARDS, NEIGHBOURHOOD, TOKENS, Card
from clowder.games.stray_cat.setup import begin_turn, lay_out, set_up
from clowder.games.stray_cat.state import Root, State
from clowder.games.stray_cat.turn import After
from tests.games.told import Told


def position(told: str) -> State:
    parts = [part.strip() for part in told.split("|")]
    heads = {part.partition(" ")[0]: part.partition(" ")[2] for part in parts}
    table = bare_table(int(heads.get("seats", "2")), heads.get("layout", "corners"))
    for part in parts:
        word, _, rest = part.partition(" ")
        table = tell(table, word, rest)
    return spread_cards(table, heads.get("pile", ""))


def bare_table(seats: int, layout: str) -> State:
    own = {"layout": "custom", "shape": layout}
    options: Any = ROOM.make_options(own if "#" in layout else {"layout": layout})
    home = Home("two", "blue", "fence")
    tiles = tuple(Laid(tile, 0) for tile in NEIGHBOURHOOD)
    deal = Deal(tiles, (home,) * seats, ((),) * seats, ())
    table = lay_out(set_up(options, seats), deal)
    return replace(table, roots=((Root(0, 0, 1),),) * seats)


def tell(table: State, word: str, rest: str) -> State:
    """The table with one more thing known of it."""
    words = rest.replace(":", " ").split()
    match word:
        case "open":
            for cell in rest.split():
                table = open_cell(table, cell)
            return table
        case "at":
            return replace(table, kittens=tuple(words))
        case "hand":
            hand = read_cards(words[1:])
            return replace(table, hands=put(table.hands, int(words[0]), hand))
        case "home":
            home = read_home(" ".join(words[1:]))
            return replace(table, homes=put(table.homes, int(words[0]), home))
        case "up":
            up = tuple(token in words for token in TOKENS)
            return replace(table, up=put(table.up, int(words[0]), up))
        case "works":
            return replace(table, works=rest)
        case "turn":
            return begin_turn(table, Seat(int(rest)))
        case "round" | "fights":
            return replace(table, **{word: int(rest)})
        case _:
            assert word in ("seats", "pile", "layout", ""), word
            return table


def open_cell(table: State, told: str) -> State:
    cell, _, laid = told.partition(":")
    index = int(cell) - 1
    table = replace(table, shown=put(table.shown, index, True))
    if not laid:
        return table
    new, old = read_laid(laid), table.tiles[index]
    swapped = tuple(Laid(old.tile, 0) if t.tile == new.tile else t for t in table.tiles)
    return replace(table, tiles=put(swapped, index, new))


def spread_cards(table: State, told: str) -> State:
    """Cards that nobody has spoken of are in the pile, or discarded if it is told alone."""
    words = told.split()
    only = words[:1] == ["only"]
    top = words[1:] if only else words
    rest: list[Card] = list(CARDS)
    for card in (*top, *(card for hand in table.hands for card in hand)):
        rest.remove(card)
    if only:
        return replace(table, pile=tuple(top), discards=tuple(rest))
    return replace(table, pile=(*top, *rest))


_told = Told(ROOM)
after, last_step = _told.after, _told.last_step
why_not, read_line = _told.why_not, _told.read_line


def listed(table: State, seat: int) -> list[str]:
    """What a seat may do, in notation."""
    return [ROOM.write_move(move) for move in ROOM.moves(table, Seat(seat)) or ()]


def asked(table: State) -> str:
    return " ".join(f"{ask.seat} {ask.what}" for ask in ROOM.asks(table))


def told(step: After, kind: type[Any]) -> list[Any]:
    """The events of a kind."""
    return [event for event in step.events if isinstance(event, kind)]
