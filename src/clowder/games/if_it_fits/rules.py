"""The rules: who is asked, what is allowed (FIT-2 to FIT-5, FIT-8 to FIT-16, FIT-21)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Literal, TypeAlias

from clowder.core.game import NATURE, Ask, Refusal, Seat, no_such_seat, not_your_turn
from clowder.core.rng import Rng
from clowder.games.if_it_fits.laying import (
    any_lay,
    can_give,
    gifts,
    lays,
    ousts,
    refuse_gift,
    refuse_lay,
    refuse_oust,
    refuse_place,
    refuse_settling,
    seams_beside,
)
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
from clowder.games.if_it_fits.pieces import CATS, HAND, PRINCESS, SPECIALS, START, Card
from clowder.games.if_it_fits.setup import draw_deal, parts_of
from clowder.games.if_it_fits.state import (
    Choosing,
    Dealing,
    Opening,
    Over,
    Phase,
    Playing,
    Seating,
    Settling,
    State,
    hand_of,
    shuffled_cards,
)

Asked: TypeAlias = Literal["start", "deal", "open", "turn", "play", "settle"]
DRAWS, SLEEPS = 5, 1  # how often a sampled turn is the one or the other


def asks(state: State) -> tuple[Ask, ...]:
    match state.phase:
        case Opening(seat=seat):
            return (Ask(seat, "open"),)
        case Choosing(seat=seat):
            return (Ask(seat, "turn"),)
        case Playing(seat=seat):
            return (Ask(seat, "play"),)
        case Settling(seat=seat):
            return (Ask(seat, "settle"),)
        case Dealing():
            return (Ask(NATURE, "deal"),)
        case Seating():
            return (Ask(NATURE, "start"),)
        case Over():
            return ()


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    match state.phase:
        case Opening(seat=turn) | Choosing(seat=turn) | Playing(seat=turn) | Settling(seat=turn):
            if isinstance(move, Start | Deal):
                return Refusal("not_now", rule_of(state.phase))
            return not_your_turn(rule_of(state.phase), turn, seat) or refuse(state, seat, move)
        case Dealing() if isinstance(move, Deal):
            return not_your_turn("FIT-2", NATURE, seat) or refuse_deal(state, move)
        case Seating() if isinstance(move, Start):
            nobody = no_such_seat("FIT-3", state.seats, move.seat)
            return not_your_turn("FIT-3", NATURE, seat) or nobody
        case phase:
            return Refusal("game_over" if phase == Over() else "not_now", rule_of(phase))


def rule_of(phase: Phase) -> str:
    """The rule that says what the phase is for."""
    match phase:
        case Seating() | Opening():
            return "FIT-3"
        case Dealing():
            return "FIT-2"
        case Choosing() | Playing():
            return "FIT-8"
        case Settling():
            return "FIT-10"
        case Over():
            return "FIT-16"


def refuse(state: State, seat: Seat, move: Move) -> Refusal | None:
    """Why not, said to whoever is on turn."""
    match state.phase, move:
        case Opening(), Lay(card=card):
            return start_only(card) or refuse_lay(state, move)
        case Choosing(), Draw():
            return None
        case Choosing(), Sleep(column=column, row=row):
            return refuse_place(state, CATS[seat], False, (column, row))
        case Playing(), Lay() | Give() | Oust() | Discard():
            return refuse_play(state, seat, move)
        case Settling(), Pass():
            return None
        case Settling(), Settle(column=column, row=row):
            return refuse_settling(state, state.phase, (column, row))
        case phase, _:
            return refuse_now(state, phase, move)


def refuse_now(state: State, phase: Phase, move: Move) -> Refusal:
    """Why this is not the moment for it."""
    match phase, move:
        case Choosing(), Lay() | Give() | Oust() | Discard():
            return Refusal("draw_first", "FIT-8")
        case Playing() | Settling(), Draw() | Sleep() if state.ending:
            return Refusal("end_began", "FIT-16")
        case Playing(), Sleep():
            return Refusal("too_late_to_sleep", "FIT-9")
        case Playing(), Draw():
            return Refusal("drawn_already", "FIT-8")
        case Choosing() | Playing(), Settle():
            return Refusal("box_first", "FIT-10")
        case _:
            return Refusal("not_now", rule_of(phase))


def start_only(card: Card) -> Refusal | None:
    return None if card == START else Refusal("start_box_first", "FIT-3")


def refuse_deal(state: State, deal: Deal) -> Refusal | None:
    if [len(hand) for hand in deal.hands] != [HAND] * state.seats:
        return Refusal("wrong_hands", "FIT-2")
    if any(hand != tuple(sorted(hand)) for hand in deal.hands):
        return Refusal("wrong_hands", "FIT-2")
    dealt = Counter(card for hand in deal.hands for card in hand)
    boxes = dealt + Counter(card for card in deal.pile if card != PRINCESS)
    if boxes != Counter(shuffled_cards()):
        return Refusal("not_the_box", "FIT-C1")
    parts = parts_of(state.options, state.seats)
    spread = [deal.pile[part.first :][: part.size].count(PRINCESS) for part in parts]
    if spread != [part.princesses for part in parts]:
        return Refusal("wrong_princesses", "FIT-21" if state.options.advanced else "FIT-2")
    return None


def refuse_play(state: State, seat: Seat, move: Lay | Give | Oust | Discard) -> Refusal | None:
    """One of the cards in hand is played (FIT-8)."""
    hand = hand_of(state, seat)
    match move:
        case Lay(card=card) if card not in hand:
            return Refusal("not_in_hand", "FIT-8")
        case Lay(card=card) if card == PRINCESS:
            return Refusal("princess_replaces", "FIT-14")
        case Lay(card=card) if card in SPECIALS and can_give(state, seat):
            return Refusal("toy_needs_a_seam", "FIT-15")
        case Lay():
            return refuse_lay(state, move)
        case Give(toy=toy):
            if toy not in hand or toy not in SPECIALS:
                return Refusal("not_in_hand", "FIT-8")
            return refuse_gift(state, seat, (move.column, move.row))
        case Oust():
            if PRINCESS not in hand:
                return Refusal("no_princess", "FIT-14")
            return refuse_oust(state, (move.column, move.row))
        case Discard():
            return refuse_discard(state, hand)


def refuse_discard(state: State, hand: tuple[Card, ...]) -> Refusal | None:
    if PRINCESS not in hand:
        return Refusal("no_princess", "FIT-14")
    if set(hand) != {PRINCESS}:
        return Refusal("other_cards", "FIT-14")
    return Refusal("cat_to_replace", "FIT-14") if ousts(state) else None


def moves(state: State, seat: Seat) -> Sequence[Move] | None:
    match state.phase:
        case Opening(seat=turn) if seat == turn:
            return lays(state, (START,))
        case Choosing(seat=turn) if seat == turn:
            sleeps = lays(state, (CATS[seat],))
            return [Draw(), *(Sleep(lay.column, lay.row) for lay in sleeps)]
        case Playing(seat=turn) if seat == turn:
            return plays(state, seat)
        case Settling(seat=turn) if seat == turn:
            return [Pass(), *(Settle(*cell) for cell in seams_beside(state, state.phase))]
        case Dealing() if seat == NATURE:
            return None
        case Seating() if seat == NATURE:
            return [Start(Seat(start)) for start in range(state.seats)]
        case _:
            return ()


def plays(state: State, seat: Seat) -> list[Move]:
    """Every play of the hand, card by card."""
    hand = sorted(set(hand_of(state, seat)))
    toys = [card for card in hand if card in SPECIALS]
    given = gifts(state, seat) if toys else []
    boxes = [card for card in hand if card != PRINCESS and (card not in SPECIALS or not given)]
    listed: list[Move] = [*lays(state, boxes)]
    listed += [Give(toy, *cell) for toy in toys for cell in given]
    if PRINCESS in hand:
        listed += [Oust(*cell) for cell in ousts(state)]
    return listed or [Discard()]


def sample(state: State, seat: Seat, rng: Rng) -> Move:
    match state.phase:
        case Choosing():
            if rng.below(DRAWS + SLEEPS) < DRAWS:
                return Draw()
            asleep = any_lay(state, CATS[seat], rng)
            return Sleep(asleep.column, asleep.row)
        case Opening():
            return any_lay(state, START, rng)
        case Dealing():
            return draw_deal(state, rng)
        case Playing():
            return sample_play(state, seat, rng)
        case _:
            listed = moves(state, seat)
            assert listed, f"seat {seat} is not asked"
            return rng.choice(listed)


def sample_play(state: State, seat: Seat, rng: Rng) -> Move:
    """Some card of the hand that can be played, and some way to play it."""
    for card in rng.shuffled(hand_of(state, seat)):
        if card == PRINCESS:
            if cats := ousts(state):
                return Oust(*rng.choice(cats))
        elif card in SPECIALS and (given := gifts(state, seat)):
            return Give(card, *rng.choice(given))
        else:
            return any_lay(state, card, rng)
    return Discard()
