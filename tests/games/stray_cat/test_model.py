"""The rules agree with their second telling, in random games."""

from __future__ import annotations

import pytest

from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.stray_cat import ROOM
from clowder.games.stray_cat.moves import Step
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import TILES as PIECES
from clowder.games.stray_cat.state import Over as GameOver
from clowder.games.stray_cat.state import State
from tests.games.stray_cat.model import TILES, Model, Over
from tests.games.stray_cat.styles import MIXES, guided, quarrelsome


@pytest.mark.rule("STR-C4")
def test_the_tiles_are_those_of_the_rulebook() -> None:
    told = {
        number: (kind, [(h[1], h[2], h[3]) for h in houses.values()])
        for number, (kind, houses) in TILES.items()
    }

    assert told == {
        number: (sort.kind, [(h.roof, h.garden, h.off) for h in sort.houses])
        for number, sort in PIECES.items()
        if sort.kind != "start"
    }


def check(model: Model, state: State) -> None:
    assert tuple(model.kittens) == state.kittens
    assert [sorted(hand) for hand in state.hands] == model.hands
    assert tuple(model.pile) == state.pile
    assert tuple(tuple(up) for up in model.up) == state.up
    assert model.open == {cell for cell, shown in enumerate(state.shown, start=1) if shown}
    assert model.works == state.works


@pytest.mark.rule("STR-8", "STR-9", "STR-11", "STR-22", "STR-28", "STR-29", "STR-30")
@pytest.mark.parametrize("options", MIXES, ids=lambda options: options.layout)
@pytest.mark.parametrize("seed", range(6))
def test_the_rules_agree_with_their_second_telling(seed: int, options: Options) -> None:
    rng = FastRng(seed)
    match: AnyMatch = Match(ROOM, options, 2 + seed % 3, rng)
    model = Model(match.state)
    telling = model.game()
    asks = next(telling)
    style = quarrelsome if seed % 2 else guided
    told = len(match.entries)

    while not isinstance(match.state.phase, GameOver):
        assert [(ask.seat, ask.what) for ask in match.asks] == sorted(asks)
        check(model, match.state)
        seat = rng.choice(match.asks).seat
        compare_steps(model, match)
        assert match.play(seat, style(match, seat, rng)) is None
        for entry in match.entries[told:]:
            try:
                asks = telling.send((entry.seat, entry.move))
            except (Over, StopIteration):
                assert isinstance(match.state.phase, GameOver)
        told = len(match.entries)


def compare_steps(model: Model, match: AnyMatch) -> None:
    """Where a kitten is led, both tellings let it go the same ways."""
    phase = match.state.phase
    moves = [move for ask in match.asks for move in match.moves(ask.seat) or ()]
    if moves and isinstance(moves[0], Step):
        here = model.kittens[phase.kitten]
        assert {m.to for m in moves} == model.good(here, phase.came, phase.left, phase.barred)
