"""A clock for a house, which shows what a test says."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

NOON = "2026-11-15 12:00"


@dataclass
class Sundial:
    """In UTC: "2026-11-15 12:00"."""

    shows: str = NOON

    def __call__(self) -> float:
        return datetime.fromisoformat(self.shows).replace(tzinfo=UTC).timestamp()
