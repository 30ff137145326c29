"""Training at the smallest size: it learns, keeps, goes on, and takes in guests."""

from __future__ import annotations

import json
from pathlib import Path

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from clowder.bots.rooms.cat_in_the_box.trained import features
from clowder.bots.rooms.cat_in_the_box.trained.weights import forward, load
from clowder.cli.train import train
from clowder.train.blend import blend
from clowder.train.candidates import population
from clowder.train.checkpoint import read_tree, write_tree
from clowder.train.clone import imitate, save
from clowder.train.knowledge import Score
from clowder.train.ppo import Shape, legal_of
from clowder.train.selfplay import Players, play_rounds
from clowder.train.teachers import Taught, watch_game
from clowder.train.trainer import ALONE, Candidate, Trainer

SMALLEST = Shape(2, width=8, depth=1, batch=16, parts=2, epochs=1)
PAIR = (Candidate("points1", 1), Candidate("win2", 2, win=True))


def begin(folder: Path, minutes: float = 1.0) -> Trainer:
    return Trainer(SMALLEST, PAIR, folder, minutes)


def actors(trainer: Trainer) -> list[np.ndarray]:
    return [np.asarray(leaf) for leaf in jax.tree.leaves(trainer.learners.params["actor"])]


def test_two_iterations_change_the_network_and_are_told(tmp_path: Path) -> None:
    trainer = begin(tmp_path)
    before = actors(trainer)

    trainer.advance(60, iterations=2)

    assert any((a != b).any() for a, b in zip(before, actors(trainer), strict=True))
    assert all(np.isfinite(leaf).all() for leaf in actors(trainer))
    line = json.loads((tmp_path / "log.jsonl").read_text().splitlines()[-1])
    assert (line["iteration"], line["rounds"]) == (2, 32)
    assert line["learners"].keys() == {"points1", "win2"}


def test_a_run_goes_on_where_it_stopped(tmp_path: Path) -> None:
    first = begin(tmp_path)
    first.advance(60, iterations=2)
    first.save()

    again = begin(tmp_path)

    assert again.progress == first.progress
    for a, b in zip(actors(first), actors(again), strict=True):
        assert (a == b).all()


@pytest.mark.long
def test_a_folder_of_another_run_is_refused(tmp_path: Path) -> None:
    begin(tmp_path).save()

    with pytest.raises(ValueError, match="made for another population"):
        Trainer(SMALLEST, PAIR[:1], tmp_path, 1.0)


@pytest.mark.parametrize("kept", [0, 40, -40])  # bytes of it
def test_a_damaged_run_is_refused(kept: int, tmp_path: Path) -> None:
    path, leaves = tmp_path / "checkpoint.npz", [np.arange(300, dtype=np.float32)]
    write_tree(path, leaves, {"iteration": 3})
    assert read_tree(path, leaves)[0] == {"iteration": 3}
    path.write_bytes(path.read_bytes()[:kept])

    with pytest.raises(ValueError, match=r"checkpoint\.npz holds no run"):
        read_tree(path, leaves)


@pytest.mark.long
def test_the_log_of_a_run_ends_with_how_it_does_among_its_earlier_selves(tmp_path: Path) -> None:
    trainer = Trainer(SMALLEST, PAIR[:1], tmp_path, minutes=0.02)

    weights = train(trainer, lambda _: None)

    lines = (tmp_path / "log.jsonl").read_text().splitlines()
    ladder = [line for line in map(json.loads, lines) if "ladder" in line]
    assert 1 <= len(ladder) == trainer.progress.rungs
    assert {line["ladder"] for line in ladder} == {"points1"}
    assert all(0 <= line["wins"] <= 1 for line in ladder)
    assert train(trainer, lambda _: None) == weights  # it is over: nothing is played again
    assert (tmp_path / "log.jsonl").read_text().splitlines() == lines


def test_what_was_trained_can_be_played_with(tmp_path: Path) -> None:
    trainer = begin(tmp_path)

    points, _ = trainer.save_weights()

    network = load(points, 2)
    assert network.header.figures["reward"] == "points, envy 0.5"
    assert network.layers[0][0] == pytest.approx(actors(trainer)[0][0], abs=1e-3)


def test_who_begins_with_weights_plays_by_them_until_the_critic_has_learnt(tmp_path: Path) -> None:
    start = begin(tmp_path / "start").save_weights()[1]
    trainer = begin(tmp_path / "run")

    trainer.begin_with(start)
    begun = actors(trainer)
    trainer.advance(60, iterations=2)

    assert begun[0][1] == pytest.approx(load(start, 2).layers[0][0], abs=1e-3)
    assert ALONE > 2
    for a, b in zip(begun, actors(trainer), strict=True):
        assert (a == b).all()


