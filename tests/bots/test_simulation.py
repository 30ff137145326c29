"""Whole games between bots."""

from __future__ import annotations

import dataclasses
import pickle
from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from clowder.bots.bot import Bot
from clowder.bots.budget import Budget
from clowder.bots.simulation import BotFault, Job, let_answer, play_all, play_job, play_out, seated
from clowder.core.game import Ask
from clowder.core.match import Match
from clowder.core.record_reader import replay
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng, Rng
from clowder.games import find_room

ROOM = find_room("cat_in_the_box")
STRANGE = "tests.cli.strange_bots"


def job(seed: int = 1, bots: tuple[str, ...] = ("uniform", "baseline")) -> Job:
    return Job(ROOM.name, ROOM.types.options(), bots, seed)


def new_match() -> AnyMatch:
    return Match(ROOM, ROOM.types.options(), 2, FastRng(1))


class Peeker(Bot):
    """Tells what it was given."""

    seen: ClassVar[list[Any]] = []

    def choose(
        self,
        view: Any,
        ask: Ask,
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        self.seen[:] = view, ask, moves
        return rng.choice(moves or ())


class Counter(Bot):
    """Counts its decisions, and says how many a bot of its kind has made at most."""

    decisions = 0
    most = 0

    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,
        rng: Rng,
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        self.decisions += 1
        Counter.most = max(Counter.most, self.decisions)
        return rng.choice(moves or ())


class Guesser(Bot):
    """Answers with what it was told to."""

    answer: Any = None

    def choose(
        self,
        view: Any,  # noqa: ARG002 (the protocol passes it)
        ask: Ask,  # noqa: ARG002 (the protocol passes it)
        moves: Sequence[Any] | None,  # noqa: ARG002 (the protocol passes it)
        rng: Rng,  # noqa: ARG002 (the protocol passes it)
        budget: Budget | None = None,  # noqa: ARG002 (the protocol passes it)
    ) -> Any:
        return self.answer


@pytest.mark.parametrize("seats", ROOM.seats)
def test_bots_play_to_the_end_at_every_table(seats: int) -> None:
    outcome = play_job(job(bots=("uniform",) * seats))

    assert len(outcome.result.standings) == seats
    assert replay(ROOM, outcome.record).result() == outcome.result


def test_a_job_is_always_the_same_game() -> None:
    assert play_job(job(7)) == play_job(job(7))
    assert play_job(job(7)).record != play_job(job(8)).record
    assert play_job(job(1)).record != play_job(job(-1)).record


def test_the_deals_of_a_seed_do_not_depend_on_who_plays() -> None:
    one = play_out(job(3, ("uniform", "uniform")))
    other = play_out(job(3, (f"{__name__}:Peeker", "uniform")))

    nature = [[e.move for e in match.entries if e.seat == -1] for match in (one, other)]
    assert nature[0] == nature[1]


def test_a_bot_keeps_its_seat_for_one_game_as_at_a_served_table() -> None:
    games = [play_out(job(seed, (f"{__name__}:Counter", "uniform"))) for seed in (1, 2)]

    decisions = [sum(entry.seat == 0 for entry in match.entries) for match in games]
    assert Counter.most == max(decisions)


def test_games_come_in_the_order_of_the_jobs_from_any_number_of_processes() -> None:
    jobs = [job(seed) for seed in (5, 3, 9, 1)]

    alone, together = list(play_all(jobs)), list(play_all(jobs, processes=2))

    assert [outcome.job for outcome in alone] == jobs
    assert alone == together


def test_an_outcome_travels_between_processes() -> None:
    outcome = play_job(job())

    assert pickle.loads(pickle.dumps(outcome)) == outcome


def test_a_bot_gets_the_view_of_its_seat_and_no_state() -> None:
    match = new_match()
    ask = match.asks[0]
    view, moves = match.view(ask.seat), match.moves(ask.seat)

    let_answer(match, ask, seated(f"{__name__}:Peeker", ROOM), FastRng(1))

    assert Peeker.seen == [view, ask, moves]
    assert match.entries[-1].seat == ask.seat


@pytest.mark.parametrize(
    ("answer", "reason"),
    [
        (ROOM.read_move("bury 99"), "not allowed: 'bury 99', not_in_hand (CIB-3)"),
        (ROOM.read_move("bid 3"), "not allowed: 'bid 3', not_now"),
        (None, "answered None, which is no move of cat_in_the_box"),
        ("bury 1", "answered 'bury 1', which is no move"),
        (7, "answered 7, which is no move"),
    ],
)
def test_an_answer_that_is_not_allowed_is_the_fault_of_the_bot(
    answer: Any, reason: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = new_match()
    before = match.record()
    monkeypatch.setattr(Guesser, "answer", answer)

    with pytest.raises(BotFault) as fault:
        let_answer(match, match.asks[0], seated(f"{__name__}:Guesser", ROOM), FastRng(1))

    assert f"bot {__name__}:Guesser" in str(fault.value)
    assert reason in str(fault.value)
    assert match.record() == before


def test_a_value_that_breaks_the_judge_is_the_fault_of_the_bot() -> None:
    with pytest.raises(BotFault, match=r"Painter answered Play.*pink.*no move"):
        play_out(job(bots=(f"{STRANGE}:Painter", "uniform")))


def test_a_mistake_of_our_own_is_not_blamed_on_the_bot() -> None:
    def stumble(*_: object) -> Any:
        raise AssertionError("ours")

    match = new_match()
    match.room = dataclasses.replace(ROOM, apply=stumble)

    with pytest.raises(AssertionError, match="ours"):
        let_answer(match, match.asks[0], seated(f"{__name__}:Peeker", ROOM), FastRng(1))


@pytest.mark.parametrize(
    ("bot", "reason"),
    [("Faller", "ZeroDivisionError"), ("Absent", "RuntimeError: stayed at home")],
)
def test_a_failure_is_told_with_its_place(bot: str, reason: str) -> None:
    with pytest.raises(BotFault) as fault:
        play_out(job(bots=(f"{STRANGE}:{bot}", "uniform")))

    assert f"bot {STRANGE}:{bot} failed at strange_bots.py:" in str(fault.value)
    assert reason in str(fault.value)


def test_a_fault_comes_through_from_another_process() -> None:
    jobs = [job(seed, ("uniform", f"{STRANGE}:Cheat")) for seed in range(4)]

    with pytest.raises(BotFault, match="Cheat made a move that is not allowed"):
        list(play_all(jobs, processes=2))
