"""Cat and the Tower: the rules of this folder, gathered under the protocol's names."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Game, Refusal, Result, Seat, check_seats
from clowder.core.rng import Rng
from clowder.games.cat_and_the_tower import events, rules, scoring
from clowder.games.cat_and_the_tower.aids import Aids, aids_of
from clowder.games.cat_and_the_tower.events import Event
from clowder.games.cat_and_the_tower.imagine import imagine
from clowder.games.cat_and_the_tower.moves import Move
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.setup import set_up
from clowder.games.cat_and_the_tower.state import Over, State
from clowder.games.cat_and_the_tower.turn import After, apply
from clowder.games.cat_and_the_tower.view import View, view_of


class CatAndTheTower(Game[State, Move, Event, View, Options]):
    name = "cat_and_the_tower"
    version = 2
    seats = range(1, 6)
    reckoned = ("settle",)

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
        over = state.phase
        return scoring.final_result(state, over) if isinstance(over, Over) else None

    def view(self, state: State, seat: Seat | None) -> View:
        return view_of(state, seat)

    def witness(self, event: Event, seat: Seat | None) -> Event | None:
        return events.witness(event, seat)

    def imagine(self, view: View, rng: Rng) -> State:
        return imagine(view, rng)

    def aids(self, view: View) -> Aids | None:
        return aids_of(view)
