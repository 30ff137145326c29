"""What the others did tells `deep` of their cards, and nothing that its view does not show."""

from __future__ import annotations

import numpy as np
import pytest

from clowder.bots.budget import Budget
from clowder.bots.levels import make_bot
from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
from clowder.bots.rooms.cat_in_the_box.trained.bot import Trained, network_for
from clowder.bots.rooms.cat_in_the_box.trained.features import Array
from clowder.bots.rooms.cat_in_the_box.trained.history import NEVER, History
from clowder.bots.rooms.cat_in_the_box.trained.sight import facts_of_view
from clowder.bots.rooms.cat_in_the_box.trained.worlds import Deal, deal_of
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.moves import Bury
from clowder.games.cat_in_the_box.options import Options
from clowder.games.cat_in_the_box.state import Playing, State
from clowder.games.cat_in_the_box.view import view_of

SEATS = (2, 3, 4, 5)


def play_by_network(seats: int, seed: int, plays: int) -> tuple[State, list[tuple[Seat, Array]]]:
    """A first round after so many plays, with what each seat knew when it decided.

    Burials come first, in the order of seats.
    """
    match, bot = Match(ROOM, Options(), seats, FastRng(seed)), Trained(ROOM)
    known, buried = [], {}
    while not isinstance(match.state.phase, Playing) or plays:
        plays -= isinstance(match.state.phase, Playing)
        ask = match.asks[0]
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        assert moves
        move = bot.choose(view, ask, moves, FastRng(0))
        if isinstance(move, Bury):
            buried[ask.seat] = facts_of_view(view, moves)
        else:
            known.append((ask.seat, facts_of_view(view, moves)))
        match.play(ask.seat, move)
        assert not match.state.sheets
    return match.state, sorted(buried.items()) + known


def cards(*states: State, me: int) -> Deal:
    return deal_of(list(states), me, sizes_for(len(states[0].hands)).columns)


class Witness(History):
    """Keeps what everybody knew in the worlds."""

    def weigh(self, legal: Array, chosen: Array, phase: int) -> None:
        self.__dict__.setdefault("kept", []).append(self.worlds.facts(legal, phase))
        super().weigh(legal, chosen, phase)


@pytest.mark.parametrize("seats", SEATS)
def test_in_the_true_world_everybody_knew_what_they_knew(seats: int) -> None:
    state, known = play_by_network(seats, 3, plays=2 * seats)
    me = ROOM.asks(state)[0].seat
    witness = Witness(network_for(seats).layers, view_of(state, me), cards(state, state, me=me))

    found = witness.likelihoods()

    burials = dict(known[:seats])
    others = [burials[Seat((me + n) % seats)] for n in range(1, seats)]
    others += [facts for seat, facts in known[seats:] if seat != me]
    for seen, facts in zip(witness.__dict__["kept"], others, strict=True):
        assert (seen == facts).all()
    assert found[0] == found[1] > NEVER


@pytest.mark.parametrize("seats", SEATS)
def test_the_true_world_explains_what_was_done_better_than_most(seats: int) -> None:
    ranks = []
    for seed in range(8):
        state, _ = play_by_network(seats, seed, plays=seats + 1)
        me = ROOM.asks(state)[0].seat
        view = view_of(state, me)
        rng = FastRng(seed)
        deal = cards(state, *(ROOM.imagine(view, rng) for _ in range(60)), me=me)
        found = History(network_for(seats).layers, view, deal).likelihoods()
        ranks.append((found[1:] < found[0]).mean())

    assert np.mean(ranks) > 0.6


@pytest.mark.parametrize("level", ["kind", "trained", "deep"])
@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("schrodinger", [False, True])
def test_at_full_depth_worlds_that_look_alike_get_the_same_answer(
    level: str, seats: int, schrodinger: bool
) -> None:
    bot, quick = make_bot(level, ROOM), Trained(ROOM)
    match = Match(ROOM, Options(schrodinger), seats, FastRng(5))
    rng, thought = FastRng(1), 0
    whole = Budget(iterations=bot.budget.iterations)
    for number in range(3 * seats + seats * (seats > 2)):
        ask = match.asks[0]
        view, moves = match.view(ask.seat), match.moves(ask.seat)
        assert moves
        move = quick.choose(view, ask, moves, rng)
        if isinstance(view.phase, Playing) and len(moves) > 1 and number % seats == 1:
            other = ROOM.imagine(view, rng)
            assert other != match.state
            answer = bot.choose(view, ask, moves, FastRng(9), whole)
            same = view_of(other, ask.seat), ask, ROOM.moves(other, ask.seat)
            assert answer == bot.choose(*same, FastRng(9), whole)
            thought += 1
        match.play(ask.seat, move)

    assert thought
