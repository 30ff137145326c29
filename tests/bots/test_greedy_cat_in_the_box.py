"""The greedy policy for Cat in the Box: few paradoxes, sensible bids, its own board in its head."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from clowder.bots.rooms.cat_in_the_box.greedy import choose
from clowder.bots.rooms.cat_in_the_box.paradox import fit, has_hope, look_at, look_into
from clowder.bots.rooms.cat_in_the_box.worlds import deal_worlds, remember
from clowder.bots.simulation import Job, play_job, play_out
from clowder.core.game import Ask, Seat
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.cat_in_the_box.moves import Bid, Bury, Move, Play
from clowder.games.cat_in_the_box.notation import read_move
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.rules import asks, moves, sample
from clowder.games.cat_in_the_box.setup import set_up
from clowder.games.cat_in_the_box.state import Bidding, Dealing, Over, Sheet, State
from clowder.games.cat_in_the_box.turn import apply
from clowder.games.cat_in_the_box.view import View, view_of
from tests.games.cat_in_the_box.position import after, position

GAME = "cat_in_the_box"


def answer(table: State, seed: int = 1) -> Move:
    """What the policy does for whoever is asked first."""
    ask = asks(table)[0]
    return choose(view_of(table, ask.seat), ask, moves(table, ask.seat) or (), FastRng(seed))


def dealt(hands: str) -> State:
    seats = hands.count("|") + 1
    table = replace(set_up(Options(), seats), phase=Dealing())
    return apply(table, Seat(-1), read_move(f"deal {hands}")).state


def sheets_of_games(seats: int, games: int) -> list[Sheet]:
    jobs = (Job(GAME, Options(), ("baseline",) * seats, seed) for seed in range(games))
    return [sheet for job in jobs for sheet in play_out(job).state.sheets]


def decisions(seats: int, seed: int) -> Iterator[tuple[State, Ask]]:
    """Every table of a greedy game at which somebody is asked."""
    rng = FastRng(seed)
    table = set_up(Options(), seats)
    while not isinstance(table.phase, Over):
        ask = asks(table)[0]
        if ask.seat < 0:
            move = sample(table, ask.seat, rng)
        else:
            yield table, ask
            move = answer(table, seed)
        table = apply(table, ask.seat, move).state


def test_few_of_its_rounds_at_a_table_of_three_end_in_a_paradox_of_its_own() -> None:
    sheets = sheets_of_games(seats=3, games=8)

    caused = sum(sheet.paradox is not None for sheet in sheets)

    assert caused / (3 * len(sheets)) < 0.15  # at random it is a third


def test_it_beats_chance_at_a_table_of_two() -> None:
    seats = [("baseline", "uniform"), ("uniform", "baseline")]
    jobs = [Job(GAME, Options(), seats[seed % 2], seed) for seed in range(40)]

    outcomes = [play_job(job) for job in jobs]

    won = sum(
        outcome.result.standing(Seat(outcome.job.bots.index("baseline"))).rank == 1
        for outcome in outcomes
    )
    assert won >= 36


@pytest.mark.parametrize("seats", [4, 5])
def test_it_makes_more_points_than_chance_at_a_larger_table(seats: int) -> None:
    bots = ("baseline", *["uniform"] * (seats - 1))
    outcomes = [play_job(Job(GAME, Options(), bots, seed)) for seed in range(4)]

    points = [
        [outcome.result.standing(Seat(seat)).points for seat in range(seats)]
        for outcome in outcomes
    ]

    greedy = sum(game[0] for game in points)
    assert greedy > 2 * sum(sum(game[1:]) for game in points) / (seats - 1)


def test_everyone_buries_a_number_of_their_own_so_no_two_bury_the_same() -> None:
    table = dealt("1 1 2 3 3 3 4 5 6 6 | 1 2 2 2 3 4 4 5 5 6 | 1 1 2 3 4 4 5 5 6 6")

    buried = [
        choose(view_of(table, ask.seat), ask, moves(table, ask.seat) or (), FastRng(1))
        for ask in asks(table)
    ]

    assert buried == [Bury(1), Bury(2), Bury(6)]


def test_a_hand_of_high_cards_bids_more_than_one_of_low_cards() -> None:
    table = replace(position("seats 3 | hand 0: 1 1 1 1 2 2 2 2 3"), phase=Bidding(Seat(0)))
    high = replace(table, hands=((4, 4, 5, 5, 5, 6, 6, 6, 6), *table.hands[1:]))

    assert answer(table) == Bid(1)
    assert answer(high) == Bid(4)


@pytest.mark.parametrize("seed", range(5))
def test_it_does_not_give_up_a_colour_in_the_first_trick(seed: int) -> None:
    table = position("seats 4 | led 8 blue | hand 1: 1 2 3 4 5 5 6 7 8 | bids 1 3 1 1")

    chosen = answer(table, seed)

    assert isinstance(chosen, Play)
    assert chosen.colour == "blue"


@pytest.mark.parametrize(("bid", "wins"), [(1, False), (2, True)])
def test_the_last_card_of_the_round_wins_only_what_was_bid(bid: int, wins: bool) -> None:
    told = "seats 3 | trick 1: 3 blue, 4 blue | hand 0: 2 6 | hand 1: 1 | hand 2: 1 | won 0: 1"
    table = position(f"{told} | won 1: 6 | bids {bid} 3 3")

    chosen = answer(table)

    winning = {Play(6, "blue"), Play(2, "red"), Play(6, "red")}
    assert (chosen in winning) == wins


def test_whoever_gives_a_colour_up_is_taken_not_to_hold_what_would_have_followed() -> None:
    hands = "1 2 3 4 5 6 1 2 3 4 | 1 2 3 5 5 5 5 6 6 6 | 1 1 2 2 3 3 4 4 4 6"
    buried = after(dealt(hands), "0 bury 1, 1 bury 2, 2 bury 3, 0 bid 1, 1 bid 1, 2 bid 1")
    table = after(buried, "0 play 5 blue, 1 play 5 red")
    view = view_of(table, Seat(2))

    memory = remember(view)

    assert memory.lacking == ((), (1, 2, 3, 4, 6), ())
    for world in deal_worlds(view, memory.lacking, 20, FastRng(1)):
        assert world[2] == view.hand
        assert [len(hand) for hand in world] == list(view.counts)


def test_a_round_is_lost_when_one_player_alone_holds_two_crowded_numbers() -> None:
    full = ", ".join(
        f"{number} {colour}" for number in (1, 2) for colour in ("red", "blue", "green")
    )
    board = look_at(position(f"seats 3 | taken 0: {full}"))

    one_each = look_into(((1, 1, 3), (2, 2, 3), (4, 4)), board)
    all_mine = look_into(((1, 1, 2, 2), (3, 4), (3, 4)), board)

    assert has_hope(one_each, board)
    assert not has_hope(all_mine, board)


def test_copies_fit_only_if_each_finds_a_cell_of_its_own() -> None:
    red, blue = 1, 2

    assert fit(red | blue, (red | blue, red))
    assert not fit(red | blue, (red, red))


@pytest.mark.parametrize("seats", [2, 3])
def test_it_chooses_the_same_with_the_board_hidden_as_with_it_drawn(seats: int) -> None:
    for table, ask in decisions(seats, seed=3):
        allowed = moves(table, ask.seat) or ()
        drawn = view_of(table, ask.seat)

        chosen = choose(hidden(drawn), ask, allowed, FastRng(5))

        assert chosen == choose(drawn, ask, allowed, FastRng(5))


def hidden(view: View) -> View:
    return replace(view, options=Options(schrodinger=True), research=None, tokens=None)


def test_it_plays_a_whole_game_in_schrodinger_mode() -> None:
    outcome = play_job(Job(GAME, Options(schrodinger=True), ("baseline",) * 3, 1))

    assert len(outcome.result.standings) == 3


def test_it_decides_by_its_view_alone() -> None:
    table = position("seats 3 | led 5 blue | hand 1: 1 2 3 4 5 6")
    others_swapped = replace(table, hands=((6, 6, 6, 6, 5, 5), table.hands[1], (1, 1, 2, 2, 3, 3)))

    assert answer(table) == answer(others_swapped) == answer(table)
