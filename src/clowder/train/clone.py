"""Networks that imitate other levels of Cat in the Box, to sit with those that learn.

    python -m clowder.train.clone DIR --seconds 100 --jobs 16

DIR gets a file of weights for every seat count and level, `<seats>/<level>.npz`.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

from clowder.train.teachers import TEACHERS, Taught, teach

if TYPE_CHECKING:
    import jax

HELD_BACK = 20  # one decision in so many is not learnt from, but told of
BATCH = 1024
RATE = 1e-3


def imitate(taught: Taught, seats: int, width: int, epochs: int) -> tuple[Any, float]:
    """The layers, and how often they like best what the level likes best."""
    import jax  # after the games are played: processes and JAX do not mix
    import jax.numpy as jnp

    from clowder.bots.rooms.cat_in_the_box.trained.actions import sizes_for
    from clowder.bots.rooms.cat_in_the_box.trained.features import tests_for
    from clowder.train.network import create, forward, start_adam, step_adam
    from clowder.train.ppo import legal_of

    tests = tests_for(seats)
    layers = create(jax.random.key(seats), [tests.size, width, width, sizes_for(seats).actions], 1)
    back = len(taught.facts) // HELD_BACK
    facts, chances = jnp.asarray(taught.facts[back:]), jnp.asarray(taught.chances[back:])
    batch = min(BATCH, len(facts))
    steps = len(facts) // batch

    def say(layers: Any, known: jax.Array) -> jax.Array:
        found = forward(layers, tests.features(jnp, known))
        return jnp.where(legal_of(seats, known), found, -1e9)

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
        rate = jnp.float32(RATE * (1 - number / epochs))
        carry, _ = epoch(carry, jax.random.key(number), rate)
    layers = carry[0]
    agreed = say(layers, jnp.asarray(taught.facts[:back])).argmax(1)
    best = taught.chances[:back].argmax(1)
    return layers, float((agreed == best).mean())


def save(path: Path, seats: int, layers: Any, figures: dict[str, Any]) -> None:
    from clowder.bots.rooms.cat_in_the_box.trained.weights import header_for, pack
    from clowder.train.checkpoint import write

    write(path, pack(header_for(seats, figures), layers))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", type=Path)
    parser.add_argument("--seats", default="2,3,4,5")
    parser.add_argument("--seconds", type=float, default=100, help="of play, on every core")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--width", type=int, default=256)
    parser.add_argument("--epochs", type=int, default=20)
    args = parser.parse_args()
    kinds = [(int(seats), level) for seats in args.seats.split(",") for level in TEACHERS]
    for (seats, level), taught in teach(kinds, args.seconds, args.jobs).items():
        begin = time.monotonic()
        layers, agreed = imitate(taught, seats, args.width, args.epochs)
        count = len(taught.facts)
        save(
            args.folder / str(seats) / f"{level}.npz",
            seats,
            layers,
            {"clone": level, "decisions": count, "agreed": round(agreed, 3)},
        )
        spent = time.monotonic() - begin
        print(
            f"{seats} seats: {level} by {count} decisions, {agreed:.1%} alike, {spent:.0f} s",
            flush=True,
        )


if __name__ == "__main__":
    main()
