"""Random games, told twice: by the rules and by a picture of the table."""

from __future__ import annotations

from typing import Any

import pytest

from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.record_text import AnyMatch
from clowder.core.rng import FastRng
from clowder.games.if_it_fits import ROOM
from clowder.games.if_it_fits.moves import Give, Lay, Oust, Settle, Sleep
from clowder.games.if_it_fits.options import Options
from clowder.games.if_it_fits.scoring import points_now
from clowder.games.if_it_fits.state import Choosing, Playing, Settling, State, hand_of
from tests.games.if_it_fits.model import KITTIES, Model, lies
from tests.games.if_it_fits.styles import crowded


def painted(state: State) -> Model:
    across = [(one.column, one.row, one.card) for one in state.across]
    return Model(lies(state.laid), across, state.options.advanced)


@pytest.mark.rule("FIT-4", "FIT-6", "FIT-7", "FIT-12", "FIT-15", "FIT-17", "FIT-18", "FIT-21")
@pytest.mark.parametrize("seats", [2, 3, 5])
@pytest.mark.parametrize("advanced", [False, True])
def test_a_picture_of_the_table_says_the_same(seats: int, advanced: bool) -> None:
    rng = FastRng(seats)
    match: AnyMatch = Match(ROOM, Options(advanced), seats, rng)
    while match.asks:
        seat = match.asks[0].seat
        if rng.below(6) == 0:
            compare(match, seat)
        assert match.play(seat, crowded(match, seat, rng)) is None
    assert list(points_now(match.state)) == painted(match.state).points(seats)


def compare(match: AnyMatch, seat: Seat) -> None:
    state, model = match.state, painted(match.state)
    boxes = {frozenset(cells): closed for cells, closed in model.boxes()}
    found = {
        frozenset((state.laid[n].column, state.laid[n].row) for n in box.cards): box.open == 0
        for box in match.view(None).boxes
    }
    assert found == boxes
    assert list(points_now(state)) == model.points(state.seats)
    assert set(match.moves(seat) or ()) - {None} == told(state, model, seat) | others(match, seat)


def others(match: AnyMatch, seat: Seat) -> set[Any]:
    """What has no place on the table: draw, pass, discard."""
    return {move for move in match.moves(seat) or () if not hasattr(move, "column")}


def told(state: State, model: Model, seat: Seat) -> set[Any]:
    cells = model.free()
    match state.phase:
        case Choosing():
            return {Sleep(*cell) for cell in cells if model.may_lay(KITTIES[seat], False, cell)}
        case Settling(column=column, row=row):
            lefts = ((column - 1, row), (column, row))
            return {Settle(*left) for left in lefts if model.may_lie(left, seat)}
        case Playing():
            return told_plays(state, model, seat)
        case _:
            return lays(model, ["start"])


def told_plays(state: State, model: Model, seat: Seat) -> set[Any]:
    hand = set(hand_of(state, seat))
    toys = hand & {"mouse", "yarn", "feather"}
    seams = [left for left in model.laid if model.may_lie(left, seat)]
    boxes = hand - {"princess"} - (toys if seams else set())
    plays: set[Any] = lays(model, sorted(boxes))
    plays |= {Give(toy, *left) for toy in toys for left in seams}
    if "princess" in hand:
        cats = {cell for cell, (card, _) in model.laid.items() if card in KITTIES}
        cats |= {cell for cell, card in model.across.items() if card in KITTIES}
        plays |= {Oust(*cell) for cell in cats}
    return plays


def lays(model: Model, cards: list[str]) -> set[Any]:
    return {
        Lay(card, turned, *cell)
        for card in cards
        for turned in (False, True)
        for cell in model.free()
        if model.may_lay(card, turned, cell)
    }
