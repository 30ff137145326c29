"""What follows a move: it is carried out, then everything that nobody has to decide."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from clowder.core.game import Seat, Step
from clowder.core.value import replace
from clowder.games.stray_cat import cards, fights, luck, walks
from clowder.games.stray_cat.cards import Outcome, lay_down, push
from clowder.games.stray_cat.events import (
    SHOWING,
    CardHidden,
    Dealt,
    Discarded,
    Event,
    Pecked,
    Played,
    Searched,
    Shuffled,
    StartChosen,
)
from clowder.games.stray_cat.ground import food_at
from clowder.games.stray_cat.moves import (
    At,
    Deal,
    Discard,
    Fight,
    Food,
    Move,
    Peck,
    Pick,
    Play,
    Remember,
    Shuffle,
    Start,
    Suffer,
)
from clowder.games.stray_cat.moves import Step as Stride
from clowder.games.stray_cat.onward import go_on
from clowder.games.stray_cat.pieces import KIND, Card, steps_of
from clowder.games.stray_cat.setup import lay_out
from clowder.games.stray_cat.state import (
    Barking,
    Blocking,
    Challenge,
    Dealing,
    Discarding,
    Drawing,
    Fighting,
    Fleeing,
    Gathering,
    Jumping,
    Misfortune,
    Moving,
    Parting,
    Pecking,
    Picking,
    Remembering,
    State,
)

After: TypeAlias = Step[State, Event]


def apply(state: State, seat: Seat, move: Move) -> After:
    state, events = carry_out(state, seat, move)
    while (go := automatic(state)) is not None:
        state, more = go(state)
        events = events + more
    final = any(isinstance(event, SHOWING) for event in events)
    return Step(state, tuple(events), final)


def automatic(state: State) -> Callable[[State], Outcome] | None:
    """What happens by itself now, if anything does."""
    match state.phase:
        case Moving() if not walks.next_steps(state, state.phase):
            return walks.end_move
        case Challenge():
            return fights.challenge
        case Parting():
            return fights.part
        case Fleeing():
            return luck.flee
        case Drawing(left=left) if left == 0 or state.pile:
            return cards.draw
        case Discarding(seat=seat) if not cards.surplus(state, seat):
            return go_on
        case Misfortune(cards=(card,)):
            return lambda state: luck.strike(state, card)
        case _:
            return None


def carry_out(state: State, seat: Seat, move: Move) -> Outcome:
    match move:
        case Play(cards=chosen):
            return play(state, seat, chosen)
        case Food():
            return search(state, seat)
        case Stride(to=to):
            assert isinstance(state.phase, Moving)
            return walks.make_step(state, state.phase, to)
        case At():
            return put_there(state, move)
        case Fight(card=card):
            return hide_card(state, seat, card)
        case Discard(cards=chosen):
            state, events = go_on(lay_down(state, seat, chosen))
            return state, [Discarded(seat, chosen), *events]
        case _:
            return carry_out_rest(state, move)


def carry_out_rest(state: State, move: Move) -> Outcome:
    """The moves that are rarely made, and those of NATURE."""
    match move, state.phase:
        case Remember(token=token), Remembering():
            return walks.remember(state, state.phase, token)
        case Suffer(card=card), _:
            return luck.strike(state, card)
        case Pick(seat=victim), Picking():
            return luck.pick(state, state.phase, victim)
        case Peck(card=card), Pecking(seat=victim):
            state, events = go_on(lay_down(state, victim, (card,)))
            return state, [Pecked(victim, card), *events]
        case Shuffle(pile=pile), _:
            return cards.make_pile(state, pile), [Shuffled(len(pile))]
        case Deal(), _:
            state = lay_out(state, move)
            return state, [Dealt(state.hands)]
        case _:
            assert isinstance(move, Start)
            return replace(state, phase=Dealing(), start=move.seat), [StartChosen(move.seat)]


def play(state: State, seat: Seat, chosen: tuple[Card, ...]) -> Outcome:
    """The cards are discarded before their effect (STR-7)."""
    state = lay_down(state, seat, chosen)
    played: list[Event] = [Played(seat, chosen)]
    match KIND[chosen[0]]:
        case "friend":
            return push(state, Drawing(seat, 4, "friend")), played
        case "shortcut" | "truck":
            return push(state, Jumping(seat, chosen[0])), played
        case _:
            return push(state, Moving(seat, seat, sum(map(steps_of, chosen)), "walk")), played


def search(state: State, seat: Seat) -> Outcome:
    count = food_at(state.kittens[seat], len(state.hands[seat]))
    return push(state, Drawing(seat, count, "food")), [Searched(seat, count)]


def put_there(state: State, at: At) -> Outcome:
    match state.phase:
        case Jumping(seat=seat):
            return walks.jump(state, seat, at.place)
        case Barking(seat=seat):
            return luck.bark(state, seat, at.place)
        case Gathering():
            return luck.gather(state, state.phase, at.place)
        case phase:
            assert isinstance(phase, Blocking)
            return luck.block(state, phase.seat, at.place)


def hide_card(state: State, seat: Seat, card: Card) -> Outcome:
    """The second card opens both (STR-26)."""
    phase = state.phase
    assert isinstance(phase, Fighting)
    phase = replace(phase, sealed=phase.sealed.put(seat, card))
    hidden: list[Event] = [CardHidden(seat, card)]
    if phase.sealed.missing():
        return replace(state, phase=phase), hidden
    state, events = fights.open_fight(state, phase)
    return state, hidden + events
