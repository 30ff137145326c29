"""Pounce: the rules of this folder, gathered under the protocol's names."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Game, Refusal, Result, Seat, check_seats
from clowder.core.rng import Rng
from tests.example_room.pounce import rules, scoring
from tests.example_room.pounce.events import Event, witness
from tests.example_room.pounce.imagine import imagine
from tests.example_room.pounce.moves import Move
from tests.example_room.pounce.options import Options
from tests.example_room.pounce.round import After, apply
from tests.example_room.pounce.setup import set_up
from tests.example_room.pounce.state import Over, State
from tests.example_room.pounce.view import View, view_of


class Pounce(Game[State, Move, Event, View, Options]):
    name = "pounce"
    version = 1
    seats = range(2, 5)

    def setup(self, options: Options, seats: int) -> State:
        check_seats(type(self), seats)
        return set_up(options, seats)

    def asks(self, state: State) -> tuple[Ask, ...]:
        return rules.asks(state)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return rules.refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move] | None:
        return rules.moves(state, seat)

    def sample(self, state: State, seat: Seat, rng: Rng) -> Move:
        return rules.sample(state, seat, rng)

    def apply(self, state: State, seat: Seat, move: Move) -> After:
        return apply(state, seat, move)

    def result(self, state: State) -> Result | None:
        return scoring.final_result(state) if isinstance(state.phase, Over) else None

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return witness(event, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)
