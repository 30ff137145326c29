"""Settings of the whole suite: what a quick run leaves out, and the marker that names a rule.

`pytest --all` adds the tests marked `long` and plays more games under each law;
`pytest --hypothesis-profile=long` is for a night; its finds are kept and tried again first.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from pathlib import Path

import pytest
from hypothesis import settings

# Before NumPy is imported: a test has a core, and more threads than cores wait for each other.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
# Before JAX is: what it compiled for one run serves the next.
os.environ.setdefault("JAX_COMPILATION_CACHE_DIR", str(Path(__file__).parents[1] / "build" / "jax"))
os.environ.setdefault("JAX_PERSISTENT_CACHE_MIN_COMPILE_TIME_SECS", "0.2")

settings.register_profile("quick", deadline=None, derandomize=True, max_examples=3)
settings.register_profile("all", deadline=None, derandomize=True, max_examples=12)
settings.register_profile("long", deadline=None, max_examples=2000)
settings.load_profile("quick")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run the long tests too")


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line("markers", "rule(*numbers): the numbered rules that the test is about")
    config.addinivalue_line("markers", "long: takes long and is run by --all only")
    if config.getoption("--all") and not config.getoption("--hypothesis-profile"):
        settings.load_profile("all")


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Generator[None, object, object]:
    """Whatever is imported now stays, so that no collection of garbage has to look at it."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.collect()
        gc.freeze()
        gc.enable()


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("--all"):
        return
    left_out = [item for item in items if item.get_closest_marker("long")]
    config.hook.pytest_deselected(items=left_out)
    items[:] = [item for item in items if not item.get_closest_marker("long")]
