"""The trained mind of Cat in the Box: its weights, its numbers, its strength."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
import pytest

from clowder.bots.arena import arena_jobs, arrangements
from clowder.bots.rooms.cat_in_the_box.trained.bot import (
    FOLDER,
    file_name,
    logits,
    network_for,
)
from clowder.bots.rooms.cat_in_the_box.trained.kind import Kind
from clowder.bots.rooms.cat_in_the_box.trained.weights import (
    UnfitWeights,
    header_for,
    load,
    pack,
)
from clowder.bots.simulation import play_all
from clowder.core.game import Seat
from clowder.core.match import Match
from clowder.core.rng import FastRng
from clowder.core.value import replace
from clowder.games.cat_in_the_box import ROOM
from clowder.games.cat_in_the_box.options import Options

SEATS = (2, 3, 4, 5)
GOLDEN = msgspec.json.decode(Path(__file__).with_name("trained_logits.json").read_bytes())


def first_decisions(seats: int, schrodinger: bool = False) -> list[Any]:
    """What the network says of the first, the tenth and the twentieth decision of a game."""
    rng = FastRng(7)
    match = Match(ROOM, Options(schrodinger), seats, rng)
    said = []
    for number in range(21):
        seat = match.asks[0].seat
        moves = match.moves(seat)
        assert moves
        if number % 10 == 0:
            said.append(logits(network_for(seats), match.view(seat), moves))
        match.play(seat, moves[number % len(moves)])
    return said


@pytest.mark.parametrize("seats", SEATS)
def test_the_network_says_what_it_said_when_it_was_chosen(seats: int) -> None:
    said = np.array([answer[:6] for answer in first_decisions(seats)])

    assert said == pytest.approx(np.array(GOLDEN[str(seats)]), abs=0.01)


def test_the_weights_are_small_and_say_where_they_come_from() -> None:
    assert sum(path.stat().st_size for path in FOLDER.glob("*.npz")) < 2_000_000
    for seats in SEATS:
        for network in (network_for(seats), Kind(ROOM).network(seats)):
            assert {"seed", "reward", "rounds", "seconds"} <= network.header.figures.keys()
        assert "peace" in Kind(ROOM).network(seats).header.figures["reward"]


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"game": "go_fish"}, "is for game go_fish, this program needs cat_in_the_box"),
        ({"game_version": 99}, "is for game version 99, this program needs"),
        ({"features": 99}, "is for features 99, this program needs"),
        ({"seats": 5}, "is for seats 5, this program needs 4"),
    ],
)
def test_weights_for_something_else_are_refused(
    changed: dict[str, Any], why: str, tmp_path: Path
) -> None:
    header = replace(header_for(4, {}), **changed)
    path = tmp_path / "odd.npz"
    path.write_bytes(pack(header, network_for(4).layers))

    with pytest.raises(UnfitWeights, match=f"odd.npz {why}"):
        load(path, 4)


def test_weights_of_the_wrong_size_and_other_files_are_refused(tmp_path: Path) -> None:
    short, other = tmp_path / "short.npz", tmp_path / "other.npz"
    short.write_bytes(pack(header_for(4, {}), network_for(4).layers[1:]))
    other.write_bytes(b"meow")

    with pytest.raises(UnfitWeights, match=r"short\.npz has layers of the wrong size"):
        load(short, 4)
    with pytest.raises(UnfitWeights, match=r"other\.npz holds no weights"):
        load(other, 4)


def cut(whole: bytes) -> bytes:
    return whole[: len(whole) // 2]


def turned(whole: bytes) -> bytes:
    """A bit in the middle is not what it was."""
    middle = len(whole) // 2
    return whole[:middle] + bytes([whole[middle] ^ 4]) + whole[middle + 1 :]


def lone_array(_whole: bytes) -> bytes:
    file = BytesIO()
    np.save(file, np.zeros(3))
    return file.getvalue()


@pytest.mark.parametrize("harm", [cut, turned, lone_array, lambda _: b""])
def test_a_damaged_file_is_refused(harm: Callable[[bytes], bytes], tmp_path: Path) -> None:
    path = tmp_path / "harmed.npz"
    path.write_bytes(harm((FOLDER / file_name(4)).read_bytes()))

    with pytest.raises(UnfitWeights, match=r"harmed\.npz holds no weights"):
        load(path, 4)


def test_weights_that_are_no_numbers_are_refused(tmp_path: Path) -> None:
    (weight, bias), *rest = network_for(4).layers
    path = tmp_path / "blown.npz"
    path.write_bytes(pack(header_for(4, {}), [(np.full_like(weight, np.inf), bias), *rest]))

    with pytest.raises(UnfitWeights, match=r"blown\.npz has weights that are no numbers"):
        load(path, 4)


@pytest.mark.parametrize("seats", [3, 4])
def test_it_plays_where_colours_stay_secret_by_what_it_may_know(seats: int) -> None:
    assert all(np.isfinite(answer).all() for answer in first_decisions(seats, schrodinger=True))


def test_among_three_of_the_baseline_it_has_a_point_more_a_round() -> None:
    """Each of 13 deals with the one in every seat: 52 games and 208 rounds."""
    rings = arrangements(("trained", *["baseline"] * 3), 4)
    jobs = arena_jobs(ROOM.name, Options(), rings, range(13))

    gaps = []
    for outcome in play_all(jobs, 1):
        own = Seat(outcome.job.bots.index("trained"))
        points = [outcome.result.standing(Seat(seat)).points for seat in range(4)]
        gaps.append((points[own] - (sum(points) - points[own]) / 3) / 4)

    assert sum(gaps) / len(gaps) > 1.0
