"""Positions in the middle of a game, and the same again with what a viewer cannot see swapped."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from clowder.core.game import NATURE, Seat
from clowder.core.match import Match
from clowder.core.record import Entry
from clowder.core.record_reader import content_lines, read_entry
from clowder.core.record_text import AnyMatch, changed_options, write_entry
from clowder.core.rng import FastRng
from clowder.core.room import AnyRoom
from clowder.games import ROOMS
from clowder.server.log import entries as log
from clowder.server.log.entries import Clock
from clowder.testing import Case
from tests.games.test_golden import FILES, read_head
from tests.laws.rooms import HOUSE, TABLES

Story = Sequence[Entry[Any]]

GAMES = tuple(case.room.name for case in HOUSE)
SPECTATOR = "watcher"
LONGEST = 48  # moves before a position
TRIES = 3
SEED = bytes(range(32))


class Position(NamedTuple):
    """One table, told in two ways that `viewer` cannot tell apart."""

    room: AnyRoom
    seats: int
    options: dict[str, Any]
    viewer: Seat | None
    stories: tuple[Story, Story]
    changed: bool  # whether the two differ at all
    day: str | None = None  # whose deal it has


def make_position(rng: FastRng, games: Collection[str] = GAMES) -> Position:
    """Some position, mostly one that hides something: late in a game all may be known."""
    for _ in range(TRIES):
        position = try_position(rng, games)
        if position.changed:
            break
    return position


def try_position(rng: FastRng, games: Collection[str]) -> Position:
    case = rng.choice([case for case in HOUSE if case.room.name in games])
    match = replay_some(case, rng) if case.room.slow_asks else play_some(case, rng)
    viewer = rng.choice([None, *(Seat(seat) for seat in range(match.seats))])
    return position_of(case, match, viewer, rng)


def position_of(case: Case, match: AnyMatch, viewer: Seat | None, rng: FastRng) -> Position:
    other = case.redeal(match.state, viewer, rng)
    stories = (match.entries, case.retell(match.entries, other))
    options = changed_options(case.room, match.options)
    return Position(
        ROOMS[case.room.name], match.seats, options, viewer, stories, other != match.state
    )


def replay_some(case: Case, rng: FastRng) -> AnyMatch:
    """The beginning of a golden game, where NATURE would simulate for long."""
    match, entries = golden_match(case, rng)
    asked = [n for n, entry in enumerate(entries) if entry.seat != NATURE][:LONGEST]
    for entry in entries[: rng.choice(asked)]:
        match.play(entry.seat, entry.move)
    return match


def golden_match(case: Case, rng: FastRng) -> tuple[AnyMatch, Story]:
    """Some golden game before its first entry, and all its entries."""
    file = rng.choice([file for file in FILES if file.parts[-3] == case.room.name])
    _, match, moves = read_head(list(content_lines(file.read_text("utf-8"))))
    told = [read_entry(case.room, place, line) for place, line in moves if line[0] not in "!>"]
    return match, told


def play_some(case: Case, rng: FastRng) -> AnyMatch:
    """A game that is still on."""
    table = rng.choice([table for table in TABLES if table.case is case])
    style = rng.choice(case.styles)
    match: AnyMatch = Match(case.room, table.options, table.seats, rng)
    for _ in range(1 + rng.below(LONGEST)):
        seat = rng.choice(match.asks).seat
        move = style(match, seat, rng)
        trial = match.fork()
        trial.play(seat, move)
        if not trial.asks:
            break
        match = trial
    return match


def lines(position: Position, story: Story, rng: FastRng) -> list[log.LogEntry]:
    """The log of the table, with some talk in between."""
    sat = [log.Sat(Seat(seat), session(seat), f"Cat {seat}") for seat in range(position.seats)]
    first, *moves = groups(position.room, story)
    later: list[log.LogEntry] = [log.Moved(entries) for entries in moves]
    for speaker in (None, rng.below(position.seats)):
        seat = None if speaker is None else Seat(speaker)
        later.insert(rng.below(len(later) + 1), log.Said(session(speaker), "Cat", seat, "Meow"))
    return [opened(position), *sat, log.Started(first), *later]


def groups(room: AnyRoom, story: Story) -> list[tuple[str, ...]]:
    """Each move with what NATURE answered; before all of them, what NATURE drew first."""
    found: list[tuple[str, ...]] = [()]
    for entry in story:
        if entry.seat != NATURE:
            found.append(())
        found[-1] += (write_entry(room, entry),)
    return found


def opened(position: Position) -> log.Opened:
    return log.Opened(
        game=position.room.name,
        version=position.room.version,
        seats=position.seats,
        options=position.options,
        public=True,
        clock=Clock("days", 1),
        host=session(0),
        commitment="c" * 64,
        fair=True,
        day=position.day,
    )


def session(seat: int | None) -> str:
    return SPECTATOR if seat is None else f"player{seat}"
