"""What came of one's games, in figures: as the page of results shows them."""

from __future__ import annotations

from typing import Literal, TypeAlias

from clowder.core.value import Value

Company: TypeAlias = Literal["people", "bots", "alone"]


class Interval(Value):
    """Where a figure lies with 95 % confidence."""

    low: float
    high: float


class Played(Value):
    """One game in a row of them."""

    table: str
    points: int
    won: float  # 1, a share of it among equals, or 0
    ended_at: int  # milliseconds since 1970


class Figures(Value):
    """Your games of one kind. Intervals are null where there are too few games for one."""

    game: str
    seats: int
    company: Company  # other people only; bots among them; nobody
    unit: str  # what is counted: "points", or a word of the room such as "turns"
    games: int
    wins: float  # a win shared with others is a share
    share: Interval | None  # of wins among the games
    luck: float | None  # the share that luck alone would give; null where all win or lose together
    mean: float  # of the points
    interval: Interval | None  # of that mean
    spread: tuple[tuple[int, int], ...]  # so many points, so many times; fewest points first
    last: tuple[Played, ...]  # oldest first


class Results(Value):
    """What came of all your games, those you play most first."""

    figures: tuple[Figures, ...]
    uncounted: int  # ended without a result, were left to a bot, or are nobody's alone
    few: int  # games below which nothing is concluded


class Duel(Value):
    """Your games with one partner, of one kind, on different sides."""

    game: str
    seats: int
    unit: str
    games: int
    ahead: int
    level: int
    behind: int
    mean: float  # by how much your points exceed theirs
    interval: Interval | None


class Pairing(Value):
    """Your games with one partner on the same side."""

    game: str
    seats: int
    games: int
    wins: float


class HeadToHead(Value):
    """What came of your games with one partner."""

    name: str
    duels: tuple[Duel, ...]
    pairings: tuple[Pairing, ...]
    few: int
