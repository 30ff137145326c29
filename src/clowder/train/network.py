"""Layers and Adam in JAX: nothing that NumPy could not run afterwards."""

from __future__ import annotations

import itertools
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp

Layers: TypeAlias = list[tuple[jax.Array, jax.Array]]
Tree: TypeAlias = Any  # nested lists, tuples and dicts of arrays

MOST = 1.0  # gradients are clipped to this norm


def create(key: jax.Array, widths: list[int], last: float) -> Layers:
    """He initialisation; a small `last` layer makes the first policy nearly uniform."""
    layers = []
    for number, (inputs, outputs) in enumerate(itertools.pairwise(widths)):
        key, own = jax.random.split(key)
        scale = (2 / inputs) ** 0.5 * (last if number == len(widths) - 2 else 1)
        weight = jax.random.normal(own, (inputs, outputs)) * scale
        layers.append((weight, jnp.zeros(outputs)))
    return layers


def forward(layers: Layers, x: jax.Array) -> jax.Array:
    """Products in bfloat16, sums in float32."""
    for number, (weight, bias) in enumerate(layers):
        product = jnp.dot(
            x.astype(jnp.bfloat16),
            weight.astype(jnp.bfloat16),
            preferred_element_type=jnp.float32,
        )
        x = product + bias.astype(jnp.float32)
        x = x if number == len(layers) - 1 else jax.nn.relu(x)
    return x


def start_adam(params: Tree) -> Tree:
    zeros = jax.tree.map(jnp.zeros_like, params)
    return zeros, jax.tree.map(jnp.zeros_like, params), jnp.int32(0)


def step_adam(params: Tree, grads: Tree, state: Tree, rate: jax.Array) -> tuple[Tree, Tree]:
    """One step against the gradient."""
    mean, square, count = state
    norm = jnp.sqrt(sum(jnp.vdot(g, g) for g in jax.tree.leaves(grads)))
    grads = jax.tree.map(lambda g: g * jnp.minimum(1, MOST / (norm + 1e-9)), grads)
    count = count + 1
    mean = jax.tree.map(lambda m, g: 0.9 * m + 0.1 * g, mean, grads)
    square = jax.tree.map(lambda v, g: 0.999 * v + 0.001 * g * g, square, grads)
    warm = jnp.sqrt(1 - 0.999**count) / (1 - 0.9**count)
    params = jax.tree.map(
        lambda p, m, v: p - rate * warm * m / (jnp.sqrt(v) + 1e-8), params, mean, square
    )
    return params, (mean, square, count)
