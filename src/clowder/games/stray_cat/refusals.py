"""Why a move is not allowed: the only judge, in the rulebook's order."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from clowder.core.game import NATURE, Piece, Refusal, Seat, no_such_seat, not_your_turn
from clowder.games.stray_cat.cards import surplus
from clowder.games.stray_cat.ground import is_fog
from clowder.games.stray_cat.luck import victims
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
    Step,
    Suffer,
)
from clowder.games.stray_cat.pieces import (
    BOX,
    CARDS,
    HAND_LIMIT,
    KIND,
    NEIGHBOURHOOD,
    SORTS,
    TOKENS,
    Card,
    in_order,
    steps_of,
)
from clowder.games.stray_cat.rules import can_walk, leads_on, targets, who_decides
from clowder.games.stray_cat.setup import features_of
from clowder.games.stray_cat.state import (
    Barking,
    Blocking,
    Dealing,
    Discarding,
    Drawing,
    Fighting,
    Gathering,
    Jumping,
    Looking,
    Misfortune,
    Moving,
    Over,
    Pecking,
    Phase,
    Picking,
    Remembering,
    Seating,
    State,
)
from clowder.games.stray_cat.walks import fitting, next_steps

RULE: dict[type[Phase], str] = {
    Seating: "STR-5",
    Dealing: "STR-4",
    Looking: "STR-7",
    Moving: "STR-8",
    Jumping: "STR-15",
    Fighting: "STR-26",
    Drawing: "STR-20",
    Discarding: "STR-19",
    Remembering: "STR-12",
    Misfortune: "STR-18",
    Picking: "STR-21",
    Pecking: "STR-21",
    Barking: "STR-22",
    Gathering: "STR-23",
    Blocking: "STR-25",
    Over: "STR-31",
}


def rule_of(phase: Phase) -> str:
    """The rule that says what the phase is for."""
    match phase:
        case Picking(card="mouse"):
            return "STR-24"
        case Jumping(card=card) if KIND[card] == "truck":
            return "STR-16"
        case Moving(how=how) if how != "walk":
            return "STR-30"
        case _:
            return RULE[type(phase)]


def refusal(state: State, seat: Seat, move: Move) -> Refusal | None:
    phase = state.phase
    if isinstance(phase, Over):
        return Refusal("game_over", "STR-31")
    if not fits(phase, move):
        return Refusal("not_now", rule_of(phase))
    if isinstance(phase, Fighting):
        assert isinstance(move, Fight)
        return refuse_fight(state, phase, seat, move)
    turn = not_your_turn(rule_of(phase), who_decides(phase), seat)
    if turn is not None:
        return turn
    return refuse_chance(state, move) if seat == NATURE else refuse_choice(state, seat, move)


FITTING: dict[type[Phase], tuple[type[Move], ...]] = {
    Seating: (Start,),
    Dealing: (Deal,),
    Looking: (Play, Food),
    Moving: (Step,),
    Jumping: (At,),
    Barking: (At,),
    Gathering: (At,),
    Blocking: (At,),
    Fighting: (Fight,),
    Drawing: (Shuffle,),
    Discarding: (Discard,),
    Remembering: (Remember,),
    Misfortune: (Suffer,),
    Picking: (Pick,),
    Pecking: (Peck,),
}


def fits(phase: Phase, move: Move) -> bool:
    """Whether a move of this kind is what is asked."""
    return isinstance(move, FITTING[type(phase)])


def refuse_chance(state: State, move: Move) -> Refusal | None:
    match move, state.phase:
        case Start(seat=start), _:
            return no_such_seat("STR-5", state.seats, start)
        case Deal(), _:
            return refuse_deal(state, move)
        case Shuffle(pile=pile), _:
            same = Counter(pile) == Counter(state.discards)
            return None if same else Refusal("not_the_discards", "STR-20")
        case _:
            assert isinstance(move, Peck)
            assert isinstance(state.phase, Pecking)
            return not_in_hand("STR-21", (move.card,), state.hands[state.phase.seat])


def refuse_deal(state: State, deal: Deal) -> Refusal | None:
    if sorted(laid.tile for laid in deal.tiles) != list(NEIGHBOURHOOD):
        return Refusal("not_the_tiles", "STR-C2")
    if any(laid.turn not in range(4) for laid in deal.tiles):
        return Refusal("no_such_turn", "STR-1")
    if len(deal.homes) != state.seats or any(None in features_of(home) for home in deal.homes):
        return Refusal("not_the_tokens", "STR-3")
    for index, token in enumerate(TOKENS):
        dealt = Counter(features_of(home)[index] for home in deal.homes)
        if any(count > BOX.tokens[token][feature] for feature, count in dealt.items() if feature):
            return Refusal("not_the_tokens", "STR-C3")
    cards = [*deal.pile, *(card for hand in deal.hands for card in hand)]
    if Counter(cards) != Counter(CARDS):
        return Refusal("not_the_cards", "STR-C1")
    kinds = [Counter(KIND[card] for card in hand) for hand in deal.hands]
    if len(kinds) != state.seats or any(kind != Counter(BOX.start_hand) for kind in kinds):
        return Refusal("wrong_hands", "STR-4")
    return None


def refuse_choice(state: State, seat: Seat, move: Move) -> Refusal | None:
    match move, state.phase:
        case Play(), _:
            return refuse_play(state, seat, move)
        case Step(), Moving():
            return refuse_step(state, state.phase, move)
        case At(place=place), (Jumping() | Barking() | Gathering() | Blocking()) as phase:
            return None if place in targets(state, phase) else refuse_place(state, phase, move)
        case Discard(), _:
            return refuse_discard(state, seat, move)
        case Remember(), Remembering():
            return refuse_remember(state, state.phase, move)
        case Suffer(card=card), Misfortune(cards=cards):
            return None if card in cards else Refusal("not_drawn", "STR-18", (card_piece(card),))
        case Pick(seat=victim), Picking():
            return refuse_pick(state, state.phase, victim)
        case _:
            return None  # food can always be looked for (STR-20)


def refuse_play(state: State, seat: Seat, play: Play) -> Refusal | None:
    cards, hand = play.cards, state.hands[seat]
    if not cards:
        return Refusal("no_cards", "STR-7")
    held = not_in_hand("STR-7", cards, hand)
    if held is not None:
        return held
    if len(cards) > 1 and not all(map(steps_of, cards)):
        return Refusal("mixed_cards", "STR-7")
    if not steps_of(cards[0]):
        rule = "STR-15" if KIND[cards[0]] == "shortcut" else "STR-16"
        return None if leads_on(state, seat, cards[0]) else Refusal("leads_nowhere", rule)
    steps = sum(map(steps_of, cards))
    return None if can_walk(state, seat, cards) else too_short(steps)


def too_short(steps: int) -> Refusal:
    return Refusal("no_such_walk", "STR-8", (Piece("steps", steps),))


def refuse_step(state: State, moving: Moving, step: Step) -> Refusal | None:
    ground, here = state.ground, state.kittens[moving.kitten]
    if step.to not in ground.near[here]:
        return Refusal("no_road", "STR-8", (Piece("place", step.to),))
    if step.to == moving.came:
        return Refusal("straight_back", "STR-8")
    if step.to == ground.works:
        return Refusal("roadworks", "STR-10")
    if step.to == moving.barred:
        dog = moving.how == "flee"
        return Refusal("dog_there" if dog else "follows", "STR-22" if dog else "STR-29")
    return None if step.to in next_steps(state, moving) else too_short(moving.left)


def refuse_place(state: State, phase: Jumping | Barking | Gathering | Blocking, at: At) -> Refusal:
    about = (Piece("place", at.place),)
    if is_fog(at.place) or at.place not in state.ground.near:
        return Refusal("no_such_place", rule_of(phase), about)
    if at.place == state.works:
        rule = "STR-10" if isinstance(phase, Jumping) else rule_of(phase)
        return Refusal("works_there", rule, about)
    if isinstance(phase, Gathering | Blocking) and at.place in state.kittens:
        return Refusal("kitten_there", rule_of(phase), about)
    return Refusal("not_there", rule_of(phase), about)


def refuse_fight(state: State, phase: Fighting, seat: Seat, fight: Fight) -> Refusal | None:
    if seat not in (phase.attacker, phase.defender):
        return Refusal("not_your_fight", "STR-26")
    if phase.sealed.given[seat]:
        return Refusal("already_chosen", "STR-26")
    return not_in_hand("STR-26", (fight.card,), state.hands[seat])


def refuse_discard(state: State, seat: Seat, discard: Discard) -> Refusal | None:
    held = not_in_hand("STR-19", discard.cards, state.hands[seat])
    if held is not None:
        return held
    count = surplus(state, seat)
    about = (Piece("count", count), Piece("limit", HAND_LIMIT))
    return None if len(discard.cards) == count else Refusal("wrong_count", "STR-19", about)


def refuse_remember(state: State, phase: Remembering, move: Remember) -> Refusal | None:
    fit = fitting(state, phase)
    if move.token is None:
        return Refusal("something_fits", "STR-12") if fit else None
    about = (Piece("token", move.token),)
    if state.up[phase.seat][TOKENS.index(move.token)]:
        return Refusal("already_up", "STR-12", about)
    return None if move.token in fit else Refusal("does_not_fit", "STR-12", about)


def refuse_pick(state: State, phase: Picking, victim: Seat) -> Refusal | None:
    rule = rule_of(phase)
    known = no_such_seat(rule, state.seats, victim)
    if known is not None:
        return known
    if victim == phase.seat:
        return Refusal("not_yourself", rule)
    if victim not in victims(state, phase.seat, phase.card):
        return Refusal("no_cards_there", rule, (Piece("seat", victim),))
    return None


def not_in_hand(rule: str, cards: Sequence[Card], hand: Sequence[Card]) -> Refusal | None:
    """Each card must be in the hand, once; they are named in the order of the box."""
    for card in cards:
        if card not in hand:
            return Refusal("not_in_hand", rule, (card_piece(card),))
    if len(set(cards)) < len(cards) or in_order(tuple(cards)) != tuple(cards):
        return Refusal("each_once", rule)
    return None


def card_piece(card: Card) -> Piece:
    return Piece("card", card if card in KIND or card in SORTS else "unknown")
