"""If It Fits: the rules of this folder, gathered under the protocol's names."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Game, Refusal, Result, Seat, check_seats
from clowder.core.rng import Rng
from clowder.games.if_it_fits import events, rules, scoring
from clowder.games.if_it_fits.aids import Aids, aids_of
from clowder.games.if_it_fits.events import Event
from clowder.games.if_it_fits.imagine import imagine
from clowder.games.if_it_fits.moves import Move
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.setup import set_up
from clowder.games.if_it_fits.state import Over, State
from clowder.games.if_it_fits.turn import After, apply
from clowder.games.if_it_fits.view import View, view_of


class IfItFits(Game[State, Move, Event, View, Options]):
    name = "if_it_fits"
    version = 1
    seats = range(2, 6)

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
        return events.witness(event, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def aids(self, view: View) -> Aids | None:
        return aids_of(view)
