"""What an operator can watch; nothing here tells of anybody's cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Gauge

if TYPE_CHECKING:
    from clowder.server.tables.house import House


def measure(house: House) -> CollectorRegistry:
    registry = CollectorRegistry()
    figures = {
        "clowder_tables": ("Tables in memory", len(house.live)),
        "clowder_tables_playing": (
            "Tables with a game in progress",
            sum(
                live.table.match is not None and not live.table.over for live in house.live.values()
            ),
        ),
        "clowder_viewers": (
            "Open views of tables",
            sum(len(live.viewers) for live in house.live.values()),
        ),
        "clowder_lines_written": ("Log lines on disk since the start", house.store.written),
        "clowder_commits": ("Commits since the start", house.store.commits),
        "clowder_bot_failures": ("Bot thoughts that were replaced", house.bots.failures),
    }
    for name, (help_text, value) in figures.items():
        Gauge(name, help_text, registry=registry).set(value)
    return registry
