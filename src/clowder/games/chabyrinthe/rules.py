"""The rules: who is asked, what is allowed (CHA-1 to CHA-6, CHA-11, CHA-19)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import cache
from typing import Literal, TypeAlias

from clowder.core.game import NATURE, Ask, Piece, Refusal, Seat, no_such_seat, not_your_turn
from clowder.core.rng import Rng
from clowder.games.chabyrinthe.moves import Adopt, Deal, Insert, Move, Rotate, Start
from clowder.games.chabyrinthe.pieces import CATS, LOOKS, sewer_cards
from clowder.games.chabyrinthe.setup import draw_deal
from clowder.games.chabyrinthe.state import (
    Acting,
    Adopting,
    Dealing,
    Over,
    Phase,
    Seating,
    State,
)

Asked: TypeAlias = Literal["start", "deal", "act", "adopt"]


def asks(state: State) -> tuple[Ask, ...]:
    match state.phase:
        case Acting(seat=seat):
            return (Ask(seat, "act"),)
        case Adopting(seat=seat):
            return (Ask(seat, "adopt"),)
        case Dealing():
            return (Ask(NATURE, "deal"),)
        case Seating():
            return (Ask(NATURE, "start"),)
        case Over():
            return ()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase, move:
        case Acting(seat=turn), Rotate():
            return not_your_turn("CHA-4", turn, seat) or refuse_rotation(state, move)
        case Acting(seat=turn), Insert():
            return not_your_turn("CHA-4", turn, seat) or refuse_insert(state, state.phase, move)
        case Adopting(seat=turn), Adopt():
            return not_your_turn("CHA-11", turn, seat) or refuse_adoption(state.phase, move)
        case Dealing(), Deal():
            return not_your_turn("CHA-3", NATURE, seat) or refuse_deal(state, move)
        case Seating(), Start():
            return not_your_turn("CHA-4", NATURE, seat) or no_such_seat(
                "CHA-4", state.seats, move.seat
            )
        case phase, _:
            return Refusal("game_over" if phase == Over() else "not_now", rule_of(phase))


def rule_of(phase: Phase) -> str:
    """The rule that says what the phase is for."""
    match phase:
        case Seating():
            return "CHA-4"
        case Dealing():
            return "CHA-3"
        case Acting():
            return "CHA-5"
        case Adopting():
            return "CHA-11"
        case Over():
            return "CHA-14"


def refuse_deal(state: State, deal: Deal) -> Refusal | None:
    size = state.size
    if len(deal.square) != size.side**2:
        rule = "CHA-15" if state.options.kittens else "CHA-1"
        return Refusal("wrong_square", rule, (Piece("side", size.side),))
    if any(card not in LOOKS[card.kind] for card in deal.square):
        return Refusal("no_such_look", "CHA-C3")
    kinds = [*(card.kind for card in deal.square), *deal.deck]
    if Counter(kinds) != Counter(sewer_cards()) or Counter(deal.cats) != Counter(CATS):
        return Refusal("not_the_box", "CHA-C2")
    if any(deal.square[cell] != card for cell, card in size.corners.items()):
        return Refusal("wrong_corners", "CHA-1")
    return None


def refuse_rotation(state: State, rotation: Rotate) -> Refusal | None:
    along = range(1, state.size.side + 1)
    if rotation.row not in along or rotation.column not in along:
        about = Piece("row", rotation.row), Piece("column", rotation.column)
        return Refusal("no_such_card", "CHA-5", about)
    if rotation.quarters not in (1, 2, 3):
        return Refusal("no_such_turn", "CHA-5", (Piece("quarters", rotation.quarters),))
    return None


def refuse_insert(state: State, phase: Acting, insert: Insert) -> Refusal | None:
    if is_rotation_due(state, phase):
        return Refusal("rotation_due", "CHA-19")
    last = state.size.places - 1
    if insert.place not in range(last + 1):
        about = Piece("place", insert.place), Piece("last", last)
        return Refusal("no_such_place", "CHA-15" if state.options.kittens else "CHA-2", about)
    if insert.turn not in range(4):
        return Refusal("no_such_rotation", "CHA-C3", (Piece("turn", insert.turn),))
    return None


def is_rotation_due(state: State, phase: Acting) -> bool:
    """Whether the other action was an insert, and one must be a rotation (CHA-19)."""
    return state.options.first_edition and "insert" in phase.done


def refuse_adoption(phase: Adopting, adoption: Adopt) -> Refusal | None:
    place = Piece("place", adoption.place)
    found = next((found for found in phase.found if found.place == adoption.place), None)
    if found is None:
        return Refusal("no_cat_found", "CHA-11", (place,))
    if adoption.guardian not in found.guardians:
        about = Piece("cat", found.cat), Piece("guardian", adoption.guardian)
        return Refusal("not_joined", "CHA-11", about)
    return None


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    match state.phase:
        case Acting(seat=turn) if seat == turn:
            due = is_rotation_due(state, state.phase)
            return rotations(state.size.side) if due else actions(state.size.side)
        case Adopting(seat=turn) if seat == turn:
            return adoptions(state.phase)
        case Dealing() if seat == NATURE:
            return None
        case Seating() if seat == NATURE:
            return [Start(Seat(start)) for start in range(state.seats)]
        case _:
            return ()


@cache
def actions(side: int) -> tuple[Move, ...]:
    """Every rotation, then every insert (CHA-5, CHA-6)."""
    inserts = (Insert(place, turn) for place in range(4 * side) for turn in range(4))
    return (*rotations(side), *inserts)


@cache
def rotations(side: int) -> tuple[Move, ...]:
    along = range(1, side + 1)
    return tuple(
        Rotate(row, column, quarters) for row in along for column in along for quarters in (1, 2, 3)
    )


def adoptions(phase: Adopting) -> list[Move]:
    """Which cat to see to next, and by whom."""
    return [Adopt(found.place, one) for found in phase.found for one in found.guardians]


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    listed = moves(state, seat)
    return draw_deal(state, rng) if listed is None else rng.choice(listed)