def test_guests_sit_with_those_who_want_them(tmp_path: Path) -> None:
    paths = begin(tmp_path / "guests").save_weights()
    hosts = (Candidate("always", 1, guests=1.0), Candidate("never", 2, guests=0.0))
    trainer = Trainer(SMALLEST, hosts, tmp_path / "run", 1.0)

    trainer.invite(paths[:1])
    company = trainer.company(np.random.default_rng(1))

    guest = load(paths[0], 2).layers[0][0]
    weights = np.asarray(company.other[0][0], np.float32)
    assert weights[0] == pytest.approx(guest, abs=1e-3)
    assert np.abs(weights[1] - guest).max() > 0.01
    assert company.lonely.tolist() == [0.75, 0.0]


def test_where_burials_are_a_custom_nobody_learns_from_them(tmp_path: Path) -> None:
    trainer = Trainer(SMALLEST._replace(seats=3), population(3, "clean:6", 4), tmp_path, 1.0)
    actor, seats = trainer.actor(0), jnp.ones((32, 3), bool)
    score = Score(jnp.zeros((32, 3), jnp.int32), jnp.zeros(32, jnp.int32))

    @jax.jit
    def play(custom: jax.Array) -> tuple[jax.Array, jax.Array, jax.Array]:
        players = Players(actor, actor, None, 0.0, others_from=16, custom=custom)
        burials, bids = play_rounds(players, jax.random.key(1), seats, score).opening
        return burials.valid, (burials.action - 4 * 6) % 3, bids.valid

    (learnt, free, bids), (given, usual, others) = map(play, jnp.array([0.0, 1.0]))

    assert trainer.names() == ["clean6-4"]
    assert bids.all()
    assert others.all()
    assert learnt.all()
    assert not given.any()
    apart = [len(set(whose)) for whose in usual.T.tolist()]  # every seat has numbers of its own
    assert apart.count(3) > 28 > 20 > [len(set(whose)) for whose in free.T.tolist()].count(3)


def test_a_blend_lies_between_two_networks_and_says_of_which(tmp_path: Path) -> None:
    points, win = begin(tmp_path).save_weights()
    path = tmp_path / "between.npz"

    path.write_bytes(blend(points, win, 2, 0.25))

    one, other, between = (load(each, 2) for each in (points, win, path))
    for a, b, c in zip(one.layers, other.layers, between.layers, strict=True):
        assert c[0] == pytest.approx(0.75 * a[0] + 0.25 * b[0], abs=1e-3)
    assert between.header.figures["candidate"] == "points1"
    mixed_in = between.header.figures["mixed_in"]
    assert (mixed_in["candidate"], mixed_in["share"]) == ("win2", 0.25)


@pytest.mark.long
def test_a_guest_of_another_width_is_refused(tmp_path: Path) -> None:
    wide = Trainer(SMALLEST._replace(width=9), PAIR, tmp_path / "wide", 1.0).save_weights()

    with pytest.raises(ValueError, match="layers of width 8 are needed"):
        begin(tmp_path).invite(wide)


@pytest.mark.long
def test_a_clone_learns_what_its_level_likes(tmp_path: Path) -> None:
    rows = [row for seed in range(6) for row in watch_game((2, "baseline"), seed)]
    taught = Taught(*map(np.array, zip(*rows, strict=True)))

    layers, _, agreed = imitate(taught, 2, width=32, epochs=40)
    save(tmp_path / "2" / "baseline.npz", 2, layers, {"clone": "baseline"})

    assert 0 <= agreed <= 1
    said = forward(load(tmp_path / "2" / "baseline.npz", 2).layers, features_of(taught))
    liked = np.where(taught.chances > 0, said, -1e9).argmax(1)
    assert (liked == taught.chances.argmax(1)).mean() > 0.6


def features_of(taught: Taught) -> np.ndarray:
    found: np.ndarray = features.tests_for(2).features(np, taught.facts)
    return found


@pytest.mark.parametrize("level", ["baseline", "quick", "deep"])
def test_a_level_tells_how_it_likes_each_move(level: str) -> None:
    rows = watch_game((2, level), 1)

    assert len(rows) > 10
    for facts, chances in rows:
        assert chances.sum() == pytest.approx(1, abs=0.01)
        assert not chances[np.asarray(legal_of(2, jnp.asarray(facts[None])))[0] == 0].any()
