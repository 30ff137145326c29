"""The room and its second telling (`model.py`) agree on every step of random games."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from clowder.core.game import NATURE, Result, Seat
from clowder.core.record_reader import content_lines
from clowder.core.rng import FastRng, Rng
from clowder.core.value import replace
from clowder.games.cat_and_the_tower import ROOM
from clowder.games.cat_and_the_tower.events import Fell
from clowder.games.cat_and_the_tower.longest import TURN
from clowder.games.cat_and_the_tower.moves import (
    Claim,
    Floor,
    Friend,
    GiveUp,
    GoOn,
    Lift,
    Move,
    Put,
    Use,
    Wall,
)
from clowder.games.cat_and_the_tower.pieces import COLOURS, KINDS, kind_of
from clowder.games.cat_and_the_tower.state import (
    Over,
    Placing,
    Raising,
    Settling,
    State,
    heights,
    supply,
)
from tests.games.cat_and_the_tower.model import Model, Question
from tests.games.cat_and_the_tower.model_tower import End
from tests.games.cat_and_the_tower.whims import raise_by_whim, settle_by_whim

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.game"))
TABLES = [
    ("together", 1, "ground"),
    ("together", 1, "shaken"),
    ("together", 3, "ground"),
    ("against", 2, "ground"),
    ("against", 5, "shaken"),
]
WILDNESS = (0, 1, 3, 10, 30)  # of a hundred
LONG = 300  # entries: enough for most towers to fall, or to run out of walls


class Telling:
    """A game told twice, side by side."""

    def __init__(self, mode: str, seats: int, start: str = "ground") -> None:
        self.state: State = ROOM.setup(ROOM.make_options({"mode": mode, "start": start}), seats)
        self.model = Model(seats, mode == "together", start == "shaken")
        self.story = self.model.play()
        self.question: Question | End = next(self.story)
        self.turn, self.entries = 0, 0

    def play(self, seat: Seat, move: Move) -> None:
        assert ROOM.refusal(self.state, seat, move) is None
        step = ROOM.apply(self.state, seat, move)
        self.state = step.state
        for event in step.events:
            if isinstance(event, Fell):
                self.check_fall(event)
        line = ROOM.write_move(move)
        try:
            self.question = self.story.send(f"{seat} {line}" if isinstance(move, GoOn) else line)
        except End as end:
            self.question = end
        self.compare()

    def check_fall(self, fell: Fell) -> None:
        """What is told to have fallen is gone, each piece once."""
        assert sorted(set(fell.names)) == list(fell.names)
        assert not set(fell.names) & {part.name for part in self.state.tower}
        assert set(fell.walls) <= set(fell.names)
        assert fell.total == len(self.state.fallen)

    def compare(self) -> None:
        state, model = self.state, self.model
        assert {p.name: p.floor for p in state.tower} == model.tower
        assert list(state.fallen) == model.lost
        assert list(heights(state)) == [model.height(name) for name in model.climbers]
        assert list(state.paws) == model.order()
        assert list(state.scenarios) == model.won
        assert state.turn == model.turn
        for sort in (*KINDS, *COLOURS):
            in_hand = (
                kind_of(getattr(getattr(state.phase, "job", None), "held", None) or "") == sort
            )
            assert sum(kind_of(n) == sort for n in supply(state)) == model.left(sort) - in_hand
        self.compare_cards()
        if isinstance(self.question, End):
            self.compare_end(self.question)
        else:
            self.compare_question(self.question)

    def compare_cards(self) -> None:
        state, model = self.state, self.model
        if isinstance(state.phase, Over):
            return
        for pile, cards in (("actions", state.actions), ("goals", state.goals)):
            assert list(cards.deck) == model.decks[pile]
            assert list(cards.discards) == model.discards[pile]
            assert sorted(cards.shown) == sorted(model.shown[pile])
        assert [list(hand) for hand in state.hands] == [h for h in model.hands if h]

    def compare_question(self, question: Question) -> None:
        asks = ROOM.asks(self.state)
        assert {ask.seat for ask in asks} == set(question.seats)
        assert {ask.what for ask in asks} == {question.verb}
        for seat in question.seats:
            listed = ROOM.moves(self.state, Seat(seat))
            told = None if listed is None else {ROOM.write_move(move) for move in listed}
            assert told == question.choices
        if question.verb in ("wall", "floor", "friend", "put"):
            self.compare_placings(question)

    def compare_placings(self, question: Question) -> None:
        seat = Seat(question.seats[0])
        assert self.allows(seat, GiveUp()) == question.may_give_up
        if question.verb in ("wall", "floor"):
            kinds = {kind for kind in KINDS if self.allows(seat, Wall(kind, 0, 0, 0, 90))}
            assert kinds == question.pieces
            assert self.allows(seat, Floor(0, 0, 0)) == (question.verb == "floor")
        if question.verb == "friend":
            allowed = {
                (colour, floor)
                for colour in COLOURS
                for floor in range(26)
                if self.allows(seat, Friend(colour, floor, 0, 0, 0))
            }
            assert allowed == {(c, f) for c in question.pieces for f in question.floors}
        assert self.allows(seat, Put(0, 0, 0)) == (question.verb == "put")

    def allows(self, seat: Seat, move: Move) -> bool:
        return ROOM.refusal(self.state, seat, move) is None

    def compare_end(self, end: End) -> None:
        over = self.state.phase
        assert isinstance(over, Over)
        assert (over.how, list(over.heights), over.seat) == (end.how, end.high, end.seat)
        result = ROOM.result(self.state)
        assert isinstance(result, Result)
        ranks = {seat: s.rank for s in result.standings for seat in s.seats}
        points = {seat: s.points for s in result.standings for seat in s.seats}
        seats = range(self.model.seats)
        assert [ranks[Seat(seat)] for seat in seats] == self.model.ranks(end)
        won = [len(self.model.won)] * len(seats) if self.model.together else end.high
        assert [points[Seat(seat)] for seat in seats] == won

    def count(self) -> None:
        """No turn has more entries than the room says."""
        self.entries = self.entries + 1 if self.state.turn == self.turn else 1
        self.turn = self.state.turn
        assert self.entries <= TURN


def whim(state: State, rng: Rng, wildness: int) -> tuple[Seat, Move]:
    """Somebody's next move: players climb and build when they can, NATURE does as it likes."""
    ask = rng.choice(ROOM.asks(state))
    if isinstance(state.phase, Raising):
        return ask.seat, raise_by_whim(state, state.phase, rng)
    if isinstance(state.phase, Settling):
        return ask.seat, settle_by_whim(state, rng, wildness)
    listed = ROOM.moves(state, ask.seat)
    if ask.seat == NATURE or listed is None:
        give_up = ROOM.refusal(state, ask.seat, GiveUp()) is None and rng.below(4) == 0
        return ask.seat, GiveUp() if give_up else sample(state, ask.seat, rng)
    keen = [move for move in listed if isinstance(move, Claim | Lift) or move == GoOn(True)]
    builds = [move for move in listed if isinstance(move, Use) and rng.below(2)]
    return ask.seat, rng.choice(keen if keen and rng.below(4) else builds or listed)


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    """As the room proposes; but it would give up at once when it may."""
    if isinstance(state.phase, Placing):
        state = replace(state, phase=replace(state.phase, tries=0))
    return ROOM.sample(state, seat, rng)


@pytest.mark.parametrize(("mode", "seats", "start"), TABLES)
@settings(
    max_examples=2 * settings().max_examples,  # quick games, and the best net there is
    phases=(Phase.explicit, Phase.reuse, Phase.generate),  # a smaller seed is no simpler game
)
@given(seed=st.integers(0, 2**32), wildness=st.sampled_from(WILDNESS))
def test_both_tellings_agree(mode: str, seats: int, start: str, seed: int, wildness: int) -> None:
    rng = FastRng(seed)
    telling = Telling(mode, seats, start)
    for _ in range(LONG):
        if not ROOM.asks(telling.state):
            break
        telling.play(*whim(telling.state, rng, wildness))
        telling.count()


@pytest.mark.parametrize("file", GOLDEN, ids=lambda file: file.stem)
def test_both_tellings_agree_on_what_gravity_did(file: Path) -> None:
    lines = [line for _, line in content_lines(file.read_text("utf-8"))]
    seats = int(lines[1].split()[1])
    telling = Telling("against" if 'option mode "against"' in lines else "together", seats)
    for line in lines:
        seat, _, text = line.partition(" ")
        if seat in "*01234":
            telling.play(NATURE if seat == "*" else Seat(int(seat)), ROOM.read_move(text))
