"""What the others did tells of their cards: how well imagined worlds explain it.

The network, in the seat of each other player and with the cards that a world gives them, is asked
about every burial, bid and play of the round so far. A world in which it would hardly have done
what was done is not a likely one. Whether a player thinks like the network at all is told by the
same decisions: those of a stranger say little about their cards.
"""

from __future__ import annotations

import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.actions import Sizes, sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.features import (
    BIDDING,
    BURYING,
    PLAYING,
    Array,
    tests_for,
)
from clowder.bots.rooms.cat_in_the_box.trained.sight import sight_of
from clowder.bots.rooms.cat_in_the_box.trained.weights import Layers, forward
from clowder.bots.rooms.cat_in_the_box.trained.worlds import Deal, Worlds, worlds_of
from clowder.core.value import replace
from clowder.games.cat_in_the_box.imagine import tricks_seen
from clowder.games.cat_in_the_box.pieces import ROW
from clowder.games.cat_in_the_box.state import Card, Playing
from clowder.games.cat_in_the_box.view import View

NEVER = -1e9
# The share of decisions that the network cannot explain: of a player who thinks like it, and of one
# who does not.
DOUBTS = (0.02, 0.7)


class History:
    """The round so far, in many worlds at once; seats are counted from the viewer's."""

    def __init__(self, layers: Layers, view: View, deal: Deal) -> None:
        assert view.seat is not None
        self.layers, self.view, self.me = layers, view, view.seat
        self.sizes: Sizes = sizes_for(view.seats)
        self.cards: list[Card] = [card for trick in tricks_seen(view) for card in trick]
        self.worlds = self.first_worlds(deal)
        # (doubts, worlds, seats): log likelihood of the decisions so far, for each of DOUBTS.
        self.found: Array = np.zeros((len(DOUBTS), len(deal.hands), view.seats))

    def first_worlds(self, deal: Deal) -> Worlds:
        """The worlds before the first play: cards that lie open are back in the hands."""
        early = replace(self.view, tricks=(), phase=Playing(self.view.start, ()))
        worlds = worlds_of(sight_of(early, ()), Deal(deal.hands.copy(), deal.buried.copy()))
        for card in self.cards:
            worlds.hands[:, self.place(card.seat), card.number - 1] += 1
        return worlds

    def place(self, seat: int) -> int:
        return (seat - self.me) % self.view.seats

    def likelihoods(self) -> Array:
        """(worlds,): log likelihoods, up to a constant that is the same for all worlds."""
        bids = self.worlds.bids.copy()
        self.worlds.bids[:] = 0
        self.weigh_burials()
        if self.sizes.bids:
            self.weigh_bids(bids)
        self.weigh_plays()
        either: Array = np.logaddexp.reduce(self.found, axis=0)
        return either.sum(1)

    def weigh_burials(self) -> None:
        worlds, rows = self.worlds, np.arange(self.found.shape[1])
        hands, buried = worlds.hands.copy(), worlds.buried.copy()
        for seat in range(self.view.seats):
            worlds.hands[rows, seat, buried[:, seat]] += 1
        worlds.buried[:] = -1
        for seat in range(1, self.view.seats):
            worlds.turn[:] = seat
            legal = np.zeros((len(rows), self.sizes.actions), bool)
            legal[:, self.sizes.cells : self.sizes.first_bid] = worlds.hands[:, seat] > 0
            self.weigh(legal, self.sizes.cells + buried[:, seat], BURYING)
        worlds.hands[:], worlds.buried[:] = hands, buried

    def weigh_bids(self, bids: Array) -> None:
        worlds, rows = self.worlds, np.arange(self.found.shape[1])
        legal = np.zeros((len(rows), self.sizes.actions), bool)
        legal[:, self.sizes.first_bid :] = True
        for turn in range(self.view.seats):
            seat = self.place(self.view.start + turn)
            if not bids[0, seat]:
                break  # nobody after them has bid
            if seat:
                worlds.turn[:] = seat
                chosen = self.sizes.first_bid + self.sizes.bids.index(int(bids[0, seat]))
                self.weigh(legal, np.full(len(rows), chosen), BIDDING)
            worlds.bids[:, seat] = bids[:, seat]

    def weigh_plays(self) -> None:
        worlds = self.worlds
        worlds.turn[:] = self.place(self.view.start)
        for card in self.cards:
            cell = ROW[card.colour] * self.sizes.columns + card.number - 1
            cells, legal = np.full(self.found.shape[1], cell), worlds.legal()
            if card.seat != self.me:
                self.weigh(legal, cells, PLAYING)
            worlds.play(cells, legal)

    def weigh(self, legal: Array, chosen: Array, phase: int) -> None:
        """Weigh the worlds by a choice of those on turn; a world that forbids it is ruled out."""
        facts = self.worlds.facts(legal, phase)
        said = forward(self.layers, tests_for(self.view.seats).features(np, facts))
        said = np.where(legal, said[:, : legal.shape[1]], NEVER)
        grown = np.exp(said - said.max(1, keepdims=True))
        rows, count = np.arange(len(said)), np.maximum(legal.sum(1), 1)
        share, possible = grown[rows, chosen] / grown.sum(1), legal[rows, chosen]
        for found, doubt in zip(self.found, DOUBTS, strict=True):
            logs = np.log((1 - doubt) * share + doubt / count)
            found[rows, self.worlds.turn] += np.where(possible, logs, NEVER)
