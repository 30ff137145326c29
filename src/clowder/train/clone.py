"""Networks that imitate other levels of Cat in the Box, to sit with those that learn.

    python -m clowder.train.clone DIR --seconds 100 --jobs 16

DIR gets a file of weights for every seat count and level, `<seats>/<level>.npz`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from clowder.train.teachers import Taught, teach

if TYPE_CHECKING:
    import jax

HELD_BACK = 20  # one decision in so many is held out, to measure agreement


class Pace(NamedTuple):
    """How fast a network learns: the first learning rate, and decisions in a batch."""

    rate: float
    batch: int


ANEW, CORRECTING = Pace(1e-3, 1024), Pace(1e-4, 256)  # from random weights, and fine-tuning


def imitate(
    taught: Taught, seats: int, width: int, epochs: int, begin: Path | None = None
) -> tuple[Any, float, float]:
    """The layers, and the share of decisions in which they agree with the level: before learning,
    and after it.

    With `begin` it fine-tunes that network in small steps.
    """
    import jax  # after the games are played: processes and JAX do not mix
    import jax.numpy as jnp

    from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
    from clowder.bots.rooms.cat_in_the_box.trained.features import tests_for
    from clowder.train.checkpoint import load_actor
    from clowder.train.network import create, forward
    from clowder.train.ppo import legal_of

    tests = tests_for(seats)
    layers = create(jax.random.key(seats), [tests.size, width, width, sizes_for(seats).actions], 1)
    if begin is not None:
        layers = load_actor(begin, seats)
    back = len(taught.facts) // HELD_BACK

    def say(layers: Any, known: jax.Array) -> jax.Array:
        found = forward(layers, tests.features(jnp, known))
        return jnp.where(legal_of(seats, known), found, -1e9)

    lessons = jnp.asarray(taught.facts[back:]), jnp.asarray(taught.chances[back:])
    learnt = learn(say, layers, lessons, ANEW if begin is None else CORRECTING, epochs)

    def agreement(layers: Any) -> float:
        likely = say(layers, jnp.asarray(taught.facts[:back])).argmax(1)
        return float((likely == taught.chances[:back].argmax(1)).mean())

    return learnt, agreement(layers), agreement(learnt)


def learn(
    say: Callable[[Any, jax.Array], jax.Array],
    layers: Any,
    lessons: tuple[jax.Array, jax.Array],
    pace: Pace,
    epochs: int,
) -> Any:
    """The layers after so many passes over the lessons: facts, and target probabilities.

    `say` gives the logits of layers for some facts. The learning rate falls to zero.
    """
    import jax
    import jax.numpy as jnp

    from clowder.train.network import start_adam, step_adam

    facts, chances = lessons
    batch = min(pace.batch, len(facts))
    steps = len(facts) // batch

    def loss(layers: Any, known: jax.Array, wanted: jax.Array) -> jax.Array:
        logs = jax.nn.log_softmax(say(layers, known))
        return -(jnp.where(wanted > 0, wanted.astype(jnp.float32) * logs, 0)).sum(1).mean()

    @jax.jit
    def epoch(carry: Any, key: jax.Array, rate: jax.Array) -> Any:
        order = jax.random.permutation(key, len(facts))[: steps * batch].reshape(steps, batch)

        def step(carry: Any, rows: jax.Array) -> Any:
            layers, adam = carry
            worth, grads = jax.value_and_grad(loss)(layers, facts[rows], chances[rows])
            return step_adam(layers, grads, adam, rate), worth

        return jax.lax.scan(step, carry, order)

    carry = layers, start_adam(layers)
    for number in range(epochs):
        rate = jnp.float32(pace.rate * (1 - number / epochs))
        carry, _ = epoch(carry, jax.random.key(number), rate)
    return carry[0]


def save(path: Path, seats: int, layers: Any, figures: dict[str, Any]) -> None:
    from clowder.bots.rooms.cat_in_the_box.trained.weights import header_for, pack
    from clowder.train.checkpoint import write

    write(path, pack(header_for(seats, figures), layers))


def fit(
    path: Path, taught: Taught, what: tuple[int, str, int], epochs: int, begin: Path | None
) -> None:
    """A clone of a level into that file; `what` is seats, level and width."""
    (seats, level, width), since, count = what, time.monotonic(), len(taught.facts)
    layers, before, agreed = imitate(taught, seats, width, epochs, begin)
    save(path, seats, layers, {"clone": level, "decisions": count, "agreed": round(agreed, 3)})
    spent = time.monotonic() - since
    print(
        f"{seats} seats: {level}, {width} wide, by {count} decisions, {agreed:.1%} alike"
        f" ({before:.1%} before), {spent:.0f} s",
        flush=True,
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--seconds", type=float, default=100, help="of play, on every core")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--widths", default="256", help="DIR gets -WIDTH for all but the first")
    parser.add_argument("--levels", default="baseline,quick")
    parser.add_argument("--begin", help="correct these: DIR/cat_in_the_box_{seats}.npz")
    parser.add_argument("--epochs", type=int, default=20)
    args = parser.parse_args()
    levels = args.levels.split(",")
    kinds = [(int(seats), level) for seats in args.seats.split(",") for level in levels]
    for (seats, level), taught in teach(kinds, args.seconds, args.jobs).items():
        for place, width in enumerate(map(int, args.widths.split(","))):
            folder = Path(f"{args.folder}-{width}") if place else args.folder
            begin = Path(args.begin.format(seats=seats)) if args.begin else None
            path = folder / str(seats) / f"{level}.npz"
            fit(path, taught, (seats, level, width), args.epochs, begin)


if __name__ == "__main__":
    main()
