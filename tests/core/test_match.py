"""The referee: judges, records, lets NATURE answer, and takes back."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Ask, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games import find_room
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.events import Buried, Dealt, StartChosen
from clowder.games.cat_in_the_box.moves import Bid, Bury, Play, Start
from clowder.games.cat_in_the_box.options import Options
from tests.core.purr import PURR, Purr, Purred

DEAL = "deal 1 1 1 1 1 2 2 2 2 2 | 3 3 3 3 3 4 4 4 4 4 | 5 5 5 5 5 6 6 6 6 6"
ZERO, ONE, TWO = Seat(0), Seat(1), Seat(2)


def quiet_match() -> AnyMatch:
    """Three players, dealt; chance is played by hand."""
    match: AnyMatch = Match(ROOM, Options(), 3)
    play(match, "* start 0", f"* {DEAL}")
    return match


def play(match: AnyMatch, *lines: str) -> None:
    for line in lines:
        who, _, move = line.partition(" ")
        seat = NATURE if who == "*" else Seat(int(who))
        assert match.play(seat, ROOM.read_move(move)) is None, line


def test_without_chance_nature_waits_to_be_played() -> None:
    match: AnyMatch = Match(ROOM, Options(), 3)

    assert match.entries == []
    assert match.asks == (Ask(NATURE, "start"),)
    assert match.play(NATURE, Start(TWO)) is None
    assert match.asks == (Ask(NATURE, "deal"),)


def test_with_chance_nature_answers_at_once() -> None:
    match: AnyMatch = Match(ROOM, Options(), 3, FastRng(1))

    assert [entry.seat for entry in match.entries] == [NATURE, NATURE]
    assert {ask.seat for ask in match.asks} == {ZERO, ONE, TWO}


def test_every_draw_has_a_stream_of_its_own() -> None:
    one: AnyMatch = Match(ROOM, Options(), 3, FastRng(1))
    rng = FastRng(1)
    rng.below(10)  # used elsewhere
    other: AnyMatch = Match(ROOM, Options(), 3, rng)

    assert one.record() == other.record()


def test_a_draw_is_numbered_by_the_draws_before_it() -> None:
    """docs/fairness.md: so that anyone can find the stream of the second deal."""
    rng = FastRng(1)
    match: AnyMatch = Match(ROOM, Options(), 2, rng)
    while len(match.state.sheets) == 0:
        seat = match.asks[0].seat
        match.play(seat, ROOM.sample(match.state, seat, FastRng(len(match.entries))))

    second_deal = match.entries[-1].move

    before = match.steps[-2].state
    assert second_deal == ROOM.sample(before, NATURE, rng.stream("deal", 2))


def test_a_refused_move_changes_nothing() -> None:
    match = quiet_match()
    before = match.state, match.asks, list(match.entries), list(match.steps)

    refusal = match.play(ZERO, Bury(6))

    assert refusal is not None
    assert refusal.why == "not_in_hand"
    assert before == (match.state, match.asks, match.entries, list(match.steps))


def test_moves_view_and_result_are_those_of_the_state() -> None:
    match = quiet_match()

    assert match.moves(ZERO) == [Bury(1), Bury(2)]
    assert match.view(ONE) == ROOM.view(match.state, ONE)
    assert match.result() is None


def test_undo_takes_back_the_last_move() -> None:
    match = quiet_match()
    before = match.state
    play(match, "0 bury 1")

    taken = match.undo()

    assert (taken.seat, taken.move) == (ZERO, Bury(1))
    assert match.state == before
    assert len(match.entries) == len(match.steps) == 2


def test_undo_of_a_seat_takes_back_all_since_it_moved() -> None:
    match = quiet_match()
    before = match.state
    play(match, "1 bury 3", "0 bury 1", "2 bury 6", "0 bid 1")

    taken = match.undo(ONE)

    assert taken.move == Bury(3)
    assert match.state == before


def test_a_seat_that_has_not_moved_has_nothing_to_take_back() -> None:
    match = quiet_match()
    play(match, "0 bury 1")

    with pytest.raises(ValueError, match="there is no move to take back"):
        match.undo(ONE)
    assert len(match.entries) == 3


def test_at_the_start_there_is_nothing_to_take_back() -> None:
    match = quiet_match()

    with pytest.raises(ValueError, match="there is no move to take back"):
        match.undo()


def test_what_has_been_shown_cannot_be_taken_back() -> None:
    match: AnyMatch = Match(ROOM, Options(), 2, FastRng(3))
    while len(match.state.sheets) == 0:
        seat = match.asks[0].seat
        match.play(seat, ROOM.sample(match.state, seat, FastRng(len(match.entries))))
    before = match.record()

    with pytest.raises(ValueError, match="something hidden has been shown since"):
        match.undo()
    with pytest.raises(ValueError, match="something hidden has been shown since"):
        match.undo(ZERO)
    assert match.record() == before


def test_several_moves_can_be_taken_back_one_by_one() -> None:
    match = quiet_match()
    before = match.state
    play(
        match, "0 bury 1", "1 bury 3", "2 bury 6", "0 bid 1", "1 bid 3", "2 bid 4", "0 play 1 blue"
    )

    taken = [match.undo().move for _ in range(7)]

    assert taken[0] == Play(1, "blue")
    assert taken[1] == Bid(4)
    assert match.state == before


def test_the_opening_comes_back_when_the_first_move_is_taken_back() -> None:
    match: AnyMatch = Match(PURR, PURR.types.options(), 2, FastRng(1))
    opening = match.state
    assert match.play(ZERO, Purr()) is None

    match.undo()

    assert (match.entries, match.state) == ([], opening)


def test_a_step_that_a_seat_does_not_notice_is_no_part_of_its_story() -> None:
    match: AnyMatch = Match(PURR, PURR.types.options(), 2)
    match.play(ZERO, Purr())
    match.play(ONE, Purr())

    assert list(match.witnessed(ZERO)) == [Purred(ZERO)]
    assert list(match.witnessed(None)) == []
    assert match.result() is not None


def test_help_is_given_unless_a_room_says_otherwise() -> None:
    assert PURR.helps(PURR.opening(PURR.types.options(), 1))


def test_a_story_is_what_a_seat_has_witnessed() -> None:
    match = quiet_match()
    play(match, "0 bury 1", "1 bury 3")

    story = list(match.witnessed(ONE))

    assert story[0] == StartChosen(ZERO)
    assert isinstance(story[1], Dealt)
    assert story[1].hands[0] == ()
    assert story[2:] == [Buried(ZERO, None), Buried(ONE, 3)]
    assert list(match.witnessed(None, since=3)) == [Buried(ONE, None)]


def test_a_record_has_all_that_a_replay_needs() -> None:
    match = quiet_match()

    record = match.record()

    assert (record.game, record.version, record.seats) == ("cat_in_the_box", 1, 3)
    assert record.options == Options()
    assert len(record.entries) == 2


def test_a_room_is_found_by_its_name() -> None:
    assert find_room("cat_in_the_box") is ROOM
    with pytest.raises(ValueError, match="there is no game 'chess'; there is: cat_in_the_box"):
        find_room("chess")
