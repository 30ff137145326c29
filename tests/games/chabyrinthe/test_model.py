"""The rules agree with their second telling, in random games that get somewhere."""

from __future__ import annotations

import pytest

from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.chabyrinthe import ROOM
from clowder.games.chabyrinthe.moves import Action, Adopt, Insert, Rotate
from clowder.games.chabyrinthe.options import Options
from clowder.games.chabyrinthe.pieces import laid
from clowder.games.chabyrinthe.state import Adopting, State
from tests.games.chabyrinthe.model import Model
from tests.games.chabyrinthe.styles import lucky


def model_of(state: State) -> Model:
    square = [(card.kind, card.turn) for card in state.square]
    model = Model(state.size.side, square, list(state.deck))
    model.cats = {stray.place: stray.cat for stray in state.strays}
    model.guardians = dict(zip(("agatha", "edith"), state.guardians, strict=True))
    model.litter = list(state.cats)
    return model


def play(model: Model, move: Action | Adopt) -> None:
    match move:
        case Rotate(row=row, column=column, quarters=quarters):
            model.rotate(row, column, quarters)
        case Insert(place=place, turn=turn):
            model.insert(place, turn)
        case Adopt(place=place, guardian=guardian):
            model.adopt(place, guardian)


def check(model: Model, state: State) -> None:
    assert model.cats == {stray.place: stray.cat for stray in state.strays}
    assert tuple(model.guardians.values()) == state.guardians
    assert tuple(model.deck) == state.deck
    assert tuple(laid(kind, turn) for kind, turn in model.square) == state.square
    assert model.litter == list(state.cats)
    assert model.taken == list(state.taken[0])
    found = state.phase.found if isinstance(state.phase, Adopting) else ()
    assert model.found == [(one.place, list(one.guardians)) for one in found]


@pytest.mark.rule("CHA-8", "CHA-9", "CHA-10", "CHA-11", "CHA-12")
@pytest.mark.parametrize("kittens", [False, True])
@pytest.mark.parametrize("seed", range(4))
def test_the_rules_agree_with_their_second_telling(seed: int, kittens: bool) -> None:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, Options(kittens=kittens), 1, rng)
    model = model_of(match.state)

    while match.asks:
        seat = match.asks[0].seat
        assert match.play(seat, lucky(match, seat, rng)) is None
        play(model, match.entries[-1].move)
        check(model, match.state)

    assert len(model.taken) == 15
