"""The table as it really is, seen from above."""

from __future__ import annotations

from typing import Literal, TypeAlias

from clowder.core.game import Seat
from clowder.core.remember import remember_last
from clowder.core.sealed import Sealed
from clowder.core.value import Value
from clowder.games.stray_cat.ground import Ground, Laid, Place, ground_of
from clowder.games.stray_cat.layout import Map, map_of
from clowder.games.stray_cat.moves import Home
from clowder.games.stray_cat.options import Options
from clowder.games.stray_cat.pieces import (
    CARDS,
    NEIGHBOURHOOD,
    START_TILES,
    Card,
    Feature,
)

# "walk": by one's own meals; "flee": from the dog; "pushed": by a winner or a mouse;
# "parted": one step, by an attacker without cards.
How: TypeAlias = Literal["walk", "flee", "pushed", "parted"]


class Seating(Value):
    """NATURE is to name the first player (STR-5)."""


class Dealing(Value):
    """NATURE is to deal; everything is in the box."""


class Looking(Value):
    """A turn begins: look for home, or look for food (STR-7, STR-17)."""

    seat: Seat


class Moving(Value):
    """A kitten is on its way, step by step (STR-8, STR-30)."""

    kitten: Seat
    by: Seat  # who leads it
    left: int  # steps
    how: How
    came: Place | None = None  # the field just left; None: no step has been made
    barred: Place | None = None  # where it must not step: the dog (STR-22), its rival (STR-29)


class Jumping(Value):
    """A shortcut or a pickup truck was played, and leads somewhere (STR-15, STR-16)."""

    seat: Seat
    card: Card


class Challenge(Value):
    """A fight is due, if both are still there (STR-11)."""

    attacker: Seat
    defender: Seat


class Fighting(Value):
    """Both choose a card in secret (STR-26)."""

    attacker: Seat
    defender: Seat
    sealed: Sealed[Card]


class Parting(Value):
    """The second half of a fight without cards: the attacker is moved on, too (STR-29)."""

    kitten: Seat
    by: Seat
    barred: Place | None = None  # where the attacked one stepped to


class Drawing(Value):
    """Cards are being drawn; it rests only where the pile is empty (STR-20)."""

    seat: Seat
    left: int
    use: Literal["food", "friend", "prize"]
    good: int = 0  # drawn so far
    bad: tuple[Card, ...] = ()  # set aside, to strike later (STR-18)


class Discarding(Value):
    """A hand is kept within its limit (STR-19)."""

    seat: Seat


class Remembering(Value):
    """The left neighbour compares tokens with the house (STR-12)."""

    seat: Seat  # the walker
    by: Seat


class Misfortune(Value):
    """Bad luck is to strike; of two cards one is chosen (STR-18)."""

    seat: Seat
    cards: tuple[Card, ...]


class Picking(Value):
    """An opponent is chosen, for the raven or the mouse (STR-21, STR-24)."""

    seat: Seat
    card: Card


class Pecking(Value):
    """NATURE is to pick a card of this hand (STR-21)."""

    seat: Seat


class Barking(Value):
    """The dog is put on a field (STR-22)."""

    seat: Seat


class Fleeing(Value):
    """A kitten is to flee from the dog, unless it did not win a fight meanwhile (STR-22)."""

    kitten: Seat
    dog: Place


class Gathering(Value):
    """Kittens are put on the tile of the one who met them (STR-23)."""

    seat: Seat
    waiting: tuple[Seat, ...]


class Blocking(Value):
    """The roadworks are put down or moved (STR-25)."""

    seat: Seat


class Over(Value):
    """Somebody is home (STR-31), or the rounds are over (STR-32)."""

    winner: Seat | None
    known: tuple[int, ...]  # how many tokens lay face up, by seat


Phase: TypeAlias = (
    Seating
    | Dealing
    | Looking
    | Moving
    | Jumping
    | Challenge
    | Fighting
    | Parting
    | Drawing
    | Discarding
    | Remembering
    | Misfortune
    | Picking
    | Pecking
    | Barking
    | Fleeing
    | Gathering
    | Blocking
    | Over
)


class Root(Value):
    """One way in which a hand may still hold cards of the first deal (STR-4)."""

    modest: int
    nourishing: int
    ways: int  # how many rows of cards played since lead to it, in proportion


class State(Value):
    options: Options
    seats: int
    phase: Phase
    later: tuple[Phase, ...] = ()  # what follows in this turn, next first
    start: Seat = Seat(0)  # the first player; settled once Seating is over
    turn: Seat = Seat(0)  # whose turn it is
    round: int = 1
    fights: int = 0  # in this turn (STR-32)
    # What lies on the table; empty before the deal.
    tiles: tuple[Laid, ...] = ()  # by cell
    shown: tuple[bool, ...] = ()  # which of them lie face up
    kittens: tuple[Place, ...] = ()
    works: Place | None = None  # the roadworks marker
    homes: tuple[Home, ...] = ()
    up: tuple[tuple[bool, bool, bool], ...] = ()  # which tokens of each lie face up
    seen: tuple[bool, ...] = ()  # whose left neighbour has looked at the tokens (STR-12)
    excluded: tuple[tuple[Feature, ...], ...] = ()  # what visits have shown not to be one's home
    hands: tuple[tuple[Card, ...], ...] = ()  # each in order
    pile: tuple[Card, ...] = ()  # from the top
    discards: tuple[Card, ...] = ()  # in the order discarded
    # What everyone can remember of the cards: see imagine.py.
    piles: int = 0  # how often the pile was made anew
    since: tuple[int, ...] = ()  # by fight number: with which pile a card came, 0 being the deal
    roots: tuple[tuple[Root, ...], ...] = ()

    @property
    def board(self) -> Map:
        return map_of(self.options)

    @property
    def ground(self) -> Ground:
        return open_ground(self.options, self.tiles, self.shown, self.works)


@remember_last  # a turn asks often, and equal grounds take long to tell
def open_ground(
    options: Options, tiles: tuple[Laid, ...], shown: tuple[bool, ...], works: Place | None
) -> Ground:
    lie = zip(tiles, shown, strict=True)
    seen = tuple([laid if is_shown else None for laid, is_shown in lie])
    return ground_of(map_of(options), seen, works)


def clockwise(seat: Seat, seats: int) -> tuple[Seat, ...]:
    """The other seats, from the left neighbour on."""
    return tuple(Seat((seat + step) % seats) for step in range(1, seats))


def aside(phase: Phase) -> tuple[Card, ...]:
    """Bad luck that was drawn and has not struck yet: it lies open."""
    match phase:
        case Drawing(bad=cards) | Misfortune(cards=cards):
            return cards
        case _:
            return ()


def inventory(state: State) -> tuple[str, ...]:
    """Every card and tile, wherever it lies; before the deal all is in the box."""
    if not state.tiles:
        tiles: tuple[int, ...] = (*NEIGHBOURHOOD, *START_TILES)
        cards = list(CARDS)
    else:
        tiles = tuple(laid.tile for laid in state.tiles)
        cards = [card for hand in state.hands for card in hand]
        cards += [*state.pile, *state.discards]
        cards += [card for phase in (state.phase, *state.later) for card in aside(phase)]
    return (*sorted(cards), *map(str, sorted(tiles)))
