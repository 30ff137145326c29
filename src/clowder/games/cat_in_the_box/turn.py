"""What follows a move: from the deal of a round to its end (CIB-1 to CIB-12)."""

from __future__ import annotations

from typing import TypeAlias

from clowder.core.game import Seat, Step, left_of
from clowder.core.value import put, replace, without
from clowder.games.cat_in_the_box.events import (
    BidMade,
    Buried,
    ColourLost,
    Dealt,
    Event,
    How,
    ParadoxCaused,
    Played,
    RoundScored,
    StartChosen,
    TrickWon,
)
from clowder.games.cat_in_the_box.moves import Bid, Bury, Deal, Move, Play, Start
from clowder.games.cat_in_the_box.pieces import SEAT_COUNTS, TRUMP, Colour, Number, cell, rounds_in
from clowder.games.cat_in_the_box.rules import can_play
from clowder.games.cat_in_the_box.scoring import score_round
from clowder.games.cat_in_the_box.setup import lay_out
from clowder.games.cat_in_the_box.state import (
    Bidding,
    Burying,
    Card,
    Dealing,
    Over,
    Playing,
    State,
    Trick,
    won_by,
)

After: TypeAlias = Step[State, Event]


def apply(state: State, seat: Seat, move: Move) -> After:
    match move:
        case Play():
            return play_card(state, seat, move)
        case Bid(tricks=tricks):
            return make_bid(state, seat, tricks)
        case Bury(number=number):
            return bury_card(state, seat, number)
        case Deal():
            return deal_round(state, move)
        case Start(seat=start):
            seated = replace(state, phase=Dealing(), start=start)
            return Step(seated, (StartChosen(start),), final=True)


def deal_round(state: State, deal: Deal) -> After:
    table = lay_out(state, deal)
    dealt = Dealt(len(state.sheets) + 1, state.start, table.hands, table.up)
    return Step(table, (dealt,), final=True)


def bury_card(state: State, seat: Seat, number: Number) -> After:
    """Seal the choice; the last one takes all the buried cards out of the hands (CIB-3)."""
    assert isinstance(state.phase, Burying)
    sealed = state.phase.sealed.put(seat, number)
    events = (Buried(seat, number),)
    if sealed.missing():
        return Step(replace(state, phase=Burying(sealed)), events)
    buried = sealed.open()
    hands = tuple(without(*pair) for pair in zip(state.hands, buried, strict=True))
    bids = SEAT_COUNTS[state.seats].bids
    phase = Bidding(state.start) if bids else Playing(state.start, ())
    return Step(replace(state, phase=phase, hands=hands, buried=buried), events)


def make_bid(state: State, seat: Seat, tricks: int) -> After:
    bids = put(state.bids, seat, tricks)
    phase = Playing(state.start, ()) if None not in bids else Bidding(left_of(seat, state.seats))
    return Step(replace(state, phase=phase, bids=bids), (BidMade(seat, tricks),))


def play_card(state: State, seat: Seat, play: Play) -> After:
    assert isinstance(state.phase, Playing)
    trick = (*state.phase.trick, Card(seat, play.number, play.colour))
    led = trick[0].colour
    tokens = state.tokens[seat]
    loses = play.colour != led and led in tokens  # CIB-9
    space = cell(play.colour, play.number, state.columns)
    table = replace(
        state,
        phase=Playing(left_of(seat, state.seats), trick),
        hands=put(state.hands, seat, without(state.hands[seat], play.number)),
        research=put(state.research, space, seat),
        tokens=put(state.tokens, seat, without(tokens, led)) if loses else state.tokens,
    )
    events: list[Event] = [Played(seat, play.number, play.colour, how_played(trick))]
    if loses and not state.options.schrodinger:  # CIB-18: lost colours are not shown
        events.append(ColourLost(seat, led))
    if len(trick) == state.seats:
        winner = winner_of(trick)
        table = take_trick(table, winner, trick)
        events.append(TrickWon(winner, won_by(table.tricks, winner)))
    return go_on(table, tuple(events))


def how_played(trick: tuple[Card, ...]) -> How:
    """What the last card is to the colour of its trick."""
    if len(trick) == 1:
        return "leads"
    return "follows" if trick[-1].colour == trick[0].colour else "leaves"


def take_trick(state: State, winner: Seat, cards: tuple[Card, ...]) -> State:
    """The winner sets the cards aside and leads the next trick (CIB-5, CIB-10)."""
    return replace(state, phase=Playing(winner, ()), tricks=(*state.tricks, Trick(winner, cards)))


def winner_of(cards: tuple[Card, ...]) -> Seat:
    """Highest red; without red, highest of the led colour (CIB-10)."""
    led = cards[0].colour
    return max(cards, key=lambda card: strength(card, led)).seat


def strength(card: Card, led: Colour) -> tuple[int, int]:
    return (2 if card.colour == TRUMP else 1 if card.colour == led else 0, card.number)


def go_on(state: State, events: tuple[Event, ...]) -> After:
    """Ask for the next card, or end the round: played out (CIB-11) or by a paradox (CIB-12)."""
    assert isinstance(state.phase, Playing)
    if not state.phase.trick and all(len(hand) == 1 for hand in state.hands):
        return end_round(state, events)
    if can_play(state, state.phase.seat):
        return Step(state, events)
    culprit = state.phase.seat
    paradox = ParadoxCaused(culprit, state.hands[culprit])
    return end_round(state, (*events, paradox), culprit)


def end_round(state: State, events: tuple[Event, ...], paradox: Seat | None = None) -> After:
    """Write the sheet and gather the cards; the start card goes clockwise (CIB-1)."""
    sheet = score_round(state, paradox)
    sheets = (*state.sheets, sheet)
    gathered = State(
        options=state.options,
        seats=state.seats,
        phase=Over() if len(sheets) == rounds_in(state.seats) else Dealing(),
        start=left_of(state.start, state.seats),
        sheets=sheets,
    )
    scored = RoundScored(len(sheets), sheet)
    # A revealed hand cannot be unseen, nor can a board that was hidden so far (CIB-18).
    shown = paradox is not None or state.options.schrodinger
    return Step(gathered, (*events, scored), final=shown)
