"""Legality: what is listed or sampled is allowed, all else is refused, and nothing breaks."""

from __future__ import annotations

from typing import Any

from clowder.core.game import NATURE, Refusal, Seat
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng, Rng
from clowder.testing.case import LawTable, rules_of
from clowder.testing.games import moments, play_out, some_moments

TRIES = 12
SAMPLES = 6  # where moves cannot be listed


def listed_and_sampled_moves_are_allowed(table: LawTable, seed: int) -> None:
    room, rng = table.room, FastRng(seed)

    for match in moments(table, seed):
        for ask in match.asks:
            listed = match.moves(ask.seat)
            count = SAMPLES if listed is None else 1
            sampled = [room.sample(match.state, ask.seat, rng) for _ in range(count)]
            assert listed is None or set(sampled) <= set(listed)
            assert listed is None or len(set(listed)) == len(listed)
            for move in (*sampled, *(listed or ())):
                assert room.refusal(match.state, ask.seat, move) is None
                room.apply(match.state, ask.seat, move)  # never raises


def whoever_is_asked_has_an_answer_and_nobody_else_has(table: LawTable, seed: int) -> None:
    for match in moments(table, seed):
        asked = {ask.seat for ask in match.asks}
        for seat in (NATURE, *map(Seat, range(table.seats))):
            moves = match.moves(seat)
            assert (moves is None or len(moves) > 0) == (seat in asked)


def other_moves_are_refused_with_a_key_and_a_rule(table: LawTable, seed: int) -> None:
    tries = [entry.move for entry in play_out(table, seed).entries]
    rules, rng = rules_of(table.room), FastRng(seed)

    for match in some_moments(table, seed, count=8):
        for seat in (NATURE, *map(Seat, range(table.seats + 1))):
            for move in rng.shuffled(tries)[:TRIES]:
                refusal = table.room.refusal(match.state, seat, move)
                listed = match.moves(seat)
                assert listed is None or (refusal is None) == (move in listed)
                assert refusal is None or is_reasoned(refusal, rules)
                assert refusal is not None or is_playable(table, match, seat, move)


def a_refused_move_changes_nothing(table: LawTable, seed: int) -> None:
    tries = [entry.move for entry in play_out(table, seed).entries]

    for match in some_moments(table, seed, count=4):
        seat, move = a_refused_move(match, tries, FastRng(seed))
        before = match.state, match.asks, match.record()
        assert match.play(seat, move) is not None
        assert before == (match.state, match.asks, match.record())


def nobody_moves_for_nature(table: LawTable, seed: int) -> None:
    drawn = [entry.move for entry in play_out(table, seed).entries if entry.seat == NATURE]

    for match in some_moments(table, seed, count=8):
        for seat in map(Seat, range(table.seats)):
            assert all(table.room.refusal(match.state, seat, move) for move in drawn)


def is_reasoned(refusal: Refusal, rules: set[str]) -> bool:
    return refusal.why.replace("_", "").isalpha() and refusal.rule in rules


def is_playable(table: LawTable, match: AnyMatch, seat: Seat, move: Any) -> bool:
    """Whether an accepted move is by one who is asked, survives notation, and keeps all pieces."""
    room = table.room
    after = room.apply(match.state, seat, move).state
    return (
        seat in {ask.seat for ask in match.asks}
        and room.read_move(room.write_move(move)) == move
        and room.inventory(after) == room.inventory(match.state)
    )


def a_refused_move(match: AnyMatch, tries: list[Any], rng: Rng) -> tuple[Seat, Any]:
    while True:
        seat, move = Seat(rng.below(match.seats)), rng.choice(tries)
        if match.room.refusal(match.state, seat, move) is not None:
            return seat, move
