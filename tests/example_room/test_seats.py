"""What a seat at Pounce is given besides the rules: a sensible bot and a drawing."""

from __future__ import annotations

from rich.console import Console

from clowder.cli.printers import TablePrinter
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.locales import Words
from tests.example_room import greedy
from tests.example_room.pounce import ROOM
from tests.example_room.pounce.moves import Choose
from tests.example_room.printer import PouncePrinter
from tests.example_room.test_rules import Table, played


def offered(table: Table, seat: Seat) -> list[Choose]:
    return [move for move in table.moves(seat) or () if isinstance(move, Choose)]


def test_the_sensible_cat_catches_more_mice() -> None:
    rng, points = FastRng(1), [0, 0]

    for seed in range(100):
        table = Match(ROOM, ROOM.types.options(), 2, FastRng(seed))
        while table.asks:
            ask = table.asks[0]
            moves = offered(table, ask.seat)
            sensible = ask.seat == seed % 2
            thought = greedy.choose(table.view(ask.seat), ask, moves, rng)
            table.play(ask.seat, thought if sensible else rng.choice(moves))
        result = table.result()
        assert result is not None
        for seat in (0, 1):
            points[seat != seed % 2] += result.standing(Seat(seat)).points

    assert points[0] > 1.05 * points[1]


def test_the_table_shows_the_hand_who_is_waited_for_and_who_caught_what() -> None:
    table = played("* deal 1 5 7 | 1 6 7", "0 choose 5", "1 choose 6", "1 choose 1")
    drawing: TablePrinter = PouncePrinter(["Agnes", "Bruno"], Words("en"))
    console = Console(width=40)

    with console.capture() as drawn:
        moves = offered(table, Seat(0))
        console.print(drawing.draw(table.view(Seat(0)), moves))
        console.print(drawing.list_choices(drawing.choices(moves)))

    assert [line.rstrip() for line in drawn.get().splitlines()] == [
        "▸ Agnes",
        "  Bruno ●",
        "",
        "1 7",
        "1 7",
    ]
