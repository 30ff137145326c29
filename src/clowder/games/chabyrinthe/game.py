"""Chabyrinthe: the rules of this folder, gathered under the protocol's names."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Game, Refusal, Result, Seat, check_seats
from clowder.core.rng import Rng
from clowder.games.chabyrinthe import rules, scoring
from clowder.games.chabyrinthe.aids import Aids, aids_after, aids_of
from clowder.games.chabyrinthe.events import Event
from clowder.games.chabyrinthe.imagine import imagine
from clowder.games.chabyrinthe.moves import Move
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.setup import set_up
from clowder.games.chabyrinthe.state import Over, State
from clowder.games.chabyrinthe.turn import After, apply
from clowder.games.chabyrinthe.view import View, view_of


class Chabyrinthe(Game[State, Move, Event, View, Options]):
    name = "chabyrinthe"
    version = 1
    seats = range(1, 5)

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

    def witness(self, event: Event, seat: Seat | None) -> Event | None:  # noqa: ARG002
        """Everything happens in the open."""
        return event

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def aids(self, view: View) -> Aids | None:
        return aids_of(view)

    def foresee(self, view: View, move: Move) -> Aids | None:
        return aids_after(view, move)
