"""What follows a move: cards come to lie, cats settle and go home, the turn goes on."""

from __future__ import annotations

from typing import TypeAlias, TypeVar

from clowder.core.game import Seat, Step, left_of
from clowder.core.value import put, replace
from clowder.games.if_it_fits.changes import changes_by
from clowder.games.if_it_fits.events import (
    BoxLaid,
    CardDrawn,
    Dealt,
    Discarded,
    EndBegan,
    Event,
    FellAsleep,
    Finished,
    Ousted,
    Passed,
    Settled,
    StartChosen,
    ToyGiven,
)
from clowder.games.if_it_fits.laying import seams_beside
from clowder.games.if_it_fits.moves import (
    Deal,
    Discard,
    Draw,
    Give,
    Lay,
    Move,
    Oust,
    Pass,
    Settle,
    Sleep,
    Start,
)
from clowder.games.if_it_fits.pieces import BOX, CATS, PRINCESS, SPECIALS, START, Card
from clowder.games.if_it_fits.scoring import points_now
from clowder.games.if_it_fits.setup import lay_out
from clowder.games.if_it_fits.state import (
    Across,
    Choosing,
    Dealing,
    Laid,
    Opening,
    Over,
    Playing,
    Settling,
    State,
    cats_out,
    hand_of,
    on_table,
)

After: TypeAlias = Step[State, Event]
Lying = TypeVar("Lying", Laid, Across)


def apply(state: State, seat: Seat, move: Move) -> After:
    match move:
        case Lay():
            return lay(state, seat, move)
        case Settle() | Pass():
            return settle(state, seat, move)
        case Draw():
            return draw(state, seat)
        case Sleep(column=column, row=row):
            table = replace(state, laid=(*state.laid, Laid(column, row, CATS[seat])))
            return end_turn(table, seat, FellAsleep(seat, column, row), *changes_by(table))
        case Give(toy=toy, column=column, row=row):
            across = (*state.across, Across(column, row, toy))
            table = replace(play_card(state, seat, toy), across=across)
            return end_turn(table, seat, ToyGiven(seat, toy, column, row))
        case Oust():
            return oust(state, seat, move)
        case Discard():
            number = len(state.played[seat])
            thrown = put(state.discards, seat, (*state.discards[seat], number))
            table = replace(play_card(state, seat, PRINCESS), discards=thrown)
            return end_turn(table, seat, Discarded(seat))
        case Deal():
            dealt = Dealt(move.hands), BoxLaid(state.start, START, 0, 0, False)
            return Step(lay_out(state, move), dealt, final=True)
        case Start(seat=start):
            seated = replace(state, phase=Dealing(), start=start)
            return Step(seated, (StartChosen(start),), final=True)


def lay(state: State, seat: Seat, move: Lay) -> After:
    """A box, and perhaps a cat after it (FIT-10); never after a start box or a toy."""
    card = Laid(move.column, move.row, move.card, move.turned)
    table = replace(state, laid=(*state.laid, card))
    laid = BoxLaid(seat, move.card, move.column, move.row, move.turned)
    if move.card == START:
        return Step(replace(table, phase=after_start_box(state, seat)), (laid,))
    table = play_card(table, seat, move.card)
    events = (laid, *changes_by(table))
    if move.card in SPECIALS or cats_out(table, seat) == BOX.cats_each:
        return end_turn(table, seat, *events)
    settling = Settling(seat, move.column, move.row)
    if seams_beside(table, settling):
        return Step(replace(table, phase=settling), events)
    return end_turn(table, seat, *events)


def after_start_box(state: State, seat: Seat) -> Opening | Choosing:
    """The next lays theirs; when all have, the first player begins (FIT-3)."""
    following = left_of(seat, state.seats)
    return Choosing(following) if following == state.start else Opening(following)


def settle(state: State, seat: Seat, move: Settle | Pass) -> After:
    if isinstance(move, Pass):
        return end_turn(state, seat, Passed(seat))
    cat = Across(move.column, move.row, CATS[seat])
    table = replace(state, across=(*state.across, cat))
    return end_turn(table, seat, Settled(seat, move.column, move.row))


def draw(state: State, seat: Seat) -> After:
    """The last card of the pile begins the end, and this turn is still played (FIT-16)."""
    card = state.pile[len(state.draws)]
    left = len(state.pile) - len(state.draws) - 1
    table = replace(state, phase=Playing(seat), draws=(*state.draws, seat), ending=left == 0)
    events: tuple[Event, ...] = (CardDrawn(seat, card, left),)
    return Step(table, events if left else (*events, EndBegan(None)), final=True)


def play_card(state: State, seat: Seat, card: Card) -> State:
    return replace(state, played=put(state.played, seat, (*state.played[seat], card)))


def oust(state: State, seat: Seat, move: Oust) -> After:
    """The Princess keeps the seat, the cat goes back to its owner (FIT-14)."""
    cell = move.column, move.row
    laid = tuple(crowned(one, cell) for one in state.laid)
    across = tuple(crowned(one, cell) for one in state.across)
    table = replace(play_card(state, seat, PRINCESS), laid=laid, across=across)
    asleep = laid != state.laid
    [cat] = (
        one.card for one in on_table(state) if one.card in CATS and (one.column, one.row) == cell
    )
    owner = Seat(CATS.index(cat))
    return end_turn(table, seat, Ousted(seat, owner, move.column, move.row, asleep))


def crowned(one: Lying, cell: tuple[int, int]) -> Lying:
    """What lies here, a Princess in its place if it is the cat of that cell."""
    if one.card in CATS and (one.column, one.row) == cell:
        return replace(one, card=PRINCESS)
    return one


def end_turn(state: State, seat: Seat, *events: Event) -> After:
    """All five cats on the table begin the end (FIT-16); empty hands are the end."""
    all_events = list(events)
    if not state.ending and cats_out(state, seat) == BOX.cats_each:
        state = replace(state, ending=True)
        all_events.append(EndBegan(seat))
    following = left_of(seat, state.seats)
    if not state.ending:
        return Step(replace(state, phase=Choosing(following)), tuple(all_events))
    if hand_of(state, following):
        return Step(replace(state, phase=Playing(following)), tuple(all_events))
    all_events.append(Finished(points_now(state)))
    return Step(end_game(state), tuple(all_events), final=True)


def end_game(state: State) -> State:
    """Nothing stays hidden: what was never drawn lies open, in order."""
    rest = tuple(sorted(state.pile[len(state.draws) :]))
    return replace(state, phase=Over(), dealt=(), pile=rest, draws=())
