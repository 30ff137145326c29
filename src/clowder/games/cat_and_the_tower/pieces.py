"""What is in the box: floors, walls, cats and cards (TOW-C1 to TOW-C5); data in pieces.toml."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.resources import files
from typing import Literal, NewType, TypeAlias, get_args

from clowder.core.value import Value

Name = NewType("Name", str)  # of a piece: "floor7", "brick3", "orange2", "toto", "kitten0"
Kind: TypeAlias = Literal["brick", "window", "portal", "statue", "pillar"]
Colour: TypeAlias = Literal["orange", "grey", "white", "brown"]
Pets: TypeAlias = Literal["none", "floor", "other", "colours"]
Test: TypeAlias = Literal["touch", "pile", "three", "back", "there"]
Action = NewType("Action", int)  # the number of an action card
Goal = NewType("Goal", int)  # the number of a goal card

KINDS: tuple[Kind, ...] = get_args(Kind)
COLOURS: tuple[Colour, ...] = get_args(Colour)
_DATA = tomllib.loads((files(__package__) / "pieces.toml").read_text("utf-8"))

FLOORS: int = _DATA["floors"]
BRIM: float = _DATA["brim"] / 10  # in centimetres, as everything that physics measures
HOLES: int = _DATA["holes"]
HOLE: float = _DATA["hole"] / 10
HEIGHTS: dict[Kind, float] = {kind: _DATA["walls"][kind]["height"] / 10 for kind in KINDS}
SCENARIOS: tuple[int, ...] = tuple(_DATA["scenarios"])
FIRST_ACTIONS = tuple(map(Action, _DATA["starting_actions"]))
FIRST_GOALS = tuple(map(Goal, _DATA["starting_goals"]))
KITTENS: tuple[str, ...] = tuple(_DATA["kittens"])
COLLAPSE: int = _DATA["collapse"]
TRIES: int = _DATA["tries"]
LAST_TRY: int = _DATA["last_try"]
RETURNS: int = _DATA["returns"]
TURNS: int = _DATA["turns"]
START: int = _DATA["start"]

NAMES = 256  # of pieces, more than there are: what they tell is remembered
TABLE = Name("table")
TOTO = Name("toto")
WALLS = tuple(
    Name(f"{kind}{n}") for kind in KINDS for n in range(1, _DATA["walls"][kind]["count"] + 1)
)
FRIENDS = tuple(Name(f"{colour}{n}") for colour in COLOURS for n in range(1, _DATA["each"] + 1))


class Side(Value):
    """One side of an action card: two walls to build with, or a friend to place."""

    walls: tuple[Kind, ...] = ()
    colours: tuple[Colour, ...] = ()  # of the friend: one, or any
    pets: Pets = "none"  # who is petted afterwards


class GoalCard(Value):
    """What a goal card asks for, and how many floors it is worth (TOW-C5)."""

    reward: int
    test: Test
    of: str  # a colour, "any", "alike" or "unlike"


def floor_name(number: int) -> Name:
    return Name(f"floor{number}")


def kitten_name(seat: int) -> Name:
    return Name(f"kitten{seat}")


@lru_cache(NAMES)
def number_of(name: Name) -> int:
    """The number that ends a name: of a floor, of a seat, of a piece among its like."""
    return int(name.lstrip("abcdefghijklmnopqrstuvwxyz") or 0)


@lru_cache(NAMES)
def kind_of(name: Name) -> str:
    """What sort of piece a name tells of: "floor", "brick", "orange", "kitten"."""
    return name.rstrip("0123456789")


def is_wall(name: Name) -> bool:
    return kind_of(name) in KINDS


def is_floor(name: Name) -> bool:
    return kind_of(name) == "floor"


def is_friend(name: Name) -> bool:
    return kind_of(name) in COLOURS


def is_kitten(name: Name) -> bool:
    """Whether it is Toto or a kitten: a cat that climbs, and is nobody's friend (TOW-9)."""
    return kind_of(name) in ("toto", "kitten")


def has_hole(floor: int) -> bool:
    return floor % HOLES == 0


def _side(text: str) -> Side:
    match text.split():
        case ["build", *walls]:
            return Side(walls=tuple(kind for wall in walls for kind in KINDS if kind == wall))
        case ["friend", colour, *pets]:
            colours = COLOURS if colour == "any" else tuple(c for c in COLOURS if c == colour)
            pet: Pets = next((p for p in get_args(Pets) if p in pets), "none")
            return Side(colours=colours, pets=pet)
        case _:
            raise AssertionError(text)


def _goal_card(text: str) -> GoalCard:
    reward, test, of = text.split()
    return GoalCard(int(reward), next(t for t in get_args(Test) if t == test), of)


SIDES: dict[Action, tuple[Side, ...]] = {
    Action(int(number)): tuple(map(_side, sides)) for number, sides in _DATA["actions"].items()
}
GOAL_CARDS: dict[Goal, GoalCard] = {
    Goal(int(n)): _goal_card(text) for n, text in _DATA["goals"].items()
}
ACTIONS = tuple(SIDES)
GOALS = tuple(GOAL_CARDS)
