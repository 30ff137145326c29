"""Which Clowder this is."""

from __future__ import annotations

from importlib.metadata import PackageNotFoundError, version


def own_version() -> str | None:
    """None where it runs without being installed."""
    try:
        return version("clowder")
    except PackageNotFoundError:
        return None
