"""The table as it really is, seen from above."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Generic, Literal, TypeAlias, TypeVar

from clowder.core.game import Seat
from clowder.core.value import Value
from clowder.games.cat_and_the_tower.options import Options
from clowder.games.cat_and_the_tower.physics.deeds import Deed, Drop, Tremor
from clowder.games.cat_and_the_tower.pieces import (
    ACTIONS,
    COLOURS,
    FLOORS,
    FRIENDS,
    GOALS,
    TOTO,
    WALLS,
    Action,
    Colour,
    Goal,
    Kind,
    Name,
    Pets,
    floor_name,
    kind_of,
    kitten_name,
)
from clowder.games.cat_and_the_tower.tower import BASE, Part, Touch, Tower, find, names, top_of

# Floors, walls and friends, wherever they are.
BUILT_OF = (*(floor_name(number) for number in range(1, FLOORS + 1)), *WALLS, *FRIENDS)
Card = TypeVar("Card")


class Cards(Value, Generic[Card]):
    """A deck, what lies open beside it, and its discards in the order they came."""

    deck: tuple[Card, ...] = ()  # from the top
    shown: tuple[Card, ...] = ()
    discards: tuple[Card, ...] = ()


class Slot(Value):
    """A wall that the card asks for, and the one that stands for it."""

    kind: Kind
    wall: Name | None = None


class Build(Value):
    """Two walls, then a floor on them (TOW-3)."""

    slots: tuple[Slot, ...]


class Befriend(Value):
    """A friend to place (TOW-4), and who is petted then (TOW-5)."""

    colours: tuple[Colour, ...]
    pets: Pets = "none"
    lowest: int = 1  # floor that is allowed
    held: Name | None = None  # the very one, taken from the tower
    extra: bool = False  # the second part of a turn against each other (TOW-21)


class Climb(Value):
    """Toto or a kitten in the hand (TOW-27)."""

    name: Name
    floor: int
    was: Part | None  # where it stood; None: beside floor 1


Job: TypeAlias = Build | Befriend | Climb


class Seating(Value):
    """NATURE is to name the first player (TOW-1)."""


class Dealing(Value):
    """NATURE is to shuffle; all cards are in the box."""


class Planning(Value):
    """NATURE is to plan the start of the tower, where one is agreed on."""


class Raising(Value):
    """What NATURE planned comes to rest, and is shaken."""

    drops: tuple[Drop, ...]
    side: int
    force: int


class Shuffling(Value):
    """A deck is empty, and a card must be drawn (TOW-10)."""

    seat: Seat
    pile: Literal["actions", "goals"]
    won: bool = False  # a scenario was won with this goal (TOW-18)


class Choosing(Value):
    """A player chooses an action card (TOW-2)."""

    seat: Seat


class Lifting(Value):
    """All friends of the colour are on the tower: one of them is taken (TOW-11)."""

    seat: Seat
    job: Befriend


class Placing(Value):
    """Something is in the hand (TOW-26)."""

    seat: Seat
    job: Job
    tries: int = 0  # that have failed


class Petting(Value):
    """One friend of each group is to be petted, in any order (TOW-5)."""

    seat: Seat
    groups: tuple[tuple[Name, ...], ...]


class Taking(Value):
    """Against each other: a friend may be taken higher (TOW-21)."""

    seat: Seat


class Claiming(Value):
    """A goal may be claimed (TOW-8), or one's own swapped (TOW-21)."""

    seat: Seat


class Counting(Value):
    """Toto is high enough, if only the tower stands (TOW-18)."""

    seat: Seat


Then: TypeAlias = Placing | Petting | Counting | Claiming


class Trembling(Value):
    """The hand is about to let go."""

    deed: Deed
    then: Then  # where it goes on, once all is at rest


class Settling(Value):
    """The tower comes to rest after an event (TOW-25)."""

    deed: Deed
    tremor: Tremor
    then: Then
    before: Tower  # when it last was at rest
    placed: Name | None = None  # what the event is about, if something was let go
    round: int = 0  # how often pieces were put back
    failed: bool = False  # what was let go did not hold (TOW-26)


class GoingOn(Value):
    """A scenario is won; everyone says whether to play on (TOW-19)."""

    seat: Seat  # whose turn it was
    answers: tuple[bool | None, ...]


