"""The greedy policy for Chabyrinthe: it sees what two actions bring, and minds who is next."""

from __future__ import annotations

from statistics import median

import pytest

from clowder.bots.rooms.chabyrinthe.board import CARDS, LOOK, fates, inserts, rotations
from clowder.bots.rooms.chabyrinthe.greedy import choose
from clowder.bots.rooms.chabyrinthe.mind import board_of, mind_of, tops_of
from clowder.core.game import Ask, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.moves import Insert, Move, Rotate
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.rules import asks, moves
from clowder.games.chabyrinthe.setup import set_up
from clowder.games.chabyrinthe.state import Adopting, State
from clowder.games.chabyrinthe.turn import apply
from clowder.games.chabyrinthe.view import View, view_of
from tests.games.chabyrinthe.position import after, position

TABLES = [
    (Options(), 1),
    (Options(kittens=True), 1),
    (Options(first_edition=True), 2),
    (Options(way="teams", kittens=True), 4),
    (Options(way="together"), 2),
]


def answer(table: State, seed: int = 1) -> Move:
    [ask] = asks(table)
    return choose(view_of(table, ask.seat), ask, moves(table, ask.seat) or (), FastRng(seed))


def play_out(options: Options, seats: int, seed: int) -> AnyMatch:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, options, seats, rng)
    head = rng.stream("bot", 0)
    while match.asks:
        ask = match.asks[0]
        move = choose(match.view(ask.seat), ask, match.moves(ask.seat) or (), head)
        assert match.play(ask.seat, move) is None
    return match


def test_alone_it_needs_few_turns() -> None:
    turns = [play_out(Options(), 1, seed).state.turn for seed in range(5)]

    assert median(turns) <= 10


@pytest.mark.parametrize(("options", "seats"), TABLES, ids=str)
def test_it_plays_every_way_to_the_end(options: Options, seats: int) -> None:
    assert play_out(options, seats, 1).state.missing == 0


def test_it_takes_a_cat_that_one_turn_brings_home() -> None:
    square = "I0 I0 I0 I0 I1 I0 I0 I0 " + "I0 " * 8
    table = position(f"{square} | done insert | cats 0 pickle | guardians 11 6 | deck L L L")

    assert answer(table) in (Rotate(2, 1, 1), Rotate(2, 1, 3))


def test_of_two_cats_it_takes_the_dearer_from_its_opponents() -> None:
    told = "I1 I1 " + "I0 " * 14 + "| seats 2 | done insert | deck H H H | cats 0 pickle, 1 comet"
    table = position(f"{told} | guardians 11 10")

    assert answer(table) in (Rotate(1, 2, 1), Rotate(1, 2, 3))


def test_it_knows_when_only_a_rotation_is_allowed() -> None:
    table = position("I0 | done insert | option first_edition true | cats 5 pickle")

    assert isinstance(answer(table), Rotate)


def test_it_pushes_a_card_in_where_no_turn_helps() -> None:
    square = "I0 " * 12 + "L1 I0 I0 I0"  # the elbow must go
    table = position(f"{square} | done rotate | cats 0 pickle | guardians 11 6 | deck I I I")

    assert answer(table) == Insert(0, 0)


def most_home(table: State) -> int:
    """How many cats can be home when all choices are made."""
    if not isinstance(table.phase, Adopting):
        return len(table.taken[0])
    choices = moves(table, Seat(0)) or ()
    return max(most_home(apply(table, Seat(0), choice).state) for choice in choices)


@pytest.mark.parametrize("guardians", ["10 4", "4 10", "11 4", "9 10", "15 8"])
def test_it_chooses_a_guardian_by_what_that_leads_to(guardians: str) -> None:
    square = "X0 X0 X0 X0 " + "I0 " * 12
    told = f"{square} | done insert | guardians {guardians} | deck H H H | litter moss soot rusty"
    choosing = after(position(f"{told} | cats 0 pickle, 1 crumb"), "0 rotate 4 4 2")
    assert isinstance(choosing.phase, Adopting)

    chosen = apply(choosing, Seat(0), answer(choosing)).state

    assert most_home(chosen) == most_home(choosing)


def test_nobody_asks_it_to_deal() -> None:
    view = view_of(set_up(Options(), 2), Seat(0))

    with pytest.raises(ValueError, match="nothing is asked"):
        choose(view, Ask(Seat(0), "deal"), (), FastRng(1))


@pytest.mark.parametrize("options", [Options(), Options(kittens=True)], ids=str)
@pytest.mark.parametrize("seed", range(3))
def test_its_numbers_agree_with_the_rules(options: Options, seed: int) -> None:
    """Each action, in numbers and by the rules: what is taken, and who is where then."""
    match: AnyMatch = Match(ROOM, options, 1, FastRng(seed))
    state, side = match.state, options.side
    view: View = match.view(Seat(0))
    board = board_of(view)
    tried: list[tuple[Move, tuple[int, ...]]] = [
        (Rotate(cell // side + 1, cell % side + 1, quarters), square)
        for cell, quarters, square in rotations(board.square)
    ]
    assert view.top is not None
    tried += [
        (Insert(at, turn), square) for at, turn, square in inserts(board.square, view.top, side)
    ]

    for move, square in tried:
        table = apply(state, Seat(0), move).state
        assert tuple(CARDS[look] for look in square) == table.square
        ends = fates(board._replace(square=square), side)
        if not isinstance(table.phase, Adopting):
            [(gain, end)] = ends
            assert gain == len(table.taken[0])
            assert end.guardians == table.guardians
            assert sorted(place for place, _ in end.strays) == [s.place for s in table.strays]


def test_it_counts_the_cards_to_come() -> None:
    table = position("I0 | deck L T X H | hidden 0")
    assert tops_of(view_of(table, Seat(0))) == (
        (("elbow", 1.0),),
        (("tee", 1.0),),
        (("cross", 1.0),),
    )

    match: AnyMatch = Match(ROOM, Options(), 2, FastRng(1))
    _, unseen, _ = tops_of(match.view(Seat(0)))
    assert sum(chance for _, chance in unseen) == pytest.approx(1)


@pytest.mark.parametrize(
    ("options", "seats", "friends"),
    [
        (Options(), 1, [True]),
        (Options(), 2, [False, False]),
        (Options(way="together"), 2, [True, True]),
        (Options(way="teams"), 4, [True, False, True, False]),
    ],
    ids=str,
)
def test_it_knows_on_whose_side_the_next_player_is(
    options: Options, seats: int, friends: list[bool]
) -> None:
    match: AnyMatch = Match(ROOM, options, seats, FastRng(1))
    shares = [mind_of(match.view(Seat(seat)), Seat(seat)).share for seat in range(seats)]

    assert [share > 0 for share in shares] == friends


def test_every_look_has_a_number() -> None:
    assert [CARDS[look] for look in LOOK.values()] == list(LOOK)
