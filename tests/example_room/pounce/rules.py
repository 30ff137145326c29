"""The rules: who is asked, what is allowed (PNC-1, PNC-2)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clowder.core.game import NATURE, Ask, Piece, Refusal, Seat
from clowder.core.rng import Rng
from tests.example_room.pounce.moves import Choose, Deal, Move
from tests.example_room.pounce.pieces import BOX, DECK
from tests.example_room.pounce.setup import draw_deal
from tests.example_room.pounce.state import Choosing, Dealing, Over, State


def asks(state: State) -> tuple[Ask, ...]:
    match state.phase:
        case Dealing():
            return (Ask(NATURE, "deal"),)
        case Choosing(sealed=sealed):
            return tuple(Ask(seat, "choose") for seat in sealed.missing())
        case Over():
            return ()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase, move:
        case Dealing(), Deal():
            return refuse_deal(state, seat, move)
        case Choosing(), Choose():
            return refuse_choice(state, state.phase, seat, move)
        case Dealing(), _:
            return Refusal("not_now", "PNC-1")
        case Choosing(), _:
            return Refusal("not_now", "PNC-2")
        case Over(), _:
            return Refusal("game_over", "PNC-5")


def refuse_deal(state: State, seat: Seat, deal: Deal) -> Refusal | None:
    if seat != NATURE:
        return Refusal("not_your_turn", "PNC-1")
    if [len(hand) for hand in deal.hands] != [BOX.hand] * state.seats:
        return Refusal("wrong_hands", "PNC-1", (Piece("cards", BOX.hand),))
    if Counter(card for hand in deal.hands for card in hand) - Counter(DECK):
        return Refusal("not_the_deck", "PNC-C1")
    return None


def refuse_choice(state: State, phase: Choosing, seat: Seat, choice: Choose) -> Refusal | None:
    if seat not in range(state.seats):
        return Refusal("no_such_seat", "PNC-2", (Piece("seat", seat),))
    if phase.sealed.given[seat]:
        return Refusal("already_chosen", "PNC-2")
    if choice.card not in state.hands[seat]:
        return Refusal("not_in_hand", "PNC-2", (Piece("card", choice.card),))
    return None


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    match state.phase:
        case Dealing() if seat == NATURE:
            return None
        case Choosing(sealed=sealed) if seat in sealed.missing():
            return [Choose(card) for card in dict.fromkeys(state.hands[seat])]
        case _:
            return []


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    return draw_deal(state.seats, rng) if listed is None else rng.choice(listed)
