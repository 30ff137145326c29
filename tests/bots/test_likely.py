"""Likely worlds: cards change places until the worlds explain what was done, and none is lost."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import network_for
from clowder.bots.rooms.cat_in_the_box.trained.deep import Deep
from clowder.bots.rooms.cat_in_the_box.trained.features import Array
from clowder.bots.rooms.cat_in_the_box.trained.history import NEVER, History
from clowder.bots.rooms.cat_in_the_box.trained.likely import (
    Slots,
    drawn,
    how_much_more,
    likely_deals,
)
from clowder.bots.rooms.cat_in_the_box.trained.worlds import Deal, deal_of
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.view import view_of
from tests.bots.test_history import play_by_network

SEATS = (2, 3, 4, 5)


def all_cards(deal: Deal, world: int) -> Counter[int]:
    held = {n: int(count) for n, count in enumerate(deal.hands[world].sum(0))}
    return Counter(held) + Counter(deal.buried[world].tolist())


@pytest.mark.parametrize("seats", SEATS)
def test_cards_move_but_none_is_lost_and_the_viewers_stay(seats: int) -> None:
    state, _ = play_by_network(seats, 2, plays=seats)
    me, chance = ROOM.asks(state)[0].seat, np.random.default_rng(1)
    deal = deal_of([state] * 4, me, sizes_for(seats).columns)
    down = np.array([state.down] * 4, int).reshape(4, -1) - 1
    slots = Slots(deal, down.shape[1])
    cards = slots.cards(deal, down)

    changed = slots.exchanged(cards, chance)
    after = slots.deal(changed)

    for before, same in zip(deal, slots.deal(cards), strict=True):
        assert (before == same).all()
    assert (np.sort(changed) == np.sort(cards)).all()
    assert (after.hands[:, 0] == deal.hands[:, 0]).all()
    assert (after.buried[:, 0] == deal.buried[:, 0]).all()
    assert (after.hands.sum(2) == deal.hands.sum(2)).all()
    if not down.size:
        assert all_cards(after, 0) == all_cards(deal, 0)


def test_worlds_become_as_likely_as_they_explain_the_past() -> None:
    """One card of four lies with the other player, three are buried or down: four worlds."""
    deal = Deal(np.zeros((400, 2, 4), np.int8), np.zeros((400, 2), np.int8))
    deal.hands[:, 1, 0] = 1
    deal.buried[:, 1] = 1
    down = np.tile([2, 3], (400, 1))
    slots = Slots(deal, 2)
    wanted = np.array([0.1, 0.2, 0.3, 0.4])

    def explain(deal: Deal) -> Array:
        return np.log(wanted)[deal.hands[:, 1].argmax(1)]

    found = likely_deals(slots, slots.cards(deal, down), explain, np.random.default_rng(3))

    shares = np.bincount(found.hands[:, 1].argmax(1), minlength=4) / 400
    assert shares == pytest.approx(wanted, abs=0.08)


@pytest.mark.parametrize("seats", SEATS)
def test_they_are_more_like_the_true_cards_than_fair_ones(seats: int) -> None:
    alike: dict[bool, list[float]] = {True: [], False: []}
    for seed in range(4):
        state, _ = play_by_network(seats, seed, plays=3 * seats)
        me = ROOM.asks(state)[0].seat
        truth = deal_of([state], me, sizes_for(seats).columns).hands[:, 1:]
        for weigh, found in alike.items():
            chance = np.random.default_rng(seed)
            bot = Deep(ROOM, weigh=weigh)
            deal = bot.imagine(view_of(state, me), FastRng(seed), 32, chance)
            found.append(float(np.minimum(deal.hands[:, 1:], truth).sum() / truth.sum() / 32))

    assert np.mean(alike[True]) > np.mean(alike[False]) + 0.03


def test_what_cannot_have_happened_is_never_imagined() -> None:
    state, _ = play_by_network(4, 1, plays=9)
    view = view_of(state, ROOM.asks(state)[0].seat)

    deal = Deep(ROOM).imagine(view, FastRng(1), 32, np.random.default_rng(1))

    assert (History(network_for(4).layers, view, deal).likelihoods() > NEVER / 2).all()


def test_worlds_are_kept_as_often_as_they_are_likely() -> None:
    kept = drawn(np.log(np.repeat([0.5, 0.25, 0.125, 0.125], 4)), np.random.default_rng(1))

    assert Counter((kept // 4).tolist()) == {0: 8, 1: 4, 2: 2, 3: 2}


def test_a_step_adds_less_of_the_past_where_few_worlds_explain_it() -> None:
    clear, unclear = np.array([0.0, -50.0, -60.0, -70.0]), np.array([0.0, -0.1, 0.1, 0.0])

    assert how_much_more(unclear, 0.7) == 0.7
    assert 0 < how_much_more(clear, 0.7) < 0.02
