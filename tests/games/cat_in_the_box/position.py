"""Positions in a few words: `seats 3 | led 5 blue | hand 1: 2 3 6 | lost 1: green`.

Each part tells one thing of the table; who is not spoken of holds one card of each number, has
lost no colour, has won no trick and, where there are bids, has bid 1. The parts:

    seats 3              must come first
    schrodinger          the option
    start 1              the start player, otherwise 0
    round 2              the number of the round; the ones before brought nobody anything
    led 5 blue           seat 0 has led this card, seat 1 is to play
    trick 2: 5 blue, 6 red   seat 2 led, the next seat followed
    turn 1               who is to lead, otherwise the start player
    hand 1: 2 3 6
    lost 1: green blue   colours gone from that player's board
    taken 0: 4 red, 6 green   tokens of that player on the research board; `*` is neutral
    won 0: 3             tricks that lie in front of that player
    bids 1 3 4
    up 1 1 2             two players: the cards turned up, whose neutral tokens are placed
"""

from __future__ import annotations

from typing import get_args

from clowder.core.game import Seat
from clowder.core.value import put, replace, without
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import COLOURS, SEAT_COUNTS, Colour, cell
from clowder.games.cat_in_the_box.setup import fresh_research
from clowder.games.cat_in_the_box.state import Card, Playing, Score, Sheet, State, Trick
from tests.games.told import Told, read_seat


def position(told: str) -> State:
    first, *parts = (part.strip() for part in told.split("|"))
    table = empty_table(int(first.removeprefix("seats ")))
    for part in parts:
        word, _, rest = part.partition(" ")
        who, _, what = rest.rpartition(":")
        table = tell(table, word, who.strip(), what.strip())
    return table


_told = Told(ROOM)
after, last_step = _told.after, _told.last_step
why_not, read_line = _told.why_not, _told.read_line


def empty_table(seats: int) -> State:
    everything = tuple(range(1, SEAT_COUNTS[seats].numbers + 1))
    return State(
        options=Options(),
        seats=seats,
        phase=Playing(Seat(0), ()),
        hands=(everything,) * seats,
        buried=(1,) * seats,
        research=fresh_research(seats, ()),
        tokens=(COLOURS,) * seats,
        bids=((1,) if SEAT_COUNTS[seats].bids else (None,)) * seats,
    )


def tell(table: State, word: str, who: str, what: str) -> State:
    """The table with one more thing known of it."""
    if word in ("led", "trick"):
        return put_trick(table, read_seat(who or "0"), what)
    if word in ("hand", "lost", "taken", "won"):
        return tell_of(table, word, read_seat(who), what)
    match word:
        case "schrodinger":
            return replace(table, options=Options(schrodinger=True))
        case "start":
            return replace(table, start=read_seat(what), phase=Playing(read_seat(what), ()))
        case "turn":
            return replace(table, phase=Playing(read_seat(what), ()))
        case "round":
            return replace(table, sheets=(blank_sheet(table.seats),) * (int(what) - 1))
        case "bids":
            return replace(table, bids=tuple(int(bid) for bid in what.split()))
        case "up":
            up = tuple(int(number) for number in what.split())
            return replace(table, up=up, research=fresh_research(table.seats, up))
        case _:
            raise ValueError(f"what is '{word}'?")


def tell_of(table: State, word: str, seat: Seat, what: str) -> State:
    """One more thing known of one player."""
    match word:
        case "hand":
            hand = tuple(sorted(int(number) for number in what.split()))
            return replace(table, hands=put(table.hands, seat, hand))
        case "lost":
            tokens = table.tokens[seat]
            for colour in what.split():
                tokens = without(tokens, read_colour(colour))
            return replace(table, tokens=put(table.tokens, seat, tokens))
        case "taken":
            for number, colour in read_cards(what):
                table = put_token(table, seat, number, colour)
            return table
        case _:
            tricks = (*table.tricks, *(Trick(seat, ()) for _ in range(int(what))))
            return replace(table, tricks=tricks)


def put_trick(table: State, leader: Seat, what: str) -> State:
    cards = []
    for place, (number, colour) in enumerate(read_cards(what)):
        seat = Seat((leader + place) % table.seats)
        cards.append(Card(seat, number, colour))
        table = put_token(table, seat, number, colour)
    return replace(table, phase=Playing(Seat((leader + len(cards)) % table.seats), tuple(cards)))


def put_token(table: State, seat: Seat, number: int, colour: Colour) -> State:
    space = cell(colour, number, table.columns)
    assert table.research[space] is None, f"{number} {colour} is taken twice"
    return replace(table, research=put(table.research, space, seat))


def read_cards(what: str) -> list[tuple[int, Colour]]:
    words = [card.split() for card in what.split(",")]
    return [(int(number), read_colour(colour)) for number, colour in words]


def read_colour(word: str) -> Colour:
    return next(colour for colour in get_args(Colour) if colour == word)


def blank_sheet(seats: int) -> Sheet:
    return Sheet((Score(1, 0, 0, (), 0),) * seats, fresh_research(seats, ()))
