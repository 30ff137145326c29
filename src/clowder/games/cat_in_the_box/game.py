"""Cat in the Box: the rules of this folder, gathered under the protocol's names."""

from __future__ import annotations

from collections.abc import Sequence

from clowder.core.game import Ask, Game, Refusal, Result, Seat, check_seats
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box import rules, scoring
from clowder.games.cat_in_the_box.aids import Aids, aids_of
from clowder.games.cat_in_the_box.events import Event, witness
from clowder.games.cat_in_the_box.imagine import imagine
from clowder.games.cat_in_the_box.moves import Move
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import TABLES
from clowder.games.cat_in_the_box.round import After, apply
from clowder.games.cat_in_the_box.setup import set_up
from clowder.games.cat_in_the_box.state import Over, Playing, State
from clowder.games.cat_in_the_box.view import View, view_of


class CatInTheBox(Game[State, Move, Event, View, Options]):
    name = "cat_in_the_box"
    version = 1
    seats = range(min(TABLES), max(TABLES) + 1)

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

    def helps(self, view: View) -> bool:
        """Schrödinger mode gives no help while cards are played (CIB-18)."""
        return not (view.options.schrodinger and isinstance(view.phase, Playing))

    def aids(self, view: View) -> Aids | None:
        return aids_of(view)
