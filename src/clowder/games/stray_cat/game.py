"""Stray Cat: the rules of this folder, gathered under the protocol's names."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Game, Refusal, Result, Seat, check_seats
from clowder.core.rng import Rng
from clowder.games.stray_cat import refusals, rules, scoring
from clowder.games.stray_cat.aids import Aids, aids_of
from clowder.games.stray_cat.events import Event, witness
from clowder.games.stray_cat.imagine import imagine
from clowder.games.stray_cat.moves import Move
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.setup import set_up
from clowder.games.stray_cat.state import Over, State
from clowder.games.stray_cat.turn import After, apply
from clowder.games.stray_cat.view import View, view_of


class StrayCat(Game[State, Move, Event, View, Options]):
    name = "stray_cat"
    version = 1
    seats = range(2, 5)

    def setup(self, options: Options, seats: int) -> State:
        check_seats(type(self), seats)
        return set_up(options, seats)

    def asks(self, state: State) -> tuple[Ask, ...]:
        return rules.asks(state)

    def refusal(self, state: State, seat: Seat, move: Move) -> Refusal | None:
        return refusals.refusal(state, seat, move)

    def moves(self, state: State, seat: Seat) -> Sequence[Move] | None:
        return rules.moves(state, seat)

    def sample(self, state: State, seat: Seat, rng: Rng) -> Move:
        return rules.sample(state, seat, rng)

    def apply(self, state: State, seat: Seat, move: Move) -> After:
        return apply(state, seat, move)

    def result(self, state: State) -> Result | None:
        over = state.phase
        return scoring.final_result(state, over) if isinstance(over, Over) else None

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return witness(event, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def aids(self, view: View) -> Aids | None:
        return aids_of(view)
