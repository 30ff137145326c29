"""Search on top of networks that would rather see a round played out than gain by a paradox."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import numpy as np

from clowder.bots.budget import Budget
from clowder.bots.rooms.cat_in_the_box.opening import choose_bury, is_own
from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import FOLDER
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep, Thought, Trials
from clowder.bots.rooms.cat_in_the_box.trained.weights import Network, load
from clowder.bots.rooms.cat_in_the_box.trained.worlds import Deal
from clowder.bots.rooms.cat_in_the_box.worlds import deal_worlds, remember
from clowder.core.game import Ask, Seat
from clowder.core.rng import Rng
from clowder.core.room import AnyRoom
from clowder.games.cat_in_the_box.imagine import unseen_cards
from clowder.games.cat_in_the_box.moves import Bury, Move
from clowder.games.cat_in_the_box.pieces import Number
from clowder.games.cat_in_the_box.state import Burying
from clowder.games.cat_in_the_box.view import View

# Seats that fill the board, or all but a cell of it: one of each number must be left out.
FULL_BOARD = (3, 4, 5)


class Kind(Deep):
    """Would rather see a round played out than gain by a paradox, its own or another's.

    It has learnt so: its network was trained to pay for every paradox. In imagined rounds everybody
    plays by that network, and it pays again. It reads nothing in the others' cards. On a full board
    it buries as `baseline` does, imagines that the others did, too, and counts nothing that it
    would gain by their paradoxes.
    Other weights are named as `…trained.kind:Kind?weights=DIR/kind_{seats}.npz`.
    """

    def __init__(
        self, room: AnyRoom, peace: float = 8.0, windfall: float = 0.0, weights: str = ""
    ) -> None:
        """`windfall` is the share that counts of what another's paradox brings."""
        super().__init__(room, peace=peace, weigh=False)
        self.windfall = windfall
        self._weights = weights or str(FOLDER / "kind_{seats}.npz")

    def network(self, seats: int) -> Network:
        return load(Path(self._weights.format(seats=seats)), seats)

    def choose(
        self,
        view: View,
        ask: Ask,
        moves: Sequence[Move] | None,
        rng: Rng,
        budget: Budget | None = None,
    ) -> Move:
        assert moves
        if view.seats in FULL_BOARD and isinstance(view.phase, Burying):
            return choose_bury(view, [move for move in moves if isinstance(move, Bury)])
        return super().choose(view, ask, moves, rng, budget)

    def in_order(self, trials: Trials, seats: int) -> list[Thought]:
        if seats in FULL_BOARD:
            falls = trials.stuck > 0  # the one who thinks is seat 0
            leads = np.where(falls, self.windfall * trials.leads, trials.leads)
            trials = trials._replace(leads=leads)
        return super().in_order(trials, seats)

    def imagine(self, view: View, rng: Rng, count: int, chance: np.random.Generator) -> Deal:
        if view.seats in FULL_BOARD:
            return customary_deal(view, rng, count)
        return super().imagine(view, rng, count, chance)


def customary_deal(view: View, rng: Rng, count: int) -> Deal:
    """Worlds in which everybody has buried a number of their own, as `baseline` imagines them.

    Drawn as the deal makes them, two have often buried the same number, which dooms the round.
    """
    assert view.seat is not None
    assert view.buried is not None
    seats, columns = view.seats, sizes_for(view.seats).columns
    ring = [Seat((view.seat + place) % seats) for place in range(seats)]
    unseen = Counter(unseen_cards(view))
    hands = np.zeros((count, seats, columns), np.int8)
    buried = np.zeros((count, seats), np.int8)
    for world, held in enumerate(deal_worlds(view, remember(view).lacking, count, rng)):
        for place, seat in enumerate(ring):
            np.add.at(hands[world, place], np.array(held[seat], int) - 1, 1)
        left = unseen - Counter(number for seat in ring[1:] for number in held[seat])
        burials = share_out(list(left.elements()), ring[1:], seats)
        buried[world] = [number - 1 for number in (view.buried, *burials)]
    return Deal(hands, buried)


def share_out(left: list[Number], others: Sequence[Seat], seats: int) -> list[Number]:
    """Who has buried which of the cards that nobody holds: a number of their own, or any."""
    found: dict[Seat, Number] = {}
    for seat in others:
        own = [number for number in left if is_own(number, seat, seats)]
        if own:
            found[seat] = own[0]
            left.remove(own[0])
    return [found[seat] if seat in found else left.pop() for seat in others]
