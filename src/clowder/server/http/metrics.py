"""Figures for operators; nothing about anybody's cards follows from them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from prometheus_client import CollectorRegistry, Gauge

from clowder.server.work.pool import WorkerPool
from clowder.server.work.turns import KINDS

if TYPE_CHECKING:
    from clowder.server.tables.house import House
    from clowder.server.tables.nodes import Nodes


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
        "clowder_tables_unreadable": (
            "Tables that were set aside since their logs make no sense",
            len(house.unreadable),
        ),
        "clowder_viewers": (
            "Open views of tables",
            sum(len(live.viewers) for live in house.live.values()),
        ),
        "clowder_entries_written": ("Log entries on disk since the start", house.store.written),
        "clowder_notices_sent": ("Notices that push services took", house.courier.sent),
        "clowder_notices_failed": ("Notices that they did not", house.courier.failed),
        "clowder_commits": ("Commits since the start", house.store.commits),
        "clowder_storage_failures": (
            "Commits that the disk refused since the start",
            house.store.failures,
        ),
        "clowder_storage_failing": (
            "1 while nothing can be written",
            float(house.store.failing),
        ),
    }
    if house.nodes is not None:
        figures |= measure_node(house.nodes)
    for name, (help_text, value) in figures.items():
        Gauge(name, help_text, registry=registry).set(value)
    measure_workers(registry, (house.pool, house.replays.pool))
    return registry


def measure_node(node: Nodes) -> dict[str, tuple[str, float]]:
    bus = node.bus is not None and node.bus.connected
    return {
        "clowder_leases": ("Tables whose bots and clocks this node runs", len(node.held)),
        "clowder_writes_refused": (
            "Moves of bots and clocks that were refused, since another node runs the table",
            node.house.store.refused,
        ),
        "clowder_bus_connected": ("1 while news of other nodes comes at once", float(bus)),
    }


def measure_workers(registry: CollectorRegistry, pools: Sequence[WorkerPool]) -> None:
    runs = "Runs in worker processes since the start"
    failures = "Runs that ended in an error, took too long, or whose process died"
    counted = Gauge("clowder_worker_runs", runs, ["kind"], registry=registry)
    failed = Gauge("clowder_worker_failures", failures, ["kind"], registry=registry)
    for kind in KINDS:
        counted.labels(kind).set(sum(pool.runs[kind] for pool in pools))
        failed.labels(kind).set(sum(pool.failures[kind] for pool in pools))
