"""Order: questions asked at once may be answered in any order."""

from __future__ import annotations

from functools import reduce
from typing import Any

from clowder.core.game import Seat
from clowder.core.rng import FastRng
from clowder.testing.case import LawTable
from clowder.testing.games import moments


def answers_given_at_once_commute(table: LawTable, seed: int) -> None:
    room, rng = table.room, FastRng(seed)

    def answer(state: Any, seat_and_move: tuple[Seat, Any]) -> Any:
        assert room.refusal(state, *seat_and_move) is None
        return room.apply(state, *seat_and_move).state

    for match in moments(table, seed):
        if len(match.asks) > 1:
            seats = [ask.seat for ask in match.asks]
            answers = [(seat, room.sample(match.state, seat, rng)) for seat in seats]
            one, other = rng.shuffled(answers), rng.shuffled(answers)
            assert reduce(answer, one, match.state) == reduce(answer, other, match.state)


def an_answer_closes_one_question_and_leaves_the_others_open(table: LawTable, seed: int) -> None:
    room, rng = table.room, FastRng(seed)

    for match in moments(table, seed):
        if len(match.asks) > 1:
            answered = rng.choice(match.asks)
            move = room.sample(match.state, answered.seat, rng)
            after = room.asks(room.apply(match.state, answered.seat, move).state)
            assert after == tuple(ask for ask in match.asks if ask != answered)
