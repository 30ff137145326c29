"""What holds in every round of a game, from the first deal to the last trick."""

from __future__ import annotations

import pytest

from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.box import box
from clowder.games.cat_in_the_box.events import Dealt, Event, ParadoxCaused, TrickWon
from clowder.games.cat_in_the_box.moves import Play
from clowder.games.cat_in_the_box.state import Playing


def played_out(seats: int, seed: int) -> AnyMatch:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, ROOM.types.options(), seats, rng)
    while match.asks:
        seat = match.asks[0].seat
        assert match.play(seat, ROOM.sample(match.state, seat, rng)) is None
    return match


@pytest.mark.rule("CIB-1")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_deal_tells_its_round_and_the_start_goes_clockwise(seats: int) -> None:
    dealt = [event for event in played_out(seats, 1).witnessed(None) if isinstance(event, Dealt)]

    assert [event.round for event in dealt] == list(range(1, seats + 1))
    starts = [event.start for event in dealt]
    assert starts == [(starts[0] + turn) % seats for turn in range(seats)]


@pytest.mark.rule("CIB-5", "CIB-10")
@pytest.mark.parametrize("seed", range(5))
def test_every_trick_names_its_own_winner_who_leads_next(seed: int) -> None:
    won = 0
    for step in played_out(4, seed).steps:
        for event in step.events:
            if isinstance(event, TrickWon) and step.state.tricks:
                won += 1
                assert event.seat == step.state.tricks[-1].winner
                assert event.tricks == sum(t.winner == event.seat for t in step.state.tricks)
                assert [ask.seat for ask in ROOM.asks(step.state)] == [event.seat]
    assert won > 8


@pytest.mark.rule("CIB-4", "CIB-5")
def test_only_who_is_asked_has_moves() -> None:
    for step in played_out(3, 2).steps:
        asked = {ask.seat for ask in ROOM.asks(step.state)}
        for seat in (Seat(-2), NATURE, *map(Seat, range(4))):
            listed = ROOM.moves(step.state, seat)
            assert (listed is None or len(listed) > 0) == (seat in asked)


@pytest.mark.rule("CIB-8")
@pytest.mark.parametrize("seed", range(10))
def test_red_is_refused_to_a_leader_exactly_where_it_is_not_listed(seed: int) -> None:
    refused = 0
    for step in played_out(3, seed).steps:
        phase = step.state.phase
        if isinstance(phase, Playing) and not phase.trick:
            listed = ROOM.moves(step.state, phase.seat)
            assert listed is not None
            for number in step.state.hands[phase.seat]:
                refusal = ROOM.refusal(step.state, phase.seat, Play(number, "red"))
                assert (refusal is None) == (Play(number, "red") in listed)
                refused += refusal is not None and refusal.why == "trump_lead"
    assert refused


@pytest.mark.rule("CIB-15")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_points_of_all_rounds_stand_at_the_end(seats: int) -> None:
    match = played_out(seats, 3)
    result = match.result()

    assert result is not None
    for standing in result.standings:
        [seat] = standing.seats
        points = [sheet.scores[seat].points for sheet in match.state.sheets]
        assert standing.points == sum(points)


def tricks_without_paradox(seats: int, seed: int) -> set[int]:
    """How many tricks the rounds of a game had that were played to their end."""
    rounds: list[list[Event]] = []
    for event in played_out(seats, seed).witnessed(None):
        if isinstance(event, Dealt):
            rounds.append([])
        if rounds:
            rounds[-1].append(event)
    whole = (told for told in rounds if not any(isinstance(e, ParadoxCaused) for e in told))
    return {sum(isinstance(event, TrickWon) for event in told) for told in whole}


@pytest.mark.rule("CIB-3", "CIB-11")
def test_the_browser_counts_to_as_many_tricks_as_a_whole_round_has() -> None:
    seeds = {2: 4, 3: 237, 4: 3191, 5: 2195}  # of games with a round without a paradox
    counted = {seats: tricks_without_paradox(seats, seed) for seats, seed in seeds.items()}

    assert counted == {2: {8}, 3: {8}, 4: {8}, 5: {7}}
    assert box()["TRICKS"] == {seats: tricks for seats, (tricks,) in counted.items()}
