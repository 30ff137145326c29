"""What a seat cannot know: other hands, buried and face-down cards, but for what play has told.

A leader forced to lead red has shown that no other colour was possible (CIB-8), and whoever is
asked to play can play (CIB-12). Neither is written here: every redealt round is played again in
the model, where each card must have been allowed.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from clowder.core.game import Seat
from clowder.core.record import Entry
from clowder.core.rng import Rng
from clowder.core.sealed import Sealed
from clowder.core.value import replace
from clowder.games.cat_in_the_box.moves import Bury, Deal
from clowder.games.cat_in_the_box.state import Burying, Card, Playing, State
from tests.games.cat_in_the_box.model import Model, neutral

Place = tuple[str, int]  # whose hand, whose buried card, or the cards left face down
SWAPS = 12


def redeal(state: State, seat: Seat | None, rng: Rng) -> State:
    """Swap cards that `seat` does not see, as long as the round could still have gone so."""
    if not state.hands:
        return state
    for _ in range(SWAPS):
        swapped = swap(state, seat, rng)
        state = swapped if fits(swapped) else state
    return state


def swap(state: State, seat: Seat | None, rng: Rng) -> State:
    """Shuffle all that is hidden in two places, and choose sealed cards anew."""
    piles = hidden(state, seat)
    one, other = rng.choice(list(piles)), rng.choice(list(piles))
    if one != other:
        cards = rng.shuffled(piles[one] + piles[other])
        piles[one], piles[other] = cards[: len(piles[one])], cards[len(piles[one]) :]
    return put_back(state, seat, piles, rng)


def hidden(state: State, seat: Seat | None) -> dict[Place, list[int]]:
    others = [other for other in range(state.seats) if other != seat]
    piles: dict[Place, list[int]] = {("hand", other): list(state.hands[other]) for other in others}
    if state.buried:
        piles |= {("buried", other): [state.buried[other]] for other in others}
    if state.down:
        piles["down", 0] = list(state.down)
    return piles


def put_back(state: State, seat: Seat | None, piles: dict[Place, list[int]], rng: Rng) -> State:
    hands = [piles.get(("hand", other), hand) for other, hand in enumerate(state.hands)]
    buried = [piles.get(("buried", other), [card])[0] for other, card in enumerate(state.buried)]
    phase = state.phase
    if isinstance(phase, Burying):
        chosen = [
            answer if answer is None or other == seat else rng.choice(hands[other])
            for other, answer in enumerate(phase.sealed.answers)
        ]
        phase = Burying(Sealed(tuple(chosen), phase.sealed.given))
    return replace(
        state,
        phase=phase,
        hands=tuple(tuple(sorted(hand)) for hand in hands),
        buried=tuple(buried),
        down=tuple(piles.get(("down", 0), ())),
    )


def played(state: State) -> list[Card]:
    """Every card of the round that lies open, in order."""
    on_table = state.phase.trick if isinstance(state.phase, Playing) else ()
    return [card for trick in state.tricks for card in trick.cards] + list(on_table)


def fits(state: State) -> bool:
    """Whether the round could have been played so with these hands."""
    if not isinstance(state.phase, Playing):
        return True
    cards = played(state)
    hands = [list(hand) for hand in state.hands]
    for card in cards:
        hands[card.seat].append(card.number)
    model = Model(hands, state.start, neutral(list(state.up)))
    for card in cards:
        if (card.number, card.colour) not in model.legal():
            return False
        model.play(card.number, card.colour)
    return not model.is_paradox()


def retell(entries: Sequence[Entry[Any]], state: State) -> list[Entry[Any]]:
    """The same game, with the last round dealt and buried so that it comes to `state`."""
    if not state.hands:
        return list(entries)
    dealt = max(index for index, entry in enumerate(entries) if isinstance(entry.move, Deal))
    retold = [*entries[:dealt], Entry(entries[dealt].seat, deal_behind(state))]
    for entry in entries[dealt + 1 :]:
        is_bury = isinstance(entry.move, Bury)
        retold.append(Entry(entry.seat, Bury(bury_behind(state, entry.seat))) if is_bury else entry)
    return retold


def deal_behind(state: State) -> Deal:
    hands = [[*hand, *state.buried[seat : seat + 1]] for seat, hand in enumerate(state.hands)]
    for card in played(state):
        hands[card.seat].append(card.number)
    return Deal(tuple(tuple(hand) for hand in hands), state.up, state.down)


def bury_behind(state: State, seat: Seat) -> int:
    if isinstance(state.phase, Burying):
        sealed = state.phase.sealed.answers[seat]
        assert sealed is not None
        return sealed
    return state.buried[seat]
