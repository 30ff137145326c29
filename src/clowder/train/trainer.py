"""A training run: a population of learners, their past, their log; it can be resumed."""

from __future__ import annotations

import json
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import jax
import jax.numpy as jnp
import msgspec
import numpy as np

from clowder.bots.rooms.cat_in_the_box.trained.weights import header_for, pack
from clowder.core.value import Value, replace
from clowder.train.checkpoint import half, load_actor, read_tree, write, write_tree
from clowder.train.matches import match
from clowder.train.network import Tree
from clowder.train.ppo import (
    Aim,
    Company,
    Learner,
    Pace,
    Shape,
    ignore_score,
    improve,
    new_learner,
)

RATE, BONUS = 5e-4, 0.02  # learning rate and entropy bonus at the start; both fall
LEAST = 0.02  # to this share of the start, at the end
ALONE = 60  # iterations in which a new critic learns alone beside an actor that already plays
LONELY = 0.75  # share of rounds with guests in which the learner has just one seat
RUNGS = (0.1, 0.3, 0.6)  # shares of the run after which a copy is kept for `climb`
SNAPSHOT = 40  # iterations from one past self to the next
PAST = 16  # past selves kept
CHECKPOINT, LIGHT, LOG = "checkpoint.npz", "light.npz", "log.jsonl"


class Candidate(Value):
    """One learner of a population."""

    name: str
    seed: int
    envy: float = 0.5
    win: bool = False
    peace: float = 0.0  # points taken off where a round ends in a paradox, whoever causes it
    windfall: float = 1.0  # share of what another's paradox brings that counts
    custom: bool = False  # everybody buries as `baseline` does
    guests: float = 0.5  # how often guests sit with it instead of past selves, once there are any


class Progress(Value):
    """Where a run is."""

    iteration: int = 0
    seconds: float = 0.0  # of training, compiling left out
    past: int = 1  # past selves in the pool
    rungs: int = 0
    begun: bool = False  # from weights that already play


