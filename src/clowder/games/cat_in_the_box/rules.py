"""The rules: who is asked, what is allowed (CIB-1 to CIB-12, CIB-16 to CIB-18)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

from clowder.core.game import NATURE, Ask, Piece, Refusal, Seat, no_such_seat, not_your_turn
from clowder.core.rng import Rng
from clowder.games.cat_in_the_box.moves import Bid, Bury, Deal, Move, Play, Start
from clowder.games.cat_in_the_box.pieces import COLOURS, ROW, SEAT_COUNTS, TRUMP, cell, deck
from clowder.games.cat_in_the_box.setup import draw_deal
from clowder.games.cat_in_the_box.state import (
    Bidding,
    Burying,
    Dealing,
    Over,
    Phase,
    Playing,
    Seating,
    State,
)

Asked: TypeAlias = Literal["start", "deal", "bury", "bid", "play"]
# Every declaration there is, made once: listing plays is what simulations do most.
PLAYS = {(number, colour): Play(number, colour) for number in deck(5) for colour in COLOURS}


def asks(state: State) -> tuple[Ask, ...]:
    match state.phase:
        case Playing(seat=seat):
            return (Ask(seat, "play"),)
        case Bidding(seat=seat):
            return (Ask(seat, "bid"),)
        case Burying(sealed=sealed):
            return tuple(Ask(seat, "bury") for seat in sealed.missing())
        case Dealing():
            return (Ask(NATURE, "deal"),)
        case Seating():
            return (Ask(NATURE, "start"),)
        case Over():
            return ()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase, move:
        case Playing(seat=turn), Play():
            return not_your_turn("CIB-5", turn, seat) or refuse_play(state, seat, move)
        case Bidding(seat=turn), Bid():
            return not_your_turn("CIB-4", turn, seat) or refuse_bid(state, move)
        case Burying(), Bury():
            return refuse_bury(state, state.phase, seat, move)
        case Dealing(), Deal():
            return not_your_turn("CIB-2", NATURE, seat) or refuse_deal(state, move)
        case Seating(), Start():
            return not_your_turn("CIB-1", NATURE, seat) or no_such_seat(
                "CIB-1", state.seats, move.seat
            )
        case phase, _:
            return Refusal("game_over" if phase == Over() else "not_now", rule_of(phase))


def rule_of(phase: Phase) -> str:
    """The rule that says what the phase is for."""
    match phase:
        case Seating():
            return "CIB-1"
        case Dealing():
            return "CIB-2"
        case Burying():
            return "CIB-3"
        case Bidding():
            return "CIB-4"
        case Playing():
            return "CIB-5"
        case Over():
            return "CIB-15"


def refuse_deal(state: State, deal: Deal) -> Refusal | None:
    table = SEAT_COUNTS[state.seats]
    sizes = [len(hand) for hand in deal.hands]
    if sizes != [table.hand] * state.seats:
        return Refusal("wrong_hand_size", "CIB-2", (Piece("number", table.hand),))
    if (len(deal.up), len(deal.down)) != (table.up, table.down):
        return Refusal("wrong_cards_aside", "CIB-16")
    cards = Counter(number for hand in (*deal.hands, deal.up, deal.down) for number in hand)
    if cards != Counter(deck(state.seats)):
        return Refusal("not_the_deck", "CIB-C1")
    return None


def refuse_bury(state: State, phase: Burying, seat: Seat, bury: Bury) -> Refusal | None:
    if stranger := no_such_seat("CIB-3", state.seats, seat):
        return stranger
    if phase.sealed.given[seat]:
        return Refusal("already_buried", "CIB-3")
    if bury.number not in state.hands[seat]:
        return Refusal("not_in_hand", "CIB-3", (Piece("number", bury.number),))
    return None


def refuse_bid(state: State, bid: Bid) -> Refusal | None:
    offered = SEAT_COUNTS[state.seats].bids
    if bid.tricks not in offered:
        listed = ", ".join(str(tricks) for tricks in offered)
        return Refusal(
            "bid_not_offered", "CIB-4", (Piece("tricks", bid.tricks), Piece("bids", listed))
        )
    return None


def refuse_play(state: State, seat: Seat, play: Play) -> Refusal | None:
    number, colour = Piece("number", play.number), Piece("colour", play.colour)
    if play.number not in state.hands[seat]:
        return Refusal("not_in_hand", "CIB-5", (number,))
    owner = state.research[cell(play.colour, play.number, state.columns)]
    if owner == NATURE:
        return Refusal("cell_blocked", "CIB-6", (number, colour))
    if owner is not None:
        return Refusal("cell_taken", "CIB-6", (number, colour, Piece("seat", owner)))
    if play.colour not in state.tokens[seat]:
        return Refusal("colour_lost", "CIB-7", (number, colour))
    if play.colour == TRUMP and not may_be_trump(state, seat):
        return Refusal("trump_lead", "CIB-8", (number, colour))
    return None


def may_be_trump(state: State, seat: Seat) -> bool:
    """Whether the next card may be declared red, as far as leading goes (CIB-8)."""
    assert isinstance(state.phase, Playing)
    return (
        bool(state.phase.trick)
        or trump_is_open(state)
        or not any(play.colour != TRUMP for play in declarable(state, seat))
    )


def trump_is_open(state: State) -> bool:
    """Whether any token lies in the red row, so that red may be led (CIB-8)."""
    first = ROW[TRUMP] * state.columns
    return any(owner is not None for owner in state.research[first : first + state.columns])


def declarable(state: State, seat: Seat) -> list[Play]:
    """What the hand could be declared as by rules 1 and 2 alone (CIB-6, CIB-7)."""
    columns, research = state.columns, state.research
    rows = [(colour, ROW[colour] * columns - 1) for colour in state.tokens[seat]]
    return [
        PLAYS[number, colour]
        for number in dict.fromkeys(state.hands[seat])
        for colour, row in rows
        if research[row + number] is None
    ]


def can_play(state: State, seat: Seat) -> bool:
    """Whether any card can be declared: leading red is no bar where it is all there is (CIB-8)."""
    columns, research = state.columns, state.research
    return any(
        research[cell(colour, number, columns)] is None
        for number in state.hands[seat]
        for colour in state.tokens[seat]
    )


def plays(state: State, seat: Seat) -> list[Play]:
    """Every allowed play of the seat on turn; none means a paradox (CIB-12)."""
    assert isinstance(state.phase, Playing)
    possible = declarable(state, seat)
    if state.phase.trick or trump_is_open(state):
        return possible
    return [play for play in possible if play.colour != TRUMP] or possible


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    match state.phase:
        case Playing(seat=turn) if seat == turn:
            return plays(state, seat)
        case Bidding(seat=turn) if seat == turn:
            return [Bid(tricks) for tricks in SEAT_COUNTS[state.seats].bids]
        case Burying(sealed=sealed) if seat in sealed.missing():
            return [Bury(number) for number in dict.fromkeys(state.hands[seat])]
        case Dealing() if seat == NATURE:
            return None
        case Seating() if seat == NATURE:
            return [Start(Seat(start)) for start in range(state.seats)]
        case _:
            return []


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    return draw_deal(state.seats, rng) if listed is None else rng.choice(listed)
