"""A state of the readable rules as a twin."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from clowder.core.sealed import Sealed
from clowder.games.stray_cat import fast
from clowder.games.stray_cat import fast_table as kinds
from clowder.games.stray_cat.fast_ground import NOWHERE, FastGround
from clowder.games.stray_cat.ground import Laid, Place, fields_on, is_walk_field, join
from clowder.games.stray_cat.layout import draw_map
from clowder.games.stray_cat.numbering import CARD_INDEX, place_number
from clowder.games.stray_cat.pieces import BOX, START, TILES, Card
from clowder.games.stray_cat.setup import features_of
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
    Looking,
    Misfortune,
    Moving,
    Over,
    Parting,
    Pecking,
    Phase,
    Picking,
    Remembering,
    Seating,
    State,
)

HOW = {
    "walk": kinds.WALKING,
    "flee": kinds.FLIGHT,
    "pushed": kinds.PUSHED,
    "parted": kinds.PARTED,
}
USE = {"food": kinds.BY_FOOD, "friend": kinds.BY_FRIEND, "prize": kinds.BY_PRIZE}
FEATURES = tuple(feature for counts in BOX.tokens.values() for feature in counts)
OF_ONE_SEAT: dict[type[Phase], int] = {
    Looking: kinds.LOOKING,
    Discarding: kinds.DISCARDING,
    Pecking: kinds.PECKING,
    Barking: kinds.BARKING,
    Blocking: kinds.BLOCKING,
}


def twin_of(state: State) -> fast.StrayCat:
    twin = fast.StrayCat(ground_of(state.options.drawn_as, state.tiles), state.seats)
    twin.start, twin.turn = state.start, state.turn
    twin.round, twin.fights = state.round, state.fights
    twin.shown = bits(cell for cell, shown in enumerate(state.shown) if shown)
    twin.works = place_or_none(state.works)
    twin.seen = bits(seat for seat, seen in enumerate(state.seen) if seen)
    twin.kittens = [place_number(place) for place in state.kittens]
    twin.homes = [feature_bits(f for f in features_of(home) if f) for home in state.homes]
    twin.up = [bits(token for token, up in enumerate(row) if up) for row in state.up]
    twin.excluded = [feature_bits(row) for row in state.excluded]
    twin.hands = [bits(CARD_INDEX[card] for card in hand) for hand in state.hands]
    twin.held = [len(hand) for hand in state.hands]
    twin.pile = [CARD_INDEX[card] for card in reversed(state.pile)]
    twin.discards = [CARD_INDEX[card] for card in state.discards]
    twin.known = list(state.phase.known) if isinstance(state.phase, Over) else []
    for phase in reversed((state.phase, *state.later)):
        twin.push(*record_of(phase))
    return twin


def record_of(phase: Phase) -> tuple[int, ...]:
    """The phase as a record of the twin's stack."""
    match phase:
        case Moving(kitten=kitten, by=by, left=left, how=how):
            came, barred = place_or_none(phase.came), place_or_none(phase.barred)
            return kinds.MOVING, kitten, by, left, HOW[how], came, barred
        case Challenge(attacker=one, defender=other):
            return kinds.CHALLENGE, one, other
        case Fighting(attacker=one, defender=other, sealed=sealed):
            return kinds.FIGHTING, one, other, sealed_card(sealed, one), sealed_card(sealed, other)
        case Parting(kitten=kitten, by=by, barred=barred):
            return kinds.PARTING, kitten, by, place_or_none(barred)
        case Fleeing(kitten=kitten, dog=dog):
            return kinds.FLEEING, kitten, place_number(dog)
        case Drawing(seat=seat, left=left, use=use, good=good, bad=bad):
            return kinds.DRAWING, seat, left, USE[use], good, *filled(bad, 2)
        case _:
            return rare_record_of(phase)


def rare_record_of(phase: Phase) -> tuple[int, ...]:
    match phase:
        case Misfortune(seat=seat, cards=cards):
            return kinds.MISFORTUNE, seat, *filled(cards, 2)
        case Picking(seat=seat, card=card):
            return kinds.PICKING, seat, CARD_INDEX[card]
        case Jumping(seat=seat, card=card):
            return kinds.JUMPING, seat, CARD_INDEX[card]
        case Remembering(seat=seat, by=by):
            return kinds.REMEMBERING, seat, by
        case Gathering(seat=seat, waiting=waiting):
            row = (*waiting, NOWHERE, NOWHERE, NOWHERE)
            return kinds.GATHERING, seat, row[0], row[1], row[2]
        case Over(winner=winner):
            return kinds.OVER, NOWHERE if winner is None else winner
        case Seating() | Dealing():
            return (kinds.SEATING if isinstance(phase, Seating) else kinds.DEALING,)
        case _:
            assert isinstance(phase, Looking | Discarding | Pecking | Barking | Blocking)
            return OF_ONE_SEAT[type(phase)], phase.seat


def filled(cards: tuple[Card, ...], size: int) -> tuple[int, ...]:
    row = [CARD_INDEX[card] for card in cards]
    return (*row, *[kinds.NO_CARD] * (size - len(row)))


def sealed_card(sealed: Sealed[Card], seat: int) -> int:
    card = sealed.answers[seat]
    return kinds.NO_CARD if card is None else CARD_INDEX[card]


def place_or_none(place: Place | None) -> int:
    return NOWHERE if place is None else place_number(place)


def bits(numbers: Iterable[int]) -> int:
    return sum(1 << number for number in numbers)


def feature_bits(features: Iterable[str]) -> int:
    return bits(FEATURES.index(feature) for feature in features)


@lru_cache(maxsize=64)
def ground_of(drawing: str, tiles: tuple[Laid, ...]) -> FastGround:
    """The map with every tile as it lies; nothing but its start cells before the deal."""
    board = draw_map(drawing)
    ground = FastGround(len(board.spots))
    ground.start_places = [place_number(f"{cell}.{START}") for cell in board.starts]
    ground.start_cells = bits(cell - 1 for cell in board.starts)
    ground.touching = [bits(cell - 1 for cell in cells) for cells in board.touching]
    for index, laid in enumerate(tiles):
        names = [f"{index + 1}.{field}" for field in fields_on(laid.tile)]
        ground.places[index] = sorted(map(place_number, names))
        ground.walk_places[index] = sorted(place_number(p) for p in names if is_walk_field(p))
        for place in ground.walk_places[index]:
            ground.walk[place] = True
        for house in TILES[laid.tile].houses:
            place = place_number(f"{index + 1}.{house.field}")
            features = feature_bits((house.shape, house.roof, house.garden))
            ground.house[place] = features
            ground.house_places[index].append(place)
            ground.home_places[features] = place
    for name, near in join(board, tiles).items():
        ground.near[place_number(name)] = [place_number(other) for other in near]
    return ground