class Trainer:
    """Trains one population for one number of seats; everything of it lives in `folder`."""

    def __init__(
        self, shape: Shape, candidates: Sequence[Candidate], folder: Path, minutes: float
    ) -> None:
        self.shape, self.candidates, self.folder = shape, list(candidates), folder
        self.planned = 60 * minutes
        self.rate, self.bonus = RATE, BONUS
        self.progress = Progress()
        self.compiled = False  # the first iteration compiles, and its time is not counted
        folder.mkdir(parents=True, exist_ok=True)
        keys = jnp.stack([jax.random.key(c.seed) for c in self.candidates])
        self.latest: dict[str, dict[str, float]] = {}  # how each learner's own rounds went
        self.learners: Learner = jax.vmap(lambda key: new_learner(key, shape))(keys)
        actors = half(self.learners.params["actor"])
        self.pool: Tree = jax.tree.map(lambda x: jnp.repeat(x[None], PAST, 0), actors)
        self.ladder: Tree = jax.tree.map(lambda x: jnp.repeat(x[None], len(RUNGS), 0), actors)
        self.guests: Tree | None = None  # (guests, ...): networks that sit at the table, too
        self.aims = Aim(
            *(jnp.array([float(getattr(c, each)) for c in self.candidates]) for each in Aim._fields)
        )
        self.resume()

    @property
    def done(self) -> bool:
        return self.progress.seconds >= self.planned

    @property
    def guest_count(self) -> int:
        return 0 if self.guests is None else len(jax.tree.leaves(self.guests)[0])

    def invite(self, paths: Sequence[Path]) -> None:
        """Let networks on disk, of the same width, sit at the table as guests."""
        self.guests = half(jax.tree.map(lambda *x: jnp.stack(x), *map(self.load_fitting, paths)))

    def begin_with(self, path: Path) -> None:
        """Every learner starts as the network on disk; a run that has begun goes on as it was."""
        if self.progress.iteration:
            return
        actor, blind = self.load_fitting(path), self.load_fitting(path)
        blind[0] = ignore_score(blind[0], self.shape.seats)
        actors = [actor if candidate.win else blind for candidate in self.candidates]
        stacked = jax.tree.map(lambda *x: jnp.stack(x), *actors)
        self.learners = self.learners._replace(params=self.learners.params | {"actor": stacked})
        self.pool = put(self.pool, stacked, 0)
        self.progress = replace(self.progress, begun=True)

    def load_fitting(self, path: Path) -> Tree:
        """Read a network; raises ValueError where its layers are of another width."""
        actor = load_actor(path, self.shape.seats)
        wanted = [x.shape[1:] for x in jax.tree.leaves(self.learners.params["actor"])]
        if [x.shape for x in jax.tree.leaves(actor)] != wanted:
            raise ValueError(f"{path}: layers of width {self.shape.width} are needed")
        return actor

    def advance(self, seconds: float, iterations: int = 10**9) -> None:
        """Train for so many seconds more."""
        end = self.progress.seconds + seconds
        rng = np.random.default_rng(self.progress.iteration)
        figures: Any = None
        for _ in range(iterations):
            if self.progress.seconds >= min(end, self.planned):
                break
            figures = self.iterate(rng)
        if figures is not None:
            self.log(figures)

    def iterate(self, rng: np.random.Generator) -> Any:
        progress = self.progress
        begin = time.monotonic()
        self.learners, figures = improve(
            self.learners, self.company(rng), self.aims, self.pace(), shape=self.shape
        )
        figures = jax.device_get(figures)  # waits for the device
        spent = time.monotonic() - begin if self.compiled else 0
        self.compiled = True
        self.progress = replace(
            progress, iteration=progress.iteration + 1, seconds=progress.seconds + spent
        )
        self.remember(rng)
        if self.progress.iteration % SNAPSHOT == 0:
            self.log(figures)
        return figures

    def pace(self) -> Pace:
        left = max(1 - self.progress.seconds / self.planned, LEAST)
        learns = not self.progress.begun or self.progress.iteration >= ALONE
        return Pace(
            jnp.float32(self.rate * left), jnp.float32(self.bonus * left), jnp.float32(learns)
        )

    def company(self, rng: np.random.Generator) -> Company:
        """An opponent for each learner: a past self of any learner, or a guest."""
        count = len(self.candidates)
        when = rng.integers(self.progress.past, size=count)
        own, anybody = np.arange(count), rng.integers(count, size=count)
        who = np.where(rng.random(count) < 0.5, own, anybody)
        past = pick(self.pool, when, who)
        if self.guests is None:
            return Company(past, jnp.zeros(count))
        guests = rng.integers(self.guest_count, size=count)
        comes = rng.random(count) < np.array([c.guests for c in self.candidates])
        return Company(seat(past, self.guests, guests, comes), jnp.float32(LONELY * comes))

    def remember(self, rng: np.random.Generator) -> None:
        """Put the present selves into the pool and the ladder when it is time."""
        iteration, seconds, past, rungs = (
            self.progress.iteration,
            self.progress.seconds,
            self.progress.past,
            self.progress.rungs,
        )
        actors = self.learners.params["actor"]
        if iteration % SNAPSHOT == 0:
            slot = past if past < PAST else int(rng.integers(PAST))
            self.pool = put(self.pool, actors, slot)
            past = min(past + 1, PAST)
        if rungs < len(RUNGS) and seconds >= RUNGS[rungs] * self.planned:
            self.ladder = put(self.ladder, actors, rungs)
            rungs += 1
        self.progress = replace(self.progress, past=past, rungs=rungs)

    def log(self, figures: Any) -> None:
        """Write a line of the log: where the run is, and how each learner's own rounds went."""
        self.latest = {
            candidate.name: {name: round(float(x[n]), 4) for name, x in figures.items()}
            for n, candidate in enumerate(self.candidates)
        }
        self.write_line(
            {
                "iteration": self.progress.iteration,
                "seconds": round(self.progress.seconds, 2),
                "rounds": self.progress.iteration * self.shape.batch,
                "seats": self.shape.seats,
                "learners": self.latest,
            }
        )

    def write_line(self, line: dict[str, Any]) -> None:
        with (self.folder / LOG).open("a") as file:
            print(json.dumps(line), file=file)

    def climb(self, deals: int, seed: int = 1) -> None:
        """Measure progress: each learner against copies of its earlier selves."""
        for n, candidate in enumerate(self.candidates):
            actor = self.actor(n)
            for rung in range(self.progress.rungs):
                earlier = jax.tree.map(lambda x, r=rung, n=n: x[r, n], self.ladder)
                found = match(actor, earlier, seed, self.shape.seats, deals, candidate.custom)
                line = {"ladder": candidate.name, "among": f"itself at {RUNGS[rung]:.0%}"}
                self.write_line({**line, "seats": self.shape.seats, **found._asdict()})

    def actor(self, n: int) -> Tree:
        return jax.tree.map(lambda x: x[n], self.learners.params["actor"])

    def figures(self, candidate: Candidate) -> dict[str, Any]:
        return {
            "candidate": candidate.name,
            "seed": candidate.seed,
            "reward": reward_in_words(candidate),
            "rounds": self.progress.iteration * self.shape.batch,
            "seconds": round(self.progress.seconds, 1),
        }

    def save_weights(self) -> list[Path]:
        """A small file for each learner, ready to play."""
        paths = []
        for n, candidate in enumerate(self.candidates):
            header = header_for(self.shape.seats, self.figures(candidate))
            path = self.folder / f"{candidate.name}.npz"
            write(path, pack(header, self.actor(n)))
            paths.append(path)
        return paths

    def save(self, light: bool = False) -> Path:
        """Write a checkpoint; a light one in half precision, without optimiser and past."""
        path = self.folder / (LIGHT if light else CHECKPOINT)
        tree = half(self.learners.params) if light else self.everything()
        said = msgspec.to_builtins(self.progress) | {"names": self.names()}
        write_tree(path, tree, said)
        return path

    def names(self) -> list[str]:
        return [candidate.name for candidate in self.candidates]

    def everything(self) -> Tree:
        learners = self.learners._replace(key=jax.random.key_data(self.learners.key))
        return learners, self.pool, self.ladder

    def resume(self) -> None:
        """Go on where the folder says, from all of it or from the light copy."""
        if (path := self.folder / CHECKPOINT).exists():
            learners, self.pool, self.ladder = self.read(path, self.everything())
            self.learners = learners._replace(key=jax.random.wrap_key_data(learners.key))
        elif (path := self.folder / LIGHT).exists():
            params = self.read(path, self.learners.params)
            self.learners = self.learners._replace(params=params)
            self.pool = put(self.pool, params["actor"], 0)
            self.progress = replace(self.progress, past=1, rungs=0)

    def read(self, path: Path, like: Tree) -> Tree:
        """The tree in a file; raises ValueError if it was made for another population."""
        said, tree = read_tree(path, like)
        if said.pop("names") != self.names() or tree is None:
            raise ValueError(f"{path} was made for another population")
        self.progress = msgspec.convert(said, Progress)
        return tree


def reward_in_words(candidate: Candidate) -> str:
    aim = "win" if candidate.win else f"points, envy {candidate.envy:g}"
    peace = f", peace {candidate.peace:g}" if candidate.peace else ""
    windfall = f", windfall {candidate.windfall:g}" if candidate.windfall != 1 else ""
    return aim + peace + windfall


@jax.jit
def pick(pool: Tree, when: Any, who: Any) -> Tree:
    return jax.tree.map(lambda x: x[when, who], pool)


@jax.jit
def seat(past: Tree, guests: Tree, which: Any, comes: Any) -> Tree:
    """Seat a guest with each learner that has one, else a past self."""

    def choose(x: jax.Array, g: jax.Array) -> jax.Array:
        return jnp.where(comes.reshape(-1, *[1] * (x.ndim - 1)), g[which].astype(x.dtype), x)

    return jax.tree.map(choose, past, guests)


@jax.jit
def put(pool: Tree, actors: Tree, slot: Any) -> Tree:
    return jax.tree.map(lambda x, a: x.at[slot].set(a.astype(x.dtype)), pool, actors)
