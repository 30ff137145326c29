"""Games by the readable rules, written down so that the vector rules can play them again."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

import numpy as np

from clowder.bots.arena import win_share
from clowder.bots.rooms.cat_in_the_box.trained.actions import Sizes, action_of, move_of, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.sight import facts_of_view
from clowder.core.game import NATURE, Seat
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Start
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.pieces import ROW
from clowder.games.cat_in_the_box.setup import draw_deal
from clowder.games.cat_in_the_box.state import Playing, State
from clowder.games.cat_in_the_box.view import view_of

NO_PLAY = 0  # after the end of a round; the vector round stands still


@dataclass
class Told:
    """One round: seats are counted from the one that starts."""

    cards: list[int]  # the pile of columns: hands, then what lies aside
    totals: list[int]  # points before the round
    left: int  # rounds after it
    actions: list[int] = field(default_factory=list)  # burials, bids, plays
    facts: list[np.ndarray] = field(default_factory=list)  # of whoever decided
    seats: list[int] = field(default_factory=list)  # who decided
    points: list[int] = field(default_factory=list)
    paradox: int = -1
    wins: list[float] | None = None  # of the game, if it ended


def tell_games(seats: int, games: int, schrodinger: bool = False) -> list[Told]:
    """The rounds of whole games; every other game by players who try to live long."""
    told: list[Told] = []
    for seed in range(games):
        pick = random.Random(seed)
        state = ROOM.setup(Options(schrodinger), seats)
        state = ROOM.apply(state, NATURE, Start(Seat(seed % seats))).state
        rng = FastRng(seed)
        while ROOM.asks(state):
            state, one = tell_round(state, rng, pick, careful=seed % 2 == 0)
            told.append(one)
    return told


def tell_round(
    state: State, rng: FastRng, pick: random.Random, careful: bool
) -> tuple[State, Told]:
    seats, start, sizes = state.seats, state.start, sizes_for(state.seats)
    order = [(start + n) % seats for n in range(seats)]
    deal = draw_deal(seats, rng)
    pile = [n for seat in order for n in deal.hands[seat]] + [*deal.up, *deal.down]
    sums = [sum(sheet.scores[seat].points for sheet in state.sheets) for seat in order]
    told = Told([n - 1 for n in pile], sums, seats - 1 - len(state.sheets))
    state = ROOM.apply(state, NATURE, deal).state
    before = len(state.sheets)
    while len(state.sheets) == before:
        seat = next(seat for seat in order if any(a.seat == seat for a in ROOM.asks(state)))
        action = decide(state, Seat(seat), told, pick, careful)
        told.actions.append(action)
        told.seats.append((seat - start) % seats)
        state = ROOM.apply(state, Seat(seat), move_of(action, sizes)).state
    sheet = state.sheets[-1]
    told.points = [sheet.scores[seat].points for seat in order]
    told.paradox = -1 if sheet.paradox is None else (sheet.paradox - start) % seats
    result = ROOM.result(state)
    told.wins = [win_share(result, Seat(seat)) for seat in order] if result else None
    return state, told


def decide(state: State, seat: Seat, told: Told, pick: random.Random, careful: bool) -> int:
    sizes = sizes_for(state.seats)
    moves = ROOM.moves(state, seat)
    assert moves
    told.facts.append(facts_of_view(view_of(state, seat), moves))
    allowed = [action_of(move, sizes) for move in moves]
    return pick.choice(safest(state, seat, allowed, sizes) if careful else allowed)


def safest(state: State, seat: Seat, allowed: list[int], sizes: Sizes) -> list[int]:
    """Follow, and play a number held twice: uniform play nearly always ends in a paradox early."""
    if not isinstance(state.phase, Playing):
        return allowed
    trick = state.phase.trick
    led = ROW[trick[0].colour] if trick else None
    follow = [a for a in allowed if a // sizes.columns == led] or allowed
    held = state.hands[seat]
    return [a for a in follow if held.count(a % sizes.columns + 1) > 1] or follow