class Over(Value):
    """The tower has collapsed (TOW-17), all is done, or it went on for too long (TOW-28)."""

    how: Literal["collapsed", "stopped", "finished", "bound"]
    heights: tuple[int, ...]  # of Toto or the kittens, as they count (TOW-24)
    seat: Seat | None = None  # who brought the tower down


Phase: TypeAlias = (
    Seating | Dealing | Planning | Raising | Shuffling | Choosing | Lifting | Placing | Petting
    | Taking | Claiming | Trembling | Settling | GoingOn | Over
)  # fmt: skip


class State(Value):
    options: Options
    seats: int
    phase: Phase
    start: Seat = Seat(0)
    tower: Tower = (BASE,)
    touches: tuple[Touch, ...] = ()
    fallen: tuple[Name, ...] = ()  # walls, set aside for good (TOW-14)
    actions: Cards[Action] = Cards()
    goals: Cards[Goal] = Cards()
    hands: tuple[tuple[Goal, ...], ...] = ()  # secret, in the order drawn (TOW-20)
    epochs: tuple[int, ...] = (0,) * len(GOALS)  # the last shuffle that each goal was part of
    using: Action | None = None  # the action card of this turn, until it is discarded
    spent: Goal | None = None  # the goal of this turn, until it is discarded
    paws: tuple[Seat, ...] = ()  # the standings, best first (TOW-23)
    scenarios: tuple[int, ...] = ()  # won (TOW-18)
    turn: int = 1
    homes: tuple[int, ...] = ()  # where Toto or the kittens were when the turn began (TOW-15)

    @property
    def together(self) -> bool:
        return self.options.mode == "together"

    @property
    def top(self) -> int:
        return top_of(self.tower)

    def climber(self, seat: Seat) -> Name:
        """Whom a player helps up."""
        return climber_of(self.options, seat)

    def height(self, name: Name) -> int:
        """The floor that Toto or a kitten is on; 0: beside floor 1 (TOW-20)."""
        part = find(self.tower, name)
        return 0 if part is None else part.floor


def climber_of(options: Options, seat: Seat) -> Name:
    return TOTO if options.mode == "together" else kitten_name(seat)


def climbers(state: State) -> tuple[Name, ...]:
    """Toto, or every kitten."""
    everyone = (climber_of(state.options, Seat(seat)) for seat in range(state.seats))
    return tuple(dict.fromkeys(everyone))


def heights(state: State) -> tuple[int, ...]:
    return tuple(state.height(name) for name in climbers(state))


def supply(state: State) -> tuple[Name, ...]:
    """What is neither on the tower nor set aside: floors, walls and friends; nor in a hand."""
    away = names(state.tower) | set(state.fallen)
    if isinstance(state.phase, Placing) and isinstance(state.phase.job, Befriend):
        away |= {state.phase.job.held} if state.phase.job.held else set()
    return tuple([name for name in BUILT_OF if name not in away])


def first_of(kind: str, among: Iterable[Name]) -> Name | None:
    return next((name for name in among if kind_of(name) == kind), None)


def colours_in(among: Iterable[Name]) -> tuple[Colour, ...]:
    there = {kind_of(name) for name in among}
    return tuple(colour for colour in COLOURS if colour in there)


def inventory(state: State) -> tuple[str, ...]:
    """Every piece and card, wherever it lies; before the deal the cards are in the box."""
    pieces = [part.name for part in state.tower if part.name not in climbers(state)]
    away = set(pieces) | set(state.fallen)
    pieces += [*state.fallen, *(name for name in BUILT_OF if name not in away)]
    if isinstance(state.phase, Seating | Dealing):
        cards = [*(f"action{n}" for n in ACTIONS), *(f"goal{n}" for n in GOALS)]
    else:
        actions, goals = state.actions, state.goals
        cards = [f"action{n}" for n in (*actions.deck, *actions.shown, *actions.discards)]
        hands = (goal for hand in state.hands for goal in hand)
        cards += [f"goal{n}" for n in (*goals.deck, *goals.shown, *goals.discards, *hands)]
    return tuple(sorted((*pieces, *cards)))
