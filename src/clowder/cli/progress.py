"""A progress bar on a terminal, nothing where there is none."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeVar

from rich.console import Console

Item = TypeVar("Item")


def show_progress(items: Iterable[Item], total: int, what: str) -> Iterator[Item]:
    from rich.progress import track  # slow to load, and most commands have no bar

    console = Console(stderr=True)
    yield from track(
        items,
        description=what,
        total=total,
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
